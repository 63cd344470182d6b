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
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
    <message>
        <source>An unofficial adaptation made by fans. The game is by Walter Obert and was published by Tenkigames in 2007; neither has a part in this program. Its words, pictures and boards are its own.</source>
        <translation>Un adattamento non ufficiale fatto da appassionati. Il gioco è di Walter Obert, pubblicato da Tenkigames nel 2007; nessuno dei due ha parte in questo programma. Testi, immagini e plance sono originali.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It is written in Python and uses Qt through PySide6, under the LGPL version 3. The fonts Cabin, EB Garamond, WenKai and Noto Sans CJK come under the SIL Open Font License.</source>
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
        <source>Leave this game unfinished</source>
        <translation>Lascia la partita in sospeso</translation>
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
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>Ricomincia il turno</translation>
    </message>
    <message>
        <source>Take back by agreement…</source>
        <translation>Torna indietro di comune accordo…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Nascondi la mia mano</translation>
    </message>
    <message>
        <source>Whole board or close view</source>
        <translation>Plancia intera o da vicino</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Avvicina</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Allontana</translation>
    </message>
    <message>
        <source>See the last round again</source>
        <translation>Rivedi l’ultimo giro</translation>
    </message>
    <message>
        <source>Marks of what has changed</source>
        <translation>Evidenzia i cambiamenti</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Metti in pausa i bot</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Avanza di un passo</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>Regole in breve</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>Opzioni di questa partita</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>L’attacco dei Mongoli</translation>
    </message>
    <message>
        <source>Most unbroken walls in a region: its threat is lost.</source>
        <translation>Chi ha più muri intatti in una regione perde quanto indica il segnalino Minaccia.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Non c’è nulla da ripristinare.</translation>
    </message>
    <message>
        <source>Something hidden was shown: there is no way back past that.</source>
        <translation>È stata rivelata un’informazione nascosta: non si può annullare oltre quel punto.</translation>
    </message>
    <message>
        <source>Somebody else has decided since: there is no way back past that.</source>
        <translation>Nel frattempo ha deciso qualcun altro: non si può annullare oltre quel punto.</translation>
    </message>
    <message>
        <source>The screen has gone to the next player: from here you go back only by agreement.</source>
        <translation>Lo schermo è passato al prossimo giocatore: da qui si torna indietro solo di comune accordo.</translation>
    </message>
    <message>
        <source>Everybody at the table must agree to go back.</source>
        <translation>Tutti al tavolo devono accettare di tornare indietro.</translation>
    </message>
    <message>
        <source>The log of this game is full: nothing can be undone.</source>
        <translation>Il registro di questa partita è pieno: non si può annullare nulla.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}: it will be scored.</source>
        <translation>Completa {province}: subito il conteggio.</translation>
    </message>
    <message>
        <source>Turns up the threat counter of {region} for all to see.</source>
        <translation>Scopre il segnalino Minaccia di {region} davanti a tutti.</translation>
    </message>
    <message>
        <source>Press and hold to look. A look cannot be taken back.</source>
        <translation>Tieni premuto per guardare. Uno sguardo non si può annullare.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plancia</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares</source>
        <translation>{province}: Reputazione {value}, caselle {built} su {count}</translation>
    </message>
    <message>
        <source>{region}: threat counter face down, which you have seen</source>
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
        <source>{square}: empty</source>
        <translation>{square}: vuota</translation>
    </message>
    <message>
        <source>{square}: kept for a single, {colour}</source>
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
        <source>{region}: threat {value}, which only you have seen</source>
        <translation>{region}: segnalino Minaccia {value}, visto solo da te</translation>
    </message>
    <message>
        <source>{region}: threat counter face down</source>
        <translation>{region}: segnalino Minaccia coperto</translation>
    </message>
    <message>
        <source>Say what only I know</source>
        <translation>Di’ quello che so solo io</translation>
    </message>
    <message>
        <source>A look cannot be taken back.</source>
        <translation>Uno sguardo non si può annullare.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Your own boards</source>
        <translation>Le tue plance</translation>
    </message>
    <message>
        <source>Your own boards are left out: a file has a fault.</source>
        <translation>Le tue plance restano fuori: un file ha un difetto.</translation>
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
        <source>Must cancel one other card still unresolved here, even one of your own.</source>
        <translation>Deve eliminare un’altra carta qui non ancora risolta, anche una propria.</translation>
    </message>
    <message>
        <source>Breaks a single in this province, or removes the threat counter of a region that borders it.</source>
        <translation>Abbatte un muro singolo di questa provincia o toglie il segnalino Minaccia di una regione confinante.</translation>
    </message>
    <message>
        <source>Makes this province worth 2 more, or 2 less.</source>
        <translation>Aumenta o riduce di 2 il valore di questa provincia.</translation>
    </message>
    <message>
        <source>Makes this province worth 2 more, or adds a virtual wall for the majority.</source>
        <translation>Aumenta di 2 il valore di questa provincia o aggiunge un muro virtuale per la maggioranza.</translation>
    </message>
    <message>
        <source>Adds two virtual walls for the majority.</source>
        <translation>Aggiunge due muri virtuali per la maggioranza.</translation>
    </message>
    <message>
        <source>May swap a single in this province with any other single.</source>
        <translation>Può scambiare un muro singolo di questa provincia con qualunque altro muro singolo.</translation>
    </message>
    <message>
        <source>May swap a single in this province with a single in another province.</source>
        <translation>Può scambiare un muro singolo di questa provincia con uno di un’altra provincia.</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>Elimina una carta</translation>
    </message>
    <message>
        <source>Break a single</source>
        <translation>Abbatti un muro singolo</translation>
    </message>
    <message>
        <source>Remove a threat counter</source>
        <translation>Togli un segnalino Minaccia</translation>
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
        <source>1 virtual wall</source>
        <translation>1 muro virtuale</translation>
    </message>
    <message>
        <source>2 virtual walls</source>
        <translation>2 muri virtuali</translation>
    </message>
    <message>
        <source>Swap two singles</source>
        <translation>Scambia due muri singoli</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>Non c’è un’altra carta da eliminare.</translation>
    </message>
    <message>
        <source>There is no single here that could be broken.</source>
        <translation>Qui non c’è un muro singolo da abbattere.</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>Nessuna regione confinante ha più un segnalino Minaccia.</translation>
    </message>
    <message>
        <source>There are no two singles to swap.</source>
        <translation>Non ci sono due muri singoli da scambiare.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Dimensione dell’interfaccia</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Speed of the bots</source>
        <translation>Velocità dei bot</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Reduced: only fades</source>
        <comment>motion</comment>
        <translation>Ridotte: solo dissolvenze</translation>
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
        <source>At once</source>
        <comment>bots</comment>
        <translation>Immediata</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The threat of {region} is turned face up: {value}.</source>
        <translation>Il segnalino Minaccia di {region} viene scoperto: {value}.</translation>
    </message>
    <message>
        <source>{player} places a neutral single in {province}.</source>
        <translation>{player} piazza un muro singolo neutrale a {province}.</translation>
    </message>
    <message>
        <source>{player} places a single in {province}.</source>
        <translation>{player} piazza un muro singolo a {province}.</translation>
    </message>
    <message>
        <source>{player} places the double in {west}.</source>
        <translation>{player} piazza il muro doppio a {west}.</translation>
    </message>
    <message>
        <source>{player} places the double in {west} and {east}.</source>
        <translation>{player} piazza il muro doppio tra {west} e {east}.</translation>
    </message>
    <message>
        <source>{player} places the tower in {province}; a square beside it is kept for a single.</source>
        <translation>{player} piazza la torre a {province}; una casella accanto resta riservata a un suo muro singolo.</translation>
    </message>
    <message>
        <source>{player} places the tower in {province}.</source>
        <translation>{player} piazza la torre a {province}.</translation>
    </message>
    <message>
        <source>{player} builds on the square kept beside the tower.</source>
        <translation>{player} costruisce sulla casella riservata accanto alla torre.</translation>
    </message>
    <message>
        <source>{player} has no singles left: the square beside the tower is free.</source>
        <translation>{player} non ha più muri singoli: la casella accanto alla torre è libera.</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player} gioca una carta a {province}.</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}: {card}.</source>
        <translation>{player} gioca una carta a {province}: {card}.</translation>
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
        <source>Cards in {province}: {cards}. Void: {void}.</source>
        <translation>Carte a {province}: {cards}. Nulle: {void}.</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>Carte a {province}: {cards}.</translation>
    </message>
    <message>
        <source>Cards in {province}, all void: {void}.</source>
        <translation>Carte a {province}, tutte nulle: {void}.</translation>
    </message>
    <message>
        <source>There are no cards in {province}.</source>
        <translation>A {province} non ci sono carte.</translation>
    </message>
    <message>
        <source>{card} removes the threat of {region} unseen.</source>
        <translation>{card} toglie il segnalino Minaccia di {region} senza mostrarlo.</translation>
    </message>
    <message>
        <source>{card} removes the threat of {region}: {value}.</source>
        <translation>{card} toglie il segnalino Minaccia di {region}: {value}.</translation>
    </message>
    <message>
        <source>{card} changes the value by {change}.</source>
        <translation>{card} modifica il valore: {change}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} adds %n virtual wall(s).</source>
        <translation>
            <numerusform>{card} aggiunge %n muro virtuale.</numerusform>
            <numerusform>{card} aggiunge %n muri virtuali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>{card} elimina {other}.</translation>
    </message>
    <message>
        <source>{card} breaks a single ({owner}) in {province}.</source>
        <translation>{card} abbatte un muro singolo ({owner}) a {province}.</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>{card} non scambia nulla.</translation>
    </message>
    <message>
        <source>{card} finds nothing to do.</source>
        <translation>{card} non ha alcun effetto.</translation>
    </message>
    <message>
        <source>{card} swaps a single ({owner}) in {here} with one ({other_owner}) in {there}.</source>
        <translation>{card} scambia il muro singolo ({owner}) a {here} con quello ({other_owner}) a {there}.</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player} completa {province}.</translation>
    </message>
    <message>
        <source>{province} gets an emperor card; unspent so far: {unspent}.</source>
        <translation>{province} riceve una carta Imperatore (disponibili: {unspent}).</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province} vale {value}: muri {walls}, Reputazione {reputation}, carte {change}. Maggioranza: {players}.</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player holds the majority.</source>
        <translation>{province} vale {value}: muri {walls}, Reputazione {reputation}, carte {change}. Nessun giocatore ha la maggioranza.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) to {region}.</source>
        <translation>
            <numerusform>{player} perde %n punto nella regione {region}.</numerusform>
            <numerusform>{player} perde %n punti nella regione {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player} guadagna %n punto a {province}.</numerusform>
            <numerusform>{player} guadagna %n punti a {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s): {source}.</source>
        <translation>
            <numerusform>{player} guadagna %n punto: {source}.</numerusform>
            <numerusform>{player} guadagna %n punti: {source}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter left: no loss.</source>
        <translation>{region} non ha più il segnalino Minaccia: nessuna perdita.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region} attacca: {value}. Maggioranza: {players}. Al riparo di una torre: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>{region} attacca: {value}. Maggioranza: {players}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region} attacca: {value}. Al riparo di una torre: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player holds the majority.</source>
        <translation>{region} attacca: {value}. Nessun giocatore ha la maggioranza.</translation>
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
        <source>{card} ({player})</source>
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
        <source>{player} can do nothing at all and passes.</source>
        <translation>{player} non può fare nulla e passa.</translation>
    </message>
    <message>
        <source>Three emperor cards: {player} adds a board.</source>
        <translation>Tre carte Imperatore: {player} aggiunge una plancia.</translation>
    </message>
    <message>
        <source>Three emperor cards: {player} adds a board. Drawn: {board}.</source>
        <translation>Tre carte Imperatore: {player} aggiunge una plancia. Estratta: {board}.</translation>
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
        <translation>La muraglia è finita: i Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Everybody has passed: the Mongols attack.</source>
        <translation>Tutti hanno passato: i Mongoli attaccano.</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message numerus="yes">
        <source>The table goes back %n step(s) by agreement.</source>
        <translation>
            <numerusform>Di comune accordo si torna indietro di %n passo.</numerusform>
            <numerusform>Di comune accordo si torna indietro di %n passi.</numerusform>
        </translation>
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
</context>
<context>
    <name>Command</name>
    <message>
        <source>Peek at {region}</source>
        <translation>Sbircia {region}</translation>
    </message>
    <message>
        <source>Score {province}</source>
        <translation>Assegna i punti di {province}</translation>
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
        <source>Cancel {card} ({owner})</source>
        <translation>Elimina {card} ({owner})</translation>
    </message>
    <message>
        <source>Remove the threat of {region}</source>
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
        <source>1 virtual wall</source>
        <translation>1 muro virtuale</translation>
    </message>
    <message>
        <source>Swap nothing</source>
        <translation>Non scambiare</translation>
    </message>
    <message>
        <source>Single: {square}</source>
        <translation>Muro singolo: {square}</translation>
    </message>
    <message>
        <source>Neutral single: {square}</source>
        <translation>Muro singolo neutrale: {square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>Torre: {square}</translation>
    </message>
    <message>
        <source>Double: {west} and {east}</source>
        <translation>Muro doppio: {west} e {east}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>Carta: {province}</translation>
    </message>
    <message>
        <source>Add board {board}, side {side}, in the west</source>
        <translation>Aggiungi a ovest la plancia {board}, lato {side}</translation>
    </message>
    <message>
        <source>Add board {board}, side {side}, in the east</source>
        <translation>Aggiungi a est la plancia {board}, lato {side}</translation>
    </message>
    <message>
        <source>Break {single}</source>
        <translation>Abbatti: {single}</translation>
    </message>
    <message>
        <source>Swap {here} and {there}</source>
        <translation>Scambia {here} con {there}</translation>
    </message>
    <message>
        <source>{square} ({owner})</source>
        <translation>{square} ({owner})</translation>
    </message>
</context>
<context>
    <name>Controllers</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>Bot: spensierato</translation>
    </message>
    <message>
        <source>Bot: shrewd</source>
        <translation>Bot: astuto</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk does not answer.</source>
        <translation>Il disco non risponde.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>Lì non si può scrivere nulla.</translation>
    </message>
    <message>
        <source>You are not allowed to write there.</source>
        <translation>Non hai il permesso di scrivere lì.</translation>
    </message>
    <message>
        <source>The disk has a fault.</source>
        <translation>Il disco ha un guasto.</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>La cartella non c’è.</translation>
    </message>
    <message>
        <source>A folder has this name.</source>
        <translation>Esiste una cartella con questo nome.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Il nome è troppo lungo.</translation>
    </message>
    <message>
        <source>The disk refuses ({code}).</source>
        <translation>Il disco si rifiuta ({code}).</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>Imperatore</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all}, then a board is added.</source>
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
        <source>At the end, whoever has walls in the most provinces gains 4 points; ties all gain.</source>
        <translation>Alla fine, chi ha muri nel maggior numero di province guadagna 4 punti; a pari merito li guadagnano tutti.</translation>
    </message>
    <message>
        <source>At the end, every action card still in hand gains 2 points.</source>
        <translation>Alla fine, ogni carta azione ancora in mano fa guadagnare 2 punti.</translation>
    </message>
    <message>
        <source>Whenever a square is built on, the threat counter of its region is turned face up for good.</source>
        <translation>Quando si costruisce su una casella, il segnalino Minaccia della sua regione viene scoperto per sempre.</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls gains 1 point a square; ties all gain.</source>
        <translation>Alla fine, la serie di muri ininterrotta più lunga fa guadagnare 1 punto a casella; a pari merito guadagnano tutti.</translation>
    </message>
    <message>
        <source>At the end, every player gains 1 point a square for their longest unbroken run of walls.</source>
        <translation>Alla fine, ognuno guadagna 1 punto per ogni casella della propria serie di muri ininterrotta più lunga.</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>Aggiungi una plancia</translation>
    </message>
    <message>
        <source>Choose a face, then the end of the wall, here or there.</source>
        <translation>Scegli un lato, poi l’estremità, qui o sulla muraglia.</translation>
    </message>
    <message>
        <source>This board was drawn: choose the end of the wall.</source>
        <translation>Questa plancia è stata estratta: scegli l’estremità.</translation>
    </message>
    <message>
        <source>Choose a face first.</source>
        <translation>Prima scegli un lato.</translation>
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
        <source>Reading {file}: {percent} %</source>
        <translation>Lettura di {file}: {percent} %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The gate closed meanwhile: nothing was saved.</source>
        <translation>Nel frattempo la porta si è chiusa: non è stato salvato nulla.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Una partita illeggibile</translation>
    </message>
    <message>
        <source>Turn {turn} · {when}</source>
        <translation>Turno {turn} · {when}</translation>
    </message>
    <message>
        <source>Over · {when}</source>
        <translation>Finita · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Aperta in un’altra finestra</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to the trash</source>
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
        <source>Move to the trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Partite su questo computer</translation>
    </message>
    <message>
        <source>Rename the game</source>
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
        <source>This version does not know the game.</source>
        <translation>Questa versione non conosce il gioco.</translation>
    </message>
    <message>
        <source>The game is in the trash.</source>
        <translation>La partita è nel cestino.</translation>
    </message>
    <message>
        <source>{count} games are in the trash.</source>
        <translation>{count} partite sono nel cestino.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Va bene</translation>
    </message>
    <message>
        <source>Many games are kept here, {count} of them old.</source>
        <translation>Molte partite, vecchie: {count}.</translation>
    </message>
    <message>
        <source>Move the old ones to the trash</source>
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
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should be looking at the screen.</source>
        <translation>Solo {name} dovrebbe guardare lo schermo.</translation>
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
        <source>I am {name} – open the gate</source>
        <translation>Sono {name}: apri la porta</translation>
    </message>
    <message>
        <source>Show the board only (no hand, no notes)</source>
        <translation>Mostra solo la plancia (né mano né note)</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>Passa il dispositivo a</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>Queste note sono per</translation>
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
        <source>gone</source>
        <translation>usata</translation>
    </message>
    <message>
        <source>Lies face down in {province}</source>
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
        <source>{card}: choose a lit province.</source>
        <translation>{card}: scegli una provincia evidenziata.</translation>
    </message>
    <message>
        <source>Choose the wall that it changes places with.</source>
        <translation>Scegli il muro con cui scambiarlo.</translation>
    </message>
    <message>
        <source>Choose the end of the wall for this board.</source>
        <translation>Scegli a quale estremità del muro va questa plancia.</translation>
    </message>
    <message>
        <source>{block}: choose a lit square.</source>
        <translation>{block}: scegli una casella evidenziata.</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares, one by one.</source>
        <translation>{block}: scegli due caselle adiacenti, una dopo l’altra.</translation>
    </message>
    <message>
        <source>{block}: choose the square beside it.</source>
        <translation>{block}: scegli la casella accanto.</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>{occupied} of {squares} squares</source>
        <translation>caselle {occupied} su {squares}</translation>
    </message>
    <message>
        <source>{region} {threat}, led by {players}</source>
        <translation>{region} {threat}, in testa {players}</translation>
    </message>
    <message>
        <source>Would lose: {players}</source>
        <translation>A rischio: {players}</translation>
    </message>
    <message>
        <source>Tower of {players}</source>
        <translation>Torre di {players}</translation>
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
        <source>{region} {threat} for {players}</source>
        <translation>{region} {threat} per {players}</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, virtual {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}: muri {walls}, virtuali {virtual}, in rovina {broken}, carte {cards}</translation>
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
        <source>completed</source>
        <translation>completata</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>tolta</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Minaccia</translation>
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
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Press a key&apos;s button, then the new key. {key} takes the key away.</source>
        <translation>Fai clic su una scorciatoia, poi premi il nuovo tasto. {key} la rimuove.</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Ripristina tutti</translation>
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
        <source>Walk through what is possible</source>
        <translation>Scorri le mosse possibili</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Do it where they have walked to</source>
        <translation>Esegui la mossa evidenziata</translation>
    </message>
    <message>
        <source>Go on with what moves or is shown</source>
        <translation>Salta l’animazione o vai avanti</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Vai alla parte successiva della finestra</translation>
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
        <source>The program has made a mistake. Your game is kept.</source>
        <translation>Il programma ha commesso un errore. La partita è al sicuro.</translation>
    </message>
    <message>
        <source>If something looks odd, close the window and open it again.</source>
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
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Giocatori, in senso orario</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opzioni del tavolo</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Drawn, and secret until the end</source>
        <translation>Estratto, e segreto fino alla fine</translation>
    </message>
    <message>
        <source>A typed seed gives the same draw again; the game counts as open.</source>
        <translation>Inserendo un seme si ripete la stessa estrazione; la partita non è più segreta.</translation>
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
        <source>Who is player {number}</source>
        <translation>Chi è il giocatore {number}</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>A sorte</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Sides of the boards</source>
        <translation>Lati delle plance</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Misti</translation>
    </message>
    <message>
        <source>Every board may show side A or side B.</source>
        <translation>Ogni plancia può mostrare il lato A o il lato B.</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>Tutti A</translation>
    </message>
    <message>
        <source>Every board shows side A, added ones too.</source>
        <translation>Ogni plancia mostra il lato A, anche quelle aggiunte.</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Tutti B</translation>
    </message>
    <message>
        <source>Every board shows side B, added ones too.</source>
        <translation>Ogni plancia mostra il lato B, anche quelle aggiunte.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>The first turn of the game is one single and nothing else.</source>
        <translation>Il primo turno della partita è un muro singolo e nient’altro.</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>Ogni giocatore</translation>
    </message>
    <message>
        <source>Every player&apos;s first turn is one single and nothing else.</source>
        <translation>Il primo turno di ognuno è un muro singolo e nient’altro.</translation>
    </message>
    <message>
        <source>No opening rule</source>
        <translation>Nessuna regola</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation>Il primo turno è un turno come gli altri.</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>Dove sbirciare</translation>
    </message>
    <message>
        <source>Region of the square</source>
        <translation>Regione della casella</translation>
    </message>
    <message>
        <source>A block lets you peek at the region of its own square.</source>
        <translation>Un pezzo permette di sbirciare la regione della sua casella.</translation>
    </message>
    <message>
        <source>Regions of the province</source>
        <translation>Regioni della provincia</translation>
    </message>
    <message>
        <source>A block lets you peek at all regions along its province.</source>
        <translation>Un pezzo permette di sbirciare tutte le regioni confinanti con la sua provincia.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>Threats stay noted</source>
        <translation>Segnalini Minaccia annotati</translation>
    </message>
    <message>
        <source>A threat you have seen stays visible to you alone.</source>
        <translation>Un segnalino Minaccia che hai visto resta visibile solo a te.</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>A memoria</translation>
    </message>
    <message>
        <source>One look per block and region, this turn only: remember it.</source>
        <translation>Ogni pezzo permette un solo sguardo per regione, nel turno in cui è piazzato: sta a te ricordare.</translation>
    </message>
    <message>
        <source>Neutral singles</source>
        <translation>Muri singoli neutrali</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>Concorrono</translation>
    </message>
    <message>
        <source>Neutral singles can hold a majority; then nobody scores it.</source>
        <translation>I muri singoli neutrali possono avere la maggioranza; allora nessuno ne ricava punti.</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorati</translation>
    </message>
    <message>
        <source>Neutral singles are ignored when majorities are counted.</source>
        <translation>I muri singoli neutrali non contano per le maggioranze.</translation>
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
        <source>Whoever adds a board chooses it, its side and its end.</source>
        <translation>Chi aggiunge una plancia la sceglie, con il lato e l’estremità.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>The board and its side are drawn; only the end is chosen.</source>
        <translation>Plancia e lato sono estratti; si sceglie solo l’estremità.</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>Segnalini Minaccia tolti</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Nascosti</translation>
    </message>
    <message>
        <source>Nobody sees the threat counter that a Traitor removes.</source>
        <translation>Nessuno vede il segnalino Minaccia tolto da un Traditore.</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrati</translation>
    </message>
    <message>
        <source>The threat counter that a Traitor removes is shown to all.</source>
        <translation>Il segnalino Minaccia tolto da un Traditore è mostrato a tutti.</translation>
    </message>
    <message>
        <source>The Mandarin&apos;s swap</source>
        <translation>Scambio del Mandarino</translation>
    </message>
    <message>
        <source>With another province</source>
        <translation>Con un’altra provincia</translation>
    </message>
    <message>
        <source>The second single of a swap stands in another province.</source>
        <translation>Il secondo muro singolo sta in un’altra provincia.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>The second single may stand in the same province as well.</source>
        <translation>Il secondo muro singolo può stare anche nella stessa provincia.</translation>
    </message>
    <message>
        <source>Points for Dominance</source>
        <translation>Punti per Dominio</translation>
    </message>
    <message>
        <source>Every player scores their own longest run.</source>
        <translation>Ognuno segna la propria serie più lunga.</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>Solo la più lunga</translation>
    </message>
    <message>
        <source>Only the longest run of all scores; ties all score.</source>
        <translation>Segna solo la serie più lunga di tutte; a pari merito segnano tutti.</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}: {choice}</translation>
    </message>
