<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>{card} adds %n virtual wall(s).</source>
        <translation>
            <numerusform>{card} adds %n virtual wall.</numerusform>
            <numerusform>{card} adds %n virtual walls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) to {region}.</source>
        <translation>
            <numerusform>{player} loses %n point to {region}.</numerusform>
            <numerusform>{player} loses %n points to {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player} gains %n point in {province}.</numerusform>
            <numerusform>{player} gains %n points in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s): {source}.</source>
        <translation>
            <numerusform>{player} gains %n point: {source}.</numerusform>
            <numerusform>{player} gains %n points: {source}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table goes back %n step(s) by agreement.</source>
        <translation>
            <numerusform>The table goes back %n step by agreement.</numerusform>
            <numerusform>The table goes back %n steps by agreement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n card(s), not known</source>
        <translation>
            <numerusform>%n card, not known</numerusform>
            <numerusform>%n cards, not known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n card, face down</numerusform>
            <numerusform>%n cards, face down</numerusform>
        </translation>
    </message>
</context>
</TS>
