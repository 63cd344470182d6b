<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>The network is used only while you look for, open or join a table with people at other computers. Everybody in your own network, or the post office, then sees addresses and times, but no cards or moves.</source>
        <translation>La rete si usa solo quando cerchi o apri un tavolo con persone su altri computer, o vi partecipi. Chiunque nella tua rete, o l’ufficio postale, vede allora indirizzi e orari, ma non le carte né le mosse.</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence, written in Python. It uses Qt through PySide6 (LGPL version 3) and the fonts Cabin, EB Garamond, WenKai and Noto Sans CJK (SIL Open Font License).</source>
        <translation>Il programma è software libero con licenza MIT. È scritto in Python e usa Qt tramite PySide6, con licenza LGPL versione 3. I caratteri Cabin, EB Garamond, WenKai e Noto Sans CJK sono distribuiti con la SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Version {version}, with compiled bots</source>
        <translation>Versione {version}, con bot compilati</translation>
    </message>
    <message>
        <source>Version {version}, with bots in plain Python</source>
        <translation>Versione {version}, con bot in Python puro</translation>
    </message>
    <message>
        <source>Unofficial fan adaptations of Chang Cheng by Walter Obert, China by Michael Schacht and, in Riders at the Wall, a scenario by Klaus Teuber. None of them is involved in this program. All text, artwork, boards and maps are original.</source>
        <translation>Adattamenti non ufficiali, fatti da appassionati, di Chang Cheng di Walter Obert, di Cina di Michael Schacht e, in Cavalieri alle Mura, di uno scenario di Klaus Teuber. Nessuno di loro è coinvolto in questo programma. Testi, immagini, plance e mappe sono originali.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Apri una partita salvata…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>Torna alla schermata iniziale</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>Ask to take back…</source>
        <translation>Torna indietro di comune accordo…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Nascondi la mia mano</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>Adatta la plancia</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Accelera fino alla fine</translation>
    </message>
    <message>
        <source>Stop playing out</source>
        <translation>Torna al ritmo normale</translation>
    </message>
    <message>
        <source>Play with others…</source>
        <translation>Gioca con altri…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Copy an invitation to watch</source>
        <translation>Copia un invito a guardare</translation>
    </message>
    <message>
        <source>Ask to stop here…</source>
        <translation>Chiedi di lasciare incompiuta…</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>Cambia giocatori…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Replay last round</source>
        <translation>Rivedi l’ultimo giro</translation>
    </message>
    <message>
        <source>Highlight changes</source>
        <translation>Evidenzia i cambiamenti</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Toggle dark mode</source>
        <translation>Tema chiaro o scuro</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>Silenzia i suoni</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>Metti in pausa i bot</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un passo dei bot</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>Regole in breve</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Impara a giocare…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Opzioni della partita</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Enlarge board</source>
        <translation>Ingrandisci la plancia</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <comment>tooltip: what a button does, and its key</comment>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Help for this game…</source>
        <translation>Aiuto per questa partita…</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>fine</source>
        <translation>buona</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>troppo incerta</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprecisione</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>errore grave</translation>
    </message>
    <message>
        <source>Each error is weighed as carefully as a hint.</source>
        <translation>Ogni errore è valutato con la stessa cura di un suggerimento.</translation>
    </message>
    <message>
        <source>In a game this long, each gets less thought.</source>
        <translation>In una partita così lunga, a ciascuna si dedica meno riflessione.</translation>
    </message>
    <message>
        <source>This version of the bots is slower and doesn&apos;t look as far ahead.</source>
        <translation>Questa versione dei bot è più lenta e guarda meno lontano.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}: {verdict}, {points}&#xa0;punto (±{error}): «{chosen}» invece di «{best}».</numerusform>
            <numerusform>{player}: {verdict}, {points}&#xa0;punti (±{error}): «{chosen}» invece di «{best}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}: {verdict}, {points}&#xa0;vittoria su 100 (±{error}): «{chosen}» invece di «{best}».</numerusform>
            <numerusform>{player}: {verdict}, {points}&#xa0;vittorie su 100 (±{error}): «{chosen}» invece di «{best}».</numerusform>
        </translation>
    </message>
    <message>
        <source>The move played – {reasons}</source>
        <translation>La mossa giocata – {reasons}</translation>
    </message>
    <message>
        <source>All figures are wins in 100. Choices: the effect of everyone’s choices; a player’s own errors lower it, those of the others raise it. Then the luck of each kind of draw: how much better the outcome was than the average of all possible ones. Errors are not added up: what one gives away can be won back, and lost again.</source>
        <translation>Tutte le cifre sono vittorie su 100. Scelte: l’effetto delle scelte di tutti; gli errori di un giocatore lo abbassano, quelli degli altri lo alzano. Poi la fortuna di ogni tipo di sorteggio: quanto l’esito è stato migliore della media di tutti quelli possibili. Gli errori non si sommano: ciò che si concede si può riconquistare, e perdere di nuovo.</translation>
    </message>
    <message>
        <source>All figures are points relative to each player&apos;s best rival. Errors: what weaker choices gave away, as far as that player could know. Choices: the effect of all other moves; one’s own good ones and the others’ errors raise it, good ones of the others lower it. Chance: the luck of the draw.</source>
        <translation>Tutte le cifre sono punti rispetto al miglior avversario di ogni giocatore. Errori: quanto hanno ceduto scelte più deboli, per quel che il giocatore poteva sapere. Scelte: l’effetto di tutte le altre mosse; le buone mosse proprie e gli errori degli altri la alzano, le buone mosse degli altri la abbassano. Fortuna: come è andata la sorte.</translation>
    </message>
    <message>
        <source>The unseen: what the others held in secret.</source>
        <translation>Carte nascoste: ciò che gli altri tenevano in segreto.</translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} points.</source>
        <translation>
            <numerusform>{what} {player} ci guadagna {points}&#xa0;punto.</numerusform>
            <numerusform>{what} {player} ci guadagna {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} points.</source>
        <translation>
            <numerusform>{what} {player} ci rimette {points}&#xa0;punto.</numerusform>
            <numerusform>{what} {player} ci rimette {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} {player} ci guadagna {points}&#xa0;vittoria su 100.</numerusform>
            <numerusform>{what} {player} ci guadagna {points}&#xa0;vittorie su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} {player} ci rimette {points}&#xa0;vittoria su 100.</numerusform>
            <numerusform>{what} {player} ci rimette {points}&#xa0;vittorie su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} more wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}: {points}&#xa0;vittoria in più su 100 per {player}.</numerusform>
            <numerusform>{what} {luck}: {points}&#xa0;vittorie in più su 100 per {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} fewer wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}: {points}&#xa0;vittoria in meno su 100 per {player}.</numerusform>
            <numerusform>{what} {luck}: {points}&#xa0;vittorie in meno su 100 per {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: expected {start}, errors {error}, choices {choices}, chance {chance}, the unseen {unseen}; result {result}</source>
        <translation>{player}: previsto {start}, errori {error}, scelte {choices}, fortuna {chance}, carte nascoste {unseen}; risultato {result}</translation>
    </message>
    <message>
        <source>{player}: expected {start}, choices {choices}, {luck}; result {result} wins in 100</source>
        <translation>{player}: previsto {start}, scelte {choices}, {luck}; risultato {result}&#xa0;vittorie su 100</translation>
    </message>
    <message>
        <source>No clear errors.</source>
        <translation>Nessun errore sicuro.</translation>
    </message>
    <message>
        <source>{count} clear errors; the three most expensive cost {points} wins in 100.</source>
        <translation>{count} errori sicuri; i tre più cari sono costati {points}&#xa0;vittorie su 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n clear error(s), which cost {points} wins in 100.</source>
        <translation>
            <numerusform>%n&#xa0;errore sicuro, costato {points}&#xa0;vittorie su 100.</numerusform>
            <numerusform>%n&#xa0;errori sicuri, costati {points}&#xa0;vittorie su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single reason.</source>
        <translation>Non c’è un motivo solo.</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Perché è finita così</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Impara dagli errori</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momenti decisivi</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>Position {done} of {positions}</source>
        <translation>Posizione {done} di {positions}</translation>
    </message>
    <message>
        <source>The game could not be analysed.</source>
        <translation>Non è stato possibile analizzare la partita.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Did a peek pay off?</source>
        <translation>È servito sbirciare?</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Turning points of</source>
        <translation>Momenti decisivi di</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Prima scegli un giocatore.</translation>
    </message>
    <message>
        <source>This player made no clear errors.</source>
        <translation>Questo giocatore non ha commesso errori sicuri.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>At the start, in points ahead of the best rival.</source>
        <translation>All’inizio, in punti di vantaggio sul miglior avversario.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>The luck of the draw: the outcome against the average.</source>
        <translation>La sorte: l’esito rispetto alla media.</translation>
    </message>
    <message>
        <source>How many there were. The list below has the cost of each.</source>
        <translation>Quanti sono stati. La lista qui sotto dice quanto è costato ognuno.</translation>
    </message>
    <message>
        <source>Clear errors</source>
        <translation>Errori sicuri</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>All’inizio.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>Own errors lower it, those of the others raise it.</source>
        <translation>Gli errori propri la abbassano, quelli degli altri la alzano.</translation>
    </message>
    <message>
        <source>What weaker choices gave away.</source>
        <translation>Quanto hanno ceduto scelte più deboli.</translation>
    </message>
    <message>
        <source>100 for a victory: the sum of this row.</source>
        <translation>100 per una vittoria: la somma della riga.</translation>
    </message>
    <message>
        <source>All other moves: one’s own good ones and the others’ errors raise it, good ones of the others lower it.</source>
        <translation>Tutte le altre mosse: le buone mosse proprie e gli errori degli altri la alzano, le buone mosse degli altri la abbassano.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Fortuna</translation>
    </message>
    <message>
        <source>The unseen</source>
        <translation>Carte nascoste</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What the others held in secret.</source>
        <translation>Ciò che gli altri tenevano in segreto.</translation>
    </message>
    <message>
        <source>In points ahead of the best rival: the sum of this row.</source>
        <translation>In punti di vantaggio sul miglior avversario: la somma di questa riga.</translation>
    </message>
    <message>
        <source>Chances of winning over the game</source>
        <translation>Probabilità di vittoria nel corso della partita</translation>
    </message>
    <message>
        <source>It isn&apos;t clear whether the peek helped.</source>
        <translation>Non è chiaro se sbirciare sia servito.</translation>
    </message>
    <message>
        <source>The peek changed no decision.</source>
        <translation>Sbirciare non ha cambiato nessuna decisione.</translation>
    </message>
    <message numerus="yes">
        <source>The peek brought {points} points (from {low} to {high}).</source>
        <translation>
            <numerusform>Sbirciare ha reso {points}&#xa0;punto (da {low} a {high}).</numerusform>
            <numerusform>Sbirciare ha reso {points}&#xa0;punti (da {low} a {high}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>ancora %n&#xa0;minuto circa</numerusform>
            <numerusform>ancora %n&#xa0;minuti circa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>ancora %n&#xa0;secondo circa</numerusform>
            <numerusform>ancora %n&#xa0;secondi circa</numerusform>
        </translation>
    </message>
    <message>
        <source> – {time_left}</source>
        <translation> – {time_left}</translation>
    </message>
    <message>
        <source>The luck of the draw, which nobody decided.</source>
        <translation>La sorte, che nessuno decide.</translation>
    </message>
    <message>
        <source>It continues when you close this page.</source>
        <translation>L’analisi continua se chiudi questa pagina.</translation>
    </message>
    <message numerus="yes">
        <source>{source}: {own} of %n point(s).</source>
        <translation>
            <numerusform>{source}: {own} su %n&#xa0;punto.</numerusform>
            <numerusform>{source}: {own} su %n&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game – {reasons}</source>
        <translation>In tutta la partita – {reasons}</translation>
    </message>
    <message>
        <source>Before turn 1 – {what}</source>
        <translation>Prima del turno 1 – {what}</translation>
    </message>
    <message>
        <source>Turn {turn} – {what}</source>
        <translation>Turno {turn} – {what}</translation>
    </message>
    <message>
        <source>The double wall was never placed.</source>
        <translation>Il muro doppio non è mai stato costruito.</translation>
    </message>
    <message>
        <source>The tower was never placed.</source>
        <translation>La torre non è mai stata costruita.</translation>
    </message>
    <message>
        <source>No emissary in the whole game.</source>
        <translation>Nessun emissario in tutta la partita.</translation>
    </message>
    <message>
        <source>No emissary before turn {turn}.</source>
        <translation>Nessun emissario prima del turno {turn}.</translation>
    </message>
    <message>
        <source>The better move – {reasons}</source>
        <translation>La mossa migliore – {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} Fortuna: {player} guadagna {points}&#xa0;punto.</numerusform>
            <numerusform>{what} Fortuna: {player} guadagna {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} Fortuna: {player} perde {points}&#xa0;punto.</numerusform>
            <numerusform>{what} Fortuna: {player} perde {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} Carte nascoste: {player} guadagna {points}&#xa0;punto.</numerusform>
            <numerusform>{what} Carte nascoste: {player} guadagna {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} Carte nascoste: {player} perde {points}&#xa0;punto.</numerusform>
            <numerusform>{what} Carte nascoste: {player} perde {points}&#xa0;punti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtOnce</name>
    <message>
        <source>Provinces of {sizes} squares.</source>
        <translation>Province di {sizes} caselle.</translation>
    </message>
    <message>
        <source>It costs nothing, and may change your plan.</source>
        <translation>Non costa nulla e può cambiare i tuoi piani.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n&#xa0;punto subito.</numerusform>
            <numerusform>%n&#xa0;punti subito.</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {value} when full</source>
        <translation>vale {value} una volta completa</translation>
    </message>
    <message>
        <source>{place}: {lead}; {worth}.</source>
        <comment>a province, who leads there, its worth</comment>
        <translation>{place}: {lead}; {worth}.</translation>
    </message>
    <message>
        <source>{place} (one square left)</source>
        <translation>{place} (resta una casella)</translation>
    </message>
    <message>
        <source>nobody leads yet</source>
        <translation>nessuno è ancora in testa</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>sei in testa</translation>
    </message>
    <message>
        <source>the neutral walls lead</source>
        <translation>i muri neutrali in testa</translation>
    </message>
    <message>
        <source>{players} leads</source>
        <translation>{players} in testa</translation>
    </message>
    <message>
        <source>{players} share the lead</source>
        <translation>{players} in testa alla pari</translation>
    </message>
    <message>
        <source>the neutral walls</source>
        <comment>among players, in a list</comment>
        <translation>i muri neutrali</translation>
    </message>
    <message>
        <source>{place} is full: nobody scores there.</source>
        <translation>{place} è completa: nessuno segna.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n point(s) each – {players}.</source>
        <translation>
            <numerusform>{place} è completa: %n&#xa0;punto a testa – {players}.</numerusform>
            <numerusform>{place} è completa: %n&#xa0;punti a testa – {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: you score %n point(s).</source>
        <translation>
            <numerusform>{place} è completa: segni %n&#xa0;punto.</numerusform>
            <numerusform>{place} è completa: segni %n&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: {players} scores %n point(s).</source>
        <translation>
            <numerusform>{place} è completa: {players} segna %n&#xa0;punto.</numerusform>
            <numerusform>{place} è completa: {players} segna %n&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat of {place} would hit you.</source>
        <translation>Nella regione {place} la Minaccia colpirebbe te.</translation>
    </message>
    <message>
        <source>The threat of {place} would hit {player}.</source>
        <translation>Nella regione {place} la Minaccia colpirebbe {player}.</translation>
    </message>
    <message>
        <source>The threats of {place} would hit you.</source>
        <comment>several regions</comment>
        <translation>Nelle regioni {place} la Minaccia colpirebbe te.</translation>
    </message>
    <message>
        <source>The threats of {place} would hit {player}.</source>
        <comment>several regions</comment>
        <translation>Nelle regioni {place} la Minaccia colpirebbe {player}.</translation>
    </message>
    <message numerus="yes">
        <source>In {place} you would lose %n point(s).</source>
        <translation>
            <numerusform>Nella regione {place} perderesti %n&#xa0;punto.</numerusform>
            <numerusform>Nella regione {place} perderesti %n&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tower shelters you in {place}.</source>
        <translation>La torre ti mette al riparo nella regione {place}.</translation>
    </message>
    <message>
        <source>Nobody would lose points in {place} now.</source>
        <translation>Per ora nessuno perderebbe punti nella regione {place}.</translation>
    </message>
    <message>
        <source>Spares those who would lose in {place}: {players}.</source>
        <translation>Risparmia chi perderebbe punti nella regione {place}: {players}.</translation>
    </message>
    <message>
        <source>A house at {place} will score double.</source>
        <translation>A {place} una casa varrà il doppio.</translation>
    </message>
    <message>
        <source>{place} is full and scores: {scores}.</source>
        <translation>{place} è completa e dà punti: {scores}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for your roads as they stand.</source>
        <translation>
            <numerusform>%n&#xa0;punto in più per le tue strade allo stato attuale.</numerusform>
            <numerusform>%n&#xa0;punti in più per le tue strade allo stato attuale.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for you as it stands.</source>
        <translation>{place}: {points} per te allo stato attuale.</translation>
    </message>
    <message>
        <source>Takes points from others’ alliances: {scores}.</source>
        <translation>Toglie punti alle alleanze altrui: {scores}.</translation>
    </message>
    <message>
        <source>{houses}; {court}</source>
        <comment>facts about a region and its court</comment>
        <translation>{houses}; {court}</translation>
    </message>
    <message>
        <source>you lead with {own}; {points} as it stands</source>
        <translation>sei in testa con {own}; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>{player} leads with {own}; {points} as it stands</source>
        <translation>{player} in testa con {own}; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>you share the lead with {own}; {points} as it stands</source>
        <translation>sei in testa alla pari con {own}; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>{player} shares the lead with {own}; {points} as it stands</source>
        <translation>{player} in testa alla pari con {own}; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>you have {own}, not the most; {points} as it stands</source>
        <translation>hai {own}, altri ne hanno di più; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>{player} has {own}, not the most; {points} as it stands</source>
        <translation>{player} ha {own}, altri ne hanno di più; {points} allo stato attuale</translation>
    </message>
    <message>
        <source>Others’ alliances gain too: {scores}.</source>
        <translation>Ci guadagnano anche le alleanze altrui: {scores}.</translation>
    </message>
    <message>
        <source>You then hold {cards}.</source>
        <translation>Carte in mano dopo la mossa: {cards}.</translation>
    </message>
    <message>
        <source>{place} (one town left)</source>
        <translation>{place} (resta uno spazio)</translation>
    </message>
    <message>
        <source>you lead at court with the only emissary</source>
        <translation>sei in testa a corte con l’unico emissario</translation>
    </message>
    <message>
        <source>{player} leads at court with the only emissary</source>
        <translation>{player} in testa a corte con l’unico emissario</translation>
    </message>
    <message>
        <source>you lead at court with {own} of {all} emissaries</source>
        <translation>sei in testa a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>{player} leads at court with {own} of {all} emissaries</source>
        <translation>{player} in testa a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>you share the lead at court with {own} of {all} emissaries</source>
        <translation>sei in testa alla pari a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>{player} shares the lead at court with {own} of {all} emissaries</source>
        <translation>{player} in testa alla pari a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>you have {own} of {all} emissaries at court, not the most</source>
        <translation>non sei in testa a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>{player} has {own} of {all} emissaries at court, not the most</source>
        <translation>{player} non è in testa a corte (emissari: {own} su {all})</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>The next card is up to luck.</source>
        <translation>La prossima carta è questione di fortuna.</translation>
    </message>
    <message>
        <source>{place}: counting this card, {lead}; {worth}.</source>
        <translation>{place}: contando questa carta, {lead}; {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{worth}, but %n card(s) there may change that</source>
        <translation>
            <numerusform>{worth}, ma %n&#xa0;carta giocata lì può cambiare tutto</numerusform>
            <numerusform>{worth}, ma %n&#xa0;carte giocate lì possono cambiare tutto</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}, {most} walls to {own}</source>
        <comment>by how many to how many</comment>
        <translation>{lead}, {most} muri a {own}</translation>
    </message>
    <message>
        <source>The tower shelters {player} in {place}.</source>
        <translation>La torre mette {player} al riparo nella regione {place}.</translation>
    </message>
    <message numerus="yes">
        <source>In {place} {player} would lose %n point(s).</source>
        <translation>
            <numerusform>Nella regione {place} {player} perderebbe %n&#xa0;punto.</numerusform>
            <numerusform>Nella regione {place} {player} perderebbe %n&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} then holds {cards}.</source>
        <translation>Carte in mano a {player} dopo la mossa: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {player}’s roads.</source>
        <translation>
            <numerusform>%n&#xa0;punto in più per le strade di {player}.</numerusform>
            <numerusform>%n&#xa0;punti in più per le strade di {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for {player} as it stands.</source>
        <translation>{place}: {points} per {player} allo stato attuale.</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>L’attacco dei Mongoli</translation>
    </message>
    <message>
        <source>Whoever has the most unbroken walls in a region loses the points on its counter.</source>
        <translation>Chi ha più muri intatti in una regione perde i punti indicati dal segnalino Minaccia.</translation>
    </message>
    <message>
        <source>The Mongols attack.</source>
        <translation>I Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Sheltered: {players}</source>
        <comment>by a tower</comment>
        <translation>Al riparo: {players}</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>Nothing to undo.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn. “Ask to take back…” in the menu goes further back.</source>
        <translation>In questo turno non c’è nulla da annullare. Più indietro si va con «Torna indietro di comune accordo…», nel menu.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Non c’è nulla da rifare.</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: hidden information was revealed.</source>
        <translation>È stata rivelata un’informazione nascosta: non si può annullare oltre quel punto.</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since. “Ask to take back…” in the menu goes further back.</source>
        <translation>Nel frattempo ha deciso un altro giocatore: non si può annullare oltre quel punto. Più indietro si va con «Torna indietro di comune accordo…», nel menu.</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since.</source>
        <translation>Nel frattempo ha deciso un altro giocatore: non si può annullare oltre quel punto.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision now. To go back, everyone must agree.</source>
        <translation>Ora deve decidere un altro giocatore. Per tornare indietro devono essere tutti d’accordo.</translation>
    </message>
    <message>
        <source>Not everybody agrees, so nothing changes.</source>
        <translation>Non tutti sono d’accordo: resta tutto com’è.</translation>
    </message>
    <message>
        <source>You have asked for this already. You can ask again after the next move.</source>
        <translation>L’hai già chiesto. Potrai chiederlo di nuovo dopo la prossima mossa.</translation>
    </message>
    <message>
        <source>You can&apos;t undo any more: this game&apos;s record is full.</source>
        <translation>Non si può più annullare: il registro di questa partita è pieno.</translation>
    </message>
    <message>
        <source>Hints are for your own choices.</source>
        <translation>I suggerimenti valgono per le tue scelte.</translation>
    </message>
    <message>
        <source>No more hints: this game&apos;s record is nearly full.</source>
        <translation>Niente più suggerimenti: il registro di questa partita è quasi pieno.</translation>
    </message>
    <message>
        <source>Here, the coach gives the hints.</source>
        <translation>Qui è l’istruttore a dare i suggerimenti.</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>Questo tavolo è chiuso.</translation>
    </message>
    <message>
        <source>This can&apos;t be saved on your computer, so it wasn&apos;t sent.</source>
        <translation>Non si può salvare sul tuo computer, quindi non è stato inviato.</translation>
    </message>
    <message>
        <source>Somebody at another computer moved first, so this was not done.</source>
        <translation>Qualcuno ha giocato prima su un altro computer: l’azione non è stata eseguita.</translation>
    </message>
    <message>
        <source>The rules allow this, but the lesson asks for something else.</source>
        <translation>Le regole lo permettono, ma ora la lezione chiede un’altra cosa.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lezione è finita.</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Non c’è niente da cambiare.</translation>
    </message>
    <message>
        <source>This game is played without hints. “Help for this game…” in the menu can add them.</source>
        <translation>Questa partita si gioca senza suggerimenti. Per averli, scegli «Aiuto per questa partita…» nel menu.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}, so it will be scored.</source>
        <translation>Completa {province}: segue subito il conteggio.</translation>
    </message>
    <message>
        <source>Reveals {region}&apos;s threat counter to everyone.</source>
        <translation>Scopre il segnalino Minaccia di {region} davanti a tutti.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud: what a square is</comment>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>Press and hold to peek. You can&apos;t undo a peek.</source>
        <translation>Tieni premuto per sbirciare. Una sbirciata non si può annullare.</translation>
    </message>
    <message>
        <source>Hold {key} to peek. You can&apos;t undo a peek.</source>
        <translation>Tieni premuto {key} per sbirciare. Una sbirciata non si può annullare.</translation>
    </message>
    <message>
        <source>Choose a block below, or drag one here.</source>
        <translation>Scegli un pezzo qui sotto o trascinane uno qui.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares filled</source>
        <translation>{province}: Reputazione {value}, caselle occupate {built} su {count}</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter, seen by you</source>
        <translation>{region}: segnalino Minaccia coperto, che hai visto</translation>
    </message>
    <message>
        <source>{province}: face-down card, {colour}</source>
        <translation>{province}: carta coperta, {colour}</translation>
    </message>
    <message>
        <source>{province}: {card}, {colour}</source>
        <translation>{province}: {card}, {colour}</translation>
    </message>
    <message>
        <source>{province}: emperor card</source>
        <translation>{province}: carta Imperatore</translation>
    </message>
    <message>
        <source>{square}: {block} ({colour})</source>
        <translation>{square}: {block} ({colour})</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}: vuota</translation>
    </message>
    <message>
        <source>{square}: reserved, {colour}</source>
        <translation>{square}: riservata a un muro singolo, {colour}</translation>
    </message>
    <message>
        <source>{region}: no threat counter</source>
        <translation>{region}: nessun segnalino Minaccia</translation>
    </message>
    <message>
        <source>{region}: threat {value}</source>
        <translation>{region}: segnalino Minaccia {value}</translation>
    </message>
    <message>
        <source>{region}: threat {value}, seen by you</source>
        <translation>{region}: segnalino Minaccia {value}, visto da te</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter</source>
        <translation>{region}: segnalino Minaccia coperto</translation>
    </message>
    <message>
        <source>Speak my private information</source>
        <translation>Di’ quello che so solo io</translation>
    </message>
    <message>
        <source>You can&apos;t undo a peek.</source>
        <translation>Una sbirciata non si può annullare.</translation>
    </message>
    <message>
        <source>Revealed here: {card} ({player})</source>
        <translation>Rivelata qui: {card} ({player})</translation>
    </message>
    <message>
        <source>Hold {key} again to peek here, or choose another region with the arrow keys. You can&apos;t undo a peek.</source>
        <translation>Tieni di nuovo premuto {key} per sbirciare qui, o scegli un’altra regione con le frecce. Sbirciare non si annulla.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Custom boards</source>
        <translation>Plance personalizzate</translation>
    </message>
    <message>
        <source>Found {found} boards; {least} to {most} are needed.</source>
        <translation>Plance trovate: {found}; ne servono da {least} a {most}.</translation>
    </message>
    <message>
        <source>Two files describe board {name}.</source>
        <translation>Due file descrivono la plancia {name}.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {reason}</source>
        <translation>Questo file non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>Needs exactly these entries: {entries}.</source>
        <translation>Servono esattamente queste voci: {entries}.</translation>
    </message>
    <message>
        <source>A board&apos;s name has 1 to {most} letters or digits.</source>
        <translation>Il nome di una plancia ha da 1 a {most} lettere o cifre.</translation>
    </message>
    <message>
        <source>Needs a list of {count}.</source>
        <translation>Serve un elenco di {count} elementi.</translation>
    </message>
    <message>
        <source>Needs a whole number from {least} to {most}.</source>
        <translation>Serve un numero intero da {least} a {most}.</translation>
    </message>
    <message>
        <source>Needs an object of languages and names.</source>
        <translation>Serve un oggetto con lingue e nomi.</translation>
    </message>
    <message>
        <source>Needs an English name (en), and no language twice.</source>
        <translation>Serve un nome in inglese (en), e ogni lingua una volta sola.</translation>
    </message>
    <message>
        <source>A name has 1 to {most} printable characters.</source>
        <translation>Un nome ha da 1 a {most} caratteri stampabili.</translation>
    </message>
    <message>
        <source>There are {total} squares in all; {needed} are needed.</source>
        <translation>Le caselle sono {total} in tutto; ne servono {needed}.</translation>
    </message>
    <message>
        <source>A province border meets a region border. Stagger them.</source>
        <translation>Un confine di provincia coincide con uno di regione: vanno sfalsati.</translation>
    </message>
    <message>
        <source>Your custom boards were not loaded.</source>
        <translation>Le tue plance non sono state caricate.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read.</source>
        <translation>Impossibile leggere la cartella.</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Nobody who waits has these digits.</source>
        <translation>Nessuno di chi aspetta ha queste cifre.</translation>
    </message>
    <message>
        <source>{guest} asks for a seat. Type the six digits on {guest}&apos;s screen, or {no} to refuse.</source>
        <translation>{guest} chiede un posto. Digita le sei cifre sullo schermo di {guest}, oppure {no} per rifiutare.</translation>
    </message>
    <message>
        <source>{guest} ask for seats. Type the six digits on their screen, or {no} to refuse.</source>
        <comment>several</comment>
        <translation>{guest} chiedono dei posti. Digita le sei cifre sul loro schermo, oppure {no} per rifiutare.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Warrior</source>
        <translation>Guerriero</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Traditore</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inondazione</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Costruttore</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Mastro costruttore</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>Mandarino</translation>
    </message>
    <message>
        <source>You must cancel one other unresolved card here, even one of your own.</source>
        <translation>Devi eliminare un’altra carta di questa provincia non ancora risolta, anche una tua.</translation>
    </message>
    <message>
        <source>Breaks a wall in this province, or removes the threat counter of a bordering region.</source>
        <translation>Abbatte un muro singolo di questa provincia o toglie il segnalino Minaccia di una regione confinante.</translation>
    </message>
    <message>
        <source>Raises or lowers this province&apos;s value by 2.</source>
        <translation>Aumenta o riduce di 2 il valore di questa provincia.</translation>
    </message>
    <message>
        <source>Raises this province&apos;s value by 2, or counts as one extra wall for the majority.</source>
        <translation>Aumenta di 2 il valore di questa provincia o aggiunge un muro virtuale per la maggioranza.</translation>
    </message>
    <message>
        <source>Counts as two extra walls for the majority.</source>
        <translation>Aggiunge due muri virtuali per la maggioranza.</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with any other wall.</source>
        <translation>Puoi scambiare un muro singolo di questa provincia con qualunque altro muro singolo.</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with a wall in another province.</source>
        <translation>Puoi scambiare un muro singolo di questa provincia con uno di un’altra provincia.</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>Elimina una carta</translation>
    </message>
    <message>
        <source>Break a wall</source>
        <translation>Abbatti un muro singolo</translation>
    </message>
    <message>
        <source>remove a threat counter</source>
        <comment>second effect</comment>
        <translation>togli un segnalino Minaccia</translation>
    </message>
    <message>
        <source>value −2</source>
        <comment>second effect</comment>
        <translation>−2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>+1 muro virtuale</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>Valore +2</translation>
    </message>
    <message>
        <source>2 extra walls</source>
        <translation>+2 muri virtuali</translation>
    </message>
    <message>
        <source>Swap two walls</source>
        <translation>Scambia due muri singoli</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>Non c’è un’altra carta da eliminare.</translation>
    </message>
    <message>
        <source>There is no wall here to break.</source>
        <translation>Qui non c’è un muro singolo da abbattere.</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>Nessuna regione confinante ha più un segnalino Minaccia.</translation>
    </message>
    <message>
        <source>There are no walls to swap.</source>
        <translation>Non ci sono due muri singoli da scambiare.</translation>
    </message>
</context>
<context>
    <name>ChinaBoard</name>
    <message>
        <source>Court of {region}</source>
        <translation>Corte di {region}</translation>
    </message>
    <message>
        <source>Pick up a house to build here.</source>
        <translation>Prendi una casa per costruire qui.</translation>
    </message>
    <message>
        <source>Pick up an emissary to send it here.</source>
        <translation>Prendi un emissario per mandarlo qui.</translation>
    </message>
    <message>
        <source>{player}&apos;s house.</source>
        <translation>Casa di {player}.</translation>
    </message>
    <message>
        <source>{player}&apos;s house, fortified.</source>
        <translation>Casa fortificata di {player}.</translation>
    </message>
    <message>
        <source>A fortification without a house.</source>
        <translation>Fortificazione senza casa.</translation>
    </message>
    <message>
        <source>No house yet.</source>
        <translation>Ancora nessuna casa.</translation>
    </message>
</context>
<context>
    <name>ChinaCard</name>
    <message>
        <source>Red card</source>
        <translation>Carta rossa</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Carta verde</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Carta gialla</translation>
    </message>
    <message>
        <source>Orange card</source>
        <translation>Carta arancione</translation>
    </message>
    <message>
        <source>Purple card</source>
        <translation>Carta viola</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a card</comment>
        <translation>rossa</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a card</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a card</comment>
        <translation>gialla</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>a card</comment>
        <translation>arancione</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>a card</comment>
        <translation>viola</translation>
    </message>
    <message>
        <source>one {colour}</source>
        <comment>card</comment>
        <translation>una {colour}</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>una carta rossa</translation>
    </message>
    <message>
        <source>a green card</source>
        <translation>una carta verde</translation>
    </message>
    <message>
        <source>a yellow card</source>
        <translation>una carta gialla</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>una carta arancione</translation>
    </message>
    <message>
        <source>a purple card</source>
        <translation>una carta viola</translation>
    </message>
    <message>
        <source>a red pair</source>
        <translation>una coppia rossa</translation>
    </message>
    <message>
        <source>a green pair</source>
        <translation>una coppia verde</translation>
    </message>
    <message>
        <source>a yellow pair</source>
        <translation>una coppia gialla</translation>
    </message>
    <message>
        <source>an orange pair</source>
        <translation>una coppia arancione</translation>
    </message>
    <message>
        <source>a purple pair</source>
        <translation>una coppia viola</translation>
    </message>
    <message>
        <source>red</source>
        <comment>several cards</comment>
        <translation>rosse</translation>
    </message>
    <message>
        <source>green</source>
        <comment>several cards</comment>
        <translation>verdi</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>several cards</comment>
        <translation>gialle</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>several cards</comment>
        <translation>arancioni</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>several cards</comment>
        <translation>viola</translation>
    </message>
    <message>
        <source>two {colour}</source>
        <comment>cards</comment>
        <translation>due {colour}</translation>
    </message>
    <message>
        <source>three {colour}</source>
        <comment>cards</comment>
        <translation>tre {colour}</translation>
    </message>
    <message>
        <source>four {colour}</source>
        <comment>cards</comment>
        <translation>quattro {colour}</translation>
    </message>
</context>
<context>
    <name>ChinaChronicle</name>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>{player} sends an emissary to {region} for {cards}.</source>
        <translation>{player} manda un emissario a {region} con {cards}.</translation>
    </message>
    <message>
        <source>{player} builds a house in {place} for {cards}.</source>
        <translation>{player} costruisce una casa a {place} con {cards}.</translation>
    </message>
    <message>
        <source>{player} places a fortification in {place} for {cards}.</source>
        <translation>{player} piazza una fortificazione a {place} con {cards}.</translation>
    </message>
    <message>
        <source>{player} swaps {card}.</source>
        <translation>{player} cambia {card}.</translation>
    </message>
    <message>
        <source>{player} takes an open card.</source>
        <translation>{player} prende una carta scoperta.</translation>
    </message>
    <message>
        <source>{player} takes {card} from the open cards.</source>
        <translation>{player} prende {card} dalle carte scoperte.</translation>
    </message>
    <message>
        <source>{player} draws {card} from the pile.</source>
        <translation>{player} pesca {card} dal mazzo.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pesca una carta.</translation>
    </message>
    <message>
        <source>The pile is used up for the second time: the game ends with this round.</source>
        <translation>Il mazzo è esaurito per la seconda volta: la partita finisce con questo giro.</translation>
    </message>
    <message>
        <source>The pile is used up for the first time.</source>
        <translation>Il mazzo è esaurito per la prima volta.</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) form a new pile.</source>
        <translation>
            <numerusform>%n&#xa0;scarto forma il nuovo mazzo.</numerusform>
            <numerusform>%n&#xa0;scarti formano il nuovo mazzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new open card(s).</source>
        <translation>
            <numerusform>%n&#xa0;nuova carta scoperta.</numerusform>
            <numerusform>%n&#xa0;nuove carte scoperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>New open cards: {colours}.</source>
        <translation>Nuove carte scoperte: {colours}.</translation>
    </message>
    <message>
        <source>{region} is full: {gains}.</source>
        <translation>{region} è piena: {gains}.</translation>
    </message>
    <message>
        <source>{region} is scored: {gains}.</source>
        <translation>Conteggio di {region}: {gains}.</translation>
    </message>
    <message>
        <source>{alliance}: nobody leads in both courts.</source>
        <translation>{alliance}: nessuno è in testa in entrambe le corti.</translation>
    </message>
    <message>
        <source>{alliance}: {players} leads in both courts and scores {points}.</source>
        <translation>{alliance}: {players} è in testa in entrambe le corti e segna {points}.</translation>
    </message>
    <message>
        <source>{alliance}: {players} lead in both courts and score {points} each.</source>
        <translation>{alliance}: {players} sono in testa in entrambe le corti e segnano {points} a testa.</translation>
    </message>
    <message>
        <source>{player} has no line of four houses.</source>
        <translation>{player} non ha nessuna fila di quattro case.</translation>
    </message>
    <message>
        <source>{towns} ({points})</source>
        <comment>a line and its points</comment>
        <translation>{towns} ({points})</translation>
    </message>
    <message>
        <source>{player} scores {points} for roads: {lines}.</source>
        <translation>{player} segna {points} per le strade: {lines}.</translation>
    </message>
    <message>
        <source>regions: {gains}</source>
        <translation>regioni: {gains}</translation>
    </message>
    <message>
        <source>alliances: {gains}</source>
        <translation>alleanze: {gains}</translation>
    </message>
    <message>
        <source>roads: {gains}</source>
        <translation>strade: {gains}</translation>
    </message>
    <message>
        <source>Final scoring – {told}</source>
        <translation>Conteggio finale – {told}</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} ha passato</translation>
    </message>
    <message>
        <source>{player} swapped {card}</source>
        <translation>{player} ha cambiato {card}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns}</source>
        <translation>{player} ha costruito una casa a {towns}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns} and sent an emissary to {region}</source>
        <translation>{player} ha costruito una casa a {towns} e mandato un emissario a {region}</translation>
    </message>
    <message>
        <source>{player} sent an emissary to {region}</source>
        <translation>{player} ha mandato un emissario a {region}</translation>
    </message>
    <message>
        <source>{player} sent two emissaries to {region}</source>
        <translation>{player} ha mandato due emissari a {region}</translation>
    </message>
    <message>
        <source>{player} built houses in {towns}</source>
        <translation>{player} ha costruito case a {towns}</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and built a house in {towns}</source>
        <translation>{player} ha fortificato {fort} e costruito una casa a {towns}</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and sent an emissary to {region}</source>
        <translation>{player} ha fortificato {fort} e mandato un emissario a {region}</translation>
    </message>
    <message>
        <source>{player} fortified {fort}</source>
        <translation>{player} ha fortificato {fort}</translation>
    </message>
    <message numerus="yes">
        <source>open card(s) taken: {colours}</source>
        <translation>
            <numerusform>carta scoperta presa: {colours}</numerusform>
            <numerusform>carte scoperte prese: {colours}</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} is full: {gains}</source>
        <comment>a clause</comment>
        <translation>{region} è piena: {gains}</translation>
    </message>
    <message>
        <source>the pile is used up, and the game ends with this round</source>
        <translation>il mazzo è esaurito e la partita finisce con questo giro</translation>
    </message>
    <message>
        <source>the pile is used up, and the discards become a new one</source>
        <translation>il mazzo è esaurito e gli scarti ne formano uno nuovo</translation>
    </message>
</context>
<context>
    <name>ChinaCoach</name>
    <message>
        <source>When all towns of a region have a house, it scores: the most for whoever has the most houses there.</source>
        <translation>Quando ogni spazio di una regione ha una casa, la regione dà punti: ne prende di più chi vi ha più case.</translation>
    </message>
    <message>
        <source>Cards pay for pieces: an orange card for a piece in an orange region, such as {yan}.</source>
        <translation>I pezzi si pagano con le carte: una carta arancione per un pezzo in una regione arancione, come {yan}.</translation>
    </message>
    <message>
        <source>Take a house and place it in any free town of {yan}. It costs one orange card.</source>
        <translation>Prendi una casa e piazzala su uno spazio libero qualsiasi di {yan}. Costa una carta arancione.</translation>
    </message>
    <message>
        <source>You may place two pieces a turn, both in the same region. Place a second house in {yan}.</source>
        <translation>Puoi piazzare due pezzi per turno, nella stessa regione. Piazza una seconda casa a {yan}.</translation>
    </message>
    <message>
        <source>Now take cards until you hold three. {yan} has one free town left: take the open orange card.</source>
        <translation>Ora prendi carte fino ad averne tre. A {yan} resta uno spazio libero: prendi la carta arancione scoperta.</translation>
    </message>
    <message>
        <source>Two cards of one colour pay for a piece anywhere. Take the green card: with yours it makes a pair.</source>
        <translation>Due carte dello stesso colore pagano un pezzo ovunque. Prendi la carta verde: con la tua fa una coppia.</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo and Lin build.</source>
        <translation>Termina il turno e guarda dove costruiscono Bo e Lin.</translation>
    </message>
    <message>
        <source>Whoever has the most houses scores one point for every house in the region. If you fill {yan}, how many points do you score?</source>
        <translation>Chi ha più case segna un punto per ogni casa della regione. Se completi {yan}, quanti punti segni?</translation>
    </message>
    <message>
        <source>Not quite. Count all houses that will stand in {yan}, Bo&apos;s too.</source>
        <translation>Non proprio. Conta tutte le case che ci saranno a {yan}, anche quella di Bo.</translation>
    </message>
    <message>
        <source>Right. Place a house in the last free town, with your orange card.</source>
        <translation>Esatto. Piazza una casa sull’ultimo spazio libero, con la carta arancione.</translation>
    </message>
    <message>
        <source>You score {points}. Bo comes second, and scores one point for each of your {own} houses: {bo}.</source>
        <translation>Segni {points}&#xa0;punti. Bo è secondo e segna un punto per ognuna delle tue {own} case: {bo}.</translation>
    </message>
    <message>
        <source>Your green cards are a pair. Pay with them for an emissary to the court of {yan}.</source>
        <translation>Le tue carte verdi sono una coppia. Usale per pagare un emissario alla corte di {yan}.</translation>
    </message>
    <message>
        <source>Then you would take three cards and end your turn. Four houses in a row along roads score at the end, too.</source>
        <translation>Poi prenderesti tre carte e finiresti il turno. Alla fine danno punti anche quattro case in fila lungo le strade.</translation>
    </message>
    <message>
        <source>Alliances score at the end of the game, for whoever has the most emissaries in both courts. You lead in {zhao}, Bo in {qi}.</source>
        <translation>Le alleanze danno punti a fine partita, a chi ha più emissari in entrambe le corti. A {zhao} sei in testa tu, a {qi} Bo.</translation>
    </message>
    <message>
        <source>Emissaries follow houses: a court takes only as many as the player with the most houses there has. How many may there be in {qi}?</source>
        <translation>Gli emissari seguono le case: una corte ne accoglie al massimo quante case ha lì il giocatore che ne ha di più. Quanti ce ne stanno a {qi}?</translation>
    </message>
    <message>
        <source>Not quite. You and Bo have one house each in {qi}, and nobody has more.</source>
        <translation>Non proprio. A {qi} tu e Bo avete una casa ciascuno, e nessuno ne ha di più.</translation>
    </message>
    <message>
        <source>Right, so Bo&apos;s emissary fills the court. A second house of yours makes room. Place it in {qi}.</source>
        <translation>Esatto: l’emissario di Bo riempie la corte. Una tua seconda casa fa spazio: piazzala a {qi}.</translation>
    </message>
    <message>
        <source>Now there is room for another emissary. Send yours to {qi}.</source>
        <translation>Ora c’è posto per un altro emissario. Manda il tuo a {qi}.</translation>
    </message>
    <message>
        <source>In {qi} you and Bo are tied, and tied players all lead. How many points would this alliance bring you now?</source>
        <translation>A {qi} tu e Bo siete pari, e chi è pari in testa conta come in testa. Quanti punti ti darebbe ora questa alleanza?</translation>
    </message>
    <message>
        <source>Not quite. Count all emissaries in both courts, Bo&apos;s too.</source>
        <translation>Non proprio. Conta tutti gli emissari nelle due corti, anche quello di Bo.</translation>
    </message>
    <message>
        <source>Right. For {zhao} you will need green cards. Take one of the open ones.</source>
        <translation>Esatto. Per {zhao} ti serviranno carte verdi. Prendine una fra le scoperte.</translation>
    </message>
    <message>
        <source>And the other green card.</source>
        <translation>E ora l’altra carta verde.</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo sends an emissary.</source>
        <translation>Termina il turno e guarda dove Bo manda un emissario.</translation>
    </message>
    <message>
        <source>Break the tie. First make room with a house in {zhao}.</source>
        <translation>Rompi la parità. Prima fai posto con una casa a {zhao}.</translation>
    </message>
    <message>
        <source>Then send another emissary to {zhao}.</source>
        <translation>Poi manda un altro emissario a {zhao}.</translation>
    </message>
    <message>
        <source>You lead in {zhao} alone, and are tied in {qi}. How many points would the alliance bring Bo now?</source>
        <translation>A {zhao} in testa ci sei solo tu; a {qi} siete pari. Quanti punti darebbe ora l’alleanza a Bo?</translation>
    </message>
    <message>
        <source>Not quite. An alliance scores only for those who lead in both courts.</source>
        <translation>Non proprio. Un’alleanza dà punti solo a chi è in testa in entrambe le corti.</translation>
    </message>
    <message>
        <source>Right: Bo leads in {qi} only. You would score {points}, Bo nothing.</source>
        <translation>Esatto: Bo è in testa solo a {qi}. Tu segneresti {points}&#xa0;punti, Bo niente.</translation>
    </message>
    <message>
        <source>The court of {zhao} counts in three alliances. Alliances often bring as many points as houses: send emissaries early.</source>
        <translation>La corte di {zhao} conta in tre alleanze. Spesso le alleanze danno tanti punti quanto le case: manda presto i tuoi emissari.</translation>
    </message>
    <message>
        <source>Four or more of your houses in a line along roads score a point each at the end. You have two here; borders don&apos;t matter.</source>
        <translation>Alla fine, quattro o più tue case in fila lungo le strade danno un punto ciascuna. Qui ne hai due; i confini non contano.</translation>
    </message>
    <message>
        <source>{juchao}, {poyang}, {kuaiji}: a line of three houses. How many points would it score now?</source>
        <translation>{juchao}, {poyang}, {kuaiji}: una fila di tre case. Quanti punti darebbe ora?</translation>
    </message>
    <message>
        <source>Not quite. A line of three is still too short.</source>
        <translation>Non proprio. Una fila di tre è ancora troppo corta.</translation>
    </message>
    <message>
        <source>Right: nothing, for one house is missing. You need cards for it. Draw one from the pile.</source>
        <translation>Esatto: niente, perché manca una casa. Per quella ti servono carte: pescane una dal mazzo.</translation>
    </message>
    <message>
        <source>Draw another one. The pile is nearly empty.</source>
        <translation>Pescane un’altra. Il mazzo è quasi vuoto.</translation>
    </message>
    <message>
        <source>Lin has drawn the last card, so nobody takes cards any more. You have one more turn, then Bo, and the game ends.</source>
        <translation>Lin ha pescato l’ultima carta: nessuno prende più carte. Hai ancora un turno, poi tocca a Bo e la partita finisce.</translation>
    </message>
    <message>
        <source>Now the line has four houses. How many points will it score?</source>
        <translation>Ora la fila ha quattro case. Quanti punti darà?</translation>
    </message>
    <message>
        <source>Not quite. Each house of the line scores one point.</source>
        <translation>Non proprio. Ogni casa della fila dà un punto.</translation>
    </message>
    <message>
        <source>Right. End your turn. After Bo&apos;s, the rest scores: regions that are not full, then alliances, then roads.</source>
        <translation>Esatto. Termina il turno. Dopo quello di Bo si conta il resto: le regioni incomplete, poi le alleanze, poi le strade.</translation>
    </message>
    <message>
        <source>You win, {points} points to {bo}. Without the {line} points for your line, Bo would have won.</source>
        <translation>Vinci per {points} a {bo}. Senza i {line}&#xa0;punti della tua fila avrebbe vinto Bo.</translation>
    </message>
    <message>
        <source>Place a house in {juchao}. Your two red cards pay for it as a pair.</source>
        <translation>Piazza una casa a {juchao}. La pagano le tue due carte rosse, che fanno una coppia.</translation>
    </message>
    <message>
        <source>Red numbers are alliances of two regions. At the end, whoever leads in both courts scores a point for each emissary in the two.</source>
        <translation>I numeri rossi sono alleanze fra due regioni. Alla fine, chi è in testa in entrambe le corti segna un punto per ogni emissario che c’è nelle due.</translation>
    </message>
    <message>
        <source>Each red number marks an alliance of the two regions next to it: a name, not a value. This one joins {zhao} and {qi}.</source>
        <translation>Ogni numero rosso indica un’alleanza fra le due regioni accanto. È il suo nome, non il suo valore. Questa unisce {zhao} e {qi}.</translation>
    </message>
    <message>
        <source>Now Bo is tied with you in {zhao} too. You both lead in both courts: the alliance would bring Bo {points} points as well.</source>
        <translation>Ora Bo è pari con te anche a {zhao}. Così siete in testa tutti e due in entrambe le corti, e l’alleanza darebbe {points}&#xa0;punti anche a Bo.</translation>
    </message>
    <message>
        <source>The discards have already made a second pile. When that runs out too, the last round begins. End your turn.</source>
        <translation>Gli scarti hanno già formato un secondo mazzo. Quando finisce anche quello, comincia l’ultimo giro. Termina il turno.</translation>
    </message>
    <message>
        <source>Cards left over are worth nothing. Pay with your two yellow ones for a house in {shouchun}.</source>
        <translation>Le carte che restano sono senza valore. Con le tue due gialle paga una casa a {shouchun}.</translation>
    </message>
</context>
<context>
    <name>ChinaCommand</name>
    <message>
        <source>Swap {card}</source>
        <translation>Cambia {card}</translation>
    </message>
    <message>
        <source>Take open card {number} ({colour})</source>
        <translation>Prendi la carta scoperta {number} ({colour})</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>Pesca dal mazzo</translation>
    </message>
    <message>
        <source>a house in {place} for {cards}</source>
        <translation>una casa a {place} con {cards}</translation>
    </message>
    <message>
        <source>an emissary to {place} for {cards}</source>
        <translation>un emissario a {place} con {cards}</translation>
    </message>
    <message>
        <source>a fortification in {place} for {cards}</source>
        <translation>una fortificazione a {place} con {cards}</translation>
    </message>
    <message>
        <source>Build a house</source>
        <translation>Costruisci una casa</translation>
    </message>
    <message>
        <source>Send an emissary</source>
        <translation>Manda un emissario</translation>
    </message>
    <message>
        <source>Place a fortification</source>
        <translation>Piazza una fortificazione</translation>
    </message>
    <message>
        <source>You can&apos;t undo drawing a card.</source>
        <translation>Non si può annullare una carta pescata.</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>Prendi la carta scoperta {number}</translation>
    </message>
    <message>
        <source>House in {place} for {cards}</source>
        <translation>Casa a {place} con {cards}</translation>
    </message>
    <message>
        <source>Emissary to {region} for {cards}</source>
        <translation>Emissario a {region} con {cards}</translation>
    </message>
    <message>
        <source>Fortification in {place} for {cards}</source>
        <translation>Fortificazione a {place} con {cards}</translation>
    </message>
</context>
<context>
    <name>ChinaHabit</name>
    <message>
        <source>Overlooks the roads.</source>
        <translation>Trascura le strade.</translation>
    </message>
    <message>
        <source>Thinks at least ten times as long as the strong player.</source>
        <translation>Pensa almeno dieci volte più del giocatore esperto.</translation>
    </message>
</context>
<context>
    <name>ChinaInspector</name>
    <message>
        <source>{column}: {number}</source>
        <translation>{column}: {number}</translation>
    </message>
    <message>
        <source>{player} – {numbers}</source>
        <translation>{player} – {numbers}</translation>
    </message>
    <message>
        <source>{built} of {spaces} built</source>
        <translation>Case: {built} su {spaces}</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Houses in this region.</source>
        <translation>Case in questa regione.</translation>
    </message>
    <message>
        <source>Points scored for this region.</source>
        <translation>Punti del conteggio di questa regione.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Points if the region were scored as it stands.</source>
        <translation>Punti se la regione venisse conteggiata così com’è.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Piena</translation>
    </message>
    <message>
        <source>Points if this player built in every town that is still free.</source>
        <translation>Punti se questo giocatore costruisse su tutti gli spazi ancora liberi.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Emissaries in this court.</source>
        <translation>Emissari in questa corte.</translation>
    </message>
    <message>
        <source>Scored.</source>
        <translation>Conteggiata.</translation>
    </message>
    <message>
        <source>No room for emissaries.</source>
        <translation>Nessun posto per emissari.</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n emissary(ies).</source>
        <translation>
            <numerusform>Posto per %n&#xa0;emissario.</numerusform>
            <numerusform>Posto per %n&#xa0;emissari.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of a line of {count} houses, worth {points}.</source>
        <translation>Parte di una fila di {count} case; vale {points}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Points for leading in both courts, as they stand.</source>
        <translation>Punti per chi è in testa in entrambe le corti, allo stato attuale.</translation>
    </message>
    <message>
        <source>Whoever leads in both courts scores 1 point for each emissary there.</source>
        <translation>Chi è in testa in entrambe le corti segna 1 punto per ogni emissario presente.</translation>
    </message>
</context>
<context>
    <name>ChinaLessons</name>
    <message>
        <source>Your first two turns</source>
        <translation>I tuoi primi due turni</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alleanze</translation>
    </message>
    <message>
        <source>Roads, and the end of the game</source>
        <translation>Le strade e la fine della partita</translation>
    </message>
    <message>
        <source>Houses made the difference.</source>
        <translation>Hanno deciso le case.</translation>
    </message>
    <message>
        <source>Alliances made the difference.</source>
        <translation>Hanno deciso le alleanze.</translation>
    </message>
    <message>
        <source>Roads made the difference.</source>
        <translation>Hanno deciso le strade.</translation>
    </message>
</context>
<context>
    <name>ChinaMap</name>
    <message>
        <source>{action}.</source>
        <comment>read aloud</comment>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud</comment>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>Fills {region}, so its houses will be scored.</source>
        <translation>Riempie {region}: si farà il conteggio delle sue case.</translation>
    </message>
    <message>
        <source>Roads lead to {towns}.</source>
        <translation>Strade verso {towns}.</translation>
    </message>
    <message>
        <source>nobody scores yet.</source>
        <translation>per ora nessuno segna punti.</translation>
    </message>
    <message>
        <source>points now, {points}.</source>
        <translation>punti ora, {points}.</translation>
    </message>
    <message>
        <source>Its houses have scored: {points}.</source>
        <translation>Punti già segnati dalle sue case: {points}.</translation>
    </message>
    <message>
        <source>Its houses would score now: {points}.</source>
        <translation>Ora le sue case segnerebbero: {points}.</translation>
    </message>
    <message>
        <source>{colour} {count}</source>
        <comment>a seat&apos;s colour, and how many it has</comment>
        <translation>{colour} {count}</translation>
    </message>
    <message>
        <source>{town}: fortification, no house</source>
        <translation>{town}: fortificazione, nessuna casa</translation>
    </message>
    <message>
        <source>{town}: empty</source>
        <translation>{town}: vuoto</translation>
    </message>
    <message>
        <source>{town}: house on a fortification, {colour}</source>
        <translation>{town}: casa su una fortificazione, {colour}</translation>
    </message>
    <message>
        <source>{town}: house, {colour}</source>
        <translation>{town}: casa, {colour}</translation>
    </message>
    <message>
        <source>Court of {region}: closed, no houses in the region</source>
        <translation>Corte di {region}: chiusa, nessuna casa nella regione</translation>
    </message>
    <message>
        <source>Court of {region}: empty, room for {room}</source>
        <translation>Corte di {region}: vuota; posti liberi: {room}</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; full</source>
        <translation>Corte di {region}: {emissaries}; piena</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; room for {room} more</source>
        <translation>Corte di {region}: {emissaries}; posti liberi: {room}</translation>
    </message>
    <message>
        <source>{region}: scored, {houses}</source>
        <translation>{region}: conteggiata, {houses}</translation>
    </message>
    <message>
        <source>{region}: no houses in {count} towns</source>
        <translation>{region}: nessuna casa su {count} spazi</translation>
    </message>
    <message>
        <source>{region}: {built} of {count} towns built, {houses}</source>
        <translation>{region}: spazi costruiti, {built} su {count}; {houses}</translation>
    </message>
    <message>
        <source>{alliance}: points now, {points}</source>
        <translation>{alliance}: punti ora, {points}</translation>
    </message>
    <message>
        <source>{alliance}: no points for anyone yet</source>
        <translation>{alliance}: per ora nessun punto</translation>
    </message>
    <message>
        <source>Road {road}</source>
        <translation>Strada {road}</translation>
    </message>
    <message>
        <source>Road {road}: houses of {colour} at both ends</source>
        <translation>Strada {road}: case di colore {colour} a entrambi i capi</translation>
    </message>
</context>
<context>
    <name>ChinaOption</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>48 towns for three or four players.</source>
        <translation>48 spazi casa, per tre o quattro giocatori.</translation>
    </message>
    <message>
        <source>56 towns for four or five players.</source>
        <translation>56 spazi casa, per quattro o cinque giocatori.</translation>
    </message>
    <message>
        <source>Card mix</source>
        <translation>Carte in gioco</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Variate</translation>
    </message>
    <message>
        <source>The full deck has 13 red, 12 green, 11 yellow, 11 orange and 10 purple cards.</source>
        <translation>Al completo ci sono 13 carte rosse, 12 verdi, 11 gialle, 11 arancioni e 10 viola.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>The full deck has 12 cards of each colour, but only 9 purple.</source>
        <translation>Al completo ci sono 12 carte per colore, ma solo 9 viola.</translation>
    </message>
    <message>
        <source>Road scoring</source>
        <translation>Conteggio delle strade</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Tutte le file</translation>
    </message>
    <message>
        <source>All your lines of at least four houses score, each house counting once.</source>
        <translation>Tutte le tue file di almeno quattro case danno punti; ogni casa conta una volta sola.</translation>
    </message>
    <message>
        <source>One per group</source>
        <translation>Una per gruppo</translation>
    </message>
    <message>
        <source>In each group of connected houses, only your best line scores.</source>
        <translation>In ogni gruppo di case collegate dà punti solo la tua fila migliore.</translation>
    </message>
    <message>
        <source>House on a new fortification</source>
        <translation>Casa su una nuova fortificazione</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obbligatoria</translation>
    </message>
    <message>
        <source>If you can, you must build on your fortification right away.</source>
        <translation>Se puoi, devi costruire subito sulla tua fortificazione.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facoltativa</translation>
    </message>
    <message>
        <source>You needn&apos;t build on your fortification; others may do so later.</source>
        <translation>Non sei obbligato a costruire sulla tua fortificazione; altri potranno farlo in seguito.</translation>
    </message>
    <message>
        <source>Open cards in hand</source>
        <translation>Carte scoperte in mano</translation>
    </message>
    <message>
        <source>Stay visible</source>
        <translation>Restano visibili</translation>
    </message>
    <message>
        <source>Everyone can still see the open cards you have taken.</source>
        <translation>Tutti continuano a vedere le carte scoperte che hai preso.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>open cards in hand</comment>
        <translation>Nascoste</translation>
    </message>
    <message>
        <source>The open cards you take are hidden once your turn ends: others must remember.</source>
        <translation>Le carte scoperte che prendi si nascondono a fine turno: gli altri devono ricordarle.</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Fortificazioni</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>fortifications</comment>
        <translation>No</translation>
    </message>
    <message>
        <source>There are no fortifications.</source>
        <translation>Non ci sono fortificazioni.</translation>
    </message>
    <message>
        <source>On</source>
        <comment>fortifications</comment>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Each player has one: it doubles the points of a region and of a line.</source>
        <translation>Ogni giocatore ne ha una: raddoppia i punti di una regione e di una fila.</translation>
    </message>
</context>
<context>
    <name>ChinaPiece</name>
    <message>
        <source>House</source>
        <translation>Casa</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>Emissario</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Fortificazione</translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n&#xa0;casa</numerusform>
            <numerusform>%n&#xa0;case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emissary(ies)</source>
        <translation>
            <numerusform>%n&#xa0;emissario</numerusform>
            <numerusform>%n&#xa0;emissari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortification(s)</source>
        <translation>
            <numerusform>%n&#xa0;fortificazione</numerusform>
            <numerusform>%n&#xa0;fortificazioni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaPlace</name>
    <message>
        <source>{town} ({region})</source>
        <translation>{town} ({region})</translation>
    </message>
    <message>
        <source>{town}–{next}</source>
        <comment>two towns along a road</comment>
        <translation>{town}–{next}</translation>
    </message>
    <message>
        <source>Alliance {number} ({one} and {other})</source>
        <translation>Alleanza {number} ({one} e {other})</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Lato A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Lato B</translation>
    </message>
</context>
<context>
    <name>ChinaPlayers</name>
    <message>
        <source>{player}: score {score}; left: {pieces}; hand: {hand}</source>
        <translation>{player}: punteggio {score}; restano: {pieces}; in mano: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carta coperta</numerusform>
            <numerusform>%n&#xa0;carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>Houses left: {count}</source>
        <translation>Case rimaste: {count}</translation>
    </message>
    <message>
        <source>Emissaries left: {count}</source>
        <translation>Emissari rimasti: {count}</translation>
    </message>
    <message>
        <source>Fortifications left: {count}</source>
        <translation>Fortificazioni rimaste: {count}</translation>
    </message>
</context>
<context>
    <name>ChinaPrompt</name>
    <message>
        <source>Now build a house on your fortification in {town}.</source>
        <translation>Ora costruisci una casa sulla tua fortificazione a {town}.</translation>
    </message>
    <message>
        <source>{player} must build on the fortification in {town}.</source>
        <translation>{player} deve costruire sulla fortificazione a {town}.</translation>
    </message>
    <message>
        <source>{player} is taking cards.</source>
        <translation>{player} prende carte.</translation>
    </message>
    <message>
        <source>Your turn – place one or two pieces in a region, or swap a card.</source>
        <translation>Tocca a te: piazza uno o due pezzi in una regione, o cambia una carta.</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece – swap a card.</source>
        <translation>Non puoi piazzare pezzi: cambia una carta.</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or take cards.</source>
        <translation>Piazza un secondo pezzo a {region}, o prendi carte.</translation>
    </message>
    <message>
        <source>The pile ran out for the second time.</source>
        <translation>Il mazzo si è esaurito per la seconda volta.</translation>
    </message>
    <message>
        <source>Nobody can place another piece.</source>
        <translation>Nessuno può più piazzare un pezzo.</translation>
    </message>
    <message>
        <source>Your turn – place a piece, or swap a card. An empty region takes only one piece a turn.</source>
        <translation>Tocca a te: piazza un pezzo, o cambia una carta. Una regione vuota accoglie un solo pezzo per turno.</translation>
    </message>
    <message>
        <source>Take a card – an open one or the top one of the pile.</source>
        <translation>Prendi una carta: una scoperta o la prima del mazzo.</translation>
    </message>
    <message>
        <source>Take {count} cards, one by one – open ones or from the pile.</source>
        <translation>Prendi {count} carte, una alla volta: scoperte o dal mazzo.</translation>
    </message>
    <message>
        <source>The pile is used up – end your turn.</source>
        <translation>Il mazzo è esaurito: termina il turno.</translation>
    </message>
    <message>
        <source>The pile is used up – place one or two pieces, or pass.</source>
        <translation>Il mazzo è esaurito: piazza uno o due pezzi, o passa.</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece and must pass.</source>
        <translation>Non puoi piazzare pezzi e devi passare.</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or end your turn.</source>
        <translation>Piazza un secondo pezzo a {region}, o termina il turno.</translation>
    </message>
</context>
<context>
    <name>ChinaReference</name>
    <message>
        <source>Build houses in the nine regions and send emissaries to their courts. Houses score as soon as their region is full; alliances and roads score at the end. The highest score wins.</source>
        <translation>Costruisci case nelle nove regioni e manda emissari nelle loro corti. Le case danno punti appena la loro regione è piena; alleanze e strade alla fine. Vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Either place one or two pieces, then take cards until you hold three.</source>
        <translation>O piazzi uno o due pezzi e poi prendi carte fino ad averne tre.</translation>
    </message>
    <message>
        <source>Or swap: discard one card and take another. That is your whole turn.</source>
        <translation>Oppure cambi: scarti una carta e ne prendi un’altra. È tutto il tuo turno.</translation>
    </message>
    <message>
        <source>All the pieces of a turn go to the same region. If it has no pieces at all yet, you may place only one.</source>
        <translation>Tutti i pezzi di un turno vanno nella stessa regione. Se lì non c’è ancora nessun pezzo, puoi piazzarne uno solo.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagare</translation>
    </message>
    <message>
        <source>Each piece costs one card of its region&apos;s colour, or a pair: two cards of one other colour.</source>
        <translation>Ogni pezzo costa una carta del colore della sua regione, o una coppia: due carte uguali di un altro colore.</translation>
    </message>
    <message>
        <source>Houses and emissaries</source>
        <translation>Case ed emissari</translation>
    </message>
    <message>
        <source>You have 20 houses and 8 emissaries.</source>
        <translation>Hai 20 case e 8 emissari.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendere carte</translation>
    </message>
    <message>
        <source>Take open cards or draw from the pile, as you like, one by one. Once you take a card, you place no more pieces. You can&apos;t undo drawing.</source>
        <translation>Prendi carte scoperte o pesca dal mazzo, come vuoi, una alla volta. Dopo la prima carta non piazzi più pezzi. Non si può annullare una carta pescata.</translation>
    </message>
    <message>
        <source>At the end of your turn, the gaps in the four open cards are filled.</source>
        <translation>A fine turno si completano le quattro carte scoperte.</translation>
    </message>
    <message>
        <source>With four players one card of each colour is taken out before the game, with three players two.</source>
        <translation>In quattro giocatori si toglie dal gioco una carta per colore, in tre se ne tolgono due.</translation>
    </message>
    <message>
        <source>Scoring a region</source>
        <translation>Conteggio di una regione</translation>
    </message>
    <message>
        <source>Whoever has the most houses there scores 1 point for each house in the region, no matter whose. Every other player with houses there scores as many points as a player one rank higher has houses.</source>
        <translation>Chi ha più case segna 1 punto per ogni casa della regione, di chiunque sia. Ogni altro giocatore presente segna tanti punti quante sono le case di un giocatore del rango superiore.</translation>
    </message>
    <message>
        <source>Example: 4, 2 and 1 houses score 7, 4 and 2 points.</source>
        <translation>Esempio: 4, 2 e 1 case segnano 7, 4 e 2 punti.</translation>
    </message>
    <message>
        <source>Tied players share a rank and all score in full.</source>
        <translation>A pari merito si condivide il rango e tutti segnano l’intero punteggio.</translation>
    </message>
    <message>
        <source>Fortifications (optional)</source>
        <translation>Fortificazioni (opzionali)</translation>
    </message>
    <message>
        <source>A house goes in any free town of the region.</source>
        <translation>Una casa va su uno spazio libero qualsiasi della regione.</translation>
    </message>
    <message>
        <source>Emissaries go to the region&apos;s court, even if you have no house there. In all, a court takes as many emissaries as the player with the most houses in its region has houses: no house, no emissary.</source>
        <translation>Gli emissari vanno alla corte della regione, anche se non ci hai case. La corte ne accoglie in tutto quante sono le case del giocatore che lì ne ha di più: senza case, niente emissari.</translation>
    </message>
    <message>
        <source>When the last town of a region is built on, the region scores at once; then the turn goes on.</source>
        <translation>Quando si costruisce sull’ultimo spazio di una regione, se ne fa subito il conteggio; poi il turno continua.</translation>
    </message>
    <message>
        <source>Each player has one. It is a piece like the others and goes in a town without a house. Once placed, it belongs to nobody.</source>
        <translation>Ogni giocatore ne ha una. È un pezzo come gli altri e va su uno spazio senza casa. Una volta piazzata non è di nessuno.</translation>
    </message>
    <message>
        <source>With a house on a fortification you score double for that region, and for a line through it. Two fortifications don&apos;t double twice.</source>
        <translation>Con una casa su una fortificazione segni il doppio per quella regione, e per una fila che ci passa. Due fortificazioni non raddoppiano due volte.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>The first time the pile is used up, the discards are shuffled into a new one. The second time, nobody takes cards any more, and the round is finished: each remaining player places one or two pieces or passes.</source>
        <translation>La prima volta che il mazzo si esaurisce, gli scarti mescolati ne formano uno nuovo. La seconda, nessuno prende più carte e si completa il giro: ogni giocatore rimasto piazza uno o due pezzi o passa.</translation>
    </message>
    <message>
        <source>The game also ends when nobody could place any piece anywhere.</source>
        <translation>La partita finisce anche quando nessuno potrebbe piazzare più alcun pezzo.</translation>
    </message>
    <message>
        <source>Then regions that aren&apos;t full score the houses they have.</source>
        <translation>Poi si contano anche le regioni non piene, con le case che hanno.</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alleanze</translation>
    </message>
    <message>
        <source>Any two neighbouring regions form an alliance, numbered from 1 to 15. If you have the most emissaries in both courts, alone or tied, you score 1 point for each emissary in the two courts, no matter whose.</source>
        <translation>Due regioni confinanti formano un’alleanza, con un numero da 1 a 15. Se hai più emissari in entrambe le corti, da solo o a pari merito, segni 1 punto per ogni emissario nelle due corti, di chiunque sia.</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Strade</translation>
    </message>
    <message>
        <source>A line is at least four of your houses in a row along roads, without forks; it may cross borders. It scores 1 point per house.</source>
        <translation>Una fila sono almeno quattro tue case consecutive lungo le strade, senza bivi; può varcare i confini. Dà 1 punto per casa.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Of tied players, the one with more pieces left wins; if that is equal too, they share the win.</source>
        <translation>A pari punti vince chi ha più pezzi rimasti; se anche questi sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Su questo gioco</translation>
    </message>
    <message>
        <source>China is a board game by Michael Schacht. This is an unofficial adaptation, with its own map, pictures and words.</source>
        <translation>Cina è un gioco da tavolo di Michael Schacht. Questo adattamento non è ufficiale: mappa, immagini e testi sono originali.</translation>
    </message>
</context>
<context>
    <name>ChinaRefusal</name>
    <message>
        <source>Once you swap or take a card, you can&apos;t place any more pieces.</source>
        <translation>Dopo aver cambiato o preso una carta non puoi più piazzare pezzi.</translation>
    </message>
    <message>
        <source>You have already placed two pieces this turn.</source>
        <translation>In questo turno hai già piazzato due pezzi.</translation>
    </message>
    <message>
        <source>This region was empty: only one piece may be placed in it this turn.</source>
        <translation>Questa regione era vuota: in questo turno ci va un solo pezzo.</translation>
    </message>
    <message>
        <source>Both pieces must go to the same region.</source>
        <translation>I due pezzi devono andare nella stessa regione.</translation>
    </message>
    <message>
        <source>First build a house on your fortification.</source>
        <translation>Prima costruisci una casa sulla tua fortificazione.</translation>
    </message>
    <message>
        <source>This region isn&apos;t on the map.</source>
        <translation>Questa regione non è sulla mappa.</translation>
    </message>
    <message>
        <source>This town isn&apos;t on the map.</source>
        <translation>Questo spazio non è sulla mappa.</translation>
    </message>
    <message>
        <source>There is already a house in this town.</source>
        <translation>Su questo spazio c’è già una casa.</translation>
    </message>
    <message>
        <source>There is already a fortification in this town.</source>
        <translation>Su questo spazio c’è già una fortificazione.</translation>
    </message>
    <message>
        <source>This court is full: it takes only as many emissaries as the player with the most houses there has houses.</source>
        <translation>Questa corte è piena: accoglie solo tanti emissari quante sono le case del giocatore che lì ne ha di più.</translation>
    </message>
    <message>
        <source>A court takes no emissaries until there is a house in its region.</source>
        <translation>Finché nella sua regione non c’è una casa, una corte non accoglie emissari.</translation>
    </message>
    <message>
        <source>You have no houses left.</source>
        <translation>Non hai più case.</translation>
    </message>
    <message>
        <source>You have no emissaries left.</source>
        <translation>Non hai più emissari.</translation>
    </message>
    <message>
        <source>You have no fortification left.</source>
        <translation>Non hai più la fortificazione.</translation>
    </message>
    <message>
        <source>You have neither a card of this colour nor a pair.</source>
        <translation>Non hai né una carta di questo colore né una coppia.</translation>
    </message>
    <message>
        <source>You don&apos;t have two cards of this colour.</source>
        <translation>Non hai due carte di questo colore.</translation>
    </message>
    <message>
        <source>A pair can only stand for another colour: here one card is enough.</source>
        <translation>Una coppia vale solo per un altro colore: qui basta una carta.</translation>
    </message>
    <message>
        <source>You don&apos;t have this card in your hand.</source>
        <translation>Non hai questa carta in mano.</translation>
    </message>
    <message>
        <source>You can&apos;t do this once your turn has begun.</source>
        <translation>A turno iniziato non puoi più farlo.</translation>
    </message>
    <message>
        <source>In the last round, you can&apos;t swap or take cards.</source>
        <translation>Nell’ultimo giro non si cambiano né si prendono più carte.</translation>
    </message>
    <message>
        <source>You can only pass in the last round. Swap a card instead.</source>
        <translation>Si può passare solo nell’ultimo giro. Cambia invece una carta.</translation>
    </message>
    <message>
        <source>First place a piece or swap a card.</source>
        <translation>Prima piazza un pezzo o cambia una carta.</translation>
    </message>
    <message>
        <source>You already hold three cards.</source>
        <translation>Hai già tre carte.</translation>
    </message>
    <message>
        <source>Take cards until you hold three.</source>
        <translation>Prendi carte fino ad averne tre.</translation>
    </message>
    <message>
        <source>There is no such open card.</source>
        <translation>Questa carta scoperta non esiste.</translation>
    </message>
    <message>
        <source>This open card has been taken: a new one comes when the turn ends.</source>
        <translation>Questa carta scoperta è già stata presa: la nuova arriva a fine turno.</translation>
    </message>
    <message>
        <source>No court that you can pay for has room for an emissary.</source>
        <translation>Nessuna corte che puoi pagare ha posto per un emissario.</translation>
    </message>
    <message>
        <source>No town that you can pay for has room.</source>
        <translation>Nessuno spazio che puoi pagare ha posto.</translation>
    </message>
    <message>
        <source>Here this card alone isn&apos;t enough: choose both of the pair.</source>
        <translation>Qui questa carta da sola non basta: scegli entrambe le carte della coppia.</translation>
    </message>
</context>
<context>
    <name>ChinaScoring</name>
    <message>
        <source>{player} leads in both courts: {emissaries} = {points}</source>
        <translation>{player} è in testa in entrambe le corti: {emissaries} = {points}</translation>
    </message>
    <message>
        <source>{towns}: {houses}, fortification ×2 = {points}</source>
        <translation>{towns}: {houses}, fortificazione ×2 = {points}</translation>
    </message>
    <message>
        <source>{towns}: {houses} = {points}</source>
        <translation>{towns}: {houses} = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others, fortification ×2 = {points}</source>
        <translation>{player}: {houses}, nessun’altra, fortificazione ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others = {points}</source>
        <translation>{player}: {houses}, nessun’altra = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}: {houses}, maggioranza – in tutto {counted}, fortificazione ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted} = {points}</source>
        <translation>{player}: {houses}, maggioranza – in tutto {counted} = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}: {houses}, maggioranza a pari merito – in tutto {counted}, fortificazione ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted} = {points}</source>
        <translation>{player}: {houses}, maggioranza a pari merito – in tutto {counted} = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted}, fortification ×2 = {points}</source>
        <translation>{player}: {houses} – chi lo precede ha {counted}, fortificazione ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted} = {points}</source>
        <translation>{player}: {houses} – chi lo precede ha {counted} = {points}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Conteggio finale</translation>
    </message>
    <message>
        <source>Regions, alliances and roads are counted. Scores so far:</source>
        <translation>Si contano regioni, alleanze e strade. Punteggi finora:</translation>
    </message>
    <message>
        <source>Its houses are scored at once. Scores so far:</source>
        <translation>Si fa subito il conteggio delle sue case. Punteggi finora:</translation>
    </message>
    <message>
        <source>{region} is full</source>
        <translation>{region} è piena</translation>
    </message>
    <message>
        <source>{region} is being scored.</source>
        <translation>Conteggio di {region} in corso.</translation>
    </message>
    <message>
        <source>Nobody leads in both courts.</source>
        <translation>Nessuno è in testa in entrambe le corti.</translation>
    </message>
    <message>
        <source>Roads of {player}</source>
        <translation>Strade di {player}</translation>
    </message>
    <message>
        <source>No line of four houses.</source>
        <translation>Nessuna fila di quattro case.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaSource</name>
    <message>
        <source>Houses</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alleanze</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Strade</translation>
    </message>
</context>
<context>
    <name>ChinaTray</name>
    <message>
        <source>Empty space for an open card</source>
        <translation>Posto vuoto per una carta scoperta</translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n&#xa0;carta</numerusform>
            <numerusform>Mazzo: %n&#xa0;carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile: %n card(s)</source>
        <translation>
            <numerusform>Secondo mazzo: %n&#xa0;carta</numerusform>
            <numerusform>Secondo mazzo: %n&#xa0;carte</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out again, this round is the last.</source>
        <translation>Quando si esaurisce di nuovo, questo giro è l’ultimo.</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>I tuoi pezzi</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces</source>
        <translation>Pezzi di {player}</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button</comment>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>To swap, first choose a card from your hand.</source>
        <translation>Per cambiare, scegli prima una carta della tua mano.</translation>
    </message>
    <message>
        <source>Card {number} in hand</source>
        <translation>Carta {number} della mano</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>Prendi la carta scoperta {number}</translation>
    </message>
</context>
<context>
    <name>ChinaVictory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.</source>
        <translation>
            <numerusform>{player} vince con {score}&#xa0;punto e più pezzi rimasti: {more} a {fewer}.</numerusform>
            <numerusform>{player} vince con {score}&#xa0;punti e più pezzi rimasti: {more} a {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({count})</source>
        <comment>a player, and how many pieces are left</comment>
        <translation>{player} ({count})</translation>
    </message>
    <message>
        <source>Equal on points, ranked by pieces left: {players}.</source>
        <translation>A pari punti, in ordine di pezzi rimasti: {players}.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Dimensione dell’interfaccia</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>Velocità dei bot</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme</comment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Disattivate</translation>
    </message>
    <message>
        <source>Fades only</source>
        <comment>motion</comment>
        <translation>Solo dissolvenze</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>motion</comment>
        <translation>Velocità dimezzata</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>motion</comment>
        <translation>Velocità normale</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Spento</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>size of the interface</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>bots</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <comment>motion</comment>
        <translation>Velocità doppia</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <comment>motion</comment>
        <translation>Velocità quadrupla</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>bots</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>bots</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>bots</comment>
        <translation>Immediata</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{region}&apos;s threat is revealed: {value}.</source>
        <translation>Il segnalino Minaccia di {region} viene scoperto: {value}.</translation>
    </message>
    <message>
        <source>{player} builds a neutral wall in {province}.</source>
        <translation>{player} piazza un muro neutrale a {province}.</translation>
    </message>
    <message>
        <source>{player} builds a wall in {province}.</source>
        <translation>{player} piazza un muro singolo a {province}.</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west}.</source>
        <translation>{player} piazza il muro doppio a {west}.</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west} and {east}.</source>
        <translation>{player} piazza il muro doppio tra {west} e {east}.</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province} and reserves a square next to it.</source>
        <translation>{player} piazza la torre a {province}; una casella accanto resta riservata a un suo muro singolo.</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province}.</source>
        <translation>{player} piazza la torre a {province}.</translation>
    </message>
    <message>
        <source>{player} builds on the reserved square.</source>
        <translation>{player} costruisce sulla casella riservata accanto alla torre.</translation>
    </message>
    <message>
        <source>{player} has no walls left, so the reserved square is free.</source>
        <translation>{player} non ha più muri singoli: la casella accanto alla torre è libera.</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player} gioca una carta a {province}.</translation>
    </message>
    <message>
        <source>{player} plays the {card} in {province}.</source>
        <translation>{player} gioca a {province} la carta {card}.</translation>
    </message>
    <message>
        <source>{player} peeks at {region}.</source>
        <translation>{player} sbircia il segnalino Minaccia di {region}.</translation>
    </message>
    <message>
        <source>{player} peeks at {region}: {value}.</source>
        <translation>{player} sbircia il segnalino Minaccia di {region}: {value}.</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}. Cancelled out: {void}.</source>
        <translation>Carte a {province}: {cards}. Annullate: {void}.</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>Carte a {province}: {cards}.</translation>
    </message>
    <message>
        <source>Cards in {province}, all cancelled out: {void}.</source>
        <translation>Carte a {province}, tutte annullate: {void}.</translation>
    </message>
    <message>
        <source>No cards were played in {province}.</source>
        <translation>A {province} non ci sono carte.</translation>
    </message>
    <message>
        <source>{card} secretly removes {region}&apos;s threat.</source>
        <translation>{card} toglie il segnalino Minaccia di {region} senza mostrarlo.</translation>
    </message>
    <message>
        <source>{card} removes {region}&apos;s threat: {value}.</source>
        <translation>{card} toglie il segnalino Minaccia di {region}: {value}.</translation>
    </message>
    <message>
        <source>{card} raises the value by {points}.</source>
        <translation>{card} aumenta il valore di {points}.</translation>
    </message>
    <message>
        <source>{card} lowers the value by {points}.</source>
        <translation>{card} riduce il valore di {points}.</translation>
    </message>
    <message>
        <source>{card} counts as one extra wall.</source>
        <translation>{card} vale come un muro virtuale.</translation>
    </message>
    <message>
        <source>{card} counts as two extra walls.</source>
        <translation>{card} vale come due muri virtuali.</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no other card to cancel.</source>
        <translation>{card} non ha effetto: non c’è un’altra carta da eliminare.</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no wall to break and no threat to remove.</source>
        <translation>{card} non ha effetto: non c’è un muro singolo da abbattere né un segnalino Minaccia da togliere.</translation>
    </message>
    <message>
        <source>{card} has no effect: there are no walls to swap.</source>
        <translation>{card} non ha effetto: non ci sono due muri singoli da scambiare.</translation>
    </message>
    <message>
        <source>{card} breaks a neutral wall.</source>
        <translation>{card} abbatte un muro neutrale.</translation>
    </message>
    <message>
        <source>{card} breaks one of their own walls.</source>
        <translation>{card} abbatte un proprio muro singolo.</translation>
    </message>
    <message>
        <source>{card} breaks one of {player}&apos;s walls.</source>
        <translation>{card} abbatte un muro singolo di {player}.</translation>
    </message>
    <message>
        <source>{card} swaps {wall} in {here} with {other_wall} in {there}.</source>
        <translation>{card} scambia {wall} a {here} con {other_wall} a {there}.</translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>{card} elimina {other}.</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>{card} non scambia nulla.</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player} completa {province}.</translation>
    </message>
    <message>
        <source>{province} gets an emperor card.</source>
        <translation>{province} riceve una carta Imperatore.</translation>
    </message>
    <message>
        <source>{province} gets an emperor card ({count} of {all}).</source>
        <translation>{province} riceve una carta Imperatore ({count} su {all}).</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province} vale {value}: muri {walls}, Reputazione {reputation}, carte {change}. Maggioranza: {players}.</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player has the majority.</source>
        <translation>{province} vale {value}: muri {walls}, Reputazione {reputation}, carte {change}. Nessun giocatore ha la maggioranza.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in {region}.</source>
        <translation>
            <numerusform>{player} perde %n&#xa0;punto nella regione {region}.</numerusform>
            <numerusform>{player} perde %n&#xa0;punti nella regione {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player} segna %n&#xa0;punto a {province}.</numerusform>
            <numerusform>{player} segna %n&#xa0;punti a {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for the double wall.</source>
        <translation>
            <numerusform>{player} segna %n&#xa0;punto per il muro doppio.</numerusform>
            <numerusform>{player} segna %n&#xa0;punti per il muro doppio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {source}.</source>
        <translation>
            <numerusform>{player} segna %n&#xa0;punto per {source}.</numerusform>
            <numerusform>{player} segna %n&#xa0;punti per {source}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter, so nobody loses points.</source>
        <translation>La regione {region} non ha più il segnalino Minaccia: nessuno perde punti.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>La regione {region} attacca: {value}. Maggioranza: {players}. Al riparo di una torre: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>La regione {region} attacca: {value}. Maggioranza: {players}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>La regione {region} attacca: {value}. Al riparo di una torre: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player has the majority.</source>
        <translation>La regione {region} attacca: {value}. Nessun giocatore ha la maggioranza.</translation>
    </message>
    <message>
        <source>{event}, provinces with walls: {counts}.</source>
        <translation>{event}, province con muri propri: {counts}.</translation>
    </message>
    <message>
        <source>{event}, longest run: {counts}.</source>
        <translation>{event}, serie più lunga: {counts}.</translation>
    </message>
    <message>
        <source>{event}, cards in hand: {counts}.</source>
        <translation>{event}, carte in mano: {counts}.</translation>
    </message>
    <message>
        <source>{event}: {counts}.</source>
        <translation>{event}: {counts}.</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>a neutral wall</source>
        <translation>un muro neutrale</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <comment>in a sentence</comment>
        <translation>un muro singolo di {player}</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <translation>{card} ({player})</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Turno {number}: {player}</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} termina il turno.</translation>
    </message>
    <message>
        <source>{player} has no moves left and passes.</source>
        <translation>{player} non ha più mosse e passa.</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows.</source>
        <translation>Tre carte Imperatore: la muraglia cresce.</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows by {board}, drawn at random.</source>
        <translation>Tre carte Imperatore: la muraglia cresce. Estratta: {board}.</translation>
    </message>
    <message>
        <source>{player} adds {board} in the west.</source>
        <translation>{player} aggiunge a ovest la {board}.</translation>
    </message>
    <message>
        <source>{player} adds {board} in the east.</source>
        <translation>{player} aggiunge a est la {board}.</translation>
    </message>
    <message>
        <source>The wall is finished: the Mongols attack.</source>
        <translation>La muraglia è completata: i Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Everyone has passed: the Mongols attack.</source>
        <translation>Tutti hanno passato: i Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>{player} took a hint.</source>
        <translation>{player} ha chiesto un suggerimento.</translation>
    </message>
    <message>
        <source>{player} now simulates {nodes} games per move instead of {before}.</source>
        <translation>{player} ora simula {nodes} partite a mossa invece di {before}.</translation>
    </message>
    <message>
        <source>{told}; {clause}</source>
        <translation>{told}; {clause}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{deed}, and peeked at {regions}</source>
        <translation>{deed} e ha sbirciato {regions}</translation>
    </message>
    <message>
        <source>{player} peeked at {regions}</source>
        <translation>{player} ha sbirciato {regions}</translation>
    </message>
    <message>
        <source>{player} built a tower in {province}</source>
        <translation>{player} ha piazzato la torre a {province}</translation>
    </message>
    <message>
        <source>{player} had no moves left and passed</source>
        <translation>{player} non aveva più mosse e ha passato</translation>
    </message>
    <message>
        <source>{player} built a double wall in {places} and scored {points}</source>
        <translation>{player} ha piazzato il muro doppio a {places} (+{points})</translation>
    </message>
    <message>
        <source>{player} played a card and built a wall in {places}</source>
        <translation>{player} ha giocato una carta e piazzato un muro a {places}</translation>
    </message>
    <message>
        <source>{player} built walls in {places}</source>
        <translation>{player} ha piazzato muri a {places}</translation>
    </message>
    <message>
        <source>{player} built a wall in {places}</source>
        <translation>{player} ha piazzato un muro a {places}</translation>
    </message>
    <message>
        <source>{player} played cards in {places}</source>
        <translation>{player} ha giocato carte a {places}</translation>
    </message>
    <message>
        <source>{player} played a card in {places}</source>
        <translation>{player} ha giocato una carta a {places}</translation>
    </message>
    <message>
        <source>{deed}, with a neutral wall in {province}</source>
        <translation>{deed}, poi ha aggiunto un muro neutrale a {province}</translation>
    </message>
    <message>
        <source>{player} built a neutral wall in {province}</source>
        <translation>{player} ha piazzato un muro neutrale a {province}</translation>
    </message>
    <message>
        <source>{region}&apos;s threat is revealed ({value})</source>
        <translation>il segnalino Minaccia di {region} viene scoperto ({value})</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province} è completata</translation>
    </message>
    <message>
        <source>{province} is complete: nobody scores</source>
        <translation>{province} è completata: nessuno segna punti</translation>
    </message>
    <message>
        <source>{province} is complete: {players} scores {points}</source>
        <translation>{province} è completata: {players} segna {points}</translation>
    </message>
    <message>
        <source>{province} is complete: {players} score {points} each</source>
        <translation>{province} è completata: {players} segnano {points} a testa</translation>
    </message>
    <message>
        <source>{board} is added in the west</source>
        <translation>a ovest si aggiunge la {board}</translation>
    </message>
    <message>
        <source>{board} is added in the east</source>
        <translation>a est si aggiunge la {board}</translation>
    </message>
    <message>
        <source>The Mongols attack, but nobody loses points</source>
        <translation>I Mongoli attaccano, ma nessuno perde punti</translation>
    </message>
    <message>
        <source>{player} loses {points}</source>
        <translation>{player} perde {points}</translation>
    </message>
    <message>
        <source>The Mongols attack: {losses}</source>
        <translation>I Mongoli attaccano: {losses}</translation>
    </message>
    <message>
        <source>{player} scores {points}</source>
        <translation>{player} segna {points}</translation>
    </message>
    <message>
        <source>{event}: {gains}</source>
        <translation>{event}: {gains}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>nessuno segna punti</translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation>Dettagli visibili</translation>
    </message>
    <message>
        <source>Details hidden</source>
        <translation>Dettagli nascosti</translation>
    </message>
    <message>
        <source>Help for everyone is now: {help}.</source>
        <translation>Aiuto d’ora in poi, per tutti: {help}.</translation>
    </message>
    <message>
        <source>{player} now plays in person.</source>
        <translation>Ora {player} gioca di persona.</translation>
    </message>
    <message>
        <source>Everyone agreed to go back to this point.</source>
        <translation>Di comune accordo si torna a questo punto.</translation>
    </message>
    <message>
        <source>A novice bot now plays for {player}.</source>
        <translation>Ora per {player} gioca un bot principiante.</translation>
    </message>
    <message>
        <source>A club-level bot now plays for {player}.</source>
        <translation>Ora per {player} gioca un bot da circolo.</translation>
    </message>
    <message>
        <source>A strong bot now plays for {player}.</source>
        <translation>Ora per {player} gioca un bot esperto.</translation>
    </message>
    <message>
        <source>A master bot now plays for {player}.</source>
        <translation>Ora per {player} gioca un bot maestro.</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {kind}.</source>
        <translation>Ora per {player} gioca un bot: {kind}.</translation>
    </message>
    <message>
        <source>Reputations drawn: {values}.</source>
        <comment>from west to east</comment>
        <translation>Reputazioni pescate: {values}.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>That was your action. End your turn, and watch where Bo and Lin build.</source>
        <translation>Questa era la tua azione. Termina il turno e guarda dove costruiscono Bo e Lin.</translation>
    </message>
    <message>
        <source>A full province is worth one point for each wall in it, plus the number on its counter.</source>
        <translation>Una provincia piena vale un punto per ogni muro, più il numero sul suo segnalino Reputazione.</translation>
    </message>
    <message>
        <source>{dunhuang} has four squares and a counter of {counter}. What will it be worth when it is full?</source>
        <translation>{dunhuang} ha quattro caselle e un segnalino da {counter}. Quanto vale quando è piena?</translation>
    </message>
    <message>
        <source>Not quite. Count a point for each of its squares, then add the counter.</source>
        <translation>Non proprio. Conta un punto per casella, poi aggiungi il segnalino.</translation>
    </message>
    <message>
        <source>{own} walls to {bo}: you score all {points} points, Bo nothing.</source>
        <translation>{own} muri contro {bo}: tutti i {points}&#xa0;punti vanno a te, nessuno a Bo.</translation>
    </message>
    <message>
        <source>Right: the points are not divided. Fill {jiuquan}.</source>
        <translation>Giusto: i punti non si dividono, ognuno li prende tutti. Completa {jiuquan}.</translation>
    </message>
    <message>
        <source>{points} points for you and {points} for Bo. Only Lin is left behind.</source>
        <translation>{points}&#xa0;punti a te e {points} a Bo. Solo Lin resta indietro.</translation>
    </message>
    <message>
        <source>End your turn, and keep an eye on {zhangye}.</source>
        <translation>Termina il turno e tieni d’occhio {zhangye}.</translation>
    </message>
    <message>
        <source>{dunhuang} is full: score it.</source>
        <translation>{dunhuang} è piena: fai il conteggio.</translation>
    </message>
    <message>
        <source>Score it.</source>
        <translation>Fai il conteggio.</translation>
    </message>
    <message>
        <source>You have one double wall. It covers two squares, counts as two walls, and scores at once.</source>
        <translation>Hai un solo muro doppio. Copre due caselle, conta come due muri e dà punti subito.</translation>
    </message>
    <message>
        <source>It scores a point for each province and each region (north of the wall) it lies in. How many on these two squares?</source>
        <translation>Dà un punto per ogni provincia e per ogni regione (a nord della muraglia) in cui si trova. Quanti su queste due caselle?</translation>
    </message>
    <message>
        <source>Look again: count the provinces below the two squares, and the regions above them.</source>
        <translation>Guarda meglio: conta le province sotto le due caselle e le regioni sopra.</translation>
    </message>
    <message>
        <source>A double wall is an action by itself. End your turn.</source>
        <translation>Un muro doppio è da solo un’azione intera. Termina il turno.</translation>
    </message>
    <message>
        <source>Only one square beside Bo&apos;s tower is still empty. Take a wall and try to build there.</source>
        <translation>Accanto alla torre di Bo resta una sola casella vuota. Prendi un muro e prova a costruirci.</translation>
    </message>
    <message>
        <source>Refused: the last empty square beside a tower belongs to its owner.</source>
        <translation>Non si può: l’ultima casella vuota accanto a una torre spetta al suo proprietario.</translation>
    </message>
    <message>
        <source>Place your own tower here. Both squares beside it are empty.</source>
        <translation>Piazza qui la tua torre. Le due caselle accanto sono vuote.</translation>
    </message>
    <message>
        <source>End your turn. The others may take one of the two squares, not both.</source>
        <translation>Termina il turno. Gli altri possono prendere una delle due caselle, non entrambe.</translation>
    </message>
    <message>
        <source>Bo built on one side. Now the other square is yours, for as long as you like.</source>
        <translation>Bo ha costruito da un lato. Ora l’altra casella è tua, finché vuoi.</translation>
    </message>
    <message>
        <source>This is the Great Wall; the provinces lie south. Whoever has the most walls in a full province scores it. (No mouse? Press ?.)</source>
        <translation>A sud della Grande Muraglia ci sono le province: in quelle piene fa punti chi ha più muri. (Senza mouse? Premi ?.)</translation>
    </message>
    <message>
        <source>You are Mei, and red. Take a wall and place it on any empty square of {dunhuang}.</source>
        <translation>Tu sei Mei, con i pezzi rossi. Prendi un muro e piazzalo su una casella vuota di {dunhuang}.</translation>
    </message>
    <message>
        <source>Two walls in two different provinces are one action. Take the second: blue lines show where provinces meet. Place it in {jiuquan}.</source>
        <translation>Due muri in due province diverse sono un’azione. Prendi il secondo: linee blu separano le province. Piazzalo a {jiuquan}.</translation>
    </message>
    <message>
        <source>Fill the last empty square of {dunhuang}: as soon as a province is full, it scores.</source>
        <translation>Occupa l’ultima casella vuota di {dunhuang}: appena una provincia è piena, dà punti.</translation>
    </message>
    <message>
        <source>That is the heart of the game: have the most walls in a province when its last square is filled.</source>
        <translation>È il cuore del gioco: avere più muri di tutti in una provincia quando se ne occupa l’ultima casella.</translation>
    </message>
    <message>
        <source>Right. And you have the most walls there: fill it.</source>
        <translation>Giusto. E lì hai più muri di tutti: completala.</translation>
    </message>
    <message>
        <source>No: all who are tied for the most score the whole value. What is it here?</source>
        <translation>No: chi è a pari merito in testa prende l’intero valore. Qui quant’è?</translation>
    </message>
    <message>
        <source>Bo filled {zhangye}, but the points went to Lin: {lin} walls to your {own}. Second place scores nothing.</source>
        <translation>Bo ha completato {zhangye}, ma i punti vanno a Lin: {lin} muri contro {own} tuo. Il secondo posto non dà punti.</translation>
    </message>
    <message>
        <source>Right. It scores {points} where a province and a region both end. Find that border, and place your double wall across it.</source>
        <translation>Giusto. Ne dà {points} dove finiscono insieme provincia e regione. Trova quel confine e piazzaci a cavallo il muro doppio.</translation>
    </message>
    <message>
        <source>A tower counts as one wall, and reserves an empty square beside it for its owner.</source>
        <translation>Una torre conta come un muro e riserva al suo proprietario una casella vuota accanto.</translation>
    </message>
    <message>
        <source>Place a wall there. After that the tower reserves nothing.</source>
        <translation>Piazza lì un muro. Dopo, la torre non riserva più nulla.</translation>
    </message>
    <message>
        <source>And the second wall, in any other province.</source>
        <translation>E il secondo muro, in un’altra provincia qualsiasi.</translation>
    </message>
    <message>
        <source>Two squares of {jiuquan} for sure. A tower can do one thing more: it protects you from the Mongols.</source>
        <translation>Due caselle sicure a {jiuquan}. Una torre fa anche altro: ti protegge dai Mongoli.</translation>
    </message>
    <message>
        <source>You have six cards. They lie face down in a province until it is full, and change how it scores.</source>
        <translation>Hai sei carte. Si giocano coperte in una provincia: quando è piena si scoprono e cambiano il conteggio.</translation>
    </message>
    <message>
        <source>Play your Builder in {dunhuang}: it can make the province worth more, or count as a wall.</source>
        <translation>Gioca il Costruttore a {dunhuang}: può aumentare il valore della provincia o contare come un muro.</translation>
    </message>
    <message>
        <source>A card and a wall in the same province are one action. Place the wall.</source>
        <translation>Una carta e un muro nella stessa provincia sono un’azione. Piazza il muro.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Termina il turno.</translation>
    </message>
    <message>
        <source>Two cards in two provinces are an action, too. Play your Traitor in {dunhuang}.</source>
        <translation>Anche due carte in due province sono un’azione. Gioca il Traditore a {dunhuang}.</translation>
    </message>
    <message>
        <source>And your Flood in {jiuquan}.</source>
        <translation>E l’Inondazione a {jiuquan}.</translation>
    </message>
    <message>
        <source>End your turn. Bo is about to fill {dunhuang}.</source>
        <translation>Termina il turno. Bo sta per completare {dunhuang}.</translation>
    </message>
    <message>
        <source>Two Builders: cards with the same dots cancel each other. But your Traitor counts, even on Bo&apos;s turn. Break Bo&apos;s wall here.</source>
        <translation>Due Costruttori: le carte con gli stessi puntini si annullano. Ma il tuo Traditore vale, anche nel turno di Bo. Abbatti qui il suo muro.</translation>
    </message>
    <message>
        <source>Cards take effect in the order of their dots, from one to six. Point at a card to read what it does.</source>
        <translation>Le carte agiscono in ordine di puntini, da uno a sei. Passa col mouse su una carta per leggere che cosa fa.</translation>
    </message>
    <message>
        <source>The Mongols live north of the wall. At the end, whoever has the most walls in a region loses the points on the region&apos;s counter.</source>
        <translation>A nord della muraglia vivono i Mongoli. Alla fine chi ha più muri in una regione perde i punti sul suo segnalino Minaccia.</translation>
    </message>
    <message>
        <source>The counters lie face down. Where you build, you may peek at one. Place a wall here.</source>
        <translation>I segnalini Minaccia sono coperti. Dove costruisci, puoi sbirciare. Piazza qui un muro.</translation>
    </message>
    <message>
        <source>The counter shows {threat}, and none is higher. All who are tied for the most lose that many points, so stay behind Bo here.</source>
        <translation>Il segnalino vale {threat}: è il più alto che ci sia. Chi è a pari merito in testa lo perde per intero: qui lascia Bo davanti.</translation>
    </message>
    <message>
        <source>A real game against two novices, already under way: you have five turns left. Play it to the end.</source>
        <translation>Una vera partita contro due principianti, già iniziata: ti restano cinque turni. Giocala fino in fondo.</translation>
    </message>
    <message>
        <source>You know the game now. Are you ready for a whole one?</source>
        <translation>Ora conosci il gioco. Che ne dici di una partita intera?</translation>
    </message>
    <message>
        <source>Now peek: press and hold the eye on the shield of {ordos}, or hold E. Only you will see it.</source>
        <translation>Ora sbircia: tieni premuto l’occhio sullo scudo di {ordos}, oppure il tasto E. Lo vedrai solo tu.</translation>
    </message>
    <message>
        <source>You have the most walls in {alasha}. But whoever has a tower in a region loses nothing there.</source>
        <translation>Nella regione {alasha} hai più muri di tutti. Ma chi ha una torre in una regione lì non perde nulla.</translation>
    </message>
    <message>
        <source>The third card came up on your turn, so you choose the board. End your turn.</source>
        <translation>La terza carta è arrivata nel tuo turno, quindi la plancia la scegli tu. Termina il turno.</translation>
    </message>
    <message>
        <source>Choose a board and one of its sides, A or B, then the end of the wall where it should go.</source>
        <translation>Scegli una plancia e uno dei suoi lati, A o B, poi l’estremità della muraglia dove metterla.</translation>
    </message>
    <message>
        <source>A broken wall counts for nobody. {own} walls to {bo}: {points} points for you.</source>
        <translation>Un muro in rovina non conta per nessuno. {own} muri contro {bo}: {points}&#xa0;punti a te.</translation>
    </message>
    <message>
        <source>Leave the last square of {ordos} to Bo. Place your second wall in {jiuquan}.</source>
        <translation>Lascia a Bo l’ultima casella di {ordos}. Piazza il secondo muro a {jiuquan}.</translation>
    </message>
    <message>
        <source>Place your tower on the last square of {alasha}.</source>
        <translation>Piazza la torre sull’ultima casella di {alasha}.</translation>
    </message>
    <message>
        <source>Every full province gets an emperor card. There are {cards}; the third brings another board.</source>
        <translation>Ogni provincia piena riceve una carta Imperatore. Ce ne sono {cards}; alla terza si aggiunge una plancia.</translation>
    </message>
    <message>
        <source>Fill {zhangye}.</source>
        <translation>Completa {zhangye}.</translation>
    </message>
    <message>
        <source>Place your second wall in another province.</source>
        <translation>Piazza il secondo muro in un’altra provincia.</translation>
    </message>
    <message>
        <source>New provinces, new regions, new counters. The game ends when every square is filled.</source>
        <translation>Nuove province, nuove regioni, nuovi segnalini. La partita finisce quando ogni casella è occupata.</translation>
    </message>
    <message>
        <source>The game is yours now.</source>
        <translation>La partita è tua.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Istruttore</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} di {steps}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lezione successiva</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>You have {own} walls there, the others one each. So all its points are yours: {points}. The emperor card marks it as scored.</source>
        <translation>Lì hai {own} muri, gli altri uno ciascuno. Tutti i punti sono tuoi: {points}. La carta Imperatore segna che il conteggio è fatto.</translation>
    </message>
    <message>
        <source>If you fill {jiuquan}, you and Bo will have two walls each there. How many points will you score?</source>
        <translation>Se completi {jiuquan}, tu e Bo avrete lì due muri ciascuno. Quanti punti farai?</translation>
    </message>
    <message>
        <source>{points} points at once, and a wall in two provinces. Nothing scores more.</source>
        <translation>{points}&#xa0;punti subito, e un muro in due province. Niente ne dà di più.</translation>
    </message>
    <message>
        <source>Bo placed his on the squares from the question, for {points} points. Everyone has just one: choose its place well.</source>
        <translation>Bo ha piazzato il suo sulle caselle della domanda: {points}&#xa0;punti. Ognuno ne ha uno solo: scegli bene dove.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Gioca una partita</translation>
    </message>
    <message>
        <source>Your turn continues: place your second wall in {zhangye}.</source>
        <translation>Il tuo turno continua: piazza il secondo muro a {zhangye}.</translation>
    </message>
    <message>
        <source>That fills {jiuquan}: score it.</source>
        <translation>Così {jiuquan} è piena: fai il conteggio.</translation>
    </message>
    <message>
        <source>End your turn. Bo fills the last squares, and the Mongols attack.</source>
        <translation>Termina il turno. Bo riempie le ultime caselle e i Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Your tower saved you in {alasha}. In {torghut} you had the most walls, and paid.</source>
        <translation>La torre ti ha salvato nella regione {alasha}. A {torghut} avevi più muri di tutti, e hai pagato.</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Peek at {region}</source>
        <translation>Sbircia {region}</translation>
    </message>
    <message>
        <source>Score {province}</source>
        <translation>Conteggio di {province}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>a double wall in {province} (from square {place})</source>
        <translation>un muro doppio a {province} (dalla casella {place})</translation>
    </message>
    <message>
        <source>a wall in {province} (square {place})</source>
        <translation>un muro singolo a {province} (casella {place})</translation>
    </message>
    <message>
        <source>a neutral wall in {province} (square {place})</source>
        <translation>un muro neutrale a {province} (casella {place})</translation>
    </message>
    <message>
        <source>a tower in {province} (square {place})</source>
        <translation>una torre a {province} (casella {place})</translation>
    </message>
    <message>
        <source>Cancel {owner}&apos;s {card}</source>
        <translation>Elimina la carta {card} ({owner})</translation>
    </message>
    <message>
        <source>Remove {region}&apos;s threat</source>
        <translation>Togli il segnalino Minaccia di {region}</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>Valore +2</translation>
    </message>
    <message>
        <source>Value −2</source>
        <translation>Valore −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>+1 muro virtuale</translation>
    </message>
    <message>
        <source>Don&apos;t swap</source>
        <translation>Non scambiare</translation>
    </message>
    <message>
        <source>Wall: {square}</source>
        <translation>Muro singolo: {square}</translation>
    </message>
    <message>
        <source>Neutral wall: {square}</source>
        <translation>Muro neutrale: {square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>Torre: {square}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>Carta: {province}</translation>
    </message>
    <message>
        <source>Add {board} in the west</source>
        <translation>Aggiungi a ovest la {board}</translation>
    </message>
    <message>
        <source>Add {board} in the east</source>
        <translation>Aggiungi a est la {board}</translation>
    </message>
    <message>
        <source>Break {wall}</source>
        <translation>Abbatti: {wall}</translation>
    </message>
    <message>
        <source>neutral wall ({square})</source>
        <translation>muro neutrale ({square})</translation>
    </message>
    <message>
        <source>the {card} card in {province}</source>
        <translation>la carta {card} a {province}</translation>
    </message>
    <message>
        <source>{player}&apos;s wall ({square})</source>
        <translation>muro singolo di {player} ({square})</translation>
    </message>
    <message>
        <source>Double wall: {squares}</source>
        <translation>Muro doppio: {squares}</translation>
    </message>
    <message>
        <source>Swap {here} with {there}</source>
        <translation>Scambia {here} con {there}</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>{player} is here.</source>
        <translation>{player} è presente.</translation>
    </message>
    <message>
        <source>{player} has been away since {when}.</source>
        <translation>{player} è assente, ultimo contatto: {when}.</translation>
    </message>
    <message>
        <source>{player} is away.</source>
        <translation>{player} è assente.</translation>
    </message>
    <message>
        <source>A bot plays for {player}.</source>
        <translation>Un bot gioca per {player}.</translation>
    </message>
    <message>
        <source>{players} would like a rematch.</source>
        <translation>Rivincita richiesta da {players}.</translation>
    </message>
    <message>
        <source>{player} has left the game.</source>
        <translation>{player} ha lasciato la partita.</translation>
    </message>
    <message>
        <source>{player} can&apos;t be reached now.</source>
        <translation>{player} non è raggiungibile al momento.</translation>
    </message>
    <message>
        <source>{player} has withdrawn the question.</source>
        <translation>{player} ha ritirato la richiesta.</translation>
    </message>
    <message>
        <source>Moves are sent as soon as it accepts letters again.</source>
        <translation>Le mosse partiranno appena le accetterà di nuovo.</translation>
    </message>
    <message>
        <source>{host}&apos;s computer can&apos;t be reached. The game waits for it.</source>
        <translation>Il computer di {host} non risponde. La partita lo aspetta.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Non ancora inviato.</translation>
    </message>
    <message>
        <source>Waiting for {host}&apos;s computer…</source>
        <translation>In attesa del computer di {host}…</translation>
    </message>
    <message>
        <source>Waiting for everybody to agree…</source>
        <translation>In attesa che tutti siano d’accordo…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a question</comment>
        <translation>Ritira la richiesta</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>Invita di nuovo</translation>
    </message>
    <message>
        <source>Invite again…</source>
        <translation>Invita di nuovo…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Bots play for {players}.</source>
        <translation>Dei bot giocano per {players}.</translation>
    </message>
    <message>
        <source>Take {player}&apos;s seat back</source>
        <translation>Riprendi il posto di {player}</translation>
    </message>
    <message>
        <source>Invite {players} again? The computer used so far then loses its place.</source>
        <translation>Invitare di nuovo {players}? Il computer usato finora perderà il posto.</translation>
    </message>
    <message>
        <source>Take back the seats of {players}</source>
        <translation>Riprendi i posti di {players}</translation>
    </message>
    <message>
        <source>Let bots play</source>
        <translation>Fai giocare dei bot</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accordo</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Invitation to the seats of {players}: {invitation}</source>
        <translation>Invito ai posti di {players}: {invitation}</translation>
    </message>
    <message>
        <source>{players} have left the game.</source>
        <translation>{players} hanno lasciato la partita.</translation>
    </message>
    <message>
        <source>{players} are away.</source>
        <translation>{players} sono assenti.</translation>
    </message>
    <message>
        <source>{players} have been away since {when}.</source>
        <translation>{players} sono assenti, ultimo contatto: {when}.</translation>
    </message>
    <message>
        <source>{players} agree</source>
        <translation>{players} sono d’accordo</translation>
    </message>
    <message>
        <source>{player} asks to go back to “{turn}”.</source>
        <translation>{player} chiede di tornare a «{turn}».</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>It is up to {players} to play on.</source>
        <translation>Tocca a {players} continuare.</translation>
    </message>
    <message>
        <source>Invitation to {player}&apos;s seat: {invitation}</source>
        <translation>Invito al posto di {player}: {invitation}</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>Copia l’invito</translation>
    </message>
    <message>
        <source>Invite somebody else</source>
        <translation>Invita qualcun altro</translation>
    </message>
    <message>
        <source>{host} asks for a rematch.</source>
        <translation>{host} chiede la rivincita.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Siediti di nuovo</translation>
    </message>
    <message>
        <source>{player} asks to change the help for this game.</source>
        <translation>{player} chiede un altro aiuto per questa partita.</translation>
    </message>
    <message>
        <source>{player} asks to leave the game unfinished.</source>
        <translation>{player} chiede di lasciare la partita incompiuta.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un bot gioca al posto tuo.</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Riprendi il posto</translation>
    </message>
    <message>
        <source>Let a bot play for {player}</source>
        <translation>Fai giocare un bot per {player}</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Aspetta ancora</translation>
    </message>
    <message>
        <source>Everybody has agreed to leave this game unfinished.</source>
        <translation>Tutti accettano di lasciare la partita incompiuta.</translation>
    </message>
</context>
<context>
    <name>Controllers</name>
    <message>
        <source>Human</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Giocatore di circolo</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Giocatore esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot casuale</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>Bot avido</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>{number}%</source>
        <comment>a chance</comment>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{value} ({chance})</source>
        <comment>what a threat may be, and how likely</comment>
        <translation>{value} ({chance})</translation>
    </message>
    <message>
        <source>Threat: {chances}</source>
        <translation>Minaccia: {chances}</translation>
    </message>
    <message>
        <source>This can only be: {card}.</source>
        <translation>Può essere solo: {card}.</translation>
    </message>
    <message>
        <source>Any action card ({chance} each).</source>
        <translation>Una qualsiasi carta azione ({chance} ciascuna).</translation>
    </message>
    <message>
        <source>One of these: {cards} ({chance} each).</source>
        <translation>Una di queste: {cards} ({chance} ciascuna).</translation>
    </message>
    <message>
        <source>{player}&apos;s possible cards: {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>Carte possibili di {player}: {cards}</translation>
    </message>
    <message>
        <source>With these cards, worth {points} when complete.</source>
        <translation>Con queste carte, valore {points} se completata.</translation>
    </message>
    <message>
        <source>{points} when complete</source>
        <comment>what a province may be worth</comment>
        <translation>{points} se completata</translation>
    </message>
    <message>
        <source>{worst} to {best}</source>
        <translation>da {worst} a {best}</translation>
    </message>
    <message>
        <source>{card} ({chance})</source>
        <comment>a colour of cards, and how likely</comment>
        <translation>{card} ({chance})</translation>
    </message>
    <message>
        <source>Next card: {chances}</source>
        <translation>Prossima carta: {chances}</translation>
    </message>
    <message>
        <source>{player}: all but {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}: tutte tranne {cards}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk isn&apos;t responding.</source>
        <translation>Il disco non risponde.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Can&apos;t write to that location.</source>
        <translation>Non si può scrivere in quella posizione.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to write there.</source>
        <translation>Non hai il permesso di scrivere lì.</translation>
    </message>
    <message>
        <source>The disk reported a read or write error.</source>
        <translation>Il disco segnala un errore di lettura o scrittura.</translation>
    </message>
    <message>
        <source>Folder not found.</source>
        <translation>Cartella non trovata.</translation>
    </message>
    <message>
        <source>A folder with this name already exists.</source>
        <translation>Esiste già una cartella con questo nome.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Il nome è troppo lungo.</translation>
    </message>
    <message>
        <source>The disk reported an error ({code}).</source>
        <translation>Il disco segnala un errore ({code}).</translation>
    </message>
    <message>
        <source>Your settings weren&apos;t saved. {fault}</source>
        <translation>Le tue impostazioni non sono state salvate. {fault}</translation>
    </message>
    <message>
        <source>A game can&apos;t be read: {folder}</source>
        <translation>Partita illeggibile: {folder}</translation>
    </message>
    <message>
        <source>Games aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>Partite non salvate: {folder} non si può leggere.</translation>
    </message>
    <message>
        <source>Settings aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>Impostazioni non salvate: {folder} non si può leggere.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Il file è in uso da un altro programma.</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all} until a board is added.</source>
        <translation>Carte Imperatore: {count} su {all}, poi si aggiunge una plancia.</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomazia</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Imperial Reward</source>
        <translation>Ricompensa imperiale</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Osservatori</translation>
    </message>
    <message>
        <source>At the end, whoever has walls in the most provinces scores 4 points; tied players all score.</source>
        <translation>Alla fine, chi ha muri nel maggior numero di province segna 4 punti; a pari merito li segnano tutti.</translation>
    </message>
    <message>
        <source>At the end, each player scores 2 points per action card left in hand.</source>
        <translation>Alla fine, ognuno segna 2 punti per ogni carta azione ancora in mano.</translation>
    </message>
    <message>
        <source>Whenever someone builds in a region, that region&apos;s threat counter is revealed permanently.</source>
        <translation>Quando si costruisce in una regione, il suo segnalino Minaccia viene scoperto per sempre.</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls scores 1 point per square; tied players all score.</source>
        <translation>Alla fine, chi ha la più lunga serie ininterrotta di muri segna 1 punto a casella; a pari merito li segnano tutti.</translation>
    </message>
    <message>
        <source>At the end, each player scores 1 point per square for their longest unbroken run of walls.</source>
        <translation>Alla fine, ognuno segna 1 punto per ogni casella della propria più lunga serie ininterrotta di muri.</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>Aggiungi una plancia</translation>
    </message>
    <message>
        <source>Choose a board, then an end of the wall, here or on the board.</source>
        <translation>Scegli una plancia, poi un’estremità, qui o sulla muraglia.</translation>
    </message>
    <message>
        <source>This board was drawn. Choose an end of the wall.</source>
        <translation>Questa plancia è stata estratta: scegli un’estremità della muraglia.</translation>
    </message>
    <message>
        <source>{rule} Its reputation and threat counters are drawn afterwards.</source>
        <comment>two sentences</comment>
        <translation>{rule} I segnalini Minaccia e Reputazione si estraggono dopo.</translation>
    </message>
    <message>
        <source>{rule} Then your turn continues.</source>
        <comment>two sentences</comment>
        <translation>{rule} Poi il tuo turno continua.</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>Prima scegli una plancia.</translation>
    </message>
    <message>
        <source>Provinces: {provinces}</source>
        <translation>Province: {provinces}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Salva un resoconto</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>Salva il regolamento</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Esporta la tabella</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Esporta il grafico</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>Reading {file}: {percent}%</source>
        <translation>Lettura di {file}: {percent}%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Nothing was saved, because the gate closed.</source>
        <translation>Nel frattempo la porta si è chiusa: non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>{game} - public view</source>
        <translation>{game} - vista pubblica</translation>
    </message>
    <message>
        <source>{game} - seen by {player}</source>
        <translation>{game} - vista da {player}</translation>
    </message>
</context>
<context>
    <name>GameHelp</name>
    <message>
        <source>Help for this game</source>
        <translation>Aiuto per questa partita</translation>
    </message>
    <message>
        <source>The same for everyone at the table, from now on. The saved game records this.</source>
        <translation>Lo stesso per tutti al tavolo, da adesso in poi. Il salvataggio ne tiene traccia.</translation>
    </message>
    <message>
        <source>Everyone must agree:</source>
        <translation>Tutti devono essere d’accordo:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Unreadable game</source>
        <translation>Partita illeggibile</translation>
    </message>
    <message>
        <source>{title} · {state}</source>
        <translation>{title} · {state}</translation>
    </message>
    <message>
        <source>Turn {turn} · {when}</source>
        <translation>Turno {turn} · {when}</translation>
    </message>
    <message>
        <source>Finished · {when}</source>
        <translation>Finita · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Aperta in un’altra finestra</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to trash</source>
        <translation>Altro: rinomina, duplica, sposta nel cestino</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Partite su questo computer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Trash ({count})</source>
        <translation>Cestino ({count})</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>This version can&apos;t open this game.</source>
        <translation>Questa versione non può aprire questa partita.</translation>
    </message>
    <message>
        <source>Game moved to trash.</source>
        <translation>Partita spostata nel cestino.</translation>
    </message>
    <message>
        <source>{count} games moved to trash.</source>
        <translation>{count} partite spostate nel cestino.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>You have many saved games, {count} of them old.</source>
        <translation>Hai molte partite salvate (vecchie: {count}).</translation>
    </message>
    <message>
        <source>Move old games to trash</source>
        <translation>Sposta le vecchie nel cestino</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conserva tutte</translation>
    </message>
    <message>
        <source>Nothing was changed. {fault}</source>
        <translation>Non è cambiato nulla. {fault}</translation>
    </message>
    <message>
        <source>Restore {game}</source>
        <translation>Recupera {game}</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Svuota il cestino…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>Games stay here until you restore them or empty the trash.</source>
        <translation>Le partite restano qui finché non le recuperi o svuoti il cestino.</translation>
    </message>
    <message>
        <source>Delete this game for good? This can&apos;t be undone.</source>
        <translation>Eliminare per sempre questa partita? Non si potrà recuperare.</translation>
    </message>
    <message>
        <source>Delete these {count} games for good? This can&apos;t be undone.</source>
        <translation>Eliminare per sempre queste {count} partite? Non si potranno recuperare.</translation>
    </message>
    <message>
        <source>One game couldn&apos;t be deleted. {fault}</source>
        <translation>Non è stato possibile eliminare una partita. {fault}</translation>
    </message>
    <message>
        <source>{count} games couldn&apos;t be deleted. {fault}</source>
        <translation>Non è stato possibile eliminare {count} partite. {fault}</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>Ora solo {name} dovrebbe guardare lo schermo.</translation>
    </message>
    <message>
        <source>Everybody may see the screen now.</source>
        <translation>Ora tutti possono guardare lo schermo.</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <comment>a player</comment>
        <translation>Si aspetta</translation>
    </message>
    <message>
        <source>Since the game began</source>
        <translation>Dall’inizio della partita</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Dal tuo ultimo turno</translation>
    </message>
    <message>
        <source>I&apos;m {name} – open the gate</source>
        <translation>Sono {name}: apri la porta</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>Passa il dispositivo a</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>Queste note sono per</translation>
    </message>
    <message>
        <source>Show only the board (no secrets)</source>
        <translation>Mostra solo la plancia (niente di nascosto)</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>Key or mouse</source>
        <translation>Tasto o mouse</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Pick up a piece or a card, then click where it goes</source>
        <translation>Prendi un pezzo o una carta, poi fai clic dove metterli</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascina</translation>
    </message>
    <message>
        <source>Move a piece or a card to its place, or pan the board</source>
        <translation>Porta un pezzo o una carta al suo posto, oppure sposta la plancia</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Rotellina</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Ingrandisci o riduci</translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation>Clic destro</translation>
    </message>
    <message>
        <source>Put down the held piece, or read the rule</source>
        <translation>Posa ciò che hai in mano, oppure leggi la regola</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>Ignores the Mongol threat.</source>
        <translation>Ignora la minaccia dei Mongoli.</translation>
    </message>
    <message>
        <source>Sometimes settles for second best.</source>
        <translation>A volte si accontenta della seconda scelta.</translation>
    </message>
    <message>
        <source>Thinks every move through to the end.</source>
        <translation>Ragiona su ogni mossa fino in fondo.</translation>
    </message>
    <message>
        <source>Thinks ten times as long as the strong player.</source>
        <translation>Pensa dieci volte più del giocatore esperto.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>in hand</source>
        <translation>in mano</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usata</translation>
    </message>
    <message>
        <source>Face down in {province}</source>
        <translation>Coperta a {province}</translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <comment>a card and where it is</comment>
        <translation>{card}, {place}</translation>
    </message>
</context>
<context>
    <name>HandPrompt</name>
    <message>
        <source>Choose where to play the {card}: any glowing province.</source>
        <translation>Scegli dove giocare la carta {card}: qualsiasi provincia evidenziata.</translation>
    </message>
    <message>
        <source>Choose the wall to swap it with.</source>
        <translation>Scegli il muro con cui scambiarlo.</translation>
    </message>
    <message>
        <source>Choose an end of the wall for this board.</source>
        <translation>Scegli a quale estremità della muraglia va questa plancia.</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing square.</source>
        <translation>Scegli dove costruire: qualsiasi casella evidenziata.</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares.</source>
        <translation>{block}: scegli due caselle adiacenti.</translation>
    </message>
    <message>
        <source>{block}: choose the square next to it.</source>
        <translation>{block}: scegli la casella accanto.</translation>
    </message>
    <message>
        <source>Choose the piece to place here.</source>
        <translation>Scegli quale pezzo piazzare qui.</translation>
    </message>
    <message>
        <source>Choose the cards to pay with: they glow in your hand.</source>
        <translation>Scegli le carte con cui pagare: sono evidenziate nella tua mano.</translation>
    </message>
    <message>
        <source>Choose where to build the house: any glowing town.</source>
        <translation>Scegli dove costruire la casa: qualsiasi spazio evidenziato.</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing town.</source>
        <translation>Scegli dove costruire: qualsiasi spazio evidenziato.</translation>
    </message>
    <message>
        <source>Choose where to send the emissary: any glowing court.</source>
        <translation>Scegli dove mandare l’emissario: qualsiasi corte evidenziata.</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it – or swap this card.</source>
        <translation>Scegli un pezzo, o un posto evidenziato per piazzarlo, oppure cambia questa carta.</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it.</source>
        <translation>Scegli un pezzo, o un posto evidenziato per piazzarlo.</translation>
    </message>
    <message>
        <source>No place takes this pair: put a card back.</source>
        <translation>Nessun luogo accetta questa coppia: rimetti una carta in mano.</translation>
    </message>
    <message>
        <source>This card can only be swapped.</source>
        <translation>Questa carta si può solo cambiare.</translation>
    </message>
    <message>
        <source>Add a second card of this colour – or swap this card.</source>
        <translation>Aggiungi una seconda carta di questo colore, oppure cambia questa.</translation>
    </message>
    <message>
        <source>Add a second card of this colour.</source>
        <translation>Aggiungi una seconda carta di questo colore.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzato</translation>
    </message>
    <message>
        <source>Chances worked out from what you have seen.</source>
        <translation>Mostra quanto è probabile ciò che è nascosto, in base a ciò che hai visto.</translation>
    </message>
    <message>
        <source>Hints for your choices.</source>
        <translation>Suggerimenti per le tue scelte.</translation>
    </message>
    <message>
        <source>A warning before a costly turn ends.</source>
        <translation>Un avviso prima di chiudere un turno che costa caro.</translation>
    </message>
    <message>
        <source>None: everyone works things out for themselves.</source>
        <translation>Nessuno: ognuno conta da sé.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Per principianti</translation>
    </message>
    <message>
        <source>For purists</source>
        <translation>Per puristi</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>suggerimenti</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avvisi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>No hints.</source>
        <translation>Senza suggerimenti.</translation>
    </message>
    <message>
        <source>It can be changed during a game if everyone agrees: “Help for this game…” in the menu.</source>
        <translation>Si può cambiare durante la partita se tutti sono d’accordo: «Aiuto per questa partita…» nel menu.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>Per questo gioco non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>For a hint, look at your own notes first.</source>
        <translation>Per un suggerimento, guarda prima i tuoi appunti.</translation>
    </message>
    <message>
        <source>There are no hints while you look back.</source>
        <translation>Mentre rivedi il giro non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>The hint is ready.</source>
        <translation>Il suggerimento è pronto.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Sto pensando…</translation>
    </message>
    <message>
        <source>No hint was found. Close this and try again.</source>
        <translation>Nessun suggerimento trovato. Chiudi e riprova.</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… about %n second(s) left</source>
        <translation>
            <numerusform>Sto pensando… ancora circa %n&#xa0;secondo</numerusform>
            <numerusform>Sto pensando… ancora circa %n&#xa0;secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking for %n second(s)…</source>
        <translation>
            <numerusform>Sto pensando da %n&#xa0;secondo…</numerusform>
            <numerusform>Sto pensando da %n&#xa0;secondi…</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} points.</source>
        <translation>Rispetto alle scelte migliori, questo turno ti costa circa {points}&#xa0;punti.</translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} wins in 100.</source>
        <translation>Rispetto alle scelte migliori, questo turno ti costa circa {points}&#xa0;vittorie su 100.</translation>
    </message>
    <message>
        <source>You chose {chosen}; {better} would have been better.</source>
        <translation>Hai scelto {chosen}; {better} sarebbe stata una scelta migliore.</translation>
    </message>
    <message>
        <source>Your choice – {reasons}</source>
        <translation>La tua scelta – {reasons}</translation>
    </message>
    <message>
        <source>The first goes on with the plan of the last hint.</source>
        <translation>Il primo prosegue il piano del suggerimento precedente.</translation>
    </message>
    <message>
        <source>I see nothing else here to compare it with.</source>
        <translation>Qui non vedo altro che meriti un confronto.</translation>
    </message>
    <message>
        <source>wins {count} in 100</source>
        <comment>games</comment>
        <translation>vittorie: {count} su 100</translation>
    </message>
    <message>
        <source>best</source>
        <translation>il migliore</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>equivalente</translation>
    </message>
    <message numerus="yes">
        <source>{points} points less</source>
        <translation>
            <numerusform>{points}&#xa0;punto in meno</numerusform>
            <numerusform>{points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>I rate the first two equal.</source>
        <translation>Per me le prime due si equivalgono.</translation>
    </message>
    <message>
        <source>I see no difference between these.</source>
        <translation>Non vedo differenze tra queste scelte.</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Prima di andare avanti</translation>
    </message>
    <message>
        <source>{move}, then {next}</source>
        <translation>{move}, poi {next}</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>Threat in {region}</source>
        <translation>Minaccia di {region}</translation>
    </message>
    <message>
        <source>Drawn board {number}</source>
        <translation>Plancia pescata {number}</translation>
    </message>
    <message>
        <source>face down in {province}</source>
        <comment>a card</comment>
        <translation>coperta a {province}</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a card</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a card</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>Carte rosse</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Carte verdi</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>Carte gialle</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <translation>Carte arancioni</translation>
    </message>
    <message>
        <source>Purple cards</source>
        <translation>Carte viola</translation>
    </message>
    <message>
        <source>Next card of the pile</source>
        <translation>Prossima carta del mazzo</translation>
    </message>
    <message>
        <source>Everyone knew.</source>
        <translation>Lo sapevano tutti.</translation>
    </message>
    <message>
        <source>{player} did not know.</source>
        <translation>{player} non lo sapeva.</translation>
    </message>
    <message>
        <source>Nobody knew.</source>
        <translation>Non lo sapeva nessuno.</translation>
    </message>
    <message>
        <source>Had looked, and had to remember: {players}.</source>
        <translation>L’avevano visto, da ricordare: {players}.</translation>
    </message>
    <message>
        <source>Known from before a take-back: {players}.</source>
        <translation>Saputo prima di tornare indietro: {players}.</translation>
    </message>
    <message>
        <source>Saw it face up: {players}.</source>
        <translation>Visto scoperto: {players}.</translation>
    </message>
    <message>
        <source>Who knew what</source>
        <translation>Chi sapeva che cosa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Going through the game…</source>
        <translation>Si ripercorre la partita…</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>known to</comment>
        <translation>tutti</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>carta propria</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>per esclusione</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>nota a tutti</translation>
    </message>
    <message>
        <source>{secret}, {when}.</source>
        <comment>a cell of a table</comment>
        <translation>{secret}, {when}.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a counter or a card</comment>
        <translation>Non c’è.</translation>
    </message>
    <message>
        <source>In fact: {value}.</source>
        <translation>In realtà: {value}.</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>passo {number}</translation>
    </message>
    <message>
        <source>Owner: {players}.</source>
        <translation>Proprietario: {players}.</translation>
    </message>
    <message>
        <source>Seen by {players}.</source>
        <translation>L’hanno visto: {players}.</translation>
    </message>
    <message>
        <source>Worked out by elimination: {players}.</source>
        <translation>Dedotto per esclusione: {players}.</translation>
    </message>
    <message>
        <source>Each row is something hidden, each column a moment of the game. The symbols show who knew it then.</source>
        <translation>Ogni riga è una cosa nascosta, ogni colonna un momento della partita. I simboli mostrano chi la conosceva allora.</translation>
    </message>
    <message>
        <source>{secret} ({player})</source>
        <comment>a row of a table</comment>
        <translation>{secret} ({player})</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>{occupied} of {squares} squares</source>
        <translation>caselle {occupied} su {squares}</translation>
    </message>
    <message>
        <source>{region} {threat}: lost by {players}</source>
        <translation>{region} {threat} (persi da {players})</translation>
    </message>
    <message>
        <source>{region} {threat}: {players} at risk</source>
        <translation>{region} {threat} (a rischio: {players})</translation>
    </message>
    <message numerus="yes">
        <source>{region} {threat}: {players} lead(s), sheltered</source>
        <translation>
            <numerusform>{region} {threat} ({players} in testa, al riparo)</numerusform>
            <numerusform>{region} {threat} ({players} in testa, al riparo)</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} {threat}: nobody at risk</source>
        <translation>{region} {threat} (nessuno a rischio)</translation>
    </message>
    <message numerus="yes">
        <source>Would lose: {players}</source>
        <translation>
            <numerusform>A rischio: {players}</numerusform>
            <numerusform>A rischio: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost: {players}</source>
        <translation>Punti persi: {players}</translation>
    </message>
    <message>
        <source>Sheltered by a tower: {players}</source>
        <translation>Al riparo di una torre: {players}</translation>
    </message>
    <message>
        <source>Peeked: {players}</source>
        <translation>Sbirciata da: {players}</translation>
    </message>
    <message>
        <source>{region} (no threat)</source>
        <translation>{region} (nessuna Minaccia)</translation>
    </message>
    <message>
        <source>Nobody scored</source>
        <translation>Nessuno ha segnato punti</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>ha segnato {points}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, extra {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}: muri {walls}, virtuali {virtual}, in rovina {broken}, carte {cards}</translation>
    </message>
    <message>
        <source>Was worth</source>
        <translation>Valore finale</translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>Valore attuale</translation>
    </message>
    <message>
        <source>when complete</source>
        <translation>se completata</translation>
    </message>
    <message>
        <source>± cards</source>
        <comment>what cards may still change</comment>
        <translation>± carte</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>tolta</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>Point at a place to see how things stand there.</source>
        <translation>Indica un punto per vedere come stanno le cose.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Press a key…</source>
        <translation>Premi un tasto…</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. {clear} clears it, {cancel} cancels.</source>
        <translation>Fai clic su una scorciatoia, poi premi il nuovo tasto. {clear} la rimuove, {cancel} annulla.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Ripristina tutte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>Move to next option</source>
        <translation>Vai alla scelta successiva</translation>
    </message>
    <message>
        <source>Move to previous option</source>
        <translation>Vai alla scelta precedente</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Skip animation or continue</source>
        <translation>Salta l’animazione o vai avanti</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Vai alla parte successiva della finestra</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>Last turn</source>
        <translation>Ultimo turno</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Last turn: the game ends after it.</source>
        <translation>Ultimo turno: con questo la partita finisce.</translation>
    </message>
    <message>
        <source>Last round. Still to play after this turn, unless the game ends sooner: {players}.</source>
        <translation>Ultimo giro. Ancora da giocare dopo questo turno, se la partita non finisce prima: {players}.</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>{title}: problems</source>
        <translation>{title}: problemi</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A wall and its provinces</source>
        <translation>La muraglia e le sue province</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Chi fa punti</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>Muri doppi</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Carte coperte</translation>
    </message>
    <message>
        <source>The Mongols</source>
        <translation>I Mongoli</translation>
    </message>
    <message>
        <source>A growing wall</source>
        <translation>La muraglia cresce</translation>
    </message>
    <message>
        <source>The last five turns</source>
        <translation>Gli ultimi cinque turni</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>a player&apos;s name</comment>
        <translation>Bo</translation>
    </message>
    <message>
        <source>Lin</source>
        <comment>a player&apos;s name</comment>
        <translation>Lin</translation>
    </message>
    <message>
        <source>The provinces made the difference.</source>
        <translation>Hanno deciso le province.</translation>
    </message>
    <message>
        <source>Double walls made the difference.</source>
        <translation>Hanno deciso i muri doppi.</translation>
    </message>
    <message>
        <source>The Mongols made the difference.</source>
        <translation>Hanno deciso i Mongoli.</translation>
    </message>
    <message>
        <source>Ada</source>
        <comment>a player&apos;s name</comment>
        <translation>Ada</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Short lessons on the real table, one to three minutes each.</source>
        <translation>Brevi lezioni in cui si gioca davvero, da uno a tre minuti ciascuna.</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>at this computer</source>
        <translation>su questo computer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Invitation: {place}</source>
        <translation>Invito: {place}</translation>
    </message>
    <message>
        <source>Copy invitation: {place}</source>
        <translation>Copia l’invito: {place}</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}: {place}</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>Sì, fai entrare {guest}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Separate computers</source>
        <translation>Computer separati</translation>
    </message>
    <message>
        <source>{place}: {guest} are here.</source>
        <comment>several</comment>
        <translation>{place}: {guest} sono qui.</translation>
    </message>
    <message>
        <source>Together with…</source>
        <translation>Insieme a…</translation>
    </message>
    <message>
        <source>Your table: {title}</source>
        <translation>Il tuo tavolo: {title}</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>{guests} will have to leave. Close the table?</source>
        <translation>Manderai via {guests}. Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>You haven&apos;t answered {guests} yet. Close the table?</source>
        <translation>Non hai ancora risposto a {guests}. Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>Copied invitations will stop working. Close the table?</source>
        <translation>Gli inviti copiati non saranno più validi. Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Lascialo aperto</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Inizia la partita</translation>
    </message>
    <message>
        <source>Give each invitation to one person, in a message or by voice. It can be used only once.</source>
        <translation>Dai ogni invito a una sola persona, con un messaggio o a voce. Si può usare una volta sola.</translation>
    </message>
    <message>
        <source>People who share a computer need only one: choose “{together}”.</source>
        <translation>Per chi gioca allo stesso computer ne basta uno: scegli «{together}».</translation>
    </message>
    <message>
        <source>Guests in this network need no invitation: they find your table under “Play with others”.</source>
        <translation>In questa rete gli ospiti non hanno bisogno di un invito: trovano il tuo tavolo in «Gioca con altri».</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Ci sono tutti.</translation>
    </message>
    <message>
        <source>Waiting for guests…</source>
        <translation>In attesa degli ospiti…</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>Per guardare</translation>
    </message>
    <message>
        <source>Players {numbers}, at one computer</source>
        <translation>Giocatori {numbers}, allo stesso computer</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>{place}: {guest} has not come yet.</source>
        <translation>{place}: {guest} non è ancora qui.</translation>
    </message>
    <message>
        <source>{place}: {guest} have not come yet.</source>
        <comment>several</comment>
        <translation>{place}: {guest} non sono ancora qui.</translation>
    </message>
    <message>
        <source>{place}: {guest} asks to join.</source>
        <translation>{place}: {guest} chiede di entrare.</translation>
    </message>
    <message>
        <source>{place}: {guest} ask to join.</source>
        <comment>several</comment>
        <translation>{place}: {guest} chiedono di entrare.</translation>
    </message>
    <message>
        <source>{place}: {guest} is here.</source>
        <translation>{place}: {guest} è qui.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening your game…</source>
        <translation>Caricamento della partita…</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Invitation copied. One person can watch with it.</source>
        <translation>Invito copiato. Permette a una persona di guardare.</translation>
    </message>
    <message>
        <source>The table has no room for more people.</source>
        <translation>Il tavolo è pieno.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>File recenti</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuno</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe.</source>
        <translation>Qualcosa è andato storto. La partita è al sicuro.</translation>
    </message>
    <message>
        <source>If anything looks wrong, close the window and open it again.</source>
        <translation>Se qualcosa sembra strano, chiudi la finestra e riaprila.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Luca</source>
        <translation>Luca</translation>
    </message>
    <message>
        <source>Claire</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Sima</source>
        <translation>Sima</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>Amina</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Oskar</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables in this network</source>
        <translation>Tavoli in questa rete</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table, and tell its host the six digits that you will see.</source>
        <translation>Non serve un invito: scegli un tavolo e leggi a chi ospita le sei cifre che compariranno.</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table for the {number} of you, and tell its host the six digits that you will see.</source>
        <translation>Non serve un invito: scegliete un tavolo per {number} persone e leggete a chi ospita le sei cifre che compariranno.</translation>
    </message>
    <message>
        <source>No table is open in this network now.</source>
        <translation>In questa rete ora non c’è nessun tavolo aperto.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found in this network, but an invitation still works.</source>
        <translation>In questa rete non si possono trovare tavoli, ma basta un invito.</translation>
    </message>
    <message numerus="yes">
        <source>{title} at {host}&apos;s table, %n seat(s) free</source>
        <translation>
            <numerusform>{title} al tavolo di {host}, %n&#xa0;posto libero</numerusform>
            <numerusform>{title} al tavolo di {host}, %n&#xa0;posti liberi</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} asks for a seat:</source>
        <translation>{guest} chiede un posto:</translation>
    </message>
    <message>
        <source>{guest} ask for seats:</source>
        <comment>several</comment>
        <translation>{guest} chiedono dei posti:</translation>
    </message>
    <message>
        <source>Compare the digits by voice. If the other screen shows different ones, somebody else is asking: click No.</source>
        <translation>Confrontate le cifre a voce. Se l’altro schermo ne mostra altre, chi chiede è qualcun altro: fai clic su No.</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>Sì, fai entrare {guest}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>{host}&apos;s program is version {version}, with different rules.</source>
        <translation>Il programma di {host} è alla versione {version}, con altre regole.</translation>
    </message>
    <message>
        <source>No seat is free at this table.</source>
        <translation>A questo tavolo non c’è più posto.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Players (clockwise)</source>
        <translation>Giocatori (in senso orario)</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>You can change it during the game if everyone agrees.</source>
        <translation>Si può cambiare durante la partita se tutti sono d’accordo.</translation>
    </message>
    <message>
        <source>Changed: {options}</source>
        <translation>Modificate: {options}</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Regole standard</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Opzioni della partita</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Their own name</source>
        <translation>Il proprio nome</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <translation>Nuova partita: {title}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Random, and secret until the end</source>
        <translation>A sorte, e segreto fino alla fine</translation>
    </message>
    <message>
        <source>The same seed repeats the setup. Anyone who knows it can work out what is hidden.</source>
        <translation>Lo stesso seme ripete la preparazione. Chi lo conosce può ricostruire ciò che è nascosto.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Player {number}: human or bot</source>
        <translation>Giocatore {number}: persona o bot</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>{player} goes first: in a rematch, the first turn moves on to the next player.</source>
        <translation>Inizia {player}: nella rivincita il primo turno passa al giocatore successivo.</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>Su un altro computer</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>Su questo computer</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Tutti i bot</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>kinds of bots</comment>
        <translation>Diversi</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table: {title}</source>
        <translation>Apri un tavolo: {title}</translation>
    </message>
    <message>
        <source>How guests reach you</source>
        <translation>Dove ti trovano gli ospiti</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Altri possono guardare</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Apri il tavolo</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Smetti di aspettare</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>chat</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Nobody is at another computer yet.</source>
        <translation>Nessuno gioca ancora su un altro computer.</translation>
    </message>
    <message>
        <source>Choose how guests reach you.</source>
        <translation>Scegli dove ti trovano gli ospiti.</translation>
    </message>
    <message>
        <source>Waiting for the post office… The table opens as soon as it answers.</source>
        <translation>In attesa dell’ufficio postale… Il tavolo si apre appena risponde.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Asking the post office…</source>
        <translation>Contatto l’ufficio postale…</translation>
    </message>
    <message>
        <source>Your guests must trust you: with a changed program, you could see everything hidden.</source>
        <translation>I tuoi ospiti devono fidarsi di te: con un programma modificato potresti vedere tutto ciò che è nascosto.</translation>
    </message>
    <message>
        <source>Ready phrases</source>
        <translation>Frasi pronte</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>Testo libero</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Board sides</source>
        <translation>Lati delle plance</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misti</translation>
    </message>
    <message>
        <source>Each board may show side A or side B.</source>
        <translation>Ogni plancia può mostrare il lato A o il lato B.</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>Tutti A</translation>
    </message>
    <message>
        <source>Every board shows side A, including added boards.</source>
        <translation>Ogni plancia mostra il lato A, anche quelle aggiunte.</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Tutti B</translation>
    </message>
    <message>
        <source>Every board shows side B, including added boards.</source>
        <translation>Ogni plancia mostra il lato B, anche quelle aggiunte.</translation>
    </message>
    <message>
        <source>Opening rule</source>
        <translation>Regola d’apertura</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>whom the opening rule holds for</comment>
        <translation>Solo il primo giocatore</translation>
    </message>
    <message>
        <source>On the first turn of the game, place just one wall.</source>
        <translation>Nel primo turno della partita si piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>Ogni giocatore</translation>
    </message>
    <message>
        <source>On their first turn, each player places just one wall.</source>
        <translation>Nel suo primo turno, ogni giocatore piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>The first turn is like any other.</source>
        <translation>Il primo turno è un turno come gli altri.</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>Dove sbirciare</translation>
    </message>
    <message>
        <source>The square&apos;s region</source>
        <translation>Regione della casella</translation>
    </message>
    <message>
        <source>A block lets you peek at the region it faces.</source>
        <translation>Un pezzo permette di sbirciare la regione della sua casella.</translation>
    </message>
    <message>
        <source>The province&apos;s regions</source>
        <translation>Regioni della provincia</translation>
    </message>
    <message>
        <source>A block lets you peek at any region along its province.</source>
        <translation>Un pezzo permette di sbirciare tutte le regioni confinanti con la sua provincia.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Attivo</translation>
    </message>
    <message>
        <source>Threats you have seen stay visible to you alone.</source>
        <translation>Un segnalino Minaccia che hai visto resta visibile solo a te.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivato</translation>
    </message>
    <message>
        <source>One peek per block and region, this turn only: remember it.</source>
        <translation>Ogni pezzo permette una sola sbirciata per regione, nel turno in cui è piazzato: sta a te ricordare.</translation>
    </message>
    <message>
        <source>Neutral walls</source>
        <translation>Muri neutrali</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>Concorrono</translation>
    </message>
    <message>
        <source>Neutral walls can win the majority; then nobody scores.</source>
        <translation>I muri neutrali possono avere la maggioranza; allora nessuno ne ricava punti.</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorati</translation>
    </message>
    <message>
        <source>Neutral walls don&apos;t count for the majority.</source>
        <translation>I muri neutrali non contano per le maggioranze.</translation>
    </message>
    <message>
        <source>Added boards</source>
        <translation>Plance aggiunte</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>A scelta</translation>
    </message>
    <message>
        <source>Whoever adds a board chooses the board, its side and where it goes.</source>
        <translation>Chi aggiunge una plancia sceglie quale, il lato e l’estremità.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>The board and its side are random; only where it goes is chosen.</source>
        <translation>Plancia e lato sono estratti a sorte; si sceglie solo l’estremità.</translation>
    </message>
    <message>
        <source>When boards are added</source>
        <translation>Aggiunta di plance</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>Alla fine del turno</translation>
    </message>
    <message>
        <source>A board is added when the turn ends.</source>
        <translation>La plancia si aggiunge quando il turno finisce.</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>A board is added right after scoring; then the turn continues.</source>
        <translation>La plancia si aggiunge subito dopo il conteggio; poi il turno continua.</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>Segnalini Minaccia tolti</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Nascosti</translation>
    </message>
    <message>
        <source>Nobody sees a threat counter that a Traitor removes.</source>
        <translation>Nessuno vede il segnalino Minaccia tolto da un Traditore.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Mostrati</translation>
    </message>
    <message>
        <source>Everyone sees a threat counter that a Traitor removes.</source>
        <translation>Il segnalino Minaccia tolto da un Traditore è mostrato a tutti.</translation>
    </message>
    <message>
        <source>Mandarin&apos;s swap</source>
        <translation>Scambio del Mandarino</translation>
    </message>
    <message>
        <source>Between provinces</source>
        <translation>Con un’altra provincia</translation>
    </message>
    <message>
        <source>The second wall of a swap must be in another province.</source>
        <translation>Il secondo muro singolo deve stare in un’altra provincia.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>The second wall may also be in the same province.</source>
        <translation>Il secondo muro singolo può stare anche nella stessa provincia.</translation>
    </message>
    <message>
        <source>Dominance scoring</source>
        <translation>Conteggio del Dominio</translation>
    </message>
    <message>
        <source>Each player scores their own longest run.</source>
        <translation>Ognuno segna la propria serie più lunga.</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>Solo la più lunga</translation>
    </message>
    <message>
        <source>Only the longest run scores; tied players all score.</source>
        <translation>Dà punti solo la serie più lunga di tutte; a pari merito li prendono tutti.</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
</context>
<context>
    <name>OptionsInForce</name>
    <message>
        <source>Game options</source>
        <translation>Opzioni della partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <translation>{option} (non predefinita)</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>Rivedi: {what}</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Giro precedente</translation>
    </message>
    <message>
        <source>Earlier turns are in the chronicle.</source>
        <translation>I turni precedenti sono nella cronaca.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Buona fortuna!</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un attimo, per favore.</translation>
    </message>
    <message>
        <source>I&apos;ll be right back.</source>
        <translation>Torno subito.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Ben giocato!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh no!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Scusa!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Grazie!</translation>
    </message>
    <message>
        <source>Thanks, good game!</source>
        <translation>Grazie, bella partita!</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Wall</source>
        <translation>Muro singolo</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>Muro doppio</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Broken wall</source>
        <translation>Muro in rovina</translation>
    </message>
    <message>
        <source>Neutral wall</source>
        <translation>Muro neutrale</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>owner of a wall, in a list</comment>
        <translation>neutrale</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{province}, square {place} of {count}, facing {region}</source>
        <translation>{province}, casella {place} di {count}, regione {region}</translation>
    </message>
    <message>
        <source>{west}; {east}</source>
        <translation>{west}; {east}</translation>
    </message>
    <message>
        <source>{province}, squares {west} and {east} of {count}, facing {region}</source>
        <translation>{province}, caselle {west} e {east} di {count}, verso {region}</translation>
    </message>
    <message>
        <source>Board {board}{side}</source>
        <translation>Plancia {board}{side}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>Plancia {board}, lato {side}</translation>
    </message>
    <message>
        <source>board {board}{side}</source>
        <translation>plancia {board}{side}</translation>
    </message>
    <message>
        <source>board {board}, side {side}</source>
        <translation>plancia {board}, lato {side}</translation>
    </message>
    <message>
        <source>West end</source>
        <translation>Estremità ovest</translation>
    </message>
    <message>
        <source>East end</source>
        <translation>Estremità est</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>to act</source>
        <translation>decide ora</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Colore: {colour}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Punteggio: {score}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
    <message>
        <source>{player}: score {score}; left: walls {singles}, double walls {doubles}, towers {towers}, cards {cards}</source>
        <translation>{player}: punteggio {score}; restano: muri singoli {singles}, muri doppi {doubles}, torri {towers}, carte {cards}</translation>
    </message>
    <message>
        <source>Walls left: {count}</source>
        <translation>Muri singoli rimasti: {count}</translation>
    </message>
    <message>
        <source>Double walls left: {count}</source>
        <translation>Muri doppi rimasti: {count}</translation>
    </message>
    <message>
        <source>Towers left: {count}</source>
        <translation>Torri rimaste: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Carte in mano: {count}</translation>
    </message>
    <message>
        <source>Whoever takes over a seat takes over its cards and points.</source>
        <translation>Chi subentra a un posto ne eredita carte e punti.</translation>
    </message>
    <message>
        <source>{player}: human or bot</source>
        <translation>{player}: persona o bot</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Find something better</source>
        <translation>Trova di meglio</translation>
    </message>
    <message>
        <source>You played: {chosen}. What would have been better?</source>
        <translation>Hai giocato «{chosen}». Che cosa sarebbe stato meglio?</translation>
    </message>
    <message>
        <source>This couldn&apos;t be evaluated. Try again?</source>
        <translation>Non è stato possibile valutarla. Riprovi?</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Valutazione…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>What was hidden?</source>
        <translation>Cos’era nascosto?</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Prossimo errore</translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} (+{points} points).</source>
        <translation>
            <numerusform>La migliore era: «{best}» (+{points}&#xa0;punto).</numerusform>
            <numerusform>La migliore era: «{best}» (+{points}&#xa0;punti).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} ({points} more wins in 100).</source>
        <translation>
            <numerusform>La migliore era: «{best}» ({points}&#xa0;vittoria in più su 100).</numerusform>
            <numerusform>La migliore era: «{best}» ({points}&#xa0;vittorie in più su 100).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} more wins in 100.</source>
        <translation>
            <numerusform>Meglio di così non si può: {points}&#xa0;vittoria in più su 100.</numerusform>
            <numerusform>Meglio di così non si può: {points}&#xa0;vittorie in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more wins in 100, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points}&#xa0;vittoria in più su 100, ma ancora {behind} in meno della migliore.</numerusform>
            <numerusform>{points}&#xa0;vittorie in più su 100, ma ancora {behind} in meno della migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} wins in 100 are lost.</source>
        <translation>
            <numerusform>Non meglio di prima: {behind}&#xa0;vittoria su 100 persa.</numerusform>
            <numerusform>Non meglio di prima: {behind}&#xa0;vittorie su 100 perse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} points better.</source>
        <translation>
            <numerusform>Meglio di così non si può: {points}&#xa0;punto in più.</numerusform>
            <numerusform>Meglio di così non si può: {points}&#xa0;punti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} points are lost.</source>
        <translation>
            <numerusform>Non è meglio di prima: si perde {behind}&#xa0;punto.</numerusform>
            <numerusform>Non è meglio di prima: si perdono {behind}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points better, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points}&#xa0;punto in più, ma ancora {behind} in meno della scelta migliore.</numerusform>
            <numerusform>{points}&#xa0;punti in più, ma ancora {behind} in meno della scelta migliore.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Right.</source>
        <translation>Giusto.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostra la soluzione</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Problema successivo</translation>
    </message>
    <message>
        <source>On average a different turn gains more, however well this one went. Try again?</source>
        <translation>In media un altro turno rende di più, anche se questo è andato bene. Riprovi?</translation>
    </message>
    <message numerus="yes">
        <source>On average a different turn gains about %n more point(s) on your best rival. Try again?</source>
        <translation>
            <numerusform>In media un altro turno rende circa %n&#xa0;punto in più sul tuo miglior avversario. Riprovi?</numerusform>
            <numerusform>In media un altro turno rende circa %n&#xa0;punti in più sul tuo miglior avversario. Riprovi?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{colour} to play: where should the tower go?</source>
        <translation>Tocca al {colour}: dove deve stare la torre?</translation>
    </message>
    <message>
        <source>Your tower can shelter you in one region. Which?</source>
        <translation>La tua torre può metterti al riparo in una regione. In quale?</translation>
    </message>
    <message>
        <source>Where would you lose points if the Mongols came now?</source>
        <translation>Dove perderesti punti se i Mongoli arrivassero ora?</translation>
    </message>
    <message>
        <source>Remember the threat counters you have seen.</source>
        <translation>Ricorda i segnalini Minaccia che hai sbirciato.</translation>
    </message>
    <message>
        <source>In {r4B1} you alone have the majority.</source>
        <translation>Nella regione {r4B1} la maggioranza è solo tua.</translation>
    </message>
    <message>
        <source>In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points better than anything else.</source>
        <translation>Nella regione {r4B1} perderesti {t4B1}&#xa0;punti, e solo tu. La torre ti ripara: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: two squares at once</source>
        <translation>Tocca al {colour}: due caselle in una volta</translation>
    </message>
    <message>
        <source>Where does your double wall gain the most?</source>
        <translation>Dove rende di più il tuo muro doppio?</translation>
    </message>
    <message>
        <source>A double wall scores as soon as it is built.</source>
        <translation>Un muro doppio dà punti appena è piazzato.</translation>
    </message>
    <message>
        <source>It may also complete a province and win the majority.</source>
        <translation>Può anche completare una provincia e prenderne la maggioranza.</translation>
    </message>
    <message>
        <source>{colour} to play: the last wall</source>
        <translation>Tocca al {colour}: l’ultimo muro</translation>
    </message>
    <message>
        <source>Place the last wall. What should your Traitor do?</source>
        <translation>Piazza l’ultimo muro. Che cosa deve fare il tuo Traditore?</translation>
    </message>
    <message>
        <source>The Mongols attack after this turn.</source>
        <translation>Dopo questo turno arrivano i Mongoli.</translation>
    </message>
    <message>
        <source>You win {p3B2} without the Traitor&apos;s help.</source>
        <translation>Vinci {p3B2} anche senza il Traditore.</translation>
    </message>
    <message>
        <source>In {r3B3} you would lose {t3B3} points.</source>
        <translation>Nella regione {r3B3} perderesti {t3B3}&#xa0;punti.</translation>
    </message>
    <message>
        <source>{p3B2} is yours anyway. Without its counter {r3B3} costs you nothing: {lead} points better than anything else.</source>
        <translation>{p3B2} è comunque tua. Senza il suo segnalino {r3B3} non ti costa nulla: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: complete or leave open?</source>
        <translation>Tocca al {colour}: completare o lasciare aperto?</translation>
    </message>
    <message>
        <source>Who scores {p4A3} if you complete it?</source>
        <translation>Per chi completeresti {p4A3}?</translation>
    </message>
    <message>
        <source>Count the cards revealed so far: which ones could be in {p4A3}?</source>
        <translation>Conta le carte già scoperte: quali possono trovarsi a {p4A3}?</translation>
    </message>
    <message>
        <source>In {r1B1} you already have the majority.</source>
        <translation>Nella regione {r1B1} hai già la maggioranza.</translation>
    </message>
    <message>
        <source>{p4A3} would score for a rival; in {r1B1} you lose no more than before: {lead} points better than anything else.</source>
        <translation>{p4A3} darebbe punti a un rivale; nella regione {r1B1} non perdi più di prima: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: which card belongs here?</source>
        <translation>Tocca al {colour}: quale carta ci vuole?</translation>
    </message>
    <message>
        <source>Your Builder is already in {p4B1}.</source>
        <translation>Il tuo Costruttore è già a {p4B1}.</translation>
    </message>
    <message>
        <source>Which card changes two walls at once?</source>
        <translation>Quale carta cambia due muri in una volta?</translation>
    </message>
    <message>
        <source>The Mandarin takes a wall from Red and gives you one: {p4B1} is yours, {lead} points better than anything else.</source>
        <translation>Il Mandarino toglie un muro al Rosso e ne dà uno a te: {p4B1} è tua, {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: a loss to share</source>
        <translation>Tocca al {colour}: una perdita da condividere</translation>
    </message>
    <message>
        <source>A loss that your rivals share costs you little.</source>
        <translation>Una perdita che i rivali condividono ti costa poco.</translation>
    </message>
    <message>
        <source>Only {p4A2_empty} squares are empty in {p4A2}.</source>
        <translation>A {p4A2} sono vuote solo {p4A2_empty} caselle.</translation>
    </message>
    <message>
        <source>The double wall scores, completes {p4A2} and beats Green ({p4A2_green} there): {lead} points better than anything else.</source>
        <translation>Il muro doppio segna, completa {p4A2} e vi supera Verde ({p4A2_green}): {lead}&#xa0;punti meglio di tutto il resto.</translation>
    </message>
    <message>
        <source>{colour} to play: hold two provinces</source>
        <translation>Tocca a {colour}: tenere due province</translation>
    </message>
    <message>
        <source>Which provinces do your walls complete for you?</source>
        <translation>Quali province completano i tuoi muri a tuo vantaggio?</translation>
    </message>
    <message>
        <source>In {last_squares} provinces only the last square is empty.</source>
        <translation>In {last_squares} province è vuota solo l’ultima casella.</translation>
    </message>
    <message>
        <source>In {p1B2} Red&apos;s tower reserves the last square: leave it.</source>
        <translation>A {p1B2} una torre di Rosso tiene l’ultima casella: lasciala.</translation>
    </message>
    <message>
        <source>In {p3B3} you are ahead. In {p1B3} a wall puts you ahead of Red.</source>
        <translation>A {p3B3} sei in testa. A {p1B3} un muro ti porta davanti a Rosso.</translation>
    </message>
    <message>
        <source>Before cards, {p3B3} scores {p3B3_value} and {p1B3} {p1B3_value}, and you win them: {lead} points better than anything else.</source>
        <translation>Senza le carte {p3B3} porta {p3B3_value}, {p1B3} {p1B3_value}, e le vinci: {lead}&#xa0;punti meglio di tutto il resto.</translation>
    </message>
    <message>
        <source>You have only walls left. Where do they do no harm?</source>
        <translation>Ti restano solo muri. Dove non fanno danno?</translation>
    </message>
    <message>
        <source>A card and a wall decide {p4B1}. Which, and where?</source>
        <translation>Una carta e un muro decidono {p4B1}. Quali, e dove?</translation>
    </message>
    <message>
        <source>Your walls there count {p4B1_green}, Red&apos;s {p4B1_red}: a wall is not enough.</source>
        <translation>Lì tu conti {p4B1_green}, Rosso {p4B1_red}: un muro non basta.</translation>
    </message>
    <message>
        <source>Only walls are left. Which region must stay as it is?</source>
        <translation>Restano solo muri. Quale regione deve restare com’è?</translation>
    </message>
    <message>
        <source>In {r3A2} {r3A2_tied} colours are tied for the majority.</source>
        <translation>A {r3A2} {r3A2_tied} colori sono pari per la maggioranza.</translation>
    </message>
    <message>
        <source>{r3A1} alone has {r3A1_empty} empty squares.</source>
        <translation>{r3A1} ha ancora {r3A1_empty} caselle vuote.</translation>
    </message>
    <message>
        <source>In {r3A2} your rivals still lose {t3A2} along with you, and only {r3A1} is new: {lead} points better than anything else.</source>
        <translation>Nella regione {r3A2} i rivali continuano a perdere {t3A2} con te, e di nuovo c’è solo {r3A1}: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: one wall is enough</source>
        <translation>Tocca al {colour}: basta un muro</translation>
    </message>
    <message>
        <source>You lead. How do you act without giving it away?</source>
        <translation>Sei in testa. Come agire senza sprecare il vantaggio?</translation>
    </message>
    <message>
        <source>A single wall in an empty region has the majority there.</source>
        <translation>In una regione vuota basta un muro per avere la maggioranza.</translation>
    </message>
    <message>
        <source>A face-down card isn&apos;t in any region.</source>
        <translation>Una carta coperta non sta in nessuna regione.</translation>
    </message>
    <message>
        <source>In {r4B2} you already have the majority.</source>
        <translation>Nella regione {r4B2} hai già la maggioranza.</translation>
    </message>
    <message>
        <source>With a card you need only one wall, and in {r4B2} it costs nothing: {lead} points better than anything else.</source>
        <translation>Con una carta basta un muro, e nella regione {r4B2} non costa nulla: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: work for the Mandarin</source>
        <translation>Tocca al {colour}: lavoro per il Mandarino</translation>
    </message>
    <message>
        <source>Your Mandarin is in {p1A3}. When should it act?</source>
        <translation>Il tuo Mandarino è a {p1A3}. Quando deve agire?</translation>
    </message>
    <message>
        <source>A card acts when its province is complete.</source>
        <translation>Una carta agisce quando la sua provincia è completata.</translation>
    </message>
    <message>
        <source>{p1A3} can be completed this turn.</source>
        <translation>{p1A3} può essere completata in questo turno.</translation>
    </message>
    <message>
        <source>Blue&apos;s walls there count {p1A3_blue}. A swap takes one away.</source>
        <translation>Blu conta {p1A3_blue} lì. Uno scambio gliene toglie uno.</translation>
    </message>
    <message>
        <source>{colour} to play: the neutral wall</source>
        <translation>Tocca a {colour}: il muro neutrale</translation>
    </message>
    <message>
        <source>Neutral walls left: {neutral_walls}. Where does it serve you?</source>
        <translation>Muri neutrali rimasti: {neutral_walls}. Dove ti serve?</translation>
    </message>
    <message>
        <source>After your walls you may place a neutral wall in either of their provinces.</source>
        <translation>Dopo i tuoi muri può seguirne uno neutrale in una delle loro province.</translation>
    </message>
    <message>
        <source>When a neutral wall completes a province, it scores at once.</source>
        <translation>Una provincia che un muro neutrale completa porta subito i suoi punti.</translation>
    </message>
    <message>
        <source>In {p1B3} {p1B3_empty} squares are empty, and you are ahead.</source>
        <translation>A {p1B3} sono vuote {p1B3_empty} caselle e sei in testa.</translation>
    </message>
    <message>
        <source>Your wall and the neutral wall complete {p1B3} for you and bring {p1B3_value}: {lead} points better than anything else.</source>
        <translation>Il tuo muro e quello neutrale completano {p1B3} e ti portano {p1B3_value}: {lead}&#xa0;punti meglio di tutto il resto.</translation>
    </message>
    <message>
        <source>{colour} to play: which counter is worth the peek?</source>
        <translation>Tocca a {colour}: quale segnalino vale la sbirciata?</translation>
    </message>
    <message>
        <source>Where does your first wall go, so that a peek can guide the next?</source>
        <translation>Dove va il primo muro, perché una sbirciata guidi il prossimo?</translation>
    </message>
    <message>
        <source>After the first wall you may peek before you choose where the next goes.</source>
        <translation>Dopo il primo muro puoi sbirciare prima di scegliere dove va il prossimo.</translation>
    </message>
    <message>
        <source>In {r1A3} {r1A3_tied} rivals lead together: a loss shared with them costs little.</source>
        <translation>A {r1A3} {r1A3_tied} rivali sono pari: condividere la loro perdita costa poco.</translation>
    </message>
    <message>
        <source>Your next wall can complete {p4A1}, for Green, or go in {p1A1}.</source>
        <translation>Il prossimo muro può completare {p4A1}, per Verde, o stare a {p1A1}.</translation>
    </message>
    <message>
        <source>Peek from {p1A3}: at {least_threat}, complete {p4A1}; if not, build in {p1A1}: {lead} points better, {sight} of them thanks to the peek.</source>
        <translation>Sbircia da {p1A3}: con {least_threat} completa {p4A1}, se no costruisci a {p1A1}. {lead}&#xa0;punti meglio, {sight} grazie alla sbirciata.</translation>
    </message>
    <message>
        <source>Red has a card there, too: it could be any of {red_cards} kinds.</source>
        <translation>Anche Rosso ha lì una carta: una di {red_cards} tipi.</translation>
    </message>
    <message>
        <source>The double wall completes {p1A3}, and the Mandarin tips the majority: {lead} points better than anything else.</source>
        <translation>Il muro doppio completa {p1A3}, il Mandarino ribalta la maggioranza: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
    <message>
        <source>{colour} to play: the same card twice</source>
        <translation>Tocca al {colour}: due volte la stessa carta</translation>
    </message>
    <message>
        <source>With which card do you complete {p1A1}?</source>
        <translation>Con quale carta completi {p1A1}?</translation>
    </message>
    <message>
        <source>Your Master Builder wins the majority in most cases.</source>
        <translation>Il tuo Mastro costruttore vince quasi sempre la maggioranza.</translation>
    </message>
    <message>
        <source>Two cards with the same number cancel each other out.</source>
        <translation>Due carte con lo stesso numero si annullano.</translation>
    </message>
    <message>
        <source>The Flood raises what you win, and cancels any Flood of Red&apos;s: {lead} points better than anything else.</source>
        <translation>L’Inondazione aumenta ciò che vinci e annulla l’eventuale Inondazione del Rosso: {lead}&#xa0;punti meglio di ogni altra mossa.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player} is about to score {provinces}.</source>
        <translation>{player} sta per fare il conteggio di {provinces}.</translation>
    </message>
    <message>
        <source>{player} is adding a board to the wall.</source>
        <translation>{player} sta aggiungendo una plancia.</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>Tocca a {player}.</translation>
    </message>
    <message>
        <source>First turn of the game: place just one wall.</source>
        <translation>Primo turno della partita: piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>You have no moves left and must pass.</source>
        <translation>Non hai più mosse: devi passare.</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>Unica mossa possibile: piazza un muro neutrale.</translation>
    </message>
    <message>
        <source>Your turn – choose a card.</source>
        <translation>Tocca a te: scegli una carta.</translation>
    </message>
    <message>
        <source>Your turn – choose a block.</source>
        <translation>Tocca a te: scegli un pezzo.</translation>
    </message>
    <message>
        <source>Your turn – choose a block or a card.</source>
        <translation>Tocca a te: scegli un pezzo o una carta.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: place one wall.</source>
        <translation>Non puoi completare un’azione: piazza un muro singolo.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: play one card.</source>
        <translation>Non puoi completare un’azione: gioca una carta.</translation>
    </message>
    <message>
        <source>Your first turn: place just one wall.</source>
        <translation>Il tuo primo turno: piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>Now place a second wall – in any province except {province}.</source>
        <translation>Ora piazza il secondo muro singolo in una provincia diversa da {province}.</translation>
    </message>
    <message>
        <source>Now play a second card – in any province except {province}.</source>
        <translation>Ora gioca la seconda carta in una provincia diversa da {province}.</translation>
    </message>
    <message>
        <source>Now place a wall in {province}.</source>
        <translation>Ora piazza il muro singolo a {province}.</translation>
    </message>
    <message>
        <source>Now place a wall in {province}, or a second card in another province.</source>
        <translation>Ora piazza un muro singolo a {province} o gioca una seconda carta in un’altra provincia.</translation>
    </message>
    <message>
        <source>You may place a neutral wall and peek at {regions}, or end your turn.</source>
        <translation>Puoi piazzare un muro neutrale e sbirciare {regions}, o terminare il turno.</translation>
    </message>
    <message>
        <source>You may place a neutral wall, or end your turn.</source>
        <translation>Puoi piazzare un muro neutrale o terminare il turno.</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>Puoi sbirciare {regions} o terminare il turno.</translation>
    </message>
    <message>
        <source>End your turn – a board will be added.</source>
        <translation>Termina il turno: verrà aggiunta una plancia.</translation>
    </message>
    <message>
        <source>No more moves – end your turn.</source>
        <translation>Non ci sono altre mosse: termina il turno.</translation>
    </message>
    <message>
        <source>All done – end your turn.</source>
        <translation>Tutto fatto: termina il turno.</translation>
    </message>
    <message>
        <source>{provinces} are complete – choose which to score first.</source>
        <translation>{provinces} sono completate: scegli da quale iniziare il conteggio.</translation>
    </message>
    <message>
        <source>{province} is complete – score it.</source>
        <translation>{province} è completata: fai il conteggio.</translation>
    </message>
    <message>
        <source>Add a board: choose the board, its side and an end of the wall.</source>
        <translation>Aggiungi una plancia: scegli quale, il lato e l’estremità.</translation>
    </message>
    <message>
        <source>You drew {board}: choose an end of the wall.</source>
        <translation>Estratta: {board}. Scegli un’estremità della muraglia.</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player} – {choice}</translation>
    </message>
    <message>
        <source>{player} decides on the {card} in {province}.</source>
        <translation>{player} decide a {province}: {card}.</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>Guerriero: scegli una carta da eliminare a {province}.</translation>
    </message>
    <message>
        <source>Traitor: break a wall in {province}, or remove a bordering threat.</source>
        <translation>Traditore: abbatti un muro singolo a {province} o togli una Minaccia confinante.</translation>
    </message>
    <message>
        <source>Flood: raise or lower {province}&apos;s value by 2.</source>
        <translation>Inondazione: aumenta o riduci di 2 il valore di {province}.</translation>
    </message>
    <message>
        <source>Builder: raise {province}&apos;s value by 2, or add one extra wall.</source>
        <translation>Costruttore: aumenta di 2 il valore di {province} o aggiungi un muro virtuale.</translation>
    </message>
    <message>
        <source>Master Builder: add two extra walls in {province}.</source>
        <translation>Mastro costruttore: aggiungi due muri virtuali a {province}.</translation>
    </message>
    <message>
        <source>Mandarin: swap a wall in {province} with another, or don&apos;t swap.</source>
        <translation>Mandarino: scambia un muro singolo a {province} con un altro o non scambiare.</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>Points now: {points}.</source>
        <comment>read aloud</comment>
        <translation>Punti subito: {points}.</translation>
    </message>
    <message>
        <source>A broken neutral wall: it counts for nothing</source>
        <translation>Muro neutrale in rovina: non conta più</translation>
    </message>
    <message>
        <source>A neutral wall</source>
        <translation>Muro neutrale</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <translation>Muro singolo di {player}</translation>
    </message>
    <message>
        <source>{player}&apos;s double wall: nothing can break it</source>
        <translation>Muro doppio di {player}: nulla lo può abbattere</translation>
    </message>
    <message>
        <source>{player}&apos;s tower: it gives shelter in this region</source>
        <translation>Torre di {player}: dà riparo in questa regione</translation>
    </message>
    <message>
        <source>{player}&apos;s broken wall: it counts for nothing</source>
        <translation>Muro in rovina di {player}: non conta più</translation>
    </message>
    <message>
        <source>Reserved for {player}&apos;s wall</source>
        <translation>Riservata a un muro singolo di {player}</translation>
    </message>
    <message>
        <source>Empty – {player}&apos;s tower reserves one square next to it</source>
        <translation>Vuota – la torre di {player} riserva una casella accanto a sé</translation>
    </message>
    <message>
        <source>An empty square</source>
        <translation>Casella vuota</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Conteggio fatto</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Maggioranza</translation>
    </message>
    <message>
        <source>No threat</source>
        <translation>Nessuna Minaccia</translation>
    </message>
    <message>
        <source>Would lose</source>
        <translation>A rischio</translation>
    </message>
    <message>
        <source>Sheltered</source>
        <translation>Al riparo</translation>
    </message>
    <message>
        <source>scored</source>
        <comment>read aloud</comment>
        <translation>conteggio fatto</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <comment>read aloud</comment>
        <translation>vale {value}</translation>
    </message>
    <message>
        <source>majority: {players}</source>
        <comment>read aloud</comment>
        <translation>maggioranza: {players}</translation>
    </message>
    <message>
        <source>no threat</source>
        <comment>read aloud</comment>
        <translation>nessuna Minaccia</translation>
    </message>
    <message>
        <source>threat {threat}</source>
        <comment>read aloud</comment>
        <translation>Minaccia {threat}</translation>
    </message>
    <message>
        <source>would lose: {players}</source>
        <comment>read aloud</comment>
        <translation>a rischio: {players}</translation>
    </message>
    <message>
        <source>sheltered: {players}</source>
        <comment>read aloud</comment>
        <translation>al riparo: {players}</translation>
    </message>
    <message>
        <source>nobody would lose</source>
        <comment>read aloud</comment>
        <translation>nessuno a rischio</translation>
    </message>
    <message>
        <source>{fact}; {more}</source>
        <comment>read aloud</comment>
        <translation>{fact}; {more}</translation>
    </message>
    <message>
        <source>{place}: {facts}.</source>
        <comment>read aloud</comment>
        <translation>{place}: {facts}.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of players</comment>
        <translation>tu</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Freccia destra</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Freccia sinistra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Freccia su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Freccia giù</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It&apos;s {player}&apos;s turn to decide.</source>
        <translation>Ora tocca a {player}.</translation>
    </message>
    <message>
        <source>{player} scores there {first}; with the other move, {second}</source>
        <translation>lì {player} segna punti {first}; con l’altra mossa, {second}</translation>
    </message>
    <message>
        <source>{player} loses points there {first}; with the other move, {second}</source>
        <translation>lì {player} perde punti {first}; con l’altra mossa, {second}</translation>
    </message>
    <message>
        <source>in no simulated game</source>
        <translation>in nessuna partita simulata</translation>
    </message>
    <message>
        <source>in all simulated games</source>
        <translation>in tutte le partite simulate</translation>
    </message>
    <message numerus="yes">
        <source>in %n of 100 simulated games</source>
        <translation>
            <numerusform>in %n&#xa0;partita simulata su 100</numerusform>
            <numerusform>in %n&#xa0;partite simulate su 100</numerusform>
        </translation>
    </message>
    <message>
        <source>in none</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>Muri doppi</translation>
    </message>
    <message>
        <source>you score there {first}; with the other move, {second}</source>
        <translation>lì segni punti {first}; con l’altra mossa, {second}</translation>
    </message>
    <message>
        <source>you lose points there {first}; with the other move, {second}</source>
        <translation>lì perdi punti {first}; con l’altra mossa, {second}</translation>
    </message>
    <message numerus="yes">
        <source>costs {points} fewer points on average</source>
        <translation>
            <numerusform>costa in media {points}&#xa0;punto in meno</numerusform>
            <numerusform>costa in media {points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {points} more points on average</source>
        <translation>
            <numerusform>costa in media {points}&#xa0;punto in più</numerusform>
            <numerusform>costa in media {points}&#xa0;punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} more points there</source>
        <translation>
            <numerusform>l’avversario meglio piazzato alla fine ci perde {points}&#xa0;punto in più</numerusform>
            <numerusform>l’avversario meglio piazzato alla fine ci perde {points}&#xa0;punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} fewer points there</source>
        <translation>
            <numerusform>l’avversario meglio piazzato alla fine ci perde {points}&#xa0;punto in meno</numerusform>
            <numerusform>l’avversario meglio piazzato alla fine ci perde {points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points there on average</source>
        <translation>
            <numerusform>lì in media {points}&#xa0;punto in più</numerusform>
            <numerusform>lì in media {points}&#xa0;punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points there on average</source>
        <translation>
            <numerusform>lì in media {points}&#xa0;punto in meno</numerusform>
            <numerusform>lì in media {points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points on average</source>
        <translation>
            <numerusform>in media {points}&#xa0;punto in più</numerusform>
            <numerusform>in media {points}&#xa0;punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points on average</source>
        <translation>
            <numerusform>in media {points}&#xa0;punto in meno</numerusform>
            <numerusform>in media {points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} fewer points there</source>
        <translation>
            <numerusform>l’avversario meglio piazzato alla fine ne ricava {points}&#xa0;punto in meno</numerusform>
            <numerusform>l’avversario meglio piazzato alla fine ne ricava {points}&#xa0;punti in meno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} more points there</source>
        <translation>
            <numerusform>l’avversario meglio piazzato alla fine ne ricava {points}&#xa0;punto in più</numerusform>
            <numerusform>l’avversario meglio piazzato alla fine ne ricava {points}&#xa0;punti in più</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained there on the rival who finishes best</source>
        <translation>
            <numerusform>lì {points}&#xa0;punto guadagnato sull’avversario meglio piazzato alla fine</numerusform>
            <numerusform>lì {points}&#xa0;punti guadagnati sull’avversario meglio piazzato alla fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost there to the rival who finishes best</source>
        <translation>
            <numerusform>lì {points}&#xa0;punto perso rispetto all’avversario meglio piazzato alla fine</numerusform>
            <numerusform>lì {points}&#xa0;punti persi rispetto all’avversario meglio piazzato alla fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained on the rival who finishes best</source>
        <translation>
            <numerusform>{points}&#xa0;punto guadagnato sull’avversario meglio piazzato alla fine</numerusform>
            <numerusform>{points}&#xa0;punti guadagnati sull’avversario meglio piazzato alla fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost to the rival who finishes best</source>
        <translation>
            <numerusform>{points}&#xa0;punto perso rispetto all’avversario meglio piazzato alla fine</numerusform>
            <numerusform>{points}&#xa0;punti persi rispetto all’avversario meglio piazzato alla fine</numerusform>
        </translation>
    </message>
    <message>
        <source>{reasons} But it cuts both ways. {others}</source>
        <translation>{reasons} Ma c’è anche l’altra faccia della medaglia. {others}</translation>
    </message>
    <message>
        <source>in {share}</source>
        <translation>in {share}</translation>
    </message>
    <message>
        <source>For now, it has the same effect as the first.</source>
        <translation>Per ora ha lo stesso effetto della prima.</translation>
    </message>
    <message>
        <source>It has the same drawback as the first.</source>
        <translation>Ha lo stesso svantaggio della prima.</translation>
    </message>
    <message>
        <source>Its gain is spread over many places.</source>
        <translation>Il guadagno è distribuito su molti luoghi.</translation>
    </message>
    <message>
        <source>Most of its gain lies elsewhere.</source>
        <translation>Il guadagno sta soprattutto altrove.</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. When a province is completed, whoever has the most walls there scores its value.</source>
        <translation>Insieme costruite la Grande Muraglia. Quando una provincia è completata, chi vi ha più muri ne segna il valore.</translation>
    </message>
    <message>
        <source>When the wall is finished, the Mongols attack: in each region, whoever has the most walls loses the points on its threat counter. The highest score wins.</source>
        <translation>Quando la muraglia è completata, i Mongoli attaccano: chi ha più muri in una regione perde i punti indicati dal segnalino Minaccia. Vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Choose one of five actions and carry it out completely:</source>
        <translation>Scegli una delle cinque azioni e svolgila per intero:</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}: {rule}</translation>
    </message>
    <message>
        <source>If you can&apos;t complete any action, do half of one (a wall or a card); if you can&apos;t do even that, pass.</source>
        <translation>Se non puoi completare nessuna azione, fanne mezza (un muro singolo o una carta); se non puoi fare nemmeno quella, passa.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Sbirciare</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torri</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>Una torre non può stare accanto a un’altra torre.</translation>
    </message>
    <message>
        <source>It reserves one empty square next to it for a wall of its owner: if both sides are empty, others may take one, but never the last. The square is free again once the owner has no walls left.</source>
        <translation>Riserva una casella vuota accanto a sé a un muro singolo del proprietario: se le caselle vuote sono due, gli altri possono occuparne una, ma non quella che resta. La casella si libera quando il proprietario non ha più muri singoli.</translation>
    </message>
    <message>
        <source>In the attack, a tower shelters its owner in the region where it stands.</source>
        <translation>Nell’attacco, una torre mette al riparo il proprietario nella regione in cui si trova.</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>Conteggio di una provincia</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same number cancel each other out.</source>
        <translation>Si rivelano tutte le carte della provincia. Quelle con lo stesso numero si annullano a vicenda.</translation>
    </message>
    <message>
        <source>The others take effect in order, from 1 to 6. Each card&apos;s owner decides, whoever&apos;s turn it is.</source>
        <translation>Le altre hanno effetto in ordine, dalla 1 alla 6. Decide il proprietario della carta, di chiunque sia il turno.</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>Valore: muri intatti di tutti i colori, più il segnalino Reputazione, più o meno le carte.</translation>
    </message>
    <message>
        <source>Majority: the most unbroken walls, including extra ones; a double wall counts as two, a tower as one. Tied players each score the full value.</source>
        <translation>Maggioranza: il maggior numero di muri intatti, anche virtuali; un muro doppio vale due, una torre uno. A pari merito tutti segnano l’intero valore.</translation>
    </message>
    <message>
        <source>The province gets an emperor card, and its cards leave the game.</source>
        <translation>La provincia riceve una carta Imperatore e le sue carte escono dal gioco.</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Carte azione</translation>
    </message>
    <message>
        <source>{priority} {card} – {rule}</source>
        <translation>{priority} {card} – {rule}</translation>
    </message>
    <message>
        <source>Cards can only be played in provinces that aren&apos;t complete yet.</source>
        <translation>Le carte si giocano solo in province non ancora completate.</translation>
    </message>
    <message>
        <source>As soon as a province has been scored and there are three unused emperor cards, you add a board to the west or east end (once per game; twice with four players). Then your turn continues, and you can use the new squares too.</source>
        <translation>Appena finito il conteggio di una provincia, se sono disponibili tre carte Imperatore aggiungi una plancia all’estremità ovest o est (una volta a partita, due in quattro giocatori). Poi il tuo turno continua, e puoi usare anche le nuove caselle.</translation>
    </message>
    <message>
        <source>You can&apos;t place one on the first turn of the game.</source>
        <translation>Nel primo turno della partita non puoi piazzarne.</translation>
    </message>
    <message>
        <source>You can&apos;t place one on your first turn.</source>
        <translation>Nel tuo primo turno non puoi piazzarne.</translation>
    </message>
    <message>
        <source>Then these event cards are counted: {cards}.</source>
        <translation>Poi si contano queste carte evento: {cards}.</translation>
    </message>
    <message>
        <source>There are none in this game.</source>
        <translation>In questa partita non ce ne sono.</translation>
    </message>
    <message>
        <source>{letter} {card} – {rule}</source>
        <translation>{letter} {card} – {rule}</translation>
    </message>
    <message>
        <source>Adding a board</source>
        <translation>Aggiungere una plancia</translation>
    </message>
    <message>
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. You can&apos;t undo a peek.</source>
        <translation>Dopo aver piazzato un pezzo puoi sbirciare un segnalino Minaccia fino alla fine del turno. Una sbirciata non si può annullare.</translation>
    </message>
    <message>
        <source>If there are three unused emperor cards at the end of your turn, you add a board to the west or east end (once per game; twice with four players).</source>
        <translation>Se alla fine del tuo turno sono disponibili tre carte Imperatore, aggiungi una plancia all’estremità ovest o est (una volta a partita, due in quattro giocatori).</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>In due giocatori</translation>
    </message>
    <message>
        <source>After your action you may place one neutral wall:</source>
        <translation>Dopo la tua azione puoi piazzare un muro neutrale:</translation>
    </message>
    <message>
        <source>after two walls or two cards, in one of those two provinces;</source>
        <translation>dopo due muri singoli o due carte, in una di quelle due province;</translation>
    </message>
    <message>
        <source>after a card and a wall, a double wall or a tower, in any other province;</source>
        <translation>dopo una carta e un muro singolo, un muro doppio o una torre, in qualsiasi altra provincia;</translation>
    </message>
    <message>
        <source>after half an action, in that province.</source>
        <translation>dopo mezza azione, in quella provincia.</translation>
    </message>
    <message>
        <source>If you can do nothing else, you must place one.</source>
        <translation>Se non puoi fare altro, devi piazzarne uno.</translation>
    </message>
    <message>
        <source>The Mongol attack</source>
        <translation>L’attacco dei Mongoli</translation>
    </message>
    <message>
        <source>Region by region, from west to east, the threat counter is revealed. Whoever has the most unbroken walls there loses that many points; tied players each lose the full amount.</source>
        <translation>Regione per regione, da ovest a est, si scopre il segnalino Minaccia. Chi vi ha più muri intatti perde i punti indicati; a pari merito li perdono tutti per intero.</translation>
    </message>
    <message>
        <source>Then event cards A, B and C are counted.</source>
        <translation>Poi si contano le carte evento A, B e C.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>Regole in breve</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>A province is complete: score it first.</source>
        <translation>Una provincia è completata: prima fai il conteggio.</translation>
    </message>
    <message>
        <source>A revealed card must be resolved first.</source>
        <translation>Prima scegli l’effetto della carta rivelata.</translation>
    </message>
    <message>
        <source>A board must be added first.</source>
        <translation>Prima va aggiunta una plancia.</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>Nessuna carta attende una decisione.</translation>
    </message>
    <message>
        <source>The revealed card doesn&apos;t allow this choice.</source>
        <translation>La carta rivelata non permette questa scelta.</translation>
    </message>
    <message>
        <source>You have already taken your action this turn.</source>
        <translation>In questo turno hai già svolto la tua azione.</translation>
    </message>
    <message>
        <source>Finish your action first.</source>
        <translation>Prima completa la tua azione.</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you still have a move.</source>
        <translation>Non puoi passare finché hai ancora una mossa.</translation>
    </message>
    <message>
        <source>On the first turn, you place just one wall.</source>
        <translation>Nel primo turno si piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>This square isn&apos;t in play.</source>
        <translation>Questa casella non è in gioco.</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>Questa casella è occupata.</translation>
    </message>
    <message>
        <source>A double wall needs two adjacent empty squares.</source>
        <translation>Un muro doppio richiede due caselle vuote adiacenti.</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>Una torre non può stare accanto a un’altra torre.</translation>
    </message>
    <message>
        <source>Reserved: only the tower&apos;s owner may build here.</source>
        <translation>Riservata a chi possiede la torre.</translation>
    </message>
    <message>
        <source>Your tower reserves this square for a wall of yours – no double or neutral wall.</source>
        <translation>La tua torre riserva questa casella a un tuo muro singolo: niente muro doppio né neutrale.</translation>
    </message>
    <message>
        <source>You have no walls left.</source>
        <translation>Non hai più muri singoli.</translation>
    </message>
    <message>
        <source>You have already placed your double wall.</source>
        <translation>Hai già piazzato il muro doppio.</translation>
    </message>
    <message>
        <source>You have already placed your tower.</source>
        <translation>Hai già piazzato la torre.</translation>
    </message>
    <message>
        <source>There are no neutral walls left.</source>
        <translation>Non ci sono più muri neutrali.</translation>
    </message>
    <message>
        <source>This card isn&apos;t in your hand.</source>
        <translation>Questa carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>This province isn&apos;t in play.</source>
        <translation>Questa provincia non è in gioco.</translation>
    </message>
    <message>
        <source>This province is complete and takes no more cards.</source>
        <translation>Questa provincia è completata e non accetta più carte.</translation>
    </message>
    <message>
        <source>The two walls must be in different provinces.</source>
        <translation>Due muri singoli vanno in due province diverse.</translation>
    </message>
    <message>
        <source>The two cards must be in different provinces.</source>
        <translation>Due carte vanno in due province diverse.</translation>
    </message>
    <message>
        <source>After a card, the wall must go in the same province.</source>
        <translation>Dopo una carta, il muro singolo va nella stessa provincia della carta.</translation>
    </message>
    <message>
        <source>After a wall, you can only place a second wall.</source>
        <translation>Dopo un muro singolo può seguire solo un secondo muro singolo.</translation>
    </message>
    <message>
        <source>After a card, you can only play a second card or place a wall.</source>
        <translation>Dopo una carta può seguire solo una seconda carta o un muro singolo.</translation>
    </message>
    <message>
        <source>You couldn&apos;t finish this action, so you can&apos;t start it.</source>
        <translation>Questa azione non si potrebbe finire, quindi non si può iniziare.</translation>
    </message>
    <message>
        <source>After this action, the neutral wall can&apos;t go in that province.</source>
        <translation>Dopo questa azione, il muro neutrale non può andare in quella provincia.</translation>
    </message>
    <message>
        <source>Only one neutral wall per turn.</source>
        <translation>Un solo muro neutrale per turno.</translation>
    </message>
    <message>
        <source>You have no other move: you must place a neutral wall.</source>
        <translation>Non hai altre mosse: devi piazzare un muro neutrale.</translation>
    </message>
    <message>
        <source>You can&apos;t place a neutral wall on the first turn.</source>
        <translation>Nel primo turno non puoi piazzare muri neutrali.</translation>
    </message>
    <message>
        <source>This province isn&apos;t waiting to be scored.</source>
        <translation>Questa provincia non attende il conteggio.</translation>
    </message>
    <message>
        <source>You may peek only where you have built this turn.</source>
        <translation>Puoi sbirciare solo dove hai costruito in questo turno.</translation>
    </message>
    <message>
        <source>You already know this threat counter.</source>
        <translation>Conosci già questo segnalino Minaccia.</translation>
    </message>
    <message>
        <source>This threat counter is already face up.</source>
        <translation>Questo segnalino Minaccia è già scoperto.</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>Questo segnalino Minaccia è stato tolto.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>This board can&apos;t be added.</source>
        <translation>Questa plancia non si può aggiungere.</translation>
    </message>
    <message>
        <source>In this game, all boards show the same side.</source>
        <translation>In questa partita tutte le plance mostrano lo stesso lato.</translation>
    </message>
    <message>
        <source>A different board was drawn.</source>
        <translation>È stata estratta un’altra plancia.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carta sconosciuta</numerusform>
            <numerusform>%n&#xa0;carte sconosciute</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: start of the game</source>
        <translation>Rivedi: l’inizio della partita</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>Rivedi: {what}</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Riproduci o metti in pausa</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Indietro di un passo</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avanti di un passo</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Indietro di un turno</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Avanti di un turno</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Vai all’inizio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Rallenta</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Accelera</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>Chiudi la partita rivista</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Close replay</source>
        <comment>the replay</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>Riproduci a velocità {speed}</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Torna all’esercizio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>{what} (space bar)</source>
        <translation>{what} (barra spaziatrice)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Public</source>
        <comment>as whom a replay is seen</comment>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>Public information only</source>
        <translation>Solo le informazioni pubbliche</translation>
    </message>
    <message>
        <source>All hands</source>
        <comment>as whom a replay is seen</comment>
        <translation>Tutto scoperto</translation>
    </message>
    <message>
        <source>What {player} knew at the time</source>
        <translation>Ciò che {player} sapeva in quel momento</translation>
    </message>
    <message>
        <source>All that is hidden</source>
        <translation>Tutto ciò che è nascosto</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{player} ({controller})</source>
        <translation>{player} ({controller})</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Opzioni della partita</translation>
    </message>
    <message>
        <source>{option}: {effect}</source>
        <translation>{option}. {effect}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Scores over {turns} turns</source>
        <translation>Punteggi in {turns} turni</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the axis of a chart</comment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>a step of the chart</comment>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Turno per turno</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>View board</source>
        <translation>Guarda la plancia</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Salva un resoconto</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Played with standard rules</source>
        <translation>Partita con le regole standard</translation>
    </message>
    <message>
        <source>Played with {options}</source>
        <comment>table options that are not usual</comment>
        <translation>In gioco: {options}</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a step of the chart</comment>
        <translation>Fine</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n hint(s)</source>
        <translation>
            <numerusform>{player} ha chiesto %n&#xa0;suggerimento</numerusform>
            <numerusform>{player} ha chiesto %n&#xa0;suggerimenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>The game is waiting for you.</source>
        <translation>La partita aspetta te.</translation>
    </message>
</context>
<context>
    <name>RidersAdvice</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>kinds of goods</comment>
        <translation>
            <numerusform>%n&#xa0;merce</numerusform>
            <numerusform>%n&#xa0;merci</numerusform>
        </translation>
    </message>
    <message>
        <source>Among the best corners at first glance, number {rank}: {why}.</source>
        <translation>Tra gli angoli migliori a prima vista, n. {rank}: {why}.</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>Tira i dadi, poi scambia e costruisci nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>open harbour</source>
        <comment>for any good</comment>
        <translation>porto generico</translation>
    </message>
    <message>
        <source>{good} harbour</source>
        <translation>porto ({good})</translation>
    </message>
    <message numerus="yes">
        <source>{harbour} %n road(s) off</source>
        <translation>
            <numerusform>{harbour} a %n&#xa0;strada</numerusform>
            <numerusform>{harbour} a %n&#xa0;strade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAid</name>
    <message numerus="yes">
        <source>%n card(s) uncertain.</source>
        <translation>
            <numerusform>%n&#xa0;carta incerta.</numerusform>
            <numerusform>%n&#xa0;carte incerte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen: {edicts}.</source>
        <translation>Non visti: {edicts}.</translation>
    </message>
    <message>
        <source>A seven before you can build again: {chance}%.</source>
        <translation>Un sette prima che tu possa costruire di nuovo: {chance}%.</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <comment>cards of a good, such as 0–2 ore</comment>
        <translation>{least}–{most}</translation>
    </message>
</context>
<context>
    <name>RidersAnswer</name>
    <message>
        <source>Yes – deal</source>
        <translation>Sì – scambia</translation>
    </message>
    <message>
        <source>for {wanted} gives {given}</source>
        <translation>per {wanted} dà {given}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message numerus="yes">
        <source>Take 1 of %n card(s)</source>
        <translation>
            <numerusform>Prendi una carta su %n</numerusform>
            <numerusform>Prendi una carta su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>ha risposto</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>deve rispondere</translation>
    </message>
    <message>
        <source>has answered · change</source>
        <translation>ha risposto · cambia</translation>
    </message>
    <message>
        <source>only {player} looks</source>
        <translation>guarda solo {player}</translation>
    </message>
</context>
<context>
    <name>RidersAtOnce</name>
    <message>
        <source>You can still pay for {things}.</source>
        <translation>Puoi ancora pagare {things}.</translation>
    </message>
    <message>
        <source>You can still pay for any of these: {things}.</source>
        <translation>Puoi ancora pagare una qualsiasi di queste cose: {things}.</translation>
    </message>
    <message>
        <source>You can still play {edicts}.</source>
        <translation>Puoi ancora giocare {edicts}.</translation>
    </message>
    <message>
        <source>Twice the goods: {yields}.</source>
        <translation>Merci raddoppiate: {yields}.</translation>
    </message>
    <message>
        <source>Unseen edicts that win at once: {count} of {all}.</source>
        <translation>Editti non visti che vincono subito: {count} su {all}.</translation>
    </message>
    <message>
        <source>A rider is drawn.</source>
        <translation>Si estrae un cavaliere.</translation>
    </message>
    <message>
        <source>{player} has {points}.</source>
        <translation>{player} ha {points}.</translation>
    </message>
    <message>
        <source>New: {goods}.</source>
        <comment>goods had nowhere else</comment>
        <translation>Merce nuova: {goods}.</translation>
    </message>
    <message>
        <source>{goods} ({chance})</source>
        <translation>{goods} ({chance})</translation>
    </message>
    <message>
        <source>The Long Road: 2 points.</source>
        <translation>La Lunga Strada: 2 punti.</translation>
    </message>
    <message numerus="yes">
        <source>Longest line: %n road(s).</source>
        <translation>
            <numerusform>Fila più lunga: %n&#xa0;strada.</numerusform>
            <numerusform>Fila più lunga: %n&#xa0;strade.</numerusform>
        </translation>
    </message>
    <message>
        <source>To a free corner: {yields}.</source>
        <translation>Porta a un angolo libero: {yields}.</translation>
    </message>
    <message numerus="yes">
        <source>%n free corner(s) give more often.</source>
        <translation>
            <numerusform>%n&#xa0;angolo libero produce più spesso.</numerusform>
            <numerusform>%n&#xa0;angoli liberi producono più spesso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fort} then withstands %n more rider(s).</source>
        <translation>
            <numerusform>{fort} resiste poi a %n&#xa0;cavaliere in più.</numerusform>
            <numerusform>{fort} resiste poi a %n&#xa0;cavalieri in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} then holds for ever.</source>
        <translation>{fort} resiste poi per sempre.</translation>
    </message>
    <message>
        <source>A breach before the next turn: {after}% instead of {before}%.</source>
        <translation>Breccia prima del prossimo turno: {after}% invece di {before}%.</translation>
    </message>
    <message numerus="yes">
        <source>The Great Host then takes %n more soldier(s).</source>
        <translation>
            <numerusform>Manca poi %n&#xa0;soldato per il Grande Esercito.</numerusform>
            <numerusform>Mancano poi %n&#xa0;soldati per il Grande Esercito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough for {things}.</source>
        <translation>Basta per {things}.</translation>
    </message>
    <message>
        <source>{thing} or {other}</source>
        <translation>{thing} o {other}</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>un insediamento</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>una città</translation>
    </message>
    <message>
        <source>the next tower</source>
        <translation>la prossima torre</translation>
    </message>
    <message>
        <source>an edict</source>
        <translation>un editto</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>una strada</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>Almeno %n&#xa0;carta.</numerusform>
            <numerusform>Almeno %n&#xa0;carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Host: 1 point.</source>
        <translation>Il Grande Esercito: 1 punto.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} gives again ({chance}): %n card(s) each time.</source>
        <translation>
            <numerusform>{hex} produce di nuovo ({chance}): %n&#xa0;carta ogni volta.</numerusform>
            <numerusform>{hex} produce di nuovo ({chance}): %n&#xa0;carte ogni volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} gives again ({chance}), but not to you.</source>
        <translation>{hex} produce di nuovo ({chance}), ma non per te.</translation>
    </message>
    <message>
        <source>Closes a harbour of {players}.</source>
        <translation>Chiude un porto di {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand, {points}.</source>
        <translation>
            <numerusform>{player}: %n&#xa0;carta in mano, {points}.</numerusform>
            <numerusform>{player}: %n&#xa0;carte in mano, {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: a seven before the next turn ({chance}%) takes half.</source>
        <translation>
            <numerusform>%n&#xa0;carta in mano: un sette prima del prossimo turno ({chance}%) ne prende metà.</numerusform>
            <numerusform>%n&#xa0;carte in mano: un sette prima del prossimo turno ({chance}%) ne prende metà.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} may be breached before the next turn ({chance}%); the next tower costs {goods}.</source>
        <translation>Possibile breccia prima del prossimo turno: {fort} ({chance}%); la prossima torre costa {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;punto</numerusform>
            <numerusform>%n&#xa0;punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} ({place})</source>
        <comment>a road or a building, and where</comment>
        <translation>{piece} ({place})</translation>
    </message>
</context>
<context>
    <name>RidersBar</name>
    <message>
        <source>Breaches</source>
        <translation>Brecce</translation>
    </message>
    <message>
        <source>Breaches: {count} of {most} that end the game</source>
        <translation>Brecce: {count} delle {most} che chiudono la partita</translation>
    </message>
</context>
<context>
    <name>RidersBoard</name>
    <message>
        <source>Home {number}</source>
        <comment>riders in the bag</comment>
        <translation>Casa {number}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Riserva</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n&#xa0;editto rimasto</numerusform>
            <numerusform>%n&#xa0;editti rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>edicts</source>
        <comment>below their number</comment>
        <translation>editti</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>Prima:</translation>
    </message>
    <message>
        <source>Then a rider is drawn.</source>
        <translation>Poi si estrae un cavaliere.</translation>
    </message>
    <message>
        <source>Your longest line: {before} → {after}</source>
        <translation>La tua fila più lunga: {before} → {after}</translation>
    </message>
    <message>
        <source>The Long Road: {own} &gt; {other}</source>
        <translation>La Lunga Strada: {own} &gt; {other}</translation>
    </message>
</context>
<context>
    <name>RidersBreach</name>
    <message>
        <source>{fort} is breached</source>
        <translation>Una breccia: {fort}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{player} rolled {one} + {other} = {sum}.</source>
        <translation>{player} ha tirato {one} + {other} = {sum}.</translation>
    </message>
    <message>
        <source>{riders} against {towers}</source>
        <translation>{riders} contro {towers}</translation>
    </message>
    <message>
        <source>The last rider came from {ground}.</source>
        <translation>Campo di raduno dell’ultimo cavaliere: {ground}.</translation>
    </message>
    <message>
        <source>The assault</source>
        <translation>L’assalto</translation>
    </message>
    <message>
        <source>{hex} gives no {good}</source>
        <translation>{hex}: niente {good}</translation>
    </message>
    <message>
        <source>This lasts until soldiers have chased them.</source>
        <translation>Dura finché i soldati non li scacciano.</translation>
    </message>
    <message>
        <source>They enter</source>
        <translation>Entrano</translation>
    </message>
    <message>
        <source>{before} − {lost} = {towers}</source>
        <translation>{before} − {lost} = {towers}</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>Il tratto di muro</translation>
    </message>
    <message>
        <source>The section, and {player}</source>
        <translation>Il tratto di muro, e {player}</translation>
    </message>
    <message numerus="yes">
        <source>One penalty: {before} − 1 = %n point(s)</source>
        <translation>
            <numerusform>Una penalità: {before} − 1 = %n&#xa0;punto</numerusform>
            <numerusform>Una penalità: {before} − 1 = %n&#xa0;punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Breach {count} of {most}: at the last one, everyone loses.</source>
        <translation>Breccia {count} di {most}: all’ultima perdono tutti.</translation>
    </message>
    <message>
        <source>Nobody gets any.</source>
        <translation>Nessuno ne riceve.</translation>
    </message>
    <message>
        <source>Goods for the {number}</source>
        <translation>Merci del {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>RidersChart</name>
    <message>
        <source>From hexes</source>
        <translation>Dagli esagoni</translation>
    </message>
    <message>
        <source>Blocked by riders</source>
        <translation>Bloccate dai cavalieri</translation>
    </message>
    <message>
        <source>Short in the supply</source>
        <translation>Mancanti nella riserva</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Scartate</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brecce</translation>
    </message>
    <message>
        <source>Towers raised</source>
        <translation>Torri erette</translation>
    </message>
    <message>
        <source>Riders drawn</source>
        <translation>Cavalieri estratti</translation>
    </message>
    <message>
        <source>Riders chased</source>
        <translation>Cavalieri scacciati</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Cavalieri</translation>
    </message>
    <message>
        <source>Robberies</source>
        <translation>Furti</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Supply and tributes (net)</source>
        <translation>Riserva e tributi (saldo)</translation>
    </message>
    <message>
        <source>Deals (net)</source>
        <translation>Scambi (saldo)</translation>
    </message>
    <message>
        <source>Robbed (net)</source>
        <translation>Rubate (saldo)</translation>
    </message>
    <message>
        <source>Levied (net)</source>
        <translation>Confiscate (saldo)</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Line: expected. Pale: nine games in ten.</source>
        <translation>Linea: atteso. Chiaro: nove partite su dieci.</translation>
    </message>
    <message numerus="yes">
        <source>As uneven as this: %n game(s) in 100.</source>
        <translation>
            <numerusform>Altrettanto irregolari: %n&#xa0;partita su 100.</numerusform>
            <numerusform>Altrettanto irregolari: %n&#xa0;partite su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>a chart</comment>
        <translation>Muraglia</translation>
    </message>
</context>
<context>
    <name>RidersChoice</name>
    <message>
        <source>Keep the cost of …</source>
        <translation>Tieni il costo di…</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s)</source>
        <translation>
            <numerusform>Un sette: scarta %n&#xa0;carta</numerusform>
            <numerusform>Un sette: scarta %n&#xa0;carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Scarta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>%n&#xa0;carta scelta.</numerusform>
            <numerusform>%n&#xa0;carte scelte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>an edict</comment>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>RidersChronicle</name>
    <message>
        <source>{player} {deed}.</source>
        <comment>a verb phrase and its subject</comment>
        <translation>{player} {deed}.</translation>
    </message>
    <message>
        <source>rider {numeral} gathers at {ground}</source>
        <translation>il cavaliere {numeral} si raduna a {ground}</translation>
    </message>
    <message>
        <source>rider {numeral} rides up to {fort}</source>
        <translation>il cavaliere {numeral} arriva davanti a {fort}</translation>
    </message>
    <message>
        <source>no room for another rider before {fort}</source>
        <translation>non c’è posto per un altro cavaliere davanti a {fort}</translation>
    </message>
    <message>
        <source>founded the {fort}</source>
        <translation>ha fondato il {fort}</translation>
    </message>
    <message>
        <source>founded a settlement at {corner}</source>
        <translation>ha fondato un insediamento ({corner})</translation>
    </message>
    <message>
        <source>laid a road {place}</source>
        <translation>ha tracciato una strada {place}</translation>
    </message>
    <message>
        <source>received {goods} to start with</source>
        <translation>ha ricevuto {goods} per cominciare</translation>
    </message>
    <message>
        <source>received nothing to start with</source>
        <translation>non ha ricevuto nulla per cominciare</translation>
    </message>
    <message>
        <source>built a road {place}</source>
        <translation>ha costruito una strada {place}</translation>
    </message>
    <message>
        <source>built a free road {place}</source>
        <translation>ha costruito gratis una strada {place}</translation>
    </message>
    <message>
        <source>built a settlement at {corner}</source>
        <translation>ha costruito un insediamento ({corner})</translation>
    </message>
    <message>
        <source>made {fort} a border city</source>
        <translation>ha fatto di {fort} una città di confine</translation>
    </message>
    <message>
        <source>built a city at {corner}</source>
        <translation>ha costruito una città ({corner})</translation>
    </message>
    <message>
        <source>raised tower {level}</source>
        <translation>ha eretto la torre {level}</translation>
    </message>
    <message>
        <source>raised towers {levels}</source>
        <translation>ha eretto le torri {levels}</translation>
    </message>
    <message numerus="yes">
        <source>bought %n edict(s)</source>
        <translation>
            <numerusform>ha comprato %n&#xa0;editto</numerusform>
            <numerusform>ha comprato %n&#xa0;editti</numerusform>
        </translation>
    </message>
    <message>
        <source>bought an edict</source>
        <translation>ha comprato un editto</translation>
    </message>
    <message>
        <source>{bought} ({edicts})</source>
        <comment>edicts, and which</comment>
        <translation>{bought} ({edicts})</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <translation>ha tirato {number}</translation>
    </message>
    <message>
        <source>gave up {goods}</source>
        <translation>ha scartato {goods}</translation>
    </message>
    <message>
        <source>moved the pirate ({sea})</source>
        <translation>ha spostato il pirata ({sea})</translation>
    </message>
    <message>
        <source>left the pirate in place</source>
        <translation>ha lasciato il pirata dov’era</translation>
    </message>
    <message>
        <source>took a card from {player}</source>
        <translation>ha preso una carta a {player}</translation>
    </message>
    <message>
        <source>took {goods} from {player}</source>
        <translation>ha preso {goods} a {player}</translation>
    </message>
    <message>
        <source>took no card</source>
        <translation>non ha preso carte</translation>
    </message>
    <message>
        <source>traded {give} for {get} with the supply</source>
        <translation>ha scambiato {give} con {get} della riserva</translation>
    </message>
    <message>
        <source>offered {give} for {want}</source>
        <translation>ha offerto {give} per {want}</translation>
    </message>
    <message>
        <source>withdrew the offer</source>
        <translation>ha ritirato l’offerta</translation>
    </message>
    <message>
        <source>gave {partner} {give} for {get}</source>
        <translation>ha dato a {partner} {give} per {get}</translation>
    </message>
    <message>
        <source>played {edict}</source>
        <translation>ha giocato {edict}</translation>
    </message>
    <message>
        <source>moved rider {numeral} from {start} to {end}</source>
        <translation>ha spostato il cavaliere {numeral} da {start} a {end}</translation>
    </message>
    <message>
        <source>chased rider {numeral} from {hex}</source>
        <translation>ha scacciato il cavaliere {numeral} ({hex})</translation>
    </message>
    <message>
        <source>took {goods} from the supply</source>
        <translation>ha preso {goods} dalla riserva</translation>
    </message>
    <message>
        <source>left the rest of the edict unused</source>
        <translation>ha rinunciato al resto dell’editto</translation>
    </message>
    <message>
        <source>levied {good}, but nobody had any</source>
        <translation>ha confiscato {good}, ma nessuno ne aveva</translation>
    </message>
    <message>
        <source>levied {goods} ({counts})</source>
        <translation>ha confiscato {goods} ({counts})</translation>
    </message>
    <message>
        <source>Extra building round, from {player} on.</source>
        <translation>Giro di costruzione extra, a cominciare da {player}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passa.</translation>
    </message>
    <message>
        <source>{player} has answered.</source>
        <translation>{player} ha risposto.</translation>
    </message>
    <message>
        <source>Answers: {answers}.</source>
        <translation>Risposte: {answers}.</translation>
    </message>
    <message>
        <source>Nobody accepts {player}&apos;s offer.</source>
        <translation>Nessuno accetta l’offerta di {player}.</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} accetta</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} rifiuta</translation>
    </message>
    <message>
        <source>{player} would give {give} for {want}</source>
        <translation>{player} darebbe {give} per {want}</translation>
    </message>
    <message>
        <source>The crown holds {fort} with five towers.</source>
        <translation>La corona tiene {fort}, con cinque torri.</translation>
    </message>
    <message>
        <source>Too little in the supply: only {goods}.</source>
        <translation>La riserva non basta: solo {goods}.</translation>
    </message>
    <message>
        <source>Too little in the supply: nobody gets {good}.</source>
        <translation>La riserva non basta: nessuno riceve {good}.</translation>
    </message>
    <message>
        <source>Breach at {fort}: {riders} against {towers}.</source>
        <translation>Breccia a {fort}: {riders} contro {towers}.</translation>
    </message>
    <message numerus="yes">
        <source>The rider(s) enter {hexes}.</source>
        <translation>
            <numerusform>Il cavaliere irrompe in: {hexes}.</numerusform>
            <numerusform>I cavalieri irrompono in: {hexes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has {towers} and %n penalty(ies): breach {number} of {most}.</source>
        <translation>
            <numerusform>{player} ha ora {towers} e %n&#xa0;penalità: breccia {number} di {most}.</numerusform>
            <numerusform>{player} ha ora {towers} e %n&#xa0;penalità: breccia {number} di {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods} to {player}</source>
        <translation>{goods} a {player}</translation>
    </message>
    <message>
        <source>Nobody gets goods.</source>
        <translation>Nessuno riceve merci.</translation>
    </message>
    <message>
        <source>Held by riders: {hexes}.</source>
        <translation>In mano ai cavalieri: {hexes}.</translation>
    </message>
    <message>
        <source>Nobody holds the Long Road any more.</source>
        <translation>Nessuno ha più la Lunga Strada.</translation>
    </message>
    <message>
        <source>{player} holds the Long Road ({length}).</source>
        <translation>{player} ha la Lunga Strada ({length}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds the Great Host, with %n soldier(s).</source>
        <translation>
            <numerusform>{player} ha il Grande Esercito, con %n&#xa0;soldato.</numerusform>
            <numerusform>{player} ha il Grande Esercito, con %n&#xa0;soldati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n road(s)</source>
        <translation>
            <numerusform>ha costruito %n&#xa0;strada</numerusform>
            <numerusform>ha costruito %n&#xa0;strade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made %n offer(s) without a deal</source>
        <translation>
            <numerusform>ha fatto %n&#xa0;offerta senza esito</numerusform>
            <numerusform>ha fatto %n&#xa0;offerte senza esito</numerusform>
        </translation>
    </message>
    <message>
        <source>{deeds}, {deed}</source>
        <translation>{deeds}, {deed}</translation>
    </message>
    <message>
        <source>{deeds} and {deed}</source>
        <translation>{deeds} e {deed}</translation>
    </message>
    <message>
        <source>{player} {deed}: {clause}.</source>
        <translation>{player} {deed}: {clause}.</translation>
    </message>
</context>
<context>
    <name>RidersCoach</name>
    <message>
        <source>You win with {victory} points in your own turn. But if the wall is breached {breaches} times, everyone loses. This section of it is yours.</source>
        <translation>Vinci con {victory}&#xa0;punti nel tuo turno. Ma se la muraglia cede {breaches} volte, perdono tutti. Questo tratto di muro è tuo.</translation>
    </message>
    <message>
        <source>These are your goods. They come from the hexes around your buildings, and you pay with them for everything you build.</source>
        <translation>Queste sono le tue merci. Vengono dagli esagoni intorno alle tue costruzioni, e con esse paghi tutto ciò che costruisci.</translation>
    </message>
    <message>
        <source>It&apos;s your turn: roll the dice.</source>
        <translation>Tocca a te: tira i dadi.</translation>
    </message>
    <message>
        <source>An 8! Every hex with that number gives a card to each settlement at its corners. How many cards did this pasture give you?</source>
        <translation>Un 8! Ogni esagono con questo numero dà una carta a ogni insediamento sui suoi angoli. Quante carte ti ha dato questo pascolo?</translation>
    </message>
    <message>
        <source>Not quite. Count your settlements at the corners of pasture 8.</source>
        <translation>Non proprio. Conta i tuoi insediamenti sugli angoli del pascolo&#xa0;8.</translation>
    </message>
    <message>
        <source>Right. Now build a road here, from your own road to the harbour. It costs wood and clay.</source>
        <translation>Giusto. Ora costruisci qui una strada, dalla tua strada al porto. Costa legno e argilla.</translation>
    </message>
    <message>
        <source>Next, a settlement at the end of your road, at the harbour. It costs wood, clay, wool and grain, and brings you a point.</source>
        <translation>Poi un insediamento alla fine della strada, sul porto. Costa legno, argilla, lana e grano, e porta un punto.</translation>
    </message>
    <message>
        <source>Each new settlement also brings a rider. Until it is drawn, you can still undo. Draw the rider.</source>
        <translation>Ogni nuovo insediamento attira anche un cavaliere. Finché non lo estrai, puoi annullare. Estrai il cavaliere.</translation>
    </message>
    <message>
        <source>Rider II waits at {ground}, where two arrows begin. Which roll would bring it to your own section, {fort}?</source>
        <translation>Il cavaliere II attende a {ground}, da dove partono due frecce. Quale lancio lo porterebbe al tuo tratto di muro, {fort}?</translation>
    </message>
    <message>
        <source>Not quite. Look for the arrow from {ground} to {fort}.</source>
        <translation>Non proprio. Cerca la freccia che va da {ground} a {fort}.</translation>
    </message>
    <message>
        <source>Right; on a {other} it would go to {other_fort}. Your section has no tower yet. End your turn, and watch what the others roll.</source>
        <translation>Giusto; con un {other} andrebbe a {other_fort}. Il tuo tratto di muro non ha ancora torri. Termina il turno e guarda i lanci degli altri.</translation>
    </message>
    <message>
        <source>Bo rolled a 4: a rider against no tower, a breach! It is on mountains 5 now. How many cards does this hex give you?</source>
        <translation>Bo ha tirato 4: un cavaliere contro nessuna torre, una breccia! Ora è su montagne&#xa0;5. Quante carte ti dà questo esagono?</translation>
    </message>
    <message>
        <source>Not quite. A hex with riders gives nothing, until soldiers chase them.</source>
        <translation>Non proprio. Un esagono con cavalieri non dà nulla, finché i soldati non li scacciano.</translation>
    </message>
    <message>
        <source>Right, nothing. And the breach has cost you a point: you are back at {points}. Roll the dice.</source>
        <translation>Giusto, niente. E la breccia ti è costata un punto: sei di nuovo a {points}. Tira i dadi.</translation>
    </message>
    <message>
        <source>Your new harbour gives you a card for {rate} equal ones. Trade {rate} wood for an ore: click the ore, then your wood.</source>
        <translation>Il tuo nuovo porto dà una carta per {rate} uguali. Scambia {rate} legni con un minerale: fai clic sul minerale, poi sul tuo legno.</translation>
    </message>
    <message>
        <source>You need clay for a tower, and have wool to spare. Open Trade, and offer 1 wool for 1 clay.</source>
        <translation>Ti serve argilla per una torre, e hai lana in più. Apri Scambia, e offri 1 lana per 1 argilla.</translation>
    </message>
    <message>
        <source>Lin says yes, the others no. Click Lin&apos;s answer to make the deal.</source>
        <translation>Lin dice sì, gli altri no. Fai clic sulla risposta di Lin per scambiare.</translation>
    </message>
    <message>
        <source>Raise your first tower for wood and clay. From then on it takes two riders to break through.</source>
        <translation>Erigi la tua prima torre per un legno e un’argilla. Da qui in poi servono due cavalieri per irrompere.</translation>
    </message>
    <message>
        <source>The edict in your hand is a soldier, from an earlier turn. Play it.</source>
        <translation>L’editto che hai in mano è un soldato, di un turno precedente. Giocalo.</translation>
    </message>
    <message>
        <source>A soldier may do two deeds. Chase the rider: click mountains 5.</source>
        <translation>Un soldato può compiere due azioni. Scaccia il cavaliere: fai clic su montagne&#xa0;5.</translation>
    </message>
    <message>
        <source>The second deed could move the pirate, and take a card. You don&apos;t need that here: finish the edict.</source>
        <translation>La seconda azione potrebbe spostare il pirata e rubare una carta. Qui non serve: termina l’editto.</translation>
    </message>
    <message>
        <source>Mountains 5 gives ore again, and your wall holds against one rider. With two more ore you could make your fort a city.</source>
        <translation>Montagne 5 dà di nuovo minerale, e il tuo tratto di muro regge contro un cavaliere. Con altri due minerali potresti fare del forte una città.</translation>
    </message>
</context>
<context>
    <name>RidersCommand</name>
    <message>
        <source>Border fort: {fort}, {province}</source>
        <translation>Forte di confine: {fort}, {province}</translation>
    </message>
    <message>
        <source>Settlement: {corner}</source>
        <translation>Insediamento: {corner}</translation>
    </message>
    <message>
        <source>City: {corner}</source>
        <translation>Città: {corner}</translation>
    </message>
    <message>
        <source>Road: {road}</source>
        <translation>Strada: {road}</translation>
    </message>
    <message>
        <source>Raise tower {level}</source>
        <translation>Erigi la torre {level}</translation>
    </message>
    <message>
        <source>Buy an edict</source>
        <translation>Compra un editto</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Draw the rider</source>
        <translation>Estrai il cavaliere</translation>
    </message>
    <message>
        <source>Give up {goods}</source>
        <translation>Scarta {goods}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an extra building round</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Pirate: {sea}</source>
        <translation>Pirata: {sea}</translation>
    </message>
    <message>
        <source>Leave the pirate</source>
        <translation>Lascia il pirata</translation>
    </message>
    <message>
        <source>Take a card from {player}</source>
        <translation>Prendi una carta a {player}</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>Non prendere carte</translation>
    </message>
    <message>
        <source>Supply: {give} for {get}</source>
        <translation>Riserva: {give} per {get}</translation>
    </message>
    <message>
        <source>Offer {give} for {want}</source>
        <translation>Offri {give} per {want}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Accetta l’offerta</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Rifiuta l’offerta</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Ritira l’offerta</translation>
    </message>
    <message>
        <source>Counter: {give} for {want}</source>
        <translation>Controfferta: {give} per {want}</translation>
    </message>
    <message>
        <source>Deal with {player}</source>
        <translation>Scambia con {player}</translation>
    </message>
    <message>
        <source>Deal with {player}: {give} for {want}</source>
        <translation>Scambia con {player}: {give} per {want}</translation>
    </message>
    <message>
        <source>Move a rider: {start} to {end}</source>
        <translation>Sposta un cavaliere: da {start} a {end}</translation>
    </message>
    <message>
        <source>Chase a rider: {hex}</source>
        <translation>Scaccia un cavaliere: {hex}</translation>
    </message>
    <message>
        <source>Finish the edict</source>
        <translation>Termina l’editto</translation>
    </message>
    <message>
        <source>Play: {edict}</source>
        <translation>Gioca: {edict}</translation>
    </message>
    <message>
        <source>You can&apos;t undo this.</source>
        <translation>Non si può annullare.</translation>
    </message>
</context>
<context>
    <name>RidersEdict</name>
    <message>
        <source>Soldier</source>
        <translation>Soldato</translation>
    </message>
    <message>
        <source>Corvée</source>
        <translation>Corvée</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tributo</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Confisca</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>Accademia</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>un soldato</translation>
    </message>
    <message>
        <source>a corvée</source>
        <translation>una corvée</translation>
    </message>
    <message>
        <source>a tribute</source>
        <translation>un tributo</translation>
    </message>
    <message>
        <source>a levy</source>
        <translation>una confisca</translation>
    </message>
    <message>
        <source>the academy</source>
        <translation>l’accademia</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>il mercato</translation>
    </message>
    <message>
        <source>Build up to two roads for nothing.</source>
        <translation>Costruisci gratis fino a due strade.</translation>
    </message>
    <message>
        <source>Take any two cards from the supply.</source>
        <translation>Prendi due carte a scelta dalla riserva.</translation>
    </message>
    <message>
        <source>Name a good, and all others give you every card they have of it.</source>
        <translation>Scegli una merce, e tutti gli altri ti danno tutte le loro carte di quella merce.</translation>
    </message>
    <message>
        <source>1 point, shown only when the game ends.</source>
        <translation>1 punto, mostrato solo a fine partita.</translation>
    </message>
    <message>
        <source>Up to two deeds: send a waiting rider to another gathering ground, chase a rider from a hex or, once, move the pirate.</source>
        <translation>Fino a due azioni: mandare un cavaliere da un campo di raduno a un altro, scacciare un cavaliere da un esagono o, una volta sola, spostare il pirata.</translation>
    </message>
</context>
<context>
    <name>RidersExtra</name>
    <message>
        <source>Build</source>
        <comment>in an extra building round</comment>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>Giro di costruzione extra</translation>
    </message>
    <message>
        <source>Who builds? Click for everyone who says so.</source>
        <translation>Chi costruisce? Fai clic per chi lo dice.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>builds</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <comment>builds</comment>
        <translation>Nessun altro</translation>
    </message>
    <message>
        <source>You will be asked in the next extra building round.</source>
        <translation>Ti verrà chiesto nel prossimo giro di costruzione extra.</translation>
    </message>
    <message>
        <source>You will be asked only if you can build something.</source>
        <translation>Ti verrà chiesto solo se puoi costruire qualcosa.</translation>
    </message>
    <message>
        <source>Nothing to build: passed for you.</source>
        <translation>Niente da costruire: si è passato per te.</translation>
    </message>
    <message>
        <source>Ask me in the next extra building round</source>
        <translation>Chiedimi nel prossimo giro di costruzione extra</translation>
    </message>
    <message>
        <source>Ask me in the extra round</source>
        <translation>Chiedimi nel giro extra</translation>
    </message>
    <message>
        <source>In the next extra building round you are asked even if you cannot build anything.</source>
        <translation>Nel prossimo giro di costruzione extra ti verrà chiesto anche se non puoi costruire nulla.</translation>
    </message>
</context>
<context>
    <name>RidersGood</name>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Argilla</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Lana</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Minerale</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>legno</translation>
    </message>
    <message>
        <source>clay</source>
        <translation>argilla</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>lana</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grano</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>minerale</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;legno</numerusform>
            <numerusform>%n&#xa0;legni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n&#xa0;argilla</numerusform>
            <numerusform>%n&#xa0;argille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n&#xa0;lana</numerusform>
            <numerusform>%n&#xa0;lane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n&#xa0;grano</numerusform>
            <numerusform>%n&#xa0;grani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n&#xa0;minerale</numerusform>
            <numerusform>%n&#xa0;minerali</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersHabit</name>
    <message>
        <source>Builds the wall late, and accepts any even trade.</source>
        <translation>Costruisce tardi la muraglia e accetta ogni scambio alla pari.</translation>
    </message>
    <message>
        <source>Trades for its next building, and guards its wall.</source>
        <translation>Scambia per la prossima costruzione e difende la sua muraglia.</translation>
    </message>
    <message>
        <source>Plays through the next round before each move.</source>
        <translation>Prima di ogni mossa gioca a mente il giro seguente.</translation>
    </message>
    <message>
        <source>Thinks four times as long as the strong player.</source>
        <translation>Pensa quattro volte più del giocatore esperto.</translation>
    </message>
</context>
<context>
    <name>RidersHand</name>
    <message>
        <source>Choose the good to take from the supply.</source>
        <translation>Scegli la merce da prendere dalla riserva.</translation>
    </message>
    <message>
        <source>Choose the goods to pay with.</source>
        <translation>Scegli le merci con cui paghi.</translation>
    </message>
    <message>
        <source>Choose the gathering ground to move the rider to.</source>
        <translation>Scegli il campo di raduno dove va il cavaliere.</translation>
    </message>
    <message>
        <source>Choose where to build the road.</source>
        <translation>Scegli dove costruire la strada.</translation>
    </message>
    <message>
        <source>Choose the corner for the settlement.</source>
        <translation>Scegli l’angolo per l’insediamento.</translation>
    </message>
    <message>
        <source>Choose the settlement that becomes a city.</source>
        <translation>Scegli l’insediamento che diventa città.</translation>
    </message>
    <message>
        <source>Choose the goods for the edict, or put it back.</source>
        <translation>Scegli le merci per l’editto, o rimettilo a posto.</translation>
    </message>
</context>
<context>
    <name>RidersInsight</name>
    <message>
        <source>Robbed card {number}</source>
        <translation>Carta rubata n.&#xa0;{number}</translation>
    </message>
    <message>
        <source>Edict {number}</source>
        <translation>Editto n.&#xa0;{number}</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>Merci in mano</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>nessuna carta</translation>
    </message>
</context>
<context>
    <name>RidersLessons</name>
    <message>
        <source>Two turns at the wall</source>
        <translation>Due turni alle mura</translation>
    </message>
    <message>
        <source>Settlements made the difference.</source>
        <translation>Hanno fatto la differenza gli insediamenti.</translation>
    </message>
    <message>
        <source>Cities made the difference.</source>
        <translation>Hanno fatto la differenza le città.</translation>
    </message>
    <message>
        <source>Breaches made the difference.</source>
        <translation>Hanno fatto la differenza le brecce.</translation>
    </message>
</context>
<context>
    <name>RidersLone</name>
    <message>
        <source>when I can pay</source>
        <translation>quando posso pagare</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take your counteroffer.</source>
        <translation>{player} non ha accettato la tua controfferta.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You want no more offers this turn, so your answer was No.</source>
        <translation>{player} ha offerto {give} per {want}. In questo turno non vuoi altre offerte, quindi la tua risposta è stata No.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. Bots may never ask you, so your answer was No.</source>
        <translation>{player} ha offerto {give} per {want}. I bot non possono mai chiederti, quindi la tua risposta è stata No.</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take the terms proposed by {names}.</source>
        <translation>{player} non ha accettato le condizioni proposte da {names}.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You can&apos;t pay that, so your answer was No.</source>
        <translation>{player} ha offerto {give} per {want}. Non puoi pagare, quindi la tua risposta è stata No.</translation>
    </message>
</context>
<context>
    <name>RidersOption</name>
    <message>
        <source>Order of founding</source>
        <translation>Ordine di fondazione</translation>
    </message>
    <message>
        <source>Clockwise, then back</source>
        <translation>In senso orario, poi indietro</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go clockwise, then back again.</source>
        <translation>Comincia chi ha fondato per ultimo il forte; gli insediamenti procedono in senso orario, poi all’indietro.</translation>
    </message>
    <message>
        <source>Back, then clockwise</source>
        <translation>Indietro, poi in senso orario</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go back to the first, then clockwise again.</source>
        <translation>Comincia chi ha fondato per ultimo il forte; gli insediamenti tornano indietro fino al primo, poi procedono in senso orario.</translation>
    </message>
    <message>
        <source>Road at the border fort</source>
        <translation>Strada al forte di confine</translation>
    </message>
    <message>
        <source>No road</source>
        <translation>Nessuna strada</translation>
    </message>
    <message>
        <source>A border fort comes without a road.</source>
        <translation>Un forte di confine si fonda senza strada.</translation>
    </message>
    <message>
        <source>One road</source>
        <translation>Una strada</translation>
    </message>
    <message>
        <source>Each border fort is founded with a road.</source>
        <translation>Ogni forte di confine si fonda con una strada.</translation>
    </message>
    <message>
        <source>Pirate after a seven</source>
        <translation>Pirata dopo un sette</translation>
    </message>
    <message>
        <source>May stay</source>
        <translation>Può restare</translation>
    </message>
    <message>
        <source>After a seven you may leave the pirate in place.</source>
        <translation>Dopo un sette puoi lasciare il pirata dov’è.</translation>
    </message>
    <message>
        <source>Must move</source>
        <translation>Deve spostarsi</translation>
    </message>
    <message>
        <source>After a seven you must move the pirate.</source>
        <translation>Dopo un sette devi spostare il pirata.</translation>
    </message>
    <message>
        <source>After a conquest</source>
        <translation>Dopo una conquista</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Perdono tutti</translation>
    </message>
    <message>
        <source>At the last breach everyone loses; the best loser is named.</source>
        <translation>All’ultima breccia perdono tutti; si nomina il miglior perdente.</translation>
    </message>
    <message>
        <source>Best loser wins</source>
        <translation>Vince il miglior perdente</translation>
    </message>
    <message>
        <source>At the last breach the best loser wins.</source>
        <translation>All’ultima breccia vince il miglior perdente.</translation>
    </message>
    <message>
        <source>You can make at most {number} offers in a turn.</source>
        <translation>In un turno puoi fare al massimo {number} offerte.</translation>
    </message>
    <message>
        <source>Offers in a turn</source>
        <translation>Offerte per turno</translation>
    </message>
    <message>
        <source>Counteroffers</source>
        <translation>Controfferte</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Ammesse</translation>
    </message>
    <message>
        <source>An offer can be answered with different terms.</source>
        <translation>A un’offerta si può rispondere con le proprie condizioni.</translation>
    </message>
    <message>
        <source>Yes or no only</source>
        <translation>Solo sì o no</translation>
    </message>
    <message>
        <source>An offer can only be accepted or declined.</source>
        <translation>Un’offerta si può solo accettare o rifiutare.</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>Giro di costruzione extra</translation>
    </message>
    <message>
        <source>After each turn</source>
        <translation>Dopo ogni turno</translation>
    </message>
    <message>
        <source>With five or six players, all others may build once after each turn.</source>
        <translation>In cinque o sei giocatori, dopo ogni turno tutti gli altri possono costruire una volta.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>extra building round</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Everyone builds in their own turn only.</source>
        <translation>Ognuno costruisce solo nel proprio turno.</translation>
    </message>
    <message>
        <source>Without a winner after {number} rounds there is peace: the most points win.</source>
        <translation>Se dopo {number} giri nessuno ha vinto, c’è la pace: vince chi ha più punti.</translation>
    </message>
    <message>
        <source>Rounds until peace</source>
        <translation>Giri fino alla pace</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>Merci in mano</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>goods in hand</comment>
        <translation>Coperte</translation>
    </message>
    <message>
        <source>Only you see your goods.</source>
        <translation>Solo tu vedi le tue merci.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>goods in hand</comment>
        <translation>Scoperte</translation>
    </message>
    <message>
        <source>All goods are open: no hiding, and faster.</source>
        <translation>Tutte le merci sono scoperte: niente da nascondere, e più veloce.</translation>
    </message>
</context>
<context>
    <name>RidersPiece</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n&#xa0;cavaliere</numerusform>
            <numerusform>%n&#xa0;cavalieri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n&#xa0;torre</numerusform>
            <numerusform>%n&#xa0;torri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n&#xa0;strada</numerusform>
            <numerusform>%n&#xa0;strade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n&#xa0;insediamento</numerusform>
            <numerusform>%n&#xa0;insediamenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n&#xa0;città</numerusform>
            <numerusform>%n&#xa0;città</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPlace</name>
    <message>
        <source>forest</source>
        <translation>foresta</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>colline</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>pascolo</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>campi</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>deserto</translation>
    </message>
    <message>
        <source>gathering ground {numeral}, {name}</source>
        <translation>campo di raduno {numeral}, {name}</translation>
    </message>
    <message>
        <source>border fort of {fort}</source>
        <translation>forte di confine di {fort}</translation>
    </message>
    <message>
        <source>{terrain} {number}</source>
        <comment>a hex</comment>
        <translation>{terrain}&#xa0;{number}</translation>
    </message>
    <message>
        <source>{hex} of {province}</source>
        <translation>{hex}, {province}</translation>
    </message>
    <message>
        <source>{direction} corner of {hex}, {province}</source>
        <translation>angolo {direction} di {hex}, {province}</translation>
    </message>
    <message>
        <source>{corner}, with {hexes}</source>
        <translation>{corner}, con {hexes}</translation>
    </message>
    <message>
        <source>along {hex}</source>
        <translation>lungo {hex}</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>tra {one} e {other}</translation>
    </message>
    <message>
        <source>{direction} edge of {hex}, {province}</source>
        <translation>lato {direction} di {hex}, {province}</translation>
    </message>
    <message>
        <source>sea {direction} of {hex}, {province}</source>
        <translation>mare a {direction} di {hex}, {province}</translation>
    </message>
    <message>
        <source>harbour, {rate}</source>
        <comment>the rate is any good 3:1, or wool 2:1</comment>
        <translation>porto, {rate}</translation>
    </message>
    <message>
        <source>any good 3:1</source>
        <translation>ogni merce 3:1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ovest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ovest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ovest</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>held by the crown: five towers</source>
        <translation>della corona: cinque torri</translation>
    </message>
    <message>
        <source>in danger</source>
        <translation>in pericolo</translation>
    </message>
    <message>
        <source>{number} to {fort}</source>
        <comment>an arrow</comment>
        <translation>{number} verso {fort}</translation>
    </message>
    <message>
        <source>the pirate</source>
        <translation>il pirata</translation>
    </message>
    <message>
        <source>{supply}; one for {first}, {second}, {third}, or {fourth}</source>
        <translation>{supply}; una carta per {first}, {second}, {third} o {fourth}</translation>
    </message>
    <message>
        <source>{ways} of 36</source>
        <comment>a chance</comment>
        <translation>{ways}&#xa0;su&#xa0;36</translation>
    </message>
    <message>
        <source>border city</source>
        <translation>città di confine</translation>
    </message>
    <message>
        <source>border fort</source>
        <translation>forte di confine</translation>
    </message>
    <message>
        <source>city</source>
        <translation>città</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>insediamento</translation>
    </message>
</context>
<context>
    <name>RidersPlaces</name>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Which places</source>
        <translation>Quali luoghi</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Possibili ora</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Tutti i luoghi</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>By sector</source>
        <translation>Per settore</translation>
    </message>
    <message>
        <source>By yield</source>
        <translation>Per resa</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Per distanza</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>Numero o parole</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;luogo</numerusform>
            <numerusform>%n&#xa0;luoghi</numerusform>
        </translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Elenco dei luoghi</translation>
    </message>
    <message>
        <source>Go to the previous sector</source>
        <translation>Vai al settore precedente</translation>
    </message>
    <message>
        <source>Go to the next sector</source>
        <translation>Vai al settore successivo</translation>
    </message>
</context>
<context>
    <name>RidersPlayers</name>
    <message>
        <source>Cards held: {count}</source>
        <translation>Carte tenute: {count}</translation>
    </message>
    <message>
        <source>Edicts held: {count}</source>
        <translation>Editti tenuti: {count}</translation>
    </message>
    <message>
        <source>Soldiers played: {count}</source>
        <translation>Soldati giocati: {count}</translation>
    </message>
    <message>
        <source>Longest line of roads: {count}</source>
        <translation>Fila di strade più lunga: {count}</translation>
    </message>
    <message>
        <source>Penalties: {count}</source>
        <translation>Penalità: {count}</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>Giro {number} di {last}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Giro {number}</translation>
    </message>
    <message>
        <source>{player}: {answer}</source>
        <translation>{player}: {answer}</translation>
    </message>
    <message>
        <source>{player}: points {score}; cards {cards}; edicts {edicts}; soldiers {soldiers}; road {road}; penalties {penalties}</source>
        <translation>{player}: punti {score}; carte {cards}; editti {edicts}; soldati {soldiers}; strada {road}; penalità {penalties}</translation>
    </message>
</context>
<context>
    <name>RidersPrompt</name>
    <message>
        <source>Round {number} of {most}.</source>
        <translation>Giro {number} di {most}.</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}: yes, no or other terms?</source>
        <translation>{player} dà {give} per {want}: sì, no o altre condizioni?</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}. Asked: {others}.</source>
        <translation>{player} dà {give} per {want}. Offerta a: {others}.</translation>
    </message>
    <message>
        <source>Your turn – roll, or play an edict first.</source>
        <translation>Tocca a te: tira i dadi, o gioca prima un editto.</translation>
    </message>
    <message>
        <source>Your turn – roll the dice.</source>
        <translation>Tocca a te: tira i dadi.</translation>
    </message>
    <message>
        <source>Trade and build, then end your turn.</source>
        <translation>Scambia e costruisci, poi termina il turno.</translation>
    </message>
    <message>
        <source>Found your border fort on a free site.</source>
        <translation>Fonda il tuo forte di confine su un sito libero.</translation>
    </message>
    <message>
        <source>Now lay a road from there.</source>
        <translation>Ora traccia una strada che parta da lì.</translation>
    </message>
    <message>
        <source>Found your first settlement on any free corner (in gold: chances in 36).</source>
        <translation>Fonda il tuo primo insediamento su un angolo libero (in oro: probabilità su 36).</translation>
    </message>
    <message>
        <source>Found your second settlement: you receive a card for each hex around it.</source>
        <translation>Fonda il tuo secondo insediamento: ricevi una carta per ogni esagono intorno.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s).</source>
        <translation>
            <numerusform>Un sette: scarta %n&#xa0;carta.</numerusform>
            <numerusform>Un sette: scarta %n&#xa0;carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven – cards to give up: {counts}.</source>
        <translation>Un sette – carte da scartare: {counts}.</translation>
    </message>
    <message>
        <source>A seven: move the pirate.</source>
        <translation>Un sette: sposta il pirata.</translation>
    </message>
    <message>
        <source>A seven: move the pirate and take a card, or leave it.</source>
        <translation>Un sette: sposta il pirata e prendi una carta, o lascialo dov’è.</translation>
    </message>
    <message>
        <source>Take a card from a player, or none.</source>
        <translation>Prendi una carta a un giocatore, o nessuna.</translation>
    </message>
    <message numerus="yes">
        <source>Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.</source>
        <translation>
            <numerusform>Soldato, ancora %n&#xa0;azione: sposta o scaccia un cavaliere, muovi il pirata o termina.</numerusform>
            <numerusform>Soldato, ancora %n&#xa0;azioni: sposta o scaccia un cavaliere, muovi il pirata o termina.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corvée: %n free road(s) left, or finish.</source>
        <translation>
            <numerusform>Corvée: ancora %n&#xa0;strada gratis, oppure termina.</numerusform>
            <numerusform>Corvée: ancora %n&#xa0;strade gratis, oppure termina.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra building round: build, or pass.</source>
        <translation>Giro di costruzione extra: costruisci o passa.</translation>
    </message>
    <message>
        <source>{player} is founding a border fort.</source>
        <translation>{player} sta fondando un forte di confine.</translation>
    </message>
    <message>
        <source>{player} is founding a settlement.</source>
        <translation>{player} sta fondando un insediamento.</translation>
    </message>
    <message>
        <source>{player} is laying a road.</source>
        <translation>{player} sta tracciando una strada.</translation>
    </message>
    <message>
        <source>{player} is about to roll.</source>
        <translation>{player} sta per tirare i dadi.</translation>
    </message>
    <message>
        <source>A seven: {player} decides about the pirate.</source>
        <translation>Un sette: {player} decide del pirata.</translation>
    </message>
    <message>
        <source>{player} may take a card.</source>
        <translation>{player} può prendere una carta.</translation>
    </message>
    <message>
        <source>{player} is about to draw a rider.</source>
        <translation>{player} sta per estrarre un cavaliere.</translation>
    </message>
    <message>
        <source>{player} is choosing a deal.</source>
        <translation>{player} sta scegliendo uno scambio.</translation>
    </message>
    <message>
        <source>{player} has played a soldier.</source>
        <translation>{player} ha giocato un soldato.</translation>
    </message>
    <message>
        <source>{player} has played a corvée.</source>
        <translation>{player} ha giocato una corvée.</translation>
    </message>
    <message>
        <source>Extra building round: {players} may build.</source>
        <translation>Giro di costruzione extra, aperto a: {players}.</translation>
    </message>
    <message>
        <source>Choose a deal, or withdraw the offer.</source>
        <translation>Scegli con chi scambiare, o ritira l’offerta.</translation>
    </message>
    <message>
        <source>Draw the rider that your building brings, or undo.</source>
        <translation>Estrai il cavaliere attirato dalla tua costruzione, o annulla.</translation>
    </message>
</context>
<context>
    <name>RidersReasons</name>
    <message numerus="yes">
        <source>{line}: {wins} more games won in 100.</source>
        <translation>
            <numerusform>{line}: {wins}&#xa0;vittoria in più su 100.</numerusform>
            <numerusform>{line}: {wins}&#xa0;vittorie in più su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {wins} fewer games won in 100.</source>
        <translation>
            <numerusform>{line}: {wins}&#xa0;vittoria in meno su 100.</numerusform>
            <numerusform>{line}: {wins}&#xa0;vittorie in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Entro un giro il tratto di muro cede in %n&#xa0;partita su 100; con l’altra mossa, in {other}.</numerusform>
            <numerusform>Entro un giro il tratto di muro cede in %n&#xa0;partite su 100; con l’altra mossa, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won within a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Vittoria entro un giro in %n&#xa0;partita su 100; con l’altra mossa, in {other}.</numerusform>
            <numerusform>Vittoria entro un giro in %n&#xa0;partite su 100; con l’altra mossa, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Dopo un giro si ha la Lunga Strada in %n&#xa0;partita su 100; con l’altra mossa, in {other}.</numerusform>
            <numerusform>Dopo un giro si ha la Lunga Strada in %n&#xa0;partite su 100; con l’altra mossa, in {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Dopo un giro si ha il Grande Esercito in %n&#xa0;partita su 100; con l’altra mossa, in {other}.</numerusform>
            <numerusform>Dopo un giro si ha il Grande Esercito in %n&#xa0;partite su 100; con l’altra mossa, in {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settlements and cities</source>
        <translation>Insediamenti e città</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>Lunga Strada</translation>
    </message>
    <message>
        <source>Soldiers and Great Host</source>
        <translation>Soldati e Grande Esercito</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brecce</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Produzione</translation>
    </message>
    <message>
        <source>Kinds of goods</source>
        <translation>Varietà delle merci</translation>
    </message>
    <message>
        <source>Cards in hand, and what they pay for</source>
        <translation>Carte in mano e ciò che possono pagare</translation>
    </message>
    <message>
        <source>Strength of the wall</source>
        <translation>Solidità della muraglia</translation>
    </message>
    <message>
        <source>Cards at risk from a seven</source>
        <translation>Carte esposte a un sette</translation>
    </message>
    <message>
        <source>Danger of a conquest</source>
        <translation>Pericolo di conquista</translation>
    </message>
    <message>
        <source>A win within a round</source>
        <translation>Vittoria entro un giro</translation>
    </message>
    <message>
        <source>The others’ settlements and cities</source>
        <translation>Insediamenti e città degli altri</translation>
    </message>
    <message>
        <source>The others’ Long Road</source>
        <translation>Lunga Strada degli altri</translation>
    </message>
    <message>
        <source>The others’ soldiers and Great Host</source>
        <translation>Soldati e Grande Esercito degli altri</translation>
    </message>
    <message>
        <source>The others’ edicts</source>
        <translation>Editti degli altri</translation>
    </message>
    <message>
        <source>Breaches of the others’ walls</source>
        <translation>Brecce degli altri</translation>
    </message>
    <message>
        <source>The others’ yields</source>
        <translation>Produzione degli altri</translation>
    </message>
    <message>
        <source>The others’ kinds of goods</source>
        <translation>Varietà delle merci degli altri</translation>
    </message>
    <message>
        <source>The others’ cards in hand</source>
        <translation>Carte in mano degli altri</translation>
    </message>
    <message>
        <source>Strength of the others’ walls</source>
        <translation>Solidità della muraglia degli altri</translation>
    </message>
    <message>
        <source>The others’ cards at risk from a seven</source>
        <translation>Carte degli altri esposte a un sette</translation>
    </message>
    <message>
        <source>Somebody else’s win within a round</source>
        <translation>Vittoria di un altro entro un giro</translation>
    </message>
</context>
<context>
    <name>RidersReference</name>
    <message>
        <source>Build roads, settlements and cities behind the Great Wall. Whoever has 10 points during their own turn wins.</source>
        <translation>Costruisci strade, insediamenti e città dietro la Grande Muraglia. Vince chi ha 10 punti durante il proprio turno.</translation>
    </message>
    <message>
        <source>Every new settlement and city draws a rider. Keep your section of the wall strong: too many breaches, and China falls.</source>
        <translation>Ogni nuovo insediamento o città attira un cavaliere. Tieni forte il tuo tratto di muro: con troppe brecce la Cina cade.</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Fondazione</translation>
    </message>
    <message>
        <source>First everyone founds a border fort on a free site: the section before it is yours. It counts as a settlement.</source>
        <translation>Prima ognuno fonda un forte di confine su un sito libero: il tratto di muro davanti è suo. Vale come un insediamento.</translation>
    </message>
    <message>
        <source>Then everyone founds two settlements, each with a road. The second one brings a card for each hex with a number around it.</source>
        <translation>Poi ognuno fonda due insediamenti, ciascuno con una strada. Il secondo dà una carta per ogni esagono con un numero intorno.</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>Tira i dadi, poi scambia e costruisci nell’ordine che vuoi.</translation>
    </message>
    <message>
        <source>Once a turn, before or after the roll, you may play an edict.</source>
        <translation>Una volta per turno, prima o dopo il lancio, puoi giocare un editto.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Editto</translation>
    </message>
    <message>
        <source>1st tower</source>
        <translation>1ª torre</translation>
    </message>
    <message>
        <source>2nd tower</source>
        <translation>2ª torre</translation>
    </message>
    <message>
        <source>3rd tower</source>
        <translation>3ª torre</translation>
    </message>
    <message>
        <source>4th tower</source>
        <translation>4ª torre</translation>
    </message>
    <message>
        <source>5th tower</source>
        <translation>5ª torre</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costi</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Costruire</translation>
    </message>
    <message>
        <source>A road continues a road or a building of yours, also along the wall and the coast, but not past another player&apos;s building.</source>
        <translation>Una strada prosegue da una tua strada o costruzione, anche lungo la muraglia e la costa, ma non oltre la costruzione di un altro giocatore.</translation>
    </message>
    <message>
        <source>A settlement goes at the end of one of your roads, where no neighbouring corner is built on. Sites of border forts stay free.</source>
        <translation>Un insediamento va alla fine di una tua strada, se su nessun angolo vicino c’è una costruzione. I siti dei forti di confine restano liberi.</translation>
    </message>
    <message>
        <source>A city replaces a settlement of yours, or makes your border fort a border city.</source>
        <translation>Una città sostituisce un tuo insediamento, o fa del tuo forte una città di confine.</translation>
    </message>
    <message>
        <source>You have 15 roads, 5 settlements and 4 cities.</source>
        <translation>Hai 15 strade, 5 insediamenti e 4 città.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Il lancio dei dadi</translation>
    </message>
    <message>
        <source>First a rider may come to the wall. Then every hex with the rolled number gives its good: 1 card to each settlement and 2 to each city at its corners. A hex with riders gives nothing.</source>
        <translation>Prima può arrivare un cavaliere alla muraglia. Poi ogni esagono con il numero tirato dà la sua merce: 1 carta a ogni insediamento e 2 a ogni città sui suoi angoli. Un esagono con cavalieri non dà nulla.</translation>
    </message>
    <message>
        <source>Long Road 2: the longest unbroken line of roads, at least 5, until someone has a longer one.</source>
        <translation>Lunga Strada 2: la fila di strade più lunga senza interruzioni, almeno 5, finché qualcuno non ne ha una più lunga.</translation>
    </message>
    <message>
        <source>Great Host 1: the first with 3 soldiers played, until someone has more.</source>
        <translation>Grande Esercito 1: il primo con 3 soldati giocati, finché qualcuno non ne ha di più.</translation>
    </message>
    <message>
        <source>If the supply has too few cards of a good for several players, none of them gets any; a single player gets the rest.</source>
        <translation>Se nella riserva le carte di una merce non bastano per più giocatori, nessuno ne riceve; un giocatore solo riceve quelle rimaste.</translation>
    </message>
    <message>
        <source>Seven and pirate</source>
        <translation>Sette e pirata</translation>
    </message>
    <message>
        <source>On a seven, everyone with more than 7 cards gives up half of them, rounded down. No hex gives goods, no rider comes.</source>
        <translation>Con un sette, chi ha più di 7 carte ne scarta la metà, per difetto. Nessun esagono dà merci, nessun cavaliere arriva.</translation>
    </message>
    <message>
        <source>If you move it, you may take a card at random from any one player. The harbour where the pirate lies is closed to all.</source>
        <translation>Se lo sposti, puoi prendere a caso una carta a un giocatore qualsiasi. Il porto dove sta il pirata è chiuso per tutti.</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Cavalieri</translation>
    </message>
    <message>
        <source>A rider drawn for a settlement or a city waits on the gathering ground of its numeral.</source>
        <translation>Il cavaliere estratto per un insediamento o una città attende nel campo di raduno del suo numerale.</translation>
    </message>
    <message>
        <source>When the number on an arrow is rolled, the rider that has waited longest on its ground rides up to the section, whoever rolled. At most five riders can be there.</source>
        <translation>Quando esce il numero di una freccia, il cavaliere che attende da più tempo in quel campo arriva davanti al tratto di muro, chiunque abbia tirato. Lì possono stare al massimo cinque cavalieri.</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>La muraglia</translation>
    </message>
    <message>
        <source>More riders than towers: a breach. All of them enter, one hex after another from the wall to the coast, and their hexes give nothing until soldiers chase them.</source>
        <translation>Più cavalieri che torri: una breccia. Entrano tutti, un esagono dopo l’altro dalla muraglia alla costa, e i loro esagoni non danno nulla finché i soldati non li scacciano.</translation>
    </message>
    <message>
        <source>You build only on your own section, one tower after another. Five towers hold for ever.</source>
        <translation>Costruisci solo sul tuo tratto di muro, una torre dopo l’altra. Cinque torri reggono per sempre.</translation>
    </message>
    <message>
        <source>Example: 3 riders, 2 towers: 2 − 1 = 1 tower is left.</source>
        <translation>Esempio: 3 cavalieri, 2 torri: 2 − 1, resta 1&#xa0;torre.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>With the supply: 4 cards of one good for 1 of another; 3 with a harbour for any good, 2 of the good of a special harbour.</source>
        <translation>Con la riserva: 4 carte di una merce per 1 di un’altra; 3 con un porto generico, 2 della merce di un porto speciale.</translation>
    </message>
    <message>
        <source>With players: offer one to three cards for one to three, at most four in all. All answers are shown together; then choose a deal, or withdraw.</source>
        <translation>Con i giocatori: offri da una a tre carte per una a tre, al massimo quattro in tutto. Le risposte si mostrano tutte insieme; poi scegli uno scambio o ritira l’offerta.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>You can&apos;t play an edict in the turn you bought it.</source>
        <translation>Un editto non si può giocare nel turno in cui lo compri.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Settlement or border fort 1, city or border city 2.</source>
        <translation>Insediamento o forte di confine 1, città o città di confine 2.</translation>
    </message>
    <message>
        <source>Academy and market 1 each, penalty −1.</source>
        <translation>Accademia e mercato 1 ciascuno, penalità −1.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>You win at once when you have 10 points in your own turn, even as it begins.</source>
        <translation>Vinci subito con 10 punti nel tuo turno, anche appena comincia.</translation>
    </message>
    <message>
        <source>China falls at the 4th breach with three players, the 5th with four, the 6th with five, the 7th with six.</source>
        <translation>La Cina cade alla 4ª breccia in tre giocatori, alla 5ª in quattro, alla 6ª in cinque, alla 7ª in sei.</translation>
    </message>
    <message>
        <source>3, 5 or 6 players</source>
        <translation>3, 5 o 6 giocatori</translation>
    </message>
    <message>
        <source>With three or five, the crown holds the sector that is left, with five towers. Nobody builds on the site of its border fort.</source>
        <translation>In tre o cinque, la corona tiene il settore rimasto, con cinque torri. Nessuno costruisce sul sito del suo forte di confine.</translation>
    </message>
    <message>
        <source>Five and six play on the large map.</source>
        <translation>In cinque e sei si gioca sulla mappa grande.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Roads, towers and trades with the supply can be undone in your turn; a settlement or a city until its rider is drawn. Dice, riders, edicts bought, cards taken and answers can&apos;t.</source>
        <translation>Strade, torri e scambi con la riserva si possono annullare nel tuo turno; un insediamento o una città finché non si estrae il cavaliere. Dadi, cavalieri, editti comprati, carte prese e risposte restano.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>Su questo gioco</translation>
    </message>
    <message>
        <source>An unofficial fan-made game after a scenario by Klaus Teuber, with its own map, pictures and words.</source>
        <translation>Un gioco non ufficiale, fatto da appassionati, da uno scenario di Klaus Teuber; mappa, immagini e testi sono originali.</translation>
    </message>
    <message>
        <source>The section loses a tower if it has one, and its owner gets a penalty.</source>
        <translation>Il tratto di muro perde una torre, se ne ha, e il proprietario riceve una penalità.</translation>
    </message>
</context>
<context>
    <name>RidersRefusal</name>
    <message>
        <source>You can&apos;t do this now.</source>
        <translation>Adesso non si può.</translation>
    </message>
    <message>
        <source>The founding isn&apos;t over yet.</source>
        <translation>La fondazione non è ancora finita.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Prima tira i dadi.</translation>
    </message>
    <message>
        <source>The dice have been rolled.</source>
        <translation>I dadi sono già stati tirati.</translation>
    </message>
    <message>
        <source>After the seven, cards must be given up first.</source>
        <translation>Dopo il sette, prima si scartano le carte.</translation>
    </message>
    <message>
        <source>Decide about the pirate first.</source>
        <translation>Prima decidi del pirata.</translation>
    </message>
    <message>
        <source>First take a card from a player, or none.</source>
        <translation>Prima prendi una carta a un giocatore, o nessuna.</translation>
    </message>
    <message>
        <source>Draw the rider first.</source>
        <translation>Prima estrai il cavaliere.</translation>
    </message>
    <message>
        <source>Finish your edict first.</source>
        <translation>Prima termina l’editto.</translation>
    </message>
    <message>
        <source>In the extra building round you can only build and buy edicts.</source>
        <translation>Nel giro di costruzione extra puoi solo costruire e comprare editti.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened: the file is damaged.</source>
        <translation>Non può essere successo: il file è danneggiato.</translation>
    </message>
    <message>
        <source>This isn&apos;t an extra building round.</source>
        <translation>Questo non è un giro di costruzione extra.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Questo sito è già occupato.</translation>
    </message>
    <message>
        <source>There is no land here.</source>
        <translation>Qui non c’è terra.</translation>
    </message>
    <message>
        <source>There is already a road here.</source>
        <translation>Qui c’è già una strada.</translation>
    </message>
    <message>
        <source>None of your roads or buildings is next to this.</source>
        <translation>Accanto non c’è nessuna tua strada o costruzione.</translation>
    </message>
    <message>
        <source>Another player&apos;s building is in the way.</source>
        <translation>C’è di mezzo la costruzione di un altro giocatore.</translation>
    </message>
    <message>
        <source>The road must begin at what you have just founded.</source>
        <translation>La strada deve partire da ciò che hai appena fondato.</translation>
    </message>
    <message>
        <source>You have no roads left.</source>
        <translation>Non hai più strade.</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>Qui c’è già una costruzione.</translation>
    </message>
    <message>
        <source>There is a building on the next corner.</source>
        <translation>C’è una costruzione sull’angolo vicino.</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>Nessuna tua strada arriva qui.</translation>
    </message>
    <message>
        <source>This is the site of a border fort.</source>
        <translation>Questo è il sito di un forte di confine.</translation>
    </message>
    <message>
        <source>You have no settlements left.</source>
        <translation>Non hai più insediamenti.</translation>
    </message>
    <message>
        <source>You have no settlement here.</source>
        <translation>Qui non hai un insediamento.</translation>
    </message>
    <message>
        <source>You have no cities left.</source>
        <translation>Non hai più città.</translation>
    </message>
    <message>
        <source>Your section has all five towers.</source>
        <translation>Il tuo tratto di muro ha già cinque torri.</translation>
    </message>
    <message>
        <source>There is no place for a free road.</source>
        <translation>Non c’è posto per una strada gratis.</translation>
    </message>
    <message>
        <source>The pirate is already here.</source>
        <translation>Il pirata è già qui.</translation>
    </message>
    <message>
        <source>This soldier has already moved the pirate.</source>
        <translation>Questo soldato ha già spostato il pirata.</translation>
    </message>
    <message>
        <source>In this game you must move the pirate.</source>
        <translation>In questa partita devi spostare il pirata.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>Non c’è nessuna carta da prendere.</translation>
    </message>
    <message>
        <source>There is no rider here.</source>
        <translation>Qui non c’è nessun cavaliere.</translation>
    </message>
    <message>
        <source>The rider is already on this gathering ground.</source>
        <translation>Il cavaliere è già in questo campo di raduno.</translation>
    </message>
    <message>
        <source>You lack the goods for this.</source>
        <translation>Ti mancano le merci necessarie.</translation>
    </message>
    <message>
        <source>There are no edicts left.</source>
        <translation>Non ci sono più editti.</translation>
    </message>
    <message>
        <source>You bought this edict only this turn.</source>
        <translation>Hai comprato questo editto in questo turno.</translation>
    </message>
    <message>
        <source>You have already played an edict this turn.</source>
        <translation>In questo turno hai già giocato un editto.</translation>
    </message>
    <message>
        <source>You don&apos;t have this edict.</source>
        <translation>Non hai questo editto.</translation>
    </message>
    <message>
        <source>The supply has too few of it.</source>
        <translation>La riserva non ne ha abbastanza.</translation>
    </message>
    <message>
        <source>Both are the same good: choose another.</source>
        <translation>È la stessa merce: scegline un’altra.</translation>
    </message>
    <message>
        <source>The same good can&apos;t be on both sides.</source>
        <translation>La stessa merce non può stare da entrambe le parti.</translation>
    </message>
    <message>
        <source>One to three cards on each side, at most four in all.</source>
        <translation>Da una a tre carte per parte, al massimo quattro in tutto.</translation>
    </message>
    <message>
        <source>You have made all your offers for this turn.</source>
        <translation>Hai già fatto tutte le offerte di questo turno.</translation>
    </message>
    <message>
        <source>Nobody else has a card.</source>
        <translation>Nessun altro ha carte.</translation>
    </message>
    <message>
        <source>This game is played without counteroffers.</source>
        <translation>In questa partita non ci sono controfferte.</translation>
    </message>
    <message>
        <source>These are the terms of the offer: say yes to it.</source>
        <translation>Sono le condizioni dell’offerta: rispondi sì.</translation>
    </message>
    <message>
        <source>You don&apos;t have the cards for these terms.</source>
        <translation>Non hai le carte per queste condizioni.</translation>
    </message>
    <message>
        <source>Not all answers are in yet.</source>
        <translation>Mancano ancora delle risposte.</translation>
    </message>
    <message>
        <source>The answer was no.</source>
        <translation>La risposta è stata no.</translation>
    </message>
    <message>
        <source>Name the two goods in their usual order.</source>
        <translation>Nomina le due merci nell’ordine abituale.</translation>
    </message>
    <message numerus="yes">
        <source>You lack {goods}.</source>
        <translation>
            <numerusform>Ti manca {goods}.</numerusform>
            <numerusform>Ti mancano {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pirate stays at sea.</source>
        <translation>Il pirata resta in mare.</translation>
    </message>
    <message>
        <source>This is beyond {player}&apos;s building.</source>
        <translation>È oltre una costruzione di {player}.</translation>
    </message>
    <message>
        <source>An offer is still open.</source>
        <translation>Un’offerta è ancora aperta.</translation>
    </message>
</context>
<context>
    <name>RidersResult</name>
    <message>
        <source>The wall has held: peace.</source>
        <translation>La muraglia ha retto: è pace.</translation>
    </message>
    <message>
        <source>China has fallen.</source>
        <translation>La Cina è caduta.</translation>
    </message>
    <message numerus="yes">
        <source>Best loser(s): {players}, {score}.</source>
        <translation>
            <numerusform>Miglior perdente: {players}, {score}.</numerusform>
            <numerusform>Migliori perdenti: {players}, {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a single tower built.</source>
        <translation>Nemmeno una torre costruita.</translation>
    </message>
    <message>
        <source>Not a single deal made.</source>
        <translation>Nemmeno uno scambio concluso.</translation>
    </message>
    <message>
        <source>Offers and deals</source>
        <translation>Offerte e scambi</translation>
    </message>
    <message>
        <source>Trade with players</source>
        <translation>Scambi con i giocatori</translation>
    </message>
    <message>
        <source>Offers made, and how many became deals.</source>
        <translation>Offerte fatte, e quante sono diventate scambi.</translation>
    </message>
    <message>
        <source>{player}: offers</source>
        <translation>{player}: offerte</translation>
    </message>
    <message>
        <source>{player}: deals</source>
        <translation>{player}: scambi</translation>
    </message>
    <message>
        <source>All rolls of the dice</source>
        <translation>Tutti i lanci dei dadi</translation>
    </message>
    <message>
        <source>Games lost to a conquest</source>
        <translation>Partite perse per una conquista</translation>
    </message>
    <message>
        <source>Cards given up after sevens</source>
        <translation>Carte scartate dopo un sette</translation>
    </message>
</context>
<context>
    <name>RidersRoll</name>
    <message>
        <source>Who got what</source>
        <translation>Chi ha ricevuto che cosa</translation>
    </message>
    <message>
        <source>{player} gives up {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} ne scarta {count}</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>A seven: {shares}.</source>
        <translation>Un sette: {shares}.</translation>
    </message>
    <message>
        <source>{hex}: riders</source>
        <comment>they block it</comment>
        <translation>{hex}: cavalieri</translation>
    </message>
    <message>
        <source>{good}: {count} short, nobody gets any</source>
        <translation>{good}: ne mancano {count}, nessuno ne riceve</translation>
    </message>
    <message>
        <source>{good}: {count} short, {player} gets the rest</source>
        <translation>{good}: ne mancano {count}, {player} riceve il resto</translation>
    </message>
</context>
<context>
    <name>RidersSeat</name>
    <message>
        <source>Longest line of roads</source>
        <translation>Fila di strade più lunga</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>With {points}</source>
        <comment>hidden ones</comment>
        <translation>Con {points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>{count} bought this turn</source>
        <comment>edicts</comment>
        <translation>comprati in questo turno: {count}</translation>
    </message>
    <message>
        <source>Yields: {yields}.</source>
        <translation>Resa: {yields}.</translation>
    </message>
    <message>
        <source>Harbours: {harbours}.</source>
        <translation>Porti: {harbours}.</translation>
    </message>
</context>
<context>
    <name>RidersSight</name>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>Supply: {goods}</source>
        <translation>Riserva: {goods}</translation>
    </message>
    <message>
        <source>Price in {good}</source>
        <translation>Prezzo in {good}</translation>
    </message>
    <message>
        <source>If a roll needs more, nobody gets any, unless only one player is due.</source>
        <translation>Se un tiro ne richiede di più, nessuno ne riceve, salvo che spetti a un solo giocatore.</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n&#xa0;editto rimasto</numerusform>
            <numerusform>%n&#xa0;editti rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>An edict costs {goods}.</source>
        <translation>Un editto costa {goods}.</translation>
    </message>
    <message>
        <source>A seven</source>
        <translation>Un sette</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>The pirate is here.</source>
        <translation>Il pirata è qui.</translation>
    </message>
    <message>
        <source>A seven or a soldier may bring the pirate here.</source>
        <translation>Un sette o un soldato può portare qui il pirata.</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mare</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>Una di queste</translation>
    </message>
    <message>
        <source>New for you: {goods}.</source>
        <translation>Nuovo per te: {goods}.</translation>
    </message>
    <message>
        <source>Free site: {fort}.</source>
        <translation>Sito libero: {fort}.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Libero.</translation>
    </message>
    <message>
        <source>Settlement: {player}.</source>
        <translation>Insediamento: {player}.</translation>
    </message>
    <message>
        <source>City: {player}.</source>
        <translation>Città: {player}.</translation>
    </message>
    <message>
        <source>Border fort: {player}.</source>
        <translation>Forte di confine: {player}.</translation>
    </message>
    <message>
        <source>Border city: {player}.</source>
        <translation>Città di confine: {player}.</translation>
    </message>
    <message>
        <source>No road.</source>
        <translation>Nessuna strada.</translation>
    </message>
    <message>
        <source>Road: {player}.</source>
        <translation>Strada: {player}.</translation>
    </message>
    <message>
        <source>Longest line: {count}.</source>
        <translation>Fila più lunga: {count}.</translation>
    </message>
    <message>
        <source>{player} cuts the line here: {corner}.</source>
        <translation>{player} interrompe la fila qui: {corner}.</translation>
    </message>
    <message>
        <source>The Long Road; the next longest line: {player}, {count}.</source>
        <translation>La Lunga Strada; la seconda fila più lunga: {player}, {count}.</translation>
    </message>
    <message>
        <source>Gives nothing.</source>
        <translation>Non dà nulla.</translation>
    </message>
    <message>
        <source>{riders} here: it gives nothing.</source>
        <translation>{riders} qui: non dà nulla.</translation>
    </message>
    <message>
        <source>On the way in from {fort}, hex {place} of 3.</source>
        <translation>Via ({fort}): esagono {place}&#xa0;di&#xa0;3.</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>of a section</comment>
        <translation>Torri</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>of a roll</comment>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Riders before it</source>
        <translation>Cavalieri davanti</translation>
    </message>
    <message>
        <source>It would close a harbour: {harbours}.</source>
        <translation>Chiuderebbe un porto: {harbours}.</translation>
    </message>
    <message>
        <source>No prince yet.</source>
        <translation>Ancora nessun principe.</translation>
    </message>
    <message>
        <source>Held by the crown: five towers.</source>
        <translation>Tenuto dalla corona: cinque torri.</translation>
    </message>
    <message>
        <source>Held by {player}.</source>
        <translation>Tenuto da {player}.</translation>
    </message>
    <message>
        <source>The next tower costs {goods}.</source>
        <translation>La prossima torre costa {goods}.</translation>
    </message>
    <message>
        <source>Holds for ever.</source>
        <translation>Resiste per sempre.</translation>
    </message>
    <message>
        <source>Breaks with {count} more, on {numbers} ({chance}).</source>
        <translation>Cede con {count} in più, ai tiri {numbers} ({chance}).</translation>
    </message>
    <message>
        <source>Before the prince can build again: {chance}%.</source>
        <translation>Prima che il principe possa costruire di nuovo: {chance}%.</translation>
    </message>
    <message>
        <source>{number} leads to {fort}</source>
        <translation>{number}: verso {fort}</translation>
    </message>
    <message>
        <source>Waiting, the first at the front: {riders}.</source>
        <translation>In attesa, il primo davanti: {riders}.</translation>
    </message>
    <message>
        <source>Nobody waits here.</source>
        <translation>Qui non aspetta nessuno.</translation>
    </message>
    <message>
        <source>Assault number {number}</source>
        <translation>Numero d’assalto {number}</translation>
    </message>
    <message>
        <source>A rider goes from {ground} to {fort}.</source>
        <translation>Tragitto di un cavaliere: {ground} – {fort}.</translation>
    </message>
    <message>
        <source>Used by {players}.</source>
        <translation>Usato da {players}.</translation>
    </message>
    <message>
        <source>Closed by the pirate.</source>
        <translation>Chiuso dal pirata.</translation>
    </message>
    <message numerus="yes">
        <source>At home: %n rider(s)</source>
        <translation>
            <numerusform>A casa: %n&#xa0;cavaliere</numerusform>
            <numerusform>A casa: %n&#xa0;cavalieri</numerusform>
        </translation>
    </message>
    <message>
        <source>{good} {number}</source>
        <comment>a hex</comment>
        <translation>{good}&#xa0;{number}</translation>
    </message>
    <message>
        <source>{count} ({chance}%)</source>
        <comment>riders of a numeral</comment>
        <translation>{count} ({chance}%)</translation>
    </message>
    <message>
        <source>In a breach they would enter {hexes}.</source>
        <translation>Con una breccia entrerebbero in {hexes}.</translation>
    </message>
    <message>
        <source>Shifting them would relieve {forts}.</source>
        <translation>Spostarli darebbe respiro a {forts}.</translation>
    </message>
</context>
<context>
    <name>RidersSource</name>
    <message>
        <source>Settlements</source>
        <translation>Insediamenti</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>Accademia</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercato</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>Lunga Strada</translation>
    </message>
    <message>
        <source>Great Host</source>
        <translation>Grande Esercito</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalità</translation>
    </message>
</context>
<context>
    <name>RidersStanding</name>
    <message>
        <source>Standing answers</source>
        <translation>Risposte fisse</translation>
    </message>
    <message>
        <source>They apply until your next turn. Only you see them.</source>
        <translation>Valgono fino al tuo prossimo turno. Le vedi solo tu.</translation>
    </message>
    <message>
        <source>Nothing to anyone</source>
        <translation>Niente a nessuno</translation>
    </message>
    <message>
        <source>Nothing to:</source>
        <translation>Niente a:</translation>
    </message>
    <message>
        <source>Never give:</source>
        <translation>Non dare mai:</translation>
    </message>
    <message>
        <source>Give one card for another, but keep at least:</source>
        <translation>Dare una carta per un’altra, ma tenerne almeno:</translation>
    </message>
    <message>
        <source>Also after my next turn</source>
        <translation>Anche dopo il mio prossimo turno</translation>
    </message>
    <message>
        <source>Bots may ask me:</source>
        <translation>I bot possono chiedermi:</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>standing answers</comment>
        <translation>Imposta</translation>
    </message>
</context>
<context>
    <name>RidersStepper</name>
    <message>
        <source>{good}: {count}, one more</source>
        <translation>{good}: {count}, una in più</translation>
    </message>
    <message>
        <source>{good}: {count}, one less</source>
        <translation>{good}: {count}, una in meno</translation>
    </message>
</context>
<context>
    <name>RidersTrade</name>
    <message>
        <source>{count} of {most} offers</source>
        <translation>Offerte: {count} su {most}</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>La tua offerta</translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>L’offerta</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player} dà</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the terms of the offer</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Altro…</translation>
    </message>
    <message>
        <source>Click an answer in gold to deal, or withdraw.</source>
        <translation>Fai clic su una risposta dorata per scambiare, o ritira.</translation>
    </message>
    <message>
        <source>Answers are shown together.</source>
        <translation>Le risposte si mostrano insieme.</translation>
    </message>
    <message>
        <source>Propose</source>
        <comment>a button</comment>
        <translation>Proponi</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>for</source>
        <comment>cards that are given; other cards follow</comment>
        <translation>per</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Dai</translation>
    </message>
    <message>
        <source>You want</source>
        <translation>Vuoi</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>From the supply instead:</source>
        <translation>O con la riserva:</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>all cards of an offer</comment>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Choose the cards to give, and those you want.</source>
        <translation>Scegli le carte da dare, e quelle che vuoi.</translation>
    </message>
    <message>
        <source>Refused just now.</source>
        <translation>Appena rifiutata.</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Risposta: sì</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Risposta: no</translation>
    </message>
    <message>
        <source>Answer: other terms</source>
        <translation>Risposta: altre condizioni</translation>
    </message>
    <message>
        <source>All others: no</source>
        <comment>a button</comment>
        <translation>Tutti gli altri: no</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>an offer</comment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Answers are shown together. Hold the eye to see your own goods: others look away.</source>
        <translation>Le risposte si mostrano insieme. Tieni premuto l’occhio per vedere le tue merci: gli altri guardano altrove.</translation>
    </message>
    <message>
        <source>Agreed aloud with:</source>
        <translation>Concordato a voce con:</translation>
    </message>
    <message>
        <source>Agreed with {player}</source>
        <comment>a button</comment>
        <translation>Concordato con {player}</translation>
    </message>
    <message>
        <source>No more from {player} this turn</source>
        <comment>a button</comment>
        <translation>Più niente da {player} in questo turno</translation>
    </message>
    <message>
        <source>Answer behind the gate</source>
        <comment>a button</comment>
        <translation>Rispondi dietro la porta</translation>
    </message>
    <message>
        <source>Answer aloud</source>
        <comment>a button</comment>
        <translation>Rispondi a voce</translation>
    </message>
    <message>
        <source>{rate}:1 by your harbour</source>
        <translation>{rate}:1 con il tuo porto</translation>
    </message>
    <message>
        <source>Then no {good} is left for {thing}, which your offer would allow.</source>
        <translation>Poi niente più {good} per {thing}, che la tua offerta permetterebbe.</translation>
    </message>
    <message>
        <source>Then no {good} is left.</source>
        <translation>Poi niente più {good}.</translation>
    </message>
    <message>
        <source>Nobody else can have {goods}.</source>
        <translation>Nessun altro può avere {goods}.</translation>
    </message>
    <message>
        <source>Bots don&apos;t deal with anyone who has {points} points or more.</source>
        <translation>I bot non scambiano con chi ha {points}&#xa0;punti o più.</translation>
    </message>
</context>
<context>
    <name>RidersTray</name>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Tower</source>
        <comment>of a section</comment>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Editto</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>a soft hyphen divides it on two lines</comment>
        <translation>Insedia­mento</translation>
    </message>
    <message>
        <source>Tower {number}</source>
        <translation>Torre {number}</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}</source>
        <translation>{piece}; costa {goods}</translation>
    </message>
    <message>
        <source>{edict}, to be played next turn</source>
        <translation>{edict}, da giocare al prossimo turno</translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation>{good}: {count}</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Non prendere</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>the pirate</comment>
        <translation>Lascialo</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a button</comment>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Draw rider</source>
        <translation>Estrai cavaliere</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a button</comment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the rest of an edict</comment>
        <translation>Finito</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a button</comment>
        <translation>Scambia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carta</numerusform>
            <numerusform>%n&#xa0;carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goods</source>
        <translation>Le tue merci</translation>
    </message>
    <message>
        <source>{player}&apos;s goods</source>
        <translation>Merci di {player}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Costruisci</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Editti</translation>
    </message>
    <message>
        <source>Never played: it counts by itself.</source>
        <translation>Non si gioca mai: conta da solo.</translation>
    </message>
    <message>
        <source>Choose “Build” or “Pass” first.</source>
        <translation>Scegli prima «Costruisci» o «Passa».</translation>
    </message>
    <message>
        <source>Edict {number} in hand</source>
        <translation>Editto {number} della mano</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}; can&apos;t be undone</source>
        <translation>{piece}; costa {goods}; non si può annullare</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Cerca nel regolamento</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Chiudi il regolamento</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Rules of {title}</source>
        <translation>Regole di {title}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleziona tutto</translation>
    </message>
    <message>
        <source>Rule: {section}</source>
        <translation>Regola: {section}</translation>
    </message>
    <message>
        <source>Look up the rule</source>
        <translation>Leggi la regola</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{fault} (line {line})</source>
        <translation>{fault} (riga {line})</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Il file è troppo grande per essere una partita salvata.</translation>
    </message>
    <message>
        <source>The file has too many records to be a saved game.</source>
        <translation>Il file ha troppi record per essere una partita salvata.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a saved game.</source>
        <translation>Il file non è una partita salvata.</translation>
    </message>
    <message>
        <source>This file needs version {name} or later.</source>
        <translation>Questo file richiede la versione {name} o una più recente.</translation>
    </message>
    <message>
        <source>The file is for an unknown game: {name}.</source>
        <translation>Il file è di un gioco sconosciuto: {name}.</translation>
    </message>
    <message>
        <source>The file uses an option unknown to this version: {name}.</source>
        <translation>Il file usa un’opzione che questa versione non conosce: {name}.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>Il file è incompleto.</translation>
    </message>
    <message>
        <source>The file was changed or damaged.</source>
        <translation>Il file è stato modificato o è danneggiato.</translation>
    </message>
    <message>
        <source>The file isn&apos;t in the saved-game format.</source>
        <translation>Il file non è nel formato delle partite salvate.</translation>
    </message>
    <message>
        <source>The file contains an invalid record.</source>
        <translation>Il file contiene un record non valido.</translation>
    </message>
    <message>
        <source>The file contains an illegal move.</source>
        <translation>Il file contiene una mossa non consentita.</translation>
    </message>
    <message>
        <source>The result in the file doesn&apos;t match its moves.</source>
        <translation>Il risultato nel file non corrisponde alle mosse.</translation>
    </message>
    <message>
        <source>This file was written by a preliminary build of version {name} and opens only there.</source>
        <translation>Questo file è stato scritto da una versione preliminare della {name}, che è la sola a poterlo aprire.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>void</source>
        <comment>stamp on a card</comment>
        <translation>annullata</translation>
    </message>
    <message>
        <source>Action cards, in order</source>
        <translation>Carte azione, in ordine di numero</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Maggioranza</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>{province} is being scored.</source>
        <translation>Conteggio di {province} in corso.</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province} è completata</translation>
    </message>
    <message>
        <source>{player} placed the last block.</source>
        <translation>{player} ha piazzato l’ultimo pezzo.</translation>
    </message>
    <message>
        <source>Cancelled out: another card has the same number.</source>
        <translation>Annullata: un’altra carta ha lo stesso numero.</translation>
    </message>
    <message>
        <source>Cancelled by a Warrior.</source>
        <translation>Eliminata da un Guerriero.</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>Decidi tu.</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>Decide {player}.</translation>
    </message>
    <message>
        <source>Resolved.</source>
        <translation>Risolta.</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <comment>the two effects of a card</comment>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>No cards were played here.</source>
        <translation>Qui non ci sono carte.</translation>
    </message>
    <message>
        <source>Cancelled out: {cards}</source>
        <translation>Annullate: {cards}</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <comment>a card and its owner</comment>
        <translation>{card} ({player})</translation>
    </message>
    <message>
        <source>You can still peek before scoring.</source>
        <translation>Puoi ancora sbirciare prima del conteggio.</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>Scegli due muri sulla plancia.</translation>
    </message>
    <message>
        <source>Choose a threat to remove, here or on the board.</source>
        <translation>Scegli un segnalino Minaccia da togliere, qui o sulla plancia.</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break.</source>
        <translation>Scegli sulla plancia un muro singolo da abbattere.</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break, or a threat to remove.</source>
        <translation>Abbatti un muro singolo sulla plancia o togli un segnalino Minaccia.</translation>
    </message>
    <message>
        <source>Then: majority {players}, value {value}</source>
        <translation>Poi: maggioranza di {players}, valore {value}</translation>
    </message>
    <message>
        <source>Now: majority {players}, value {value}</source>
        <translation>Ora: maggioranza di {players}, valore {value}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no majority</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Then: nobody is spared, as things stand</source>
        <translation>Poi: per ora nessuna perdita evitata</translation>
    </message>
    <message>
        <source>Then: {players} would be spared there</source>
        <translation>Poi: perdita evitata per {players}</translation>
    </message>
    <message>
        <source>has the majority</source>
        <translation>ha la maggioranza</translation>
    </message>
    <message>
        <source>Tied: each scores the full value.</source>
        <translation>Pari merito: ognuno segna l’intero valore.</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>La provincia non vale nulla.</translation>
    </message>
    <message>
        <source>Neutral walls have the majority: nobody scores.</source>
        <translation>I muri neutrali hanno la maggioranza: nessuno segna punti.</translation>
    </message>
    <message>
        <source>Nobody has a wall here: nobody scores.</source>
        <translation>Qui nessuno ha un muro: nessuno segna punti.</translation>
    </message>
    <message>
        <source>unbroken walls</source>
        <translation>muri intatti</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>Reputazione</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} sta pensando…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{player}&apos;s cards and notes</source>
        <translation>Carte e note di {player}</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Torna alla plancia</translation>
    </message>
    <message>
        <source>Showing only the board.</source>
        <translation>È visibile solo la plancia.</translation>
    </message>
    <message>
        <source>I&apos;m {player}</source>
        <translation>Sono {player}</translation>
    </message>
    <message>
        <source>The game has been left unfinished.</source>
        <translation>La partita è rimasta incompiuta.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>In attesa di {players}.</translation>
    </message>
    <message>
        <source>{player} decides, at another computer.</source>
        <translation>{player} decide, su un altro computer.</translation>
    </message>
    <message>
        <source>Your turn – follow the lesson.</source>
        <translation>Tocca a te: segui la lezione.</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues.</source>
        <translation>{player} continua il turno.</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>Decide {player}.</translation>
    </message>
    <message>
        <source>See my notes</source>
        <translation>Guarda le mie note</translation>
    </message>
    <message>
        <source>{player} asks everybody something.</source>
        <translation>{player} ha una domanda per tutti.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Bots are playing out the game.</source>
        <translation>I bot finiscono la partita a tutta velocità.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un passo dei bot</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Bots are paused.</source>
        <translation>I bot sono in pausa.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Accelera fino alla fine</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>Giocano solo bot.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>Cambia giocatori…</translation>
    </message>
    <message>
        <source>{player} isn&apos;t responding.</source>
        <translation>{player} non risponde.</translation>
    </message>
    <message>
        <source>Only one legal move: played automatically.</source>
        <translation>Una sola mossa possibile: giocata in automatico.</translation>
    </message>
    <message>
        <source>No legal move: turn passed.</source>
        <translation>Nessuna mossa possibile: turno passato.</translation>
    </message>
    <message>
        <source>Give the device to {player}</source>
        <translation>Passa il dispositivo a {player}</translation>
    </message>
    <message>
        <source>I&apos;m {player} – show my hand</source>
        <translation>Sono {player}: mostra la mia mano</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Neutral</source>
        <comment>the colour that nobody plays</comment>
        <translation>Neutrale</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences, side by side</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>facts about one thing, side by side</comment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <comment>a thing, and what it is or says</comment>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <comment>a fact as a sentence</comment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are quoted</comment>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>ServedTable</name>
    <message>
        <source>The way to this table has changed. Send each guest the new invitation.</source>
        <translation>L’accesso a questo tavolo è cambiato. Manda a ogni ospite il nuovo invito.</translation>
    </message>
    <message>
        <source>{player} has joined: {seat}.</source>
        <translation>{player} è al tavolo: {seat}.</translation>
    </message>
    <message>
        <source>{players} have joined: {seat}.</source>
        <translation>{players} sono al tavolo: {seat}.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Everybody is here. The game begins.</source>
        <translation>Ci sono tutti. La partita comincia.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>Tocca a {player}.</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>Per guardare</translation>
    </message>
    <message>
        <source>Seats {numbers}</source>
        <translation>Posti {numbers}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>You can&apos;t save into the program&apos;s own games folder. Choose another folder.</source>
        <translation>Non puoi salvare nella cartella delle partite del programma. Scegli un’altra cartella.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written. {fault}</source>
        <translation>Il file non può essere scritto. {fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvato.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>This game isn&apos;t being saved. {fault}</source>
        <translation>La partita non viene salvata. {fault}</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file was damaged. The game continues from its last good step.</source>
        <translation>Il file era danneggiato. La partita continua dall’ultimo passo integro.</translation>
    </message>
    <message>
        <source>The game&apos;s file was missing. The game continues from its last backup.</source>
        <translation>Il file della partita mancava. La partita continua dall’ultima copia di riserva.</translation>
    </message>
    <message>
        <source>The file was an older copy. The game continues from a later backup.</source>
        <translation>Il file era una copia più vecchia. Si riprende da una di riserva più recente.</translation>
    </message>
    <message>
        <source>Another program changed this game&apos;s files. The game was saved again.</source>
        <translation>Un altro programma ha modificato i file. La partita è stata salvata di nuovo.</translation>
    </message>
    <message>
        <source>Another window is playing this game. It continues here as a copy.</source>
        <translation>Un’altra finestra sta giocando questa partita. Qui continua come copia.</translation>
    </message>
    <message>
        <source>Saved, but on this disk a power failure could cost the latest moves.</source>
        <translation>Salvata, ma su questo disco un blackout può costare le ultime mosse.</translation>
    </message>
    <message>
        <source>This disk has no file locks. Don&apos;t play one game in two windows.</source>
        <translation>Questo disco non blocca i file. Non giocare una partita in due finestre.</translation>
    </message>
    <message>
        <source>Another file had replaced this game&apos;s file. Both are kept.</source>
        <translation>Un altro file aveva sostituito quello della partita. Entrambi sono stati conservati.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Display</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Animations and bots</source>
        <translation>Animazioni e bot</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Scorciatoie da tastiera…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
    </message>
    <message>
        <source>West board</source>
        <translation>Plancia a ovest</translation>
    </message>
    <message>
        <source>East board</source>
        <translation>Plancia a est</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>The game starts with these two boards.</source>
        <translation>La partita inizia con queste due plance.</translation>
    </message>
    <message>
        <source>Boards, sides and positions are random.</source>
        <translation>Plance, lati e posizioni sono estratti a sorte.</translation>
    </message>
    <message>
        <source>Choose both boards, or both will be random.</source>
        <translation>Scegli entrambe le plance, o saranno estratte a sorte.</translation>
    </message>
    <message>
        <source>You chose the same board twice, so both will be random.</source>
        <translation>Hai scelto due volte la stessa plancia: saranno estratte a sorte.</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}: {rule}</translation>
    </message>
    <message>
        <source>None</source>
        <comment>event cards</comment>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>One, random</source>
        <comment>event cards</comment>
        <translation>Una a sorte</translation>
    </message>
    <message>
        <source>Two, random</source>
        <comment>event cards</comment>
        <translation>Due a sorte</translation>
    </message>
    <message>
        <source>The game has no event cards.</source>
        <translation>Nessuna carta evento in gioco.</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies face up.</source>
        <translation>Una delle quattro carte evento è estratta e resta scoperta.</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie face up.</source>
        <translation>Due delle quattro carte evento sono estratte e restano scoperte.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>The full game, to continue playing</source>
        <translation>L’intera partita, per continuare a giocare</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>Ciò che sanno tutti</translation>
    </message>
    <message>
        <source>View only. Nothing hidden is included, only fingerprints to check it against the full game later.</source>
        <translation>Da guardare, non per continuare. Non contiene nulla di nascosto, solo impronte con cui confrontarla in seguito con l’intera partita.</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>Ciò che sa {player}</translation>
    </message>
    <message>
        <source>Hidden information is included but scrambled – safe from a casual glance, not from a determined cheat.</source>
        <translation>Contiene anche ciò che è nascosto, ma mascherato: al sicuro da un’occhiata casuale, non da chi è deciso a barare.</translation>
    </message>
    <message>
        <source>View only. It holds what this player knows, and nothing that only others know; it can be checked against the full game later.</source>
        <translation>Da guardare, non per continuare. Contiene ciò che sa questo giocatore e nulla di ciò che sanno solo gli altri; in seguito si può confrontare con l’intera partita.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double wall</source>
        <translation>Muro doppio</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Mongol attack</source>
        <translation>Attacco dei Mongoli</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca subito</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Gioca con altri</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Play {title} now, against two easy bots</source>
        <translation>Gioca subito a {title}, contro due bot facili</translation>
    </message>
    <message>
        <source>New game of {title}</source>
        <translation>Nuova partita di {title}</translation>
    </message>
    <message>
        <source>Against two easy bots</source>
        <translation>Contro due bot facili</translation>
    </message>
    <message>
        <source>Choose players, bots and rules</source>
        <translation>Scegli giocatori, bot e regole</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>The names were not saved. {fault}</source>
        <translation>I nomi non sono stati salvati. {fault}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <translation>Da dove vengono i punti</translation>
    </message>
    <message>
        <source>Majorities by one</source>
        <translation>Maggioranze di misura</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Carte giocate</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} game(s)</source>
        <translation>
            <numerusform>{share} di {count} partita</numerusform>
            <numerusform>{share} di {count} partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} seat(s)</source>
        <translation>
            <numerusform>{share} di {count} posto</numerusform>
            <numerusform>{share} di {count} posti</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a game</source>
        <translation>{points} a partita</translation>
    </message>
    <message numerus="yes">
        <source>{points} clear errors a game</source>
        <translation>
            <numerusform>{points} errore sicuro a partita</numerusform>
            <numerusform>{points} errori sicuri a partita</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: won by one</source>
        <translation>{player}: vinte di misura</translation>
    </message>
    <message>
        <source>{player}: lost by one</source>
        <translation>{player}: perse di misura</translation>
    </message>
    <message>
        <source>{count} a game</source>
        <translation>{count} a partita</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s), {share}</source>
        <translation>
            <numerusform>{count} volta, {share}</numerusform>
            <numerusform>{count} volte, {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards were played.</source>
        <translation>Non è stata giocata nessuna carta.</translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost a game</source>
        <translation>
            <numerusform>{points}&#xa0;punto perso a partita</numerusform>
            <numerusform>{points}&#xa0;punti persi a partita</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are counted in games that have been analysed: open one, and choose “Why?”.</source>
        <translation>Gli errori si contano nelle partite analizzate: aprine una e scegli «Perché?».</translation>
    </message>
    <message>
        <source>Names in the statistics</source>
        <translation>Nomi nelle statistiche</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Nomi…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabella…</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>Grafico…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>A seat&apos;s whole result counts for the player who has it at the end; shares and means count every seat.</source>
        <translation>Il giocatore che occupa un posto alla fine ne riceve l’intero risultato; quote e medie contano ogni posto.</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {count}</source>
        <translation>Esame delle partite: {done} di {count}</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Esame delle partite…</translation>
    </message>
    <message>
        <source>The index was damaged and has been rebuilt from your games.</source>
        <translation>L’indice era danneggiato ed è stato ricostruito dalle tue partite.</translation>
    </message>
    <message>
        <source>Another window is updating the index, so the latest games may be missing.</source>
        <translation>Un’altra finestra sta aggiornando l’indice: le ultime partite possono mancare.</translation>
    </message>
    <message>
        <source>The index can&apos;t be saved, so your games are looked through again each time.</source>
        <translation>L’indice non può essere salvato: le partite vengono riesaminate ogni volta.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>solo persone</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>in the last {count} days</source>
        <translation>negli ultimi {count} giorni</translation>
    </message>
    <message>
        <source>If someone has played under several names, count them as one. People you leave out stay in their games. This is kept in a file of its own and changes no game.</source>
        <translation>Se qualcuno ha giocato con più nomi, contali come uno. Chi escludi resta nelle sue partite. Tutto ciò sta in un file a parte e non cambia nessuna partita.</translation>
    </message>
    <message>
        <source>counts separately</source>
        <translation>conta a sé</translation>
    </message>
    <message>
        <source>counts as {player}</source>
        <translation>conta come {player}</translation>
    </message>
    <message>
        <source>Show {player}</source>
        <translation>Mostra {player}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>{title}: {chart}</source>
        <translation>{title}: {chart}</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games: {bar}</source>
        <translation>Partite: {bar}</translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} partita</numerusform>
            <numerusform>{count} partite</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {scores}</source>
        <translation>{day}: {scores}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} – {high}</translation>
    </message>
    <message>
        <source>{games} ({seats})</source>
        <comment>games, and the seats in them</comment>
        <translation>{games} ({seats})</translation>
    </message>
    <message>
        <source>Clear ones in a game, in games that have been analysed.</source>
        <translation>Quelli sicuri in una partita, nelle partite analizzate.</translation>
    </message>
    <message>
        <source>In brackets: the seats, where someone had more than one in a game.</source>
        <translation>Tra parentesi i posti, se in una partita erano più di uno.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Alone or together with others.</source>
        <translation>Da soli o insieme ad altri.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>Intervallo probabile</translation>
    </message>
    <message>
        <source>The true share of wins lies here in 95 cases of 100.</source>
        <translation>La vera quota di vittorie si trova qui in 95 casi su 100.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Punteggio medio</translation>
    </message>
    <message>
        <source>What they cost in a game, in games that have been analysed.</source>
        <translation>Quanto costano a partita, nelle partite analizzate.</translation>
    </message>
    <message>
        <source>Decided by one</source>
        <translation>Per uno solo</translation>
    </message>
    <message>
        <source>Majorities won and lost by just one.</source>
        <translation>Maggioranze vinte e perse per uno solo.</translation>
    </message>
    <message>
        <source>Nothing was counted in these games.</source>
        <translation>In queste partite non è stato contato nulla.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press again to confirm: {what}</source>
        <translation>Premi di nuovo per confermare: {what}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The post office doesn&apos;t accept letters.</source>
        <translation>L’ufficio postale non accetta lettere.</translation>
    </message>
    <message>
        <source>That isn&apos;t an invitation. It has sixteen letters and digits, an @ and an address.</source>
        <translation>Non è un invito. Ha sedici lettere e cifre, una @ e un indirizzo.</translation>
    </message>
    <message>
        <source>That isn&apos;t the address of a post office.</source>
        <translation>Non è l’indirizzo di un ufficio postale.</translation>
    </message>
    <message>
        <source>A guest&apos;s program is newer than yours. Please update yours.</source>
        <translation>Il programma di un ospite è più recente del tuo. Aggiorna il tuo.</translation>
    </message>
    <message>
        <source>A guest&apos;s program is older than yours. Ask the guest to update it.</source>
        <translation>Il programma di un ospite è più vecchio del tuo. Chiedi all’ospite di aggiornarlo.</translation>
    </message>
    <message>
        <source>This invitation is for fewer people. Ask the host for one for all of you.</source>
        <translation>Questo invito è per meno persone. Chiedi a chi ospita un invito per tutti voi.</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <translation>{host} ti ha fatto entrare.</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <comment>several</comment>
        <translation>{host} vi ha fatto entrare.</translation>
    </message>
    <message>
        <source>Your seats can&apos;t be saved on this computer.</source>
        <translation>I vostri posti non possono essere salvati su questo computer.</translation>
    </message>
    <message>
        <source>Free some space; joining then continues by itself.</source>
        <translation>Libera un po’ di spazio: l’ingresso al tavolo riprenderà da solo.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Il programma continua a riprovare.</translation>
    </message>
    <message>
        <source>Your program and {host}&apos;s disagree, so the game stops here.</source>
        <translation>Il tuo programma e quello di {host} non concordano: la partita si ferma qui.</translation>
    </message>
    <message>
        <source>{host}&apos;s program has made a move for you, so the game stops here.</source>
        <translation>Il programma di {host} ha giocato al posto tuo: la partita si ferma qui.</translation>
    </message>
    <message>
        <source>{host}&apos;s program breaks the rules, so the game stops here.</source>
        <translation>Il programma di {host} viola le regole: la partita si ferma qui.</translation>
    </message>
    <message>
        <source>Deal and every move verified.</source>
        <translation>Distribuzione e mosse verificate.</translation>
    </message>
    <message>
        <source>Looking for the host&apos;s computer…</source>
        <translation>Cerco il computer di chi ospita…</translation>
    </message>
    <message>
        <source>It must be on, with the table open, and its firewall must allow the program.</source>
        <translation>Deve essere acceso, con il tavolo aperto, e il suo firewall deve lasciar passare il programma.</translation>
    </message>
    <message>
        <source>You are in.</source>
        <comment>several</comment>
        <translation>Siete al tavolo.</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seats while you are at the start page.</source>
        <translation>Chi ospita inizia la partita quando ci sono tutti. Mantenete i posti anche se tornate alla schermata iniziale.</translation>
    </message>
    <message>
        <source>You are in.</source>
        <translation>Sei al tavolo.</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seat while you are at the start page.</source>
        <translation>Chi ospita inizia la partita quando ci sono tutti. Mantieni il posto anche se torni alla schermata iniziale.</translation>
    </message>
    <message>
        <source>The host sees your names and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>Chi ospita vede i vostri nomi e vi fa entrare. Se nessuno risponde, controllate l’invito: forse contiene un errore o è già stato usato.</translation>
    </message>
    <message>
        <source>Asking to join…</source>
        <translation>Chiedo di entrare…</translation>
    </message>
    <message>
        <source>The host sees your name and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>Chi ospita vede il tuo nome e ti fa entrare. Se nessuno risponde, controlla l’invito: forse contiene un errore o è già stato usato.</translation>
    </message>
    <message>
        <source>{host} will see that you would like a rematch.</source>
        <translation>La richiesta di rivincita va a {host}.</translation>
    </message>
    <message>
        <source>At the table: {players}.</source>
        <translation>Al tavolo: {players}.</translation>
    </message>
    <message>
        <source>{host} sees your name, and these six digits:</source>
        <translation>{host} vede il tuo nome e queste sei cifre:</translation>
    </message>
    <message>
        <source>{host} sees your names, and these six digits:</source>
        <translation>{host} vede i vostri nomi e queste sei cifre:</translation>
    </message>
    <message>
        <source>Read them to each other. {host} lets you in if both screens show the same.</source>
        <translation>Leggetevele a vicenda. {host} ti fa entrare se i due schermi mostrano le stesse.</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the host. Please ask again.</source>
        <translation>Qualcosa è andato storto nel collegamento con chi ospita. Chiedi di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n seat(s) are free at this table.</source>
        <translation>
            <numerusform>A questo tavolo è libero solo %n&#xa0;posto.</numerusform>
            <numerusform>A questo tavolo sono liberi solo %n&#xa0;posti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The free seats are kept for other people, who share a computer.</source>
        <translation>I posti liberi sono tenuti per altri, che condividono un computer.</translation>
    </message>
    <message>
        <source>To play with others, this copy of the program needs {packages}.</source>
        <translation>Per giocare con altri, a questa copia del programma serve {packages}.</translation>
    </message>
    <message>
        <source>Check the invitation: both are in it.</source>
        <translation>Controlla l’invito: li contiene entrambi.</translation>
    </message>
    <message>
        <source>The invitation is right. Ask the host for the certificate file of that authority, and choose the file here.</source>
        <translation>L’invito è corretto. Chiedi a chi ospita il file del certificato di quell’autorità e sceglilo qui.</translation>
    </message>
    <message>
        <source>The host&apos;s program has different rules from yours. Update both, then join again.</source>
        <translation>Il programma di chi ospita ha regole diverse dal tuo. Aggiornate entrambi, poi riprova.</translation>
    </message>
    <message>
        <source>The host&apos;s program is newer than yours. Update yours, then join again.</source>
        <translation>Il programma di chi ospita è più recente del tuo. Aggiorna il tuo, poi riprova.</translation>
    </message>
    <message>
        <source>The host&apos;s program is older than yours. Ask the host to update it, then join again.</source>
        <translation>Il programma di chi ospita è più vecchio del tuo. Chiedi di aggiornarlo, poi riprova.</translation>
    </message>
    <message>
        <source>This invitation has been used already. If you used it, go on at that computer; if not, ask the host for a new one.</source>
        <translation>Questo invito è già stato usato. Se l’hai usato tu, continua su quel computer; altrimenti chiedine uno nuovo a chi ospita.</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>Chi ospita ha dato il tuo posto a un’altra persona.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Chi ospita ha chiuso il tavolo.</translation>
    </message>
    <message>
        <source>The host didn&apos;t let you in.</source>
        <translation>Chi ospita non ti ha fatto entrare.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>Chi ospita ti ha allontanato dal tavolo.</translation>
    </message>
    <message>
        <source>The table has no room for more.</source>
        <translation>Il tavolo è pieno.</translation>
    </message>
    <message>
        <source>Not verified: a part of the deal is not the one agreed on.</source>
        <translation>Non verificato: una parte della distribuzione non è quella concordata.</translation>
    </message>
    <message>
        <source>Not verified: the seed is not made of everybody&apos;s parts.</source>
        <translation>Non verificato: il seme non è fatto delle parti di tutti.</translation>
    </message>
    <message>
        <source>Not verified: the seed gives another deal.</source>
        <translation>Non verificato: il seme dà un’altra distribuzione.</translation>
    </message>
    <message>
        <source>Not verified: the seed gives other chances.</source>
        <translation>Non verificato: il seme dà altri esiti casuali.</translation>
    </message>
    <message>
        <source>Nobody answers at its address.</source>
        <translation>Nessuno risponde al suo indirizzo.</translation>
    </message>
    <message>
        <source>It offers no secure connection. In your own network, mqtt:// before its address will do.</source>
        <translation>Non offre una connessione sicura. Nella tua rete basta mettere mqtt:// davanti al suo indirizzo.</translation>
    </message>
    <message>
        <source>This program and the post office can&apos;t agree on a secure connection. The post office may be out of date.</source>
        <translation>Questo programma e l’ufficio postale non trovano una connessione sicura comune. Forse l’ufficio postale non è aggiornato.</translation>
    </message>
    <message>
        <source>The file with its own certificate can&apos;t be read.</source>
        <translation>Il file del suo certificato specifico è illeggibile.</translation>
    </message>
    <message>
        <source>It doesn&apos;t know this login and password.</source>
        <translation>Non conosce questo nome utente con questa password.</translation>
    </message>
    <message>
        <source>Its certificate has expired.</source>
        <translation>Il suo certificato è scaduto.</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid yet. Is the clock of this computer right?</source>
        <translation>Il suo certificato non è ancora valido. L’orologio di questo computer è giusto?</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid.</source>
        <translation>Il suo certificato non è valido.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t know who signed its certificate.</source>
        <translation>Questo computer non sa chi ha firmato il suo certificato.</translation>
    </message>
    <message>
        <source>Its certificate is for another address.</source>
        <translation>Il suo certificato è per un altro indirizzo.</translation>
    </message>
    <message>
        <source>It is full and keeps no more letters.</source>
        <translation>È pieno e non conserva altre lettere.</translation>
    </message>
    <message>
        <source>It is too busy at the moment.</source>
        <translation>Al momento ha troppo da fare.</translation>
    </message>
    <message>
        <source>It is out of date: it must support MQTT 5.</source>
        <translation>Non è aggiornato: deve supportare MQTT 5.</translation>
    </message>
    <message>
        <source>It refuses the connection. It may be full, or something else may be at its address.</source>
        <translation>Rifiuta la connessione. Forse è pieno, o al suo indirizzo c’è qualcos’altro.</translation>
    </message>
    <message>
        <source>This login may neither send nor receive letters there.</source>
        <translation>Questo nome utente non può né inviare né ricevere lettere.</translation>
    </message>
    <message>
        <source>The host</source>
        <translation>Chi ospita</translation>
    </message>
    <message>
        <source>It&apos;s your turn at the table with {names}.</source>
        <translation>Tocca a te al tavolo con {names}.</translation>
    </message>
    <message>
        <source>You sit at {count} more tables.</source>
        <translation>Siedi ad altri {count} tavoli.</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>Mostra i tavoli</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Vai al tavolo</translation>
    </message>
    <message>
        <source>Your seat can&apos;t be saved on this computer.</source>
        <translation>Il tuo posto non può essere salvato su questo computer.</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Start of the game</source>
        <translation>L’inizio della partita</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>Torna indietro di comune accordo</translation>
    </message>
    <message>
        <source>Anything already seen stays known, and draws won&apos;t change. The saved game records that you went back.</source>
        <translation>Ciò che si è visto resta visto, e le estrazioni non cambiano. Nella partita salvata resta traccia del ritorno indietro.</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>Torna a</translation>
    </message>
    <message>
        <source>This will be undone:</source>
        <translation>Verrà annullato:</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} accetta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Parla…</translation>
    </message>
    <message>
        <source>Say something to everybody</source>
        <translation>Parla a tutti</translation>
    </message>
    <message>
        <source>Looking on: {names}</source>
        <translation>Spettatori: {names}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Di’ qualcosa</translation>
    </message>
    <message>
        <source>Or type a line</source>
        <translation>Oppure scrivi un messaggio</translation>
    </message>
    <message>
        <source>A line to say</source>
        <translation>Messaggio da inviare</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>Chat isn&apos;t saved, but it isn&apos;t secret for ever: anybody who records the sealed letters and later gets this table&apos;s keys can read it.</source>
        <translation>La chat non viene salvata, ma non resta segreta per sempre: chi conserva le lettere sigillate e più tardi ottiene le chiavi di questo tavolo può leggerla.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Show nothing that {player} says</source>
        <translation>Nascondi i messaggi di {player}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n&#xa0;carattere rimasto</numerusform>
            <numerusform>%n&#xa0;caratteri rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Nessuno ha ancora detto nulla.</translation>
    </message>
    <message>
        <source>Not sent yet: {count}</source>
        <translation>Non ancora inviati: {count}</translation>
    </message>
</context>
<context>
    <name>TellMe</name>
    <message>
        <source>Notify me even when the program is closed</source>
        <translation>Avvisami anche a programma chiuso</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t let that be changed.</source>
        <translation>Questo computer non permette di cambiarlo.</translation>
    </message>
    <message>
        <source>Starts without a window when you log in, checks your tables over the internet, and notifies you when it is your turn.</source>
        <translation>Dall’accesso in poi controlla, senza finestra, le novità dei tuoi tavoli via Internet, e mostra un messaggio quando tocca a te.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Chang Cheng</source>
        <translation>Chang Cheng</translation>
    </message>
    <message>
        <source>Build the Great Wall and win its provinces. 2 to 4 players.</source>
        <translation>Costruisci la Grande Muraglia e conquista le sue province. Da 2 a 4 giocatori.</translation>
    </message>
    <message>
        <source>China</source>
        <translation>Cina</translation>
    </message>
    <message>
        <source>Houses and emissaries in nine regions. 3 to 5 players.</source>
        <translation>Case ed emissari in nove regioni. Da 3 a 5 giocatori.</translation>
    </message>
    <message>
        <source>Riders at the Wall</source>
        <translation>Cavalieri alle Mura</translation>
    </message>
    <message>
        <source>Settle, trade, and hold the wall. 3 to 6 players.</source>
        <translation>Costruisci, scambia e difendi le mura. Da 3 a 6 giocatori.</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Play with others</source>
        <translation>Gioca con altri</translation>
    </message>
    <message>
        <source>This invitation is for {number} people at this computer. Type a name for each.</source>
        <translation>Questo invito è per {number} persone a questo computer. Scrivi un nome per ciascuna.</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Nome {number}</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Ho un invito</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Add a player here</source>
        <translation>Aggiungi un giocatore qui</translation>
    </message>
    <message>
        <source>Type your name first: the others will see it.</source>
        <translation>Prima scrivi il tuo nome: gli altri lo vedranno.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Partecipa</translation>
    </message>
    <message>
        <source>With a changed program, a host could see everything hidden. Sit down with people you trust.</source>
        <translation>Con un programma modificato, chi ospita potrebbe vedere tutto ciò che è nascosto. Gioca con persone fidate.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>The table runs on your computer. You get an invitation for each guest.</source>
        <translation>Il tavolo è sul tuo computer. Ricevi un invito per ogni ospite.</translation>
    </message>
    <message>
        <source>Open a table: {title}</source>
        <translation>Apri un tavolo: {title}</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>I tuoi tavoli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Closed by {names}</source>
        <translation>Chiuso da {names}</translation>
    </message>
    <message>
        <source>You are no longer at this table</source>
        <translation>Non sei più a questo tavolo</translation>
    </message>
    <message>
        <source>Finished. Not told yet: {names}</source>
        <translation>Partita finita. Ancora da avvisare: {names}</translation>
    </message>
    <message>
        <source>Finished. {names} may ask for a rematch.</source>
        <translation>Partita finita. Forse {names} chiederà la rivincita.</translation>
    </message>
    <message>
        <source>Finished. {names} would like a rematch.</source>
        <translation>Partita finita. Rivincita richiesta da {names}.</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>Lasciata incompiuta</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <translation>{title} con {names}</translation>
    </message>
    <message>
        <source>{title} at {names}&apos;s table</source>
        <translation>{title} al tavolo di {names}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>of a table</comment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>In attesa di {names}</translation>
    </message>
    <message>
        <source>Your turn since yesterday</source>
        <translation>Tocca a te da ieri</translation>
    </message>
    <message>
        <source>Waiting for {names} since yesterday</source>
        <translation>In attesa di {names} da ieri</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a time of day</comment>
        <translation>Tocca a te dalle {when}</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a time of day</comment>
        <translation>In attesa di {names} dalle {when}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a date</comment>
        <translation>Tocca a te dal {when}</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a date</comment>
        <translation>In attesa di {names} dal {when}</translation>
    </message>
    <message>
        <source>{action}: {table}</source>
        <translation>{action}: {table}</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Lascia per sempre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Remove this table? What is left of its game is deleted.</source>
        <translation>Rimuovere questo tavolo? Quel che resta della sua partita viene eliminato.</translation>
    </message>
    <message>
        <source>Remove this table? The game stays among your saved games.</source>
        <translation>Rimuovere questo tavolo? La partita resta tra le tue partite salvate.</translation>
    </message>
    <message>
        <source>Close the table? {names} will not hear how the game ended.</source>
        <translation>Chiudere il tavolo? L’esito della partita resterà ignoto a {names}.</translation>
    </message>
    <message>
        <source>Leave this table for good? You can&apos;t play on afterwards.</source>
        <translation>Lasciare questo tavolo per sempre? Poi non potrai più continuare la partita.</translation>
    </message>
    <message>
        <source>Close the table for everybody? The game ends unfinished; nobody can go on with it.</source>
        <translation>Chiudere il tavolo per tutti? La partita resta incompiuta e nessuno potrà continuarla.</translation>
    </message>
    <message>
        <source>Leave this table for good? The others wait for you until {names} invites somebody else or closes the table.</source>
        <translation>Lasciare questo tavolo per sempre? Gli altri ti aspettano finché {names} non invita qualcun altro o chiude il tavolo.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{block}, {count} left</source>
        <translation>{block}, restano: {count}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fine turno</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <comment>narrow button</comment>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Your blocks</source>
        <translation>I tuoi pezzi</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>{player}&apos;s blocks</source>
        <translation>Pezzi di {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carta coperta</numerusform>
            <numerusform>%n&#xa0;carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s hand</source>
        <translation>Mano di {player}</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Scegli una carta dalla tua mano.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimetti a posto</translation>
    </message>
    <message>
        <source>Peek at the selected region (hold)</source>
        <translation>Sbircia la regione selezionata (tieni premuto)</translation>
    </message>
    <message>
        <source>Finish viewing this first.</source>
        <translation>Prima finisci di guardare.</translation>
    </message>
    <message>
        <source>You can still peek at {regions}. End turn again to skip it.</source>
        <translation>Puoi ancora sbirciare {regions}. Premi di nuovo Fine turno per rinunciare.</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two walls</source>
        <translation>Due muri singoli</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Due carte</translation>
    </message>
    <message>
        <source>Card, then wall</source>
        <translation>Carta, poi muro singolo</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>Muro doppio</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>in different provinces</source>
        <translation>in province diverse</translation>
    </message>
    <message>
        <source>face down, in different provinces</source>
        <translation>coperte, in province diverse</translation>
    </message>
    <message>
        <source>in the same province</source>
        <translation>nella stessa provincia</translation>
    </message>
    <message>
        <source>+1 point per province and region</source>
        <translation>+1 punto per provincia e regione</translation>
    </message>
    <message>
        <source>reserves the next square for you</source>
        <translation>ti riserva una casella accanto</translation>
    </message>
    <message>
        <source>First turn: place just one wall.</source>
        <translation>Primo turno: piazza solo un muro singolo.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action this turn.</source>
        <translation>Non puoi completare un’azione in questo turno.</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>Unica mossa possibile: piazza un muro neutrale.</translation>
    </message>
    <message>
        <source>You may add a neutral wall.</source>
        <translation>Puoi aggiungere un muro neutrale.</translation>
    </message>
    <message>
        <source>You may peek: press and hold the eye on a shield.</source>
        <translation>Puoi sbirciare: tieni premuto l’occhio su uno scudo.</translation>
    </message>
    <message>
        <source>A province is complete – score it.</source>
        <translation>Una provincia è completata: fai il conteggio.</translation>
    </message>
    <message>
        <source>The wall grows – add a board.</source>
        <translation>La muraglia cresce: aggiungi una plancia.</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>Puoi terminare il turno.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Your action is complete.</source>
        <translation>La tua azione è completata.</translation>
    </message>
    <message>
        <source>You have started another action this turn.</source>
        <translation>In questo turno hai iniziato un’altra azione.</translation>
    </message>
    <message>
        <source>You no longer have the pieces for it.</source>
        <translation>Non hai più il necessario per farla.</translation>
    </message>
    <message>
        <source>There is no room for it now.</source>
        <translation>Ora non c’è posto.</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>Tocca a {player}.</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possibile</translation>
    </message>
    <message>
        <source>started</source>
        <translation>iniziata</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatta</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>ora non possibile</translation>
    </message>
    <message>
        <source>{standing} – {reason}</source>
        <comment>an action, and why it can&apos;t be taken</comment>
        <translation>{standing} – {reason}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>Turno di {player}</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Leave the game unfinished?</source>
        <translation>Lasciare la partita incompiuta?</translation>
    </message>
    <message>
        <source>Everybody is asked. If all agree, nobody waits for anybody any more: the game has no result, and hidden cards stay hidden. It remains among your tables, where it can be played on. If somebody says no, the game goes on.</source>
        <translation>La domanda va a tutti. Se tutti accettano, nessuno aspetta più nessuno: la partita non ha un risultato e le carte nascoste restano nascoste. Rimane fra i tuoi tavoli, dove si può continuare. Se qualcuno rifiuta, la partita va avanti.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Ask everybody</source>
        <translation>Chiedi a tutti</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s).</source>
        <translation>
            <numerusform>{player} vince con {score}&#xa0;punto.</numerusform>
            <numerusform>{player} vince con {score}&#xa0;punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with {score} point(s) each.</source>
        <translation>
            <numerusform>{players} condividono la vittoria con {score}&#xa0;punto a testa.</numerusform>
            <numerusform>{players} condividono la vittoria con {score}&#xa0;punti a testa.</numerusform>
        </translation>
    </message>
    <message>
        <source>You share the win.</source>
        <translation>Condividi la vittoria.</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>Vinci con %n&#xa0;punto di vantaggio.</numerusform>
            <numerusform>Vinci con %n&#xa0;punti di vantaggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came second, %n point(s) behind.</source>
        <translation>
            <numerusform>Arrivi al secondo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Arrivi al secondo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: it was your turn.</source>
        <translation>Vinci: era il tuo turno.</translation>
    </message>
    <message>
        <source>You lose only on the tie-break.</source>
        <translation>Perdi solo allo spareggio.</translation>
    </message>
    <message>
        <source>You have no fewer points, but it wasn&apos;t your turn.</source>
        <translation>Non hai meno punti, ma non era il tuo turno.</translation>
    </message>
    <message numerus="yes">
        <source>You share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>Condividi il secondo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Condividi il secondo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %n point(s) behind.</source>
        <translation>
            <numerusform>Arrivi al terzo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Arrivi al terzo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>Condividi il terzo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Condividi il terzo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>Arrivi al quarto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Arrivi al quarto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>Condividi il quarto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Condividi il quarto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>Arrivi al quinto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Arrivi al quinto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>Condividi il quinto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Condividi il quinto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>Arrivi al sesto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>Arrivi al sesto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win on the tie-break.</source>
        <translation>Vinci allo spareggio.</translation>
    </message>
    <message numerus="yes">
        <source>{players} lose(s) only on the tie-break.</source>
        <translation>
            <numerusform>{players} perde solo allo spareggio.</numerusform>
            <numerusform>{players} perdono solo allo spareggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} ha(s/ve) no fewer points.</source>
        <translation>
            <numerusform>{players} non ha meno punti.</numerusform>
            <numerusform>{players} non hanno meno punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came second, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} arriva al secondo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{player} arriva al secondo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} condividono il secondo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{players} condividono il secondo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came third, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} arriva al terzo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{player} arriva al terzo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} condividono il terzo posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{players} condividono il terzo posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} arriva al quarto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{player} arriva al quarto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} condividono il quarto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{players} condividono il quarto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} arriva al quinto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{player} arriva al quinto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} condividono il quinto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{players} condividono il quinto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} arriva al sesto posto, a %n&#xa0;punto dal primo.</numerusform>
            <numerusform>{player} arriva al sesto posto, a %n&#xa0;punti dal primo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Joining a table</source>
        <translation>Partecipa a un tavolo</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>Torna alla schermata iniziale</translation>
    </message>
    <message>
        <source>Choose its certificate…</source>
        <translation>Scegli il suo certificato…</translation>
    </message>
    <message>
        <source>Change the invitation</source>
        <translation>Modifica l’invito</translation>
    </message>
    <message>
        <source>Your turn, {names}.</source>
        <translation>Tocca a te, {names}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game waits until you open your table.</source>
        <translation>La partita aspetta che tu apra il tavolo.</translation>
    </message>
    <message>
        <source>{player} asks to join.</source>
        <translation>{player} chiede di entrare.</translation>
    </message>
    <message>
        <source>{players} ask to join.</source>
        <translation>{players} chiedono di entrare.</translation>
    </message>
    <message>
        <source>The game has gone on.</source>
        <translation>La partita è andata avanti.</translation>
    </message>
    <message>
        <source>{player} asks to go back.</source>
        <translation>{player} chiede di tornare indietro.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>a game that has begun</comment>
        <translation>Apri il tavolo</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>In this network</source>
        <translation>In questa rete</translation>
    </message>
    <message>
        <source>For computers in the same home, or on the same Wi-Fi.</source>
        <translation>Per computer della stessa rete domestica o dello stesso Wi-Fi.</translation>
    </message>
    <message>
        <source>Over the internet</source>
        <translation>Via Internet</translation>
    </message>
    <message>
        <source>Through a post office (any MQTT broker), which keeps sealed letters. It sees addresses and times, never the game. While this computer is off, moves wait there.</source>
        <translation>Tramite un ufficio postale (un qualsiasi broker MQTT) che conserva lettere sigillate. Vede indirizzi e orari, mai la partita. A computer spento, le mosse aspettano lì.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Nome utente</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Password</translation>
    </message>
    <message>
        <source>Own certificate</source>
        <translation>Certificato specifico</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Facoltativo</translation>
    </message>
    <message>
        <source>Those this computer trusts</source>
        <translation>Quelli di cui questo computer si fida</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose the certificate of the post office</source>
        <translation>Scegli il certificato dell’ufficio postale</translation>
    </message>
</context>
</TS>
