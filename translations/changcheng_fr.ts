<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>The network is used only while you look for, open or join a table with people at other computers. Everybody in your own network, or the post office, then sees addresses and times, but no cards or moves.</source>
        <translation>Le réseau ne sert que lorsque vous cherchez, ouvrez ou rejoignez une table avec des personnes sur d’autres ordinateurs. Tout votre réseau, ou le bureau de poste, voit alors les adresses et les heures, mais ni les cartes ni les coups.</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence, written in Python. It uses Qt through PySide6 (LGPL version 3) and the fonts Cabin, EB Garamond, WenKai and Noto Sans CJK (SIL Open Font License).</source>
        <translation>Ce programme est un logiciel libre sous licence MIT. Il est écrit en Python et utilise Qt par PySide6, sous licence LGPL version 3. Les polices Cabin, EB Garamond, WenKai et Noto Sans CJK sont sous SIL Open Font License.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Version {version}, with compiled bots</source>
        <translation>Version {version}, avec bots compilés</translation>
    </message>
    <message>
        <source>Version {version}, with bots in plain Python</source>
        <translation>Version {version}, avec bots en Python pur</translation>
    </message>
    <message>
        <source>Unofficial fan adaptations of Chang Cheng by Walter Obert, China by Michael Schacht and, in Riders at the Wall, a scenario by Klaus Teuber. None of them is involved in this program. All text, artwork, boards and maps are original.</source>
        <translation>Adaptations non officielles, faites par des passionnés, de Chang Cheng de Walter Obert, de Chine de Michael Schacht et, avec Cavaliers au pied du Mur, d’un scénario de Klaus Teuber. Aucun d’eux ne participe à ce programme. Textes, illustrations, plateaux et cartes sont originaux.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>Ask to take back…</source>
        <translation>Demander à revenir en arrière…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Cacher ma main</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>Voir tout le plateau</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Terminer en accéléré</translation>
    </message>
    <message>
        <source>Stop playing out</source>
        <translation>Arrêter l’accéléré</translation>
    </message>
    <message>
        <source>Play with others…</source>
        <translation>Jouer avec d’autres…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Copy an invitation to watch</source>
        <translation>Copier une invitation à regarder</translation>
    </message>
    <message>
        <source>Ask to stop here…</source>
        <translation>Demander à arrêter la partie ici…</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>Changer les joueurs…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Replay last round</source>
        <translation>Revoir le dernier tour de table</translation>
    </message>
    <message>
        <source>Highlight changes</source>
        <translation>Signaler les changements</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Toggle dark mode</source>
        <translation>Alterner clair et sombre</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>Suspendre les bots</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>Règles en bref</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Apprendre à jouer…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles complètes</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Options de la partie</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Enlarge board</source>
        <translation>Agrandir le plateau</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <comment>tooltip: what a button does, and its key</comment>
        <translation>{action} ({key})</translation>
    </message>
    <message>
        <source>Help for this game…</source>
        <translation>Aide pour cette partie…</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>fine</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grosse erreur</translation>
    </message>
    <message>
        <source>Each error is weighed as carefully as a hint.</source>
        <translation>Chaque erreur est évaluée avec autant de soin qu’un conseil.</translation>
    </message>
    <message>
        <source>In a game this long, each gets less thought.</source>
        <translation>Dans une partie aussi longue, la réflexion est plus courte pour chacune.</translation>
    </message>
    <message>
        <source>This version of the bots is slower and doesn&apos;t look as far ahead.</source>
        <translation>Cette version des bots est plus lente et voit moins loin.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}&#x202f;: {verdict}, {points}&#xa0;point (±{error}). Joué&#x202f;: «&#x202f;{chosen}&#x202f;»&#x202f;; mieux&#x202f;: «&#x202f;{best}&#x202f;».</numerusform>
            <numerusform>{player}&#x202f;: {verdict}, {points}&#xa0;points (±{error}). Joué&#x202f;: «&#x202f;{chosen}&#x202f;»&#x202f;; mieux&#x202f;: «&#x202f;{best}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}&#x202f;: {verdict}, {points}&#xa0;victoire sur 100 (±{error}). Joué&#x202f;: «&#x202f;{chosen}&#x202f;»&#x202f;; mieux&#x202f;: «&#x202f;{best}&#x202f;».</numerusform>
            <numerusform>{player}&#x202f;: {verdict}, {points}&#xa0;victoires sur 100 (±{error}). Joué&#x202f;: «&#x202f;{chosen}&#x202f;»&#x202f;; mieux&#x202f;: «&#x202f;{best}&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>The move played – {reasons}</source>
        <translation>Le coup joué – {reasons}</translation>
    </message>
    <message>
        <source>All figures are wins in 100. Choices: the effect of everyone’s choices; a player’s own errors lower it, those of the others raise it. Then the luck of each kind of draw: how much better the outcome was than the average of all possible ones. Errors are not added up: what one gives away can be won back, and lost again.</source>
        <translation>Tous les chiffres sont des victoires sur 100. Choix&#x202f;: l’effet des choix de tous&#x202f;; les erreurs du joueur le font baisser, celles des autres le font monter. Puis la chance de chaque type de tirage&#x202f;: de combien le résultat a été meilleur que la moyenne de tous les résultats possibles. Les erreurs ne s’additionnent pas&#x202f;: ce qu’on a cédé peut être regagné, puis perdu de nouveau.</translation>
    </message>
    <message>
        <source>All figures are points relative to each player&apos;s best rival. Errors: what weaker choices gave away, as far as that player could know. Choices: the effect of all other moves; one’s own good ones and the others’ errors raise it, good ones of the others lower it. Chance: the luck of the draw.</source>
        <translation>Tous les chiffres sont des points d’avance ou de retard sur le meilleur rival de chaque joueur. Erreurs&#x202f;: ce que des choix plus faibles ont coûté, d’après ce que le joueur pouvait savoir. Choix&#x202f;: l’effet de tous les autres coups&#x202f;; les bons coups du joueur et les erreurs des autres le font monter, les bons coups des autres le font baisser. Hasard&#x202f;: la chance au tirage.</translation>
    </message>
    <message>
        <source>The unseen: what the others held in secret.</source>
        <translation>L’inconnu&#x202f;: ce que les autres tenaient caché.</translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} points.</source>
        <translation>
            <numerusform>{what} {player} y gagne {points}&#xa0;point.</numerusform>
            <numerusform>{what} {player} y gagne {points}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} points.</source>
        <translation>
            <numerusform>{what} {player} y perd {points}&#xa0;point.</numerusform>
            <numerusform>{what} {player} y perd {points}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} {player} y gagne {points}&#xa0;victoire sur 100.</numerusform>
            <numerusform>{what} {player} y gagne {points}&#xa0;victoires sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what} {player} y perd {points}&#xa0;victoire sur 100.</numerusform>
            <numerusform>{what} {player} y perd {points}&#xa0;victoires sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} more wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}&#x202f;: {points}&#xa0;victoire de plus sur 100 pour {player}.</numerusform>
            <numerusform>{what} {luck}&#x202f;: {points}&#xa0;victoires de plus sur 100 pour {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} fewer wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what} {luck}&#x202f;: {points}&#xa0;victoire de moins sur 100 pour {player}.</numerusform>
            <numerusform>{what} {luck}&#x202f;: {points}&#xa0;victoires de moins sur 100 pour {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: expected {start}, errors {error}, choices {choices}, chance {chance}, the unseen {unseen}; result {result}</source>
        <translation>{player}&#x202f;: attendu {start}, erreurs {error}, choix {choices}, hasard {chance}, l’inconnu {unseen}&#x202f;; résultat {result}</translation>
    </message>
    <message>
        <source>{player}: expected {start}, choices {choices}, {luck}; result {result} wins in 100</source>
        <translation>{player}&#x202f;: attendu {start}, choix {choices}, {luck}&#x202f;; résultat {result}&#xa0;victoires sur 100</translation>
    </message>
    <message>
        <source>No clear errors.</source>
        <translation>Aucune erreur certaine.</translation>
    </message>
    <message>
        <source>{count} clear errors; the three most expensive cost {points} wins in 100.</source>
        <translation>{count} erreurs certaines&#x202f;; les trois plus chères ont coûté {points}&#xa0;victoires sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n clear error(s), which cost {points} wins in 100.</source>
        <translation>
            <numerusform>%n&#xa0;erreur certaine, qui a coûté {points}&#xa0;victoires sur 100.</numerusform>
            <numerusform>%n&#xa0;erreurs certaines, qui ont coûté {points}&#xa0;victoires sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single reason.</source>
        <translation>Plusieurs petites raisons.</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>Pourquoi ce résultat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Moments décisifs</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Position {done} of {positions}</source>
        <translation>Position {done} sur {positions}</translation>
    </message>
    <message>
        <source>The game could not be analysed.</source>
        <translation>La partie n’a pas pu être analysée.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Chances de victoire</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Did a peek pay off?</source>
        <translation>Valait-il la peine d’épier&#x202f;?</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Turning points of</source>
        <translation>Moments décisifs&#x202f;: joueur</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Choisissez d’abord un joueur.</translation>
    </message>
    <message>
        <source>This player made no clear errors.</source>
        <translation>Ce joueur n’a fait aucune erreur certaine.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>At the start, in points ahead of the best rival.</source>
        <translation>Au début, en points d’avance sur le meilleur rival.</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>The luck of the draw: the outcome against the average.</source>
        <translation>La chance au tirage&#x202f;: le résultat comparé à la moyenne.</translation>
    </message>
    <message>
        <source>How many there were. The list below has the cost of each.</source>
        <translation>Leur nombre. La liste ci-dessous donne le coût de chacune.</translation>
    </message>
    <message>
        <source>Clear errors</source>
        <translation>Erreurs certaines</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>Au départ.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Own errors lower it, those of the others raise it.</source>
        <translation>Les erreurs du joueur le font baisser, celles des autres le font monter.</translation>
    </message>
    <message>
        <source>What weaker choices gave away.</source>
        <translation>Ce que des choix plus faibles ont coûté.</translation>
    </message>
    <message>
        <source>100 for a victory: the sum of this row.</source>
        <translation>100 pour une victoire&#x202f;: la somme de la ligne.</translation>
    </message>
    <message>
        <source>All other moves: one’s own good ones and the others’ errors raise it, good ones of the others lower it.</source>
        <translation>Tous les autres coups&#x202f;: les bons coups du joueur et les erreurs des autres le font monter, les bons coups des autres le font baisser.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>The unseen</source>
        <translation>L’inconnu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What the others held in secret.</source>
        <translation>Ce que les autres tenaient caché.</translation>
    </message>
    <message>
        <source>In points ahead of the best rival: the sum of this row.</source>
        <translation>En points d’avance sur le meilleur rival&#x202f;: la somme de cette ligne.</translation>
    </message>
    <message>
        <source>Chances of winning over the game</source>
        <translation>Chances de victoire au fil de la partie</translation>
    </message>
    <message>
        <source>It isn&apos;t clear whether the peek helped.</source>
        <translation>On ne sait pas si épier a servi.</translation>
    </message>
    <message>
        <source>The peek changed no decision.</source>
        <translation>Épier n’a changé aucune décision.</translation>
    </message>
    <message numerus="yes">
        <source>The peek brought {points} points (from {low} to {high}).</source>
        <translation>
            <numerusform>Épier a rapporté {points}&#xa0;point (de {low} à {high}).</numerusform>
            <numerusform>Épier a rapporté {points}&#xa0;points (de {low} à {high}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>encore %n&#xa0;minute environ</numerusform>
            <numerusform>encore %n&#xa0;minutes environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>encore %n&#xa0;seconde environ</numerusform>
            <numerusform>encore %n&#xa0;secondes environ</numerusform>
        </translation>
    </message>
    <message>
        <source> – {time_left}</source>
        <translation> – {time_left}</translation>
    </message>
    <message>
        <source>The luck of the draw, which nobody decided.</source>
        <translation>La chance au tirage, que personne ne décide.</translation>
    </message>
    <message>
        <source>It continues when you close this page.</source>
        <translation>L’analyse continue si vous fermez cette page.</translation>
    </message>
    <message numerus="yes">
        <source>{source}: {own} of %n point(s).</source>
        <translation>
            <numerusform>{source}&#x202f;: {own} sur %n&#xa0;point.</numerusform>
            <numerusform>{source}&#x202f;: {own} sur %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game – {reasons}</source>
        <translation>Sur toute la partie – {reasons}</translation>
    </message>
    <message>
        <source>Before turn 1 – {what}</source>
        <translation>Avant le tour 1 – {what}</translation>
    </message>
    <message>
        <source>Turn {turn} – {what}</source>
        <translation>Tour {turn} – {what}</translation>
    </message>
    <message>
        <source>The double wall was never placed.</source>
        <translation>La section double n’a jamais été posée.</translation>
    </message>
    <message>
        <source>The tower was never placed.</source>
        <translation>La tour de guet n’a jamais été posée.</translation>
    </message>
    <message>
        <source>No emissary in the whole game.</source>
        <translation>Aucun émissaire de toute la partie.</translation>
    </message>
    <message>
        <source>No emissary before turn {turn}.</source>
        <translation>Aucun émissaire avant le tour {turn}.</translation>
    </message>
    <message>
        <source>The better move – {reasons}</source>
        <translation>Le meilleur choix – {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} Hasard&#x202f;: {player} gagne {points}&#xa0;point.</numerusform>
            <numerusform>{what} Hasard&#x202f;: {player} gagne {points}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} Hasard&#x202f;: {player} perd {points}&#xa0;point.</numerusform>
            <numerusform>{what} Hasard&#x202f;: {player} perd {points}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what} L’inconnu&#x202f;: {player} gagne {points}&#xa0;point.</numerusform>
            <numerusform>{what} L’inconnu&#x202f;: {player} gagne {points}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what} L’inconnu&#x202f;: {player} perd {points}&#xa0;point.</numerusform>
            <numerusform>{what} L’inconnu&#x202f;: {player} perd {points}&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtOnce</name>
    <message>
        <source>Provinces of {sizes} squares.</source>
        <translation>Provinces de {sizes} cases.</translation>
    </message>
    <message>
        <source>It costs nothing, and may change your plan.</source>
        <translation>Cela ne coûte rien et peut changer vos plans.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>%n&#xa0;point tout de suite.</numerusform>
            <numerusform>%n&#xa0;points tout de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {value} when full</source>
        <translation>vaut {value} une fois complète</translation>
    </message>
    <message>
        <source>{place}: {lead}; {worth}.</source>
        <comment>a province, who leads there, its worth</comment>
        <translation>{place}&#x202f;: {lead}&#x202f;; {worth}.</translation>
    </message>
    <message>
        <source>{place} (one square left)</source>
        <translation>{place} (reste une case)</translation>
    </message>
    <message>
        <source>nobody leads yet</source>
        <translation>personne n’est encore en tête</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>vous êtes en tête</translation>
    </message>
    <message>
        <source>the neutral walls lead</source>
        <translation>les sections neutres en tête</translation>
    </message>
    <message>
        <source>{players} leads</source>
        <translation>{players} en tête</translation>
    </message>
    <message>
        <source>{players} share the lead</source>
        <translation>{players} à égalité en tête</translation>
    </message>
    <message>
        <source>the neutral walls</source>
        <comment>among players, in a list</comment>
        <translation>les sections neutres</translation>
    </message>
    <message>
        <source>{place} is full: nobody scores there.</source>
        <translation>{place} est complète&#x202f;: personne n’y marque.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n point(s) each – {players}.</source>
        <translation>
            <numerusform>{place} est complète&#x202f;: %n&#xa0;point chacun – {players}.</numerusform>
            <numerusform>{place} est complète&#x202f;: %n&#xa0;points chacun – {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: you score %n point(s).</source>
        <translation>
            <numerusform>{place} est complète&#x202f;: vous marquez %n&#xa0;point.</numerusform>
            <numerusform>{place} est complète&#x202f;: vous marquez %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: {players} scores %n point(s).</source>
        <translation>
            <numerusform>{place} est complète&#x202f;: {players} marque %n&#xa0;point.</numerusform>
            <numerusform>{place} est complète&#x202f;: {players} marque %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat of {place} would hit you.</source>
        <translation>Dans la région {place}, le péril serait pour vous.</translation>
    </message>
    <message>
        <source>The threat of {place} would hit {player}.</source>
        <translation>Dans la région {place}, le péril serait pour {player}.</translation>
    </message>
    <message>
        <source>The threats of {place} would hit you.</source>
        <comment>several regions</comment>
        <translation>Dans les régions {place}, le péril serait pour vous.</translation>
    </message>
    <message>
        <source>The threats of {place} would hit {player}.</source>
        <comment>several regions</comment>
        <translation>Dans les régions {place}, le péril serait pour {player}.</translation>
    </message>
    <message numerus="yes">
        <source>In {place} you would lose %n point(s).</source>
        <translation>
            <numerusform>Dans la région {place}, vous perdriez %n&#xa0;point.</numerusform>
            <numerusform>Dans la région {place}, vous perdriez %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tower shelters you in {place}.</source>
        <translation>La tour de guet vous abrite dans la région {place}.</translation>
    </message>
    <message>
        <source>Nobody would lose points in {place} now.</source>
        <translation>Pour l’instant, personne ne perdrait de points dans la région {place}.</translation>
    </message>
    <message>
        <source>Spares those who would lose in {place}: {players}.</source>
        <translation>Épargne qui perdrait des points dans la région {place}&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>A house at {place} will score double.</source>
        <translation>À {place}, une maison comptera double.</translation>
    </message>
    <message>
        <source>{place} is full and scores: {scores}.</source>
        <translation>{place} est complète et rapporte&#x202f;: {scores}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for your roads as they stand.</source>
        <translation>
            <numerusform>Pour l’instant, %n&#xa0;point de plus pour vos routes.</numerusform>
            <numerusform>Pour l’instant, %n&#xa0;points de plus pour vos routes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for you as it stands.</source>
        <translation>{place}&#x202f;: vous rapporte {points} pour l’instant.</translation>
    </message>
    <message>
        <source>Takes points from others’ alliances: {scores}.</source>
        <translation>Retire des points aux alliances des autres&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>{houses}; {court}</source>
        <comment>facts about a region and its court</comment>
        <translation>{houses}&#x202f;; {court}</translation>
    </message>
    <message>
        <source>you lead with {own}; {points} as it stands</source>
        <translation>vous êtes en tête avec {own}&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>{player} leads with {own}; {points} as it stands</source>
        <translation>{player} en tête avec {own}&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>you share the lead with {own}; {points} as it stands</source>
        <translation>vous êtes à égalité en tête avec {own}&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>{player} shares the lead with {own}; {points} as it stands</source>
        <translation>{player} à égalité en tête avec {own}&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>you have {own}, not the most; {points} as it stands</source>
        <translation>vous avez {own}, d’autres en ont plus&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>{player} has {own}, not the most; {points} as it stands</source>
        <translation>{player} a {own}, d’autres en ont plus&#x202f;; {points} pour l’instant</translation>
    </message>
    <message>
        <source>Others’ alliances gain too: {scores}.</source>
        <translation>Les alliances des autres y gagnent aussi&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>You then hold {cards}.</source>
        <translation>Cartes en main après cela&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{place} (one town left)</source>
        <translation>{place} (reste un emplacement)</translation>
    </message>
    <message>
        <source>you lead at court with the only emissary</source>
        <translation>vous êtes en tête à la cour avec le seul émissaire</translation>
    </message>
    <message>
        <source>{player} leads at court with the only emissary</source>
        <translation>{player} en tête à la cour avec le seul émissaire</translation>
    </message>
    <message>
        <source>you lead at court with {own} of {all} emissaries</source>
        <translation>vous êtes en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>{player} leads at court with {own} of {all} emissaries</source>
        <translation>{player} en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>you share the lead at court with {own} of {all} emissaries</source>
        <translation>vous êtes à égalité en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>{player} shares the lead at court with {own} of {all} emissaries</source>
        <translation>{player} à égalité en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>you have {own} of {all} emissaries at court, not the most</source>
        <translation>vous n’êtes pas en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>{player} has {own} of {all} emissaries at court, not the most</source>
        <translation>{player} n’est pas en tête à la cour (émissaires&#x202f;: {own} sur {all})</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>The next card is up to luck.</source>
        <translation>La prochaine carte dépend de la chance.</translation>
    </message>
    <message>
        <source>{place}: counting this card, {lead}; {worth}.</source>
        <translation>{place}&#x202f;: cette carte comprise, {lead}&#x202f;; {worth}.</translation>
    </message>
    <message numerus="yes">
        <source>{worth}, but %n card(s) there may change that</source>
        <translation>
            <numerusform>{worth}, mais %n&#xa0;carte posée là peut tout changer</numerusform>
            <numerusform>{worth}, mais %n&#xa0;cartes posées là peuvent tout changer</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}, {most} walls to {own}</source>
        <comment>by how many to how many</comment>
        <translation>{lead}, {most} sections contre {own}</translation>
    </message>
    <message>
        <source>The tower shelters {player} in {place}.</source>
        <translation>La tour de guet abrite {player} dans la région {place}.</translation>
    </message>
    <message numerus="yes">
        <source>In {place} {player} would lose %n point(s).</source>
        <translation>
            <numerusform>Dans la région {place}, {player} perdrait %n&#xa0;point.</numerusform>
            <numerusform>Dans la région {place}, {player} perdrait %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} then holds {cards}.</source>
        <translation>Cartes en main après cela ({player})&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {player}’s roads.</source>
        <translation>
            <numerusform>{player}&#x202f;: %n&#xa0;point de plus pour ses routes.</numerusform>
            <numerusform>{player}&#x202f;: %n&#xa0;points de plus pour ses routes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for {player} as it stands.</source>
        <translation>{place}&#x202f;: rapporte {points} à {player} pour l’instant.</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>L’attaque mongole</translation>
    </message>
    <message>
        <source>Whoever has the most unbroken walls in a region loses the points on its counter.</source>
        <translation>Le joueur qui a le plus de sections intactes dans une région perd la valeur du jeton Péril de cette région.</translation>
    </message>
    <message>
        <source>The Mongols attack.</source>
        <translation>Les Mongols attaquent.</translation>
    </message>
    <message>
        <source>Sheltered: {players}</source>
        <comment>by a tower</comment>
        <translation>À l’abri&#x202f;: {players}</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>Nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn. “Ask to take back…” in the menu goes further back.</source>
        <translation>Rien à annuler dans ce tour. Pour revenir plus loin, choisissez dans le menu «&#x202f;Demander à revenir en arrière…&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: hidden information was revealed.</source>
        <translation>Une information cachée a été révélée&#x202f;: impossible d’annuler au-delà.</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since. “Ask to take back…” in the menu goes further back.</source>
        <translation>Un autre joueur a joué depuis&#x202f;: impossible d’annuler. Pour revenir plus loin, choisissez dans le menu «&#x202f;Demander à revenir en arrière…&#x202f;».</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since.</source>
        <translation>Un autre joueur a joué depuis&#x202f;: impossible d’annuler.</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision now. To go back, everyone must agree.</source>
        <translation>C’est à un autre joueur de décider. Pour revenir en arrière, tout le monde doit être d’accord.</translation>
    </message>
    <message>
        <source>Not everybody agrees, so nothing changes.</source>
        <translation>Tout le monde n’est pas d’accord&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>You have asked for this already. You can ask again after the next move.</source>
        <translation>Vous l’avez déjà demandé. Vous pourrez redemander après le prochain coup.</translation>
    </message>
    <message>
        <source>You can&apos;t undo any more: this game&apos;s record is full.</source>
        <translation>Plus rien ne peut être annulé&#x202f;: l’historique de la partie est plein.</translation>
    </message>
    <message>
        <source>Hints are for your own choices.</source>
        <translation>Les conseils portent sur vos propres choix.</translation>
    </message>
    <message>
        <source>No more hints: this game&apos;s record is nearly full.</source>
        <translation>Plus de conseils&#x202f;: l’historique de la partie est presque plein.</translation>
    </message>
    <message>
        <source>Here, the coach gives the hints.</source>
        <translation>Ici, c’est le guide qui donne les conseils.</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>Cette table est fermée.</translation>
    </message>
    <message>
        <source>This can&apos;t be saved on your computer, so it wasn&apos;t sent.</source>
        <translation>Impossible de l’enregistrer sur votre ordinateur&#x202f;: rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Somebody at another computer moved first, so this was not done.</source>
        <translation>Quelqu’un a joué avant vous sur un autre ordinateur&#x202f;: cela n’a pas été fait.</translation>
    </message>
    <message>
        <source>The rules allow this, but the lesson asks for something else.</source>
        <translation>Les règles le permettent, mais la leçon demande autre chose.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La leçon est terminée.</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>Il n’y a rien à changer.</translation>
    </message>
    <message>
        <source>This game is played without hints. “Help for this game…” in the menu can add them.</source>
        <translation>Cette partie se joue sans conseils. Pour en avoir&#x202f;: «&#x202f;Aide pour cette partie…&#x202f;» dans le menu.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}, so it will be scored.</source>
        <translation>Complète {province}&#x202f;: on compte les points aussitôt.</translation>
    </message>
    <message>
        <source>Reveals {region}&apos;s threat counter to everyone.</source>
        <translation>Révèle à tous le jeton Péril de la région {region}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud: what a square is</comment>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>Press and hold to peek. You can&apos;t undo a peek.</source>
        <translation>Maintenez appuyé pour épier. C’est irréversible.</translation>
    </message>
    <message>
        <source>Hold {key} to peek. You can&apos;t undo a peek.</source>
        <translation>Maintenez la touche {key} pour épier. C’est irréversible.</translation>
    </message>
    <message>
        <source>Choose a block below, or drag one here.</source>
        <translation>Choisissez une pièce en bas, ou faites-en glisser une ici.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares filled</source>
        <translation>{province}&#x202f;: Réputation {value}, cases bâties&#x202f;: {built} sur {count}</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter, seen by you</source>
        <translation>{region}&#x202f;: jeton Péril caché, que vous avez vu</translation>
    </message>
    <message>
        <source>{province}: face-down card, {colour}</source>
        <translation>{province}&#x202f;: carte cachée, {colour}</translation>
    </message>
    <message>
        <source>{province}: {card}, {colour}</source>
        <translation>{province}&#x202f;: {card}, {colour}</translation>
    </message>
    <message>
        <source>{province}: emperor card</source>
        <translation>{province}&#x202f;: carte Empereur</translation>
    </message>
    <message>
        <source>{square}: {block} ({colour})</source>
        <translation>{square}&#x202f;: {block} ({colour})</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}&#x202f;: vide</translation>
    </message>
    <message>
        <source>{square}: reserved, {colour}</source>
        <translation>{square}&#x202f;: réservée à une section simple, {colour}</translation>
    </message>
    <message>
        <source>{region}: no threat counter</source>
        <translation>{region}&#x202f;: aucun jeton Péril</translation>
    </message>
    <message>
        <source>{region}: threat {value}</source>
        <translation>{region}&#x202f;: péril {value}</translation>
    </message>
    <message>
        <source>{region}: threat {value}, seen by you</source>
        <translation>{region}&#x202f;: péril {value}, vu par vous</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter</source>
        <translation>{region}&#x202f;: jeton Péril caché</translation>
    </message>
    <message>
        <source>Speak my private information</source>
        <translation>Dire ce que je suis seul à savoir</translation>
    </message>
    <message>
        <source>You can&apos;t undo a peek.</source>
        <translation>Épier est irréversible.</translation>
    </message>
    <message>
        <source>Revealed here: {card} ({player})</source>
        <translation>Révélée ici&#x202f;: {card} ({player})</translation>
    </message>
    <message>
        <source>Hold {key} again to peek here, or choose another region with the arrow keys. You can&apos;t undo a peek.</source>
        <translation>Maintenez de nouveau {key} pour épier ici, ou choisissez une autre région avec les flèches. Épier ne s’annule pas.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Custom boards</source>
        <translation>Plateaux personnels</translation>
    </message>
    <message>
        <source>Found {found} boards; {least} to {most} are needed.</source>
        <translation>Plateaux trouvés&#x202f;: {found}&#x202f;; il en faut de {least} à {most}.</translation>
    </message>
    <message>
        <source>Two files describe board {name}.</source>
        <translation>Deux fichiers décrivent le plateau {name}.</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {reason}</source>
        <translation>Impossible de lire ce fichier&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Needs exactly these entries: {entries}.</source>
        <translation>Il faut exactement ces entrées&#x202f;: {entries}.</translation>
    </message>
    <message>
        <source>A board&apos;s name has 1 to {most} letters or digits.</source>
        <translation>Le nom d’un plateau compte de 1 à {most} lettres ou chiffres.</translation>
    </message>
    <message>
        <source>Needs a list of {count}.</source>
        <translation>Il faut une liste de {count} éléments.</translation>
    </message>
    <message>
        <source>Needs a whole number from {least} to {most}.</source>
        <translation>Il faut un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>Needs an object of languages and names.</source>
        <translation>Il faut un objet qui associe des noms à des langues.</translation>
    </message>
    <message>
        <source>Needs an English name (en), and no language twice.</source>
        <translation>Il faut un nom anglais (en), et aucune langue en double.</translation>
    </message>
    <message>
        <source>A name has 1 to {most} printable characters.</source>
        <translation>Un nom compte de 1 à {most} caractères imprimables.</translation>
    </message>
    <message>
        <source>There are {total} squares in all; {needed} are needed.</source>
        <translation>Cases en tout&#x202f;: {total}&#x202f;; il en faut {needed}.</translation>
    </message>
    <message>
        <source>A province border meets a region border. Stagger them.</source>
        <translation>Une limite de province touche une limite de région. Décalez-les.</translation>
    </message>
    <message>
        <source>Your custom boards were not loaded.</source>
        <translation>Vos plateaux personnels n’ont pas été chargés.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read.</source>
        <translation>Impossible de lire le dossier.</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Nobody who waits has these digits.</source>
        <translation>Aucun de ceux qui attendent n’a ces chiffres.</translation>
    </message>
    <message>
        <source>{guest} asks for a seat. Type the six digits on {guest}&apos;s screen, or {no} to refuse.</source>
        <translation>{guest} demande une place. Tapez les six chiffres que voit {guest} à l’écran, ou {no} pour refuser.</translation>
    </message>
    <message>
        <source>{guest} ask for seats. Type the six digits on their screen, or {no} to refuse.</source>
        <comment>several</comment>
        <translation>{guest} demandent des places. Tapez les six chiffres affichés à leur écran, ou {no} pour refuser.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Warrior</source>
        <translation>Guerrier</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>Traître</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inondation</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Maçon</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>Mandarin</translation>
    </message>
    <message>
        <source>You must cancel one other unresolved card here, even one of your own.</source>
        <translation>Élimine obligatoirement une autre carte de cette province qui n’a pas encore agi, même une des vôtres.</translation>
    </message>
    <message>
        <source>Breaks a wall in this province, or removes the threat counter of a bordering region.</source>
        <translation>Détruit une section simple de cette province ou retire le jeton Péril d’une région voisine.</translation>
    </message>
    <message>
        <source>Raises or lowers this province&apos;s value by 2.</source>
        <translation>Augmente ou réduit de 2 la valeur de cette province.</translation>
    </message>
    <message>
        <source>Raises this province&apos;s value by 2, or counts as one extra wall for the majority.</source>
        <translation>Augmente de 2 la valeur de cette province, ou ajoute une section virtuelle pour la majorité.</translation>
    </message>
    <message>
        <source>Counts as two extra walls for the majority.</source>
        <translation>Ajoute deux sections virtuelles pour la majorité.</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with any other wall.</source>
        <translation>Permet d’échanger une section simple de cette province contre n’importe quelle autre section simple.</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with a wall in another province.</source>
        <translation>Permet d’échanger une section simple de cette province contre une section simple d’une autre province.</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>Éliminer une carte</translation>
    </message>
    <message>
        <source>Break a wall</source>
        <translation>Détruire une section</translation>
    </message>
    <message>
        <source>remove a threat counter</source>
        <comment>second effect</comment>
        <translation>retirer un jeton Péril</translation>
    </message>
    <message>
        <source>value −2</source>
        <comment>second effect</comment>
        <translation>valeur −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>+1 section virtuelle</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>Valeur +2</translation>
    </message>
    <message>
        <source>2 extra walls</source>
        <translation>2 sections virtuelles</translation>
    </message>
    <message>
        <source>Swap two walls</source>
        <translation>Échanger deux sections</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>Il n’y a aucune autre carte à éliminer.</translation>
    </message>
    <message>
        <source>There is no wall here to break.</source>
        <translation>Aucune section simple ne peut être détruite ici.</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>Aucune région voisine n’a plus de jeton Péril.</translation>
    </message>
    <message>
        <source>There are no walls to swap.</source>
        <translation>Il n’y a pas deux sections simples à échanger.</translation>
    </message>
</context>
<context>
    <name>ChinaBoard</name>
    <message>
        <source>Court of {region}</source>
        <translation>Cour de {region}</translation>
    </message>
    <message>
        <source>Pick up a house to build here.</source>
        <translation>Prenez une maison pour construire ici.</translation>
    </message>
    <message>
        <source>Pick up an emissary to send it here.</source>
        <translation>Prenez un émissaire pour l’envoyer ici.</translation>
    </message>
    <message>
        <source>{player}&apos;s house.</source>
        <translation>Maison ({player}).</translation>
    </message>
    <message>
        <source>{player}&apos;s house, fortified.</source>
        <translation>Maison fortifiée ({player}).</translation>
    </message>
    <message>
        <source>A fortification without a house.</source>
        <translation>Fortification sans maison.</translation>
    </message>
    <message>
        <source>No house yet.</source>
        <translation>Pas encore de maison.</translation>
    </message>
</context>
<context>
    <name>ChinaCard</name>
    <message>
        <source>Red card</source>
        <translation>Carte rouge</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>Carte verte</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>Carte jaune</translation>
    </message>
    <message>
        <source>Orange card</source>
        <translation>Carte orange</translation>
    </message>
    <message>
        <source>Purple card</source>
        <translation>Carte violette</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a card</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a card</comment>
        <translation>verte</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a card</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>a card</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>a card</comment>
        <translation>violette</translation>
    </message>
    <message>
        <source>one {colour}</source>
        <comment>card</comment>
        <translation>une {colour}</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>une carte rouge</translation>
    </message>
    <message>
        <source>a green card</source>
        <translation>une carte verte</translation>
    </message>
    <message>
        <source>a yellow card</source>
        <translation>une carte jaune</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>une carte orange</translation>
    </message>
    <message>
        <source>a purple card</source>
        <translation>une carte violette</translation>
    </message>
    <message>
        <source>a red pair</source>
        <translation>une paire rouge</translation>
    </message>
    <message>
        <source>a green pair</source>
        <translation>une paire verte</translation>
    </message>
    <message>
        <source>a yellow pair</source>
        <translation>une paire jaune</translation>
    </message>
    <message>
        <source>an orange pair</source>
        <translation>une paire orange</translation>
    </message>
    <message>
        <source>a purple pair</source>
        <translation>une paire violette</translation>
    </message>
    <message>
        <source>red</source>
        <comment>several cards</comment>
        <translation>rouges</translation>
    </message>
    <message>
        <source>green</source>
        <comment>several cards</comment>
        <translation>vertes</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>several cards</comment>
        <translation>jaunes</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>several cards</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>several cards</comment>
        <translation>violettes</translation>
    </message>
    <message>
        <source>two {colour}</source>
        <comment>cards</comment>
        <translation>deux {colour}</translation>
    </message>
    <message>
        <source>three {colour}</source>
        <comment>cards</comment>
        <translation>trois {colour}</translation>
    </message>
    <message>
        <source>four {colour}</source>
        <comment>cards</comment>
        <translation>quatre {colour}</translation>
    </message>
</context>
<context>
    <name>ChinaChronicle</name>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} sends an emissary to {region} for {cards}.</source>
        <translation>{player} envoie un émissaire à la cour de {region} pour {cards}.</translation>
    </message>
    <message>
        <source>{player} builds a house in {place} for {cards}.</source>
        <translation>{player} construit une maison à {place} en payant {cards}.</translation>
    </message>
    <message>
        <source>{player} places a fortification in {place} for {cards}.</source>
        <translation>{player} place une fortification à {place} pour {cards}.</translation>
    </message>
    <message>
        <source>{player} swaps {card}.</source>
        <translation>{player} échange {card}.</translation>
    </message>
    <message>
        <source>{player} takes an open card.</source>
        <translation>{player} prend une carte visible.</translation>
    </message>
    <message>
        <source>{player} takes {card} from the open cards.</source>
        <translation>{player} prend {card} parmi les cartes visibles.</translation>
    </message>
    <message>
        <source>{player} draws {card} from the pile.</source>
        <translation>{player} tire {card} de la pioche.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} pioche une carte.</translation>
    </message>
    <message>
        <source>The pile is used up for the second time: the game ends with this round.</source>
        <translation>La pioche est épuisée pour la seconde fois&#x202f;: la partie s’achève à la fin de ce tour de table.</translation>
    </message>
    <message>
        <source>The pile is used up for the first time.</source>
        <translation>La pioche est épuisée pour la première fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) form a new pile.</source>
        <translation>
            <numerusform>%n&#xa0;carte de la défausse forme la nouvelle pioche.</numerusform>
            <numerusform>%n&#xa0;cartes de la défausse forment la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new open card(s).</source>
        <translation>
            <numerusform>%n&#xa0;nouvelle carte visible.</numerusform>
            <numerusform>%n&#xa0;nouvelles cartes visibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>New open cards: {colours}.</source>
        <translation>Nouvelles cartes visibles&#x202f;: {colours}.</translation>
    </message>
    <message>
        <source>{region} is full: {gains}.</source>
        <translation>{region} est complète&#x202f;: {gains}.</translation>
    </message>
    <message>
        <source>{region} is scored: {gains}.</source>
        <translation>Décompte de la région de {region}&#x202f;: {gains}.</translation>
    </message>
    <message>
        <source>{alliance}: nobody leads in both courts.</source>
        <translation>{alliance}&#x202f;: personne n’est en tête dans les deux cours.</translation>
    </message>
    <message>
        <source>{alliance}: {players} leads in both courts and scores {points}.</source>
        <translation>{alliance}&#x202f;: {players} est en tête dans les deux cours et marque {points}.</translation>
    </message>
    <message>
        <source>{alliance}: {players} lead in both courts and score {points} each.</source>
        <translation>{alliance}&#x202f;: {players} sont en tête dans les deux cours et marquent {points} chacun.</translation>
    </message>
    <message>
        <source>{player} has no line of four houses.</source>
        <translation>{player} n’a aucune chaîne de quatre maisons.</translation>
    </message>
    <message>
        <source>{towns} ({points})</source>
        <comment>a line and its points</comment>
        <translation>{towns} ({points})</translation>
    </message>
    <message>
        <source>{player} scores {points} for roads: {lines}.</source>
        <translation>{player} marque {points} pour les routes&#x202f;: {lines}.</translation>
    </message>
    <message>
        <source>regions: {gains}</source>
        <translation>régions&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>alliances: {gains}</source>
        <translation>alliances&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>roads: {gains}</source>
        <translation>routes&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>Final scoring – {told}</source>
        <translation>Décompte final – {told}</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player} a passé</translation>
    </message>
    <message>
        <source>{player} swapped {card}</source>
        <translation>{player} a échangé {card}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns}</source>
        <translation>{player} a construit une maison à {towns}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns} and sent an emissary to {region}</source>
        <translation>{player} a construit une maison à {towns} et envoyé un émissaire à la cour de {region}</translation>
    </message>
    <message>
        <source>{player} sent an emissary to {region}</source>
        <translation>{player} a envoyé un émissaire à la cour de {region}</translation>
    </message>
    <message>
        <source>{player} sent two emissaries to {region}</source>
        <translation>{player} a envoyé deux émissaires à la cour de {region}</translation>
    </message>
    <message>
        <source>{player} built houses in {towns}</source>
        <translation>{player} a construit des maisons à {towns}</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and built a house in {towns}</source>
        <translation>{player} a fortifié {fort} et construit une maison à {towns}</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and sent an emissary to {region}</source>
        <translation>{player} a fortifié {fort} et envoyé un émissaire à la cour de {region}</translation>
    </message>
    <message>
        <source>{player} fortified {fort}</source>
        <translation>{player} a fortifié {fort}</translation>
    </message>
    <message numerus="yes">
        <source>open card(s) taken: {colours}</source>
        <translation>
            <numerusform>carte visible prise&#x202f;: {colours}</numerusform>
            <numerusform>cartes visibles prises&#x202f;: {colours}</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} is full: {gains}</source>
        <comment>a clause</comment>
        <translation>{region} est complète&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>the pile is used up, and the game ends with this round</source>
        <translation>la pioche est épuisée et la partie s’achève à la fin de ce tour de table</translation>
    </message>
    <message>
        <source>the pile is used up, and the discards become a new one</source>
        <translation>la pioche est épuisée et la défausse en forme une nouvelle</translation>
    </message>
</context>
<context>
    <name>ChinaCoach</name>
    <message>
        <source>When all towns of a region have a house, it scores: the most for whoever has the most houses there.</source>
        <translation>Dès qu’une région a une maison sur chaque emplacement, elle rapporte des points, surtout à qui y a le plus de maisons.</translation>
    </message>
    <message>
        <source>Cards pay for pieces: an orange card for a piece in an orange region, such as {yan}.</source>
        <translation>Les cartes paient les pièces&#x202f;: une carte orange pour une pièce dans une région orange, comme {yan}.</translation>
    </message>
    <message>
        <source>Take a house and place it in any free town of {yan}. It costs one orange card.</source>
        <translation>Prenez une maison et placez-la sur un emplacement libre de {yan}. Elle coûte une carte orange.</translation>
    </message>
    <message>
        <source>You may place two pieces a turn, both in the same region. Place a second house in {yan}.</source>
        <translation>Vous pouvez placer deux pièces par tour, dans la même région. Placez une deuxième maison à {yan}.</translation>
    </message>
    <message>
        <source>Now take cards until you hold three. {yan} has one free town left: take the open orange card.</source>
        <translation>Prenez maintenant des cartes pour en avoir trois. Il reste un emplacement à {yan}&#x202f;: prenez la carte orange visible.</translation>
    </message>
    <message>
        <source>Two cards of one colour pay for a piece anywhere. Take the green card: with yours it makes a pair.</source>
        <translation>Deux cartes de la même couleur paient une pièce n’importe où. Prenez la carte verte&#x202f;: avec la vôtre, elle fait une paire.</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo and Lin build.</source>
        <translation>Finissez le tour et regardez où Bo et Lin construisent.</translation>
    </message>
    <message>
        <source>Whoever has the most houses scores one point for every house in the region. If you fill {yan}, how many points do you score?</source>
        <translation>Qui a le plus de maisons marque un point par maison de la région. Si vous complétez {yan}, combien de points&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Count all houses that will stand in {yan}, Bo&apos;s too.</source>
        <translation>Pas tout à fait. Comptez toutes les maisons qu’il y aura à {yan}, celle de Bo aussi.</translation>
    </message>
    <message>
        <source>Right. Place a house in the last free town, with your orange card.</source>
        <translation>Exact. Placez une maison sur le dernier emplacement libre, avec votre carte orange.</translation>
    </message>
    <message>
        <source>You score {points}. Bo comes second, and scores one point for each of your {own} houses: {bo}.</source>
        <translation>Vous marquez {points}&#xa0;points. Bo est deuxième et marque un point pour chacune de vos {own} maisons&#x202f;: {bo}.</translation>
    </message>
    <message>
        <source>Your green cards are a pair. Pay with them for an emissary to the court of {yan}.</source>
        <translation>Vos cartes vertes forment une paire. Servez-vous-en pour payer un émissaire pour la cour de {yan}.</translation>
    </message>
    <message>
        <source>Then you would take three cards and end your turn. Four houses in a row along roads score at the end, too.</source>
        <translation>Il ne vous resterait plus qu’à prendre trois cartes et à finir le tour. À la fin, quatre maisons reliées à la suite par des routes rapportent aussi des points.</translation>
    </message>
    <message>
        <source>Alliances score at the end of the game, for whoever has the most emissaries in both courts. You lead in {zhao}, Bo in {qi}.</source>
        <translation>Les alliances rapportent à la fin de la partie, à qui a le plus d’émissaires dans les deux cours. Vous êtes en tête à {zhao}, Bo à {qi}.</translation>
    </message>
    <message>
        <source>Emissaries follow houses: a court takes only as many as the player with the most houses there has. How many may there be in {qi}?</source>
        <translation>Les émissaires suivent les maisons&#x202f;: une cour en accueille au plus autant que le joueur le mieux implanté y a de maisons. Combien à {qi}&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. You and Bo have one house each in {qi}, and nobody has more.</source>
        <translation>Pas tout à fait. À {qi}, Bo et vous avez une maison chacun, et personne n’en a plus.</translation>
    </message>
    <message>
        <source>Right, so Bo&apos;s emissary fills the court. A second house of yours makes room. Place it in {qi}.</source>
        <translation>Exact&#x202f;: l’émissaire de Bo remplit donc la cour. Une deuxième maison à vous fera de la place&#x202f;: placez-la à {qi}.</translation>
    </message>
    <message>
        <source>Now there is room for another emissary. Send yours to {qi}.</source>
        <translation>Il y a maintenant la place pour un autre émissaire. Envoyez le vôtre à {qi}.</translation>
    </message>
    <message>
        <source>In {qi} you and Bo are tied, and tied players all lead. How many points would this alliance bring you now?</source>
        <translation>À {qi}, Bo et vous êtes à égalité, et les ex æquo sont tous en tête. Combien de points cette alliance vous rapporterait-elle maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Count all emissaries in both courts, Bo&apos;s too.</source>
        <translation>Pas tout à fait. Comptez tous les émissaires des deux cours, celui de Bo aussi.</translation>
    </message>
    <message>
        <source>Right. For {zhao} you will need green cards. Take one of the open ones.</source>
        <translation>Exact. Pour {zhao}, il vous faudra des cartes vertes. Prenez-en une parmi les cartes visibles.</translation>
    </message>
    <message>
        <source>And the other green card.</source>
        <translation>Et l’autre carte verte.</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo sends an emissary.</source>
        <translation>Finissez le tour et regardez où Bo envoie un émissaire.</translation>
    </message>
    <message>
        <source>Break the tie. First make room with a house in {zhao}.</source>
        <translation>Rompez l’égalité. Faites d’abord de la place avec une maison à {zhao}.</translation>
    </message>
    <message>
        <source>Then send another emissary to {zhao}.</source>
        <translation>Puis envoyez un autre émissaire à {zhao}.</translation>
    </message>
    <message>
        <source>You lead in {zhao} alone, and are tied in {qi}. How many points would the alliance bring Bo now?</source>
        <translation>Vous êtes en tête sans rival à {zhao}, et à égalité à {qi}. Combien de points l’alliance rapporterait-elle maintenant à Bo&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. An alliance scores only for those who lead in both courts.</source>
        <translation>Pas tout à fait. Une alliance ne rapporte qu’à ceux qui sont en tête dans les deux cours.</translation>
    </message>
    <message>
        <source>Right: Bo leads in {qi} only. You would score {points}, Bo nothing.</source>
        <translation>Exact&#x202f;: Bo n’est en tête qu’à {qi}. Vous marqueriez {points}&#xa0;points, Bo rien.</translation>
    </message>
    <message>
        <source>The court of {zhao} counts in three alliances. Alliances often bring as many points as houses: send emissaries early.</source>
        <translation>La cour de {zhao} compte dans trois alliances. Les alliances rapportent souvent autant que les maisons&#x202f;: envoyez tôt vos émissaires.</translation>
    </message>
    <message>
        <source>Four or more of your houses in a line along roads score a point each at the end. You have two here; borders don&apos;t matter.</source>
        <translation>À la fin, une chaîne d’au moins quatre de vos maisons le long des routes rapporte un point par maison, même par-delà les frontières. Vous en avez deux ici.</translation>
    </message>
    <message>
        <source>{juchao}, {poyang}, {kuaiji}: a line of three houses. How many points would it score now?</source>
        <translation>{juchao}, {poyang}, {kuaiji}&#x202f;: une chaîne de trois maisons. Combien de points rapporterait-elle maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. A line of three is still too short.</source>
        <translation>Pas tout à fait. Une chaîne de trois est encore trop courte.</translation>
    </message>
    <message>
        <source>Right: nothing, for one house is missing. You need cards for it. Draw one from the pile.</source>
        <translation>Exact&#x202f;: rien, car il manque une maison. Pour l’ajouter, il vous faut des cartes&#x202f;: piochez-en une.</translation>
    </message>
    <message>
        <source>Draw another one. The pile is nearly empty.</source>
        <translation>Piochez-en une autre. La pioche est presque vide.</translation>
    </message>
    <message>
        <source>Lin has drawn the last card, so nobody takes cards any more. You have one more turn, then Bo, and the game ends.</source>
        <translation>Lin a pioché la dernière carte&#x202f;: plus personne n’en prend. Il vous reste un tour, puis un à Bo, et la partie est finie.</translation>
    </message>
    <message>
        <source>Now the line has four houses. How many points will it score?</source>
        <translation>La chaîne a maintenant quatre maisons. Combien de points rapportera-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Each house of the line scores one point.</source>
        <translation>Pas tout à fait. Chaque maison de la chaîne rapporte un point.</translation>
    </message>
    <message>
        <source>Right. End your turn. After Bo&apos;s, the rest scores: regions that are not full, then alliances, then roads.</source>
        <translation>Exact. Finissez le tour. Après celui de Bo, on compte le reste&#x202f;: les régions incomplètes, puis les alliances, puis les routes.</translation>
    </message>
    <message>
        <source>You win, {points} points to {bo}. Without the {line} points for your line, Bo would have won.</source>
        <translation>Vous gagnez par {points} à {bo}. Sans les {line}&#xa0;points de votre chaîne, Bo aurait gagné.</translation>
    </message>
    <message>
        <source>Place a house in {juchao}. Your two red cards pay for it as a pair.</source>
        <translation>Placez une maison à {juchao}. Vos deux cartes rouges la paient&#x202f;: elles forment une paire.</translation>
    </message>
    <message>
        <source>Red numbers are alliances of two regions. At the end, whoever leads in both courts scores a point for each emissary in the two.</source>
        <translation>Les numéros rouges sont des alliances entre deux régions. À la fin, qui est en tête dans les deux cours marque un point par émissaire qui s’y trouve.</translation>
    </message>
    <message>
        <source>Each red number marks an alliance of the two regions next to it: a name, not a value. This one joins {zhao} and {qi}.</source>
        <translation>Chaque numéro rouge désigne une alliance entre les deux régions voisines. C’est son nom, pas sa valeur. Celle-ci unit {zhao} et {qi}.</translation>
    </message>
    <message>
        <source>Now Bo is tied with you in {zhao} too. You both lead in both courts: the alliance would bring Bo {points} points as well.</source>
        <translation>Bo est maintenant à égalité avec vous à {zhao} aussi. Vous êtes donc tous deux en tête dans les deux cours&#x202f;: l’alliance rapporterait {points}&#xa0;points à Bo aussi.</translation>
    </message>
    <message>
        <source>The discards have already made a second pile. When that runs out too, the last round begins. End your turn.</source>
        <translation>La défausse a déjà formé une deuxième pioche. Quand celle-ci aussi sera vide, le dernier tour de table commencera. Finissez le tour.</translation>
    </message>
    <message>
        <source>Cards left over are worth nothing. Pay with your two yellow ones for a house in {shouchun}.</source>
        <translation>Les cartes qui restent sont sans valeur. Avec vos deux jaunes, payez une maison à {shouchun}.</translation>
    </message>
</context>
<context>
    <name>ChinaCommand</name>
    <message>
        <source>Swap {card}</source>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>Take open card {number} ({colour})</source>
        <translation>Prendre la carte visible {number} ({colour})</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>a house in {place} for {cards}</source>
        <translation>une maison à {place} pour {cards}</translation>
    </message>
    <message>
        <source>an emissary to {place} for {cards}</source>
        <translation>un émissaire à la cour de {place} pour {cards}</translation>
    </message>
    <message>
        <source>a fortification in {place} for {cards}</source>
        <translation>une fortification à {place} pour {cards}</translation>
    </message>
    <message>
        <source>Build a house</source>
        <translation>Construire une maison</translation>
    </message>
    <message>
        <source>Send an emissary</source>
        <translation>Envoyer un émissaire</translation>
    </message>
    <message>
        <source>Place a fortification</source>
        <translation>Placer une fortification</translation>
    </message>
    <message>
        <source>You can&apos;t undo drawing a card.</source>
        <translation>Impossible d’annuler une carte piochée.</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>Prendre la carte visible {number}</translation>
    </message>
    <message>
        <source>House in {place} for {cards}</source>
        <translation>Maison à {place} pour {cards}</translation>
    </message>
    <message>
        <source>Emissary to {region} for {cards}</source>
        <translation>Émissaire à la cour de {region} pour {cards}</translation>
    </message>
    <message>
        <source>Fortification in {place} for {cards}</source>
        <translation>Fortification à {place} pour {cards}</translation>
    </message>
</context>
<context>
    <name>ChinaHabit</name>
    <message>
        <source>Overlooks the roads.</source>
        <translation>Néglige les routes.</translation>
    </message>
    <message>
        <source>Thinks at least ten times as long as the strong player.</source>
        <translation>Réfléchit au moins dix fois plus que le joueur confirmé.</translation>
    </message>
</context>
<context>
    <name>ChinaInspector</name>
    <message>
        <source>{column}: {number}</source>
        <translation>{column}&#x202f;: {number}</translation>
    </message>
    <message>
        <source>{player} – {numbers}</source>
        <translation>{player} – {numbers}</translation>
    </message>
    <message>
        <source>{built} of {spaces} built</source>
        <translation>Maisons&#x202f;: {built} sur {spaces}</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <source>Houses in this region.</source>
        <translation>Maisons dans cette région.</translation>
    </message>
    <message>
        <source>Points scored for this region.</source>
        <translation>Points comptés pour cette région.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Points if the region were scored as it stands.</source>
        <translation>Points de la région si on les comptait maintenant.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Points if this player built in every town that is still free.</source>
        <translation>Points si ce joueur construisait sur tous les emplacements encore libres.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>Emissaries in this court.</source>
        <translation>Émissaires dans cette cour.</translation>
    </message>
    <message>
        <source>Scored.</source>
        <translation>Points comptés.</translation>
    </message>
    <message>
        <source>No room for emissaries.</source>
        <translation>Pas de place pour des émissaires.</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n emissary(ies).</source>
        <translation>
            <numerusform>Place pour %n&#xa0;émissaire.</numerusform>
            <numerusform>Place pour %n&#xa0;émissaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of a line of {count} houses, worth {points}.</source>
        <translation>Fait partie d’une chaîne de {count} maisons&#x202f;; vaut {points}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points for leading in both courts, as they stand.</source>
        <translation>Points pour qui est en tête dans les deux cours, en l’état.</translation>
    </message>
    <message>
        <source>Whoever leads in both courts scores 1 point for each emissary there.</source>
        <translation>Qui est en tête dans les deux cours marque 1 point par émissaire présent.</translation>
    </message>
</context>
<context>
    <name>ChinaLessons</name>
    <message>
        <source>Your first two turns</source>
        <translation>Vos deux premiers tours</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Roads, and the end of the game</source>
        <translation>Les routes et la fin de la partie</translation>
    </message>
    <message>
        <source>Houses made the difference.</source>
        <translation>Les maisons ont fait la différence.</translation>
    </message>
    <message>
        <source>Alliances made the difference.</source>
        <translation>Les alliances ont fait la différence.</translation>
    </message>
    <message>
        <source>Roads made the difference.</source>
        <translation>Les routes ont fait la différence.</translation>
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
        <translation>Complète {region}&#x202f;: on compte les points de ses maisons.</translation>
    </message>
    <message>
        <source>Roads lead to {towns}.</source>
        <translation>Routes vers {towns}.</translation>
    </message>
    <message>
        <source>nobody scores yet.</source>
        <translation>personne ne marque pour l’instant.</translation>
    </message>
    <message>
        <source>points now, {points}.</source>
        <translation>points actuels, {points}.</translation>
    </message>
    <message>
        <source>Its houses have scored: {points}.</source>
        <translation>Points déjà marqués par ses maisons&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Its houses would score now: {points}.</source>
        <translation>Ses maisons marqueraient maintenant&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{colour} {count}</source>
        <comment>a seat&apos;s colour, and how many it has</comment>
        <translation>{colour} {count}</translation>
    </message>
    <message>
        <source>{town}: fortification, no house</source>
        <translation>{town}&#x202f;: fortification, pas de maison</translation>
    </message>
    <message>
        <source>{town}: empty</source>
        <translation>{town}&#x202f;: vide</translation>
    </message>
    <message>
        <source>{town}: house on a fortification, {colour}</source>
        <translation>{town}&#x202f;: maison sur une fortification, {colour}</translation>
    </message>
    <message>
        <source>{town}: house, {colour}</source>
        <translation>{town}&#x202f;: maison, {colour}</translation>
    </message>
    <message>
        <source>Court of {region}: closed, no houses in the region</source>
        <translation>Cour de {region}&#x202f;: fermée, aucune maison dans la région</translation>
    </message>
    <message>
        <source>Court of {region}: empty, room for {room}</source>
        <translation>Cour de {region}&#x202f;: vide&#x202f;; places libres&#x202f;: {room}</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; full</source>
        <translation>Cour de {region}&#x202f;: {emissaries}&#x202f;; pleine</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; room for {room} more</source>
        <translation>Cour de {region}&#x202f;: {emissaries}&#x202f;; places libres&#x202f;: {room}</translation>
    </message>
    <message>
        <source>{region}: scored, {houses}</source>
        <translation>{region}&#x202f;: points comptés, {houses}</translation>
    </message>
    <message>
        <source>{region}: no houses in {count} towns</source>
        <translation>{region}&#x202f;: aucune maison pour {count} emplacements</translation>
    </message>
    <message>
        <source>{region}: {built} of {count} towns built, {houses}</source>
        <translation>{region}&#x202f;: emplacements construits, {built} sur {count}&#x202f;; {houses}</translation>
    </message>
    <message>
        <source>{alliance}: points now, {points}</source>
        <translation>{alliance}&#x202f;: points actuels, {points}</translation>
    </message>
    <message>
        <source>{alliance}: no points for anyone yet</source>
        <translation>{alliance}&#x202f;: aucun point pour l’instant</translation>
    </message>
    <message>
        <source>Road {road}</source>
        <translation>Route {road}</translation>
    </message>
    <message>
        <source>Road {road}: houses of {colour} at both ends</source>
        <translation>Route {road}&#x202f;: maisons de couleur {colour} aux deux bouts</translation>
    </message>
</context>
<context>
    <name>ChinaOption</name>
    <message>
        <source>Map</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>48 towns for three or four players.</source>
        <translation>48 emplacements, pour trois ou quatre joueurs.</translation>
    </message>
    <message>
        <source>56 towns for four or five players.</source>
        <translation>56 emplacements, pour quatre ou cinq joueurs.</translation>
    </message>
    <message>
        <source>Card mix</source>
        <translation>Cartes en jeu</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Variées</translation>
    </message>
    <message>
        <source>The full deck has 13 red, 12 green, 11 yellow, 11 orange and 10 purple cards.</source>
        <translation>Au complet&#x202f;: 13 cartes rouges, 12 vertes, 11 jaunes, 11 orange et 10 violettes.</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Égales</translation>
    </message>
    <message>
        <source>The full deck has 12 cards of each colour, but only 9 purple.</source>
        <translation>Au complet&#x202f;: 12 cartes par couleur, mais seulement 9 violettes.</translation>
    </message>
    <message>
        <source>Road scoring</source>
        <translation>Décompte des routes</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toutes les chaînes</translation>
    </message>
    <message>
        <source>All your lines of at least four houses score, each house counting once.</source>
        <translation>Toutes vos chaînes d’au moins quatre maisons rapportent&#x202f;; chaque maison ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>One per group</source>
        <translation>Une par groupe</translation>
    </message>
    <message>
        <source>In each group of connected houses, only your best line scores.</source>
        <translation>Dans chaque groupe de maisons reliées, seule votre meilleure chaîne rapporte.</translation>
    </message>
    <message>
        <source>House on a new fortification</source>
        <translation>Maison sur une nouvelle fortification</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>If you can, you must build on your fortification right away.</source>
        <translation>Si vous le pouvez, vous devez construire aussitôt sur votre fortification.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultative</translation>
    </message>
    <message>
        <source>You needn&apos;t build on your fortification; others may do so later.</source>
        <translation>Vous n’êtes pas obligé de construire sur votre fortification&#x202f;; d’autres pourront le faire ensuite.</translation>
    </message>
    <message>
        <source>Open cards in hand</source>
        <translation>Cartes visibles en main</translation>
    </message>
    <message>
        <source>Stay visible</source>
        <translation>Restent visibles</translation>
    </message>
    <message>
        <source>Everyone can still see the open cards you have taken.</source>
        <translation>Tout le monde continue de voir les cartes visibles que vous avez prises.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>open cards in hand</comment>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>The open cards you take are hidden once your turn ends: others must remember.</source>
        <translation>Les cartes visibles que vous prenez sont cachées à la fin de votre tour&#x202f;: aux autres de s’en souvenir.</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Fortifications</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>fortifications</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>There are no fortifications.</source>
        <translation>Il n’y a pas de fortifications.</translation>
    </message>
    <message>
        <source>On</source>
        <comment>fortifications</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Each player has one: it doubles the points of a region and of a line.</source>
        <translation>Chaque joueur en a une&#x202f;: elle double les points d’une région et d’une chaîne.</translation>
    </message>
</context>
<context>
    <name>ChinaPiece</name>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>Émissaire</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>Fortification</translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n&#xa0;maison</numerusform>
            <numerusform>%n&#xa0;maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emissary(ies)</source>
        <translation>
            <numerusform>%n&#xa0;émissaire</numerusform>
            <numerusform>%n&#xa0;émissaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortification(s)</source>
        <translation>
            <numerusform>%n&#xa0;fortification</numerusform>
            <numerusform>%n&#xa0;fortifications</numerusform>
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
        <translation>Alliance {number} ({one} et {other})</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Face A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Face B</translation>
    </message>
</context>
<context>
    <name>ChinaPlayers</name>
    <message>
        <source>{player}: score {score}; left: {pieces}; hand: {hand}</source>
        <translation>{player}&#x202f;: score {score}&#x202f;; reste&#x202f;: {pieces}&#x202f;; main&#x202f;: {hand}</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte cachée</numerusform>
            <numerusform>%n&#xa0;cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>Houses left: {count}</source>
        <translation>Maisons restantes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Emissaries left: {count}</source>
        <translation>Émissaires restants&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Fortifications left: {count}</source>
        <translation>Fortifications restantes&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>ChinaPrompt</name>
    <message>
        <source>Now build a house on your fortification in {town}.</source>
        <translation>Construisez maintenant une maison sur votre fortification à {town}.</translation>
    </message>
    <message>
        <source>{player} must build on the fortification in {town}.</source>
        <translation>{player} doit construire sur la fortification à {town}.</translation>
    </message>
    <message>
        <source>{player} is taking cards.</source>
        <translation>{player} prend des cartes.</translation>
    </message>
    <message>
        <source>Your turn – place one or two pieces in a region, or swap a card.</source>
        <translation>À vous&#x202f;: placez une ou deux pièces dans une région, ou échangez une carte.</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece – swap a card.</source>
        <translation>Vous ne pouvez placer aucune pièce&#x202f;: échangez une carte.</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or take cards.</source>
        <translation>Placez une seconde pièce dans la région de {region}, ou prenez des cartes.</translation>
    </message>
    <message>
        <source>The pile ran out for the second time.</source>
        <translation>La pioche s’est épuisée pour la seconde fois.</translation>
    </message>
    <message>
        <source>Nobody can place another piece.</source>
        <translation>Plus personne ne peut placer de pièce.</translation>
    </message>
    <message>
        <source>Your turn – place a piece, or swap a card. An empty region takes only one piece a turn.</source>
        <translation>À vous&#x202f;: placez une pièce ou échangez une carte. Une région vide n’accueille qu’une pièce par tour.</translation>
    </message>
    <message>
        <source>Take a card – an open one or the top one of the pile.</source>
        <translation>Prenez une carte&#x202f;: une carte visible ou la première de la pioche.</translation>
    </message>
    <message>
        <source>Take {count} cards, one by one – open ones or from the pile.</source>
        <translation>Prenez {count} cartes, une par une&#x202f;: visibles ou de la pioche.</translation>
    </message>
    <message>
        <source>The pile is used up – end your turn.</source>
        <translation>La pioche est épuisée&#x202f;: finissez le tour.</translation>
    </message>
    <message>
        <source>The pile is used up – place one or two pieces, or pass.</source>
        <translation>La pioche est épuisée&#x202f;: placez une ou deux pièces, ou passez.</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece and must pass.</source>
        <translation>Vous ne pouvez rien placer et devez passer.</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or end your turn.</source>
        <translation>Placez une seconde pièce dans la région de {region}, ou finissez le tour.</translation>
    </message>
</context>
<context>
    <name>ChinaReference</name>
    <message>
        <source>Build houses in the nine regions and send emissaries to their courts. Houses score as soon as their region is full; alliances and roads score at the end. The highest score wins.</source>
        <translation>Construisez des maisons dans les neuf régions et envoyez des émissaires dans leurs cours. Les maisons rapportent dès que leur région est complète&#x202f;; les alliances et les routes, à la fin. Le meilleur score l’emporte.</translation>
    </message>
    <message>
        <source>Either place one or two pieces, then take cards until you hold three.</source>
        <translation>Soit vous placez une ou deux pièces, puis prenez des cartes jusqu’à en avoir trois.</translation>
    </message>
    <message>
        <source>Or swap: discard one card and take another. That is your whole turn.</source>
        <translation>Soit vous échangez&#x202f;: vous défaussez une carte et en prenez une autre. Votre tour s’arrête là.</translation>
    </message>
    <message>
        <source>All the pieces of a turn go to the same region. If it has no pieces at all yet, you may place only one.</source>
        <translation>Toutes les pièces d’un tour vont dans la même région. S’il n’y en a encore aucune, vous ne pouvez en placer qu’une.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Each piece costs one card of its region&apos;s colour, or a pair: two cards of one other colour.</source>
        <translation>Chaque pièce coûte une carte de la couleur de sa région, ou une paire&#x202f;: deux cartes identiques d’une autre couleur.</translation>
    </message>
    <message>
        <source>Houses and emissaries</source>
        <translation>Maisons et émissaires</translation>
    </message>
    <message>
        <source>You have 20 houses and 8 emissaries.</source>
        <translation>Vous avez 20 maisons et 8 émissaires.</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>Prendre des cartes</translation>
    </message>
    <message>
        <source>Take open cards or draw from the pile, as you like, one by one. Once you take a card, you place no more pieces. You can&apos;t undo drawing.</source>
        <translation>Prenez des cartes visibles ou piochez, à votre guise, une par une. Dès la première carte, vous ne placez plus de pièces. Une carte piochée ne s’annule pas.</translation>
    </message>
    <message>
        <source>At the end of your turn, the gaps in the four open cards are filled.</source>
        <translation>À la fin de votre tour, les quatre cartes visibles sont complétées.</translation>
    </message>
    <message>
        <source>With four players one card of each colour is taken out before the game, with three players two.</source>
        <translation>À quatre joueurs, on retire du jeu une carte de chaque couleur&#x202f;; à trois, deux.</translation>
    </message>
    <message>
        <source>Scoring a region</source>
        <translation>Décompte d’une région</translation>
    </message>
    <message>
        <source>Whoever has the most houses there scores 1 point for each house in the region, no matter whose. Every other player with houses there scores as many points as a player one rank higher has houses.</source>
        <translation>Le joueur qui a le plus de maisons marque 1 point par maison de la région, quel qu’en soit le propriétaire. Tout autre joueur présent marque autant de points qu’un joueur du rang supérieur a de maisons.</translation>
    </message>
    <message>
        <source>Example: 4, 2 and 1 houses score 7, 4 and 2 points.</source>
        <translation>Exemple&#x202f;: 4, 2 et 1 maisons marquent 7, 4 et 2 points.</translation>
    </message>
    <message>
        <source>Tied players share a rank and all score in full.</source>
        <translation>À égalité, on partage le rang et chacun marque la totalité des points.</translation>
    </message>
    <message>
        <source>Fortifications (optional)</source>
        <translation>Fortifications (facultatives)</translation>
    </message>
    <message>
        <source>A house goes in any free town of the region.</source>
        <translation>Une maison se place sur n’importe quel emplacement libre de la région.</translation>
    </message>
    <message>
        <source>Emissaries go to the region&apos;s court, even if you have no house there. In all, a court takes as many emissaries as the player with the most houses in its region has houses: no house, no emissary.</source>
        <translation>Les émissaires vont à la cour de la région, même si vous n’y avez pas de maison. Elle en accueille en tout autant que le joueur le mieux implanté y a de maisons&#x202f;: sans maison, pas d’émissaire.</translation>
    </message>
    <message>
        <source>When the last town of a region is built on, the region scores at once; then the turn goes on.</source>
        <translation>Quand on construit sur le dernier emplacement d’une région, on compte aussitôt ses points&#x202f;; puis le tour continue.</translation>
    </message>
    <message>
        <source>Each player has one. It is a piece like the others and goes in a town without a house. Once placed, it belongs to nobody.</source>
        <translation>Chaque joueur en a une. C’est une pièce comme les autres, à placer sur un emplacement sans maison. Une fois placée, elle n’est à personne.</translation>
    </message>
    <message>
        <source>With a house on a fortification you score double for that region, and for a line through it. Two fortifications don&apos;t double twice.</source>
        <translation>Avec une maison sur une fortification, vous marquez le double pour cette région et pour une chaîne qui y passe. Deux fortifications ne doublent pas deux fois.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The first time the pile is used up, the discards are shuffled into a new one. The second time, nobody takes cards any more, and the round is finished: each remaining player places one or two pieces or passes.</source>
        <translation>La première fois que la pioche est épuisée, on mélange la défausse pour en former une nouvelle. La seconde fois, on ne prend plus de cartes et on termine le tour de table&#x202f;: chaque joueur restant place une ou deux pièces ou passe.</translation>
    </message>
    <message>
        <source>The game also ends when nobody could place any piece anywhere.</source>
        <translation>La partie s’achève aussi quand plus personne ne pourrait placer de pièce nulle part.</translation>
    </message>
    <message>
        <source>Then regions that aren&apos;t full score the houses they have.</source>
        <translation>On compte ensuite les régions incomplètes, avec les maisons présentes.</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Any two neighbouring regions form an alliance, numbered from 1 to 15. If you have the most emissaries in both courts, alone or tied, you score 1 point for each emissary in the two courts, no matter whose.</source>
        <translation>Deux régions voisines forment une alliance, numérotée de 1 à 15. Si vous avez le plus d’émissaires dans les deux cours, seul ou à égalité, vous marquez 1 point par émissaire de ces deux cours, quel qu’en soit le propriétaire.</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>A line is at least four of your houses in a row along roads, without forks; it may cross borders. It scores 1 point per house.</source>
        <translation>Une chaîne, ce sont au moins quatre de vos maisons à la suite le long des routes, sans embranchement&#x202f;; elle peut franchir les frontières. Elle rapporte 1 point par maison.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Of tied players, the one with more pieces left wins; if that is equal too, they share the win.</source>
        <translation>À égalité, qui a le plus de pièces restantes gagne&#x202f;; si elles sont égales aussi, la victoire est partagée.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>China is a board game by Michael Schacht. This is an unofficial adaptation, with its own map, pictures and words.</source>
        <translation>Chine est un jeu de société de Michael Schacht. Cette adaptation n’est pas officielle&#x202f;; son plateau, ses images et ses textes lui sont propres.</translation>
    </message>
</context>
<context>
    <name>ChinaRefusal</name>
    <message>
        <source>Once you swap or take a card, you can&apos;t place any more pieces.</source>
        <translation>Une fois qu’une carte est échangée ou prise, vous ne pouvez plus placer de pièce.</translation>
    </message>
    <message>
        <source>You have already placed two pieces this turn.</source>
        <translation>Vous avez déjà placé deux pièces ce tour-ci.</translation>
    </message>
    <message>
        <source>This region was empty: only one piece may be placed in it this turn.</source>
        <translation>Cette région était vide&#x202f;: on ne peut y placer qu’une pièce ce tour-ci.</translation>
    </message>
    <message>
        <source>Both pieces must go to the same region.</source>
        <translation>Les deux pièces doivent aller dans la même région.</translation>
    </message>
    <message>
        <source>First build a house on your fortification.</source>
        <translation>Construisez d’abord une maison sur votre fortification.</translation>
    </message>
    <message>
        <source>This region isn&apos;t on the map.</source>
        <translation>Cette région n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>This town isn&apos;t on the map.</source>
        <translation>Cet emplacement n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>There is already a house in this town.</source>
        <translation>Il y a déjà une maison sur cet emplacement.</translation>
    </message>
    <message>
        <source>There is already a fortification in this town.</source>
        <translation>Il y a déjà une fortification sur cet emplacement.</translation>
    </message>
    <message>
        <source>This court is full: it takes only as many emissaries as the player with the most houses there has houses.</source>
        <translation>Cette cour est pleine&#x202f;: elle n’accueille qu’autant d’émissaires que le joueur le mieux implanté y a de maisons.</translation>
    </message>
    <message>
        <source>A court takes no emissaries until there is a house in its region.</source>
        <translation>Tant qu’il n’y a pas de maison dans sa région, une cour n’accueille pas d’émissaires.</translation>
    </message>
    <message>
        <source>You have no houses left.</source>
        <translation>Vous n’avez plus de maison.</translation>
    </message>
    <message>
        <source>You have no emissaries left.</source>
        <translation>Vous n’avez plus d’émissaire.</translation>
    </message>
    <message>
        <source>You have no fortification left.</source>
        <translation>Vous n’avez plus de fortification.</translation>
    </message>
    <message>
        <source>You have neither a card of this colour nor a pair.</source>
        <translation>Vous n’avez ni carte de cette couleur ni paire.</translation>
    </message>
    <message>
        <source>You don&apos;t have two cards of this colour.</source>
        <translation>Vous n’avez pas deux cartes de cette couleur.</translation>
    </message>
    <message>
        <source>A pair can only stand for another colour: here one card is enough.</source>
        <translation>Une paire ne remplace qu’une autre couleur&#x202f;: ici, une carte suffit.</translation>
    </message>
    <message>
        <source>You don&apos;t have this card in your hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>You can&apos;t do this once your turn has begun.</source>
        <translation>Une fois votre tour commencé, ce n’est plus possible.</translation>
    </message>
    <message>
        <source>In the last round, you can&apos;t swap or take cards.</source>
        <translation>Au dernier tour de table, on n’échange plus et on ne prend plus de cartes.</translation>
    </message>
    <message>
        <source>You can only pass in the last round. Swap a card instead.</source>
        <translation>On ne peut passer qu’au dernier tour de table. Échangez plutôt une carte.</translation>
    </message>
    <message>
        <source>First place a piece or swap a card.</source>
        <translation>Placez d’abord une pièce ou échangez une carte.</translation>
    </message>
    <message>
        <source>You already hold three cards.</source>
        <translation>Vous avez déjà trois cartes.</translation>
    </message>
    <message>
        <source>Take cards until you hold three.</source>
        <translation>Prenez des cartes jusqu’à en avoir trois.</translation>
    </message>
    <message>
        <source>There is no such open card.</source>
        <translation>Cette carte visible n’existe pas.</translation>
    </message>
    <message>
        <source>This open card has been taken: a new one comes when the turn ends.</source>
        <translation>Cette carte visible a été prise&#x202f;: une nouvelle viendra à la fin du tour.</translation>
    </message>
    <message>
        <source>No court that you can pay for has room for an emissary.</source>
        <translation>Aucune cour que vous pouvez payer n’a de place pour un émissaire.</translation>
    </message>
    <message>
        <source>No town that you can pay for has room.</source>
        <translation>Aucun emplacement que vous pouvez payer n’est libre.</translation>
    </message>
    <message>
        <source>Here this card alone isn&apos;t enough: choose both of the pair.</source>
        <translation>Ici, cette carte seule ne suffit pas&#x202f;: choisissez les deux cartes de la paire.</translation>
    </message>
</context>
<context>
    <name>ChinaScoring</name>
    <message>
        <source>{player} leads in both courts: {emissaries} = {points}</source>
        <translation>{player} est en tête dans les deux cours&#x202f;: {emissaries} = {points}</translation>
    </message>
    <message>
        <source>{towns}: {houses}, fortification ×2 = {points}</source>
        <translation>{towns}&#x202f;: {houses}, fortification ×2 = {points}</translation>
    </message>
    <message>
        <source>{towns}: {houses} = {points}</source>
        <translation>{towns}&#x202f;: {houses} = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others, fortification ×2 = {points}</source>
        <translation>{player}&#x202f;: {houses}, seul présent, fortification ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others = {points}</source>
        <translation>{player}&#x202f;: {houses}, seul présent = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}&#x202f;: {houses}, majorité – {counted} en tout, fortification ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted} = {points}</source>
        <translation>{player}&#x202f;: {houses}, majorité – {counted} en tout = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}&#x202f;: {houses}, à égalité en tête – {counted} en tout, fortification ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted} = {points}</source>
        <translation>{player}&#x202f;: {houses}, à égalité en tête – {counted} en tout = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted}, fortification ×2 = {points}</source>
        <translation>{player}&#x202f;: {houses} – le joueur juste devant a {counted}, fortification ×2 = {points}</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted} = {points}</source>
        <translation>{player}&#x202f;: {houses} – le joueur juste devant a {counted} = {points}</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Regions, alliances and roads are counted. Scores so far:</source>
        <translation>On compte les régions, les alliances et les routes. Scores jusqu’ici&#x202f;:</translation>
    </message>
    <message>
        <source>Its houses are scored at once. Scores so far:</source>
        <translation>On compte aussitôt les points de ses maisons. Scores jusqu’ici&#x202f;:</translation>
    </message>
    <message>
        <source>{region} is full</source>
        <translation>{region} est complète</translation>
    </message>
    <message>
        <source>{region} is being scored.</source>
        <translation>{region}&#x202f;: décompte en cours.</translation>
    </message>
    <message>
        <source>Nobody leads in both courts.</source>
        <translation>Personne n’est en tête dans les deux cours.</translation>
    </message>
    <message>
        <source>Roads of {player}</source>
        <translation>Routes&#x202f;: {player}</translation>
    </message>
    <message>
        <source>No line of four houses.</source>
        <translation>Aucune chaîne de quatre maisons.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaSource</name>
    <message>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Routes</translation>
    </message>
</context>
<context>
    <name>ChinaTray</name>
    <message>
        <source>Empty space for an open card</source>
        <translation>Place vide pour une carte visible</translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#x202f;: %n&#xa0;carte</numerusform>
            <numerusform>Pioche&#x202f;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile: %n card(s)</source>
        <translation>
            <numerusform>Seconde pioche&#x202f;: %n&#xa0;carte</numerusform>
            <numerusform>Seconde pioche&#x202f;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out again, this round is the last.</source>
        <translation>Quand elle sera de nouveau épuisée, ce tour de table sera le dernier.</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces</source>
        <translation>Pièces ({player})</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button</comment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>To swap, first choose a card from your hand.</source>
        <translation>Pour échanger, choisissez d’abord une carte de votre main.</translation>
    </message>
    <message>
        <source>Card {number} in hand</source>
        <translation>Carte {number} de la main</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>Prendre la carte visible {number}</translation>
    </message>
</context>
<context>
    <name>ChinaVictory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.</source>
        <translation>
            <numerusform>{player} gagne avec {score}&#xa0;point et davantage de pièces restantes&#x202f;: {more} contre {fewer}.</numerusform>
            <numerusform>{player} gagne avec {score}&#xa0;points et davantage de pièces restantes&#x202f;: {more} contre {fewer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({count})</source>
        <comment>a player, and how many pieces are left</comment>
        <translation>{player} ({count})</translation>
    </message>
    <message>
        <source>Equal on points, ranked by pieces left: {players}.</source>
        <translation>À égalité de points, départagés par les pièces restantes&#x202f;: {players}.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Taille de l’interface</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>Vitesse des bots</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme</comment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>Désactivées</translation>
    </message>
    <message>
        <source>Fades only</source>
        <comment>motion</comment>
        <translation>Fondus seulement</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>motion</comment>
        <translation>Demi-vitesse</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>motion</comment>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>size of the interface</comment>
        <translation>{percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>bots</comment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <comment>motion</comment>
        <translation>Vitesse double</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <comment>motion</comment>
        <translation>Vitesse quadruple</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>bots</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>bots</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>bots</comment>
        <translation>Immédiate</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{region}&apos;s threat is revealed: {value}.</source>
        <translation>Le jeton Péril de la région {region} est révélé&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>{player} builds a neutral wall in {province}.</source>
        <translation>{player} place une section neutre à {province}.</translation>
    </message>
    <message>
        <source>{player} builds a wall in {province}.</source>
        <translation>{player} place une section simple à {province}.</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west}.</source>
        <translation>{player} place sa section double à {west}.</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west} and {east}.</source>
        <translation>{player} place sa section double entre {west} et {east}.</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province} and reserves a square next to it.</source>
        <translation>{player} place sa tour de guet à {province}&#x202f;; une case voisine est réservée à sa section simple.</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province}.</source>
        <translation>{player} place sa tour de guet à {province}.</translation>
    </message>
    <message>
        <source>{player} builds on the reserved square.</source>
        <translation>{player} construit sur la case réservée près de sa tour de guet.</translation>
    </message>
    <message>
        <source>{player} has no walls left, so the reserved square is free.</source>
        <translation>{player} n’a plus de section simple&#x202f;: la case près de la tour de guet est libre.</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player} joue une carte à {province}.</translation>
    </message>
    <message>
        <source>{player} plays the {card} in {province}.</source>
        <translation>{player} joue une carte à {province}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{player} peeks at {region}.</source>
        <translation>{player} épie la région {region}.</translation>
    </message>
    <message>
        <source>{player} peeks at {region}: {value}.</source>
        <translation>{player} épie la région {region}&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}. Cancelled out: {void}.</source>
        <translation>Cartes à {province}&#x202f;: {cards}. Annulées&#x202f;: {void}.</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>Cartes à {province}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Cards in {province}, all cancelled out: {void}.</source>
        <translation>Cartes à {province}, toutes annulées&#x202f;: {void}.</translation>
    </message>
    <message>
        <source>No cards were played in {province}.</source>
        <translation>Il n’y a aucune carte à {province}.</translation>
    </message>
    <message>
        <source>{card} secretly removes {region}&apos;s threat.</source>
        <translation>Le {card} retire le jeton Péril de la région {region} sans le montrer.</translation>
    </message>
    <message>
        <source>{card} removes {region}&apos;s threat: {value}.</source>
        <translation>Le {card} retire le jeton Péril de la région {region}&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>{card} raises the value by {points}.</source>
        <translation>La carte {card} augmente la valeur de {points}.</translation>
    </message>
    <message>
        <source>{card} lowers the value by {points}.</source>
        <translation>La carte {card} réduit la valeur de {points}.</translation>
    </message>
    <message>
        <source>{card} counts as one extra wall.</source>
        <translation>La carte {card} compte pour une section virtuelle.</translation>
    </message>
    <message>
        <source>{card} counts as two extra walls.</source>
        <translation>La carte {card} compte pour deux sections virtuelles.</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no other card to cancel.</source>
        <translation>La carte {card} n’a aucun effet&#x202f;: il n’y a aucune autre carte à éliminer.</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no wall to break and no threat to remove.</source>
        <translation>La carte {card} n’a aucun effet&#x202f;: il n’y a ni section simple à détruire ni jeton Péril à retirer.</translation>
    </message>
    <message>
        <source>{card} has no effect: there are no walls to swap.</source>
        <translation>La carte {card} n’a aucun effet&#x202f;: il n’y a pas deux sections simples à échanger.</translation>
    </message>
    <message>
        <source>{card} breaks a neutral wall.</source>
        <translation>Le {card} détruit une section neutre.</translation>
    </message>
    <message>
        <source>{card} breaks one of their own walls.</source>
        <translation>Le {card} détruit une section simple de son propre camp.</translation>
    </message>
    <message>
        <source>{card} breaks one of {player}&apos;s walls.</source>
        <translation>Le {card} détruit une section simple ({player}).</translation>
    </message>
    <message>
        <source>{card} swaps {wall} in {here} with {other_wall} in {there}.</source>
        <translation>Le {card} échange {wall} à {here} contre {other_wall} à {there}.</translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>Le {card} élimine la carte {other}.</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>Le {card} n’échange rien.</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player} complète {province}.</translation>
    </message>
    <message>
        <source>{province} gets an emperor card.</source>
        <translation>{province} reçoit une carte Empereur.</translation>
    </message>
    <message>
        <source>{province} gets an emperor card ({count} of {all}).</source>
        <translation>{province} reçoit une carte Empereur ({count} sur {all}).</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province} vaut {value}&#x202f;: sections {walls}, Réputation {reputation}, cartes {change}. Majorité&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player has the majority.</source>
        <translation>{province} vaut {value}&#x202f;: sections {walls}, Réputation {reputation}, cartes {change}. Aucun joueur n’a la majorité.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in {region}.</source>
        <translation>
            <numerusform>{player} perd %n&#xa0;point dans la région {region}.</numerusform>
            <numerusform>{player} perd %n&#xa0;points dans la région {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player} marque&#x202f;%n&#xa0;point à {province}.</numerusform>
            <numerusform>{player} marque&#x202f;%n&#xa0;points à {province}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for the double wall.</source>
        <translation>
            <numerusform>{player} marque&#x202f;%n&#xa0;point pour sa section double.</numerusform>
            <numerusform>{player} marque&#x202f;%n&#xa0;points pour sa section double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {source}.</source>
        <translation>
            <numerusform>{player} marque&#x202f;%n&#xa0;point&#x202f;: {source}.</numerusform>
            <numerusform>{player} marque&#x202f;%n&#xa0;points&#x202f;: {source}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter, so nobody loses points.</source>
        <translation>La région {region} n’a plus de jeton Péril&#x202f;: aucune perte.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region} attaque&#x202f;: {value}. Majorité&#x202f;: {players}. À l’abri d’une tour de guet&#x202f;: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>{region} attaque&#x202f;: {value}. Majorité&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region} attaque&#x202f;: {value}. À l’abri d’une tour de guet&#x202f;: {sheltered}.</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player has the majority.</source>
        <translation>{region} attaque&#x202f;: {value}. Aucun joueur n’a la majorité.</translation>
    </message>
    <message>
        <source>{event}, provinces with walls: {counts}.</source>
        <translation>{event}, provinces occupées&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>{event}, longest run: {counts}.</source>
        <translation>{event}, plus longue suite&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>{event}, cards in hand: {counts}.</source>
        <translation>{event}, cartes en main&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>{event}: {counts}.</source>
        <translation>{event}&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>a neutral wall</source>
        <translation>une section neutre</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <comment>in a sentence</comment>
        <translation>une section simple ({player})</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <translation>{card} ({player})</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Tour {number}&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player} finit son tour.</translation>
    </message>
    <message>
        <source>{player} has no moves left and passes.</source>
        <translation>{player} ne peut rien faire et passe.</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows.</source>
        <translation>Trois cartes Empereur&#x202f;: la muraille s’agrandit.</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows by {board}, drawn at random.</source>
        <translation>Trois cartes Empereur&#x202f;: la muraille s’agrandit. Pioché&#x202f;: {board}.</translation>
    </message>
    <message>
        <source>{player} adds {board} in the west.</source>
        <translation>{player} ajoute à l’ouest le {board}.</translation>
    </message>
    <message>
        <source>{player} adds {board} in the east.</source>
        <translation>{player} ajoute à l’est le {board}.</translation>
    </message>
    <message>
        <source>The wall is finished: the Mongols attack.</source>
        <translation>La muraille est achevée&#x202f;: les Mongols attaquent.</translation>
    </message>
    <message>
        <source>Everyone has passed: the Mongols attack.</source>
        <translation>Tout le monde a passé&#x202f;: les Mongols attaquent.</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>{player} took a hint.</source>
        <translation>{player} a demandé un conseil.</translation>
    </message>
    <message>
        <source>{player} now simulates {nodes} games per move instead of {before}.</source>
        <translation>{player} simule désormais {nodes} parties par coup au lieu de {before}.</translation>
    </message>
    <message>
        <source>{told}; {clause}</source>
        <translation>{told}&#x202f;; {clause}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{deed}, and peeked at {regions}</source>
        <translation>{deed}, et épié {regions}</translation>
    </message>
    <message>
        <source>{player} peeked at {regions}</source>
        <translation>{player} a épié {regions}</translation>
    </message>
    <message>
        <source>{player} built a tower in {province}</source>
        <translation>{player} a placé sa tour de guet à {province}</translation>
    </message>
    <message>
        <source>{player} had no moves left and passed</source>
        <translation>{player} ne pouvait rien faire et a passé</translation>
    </message>
    <message>
        <source>{player} built a double wall in {places} and scored {points}</source>
        <translation>{player} a placé sa section double à {places} (+{points}&#xa0;points)</translation>
    </message>
    <message>
        <source>{player} played a card and built a wall in {places}</source>
        <translation>{player} a joué une carte et placé une section à {places}</translation>
    </message>
    <message>
        <source>{player} built walls in {places}</source>
        <translation>{player} a placé deux sections à {places}</translation>
    </message>
    <message>
        <source>{player} built a wall in {places}</source>
        <translation>{player} a placé une section à {places}</translation>
    </message>
    <message>
        <source>{player} played cards in {places}</source>
        <translation>{player} a joué deux cartes à {places}</translation>
    </message>
    <message>
        <source>{player} played a card in {places}</source>
        <translation>{player} a joué une carte à {places}</translation>
    </message>
    <message>
        <source>{deed}, with a neutral wall in {province}</source>
        <translation>{deed}, avec une section neutre à {province}</translation>
    </message>
    <message>
        <source>{player} built a neutral wall in {province}</source>
        <translation>{player} a placé une section neutre à {province}</translation>
    </message>
    <message>
        <source>{region}&apos;s threat is revealed ({value})</source>
        <translation>le jeton Péril de la région {region} est révélé ({value})</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province} est complète</translation>
    </message>
    <message>
        <source>{province} is complete: nobody scores</source>
        <translation>{province} est complète&#x202f;: personne ne marque de points</translation>
    </message>
    <message>
        <source>{province} is complete: {players} scores {points}</source>
        <translation>{province} est complète&#x202f;: {players} marque&#xa0;{points}</translation>
    </message>
    <message>
        <source>{province} is complete: {players} score {points} each</source>
        <translation>{province} est complète&#x202f;: {players} marquent&#xa0;{points} chacun</translation>
    </message>
    <message>
        <source>{board} is added in the west</source>
        <translation>le {board} est ajouté à l’ouest</translation>
    </message>
    <message>
        <source>{board} is added in the east</source>
        <translation>le {board} est ajouté à l’est</translation>
    </message>
    <message>
        <source>The Mongols attack, but nobody loses points</source>
        <translation>Les Mongols attaquent, mais personne ne perd de points</translation>
    </message>
    <message>
        <source>{player} loses {points}</source>
        <translation>{player} perd&#xa0;{points}</translation>
    </message>
    <message>
        <source>The Mongols attack: {losses}</source>
        <translation>Les Mongols attaquent&#x202f;: {losses}</translation>
    </message>
    <message>
        <source>{player} scores {points}</source>
        <translation>{player} marque&#xa0;{points}</translation>
    </message>
    <message>
        <source>{event}: {gains}</source>
        <translation>{event}&#x202f;: {gains}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>personne ne marque</translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation>Détails affichés</translation>
    </message>
    <message>
        <source>Details hidden</source>
        <translation>Détails masqués</translation>
    </message>
    <message>
        <source>Help for everyone is now: {help}.</source>
        <translation>Aide désormais, pour tous&#x202f;: {help}.</translation>
    </message>
    <message>
        <source>{player} now plays in person.</source>
        <translation>{player} joue désormais en personne.</translation>
    </message>
    <message>
        <source>Everyone agreed to go back to this point.</source>
        <translation>D’un commun accord, retour à ce point de la partie.</translation>
    </message>
    <message>
        <source>A novice bot now plays for {player}.</source>
        <translation>Un bot débutant joue désormais pour {player}.</translation>
    </message>
    <message>
        <source>A club-level bot now plays for {player}.</source>
        <translation>Un bot de niveau club joue désormais pour {player}.</translation>
    </message>
    <message>
        <source>A strong bot now plays for {player}.</source>
        <translation>Un bot confirmé joue désormais pour {player}.</translation>
    </message>
    <message>
        <source>A master bot now plays for {player}.</source>
        <translation>Un bot de niveau maître joue désormais pour {player}.</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {kind}.</source>
        <translation>Un bot joue désormais pour {player}&#x202f;: {kind}.</translation>
    </message>
    <message>
        <source>Reputations drawn: {values}.</source>
        <comment>from west to east</comment>
        <translation>Réputations tirées&#x202f;: {values}.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>That was your action. End your turn, and watch where Bo and Lin build.</source>
        <translation>C’était votre action. Finissez le tour et regardez où Bo et Lin construisent.</translation>
    </message>
    <message>
        <source>A full province is worth one point for each wall in it, plus the number on its counter.</source>
        <translation>Une province complète vaut un point par section, plus le nombre de son jeton.</translation>
    </message>
    <message>
        <source>{dunhuang} has four squares and a counter of {counter}. What will it be worth when it is full?</source>
        <translation>{dunhuang} a quatre cases et un jeton {counter}. Combien vaudra-t-elle une fois complète&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Count a point for each of its squares, then add the counter.</source>
        <translation>Pas tout à fait. Comptez un point par case, puis ajoutez le jeton.</translation>
    </message>
    <message>
        <source>{own} walls to {bo}: you score all {points} points, Bo nothing.</source>
        <translation>{own} sections contre {bo}&#x202f;: vous marquez les {points}&#xa0;points, Bo rien.</translation>
    </message>
    <message>
        <source>Right: the points are not divided. Fill {jiuquan}.</source>
        <translation>Exact&#x202f;: les points ne se partagent pas. Complétez {jiuquan}.</translation>
    </message>
    <message>
        <source>{points} points for you and {points} for Bo. Only Lin is left behind.</source>
        <translation>{points}&#xa0;points pour vous et {points} pour Bo. Lin, derrière, ne marque rien.</translation>
    </message>
    <message>
        <source>End your turn, and keep an eye on {zhangye}.</source>
        <translation>Finissez le tour et surveillez {zhangye}.</translation>
    </message>
    <message>
        <source>{dunhuang} is full: score it.</source>
        <translation>{dunhuang} est complète&#x202f;: comptez les points.</translation>
    </message>
    <message>
        <source>Score it.</source>
        <translation>Comptez les points.</translation>
    </message>
    <message>
        <source>You have one double wall. It covers two squares, counts as two walls, and scores at once.</source>
        <translation>Vous avez une section double. Elle couvre deux cases, compte pour deux sections et rapporte aussitôt des points.</translation>
    </message>
    <message>
        <source>It scores a point for each province and each region (north of the wall) it lies in. How many on these two squares?</source>
        <translation>Elle rapporte un point par province et par région (au nord de la muraille) où elle se trouve. Combien sur ces deux cases&#x202f;?</translation>
    </message>
    <message>
        <source>Look again: count the provinces below the two squares, and the regions above them.</source>
        <translation>Regardez mieux&#x202f;: comptez les provinces sous ces cases et les régions au-dessus.</translation>
    </message>
    <message>
        <source>A double wall is an action by itself. End your turn.</source>
        <translation>Une section double est une action à elle seule. Finissez le tour.</translation>
    </message>
    <message>
        <source>Only one square beside Bo&apos;s tower is still empty. Take a wall and try to build there.</source>
        <translation>À côté de la tour de guet de Bo, une seule case reste vide. Prenez une section et essayez d’y construire.</translation>
    </message>
    <message>
        <source>Refused: the last empty square beside a tower belongs to its owner.</source>
        <translation>Refusé&#x202f;: la dernière case vide à côté d’une tour de guet est réservée à son propriétaire.</translation>
    </message>
    <message>
        <source>Place your own tower here. Both squares beside it are empty.</source>
        <translation>Placez ici votre tour de guet. Les deux cases voisines sont vides.</translation>
    </message>
    <message>
        <source>End your turn. The others may take one of the two squares, not both.</source>
        <translation>Finissez le tour. Les autres peuvent prendre une des deux cases, pas les deux.</translation>
    </message>
    <message>
        <source>Bo built on one side. Now the other square is yours, for as long as you like.</source>
        <translation>Bo a construit d’un côté. L’autre case est à vous, aussi longtemps que vous voulez.</translation>
    </message>
    <message>
        <source>This is the Great Wall; the provinces lie south. Whoever has the most walls in a full province scores it. (No mouse? Press ?.)</source>
        <translation>Voici la Grande Muraille&#x202f;; les provinces sont au sud. Qui a le plus de sections dans une province complète marque ses points. (Sans souris&#x202f;? Touche «&#x202f;?&#x202f;».)</translation>
    </message>
    <message>
        <source>You are Mei, and red. Take a wall and place it on any empty square of {dunhuang}.</source>
        <translation>Vous êtes Mei et jouez en rouge. Prenez une section et placez-la sur une case vide de {dunhuang}.</translation>
    </message>
    <message>
        <source>Two walls in two different provinces are one action. Take the second: blue lines show where provinces meet. Place it in {jiuquan}.</source>
        <translation>Deux sections dans deux provinces différentes font une action. Prenez la seconde&#x202f;: un trait bleu sépare alors les provinces. Placez-la à {jiuquan}.</translation>
    </message>
    <message>
        <source>Fill the last empty square of {dunhuang}: as soon as a province is full, it scores.</source>
        <translation>Prenez la dernière case vide de {dunhuang}&#x202f;: dès qu’une province est complète, elle rapporte ses points.</translation>
    </message>
    <message>
        <source>That is the heart of the game: have the most walls in a province when its last square is filled.</source>
        <translation>C’est le cœur du jeu&#x202f;: avoir le plus de sections dans une province quand sa dernière case est prise.</translation>
    </message>
    <message>
        <source>Right. And you have the most walls there: fill it.</source>
        <translation>Exact. Et vous y avez le plus de sections&#x202f;: placez-en une sur la dernière case.</translation>
    </message>
    <message>
        <source>No: all who are tied for the most score the whole value. What is it here?</source>
        <translation>Non&#x202f;: tous ceux qui sont à égalité en tête marquent la valeur entière. Combien ici&#x202f;?</translation>
    </message>
    <message>
        <source>Bo filled {zhangye}, but the points went to Lin: {lin} walls to your {own}. Second place scores nothing.</source>
        <translation>Bo a complété {zhangye}, mais les points vont à Lin&#x202f;: {lin} sections contre {own} à vous. La deuxième place ne rapporte rien.</translation>
    </message>
    <message>
        <source>Right. It scores {points} where a province and a region both end. Find that border, and place your double wall across it.</source>
        <translation>Exact. Elle rapporte {points} là où finissent à la fois une province et une région. Trouvez cette limite et placez-y la section double.</translation>
    </message>
    <message>
        <source>A tower counts as one wall, and reserves an empty square beside it for its owner.</source>
        <translation>Une tour de guet compte comme une section et réserve une case vide voisine à son propriétaire.</translation>
    </message>
    <message>
        <source>Place a wall there. After that the tower reserves nothing.</source>
        <translation>Placez-y une section. Ensuite, la tour de guet ne réserve plus rien.</translation>
    </message>
    <message>
        <source>And the second wall, in any other province.</source>
        <translation>Et la seconde section, dans une autre province au choix.</translation>
    </message>
    <message>
        <source>Two squares of {jiuquan} for sure. A tower can do one thing more: it protects you from the Mongols.</source>
        <translation>Deux cases assurées à {jiuquan}. Et une tour de guet fait plus&#x202f;: elle vous protège des Mongols.</translation>
    </message>
    <message>
        <source>You have six cards. They lie face down in a province until it is full, and change how it scores.</source>
        <translation>Vous avez six cartes. Posées face cachée dans une province, elles attendent qu’elle soit complète et changent ses points.</translation>
    </message>
    <message>
        <source>Play your Builder in {dunhuang}: it can make the province worth more, or count as a wall.</source>
        <translation>Jouez votre Maçon à {dunhuang}&#x202f;: il peut augmenter la valeur de la province ou compter comme une section.</translation>
    </message>
    <message>
        <source>A card and a wall in the same province are one action. Place the wall.</source>
        <translation>Une carte et une section dans la même province font une action. Placez la section.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Finissez le tour.</translation>
    </message>
    <message>
        <source>Two cards in two provinces are an action, too. Play your Traitor in {dunhuang}.</source>
        <translation>Deux cartes dans deux provinces font aussi une action. Jouez votre Traître à {dunhuang}.</translation>
    </message>
    <message>
        <source>And your Flood in {jiuquan}.</source>
        <translation>Et votre Inondation à {jiuquan}.</translation>
    </message>
    <message>
        <source>End your turn. Bo is about to fill {dunhuang}.</source>
        <translation>Finissez le tour. Bo va compléter {dunhuang}.</translation>
    </message>
    <message>
        <source>Two Builders: cards with the same dots cancel each other. But your Traitor counts, even on Bo&apos;s turn. Break Bo&apos;s wall here.</source>
        <translation>Deux Maçons&#x202f;: les cartes aux mêmes pastilles s’annulent. Mais votre Traître agit, même au tour de Bo. Détruisez ici sa section.</translation>
    </message>
    <message>
        <source>Cards take effect in the order of their dots, from one to six. Point at a card to read what it does.</source>
        <translation>Les cartes agissent dans l’ordre de leurs pastilles, de une à six. Survolez une carte pour lire son effet.</translation>
    </message>
    <message>
        <source>The Mongols live north of the wall. At the end, whoever has the most walls in a region loses the points on the region&apos;s counter.</source>
        <translation>Au nord de la muraille vivent les Mongols. À la fin, le jeton d’une région coûte ses points à qui y a le plus de sections.</translation>
    </message>
    <message>
        <source>The counters lie face down. Where you build, you may peek at one. Place a wall here.</source>
        <translation>Les jetons sont face cachée. Là où vous construisez, vous pouvez en épier un. Placez ici une section.</translation>
    </message>
    <message>
        <source>The counter shows {threat}, and none is higher. All who are tied for the most lose that many points, so stay behind Bo here.</source>
        <translation>Le jeton vaut {threat}, et aucun n’est plus fort. Tous ceux qui sont à égalité en tête perdent ces points&#x202f;: restez ici derrière Bo.</translation>
    </message>
    <message>
        <source>A real game against two novices, already under way: you have five turns left. Play it to the end.</source>
        <translation>Une vraie partie contre deux débutants, déjà avancée&#x202f;: il vous reste cinq tours. Jouez-la jusqu’au bout.</translation>
    </message>
    <message>
        <source>You know the game now. Are you ready for a whole one?</source>
        <translation>Vous connaissez le jeu. À quand une partie entière&#x202f;?</translation>
    </message>
    <message>
        <source>Now peek: press and hold the eye on the shield of {ordos}, or hold E. Only you will see it.</source>
        <translation>Épiez&#x202f;: maintenez appuyé l’œil sur le bouclier de la région {ordos}, ou la touche E. Personne d’autre ne verra le jeton.</translation>
    </message>
    <message>
        <source>You have the most walls in {alasha}. But whoever has a tower in a region loses nothing there.</source>
        <translation>Dans la région {alasha}, vous avez le plus de sections. Mais qui a sa tour de guet dans une région n’y perd rien.</translation>
    </message>
    <message>
        <source>The third card came up on your turn, so you choose the board. End your turn.</source>
        <translation>La troisième carte est arrivée pendant votre tour&#x202f;: à vous de choisir le plateau. Finissez le tour.</translation>
    </message>
    <message>
        <source>Choose a board and one of its sides, A or B, then the end of the wall where it should go.</source>
        <translation>Choisissez un plateau et une de ses faces, A ou B, puis l’extrémité de la muraille où le placer.</translation>
    </message>
    <message>
        <source>A broken wall counts for nobody. {own} walls to {bo}: {points} points for you.</source>
        <translation>Un mur détruit ne compte pour personne. {own} sections contre {bo}&#x202f;: {points}&#xa0;points pour vous.</translation>
    </message>
    <message>
        <source>Leave the last square of {ordos} to Bo. Place your second wall in {jiuquan}.</source>
        <translation>Laissez à Bo la dernière case de la région {ordos}. Placez la seconde section à {jiuquan}.</translation>
    </message>
    <message>
        <source>Place your tower on the last square of {alasha}.</source>
        <translation>Placez votre tour de guet sur la dernière case de la région {alasha}.</translation>
    </message>
    <message>
        <source>Every full province gets an emperor card. There are {cards}; the third brings another board.</source>
        <translation>Chaque province complète reçoit une carte Empereur. Il y en a {cards}&#x202f;; la troisième apporte un plateau.</translation>
    </message>
    <message>
        <source>Fill {zhangye}.</source>
        <translation>Complétez {zhangye}.</translation>
    </message>
    <message>
        <source>Place your second wall in another province.</source>
        <translation>Placez la seconde section dans une autre province.</translation>
    </message>
    <message>
        <source>New provinces, new regions, new counters. The game ends when every square is filled.</source>
        <translation>De nouvelles provinces, de nouvelles régions, de nouveaux jetons. La partie finit quand toutes les cases sont prises.</translation>
    </message>
    <message>
        <source>The game is yours now.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} sur {steps}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>You have {own} walls there, the others one each. So all its points are yours: {points}. The emperor card marks it as scored.</source>
        <translation>Vous y avez {own} sections, les autres une chacun. Tous ses points sont à vous&#x202f;: {points}. La carte Empereur marque le décompte fait.</translation>
    </message>
    <message>
        <source>If you fill {jiuquan}, you and Bo will have two walls each there. How many points will you score?</source>
        <translation>Si vous complétez {jiuquan}, Bo et vous y aurez deux sections chacun. Combien de points marquerez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>{points} points at once, and a wall in two provinces. Nothing scores more.</source>
        <translation>{points}&#xa0;points d’un coup, et une section dans deux provinces. Rien ne rapporte plus.</translation>
    </message>
    <message>
        <source>Bo placed his on the squares from the question, for {points} points. Everyone has just one: choose its place well.</source>
        <translation>Bo a placé la sienne sur les cases de la question&#x202f;: {points}&#xa0;points. Chacun n’en a qu’une&#x202f;: choisissez bien l’endroit.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Your turn continues: place your second wall in {zhangye}.</source>
        <translation>Votre action continue&#x202f;: placez la seconde section à {zhangye}.</translation>
    </message>
    <message>
        <source>That fills {jiuquan}: score it.</source>
        <translation>{jiuquan} est complète&#x202f;: comptez les points.</translation>
    </message>
    <message>
        <source>End your turn. Bo fills the last squares, and the Mongols attack.</source>
        <translation>Finissez le tour. Bo remplit les dernières cases, et les Mongols attaquent.</translation>
    </message>
    <message>
        <source>Your tower saved you in {alasha}. In {torghut} you had the most walls, and paid.</source>
        <translation>Région {alasha}&#x202f;: votre tour de guet vous a évité une perte. Région {torghut}&#x202f;: en tête, vous avez payé.</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Peek at {region}</source>
        <translation>Épier {region}</translation>
    </message>
    <message>
        <source>Score {province}</source>
        <translation>Compter les points&#x202f;: {province}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>a double wall in {province} (from square {place})</source>
        <translation>une section double à {province} (à partir de la case {place})</translation>
    </message>
    <message>
        <source>a wall in {province} (square {place})</source>
        <translation>une section simple à {province} (case {place})</translation>
    </message>
    <message>
        <source>a neutral wall in {province} (square {place})</source>
        <translation>une section neutre à {province} (case {place})</translation>
    </message>
    <message>
        <source>a tower in {province} (square {place})</source>
        <translation>une tour de guet à {province} (case {place})</translation>
    </message>
    <message>
        <source>Cancel {owner}&apos;s {card}</source>
        <translation>Éliminer la carte {card} ({owner})</translation>
    </message>
    <message>
        <source>Remove {region}&apos;s threat</source>
        <translation>Retirer le péril&#x202f;: {region}</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>Valeur +2</translation>
    </message>
    <message>
        <source>Value −2</source>
        <translation>Valeur −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>+1 section virtuelle</translation>
    </message>
    <message>
        <source>Don&apos;t swap</source>
        <translation>Ne rien échanger</translation>
    </message>
    <message>
        <source>Wall: {square}</source>
        <translation>Section simple&#x202f;: {square}</translation>
    </message>
    <message>
        <source>Neutral wall: {square}</source>
        <translation>Section neutre&#x202f;: {square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>Tour de guet&#x202f;: {square}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>Carte&#x202f;: {province}</translation>
    </message>
    <message>
        <source>Add {board} in the west</source>
        <translation>Ajouter à l’ouest le {board}</translation>
    </message>
    <message>
        <source>Add {board} in the east</source>
        <translation>Ajouter à l’est le {board}</translation>
    </message>
    <message>
        <source>Break {wall}</source>
        <translation>Détruire&#x202f;: {wall}</translation>
    </message>
    <message>
        <source>neutral wall ({square})</source>
        <translation>la section neutre à {square}</translation>
    </message>
    <message>
        <source>the {card} card in {province}</source>
        <translation>la carte {card} à {province}</translation>
    </message>
    <message>
        <source>{player}&apos;s wall ({square})</source>
        <translation>la section simple ({player}) à {square}</translation>
    </message>
    <message>
        <source>Double wall: {squares}</source>
        <translation>Section double&#x202f;: {squares}</translation>
    </message>
    <message>
        <source>Swap {here} with {there}</source>
        <translation>Échanger {here}, contre {there}</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>{player} is here.</source>
        <translation>{player} est là.</translation>
    </message>
    <message>
        <source>{player} has been away since {when}.</source>
        <translation>{player} n’est plus en ligne (dernier contact&#x202f;: {when}).</translation>
    </message>
    <message>
        <source>{player} is away.</source>
        <translation>{player} n’est pas en ligne.</translation>
    </message>
    <message>
        <source>A bot plays for {player}.</source>
        <translation>Un bot joue pour {player}.</translation>
    </message>
    <message>
        <source>{players} would like a rematch.</source>
        <translation>Demande de revanche&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{player} has left the game.</source>
        <translation>{player} a quitté la partie.</translation>
    </message>
    <message>
        <source>{player} can&apos;t be reached now.</source>
        <translation>{player} n’est pas joignable pour le moment.</translation>
    </message>
    <message>
        <source>{player} has withdrawn the question.</source>
        <translation>{player} a retiré sa demande.</translation>
    </message>
    <message>
        <source>Moves are sent as soon as it accepts letters again.</source>
        <translation>Les coups partiront dès qu’il les acceptera de nouveau.</translation>
    </message>
    <message>
        <source>{host}&apos;s computer can&apos;t be reached. The game waits for it.</source>
        <translation>L’ordinateur hôte ({host}) ne répond pas. La partie l’attend.</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Pas encore envoyé.</translation>
    </message>
    <message>
        <source>Waiting for {host}&apos;s computer…</source>
        <translation>En attente de l’ordinateur hôte ({host})…</translation>
    </message>
    <message>
        <source>Waiting for everybody to agree…</source>
        <translation>En attente de l’accord de tous…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a question</comment>
        <translation>Retirer la demande</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>Réinviter</translation>
    </message>
    <message>
        <source>Invite again…</source>
        <translation>Réinviter…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Bots play for {players}.</source>
        <translation>Des bots jouent pour {players}.</translation>
    </message>
    <message>
        <source>Take {player}&apos;s seat back</source>
        <translation>Reprendre la place&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Invite {players} again? The computer used so far then loses its place.</source>
        <translation>Réinviter {players}&#x202f;? L’ordinateur utilisé jusqu’ici perdra alors sa place.</translation>
    </message>
    <message>
        <source>Take back the seats of {players}</source>
        <translation>Reprendre les places&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Let bots play</source>
        <translation>Laisser jouer des bots</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Invitation to the seats of {players}: {invitation}</source>
        <translation>Invitation à remplacer {players}&#x202f;: {invitation}</translation>
    </message>
    <message>
        <source>{players} have left the game.</source>
        <translation>{players} ont quitté la partie.</translation>
    </message>
    <message>
        <source>{players} are away.</source>
        <translation>{players} ne sont pas en ligne.</translation>
    </message>
    <message>
        <source>{players} have been away since {when}.</source>
        <translation>{players} ne sont plus en ligne (dernier contact&#x202f;: {when}).</translation>
    </message>
    <message>
        <source>{players} agree</source>
        <translation>{players} sont d’accord</translation>
    </message>
    <message>
        <source>{player} asks to go back to “{turn}”.</source>
        <translation>{player} demande à revenir à «&#x202f;{turn}&#x202f;».</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>It is up to {players} to play on.</source>
        <translation>C’est à {players} de continuer.</translation>
    </message>
    <message>
        <source>Invitation to {player}&apos;s seat: {invitation}</source>
        <translation>Invitation à remplacer {player}&#x202f;: {invitation}</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>Copier l’invitation</translation>
    </message>
    <message>
        <source>Invite somebody else</source>
        <translation>Inviter quelqu’un d’autre</translation>
    </message>
    <message>
        <source>{host} asks for a rematch.</source>
        <translation>{host} propose une revanche.</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Reprendre ma place</translation>
    </message>
    <message>
        <source>{player} asks to change the help for this game.</source>
        <translation>{player} demande une autre aide pour cette partie.</translation>
    </message>
    <message>
        <source>{player} asks to leave the game unfinished.</source>
        <translation>{player} demande à arrêter la partie ici.</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>Un bot joue à votre place.</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Reprendre ma place</translation>
    </message>
    <message>
        <source>Let a bot play for {player}</source>
        <translation>Laisser un bot jouer pour {player}</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Attendre encore</translation>
    </message>
    <message>
        <source>Everybody has agreed to leave this game unfinished.</source>
        <translation>Tout le monde est d’accord pour arrêter la partie ici.</translation>
    </message>
</context>
<context>
    <name>Controllers</name>
    <message>
        <source>Human</source>
        <translation>Joueur humain</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Joueur confirmé</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>Bot aléatoire</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>Bot glouton</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>{number}%</source>
        <comment>a chance</comment>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{value} ({chance})</source>
        <comment>what a threat may be, and how likely</comment>
        <translation>{value} ({chance})</translation>
    </message>
    <message>
        <source>Threat: {chances}</source>
        <translation>Péril&#x202f;: {chances}</translation>
    </message>
    <message>
        <source>This can only be: {card}.</source>
        <translation>Ce ne peut être que&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Any action card ({chance} each).</source>
        <translation>N’importe quelle carte Action ({chance} chacune).</translation>
    </message>
    <message>
        <source>One of these: {cards} ({chance} each).</source>
        <translation>L’une de ces cartes&#x202f;: {cards} ({chance} chacune).</translation>
    </message>
    <message>
        <source>{player}&apos;s possible cards: {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>Cartes possibles ({player})&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>With these cards, worth {points} when complete.</source>
        <translation>Avec ces cartes, elle vaudra {points} une fois complète.</translation>
    </message>
    <message>
        <source>{points} when complete</source>
        <comment>what a province may be worth</comment>
        <translation>{points} une fois complète</translation>
    </message>
    <message>
        <source>{worst} to {best}</source>
        <translation>{worst} à {best}</translation>
    </message>
    <message>
        <source>{card} ({chance})</source>
        <comment>a colour of cards, and how likely</comment>
        <translation>{card} ({chance})</translation>
    </message>
    <message>
        <source>Next card: {chances}</source>
        <translation>Prochaine carte&#x202f;: {chances}</translation>
    </message>
    <message>
        <source>{player}: all but {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}&#x202f;: tout sauf {cards}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk isn&apos;t responding.</source>
        <translation>Le disque ne répond pas.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Can&apos;t write to that location.</source>
        <translation>Impossible d’écrire à cet endroit.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to write there.</source>
        <translation>Vous n’avez pas le droit d’y écrire.</translation>
    </message>
    <message>
        <source>The disk reported a read or write error.</source>
        <translation>Le disque signale une erreur de lecture ou d’écriture.</translation>
    </message>
    <message>
        <source>Folder not found.</source>
        <translation>Dossier introuvable.</translation>
    </message>
    <message>
        <source>A folder with this name already exists.</source>
        <translation>Un dossier porte déjà ce nom.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Le nom est trop long.</translation>
    </message>
    <message>
        <source>The disk reported an error ({code}).</source>
        <translation>Le disque signale une erreur ({code}).</translation>
    </message>
    <message>
        <source>Your settings weren&apos;t saved. {fault}</source>
        <translation>Vos réglages n’ont pas été enregistrés. {fault}</translation>
    </message>
    <message>
        <source>A game can&apos;t be read: {folder}</source>
        <translation>Partie illisible&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Games aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>Parties non enregistrées&#x202f;: {folder} est illisible.</translation>
    </message>
    <message>
        <source>Settings aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>Réglages non enregistrés&#x202f;: {folder} est illisible.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Le fichier est utilisé par un autre programme.</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all} until a board is added.</source>
        <translation>Cartes Empereur&#x202f;: {count} sur {all}, puis un plateau est ajouté.</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Domination</translation>
    </message>
    <message>
        <source>Imperial Reward</source>
        <translation>Reconnaissance impériale</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Guetteurs</translation>
    </message>
    <message>
        <source>At the end, whoever has walls in the most provinces scores 4 points; tied players all score.</source>
        <translation>À la fin, le joueur présent dans le plus de provinces marque 4 points, les ex æquo aussi.</translation>
    </message>
    <message>
        <source>At the end, each player scores 2 points per action card left in hand.</source>
        <translation>À la fin, chacun marque 2 points par carte Action encore en main.</translation>
    </message>
    <message>
        <source>Whenever someone builds in a region, that region&apos;s threat counter is revealed permanently.</source>
        <translation>Dès que quelqu’un construit dans une région, son jeton Péril est révélé pour de bon.</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls scores 1 point per square; tied players all score.</source>
        <translation>À la fin, la plus longue suite de sections intactes rapporte 1 point par case, aux ex æquo aussi.</translation>
    </message>
    <message>
        <source>At the end, each player scores 1 point per square for their longest unbroken run of walls.</source>
        <translation>À la fin, chacun marque 1 point par case de sa plus longue suite de sections intactes.</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>Ajouter un plateau</translation>
    </message>
    <message>
        <source>Choose a board, then an end of the wall, here or on the board.</source>
        <translation>Choisissez un plateau, puis une extrémité, ici ou sur la muraille.</translation>
    </message>
    <message>
        <source>This board was drawn. Choose an end of the wall.</source>
        <translation>Ce plateau a été pioché&#x202f;: choisissez une extrémité de la muraille.</translation>
    </message>
    <message>
        <source>{rule} Its reputation and threat counters are drawn afterwards.</source>
        <comment>two sentences</comment>
        <translation>{rule} Les jetons Péril et Réputation du plateau sont tirés ensuite.</translation>
    </message>
    <message>
        <source>{rule} Then your turn continues.</source>
        <comment>two sentences</comment>
        <translation>{rule} Puis votre tour continue.</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>Choisissez d’abord un plateau.</translation>
    </message>
    <message>
        <source>Provinces: {provinces}</source>
        <translation>Provinces&#x202f;: {provinces}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Enregistrer un rapport</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>Reading {file}: {percent}%</source>
        <translation>Lecture en cours, {file}&#x202f;: {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing was saved, because the gate closed.</source>
        <translation>La porte s’est fermée entre-temps&#x202f;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>{game} - public view</source>
        <translation>{game} - vue publique</translation>
    </message>
    <message>
        <source>{game} - seen by {player}</source>
        <translation>{game} - vue par {player}</translation>
    </message>
</context>
<context>
    <name>GameHelp</name>
    <message>
        <source>Help for this game</source>
        <translation>Aide pour cette partie</translation>
    </message>
    <message>
        <source>The same for everyone at the table, from now on. The saved game records this.</source>
        <translation>La même pour toute la table, à partir de maintenant. La sauvegarde en garde la trace.</translation>
    </message>
    <message>
        <source>Everyone must agree:</source>
        <translation>Tous doivent être d’accord&#x202f;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Unreadable game</source>
        <translation>Partie illisible</translation>
    </message>
    <message>
        <source>{title} · {state}</source>
        <translation>{title} · {state}</translation>
    </message>
    <message>
        <source>Turn {turn} · {when}</source>
        <translation>Tour {turn} · {when}</translation>
    </message>
    <message>
        <source>Finished · {when}</source>
        <translation>Terminée · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to trash</source>
        <translation>Plus&#x202f;: renommer, dupliquer, mettre à la corbeille</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Parties sur cet ordinateur</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Trash ({count})</source>
        <translation>Corbeille ({count})</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>This version can&apos;t open this game.</source>
        <translation>Cette version ne peut pas ouvrir cette partie.</translation>
    </message>
    <message>
        <source>Game moved to trash.</source>
        <translation>La partie est dans la corbeille.</translation>
    </message>
    <message>
        <source>{count} games moved to trash.</source>
        <translation>{count} parties sont dans la corbeille.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>You have many saved games, {count} of them old.</source>
        <translation>Vous gardez beaucoup de parties. Anciennes&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Move old games to trash</source>
        <translation>Mettre les anciennes à la corbeille</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Nothing was changed. {fault}</source>
        <translation>Rien n’a été modifié. {fault}</translation>
    </message>
    <message>
        <source>Restore {game}</source>
        <translation>Restaurer {game}</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>Games stay here until you restore them or empty the trash.</source>
        <translation>Les parties restent ici jusqu’à ce que vous les restauriez ou vidiez la corbeille.</translation>
    </message>
    <message>
        <source>Delete this game for good? This can&apos;t be undone.</source>
        <translation>Supprimer cette partie pour de bon&#x202f;? C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete these {count} games for good? This can&apos;t be undone.</source>
        <translation>Supprimer ces {count} parties pour de bon&#x202f;? C’est irréversible.</translation>
    </message>
    <message>
        <source>One game couldn&apos;t be deleted. {fault}</source>
        <translation>Une partie n’a pas pu être supprimée. {fault}</translation>
    </message>
    <message>
        <source>{count} games couldn&apos;t be deleted. {fault}</source>
        <translation>{count} parties n’ont pas pu être supprimées. {fault}</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>L’écran est réservé à {name}.</translation>
    </message>
    <message>
        <source>Everybody may see the screen now.</source>
        <translation>Tout le monde peut regarder l’écran.</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <comment>a player</comment>
        <translation>On attend</translation>
    </message>
    <message>
        <source>Since the game began</source>
        <translation>Depuis le début de la partie</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>I&apos;m {name} – open the gate</source>
        <translation>Je suis {name}&#x202f;: ouvrir la porte</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>Passez l’appareil à</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>Ces notes sont pour</translation>
    </message>
    <message>
        <source>Show only the board (no secrets)</source>
        <translation>Montrer seulement le plateau (mains cachées)</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>Key or mouse</source>
        <translation>Touche ou souris</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Touches et souris</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Pick up a piece or a card, then click where it goes</source>
        <translation>Prendre un élément ou une carte, puis cliquer à l’endroit voulu</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Move a piece or a card to its place, or pan the board</source>
        <translation>Porter un élément ou une carte à sa place, ou déplacer le plateau</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Agrandir ou réduire</translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Put down the held piece, or read the rule</source>
        <translation>Reposer ce que vous tenez, ou lire la règle</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>Ignores the Mongol threat.</source>
        <translation>Ne tient pas compte du péril mongol.</translation>
    </message>
    <message>
        <source>Sometimes settles for second best.</source>
        <translation>Se contente parfois d’un coup moins bon.</translation>
    </message>
    <message>
        <source>Thinks every move through to the end.</source>
        <translation>Va au bout de chaque réflexion.</translation>
    </message>
    <message>
        <source>Thinks ten times as long as the strong player.</source>
        <translation>Réfléchit dix fois plus que le joueur confirmé.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>Face down in {province}</source>
        <translation>Posée face cachée à {province}</translation>
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
        <translation>{card}&#x202f;: choisissez une province éclairée.</translation>
    </message>
    <message>
        <source>Choose the wall to swap it with.</source>
        <translation>Choisissez la section contre laquelle l’échanger.</translation>
    </message>
    <message>
        <source>Choose an end of the wall for this board.</source>
        <translation>Choisissez l’extrémité de la muraille pour ce plateau.</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing square.</source>
        <translation>Choisissez où construire&#x202f;: une case éclairée.</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares.</source>
        <translation>{block}&#x202f;: choisissez deux cases adjacentes.</translation>
    </message>
    <message>
        <source>{block}: choose the square next to it.</source>
        <translation>{block}&#x202f;: choisissez la case voisine.</translation>
    </message>
    <message>
        <source>Choose the piece to place here.</source>
        <translation>Choisissez la pièce à placer ici.</translation>
    </message>
    <message>
        <source>Choose the cards to pay with: they glow in your hand.</source>
        <translation>Choisissez les cartes pour payer&#x202f;: elles sont éclairées dans votre main.</translation>
    </message>
    <message>
        <source>Choose where to build the house: any glowing town.</source>
        <translation>Choisissez où construire la maison&#x202f;: un emplacement éclairé.</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing town.</source>
        <translation>Choisissez où construire&#x202f;: un emplacement éclairé.</translation>
    </message>
    <message>
        <source>Choose where to send the emissary: any glowing court.</source>
        <translation>Choisissez où envoyer l’émissaire&#x202f;: une cour éclairée.</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it – or swap this card.</source>
        <translation>Choisissez une pièce, ou un endroit éclairé, ou échangez cette carte.</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it.</source>
        <translation>Choisissez une pièce, ou un endroit éclairé.</translation>
    </message>
    <message>
        <source>No place takes this pair: put a card back.</source>
        <translation>Aucun endroit n’accepte cette paire&#x202f;: reposez une carte.</translation>
    </message>
    <message>
        <source>This card can only be swapped.</source>
        <translation>Cette carte ne peut qu’être échangée.</translation>
    </message>
    <message>
        <source>Add a second card of this colour – or swap this card.</source>
        <translation>Ajoutez une deuxième carte de cette couleur, ou échangez celle-ci.</translation>
    </message>
    <message>
        <source>Add a second card of this colour.</source>
        <translation>Ajoutez une deuxième carte de cette couleur.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisée</translation>
    </message>
    <message>
        <source>Chances worked out from what you have seen.</source>
        <translation>Affiche les probabilités d’après ce que vous avez vu.</translation>
    </message>
    <message>
        <source>Hints for your choices.</source>
        <translation>Des conseils pour vos choix.</translation>
    </message>
    <message>
        <source>A warning before a costly turn ends.</source>
        <translation>Un avertissement avant de finir un tour coûteux.</translation>
    </message>
    <message>
        <source>None: everyone works things out for themselves.</source>
        <translation>Aucune&#x202f;: chacun compte par soi-même.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Pour débutants</translation>
    </message>
    <message>
        <source>For purists</source>
        <translation>Pour puristes</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>probabilités</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>conseils</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>No hints.</source>
        <translation>Sans conseils.</translation>
    </message>
    <message>
        <source>It can be changed during a game if everyone agrees: “Help for this game…” in the menu.</source>
        <translation>Elle peut changer en cours de partie si tous sont d’accord&#x202f;: «&#x202f;Aide pour cette partie…&#x202f;» dans le menu.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>Il n’y a pas de conseils pour ce jeu.</translation>
    </message>
    <message>
        <source>For a hint, look at your own notes first.</source>
        <translation>Pour un conseil, consultez d’abord vos notes.</translation>
    </message>
    <message>
        <source>There are no hints while you look back.</source>
        <translation>Pas de conseils pendant que vous revoyez le tour.</translation>
    </message>
    <message>
        <source>The hint is ready.</source>
        <translation>Le conseil est prêt.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>No hint was found. Close this and try again.</source>
        <translation>Aucun conseil trouvé. Fermez et réessayez.</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… about %n second(s) left</source>
        <translation>
            <numerusform>Réflexion… encore environ %n&#xa0;seconde</numerusform>
            <numerusform>Réflexion… encore environ %n&#xa0;secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking for %n second(s)…</source>
        <translation>
            <numerusform>Réflexion depuis %n&#xa0;seconde…</numerusform>
            <numerusform>Réflexion depuis %n&#xa0;secondes…</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} points.</source>
        <translation>Par rapport aux meilleurs choix, ce tour vous coûte environ {points}&#xa0;points.</translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} wins in 100.</source>
        <translation>Par rapport aux meilleurs choix, ce tour vous coûte environ {points}&#xa0;victoires sur 100.</translation>
    </message>
    <message>
        <source>You chose {chosen}; {better} would have been better.</source>
        <translation>Vous avez choisi {chosen}&#x202f;; {better} aurait été un meilleur choix.</translation>
    </message>
    <message>
        <source>Your choice – {reasons}</source>
        <translation>Votre choix – {reasons}</translation>
    </message>
    <message>
        <source>The first goes on with the plan of the last hint.</source>
        <translation>Le premier poursuit le plan du conseil précédent.</translation>
    </message>
    <message>
        <source>I see nothing else here to compare it with.</source>
        <translation>Je ne vois ici rien d’autre qui mérite d’être comparé.</translation>
    </message>
    <message>
        <source>wins {count} in 100</source>
        <comment>games</comment>
        <translation>gagne {count} fois sur 100</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>équivalent</translation>
    </message>
    <message numerus="yes">
        <source>{points} points less</source>
        <translation>
            <numerusform>{points}&#xa0;point de moins</numerusform>
            <numerusform>{points}&#xa0;points de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Recommencer le tour</translation>
    </message>
    <message>
        <source>I rate the first two equal.</source>
        <translation>Pour moi, les deux premiers se valent.</translation>
    </message>
    <message>
        <source>I see no difference between these.</source>
        <translation>Je ne vois pas de différence entre ces choix.</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>Avant de continuer</translation>
    </message>
    <message>
        <source>{move}, then {next}</source>
        <translation>{move}, puis {next}</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>Threat in {region}</source>
        <translation>Péril, région {region}</translation>
    </message>
    <message>
        <source>Drawn board {number}</source>
        <translation>Plateau tiré {number}</translation>
    </message>
    <message>
        <source>face down in {province}</source>
        <comment>a card</comment>
        <translation>face cachée à {province}</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a card</comment>
        <translation>en main</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a card</comment>
        <translation>révélée</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>Cartes rouges</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>Cartes vertes</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>Cartes jaunes</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <translation>Cartes orange</translation>
    </message>
    <message>
        <source>Purple cards</source>
        <translation>Cartes violettes</translation>
    </message>
    <message>
        <source>Next card of the pile</source>
        <translation>Prochaine carte de la pioche</translation>
    </message>
    <message>
        <source>Everyone knew.</source>
        <translation>Tout le monde le savait.</translation>
    </message>
    <message>
        <source>{player} did not know.</source>
        <translation>{player} ne le savait pas.</translation>
    </message>
    <message>
        <source>Nobody knew.</source>
        <translation>Personne ne le savait.</translation>
    </message>
    <message>
        <source>Had looked, and had to remember: {players}.</source>
        <translation>L’avaient vu, à retenir&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Known from before a take-back: {players}.</source>
        <translation>Vu avant un retour en arrière&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Saw it face up: {players}.</source>
        <translation>Vu à découvert par&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Who knew what</source>
        <translation>Qui savait quoi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Going through the game…</source>
        <translation>Relecture de la partie…</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>known to</comment>
        <translation>tous</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>sa carte</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vu</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>par élimination</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>connu de tous</translation>
    </message>
    <message>
        <source>{secret}, {when}.</source>
        <comment>a cell of a table</comment>
        <translation>{secret}, {when}.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a counter or a card</comment>
        <translation>Absent.</translation>
    </message>
    <message>
        <source>In fact: {value}.</source>
        <translation>En réalité&#x202f;: {value}.</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>étape {number}</translation>
    </message>
    <message>
        <source>Owner: {players}.</source>
        <translation>Propriétaire&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Seen by {players}.</source>
        <translation>L’ont vu&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Worked out by elimination: {players}.</source>
        <translation>Déduit par élimination&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Each row is something hidden, each column a moment of the game. The symbols show who knew it then.</source>
        <translation>Chaque ligne est une chose cachée, chaque colonne un moment de la partie. Les symboles montrent qui la connaissait alors.</translation>
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
        <translation>Cases&#x202f;: {occupied} sur {squares}</translation>
    </message>
    <message>
        <source>{region} {threat}: lost by {players}</source>
        <translation>{region} {threat}&#x202f;: payé par {players}</translation>
    </message>
    <message>
        <source>{region} {threat}: {players} at risk</source>
        <translation>{region} {threat}&#x202f;: menace {players}</translation>
    </message>
    <message numerus="yes">
        <source>{region} {threat}: {players} lead(s), sheltered</source>
        <translation>
            <numerusform>{region} {threat}&#x202f;: {players} en tête, à l’abri</numerusform>
            <numerusform>{region} {threat}&#x202f;: {players} en tête, à l’abri</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} {threat}: nobody at risk</source>
        <translation>{region} {threat}&#x202f;: ne menace personne</translation>
    </message>
    <message numerus="yes">
        <source>Would lose: {players}</source>
        <translation>
            <numerusform>Perdrait&#x202f;: {players}</numerusform>
            <numerusform>Perdraient&#x202f;: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost: {players}</source>
        <translation>Points perdus&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Sheltered by a tower: {players}</source>
        <translation>À l’abri d’une tour de guet&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Peeked: {players}</source>
        <translation>Épiée par&#x202f;: {players}</translation>
    </message>
    <message>
        <source>{region} (no threat)</source>
        <translation>{region} (aucun péril)</translation>
    </message>
    <message>
        <source>Nobody scored</source>
        <translation>Personne n’a marqué</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>points marqués&#x202f;: {points}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, extra {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}&#x202f;: sections {walls}, virtuelles {virtual}, détruites {broken}, cartes {cards}</translation>
    </message>
    <message>
        <source>Was worth</source>
        <translation>Valeur au décompte</translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>Valeur actuelle</translation>
    </message>
    <message>
        <source>when complete</source>
        <translation>une fois complète</translation>
    </message>
    <message>
        <source>± cards</source>
        <comment>what cards may still change</comment>
        <translation>± cartes</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Péril</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Point at a place to see how things stand there.</source>
        <translation>Pointez un endroit pour voir sa situation.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Press a key…</source>
        <translation>Appuyez sur une touche…</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. {clear} clears it, {cancel} cancels.</source>
        <translation>Cliquez sur un raccourci, puis appuyez sur la nouvelle touche. {clear} supprime le raccourci, {cancel} annule.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Move to next option</source>
        <translation>Choix suivant</translation>
    </message>
    <message>
        <source>Move to previous option</source>
        <translation>Choix précédent</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Skip animation or continue</source>
        <translation>Passer l’animation ou continuer</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour de table</translation>
    </message>
    <message>
        <source>Last turn: the game ends after it.</source>
        <translation>Dernier tour&#x202f;: la partie s’achève avec lui.</translation>
    </message>
    <message>
        <source>Last round. Still to play after this turn, unless the game ends sooner: {players}.</source>
        <translation>Dernier tour de table. Encore à jouer après ce tour, si la partie ne s’achève pas avant&#x202f;: {players}.</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>Leçon&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>{title}: problems</source>
        <translation>{title}&#x202f;: exercices</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A wall and its provinces</source>
        <translation>La muraille et ses provinces</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>Qui marque les points</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>Sections doubles</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours de guet</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>Cartes face cachée</translation>
    </message>
    <message>
        <source>The Mongols</source>
        <translation>Les Mongols</translation>
    </message>
    <message>
        <source>A growing wall</source>
        <translation>La muraille s’agrandit</translation>
    </message>
    <message>
        <source>The last five turns</source>
        <translation>Les cinq derniers tours</translation>
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
        <translation>Les provinces ont fait la différence.</translation>
    </message>
    <message>
        <source>Double walls made the difference.</source>
        <translation>Les sections doubles ont fait la différence.</translation>
    </message>
    <message>
        <source>The Mongols made the difference.</source>
        <translation>Les Mongols ont fait la différence.</translation>
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
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Short lessons on the real table, one to three minutes each.</source>
        <translation>De courtes leçons sur un vrai plateau de jeu, d’une à trois minutes chacune.</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>at this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Invitation: {place}</source>
        <translation>Invitation&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Copy invitation: {place}</source>
        <translation>Copier l’invitation&#x202f;: {place}</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>Oui, laisser entrer {guest}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Separate computers</source>
        <translation>Ordinateurs séparés</translation>
    </message>
    <message>
        <source>{place}: {guest} are here.</source>
        <comment>several</comment>
        <translation>{place}&#x202f;: {guest} sont là.</translation>
    </message>
    <message>
        <source>Together with…</source>
        <translation>Même poste que…</translation>
    </message>
    <message>
        <source>Your table: {title}</source>
        <translation>Votre table&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>{guests} will have to leave. Close the table?</source>
        <translation>Vous allez renvoyer {guests}. Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>You haven&apos;t answered {guests} yet. Close the table?</source>
        <translation>Vous n’avez pas encore répondu à {guests}. Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Copied invitations will stop working. Close the table?</source>
        <translation>Les invitations copiées ne seront plus valables. Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>La laisser ouverte</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Give each invitation to one person, in a message or by voice. It can be used only once.</source>
        <translation>Transmettez chaque invitation à une seule personne, par message ou de vive voix. Elle ne sert qu’une fois.</translation>
    </message>
    <message>
        <source>People who share a computer need only one: choose “{together}”.</source>
        <translation>Une seule suffit pour les joueurs d’un même ordinateur&#x202f;: choisissez «&#x202f;{together}&#x202f;».</translation>
    </message>
    <message>
        <source>Guests in this network need no invitation: they find your table under “Play with others”.</source>
        <translation>Sur ce réseau, les invités n’ont pas besoin d’invitation&#x202f;: ils trouvent votre table sous «&#x202f;Jouer avec d’autres&#x202f;».</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>Tout le monde est là.</translation>
    </message>
    <message>
        <source>Waiting for guests…</source>
        <translation>En attente des invités…</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>Pour regarder</translation>
    </message>
    <message>
        <source>Players {numbers}, at one computer</source>
        <translation>Joueurs {numbers}, au même ordinateur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{place}: {guest} has not come yet.</source>
        <translation>{place}&#x202f;: {guest} n’est pas encore là.</translation>
    </message>
    <message>
        <source>{place}: {guest} have not come yet.</source>
        <comment>several</comment>
        <translation>{place}&#x202f;: {guest} ne sont pas encore là.</translation>
    </message>
    <message>
        <source>{place}: {guest} asks to join.</source>
        <translation>{place}&#x202f;: {guest} demande à entrer.</translation>
    </message>
    <message>
        <source>{place}: {guest} ask to join.</source>
        <comment>several</comment>
        <translation>{place}&#x202f;: {guest} demandent à entrer.</translation>
    </message>
    <message>
        <source>{place}: {guest} is here.</source>
        <translation>{place}&#x202f;: {guest} est là.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening your game…</source>
        <translation>Ouverture de votre partie…</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Invitation copied. One person can watch with it.</source>
        <translation>Invitation copiée. Elle permet à une personne de regarder.</translation>
    </message>
    <message>
        <source>The table has no room for more people.</source>
        <translation>La table est pleine.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe.</source>
        <translation>Un problème est survenu. Votre partie est en sécurité.</translation>
    </message>
    <message>
        <source>If anything looks wrong, close the window and open it again.</source>
        <translation>Si quelque chose semble étrange, fermez la fenêtre et rouvrez-la.</translation>
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
        <translation>Oscar</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables in this network</source>
        <translation>Tables sur ce réseau</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table, and tell its host the six digits that you will see.</source>
        <translation>Pas besoin d’invitation&#x202f;: choisissez une table et dites à l’hôte les six chiffres qui s’afficheront.</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table for the {number} of you, and tell its host the six digits that you will see.</source>
        <translation>Pas besoin d’invitation&#x202f;: choisissez une table pour {number} personnes et dites à l’hôte les six chiffres qui s’afficheront.</translation>
    </message>
    <message>
        <source>No table is open in this network now.</source>
        <translation>Aucune table n’est ouverte sur ce réseau en ce moment.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found in this network, but an invitation still works.</source>
        <translation>On ne peut pas trouver de tables sur ce réseau, mais une invitation suffit.</translation>
    </message>
    <message numerus="yes">
        <source>{title} at {host}&apos;s table, %n seat(s) free</source>
        <translation>
            <numerusform>{title}, table ouverte par {host}, %n&#xa0;place libre</numerusform>
            <numerusform>{title}, table ouverte par {host}, %n&#xa0;places libres</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} asks for a seat:</source>
        <translation>{guest} demande une place&#x202f;:</translation>
    </message>
    <message>
        <source>{guest} ask for seats:</source>
        <comment>several</comment>
        <translation>{guest} demandent des places&#x202f;:</translation>
    </message>
    <message>
        <source>Compare the digits by voice. If the other screen shows different ones, somebody else is asking: click No.</source>
        <translation>Comparez les chiffres de vive voix. Si l’autre écran en montre d’autres, c’est quelqu’un d’autre qui demande&#x202f;: cliquez sur Non.</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>Oui, laisser entrer {guest}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{host}&apos;s program is version {version}, with different rules.</source>
        <translation>{host} utilise la version {version} du programme, avec d’autres règles.</translation>
    </message>
    <message>
        <source>No seat is free at this table.</source>
        <translation>Il n’y a plus de place à cette table.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Players (clockwise)</source>
        <translation>Joueurs, dans le sens horaire</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>You can change it during the game if everyone agrees.</source>
        <translation>Modifiable en cours de partie si tout le monde est d’accord.</translation>
    </message>
    <message>
        <source>Changed: {options}</source>
        <translation>Modifications&#x202f;: {options}</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Règles standard</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>Options de la partie</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Their own name</source>
        <translation>Son propre nom</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <translation>Nouvelle partie&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Random, and secret until the end</source>
        <translation>Tirée au sort, secrète jusqu’à la fin</translation>
    </message>
    <message>
        <source>The same seed repeats the setup. Anyone who knows it can work out what is hidden.</source>
        <translation>La même graine redonne la même mise en place. Qui la connaît peut retrouver ce qui est caché.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nom du joueur {number}</translation>
    </message>
    <message>
        <source>Player {number}: human or bot</source>
        <translation>Joueur {number}&#x202f;: humain ou bot</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>{player} goes first: in a rematch, the first turn moves on to the next player.</source>
        <translation>{player} commence&#x202f;: à chaque revanche, le premier tour passe au joueur suivant.</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>Sur un autre ordinateur</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>Tous les bots</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>kinds of bots</comment>
        <translation>Différents</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table: {title}</source>
        <translation>Ouvrir une table&#x202f;: {title}</translation>
    </message>
    <message>
        <source>How guests reach you</source>
        <translation>Où vos invités vous trouvent</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>D’autres peuvent regarder</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Ne plus attendre</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>chat</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Nobody is at another computer yet.</source>
        <translation>Personne ne joue encore sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Choose how guests reach you.</source>
        <translation>Choisissez où vos invités vous trouvent.</translation>
    </message>
    <message>
        <source>Waiting for the post office… The table opens as soon as it answers.</source>
        <translation>En attente du bureau de poste… La table s’ouvrira dès qu’il répondra.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Asking the post office…</source>
        <translation>Connexion au bureau de poste…</translation>
    </message>
    <message>
        <source>Your guests must trust you: with a changed program, you could see everything hidden.</source>
        <translation>Vos invités doivent vous faire confiance&#x202f;: avec un programme modifié, vous pourriez voir tout ce qui est caché.</translation>
    </message>
    <message>
        <source>Ready phrases</source>
        <translation>Phrases toutes prêtes</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>Texte libre</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Board sides</source>
        <translation>Faces des plateaux</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mélangées</translation>
    </message>
    <message>
        <source>Each board may show side A or side B.</source>
        <translation>Chaque plateau peut montrer la face A ou la face B.</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>Toutes A</translation>
    </message>
    <message>
        <source>Every board shows side A, including added boards.</source>
        <translation>Chaque plateau montre la face A, ceux ajoutés aussi.</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>Toutes B</translation>
    </message>
    <message>
        <source>Every board shows side B, including added boards.</source>
        <translation>Chaque plateau montre la face B, ceux ajoutés aussi.</translation>
    </message>
    <message>
        <source>Opening rule</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>whom the opening rule holds for</comment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>On the first turn of the game, place just one wall.</source>
        <translation>Le premier tour de la partie&#x202f;: une section simple, rien d’autre.</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>Chaque joueur</translation>
    </message>
    <message>
        <source>On their first turn, each player places just one wall.</source>
        <translation>Le premier tour de chacun&#x202f;: une section simple, rien d’autre.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>The first turn is like any other.</source>
        <translation>Le premier tour est un tour comme les autres.</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>Où épier</translation>
    </message>
    <message>
        <source>The square&apos;s region</source>
        <translation>Région de la case</translation>
    </message>
    <message>
        <source>A block lets you peek at the region it faces.</source>
        <translation>Une pièce permet d’épier la région de sa case.</translation>
    </message>
    <message>
        <source>The province&apos;s regions</source>
        <translation>Régions de la province</translation>
    </message>
    <message>
        <source>A block lets you peek at any region along its province.</source>
        <translation>Une pièce permet d’épier toutes les régions qui bordent sa province.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Threats you have seen stay visible to you alone.</source>
        <translation>Un jeton Péril déjà vu reste visible pour vous seul.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>One peek per block and region, this turn only: remember it.</source>
        <translation>Chaque pièce permet d’épier une seule fois par région, le tour où elle est placée&#x202f;: à vous de retenir.</translation>
    </message>
    <message>
        <source>Neutral walls</source>
        <translation>Sections neutres</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>Comptées</translation>
    </message>
    <message>
        <source>Neutral walls can win the majority; then nobody scores.</source>
        <translation>Les sections neutres peuvent avoir la majorité&#x202f;; alors personne ne marque.</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Ignorées</translation>
    </message>
    <message>
        <source>Neutral walls don&apos;t count for the majority.</source>
        <translation>Les sections neutres ne comptent pas pour les majorités.</translation>
    </message>
    <message>
        <source>Added boards</source>
        <translation>Plateaux ajoutés</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Whoever adds a board chooses the board, its side and where it goes.</source>
        <translation>Le joueur qui ajoute un plateau le choisit, ainsi que sa face et l’extrémité.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The board and its side are random; only where it goes is chosen.</source>
        <translation>Plateau et face sont tirés au sort&#x202f;; on ne choisit que l’extrémité.</translation>
    </message>
    <message>
        <source>When boards are added</source>
        <translation>Ajout du plateau</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>À la fin du tour</translation>
    </message>
    <message>
        <source>A board is added when the turn ends.</source>
        <translation>Un plateau s’ajoute à la fin du tour.</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>A board is added right after scoring; then the turn continues.</source>
        <translation>Un plateau s’ajoute juste après le décompte&#x202f;; puis le tour continue.</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>Jetons Péril retirés</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Cachés</translation>
    </message>
    <message>
        <source>Nobody sees a threat counter that a Traitor removes.</source>
        <translation>Personne ne voit le jeton Péril qu’un Traître retire.</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Montrés</translation>
    </message>
    <message>
        <source>Everyone sees a threat counter that a Traitor removes.</source>
        <translation>Le jeton Péril qu’un Traître retire est montré à tous.</translation>
    </message>
    <message>
        <source>Mandarin&apos;s swap</source>
        <translation>Échange du Mandarin</translation>
    </message>
    <message>
        <source>Between provinces</source>
        <translation>Avec une autre province</translation>
    </message>
    <message>
        <source>The second wall of a swap must be in another province.</source>
        <translation>La seconde section simple se trouve dans une autre province.</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>The second wall may also be in the same province.</source>
        <translation>La seconde section simple peut aussi être dans la même province.</translation>
    </message>
    <message>
        <source>Dominance scoring</source>
        <translation>Décompte de la Domination</translation>
    </message>
    <message>
        <source>Each player scores their own longest run.</source>
        <translation>Chacun marque sa plus longue suite.</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>La plus longue</translation>
    </message>
    <message>
        <source>Only the longest run scores; tied players all score.</source>
        <translation>Seule la plus longue suite marque, les ex æquo aussi.</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}&#x202f;: {choice}</translation>
    </message>
</context>
<context>
    <name>OptionsInForce</name>
    <message>
        <source>Game options</source>
        <translation>Options de la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <translation>{option} (modifiée)</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>Relecture – {what}</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Tour de table précédent</translation>
    </message>
    <message>
        <source>Earlier turns are in the chronicle.</source>
        <translation>Les tours précédents sont dans la chronique.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Bonjour&#x202f;!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#x202f;!</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À toi de jouer.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un petit instant.</translation>
    </message>
    <message>
        <source>I&apos;ll be right back.</source>
        <translation>Je reviens tout de suite.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#x202f;!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#x202f;!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Pardon&#x202f;!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#x202f;!</translation>
    </message>
    <message>
        <source>Thanks, good game!</source>
        <translation>Merci, belle partie&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Wall</source>
        <translation>Section simple</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>Section double</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour de guet</translation>
    </message>
    <message>
        <source>Broken wall</source>
        <translation>Mur détruit</translation>
    </message>
    <message>
        <source>Neutral wall</source>
        <translation>Section neutre</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>owner of a wall, in a list</comment>
        <translation>neutre</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{province}, square {place} of {count}, facing {region}</source>
        <translation>{province}, case {place} sur {count}, face à {region}</translation>
    </message>
    <message>
        <source>{west}; {east}</source>
        <translation>{west}&#x202f;; {east}</translation>
    </message>
    <message>
        <source>{province}, squares {west} and {east} of {count}, facing {region}</source>
        <translation>{province}, cases {west} et {east} sur {count}, face à {region}</translation>
    </message>
    <message>
        <source>Board {board}{side}</source>
        <translation>Plateau {board}{side}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>Plateau {board}, face {side}</translation>
    </message>
    <message>
        <source>board {board}{side}</source>
        <translation>plateau {board}{side}</translation>
    </message>
    <message>
        <source>board {board}, side {side}</source>
        <translation>plateau {board}, face {side}</translation>
    </message>
    <message>
        <source>West end</source>
        <translation>Extrémité ouest</translation>
    </message>
    <message>
        <source>East end</source>
        <translation>Extrémité est</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>to act</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Couleur&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>Score&#x202f;: {score}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{player}: score {score}; left: walls {singles}, double walls {doubles}, towers {towers}, cards {cards}</source>
        <translation>{player}&#x202f;: score {score}&#x202f;; reste&#x202f;: sections simples {singles}, section double {doubles}, tours de guet {towers}, cartes {cards}</translation>
    </message>
    <message>
        <source>Walls left: {count}</source>
        <translation>Sections simples restantes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Double walls left: {count}</source>
        <translation>Sections doubles restantes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Towers left: {count}</source>
        <translation>Tours de guet restantes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Cartes en main&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Whoever takes over a seat takes over its cards and points.</source>
        <translation>Celui qui reprend une place en garde les cartes et les points.</translation>
    </message>
    <message>
        <source>{player}: human or bot</source>
        <translation>{player}&#x202f;: humain ou bot</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Find something better</source>
        <translation>Trouvez mieux</translation>
    </message>
    <message>
        <source>You played: {chosen}. What would have been better?</source>
        <translation>Vous avez joué «&#x202f;{chosen}&#x202f;». Qu’est-ce qui aurait été mieux&#x202f;?</translation>
    </message>
    <message>
        <source>This couldn&apos;t be evaluated. Try again?</source>
        <translation>Impossible de l’évaluer. Réessayer&#x202f;?</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>Évaluation…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>What was hidden?</source>
        <translation>Qu’est-ce qui était caché&#x202f;?</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} (+{points} points).</source>
        <translation>
            <numerusform>Le mieux&#x202f;: «&#x202f;{best}&#x202f;» (+{points}&#xa0;point).</numerusform>
            <numerusform>Le mieux&#x202f;: «&#x202f;{best}&#x202f;» (+{points}&#xa0;points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} ({points} more wins in 100).</source>
        <translation>
            <numerusform>Le mieux&#x202f;: «&#x202f;{best}&#x202f;» ({points}&#xa0;victoire de plus sur 100).</numerusform>
            <numerusform>Le mieux&#x202f;: «&#x202f;{best}&#x202f;» ({points}&#xa0;victoires de plus sur 100).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} more wins in 100.</source>
        <translation>
            <numerusform>Impossible de faire mieux&#x202f;: {points}&#xa0;victoire de plus sur 100.</numerusform>
            <numerusform>Impossible de faire mieux&#x202f;: {points}&#xa0;victoires de plus sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more wins in 100, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points}&#xa0;victoire de plus sur 100, mais encore {behind} de moins que le meilleur choix.</numerusform>
            <numerusform>{points}&#xa0;victoires de plus sur 100, mais encore {behind} de moins que le meilleur choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} wins in 100 are lost.</source>
        <translation>
            <numerusform>Pas mieux qu’avant&#x202f;: {behind}&#xa0;victoire sur 100 perdue.</numerusform>
            <numerusform>Pas mieux qu’avant&#x202f;: {behind}&#xa0;victoires sur 100 perdues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} points better.</source>
        <translation>
            <numerusform>Impossible de faire mieux&#x202f;: {points}&#xa0;point de plus.</numerusform>
            <numerusform>Impossible de faire mieux&#x202f;: {points}&#xa0;points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} points are lost.</source>
        <translation>
            <numerusform>Pas mieux qu’avant&#x202f;: {behind}&#xa0;point perdu.</numerusform>
            <numerusform>Pas mieux qu’avant&#x202f;: {behind}&#xa0;points perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points better, but still {behind} behind the best.</source>
        <translation>
            <numerusform>{points}&#xa0;point de mieux, mais encore {behind} de moins que le meilleur choix.</numerusform>
            <numerusform>{points}&#xa0;points de mieux, mais encore {behind} de moins que le meilleur choix.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>On average a different turn gains more, however well this one went. Try again?</source>
        <translation>En moyenne, un autre tour rapporte plus, même si celui-ci a bien tourné. Réessayer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>On average a different turn gains about %n more point(s) on your best rival. Try again?</source>
        <translation>
            <numerusform>En moyenne, un autre tour vous rapporte environ %n&#xa0;point de plus sur votre meilleur rival. Réessayer&#x202f;?</numerusform>
            <numerusform>En moyenne, un autre tour vous rapporte environ %n&#xa0;points de plus sur votre meilleur rival. Réessayer&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{colour} to play: where should the tower go?</source>
        <translation>{colour} joue&#x202f;: où placer la tour de guet&#x202f;?</translation>
    </message>
    <message>
        <source>Your tower can shelter you in one region. Which?</source>
        <translation>Votre tour de guet peut vous abriter dans une région. Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Where would you lose points if the Mongols came now?</source>
        <translation>Où perdriez-vous des points si les Mongols venaient maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Remember the threat counters you have seen.</source>
        <translation>Souvenez-vous des jetons Péril que vous avez épiés.</translation>
    </message>
    <message>
        <source>In {r4B1} you alone have the majority.</source>
        <translation>Dans la région {r4B1}, vous avez la majorité sans partage.</translation>
    </message>
    <message>
        <source>In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points better than anything else.</source>
        <translation>Vous perdriez {t4B1}&#xa0;points dans la région {r4B1}, les autres rien. La tour de guet vous abrite&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: two squares at once</source>
        <translation>{colour} joue&#x202f;: deux cases d’un coup</translation>
    </message>
    <message>
        <source>Where does your double wall gain the most?</source>
        <translation>Où votre section double rapporte-t-elle le plus&#x202f;?</translation>
    </message>
    <message>
        <source>A double wall scores as soon as it is built.</source>
        <translation>Une section double rapporte dès qu’elle est placée.</translation>
    </message>
    <message>
        <source>It may also complete a province and win the majority.</source>
        <translation>Elle peut aussi compléter une province et y prendre la majorité.</translation>
    </message>
    <message>
        <source>{colour} to play: the last wall</source>
        <translation>{colour} joue&#x202f;: la dernière section</translation>
    </message>
    <message>
        <source>Place the last wall. What should your Traitor do?</source>
        <translation>Placez la dernière section. Que doit faire votre Traître&#x202f;?</translation>
    </message>
    <message>
        <source>The Mongols attack after this turn.</source>
        <translation>Après ce tour, les Mongols arrivent.</translation>
    </message>
    <message>
        <source>You win {p3B2} without the Traitor&apos;s help.</source>
        <translation>Vous gagnez {p3B2} sans l’aide du Traître.</translation>
    </message>
    <message>
        <source>In {r3B3} you would lose {t3B3} points.</source>
        <translation>Dans la région {r3B3}, vous perdriez {t3B3}&#xa0;points.</translation>
    </message>
    <message>
        <source>{p3B2} is yours anyway. Without its counter {r3B3} costs you nothing: {lead} points better than anything else.</source>
        <translation>{p3B2} est à vous de toute façon. Sans son jeton, la région {r3B3} ne vous coûte rien&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: complete or leave open?</source>
        <translation>{colour} joue&#x202f;: compléter ou laisser ouvert&#x202f;?</translation>
    </message>
    <message>
        <source>Who scores {p4A3} if you complete it?</source>
        <translation>Pour qui compléteriez-vous {p4A3}&#x202f;?</translation>
    </message>
    <message>
        <source>Count the cards revealed so far: which ones could be in {p4A3}?</source>
        <translation>Comptez les cartes déjà révélées&#x202f;: lesquelles peuvent se trouver à {p4A3}&#x202f;?</translation>
    </message>
    <message>
        <source>In {r1B1} you already have the majority.</source>
        <translation>Dans la région {r1B1}, vous avez déjà la majorité.</translation>
    </message>
    <message>
        <source>{p4A3} would score for a rival; in {r1B1} you lose no more than before: {lead} points better than anything else.</source>
        <translation>{p4A3} rapporterait à un rival&#x202f;; dans la région {r1B1}, vous ne perdez pas plus qu’avant&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: which card belongs here?</source>
        <translation>{colour} joue&#x202f;: quelle carte faut-il ici&#x202f;?</translation>
    </message>
    <message>
        <source>Your Builder is already in {p4B1}.</source>
        <translation>Votre Maçon se trouve déjà à {p4B1}.</translation>
    </message>
    <message>
        <source>Which card changes two walls at once?</source>
        <translation>Quelle carte déplace deux sections à la fois&#x202f;?</translation>
    </message>
    <message>
        <source>The Mandarin takes a wall from Red and gives you one: {p4B1} is yours, {lead} points better than anything else.</source>
        <translation>Le Mandarin prend une section à Rouge et vous en donne une&#x202f;: {p4B1} est à vous, {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: a loss to share</source>
        <translation>{colour} joue&#x202f;: une perte à partager</translation>
    </message>
    <message>
        <source>A loss that your rivals share costs you little.</source>
        <translation>Une perte que vos rivaux partagent vous coûte peu.</translation>
    </message>
    <message>
        <source>Only {p4A2_empty} squares are empty in {p4A2}.</source>
        <translation>Seules {p4A2_empty} cases sont vides à {p4A2}.</translation>
    </message>
    <message>
        <source>The double wall scores, completes {p4A2} and beats Green ({p4A2_green} there): {lead} points better than anything else.</source>
        <translation>La section double marque, complète {p4A2} et y bat Vert ({p4A2_green})&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: hold two provinces</source>
        <translation>{colour} joue&#x202f;: tenir deux provinces</translation>
    </message>
    <message>
        <source>Which provinces do your walls complete for you?</source>
        <translation>Quelles provinces vos sections protègent-elles à votre profit&#x202f;?</translation>
    </message>
    <message>
        <source>In {last_squares} provinces only the last square is empty.</source>
        <translation>Dans {last_squares} provinces, seule la dernière case est vide.</translation>
    </message>
    <message>
        <source>In {p1B2} Red&apos;s tower reserves the last square: leave it.</source>
        <translation>À {p1B2}, une tour de guet de Rouge réserve la dernière case&#x202f;: laissez-la.</translation>
    </message>
    <message>
        <source>In {p3B3} you are ahead. In {p1B3} a wall puts you ahead of Red.</source>
        <translation>À {p3B3}, vous êtes en tête. À {p1B3}, une section vous fait passer devant Rouge.</translation>
    </message>
    <message>
        <source>Before cards, {p3B3} scores {p3B3_value} and {p1B3} {p1B3_value}, and you win them: {lead} points better than anything else.</source>
        <translation>Sans les cartes, {p3B3} rapporte {p3B3_value} et {p1B3} {p1B3_value}&#x202f;; elles sont à vous&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>You have only walls left. Where do they do no harm?</source>
        <translation>Il ne vous reste que des sections. Où ne font-elles aucun mal&#x202f;?</translation>
    </message>
    <message>
        <source>A card and a wall decide {p4B1}. Which, and where?</source>
        <translation>Une carte et une section décident de {p4B1}. Lesquelles, et où&#x202f;?</translation>
    </message>
    <message>
        <source>Your walls there count {p4B1_green}, Red&apos;s {p4B1_red}: a wall is not enough.</source>
        <translation>Vous y comptez {p4B1_green}, Rouge {p4B1_red}&#x202f;: une section ne suffit pas.</translation>
    </message>
    <message>
        <source>Only walls are left. Which region must stay as it is?</source>
        <translation>Il ne reste que des sections. Quelle région doit rester comme elle est&#x202f;?</translation>
    </message>
    <message>
        <source>In {r3A2} {r3A2_tied} colours are tied for the majority.</source>
        <translation>Dans la région {r3A2}, {r3A2_tied} couleurs sont à égalité pour la majorité.</translation>
    </message>
    <message>
        <source>{r3A1} alone has {r3A1_empty} empty squares.</source>
        <translation>La région {r3A1} a encore {r3A1_empty} cases vides.</translation>
    </message>
    <message>
        <source>In {r3A2} your rivals still lose {t3A2} along with you, and only {r3A1} is new: {lead} points better than anything else.</source>
        <translation>Dans la région {r3A2}, vos rivaux perdent toujours {t3A2} avec vous&#x202f;; seule {r3A1} s’y ajoute&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: one wall is enough</source>
        <translation>{colour} joue&#x202f;: une section suffit</translation>
    </message>
    <message>
        <source>You lead. How do you act without giving it away?</source>
        <translation>Vous menez. Comment agir sans perdre votre avance&#x202f;?</translation>
    </message>
    <message>
        <source>A single wall in an empty region has the majority there.</source>
        <translation>Une section seule dans une région vide y a la majorité.</translation>
    </message>
    <message>
        <source>A face-down card isn&apos;t in any region.</source>
        <translation>Une carte face cachée n’est dans aucune région.</translation>
    </message>
    <message>
        <source>In {r4B2} you already have the majority.</source>
        <translation>Dans la région {r4B2}, vous avez déjà la majorité.</translation>
    </message>
    <message>
        <source>With a card you need only one wall, and in {r4B2} it costs nothing: {lead} points better than anything else.</source>
        <translation>Avec une carte, une section suffit, et dans la région {r4B2} elle ne coûte rien&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: work for the Mandarin</source>
        <translation>{colour} joue&#x202f;: du travail pour le Mandarin</translation>
    </message>
    <message>
        <source>Your Mandarin is in {p1A3}. When should it act?</source>
        <translation>Votre Mandarin est à {p1A3}. Quand doit-il agir&#x202f;?</translation>
    </message>
    <message>
        <source>A card acts when its province is complete.</source>
        <translation>Une carte agit quand sa province est complète.</translation>
    </message>
    <message>
        <source>{p1A3} can be completed this turn.</source>
        <translation>{p1A3} peut être complétée pendant ce tour.</translation>
    </message>
    <message>
        <source>Blue&apos;s walls there count {p1A3_blue}. A swap takes one away.</source>
        <translation>Bleu y compte {p1A3_blue}. Un échange lui en prend une.</translation>
    </message>
    <message>
        <source>{colour} to play: the neutral wall</source>
        <translation>{colour} joue&#x202f;: la section neutre</translation>
    </message>
    <message>
        <source>Neutral walls left: {neutral_walls}. Where does it serve you?</source>
        <translation>Sections neutres restantes&#x202f;: {neutral_walls}. Où vous sert-elle&#x202f;?</translation>
    </message>
    <message>
        <source>After your walls you may place a neutral wall in either of their provinces.</source>
        <translation>Après vos sections, une neutre peut suivre dans l’une de leurs provinces.</translation>
    </message>
    <message>
        <source>When a neutral wall completes a province, it scores at once.</source>
        <translation>Une province qu’une section neutre achève rapporte aussitôt ses points.</translation>
    </message>
    <message>
        <source>In {p1B3} {p1B3_empty} squares are empty, and you are ahead.</source>
        <translation>À {p1B3}, {p1B3_empty} cases sont vides et vous êtes en tête.</translation>
    </message>
    <message>
        <source>Your wall and the neutral wall complete {p1B3} for you and bring {p1B3_value}: {lead} points better than anything else.</source>
        <translation>Votre section et la neutre protègent {p1B3}, qui vous rapporte {p1B3_value}&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: which counter is worth the peek?</source>
        <translation>{colour} joue&#x202f;: quel jeton vaut la peine d’être épié&#x202f;?</translation>
    </message>
    <message>
        <source>Where does your first wall go, so that a peek can guide the next?</source>
        <translation>Où placer la première section pour épier, et bien choisir la suivante&#x202f;?</translation>
    </message>
    <message>
        <source>After the first wall you may peek before you choose where the next goes.</source>
        <translation>Après la première section, vous pouvez épier avant de choisir où va la suivante.</translation>
    </message>
    <message>
        <source>In {r1A3} {r1A3_tied} rivals lead together: a loss shared with them costs little.</source>
        <translation>Dans la région {r1A3}, {r1A3_tied} rivaux sont à égalité&#x202f;: partager leur perte coûte peu.</translation>
    </message>
    <message>
        <source>Your next wall can complete {p4A1}, for Green, or go in {p1A1}.</source>
        <translation>La section suivante peut compléter {p4A1}, pour Vert, ou aller à {p1A1}.</translation>
    </message>
    <message>
        <source>Peek from {p1A3}: at {least_threat}, complete {p4A1}; if not, build in {p1A1}: {lead} points better, {sight} of them thanks to the peek.</source>
        <translation>Épiez depuis {p1A3}&#x202f;: à {least_threat}, complétez {p4A1}, sinon bâtissez à {p1A1}. {lead}&#xa0;points de mieux, dont {sight} pour avoir épié.</translation>
    </message>
    <message>
        <source>Red has a card there, too: it could be any of {red_cards} kinds.</source>
        <translation>Rouge y a aussi une carte&#x202f;: l’une des {red_cards} sortes.</translation>
    </message>
    <message>
        <source>The double wall completes {p1A3}, and the Mandarin tips the majority: {lead} points better than anything else.</source>
        <translation>La section double complète {p1A3}, le Mandarin renverse la majorité&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
    <message>
        <source>{colour} to play: the same card twice</source>
        <translation>{colour} joue&#x202f;: deux fois la même carte</translation>
    </message>
    <message>
        <source>With which card do you complete {p1A1}?</source>
        <translation>Avec quelle carte complétez-vous {p1A1}&#x202f;?</translation>
    </message>
    <message>
        <source>Your Master Builder wins the majority in most cases.</source>
        <translation>Votre Architecte gagne la majorité dans la plupart des cas.</translation>
    </message>
    <message>
        <source>Two cards with the same number cancel each other out.</source>
        <translation>Deux cartes de même priorité s’annulent.</translation>
    </message>
    <message>
        <source>The Flood raises what you win, and cancels any Flood of Red&apos;s: {lead} points better than anything else.</source>
        <translation>L’Inondation augmente votre gain et annule une Inondation de Rouge&#x202f;: {lead}&#xa0;points de mieux que tout le reste.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player} is about to score {provinces}.</source>
        <translation>{player} va compter les points&#x202f;: {provinces}.</translation>
    </message>
    <message>
        <source>{player} is adding a board to the wall.</source>
        <translation>{player} ajoute un plateau.</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>First turn of the game: place just one wall.</source>
        <translation>Premier tour de la partie&#x202f;: placez une seule section simple.</translation>
    </message>
    <message>
        <source>You have no moves left and must pass.</source>
        <translation>Vous ne pouvez rien faire&#x202f;: vous passez.</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>Seul coup possible&#x202f;: placez une section neutre.</translation>
    </message>
    <message>
        <source>Your turn – choose a card.</source>
        <translation>À vous&#x202f;: prenez une carte.</translation>
    </message>
    <message>
        <source>Your turn – choose a block.</source>
        <translation>À vous&#x202f;: prenez une pièce.</translation>
    </message>
    <message>
        <source>Your turn – choose a block or a card.</source>
        <translation>À vous&#x202f;: prenez une pièce ou une carte.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: place one wall.</source>
        <translation>Aucune action entière n’est possible&#x202f;: placez une section simple.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: play one card.</source>
        <translation>Aucune action entière n’est possible&#x202f;: jouez une carte.</translation>
    </message>
    <message>
        <source>Your first turn: place just one wall.</source>
        <translation>Votre premier tour&#x202f;: placez une seule section simple.</translation>
    </message>
    <message>
        <source>Now place a second wall – in any province except {province}.</source>
        <translation>Placez la seconde section simple dans une autre province que {province}.</translation>
    </message>
    <message>
        <source>Now play a second card – in any province except {province}.</source>
        <translation>Jouez la seconde carte dans une autre province que {province}.</translation>
    </message>
    <message>
        <source>Now place a wall in {province}.</source>
        <translation>Placez la section simple à {province}.</translation>
    </message>
    <message>
        <source>Now place a wall in {province}, or a second card in another province.</source>
        <translation>Placez une section simple à {province} ou jouez une seconde carte dans une autre province.</translation>
    </message>
    <message>
        <source>You may place a neutral wall and peek at {regions}, or end your turn.</source>
        <translation>Vous pouvez placer une section neutre et épier {regions}, ou finir le tour.</translation>
    </message>
    <message>
        <source>You may place a neutral wall, or end your turn.</source>
        <translation>Vous pouvez placer une section neutre ou finir le tour.</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>Vous pouvez épier {regions} ou finir le tour.</translation>
    </message>
    <message>
        <source>End your turn – a board will be added.</source>
        <translation>Finissez le tour&#x202f;: un plateau sera ajouté.</translation>
    </message>
    <message>
        <source>No more moves – end your turn.</source>
        <translation>Plus rien n’est possible&#x202f;: finissez le tour.</translation>
    </message>
    <message>
        <source>All done – end your turn.</source>
        <translation>Action terminée&#x202f;: finissez le tour.</translation>
    </message>
    <message>
        <source>{provinces} are complete – choose which to score first.</source>
        <translation>{provinces} sont complètes&#x202f;: choisissez laquelle compter en premier.</translation>
    </message>
    <message>
        <source>{province} is complete – score it.</source>
        <translation>{province} est complète&#x202f;: comptez les points.</translation>
    </message>
    <message>
        <source>Add a board: choose the board, its side and an end of the wall.</source>
        <translation>Ajoutez un plateau&#x202f;: choisissez-le, avec sa face et l’extrémité.</translation>
    </message>
    <message>
        <source>You drew {board}: choose an end of the wall.</source>
        <translation>Pioché&#x202f;: {board}. Choisissez l’extrémité.</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player} – {choice}</translation>
    </message>
    <message>
        <source>{player} decides on the {card} in {province}.</source>
        <translation>{player} décide à {province}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>Guerrier&#x202f;: choisissez une carte à éliminer à {province}.</translation>
    </message>
    <message>
        <source>Traitor: break a wall in {province}, or remove a bordering threat.</source>
        <translation>Traître&#x202f;: détruisez une section simple à {province} ou retirez un jeton Péril voisin.</translation>
    </message>
    <message>
        <source>Flood: raise or lower {province}&apos;s value by 2.</source>
        <translation>Inondation&#x202f;: augmentez ou réduisez de 2 la valeur à {province}.</translation>
    </message>
    <message>
        <source>Builder: raise {province}&apos;s value by 2, or add one extra wall.</source>
        <translation>Maçon&#x202f;: à {province}, ajoutez 2 à la valeur, ou une section virtuelle.</translation>
    </message>
    <message>
        <source>Master Builder: add two extra walls in {province}.</source>
        <translation>Architecte&#x202f;: ajoutez deux sections virtuelles à {province}.</translation>
    </message>
    <message>
        <source>Mandarin: swap a wall in {province} with another, or don&apos;t swap.</source>
        <translation>Mandarin&#x202f;: échangez une section simple à {province} contre une autre, ou renoncez.</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>Points now: {points}.</source>
        <comment>read aloud</comment>
        <translation>Points immédiats&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>A broken neutral wall: it counts for nothing</source>
        <translation>Mur détruit neutre&#x202f;: il ne compte pas</translation>
    </message>
    <message>
        <source>A neutral wall</source>
        <translation>Une section neutre</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <translation>Section simple ({player})</translation>
    </message>
    <message>
        <source>{player}&apos;s double wall: nothing can break it</source>
        <translation>Section double ({player})&#x202f;: rien ne peut la détruire</translation>
    </message>
    <message>
        <source>{player}&apos;s tower: it gives shelter in this region</source>
        <translation>Tour de guet ({player})&#x202f;: elle abrite son propriétaire dans cette région</translation>
    </message>
    <message>
        <source>{player}&apos;s broken wall: it counts for nothing</source>
        <translation>Mur détruit ({player})&#x202f;: il ne compte pas</translation>
    </message>
    <message>
        <source>Reserved for {player}&apos;s wall</source>
        <translation>Réservée à une section simple ({player})</translation>
    </message>
    <message>
        <source>Empty – {player}&apos;s tower reserves one square next to it</source>
        <translation>Vide – la tour de guet voisine ({player}) réserve une case à côté d’elle</translation>
    </message>
    <message>
        <source>An empty square</source>
        <translation>Une case vide</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Points comptés</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Majorité</translation>
    </message>
    <message>
        <source>No threat</source>
        <translation>Aucun péril</translation>
    </message>
    <message>
        <source>Would lose</source>
        <translation>Perte pour</translation>
    </message>
    <message>
        <source>Sheltered</source>
        <translation>À l’abri</translation>
    </message>
    <message>
        <source>scored</source>
        <comment>read aloud</comment>
        <translation>points comptés</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <comment>read aloud</comment>
        <translation>vaut {value}</translation>
    </message>
    <message>
        <source>majority: {players}</source>
        <comment>read aloud</comment>
        <translation>majorité&#x202f;: {players}</translation>
    </message>
    <message>
        <source>no threat</source>
        <comment>read aloud</comment>
        <translation>aucun péril</translation>
    </message>
    <message>
        <source>threat {threat}</source>
        <comment>read aloud</comment>
        <translation>péril {threat}</translation>
    </message>
    <message>
        <source>would lose: {players}</source>
        <comment>read aloud</comment>
        <translation>perte pour {players}</translation>
    </message>
    <message>
        <source>sheltered: {players}</source>
        <comment>read aloud</comment>
        <translation>à l’abri&#x202f;: {players}</translation>
    </message>
    <message>
        <source>nobody would lose</source>
        <comment>read aloud</comment>
        <translation>personne ne perd</translation>
    </message>
    <message>
        <source>{fact}; {more}</source>
        <comment>read aloud</comment>
        <translation>{fact}&#x202f;; {more}</translation>
    </message>
    <message>
        <source>{place}: {facts}.</source>
        <comment>read aloud</comment>
        <translation>{place}&#x202f;: {facts}.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of players</comment>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It&apos;s {player}&apos;s turn to decide.</source>
        <translation>C’est à {player} de décider.</translation>
    </message>
    <message>
        <source>{player} scores there {first}; with the other move, {second}</source>
        <translation>{player} y marque {first}&#x202f;; avec l’autre choix, {second}</translation>
    </message>
    <message>
        <source>{player} loses points there {first}; with the other move, {second}</source>
        <translation>{player} y perd des points {first}&#x202f;; avec l’autre choix, {second}</translation>
    </message>
    <message>
        <source>in no simulated game</source>
        <translation>dans aucune partie simulée</translation>
    </message>
    <message>
        <source>in all simulated games</source>
        <translation>dans toutes les parties simulées</translation>
    </message>
    <message numerus="yes">
        <source>in %n of 100 simulated games</source>
        <translation>
            <numerusform>dans %n&#xa0;partie simulée sur 100</numerusform>
            <numerusform>dans %n&#xa0;parties simulées sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>in none</source>
        <translation>dans aucune</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>dans toutes</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>Sections doubles</translation>
    </message>
    <message>
        <source>you score there {first}; with the other move, {second}</source>
        <translation>vous y marquez {first}&#x202f;; avec l’autre choix, {second}</translation>
    </message>
    <message>
        <source>you lose points there {first}; with the other move, {second}</source>
        <translation>vous y perdez des points {first}&#x202f;; avec l’autre choix, {second}</translation>
    </message>
    <message numerus="yes">
        <source>costs {points} fewer points on average</source>
        <translation>
            <numerusform>coûte en moyenne {points}&#xa0;point de moins</numerusform>
            <numerusform>coûte en moyenne {points}&#xa0;points de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {points} more points on average</source>
        <translation>
            <numerusform>coûte en moyenne {points}&#xa0;point de plus</numerusform>
            <numerusform>coûte en moyenne {points}&#xa0;points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} more points there</source>
        <translation>
            <numerusform>le rival le mieux placé à la fin y perd {points}&#xa0;point de plus</numerusform>
            <numerusform>le rival le mieux placé à la fin y perd {points}&#xa0;points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} fewer points there</source>
        <translation>
            <numerusform>le rival le mieux placé à la fin y perd {points}&#xa0;point de moins</numerusform>
            <numerusform>le rival le mieux placé à la fin y perd {points}&#xa0;points de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points there on average</source>
        <translation>
            <numerusform>cela y rapporte en moyenne {points}&#xa0;point de plus</numerusform>
            <numerusform>cela y rapporte en moyenne {points}&#xa0;points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points there on average</source>
        <translation>
            <numerusform>cela y rapporte en moyenne {points}&#xa0;point de moins</numerusform>
            <numerusform>cela y rapporte en moyenne {points}&#xa0;points de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points on average</source>
        <translation>
            <numerusform>{points}&#xa0;point de plus en moyenne</numerusform>
            <numerusform>{points}&#xa0;points de plus en moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points on average</source>
        <translation>
            <numerusform>{points}&#xa0;point de moins en moyenne</numerusform>
            <numerusform>{points}&#xa0;points de moins en moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} fewer points there</source>
        <translation>
            <numerusform>le rival le mieux placé à la fin y marque {points}&#xa0;point de moins</numerusform>
            <numerusform>le rival le mieux placé à la fin y marque {points}&#xa0;points de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} more points there</source>
        <translation>
            <numerusform>le rival le mieux placé à la fin y marque {points}&#xa0;point de plus</numerusform>
            <numerusform>le rival le mieux placé à la fin y marque {points}&#xa0;points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained there on the rival who finishes best</source>
        <translation>
            <numerusform>on y gagne {points}&#xa0;point sur le rival le mieux placé à la fin</numerusform>
            <numerusform>on y gagne {points}&#xa0;points sur le rival le mieux placé à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost there to the rival who finishes best</source>
        <translation>
            <numerusform>on y perd {points}&#xa0;point face au rival le mieux placé à la fin</numerusform>
            <numerusform>on y perd {points}&#xa0;points face au rival le mieux placé à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained on the rival who finishes best</source>
        <translation>
            <numerusform>{points}&#xa0;point gagné sur le rival le mieux placé à la fin</numerusform>
            <numerusform>{points}&#xa0;points gagnés sur le rival le mieux placé à la fin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost to the rival who finishes best</source>
        <translation>
            <numerusform>{points}&#xa0;point perdu face au rival le mieux placé à la fin</numerusform>
            <numerusform>{points}&#xa0;points perdus face au rival le mieux placé à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>{reasons} But it cuts both ways. {others}</source>
        <translation>{reasons} Mais il y a une contrepartie. {others}</translation>
    </message>
    <message>
        <source>in {share}</source>
        <translation>dans {share}</translation>
    </message>
    <message>
        <source>For now, it has the same effect as the first.</source>
        <translation>Pour l’instant, il a le même effet que le premier.</translation>
    </message>
    <message>
        <source>It has the same drawback as the first.</source>
        <translation>Il a le même inconvénient que le premier.</translation>
    </message>
    <message>
        <source>Its gain is spread over many places.</source>
        <translation>Le gain se répartit sur de nombreux endroits.</translation>
    </message>
    <message>
        <source>Most of its gain lies elsewhere.</source>
        <translation>L’essentiel du gain est ailleurs.</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. When a province is completed, whoever has the most walls there scores its value.</source>
        <translation>Ensemble, vous bâtissez la Grande Muraille. Quand une province est complétée, le joueur qui y a le plus de sections marque sa valeur.</translation>
    </message>
    <message>
        <source>When the wall is finished, the Mongols attack: in each region, whoever has the most walls loses the points on its threat counter. The highest score wins.</source>
        <translation>Quand la muraille est achevée, les Mongols attaquent&#x202f;: dans chaque région, le joueur qui a le plus de sections perd la valeur du jeton Péril. Le meilleur score l’emporte.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Choose one of five actions and carry it out completely:</source>
        <translation>Choisissez une des cinq actions et faites-la en entier&#x202f;:</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>If you can&apos;t complete any action, do half of one (a wall or a card); if you can&apos;t do even that, pass.</source>
        <translation>Si aucune action ne peut être faite en entier, faites-en la moitié si possible, une section simple ou une carte&#x202f;; sinon, passez.</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>Épier</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours de guet</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>Une tour de guet ne peut pas être à côté d’une autre.</translation>
    </message>
    <message>
        <source>It reserves one empty square next to it for a wall of its owner: if both sides are empty, others may take one, but never the last. The square is free again once the owner has no walls left.</source>
        <translation>Une case vide à côté reste réservée à une section simple de son propriétaire. S’il y en a deux, les autres n’en prennent qu’une. Elle se libère quand il n’a plus de section simple.</translation>
    </message>
    <message>
        <source>In the attack, a tower shelters its owner in the region where it stands.</source>
        <translation>Lors de l’attaque, une tour de guet abrite son propriétaire dans la région où elle se trouve.</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>Décompte d’une province</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same number cancel each other out.</source>
        <translation>Toutes les cartes de la province sont révélées. Celles de même priorité s’annulent.</translation>
    </message>
    <message>
        <source>The others take effect in order, from 1 to 6. Each card&apos;s owner decides, whoever&apos;s turn it is.</source>
        <translation>Les autres prennent effet par ordre de priorité, de 1 à 6. Le propriétaire de la carte décide, quel que soit le joueur actif.</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>Valeur&#x202f;: sections intactes de toutes les couleurs, plus le jeton Réputation, plus ou moins les cartes.</translation>
    </message>
    <message>
        <source>Majority: the most unbroken walls, including extra ones; a double wall counts as two, a tower as one. Tied players each score the full value.</source>
        <translation>Majorité&#x202f;: le plus de sections intactes, virtuelles comprises&#x202f;; une section double compte pour deux, une tour de guet pour une. À égalité, chacun marque la valeur entière.</translation>
    </message>
    <message>
        <source>The province gets an emperor card, and its cards leave the game.</source>
        <translation>La province reçoit une carte Empereur et ses cartes quittent le jeu.</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Cartes Action</translation>
    </message>
    <message>
        <source>{priority} {card} – {rule}</source>
        <translation>{priority} {card} – {rule}</translation>
    </message>
    <message>
        <source>Cards can only be played in provinces that aren&apos;t complete yet.</source>
        <translation>Une carte ne se joue que dans une province qui n’est pas encore complète.</translation>
    </message>
    <message>
        <source>As soon as a province has been scored and there are three unused emperor cards, you add a board to the west or east end (once per game; twice with four players). Then your turn continues, and you can use the new squares too.</source>
        <translation>Dès qu’on a compté les points d’une province et que trois cartes Empereur sont disponibles, vous ajoutez un plateau à l’ouest ou à l’est (une fois par partie, deux fois à quatre joueurs). Puis votre tour continue, et vous pouvez utiliser les nouvelles cases.</translation>
    </message>
    <message>
        <source>You can&apos;t place one on the first turn of the game.</source>
        <translation>Vous ne pouvez pas en placer au premier tour de la partie.</translation>
    </message>
    <message>
        <source>You can&apos;t place one on your first turn.</source>
        <translation>Vous ne pouvez pas en placer à votre premier tour.</translation>
    </message>
    <message>
        <source>Then these event cards are counted: {cards}.</source>
        <translation>Puis on compte ces cartes Événement&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>There are none in this game.</source>
        <translation>Il n’y en a pas dans cette partie.</translation>
    </message>
    <message>
        <source>{letter} {card} – {rule}</source>
        <translation>{letter} {card} – {rule}</translation>
    </message>
    <message>
        <source>Adding a board</source>
        <translation>Ajouter un plateau</translation>
    </message>
    <message>
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. You can&apos;t undo a peek.</source>
        <translation>Après avoir placé une pièce, vous pouvez épier un jeton Péril jusqu’à la fin du tour. C’est irréversible.</translation>
    </message>
    <message>
        <source>If there are three unused emperor cards at the end of your turn, you add a board to the west or east end (once per game; twice with four players).</source>
        <translation>Si trois cartes Empereur sont disponibles à la fin de votre tour, vous ajoutez un plateau à l’ouest ou à l’est (une fois par partie, deux fois à quatre joueurs).</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>After your action you may place one neutral wall:</source>
        <translation>Après votre action, vous pouvez placer une section neutre&#x202f;:</translation>
    </message>
    <message>
        <source>after two walls or two cards, in one of those two provinces;</source>
        <translation>après deux sections simples ou deux cartes, dans l’une de ces deux provinces&#x202f;;</translation>
    </message>
    <message>
        <source>after a card and a wall, a double wall or a tower, in any other province;</source>
        <translation>après une carte et une section simple, une section double ou une tour de guet, dans toute autre province&#x202f;;</translation>
    </message>
    <message>
        <source>after half an action, in that province.</source>
        <translation>après une demi-action, dans cette province.</translation>
    </message>
    <message>
        <source>If you can do nothing else, you must place one.</source>
        <translation>Si vous ne pouvez rien faire d’autre, vous devez en placer une.</translation>
    </message>
    <message>
        <source>The Mongol attack</source>
        <translation>L’attaque mongole</translation>
    </message>
    <message>
        <source>Region by region, from west to east, the threat counter is revealed. Whoever has the most unbroken walls there loses that many points; tied players each lose the full amount.</source>
        <translation>Région par région, d’ouest en est, le jeton Péril est révélé. Le joueur qui y a le plus de sections intactes perd autant de points&#x202f;; à égalité, chacun les perd tous.</translation>
    </message>
    <message>
        <source>Then event cards A, B and C are counted.</source>
        <translation>Puis on compte les cartes Événement A, B et C.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Cartes Événement</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>Règles en bref</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>A province is complete: score it first.</source>
        <translation>Une province est complète&#x202f;: comptez d’abord les points.</translation>
    </message>
    <message>
        <source>A revealed card must be resolved first.</source>
        <translation>Choisissez d’abord l’effet de la carte révélée.</translation>
    </message>
    <message>
        <source>A board must be added first.</source>
        <translation>Il faut d’abord ajouter un plateau.</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>Aucune carte n’attend de décision.</translation>
    </message>
    <message>
        <source>The revealed card doesn&apos;t allow this choice.</source>
        <translation>La carte révélée ne permet pas ce choix.</translation>
    </message>
    <message>
        <source>You have already taken your action this turn.</source>
        <translation>Une action par tour&#x202f;: la vôtre est faite.</translation>
    </message>
    <message>
        <source>Finish your action first.</source>
        <translation>Achevez d’abord votre action.</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you still have a move.</source>
        <translation>On ne peut pas passer tant qu’une action reste possible.</translation>
    </message>
    <message>
        <source>On the first turn, you place just one wall.</source>
        <translation>Au premier tour&#x202f;: une section simple, rien d’autre.</translation>
    </message>
    <message>
        <source>This square isn&apos;t in play.</source>
        <translation>Cette case n’est pas en jeu.</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>A double wall needs two adjacent empty squares.</source>
        <translation>Une section double demande deux cases vides adjacentes.</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>Une tour de guet ne peut pas être à côté d’une autre.</translation>
    </message>
    <message>
        <source>Reserved: only the tower&apos;s owner may build here.</source>
        <translation>Réservée&#x202f;: seul le propriétaire de la tour de guet peut construire ici.</translation>
    </message>
    <message>
        <source>Your tower reserves this square for a wall of yours – no double or neutral wall.</source>
        <translation>Votre tour de guet réserve cette case à l’une de vos sections simples&#x202f;: ni section double ni section neutre.</translation>
    </message>
    <message>
        <source>You have no walls left.</source>
        <translation>Vous n’avez plus de section simple.</translation>
    </message>
    <message>
        <source>You have already placed your double wall.</source>
        <translation>Vous avez déjà placé votre section double.</translation>
    </message>
    <message>
        <source>You have already placed your tower.</source>
        <translation>Vous avez déjà placé votre tour de guet.</translation>
    </message>
    <message>
        <source>There are no neutral walls left.</source>
        <translation>Il n’y a plus de section neutre.</translation>
    </message>
    <message>
        <source>This card isn&apos;t in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>This province isn&apos;t in play.</source>
        <translation>Cette province n’est pas en jeu.</translation>
    </message>
    <message>
        <source>This province is complete and takes no more cards.</source>
        <translation>Cette province est complète et n’accepte plus de carte.</translation>
    </message>
    <message>
        <source>The two walls must be in different provinces.</source>
        <translation>Deux sections simples vont dans deux provinces différentes.</translation>
    </message>
    <message>
        <source>The two cards must be in different provinces.</source>
        <translation>Deux cartes vont dans deux provinces différentes.</translation>
    </message>
    <message>
        <source>After a card, the wall must go in the same province.</source>
        <translation>Après une carte, la section simple va dans la même province que la carte.</translation>
    </message>
    <message>
        <source>After a wall, you can only place a second wall.</source>
        <translation>Après une section simple, seule une seconde section simple peut suivre.</translation>
    </message>
    <message>
        <source>After a card, you can only play a second card or place a wall.</source>
        <translation>Après une carte, seule une seconde carte ou une section simple peut suivre.</translation>
    </message>
    <message>
        <source>You couldn&apos;t finish this action, so you can&apos;t start it.</source>
        <translation>Cette action ne pourrait pas être achevée&#x202f;: on ne peut pas la commencer.</translation>
    </message>
    <message>
        <source>After this action, the neutral wall can&apos;t go in that province.</source>
        <translation>Après cette action, la section neutre ne peut pas aller dans cette province.</translation>
    </message>
    <message>
        <source>Only one neutral wall per turn.</source>
        <translation>Une seule section neutre par tour.</translation>
    </message>
    <message>
        <source>You have no other move: you must place a neutral wall.</source>
        <translation>Si rien d’autre n’est possible, il faut placer une section neutre.</translation>
    </message>
    <message>
        <source>You can&apos;t place a neutral wall on the first turn.</source>
        <translation>Pas de section neutre au premier tour.</translation>
    </message>
    <message>
        <source>This province isn&apos;t waiting to be scored.</source>
        <translation>Il n’y a pas de points à compter dans cette province.</translation>
    </message>
    <message>
        <source>You may peek only where you have built this turn.</source>
        <translation>On ne peut épier que là où l’on a construit ce tour-ci.</translation>
    </message>
    <message>
        <source>You already know this threat counter.</source>
        <translation>Vous connaissez déjà ce jeton Péril.</translation>
    </message>
    <message>
        <source>This threat counter is already face up.</source>
        <translation>Ce jeton Péril est face visible.</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>Ce jeton Péril a été retiré.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>This board can&apos;t be added.</source>
        <translation>Ce plateau ne peut pas être ajouté.</translation>
    </message>
    <message>
        <source>In this game, all boards show the same side.</source>
        <translation>Dans cette partie, tous les plateaux montrent la même face.</translation>
    </message>
    <message>
        <source>A different board was drawn.</source>
        <translation>C’est un autre plateau qui a été pioché.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte inconnue</numerusform>
            <numerusform>%n&#xa0;cartes inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: start of the game</source>
        <translation>Relecture&#x202f;: le début de la partie</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>Relecture – {what}</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Reculer d’un pas</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avancer d’un pas</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Reculer d’un tour</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Avancer d’un tour</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Ralentir</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Accélérer</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>Fermer la relecture</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Montrer le résultat</translation>
    </message>
    <message>
        <source>Close replay</source>
        <comment>the replay</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>Lecture à la vitesse {speed}</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>Retour à l’exercice</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>{what} (space bar)</source>
        <translation>{what} (barre d’espace)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Public</source>
        <comment>as whom a replay is seen</comment>
        <translation>Publique</translation>
    </message>
    <message>
        <source>Public information only</source>
        <translation>Ce qui était visible de tous à la table</translation>
    </message>
    <message>
        <source>All hands</source>
        <comment>as whom a replay is seen</comment>
        <translation>Complète</translation>
    </message>
    <message>
        <source>What {player} knew at the time</source>
        <translation>Ce que savait alors {player}</translation>
    </message>
    <message>
        <source>All that is hidden</source>
        <translation>Tout ce qui est caché</translation>
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
        <translation>Options de la partie</translation>
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
        <translation>Scores sur {turns} tours de jeu</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the axis of a chart</comment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>a step of the chart</comment>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>View board</source>
        <translation>Voir le plateau</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Enregistrer un rapport</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Montrer le résultat</translation>
    </message>
    <message>
        <source>Played with standard rules</source>
        <translation>Partie jouée avec les règles standard</translation>
    </message>
    <message>
        <source>Played with {options}</source>
        <comment>table options that are not usual</comment>
        <translation>Modifications&#x202f;: {options}</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a step of the chart</comment>
        <translation>Fin</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n hint(s)</source>
        <translation>
            <numerusform>{player} a demandé %n&#xa0;conseil</numerusform>
            <numerusform>{player} a demandé %n&#xa0;conseils</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The game is waiting for you.</source>
        <translation>La partie vous attend.</translation>
    </message>
</context>
<context>
    <name>RidersAdvice</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>kinds of goods</comment>
        <translation>
            <numerusform>%n&#xa0;marchandise</numerusform>
            <numerusform>%n&#xa0;marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>Among the best corners at first glance, number {rank}: {why}.</source>
        <translation>Parmi les meilleurs coins à première vue, n°&#xa0;{rank}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>Lancez les dés, puis échangez et construisez dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>open harbour</source>
        <comment>for any good</comment>
        <translation>port général</translation>
    </message>
    <message>
        <source>{good} harbour</source>
        <translation>port ({good})</translation>
    </message>
    <message numerus="yes">
        <source>{harbour} %n road(s) off</source>
        <translation>
            <numerusform>{harbour} à %n&#xa0;route</numerusform>
            <numerusform>{harbour} à %n&#xa0;routes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAid</name>
    <message numerus="yes">
        <source>%n card(s) uncertain.</source>
        <translation>
            <numerusform>%n&#xa0;carte incertaine.</numerusform>
            <numerusform>%n&#xa0;cartes incertaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen: {edicts}.</source>
        <translation>Non vus&#x202f;: {edicts}.</translation>
    </message>
    <message>
        <source>A seven before you can build again: {chance}%.</source>
        <translation>Un sept avant que vous puissiez de nouveau construire&#x202f;: {chance}&#x202f;%.</translation>
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
        <translation>Oui – conclure</translation>
    </message>
    <message>
        <source>for {wanted} gives {given}</source>
        <translation>pour {wanted} donne {given}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message numerus="yes">
        <source>Take 1 of %n card(s)</source>
        <translation>
            <numerusform>Prendre 1&#xa0;carte sur %n</numerusform>
            <numerusform>Prendre 1&#xa0;carte sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>a répondu</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>doit répondre</translation>
    </message>
    <message>
        <source>has answered · change</source>
        <translation>a répondu · modifier</translation>
    </message>
    <message>
        <source>only {player} looks</source>
        <translation>seulement pour {player}</translation>
    </message>
</context>
<context>
    <name>RidersAtOnce</name>
    <message>
        <source>You can still pay for {things}.</source>
        <translation>Vous pouvez encore payer&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>You can still pay for any of these: {things}.</source>
        <translation>Vous pouvez encore payer au choix&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>You can still play {edicts}.</source>
        <translation>Vous pouvez encore jouer {edicts}.</translation>
    </message>
    <message>
        <source>Twice the goods: {yields}.</source>
        <translation>Deux fois les marchandises&#x202f;: {yields}.</translation>
    </message>
    <message>
        <source>Unseen edicts that win at once: {count} of {all}.</source>
        <translation>Édits non vus qui gagnent aussitôt&#x202f;: {count} sur {all}.</translation>
    </message>
    <message>
        <source>A rider is drawn.</source>
        <translation>On tire un cavalier.</translation>
    </message>
    <message>
        <source>{player} has {points}.</source>
        <translation>{player} a {points}.</translation>
    </message>
    <message>
        <source>New: {goods}.</source>
        <comment>goods had nowhere else</comment>
        <translation>Nouveau&#x202f;: {goods}.</translation>
    </message>
    <message>
        <source>{goods} ({chance})</source>
        <translation>{goods} ({chance})</translation>
    </message>
    <message>
        <source>The Long Road: 2 points.</source>
        <translation>La Longue Route&#x202f;: 2 points.</translation>
    </message>
    <message numerus="yes">
        <source>Longest line: %n road(s).</source>
        <translation>
            <numerusform>Plus longue suite&#x202f;: %n&#xa0;route.</numerusform>
            <numerusform>Plus longue suite&#x202f;: %n&#xa0;routes.</numerusform>
        </translation>
    </message>
    <message>
        <source>To a free corner: {yields}.</source>
        <translation>Mène à un coin libre&#x202f;: {yields}.</translation>
    </message>
    <message numerus="yes">
        <source>%n free corner(s) give more often.</source>
        <translation>
            <numerusform>%n&#xa0;coin libre produit plus souvent.</numerusform>
            <numerusform>%n&#xa0;coins libres produisent plus souvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fort} then withstands %n more rider(s).</source>
        <translation>
            <numerusform>{fort} résiste alors à %n&#xa0;cavalier de plus.</numerusform>
            <numerusform>{fort} résiste alors à %n&#xa0;cavaliers de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} then holds for ever.</source>
        <translation>{fort} tient alors pour toujours.</translation>
    </message>
    <message>
        <source>A breach before the next turn: {after}% instead of {before}%.</source>
        <translation>Brèche avant le prochain tour&#x202f;: {after}&#x202f;% au lieu de {before}&#x202f;%.</translation>
    </message>
    <message numerus="yes">
        <source>The Great Host then takes %n more soldier(s).</source>
        <translation>
            <numerusform>Il manque alors %n&#xa0;soldat pour la Grande Armée.</numerusform>
            <numerusform>Il manque alors %n&#xa0;soldats pour la Grande Armée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough for {things}.</source>
        <translation>De quoi payer&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>{thing} or {other}</source>
        <translation>{thing} ou {other}</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>une colonie</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>une ville</translation>
    </message>
    <message>
        <source>the next tower</source>
        <translation>la prochaine tour</translation>
    </message>
    <message>
        <source>an edict</source>
        <translation>un édit</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>une route</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>Au moins %n&#xa0;carte.</numerusform>
            <numerusform>Au moins %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Host: 1 point.</source>
        <translation>La Grande Armée&#x202f;: 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>{hex} gives again ({chance}): %n card(s) each time.</source>
        <translation>
            <numerusform>{hex} produit à nouveau ({chance})&#x202f;: %n&#xa0;carte à chaque fois.</numerusform>
            <numerusform>{hex} produit à nouveau ({chance})&#x202f;: %n&#xa0;cartes à chaque fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} gives again ({chance}), but not to you.</source>
        <translation>{hex} produit à nouveau ({chance}), mais pas pour vous.</translation>
    </message>
    <message>
        <source>Closes a harbour of {players}.</source>
        <translation>Prive {players} d’un port.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand, {points}.</source>
        <translation>
            <numerusform>{player}&#x202f;: %n&#xa0;carte en main, {points}.</numerusform>
            <numerusform>{player}&#x202f;: %n&#xa0;cartes en main, {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: a seven before the next turn ({chance}%) takes half.</source>
        <translation>
            <numerusform>%n&#xa0;carte en main&#x202f;: un sept avant le prochain tour ({chance}&#x202f;%) en prend la moitié.</numerusform>
            <numerusform>%n&#xa0;cartes en main&#x202f;: un sept avant le prochain tour ({chance}&#x202f;%) en prend la moitié.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} may be breached before the next turn ({chance}%); the next tower costs {goods}.</source>
        <translation>Brèche possible avant votre prochain tour&#x202f;: {fort} ({chance}&#x202f;%). Prix de la prochaine tour&#x202f;: {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
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
        <translation>Brèches</translation>
    </message>
    <message>
        <source>Breaches: {count} of {most} that end the game</source>
        <translation>Brèches&#x202f;: {count} sur les {most} qui finissent la partie</translation>
    </message>
</context>
<context>
    <name>RidersBoard</name>
    <message>
        <source>Home {number}</source>
        <comment>riders in the bag</comment>
        <translation>Camp {number}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n&#xa0;édit restant</numerusform>
            <numerusform>%n&#xa0;édits restants</numerusform>
        </translation>
    </message>
    <message>
        <source>edicts</source>
        <comment>below their number</comment>
        <translation>édits</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>Avant&#x202f;:</translation>
    </message>
    <message>
        <source>Then a rider is drawn.</source>
        <translation>Puis on tire un cavalier.</translation>
    </message>
    <message>
        <source>Your longest line: {before} → {after}</source>
        <translation>Votre plus longue suite&#x202f;: {before} → {after}</translation>
    </message>
    <message>
        <source>The Long Road: {own} &gt; {other}</source>
        <translation>La Longue Route&#x202f;: {own} &gt; {other}</translation>
    </message>
</context>
<context>
    <name>RidersBreach</name>
    <message>
        <source>{fort} is breached</source>
        <translation>Une brèche&#x202f;: {fort}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{player} rolled {one} + {other} = {sum}.</source>
        <translation>{player} a obtenu {one} + {other} = {sum}.</translation>
    </message>
    <message>
        <source>{riders} against {towers}</source>
        <translation>{riders} contre {towers}</translation>
    </message>
    <message>
        <source>The last rider came from {ground}.</source>
        <translation>Lieu de rassemblement du dernier cavalier&#x202f;: {ground}.</translation>
    </message>
    <message>
        <source>The assault</source>
        <translation>L’assaut</translation>
    </message>
    <message>
        <source>{hex} gives no {good}</source>
        <translation>{hex} ne donne rien ({good})</translation>
    </message>
    <message>
        <source>This lasts until soldiers have chased them.</source>
        <translation>Cela dure jusqu’à ce que des soldats les chassent.</translation>
    </message>
    <message>
        <source>They enter</source>
        <translation>Ils entrent</translation>
    </message>
    <message>
        <source>{before} − {lost} = {towers}</source>
        <translation>{before} − {lost} = {towers}</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>La section</translation>
    </message>
    <message>
        <source>The section, and {player}</source>
        <translation>La section, et {player}</translation>
    </message>
    <message numerus="yes">
        <source>One penalty: {before} − 1 = %n point(s)</source>
        <translation>
            <numerusform>Une pénalité&#x202f;: {before} − 1 = %n&#xa0;point</numerusform>
            <numerusform>Une pénalité&#x202f;: {before} − 1 = %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Breach {count} of {most}: at the last one, everyone loses.</source>
        <translation>Brèche {count} sur {most}&#x202f;: à la dernière, tous perdent.</translation>
    </message>
    <message>
        <source>Nobody gets any.</source>
        <translation>Personne ne reçoit rien.</translation>
    </message>
    <message>
        <source>Goods for the {number}</source>
        <translation>Marchandises du {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>RidersChart</name>
    <message>
        <source>From hexes</source>
        <translation>Des hexagones</translation>
    </message>
    <message>
        <source>Blocked by riders</source>
        <translation>Bloquées par les cavaliers</translation>
    </message>
    <message>
        <source>Short in the supply</source>
        <translation>Manquantes dans la réserve</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Défaussées</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brèches</translation>
    </message>
    <message>
        <source>Towers raised</source>
        <translation>Tours de guet érigées</translation>
    </message>
    <message>
        <source>Riders drawn</source>
        <translation>Cavaliers tirés</translation>
    </message>
    <message>
        <source>Riders chased</source>
        <translation>Cavaliers chassés</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Robberies</source>
        <translation>Vols</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Supply and tributes (net)</source>
        <translation>Réserve et tributs (solde)</translation>
    </message>
    <message>
        <source>Deals (net)</source>
        <translation>Échanges (solde)</translation>
    </message>
    <message>
        <source>Robbed (net)</source>
        <translation>Volées (solde)</translation>
    </message>
    <message>
        <source>Levied (net)</source>
        <translation>Réquisitionnées (solde)</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Line: expected. Pale: nine games in ten.</source>
        <translation>Trait&#x202f;: attendu. Pâle&#x202f;: neuf parties sur dix.</translation>
    </message>
    <message numerus="yes">
        <source>As uneven as this: %n game(s) in 100.</source>
        <translation>
            <numerusform>Aussi inégaux&#x202f;: %n&#xa0;partie sur 100.</numerusform>
            <numerusform>Aussi inégaux&#x202f;: %n&#xa0;parties sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>a chart</comment>
        <translation>Muraille</translation>
    </message>
</context>
<context>
    <name>RidersChoice</name>
    <message>
        <source>Keep the cost of …</source>
        <translation>Garder le prix de…</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s)</source>
        <translation>
            <numerusform>Un sept&#x202f;: défaussez %n&#xa0;carte</numerusform>
            <numerusform>Un sept&#x202f;: défaussez %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Défausser</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>%n&#xa0;carte choisie.</numerusform>
            <numerusform>%n&#xa0;cartes choisies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>an edict</comment>
        <translation>Jouer</translation>
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
        <translation>le cavalier {numeral} se rassemble à {ground}</translation>
    </message>
    <message>
        <source>rider {numeral} rides up to {fort}</source>
        <translation>le cavalier {numeral} arrive devant la muraille ({fort})</translation>
    </message>
    <message>
        <source>no room for another rider before {fort}</source>
        <translation>plus de place pour un autre cavalier ({fort})</translation>
    </message>
    <message>
        <source>founded the {fort}</source>
        <translation>a fondé le {fort}</translation>
    </message>
    <message>
        <source>founded a settlement at {corner}</source>
        <translation>a fondé une colonie ({corner})</translation>
    </message>
    <message>
        <source>laid a road {place}</source>
        <translation>a tracé une route {place}</translation>
    </message>
    <message>
        <source>received {goods} to start with</source>
        <translation>a reçu {goods} pour commencer</translation>
    </message>
    <message>
        <source>received nothing to start with</source>
        <translation>n’a rien reçu pour commencer</translation>
    </message>
    <message>
        <source>built a road {place}</source>
        <translation>a construit une route {place}</translation>
    </message>
    <message>
        <source>built a free road {place}</source>
        <translation>a construit gratuitement une route {place}</translation>
    </message>
    <message>
        <source>built a settlement at {corner}</source>
        <translation>a construit une colonie ({corner})</translation>
    </message>
    <message>
        <source>made {fort} a border city</source>
        <translation>a construit une ville frontalière ({fort})</translation>
    </message>
    <message>
        <source>built a city at {corner}</source>
        <translation>a construit une ville ({corner})</translation>
    </message>
    <message>
        <source>raised tower {level}</source>
        <translation>a érigé la tour {level}</translation>
    </message>
    <message>
        <source>raised towers {levels}</source>
        <translation>a érigé les tours de guet {levels}</translation>
    </message>
    <message numerus="yes">
        <source>bought %n edict(s)</source>
        <translation>
            <numerusform>a acheté %n&#xa0;édit</numerusform>
            <numerusform>a acheté %n&#xa0;édits</numerusform>
        </translation>
    </message>
    <message>
        <source>bought an edict</source>
        <translation>a acheté un édit</translation>
    </message>
    <message>
        <source>{bought} ({edicts})</source>
        <comment>edicts, and which</comment>
        <translation>{bought} ({edicts})</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <translation>a obtenu {number}</translation>
    </message>
    <message>
        <source>gave up {goods}</source>
        <translation>a défaussé {goods}</translation>
    </message>
    <message>
        <source>moved the pirate ({sea})</source>
        <translation>a déplacé le pirate ({sea})</translation>
    </message>
    <message>
        <source>left the pirate in place</source>
        <translation>a laissé le pirate sur place</translation>
    </message>
    <message>
        <source>took a card from {player}</source>
        <translation>a pris une carte à {player}</translation>
    </message>
    <message>
        <source>took {goods} from {player}</source>
        <translation>a pris {goods} à {player}</translation>
    </message>
    <message>
        <source>took no card</source>
        <translation>n’a pas pris de carte</translation>
    </message>
    <message>
        <source>traded {give} for {get} with the supply</source>
        <translation>a échangé {give} contre {get} avec la réserve</translation>
    </message>
    <message>
        <source>offered {give} for {want}</source>
        <translation>a offert {give} contre {want}</translation>
    </message>
    <message>
        <source>withdrew the offer</source>
        <translation>a retiré son offre</translation>
    </message>
    <message>
        <source>gave {partner} {give} for {get}</source>
        <translation>a donné à {partner} {give} contre {get}</translation>
    </message>
    <message>
        <source>played {edict}</source>
        <translation>a joué {edict}</translation>
    </message>
    <message>
        <source>moved rider {numeral} from {start} to {end}</source>
        <translation>a déplacé le cavalier {numeral} de {start} à {end}</translation>
    </message>
    <message>
        <source>chased rider {numeral} from {hex}</source>
        <translation>a chassé le cavalier {numeral} ({hex})</translation>
    </message>
    <message>
        <source>took {goods} from the supply</source>
        <translation>a pris {goods} dans la réserve</translation>
    </message>
    <message>
        <source>left the rest of the edict unused</source>
        <translation>a renoncé au reste de l’édit</translation>
    </message>
    <message>
        <source>levied {good}, but nobody had any</source>
        <translation>a réquisitionné sans résultat ({good})</translation>
    </message>
    <message>
        <source>levied {goods} ({counts})</source>
        <translation>a réquisitionné {goods} ({counts})</translation>
    </message>
    <message>
        <source>Extra building round, from {player} on.</source>
        <translation>Tour de construction supplémentaire&#x202f;: {player} commence.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} has answered.</source>
        <translation>{player} a répondu.</translation>
    </message>
    <message>
        <source>Answers: {answers}.</source>
        <translation>Réponses&#x202f;: {answers}.</translation>
    </message>
    <message>
        <source>Nobody accepts {player}&apos;s offer.</source>
        <translation>Personne n’accepte l’offre faite par {player}.</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player} accepte</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} refuse</translation>
    </message>
    <message>
        <source>{player} would give {give} for {want}</source>
        <translation>{player} donnerait {give} contre {want}</translation>
    </message>
    <message>
        <source>The crown holds {fort} with five towers.</source>
        <translation>La couronne tient ce secteur avec cinq tours de guet&#x202f;: {fort}.</translation>
    </message>
    <message>
        <source>Too little in the supply: only {goods}.</source>
        <translation>Réserve insuffisante&#x202f;: seulement {goods}.</translation>
    </message>
    <message>
        <source>Too little in the supply: nobody gets {good}.</source>
        <translation>Réserve insuffisante&#x202f;: personne n’est servi ({good}).</translation>
    </message>
    <message>
        <source>Breach at {fort}: {riders} against {towers}.</source>
        <translation>Brèche ({fort})&#x202f;: {riders} contre {towers}.</translation>
    </message>
    <message numerus="yes">
        <source>The rider(s) enter {hexes}.</source>
        <translation>
            <numerusform>Le cavalier envahit&#x202f;: {hexes}.</numerusform>
            <numerusform>Les cavaliers envahissent&#x202f;: {hexes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has {towers} and %n penalty(ies): breach {number} of {most}.</source>
        <translation>
            <numerusform>{player} a maintenant {towers} et %n&#xa0;pénalité&#x202f;: brèche {number} sur {most}.</numerusform>
            <numerusform>{player} a maintenant {towers} et %n&#xa0;pénalités&#x202f;: brèche {number} sur {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods} to {player}</source>
        <translation>{goods} pour {player}</translation>
    </message>
    <message>
        <source>Nobody gets goods.</source>
        <translation>Personne ne reçoit de marchandises.</translation>
    </message>
    <message>
        <source>Held by riders: {hexes}.</source>
        <translation>Tenus par des cavaliers&#x202f;: {hexes}.</translation>
    </message>
    <message>
        <source>Nobody holds the Long Road any more.</source>
        <translation>Plus personne ne détient la Longue Route.</translation>
    </message>
    <message>
        <source>{player} holds the Long Road ({length}).</source>
        <translation>{player} détient la Longue Route ({length}).</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds the Great Host, with %n soldier(s).</source>
        <translation>
            <numerusform>{player} détient la Grande Armée, avec %n&#xa0;soldat.</numerusform>
            <numerusform>{player} détient la Grande Armée, avec %n&#xa0;soldats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n road(s)</source>
        <translation>
            <numerusform>a construit %n&#xa0;route</numerusform>
            <numerusform>a construit %n&#xa0;routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made %n offer(s) without a deal</source>
        <translation>
            <numerusform>a fait %n&#xa0;offre sans suite</numerusform>
            <numerusform>a fait %n&#xa0;offres sans suite</numerusform>
        </translation>
    </message>
    <message>
        <source>{deeds}, {deed}</source>
        <translation>{deeds}, {deed}</translation>
    </message>
    <message>
        <source>{deeds} and {deed}</source>
        <translation>{deeds} et {deed}</translation>
    </message>
    <message>
        <source>{player} {deed}: {clause}.</source>
        <translation>{player} {deed}&#x202f;: {clause}.</translation>
    </message>
</context>
<context>
    <name>RidersCoach</name>
    <message>
        <source>You win with {victory} points in your own turn. But if the wall is breached {breaches} times, everyone loses. This section of it is yours.</source>
        <translation>Avec {victory}&#xa0;points à votre tour, vous gagnez. Mais à la {breaches}e brèche dans la muraille, tous perdent. Cette section est à vous.</translation>
    </message>
    <message>
        <source>These are your goods. They come from the hexes around your buildings, and you pay with them for everything you build.</source>
        <translation>Voici vos marchandises. Elles viennent des hexagones autour de vos constructions, et vous payez avec elles tout ce que vous bâtissez.</translation>
    </message>
    <message>
        <source>It&apos;s your turn: roll the dice.</source>
        <translation>C’est à vous&#x202f;: lancez les dés.</translation>
    </message>
    <message>
        <source>An 8! Every hex with that number gives a card to each settlement at its corners. How many cards did this pasture give you?</source>
        <translation>Un 8&#x202f;! Chaque hexagone portant ce nombre donne une carte à chaque colonie sur ses coins. Combien de cartes ce pâturage vous a-t-il données&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Count your settlements at the corners of pasture 8.</source>
        <translation>Pas tout à fait. Comptez vos colonies sur les coins du pâturage&#xa0;8.</translation>
    </message>
    <message>
        <source>Right. Now build a road here, from your own road to the harbour. It costs wood and clay.</source>
        <translation>Exact. Construisez maintenant une route ici, entre la vôtre et le port. Elle coûte 1 bois et 1 argile.</translation>
    </message>
    <message>
        <source>Next, a settlement at the end of your road, at the harbour. It costs wood, clay, wool and grain, and brings you a point.</source>
        <translation>Puis une colonie au bout de votre route, sur le port. Elle coûte 1 bois, 1 argile, 1 laine et 1 blé, et rapporte un point.</translation>
    </message>
    <message>
        <source>Each new settlement also brings a rider. Until it is drawn, you can still undo. Draw the rider.</source>
        <translation>Chaque nouvelle colonie attire aussi un cavalier. Tant qu’il n’est pas tiré, vous pouvez annuler. Tirez le cavalier.</translation>
    </message>
    <message>
        <source>Rider II waits at {ground}, where two arrows begin. Which roll would bring it to your own section, {fort}?</source>
        <translation>Le cavalier II attend à {ground}, d’où partent deux flèches. Quel lancer l’amènerait à votre propre section ({fort})&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. Look for the arrow from {ground} to {fort}.</source>
        <translation>Pas tout à fait. Cherchez la flèche qui va de {ground} à {fort}.</translation>
    </message>
    <message>
        <source>Right; on a {other} it would go to {other_fort}. Your section has no tower yet. End your turn, and watch what the others roll.</source>
        <translation>Exact&#x202f;; un {other} l’enverrait ailleurs ({other_fort}). Votre section n’a pas encore de tour. Terminez votre tour, et regardez ce que lancent les autres.</translation>
    </message>
    <message>
        <source>Bo rolled a 4: a rider against no tower, a breach! It is on mountains 5 now. How many cards does this hex give you?</source>
        <translation>Bo a obtenu 4&#x202f;: un cavalier, aucune tour, donc une brèche&#x202f;! Il est maintenant sur l’hexagone montagnes&#xa0;5. Combien de cartes cet hexagone vous donne-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Not quite. A hex with riders gives nothing, until soldiers chase them.</source>
        <translation>Pas tout à fait. Un hexagone occupé ne donne rien, tant que des soldats n’ont pas chassé les cavaliers.</translation>
    </message>
    <message>
        <source>Right, nothing. And the breach has cost you a point: you are back at {points}. Roll the dice.</source>
        <translation>Exact, rien. Et la brèche vous coûte un point&#x202f;: vous revoilà à {points}. Lancez les dés.</translation>
    </message>
    <message>
        <source>Your new harbour gives you a card for {rate} equal ones. Trade {rate} wood for an ore: click the ore, then your wood.</source>
        <translation>Votre nouveau port donne une carte pour {rate} pareilles. Échangez {rate} bois contre un minerai&#x202f;: cliquez sur le minerai, puis sur votre bois.</translation>
    </message>
    <message>
        <source>You need clay for a tower, and have wool to spare. Open Trade, and offer 1 wool for 1 clay.</source>
        <translation>Il vous faut de l’argile pour une tour, et vous avez de la laine en trop. Ouvrez Échanger, et offrez 1 laine contre 1 argile.</translation>
    </message>
    <message>
        <source>Lin says yes, the others no. Click Lin&apos;s answer to make the deal.</source>
        <translation>Lin dit oui, les autres non. Cliquez sur la réponse de Lin pour échanger.</translation>
    </message>
    <message>
        <source>Raise your first tower for wood and clay. From then on it takes two riders to break through.</source>
        <translation>Érigez votre première tour pour un bois et une argile. Dès lors, il faut deux cavaliers pour passer.</translation>
    </message>
    <message>
        <source>The edict in your hand is a soldier, from an earlier turn. Play it.</source>
        <translation>L’édit dans votre main est un soldat, acheté à un tour précédent. Jouez-le.</translation>
    </message>
    <message>
        <source>A soldier may do two deeds. Chase the rider: click mountains 5.</source>
        <translation>Un soldat peut accomplir deux actions. Chassez le cavalier&#x202f;: cliquez sur montagnes&#xa0;5.</translation>
    </message>
    <message>
        <source>The second deed could move the pirate, and take a card. You don&apos;t need that here: finish the edict.</source>
        <translation>La deuxième action pourrait déplacer le pirate et voler une carte. Ici, ce n’est pas nécessaire&#x202f;: terminez l’édit.</translation>
    </message>
    <message>
        <source>Mountains 5 gives ore again, and your wall holds against one rider. With two more ore you could make your fort a city.</source>
        <translation>Montagnes 5 donne de nouveau du minerai, et votre muraille résiste à un cavalier. Avec deux minerais de plus, votre fort deviendrait une ville.</translation>
    </message>
</context>
<context>
    <name>RidersCommand</name>
    <message>
        <source>Border fort: {fort}, {province}</source>
        <translation>Fort frontalier&#x202f;: {fort}, {province}</translation>
    </message>
    <message>
        <source>Settlement: {corner}</source>
        <translation>Colonie&#x202f;: {corner}</translation>
    </message>
    <message>
        <source>City: {corner}</source>
        <translation>Ville&#x202f;: {corner}</translation>
    </message>
    <message>
        <source>Road: {road}</source>
        <translation>Route&#x202f;: {road}</translation>
    </message>
    <message>
        <source>Raise tower {level}</source>
        <translation>Ériger la tour {level}</translation>
    </message>
    <message>
        <source>Buy an edict</source>
        <translation>Acheter un édit</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Draw the rider</source>
        <translation>Tirer le cavalier</translation>
    </message>
    <message>
        <source>Give up {goods}</source>
        <translation>Défausser {goods}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an extra building round</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pirate: {sea}</source>
        <translation>Pirate&#x202f;: {sea}</translation>
    </message>
    <message>
        <source>Leave the pirate</source>
        <translation>Laisser le pirate</translation>
    </message>
    <message>
        <source>Take a card from {player}</source>
        <translation>Prendre une carte à {player}</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>Ne pas prendre de carte</translation>
    </message>
    <message>
        <source>Supply: {give} for {get}</source>
        <translation>Réserve&#x202f;: {give} contre {get}</translation>
    </message>
    <message>
        <source>Offer {give} for {want}</source>
        <translation>Offrir {give} contre {want}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Accepter l’offre</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>Refuser l’offre</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Retirer l’offre</translation>
    </message>
    <message>
        <source>Counter: {give} for {want}</source>
        <translation>Contre-offre&#x202f;: {give} contre {want}</translation>
    </message>
    <message>
        <source>Deal with {player}</source>
        <translation>Échanger avec {player}</translation>
    </message>
    <message>
        <source>Deal with {player}: {give} for {want}</source>
        <translation>Échanger avec {player}&#x202f;: {give} contre {want}</translation>
    </message>
    <message>
        <source>Move a rider: {start} to {end}</source>
        <translation>Déplacer un cavalier&#x202f;: de {start} à {end}</translation>
    </message>
    <message>
        <source>Chase a rider: {hex}</source>
        <translation>Chasser un cavalier&#x202f;: {hex}</translation>
    </message>
    <message>
        <source>Finish the edict</source>
        <translation>Terminer l’édit</translation>
    </message>
    <message>
        <source>Play: {edict}</source>
        <translation>Jouer&#x202f;: {edict}</translation>
    </message>
    <message>
        <source>You can&apos;t undo this.</source>
        <translation>Ceci ne peut pas être annulé.</translation>
    </message>
</context>
<context>
    <name>RidersEdict</name>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Corvée</source>
        <translation>Corvée</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Réquisition</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>Académie</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>un soldat</translation>
    </message>
    <message>
        <source>a corvée</source>
        <translation>une corvée</translation>
    </message>
    <message>
        <source>a tribute</source>
        <translation>un tribut</translation>
    </message>
    <message>
        <source>a levy</source>
        <translation>une réquisition</translation>
    </message>
    <message>
        <source>the academy</source>
        <translation>l’académie</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>le marché</translation>
    </message>
    <message>
        <source>Build up to two roads for nothing.</source>
        <translation>Construisez gratuitement une ou deux routes.</translation>
    </message>
    <message>
        <source>Take any two cards from the supply.</source>
        <translation>Prenez deux cartes de votre choix dans la réserve.</translation>
    </message>
    <message>
        <source>Name a good, and all others give you every card they have of it.</source>
        <translation>Choisissez une marchandise, et les autres vous donnent toutes leurs cartes de cette sorte.</translation>
    </message>
    <message>
        <source>1 point, shown only when the game ends.</source>
        <translation>1 point, montré seulement à la fin de la partie.</translation>
    </message>
    <message>
        <source>Up to two deeds: send a waiting rider to another gathering ground, chase a rider from a hex or, once, move the pirate.</source>
        <translation>Jusqu’à deux actions&#x202f;: envoyer un cavalier d’un lieu de rassemblement à un autre, chasser un cavalier d’un hexagone ou, une seule fois, déplacer le pirate.</translation>
    </message>
</context>
<context>
    <name>RidersExtra</name>
    <message>
        <source>Build</source>
        <comment>in an extra building round</comment>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>Tour de construction supplémentaire</translation>
    </message>
    <message>
        <source>Who builds? Click for everyone who says so.</source>
        <translation>Qui construit&#x202f;? Cliquez pour ceux qui le disent.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>builds</comment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <comment>builds</comment>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>You will be asked in the next extra building round.</source>
        <translation>On vous consultera au prochain tour de construction supplémentaire.</translation>
    </message>
    <message>
        <source>You will be asked only if you can build something.</source>
        <translation>On ne vous consultera que si vous pouvez construire.</translation>
    </message>
    <message>
        <source>Nothing to build: passed for you.</source>
        <translation>Rien à construire&#x202f;: on a passé pour vous.</translation>
    </message>
    <message>
        <source>Ask me in the next extra building round</source>
        <translation>Me consulter au prochain tour de construction supplémentaire</translation>
    </message>
    <message>
        <source>Ask me in the extra round</source>
        <translation>Me consulter au tour supplémentaire</translation>
    </message>
    <message>
        <source>In the next extra building round you are asked even if you cannot build anything.</source>
        <translation>Au prochain tour de construction supplémentaire, on vous consultera même si vous ne pouvez rien construire.</translation>
    </message>
</context>
<context>
    <name>RidersGood</name>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Argile</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Laine</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Blé</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Minerai</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>clay</source>
        <translation>argile</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>laine</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blé</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>minerai</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;bois</numerusform>
            <numerusform>%n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n&#xa0;argile</numerusform>
            <numerusform>%n&#xa0;argiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n&#xa0;laine</numerusform>
            <numerusform>%n&#xa0;laines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n&#xa0;blé</numerusform>
            <numerusform>%n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n&#xa0;minerai</numerusform>
            <numerusform>%n&#xa0;minerais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersHabit</name>
    <message>
        <source>Builds the wall late, and accepts any even trade.</source>
        <translation>Bâtit la muraille trop tard et accepte tout échange à parts égales.</translation>
    </message>
    <message>
        <source>Trades for its next building, and guards its wall.</source>
        <translation>Échange pour sa prochaine construction et garde sa muraille.</translation>
    </message>
    <message>
        <source>Plays through the next round before each move.</source>
        <translation>Joue en pensée le tour de table suivant avant chaque coup.</translation>
    </message>
    <message>
        <source>Thinks four times as long as the strong player.</source>
        <translation>Réfléchit quatre fois plus que le joueur confirmé.</translation>
    </message>
</context>
<context>
    <name>RidersHand</name>
    <message>
        <source>Choose the good to take from the supply.</source>
        <translation>Choisissez la marchandise à prendre dans la réserve.</translation>
    </message>
    <message>
        <source>Choose the goods to pay with.</source>
        <translation>Choisissez les marchandises à donner.</translation>
    </message>
    <message>
        <source>Choose the gathering ground to move the rider to.</source>
        <translation>Choisissez le lieu de rassemblement où va le cavalier.</translation>
    </message>
    <message>
        <source>Choose where to build the road.</source>
        <translation>Choisissez où construire la route.</translation>
    </message>
    <message>
        <source>Choose the corner for the settlement.</source>
        <translation>Choisissez le coin de la colonie.</translation>
    </message>
    <message>
        <source>Choose the settlement that becomes a city.</source>
        <translation>Choisissez la colonie qui devient une ville.</translation>
    </message>
    <message>
        <source>Choose the goods for the edict, or put it back.</source>
        <translation>Choisissez les marchandises pour l’édit, ou remettez-le en place.</translation>
    </message>
</context>
<context>
    <name>RidersInsight</name>
    <message>
        <source>Robbed card {number}</source>
        <translation>Carte volée n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Edict {number}</source>
        <translation>Édit n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>Marchandises en main</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>RidersLessons</name>
    <message>
        <source>Two turns at the wall</source>
        <translation>Deux tours de jeu au pied de la muraille</translation>
    </message>
    <message>
        <source>Settlements made the difference.</source>
        <translation>Les colonies ont fait la différence.</translation>
    </message>
    <message>
        <source>Cities made the difference.</source>
        <translation>Les villes ont fait la différence.</translation>
    </message>
    <message>
        <source>Breaches made the difference.</source>
        <translation>Les brèches ont fait la différence.</translation>
    </message>
</context>
<context>
    <name>RidersLone</name>
    <message>
        <source>when I can pay</source>
        <translation>quand je peux payer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take your counteroffer.</source>
        <translation>{player} n’a pas accepté votre contre-offre.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You want no more offers this turn, so your answer was No.</source>
        <translation>{player} a offert {give} contre {want}. Vous ne voulez plus d’offres ce tour-ci&#x202f;: votre réponse a été Non.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. Bots may never ask you, so your answer was No.</source>
        <translation>{player} a offert {give} contre {want}. Les bots ne peuvent jamais vous solliciter&#x202f;: votre réponse a été Non.</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take the terms proposed by {names}.</source>
        <translation>{player} n’a pas accepté les conditions proposées par {names}.</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You can&apos;t pay that, so your answer was No.</source>
        <translation>{player} a offert {give} contre {want}. Vous ne pouvez pas payer&#x202f;: votre réponse a été Non.</translation>
    </message>
</context>
<context>
    <name>RidersOption</name>
    <message>
        <source>Order of founding</source>
        <translation>Ordre de fondation</translation>
    </message>
    <message>
        <source>Clockwise, then back</source>
        <translation>Sens horaire, puis retour</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go clockwise, then back again.</source>
        <translation>Le dernier à fonder son fort commence&#x202f;; les colonies suivent le sens horaire, puis le sens inverse.</translation>
    </message>
    <message>
        <source>Back, then clockwise</source>
        <translation>Retour, puis sens horaire</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go back to the first, then clockwise again.</source>
        <translation>Le dernier à fonder son fort commence&#x202f;; les colonies remontent jusqu’au premier, puis suivent le sens horaire.</translation>
    </message>
    <message>
        <source>Road at the border fort</source>
        <translation>Route au fort frontalier</translation>
    </message>
    <message>
        <source>No road</source>
        <translation>Aucune route</translation>
    </message>
    <message>
        <source>A border fort comes without a road.</source>
        <translation>Un fort frontalier se fonde sans route.</translation>
    </message>
    <message>
        <source>One road</source>
        <translation>Une route</translation>
    </message>
    <message>
        <source>Each border fort is founded with a road.</source>
        <translation>Chaque fort frontalier se fonde avec une route.</translation>
    </message>
    <message>
        <source>Pirate after a seven</source>
        <translation>Pirate après un sept</translation>
    </message>
    <message>
        <source>May stay</source>
        <translation>Peut rester</translation>
    </message>
    <message>
        <source>After a seven you may leave the pirate in place.</source>
        <translation>Après un sept, vous pouvez laisser le pirate sur place.</translation>
    </message>
    <message>
        <source>Must move</source>
        <translation>Doit bouger</translation>
    </message>
    <message>
        <source>After a seven you must move the pirate.</source>
        <translation>Après un sept, vous devez déplacer le pirate.</translation>
    </message>
    <message>
        <source>After a conquest</source>
        <translation>Après une conquête</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Tous perdent</translation>
    </message>
    <message>
        <source>At the last breach everyone loses; the best loser is named.</source>
        <translation>À la dernière brèche, tous perdent&#x202f;; on nomme le meilleur perdant.</translation>
    </message>
    <message>
        <source>Best loser wins</source>
        <translation>Le meilleur perdant gagne</translation>
    </message>
    <message>
        <source>At the last breach the best loser wins.</source>
        <translation>À la dernière brèche, le meilleur perdant gagne.</translation>
    </message>
    <message>
        <source>You can make at most {number} offers in a turn.</source>
        <translation>Vous pouvez faire au plus {number} offres par tour.</translation>
    </message>
    <message>
        <source>Offers in a turn</source>
        <translation>Offres par tour</translation>
    </message>
    <message>
        <source>Counteroffers</source>
        <translation>Contre-offres</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permises</translation>
    </message>
    <message>
        <source>An offer can be answered with different terms.</source>
        <translation>On peut répondre à une offre par ses propres conditions.</translation>
    </message>
    <message>
        <source>Yes or no only</source>
        <translation>Oui ou non seulement</translation>
    </message>
    <message>
        <source>An offer can only be accepted or declined.</source>
        <translation>Une offre ne peut être qu’acceptée ou refusée.</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>Tour de construction supplémentaire</translation>
    </message>
    <message>
        <source>After each turn</source>
        <translation>Après chaque tour</translation>
    </message>
    <message>
        <source>With five or six players, all others may build once after each turn.</source>
        <translation>À cinq ou six joueurs, tous les autres peuvent construire une fois après chaque tour.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>extra building round</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Everyone builds in their own turn only.</source>
        <translation>Chacun ne construit qu’à son propre tour.</translation>
    </message>
    <message>
        <source>Without a winner after {number} rounds there is peace: the most points win.</source>
        <translation>Sans vainqueur après {number} manches, c’est la paix&#x202f;: le plus de points l’emporte.</translation>
    </message>
    <message>
        <source>Rounds until peace</source>
        <translation>Manches avant la paix</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>Marchandises en main</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>goods in hand</comment>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Only you see your goods.</source>
        <translation>Vous seul voyez vos marchandises.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>goods in hand</comment>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>All goods are open: no hiding, and faster.</source>
        <translation>Toutes les marchandises sont visibles&#x202f;: rien à cacher, et plus rapide.</translation>
    </message>
</context>
<context>
    <name>RidersPiece</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n&#xa0;cavalier</numerusform>
            <numerusform>%n&#xa0;cavaliers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour de guet</numerusform>
            <numerusform>%n&#xa0;tours de guet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n&#xa0;route</numerusform>
            <numerusform>%n&#xa0;routes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n&#xa0;colonie</numerusform>
            <numerusform>%n&#xa0;colonies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n&#xa0;ville</numerusform>
            <numerusform>%n&#xa0;villes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPlace</name>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>collines</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>pâturage</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>champs</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montagnes</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>gathering ground {numeral}, {name}</source>
        <translation>lieu de rassemblement {numeral}, {name}</translation>
    </message>
    <message>
        <source>border fort of {fort}</source>
        <translation>fort frontalier ({fort})</translation>
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
        <translation>coin {direction} de {hex}, {province}</translation>
    </message>
    <message>
        <source>{corner}, with {hexes}</source>
        <translation>{corner}, avec {hexes}</translation>
    </message>
    <message>
        <source>along {hex}</source>
        <translation>le long de {hex}</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>entre {one} et {other}</translation>
    </message>
    <message>
        <source>{direction} edge of {hex}, {province}</source>
        <translation>bord {direction} de {hex}, {province}</translation>
    </message>
    <message>
        <source>sea {direction} of {hex}, {province}</source>
        <translation>mer au {direction} de {hex}, {province}</translation>
    </message>
    <message>
        <source>harbour, {rate}</source>
        <comment>the rate is any good 3:1, or wool 2:1</comment>
        <translation>port, {rate}</translation>
    </message>
    <message>
        <source>any good 3:1</source>
        <translation>toute marchandise 3:1</translation>
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
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>held by the crown: five towers</source>
        <translation>à la couronne&#x202f;: cinq tours de guet</translation>
    </message>
    <message>
        <source>in danger</source>
        <translation>en danger</translation>
    </message>
    <message>
        <source>{number} to {fort}</source>
        <comment>an arrow</comment>
        <translation>{number} vers {fort}</translation>
    </message>
    <message>
        <source>the pirate</source>
        <translation>le pirate</translation>
    </message>
    <message>
        <source>{supply}; one for {first}, {second}, {third}, or {fourth}</source>
        <translation>{supply}&#x202f;; une carte contre {first}, {second}, {third} ou {fourth}</translation>
    </message>
    <message>
        <source>{ways} of 36</source>
        <comment>a chance</comment>
        <translation>{ways}&#xa0;sur&#xa0;36</translation>
    </message>
    <message>
        <source>border city</source>
        <translation>ville frontalière</translation>
    </message>
    <message>
        <source>border fort</source>
        <translation>fort frontalier</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>colonie</translation>
    </message>
</context>
<context>
    <name>RidersPlaces</name>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Which places</source>
        <translation>Quels lieux</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>Possibles</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>Tous les lieux</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>By sector</source>
        <translation>Par secteur</translation>
    </message>
    <message>
        <source>By yield</source>
        <translation>Par rendement</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Par distance</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>Nombre ou mots</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;lieu</numerusform>
            <numerusform>%n&#xa0;lieux</numerusform>
        </translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>Liste des lieux</translation>
    </message>
    <message>
        <source>Go to the previous sector</source>
        <translation>Aller au secteur précédent</translation>
    </message>
    <message>
        <source>Go to the next sector</source>
        <translation>Aller au secteur suivant</translation>
    </message>
</context>
<context>
    <name>RidersPlayers</name>
    <message>
        <source>Cards held: {count}</source>
        <translation>Cartes détenues&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Edicts held: {count}</source>
        <translation>Édits détenus&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Soldiers played: {count}</source>
        <translation>Soldats joués&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Longest line of roads: {count}</source>
        <translation>Plus longue suite de routes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Penalties: {count}</source>
        <translation>Pénalités&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>Manche {number} sur {last}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{player}: {answer}</source>
        <translation>{player}&#x202f;: {answer}</translation>
    </message>
    <message>
        <source>{player}: points {score}; cards {cards}; edicts {edicts}; soldiers {soldiers}; road {road}; penalties {penalties}</source>
        <translation>{player}&#x202f;: points {score}&#x202f;; cartes {cards}&#x202f;; édits {edicts}&#x202f;; soldats {soldiers}&#x202f;; route {road}&#x202f;; pénalités {penalties}</translation>
    </message>
</context>
<context>
    <name>RidersPrompt</name>
    <message>
        <source>Round {number} of {most}.</source>
        <translation>Manche {number} sur {most}.</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}: yes, no or other terms?</source>
        <translation>{player} donne {give} contre {want}&#x202f;: oui, non ou autres conditions&#x202f;?</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}. Asked: {others}.</source>
        <translation>{player} donne {give} contre {want}. Joueurs sollicités&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>Your turn – roll, or play an edict first.</source>
        <translation>À vous&#x202f;: lancez les dés, ou jouez d’abord un édit.</translation>
    </message>
    <message>
        <source>Your turn – roll the dice.</source>
        <translation>À vous&#x202f;: lancez les dés.</translation>
    </message>
    <message>
        <source>Trade and build, then end your turn.</source>
        <translation>Échangez et construisez, puis finissez le tour.</translation>
    </message>
    <message>
        <source>Found your border fort on a free site.</source>
        <translation>Fondez votre fort frontalier sur un site libre.</translation>
    </message>
    <message>
        <source>Now lay a road from there.</source>
        <translation>Tracez maintenant une route à partir de là.</translation>
    </message>
    <message>
        <source>Found your first settlement on any free corner (in gold: chances in 36).</source>
        <translation>Fondez votre première colonie sur un coin libre (en or&#x202f;: chances sur 36).</translation>
    </message>
    <message>
        <source>Found your second settlement: you receive a card for each hex around it.</source>
        <translation>Fondez votre seconde colonie&#x202f;: vous recevez une carte par hexagone autour.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s).</source>
        <translation>
            <numerusform>Un sept&#x202f;: défaussez %n&#xa0;carte.</numerusform>
            <numerusform>Un sept&#x202f;: défaussez %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven – cards to give up: {counts}.</source>
        <translation>Un sept – cartes à défausser&#x202f;: {counts}.</translation>
    </message>
    <message>
        <source>A seven: move the pirate.</source>
        <translation>Un sept&#x202f;: déplacez le pirate.</translation>
    </message>
    <message>
        <source>A seven: move the pirate and take a card, or leave it.</source>
        <translation>Un sept&#x202f;: déplacez le pirate et prenez une carte, ou laissez-le.</translation>
    </message>
    <message>
        <source>Take a card from a player, or none.</source>
        <translation>Prenez une carte à un joueur, ou aucune.</translation>
    </message>
    <message numerus="yes">
        <source>Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.</source>
        <translation>
            <numerusform>Soldat, encore %n&#xa0;action&#x202f;: déplacez ou chassez un cavalier, bougez le pirate ou terminez.</numerusform>
            <numerusform>Soldat, encore %n&#xa0;actions&#x202f;: déplacez ou chassez un cavalier, bougez le pirate ou terminez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corvée: %n free road(s) left, or finish.</source>
        <translation>
            <numerusform>Corvée&#x202f;: encore %n&#xa0;route gratuite, ou terminez.</numerusform>
            <numerusform>Corvée&#x202f;: encore %n&#xa0;routes gratuites, ou terminez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra building round: build, or pass.</source>
        <translation>Tour de construction supplémentaire&#x202f;: construisez ou passez.</translation>
    </message>
    <message>
        <source>{player} is founding a border fort.</source>
        <translation>{player} fonde un fort frontalier.</translation>
    </message>
    <message>
        <source>{player} is founding a settlement.</source>
        <translation>{player} fonde une colonie.</translation>
    </message>
    <message>
        <source>{player} is laying a road.</source>
        <translation>{player} trace une route.</translation>
    </message>
    <message>
        <source>{player} is about to roll.</source>
        <translation>{player} va lancer les dés.</translation>
    </message>
    <message>
        <source>A seven: {player} decides about the pirate.</source>
        <translation>Un sept&#x202f;: {player} décide du pirate.</translation>
    </message>
    <message>
        <source>{player} may take a card.</source>
        <translation>{player} peut prendre une carte.</translation>
    </message>
    <message>
        <source>{player} is about to draw a rider.</source>
        <translation>{player} va tirer un cavalier.</translation>
    </message>
    <message>
        <source>{player} is choosing a deal.</source>
        <translation>{player} choisit un échange.</translation>
    </message>
    <message>
        <source>{player} has played a soldier.</source>
        <translation>{player} a joué un soldat.</translation>
    </message>
    <message>
        <source>{player} has played a corvée.</source>
        <translation>{player} a joué une corvée.</translation>
    </message>
    <message>
        <source>Extra building round: {players} may build.</source>
        <translation>Tour de construction supplémentaire, ouvert à&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Choose a deal, or withdraw the offer.</source>
        <translation>Choisissez avec qui échanger, ou retirez l’offre.</translation>
    </message>
    <message>
        <source>Draw the rider that your building brings, or undo.</source>
        <translation>Tirez le cavalier qu’attire votre construction, ou annulez.</translation>
    </message>
</context>
<context>
    <name>RidersReasons</name>
    <message numerus="yes">
        <source>{line}: {wins} more games won in 100.</source>
        <translation>
            <numerusform>{line}&#x202f;: {wins}&#xa0;victoire de plus sur 100.</numerusform>
            <numerusform>{line}&#x202f;: {wins}&#xa0;victoires de plus sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {wins} fewer games won in 100.</source>
        <translation>
            <numerusform>{line}&#x202f;: {wins}&#xa0;victoire de moins sur 100.</numerusform>
            <numerusform>{line}&#x202f;: {wins}&#xa0;victoires de moins sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>D’ici un tour de table, la section cède dans %n&#xa0;partie sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
            <numerusform>D’ici un tour de table, la section cède dans %n&#xa0;parties sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won within a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Victoire d’ici un tour de table dans %n&#xa0;partie sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
            <numerusform>Victoire d’ici un tour de table dans %n&#xa0;parties sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Un tour de table plus tard, la Longue Route est détenue dans %n&#xa0;partie sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
            <numerusform>Un tour de table plus tard, la Longue Route est détenue dans %n&#xa0;parties sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>Un tour de table plus tard, la Grande Armée est détenue dans %n&#xa0;partie sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
            <numerusform>Un tour de table plus tard, la Grande Armée est détenue dans %n&#xa0;parties sur 100&#x202f;; avec l’autre coup, dans {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settlements and cities</source>
        <translation>Colonies et villes</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>Longue Route</translation>
    </message>
    <message>
        <source>Soldiers and Great Host</source>
        <translation>Soldats et Grande Armée</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Brèches</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Kinds of goods</source>
        <translation>Variété des marchandises</translation>
    </message>
    <message>
        <source>Cards in hand, and what they pay for</source>
        <translation>Cartes en main, et ce qu’elles peuvent payer</translation>
    </message>
    <message>
        <source>Strength of the wall</source>
        <translation>Solidité de la muraille</translation>
    </message>
    <message>
        <source>Cards at risk from a seven</source>
        <translation>Cartes exposées à un sept</translation>
    </message>
    <message>
        <source>Danger of a conquest</source>
        <translation>Danger de conquête</translation>
    </message>
    <message>
        <source>A win within a round</source>
        <translation>Victoire d’ici un tour de table</translation>
    </message>
    <message>
        <source>The others’ settlements and cities</source>
        <translation>Colonies et villes des autres</translation>
    </message>
    <message>
        <source>The others’ Long Road</source>
        <translation>Longue Route des autres</translation>
    </message>
    <message>
        <source>The others’ soldiers and Great Host</source>
        <translation>Soldats et Grande Armée des autres</translation>
    </message>
    <message>
        <source>The others’ edicts</source>
        <translation>Édits des autres</translation>
    </message>
    <message>
        <source>Breaches of the others’ walls</source>
        <translation>Brèches chez les autres</translation>
    </message>
    <message>
        <source>The others’ yields</source>
        <translation>Production des autres</translation>
    </message>
    <message>
        <source>The others’ kinds of goods</source>
        <translation>Variété des marchandises des autres</translation>
    </message>
    <message>
        <source>The others’ cards in hand</source>
        <translation>Cartes en main des autres</translation>
    </message>
    <message>
        <source>Strength of the others’ walls</source>
        <translation>Solidité des murailles des autres</translation>
    </message>
    <message>
        <source>The others’ cards at risk from a seven</source>
        <translation>Cartes des autres exposées à un sept</translation>
    </message>
    <message>
        <source>Somebody else’s win within a round</source>
        <translation>Victoire d’un autre d’ici un tour de table</translation>
    </message>
</context>
<context>
    <name>RidersReference</name>
    <message>
        <source>Build roads, settlements and cities behind the Great Wall. Whoever has 10 points during their own turn wins.</source>
        <translation>Bâtissez routes, colonies et villes derrière la Grande Muraille. Le premier à avoir 10 points pendant son propre tour gagne.</translation>
    </message>
    <message>
        <source>Every new settlement and city draws a rider. Keep your section of the wall strong: too many breaches, and China falls.</source>
        <translation>Chaque nouvelle colonie ou ville attire un cavalier. Gardez solide votre section de muraille&#x202f;: trop de brèches, et la Chine tombe.</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Fondation</translation>
    </message>
    <message>
        <source>First everyone founds a border fort on a free site: the section before it is yours. It counts as a settlement.</source>
        <translation>D’abord, chacun fonde un fort frontalier sur un site libre&#x202f;: la section devant ce fort lui appartient. Le fort compte comme une colonie.</translation>
    </message>
    <message>
        <source>Then everyone founds two settlements, each with a road. The second one brings a card for each hex with a number around it.</source>
        <translation>Puis chacun fonde deux colonies, chacune avec une route. La seconde rapporte une carte par hexagone numéroté autour d’elle.</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>Lancez les dés, puis échangez et construisez dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>Once a turn, before or after the roll, you may play an edict.</source>
        <translation>Une fois par tour, avant ou après le lancer, vous pouvez jouer un édit.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Édit</translation>
    </message>
    <message>
        <source>1st tower</source>
        <translation>1re tour</translation>
    </message>
    <message>
        <source>2nd tower</source>
        <translation>2e tour</translation>
    </message>
    <message>
        <source>3rd tower</source>
        <translation>3e tour</translation>
    </message>
    <message>
        <source>4th tower</source>
        <translation>4e tour</translation>
    </message>
    <message>
        <source>5th tower</source>
        <translation>5e tour</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>A road continues a road or a building of yours, also along the wall and the coast, but not past another player&apos;s building.</source>
        <translation>Une route prolonge une de vos routes ou constructions, même le long de la muraille et de la côte, mais pas au-delà de la construction d’un autre joueur.</translation>
    </message>
    <message>
        <source>A settlement goes at the end of one of your roads, where no neighbouring corner is built on. Sites of border forts stay free.</source>
        <translation>Une colonie se place au bout d’une de vos routes, si aucun coin voisin n’est construit. Les sites des forts frontaliers restent libres.</translation>
    </message>
    <message>
        <source>A city replaces a settlement of yours, or makes your border fort a border city.</source>
        <translation>Une ville remplace une de vos colonies, ou fait de votre fort une ville frontalière.</translation>
    </message>
    <message>
        <source>You have 15 roads, 5 settlements and 4 cities.</source>
        <translation>Vous avez 15 routes, 5 colonies et 4 villes.</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>Le lancer de dés</translation>
    </message>
    <message>
        <source>First a rider may come to the wall. Then every hex with the rolled number gives its good: 1 card to each settlement and 2 to each city at its corners. A hex with riders gives nothing.</source>
        <translation>D’abord, un cavalier peut arriver à la muraille. Puis chaque hexagone du nombre obtenu donne sa marchandise&#x202f;: 1 carte à chaque colonie et 2 à chaque ville sur ses coins. Un hexagone occupé par des cavaliers ne donne rien.</translation>
    </message>
    <message>
        <source>Long Road 2: the longest unbroken line of roads, at least 5, until someone has a longer one.</source>
        <translation>Longue Route 2&#x202f;: la plus longue suite de routes sans coupure, 5 au moins, tant que personne n’en a une plus longue.</translation>
    </message>
    <message>
        <source>Great Host 1: the first with 3 soldiers played, until someone has more.</source>
        <translation>Grande Armée 1&#x202f;: le premier à avoir joué 3 soldats, tant que personne n’en a davantage.</translation>
    </message>
    <message>
        <source>If the supply has too few cards of a good for several players, none of them gets any; a single player gets the rest.</source>
        <translation>Si la réserve n’a pas assez de cartes d’une marchandise pour plusieurs joueurs, aucun n’en reçoit&#x202f;; un joueur seul reçoit le reste.</translation>
    </message>
    <message>
        <source>Seven and pirate</source>
        <translation>Sept et pirate</translation>
    </message>
    <message>
        <source>On a seven, everyone with more than 7 cards gives up half of them, rounded down. No hex gives goods, no rider comes.</source>
        <translation>Sur un sept, tout joueur qui a plus de 7 cartes en défausse la moitié, arrondie vers le bas. Aucun hexagone ne donne de marchandises, aucun cavalier n’arrive.</translation>
    </message>
    <message>
        <source>If you move it, you may take a card at random from any one player. The harbour where the pirate lies is closed to all.</source>
        <translation>Si vous le déplacez, vous pouvez prendre une carte au hasard à un joueur de votre choix. Le port où se trouve le pirate est fermé à tous.</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>A rider drawn for a settlement or a city waits on the gathering ground of its numeral.</source>
        <translation>Le cavalier tiré pour une colonie ou une ville attend au lieu de rassemblement de son chiffre.</translation>
    </message>
    <message>
        <source>When the number on an arrow is rolled, the rider that has waited longest on its ground rides up to the section, whoever rolled. At most five riders can be there.</source>
        <translation>Quand le nombre d’une flèche est obtenu, par qui que ce soit, le cavalier qui attend depuis le plus longtemps à cet endroit arrive devant la section. Cinq cavaliers y tiennent au plus.</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>La muraille</translation>
    </message>
    <message>
        <source>More riders than towers: a breach. All of them enter, one hex after another from the wall to the coast, and their hexes give nothing until soldiers chase them.</source>
        <translation>Plus de cavaliers que de tours de guet&#x202f;: une brèche. Tous entrent, un hexagone après l’autre de la muraille à la côte, et leurs hexagones ne donnent rien tant que des soldats ne les ont pas chassés.</translation>
    </message>
    <message>
        <source>You build only on your own section, one tower after another. Five towers hold for ever.</source>
        <translation>Vous ne construisez que sur votre section, une tour après l’autre. Cinq tours de guet tiennent pour toujours.</translation>
    </message>
    <message>
        <source>Example: 3 riders, 2 towers: 2 − 1 = 1 tower is left.</source>
        <translation>Exemple&#x202f;: 3 cavaliers, 2 tours de guet&#x202f;: 2 − 1, il reste 1&#xa0;tour de guet.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>With the supply: 4 cards of one good for 1 of another; 3 with a harbour for any good, 2 of the good of a special harbour.</source>
        <translation>Avec la réserve&#x202f;: 4 cartes d’une marchandise contre 1 d’une autre&#x202f;; 3 avec un port général, 2 de la marchandise d’un port spécial.</translation>
    </message>
    <message>
        <source>With players: offer one to three cards for one to three, at most four in all. All answers are shown together; then choose a deal, or withdraw.</source>
        <translation>Avec les joueurs&#x202f;: offrez une à trois cartes contre une à trois, quatre au plus en tout. Les réponses se montrent toutes ensemble&#x202f;; puis choisissez un échange, ou retirez l’offre.</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>You can&apos;t play an edict in the turn you bought it.</source>
        <translation>Un édit ne se joue pas le tour où vous l’achetez.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Settlement or border fort 1, city or border city 2.</source>
        <translation>Colonie ou fort frontalier 1, ville ou ville frontalière 2.</translation>
    </message>
    <message>
        <source>Academy and market 1 each, penalty −1.</source>
        <translation>Académie et marché 1 chacun, pénalité −1.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>You win at once when you have 10 points in your own turn, even as it begins.</source>
        <translation>Vous gagnez aussitôt si vous avez 10 points pendant votre tour, même dès son début.</translation>
    </message>
    <message>
        <source>China falls at the 4th breach with three players, the 5th with four, the 6th with five, the 7th with six.</source>
        <translation>La Chine tombe à la 4e brèche à trois joueurs, à la 5e à quatre, à la 6e à cinq, à la 7e à six.</translation>
    </message>
    <message>
        <source>3, 5 or 6 players</source>
        <translation>3, 5 ou 6 joueurs</translation>
    </message>
    <message>
        <source>With three or five, the crown holds the sector that is left, with five towers. Nobody builds on the site of its border fort.</source>
        <translation>À trois ou cinq, la couronne tient le secteur restant, avec cinq tours de guet. Personne ne construit sur le site de son fort frontalier.</translation>
    </message>
    <message>
        <source>Five and six play on the large map.</source>
        <translation>À cinq et six, on joue sur le grand plateau.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Roads, towers and trades with the supply can be undone in your turn; a settlement or a city until its rider is drawn. Dice, riders, edicts bought, cards taken and answers can&apos;t.</source>
        <translation>Routes, tours de guet et échanges avec la réserve s’annulent pendant votre tour&#x202f;; une colonie ou une ville, tant que son cavalier n’est pas tiré. Dés, cavaliers, édits achetés, cartes prises et réponses restent acquis.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>À propos de ce jeu</translation>
    </message>
    <message>
        <source>An unofficial fan-made game after a scenario by Klaus Teuber, with its own map, pictures and words.</source>
        <translation>Un jeu non officiel, fait par des amateurs d’après un scénario de Klaus Teuber&#x202f;; plateau, images et textes lui sont propres.</translation>
    </message>
    <message>
        <source>The section loses a tower if it has one, and its owner gets a penalty.</source>
        <translation>La section perd une tour si elle en a, et son propriétaire reçoit une pénalité.</translation>
    </message>
</context>
<context>
    <name>RidersRefusal</name>
    <message>
        <source>You can&apos;t do this now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The founding isn&apos;t over yet.</source>
        <translation>La fondation n’est pas encore terminée.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lancez d’abord les dés.</translation>
    </message>
    <message>
        <source>The dice have been rolled.</source>
        <translation>Les dés sont déjà lancés.</translation>
    </message>
    <message>
        <source>After the seven, cards must be given up first.</source>
        <translation>Après le sept, il faut d’abord défausser des cartes.</translation>
    </message>
    <message>
        <source>Decide about the pirate first.</source>
        <translation>Décidez d’abord du pirate.</translation>
    </message>
    <message>
        <source>First take a card from a player, or none.</source>
        <translation>Prenez d’abord une carte à un joueur, ou aucune.</translation>
    </message>
    <message>
        <source>Draw the rider first.</source>
        <translation>Tirez d’abord le cavalier.</translation>
    </message>
    <message>
        <source>Finish your edict first.</source>
        <translation>Terminez d’abord votre édit.</translation>
    </message>
    <message>
        <source>In the extra building round you can only build and buy edicts.</source>
        <translation>Au tour de construction supplémentaire, on ne peut que construire et acheter des édits.</translation>
    </message>
    <message>
        <source>This can&apos;t have happened: the file is damaged.</source>
        <translation>Cela n’a pas pu arriver&#x202f;: le fichier est endommagé.</translation>
    </message>
    <message>
        <source>This isn&apos;t an extra building round.</source>
        <translation>Ce n’est pas un tour de construction supplémentaire.</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>Ce site est déjà pris.</translation>
    </message>
    <message>
        <source>There is no land here.</source>
        <translation>Il n’y a pas de terre ici.</translation>
    </message>
    <message>
        <source>There is already a road here.</source>
        <translation>Il y a déjà une route ici.</translation>
    </message>
    <message>
        <source>None of your roads or buildings is next to this.</source>
        <translation>Aucune de vos routes ou constructions n’est à côté.</translation>
    </message>
    <message>
        <source>Another player&apos;s building is in the way.</source>
        <translation>La construction d’un autre joueur barre le passage.</translation>
    </message>
    <message>
        <source>The road must begin at what you have just founded.</source>
        <translation>La route doit partir de ce que vous venez de fonder.</translation>
    </message>
    <message>
        <source>You have no roads left.</source>
        <translation>Vous n’avez plus de route.</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>Il y a déjà une construction ici.</translation>
    </message>
    <message>
        <source>There is a building on the next corner.</source>
        <translation>Il y a une construction sur le coin voisin.</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>Aucune de vos routes ne mène ici.</translation>
    </message>
    <message>
        <source>This is the site of a border fort.</source>
        <translation>C’est le site d’un fort frontalier.</translation>
    </message>
    <message>
        <source>You have no settlements left.</source>
        <translation>Vous n’avez plus de colonie.</translation>
    </message>
    <message>
        <source>You have no settlement here.</source>
        <translation>Vous n’avez pas de colonie ici.</translation>
    </message>
    <message>
        <source>You have no cities left.</source>
        <translation>Vous n’avez plus de ville.</translation>
    </message>
    <message>
        <source>Your section has all five towers.</source>
        <translation>Votre section a déjà ses cinq tours de guet.</translation>
    </message>
    <message>
        <source>There is no place for a free road.</source>
        <translation>Il n’y a pas de place pour une route gratuite.</translation>
    </message>
    <message>
        <source>The pirate is already here.</source>
        <translation>Le pirate est déjà ici.</translation>
    </message>
    <message>
        <source>This soldier has already moved the pirate.</source>
        <translation>Ce soldat a déjà déplacé le pirate.</translation>
    </message>
    <message>
        <source>In this game you must move the pirate.</source>
        <translation>Dans cette partie, vous devez déplacer le pirate.</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>Il n’y a pas de carte à prendre.</translation>
    </message>
    <message>
        <source>There is no rider here.</source>
        <translation>Il n’y a pas de cavalier ici.</translation>
    </message>
    <message>
        <source>The rider is already on this gathering ground.</source>
        <translation>Le cavalier est déjà à ce lieu de rassemblement.</translation>
    </message>
    <message>
        <source>You lack the goods for this.</source>
        <translation>Il vous manque des marchandises.</translation>
    </message>
    <message>
        <source>There are no edicts left.</source>
        <translation>Il n’y a plus d’édits.</translation>
    </message>
    <message>
        <source>You bought this edict only this turn.</source>
        <translation>Vous avez acheté cet édit ce tour-ci.</translation>
    </message>
    <message>
        <source>You have already played an edict this turn.</source>
        <translation>Vous avez déjà joué un édit ce tour-ci.</translation>
    </message>
    <message>
        <source>You don&apos;t have this edict.</source>
        <translation>Vous n’avez pas cet édit.</translation>
    </message>
    <message>
        <source>The supply has too few of it.</source>
        <translation>La réserve n’en a pas assez.</translation>
    </message>
    <message>
        <source>Both are the same good: choose another.</source>
        <translation>C’est la même marchandise&#x202f;: choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The same good can&apos;t be on both sides.</source>
        <translation>La même marchandise ne peut pas figurer des deux côtés.</translation>
    </message>
    <message>
        <source>One to three cards on each side, at most four in all.</source>
        <translation>Une à trois cartes de chaque côté, quatre au plus en tout.</translation>
    </message>
    <message>
        <source>You have made all your offers for this turn.</source>
        <translation>Vous avez fait toutes vos offres de ce tour.</translation>
    </message>
    <message>
        <source>Nobody else has a card.</source>
        <translation>Personne d’autre n’a de carte.</translation>
    </message>
    <message>
        <source>This game is played without counteroffers.</source>
        <translation>Cette partie se joue sans contre-offres.</translation>
    </message>
    <message>
        <source>These are the terms of the offer: say yes to it.</source>
        <translation>Ce sont les conditions de l’offre&#x202f;: répondez oui.</translation>
    </message>
    <message>
        <source>You don&apos;t have the cards for these terms.</source>
        <translation>Vous n’avez pas les cartes pour ces conditions.</translation>
    </message>
    <message>
        <source>Not all answers are in yet.</source>
        <translation>Il manque encore des réponses.</translation>
    </message>
    <message>
        <source>The answer was no.</source>
        <translation>La réponse était non.</translation>
    </message>
    <message>
        <source>Name the two goods in their usual order.</source>
        <translation>Nommez les deux marchandises dans l’ordre habituel.</translation>
    </message>
    <message numerus="yes">
        <source>You lack {goods}.</source>
        <translation>
            <numerusform>Il vous manque {goods}.</numerusform>
            <numerusform>Il vous manque {goods}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pirate stays at sea.</source>
        <translation>Le pirate reste en mer.</translation>
    </message>
    <message>
        <source>This is beyond {player}&apos;s building.</source>
        <translation>C’est au-delà d’une construction ({player}).</translation>
    </message>
    <message>
        <source>An offer is still open.</source>
        <translation>Une offre est encore ouverte.</translation>
    </message>
</context>
<context>
    <name>RidersResult</name>
    <message>
        <source>The wall has held: peace.</source>
        <translation>La muraille a tenu&#x202f;: c’est la paix.</translation>
    </message>
    <message>
        <source>China has fallen.</source>
        <translation>La Chine est tombée.</translation>
    </message>
    <message numerus="yes">
        <source>Best loser(s): {players}, {score}.</source>
        <translation>
            <numerusform>Meilleur perdant&#x202f;: {players}, {score}.</numerusform>
            <numerusform>Meilleurs perdants&#x202f;: {players}, {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a single tower built.</source>
        <translation>Pas une seule tour construite.</translation>
    </message>
    <message>
        <source>Not a single deal made.</source>
        <translation>Pas un seul échange conclu.</translation>
    </message>
    <message>
        <source>Offers and deals</source>
        <translation>Offres et échanges</translation>
    </message>
    <message>
        <source>Trade with players</source>
        <translation>Échanges entre joueurs</translation>
    </message>
    <message>
        <source>Offers made, and how many became deals.</source>
        <translation>Offres faites, et combien ont abouti à un échange.</translation>
    </message>
    <message>
        <source>{player}: offers</source>
        <translation>{player}&#x202f;: offres</translation>
    </message>
    <message>
        <source>{player}: deals</source>
        <translation>{player}&#x202f;: échanges</translation>
    </message>
    <message>
        <source>All rolls of the dice</source>
        <translation>Tous les lancers de dés</translation>
    </message>
    <message>
        <source>Games lost to a conquest</source>
        <translation>Parties perdues par une conquête</translation>
    </message>
    <message>
        <source>Cards given up after sevens</source>
        <translation>Cartes défaussées après un sept</translation>
    </message>
</context>
<context>
    <name>RidersRoll</name>
    <message>
        <source>Who got what</source>
        <translation>Qui a reçu quoi</translation>
    </message>
    <message>
        <source>{player} gives up {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} en défausse {count}</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>A seven: {shares}.</source>
        <translation>Un sept&#x202f;: {shares}.</translation>
    </message>
    <message>
        <source>{hex}: riders</source>
        <comment>they block it</comment>
        <translation>{hex}&#x202f;: cavaliers</translation>
    </message>
    <message>
        <source>{good}: {count} short, nobody gets any</source>
        <translation>{good}&#x202f;: il en manque {count}, personne n’en reçoit</translation>
    </message>
    <message>
        <source>{good}: {count} short, {player} gets the rest</source>
        <translation>{good}&#x202f;: il en manque {count}, {player} reçoit le reste</translation>
    </message>
</context>
<context>
    <name>RidersSeat</name>
    <message>
        <source>Longest line of roads</source>
        <translation>Plus longue suite de routes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>With {points}</source>
        <comment>hidden ones</comment>
        <translation>Avec {points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>{count} bought this turn</source>
        <comment>edicts</comment>
        <translation>achetés ce tour-ci&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Yields: {yields}.</source>
        <translation>Production&#x202f;: {yields}.</translation>
    </message>
    <message>
        <source>Harbours: {harbours}.</source>
        <translation>Ports&#x202f;: {harbours}.</translation>
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
        <translation>Réserve&#x202f;: {goods}</translation>
    </message>
    <message>
        <source>Price in {good}</source>
        <translation>Prix en {good}</translation>
    </message>
    <message>
        <source>If a roll needs more, nobody gets any, unless only one player is due.</source>
        <translation>Si un lancer en demande plus, personne n’en reçoit, sauf si un seul joueur y a droit.</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>%n&#xa0;édit restant</numerusform>
            <numerusform>%n&#xa0;édits restants</numerusform>
        </translation>
    </message>
    <message>
        <source>An edict costs {goods}.</source>
        <translation>Un édit coûte {goods}.</translation>
    </message>
    <message>
        <source>A seven</source>
        <translation>Un sept</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>The pirate is here.</source>
        <translation>Le pirate est ici.</translation>
    </message>
    <message>
        <source>A seven or a soldier may bring the pirate here.</source>
        <translation>Un sept ou un soldat peut amener le pirate ici.</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>L’une d’elles</translation>
    </message>
    <message>
        <source>New for you: {goods}.</source>
        <translation>Nouveau pour vous&#x202f;: {goods}.</translation>
    </message>
    <message>
        <source>Free site: {fort}.</source>
        <translation>Site libre&#x202f;: {fort}.</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>Libre.</translation>
    </message>
    <message>
        <source>Settlement: {player}.</source>
        <translation>Colonie&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>City: {player}.</source>
        <translation>Ville&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Border fort: {player}.</source>
        <translation>Fort frontalier&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Border city: {player}.</source>
        <translation>Ville frontalière&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>No road.</source>
        <translation>Pas de route.</translation>
    </message>
    <message>
        <source>Road: {player}.</source>
        <translation>Route&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Longest line: {count}.</source>
        <translation>Plus longue suite&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{player} cuts the line here: {corner}.</source>
        <translation>{player} coupe la suite ici&#x202f;: {corner}.</translation>
    </message>
    <message>
        <source>The Long Road; the next longest line: {player}, {count}.</source>
        <translation>La Longue Route&#x202f;; la deuxième plus longue suite&#x202f;: {player}, {count}.</translation>
    </message>
    <message>
        <source>Gives nothing.</source>
        <translation>Ne donne rien.</translation>
    </message>
    <message>
        <source>{riders} here: it gives nothing.</source>
        <translation>{riders} ici&#x202f;: il ne donne rien.</translation>
    </message>
    <message>
        <source>On the way in from {fort}, hex {place} of 3.</source>
        <translation>Chemin ({fort})&#x202f;: hexagone {place}&#xa0;sur&#xa0;3.</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>of a section</comment>
        <translation>Tours de guet</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>of a roll</comment>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Riders before it</source>
        <translation>Cavaliers devant elle</translation>
    </message>
    <message>
        <source>It would close a harbour: {harbours}.</source>
        <translation>Il fermerait un port&#x202f;: {harbours}.</translation>
    </message>
    <message>
        <source>No prince yet.</source>
        <translation>Pas encore de prince.</translation>
    </message>
    <message>
        <source>Held by the crown: five towers.</source>
        <translation>Tenue par la couronne&#x202f;: cinq tours de guet.</translation>
    </message>
    <message>
        <source>Held by {player}.</source>
        <translation>Tenue par {player}.</translation>
    </message>
    <message>
        <source>The next tower costs {goods}.</source>
        <translation>Prix de la prochaine tour&#x202f;: {goods}.</translation>
    </message>
    <message>
        <source>Holds for ever.</source>
        <translation>Tient pour toujours.</translation>
    </message>
    <message>
        <source>Breaks with {count} more, on {numbers} ({chance}).</source>
        <translation>Cède avec {count} de plus, sur {numbers} ({chance}).</translation>
    </message>
    <message>
        <source>Before the prince can build again: {chance}%.</source>
        <translation>Avant que le prince puisse de nouveau construire&#x202f;: {chance}&#x202f;%.</translation>
    </message>
    <message>
        <source>{number} leads to {fort}</source>
        <translation>{number}&#x202f;: vers {fort}</translation>
    </message>
    <message>
        <source>Waiting, the first at the front: {riders}.</source>
        <translation>En attente, le premier devant&#x202f;: {riders}.</translation>
    </message>
    <message>
        <source>Nobody waits here.</source>
        <translation>Personne n’attend ici.</translation>
    </message>
    <message>
        <source>Assault number {number}</source>
        <translation>Nombre d’assaut {number}</translation>
    </message>
    <message>
        <source>A rider goes from {ground} to {fort}.</source>
        <translation>Trajet d’un cavalier&#x202f;: {ground} – {fort}.</translation>
    </message>
    <message>
        <source>Used by {players}.</source>
        <translation>Utilisé par {players}.</translation>
    </message>
    <message>
        <source>Closed by the pirate.</source>
        <translation>Fermé par le pirate.</translation>
    </message>
    <message numerus="yes">
        <source>At home: %n rider(s)</source>
        <translation>
            <numerusform>Au camp&#x202f;: %n&#xa0;cavalier</numerusform>
            <numerusform>Au camp&#x202f;: %n&#xa0;cavaliers</numerusform>
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
        <translation>{count} ({chance}&#x202f;%)</translation>
    </message>
    <message>
        <source>In a breach they would enter {hexes}.</source>
        <translation>En cas de brèche, ils entreraient dans {hexes}.</translation>
    </message>
    <message>
        <source>Shifting them would relieve {forts}.</source>
        <translation>Les déplacer soulagerait {forts}.</translation>
    </message>
</context>
<context>
    <name>RidersSource</name>
    <message>
        <source>Settlements</source>
        <translation>Colonies</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>Académie</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>Longue Route</translation>
    </message>
    <message>
        <source>Great Host</source>
        <translation>Grande Armée</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
</context>
<context>
    <name>RidersStanding</name>
    <message>
        <source>Standing answers</source>
        <translation>Réponses permanentes</translation>
    </message>
    <message>
        <source>They apply until your next turn. Only you see them.</source>
        <translation>Elles valent jusqu’à votre prochain tour. Vous seul les voyez.</translation>
    </message>
    <message>
        <source>Nothing to anyone</source>
        <translation>Rien à personne</translation>
    </message>
    <message>
        <source>Nothing to:</source>
        <translation>Rien à&#x202f;:</translation>
    </message>
    <message>
        <source>Never give:</source>
        <translation>Ne jamais donner&#x202f;:</translation>
    </message>
    <message>
        <source>Give one card for another, but keep at least:</source>
        <translation>Donner une carte contre une autre, mais en garder au moins&#x202f;:</translation>
    </message>
    <message>
        <source>Also after my next turn</source>
        <translation>Aussi après mon prochain tour</translation>
    </message>
    <message>
        <source>Bots may ask me:</source>
        <translation>Les bots peuvent me solliciter&#x202f;:</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>standing answers</comment>
        <translation>Valider</translation>
    </message>
</context>
<context>
    <name>RidersStepper</name>
    <message>
        <source>{good}: {count}, one more</source>
        <translation>{good}&#x202f;: {count}, une de plus</translation>
    </message>
    <message>
        <source>{good}: {count}, one less</source>
        <translation>{good}&#x202f;: {count}, une de moins</translation>
    </message>
</context>
<context>
    <name>RidersTrade</name>
    <message>
        <source>{count} of {most} offers</source>
        <translation>Offres&#x202f;: {count} sur {most}</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>Votre offre</translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>L’offre</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player} donne</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the terms of the offer</comment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Click an answer in gold to deal, or withdraw.</source>
        <translation>Cliquez sur une réponse dorée pour échanger, ou retirez l’offre.</translation>
    </message>
    <message>
        <source>Answers are shown together.</source>
        <translation>Les réponses sont montrées ensemble.</translation>
    </message>
    <message>
        <source>Propose</source>
        <comment>a button</comment>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>for</source>
        <comment>cards that are given; other cards follow</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>You want</source>
        <translation>Vous voulez</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offrir</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>From the supply instead:</source>
        <translation>Plutôt avec la réserve&#x202f;:</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>all cards of an offer</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Choose the cards to give, and those you want.</source>
        <translation>Choisissez les cartes à donner, et celles que vous voulez.</translation>
    </message>
    <message>
        <source>Refused just now.</source>
        <translation>Vient d’être refusée.</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Réponse&#x202f;: oui</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Réponse&#x202f;: non</translation>
    </message>
    <message>
        <source>Answer: other terms</source>
        <translation>Réponse&#x202f;: autres conditions</translation>
    </message>
    <message>
        <source>All others: no</source>
        <comment>a button</comment>
        <translation>Tous les autres&#x202f;: non</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>an offer</comment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Answers are shown together. Hold the eye to see your own goods: others look away.</source>
        <translation>Les réponses sont montrées ensemble. Maintenez l’œil appuyé pour voir vos marchandises&#x202f;: les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Agreed aloud with:</source>
        <translation>Convenu de vive voix avec&#x202f;:</translation>
    </message>
    <message>
        <source>Agreed with {player}</source>
        <comment>a button</comment>
        <translation>Convenu avec {player}</translation>
    </message>
    <message>
        <source>No more from {player} this turn</source>
        <comment>a button</comment>
        <translation>Plus rien avec {player} ce tour-ci</translation>
    </message>
    <message>
        <source>Answer behind the gate</source>
        <comment>a button</comment>
        <translation>Répondre derrière la porte</translation>
    </message>
    <message>
        <source>Answer aloud</source>
        <comment>a button</comment>
        <translation>Répondre à voix haute</translation>
    </message>
    <message>
        <source>{rate}:1 by your harbour</source>
        <translation>{rate}:1 grâce à votre port</translation>
    </message>
    <message>
        <source>Then no {good} is left for {thing}, which your offer would allow.</source>
        <translation>Il ne vous reste alors rien en {good} pour {thing}, que votre offre permettrait.</translation>
    </message>
    <message>
        <source>Then no {good} is left.</source>
        <translation>Il ne vous reste alors rien en {good}.</translation>
    </message>
    <message>
        <source>Nobody else can have {goods}.</source>
        <translation>Personne d’autre ne peut avoir {goods}.</translation>
    </message>
    <message>
        <source>Bots don&apos;t deal with anyone who has {points} points or more.</source>
        <translation>Les bots n’échangent pas avec qui a un score de {points} ou plus.</translation>
    </message>
</context>
<context>
    <name>RidersTray</name>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Tower</source>
        <comment>of a section</comment>
        <translation>Tour de guet</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>Édit</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>a soft hyphen divides it on two lines</comment>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>Tower {number}</source>
        <translation>Tour n°&#xa0;{number}</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}</source>
        <translation>{piece}&#x202f;; coûte {goods}</translation>
    </message>
    <message>
        <source>{edict}, to be played next turn</source>
        <translation>{edict}, à jouer au prochain tour</translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation>{good}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>the pirate</comment>
        <translation>Le laisser</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a button</comment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Draw rider</source>
        <translation>Tirer le cavalier</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a button</comment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the rest of an edict</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a button</comment>
        <translation>Échanger</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goods</source>
        <translation>Vos marchandises</translation>
    </message>
    <message>
        <source>{player}&apos;s goods</source>
        <translation>Marchandises ({player})</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>Édits</translation>
    </message>
    <message>
        <source>Never played: it counts by itself.</source>
        <translation>Ne se joue jamais&#x202f;: il compte de lui-même.</translation>
    </message>
    <message>
        <source>Choose “Build” or “Pass” first.</source>
        <translation>Choisissez d’abord «&#x202f;Construire&#x202f;» ou «&#x202f;Passer&#x202f;».</translation>
    </message>
    <message>
        <source>Edict {number} in hand</source>
        <translation>Édit {number} de la main</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}; can&apos;t be undone</source>
        <translation>{piece}&#x202f;; coûte {goods}&#x202f;; irréversible</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles complètes</translation>
    </message>
    <message>
        <source>Rules of {title}</source>
        <translation>Règles de {title}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Rule: {section}</source>
        <translation>Règle&#x202f;: {section}</translation>
    </message>
    <message>
        <source>Look up the rule</source>
        <translation>Voir la règle</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{fault} (line {line})</source>
        <translation>{fault} (ligne {line})</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Le fichier est trop gros pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file has too many records to be a saved game.</source>
        <translation>Le fichier a trop d’entrées pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>The file isn&apos;t a saved game.</source>
        <translation>Le fichier n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>This file needs version {name} or later.</source>
        <translation>Ce fichier demande la version {name} ou une plus récente.</translation>
    </message>
    <message>
        <source>The file is for an unknown game: {name}.</source>
        <translation>Le fichier est celui d’un jeu inconnu&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>The file uses an option unknown to this version: {name}.</source>
        <translation>Le fichier utilise une option inconnue de cette version&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>Le fichier est incomplet.</translation>
    </message>
    <message>
        <source>The file was changed or damaged.</source>
        <translation>Le fichier a été modifié ou est endommagé.</translation>
    </message>
    <message>
        <source>The file isn&apos;t in the saved-game format.</source>
        <translation>Le fichier n’est pas au format des parties enregistrées.</translation>
    </message>
    <message>
        <source>The file contains an invalid record.</source>
        <translation>Le fichier contient une entrée invalide.</translation>
    </message>
    <message>
        <source>The file contains an illegal move.</source>
        <translation>Le fichier contient un coup interdit par les règles.</translation>
    </message>
    <message>
        <source>The result in the file doesn&apos;t match its moves.</source>
        <translation>Le résultat indiqué dans le fichier ne correspond pas à ses coups.</translation>
    </message>
    <message>
        <source>This file was written by a preliminary build of version {name} and opens only there.</source>
        <translation>Ce fichier a été écrit par une version préliminaire de {name}, qui seule peut l’ouvrir.</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>void</source>
        <comment>stamp on a card</comment>
        <translation>annulée</translation>
    </message>
    <message>
        <source>Action cards, in order</source>
        <translation>Cartes Action, par ordre de priorité</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Majorité</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>{province} is being scored.</source>
        <translation>{province}&#x202f;: décompte en cours.</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province} est complète</translation>
    </message>
    <message>
        <source>{player} placed the last block.</source>
        <translation>Dernière pièce&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Cancelled out: another card has the same number.</source>
        <translation>Annulée&#x202f;: une autre carte ici a la même priorité.</translation>
    </message>
    <message>
        <source>Cancelled by a Warrior.</source>
        <translation>Éliminée par un Guerrier.</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>À vous de décider.</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>À {player} de choisir.</translation>
    </message>
    <message>
        <source>Resolved.</source>
        <translation>A pris effet.</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <comment>the two effects of a card</comment>
        <translation>{first}, ou {second}</translation>
    </message>
    <message>
        <source>No cards were played here.</source>
        <translation>Il n’y a aucune carte ici.</translation>
    </message>
    <message>
        <source>Cancelled out: {cards}</source>
        <translation>Annulées&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <comment>a card and its owner</comment>
        <translation>{card} ({player})</translation>
    </message>
    <message>
        <source>You can still peek before scoring.</source>
        <translation>Vous pouvez encore épier avant le décompte.</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>Choisissez deux sections simples sur le plateau.</translation>
    </message>
    <message>
        <source>Choose a threat to remove, here or on the board.</source>
        <translation>Choisissez un jeton Péril à retirer, ici ou sur le plateau.</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break.</source>
        <translation>Choisissez sur le plateau une section simple à détruire.</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break, or a threat to remove.</source>
        <translation>Choisissez sur le plateau une section simple à détruire, ou un jeton Péril à retirer.</translation>
    </message>
    <message>
        <source>Then: majority {players}, value {value}</source>
        <translation>Ensuite – majorité&#x202f;: {players}&#x202f;; valeur&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Now: majority {players}, value {value}</source>
        <translation>Maintenant – majorité&#x202f;: {players}&#x202f;; valeur&#x202f;: {value}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no majority</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>Then: nobody is spared, as things stand</source>
        <translation>Ensuite – personne n’est épargné, pour l’instant</translation>
    </message>
    <message>
        <source>Then: {players} would be spared there</source>
        <translation>Ensuite – perte évitée pour {players}</translation>
    </message>
    <message>
        <source>has the majority</source>
        <translation>a la majorité</translation>
    </message>
    <message>
        <source>Tied: each scores the full value.</source>
        <translation>Ex æquo&#x202f;: chacun marque la valeur entière.</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>La province vaut 0.</translation>
    </message>
    <message>
        <source>Neutral walls have the majority: nobody scores.</source>
        <translation>Les sections neutres ont la majorité&#x202f;: personne ne marque.</translation>
    </message>
    <message>
        <source>Nobody has a wall here: nobody scores.</source>
        <translation>Personne n’a de section ici&#x202f;: personne ne marque.</translation>
    </message>
    <message>
        <source>unbroken walls</source>
        <translation>sections intactes</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>Réputation</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>par les cartes</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player} réfléchit…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{player}&apos;s cards and notes</source>
        <translation>Cartes et notes ({player})</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au plateau</translation>
    </message>
    <message>
        <source>Showing only the board.</source>
        <translation>Seul le plateau est montré.</translation>
    </message>
    <message>
        <source>I&apos;m {player}</source>
        <translation>Je suis {player}</translation>
    </message>
    <message>
        <source>The game has been left unfinished.</source>
        <translation>La partie est arrêtée, sans être terminée.</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>On attend {players}.</translation>
    </message>
    <message>
        <source>{player} decides, at another computer.</source>
        <translation>{player} décide, sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Your turn – follow the lesson.</source>
        <translation>À vous&#x202f;: suivez la leçon.</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues.</source>
        <translation>{player} poursuit son tour.</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>À {player} de choisir.</translation>
    </message>
    <message>
        <source>See my notes</source>
        <translation>Voir mes notes</translation>
    </message>
    <message>
        <source>{player} asks everybody something.</source>
        <translation>{player} a une question pour tout le monde.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Bots are playing out the game.</source>
        <translation>Les bots terminent la partie.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Bots are paused.</source>
        <translation>Les bots sont en pause.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>Terminer en accéléré</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>Seuls des bots jouent.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>Changer les joueurs…</translation>
    </message>
    <message>
        <source>{player} isn&apos;t responding.</source>
        <translation>{player} ne répond pas.</translation>
    </message>
    <message>
        <source>Only one legal move: played automatically.</source>
        <translation>Un seul coup possible&#x202f;: il est joué d’office.</translation>
    </message>
    <message>
        <source>No legal move: turn passed.</source>
        <translation>Aucun coup possible&#x202f;: le tour est passé.</translation>
    </message>
    <message>
        <source>Give the device to {player}</source>
        <translation>Passer l’appareil à {player}</translation>
    </message>
    <message>
        <source>I&apos;m {player} – show my hand</source>
        <translation>Je suis {player}&#x202f;: montrer ma main</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Neutral</source>
        <comment>the colour that nobody plays</comment>
        <translation>Neutre</translation>
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
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <comment>a fact as a sentence</comment>
        <translation>{fact}.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are quoted</comment>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>ServedTable</name>
    <message>
        <source>The way to this table has changed. Send each guest the new invitation.</source>
        <translation>L’accès à cette table a changé. Envoyez à chaque invité la nouvelle invitation.</translation>
    </message>
    <message>
        <source>{player} has joined: {seat}.</source>
        <translation>{player} est là&#x202f;: {seat}.</translation>
    </message>
    <message>
        <source>{players} have joined: {seat}.</source>
        <translation>{players} sont là&#x202f;: {seat}.</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Everybody is here. The game begins.</source>
        <translation>Tout le monde est là. La partie commence.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>Pour regarder</translation>
    </message>
    <message>
        <source>Seats {numbers}</source>
        <translation>Places {numbers}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>You can&apos;t save into the program&apos;s own games folder. Choose another folder.</source>
        <translation>Impossible d’enregistrer dans le dossier des parties du programme. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written. {fault}</source>
        <translation>Le fichier ne peut pas être écrit. {fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistrée.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est déjà en cours dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>This game isn&apos;t being saved. {fault}</source>
        <translation>La partie n’est pas enregistrée. {fault}</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>The file was damaged. The game continues from its last good step.</source>
        <translation>Le fichier était endommagé&#x202f;; on reprend à la dernière étape intacte.</translation>
    </message>
    <message>
        <source>The game&apos;s file was missing. The game continues from its last backup.</source>
        <translation>Le fichier de la partie manquait&#x202f;; on reprend à la dernière sauvegarde.</translation>
    </message>
    <message>
        <source>The file was an older copy. The game continues from a later backup.</source>
        <translation>Le fichier était une copie plus ancienne&#x202f;; on reprend à une sauvegarde plus récente.</translation>
    </message>
    <message>
        <source>Another program changed this game&apos;s files. The game was saved again.</source>
        <translation>Un autre programme a modifié les fichiers&#x202f;; partie enregistrée à nouveau.</translation>
    </message>
    <message>
        <source>Another window is playing this game. It continues here as a copy.</source>
        <translation>Une autre fenêtre joue cette partie. Elle continue ici sous forme de copie.</translation>
    </message>
    <message>
        <source>Saved, but on this disk a power failure could cost the latest moves.</source>
        <translation>Enregistré, mais sur ce disque une panne de courant peut coûter les derniers coups.</translation>
    </message>
    <message>
        <source>This disk has no file locks. Don&apos;t play one game in two windows.</source>
        <translation>Ce disque ne verrouille pas les fichiers. Ne jouez pas une partie dans deux fenêtres.</translation>
    </message>
    <message>
        <source>Another file had replaced this game&apos;s file. Both are kept.</source>
        <translation>Un autre fichier avait remplacé celui de la partie. Les deux sont conservés.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Animations and bots</source>
        <translation>Animations et bots</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>Cartes Événement</translation>
    </message>
    <message>
        <source>West board</source>
        <translation>Plateau à l’ouest</translation>
    </message>
    <message>
        <source>East board</source>
        <translation>Plateau à l’est</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The game starts with these two boards.</source>
        <translation>La partie commence avec ces deux plateaux.</translation>
    </message>
    <message>
        <source>Boards, sides and positions are random.</source>
        <translation>Plateaux, faces et places sont tirés au sort.</translation>
    </message>
    <message>
        <source>Choose both boards, or both will be random.</source>
        <translation>Choisissez les deux plateaux, sinon ils sont tirés au sort.</translation>
    </message>
    <message>
        <source>You chose the same board twice, so both will be random.</source>
        <translation>C’est deux fois le même plateau&#x202f;: tirage au sort.</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>None</source>
        <comment>event cards</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>One, random</source>
        <comment>event cards</comment>
        <translation>Une au hasard</translation>
    </message>
    <message>
        <source>Two, random</source>
        <comment>event cards</comment>
        <translation>Deux au hasard</translation>
    </message>
    <message>
        <source>The game has no event cards.</source>
        <translation>Aucune carte Événement en jeu.</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies face up.</source>
        <translation>Une des quatre cartes Événement est tirée et reste visible.</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie face up.</source>
        <translation>Deux des quatre cartes Événement sont tirées et restent visibles.</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The full game, to continue playing</source>
        <translation>Toute la partie, pour continuer à jouer</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>Ce que tout le monde sait</translation>
    </message>
    <message>
        <source>View only. Nothing hidden is included, only fingerprints to check it against the full game later.</source>
        <translation>À regarder, pas à poursuivre. Rien de caché n’y figure, seulement des empreintes qui permettront plus tard de la comparer à toute la partie.</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>Ce que sait {player}</translation>
    </message>
    <message>
        <source>Hidden information is included but scrambled – safe from a casual glance, not from a determined cheat.</source>
        <translation>Ce qui est caché y figure, mais brouillé&#x202f;: à l’abri d’un regard distrait, pas d’un tricheur décidé.</translation>
    </message>
    <message>
        <source>View only. It holds what this player knows, and nothing that only others know; it can be checked against the full game later.</source>
        <translation>À regarder, pas à poursuivre. Ce que sait ce joueur y figure, rien de ce que seuls les autres savent&#x202f;; on pourra plus tard la comparer à toute la partie.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double wall</source>
        <translation>Section double</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Mongol attack</source>
        <translation>Attaque mongole</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Jouer avec d’autres</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Play {title} now, against two easy bots</source>
        <translation>Jouer à {title} maintenant, contre deux bots faciles</translation>
    </message>
    <message>
        <source>New game of {title}</source>
        <translation>Nouvelle partie&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Against two easy bots</source>
        <translation>Contre deux bots faciles</translation>
    </message>
    <message>
        <source>Choose players, bots and rules</source>
        <translation>Choisir les joueurs, les bots et les règles</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The names were not saved. {fault}</source>
        <translation>Les noms n’ont pas été enregistrés. {fault}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Majorities by one</source>
        <translation>Majorités de justesse</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} game(s)</source>
        <translation>
            <numerusform>{share} de {count} partie</numerusform>
            <numerusform>{share} de {count} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a game</source>
        <translation>{points} par partie</translation>
    </message>
    <message numerus="yes">
        <source>{points} clear errors a game</source>
        <translation>
            <numerusform>{points} erreur certaine par partie</numerusform>
            <numerusform>{points} erreurs certaines par partie</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: won by one</source>
        <translation>{player}&#x202f;: gagnées de justesse</translation>
    </message>
    <message>
        <source>{player}: lost by one</source>
        <translation>{player}&#x202f;: perdues de justesse</translation>
    </message>
    <message>
        <source>{count} a game</source>
        <translation>{count} par partie</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s), {share}</source>
        <translation>
            <numerusform>{count} fois, {share}</numerusform>
            <numerusform>{count} fois, {share}</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards were played.</source>
        <translation>Aucune carte n’a été jouée.</translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost a game</source>
        <translation>
            <numerusform>{points}&#xa0;point perdu par partie</numerusform>
            <numerusform>{points}&#xa0;points perdus par partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are counted in games that have been analysed: open one, and choose “Why?”.</source>
        <translation>Les erreurs sont comptées dans les parties analysées&#x202f;: ouvrez-en une et choisissez «&#x202f;Pourquoi&#x202f;?&#x202f;».</translation>
    </message>
    <message>
        <source>Names in the statistics</source>
        <translation>Noms dans les statistiques</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Noms…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tableau…</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>Graphique…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {count}</source>
        <translation>Examen de vos parties&#x202f;: {done} sur {count}</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Examen de vos parties…</translation>
    </message>
    <message>
        <source>The index was damaged and has been rebuilt from your games.</source>
        <translation>L’index était endommagé et a été reconstruit à partir de vos parties.</translation>
    </message>
    <message>
        <source>Another window is updating the index, so the latest games may be missing.</source>
        <translation>Une autre fenêtre met l’index à jour&#x202f;: les dernières parties peuvent manquer.</translation>
    </message>
    <message>
        <source>The index can&apos;t be saved, so your games are looked through again each time.</source>
        <translation>L’index ne peut pas être enregistré&#x202f;: vos parties sont réexaminées à chaque fois.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>humains seulement</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>depuis toujours</translation>
    </message>
    <message>
        <source>in the last {count} days</source>
        <translation>ces {count} derniers jours</translation>
    </message>
    <message>
        <source>If someone has played under several names, count them as one. People you leave out stay in their games. This is kept in a file of its own and changes no game.</source>
        <translation>Si quelqu’un a joué sous plusieurs noms, comptez-les comme un seul. Les personnes masquées restent dans leurs parties. Tout cela est gardé dans un fichier à part et ne change aucune partie.</translation>
    </message>
    <message>
        <source>counts separately</source>
        <translation>compté à part</translation>
    </message>
    <message>
        <source>counts as {player}</source>
        <translation>compté comme {player}</translation>
    </message>
    <message>
        <source>Show {player}</source>
        <translation>Afficher {player}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>{title}: {chart}</source>
        <translation>{title}&#x202f;: {chart}</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games: {bar}</source>
        <translation>Parties&#x202f;: {bar}</translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {scores}</source>
        <translation>{day}&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} – {high}</translation>
    </message>
    <message>
        <source>Clear ones in a game, in games that have been analysed.</source>
        <translation>Celles qui sont certaines, par partie, dans les parties analysées.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Alone or together with others.</source>
        <translation>Seul ou avec d’autres.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>Intervalle probable</translation>
    </message>
    <message>
        <source>The true share of wins lies here in 95 cases of 100.</source>
        <translation>La vraie part de victoires se trouve ici dans 95 cas sur 100.</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>What they cost in a game, in games that have been analysed.</source>
        <translation>Ce qu’elles coûtent par partie, dans les parties analysées.</translation>
    </message>
    <message>
        <source>Decided by one</source>
        <translation>De justesse</translation>
    </message>
    <message>
        <source>Majorities won and lost by just one.</source>
        <translation>Majorités gagnées et perdues de justesse, à un près.</translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} seat(s)</source>
        <translation>
            <numerusform>{share} de {count} place</numerusform>
            <numerusform>{share} de {count} places</numerusform>
        </translation>
    </message>
    <message>
        <source>A seat&apos;s whole result counts for the player who has it at the end; shares and means count every seat.</source>
        <translation>Le résultat d’une place revient en entier au joueur qui l’occupe à la fin&#x202f;; parts et moyennes comptent chaque place.</translation>
    </message>
    <message>
        <source>{games} ({seats})</source>
        <comment>games, and the seats in them</comment>
        <translation>{games} ({seats})</translation>
    </message>
    <message>
        <source>In brackets: the seats, where someone had more than one in a game.</source>
        <translation>Entre parenthèses, les places, si une partie en compte plusieurs.</translation>
    </message>
    <message>
        <source>Nothing was counted in these games.</source>
        <translation>Rien n’a été compté dans ces parties.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press again to confirm: {what}</source>
        <translation>Appuyez encore pour confirmer&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The post office doesn&apos;t accept letters.</source>
        <translation>Le bureau de poste n’accepte pas les lettres.</translation>
    </message>
    <message>
        <source>That isn&apos;t an invitation. It has sixteen letters and digits, an @ and an address.</source>
        <translation>Ce n’est pas une invitation. Elle a seize lettres et chiffres, un @ et une adresse.</translation>
    </message>
    <message>
        <source>That isn&apos;t the address of a post office.</source>
        <translation>Ce n’est pas l’adresse d’un bureau de poste.</translation>
    </message>
    <message>
        <source>A guest&apos;s program is newer than yours. Please update yours.</source>
        <translation>Le programme d’un invité est plus récent que le vôtre. Mettez le vôtre à jour.</translation>
    </message>
    <message>
        <source>A guest&apos;s program is older than yours. Ask the guest to update it.</source>
        <translation>Le programme d’un invité est plus ancien que le vôtre. Demandez-lui de le mettre à jour.</translation>
    </message>
    <message>
        <source>This invitation is for fewer people. Ask the host for one for all of you.</source>
        <translation>Cette invitation est pour moins de personnes. Demandez à l’hôte une invitation pour vous tous.</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <translation>{host} vous a laissé entrer.</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <comment>several</comment>
        <translation>{host} vous a laissé entrer.</translation>
    </message>
    <message>
        <source>Your seats can&apos;t be saved on this computer.</source>
        <translation>Vos places ne peuvent pas être enregistrées sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Free some space; joining then continues by itself.</source>
        <translation>Libérez de l’espace&#x202f;: l’arrivée à la table reprendra d’elle-même.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Le programme continue d’essayer.</translation>
    </message>
    <message>
        <source>Your program and {host}&apos;s disagree, so the game stops here.</source>
        <translation>Votre programme et le programme hôte ({host}) ne sont pas d’accord&#x202f;: la partie s’arrête ici.</translation>
    </message>
    <message>
        <source>{host}&apos;s program has made a move for you, so the game stops here.</source>
        <translation>Le programme hôte ({host}) a joué à votre place&#x202f;: la partie s’arrête ici.</translation>
    </message>
    <message>
        <source>{host}&apos;s program breaks the rules, so the game stops here.</source>
        <translation>Le programme hôte ({host}) enfreint les règles&#x202f;: la partie s’arrête ici.</translation>
    </message>
    <message>
        <source>Deal and every move verified.</source>
        <translation>Donne et coups vérifiés.</translation>
    </message>
    <message>
        <source>Looking for the host&apos;s computer…</source>
        <translation>Recherche de l’ordinateur de l’hôte…</translation>
    </message>
    <message>
        <source>It must be on, with the table open, and its firewall must allow the program.</source>
        <translation>Il doit être allumé, la table ouverte, et son pare-feu doit laisser passer le programme.</translation>
    </message>
    <message>
        <source>You are in.</source>
        <comment>several</comment>
        <translation>Vous êtes à la table.</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seats while you are at the start page.</source>
        <translation>L’hôte commence la partie quand tout le monde est là. Vous gardez vos places si vous revenez à l’accueil.</translation>
    </message>
    <message>
        <source>You are in.</source>
        <translation>Vous êtes à la table.</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seat while you are at the start page.</source>
        <translation>L’hôte commence la partie quand tout le monde est là. Vous gardez votre place si vous revenez à l’accueil.</translation>
    </message>
    <message>
        <source>The host sees your names and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>L’hôte voit vos noms et vous laisse entrer. Si personne ne répond, vérifiez l’invitation&#x202f;: elle contient peut-être une erreur, ou a déjà servi.</translation>
    </message>
    <message>
        <source>Asking to join…</source>
        <translation>Demande d’entrée…</translation>
    </message>
    <message>
        <source>The host sees your name and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>L’hôte voit votre nom et vous laisse entrer. Si personne ne répond, vérifiez l’invitation&#x202f;: elle contient peut-être une erreur, ou a déjà servi.</translation>
    </message>
    <message>
        <source>{host} will see that you would like a rematch.</source>
        <translation>Votre souhait de revanche est transmis à {host}.</translation>
    </message>
    <message>
        <source>At the table: {players}.</source>
        <translation>À la table&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>{host} sees your name, and these six digits:</source>
        <translation>{host} voit votre nom et ces six chiffres&#x202f;:</translation>
    </message>
    <message>
        <source>{host} sees your names, and these six digits:</source>
        <translation>{host} voit vos noms et ces six chiffres&#x202f;:</translation>
    </message>
    <message>
        <source>Read them to each other. {host} lets you in if both screens show the same.</source>
        <translation>Lisez-les l’un à l’autre. {host} vous laisse entrer si les deux écrans montrent les mêmes.</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the host. Please ask again.</source>
        <translation>Il y a eu un problème de liaison avec l’hôte. Demandez encore une fois.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n seat(s) are free at this table.</source>
        <translation>
            <numerusform>Il n’y a plus que %n&#xa0;place libre à cette table.</numerusform>
            <numerusform>Il n’y a plus que %n&#xa0;places libres à cette table.</numerusform>
        </translation>
    </message>
    <message>
        <source>The free seats are kept for other people, who share a computer.</source>
        <translation>Les places libres sont réservées à d’autres, qui partagent un ordinateur.</translation>
    </message>
    <message>
        <source>To play with others, this copy of the program needs {packages}.</source>
        <translation>Pour jouer avec d’autres, il manque à ce programme {packages}.</translation>
    </message>
    <message>
        <source>Check the invitation: both are in it.</source>
        <translation>Vérifiez l’invitation&#x202f;: elle contient les deux.</translation>
    </message>
    <message>
        <source>The invitation is right. Ask the host for the certificate file of that authority, and choose the file here.</source>
        <translation>L’invitation est correcte. Demandez à l’hôte le fichier de certificat de cette autorité, puis choisissez-le ici.</translation>
    </message>
    <message>
        <source>The host&apos;s program has different rules from yours. Update both, then join again.</source>
        <translation>Le programme de l’hôte a d’autres règles que le vôtre. Mettez les deux à jour, puis revenez.</translation>
    </message>
    <message>
        <source>The host&apos;s program is newer than yours. Update yours, then join again.</source>
        <translation>Le programme de l’hôte est plus récent que le vôtre. Mettez le vôtre à jour, puis revenez.</translation>
    </message>
    <message>
        <source>The host&apos;s program is older than yours. Ask the host to update it, then join again.</source>
        <translation>Le programme de l’hôte est plus ancien que le vôtre. Demandez-lui de le mettre à jour, puis revenez.</translation>
    </message>
    <message>
        <source>This invitation has been used already. If you used it, go on at that computer; if not, ask the host for a new one.</source>
        <translation>Cette invitation a déjà servi. Si c’est vous qui l’avez utilisée, continuez sur l’ordinateur en question&#x202f;; sinon, demandez-en une autre à l’hôte.</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>L’hôte a donné votre place à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>The host didn&apos;t let you in.</source>
        <translation>L’hôte ne vous a pas laissé entrer.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>L’hôte vous a exclu de la table.</translation>
    </message>
    <message>
        <source>The table has no room for more.</source>
        <translation>La table est pleine.</translation>
    </message>
    <message>
        <source>Not verified: a part of the deal is not the one agreed on.</source>
        <translation>Non vérifié&#x202f;: une part de la donne n’est pas celle convenue.</translation>
    </message>
    <message>
        <source>Not verified: the seed is not made of everybody&apos;s parts.</source>
        <translation>Non vérifié&#x202f;: la graine n’est pas faite des parts de tous.</translation>
    </message>
    <message>
        <source>Not verified: the seed gives another deal.</source>
        <translation>Non vérifié&#x202f;: la graine produit une autre donne.</translation>
    </message>
    <message>
        <source>Not verified: the seed gives other chances.</source>
        <translation>Non vérifié&#x202f;: la graine produit d’autres tirages.</translation>
    </message>
    <message>
        <source>Nobody answers at its address.</source>
        <translation>Personne ne répond à son adresse.</translation>
    </message>
    <message>
        <source>It offers no secure connection. In your own network, mqtt:// before its address will do.</source>
        <translation>Il n’offre pas de connexion sécurisée. Sur votre propre réseau, il suffit de mettre mqtt:// devant son adresse.</translation>
    </message>
    <message>
        <source>This program and the post office can&apos;t agree on a secure connection. The post office may be out of date.</source>
        <translation>Ce programme et le bureau de poste ne s’accordent sur aucune connexion sécurisée. Le bureau de poste est peut-être trop ancien.</translation>
    </message>
    <message>
        <source>The file with its own certificate can&apos;t be read.</source>
        <translation>Le fichier de son certificat spécifique est illisible.</translation>
    </message>
    <message>
        <source>It doesn&apos;t know this login and password.</source>
        <translation>Il ne connaît pas cet identifiant avec ce mot de passe.</translation>
    </message>
    <message>
        <source>Its certificate has expired.</source>
        <translation>Son certificat a expiré.</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid yet. Is the clock of this computer right?</source>
        <translation>Son certificat n’est pas encore valable. L’horloge de cet ordinateur est-elle à l’heure&#x202f;?</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid.</source>
        <translation>Son certificat n’est pas valable.</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t know who signed its certificate.</source>
        <translation>Cet ordinateur ne sait pas qui a signé son certificat.</translation>
    </message>
    <message>
        <source>Its certificate is for another address.</source>
        <translation>Son certificat est pour une autre adresse.</translation>
    </message>
    <message>
        <source>It is full and keeps no more letters.</source>
        <translation>Il est plein et ne garde plus de lettres.</translation>
    </message>
    <message>
        <source>It is too busy at the moment.</source>
        <translation>Il est trop occupé pour le moment.</translation>
    </message>
    <message>
        <source>It is out of date: it must support MQTT 5.</source>
        <translation>Il n’est pas à jour&#x202f;: il doit accepter MQTT 5.</translation>
    </message>
    <message>
        <source>It refuses the connection. It may be full, or something else may be at its address.</source>
        <translation>Il refuse la connexion. Il est peut-être complet, ou autre chose se trouve à son adresse.</translation>
    </message>
    <message>
        <source>This login may neither send nor receive letters there.</source>
        <translation>Cet identifiant n’a le droit ni d’envoyer ni de recevoir des lettres.</translation>
    </message>
    <message>
        <source>The host</source>
        <translation>L’hôte</translation>
    </message>
    <message>
        <source>It&apos;s your turn at the table with {names}.</source>
        <translation>C’est à vous de jouer à la table avec {names}.</translation>
    </message>
    <message>
        <source>You sit at {count} more tables.</source>
        <translation>Vous êtes à {count} autres tables.</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>Afficher les tables</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>Aller à la table</translation>
    </message>
    <message>
        <source>Your seat can&apos;t be saved on this computer.</source>
        <translation>Votre place ne peut pas être enregistrée sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Start of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>Demander à revenir en arrière</translation>
    </message>
    <message>
        <source>Anything already seen stays known, and draws won&apos;t change. The saved game records that you went back.</source>
        <translation>Ce qui a été vu reste vu, et les tirages ne changent pas. La partie enregistrée garde trace du retour.</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>Revenir à</translation>
    </message>
    <message>
        <source>This will be undone:</source>
        <translation>Ceci sera annulé&#x202f;:</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} accepte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>Parler…</translation>
    </message>
    <message>
        <source>Say something to everybody</source>
        <translation>Parler à tout le monde</translation>
    </message>
    <message>
        <source>Looking on: {names}</source>
        <translation>Spectateurs&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>Or type a line</source>
        <translation>Ou écrivez un message</translation>
    </message>
    <message>
        <source>A line to say</source>
        <translation>Message à envoyer</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Chat isn&apos;t saved, but it isn&apos;t secret for ever: anybody who records the sealed letters and later gets this table&apos;s keys can read it.</source>
        <translation>La discussion n’est pas enregistrée, mais elle ne reste pas secrète pour toujours&#x202f;: qui conserve les lettres scellées et obtient plus tard les clés de cette table peut la lire.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show nothing that {player} says</source>
        <translation>Masquer ce que dit {player}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%n&#xa0;caractère restant</numerusform>
            <numerusform>%n&#xa0;caractères restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>Personne n’a encore rien dit.</translation>
    </message>
    <message>
        <source>Not sent yet: {count}</source>
        <translation>Pas encore envoyés&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>TellMe</name>
    <message>
        <source>Notify me even when the program is closed</source>
        <translation>M’avertir même si le programme est fermé</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t let that be changed.</source>
        <translation>Cet ordinateur ne permet pas de modifier ce choix.</translation>
    </message>
    <message>
        <source>Starts without a window when you log in, checks your tables over the internet, and notifies you when it is your turn.</source>
        <translation>Se lance sans fenêtre à l’ouverture de session, surveille vos tables sur Internet et vous avertit quand c’est à vous de jouer.</translation>
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
        <translation>Bâtissez la Grande Muraille et gagnez ses provinces. De 2 à 4 joueurs.</translation>
    </message>
    <message>
        <source>China</source>
        <translation>Chine</translation>
    </message>
    <message>
        <source>Houses and emissaries in nine regions. 3 to 5 players.</source>
        <translation>Maisons et émissaires dans neuf régions. De 3 à 5 joueurs.</translation>
    </message>
    <message>
        <source>Riders at the Wall</source>
        <translation>Cavaliers au pied du Mur</translation>
    </message>
    <message>
        <source>Settle, trade, and hold the wall. 3 to 6 players.</source>
        <translation>Bâtissez, échangez et tenez la muraille. De 3 à 6 joueurs.</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Play with others</source>
        <translation>Jouer avec d’autres</translation>
    </message>
    <message>
        <source>This invitation is for {number} people at this computer. Type a name for each.</source>
        <translation>Cette invitation est pour {number} personnes sur cet ordinateur. Tapez un nom pour chacune.</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Nom {number}</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>J’ai une invitation</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Invitation</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Add a player here</source>
        <translation>Ajouter un joueur ici</translation>
    </message>
    <message>
        <source>Type your name first: the others will see it.</source>
        <translation>Tapez d’abord votre nom&#x202f;: les autres le verront.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>With a changed program, a host could see everything hidden. Sit down with people you trust.</source>
        <translation>Avec un programme modifié, l’hôte pourrait voir tout ce qui est caché. Jouez avec des gens de confiance.</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>The table runs on your computer. You get an invitation for each guest.</source>
        <translation>La table est sur votre ordinateur. Vous recevez une invitation par invité.</translation>
    </message>
    <message>
        <source>Open a table: {title}</source>
        <translation>Ouvrir une table&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>Vos tables</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Closed by {names}</source>
        <translation>Fermée par {names}</translation>
    </message>
    <message>
        <source>You are no longer at this table</source>
        <translation>Vous n’êtes plus à cette table</translation>
    </message>
    <message>
        <source>Finished. Not told yet: {names}</source>
        <translation>Partie finie. Pas encore au courant&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Finished. {names} may ask for a rematch.</source>
        <translation>Partie finie. {names} proposera peut-être une revanche.</translation>
    </message>
    <message>
        <source>Finished. {names} would like a rematch.</source>
        <translation>Partie finie. Demande de revanche&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>Arrêtée sans être terminée</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <translation>{title} avec {names}</translation>
    </message>
    <message>
        <source>{title} at {names}&apos;s table</source>
        <translation>{title}, table ouverte par {names}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>of a table</comment>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>On attend {names}</translation>
    </message>
    <message>
        <source>Your turn since yesterday</source>
        <translation>À vous de jouer depuis hier</translation>
    </message>
    <message>
        <source>Waiting for {names} since yesterday</source>
        <translation>On attend {names} depuis hier</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a time of day</comment>
        <translation>À vous de jouer depuis {when}</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a time of day</comment>
        <translation>On attend {names} depuis {when}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a date</comment>
        <translation>À vous de jouer depuis le {when}</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a date</comment>
        <translation>On attend {names} depuis le {when}</translation>
    </message>
    <message>
        <source>{action}: {table}</source>
        <translation>{action}&#x202f;: {table}</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Quitter pour de bon</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Remove this table? What is left of its game is deleted.</source>
        <translation>Retirer cette table&#x202f;? Ce qui reste de sa partie sera supprimé.</translation>
    </message>
    <message>
        <source>Remove this table? The game stays among your saved games.</source>
        <translation>Retirer cette table&#x202f;? La partie reste parmi vos parties enregistrées.</translation>
    </message>
    <message>
        <source>Close the table? {names} will not hear how the game ended.</source>
        <translation>Fermer la table&#x202f;? L’issue de la partie ne sera pas communiquée à {names}.</translation>
    </message>
    <message>
        <source>Leave this table for good? You can&apos;t play on afterwards.</source>
        <translation>Quitter cette table pour de bon&#x202f;? Vous ne pourrez plus continuer la partie.</translation>
    </message>
    <message>
        <source>Close the table for everybody? The game ends unfinished; nobody can go on with it.</source>
        <translation>Fermer la table pour tous&#x202f;? La partie restera inachevée&#x202f;; personne ne pourra la continuer.</translation>
    </message>
    <message>
        <source>Leave this table for good? The others wait for you until {names} invites somebody else or closes the table.</source>
        <translation>Quitter cette table pour de bon&#x202f;? Les autres vous attendront&#x202f;: c’est à {names} d’inviter quelqu’un d’autre ou de fermer la table.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{block}, {count} left</source>
        <translation>{block}, reste&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <comment>narrow button</comment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Your blocks</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>{player}&apos;s blocks</source>
        <translation>Pièces ({player})</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte face cachée</numerusform>
            <numerusform>%n&#xa0;cartes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s hand</source>
        <translation>Main ({player})</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Choisissez une carte de votre main.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>Peek at the selected region (hold)</source>
        <translation>Épier la région choisie (maintenir)</translation>
    </message>
    <message>
        <source>Finish viewing this first.</source>
        <translation>Regardez d’abord ceci jusqu’au bout.</translation>
    </message>
    <message>
        <source>You can still peek at {regions}. End turn again to skip it.</source>
        <translation>Vous pouvez encore épier {regions}. Pour y renoncer, finissez de nouveau le tour.</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two walls</source>
        <translation>Deux sections simples</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Deux cartes</translation>
    </message>
    <message>
        <source>Card, then wall</source>
        <translation>Carte, puis section simple</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>Section double</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour de guet</translation>
    </message>
    <message>
        <source>in different provinces</source>
        <translation>dans des provinces différentes</translation>
    </message>
    <message>
        <source>face down, in different provinces</source>
        <translation>face cachée, dans des provinces différentes</translation>
    </message>
    <message>
        <source>in the same province</source>
        <translation>dans la même province</translation>
    </message>
    <message>
        <source>+1 point per province and region</source>
        <translation>+1 point par province et région touchée</translation>
    </message>
    <message>
        <source>reserves the next square for you</source>
        <translation>vous réserve une case voisine</translation>
    </message>
    <message>
        <source>First turn: place just one wall.</source>
        <translation>Premier tour&#x202f;: une section simple, rien d’autre.</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action this turn.</source>
        <translation>Aucune action entière n’est possible ce tour-ci.</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>Seul coup possible&#x202f;: placez une section neutre.</translation>
    </message>
    <message>
        <source>You may add a neutral wall.</source>
        <translation>Vous pouvez ajouter une section neutre.</translation>
    </message>
    <message>
        <source>You may peek: press and hold the eye on a shield.</source>
        <translation>Pour épier, maintenez l’œil d’un bouclier.</translation>
    </message>
    <message>
        <source>A province is complete – score it.</source>
        <translation>Province complète&#x202f;: comptez les points.</translation>
    </message>
    <message>
        <source>The wall grows – add a board.</source>
        <translation>La muraille s’agrandit&#x202f;: ajoutez un plateau.</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>Vous pouvez finir le tour.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Your action is complete.</source>
        <translation>Votre action est terminée.</translation>
    </message>
    <message>
        <source>You have started another action this turn.</source>
        <translation>Vous avez commencé une autre action ce tour-ci.</translation>
    </message>
    <message>
        <source>You no longer have the pieces for it.</source>
        <translation>Vous n’avez plus ce qu’il faut pour cela.</translation>
    </message>
    <message>
        <source>There is no room for it now.</source>
        <translation>Il n’y a pas la place pour l’instant.</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>started</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>done</source>
        <translation>faite</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>{standing} – {reason}</source>
        <comment>an action, and why it can&apos;t be taken</comment>
        <translation>{standing} – {reason}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>À {player} de jouer</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Leave the game unfinished?</source>
        <translation>Arrêter la partie ici&#x202f;?</translation>
    </message>
    <message>
        <source>Everybody is asked. If all agree, nobody waits for anybody any more: the game has no result, and hidden cards stay hidden. It remains among your tables, where it can be played on. If somebody says no, the game goes on.</source>
        <translation>La question est posée à tout le monde. Si tous sont d’accord, personne n’attend plus personne&#x202f;: la partie n’a pas de résultat, et les cartes cachées le restent. Elle demeure parmi vos tables, où elle peut être continuée. Si quelqu’un refuse, la partie continue.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ask everybody</source>
        <translation>Demander à tous</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s).</source>
        <translation>
            <numerusform>{player} gagne avec {score}&#xa0;point.</numerusform>
            <numerusform>{player} gagne avec {score}&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with {score} point(s) each.</source>
        <translation>
            <numerusform>{players} partagent la victoire avec {score}&#xa0;point chacun.</numerusform>
            <numerusform>{players} partagent la victoire avec {score}&#xa0;points chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>You share the win.</source>
        <translation>Vous partagez la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec&#x202f;%n&#xa0;point d’avance.</numerusform>
            <numerusform>Vous gagnez avec&#x202f;%n&#xa0;points d’avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came second, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous terminez deuxième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous terminez deuxième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: it was your turn.</source>
        <translation>Vous gagnez&#x202f;: c’était votre tour.</translation>
    </message>
    <message>
        <source>You lose only on the tie-break.</source>
        <translation>Vous ne perdez qu’au départage.</translation>
    </message>
    <message>
        <source>You have no fewer points, but it wasn&apos;t your turn.</source>
        <translation>Vous n’avez pas moins de points, mais ce n’était pas votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>You share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous partagez la deuxième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous partagez la deuxième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous terminez troisième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous terminez troisième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous partagez la troisième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous partagez la troisième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous terminez quatrième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous terminez quatrième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous partagez la quatrième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous partagez la quatrième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous terminez cinquième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous terminez cinquième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous partagez la cinquième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous partagez la cinquième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>Vous terminez sixième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>Vous terminez sixième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win on the tie-break.</source>
        <translation>Vous gagnez au départage.</translation>
    </message>
    <message numerus="yes">
        <source>{players} lose(s) only on the tie-break.</source>
        <translation>
            <numerusform>{players} ne perd qu’au départage.</numerusform>
            <numerusform>{players} ne perdent qu’au départage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} ha(s/ve) no fewer points.</source>
        <translation>
            <numerusform>{players} n’a pas moins de points.</numerusform>
            <numerusform>{players} n’ont pas moins de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came second, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} termine deuxième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{player} termine deuxième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} partagent la deuxième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{players} partagent la deuxième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came third, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} termine troisième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{player} termine troisième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} partagent la troisième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{players} partagent la troisième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} termine quatrième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{player} termine quatrième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} partagent la quatrième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{players} partagent la quatrième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} termine cinquième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{player} termine cinquième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players} partagent la cinquième place, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{players} partagent la cinquième place, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player} termine sixième, à&#x202f;%n&#xa0;point du premier.</numerusform>
            <numerusform>{player} termine sixième, à&#x202f;%n&#xa0;points du premier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Joining a table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <source>Choose its certificate…</source>
        <translation>Choisir son certificat…</translation>
    </message>
    <message>
        <source>Change the invitation</source>
        <translation>Modifier l’invitation</translation>
    </message>
    <message>
        <source>Your turn, {names}.</source>
        <translation>À vous de jouer, {names}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game waits until you open your table.</source>
        <translation>La partie attend que vous ouvriez votre table.</translation>
    </message>
    <message>
        <source>{player} asks to join.</source>
        <translation>{player} demande à entrer.</translation>
    </message>
    <message>
        <source>{players} ask to join.</source>
        <translation>{players} demandent à entrer.</translation>
    </message>
    <message>
        <source>The game has gone on.</source>
        <translation>La partie a continué.</translation>
    </message>
    <message>
        <source>{player} asks to go back.</source>
        <translation>{player} demande à revenir en arrière.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>a game that has begun</comment>
        <translation>Ouvrir la table</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>In this network</source>
        <translation>Sur ce réseau</translation>
    </message>
    <message>
        <source>For computers in the same home, or on the same Wi-Fi.</source>
        <translation>Pour les ordinateurs du même foyer ou du même Wi-Fi.</translation>
    </message>
    <message>
        <source>Over the internet</source>
        <translation>Par Internet</translation>
    </message>
    <message>
        <source>Through a post office (any MQTT broker), which keeps sealed letters. It sees addresses and times, never the game. While this computer is off, moves wait there.</source>
        <translation>Par un bureau de poste (n’importe quel courtier MQTT) qui garde des lettres scellées. Il voit des adresses et des heures, jamais la partie. Quand cet ordinateur est éteint, les coups y attendent.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Own certificate</source>
        <translation>Certificat spécifique</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Those this computer trusts</source>
        <translation>Ceux que cet ordinateur accepte</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose the certificate of the post office</source>
        <translation>Choisir le certificat du bureau de poste</translation>
    </message>
</context>
</TS>
