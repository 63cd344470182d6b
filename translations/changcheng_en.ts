<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}: {verdict}, {points} point (±{error}): “{chosen}” instead of “{best}”.</numerusform>
            <numerusform>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The peek brought {points} points (from {low} to {high}).</source>
        <translation>
            <numerusform>The peek brought {points} point (from {low} to {high}).</numerusform>
            <numerusform>The peek brought {points} points (from {low} to {high}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{source}: {own} of %n point(s).</source>
        <translation>
            <numerusform>{source}: {own} of %n point.</numerusform>
            <numerusform>{source}: {own} of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}: {verdict}, {points} win in 100 (±{error}): “{chosen}” instead of “{best}”.</numerusform>
            <numerusform>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} Chance: {player} gained {points} point.</numerusform>
            <numerusform>{what} Chance: {player} gained {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} Chance: {player} lost {points} point.</numerusform>
            <numerusform>{what} Chance: {player} lost {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} The unseen: {player} gained {points} point.</numerusform>
            <numerusform>{what} The unseen: {player} gained {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} The unseen: {player} lost {points} point.</numerusform>
            <numerusform>{what} The unseen: {player} lost {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} points.</source>
        <translation>
            <numerusform>{what} That gained {player} {points} point.</numerusform>
            <numerusform>{what} That gained {player} {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} points.</source>
        <translation>
            <numerusform>{what} That cost {player} {points} point.</numerusform>
            <numerusform>{what} That cost {player} {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} That gained {player} {points} win in 100.</numerusform>
            <numerusform>{what} That gained {player} {points} wins in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} That cost {player} {points} win in 100.</numerusform>
            <numerusform>{what} That cost {player} {points} wins in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} more wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}: {points} more win in 100 for {player}.</numerusform>
            <numerusform>{what} {luck}: {points} more wins in 100 for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} fewer wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}: {points} fewer win in 100 for {player}.</numerusform>
            <numerusform>{what} {luck}: {points} fewer wins in 100 for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clear error(s), which cost {points} wins in 100.</source>
        <translation>
            <numerusform>%n clear error, which cost {points} wins in 100.</numerusform>
            <numerusform>%n clear errors, which cost {points} wins in 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtOnce</name>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n point at once.</numerusform>
            <numerusform>%n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{worth}, but %n card(s) there may change that</source>
        <translation>
            <numerusform>{worth}, but %n card there may change that</numerusform>
            <numerusform>{worth}, but %n cards there may change that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n point(s) each – {players}.</source>
        <translation>
            <numerusform>{place} is full: %n point each – {players}.</numerusform>
            <numerusform>{place} is full: %n points each – {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: you score %n point(s).</source>
        <translation>
            <numerusform>{place} is full: you score %n point.</numerusform>
            <numerusform>{place} is full: you score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: {players} scores %n point(s).</source>
        <translation>
            <numerusform>{place} is full: {players} scores %n point.</numerusform>
            <numerusform>{place} is full: {players} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {place} you would lose %n point(s).</source>
        <translation>
            <numerusform>In {place} you would lose %n point.</numerusform>
            <numerusform>In {place} you would lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for your roads as they stand.</source>
        <translation>
            <numerusform>%n more point for your roads as they stand.</numerusform>
            <numerusform>%n more points for your roads as they stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {place} {player} would lose %n point(s).</source>
        <translation>
            <numerusform>In {place} {player} would lose %n point.</numerusform>
            <numerusform>In {place} {player} would lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {player}’s roads.</source>
        <translation>
            <numerusform>%n more point for {player}’s roads.</numerusform>
            <numerusform>%n more points for {player}’s roads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaChronicle</name>
    <message numerus="yes">
        <source>%n discard(s) form a new pile.</source>
        <translation>
            <numerusform>%n discard forms a new pile.</numerusform>
            <numerusform>%n discards form a new pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new open card(s).</source>
        <translation>
            <numerusform>%n new open card.</numerusform>
            <numerusform>%n new open cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open card(s) taken: {colours}</source>
        <translation>
            <numerusform>open card taken: {colours}</numerusform>
            <numerusform>open cards taken: {colours}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaInspector</name>
    <message numerus="yes">
        <source>Room for %n emissary(ies).</source>
        <translation>
            <numerusform>Room for %n emissary.</numerusform>
            <numerusform>Room for %n emissaries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaPiece</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emissary(ies)</source>
        <translation>
            <numerusform>%n emissary</numerusform>
            <numerusform>%n emissaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortification(s)</source>
        <translation>
            <numerusform>%n fortification</numerusform>
            <numerusform>%n fortifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaPlayers</name>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n hidden card</numerusform>
            <numerusform>%n hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaScoring</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaTray</name>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>Pile: %n card</numerusform>
            <numerusform>Pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile: %n card(s)</source>
        <translation>
            <numerusform>Second pile: %n card</numerusform>
            <numerusform>Second pile: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaVictory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.</source>
        <translation>
            <numerusform>{player} wins with {score} point and more pieces left: {more} to {fewer}.</numerusform>
            <numerusform>{player} wins with {score} points and more pieces left: {more} to {fewer}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>{player} loses %n point(s) in {region}.</source>
        <translation>
            <numerusform>{player} loses %n point in {region}.</numerusform>
            <numerusform>{player} loses %n points in {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player} scores %n point in {province}.</numerusform>
            <numerusform>{player} scores %n points in {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for the double wall.</source>
        <translation>
            <numerusform>{player} scores %n point for the double wall.</numerusform>
            <numerusform>{player} scores %n points for the double wall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {source}.</source>
        <translation>
            <numerusform>{player} scores %n point for {source}.</numerusform>
            <numerusform>{player} scores %n points for {source}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>{points} points less</source>
        <translation>
            <numerusform>{points} point less</numerusform>
            <numerusform>{points} points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking… about %n second(s) left</source>
        <translation>
            <numerusform>Thinking… about %n second left</numerusform>
            <numerusform>Thinking… about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking for %n second(s)…</source>
        <translation>
            <numerusform>Thinking for %n second…</numerusform>
            <numerusform>Thinking for %n seconds…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>{region} {threat}: {players} lead(s), sheltered</source>
        <translation>
            <numerusform>{region} {threat}: {players} leads, sheltered</numerusform>
            <numerusform>{region} {threat}: {players} lead, sheltered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Would lose: {players}</source>
        <translation>
            <numerusform>Would lose: {players}</numerusform>
            <numerusform>Would lose: {players}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message numerus="yes">
        <source>{title} at {host}&apos;s table, %n seat(s) free</source>
        <translation>
            <numerusform>{title} at {host}&apos;s table, %n seat free</numerusform>
            <numerusform>{title} at {host}&apos;s table, %n seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>Best was: {best} (+{points} points).</source>
        <translation>
            <numerusform>Best was: {best} (+{points} point).</numerusform>
            <numerusform>Best was: {best} (+{points} points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} ({points} more wins in 100).</source>
        <translation>
            <numerusform>Best was: {best} ({points} more win in 100).</numerusform>
            <numerusform>Best was: {best} ({points} more wins in 100).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} points better.</source>
        <translation>
            <numerusform>As good as it gets: {points} point better.</numerusform>
            <numerusform>As good as it gets: {points} points better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points better, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points} point better, but still {behind} behind the best.</numerusform>
            <numerusform>{points} points better, but still {behind} behind the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} points are lost.</source>
        <translation>
            <numerusform>No better than before: {behind} point is lost.</numerusform>
            <numerusform>No better than before: {behind} points are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} more wins in 100.</source>
        <translation>
            <numerusform>As good as it gets: {points} more win in 100.</numerusform>
            <numerusform>As good as it gets: {points} more wins in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more wins in 100, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points} more win in 100, but still {behind} behind the best.</numerusform>
            <numerusform>{points} more wins in 100, but still {behind} behind the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} wins in 100 are lost.</source>
        <translation>
            <numerusform>No better than before: {behind} win in 100 is lost.</numerusform>
            <numerusform>No better than before: {behind} wins in 100 are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>On average a different turn gains about %n more point(s) on your best rival. Try again?</source>
        <translation>
            <numerusform>On average a different turn gains about %n more point on your best rival. Try again?</numerusform>
            <numerusform>On average a different turn gains about %n more points on your best rival. Try again?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>in %n of 100 simulated games</source>
        <translation>
            <numerusform>in %n of 100 simulated games</numerusform>
            <numerusform>in %n of 100 simulated games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {points} fewer points on average</source>
        <translation>
            <numerusform>costs {points} point less on average</numerusform>
            <numerusform>costs {points} fewer points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {points} more points on average</source>
        <translation>
            <numerusform>costs {points} more point on average</numerusform>
            <numerusform>costs {points} more points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} more points there</source>
        <translation>
            <numerusform>the rival who finishes best loses {points} more point there</numerusform>
            <numerusform>the rival who finishes best loses {points} more points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} fewer points there</source>
        <translation>
            <numerusform>the rival who finishes best loses {points} point less there</numerusform>
            <numerusform>the rival who finishes best loses {points} fewer points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points there on average</source>
        <translation>
            <numerusform>{points} more point there on average</numerusform>
            <numerusform>{points} more points there on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points there on average</source>
        <translation>
            <numerusform>{points} point fewer there on average</numerusform>
            <numerusform>{points} fewer points there on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points on average</source>
        <translation>
            <numerusform>{points} more point on average</numerusform>
            <numerusform>{points} more points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points on average</source>
        <translation>
            <numerusform>{points} point less on average</numerusform>
            <numerusform>{points} fewer points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} fewer points there</source>
        <translation>
            <numerusform>the rival who finishes best scores {points} point less there</numerusform>
            <numerusform>the rival who finishes best scores {points} fewer points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} more points there</source>
        <translation>
            <numerusform>the rival who finishes best scores {points} more point there</numerusform>
            <numerusform>the rival who finishes best scores {points} more points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained there on the rival who finishes best</source>
        <translation>
            <numerusform>{points} point gained there on the rival who finishes best</numerusform>
            <numerusform>{points} points gained there on the rival who finishes best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost there to the rival who finishes best</source>
        <translation>
            <numerusform>{points} point lost there to the rival who finishes best</numerusform>
            <numerusform>{points} points lost there to the rival who finishes best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained on the rival who finishes best</source>
        <translation>
            <numerusform>{points} point gained on the rival who finishes best</numerusform>
            <numerusform>{points} points gained on the rival who finishes best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost to the rival who finishes best</source>
        <translation>
            <numerusform>{points} point lost to the rival who finishes best</numerusform>
            <numerusform>{points} points lost to the rival who finishes best</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unknown card</numerusform>
            <numerusform>%n unknown cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>{player} took %n hint(s)</source>
        <translation>
            <numerusform>{player} took %n hint</numerusform>
            <numerusform>{player} took %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAdvice</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>kinds of goods</comment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{harbour} %n road(s) off</source>
        <translation>
            <numerusform>{harbour} %n road off</numerusform>
            <numerusform>{harbour} %n roads off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAid</name>
    <message numerus="yes">
        <source>%n card(s) uncertain.</source>
        <translation>
            <numerusform>%n card uncertain.</numerusform>
            <numerusform>%n cards uncertain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAnswer</name>
    <message numerus="yes">
        <source>Take 1 of %n card(s)</source>
        <translation>
            <numerusform>Take 1 of %n card</numerusform>
            <numerusform>Take 1 of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAtOnce</name>
    <message numerus="yes">
        <source>Longest line: %n road(s).</source>
        <translation>
            <numerusform>Longest line: %n road.</numerusform>
            <numerusform>Longest line: %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>At least %n card.</numerusform>
            <numerusform>At least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free corner(s) give more often.</source>
        <translation>
            <numerusform>%n free corner gives more often.</numerusform>
            <numerusform>%n free corners give more often.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fort} then withstands %n more rider(s).</source>
        <translation>
            <numerusform>{fort} then withstands %n more rider.</numerusform>
            <numerusform>{fort} then withstands %n more riders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host then takes %n more soldier(s).</source>
        <translation>
            <numerusform>The Great Host then takes %n more soldier.</numerusform>
            <numerusform>The Great Host then takes %n more soldiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hex} gives again ({chance}): %n card(s) each time.</source>
        <translation>
            <numerusform>{hex} gives again ({chance}): %n card each time.</numerusform>
            <numerusform>{hex} gives again ({chance}): %n cards each time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand, {points}.</source>
        <translation>
            <numerusform>{player}: %n card in hand, {points}.</numerusform>
            <numerusform>{player}: %n cards in hand, {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: a seven before the next turn ({chance}%) takes half.</source>
        <translation>
            <numerusform>%n card in hand: a seven before the next turn ({chance}%) takes half.</numerusform>
            <numerusform>%n cards in hand: a seven before the next turn ({chance}%) takes half.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersBoard</name>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n edict left</numerusform>
            <numerusform>%n edicts left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersBreach</name>
    <message numerus="yes">
        <source>One penalty: {before} − 1 = %n point(s)</source>
        <translation>
            <numerusform>One penalty: {before} − 1 = %n point</numerusform>
            <numerusform>One penalty: {before} − 1 = %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersChart</name>
    <message numerus="yes">
        <source>As uneven as this: %n game(s) in 100.</source>
        <translation>
            <numerusform>As uneven as this: %n game in 100.</numerusform>
            <numerusform>As uneven as this: %n games in 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersChoice</name>
    <message numerus="yes">
        <source>A seven: give up %n card(s)</source>
        <translation>
            <numerusform>A seven: give up %n card</numerusform>
            <numerusform>A seven: give up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>%n card chosen.</numerusform>
            <numerusform>%n cards chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersChronicle</name>
    <message numerus="yes">
        <source>The rider(s) enter {hexes}.</source>
        <translation>
            <numerusform>The rider enters {hexes}.</numerusform>
            <numerusform>The riders enter {hexes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has {towers} and %n penalty(ies): breach {number} of {most}.</source>
        <translation>
            <numerusform>{player} now has {towers} and %n penalty: breach {number} of {most}.</numerusform>
            <numerusform>{player} now has {towers} and %n penalties: breach {number} of {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} holds the Great Host, with %n soldier(s).</source>
        <translation>
            <numerusform>{player} holds the Great Host, with %n soldier.</numerusform>
            <numerusform>{player} holds the Great Host, with %n soldiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n road(s)</source>
        <translation>
            <numerusform>built %n road</numerusform>
            <numerusform>built %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bought %n edict(s)</source>
        <translation>
            <numerusform>bought %n edict</numerusform>
            <numerusform>bought %n edicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made %n offer(s) without a deal</source>
        <translation>
            <numerusform>made %n offer without a deal</numerusform>
            <numerusform>made %n offers without a deal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersGood</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n clay</numerusform>
            <numerusform>%n clay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n wool</numerusform>
            <numerusform>%n wool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n ore</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPiece</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n rider</numerusform>
            <numerusform>%n riders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tower</numerusform>
            <numerusform>%n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPlaces</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPrompt</name>
    <message numerus="yes">
        <source>A seven: give up %n card(s).</source>
        <translation>
            <numerusform>A seven: give up %n card.</numerusform>
            <numerusform>A seven: give up %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.</source>
        <translation>
            <numerusform>Soldier, %n deed left: shift or chase a rider, move the pirate, or finish.</numerusform>
            <numerusform>Soldier, %n deeds left: shift or chase a rider, move the pirate, or finish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corvée: %n free road(s) left, or finish.</source>
        <translation>
            <numerusform>Corvée: %n free road left, or finish.</numerusform>
            <numerusform>Corvée: %n free roads left, or finish.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersReasons</name>
    <message numerus="yes">
        <source>{line}: {wins} more games won in 100.</source>
        <translation>
            <numerusform>{line}: {wins} more game won in 100.</numerusform>
            <numerusform>{line}: {wins} more games won in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {wins} fewer games won in 100.</source>
        <translation>
            <numerusform>{line}: {wins} fewer game won in 100.</numerusform>
            <numerusform>{line}: {wins} fewer games won in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</numerusform>
            <numerusform>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won within a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>The game is won within a round in %n of 100 games; with the other move, in {other}.</numerusform>
            <numerusform>The game is won within a round in %n of 100 games; with the other move, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</numerusform>
            <numerusform>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</numerusform>
            <numerusform>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersRefusal</name>
    <message numerus="yes">
        <source>You lack {goods}.</source>
        <translation>
            <numerusform>You lack {goods}.</numerusform>
            <numerusform>You lack {goods}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersResult</name>
    <message numerus="yes">
        <source>Best loser(s): {players}, {score}.</source>
        <translation>
            <numerusform>Best loser: {players}, {score}.</numerusform>
            <numerusform>Best losers: {players}, {score}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersSight</name>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n edict left</numerusform>
            <numerusform>%n edicts left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At home: %n rider(s)</source>
        <translation>
            <numerusform>At home: %n rider</numerusform>
            <numerusform>At home: %n riders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersTray</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{share} of {count} game(s)</source>
        <translation>
            <numerusform>{share} of {count} game</numerusform>
            <numerusform>{share} of {count} games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} seat(s)</source>
        <translation>
            <numerusform>{share} of {count} seat</numerusform>
            <numerusform>{share} of {count} seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s), {share}</source>
        <translation>
            <numerusform>{count} time, {share}</numerusform>
            <numerusform>{count} times, {share}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} clear errors a game</source>
        <translation>
            <numerusform>{points} clear error a game</numerusform>
            <numerusform>{points} clear errors a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost a game</source>
        <translation>
            <numerusform>{points} point lost a game</numerusform>
            <numerusform>{points} points lost a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} game</numerusform>
            <numerusform>{count} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>Only %n seat(s) are free at this table.</source>
        <translation>
            <numerusform>Only %n seat is free at this table.</numerusform>
            <numerusform>Only %n seats are free at this table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n character left</numerusform>
            <numerusform>%n characters left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s).</source>
        <translation>
            <numerusform>{player} wins with {score} point.</numerusform>
            <numerusform>{player} wins with {score} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with {score} point(s) each.</source>
        <translation>
            <numerusform>{players} share the win with {score} point each.</numerusform>
            <numerusform>{players} share the win with {score} points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>You win by %n point.</numerusform>
            <numerusform>You win by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came second, %n point(s) behind.</source>
        <translation>
            <numerusform>You came second, %n point behind.</numerusform>
            <numerusform>You came second, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>You share second place, %n point behind.</numerusform>
            <numerusform>You share second place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %n point(s) behind.</source>
        <translation>
            <numerusform>You came third, %n point behind.</numerusform>
            <numerusform>You came third, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>You share third place, %n point behind.</numerusform>
            <numerusform>You share third place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>You came fourth, %n point behind.</numerusform>
            <numerusform>You came fourth, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>You share fourth place, %n point behind.</numerusform>
            <numerusform>You share fourth place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>You came fifth, %n point behind.</numerusform>
            <numerusform>You came fifth, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>You share fifth place, %n point behind.</numerusform>
            <numerusform>You share fifth place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>You came sixth, %n point behind.</numerusform>
            <numerusform>You came sixth, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} lose(s) only on the tie-break.</source>
        <translation>
            <numerusform>{players} loses only on the tie-break.</numerusform>
            <numerusform>{players} lose only on the tie-break.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} ha(s/ve) no fewer points.</source>
        <translation>
            <numerusform>{players} has no fewer points.</numerusform>
            <numerusform>{players} have no fewer points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came second, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} came second, %n point behind.</numerusform>
            <numerusform>{player} came second, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} share second place, %n point behind.</numerusform>
            <numerusform>{players} share second place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came third, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} came third, %n point behind.</numerusform>
            <numerusform>{player} came third, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} share third place, %n point behind.</numerusform>
            <numerusform>{players} share third place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} came fourth, %n point behind.</numerusform>
            <numerusform>{player} came fourth, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} share fourth place, %n point behind.</numerusform>
            <numerusform>{players} share fourth place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} came fifth, %n point behind.</numerusform>
            <numerusform>{player} came fifth, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} share fifth place, %n point behind.</numerusform>
            <numerusform>{players} share fifth place, %n points behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} came sixth, %n point behind.</numerusform>
            <numerusform>{player} came sixth, %n points behind.</numerusform>
        </translation>
    </message>
</context>
</TS>