</context>
<context>
    <name>OptionsInForce</name>
    <message>
        <source>Options of this game</source>
        <translation>Opzioni di questa partita</translation>
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
        <source>{option} (not as usual)</source>
        <translation>{option} (diverso dal solito)</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Torna al presente</translation>
    </message>
    <message>
        <source>The last round once more</source>
        <translation>Riepilogo dell’ultimo giro</translation>
    </message>
    <message>
        <source>Once more: {what}</source>
        <translation>Riepilogo: {what}</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Single</source>
        <translation>Muro singolo</translation>
    </message>
    <message>
        <source>Double</source>
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
        <source>Neutral single</source>
        <translation>Muro singolo neutrale</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>owner of a single in a list or in brackets</comment>
        <translation>neutrale</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{province} {place}/{count}, facing {region}</source>
        <translation>{province} {place}/{count}, di fronte a {region}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>Plancia {board}, lato {side}</translation>
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
        <source>decides now</source>
        <translation>decide ora</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
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
        <source>{player}: score {score}; left: singles {singles}, doubles {doubles}, towers {towers}, cards {cards}</source>
        <translation>{player}: punteggio {score}; restano: muri singoli {singles}, muro doppio {doubles}, torri {towers}, carte {cards}</translation>
    </message>
    <message>
        <source>Singles left: {count}</source>
        <translation>Muri singoli rimasti: {count}</translation>
    </message>
    <message>
        <source>Doubles left: {count}</source>
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
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player} is about to score {provinces}.</source>
        <translation>{player} sta per assegnare i punti di {provinces}.</translation>
    </message>
    <message>
        <source>{player} is adding a board to the wall.</source>
        <translation>{player} sta aggiungendo una plancia.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>Tocca a {player}.</translation>
    </message>
    <message>
        <source>Opening turn: place one single and nothing else.</source>
        <translation>Apertura: piazza un muro singolo e nient’altro.</translation>
    </message>
    <message>
        <source>You can do nothing at all: you pass.</source>
        <translation>Non puoi fare nulla: passi.</translation>
    </message>
    <message>
        <source>You can do nothing else: place a neutral single.</source>
        <translation>Non puoi fare altro: piazza un muro singolo neutrale.</translation>
    </message>
    <message>
        <source>Only half an action is possible: one single or one card.</source>
        <translation>È possibile solo mezza azione: un muro singolo o una carta.</translation>
    </message>
    <message>
        <source>Your turn: take a block or a card.</source>
        <translation>Tocca a te: prendi un pezzo o una carta.</translation>
    </message>
    <message>
        <source>Now place your second single outside {province}.</source>
        <translation>Ora piazza il secondo muro singolo in una provincia diversa da {province}.</translation>
    </message>
    <message>
        <source>Now play your second card outside {province}.</source>
        <translation>Ora gioca la seconda carta in una provincia diversa da {province}.</translation>
    </message>
    <message>
        <source>Now place your single in {province}.</source>
        <translation>Ora piazza il muro singolo a {province}.</translation>
    </message>
    <message>
        <source>Now a single in {province}, or a second card in another province.</source>
        <translation>Ora piazza un muro singolo a {province} o gioca una seconda carta in un’altra provincia.</translation>
    </message>
    <message>
        <source>You may place a neutral single and peek at {regions}, or end your turn.</source>
        <translation>Puoi piazzare un muro singolo neutrale e sbirciare {regions}, o terminare il turno.</translation>
    </message>
    <message>
        <source>You may place a neutral single, or end your turn.</source>
        <translation>Puoi piazzare un muro singolo neutrale o terminare il turno.</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>Puoi sbirciare {regions} o terminare il turno.</translation>
    </message>
    <message>
        <source>End your turn: a board will be added.</source>
        <translation>Termina il turno: verrà aggiunta una plancia.</translation>
    </message>
    <message>
        <source>Nothing more is possible: end your turn.</source>
        <translation>Non è possibile altro: termina il turno.</translation>
    </message>
    <message>
        <source>Your action is done: end your turn.</source>
        <translation>Azione conclusa: termina il turno.</translation>
    </message>
    <message>
        <source>{provinces} are completed: choose which is scored first.</source>
        <translation>{provinces} sono completate: scegli da quale iniziare il conteggio.</translation>
    </message>
    <message>
        <source>{province} is completed: begin its scoring.</source>
        <translation>{province} è completata: inizia il conteggio.</translation>
    </message>
    <message>
        <source>Add a board: choose it, its side and the end of the wall.</source>
        <translation>Aggiungi una plancia: scegli quale, il lato e l’estremità.</translation>
    </message>
    <message>
        <source>The draw is {board}: choose the end of the wall.</source>
        <translation>Estratta: {board}. Scegli l’estremità.</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player} – {choice}</translation>
    </message>
    <message>
        <source>{player} decides in {province}: {card}.</source>
        <translation>{player} decide a {province}: {card}.</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>Guerriero: scegli una carta da eliminare a {province}.</translation>
    </message>
    <message>
        <source>Traitor: break a single in {province}, or remove a bordering threat.</source>
        <translation>Traditore: abbatti un muro singolo a {province} o togli il segnalino Minaccia di una regione confinante.</translation>
    </message>
    <message>
        <source>Flood: make {province} worth 2 more, or 2 less.</source>
        <translation>Inondazione: aumenta o riduci di 2 il valore di {province}.</translation>
    </message>
    <message>
        <source>Builder: make {province} worth 2 more, or add a virtual wall.</source>
        <translation>Costruttore: aumenta di 2 il valore di {province} o aggiungi un muro virtuale.</translation>
    </message>
    <message>
        <source>Master Builder: add two virtual walls in {province}.</source>
        <translation>Mastro costruttore: aggiungi due muri virtuali a {province}.</translation>
    </message>
    <message>
        <source>Mandarin: swap a single in {province} for another one, or swap nothing.</source>
        <translation>Mandarino: scambia un muro singolo a {province} con un altro o non scambiare.</translation>
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
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{player} is due now.</source>
        <translation>Ora tocca a {player}.</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. Whoever has most walls in a province when it is completed scores its value.</source>
        <translation>Insieme costruite la Grande Muraglia. Quando una provincia è completata, chi vi ha più muri ne segna il valore.</translation>
    </message>
    <message>
        <source>When the wall is finished the Mongols attack: whoever has most walls in a region loses what its threat counter says. The highest score wins.</source>
        <translation>Quando la muraglia è finita i Mongoli attaccano: chi ha più muri in una regione perde quanto indica il segnalino Minaccia. Vince il punteggio più alto.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Do one of five actions, and do it completely:</source>
        <translation>Scegli una delle cinque azioni e svolgila per intero:</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}: {rule}</translation>
    </message>
    <message>
        <source>Only when no action can be completed you do half of one if you can, one single or one card; else you pass.</source>
        <translation>Solo se non puoi completare nessuna azione ne fai mezza, se possibile: un muro singolo o una carta; altrimenti passi.</translation>
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
        <source>A tower never stands beside another tower.</source>
        <translation>Una torre non sta mai accanto a un’altra torre.</translation>
    </message>
    <message>
        <source>One square that was empty beside it is kept for a single of its owner: others may take one of two, never the last. It is free again when the owner has no singles left.</source>
        <translation>Una casella vuota accanto resta riservata a un muro singolo del proprietario: di due, gli altri possono prenderne una, mai l’ultima. Si libera quando il proprietario non ha più muri singoli.</translation>
    </message>
    <message>
        <source>In the attack a tower shelters its owner in the tower&apos;s own region.</source>
        <translation>Nell’attacco una torre mette al riparo il proprietario nella propria regione.</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>Conteggio di una provincia</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same priority are void.</source>
        <translation>Si rivelano tutte le carte della provincia. Quelle con la stessa priorità si annullano.</translation>
    </message>
    <message>
        <source>The others take effect from priority 1 to 6. The owner of a card decides, whoever&apos;s turn it is.</source>
        <translation>Le altre hanno effetto dalla priorità 1 alla 6. Decide il proprietario della carta, di chiunque sia il turno.</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>Valore: muri intatti di tutti i colori, più il segnalino Reputazione, più o meno le carte.</translation>
    </message>
    <message>
        <source>Majority: most unbroken walls, virtual ones included; a double counts as two, a tower as one. Everyone who is tied scores the whole value.</source>
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
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. A peek cannot be taken back.</source>
        <translation>Dopo aver piazzato un pezzo puoi sbirciare un segnalino Minaccia fino alla fine del turno. Non si può annullare.</translation>
    </message>
    <message>
        <source>If three emperor cards are unspent at the end of a turn, that player adds a board in the west or in the east: once a game, twice with four players.</source>
        <translation>Se alla fine di un turno sono disponibili tre carte Imperatore, quel giocatore aggiunge una plancia a ovest o a est: una volta a partita, due in quattro giocatori.</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>In due giocatori</translation>
    </message>
    <message>
        <source>After your action you may place one neutral single:</source>
        <translation>Dopo la tua azione puoi piazzare un muro singolo neutrale:</translation>
    </message>
    <message>
        <source>– after two singles or two cards, in one of those two provinces;</source>
        <translation>– dopo due muri singoli o due carte, in una di quelle due province;</translation>
    </message>
    <message>
        <source>– after a card and a single, a double or a tower, in any other province;</source>
        <translation>– dopo una carta e un muro singolo, un muro doppio o una torre, in qualsiasi altra provincia;</translation>
    </message>
    <message>
        <source>– after half an action, in that province.</source>
        <translation>– dopo mezza azione, in quella provincia.</translation>
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
        <source>Region by region, from west to east, the threat counter is turned face up. Whoever has most unbroken walls there loses that many points; everyone who is tied loses them in full.</source>
        <translation>Regione per regione, da ovest a est, si scopre il segnalino Minaccia. Chi vi ha più muri intatti perde altrettanti punti; a pari merito li perdono tutti per intero.</translation>
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
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The rules at a glance</source>
        <translation>Le regole in breve</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>A province is completed: its scoring comes first.</source>
        <translation>Una provincia è completata: prima il conteggio.</translation>
    </message>
    <message>
        <source>A revealed card has to be decided first.</source>
        <translation>Prima scegli l’effetto della carta rivelata.</translation>
    </message>
    <message>
        <source>First a board has to be added.</source>
        <translation>Prima va aggiunta una plancia.</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>Nessuna carta attende una decisione.</translation>
    </message>
    <message>
        <source>The revealed card does not allow this choice.</source>
        <translation>La carta rivelata non permette questa scelta.</translation>
    </message>
    <message>
        <source>One action a turn: yours is done.</source>
        <translation>Un’azione per turno: la tua è fatta.</translation>
    </message>
    <message>
        <source>Complete your action first.</source>
        <translation>Prima completa la tua azione.</translation>
    </message>
    <message>
        <source>You cannot pass while something is still possible.</source>
        <translation>Non puoi passare finché qualcosa è ancora possibile.</translation>
    </message>
    <message>
        <source>The opening turn is one single and nothing else.</source>
        <translation>L’apertura è un muro singolo e nient’altro.</translation>
    </message>
    <message>
        <source>This square is not in play.</source>
        <translation>Questa casella non è in gioco.</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>Questa casella è occupata.</translation>
    </message>
    <message>
        <source>A double needs two adjacent empty squares.</source>
        <translation>Un muro doppio richiede due caselle vuote adiacenti.</translation>
    </message>
    <message>
        <source>A tower may not stand beside another tower.</source>
        <translation>Una torre non può stare accanto a un’altra torre.</translation>
    </message>
    <message>
        <source>The last empty square beside a tower is kept for a single of its owner.</source>
        <translation>L’ultima casella vuota accanto a una torre è riservata a un muro singolo del proprietario.</translation>
    </message>
    <message>
        <source>You have no singles left.</source>
        <translation>Non hai più muri singoli.</translation>
    </message>
    <message>
        <source>You have placed your double already.</source>
        <translation>Hai già piazzato il muro doppio.</translation>
    </message>
    <message>
        <source>You have placed your tower already.</source>
        <translation>Hai già piazzato la torre.</translation>
    </message>
    <message>
        <source>There are no neutral singles left.</source>
        <translation>Non ci sono più muri singoli neutrali.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Questa carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>This province is not in play.</source>
        <translation>Questa provincia non è in gioco.</translation>
    </message>
    <message>
        <source>This province is completed and takes no more cards.</source>
        <translation>Questa provincia è completata e non accetta più carte.</translation>
    </message>
    <message>
        <source>Two singles go to two different provinces.</source>
        <translation>Due muri singoli vanno in due province diverse.</translation>
    </message>
    <message>
        <source>Two cards go to two different provinces.</source>
        <translation>Due carte vanno in due province diverse.</translation>
    </message>
    <message>
        <source>After a card, the single goes to the same province as the card.</source>
        <translation>Dopo una carta, il muro singolo va nella stessa provincia della carta.</translation>
    </message>
    <message>
        <source>After a single, only a second single may follow.</source>
        <translation>Dopo un muro singolo può seguire solo un secondo muro singolo.</translation>
    </message>
    <message>
        <source>After a card, only a second card or a single may follow.</source>
        <translation>Dopo una carta può seguire solo una seconda carta o un muro singolo.</translation>
    </message>
    <message>
        <source>This action could not be finished, so it may not be begun.</source>
        <translation>Questa azione non si potrebbe finire, quindi non si può iniziare.</translation>
    </message>
    <message>
        <source>After this action, the neutral single may not go to that province.</source>
        <translation>Dopo questa azione, il muro singolo neutrale non può andare in quella provincia.</translation>
    </message>
    <message>
        <source>Only one neutral single a turn.</source>
        <translation>Un solo muro singolo neutrale per turno.</translation>
    </message>
    <message>
        <source>With nothing else possible, a neutral single must be placed.</source>
        <translation>Se non è possibile altro, va piazzato un muro singolo neutrale.</translation>
    </message>
    <message>
        <source>There is no neutral single in an opening turn.</source>
        <translation>Nell’apertura non si piazza alcun muro singolo neutrale.</translation>
    </message>
    <message>
        <source>This province is not waiting to be scored.</source>
        <translation>Questa provincia non attende il conteggio.</translation>
    </message>
    <message>
        <source>You may peek only where you have built in this turn.</source>
        <translation>Puoi sbirciare solo dove hai costruito in questo turno.</translation>
    </message>
    <message>
        <source>You know this threat counter already.</source>
        <translation>Conosci già questo segnalino Minaccia.</translation>
    </message>
    <message>
        <source>This threat counter lies face up.</source>
        <translation>Questo segnalino Minaccia è scoperto.</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>Questo segnalino Minaccia è stato tolto.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ora non è possibile.</translation>
    </message>
    <message>
        <source>This board cannot be added.</source>
        <translation>Questa plancia non si può aggiungere.</translation>
    </message>
    <message>
        <source>In this game all boards show the same side.</source>
        <translation>In questa partita tutte le plance mostrano lo stesso lato.</translation>
    </message>
    <message>
        <source>The board to be added has been drawn: it is another one.</source>
        <translation>La plancia da aggiungere è già estratta: è un’altra.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n card(s), not known</source>
        <translation>
            <numerusform>%n carta, sconosciuta</numerusform>
            <numerusform>%n carte, sconosciute</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: the beginning of the game</source>
        <translation>Replay: l’inizio della partita</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>Replay: {what}</translation>
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
        <source>One step on</source>
        <translation>Avanti di un passo</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Indietro di un turno</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Avanti di un turno</translation>
    </message>
    <message>
        <source>To the beginning</source>
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
        <source>Leave the replay</source>
        <translation>Esci dal replay</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Passo della partita</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the replay</comment>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>Riproduci a velocità {speed}</translation>
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
        <source>Seen by</source>
        <translation>Visto da</translation>
    </message>
    <message>
        <source>All</source>
        <comment>as whom a replay is seen</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>What lay open to all at the table</source>
        <translation>Ciò che era scoperto per tutti al tavolo</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>as whom a replay is seen</comment>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Everything shown, every hand and every counter</source>
        <translation>Tutto scoperto, ogni mano e ogni segnalino</translation>
    </message>
    <message>
        <source>What {player} saw and knew at the time</source>
        <translation>Ciò che {player} vedeva e sapeva in quel momento</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Table options</source>
        <translation>Opzioni del tavolo</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Scores over {turns} turns</source>
        <translation>Punteggi in {turns} turni</translation>
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
        <source>Look at the board</source>
        <translation>Guarda la plancia</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi la partita</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Salva un resoconto</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{fault} (line {line})</source>
        <translation>{fault} (riga {line})</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file is larger than any saved game.</source>
        <translation>Il file è più grande di qualsiasi partita salvata.</translation>
    </message>
    <message>
        <source>The file has more records than any saved game.</source>
        <translation>Il file ha più record di qualsiasi partita salvata.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Il file non è una partita salvata.</translation>
    </message>
    <message>
        <source>The file needs a newer version of the program, {name} at least.</source>
        <translation>Il file richiede una versione più recente del programma, almeno la {name}.</translation>
    </message>
    <message>
        <source>The file is of a game that is not known here: {name}.</source>
        <translation>Il file è di un gioco qui sconosciuto: {name}.</translation>
    </message>
    <message>
        <source>The file uses an option that this version does not know: {name}.</source>
        <translation>Il file usa un’opzione che questa versione non conosce: {name}.</translation>
    </message>
    <message>
        <source>The file is cut off.</source>
        <translation>Il file è troncato.</translation>
    </message>
    <message>
        <source>The file was changed, or is damaged.</source>
        <translation>Il file è stato modificato o è danneggiato.</translation>
    </message>
    <message>
        <source>The file is not written as saved games are.</source>
        <translation>Il file non è scritto come le partite salvate.</translation>
    </message>
    <message>
        <source>The file has a record that makes no sense.</source>
        <translation>Il file ha un record senza senso.</translation>
    </message>
    <message>
        <source>The file has a move against the rules.</source>
        <translation>Il file ha una mossa contro le regole.</translation>
    </message>
    <message>
        <source>The file tells another result than its moves lead to.</source>
        <translation>Il file indica un risultato diverso da quello delle sue mosse.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>void</source>
        <comment>stamp on a card</comment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>Action cards, in order of priority</source>
        <translation>Carte azione, in ordine di priorità</translation>
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
        <translation>Si assegnano i punti di {province}.</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province} è completata</translation>
    </message>
    <message>
        <source>{player} placed the last block</source>
        <translation>Ultimo pezzo di {player}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Void: another card here has the same priority.</source>
        <translation>Nulla: un’altra carta qui ha la stessa priorità.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Eliminata.</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>Decide {player}.</translation>
    </message>
    <message>
        <source>Has taken effect.</source>
        <translation>Ha avuto effetto.</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <comment>the two effects of a card</comment>
        <translation>{first}, o {second}</translation>
    </message>
    <message>
        <source>No cards lie here.</source>
        <translation>Qui non ci sono carte.</translation>
    </message>
    <message>
        <source>Void: {cards}</source>
        <translation>Nulle: {cards}</translation>
    </message>
    <message>
        <source>{card} ({player})</source>
        <comment>a card and its owner</comment>
        <translation>{card} ({player})</translation>
    </message>
    <message>
        <source>A peek is still possible; then begin the scoring.</source>
        <translation>Puoi ancora sbirciare; poi inizia il conteggio.</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>Scegli due muri sulla plancia.</translation>
    </message>
    <message>
        <source>Choose on the board, or here.</source>
        <translation>Scegli sulla plancia o qui.</translation>
    </message>
    <message>
        <source>holds the majority</source>
        <translation>ha la maggioranza</translation>
    </message>
    <message>
        <source>Tied: each scores in full.</source>
        <translation>Pari merito: ognuno segna l’intero valore.</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>La provincia vale 0.</translation>
    </message>
    <message>
        <source>The neutral walls hold the majority: nobody scores.</source>
        <translation>I muri neutrali hanno la maggioranza: nessuno segna.</translation>
    </message>
    <message>
        <source>Nobody has a wall here: nobody scores.</source>
        <translation>Qui nessuno ha un muro: nessuno segna.</translation>
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
        <source>by cards</source>
        <translation>dalle carte</translation>
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
        <source>{player}&apos;s own cards and notes</source>
        <translation>Carte e note di {player}</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Torna alla plancia</translation>
    </message>
    <message>
        <source>Only the board is shown.</source>
        <translation>È visibile solo la plancia.</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>Sono {player}</translation>
    </message>
    <message>
        <source>{player} goes on with the turn.</source>
        <translation>{player} continua il turno.</translation>
    </message>
    <message>
        <source>I am {player} – go on</source>
        <translation>Sono {player}: continua</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>Decide {player}.</translation>
    </message>
    <message>
        <source>Look at my notes</source>
        <translation>Guarda le mie note</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Avanza di un passo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>I bot sono in pausa.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>Giocano solo bot.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Chiedi di nuovo</translation>
    </message>
    <message>
        <source>{player} does not answer.</source>
        <translation>{player} non risponde.</translation>
    </message>
    <message>
        <source>There is only one possibility: it is played.</source>
        <translation>C’è una sola possibilità: viene giocata.</translation>
    </message>
    <message>
        <source>Nothing is possible: the turn passes.</source>
        <translation>Nulla è possibile: il turno passa.</translation>
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
    <name>Session</name>
    <message>
        <source>The file cannot be written. {fault}</source>
        <translation>Il file non può essere scritto. {fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Salvato.</translation>
    </message>
    <message>
        <source>Another window plays this game.</source>
        <translation>Questa partita è già in corso in un’altra finestra.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Salva una copia…</translation>
    </message>
    <message>
        <source>This game is not being saved. {fault}</source>
        <translation>La partita non viene salvata. {fault}</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Ho capito</translation>
    </message>
    <message>
        <source>The file was damaged; play goes on from its last good step.</source>
        <translation>Il file era danneggiato; si continua dall’ultimo passo integro.</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
    </message>
    <message>
        <source>Board in the west</source>
        <translation>Plancia a ovest</translation>
    </message>
    <message>
        <source>Board in the east</source>
        <translation>Plancia a est</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>The game begins with these two boards.</source>
        <translation>La partita inizia con queste due plance.</translation>
    </message>
    <message>
        <source>Boards, sides and places are drawn.</source>
        <translation>Plance, lati e posizioni sono estratti.</translation>
    </message>
    <message>
        <source>Choose both boards, or both are drawn.</source>
        <translation>Scegli entrambe le plance, o saranno estratte.</translation>
    </message>
    <message>
        <source>That is one board twice: both are drawn.</source>
        <translation>È due volte la stessa plancia: saranno estratte.</translation>
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
        <source>One, drawn</source>
        <comment>event cards</comment>
        <translation>Una a sorte</translation>
    </message>
    <message>
        <source>Two, drawn</source>
        <comment>event cards</comment>
        <translation>Due a sorte</translation>
    </message>
    <message>
        <source>No event cards are in the game.</source>
        <translation>Nessuna carta evento in gioco.</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies open.</source>
        <translation>Una delle quattro carte evento è estratta e resta scoperta.</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie open.</source>
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
        <source>The whole game, to go on playing</source>
        <translation>L’intera partita, per continuare a giocare</translation>
    </message>
    <message>
        <source>Hidden cards and counters are in it, sealed: nobody reads them by accident in a text editor. Somebody determined could.</source>
        <translation>Contiene anche carte e segnalini nascosti, sigillati: nessuno li legge per caso in un editor di testo. Chi ci si mette d’impegno, però, potrebbe riuscirci.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Ciò che sanno tutti</translation>
    </message>
    <message>
        <source>To look at, not to go on. Nothing hidden is in it, only marks by which it can be checked against the whole game later.</source>
        <translation>Da guardare, non per continuare. Non contiene nulla di nascosto, solo impronte con cui confrontarla in seguito con l’intera partita.</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>Ciò che sa {player}</translation>
    </message>
    <message>
        <source>To look at, not to go on. This player&apos;s cards and peeks are in it, nobody else&apos;s; it can be checked against the whole game later.</source>
        <translation>Da guardare, non per continuare. Contiene le carte e le sbirciate di questo giocatore e di nessun altro; in seguito si può confrontare con l’intera partita.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double</source>
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
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>Continua l’ultima partita</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>The beginning of the game</source>
        <translation>L’inizio della partita</translation>
    </message>
    <message>
        <source>Take back by agreement</source>
        <translation>Torna indietro di comune accordo</translation>
    </message>
    <message>
        <source>What somebody has seen stays seen, and the draw stays as it is. The saved game keeps a note that the table went back.</source>
        <translation>Ciò che si è visto resta visto, e le estrazioni non cambiano. Nella partita salvata resta scritto che il tavolo è tornato indietro.</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>Torna a</translation>
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
    <name>Title</name>
    <message>
        <source>Chang Cheng</source>
        <translation>Chang Cheng</translation>
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
        <source>Reset turn</source>
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
        <source>Blocks of {player}</source>
        <translation>Pezzi di {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Mano di {player}</translation>
    </message>
    <message>
        <source>Drop what is held</source>
        <translation>Rimetti a posto ciò che hai preso</translation>
    </message>
    <message>
        <source>Peek at the region under the pointer, while held</source>
        <translation>Sbircia la regione sotto il puntatore, finché il tasto è premuto</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two singles</source>
        <translation>Due muri singoli</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Due carte</translation>
    </message>
    <message>
        <source>Card, then single</source>
        <translation>Carta, poi muro singolo</translation>
    </message>
    <message>
        <source>Double</source>
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
        <source>+1 per province and region it touches</source>
        <translation>+1 per provincia e regione toccata</translation>
    </message>
    <message>
        <source>keeps a square beside it for you</source>
        <translation>ti riserva una casella accanto</translation>
    </message>
    <message>
        <source>Opening turn: one single and nothing else.</source>
        <translation>Apertura: un muro singolo e nient’altro.</translation>
    </message>
    <message>
        <source>No action can be completed: one single, or one card.</source>
        <translation>Nessuna azione intera: un muro singolo o una carta.</translation>
    </message>
    <message>
        <source>Only a neutral single is left: place it.</source>
        <translation>Resta solo un muro singolo neutrale: piazzalo.</translation>
    </message>
    <message>
        <source>You may add a neutral single.</source>
        <translation>Puoi aggiungere un muro singolo neutrale.</translation>
    </message>
    <message>
        <source>You may peek: hold the eye on a shield.</source>
        <translation>Puoi sbirciare: tieni premuto l’occhio su uno scudo.</translation>
    </message>
    <message>
        <source>Completed: begin the scoring.</source>
        <translation>Completata: inizia il conteggio.</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>Puoi terminare il turno.</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences, side by side</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possibile</translation>
    </message>
    <message>
        <source>begun</source>
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
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>Turn of {player}</source>
        <translation>Turno di {player}</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>{player} wins with a score of {score}.</source>
        <translation>{player} vince con un punteggio di {score}.</translation>
    </message>
    <message>
        <source>{players} share the victory with a score of {score}.</source>
        <translation>{players} vincono insieme con un punteggio di {score}.</translation>
    </message>
</context>
</TS>
