<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>The network is used only while you look for, open or join a table with people at other computers. Everybody in your own network, or the post office, then sees addresses and times, but no cards or moves.</source>
        <translation>只有在你尋找、開設或加入與其他電腦上的人同玩的牌桌時，才會使用網路。這時，你網路中的所有人或郵局能看到位址和時間，但看不到手牌和行動。</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence, written in Python. It uses Qt through PySide6 (LGPL version 3) and the fonts Cabin, EB Garamond, WenKai and Noto Sans CJK (SIL Open Font License).</source>
        <translation>本程式為自由軟體，採 MIT 授權。以 Python 寫成，透過 PySide6 使用 Qt（LGPL 第 3 版）。Cabin、EB Garamond、WenKai 與 Noto Sans CJK 字型採 SIL Open Font License 授權。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Version {version}, with compiled bots</source>
        <translation>版本 {version}，電腦玩家為編譯版</translation>
    </message>
    <message>
        <source>Version {version}, with bots in plain Python</source>
        <translation>版本 {version}，電腦玩家為純 Python 版</translation>
    </message>
    <message>
        <source>Unofficial fan adaptations of Chang Cheng by Walter Obert, China by Michael Schacht and, in Riders at the Wall, a scenario by Klaus Teuber. None of them is involved in this program. All text, artwork, boards and maps are original.</source>
        <translation>由愛好者製作的非官方改編：Walter Obert 的《長城》、Michael Schacht 的《中國》，以及取自 Klaus Teuber 一則劇本的《長城烽煙》；三位皆未參與本程式。文字、圖畫、圖板與地圖皆為自行製作。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New game…</source>
        <translation>新遊戲…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>開啟存檔…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>回到開始畫面</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>結束程式</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>重置回合</translation>
    </message>
    <message>
        <source>Ask to take back…</source>
        <translation>請求悔棋…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>隱藏我的手牌</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>顯示整個圖板</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>快轉至終局</translation>
    </message>
    <message>
        <source>Stop playing out</source>
        <translation>停止快轉</translation>
    </message>
    <message>
        <source>Play with others…</source>
        <translation>與他人連線…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Copy an invitation to watch</source>
        <translation>複製旁觀邀請</translation>
    </message>
    <message>
        <source>Ask to stop here…</source>
        <translation>請求中止本局…</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>更換玩家…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Replay last round</source>
        <translation>重看上一輪</translation>
    </message>
    <message>
        <source>Highlight changes</source>
        <translation>標示變動之處</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>側邊面板</translation>
    </message>
    <message>
        <source>Toggle dark mode</source>
        <translation>切換深色模式</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>暫停電腦玩家</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>單步</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>規則摘要</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>學習玩法…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>遊戲選項</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Enlarge board</source>
        <translation>近看圖板</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <comment>tooltip: what a button does, and its key</comment>
        <translation>{action}（{key}）</translation>
    </message>
    <message>
        <source>Help for this game…</source>
        <translation>本局輔助…</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>fine</source>
        <translation>沒問題</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>難分高下</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>小失誤</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大失誤</translation>
    </message>
    <message>
        <source>Each error is weighed as carefully as a hint.</source>
        <translation>每個失誤都依提示的標準評判。</translation>
    </message>
    <message>
        <source>In a game this long, each gets less thought.</source>
        <translation>這局很長，因此每個決定思考得較淺。</translation>
    </message>
    <message>
        <source>This version of the bots is slower and doesn&apos;t look as far ahead.</source>
        <translation>此版本的電腦玩家算得較慢，也較淺。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}：{verdict}，少得 {points}&#xa0;分（±{error}）。實際走法：「{chosen}」；更好的走法：「{best}」。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}：{verdict}，每 100&#xa0;局少勝 {points}&#xa0;局（±{error}）。實際走法：「{chosen}」；更好的走法：「{best}」。</numerusform>
        </translation>
    </message>
    <message>
        <source>The move played – {reasons}</source>
        <translation>實際走法：{reasons}</translation>
    </message>
    <message>
        <source>All figures are wins in 100. Choices: the effect of everyone’s choices; a player’s own errors lower it, those of the others raise it. Then the luck of each kind of draw: how much better the outcome was than the average of all possible ones. Errors are not added up: what one gives away can be won back, and lost again.</source>
        <translation>所有數字都是每 100&#xa0;局的勝局數。選擇：所有玩家的選擇造成的影響；自己的失誤使它降低，別人的失誤使它升高。其後是各類抽取的運氣：實際結果比所有可能結果的平均好多少。失誤不相加：讓出的機會可能再贏回來，也可能再失去。</translation>
    </message>
    <message>
        <source>All figures are points relative to each player&apos;s best rival. Errors: what weaker choices gave away, as far as that player could know. Choices: the effect of all other moves; one’s own good ones and the others’ errors raise it, good ones of the others lower it. Chance: the luck of the draw.</source>
        <translation>所有數字都是各玩家相對於其最強對手的分數。失誤：就該玩家當時所知，因選擇較差而少得的分。選擇：其餘各步的影響；自己的好棋和別人的失誤使它升高，別人的好棋使它降低。運氣：抽到、翻開了什麼。</translation>
    </message>
    <message>
        <source>The unseen: what the others held in secret.</source>
        <translation>暗牌：別人手上不為人知的牌。</translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} points.</source>
        <translation>
            <numerusform>{what}{player}因此多得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} points.</source>
        <translation>
            <numerusform>{what}{player}因此少得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That gained {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what}{player}因此每 100&#xa0;局多勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what}{player}因此每 100&#xa0;局少勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} more wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what}{luck}：{player}每 100&#xa0;局多勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} fewer wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what}{luck}：{player}每 100&#xa0;局少勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: expected {start}, errors {error}, choices {choices}, chance {chance}, the unseen {unseen}; result {result}</source>
        <translation>{player}：開局預期 {start}，失誤 {error}，選擇 {choices}，運氣 {chance}，暗牌 {unseen}；結果 {result}</translation>
    </message>
    <message>
        <source>{player}: expected {start}, choices {choices}, {luck}; result {result} wins in 100</source>
        <translation>{player}：預期 {start}，選擇 {choices}，{luck}；結果每 100&#xa0;局 {result} 勝</translation>
    </message>
    <message>
        <source>No clear errors.</source>
        <translation>沒有明確的失誤。</translation>
    </message>
    <message>
        <source>{count} clear errors; the three most expensive cost {points} wins in 100.</source>
        <translation>{count}&#xa0;個明確的失誤；代價最大的三個使每 100&#xa0;局少勝 {points}&#xa0;局。</translation>
    </message>
    <message numerus="yes">
        <source>%n clear error(s), which cost {points} wins in 100.</source>
        <translation>
            <numerusform>%n&#xa0;個明確的失誤，使每 100&#xa0;局少勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>No single reason.</source>
        <translation>沒有哪一項原因特別突出。</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>為什麼是這個結果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>從失誤中學習</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>轉捩點</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Position {done} of {positions}</source>
        <translation>局面 {done}／{positions}</translation>
    </message>
    <message>
        <source>The game could not be analysed.</source>
        <translation>無法分析這局遊戲。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>獲勝機會</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Did a peek pay off?</source>
        <translation>一次偷看帶來多少分？</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Turning points of</source>
        <translation>轉捩點：玩家</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>請先選擇一位玩家。</translation>
    </message>
    <message>
        <source>This player made no clear errors.</source>
        <translation>這位玩家沒有明確的失誤。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>開局預期</translation>
    </message>
    <message>
        <source>At the start, in points ahead of the best rival.</source>
        <translation>開局時預期領先最強對手幾分。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>The luck of the draw: the outcome against the average.</source>
        <translation>運氣：實際結果與平均結果之差。</translation>
    </message>
    <message>
        <source>How many there were. The list below has the cost of each.</source>
        <translation>失誤的數目。下方清單列出每個失誤的代價。</translation>
    </message>
    <message>
        <source>Clear errors</source>
        <translation>明確的失誤</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>開局時。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Own errors lower it, those of the others raise it.</source>
        <translation>自己的失誤使它降低，別人的失誤使它升高。</translation>
    </message>
    <message>
        <source>What weaker choices gave away.</source>
        <translation>因選擇較差而少得的分。</translation>
    </message>
    <message>
        <source>100 for a victory: the sum of this row.</source>
        <translation>獲勝為 100：本列各數之和。</translation>
    </message>
    <message>
        <source>All other moves: one’s own good ones and the others’ errors raise it, good ones of the others lower it.</source>
        <translation>其餘各步：自己的好棋和別人的失誤使它升高，別人的好棋使它降低。</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>運氣</translation>
    </message>
    <message>
        <source>The unseen</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>What the others held in secret.</source>
        <translation>別人手上不為人知的牌。</translation>
    </message>
    <message>
        <source>In points ahead of the best rival: the sum of this row.</source>
        <translation>領先最強對手幾分：本列各項的總和。</translation>
    </message>
    <message>
        <source>Chances of winning over the game</source>
        <translation>整局的獲勝機會</translation>
    </message>
    <message>
        <source>It isn&apos;t clear whether the peek helped.</source>
        <translation>看不出這次偷看是否有幫助。</translation>
    </message>
    <message>
        <source>The peek changed no decision.</source>
        <translation>這次偷看沒有改變任何決定。</translation>
    </message>
    <message numerus="yes">
        <source>The peek brought {points} points (from {low} to {high}).</source>
        <translation>
            <numerusform>這次偷看帶來 {points}&#xa0;分（{low} 至 {high}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>約剩 %n&#xa0;分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>約剩 %n&#xa0;秒</numerusform>
        </translation>
    </message>
    <message>
        <source> – {time_left}</source>
        <translation>，{time_left}</translation>
    </message>
    <message>
        <source>The luck of the draw, which nobody decided.</source>
        <translation>抽到、翻開了什麼，不由任何人決定。</translation>
    </message>
    <message>
        <source>It continues when you close this page.</source>
        <translation>關閉此頁後分析仍會繼續。</translation>
    </message>
    <message numerus="yes">
        <source>{source}: {own} of %n point(s).</source>
        <translation>
            <numerusform>{source}：共 %n&#xa0;分中得 {own}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game – {reasons}</source>
        <translation>整局來看：{reasons}</translation>
    </message>
    <message>
        <source>Before turn 1 – {what}</source>
        <translation>第 1 回合前：{what}</translation>
    </message>
    <message>
        <source>Turn {turn} – {what}</source>
        <translation>第 {turn} 回合：{what}</translation>
    </message>
    <message>
        <source>The double wall was never placed.</source>
        <translation>始終未建雙城牆。</translation>
    </message>
    <message>
        <source>The tower was never placed.</source>
        <translation>始終未建敵樓。</translation>
    </message>
    <message>
        <source>No emissary in the whole game.</source>
        <translation>全局未派使節。</translation>
    </message>
    <message>
        <source>No emissary before turn {turn}.</source>
        <translation>第 {turn} 回合才派出第一名使節。</translation>
    </message>
    <message>
        <source>The better move – {reasons}</source>
        <translation>更好的走法：{reasons}</translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what}運氣：{player}多得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what}運氣：{player}少得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what}暗牌：{player}多得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} The unseen: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what}暗牌：{player}少得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AtOnce</name>
    <message>
        <source>Provinces of {sizes} squares.</source>
        <translation>區域各有 {sizes}&#xa0;格。</translation>
    </message>
    <message>
        <source>It costs nothing, and may change your plan.</source>
        <translation>這不用付出任何代價，卻可能改變你的打算。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>立即獲得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {value} when full</source>
        <translation>填滿時值 {value}&#xa0;分</translation>
    </message>
    <message>
        <source>{place}: {lead}; {worth}.</source>
        <comment>a province, who leads there, its worth</comment>
        <translation>{place}：{lead}；{worth}。</translation>
    </message>
    <message>
        <source>{place} (one square left)</source>
        <translation>{place}（只剩一格）</translation>
    </message>
    <message>
        <source>nobody leads yet</source>
        <translation>尚無人領先</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>你領先</translation>
    </message>
    <message>
        <source>the neutral walls lead</source>
        <translation>中立城牆領先</translation>
    </message>
    <message>
        <source>{players} leads</source>
        <translation>{players}領先</translation>
    </message>
    <message>
        <source>{players} share the lead</source>
        <translation>{players}並列領先</translation>
    </message>
    <message>
        <source>the neutral walls</source>
        <comment>among players, in a list</comment>
        <translation>中立城牆</translation>
    </message>
    <message>
        <source>{place} is full: nobody scores there.</source>
        <translation>{place}填滿：無人得分。</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n point(s) each – {players}.</source>
        <translation>
            <numerusform>{place}填滿：{players}各得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: you score %n point(s).</source>
        <translation>
            <numerusform>{place}填滿：你得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: {players} scores %n point(s).</source>
        <translation>
            <numerusform>{place}填滿：{players}得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat of {place} would hit you.</source>
        <translation>{place}的威脅會使你失分。</translation>
    </message>
    <message>
        <source>The threat of {place} would hit {player}.</source>
        <translation>{place}的威脅會使{player}失分。</translation>
    </message>
    <message>
        <source>The threats of {place} would hit you.</source>
        <comment>several regions</comment>
        <translation>{place}的威脅都會使你失分。</translation>
    </message>
    <message>
        <source>The threats of {place} would hit {player}.</source>
        <comment>several regions</comment>
        <translation>{place}的威脅都會使{player}失分。</translation>
    </message>
    <message numerus="yes">
        <source>In {place} you would lose %n point(s).</source>
        <translation>
            <numerusform>在{place}你會失去 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tower shelters you in {place}.</source>
        <translation>敵樓讓你在{place}不失分。</translation>
    </message>
    <message>
        <source>Nobody would lose points in {place} now.</source>
        <translation>目前在{place}無人失分。</translation>
    </message>
    <message>
        <source>Spares those who would lose in {place}: {players}.</source>
        <translation>使在{place}會失分的玩家免於失分：{players}。</translation>
    </message>
    <message>
        <source>A house at {place} will score double.</source>
        <translation>{place}的官邸得分加倍。</translation>
    </message>
    <message>
        <source>{place} is full and scores: {scores}.</source>
        <translation>{place}建滿，得分：{scores}。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for your roads as they stand.</source>
        <translation>
            <numerusform>依目前局面，你的道路多得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for you as it stands.</source>
        <translation>{place}：依目前局面，你得 {points}。</translation>
    </message>
    <message>
        <source>Takes points from others’ alliances: {scores}.</source>
        <translation>使他人的聯盟少得分：{scores}。</translation>
    </message>
    <message>
        <source>{houses}; {court}</source>
        <comment>facts about a region and its court</comment>
        <translation>{houses}；{court}</translation>
    </message>
    <message>
        <source>you lead with {own}; {points} as it stands</source>
        <translation>你以 {own}領先；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} leads with {own}; {points} as it stands</source>
        <translation>{player}以 {own}領先；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>you share the lead with {own}; {points} as it stands</source>
        <translation>你以 {own}並列領先；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} shares the lead with {own}; {points} as it stands</source>
        <translation>{player}以 {own}並列領先；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>you have {own}, not the most; {points} as it stands</source>
        <translation>你有 {own}，不是最多；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} has {own}, not the most; {points} as it stands</source>
        <translation>{player}有 {own}，不是最多；依目前局面得 {points}</translation>
    </message>
    <message>
        <source>Others’ alliances gain too: {scores}.</source>
        <translation>他人的聯盟也多得分：{scores}。</translation>
    </message>
    <message>
        <source>You then hold {cards}.</source>
        <translation>你的手牌會是：{cards}。</translation>
    </message>
    <message>
        <source>{place} (one town left)</source>
        <translation>{place}（只剩一格）</translation>
    </message>
    <message>
        <source>you lead at court with the only emissary</source>
        <translation>你憑唯一的一名使節在宮廷領先</translation>
    </message>
    <message>
        <source>{player} leads at court with the only emissary</source>
        <translation>{player}憑唯一的一名使節在宮廷領先</translation>
    </message>
    <message>
        <source>you lead at court with {own} of {all} emissaries</source>
        <translation>你在宮廷領先，{all} 名使節中占 {own} 名</translation>
    </message>
    <message>
        <source>{player} leads at court with {own} of {all} emissaries</source>
        <translation>{player}在宮廷領先，{all} 名使節中占 {own} 名</translation>
    </message>
    <message>
        <source>you share the lead at court with {own} of {all} emissaries</source>
        <translation>你在宮廷並列領先，{all} 名使節中占 {own} 名</translation>
    </message>
    <message>
        <source>{player} shares the lead at court with {own} of {all} emissaries</source>
        <translation>{player}在宮廷並列領先，{all} 名使節中占 {own} 名</translation>
    </message>
    <message>
        <source>you have {own} of {all} emissaries at court, not the most</source>
        <translation>宮廷 {all} 名使節中你有 {own} 名，不是最多</translation>
    </message>
    <message>
        <source>{player} has {own} of {all} emissaries at court, not the most</source>
        <translation>宮廷 {all} 名使節中{player}有 {own} 名，不是最多</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}&#xa0;分</translation>
    </message>
    <message>
        <source>The next card is up to luck.</source>
        <translation>下一張卡全憑運氣。</translation>
    </message>
    <message>
        <source>{place}: counting this card, {lead}; {worth}.</source>
        <translation>{place}：計入此卡，{lead}；{worth}。</translation>
    </message>
    <message numerus="yes">
        <source>{worth}, but %n card(s) there may change that</source>
        <translation>
            <numerusform>{worth}，但此處的 %n&#xa0;張卡可能改變結果</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}, {most} walls to {own}</source>
        <comment>by how many to how many</comment>
        <translation>{lead}（{most} 段對 {own} 段）</translation>
    </message>
    <message>
        <source>The tower shelters {player} in {place}.</source>
        <translation>敵樓讓{player}在{place}不失分。</translation>
    </message>
    <message numerus="yes">
        <source>In {place} {player} would lose %n point(s).</source>
        <translation>
            <numerusform>在{place}，{player}會失去 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} then holds {cards}.</source>
        <translation>{player}的手牌會是：{cards}。</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {player}’s roads.</source>
        <translation>
            <numerusform>{player}的道路多得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for {player} as it stands.</source>
        <translation>{place}：依目前局面，{player}得 {points}。</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古軍入侵</translation>
    </message>
    <message>
        <source>Whoever has the most unbroken walls in a region loses the points on its counter.</source>
        <translation>在蒙古區域中完好城牆最多的玩家，失去盾牌上的分數。</translation>
    </message>
    <message>
        <source>The Mongols attack.</source>
        <translation>蒙古軍入侵。</translation>
    </message>
    <message>
        <source>Sheltered: {players}</source>
        <comment>by a tower</comment>
        <translation>受敵樓保護：{players}</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>Nothing to undo.</source>
        <translation>沒有可以復原的步驟。</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn. “Ask to take back…” in the menu goes further back.</source>
        <translation>本回合沒有可以復原的步驟。選單中的「請求悔棋…」可以退得更早。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>沒有可以重做的步驟。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: hidden information was revealed.</source>
        <translation>隱藏的資訊已經揭露，無法復原到更早的步驟。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since. “Ask to take back…” in the menu goes further back.</source>
        <translation>其他玩家已經做了決定，無法復原到更早的步驟。選單中的「請求悔棋…」可以退得更早。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since.</source>
        <translation>其他玩家已經做了決定，無法復原到更早的步驟。</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision now. To go back, everyone must agree.</source>
        <translation>現在由另一位玩家做決定。要悔棋，須經全桌同意。</translation>
    </message>
    <message>
        <source>Not everybody agrees, so nothing changes.</source>
        <translation>並非所有玩家都同意，因此沒有改變。</translation>
    </message>
    <message>
        <source>You have asked for this already. You can ask again after the next move.</source>
        <translation>這件事已經請求過。下一步之後可以再次請求。</translation>
    </message>
    <message>
        <source>You can&apos;t undo any more: this game&apos;s record is full.</source>
        <translation>本局的紀錄已滿，無法再復原。</translation>
    </message>
    <message>
        <source>Hints are for your own choices.</source>
        <translation>輪到你做決定時才能看提示。</translation>
    </message>
    <message>
        <source>No more hints: this game&apos;s record is nearly full.</source>
        <translation>無法再看提示：本局的紀錄快滿了。</translation>
    </message>
    <message>
        <source>Here, the coach gives the hints.</source>
        <translation>在這裡，提示由教練給出。</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>這張牌桌已經關閉。</translation>
    </message>
    <message>
        <source>This can&apos;t be saved on your computer, so it wasn&apos;t sent.</source>
        <translation>無法儲存在你的電腦上，因此沒有送出。</translation>
    </message>
    <message>
        <source>Somebody at another computer moved first, so this was not done.</source>
        <translation>另一台電腦上的玩家先走了一步，因此這項操作沒有執行。</translation>
    </message>
    <message>
        <source>The rules allow this, but the lesson asks for something else.</source>
        <translation>規則允許這樣做，但課程要你做的是另一件事。</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>這一課已經學完。</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>沒有可更改的內容。</translation>
    </message>
    <message>
        <source>This game is played without hints. “Help for this game…” in the menu can add them.</source>
        <translation>這局遊戲沒有提示。可在選單的「本局輔助…」中加上。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}, so it will be scored.</source>
        <translation>填滿{province}，隨即結算。</translation>
    </message>
    <message>
        <source>Reveals {region}&apos;s threat counter to everyone.</source>
        <translation>翻開{region}的威脅標記，所有玩家可見。</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud: what a square is</comment>
        <translation>{title}。</translation>
    </message>
    <message>
        <source>Press and hold to peek. You can&apos;t undo a peek.</source>
        <translation>按住即可偷看；偷看後無法復原。</translation>
    </message>
    <message>
        <source>Hold {key} to peek. You can&apos;t undo a peek.</source>
        <translation>按住 {key} 即可偷看；偷看後無法復原。</translation>
    </message>
    <message>
        <source>Choose a block below, or drag one here.</source>
        <translation>請先在下方選擇建築，或按住建築移到這裡。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>圖板</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares filled</source>
        <translation>{province}：聲望 {value}，{count}&#xa0;格中已建 {built}&#xa0;格</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter, seen by you</source>
        <translation>{region}：威脅標記蓋著，你已看過</translation>
    </message>
    <message>
        <source>{province}: face-down card, {colour}</source>
        <translation>{province}：蓋著的行動卡，{colour}</translation>
    </message>
    <message>
        <source>{province}: {card}, {colour}</source>
        <translation>{province}：{card}，{colour}</translation>
    </message>
    <message>
        <source>{province}: emperor card</source>
        <translation>{province}：皇帝卡</translation>
    </message>
    <message>
        <source>{square}: {block} ({colour})</source>
        <translation>{square}：{block}（{colour}）</translation>
    </message>
    <message>
        <source>{square}: empty</source>
        <translation>{square}：空格</translation>
    </message>
    <message>
        <source>{square}: reserved, {colour}</source>
        <translation>{square}：保留給單城牆，{colour}</translation>
    </message>
    <message>
        <source>{region}: no threat counter</source>
        <translation>{region}：無威脅標記</translation>
    </message>
    <message>
        <source>{region}: threat {value}</source>
        <translation>{region}：威脅 {value}</translation>
    </message>
    <message>
        <source>{region}: threat {value}, seen by you</source>
        <translation>{region}：威脅 {value}，你已看過</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter</source>
        <translation>{region}：威脅標記蓋著</translation>
    </message>
    <message>
        <source>Speak my private information</source>
        <translation>朗讀只有我知道的資訊</translation>
    </message>
    <message>
        <source>You can&apos;t undo a peek.</source>
        <translation>偷看後無法復原。</translation>
    </message>
    <message>
        <source>Revealed here: {card} ({player})</source>
        <translation>在此翻開：{card}（{player}）</translation>
    </message>
    <message>
        <source>Hold {key} again to peek here, or choose another region with the arrow keys. You can&apos;t undo a peek.</source>
        <translation>再按住 {key} 偷看這裡，或用方向鍵選擇另一個蒙古區域。偷看後無法復原。</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Custom boards</source>
        <translation>自製圖板</translation>
    </message>
    <message>
        <source>Found {found} boards; {least} to {most} are needed.</source>
        <translation>找到 {found}&#xa0;個圖板；需要 {least} 到 {most}&#xa0;個。</translation>
    </message>
    <message>
        <source>Two files describe board {name}.</source>
        <translation>有兩個檔案描述同一個圖板：{name}。</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {reason}</source>
        <translation>無法讀取此檔案：{reason}</translation>
    </message>
    <message>
        <source>Needs exactly these entries: {entries}.</source>
        <translation>必須恰好包含這些項目：{entries}。</translation>
    </message>
    <message>
        <source>A board&apos;s name has 1 to {most} letters or digits.</source>
        <translation>圖板名稱須為 1 到 {most}&#xa0;個字母或數字。</translation>
    </message>
    <message>
        <source>Needs a list of {count}.</source>
        <translation>必須是含 {count} 項的清單。</translation>
    </message>
    <message>
        <source>Needs a whole number from {least} to {most}.</source>
        <translation>必須是 {least} 到 {most} 的整數。</translation>
    </message>
    <message>
        <source>Needs an object of languages and names.</source>
        <translation>必須是由語言與名稱組成的物件。</translation>
    </message>
    <message>
        <source>Needs an English name (en), and no language twice.</source>
        <translation>必須有英文名稱（en），且語言不可重複。</translation>
    </message>
    <message>
        <source>A name has 1 to {most} printable characters.</source>
        <translation>名稱須為 1 到 {most}&#xa0;個可顯示的字元。</translation>
    </message>
    <message>
        <source>There are {total} squares in all; {needed} are needed.</source>
        <translation>方格總數是 {total}；必須是 {needed}。</translation>
    </message>
    <message>
        <source>A province border meets a region border. Stagger them.</source>
        <translation>區域與蒙古區域的邊界相接，必須錯開。</translation>
    </message>
    <message>
        <source>Your custom boards were not loaded.</source>
        <translation>自製圖板未載入。</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read.</source>
        <translation>無法讀取資料夾。</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Nobody who waits has these digits.</source>
        <translation>等待入座的人中，沒有人的數字與此相同。</translation>
    </message>
    <message>
        <source>{guest} asks for a seat. Type the six digits on {guest}&apos;s screen, or {no} to refuse.</source>
        <translation>{guest}請求入座。輸入{guest}螢幕上的六位數字即可讓其加入，輸入 {no} 則拒絕。</translation>
    </message>
    <message>
        <source>{guest} ask for seats. Type the six digits on their screen, or {no} to refuse.</source>
        <comment>several</comment>
        <translation>{guest}請求入座。輸入他們螢幕上的六位數字即可讓他們加入，輸入 {no} 則拒絕。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Warrior</source>
        <translation>戰士</translation>
    </message>
    <message>
        <source>Traitor</source>
        <translation>叛徒</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>洪水</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築師</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>大建築師</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>官吏</translation>
    </message>
    <message>
        <source>You must cancel one other unresolved card here, even one of your own.</source>
        <translation>必須移除此處另一張尚未生效的行動卡，即使是自己的卡。</translation>
    </message>
    <message>
        <source>Breaks a wall in this province, or removes the threat counter of a bordering region.</source>
        <translation>摧毀此區域的一段單城牆，或移除一個相鄰蒙古區域的威脅標記。</translation>
    </message>
    <message>
        <source>Raises or lowers this province&apos;s value by 2.</source>
        <translation>此區域的價值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Raises this province&apos;s value by 2, or counts as one extra wall for the majority.</source>
        <translation>此區域的價值 +2，或比城牆時替你多算一段。</translation>
    </message>
    <message>
        <source>Counts as two extra walls for the majority.</source>
        <translation>比城牆時替你多算兩段。</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with any other wall.</source>
        <translation>可將此區域的一段單城牆與任一段單城牆互換。</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with a wall in another province.</source>
        <translation>可將此區域的一段單城牆與另一個區域的一段單城牆互換。</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>移除一張行動卡</translation>
    </message>
    <message>
        <source>Break a wall</source>
        <translation>摧毀一段單城牆</translation>
    </message>
    <message>
        <source>remove a threat counter</source>
        <comment>second effect</comment>
        <translation>移除一個威脅標記</translation>
    </message>
    <message>
        <source>value −2</source>
        <comment>second effect</comment>
        <translation>價值 −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>多算一段城牆</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>價值 +2</translation>
    </message>
    <message>
        <source>2 extra walls</source>
        <translation>多算兩段城牆</translation>
    </message>
    <message>
        <source>Swap two walls</source>
        <translation>互換兩段單城牆</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>沒有其他行動卡可以移除。</translation>
    </message>
    <message>
        <source>There is no wall here to break.</source>
        <translation>此處沒有可以摧毀的單城牆。</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>相鄰的蒙古區域都已沒有威脅標記。</translation>
    </message>
    <message>
        <source>There are no walls to swap.</source>
        <translation>沒有兩段單城牆可以互換。</translation>
    </message>
</context>
<context>
    <name>ChinaBoard</name>
    <message>
        <source>Court of {region}</source>
        <translation>{region}的宮廷</translation>
    </message>
    <message>
        <source>Pick up a house to build here.</source>
        <translation>先拿起官邸，才能在此建造。</translation>
    </message>
    <message>
        <source>Pick up an emissary to send it here.</source>
        <translation>先拿起使節，才能派往此處。</translation>
    </message>
    <message>
        <source>{player}&apos;s house.</source>
        <translation>{player}的官邸。</translation>
    </message>
    <message>
        <source>{player}&apos;s house, fortified.</source>
        <translation>{player}的官邸，建於城寨。</translation>
    </message>
    <message>
        <source>A fortification without a house.</source>
        <translation>沒有官邸的城寨。</translation>
    </message>
    <message>
        <source>No house yet.</source>
        <translation>尚無官邸。</translation>
    </message>
</context>
<context>
    <name>ChinaCard</name>
    <message>
        <source>Red card</source>
        <translation>紅色卡</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>綠色卡</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>黃色卡</translation>
    </message>
    <message>
        <source>Orange card</source>
        <translation>橙色卡</translation>
    </message>
    <message>
        <source>Purple card</source>
        <translation>紫色卡</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a card</comment>
        <translation>紅</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a card</comment>
        <translation>綠</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a card</comment>
        <translation>黃</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>a card</comment>
        <translation>橙</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>a card</comment>
        <translation>紫</translation>
    </message>
    <message>
        <source>one {colour}</source>
        <comment>card</comment>
        <translation>{colour}色一張</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>一張紅色卡</translation>
    </message>
    <message>
        <source>a green card</source>
        <translation>一張綠色卡</translation>
    </message>
    <message>
        <source>a yellow card</source>
        <translation>一張黃色卡</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>一張橙色卡</translation>
    </message>
    <message>
        <source>a purple card</source>
        <translation>一張紫色卡</translation>
    </message>
    <message>
        <source>a red pair</source>
        <translation>一對紅色卡</translation>
    </message>
    <message>
        <source>a green pair</source>
        <translation>一對綠色卡</translation>
    </message>
    <message>
        <source>a yellow pair</source>
        <translation>一對黃色卡</translation>
    </message>
    <message>
        <source>an orange pair</source>
        <translation>一對橙色卡</translation>
    </message>
    <message>
        <source>a purple pair</source>
        <translation>一對紫色卡</translation>
    </message>
    <message>
        <source>red</source>
        <comment>several cards</comment>
        <translation>紅</translation>
    </message>
    <message>
        <source>green</source>
        <comment>several cards</comment>
        <translation>綠</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>several cards</comment>
        <translation>黃</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>several cards</comment>
        <translation>橙</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>several cards</comment>
        <translation>紫</translation>
    </message>
    <message>
        <source>two {colour}</source>
        <comment>cards</comment>
        <translation>{colour}色兩張</translation>
    </message>
    <message>
        <source>three {colour}</source>
        <comment>cards</comment>
        <translation>{colour}色三張</translation>
    </message>
    <message>
        <source>four {colour}</source>
        <comment>cards</comment>
        <translation>{colour}色四張</translation>
    </message>
</context>
<context>
    <name>ChinaChronicle</name>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳過。</translation>
    </message>
    <message>
        <source>{player} sends an emissary to {region} for {cards}.</source>
        <translation>{player}以{cards}派使節前往{region}。</translation>
    </message>
    <message>
        <source>{player} builds a house in {place} for {cards}.</source>
        <translation>{player}以{cards}在{place}建造官邸。</translation>
    </message>
    <message>
        <source>{player} places a fortification in {place} for {cards}.</source>
        <translation>{player}以{cards}在{place}放置城寨。</translation>
    </message>
    <message>
        <source>{player} swaps {card}.</source>
        <translation>{player}換掉{card}。</translation>
    </message>
    <message>
        <source>{player} takes an open card.</source>
        <translation>{player}拿取一張明牌。</translation>
    </message>
    <message>
        <source>{player} takes {card} from the open cards.</source>
        <translation>{player}從明牌拿取{card}。</translation>
    </message>
    <message>
        <source>{player} draws {card} from the pile.</source>
        <translation>{player}從牌庫抽到{card}。</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player}抽一張卡。</translation>
    </message>
    <message>
        <source>The pile is used up for the second time: the game ends with this round.</source>
        <translation>牌庫第二次用完：遊戲在本輪結束。</translation>
    </message>
    <message>
        <source>The pile is used up for the first time.</source>
        <translation>牌庫第一次用完。</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) form a new pile.</source>
        <translation>
            <numerusform>%n&#xa0;張棄牌組成新的牌庫。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new open card(s).</source>
        <translation>
            <numerusform>補充 %n&#xa0;張明牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>New open cards: {colours}.</source>
        <translation>補充明牌：{colours}。</translation>
    </message>
    <message>
        <source>{region} is full: {gains}.</source>
        <translation>{region}已建滿：{gains}。</translation>
    </message>
    <message>
        <source>{region} is scored: {gains}.</source>
        <translation>結算{region}：{gains}。</translation>
    </message>
    <message>
        <source>{alliance}: nobody leads in both courts.</source>
        <translation>{alliance}：無人在兩地宮廷都領先。</translation>
    </message>
    <message>
        <source>{alliance}: {players} leads in both courts and scores {points}.</source>
        <translation>{alliance}：{players}在兩地宮廷都領先，獲得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>{alliance}: {players} lead in both courts and score {points} each.</source>
        <translation>{alliance}：{players}在兩地宮廷都領先，各得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>{player} has no line of four houses.</source>
        <translation>{player}沒有四座官邸的連線。</translation>
    </message>
    <message>
        <source>{towns} ({points})</source>
        <comment>a line and its points</comment>
        <translation>{towns}（{points}&#xa0;分）</translation>
    </message>
    <message>
        <source>{player} scores {points} for roads: {lines}.</source>
        <translation>{player}因道路獲得 {points}&#xa0;分：{lines}。</translation>
    </message>
    <message>
        <source>regions: {gains}</source>
        <translation>地區：{gains}</translation>
    </message>
    <message>
        <source>alliances: {gains}</source>
        <translation>聯盟：{gains}</translation>
    </message>
    <message>
        <source>roads: {gains}</source>
        <translation>道路：{gains}</translation>
    </message>
    <message>
        <source>Final scoring – {told}</source>
        <translation>終局結算：{told}</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player}跳過</translation>
    </message>
    <message>
        <source>{player} swapped {card}</source>
        <translation>{player}換掉{card}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns}</source>
        <translation>{player}在{towns}建造官邸</translation>
    </message>
    <message>
        <source>{player} built a house in {towns} and sent an emissary to {region}</source>
        <translation>{player}在{towns}建造官邸，並派使節前往{region}</translation>
    </message>
    <message>
        <source>{player} sent an emissary to {region}</source>
        <translation>{player}派使節前往{region}</translation>
    </message>
    <message>
        <source>{player} sent two emissaries to {region}</source>
        <translation>{player}派兩名使節前往{region}</translation>
    </message>
    <message>
        <source>{player} built houses in {towns}</source>
        <translation>{player}在{towns}各建造一座官邸</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and built a house in {towns}</source>
        <translation>{player}在{fort}放置城寨，並在{towns}建造官邸</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and sent an emissary to {region}</source>
        <translation>{player}在{fort}放置城寨，並派使節前往{region}</translation>
    </message>
    <message>
        <source>{player} fortified {fort}</source>
        <translation>{player}在{fort}放置城寨</translation>
    </message>
    <message numerus="yes">
        <source>open card(s) taken: {colours}</source>
        <translation>
            <numerusform>拿取明牌：{colours}</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} is full: {gains}</source>
        <comment>a clause</comment>
        <translation>{region}已建滿：{gains}</translation>
    </message>
    <message>
        <source>the pile is used up, and the game ends with this round</source>
        <translation>牌庫用完，遊戲在本輪結束</translation>
    </message>
    <message>
        <source>the pile is used up, and the discards become a new one</source>
        <translation>牌庫用完，棄牌組成新的牌庫</translation>
    </message>
</context>
<context>
    <name>ChinaCoach</name>
    <message>
        <source>When all towns of a region have a house, it scores: the most for whoever has the most houses there.</source>
        <translation>一個地區的官邸格全部建滿時立即計分，官邸最多的玩家得分最高。</translation>
    </message>
    <message>
        <source>Cards pay for pieces: an orange card for a piece in an orange region, such as {yan}.</source>
        <translation>棋子用卡支付：在橙色地區（例如{yan}）放一枚棋子，要一張橙色卡。</translation>
    </message>
    <message>
        <source>Take a house and place it in any free town of {yan}. It costs one orange card.</source>
        <translation>拿起一座官邸，放在{yan}任何一個空的官邸格上。這要一張橙色卡。</translation>
    </message>
    <message>
        <source>You may place two pieces a turn, both in the same region. Place a second house in {yan}.</source>
        <translation>每回合可以放兩枚棋子，都要在同一個地區。在{yan}再放一座官邸。</translation>
    </message>
    <message>
        <source>Now take cards until you hold three. {yan} has one free town left: take the open orange card.</source>
        <translation>現在補卡到三張。{yan}還剩一個空的官邸格：拿取橙色的明牌。</translation>
    </message>
    <message>
        <source>Two cards of one colour pay for a piece anywhere. Take the green card: with yours it makes a pair.</source>
        <translation>兩張同色的卡可在任何地區支付一枚棋子。拿取綠色卡：與你手上的湊成對子。</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo and Lin build.</source>
        <translation>結束你的回合，看看阿博和阿林建在哪裡。</translation>
    </message>
    <message>
        <source>Whoever has the most houses scores one point for every house in the region. If you fill {yan}, how many points do you score?</source>
        <translation>官邸最多的玩家，該地區每座官邸得 1&#xa0;分。如果你建滿{yan}，你得幾分？</translation>
    </message>
    <message>
        <source>Not quite. Count all houses that will stand in {yan}, Bo&apos;s too.</source>
        <translation>不太對。數一數{yan}將會有的所有官邸，阿博的也算。</translation>
    </message>
    <message>
        <source>Right. Place a house in the last free town, with your orange card.</source>
        <translation>正確。用橙色卡在最後一個空的官邸格放一座官邸。</translation>
    </message>
    <message>
        <source>You score {points}. Bo comes second, and scores one point for each of your {own} houses: {bo}.</source>
        <translation>你得 {points}&#xa0;分。阿博第二，你的 {own}&#xa0;座官邸每座讓他得 1&#xa0;分：共 {bo}&#xa0;分。</translation>
    </message>
    <message>
        <source>Your green cards are a pair. Pay with them for an emissary to the court of {yan}.</source>
        <translation>你的兩張綠色卡是一對。用它們支付，派一名使節到{yan}的宮廷。</translation>
    </message>
    <message>
        <source>Then you would take three cards and end your turn. Four houses in a row along roads score at the end, too.</source>
        <translation>之後你會補三張卡並結束回合。遊戲結束時，沿道路連成一線的四座官邸也會得分。</translation>
    </message>
    <message>
        <source>Alliances score at the end of the game, for whoever has the most emissaries in both courts. You lead in {zhao}, Bo in {qi}.</source>
        <translation>聯盟在遊戲結束時計分，由兩個宮廷使節都最多的玩家得分。你在{zhao}領先，阿博在{qi}領先。</translation>
    </message>
    <message>
        <source>Emissaries follow houses: a court takes only as many as the player with the most houses there has. How many may there be in {qi}?</source>
        <translation>使節跟著官邸走：一個宮廷的使節總數，不能超過該地區官邸最多的玩家的官邸數。{qi}最多容得下幾名？</translation>
    </message>
    <message>
        <source>Not quite. You and Bo have one house each in {qi}, and nobody has more.</source>
        <translation>不太對。在{qi}，你和阿博各有一座官邸，沒有人更多。</translation>
    </message>
    <message>
        <source>Right, so Bo&apos;s emissary fills the court. A second house of yours makes room. Place it in {qi}.</source>
        <translation>正確，所以阿博的使節已占滿宮廷。你再建一座官邸就有位子了：放在{qi}。</translation>
    </message>
    <message>
        <source>Now there is room for another emissary. Send yours to {qi}.</source>
        <translation>現在還容得下一名使節。派你的使節到{qi}。</translation>
    </message>
    <message>
        <source>In {qi} you and Bo are tied, and tied players all lead. How many points would this alliance bring you now?</source>
        <translation>在{qi}你和阿博平手，並列第一的都算領先。這個聯盟現在能讓你得幾分？</translation>
    </message>
    <message>
        <source>Not quite. Count all emissaries in both courts, Bo&apos;s too.</source>
        <translation>不太對。數一數兩個宮廷的所有使節，阿博的也算。</translation>
    </message>
    <message>
        <source>Right. For {zhao} you will need green cards. Take one of the open ones.</source>
        <translation>正確。在{zhao}你會需要綠色卡。從明牌中拿取一張。</translation>
    </message>
    <message>
        <source>And the other green card.</source>
        <translation>再拿另一張綠色卡。</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo sends an emissary.</source>
        <translation>結束你的回合，看看阿博把使節派到哪裡。</translation>
    </message>
    <message>
        <source>Break the tie. First make room with a house in {zhao}.</source>
        <translation>打破平手：先在{zhao}建一座官邸，騰出位子。</translation>
    </message>
    <message>
        <source>Then send another emissary to {zhao}.</source>
        <translation>然後再派一名使節到{zhao}。</translation>
    </message>
    <message>
        <source>You lead in {zhao} alone, and are tied in {qi}. How many points would the alliance bring Bo now?</source>
        <translation>你在{zhao}獨自領先，在{qi}平手。這個聯盟現在能讓阿博得幾分？</translation>
    </message>
    <message>
        <source>Not quite. An alliance scores only for those who lead in both courts.</source>
        <translation>不太對。只有在兩個宮廷都領先的玩家，才能靠聯盟得分。</translation>
    </message>
    <message>
        <source>Right: Bo leads in {qi} only. You would score {points}, Bo nothing.</source>
        <translation>正確：阿博只在{qi}領先。你會得 {points}&#xa0;分，阿博不得分。</translation>
    </message>
    <message>
        <source>The court of {zhao} counts in three alliances. Alliances often bring as many points as houses: send emissaries early.</source>
        <translation>{zhao}的宮廷屬於三個聯盟。聯盟的得分常常不輸官邸：及早派出使節。</translation>
    </message>
    <message>
        <source>Four or more of your houses in a line along roads score a point each at the end. You have two here; borders don&apos;t matter.</source>
        <translation>遊戲結束時，你沿道路的連線若有四座以上官邸，每座得 1&#xa0;分；連線可以跨越邊界。這裡你有兩座。</translation>
    </message>
    <message>
        <source>{juchao}, {poyang}, {kuaiji}: a line of three houses. How many points would it score now?</source>
        <translation>{juchao}、{poyang}、{kuaiji}：三座官邸的連線。現在能得幾分？</translation>
    </message>
    <message>
        <source>Not quite. A line of three is still too short.</source>
        <translation>不太對。三座的連線還太短。</translation>
    </message>
    <message>
        <source>Right: nothing, for one house is missing. You need cards for it. Draw one from the pile.</source>
        <translation>正確：不得分，還少一座官邸。你需要卡來支付：從牌庫抽一張。</translation>
    </message>
    <message>
        <source>Draw another one. The pile is nearly empty.</source>
        <translation>再抽一張。牌庫快空了。</translation>
    </message>
    <message>
        <source>Lin has drawn the last card, so nobody takes cards any more. You have one more turn, then Bo, and the game ends.</source>
        <translation>阿林抽走了最後一張卡，誰也不能再拿卡了。你還有一個回合，接著是阿博，然後遊戲結束。</translation>
    </message>
    <message>
        <source>Now the line has four houses. How many points will it score?</source>
        <translation>現在這條連線有四座官邸。能得幾分？</translation>
    </message>
    <message>
        <source>Not quite. Each house of the line scores one point.</source>
        <translation>不太對。連線中的每座官邸得 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Right. End your turn. After Bo&apos;s, the rest scores: regions that are not full, then alliances, then roads.</source>
        <translation>正確。結束你的回合。阿博的回合之後，其餘依序計分：先是未建滿的地區，再來是聯盟，最後是道路。</translation>
    </message>
    <message>
        <source>You win, {points} points to {bo}. Without the {line} points for your line, Bo would have won.</source>
        <translation>你以 {points} 比 {bo} 獲勝。少了連線的 {line}&#xa0;分，贏的就是阿博。</translation>
    </message>
    <message>
        <source>Place a house in {juchao}. Your two red cards pay for it as a pair.</source>
        <translation>在{juchao}放一座官邸，用你的兩張紅色卡當作對子支付。</translation>
    </message>
    <message>
        <source>Red numbers are alliances of two regions. At the end, whoever leads in both courts scores a point for each emissary in the two.</source>
        <translation>紅色數字代表兩個地區的聯盟。遊戲結束時，在兩個宮廷都領先的玩家，兩個宮廷的每名使節得 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Each red number marks an alliance of the two regions next to it: a name, not a value. This one joins {zhao} and {qi}.</source>
        <translation>每個紅色數字代表兩旁地區的聯盟；數字只是編號，不是分值。這一個是{zhao}與{qi}的聯盟。</translation>
    </message>
    <message>
        <source>Now Bo is tied with you in {zhao} too. You both lead in both courts: the alliance would bring Bo {points} points as well.</source>
        <translation>現在阿博在{zhao}也和你平手。你們兩人在兩個宮廷都領先，這個聯盟也會讓阿博得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>The discards have already made a second pile. When that runs out too, the last round begins. End your turn.</source>
        <translation>棄牌堆已經洗成第二個牌庫。它也抽完時，就進入最後一輪。結束你的回合。</translation>
    </message>
    <message>
        <source>Cards left over are worth nothing. Pay with your two yellow ones for a house in {shouchun}.</source>
        <translation>剩下的卡不值一分。用你的兩張黃色卡在{shouchun}建一座官邸。</translation>
    </message>
</context>
<context>
    <name>ChinaCommand</name>
    <message>
        <source>Swap {card}</source>
        <translation>換掉{card}</translation>
    </message>
    <message>
        <source>Take open card {number} ({colour})</source>
        <translation>拿取第 {number}&#xa0;張明牌（{colour}）</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>從牌庫抽卡</translation>
    </message>
    <message>
        <source>a house in {place} for {cards}</source>
        <translation>以{cards}在{place}建造官邸</translation>
    </message>
    <message>
        <source>an emissary to {place} for {cards}</source>
        <translation>以{cards}向{place}派遣使節</translation>
    </message>
    <message>
        <source>a fortification in {place} for {cards}</source>
        <translation>以{cards}在{place}放置城寨</translation>
    </message>
    <message>
        <source>Build a house</source>
        <translation>建造官邸</translation>
    </message>
    <message>
        <source>Send an emissary</source>
        <translation>派遣使節</translation>
    </message>
    <message>
        <source>Place a fortification</source>
        <translation>放置城寨</translation>
    </message>
    <message>
        <source>You can&apos;t undo drawing a card.</source>
        <translation>抽卡後無法復原。</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>拿取第 {number}&#xa0;張明牌</translation>
    </message>
    <message>
        <source>House in {place} for {cards}</source>
        <translation>{place}：以{cards}建造官邸</translation>
    </message>
    <message>
        <source>Emissary to {region} for {cards}</source>
        <translation>{region}：以{cards}派遣使節</translation>
    </message>
    <message>
        <source>Fortification in {place} for {cards}</source>
        <translation>{place}：以{cards}放置城寨</translation>
    </message>
</context>
<context>
    <name>ChinaHabit</name>
    <message>
        <source>Overlooks the roads.</source>
        <translation>會忽略道路。</translation>
    </message>
    <message>
        <source>Thinks at least ten times as long as the strong player.</source>
        <translation>思考時間至少是高手玩家的十倍。</translation>
    </message>
</context>
<context>
    <name>ChinaInspector</name>
    <message>
        <source>{column}: {number}</source>
        <translation>{column}：{number}</translation>
    </message>
    <message>
        <source>{player} – {numbers}</source>
        <translation>{player}：{numbers}</translation>
    </message>
    <message>
        <source>{built} of {spaces} built</source>
        <translation>已建 {built}／{spaces}</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>官邸</translation>
    </message>
    <message>
        <source>Houses in this region.</source>
        <translation>這個地區的官邸。</translation>
    </message>
    <message>
        <source>Points scored for this region.</source>
        <translation>此地區結算所得的分數。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>Points if the region were scored as it stands.</source>
        <translation>若地區依目前局面結算，可得的分數。</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>建滿</translation>
    </message>
    <message>
        <source>Points if this player built in every town that is still free.</source>
        <translation>若這位玩家建滿所有空的官邸格，可得的分數。</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>宮廷</translation>
    </message>
    <message>
        <source>Emissaries in this court.</source>
        <translation>這個宮廷的使節。</translation>
    </message>
    <message>
        <source>Scored.</source>
        <translation>已結算。</translation>
    </message>
    <message>
        <source>No room for emissaries.</source>
        <translation>目前不能再派使節。</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n emissary(ies).</source>
        <translation>
            <numerusform>還可容納 %n&#xa0;名使節。</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of a line of {count} houses, worth {points}.</source>
        <translation>屬於 {count}&#xa0;座官邸的連線，價值 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Points for leading in both courts, as they stand.</source>
        <translation>依目前局面，在兩地宮廷都領先可得的分數。</translation>
    </message>
    <message>
        <source>Whoever leads in both courts scores 1 point for each emissary there.</source>
        <translation>在兩地宮廷都領先的玩家，兩地每名使節各得 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>ChinaLessons</name>
    <message>
        <source>Your first two turns</source>
        <translation>你的前兩個回合</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>聯盟</translation>
    </message>
    <message>
        <source>Roads, and the end of the game</source>
        <translation>道路與遊戲結束</translation>
    </message>
    <message>
        <source>Houses made the difference.</source>
        <translation>勝負差在官邸。</translation>
    </message>
    <message>
        <source>Alliances made the difference.</source>
        <translation>勝負差在聯盟。</translation>
    </message>
    <message>
        <source>Roads made the difference.</source>
        <translation>勝負差在道路。</translation>
    </message>
</context>
<context>
    <name>ChinaMap</name>
    <message>
        <source>{action}.</source>
        <comment>read aloud</comment>
        <translation>{action}。</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud</comment>
        <translation>{title}。</translation>
    </message>
    <message>
        <source>Fills {region}, so its houses will be scored.</source>
        <translation>建滿{region}，當地官邸隨即結算。</translation>
    </message>
    <message>
        <source>Roads lead to {towns}.</source>
        <translation>道路通往{towns}。</translation>
    </message>
    <message>
        <source>nobody scores yet.</source>
        <translation>目前無人得分。</translation>
    </message>
    <message>
        <source>points now, {points}.</source>
        <translation>目前得分，{points}。</translation>
    </message>
    <message>
        <source>Its houses have scored: {points}.</source>
        <translation>當地官邸已得分：{points}。</translation>
    </message>
    <message>
        <source>Its houses would score now: {points}.</source>
        <translation>當地官邸目前可得分：{points}。</translation>
    </message>
    <message>
        <source>{colour} {count}</source>
        <comment>a seat&apos;s colour, and how many it has</comment>
        <translation>{colour} {count}</translation>
    </message>
    <message>
        <source>{town}: fortification, no house</source>
        <translation>{town}：城寨，沒有官邸</translation>
    </message>
    <message>
        <source>{town}: empty</source>
        <translation>{town}：空</translation>
    </message>
    <message>
        <source>{town}: house on a fortification, {colour}</source>
        <translation>{town}：城寨上的官邸，{colour}</translation>
    </message>
    <message>
        <source>{town}: house, {colour}</source>
        <translation>{town}：官邸，{colour}</translation>
    </message>
    <message>
        <source>Court of {region}: closed, no houses in the region</source>
        <translation>{region}的宮廷：尚未開放，地區內沒有官邸</translation>
    </message>
    <message>
        <source>Court of {region}: empty, room for {room}</source>
        <translation>{region}的宮廷：空，可容 {room} 名</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; full</source>
        <translation>{region}的宮廷：{emissaries}；已滿</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; room for {room} more</source>
        <translation>{region}的宮廷：{emissaries}；還可容 {room} 名</translation>
    </message>
    <message>
        <source>{region}: scored, {houses}</source>
        <translation>{region}：已結算，{houses}</translation>
    </message>
    <message>
        <source>{region}: no houses in {count} towns</source>
        <translation>{region}：{count}&#xa0;個官邸格，沒有官邸</translation>
    </message>
    <message>
        <source>{region}: {built} of {count} towns built, {houses}</source>
        <translation>{region}：官邸格已建 {built}／{count}，{houses}</translation>
    </message>
    <message>
        <source>{alliance}: points now, {points}</source>
        <translation>{alliance}：目前得分，{points}</translation>
    </message>
    <message>
        <source>{alliance}: no points for anyone yet</source>
        <translation>{alliance}：目前無人得分</translation>
    </message>
    <message>
        <source>Road {road}</source>
        <translation>道路 {road}</translation>
    </message>
    <message>
        <source>Road {road}: houses of {colour} at both ends</source>
        <translation>道路 {road}：兩端都是{colour}方官邸</translation>
    </message>
</context>
<context>
    <name>ChinaOption</name>
    <message>
        <source>Map</source>
        <translation>地圖</translation>
    </message>
    <message>
        <source>48 towns for three or four players.</source>
        <translation>48&#xa0;個官邸格，適合三至四位玩家。</translation>
    </message>
    <message>
        <source>56 towns for four or five players.</source>
        <translation>56&#xa0;個官邸格，適合四至五位玩家。</translation>
    </message>
    <message>
        <source>Card mix</source>
        <translation>卡牌配置</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>各色不同</translation>
    </message>
    <message>
        <source>The full deck has 13 red, 12 green, 11 yellow, 11 orange and 10 purple cards.</source>
        <translation>整副卡有紅 13、綠 12、黃 11、橙 11、紫 10&#xa0;張。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The full deck has 12 cards of each colour, but only 9 purple.</source>
        <translation>整副卡每色 12&#xa0;張，紫色只有 9&#xa0;張。</translation>
    </message>
    <message>
        <source>Road scoring</source>
        <translation>道路結算</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有連線</translation>
    </message>
    <message>
        <source>All your lines of at least four houses score, each house counting once.</source>
        <translation>所有四座官邸以上的連線都得分，每座官邸只算一次。</translation>
    </message>
    <message>
        <source>One per group</source>
        <translation>每組一條</translation>
    </message>
    <message>
        <source>In each group of connected houses, only your best line scores.</source>
        <translation>每組相連的官邸中，只有你最好的一條連線得分。</translation>
    </message>
    <message>
        <source>House on a new fortification</source>
        <translation>新城寨上的官邸</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須建造</translation>
    </message>
    <message>
        <source>If you can, you must build on your fortification right away.</source>
        <translation>只要做得到，你就必須立刻在自己的城寨上建造。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>自由決定</translation>
    </message>
    <message>
        <source>You needn&apos;t build on your fortification; others may do so later.</source>
        <translation>你不必在自己的城寨上建造，之後其他人也可以建造。</translation>
    </message>
    <message>
        <source>Open cards in hand</source>
        <translation>手牌中的明牌</translation>
    </message>
    <message>
        <source>Stay visible</source>
        <translation>保持公開</translation>
    </message>
    <message>
        <source>Everyone can still see the open cards you have taken.</source>
        <translation>你拿走的明牌，所有人仍看得到。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>open cards in hand</comment>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>The open cards you take are hidden once your turn ends: others must remember.</source>
        <translation>你拿走的明牌在回合結束後隱藏，其他人得靠記憶。</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>城寨</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>fortifications</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>There are no fortifications.</source>
        <translation>沒有城寨。</translation>
    </message>
    <message>
        <source>On</source>
        <comment>fortifications</comment>
        <translation>有</translation>
    </message>
    <message>
        <source>Each player has one: it doubles the points of a region and of a line.</source>
        <translation>每位玩家有一座，可使一個地區和一條連線的得分加倍。</translation>
    </message>
</context>
<context>
    <name>ChinaPiece</name>
    <message>
        <source>House</source>
        <translation>官邸</translation>
    </message>
    <message>
        <source>Emissary</source>
        <translation>使節</translation>
    </message>
    <message>
        <source>Fortification</source>
        <translation>城寨</translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n&#xa0;座官邸</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emissary(ies)</source>
        <translation>
            <numerusform>%n&#xa0;名使節</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortification(s)</source>
        <translation>
            <numerusform>%n&#xa0;座城寨</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaPlace</name>
    <message>
        <source>{town} ({region})</source>
        <translation>{town}（{region}）</translation>
    </message>
    <message>
        <source>{town}–{next}</source>
        <comment>two towns along a road</comment>
        <translation>{town}–{next}</translation>
    </message>
    <message>
        <source>Alliance {number} ({one} and {other})</source>
        <translation>聯盟 {number}（{one}與{other}）</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>A 面</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>B 面</translation>
    </message>
</context>
<context>
    <name>ChinaPlayers</name>
    <message>
        <source>{player}: score {score}; left: {pieces}; hand: {hand}</source>
        <translation>{player}：{score}&#xa0;分；剩餘：{pieces}；手牌：{hand}</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n&#xa0;張暗牌</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>沒有卡</translation>
    </message>
    <message>
        <source>Houses left: {count}</source>
        <translation>剩餘官邸：{count}</translation>
    </message>
    <message>
        <source>Emissaries left: {count}</source>
        <translation>剩餘使節：{count}</translation>
    </message>
    <message>
        <source>Fortifications left: {count}</source>
        <translation>剩餘城寨：{count}</translation>
    </message>
</context>
<context>
    <name>ChinaPrompt</name>
    <message>
        <source>Now build a house on your fortification in {town}.</source>
        <translation>接著在{town}的城寨上建造官邸。</translation>
    </message>
    <message>
        <source>{player} must build on the fortification in {town}.</source>
        <translation>{player}必須在{town}的城寨上建造。</translation>
    </message>
    <message>
        <source>{player} is taking cards.</source>
        <translation>{player}正在拿卡。</translation>
    </message>
    <message>
        <source>Your turn – place one or two pieces in a region, or swap a card.</source>
        <translation>輪到你：在一個地區放置一或兩枚棋子，或換一張卡。</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece – swap a card.</source>
        <translation>你無法放置棋子：請換一張卡。</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or take cards.</source>
        <translation>在{region}放置第二枚棋子，或開始拿卡。</translation>
    </message>
    <message>
        <source>The pile ran out for the second time.</source>
        <translation>牌庫第二次用完。</translation>
    </message>
    <message>
        <source>Nobody can place another piece.</source>
        <translation>沒有人能再放置棋子。</translation>
    </message>
    <message>
        <source>Your turn – place a piece, or swap a card. An empty region takes only one piece a turn.</source>
        <translation>輪到你：放置一枚棋子，或換一張卡。空地區每回合只能放一枚。</translation>
    </message>
    <message>
        <source>Take a card – an open one or the top one of the pile.</source>
        <translation>拿一張卡：明牌，或牌庫頂的一張。</translation>
    </message>
    <message>
        <source>Take {count} cards, one by one – open ones or from the pile.</source>
        <translation>逐一拿 {count}&#xa0;張卡：明牌或牌庫皆可。</translation>
    </message>
    <message>
        <source>The pile is used up – end your turn.</source>
        <translation>牌庫已用完：請結束回合。</translation>
    </message>
    <message>
        <source>The pile is used up – place one or two pieces, or pass.</source>
        <translation>牌庫已用完：放置一或兩枚棋子，或跳過。</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece and must pass.</source>
        <translation>你無法放置棋子，必須跳過。</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or end your turn.</source>
        <translation>在{region}放置第二枚棋子，或結束回合。</translation>
    </message>
</context>
<context>
    <name>ChinaReference</name>
    <message>
        <source>Build houses in the nine regions and send emissaries to their courts. Houses score as soon as their region is full; alliances and roads score at the end. The highest score wins.</source>
        <translation>在九個地區建造官邸，並派使節進入各地宮廷。地區一建滿，官邸立即得分；聯盟和道路在終局得分。分數最高者獲勝。</translation>
    </message>
    <message>
        <source>Either place one or two pieces, then take cards until you hold three.</source>
        <translation>二選一：放置一或兩枚棋子，然後拿卡，直到有三張。</translation>
    </message>
    <message>
        <source>Or swap: discard one card and take another. That is your whole turn.</source>
        <translation>或者換牌：棄掉一張卡，再拿一張。回合就此結束。</translation>
    </message>
    <message>
        <source>All the pieces of a turn go to the same region. If it has no pieces at all yet, you may place only one.</source>
        <translation>一回合的棋子都放在同一個地區。若該地區尚無任何棋子，只能放一枚。</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>Each piece costs one card of its region&apos;s colour, or a pair: two cards of one other colour.</source>
        <translation>每枚棋子需要一張該地區顏色的卡，或一個對子：兩張同色的其他顏色卡。</translation>
    </message>
    <message>
        <source>Houses and emissaries</source>
        <translation>官邸與使節</translation>
    </message>
    <message>
        <source>You have 20 houses and 8 emissaries.</source>
        <translation>你有 20&#xa0;座官邸和 8 名使節。</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>拿卡</translation>
    </message>
    <message>
        <source>Take open cards or draw from the pile, as you like, one by one. Once you take a card, you place no more pieces. You can&apos;t undo drawing.</source>
        <translation>逐一拿取明牌或從牌庫抽卡，可任意混合。一旦拿卡，就不能再放棋子。抽卡後無法復原。</translation>
    </message>
    <message>
        <source>At the end of your turn, the gaps in the four open cards are filled.</source>
        <translation>回合結束時，將明牌補滿四張。</translation>
    </message>
    <message>
        <source>With four players one card of each colour is taken out before the game, with three players two.</source>
        <translation>四位玩家時，開局前移除每色一張卡；三位時移除兩張。</translation>
    </message>
    <message>
        <source>Scoring a region</source>
        <translation>結算地區</translation>
    </message>
    <message>
        <source>Whoever has the most houses there scores 1 point for each house in the region, no matter whose. Every other player with houses there scores as many points as a player one rank higher has houses.</source>
        <translation>官邸最多者，該地區每座官邸各得 1&#xa0;分，不論屬於誰。其他有官邸的玩家，得分等於名次高一位的玩家的官邸數。</translation>
    </message>
    <message>
        <source>Example: 4, 2 and 1 houses score 7, 4 and 2 points.</source>
        <translation>例：4、2、1&#xa0;座官邸分別得 7、4、2&#xa0;分。</translation>
    </message>
    <message>
        <source>Tied players share a rank and all score in full.</source>
        <translation>平手者名次相同，都獲得全部分數。</translation>
    </message>
    <message>
        <source>Fortifications (optional)</source>
        <translation>城寨（可選）</translation>
    </message>
    <message>
        <source>A house goes in any free town of the region.</source>
        <translation>官邸可建在該地區任何空的官邸格。</translation>
    </message>
    <message>
        <source>Emissaries go to the region&apos;s court, even if you have no house there. In all, a court takes as many emissaries as the player with the most houses in its region has houses: no house, no emissary.</source>
        <translation>使節進入該地區的宮廷，即使你在當地沒有官邸。使節總數不得超過當地官邸最多的玩家的官邸數：沒有官邸，就沒有使節。</translation>
    </message>
    <message>
        <source>When the last town of a region is built on, the region scores at once; then the turn goes on.</source>
        <translation>地區的最後一個官邸格建好後，立即結算，然後回合繼續。</translation>
    </message>
    <message>
        <source>Each player has one. It is a piece like the others and goes in a town without a house. Once placed, it belongs to nobody.</source>
        <translation>每位玩家有一座。它和其他棋子一樣使用，放在沒有官邸的官邸格。放置後不屬於任何人。</translation>
    </message>
    <message>
        <source>With a house on a fortification you score double for that region, and for a line through it. Two fortifications don&apos;t double twice.</source>
        <translation>官邸建在城寨上，該地區和經過它的一條連線都得雙倍分數。兩座城寨不會加倍兩次。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>The first time the pile is used up, the discards are shuffled into a new one. The second time, nobody takes cards any more, and the round is finished: each remaining player places one or two pieces or passes.</source>
        <translation>牌庫第一次用完時，將棄牌洗成新的牌庫。第二次用完時，不再拿卡，並打完這一輪：剩下的玩家各放一或兩枚棋子，或跳過。</translation>
    </message>
    <message>
        <source>The game also ends when nobody could place any piece anywhere.</source>
        <translation>若任何人都無法再放置棋子，遊戲也會結束。</translation>
    </message>
    <message>
        <source>Then regions that aren&apos;t full score the houses they have.</source>
        <translation>接著，未建滿的地區以現有的官邸結算。</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>聯盟</translation>
    </message>
    <message>
        <source>Any two neighbouring regions form an alliance, numbered from 1 to 15. If you have the most emissaries in both courts, alone or tied, you score 1 point for each emissary in the two courts, no matter whose.</source>
        <translation>每兩個相鄰地區組成一個聯盟，編號 1 至 15。若你在兩地宮廷的使節都最多（平手也算），兩地每名使節各得 1&#xa0;分，不論屬於誰。</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>A line is at least four of your houses in a row along roads, without forks; it may cross borders. It scores 1 point per house.</source>
        <translation>連線是沿道路連續四座以上的自己的官邸，不能分岔，可以跨越邊界。每座官邸 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Of tied players, the one with more pieces left wins; if that is equal too, they share the win.</source>
        <translation>平手時，剩餘棋子較多者獲勝；若仍相同，則共享勝利。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>關於本遊戲</translation>
    </message>
    <message>
        <source>China is a board game by Michael Schacht. This is an unofficial adaptation, with its own map, pictures and words.</source>
        <translation>《中國》是 Michael Schacht 設計的桌上遊戲。本程式是非官方改編，地圖、圖畫和文字均為自製。</translation>
    </message>
</context>
<context>
    <name>ChinaRefusal</name>
    <message>
        <source>Once you swap or take a card, you can&apos;t place any more pieces.</source>
        <translation>換牌或拿卡之後，不能再放置棋子。</translation>
    </message>
    <message>
        <source>You have already placed two pieces this turn.</source>
        <translation>你這回合已放置兩枚棋子。</translation>
    </message>
    <message>
        <source>This region was empty: only one piece may be placed in it this turn.</source>
        <translation>此地區原本是空的：這回合只能放一枚棋子。</translation>
    </message>
    <message>
        <source>Both pieces must go to the same region.</source>
        <translation>兩枚棋子必須放在同一個地區。</translation>
    </message>
    <message>
        <source>First build a house on your fortification.</source>
        <translation>請先在你的城寨上建造官邸。</translation>
    </message>
    <message>
        <source>This region isn&apos;t on the map.</source>
        <translation>地圖上沒有這個地區。</translation>
    </message>
    <message>
        <source>This town isn&apos;t on the map.</source>
        <translation>地圖上沒有這個官邸格。</translation>
    </message>
    <message>
        <source>There is already a house in this town.</source>
        <translation>這個官邸格已有官邸。</translation>
    </message>
    <message>
        <source>There is already a fortification in this town.</source>
        <translation>這個官邸格已有城寨。</translation>
    </message>
    <message>
        <source>This court is full: it takes only as many emissaries as the player with the most houses there has houses.</source>
        <translation>宮廷已滿：使節數不得超過當地官邸最多的玩家的官邸數。</translation>
    </message>
    <message>
        <source>A court takes no emissaries until there is a house in its region.</source>
        <translation>地區內有官邸之前，宮廷不接待使節。</translation>
    </message>
    <message>
        <source>You have no houses left.</source>
        <translation>你已沒有官邸。</translation>
    </message>
    <message>
        <source>You have no emissaries left.</source>
        <translation>你已沒有使節。</translation>
    </message>
    <message>
        <source>You have no fortification left.</source>
        <translation>你已沒有城寨。</translation>
    </message>
    <message>
        <source>You have neither a card of this colour nor a pair.</source>
        <translation>你沒有這個顏色的卡，也沒有對子。</translation>
    </message>
    <message>
        <source>You don&apos;t have two cards of this colour.</source>
        <translation>你沒有兩張這個顏色的卡。</translation>
    </message>
    <message>
        <source>A pair can only stand for another colour: here one card is enough.</source>
        <translation>對子只能代替其他顏色：這裡一張卡就夠了。</translation>
    </message>
    <message>
        <source>You don&apos;t have this card in your hand.</source>
        <translation>你的手牌中沒有這張卡。</translation>
    </message>
    <message>
        <source>You can&apos;t do this once your turn has begun.</source>
        <translation>回合開始行動後就不能這樣做。</translation>
    </message>
    <message>
        <source>In the last round, you can&apos;t swap or take cards.</source>
        <translation>最後一輪不再換牌或拿卡。</translation>
    </message>
    <message>
        <source>You can only pass in the last round. Swap a card instead.</source>
        <translation>只有最後一輪才能跳過。請改為換牌。</translation>
    </message>
    <message>
        <source>First place a piece or swap a card.</source>
        <translation>請先放置棋子或換牌。</translation>
    </message>
    <message>
        <source>You already hold three cards.</source>
        <translation>你已有三張卡。</translation>
    </message>
    <message>
        <source>Take cards until you hold three.</source>
        <translation>請拿卡，直到有三張。</translation>
    </message>
    <message>
        <source>There is no such open card.</source>
        <translation>沒有這張明牌。</translation>
    </message>
    <message>
        <source>This open card has been taken: a new one comes when the turn ends.</source>
        <translation>這張明牌已被拿走：回合結束時補充。</translation>
    </message>
    <message>
        <source>No court that you can pay for has room for an emissary.</source>
        <translation>你的卡所能支付的宮廷都容不下使節。</translation>
    </message>
    <message>
        <source>No town that you can pay for has room.</source>
        <translation>你的卡所能支付的地方都沒有空的官邸格。</translation>
    </message>
    <message>
        <source>Here this card alone isn&apos;t enough: choose both of the pair.</source>
        <translation>這裡只用這一張卡不夠：請選對子的兩張卡。</translation>
    </message>
</context>
<context>
    <name>ChinaScoring</name>
    <message>
        <source>{player} leads in both courts: {emissaries} = {points}</source>
        <translation>{player}在兩地宮廷都領先：{emissaries} = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{towns}: {houses}, fortification ×2 = {points}</source>
        <translation>{towns}：{houses}，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{towns}: {houses} = {points}</source>
        <translation>{towns}：{houses} = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others, fortification ×2 = {points}</source>
        <translation>{player}：{houses}，沒有其他官邸，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others = {points}</source>
        <translation>{player}：{houses}，沒有其他官邸 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}：{houses}，最多，得全部 {counted}，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, the most – all {counted} = {points}</source>
        <translation>{player}：{houses}，最多，得全部 {counted} = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted}, fortification ×2 = {points}</source>
        <translation>{player}：{houses}，並列最多，得全部 {counted}，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted} = {points}</source>
        <translation>{player}：{houses}，並列最多，得全部 {counted} = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted}, fortification ×2 = {points}</source>
        <translation>{player}：{houses}，上一名次有 {counted}，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses} – the rank above has {counted} = {points}</source>
        <translation>{player}：{houses}，上一名次有 {counted} = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>終局結算</translation>
    </message>
    <message>
        <source>Regions, alliances and roads are counted. Scores so far:</source>
        <translation>結算地區、聯盟和道路。目前分數：</translation>
    </message>
    <message>
        <source>Its houses are scored at once. Scores so far:</source>
        <translation>當地官邸立即結算。目前分數：</translation>
    </message>
    <message>
        <source>{region} is full</source>
        <translation>{region}已建滿</translation>
    </message>
    <message>
        <source>{region} is being scored.</source>
        <translation>正在結算{region}。</translation>
    </message>
    <message>
        <source>Nobody leads in both courts.</source>
        <translation>無人在兩地宮廷都領先。</translation>
    </message>
    <message>
        <source>Roads of {player}</source>
        <translation>{player}的道路</translation>
    </message>
    <message>
        <source>No line of four houses.</source>
        <translation>沒有四座官邸的連線。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChinaSource</name>
    <message>
        <source>Houses</source>
        <translation>官邸</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>聯盟</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>道路</translation>
    </message>
</context>
<context>
    <name>ChinaTray</name>
    <message>
        <source>Empty space for an open card</source>
        <translation>明牌的空位</translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n card(s)</source>
        <translation>
            <numerusform>牌庫：%n&#xa0;張卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile: %n card(s)</source>
        <translation>
            <numerusform>第二副牌庫：%n&#xa0;張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out again, this round is the last.</source>
        <translation>再次用完時，打完這一輪遊戲就結束。</translation>
    </message>
    <message>
        <source>Your pieces</source>
        <translation>你的棋子</translation>
    </message>
    <message>
        <source>{player}&apos;s pieces</source>
        <translation>{player}的棋子</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>a button</comment>
        <translation>換牌</translation>
    </message>
    <message>
        <source>To swap, first choose a card from your hand.</source>
        <translation>要換牌，請先選一張手牌。</translation>
    </message>
    <message>
        <source>Card {number} in hand</source>
        <translation>第 {number}&#xa0;張手牌</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>拿取第 {number}&#xa0;張明牌</translation>
    </message>
</context>
<context>
    <name>ChinaVictory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.</source>
        <translation>
            <numerusform>{player}以 {score}&#xa0;分和較多的剩餘棋子獲勝：{more} 比 {fewer}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({count})</source>
        <comment>a player, and how many pieces are left</comment>
        <translation>{player}（{count}）</translation>
    </message>
    <message>
        <source>Equal on points, ranked by pieces left: {players}.</source>
        <translation>得分相同，依剩餘棋子排名：{players}。</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>介面大小</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>電腦玩家速度</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme</comment>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Fades only</source>
        <comment>motion</comment>
        <translation>僅淡入淡出</translation>
    </message>
    <message>
        <source>Half speed</source>
        <comment>motion</comment>
        <translation>半速</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <comment>motion</comment>
        <translation>正常速度</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>size of the interface</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>bots</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Twice as fast</source>
        <comment>motion</comment>
        <translation>2 倍速</translation>
    </message>
    <message>
        <source>Four times as fast</source>
        <comment>motion</comment>
        <translation>4 倍速</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>bots</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>bots</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>bots</comment>
        <translation>立即</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>{region}&apos;s threat is revealed: {value}.</source>
        <translation>{region}的威脅標記翻開：{value}。</translation>
    </message>
    <message>
        <source>{player} builds a neutral wall in {province}.</source>
        <translation>{player}在{province}建造一段中立單城牆。</translation>
    </message>
    <message>
        <source>{player} builds a wall in {province}.</source>
        <translation>{player}在{province}建造一段單城牆。</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west}.</source>
        <translation>{player}在{west}建造雙城牆。</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west} and {east}.</source>
        <translation>{player}建造雙城牆，橫跨{west}與{east}。</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province} and reserves a square next to it.</source>
        <translation>{player}在{province}建造敵樓，並保留旁邊一格。</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province}.</source>
        <translation>{player}在{province}建造敵樓。</translation>
    </message>
    <message>
        <source>{player} builds on the reserved square.</source>
        <translation>{player}在敵樓旁保留的方格上建造。</translation>
    </message>
    <message>
        <source>{player} has no walls left, so the reserved square is free.</source>
        <translation>{player}已沒有單城牆，敵樓旁的方格不再保留。</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player}在{province}打出一張行動卡。</translation>
    </message>
    <message>
        <source>{player} plays the {card} in {province}.</source>
        <translation>{player}在{province}打出行動卡「{card}」。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}.</source>
        <translation>{player}偷看{region}的威脅標記。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}: {value}.</source>
        <translation>{player}偷看{region}的威脅標記：{value}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}. Cancelled out: {void}.</source>
        <translation>{province}的行動卡：{cards}。作廢：{void}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>{province}的行動卡：{cards}。</translation>
    </message>
    <message>
        <source>Cards in {province}, all cancelled out: {void}.</source>
        <translation>{province}的行動卡全部作廢：{void}。</translation>
    </message>
    <message>
        <source>No cards were played in {province}.</source>
        <translation>{province}沒有行動卡。</translation>
    </message>
    <message>
        <source>{card} secretly removes {region}&apos;s threat.</source>
        <translation>{card}移除{region}的威脅標記，不公開。</translation>
    </message>
    <message>
        <source>{card} removes {region}&apos;s threat: {value}.</source>
        <translation>{card}移除{region}的威脅標記：{value}。</translation>
    </message>
    <message>
        <source>{card} raises the value by {points}.</source>
        <translation>{card}使價值增加 {points}。</translation>
    </message>
    <message>
        <source>{card} lowers the value by {points}.</source>
        <translation>{card}使價值減少 {points}。</translation>
    </message>
    <message>
        <source>{card} counts as one extra wall.</source>
        <translation>{card}多算一段城牆。</translation>
    </message>
    <message>
        <source>{card} counts as two extra walls.</source>
        <translation>{card}多算兩段城牆。</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no other card to cancel.</source>
        <translation>{card}沒有效果：沒有其他行動卡可以移除。</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no wall to break and no threat to remove.</source>
        <translation>{card}沒有效果：沒有單城牆可以摧毀，也沒有威脅可以移除。</translation>
    </message>
    <message>
        <source>{card} has no effect: there are no walls to swap.</source>
        <translation>{card}沒有效果：沒有單城牆可以互換。</translation>
    </message>
    <message>
        <source>{card} breaks a neutral wall.</source>
        <translation>{card}摧毀一段中立單城牆。</translation>
    </message>
    <message>
        <source>{card} breaks one of their own walls.</source>
        <translation>{card}摧毀自己的一段單城牆。</translation>
    </message>
    <message>
        <source>{card} breaks one of {player}&apos;s walls.</source>
        <translation>{card}摧毀{player}的一段單城牆。</translation>
    </message>
    <message>
        <source>{card} swaps {wall} in {here} with {other_wall} in {there}.</source>
        <translation>{card}將{wall}（{here}）與{other_wall}（{there}）互換。</translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>{card}移除{other}。</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>{card}放棄互換。</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player}填滿{province}。</translation>
    </message>
    <message>
        <source>{province} gets an emperor card.</source>
        <translation>{province}獲得一張皇帝卡。</translation>
    </message>
    <message>
        <source>{province} gets an emperor card ({count} of {all}).</source>
        <translation>{province}獲得一張皇帝卡（{count}／{all}）。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province}的價值為 {value}：城牆 {walls}、聲望 {reputation}、行動卡 {change}。領先：{players}。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player has the majority.</source>
        <translation>{province}的價值為 {value}：城牆 {walls}、聲望 {reputation}、行動卡 {change}。沒有玩家領先。</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in {region}.</source>
        <translation>
            <numerusform>{player}在{region}損失 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player}在{province}獲得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for the double wall.</source>
        <translation>
            <numerusform>{player}以雙城牆獲得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {source}.</source>
        <translation>
            <numerusform>{player}獲得 %n&#xa0;分：{source}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter, so nobody loses points.</source>
        <translation>{region}已沒有威脅標記，不損失分數。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。城牆最多：{players}。受敵樓保護：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>{region}入侵：{value}。城牆最多：{players}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。受敵樓保護：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player has the majority.</source>
        <translation>{region}入侵：{value}。沒有玩家的城牆最多。</translation>
    </message>
    <message>
        <source>{event}, provinces with walls: {counts}.</source>
        <translation>{event}，有城牆的區域：{counts}。</translation>
    </message>
    <message>
        <source>{event}, longest run: {counts}.</source>
        <translation>{event}，最長的連續城牆：{counts}。</translation>
    </message>
    <message>
        <source>{event}, cards in hand: {counts}.</source>
        <translation>{event}，剩餘手牌：{counts}。</translation>
    </message>
    <message>
        <source>{event}: {counts}.</source>
        <translation>{event}：{counts}。</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>a neutral wall</source>
        <translation>中立單城牆</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <comment>in a sentence</comment>
        <translation>{player}的單城牆</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <translation>{player}的{card}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>第 {number} 回合：{player}</translation>
    </message>
    <message>
        <source>{player} ends the turn.</source>
        <translation>{player}結束回合。</translation>
    </message>
    <message>
        <source>{player} has no moves left and passes.</source>
        <translation>{player}無法行動，跳過回合。</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows.</source>
        <translation>集滿三張皇帝卡：增加圖板。</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows by {board}, drawn at random.</source>
        <translation>集滿三張皇帝卡：增加圖板，抽到{board}。</translation>
    </message>
    <message>
        <source>{player} adds {board} in the west.</source>
        <translation>{player}在西端增加{board}。</translation>
    </message>
    <message>
        <source>{player} adds {board} in the east.</source>
        <translation>{player}在東端增加{board}。</translation>
    </message>
    <message>
        <source>The wall is finished: the Mongols attack.</source>
        <translation>長城完工，蒙古軍入侵。</translation>
    </message>
    <message>
        <source>Everyone has passed: the Mongols attack.</source>
        <translation>所有玩家都跳過回合，蒙古軍入侵。</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>紀事</translation>
    </message>
    <message>
        <source>{player} took a hint.</source>
        <translation>{player}看了提示。</translation>
    </message>
    <message>
        <source>{player} now simulates {nodes} games per move instead of {before}.</source>
        <translation>{player}每一步模擬的局數由 {before} 改為 {nodes}。</translation>
    </message>
    <message>
        <source>{told}; {clause}</source>
        <translation>{told}；{clause}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>{deed}, and peeked at {regions}</source>
        <translation>{deed}，並偷看{regions}的威脅標記</translation>
    </message>
    <message>
        <source>{player} peeked at {regions}</source>
        <translation>{player}偷看了{regions}的威脅標記</translation>
    </message>
    <message>
        <source>{player} built a tower in {province}</source>
        <translation>{player}在{province}建造敵樓</translation>
    </message>
    <message>
        <source>{player} had no moves left and passed</source>
        <translation>{player}無法行動，跳過回合</translation>
    </message>
    <message>
        <source>{player} built a double wall in {places} and scored {points}</source>
        <translation>{player}在{places}建造雙城牆，獲得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player} played a card and built a wall in {places}</source>
        <translation>{player}在{places}打出行動卡並建造單城牆</translation>
    </message>
    <message>
        <source>{player} built walls in {places}</source>
        <translation>{player}在{places}各建造一段單城牆</translation>
    </message>
    <message>
        <source>{player} built a wall in {places}</source>
        <translation>{player}在{places}建造單城牆</translation>
    </message>
    <message>
        <source>{player} played cards in {places}</source>
        <translation>{player}在{places}各打出一張行動卡</translation>
    </message>
    <message>
        <source>{player} played a card in {places}</source>
        <translation>{player}在{places}打出行動卡</translation>
    </message>
    <message>
        <source>{deed}, with a neutral wall in {province}</source>
        <translation>{deed}，另在{province}建造中立單城牆</translation>
    </message>
    <message>
        <source>{player} built a neutral wall in {province}</source>
        <translation>{player}在{province}建造中立單城牆</translation>
    </message>
    <message>
        <source>{region}&apos;s threat is revealed ({value})</source>
        <translation>{region}的威脅標記翻開（{value}）</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province}已填滿</translation>
    </message>
    <message>
        <source>{province} is complete: nobody scores</source>
        <translation>{province}填滿，無人得分</translation>
    </message>
    <message>
        <source>{province} is complete: {players} scores {points}</source>
        <translation>{province}填滿，{players}獲得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{province} is complete: {players} score {points} each</source>
        <translation>{province}填滿，{players}各獲得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{board} is added in the west</source>
        <translation>西端增加{board}</translation>
    </message>
    <message>
        <source>{board} is added in the east</source>
        <translation>東端增加{board}</translation>
    </message>
    <message>
        <source>The Mongols attack, but nobody loses points</source>
        <translation>蒙古軍入侵，但無人損失分數</translation>
    </message>
    <message>
        <source>{player} loses {points}</source>
        <translation>{player} −{points}&#xa0;分</translation>
    </message>
    <message>
        <source>The Mongols attack: {losses}</source>
        <translation>蒙古軍入侵：{losses}</translation>
    </message>
    <message>
        <source>{player} scores {points}</source>
        <translation>{player} +{points}&#xa0;分</translation>
    </message>
    <message>
        <source>{event}: {gains}</source>
        <translation>{event}：{gains}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>無人得分</translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation>細節已展開</translation>
    </message>
    <message>
        <source>Details hidden</source>
        <translation>細節已收合</translation>
    </message>
    <message>
        <source>Help for everyone is now: {help}.</source>
        <translation>從現在起全桌的輔助：{help}。</translation>
    </message>
    <message>
        <source>{player} now plays in person.</source>
        <translation>{player}改由本人操控。</translation>
    </message>
    <message>
        <source>Everyone agreed to go back to this point.</source>
        <translation>全桌同意，退回到這裡。</translation>
    </message>
    <message>
        <source>A novice bot now plays for {player}.</source>
        <translation>{player}改由新手電腦玩家代打。</translation>
    </message>
    <message>
        <source>A club-level bot now plays for {player}.</source>
        <translation>{player}改由老手電腦玩家代打。</translation>
    </message>
    <message>
        <source>A strong bot now plays for {player}.</source>
        <translation>{player}改由高手電腦玩家代打。</translation>
    </message>
    <message>
        <source>A master bot now plays for {player}.</source>
        <translation>{player}改由大師電腦玩家代打。</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {kind}.</source>
        <translation>{player}改由電腦玩家代打：{kind}。</translation>
    </message>
    <message>
        <source>Reputations drawn: {values}.</source>
        <comment>from west to east</comment>
        <translation>抽出的聲望：{values}。</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>That was your action. End your turn, and watch where Bo and Lin build.</source>
        <translation>這就是你的行動。結束回合，看看阿博和阿林在哪裡建造。</translation>
    </message>
    <message>
        <source>A full province is worth one point for each wall in it, plus the number on its counter.</source>
        <translation>區域填滿時，每段城牆值 1&#xa0;分，再加上聲望標記（圓幣）上的數字。</translation>
    </message>
    <message>
        <source>{dunhuang} has four squares and a counter of {counter}. What will it be worth when it is full?</source>
        <translation>{dunhuang}有四格，聲望標記是 {counter}。填滿時值幾分？</translation>
    </message>
    <message>
        <source>Not quite. Count a point for each of its squares, then add the counter.</source>
        <translation>不太對。每格算 1&#xa0;分，再加上聲望標記。</translation>
    </message>
    <message>
        <source>{own} walls to {bo}: you score all {points} points, Bo nothing.</source>
        <translation>{own} 段對 {bo} 段：{points}&#xa0;分全歸你，阿博沒有分。</translation>
    </message>
    <message>
        <source>Right: the points are not divided. Fill {jiuquan}.</source>
        <translation>對了：分數不必平分。填滿{jiuquan}。</translation>
    </message>
    <message>
        <source>{points} points for you and {points} for Bo. Only Lin is left behind.</source>
        <translation>你得 {points}&#xa0;分，阿博也得 {points}&#xa0;分。只有阿林沒有分。</translation>
    </message>
    <message>
        <source>End your turn, and keep an eye on {zhangye}.</source>
        <translation>結束回合，留意{zhangye}。</translation>
    </message>
    <message>
        <source>{dunhuang} is full: score it.</source>
        <translation>{dunhuang}填滿了。開始結算。</translation>
    </message>
    <message>
        <source>Score it.</source>
        <translation>開始結算。</translation>
    </message>
    <message>
        <source>You have one double wall. It covers two squares, counts as two walls, and scores at once.</source>
        <translation>你有一段雙城牆。它占兩格，算兩段城牆，而且立刻得分。</translation>
    </message>
    <message>
        <source>It scores a point for each province and each region (north of the wall) it lies in. How many on these two squares?</source>
        <translation>它占到的每個區域（南邊）和每個蒙古區域（北邊）各得 1&#xa0;分。放在這兩格能得幾分？</translation>
    </message>
    <message>
        <source>Look again: count the provinces below the two squares, and the regions above them.</source>
        <translation>再看看：數一數這兩格南邊的區域，和北邊的蒙古區域。</translation>
    </message>
    <message>
        <source>A double wall is an action by itself. End your turn.</source>
        <translation>放雙城牆本身就是一個行動。結束回合。</translation>
    </message>
    <message>
        <source>Only one square beside Bo&apos;s tower is still empty. Take a wall and try to build there.</source>
        <translation>阿博的敵樓旁只剩一個空格。拿一段單城牆，試著放在那裡。</translation>
    </message>
    <message>
        <source>Refused: the last empty square beside a tower belongs to its owner.</source>
        <translation>不行：敵樓旁的最後一個空格，留給建造敵樓的玩家。</translation>
    </message>
    <message>
        <source>Place your own tower here. Both squares beside it are empty.</source>
        <translation>把你的敵樓放在這裡。旁邊兩格都是空的。</translation>
    </message>
    <message>
        <source>End your turn. The others may take one of the two squares, not both.</source>
        <translation>結束回合。其他人可以占其中一格，但不能兩格都占。</translation>
    </message>
    <message>
        <source>Bo built on one side. Now the other square is yours, for as long as you like.</source>
        <translation>阿博占了一邊。另一格從此歸你，想留多久都行。</translation>
    </message>
    <message>
        <source>This is the Great Wall; the provinces lie south. Whoever has the most walls in a full province scores it. (No mouse? Press ?.)</source>
        <translation>這是長城，南邊分成許多區域。一個區域填滿時，在那裡城牆最多的人得分。（不用滑鼠？按 ? 鍵。）</translation>
    </message>
    <message>
        <source>You are Mei, and red. Take a wall and place it on any empty square of {dunhuang}.</source>
        <translation>你是紅方，名叫小梅。拿一段單城牆，放到{dunhuang}的任一空格。</translation>
    </message>
    <message>
        <source>Two walls in two different provinces are one action. Take the second: blue lines show where provinces meet. Place it in {jiuquan}.</source>
        <translation>在兩個不同的區域各放一段單城牆，是一個行動。拿起第二段，城牆上的藍線是區域的分界。放到{jiuquan}。</translation>
    </message>
    <message>
        <source>Fill the last empty square of {dunhuang}: as soon as a province is full, it scores.</source>
        <translation>填上{dunhuang}的最後一個空格：區域一填滿，就會結算。</translation>
    </message>
    <message>
        <source>That is the heart of the game: have the most walls in a province when its last square is filled.</source>
        <translation>遊戲的關鍵就在這裡：一個區域的最後一格填上時，要讓自己在那裡的城牆最多。</translation>
    </message>
    <message>
        <source>Right. And you have the most walls there: fill it.</source>
        <translation>對了。你在那裡的城牆也最多：把它填滿。</translation>
    </message>
    <message>
        <source>No: all who are tied for the most score the whole value. What is it here?</source>
        <translation>不對：並列最多的人都得到全部分數。這裡是幾分？</translation>
    </message>
    <message>
        <source>Bo filled {zhangye}, but the points went to Lin: {lin} walls to your {own}. Second place scores nothing.</source>
        <translation>阿博填滿了{zhangye}，得分的卻是阿林：他有 {lin} 段，你只有 {own} 段。第二名沒有分。</translation>
    </message>
    <message>
        <source>Right. It scores {points} where a province and a region both end. Find that border, and place your double wall across it.</source>
        <translation>對了。兩格分屬不同的區域和不同的蒙古區域時，能得 {points}&#xa0;分。找出這樣的界線，把雙城牆跨在上面。</translation>
    </message>
    <message>
        <source>A tower counts as one wall, and reserves an empty square beside it for its owner.</source>
        <translation>敵樓算一段城牆，並為建造它的玩家保留旁邊的一個空格。</translation>
    </message>
    <message>
        <source>Place a wall there. After that the tower reserves nothing.</source>
        <translation>在那裡放一段單城牆。之後這座敵樓就不再保留方格。</translation>
    </message>
    <message>
        <source>And the second wall, in any other province.</source>
        <translation>再在任一其他區域放第二段單城牆。</translation>
    </message>
    <message>
        <source>Two squares of {jiuquan} for sure. A tower can do one thing more: it protects you from the Mongols.</source>
        <translation>{jiuquan}的兩格穩穩到手。敵樓還有一個用處：保護你不受蒙古軍侵害。</translation>
    </message>
    <message>
        <source>You have six cards. They lie face down in a province until it is full, and change how it scores.</source>
        <translation>你有六張行動卡。它們蓋放在區域裡，填滿時才翻開，會改變結算。</translation>
    </message>
    <message>
        <source>Play your Builder in {dunhuang}: it can make the province worth more, or count as a wall.</source>
        <translation>在{dunhuang}打出建築師：它可以提高區域的價值，或算一段城牆。</translation>
    </message>
    <message>
        <source>A card and a wall in the same province are one action. Place the wall.</source>
        <translation>在同一區域打一張卡、放一段單城牆，是一個行動。放城牆吧。</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>結束回合。</translation>
    </message>
    <message>
        <source>Two cards in two provinces are an action, too. Play your Traitor in {dunhuang}.</source>
        <translation>在兩個區域各打一張卡，也是一個行動。在{dunhuang}打出叛徒。</translation>
    </message>
    <message>
        <source>And your Flood in {jiuquan}.</source>
        <translation>再在{jiuquan}打出洪水。</translation>
    </message>
    <message>
        <source>End your turn. Bo is about to fill {dunhuang}.</source>
        <translation>結束回合。阿博就要填滿{dunhuang}了。</translation>
    </message>
    <message>
        <source>Two Builders: cards with the same dots cancel each other. But your Traitor counts, even on Bo&apos;s turn. Break Bo&apos;s wall here.</source>
        <translation>兩張建築師卡：點數相同，互相作廢。你的叛徒仍然有效，即使是阿博的回合。摧毀他在這裡的城牆。</translation>
    </message>
    <message>
        <source>Cards take effect in the order of their dots, from one to six. Point at a card to read what it does.</source>
        <translation>行動卡依點數生效，從一點到六點。把游標移到卡上，就能看到它的作用。</translation>
    </message>
    <message>
        <source>The Mongols live north of the wall. At the end, whoever has the most walls in a region loses the points on the region&apos;s counter.</source>
        <translation>長城北邊是蒙古區域。遊戲結束時，在其中城牆最多的人，失去威脅標記（盾牌）上的分數。</translation>
    </message>
    <message>
        <source>The counters lie face down. Where you build, you may peek at one. Place a wall here.</source>
        <translation>威脅標記是蓋著的。你在哪裡建造，就可以偷看那裡的標記。在這裡放一段單城牆。</translation>
    </message>
    <message>
        <source>The counter shows {threat}, and none is higher. All who are tied for the most lose that many points, so stay behind Bo here.</source>
        <translation>標記上是 {threat}，沒有更高的了。並列最多的人都會失去這麼多分，所以在這裡要比阿博少。</translation>
    </message>
    <message>
        <source>A real game against two novices, already under way: you have five turns left. Play it to the end.</source>
        <translation>這是與兩位新手的真實對局，已經下到後半：你還有五個回合，請玩到結束。</translation>
    </message>
    <message>
        <source>You know the game now. Are you ready for a whole one?</source>
        <translation>你已經會玩了。要不要開一場完整的遊戲？</translation>
    </message>
    <message>
        <source>Now peek: press and hold the eye on the shield of {ordos}, or hold E. Only you will see it.</source>
        <translation>現在偷看：按住{ordos}盾牌上的眼睛，或按住 E 鍵。只有你看得到。</translation>
    </message>
    <message>
        <source>You have the most walls in {alasha}. But whoever has a tower in a region loses nothing there.</source>
        <translation>你在{alasha}的城牆最多。不過，在一個蒙古區域建有敵樓的人，在那裡不失分。</translation>
    </message>
    <message>
        <source>The third card came up on your turn, so you choose the board. End your turn.</source>
        <translation>第三張皇帝卡在你的回合出現，所以由你選圖板。結束回合。</translation>
    </message>
    <message>
        <source>Choose a board and one of its sides, A or B, then the end of the wall where it should go.</source>
        <translation>選一個圖板和它的一面（A 或 B），再選要接在長城的哪一端。</translation>
    </message>
    <message>
        <source>A broken wall counts for nobody. {own} walls to {bo}: {points} points for you.</source>
        <translation>被摧毀的城牆誰也不算。{own} 段對 {bo} 段：你得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>Leave the last square of {ordos} to Bo. Place your second wall in {jiuquan}.</source>
        <translation>把{ordos}的最後一格留給阿博。第二段單城牆放到{jiuquan}。</translation>
    </message>
    <message>
        <source>Place your tower on the last square of {alasha}.</source>
        <translation>把敵樓放在{alasha}的最後一格。</translation>
    </message>
    <message>
        <source>Every full province gets an emperor card. There are {cards}; the third brings another board.</source>
        <translation>每個填滿的區域都得到一張皇帝卡。現在有 {cards}&#xa0;張；第三張會帶來新的圖板。</translation>
    </message>
    <message>
        <source>Fill {zhangye}.</source>
        <translation>填滿{zhangye}。</translation>
    </message>
    <message>
        <source>Place your second wall in another province.</source>
        <translation>在另一個區域放第二段單城牆。</translation>
    </message>
    <message>
        <source>New provinces, new regions, new counters. The game ends when every square is filled.</source>
        <translation>新的區域、新的蒙古區域、新的標記。所有方格填滿時，遊戲結束。</translation>
    </message>
    <message>
        <source>The game is yours now.</source>
        <translation>接下來看你的了。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教練</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step}／{steps}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>You have {own} walls there, the others one each. So all its points are yours: {points}. The emperor card marks it as scored.</source>
        <translation>你在那裡有 {own} 段城牆，其他人各一段。所有分數都歸你：{points}&#xa0;分。皇帝卡表示該區域已結算。</translation>
    </message>
    <message>
        <source>If you fill {jiuquan}, you and Bo will have two walls each there. How many points will you score?</source>
        <translation>填滿{jiuquan}後，你和阿博在那裡各有兩段城牆。你會得幾分？</translation>
    </message>
    <message>
        <source>{points} points at once, and a wall in two provinces. Nothing scores more.</source>
        <translation>立刻得 {points}&#xa0;分，兩個區域還各有一段城牆。沒有比這得分更高的了。</translation>
    </message>
    <message>
        <source>Bo placed his on the squares from the question, for {points} points. Everyone has just one: choose its place well.</source>
        <translation>阿博把他的放在剛才那一題的兩格，得 {points}&#xa0;分。每人只有一段，要選好地方。</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>玩一局</translation>
    </message>
    <message>
        <source>Your turn continues: place your second wall in {zhangye}.</source>
        <translation>你的回合還沒完：把第二段單城牆放到{zhangye}。</translation>
    </message>
    <message>
        <source>That fills {jiuquan}: score it.</source>
        <translation>{jiuquan}填滿了。開始結算。</translation>
    </message>
    <message>
        <source>End your turn. Bo fills the last squares, and the Mongols attack.</source>
        <translation>結束回合。阿博填滿最後的方格，蒙古軍就會入侵。</translation>
    </message>
    <message>
        <source>Your tower saved you in {alasha}. In {torghut} you had the most walls, and paid.</source>
        <translation>敵樓在{alasha}保住了你。在{torghut}你的城牆最多，所以失了分。</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Peek at {region}</source>
        <translation>偷看{region}</translation>
    </message>
    <message>
        <source>Score {province}</source>
        <translation>結算{province}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳過回合</translation>
    </message>
    <message>
        <source>a double wall in {province} (from square {place})</source>
        <translation>{province}第 {place}&#xa0;格起的雙城牆</translation>
    </message>
    <message>
        <source>a wall in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的單城牆</translation>
    </message>
    <message>
        <source>a neutral wall in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的中立單城牆</translation>
    </message>
    <message>
        <source>a tower in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的敵樓</translation>
    </message>
    <message>
        <source>Cancel {owner}&apos;s {card}</source>
        <translation>移除{owner}的{card}</translation>
    </message>
    <message>
        <source>Remove {region}&apos;s threat</source>
        <translation>移除{region}的威脅標記</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>價值 +2</translation>
    </message>
    <message>
        <source>Value −2</source>
        <translation>價值 −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>多算一段城牆</translation>
    </message>
    <message>
        <source>Don&apos;t swap</source>
        <translation>不互換</translation>
    </message>
    <message>
        <source>Wall: {square}</source>
        <translation>單城牆：{square}</translation>
    </message>
    <message>
        <source>Neutral wall: {square}</source>
        <translation>中立單城牆：{square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>敵樓：{square}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>行動卡：{province}</translation>
    </message>
    <message>
        <source>Add {board} in the west</source>
        <translation>在西端增加{board}</translation>
    </message>
    <message>
        <source>Add {board} in the east</source>
        <translation>在東端增加{board}</translation>
    </message>
    <message>
        <source>Break {wall}</source>
        <translation>摧毀{wall}</translation>
    </message>
    <message>
        <source>neutral wall ({square})</source>
        <translation>中立單城牆（{square}）</translation>
    </message>
    <message>
        <source>the {card} card in {province}</source>
        <translation>{province}的{card}卡</translation>
    </message>
    <message>
        <source>{player}&apos;s wall ({square})</source>
        <translation>{player}的單城牆（{square}）</translation>
    </message>
    <message>
        <source>Double wall: {squares}</source>
        <translation>雙城牆：{squares}</translation>
    </message>
    <message>
        <source>Swap {here} with {there}</source>
        <translation>互換：{here}與{there}</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>{player} is here.</source>
        <translation>{player}在線上。</translation>
    </message>
    <message>
        <source>{player} has been away since {when}.</source>
        <translation>{player}自 {when} 起離線。</translation>
    </message>
    <message>
        <source>{player} is away.</source>
        <translation>{player}已離線。</translation>
    </message>
    <message>
        <source>A bot plays for {player}.</source>
        <translation>{player}目前由電腦玩家代打。</translation>
    </message>
    <message>
        <source>{players} would like a rematch.</source>
        <translation>{players}想再來一局。</translation>
    </message>
    <message>
        <source>{player} has left the game.</source>
        <translation>{player}已退出本局。</translation>
    </message>
    <message>
        <source>{player} can&apos;t be reached now.</source>
        <translation>目前無法連線到{player}。</translation>
    </message>
    <message>
        <source>{player} has withdrawn the question.</source>
        <translation>{player}收回了請求。</translation>
    </message>
    <message>
        <source>Moves are sent as soon as it accepts letters again.</source>
        <translation>郵局再收信時，就會立即送出。</translation>
    </message>
    <message>
        <source>{host}&apos;s computer can&apos;t be reached. The game waits for it.</source>
        <translation>無法連線到{host}的電腦，對局等待中。</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>尚未送出。</translation>
    </message>
    <message>
        <source>Waiting for {host}&apos;s computer…</source>
        <translation>正在等待{host}的電腦…</translation>
    </message>
    <message>
        <source>Waiting for everybody to agree…</source>
        <translation>正在等待所有人同意…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a question</comment>
        <translation>收回請求</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>重新邀請</translation>
    </message>
    <message>
        <source>Invite again…</source>
        <translation>重新邀請…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以後再說</translation>
    </message>
    <message>
        <source>Bots play for {players}.</source>
        <translation>{players}目前由電腦玩家代打。</translation>
    </message>
    <message>
        <source>Take {player}&apos;s seat back</source>
        <translation>收回{player}的座位</translation>
    </message>
    <message>
        <source>Invite {players} again? The computer used so far then loses its place.</source>
        <translation>要重新邀請{players}嗎？原來的電腦將失去座位。</translation>
    </message>
    <message>
        <source>Take back the seats of {players}</source>
        <translation>收回{players}的座位</translation>
    </message>
    <message>
        <source>Let bots play</source>
        <translation>讓電腦玩家代打</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Invitation to the seats of {players}: {invitation}</source>
        <translation>{players}座位的邀請：{invitation}</translation>
    </message>
    <message>
        <source>{players} have left the game.</source>
        <translation>{players}已退出本局。</translation>
    </message>
    <message>
        <source>{players} are away.</source>
        <translation>{players}已離線。</translation>
    </message>
    <message>
        <source>{players} have been away since {when}.</source>
        <translation>{players}自 {when} 起離線。</translation>
    </message>
    <message>
        <source>{players} agree</source>
        <translation>{players}都同意</translation>
    </message>
    <message>
        <source>{player} asks to go back to “{turn}”.</source>
        <translation>{player}請求退回到「{turn}」。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續玩</translation>
    </message>
    <message>
        <source>It is up to {players} to play on.</source>
        <translation>可由{players}繼續玩。</translation>
    </message>
    <message>
        <source>Invitation to {player}&apos;s seat: {invitation}</source>
        <translation>{player}座位的邀請：{invitation}</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>複製邀請</translation>
    </message>
    <message>
        <source>Invite somebody else</source>
        <translation>邀請其他人</translation>
    </message>
    <message>
        <source>{host} asks for a rematch.</source>
        <translation>{host}邀請大家再來一局。</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>重新入座</translation>
    </message>
    <message>
        <source>{player} asks to change the help for this game.</source>
        <translation>{player}請求更改本局的輔助。</translation>
    </message>
    <message>
        <source>{player} asks to leave the game unfinished.</source>
        <translation>{player}請求中止本局。</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>你目前由電腦玩家代打。</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>收回我的座位</translation>
    </message>
    <message>
        <source>Let a bot play for {player}</source>
        <translation>讓電腦玩家為{player}代打</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>繼續等待</translation>
    </message>
    <message>
        <source>Everybody has agreed to leave this game unfinished.</source>
        <translation>所有人都同意中止本局。</translation>
    </message>
</context>
<context>
    <name>Controllers</name>
    <message>
        <source>Human</source>
        <translation>真人玩家</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>電腦玩家：新手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>電腦玩家：老手</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>電腦玩家：高手</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>電腦玩家：大師</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>電腦玩家：隨機</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>電腦玩家：貪心</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>電腦玩家：{name}</translation>
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
        <translation>{value}（{chance}）</translation>
    </message>
    <message>
        <source>Threat: {chances}</source>
        <translation>威脅：{chances}</translation>
    </message>
    <message>
        <source>This can only be: {card}.</source>
        <translation>只可能是：{card}。</translation>
    </message>
    <message>
        <source>Any action card ({chance} each).</source>
        <translation>任何一張行動卡（各 {chance}）。</translation>
    </message>
    <message>
        <source>One of these: {cards} ({chance} each).</source>
        <translation>其中一張：{cards}（各 {chance}）。</translation>
    </message>
    <message>
        <source>{player}&apos;s possible cards: {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}可能的卡：{cards}</translation>
    </message>
    <message>
        <source>With these cards, worth {points} when complete.</source>
        <translation>計入這些卡，填滿時價值 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>{points} when complete</source>
        <comment>what a province may be worth</comment>
        <translation>填滿時 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{worst} to {best}</source>
        <translation>{worst} 至 {best}</translation>
    </message>
    <message>
        <source>{card} ({chance})</source>
        <comment>a colour of cards, and how likely</comment>
        <translation>{card}（{chance}）</translation>
    </message>
    <message>
        <source>Next card: {chances}</source>
        <translation>下一張卡：{chances}</translation>
    </message>
    <message>
        <source>{player}: all but {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}：除{cards}外皆可能</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk isn&apos;t responding.</source>
        <translation>磁碟沒有回應。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁碟已滿。</translation>
    </message>
    <message>
        <source>Can&apos;t write to that location.</source>
        <translation>無法寫入該位置。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to write there.</source>
        <translation>你沒有在那裡寫入的權限。</translation>
    </message>
    <message>
        <source>The disk reported a read or write error.</source>
        <translation>磁碟讀寫發生錯誤。</translation>
    </message>
    <message>
        <source>Folder not found.</source>
        <translation>找不到該資料夾。</translation>
    </message>
    <message>
        <source>A folder with this name already exists.</source>
        <translation>已有同名的資料夾。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名稱太長。</translation>
    </message>
    <message>
        <source>The disk reported an error ({code}).</source>
        <translation>磁碟回報錯誤（{code}）。</translation>
    </message>
    <message>
        <source>Your settings weren&apos;t saved. {fault}</source>
        <translation>設定未儲存。{fault}</translation>
    </message>
    <message>
        <source>A game can&apos;t be read: {folder}</source>
        <translation>有一局遊戲無法讀取：{folder}</translation>
    </message>
    <message>
        <source>Games aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>遊戲無法儲存：無法讀取 {folder}。</translation>
    </message>
    <message>
        <source>Settings aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>設定無法儲存：無法讀取 {folder}。</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>檔案正被另一個程式使用。</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>皇帝卡</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all} until a board is added.</source>
        <translation>皇帝卡：{count}／{all}，集滿後增加圖板。</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>Diplomacy</source>
        <translation>外交卡</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>霸主卡</translation>
    </message>
    <message>
        <source>Imperial Reward</source>
        <translation>皇帝獎勵卡</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>偵查卡</translation>
    </message>
    <message>
        <source>At the end, whoever has walls in the most provinces scores 4 points; tied players all score.</source>
        <translation>遊戲結束時，在最多區域建有城牆的玩家得 4&#xa0;分；平手者都得分。</translation>
    </message>
    <message>
        <source>At the end, each player scores 2 points per action card left in hand.</source>
        <translation>遊戲結束時，每位玩家手牌中剩餘的每張行動卡得 2&#xa0;分。</translation>
    </message>
    <message>
        <source>Whenever someone builds in a region, that region&apos;s threat counter is revealed permanently.</source>
        <translation>每當有人在蒙古區域建造，該區域的威脅標記便翻開，不再翻回。</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls scores 1 point per square; tied players all score.</source>
        <translation>遊戲結束時，連續城牆最長的玩家每格得 1&#xa0;分；平手者都得分。</translation>
    </message>
    <message>
        <source>At the end, each player scores 1 point per square for their longest unbroken run of walls.</source>
        <translation>遊戲結束時，每位玩家依自己最長的連續城牆，每格得 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>增加圖板</translation>
    </message>
    <message>
        <source>Choose a board, then an end of the wall, here or on the board.</source>
        <translation>選擇圖板，再選擇東端或西端（在此處或圖板上）。</translation>
    </message>
    <message>
        <source>This board was drawn. Choose an end of the wall.</source>
        <translation>抽到這個圖板：選擇東端或西端。</translation>
    </message>
    <message>
        <source>{rule} Its reputation and threat counters are drawn afterwards.</source>
        <comment>two sentences</comment>
        <translation>{rule}該圖板的聲望與威脅標記隨後抽取。</translation>
    </message>
    <message>
        <source>{rule} Then your turn continues.</source>
        <comment>two sentences</comment>
        <translation>{rule}然後繼續你的回合。</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>請先選擇圖板。</translation>
    </message>
    <message>
        <source>Provinces: {provinces}</source>
        <translation>區域：{provinces}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a saved game</source>
        <translation>開啟存檔</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>儲存規則書</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>匯出表格</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>匯出圖表</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>遊戲存檔</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}：{fault}</translation>
    </message>
    <message>
        <source>Reading {file}: {percent}%</source>
        <translation>正在讀取 {file}：{percent}%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing was saved, because the gate closed.</source>
        <translation>城門已關閉，因此沒有儲存任何東西。</translation>
    </message>
    <message>
        <source>{game} - public view</source>
        <translation>{game} - 全桌視角</translation>
    </message>
    <message>
        <source>{game} - seen by {player}</source>
        <translation>{game} - {player}的視角</translation>
    </message>
</context>
<context>
    <name>GameHelp</name>
    <message>
        <source>Help for this game</source>
        <translation>本局輔助</translation>
    </message>
    <message>
        <source>The same for everyone at the table, from now on. The saved game records this.</source>
        <translation>從現在起，全桌相同。存檔會記錄這次更改。</translation>
    </message>
    <message>
        <source>Everyone must agree:</source>
        <translation>須全桌同意：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Unreadable game</source>
        <translation>無法讀取的遊戲</translation>
    </message>
    <message>
        <source>{title} · {state}</source>
        <translation>{title} · {state}</translation>
    </message>
    <message>
        <source>Turn {turn} · {when}</source>
        <translation>第 {turn} 回合 · {when}</translation>
    </message>
    <message>
        <source>Finished · {when}</source>
        <translation>已結束 · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>已在另一個視窗開啟</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to trash</source>
        <translation>更多：重新命名、建立副本、移到垃圾桶</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重新命名…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>建立副本</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到垃圾桶</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>這台電腦上的遊戲</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Trash ({count})</source>
        <translation>垃圾桶（{count}）</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>重新命名遊戲</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>標題</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>This version can&apos;t open this game.</source>
        <translation>此版本無法開啟這局遊戲。</translation>
    </message>
    <message>
        <source>Game moved to trash.</source>
        <translation>遊戲已移到垃圾桶。</translation>
    </message>
    <message>
        <source>{count} games moved to trash.</source>
        <translation>{count}&#xa0;局遊戲已移到垃圾桶。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>You have many saved games, {count} of them old.</source>
        <translation>你的存檔很多，其中 {count}&#xa0;局是舊的。</translation>
    </message>
    <message>
        <source>Move old games to trash</source>
        <translation>將舊遊戲移到垃圾桶</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Nothing was changed. {fault}</source>
        <translation>沒有任何變更。{fault}</translation>
    </message>
    <message>
        <source>Restore {game}</source>
        <translation>還原：{game}</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>垃圾桶</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久刪除</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>清空垃圾桶…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>垃圾桶是空的。</translation>
    </message>
    <message>
        <source>Games stay here until you restore them or empty the trash.</source>
        <translation>遊戲會留在這裡，直到你還原或清空垃圾桶。</translation>
    </message>
    <message>
        <source>Delete this game for good? This can&apos;t be undone.</source>
        <translation>要永久刪除這局遊戲嗎？刪除後無法復原。</translation>
    </message>
    <message>
        <source>Delete these {count} games for good? This can&apos;t be undone.</source>
        <translation>要永久刪除這 {count}&#xa0;局遊戲嗎？刪除後無法復原。</translation>
    </message>
    <message>
        <source>One game couldn&apos;t be deleted. {fault}</source>
        <translation>有一局遊戲無法刪除。{fault}</translation>
    </message>
    <message>
        <source>{count} games couldn&apos;t be deleted. {fault}</source>
        <translation>有 {count}&#xa0;局遊戲無法刪除。{fault}</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>現在只有{name}可以看螢幕。</translation>
    </message>
    <message>
        <source>Everybody may see the screen now.</source>
        <translation>現在大家都可以看螢幕。</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <comment>a player</comment>
        <translation>正在等待</translation>
    </message>
    <message>
        <source>Since the game began</source>
        <translation>自遊戲開始以來</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>自你上一回合以來</translation>
    </message>
    <message>
        <source>I&apos;m {name} – open the gate</source>
        <translation>我是{name}，打開城門</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>請將裝置交給</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>這些筆記屬於</translation>
    </message>
    <message>
        <source>Show only the board (no secrets)</source>
        <translation>只顯示圖板（不含隱藏資訊）</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>Key or mouse</source>
        <translation>鍵盤或滑鼠</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>鍵盤和滑鼠</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>點擊</translation>
    </message>
    <message>
        <source>Pick up a piece or a card, then click where it goes</source>
        <translation>選取棋子或卡片，再點擊要放的位置</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖曳</translation>
    </message>
    <message>
        <source>Move a piece or a card to its place, or pan the board</source>
        <translation>把棋子或卡片移到位置上，或移動圖板</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或縮小</translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation>右鍵點擊</translation>
    </message>
    <message>
        <source>Put down the held piece, or read the rule</source>
        <translation>放回手中的東西，或查看規則</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>Ignores the Mongol threat.</source>
        <translation>從不理會蒙古人的威脅。</translation>
    </message>
    <message>
        <source>Sometimes settles for second best.</source>
        <translation>有時會選次佳的走法。</translation>
    </message>
    <message>
        <source>Thinks every move through to the end.</source>
        <translation>每一步都推算到終局。</translation>
    </message>
    <message>
        <source>Thinks ten times as long as the strong player.</source>
        <translation>思考時間是高手玩家的十倍。</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>in hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>已打出</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已用掉</translation>
    </message>
    <message>
        <source>Face down in {province}</source>
        <translation>蓋放在{province}</translation>
    </message>
    <message>
        <source>{card}, {place}</source>
        <comment>a card and where it is</comment>
        <translation>{card}，{place}</translation>
    </message>
</context>
<context>
    <name>HandPrompt</name>
    <message>
        <source>Choose where to play the {card}: any glowing province.</source>
        <translation>{card}：選擇一個亮起的區域。</translation>
    </message>
    <message>
        <source>Choose the wall to swap it with.</source>
        <translation>再選擇與它互換的城牆。</translation>
    </message>
    <message>
        <source>Choose an end of the wall for this board.</source>
        <translation>選擇把這個圖板接在東端或西端。</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing square.</source>
        <translation>選擇建造的位置：任一亮起的方格。</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares.</source>
        <translation>{block}：選擇兩個相鄰的方格。</translation>
    </message>
    <message>
        <source>{block}: choose the square next to it.</source>
        <translation>{block}：再選擇旁邊的一個方格。</translation>
    </message>
    <message>
        <source>Choose the piece to place here.</source>
        <translation>選擇要放在這裡的棋子。</translation>
    </message>
    <message>
        <source>Choose the cards to pay with: they glow in your hand.</source>
        <translation>選擇用來支付的卡：手牌中亮起的卡。</translation>
    </message>
    <message>
        <source>Choose where to build the house: any glowing town.</source>
        <translation>選擇建造官邸的位置：任一亮起的官邸格。</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing town.</source>
        <translation>選擇建造的位置：任一亮起的官邸格。</translation>
    </message>
    <message>
        <source>Choose where to send the emissary: any glowing court.</source>
        <translation>選擇派遣使節的地方：任一亮起的宮廷。</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it – or swap this card.</source>
        <translation>選擇棋子，或為它選擇亮起的位置；也可以換這張卡。</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it.</source>
        <translation>選擇棋子，或為它選擇亮起的位置。</translation>
    </message>
    <message>
        <source>No place takes this pair: put a card back.</source>
        <translation>沒有地方可用這一對卡：請放回一張。</translation>
    </message>
    <message>
        <source>This card can only be swapped.</source>
        <translation>這張卡只能用來換卡。</translation>
    </message>
    <message>
        <source>Add a second card of this colour – or swap this card.</source>
        <translation>請再加一張同色的卡，或換掉這張卡。</translation>
    </message>
    <message>
        <source>Add a second card of this colour.</source>
        <translation>請再加一張同色的卡。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>輔助</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Chances worked out from what you have seen.</source>
        <translation>依你看過的內容，顯示各種可能的機率。</translation>
    </message>
    <message>
        <source>Hints for your choices.</source>
        <translation>做決定時可看提示。</translation>
    </message>
    <message>
        <source>A warning before a costly turn ends.</source>
        <translation>結束回合若會吃虧，會先提醒你。</translation>
    </message>
    <message>
        <source>None: everyone works things out for themselves.</source>
        <translation>無：全靠自己計算。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>For purists</source>
        <translation>純粹</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>機率</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>No hints.</source>
        <translation>沒有提示。</translation>
    </message>
    <message>
        <source>It can be changed during a game if everyone agrees: “Help for this game…” in the menu.</source>
        <translation>對局中經全桌同意可以更改：選單中的「本局輔助…」。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>這款遊戲沒有提示。</translation>
    </message>
    <message>
        <source>For a hint, look at your own notes first.</source>
        <translation>想看提示，請先查看自己的筆記。</translation>
    </message>
    <message>
        <source>There are no hints while you look back.</source>
        <translation>回看時沒有提示。</translation>
    </message>
    <message>
        <source>The hint is ready.</source>
        <translation>提示好了。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>No hint was found. Close this and try again.</source>
        <translation>沒有找到提示。請關閉後再試。</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… about %n second(s) left</source>
        <translation>
            <numerusform>思考中…大約還要 %n&#xa0;秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking for %n second(s)…</source>
        <translation>
            <numerusform>已思考 %n&#xa0;秒…</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} points.</source>
        <translation>與最佳選擇相比，這一回合大約使你少得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} wins in 100.</source>
        <translation>與最佳選擇相比，這一回合大約使你每 100&#xa0;局少勝 {points}&#xa0;局。</translation>
    </message>
    <message>
        <source>You chose {chosen}; {better} would have been better.</source>
        <translation>你選了{chosen}。更好的選擇：{better}。</translation>
    </message>
    <message>
        <source>Your choice – {reasons}</source>
        <translation>你的選擇：{reasons}</translation>
    </message>
    <message>
        <source>The first goes on with the plan of the last hint.</source>
        <translation>第一種走法延續上一條提示的計畫。</translation>
    </message>
    <message>
        <source>I see nothing else here to compare it with.</source>
        <translation>我看這裡沒有別的走法值得比較。</translation>
    </message>
    <message>
        <source>wins {count} in 100</source>
        <comment>games</comment>
        <translation>100&#xa0;局勝 {count}&#xa0;局</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>about as good</source>
        <translation>差不多</translation>
    </message>
    <message numerus="yes">
        <source>{points} points less</source>
        <translation>
            <numerusform>少 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>重置回合</translation>
    </message>
    <message>
        <source>I rate the first two equal.</source>
        <translation>我看前兩種走法一樣好。</translation>
    </message>
    <message>
        <source>I see no difference between these.</source>
        <translation>我看不出這幾種走法有什麼差別。</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>繼續之前</translation>
    </message>
    <message>
        <source>{move}, then {next}</source>
        <translation>{move}；接著：{next}</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>Threat in {region}</source>
        <translation>{region}的威脅</translation>
    </message>
    <message>
        <source>Drawn board {number}</source>
        <translation>抽出的圖板 {number}</translation>
    </message>
    <message>
        <source>face down in {province}</source>
        <comment>a card</comment>
        <translation>蓋放在{province}</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a card</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a card</comment>
        <translation>已翻開</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>紅色卡</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>綠色卡</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>黃色卡</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <translation>橙色卡</translation>
    </message>
    <message>
        <source>Purple cards</source>
        <translation>紫色卡</translation>
    </message>
    <message>
        <source>Next card of the pile</source>
        <translation>牌庫的下一張卡</translation>
    </message>
    <message>
        <source>Everyone knew.</source>
        <translation>所有人都知道。</translation>
    </message>
    <message>
        <source>{player} did not know.</source>
        <translation>{player}不知道。</translation>
    </message>
    <message>
        <source>Nobody knew.</source>
        <translation>沒有人知道。</translation>
    </message>
    <message>
        <source>Had looked, and had to remember: {players}.</source>
        <translation>看過，須自行記住：{players}。</translation>
    </message>
    <message>
        <source>Known from before a take-back: {players}.</source>
        <translation>悔棋前看過：{players}。</translation>
    </message>
    <message>
        <source>Saw it face up: {players}.</source>
        <translation>翻開時看到：{players}。</translation>
    </message>
    <message>
        <source>Who knew what</source>
        <translation>誰知道什麼</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>誰知道</translation>
    </message>
    <message>
        <source>Going through the game…</source>
        <translation>正在回顧對局…</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>known to</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>自己的卡</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看過</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>排除法推知</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>公開資訊</translation>
    </message>
    <message>
        <source>{secret}, {when}.</source>
        <comment>a cell of a table</comment>
        <translation>{secret}，{when}。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a counter or a card</comment>
        <translation>不在場。</translation>
    </message>
    <message>
        <source>In fact: {value}.</source>
        <translation>實際：{value}。</translation>
    </message>
    <message>
        <source>turn {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>第 {number}&#xa0;步</translation>
    </message>
    <message>
        <source>Owner: {players}.</source>
        <translation>擁有者：{players}。</translation>
    </message>
    <message>
        <source>Seen by {players}.</source>
        <translation>看過的玩家：{players}。</translation>
    </message>
    <message>
        <source>Worked out by elimination: {players}.</source>
        <translation>用排除法推知：{players}。</translation>
    </message>
    <message>
        <source>Each row is something hidden, each column a moment of the game. The symbols show who knew it then.</source>
        <translation>每列是一項隱藏的資訊，每行是遊戲的一個時刻。圖示顯示當時誰知道它。</translation>
    </message>
    <message>
        <source>{secret} ({player})</source>
        <comment>a row of a table</comment>
        <translation>{secret}（{player}）</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>{occupied} of {squares} squares</source>
        <translation>{squares}&#xa0;格中已建 {occupied}&#xa0;格</translation>
    </message>
    <message>
        <source>{region} {threat}: lost by {players}</source>
        <translation>{region} {threat}：{players}失分</translation>
    </message>
    <message>
        <source>{region} {threat}: {players} at risk</source>
        <translation>{region} {threat}：{players}可能失分</translation>
    </message>
    <message numerus="yes">
        <source>{region} {threat}: {players} lead(s), sheltered</source>
        <translation>
            <numerusform>{region} {threat}：{players}領先，受敵樓保護</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} {threat}: nobody at risk</source>
        <translation>{region} {threat}：無人失分</translation>
    </message>
    <message numerus="yes">
        <source>Would lose: {players}</source>
        <translation>
            <numerusform>將失分：{players}</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost: {players}</source>
        <translation>損失分數：{players}</translation>
    </message>
    <message>
        <source>Sheltered by a tower: {players}</source>
        <translation>受敵樓保護：{players}</translation>
    </message>
    <message>
        <source>Peeked: {players}</source>
        <translation>已偷看：{players}</translation>
    </message>
    <message>
        <source>{region} (no threat)</source>
        <translation>{region}（無威脅）</translation>
    </message>
    <message>
        <source>Nobody scored</source>
        <translation>無人得分</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>獲得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, extra {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}：城牆 {walls}、多算 {virtual}、被摧毀 {broken}、行動卡 {cards}</translation>
    </message>
    <message>
        <source>Was worth</source>
        <translation>當時價值</translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>目前價值</translation>
    </message>
    <message>
        <source>when complete</source>
        <translation>填滿時</translation>
    </message>
    <message>
        <source>± cards</source>
        <comment>what cards may still change</comment>
        <translation>± 行動卡</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>威脅</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>圖板</translation>
    </message>
    <message>
        <source>Point at a place to see how things stand there.</source>
        <translation>把游標移到圖板上，就能看到那裡的情況。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Press a key…</source>
        <translation>請按一個鍵…</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. {clear} clears it, {cancel} cancels.</source>
        <translation>點選快速鍵，再按新的按鍵。按「{clear}」鍵可清除，按「{cancel}」鍵可取消。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重設</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>遊戲中</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>Move to next option</source>
        <translation>移到下一個選項</translation>
    </message>
    <message>
        <source>Move to previous option</source>
        <translation>移到上一個選項</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Skip animation or continue</source>
        <translation>略過動畫或繼續</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>移到視窗的下一部分</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>Last turn</source>
        <translation>最後一回合</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最後一輪</translation>
    </message>
    <message>
        <source>Last turn: the game ends after it.</source>
        <translation>最後一回合：遊戲隨之結束。</translation>
    </message>
    <message>
        <source>Last round. Still to play after this turn, unless the game ends sooner: {players}.</source>
        <translation>最後一輪。本回合之後，除非遊戲提前結束，還輪到：{players}。</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>課程：{title}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以後再說</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>習題</translation>
    </message>
    <message>
        <source>{title}: problems</source>
        <translation>{title}：習題</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A wall and its provinces</source>
        <translation>長城與區域</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>誰得分</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>雙城牆</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>蓋放的行動卡</translation>
    </message>
    <message>
        <source>The Mongols</source>
        <translation>蒙古軍</translation>
    </message>
    <message>
        <source>A growing wall</source>
        <translation>增加圖板</translation>
    </message>
    <message>
        <source>The last five turns</source>
        <translation>最後五個回合</translation>
    </message>
    <message>
        <source>Bo</source>
        <comment>a player&apos;s name</comment>
        <translation>阿博</translation>
    </message>
    <message>
        <source>Lin</source>
        <comment>a player&apos;s name</comment>
        <translation>阿林</translation>
    </message>
    <message>
        <source>The provinces made the difference.</source>
        <translation>勝負差在區域的得分。</translation>
    </message>
    <message>
        <source>Double walls made the difference.</source>
        <translation>勝負差在雙城牆。</translation>
    </message>
    <message>
        <source>The Mongols made the difference.</source>
        <translation>勝負差在蒙古軍入侵。</translation>
    </message>
    <message>
        <source>Ada</source>
        <comment>a player&apos;s name</comment>
        <translation>阿達</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Learn to play</source>
        <translation>學習玩法</translation>
    </message>
    <message>
        <source>Short lessons on the real table, one to three minutes each.</source>
        <translation>直接在遊戲裡邊玩邊學，每課一到三分鐘。</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>at this computer</source>
        <translation>在這台電腦上</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Invitation: {place}</source>
        <translation>邀請：{place}</translation>
    </message>
    <message>
        <source>Copy invitation: {place}</source>
        <translation>複製邀請：{place}</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}：{place}</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>好，讓{guest}加入</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Separate computers</source>
        <translation>各用各的電腦</translation>
    </message>
    <message>
        <source>{place}: {guest} are here.</source>
        <comment>several</comment>
        <translation>{place}：{guest}已到場。</translation>
    </message>
    <message>
        <source>Together with…</source>
        <translation>與他人共用電腦…</translation>
    </message>
    <message>
        <source>Your table: {title}</source>
        <translation>你的牌桌：{title}</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>關閉牌桌</translation>
    </message>
    <message>
        <source>{guests} will have to leave. Close the table?</source>
        <translation>關閉後，{guests}必須離開。要關閉牌桌嗎？</translation>
    </message>
    <message>
        <source>You haven&apos;t answered {guests} yet. Close the table?</source>
        <translation>你還沒回覆{guests}。要關閉牌桌嗎？</translation>
    </message>
    <message>
        <source>Copied invitations will stop working. Close the table?</source>
        <translation>已複製的邀請將失效。要關閉牌桌嗎？</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>保持開放</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Give each invitation to one person, in a message or by voice. It can be used only once.</source>
        <translation>每份邀請只給一個人，傳訊息或口頭告知皆可。每份只能使用一次。</translation>
    </message>
    <message>
        <source>People who share a computer need only one: choose “{together}”.</source>
        <translation>共用一台電腦的人只需一份：請選擇「{together}」。</translation>
    </message>
    <message>
        <source>Guests in this network need no invitation: they find your table under “Play with others”.</source>
        <translation>此網路中的客人無需邀請，可在「與他人連線」中找到你的牌桌。</translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <translation>所有人都到了。</translation>
    </message>
    <message>
        <source>Waiting for guests…</source>
        <translation>正在等待客人…</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Players {numbers}, at one computer</source>
        <translation>玩家 {numbers}，共用一台電腦</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>{place}: {guest} has not come yet.</source>
        <translation>{place}：{guest}還未到場。</translation>
    </message>
    <message>
        <source>{place}: {guest} have not come yet.</source>
        <comment>several</comment>
        <translation>{place}：{guest}還未到場。</translation>
    </message>
    <message>
        <source>{place}: {guest} asks to join.</source>
        <translation>{place}：{guest}請求加入。</translation>
    </message>
    <message>
        <source>{place}: {guest} ask to join.</source>
        <comment>several</comment>
        <translation>{place}：{guest}請求加入。</translation>
    </message>
    <message>
        <source>{place}: {guest} is here.</source>
        <translation>{place}：{guest}已到場。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening your game…</source>
        <translation>正在開啟你的遊戲…</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Invitation copied. One person can watch with it.</source>
        <translation>已複製邀請，可供一人旁觀。</translation>
    </message>
    <message>
        <source>The table has no room for more people.</source>
        <translation>牌桌已滿。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的檔案</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚無</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>發生錯誤</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe.</source>
        <translation>程式發生錯誤。你的遊戲已經保存。</translation>
    </message>
    <message>
        <source>If anything looks wrong, close the window and open it again.</source>
        <translation>若畫面有異狀，請關閉視窗再重新開啟。</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Mei</source>
        <translation>小梅</translation>
    </message>
    <message>
        <source>Luca</source>
        <translation>盧卡</translation>
    </message>
    <message>
        <source>Claire</source>
        <translation>克萊兒</translation>
    </message>
    <message>
        <source>Sima</source>
        <translation>司馬</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>阿蘭</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>卡爾</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables in this network</source>
        <translation>此網路中的牌桌</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table, and tell its host the six digits that you will see.</source>
        <translation>無需邀請：選擇一張牌桌，再把隨後顯示的六位數字告訴桌主。</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table for the {number} of you, and tell its host the six digits that you will see.</source>
        <translation>無需邀請：選擇一張可坐 {number} 人的牌桌，再把隨後顯示的六位數字告訴桌主。</translation>
    </message>
    <message>
        <source>No table is open in this network now.</source>
        <translation>目前此網路中沒有牌桌。</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found in this network, but an invitation still works.</source>
        <translation>無法在此網路中尋找牌桌，但仍可使用邀請。</translation>
    </message>
    <message numerus="yes">
        <source>{title} at {host}&apos;s table, %n seat(s) free</source>
        <translation>
            <numerusform>{title}，在{host}的牌桌，%n&#xa0;個空位</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} asks for a seat:</source>
        <translation>{guest}請求入座：</translation>
    </message>
    <message>
        <source>{guest} ask for seats:</source>
        <comment>several</comment>
        <translation>{guest}請求入座：</translation>
    </message>
    <message>
        <source>Compare the digits by voice. If the other screen shows different ones, somebody else is asking: click No.</source>
        <translation>請口頭核對數字。若對方螢幕上的數字不同，就是別人在請求：請按「拒絕」。</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>好，讓{guest}加入</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>{host}&apos;s program is version {version}, with different rules.</source>
        <translation>{host}的程式是 {version} 版，規則不同。</translation>
    </message>
    <message>
        <source>No seat is free at this table.</source>
        <translation>這張牌桌沒有空位。</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Players (clockwise)</source>
        <translation>玩家（順時針）</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>You can change it during the game if everyone agrees.</source>
        <translation>遊戲中大家都同意時可以更改。</translation>
    </message>
    <message>
        <source>Changed: {options}</source>
        <translation>已更改：{options}</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>標準規則</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>遊戲選項</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>Their own name</source>
        <translation>自己的名字</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <translation>新遊戲：{title}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>Random, and secret until the end</source>
        <translation>隨機產生，結束前保密</translation>
    </message>
    <message>
        <source>The same seed repeats the setup. Anyone who knows it can work out what is hidden.</source>
        <translation>相同的種子會重現相同的開局。知道種子的人可以推算出隱藏的資訊。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>玩家 {number} 的名字</translation>
    </message>
    <message>
        <source>Player {number}: human or bot</source>
        <translation>玩家 {number}：真人或電腦玩家</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>{player} goes first: in a rematch, the first turn moves on to the next player.</source>
        <translation>由{player}先手：再來一局時，起始玩家輪到下一位。</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>在另一台電腦上</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>在這台電腦上</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>所有電腦玩家</translation>
    </message>
    <message>
        <source>Different</source>
        <comment>kinds of bots</comment>
        <translation>各不相同</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table: {title}</source>
        <translation>開設牌桌：{title}</translation>
    </message>
    <message>
        <source>How guests reach you</source>
        <translation>客人如何連線</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允許他人旁觀</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>開設牌桌</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>等待恢復</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>chat</comment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Nobody is at another computer yet.</source>
        <translation>還沒有座位設為「在另一台電腦上」。</translation>
    </message>
    <message>
        <source>Choose how guests reach you.</source>
        <translation>請選擇客人如何連線。</translation>
    </message>
    <message>
        <source>Waiting for the post office… The table opens as soon as it answers.</source>
        <translation>正在等待郵局…郵局一有回應就開桌。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Asking the post office…</source>
        <translation>正在連線到郵局…</translation>
    </message>
    <message>
        <source>Your guests must trust you: with a changed program, you could see everything hidden.</source>
        <translation>客人須信任你：你若改動程式，就能看到所有隱藏的資訊。</translation>
    </message>
    <message>
        <source>Ready phrases</source>
        <translation>常用語</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由輸入</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Board sides</source>
        <translation>圖板的面</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Each board may show side A or side B.</source>
        <translation>每個圖板可用 A 面或 B 面。</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>全部 A 面</translation>
    </message>
    <message>
        <source>Every board shows side A, including added boards.</source>
        <translation>所有圖板都用 A 面，增加的圖板也是。</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>全部 B 面</translation>
    </message>
    <message>
        <source>Every board shows side B, including added boards.</source>
        <translation>所有圖板都用 B 面，增加的圖板也是。</translation>
    </message>
    <message>
        <source>Opening rule</source>
        <translation>首回合</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>whom the opening rule holds for</comment>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>On the first turn of the game, place just one wall.</source>
        <translation>本局的第一個回合只放置一段單城牆。</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>每位玩家</translation>
    </message>
    <message>
        <source>On their first turn, each player places just one wall.</source>
        <translation>每位玩家的首回合只放置一段單城牆。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無首回合規則</translation>
    </message>
    <message>
        <source>The first turn is like any other.</source>
        <translation>首回合與其他回合相同。</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>偷看範圍</translation>
    </message>
    <message>
        <source>The square&apos;s region</source>
        <translation>方格北邊的蒙古區域</translation>
    </message>
    <message>
        <source>A block lets you peek at the region it faces.</source>
        <translation>放置建築後，可偷看該方格北邊的蒙古區域。</translation>
    </message>
    <message>
        <source>The province&apos;s regions</source>
        <translation>區域北邊的所有蒙古區域</translation>
    </message>
    <message>
        <source>A block lets you peek at any region along its province.</source>
        <translation>放置建築後可偷看與該區域相鄰的所有蒙古區域。</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>記憶輔助</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Threats you have seen stay visible to you alone.</source>
        <translation>看過的威脅標記之後仍會顯示，只有你看得到。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>One peek per block and region, this turn only: remember it.</source>
        <translation>每個建築對每個蒙古區域只能在放置的回合偷看一次，須自行記住。</translation>
    </message>
    <message>
        <source>Neutral walls</source>
        <translation>中立單城牆</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>參與競爭</translation>
    </message>
    <message>
        <source>Neutral walls can win the majority; then nobody scores.</source>
        <translation>中立單城牆也可能領先，此時沒有人得分。</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>不計</translation>
    </message>
    <message>
        <source>Neutral walls don&apos;t count for the majority.</source>
        <translation>比城牆時不計中立單城牆。</translation>
    </message>
    <message>
        <source>Added boards</source>
        <translation>增加的圖板</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自選</translation>
    </message>
    <message>
        <source>Whoever adds a board chooses the board, its side and where it goes.</source>
        <translation>增加圖板的玩家自選圖板、用哪一面、接在哪一端。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>The board and its side are random; only where it goes is chosen.</source>
        <translation>圖板與用哪一面隨機抽出，只選接在哪一端。</translation>
    </message>
    <message>
        <source>When boards are added</source>
        <translation>增加圖板的時機</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>回合結束時</translation>
    </message>
    <message>
        <source>A board is added when the turn ends.</source>
        <translation>回合結束時增加圖板。</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>A board is added right after scoring; then the turn continues.</source>
        <translation>結算後立即增加圖板，然後繼續該回合。</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>移除的威脅標記</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>不公開</translation>
    </message>
    <message>
        <source>Nobody sees a threat counter that a Traitor removes.</source>
        <translation>叛徒移除的威脅標記不公開。</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Everyone sees a threat counter that a Traitor removes.</source>
        <translation>叛徒移除的威脅標記公開給所有玩家。</translation>
    </message>
    <message>
        <source>Mandarin&apos;s swap</source>
        <translation>官吏的互換</translation>
    </message>
    <message>
        <source>Between provinces</source>
        <translation>限其他區域</translation>
    </message>
    <message>
        <source>The second wall of a swap must be in another province.</source>
        <translation>互換的另一段單城牆必須在其他區域。</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The second wall may also be in the same province.</source>
        <translation>互換的另一段單城牆也可在同一區域。</translation>
    </message>
    <message>
        <source>Dominance scoring</source>
        <translation>霸主卡結算</translation>
    </message>
    <message>
        <source>Each player scores their own longest run.</source>
        <translation>每位玩家依自己最長的連續城牆得分。</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>僅最長者</translation>
    </message>
    <message>
        <source>Only the longest run scores; tied players all score.</source>
        <translation>只有連續城牆最長的玩家得分；平手者都得分。</translation>
    </message>
    <message>
        <source>{option}: {choice}</source>
        <translation>{option}：{choice}</translation>
    </message>
</context>
<context>
    <name>OptionsInForce</name>
    <message>
        <source>Game options</source>
        <translation>遊戲選項</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>{option} (changed)</source>
        <translation>{option}（已更改）</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到遊戲</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>重播：{what}</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>上一輪</translation>
    </message>
    <message>
        <source>Earlier turns are in the chronicle.</source>
        <translation>更早的回合見紀事。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>大家好！</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>祝好運！</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>輪到你了。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>請稍等。</translation>
    </message>
    <message>
        <source>I&apos;ll be right back.</source>
        <translation>我馬上回來。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>走得漂亮！</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>哎呀！</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>不好意思！</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>謝謝！</translation>
    </message>
    <message>
        <source>Thanks, good game!</source>
        <translation>謝謝，玩得很開心！</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Wall</source>
        <translation>單城牆</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>雙城牆</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>Broken wall</source>
        <translation>被摧毀的城牆</translation>
    </message>
    <message>
        <source>Neutral wall</source>
        <translation>中立單城牆</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>owner of a wall, in a list</comment>
        <translation>中立</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{province}, square {place} of {count}, facing {region}</source>
        <translation>{province}自西數第 {place}&#xa0;格，共 {count}&#xa0;格，北鄰{region}</translation>
    </message>
    <message>
        <source>{west}; {east}</source>
        <translation>{west}；{east}</translation>
    </message>
    <message>
        <source>{province}, squares {west} and {east} of {count}, facing {region}</source>
        <translation>{province}自西數第 {west}、{east}&#xa0;格，共 {count}&#xa0;格，北鄰{region}</translation>
    </message>
    <message>
        <source>Board {board}{side}</source>
        <translation>圖板 {board}{side}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>圖板 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>board {board}{side}</source>
        <translation>圖板 {board}{side}</translation>
    </message>
    <message>
        <source>board {board}, side {side}</source>
        <translation>圖板 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>West end</source>
        <translation>西端</translation>
    </message>
    <message>
        <source>East end</source>
        <translation>東端</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>to act</source>
        <translation>正在決定</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>「{words}」</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>顏色：{colour}</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <translation>得分：{score}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>第 {number} 回合</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <source>{player}: score {score}; left: walls {singles}, double walls {doubles}, towers {towers}, cards {cards}</source>
        <translation>{player}：{score}&#xa0;分；剩餘：單城牆 {singles}、雙城牆 {doubles}、敵樓 {towers}、行動卡 {cards}</translation>
    </message>
    <message>
        <source>Walls left: {count}</source>
        <translation>剩餘單城牆：{count}</translation>
    </message>
    <message>
        <source>Double walls left: {count}</source>
        <translation>剩餘雙城牆：{count}</translation>
    </message>
    <message>
        <source>Towers left: {count}</source>
        <translation>剩餘敵樓：{count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>手牌：{count}</translation>
    </message>
    <message>
        <source>Whoever takes over a seat takes over its cards and points.</source>
        <translation>接手的玩家沿用該座位的手牌與分數。</translation>
    </message>
    <message>
        <source>{player}: human or bot</source>
        <translation>{player}：真人或電腦玩家</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Find something better</source>
        <translation>找出更好的一步</translation>
    </message>
    <message>
        <source>You played: {chosen}. What would have been better?</source>
        <translation>你的選擇：{chosen}。怎樣會更好？</translation>
    </message>
    <message>
        <source>This couldn&apos;t be evaluated. Try again?</source>
        <translation>無法分析這一步。再試一次？</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>What was hidden?</source>
        <translation>當時隱藏了什麼？</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一個失誤</translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} (+{points} points).</source>
        <translation>
            <numerusform>最佳走法：{best}（+{points}&#xa0;分）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best was: {best} ({points} more wins in 100).</source>
        <translation>
            <numerusform>最佳走法：{best}（每 100&#xa0;局多勝 {points}&#xa0;局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} more wins in 100.</source>
        <translation>
            <numerusform>已是最佳：每 100&#xa0;局多勝 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more wins in 100, but still {behind} behind the best.</source>
        <translation>
            <numerusform>每 100&#xa0;局多勝 {points}&#xa0;局，但仍比最佳走法少 {behind}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} wins in 100 are lost.</source>
        <translation>
            <numerusform>並不比原來好：每 100&#xa0;局少勝 {behind}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} points better.</source>
        <translation>
            <numerusform>已是最佳：多得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} points are lost.</source>
        <translation>
            <numerusform>並不比原來好：比最佳走法少 {behind}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points better, but still {behind} behind the best.</source>
        <translation>
            <numerusform>多得 {points}&#xa0;分，但仍比最佳走法少 {behind}&#xa0;分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Right.</source>
        <translation>對了。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>On average a different turn gains more, however well this one went. Try again?</source>
        <translation>即使這次結果不錯，平均來說另一種走法得分更多。再試一次？</translation>
    </message>
    <message numerus="yes">
        <source>On average a different turn gains about %n more point(s) on your best rival. Try again?</source>
        <translation>
            <numerusform>平均來說，換一種走法，相對最強的對手約能多得 %n&#xa0;分。再試一次？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{colour} to play: where should the tower go?</source>
        <translation>輪到{colour}方：敵樓該建在哪裡？</translation>
    </message>
    <message>
        <source>Your tower can shelter you in one region. Which?</source>
        <translation>敵樓可在一個蒙古區域保護你。該選哪一個？</translation>
    </message>
    <message>
        <source>Where would you lose points if the Mongols came now?</source>
        <translation>若蒙古軍現在入侵，你會在哪裡失分？</translation>
    </message>
    <message>
        <source>Remember the threat counters you have seen.</source>
        <translation>回想你看過的威脅標記。</translation>
    </message>
    <message>
        <source>In {r4B1} you alone have the majority.</source>
        <translation>在{r4B1}，只有你的城牆最多。</translation>
    </message>
    <message>
        <source>In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points better than anything else.</source>
        <translation>在{r4B1}只有你會失去 {t4B1}&#xa0;分。敵樓保護你，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: two squares at once</source>
        <translation>輪到{colour}方：一次兩格</translation>
    </message>
    <message>
        <source>Where does your double wall gain the most?</source>
        <translation>雙城牆建在哪裡得分最多？</translation>
    </message>
    <message>
        <source>A double wall scores as soon as it is built.</source>
        <translation>雙城牆一放下就得分。</translation>
    </message>
    <message>
        <source>It may also complete a province and win the majority.</source>
        <translation>它也可能填滿一個區域，並讓你領先。</translation>
    </message>
    <message>
        <source>{colour} to play: the last wall</source>
        <translation>輪到{colour}方：最後一段城牆</translation>
    </message>
    <message>
        <source>Place the last wall. What should your Traitor do?</source>
        <translation>放下最後一段城牆。你的叛徒該做什麼？</translation>
    </message>
    <message>
        <source>The Mongols attack after this turn.</source>
        <translation>這回合之後，蒙古軍就會入侵。</translation>
    </message>
    <message>
        <source>You win {p3B2} without the Traitor&apos;s help.</source>
        <translation>不靠叛徒，{p3B2}也是你的。</translation>
    </message>
    <message>
        <source>In {r3B3} you would lose {t3B3} points.</source>
        <translation>在{r3B3}你會失去 {t3B3}&#xa0;分。</translation>
    </message>
    <message>
        <source>{p3B2} is yours anyway. Without its counter {r3B3} costs you nothing: {lead} points better than anything else.</source>
        <translation>{p3B2}本來就是你的。{r3B3}沒有標記，你就不失分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: complete or leave open?</source>
        <translation>輪到{colour}方：填滿還是留空？</translation>
    </message>
    <message>
        <source>Who scores {p4A3} if you complete it?</source>
        <translation>填滿{p4A3}，是替誰得分？</translation>
    </message>
    <message>
        <source>Count the cards revealed so far: which ones could be in {p4A3}?</source>
        <translation>數數已翻開的行動卡：{p4A3}裡可能是哪些？</translation>
    </message>
    <message>
        <source>In {r1B1} you already have the majority.</source>
        <translation>在{r1B1}，你的城牆已經最多。</translation>
    </message>
    <message>
        <source>{p4A3} would score for a rival; in {r1B1} you lose no more than before: {lead} points better than anything else.</source>
        <translation>{p4A3}會讓對手得分；在{r1B1}你的損失不變，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: which card belongs here?</source>
        <translation>輪到{colour}方：這裡該用哪張卡？</translation>
    </message>
    <message>
        <source>Your Builder is already in {p4B1}.</source>
        <translation>你的建築師已在{p4B1}。</translation>
    </message>
    <message>
        <source>Which card changes two walls at once?</source>
        <translation>哪張卡能一次改變兩段城牆？</translation>
    </message>
    <message>
        <source>The Mandarin takes a wall from Red and gives you one: {p4B1} is yours, {lead} points better than anything else.</source>
        <translation>官吏把紅方的一段城牆換成你的：{p4B1}是你的，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: a loss to share</source>
        <translation>輪到{colour}方：共同的損失</translation>
    </message>
    <message>
        <source>A loss that your rivals share costs you little.</source>
        <translation>與對手共同的損失，對你影響不大。</translation>
    </message>
    <message>
        <source>Only {p4A2_empty} squares are empty in {p4A2}.</source>
        <translation>{p4A2}只剩 {p4A2_empty}&#xa0;個空格。</translation>
    </message>
    <message>
        <source>The double wall scores, completes {p4A2} and beats Green ({p4A2_green} there): {lead} points better than anything else.</source>
        <translation>雙城牆得分，使{p4A2}填滿，也多過只占 {p4A2_green}&#xa0;格的綠方，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: hold two provinces</source>
        <translation>輪到{colour}方：守住兩個區域</translation>
    </message>
    <message>
        <source>Which provinces do your walls complete for you?</source>
        <translation>你的城牆該使哪些區域填滿？</translation>
    </message>
    <message>
        <source>In {last_squares} provinces only the last square is empty.</source>
        <translation>有 {last_squares}&#xa0;個區域只差最後一格。</translation>
    </message>
    <message>
        <source>In {p1B2} Red&apos;s tower reserves the last square: leave it.</source>
        <translation>{p1B2}的最後一格由紅方的敵樓保留：別去動它。</translation>
    </message>
    <message>
        <source>In {p3B3} you are ahead. In {p1B3} a wall puts you ahead of Red.</source>
        <translation>在{p3B3}你領先。在{p1B3}再放一段城牆，你就超過紅方。</translation>
    </message>
    <message>
        <source>Before cards, {p3B3} scores {p3B3_value} and {p1B3} {p1B3_value}, and you win them: {lead} points better than anything else.</source>
        <translation>不計行動卡，{p3B3}得 {p3B3_value}&#xa0;分，{p1B3}得 {p1B3_value}&#xa0;分，都歸你，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>You have only walls left. Where do they do no harm?</source>
        <translation>你只能放城牆。放在哪裡不多失分？</translation>
    </message>
    <message>
        <source>A card and a wall decide {p4B1}. Which, and where?</source>
        <translation>一張行動卡和一段城牆決定{p4B1}。哪張，放哪裡？</translation>
    </message>
    <message>
        <source>Your walls there count {p4B1_green}, Red&apos;s {p4B1_red}: a wall is not enough.</source>
        <translation>你在那裡占 {p4B1_green}&#xa0;格，紅方占 {p4B1_red}&#xa0;格：一段城牆不夠。</translation>
    </message>
    <message>
        <source>Only walls are left. Which region must stay as it is?</source>
        <translation>只能放城牆。哪個蒙古區域該保持不變？</translation>
    </message>
    <message>
        <source>In {r3A2} {r3A2_tied} colours are tied for the majority.</source>
        <translation>在{r3A2}有 {r3A2_tied} 種顏色並列領先。</translation>
    </message>
    <message>
        <source>{r3A1} alone has {r3A1_empty} empty squares.</source>
        <translation>{r3A1}還有 {r3A1_empty}&#xa0;個空格。</translation>
    </message>
    <message>
        <source>In {r3A2} your rivals still lose {t3A2} along with you, and only {r3A1} is new: {lead} points better than anything else.</source>
        <translation>在{r3A2}對手仍與你一起失去 {t3A2}&#xa0;分，只多了{r3A1}，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: one wall is enough</source>
        <translation>輪到{colour}方：一段城牆就夠</translation>
    </message>
    <message>
        <source>You lead. How do you act without giving it away?</source>
        <translation>你領先。怎樣行動才能保持領先？</translation>
    </message>
    <message>
        <source>A single wall in an empty region has the majority there.</source>
        <translation>在空的蒙古區域建造，那裡就是你的城牆最多。</translation>
    </message>
    <message>
        <source>A face-down card isn&apos;t in any region.</source>
        <translation>蓋放的行動卡不在任何蒙古區域。</translation>
    </message>
    <message>
        <source>In {r4B2} you already have the majority.</source>
        <translation>在{r4B2}，你的城牆已經最多。</translation>
    </message>
    <message>
        <source>With a card you need only one wall, and in {r4B2} it costs nothing: {lead} points better than anything else.</source>
        <translation>用行動卡只需一段城牆，在{r4B2}又不失分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: work for the Mandarin</source>
        <translation>輪到{colour}方：讓官吏出手</translation>
    </message>
    <message>
        <source>Your Mandarin is in {p1A3}. When should it act?</source>
        <translation>你的官吏在{p1A3}。何時該讓它出手？</translation>
    </message>
    <message>
        <source>A card acts when its province is complete.</source>
        <translation>區域填滿時，那裡的行動卡才生效。</translation>
    </message>
    <message>
        <source>{p1A3} can be completed this turn.</source>
        <translation>{p1A3}可在這回合填滿。</translation>
    </message>
    <message>
        <source>Blue&apos;s walls there count {p1A3_blue}. A swap takes one away.</source>
        <translation>藍方在那裡占 {p1A3_blue}&#xa0;格。一次互換就少一格。</translation>
    </message>
    <message>
        <source>{colour} to play: the neutral wall</source>
        <translation>輪到{colour}方：中立城牆</translation>
    </message>
    <message>
        <source>Neutral walls left: {neutral_walls}. Where does it serve you?</source>
        <translation>還剩 {neutral_walls} 段中立城牆。放在哪裡對你有利？</translation>
    </message>
    <message>
        <source>After your walls you may place a neutral wall in either of their provinces.</source>
        <translation>放下城牆後，可在其中一個區域再放一段中立城牆。</translation>
    </message>
    <message>
        <source>When a neutral wall completes a province, it scores at once.</source>
        <translation>中立城牆使區域填滿，也立刻得分。</translation>
    </message>
    <message>
        <source>In {p1B3} {p1B3_empty} squares are empty, and you are ahead.</source>
        <translation>{p1B3}有 {p1B3_empty}&#xa0;個空格，而你領先。</translation>
    </message>
    <message>
        <source>Your wall and the neutral wall complete {p1B3} for you and bring {p1B3_value}: {lead} points better than anything else.</source>
        <translation>你的城牆加上中立城牆使{p1B3}填滿，你得 {p1B3_value}&#xa0;分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: which counter is worth the peek?</source>
        <translation>輪到{colour}方：哪個威脅標記值得偷看？</translation>
    </message>
    <message>
        <source>Where does your first wall go, so that a peek can guide the next?</source>
        <translation>先把城牆放在哪裡，偷看後才好決定下一段？</translation>
    </message>
    <message>
        <source>After the first wall you may peek before you choose where the next goes.</source>
        <translation>放下第一段城牆後，可先偷看，再決定下一段放在哪裡。</translation>
    </message>
    <message>
        <source>In {r1A3} {r1A3_tied} rivals lead together: a loss shared with them costs little.</source>
        <translation>在{r1A3}有 {r1A3_tied}&#xa0;個對手並列領先：與他們共同失分，損失不大。</translation>
    </message>
    <message>
        <source>Your next wall can complete {p4A1}, for Green, or go in {p1A1}.</source>
        <translation>下一段城牆可使{p4A1}填滿，讓綠方得分；也可建在{p1A1}。</translation>
    </message>
    <message>
        <source>Peek from {p1A3}: at {least_threat}, complete {p4A1}; if not, build in {p1A1}: {lead} points better, {sight} of them thanks to the peek.</source>
        <translation>從{p1A3}偷看：若是 {least_threat} 就使{p4A1}填滿，否則建在{p1A1}。好 {lead}&#xa0;分，其中偷看占 {sight}&#xa0;分。</translation>
    </message>
    <message>
        <source>Red has a card there, too: it could be any of {red_cards} kinds.</source>
        <translation>紅方在那裡也有一張卡，{red_cards} 種都有可能。</translation>
    </message>
    <message>
        <source>The double wall completes {p1A3}, and the Mandarin tips the majority: {lead} points better than anything else.</source>
        <translation>雙城牆填滿{p1A3}，官吏讓你反過來領先，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: the same card twice</source>
        <translation>輪到{colour}方：同樣的卡</translation>
    </message>
    <message>
        <source>With which card do you complete {p1A1}?</source>
        <translation>填滿{p1A1}時，要用哪張卡？</translation>
    </message>
    <message>
        <source>Your Master Builder wins the majority in most cases.</source>
        <translation>大建築師多半能讓你領先。</translation>
    </message>
    <message>
        <source>Two cards with the same number cancel each other out.</source>
        <translation>點數相同的兩張行動卡互相作廢。</translation>
    </message>
    <message>
        <source>The Flood raises what you win, and cancels any Flood of Red&apos;s: {lead} points better than anything else.</source>
        <translation>洪水提高你的得分，也使紅方的洪水作廢，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player} is about to score {provinces}.</source>
        <translation>{player}即將結算{provinces}。</translation>
    </message>
    <message>
        <source>{player} is adding a board to the wall.</source>
        <translation>{player}正在增加圖板。</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>輪到{player}。</translation>
    </message>
    <message>
        <source>First turn of the game: place just one wall.</source>
        <translation>本局第一個回合：只放置一段單城牆。</translation>
    </message>
    <message>
        <source>You have no moves left and must pass.</source>
        <translation>你無法執行任何行動：跳過回合。</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>只能放置中立單城牆。</translation>
    </message>
    <message>
        <source>Your turn – choose a card.</source>
        <translation>輪到你：選擇行動卡。</translation>
    </message>
    <message>
        <source>Your turn – choose a block.</source>
        <translation>輪到你：選擇建築。</translation>
    </message>
    <message>
        <source>Your turn – choose a block or a card.</source>
        <translation>輪到你：選擇建築或行動卡。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: place one wall.</source>
        <translation>無法完整執行行動：放置一段單城牆。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: play one card.</source>
        <translation>無法完整執行行動：打出一張行動卡。</translation>
    </message>
    <message>
        <source>Your first turn: place just one wall.</source>
        <translation>你的首回合：只放置一段單城牆。</translation>
    </message>
    <message>
        <source>Now place a second wall – in any province except {province}.</source>
        <translation>接著在{province}以外的區域放置第二段單城牆。</translation>
    </message>
    <message>
        <source>Now play a second card – in any province except {province}.</source>
        <translation>接著在{province}以外的區域打出第二張行動卡。</translation>
    </message>
    <message>
        <source>Now place a wall in {province}.</source>
        <translation>接著在{province}放置單城牆。</translation>
    </message>
    <message>
        <source>Now place a wall in {province}, or a second card in another province.</source>
        <translation>接著在{province}放置單城牆，或在另一個區域打出第二張行動卡。</translation>
    </message>
    <message>
        <source>You may place a neutral wall and peek at {regions}, or end your turn.</source>
        <translation>你可以放置一段中立單城牆、偷看{regions}的威脅標記，或結束回合。</translation>
    </message>
    <message>
        <source>You may place a neutral wall, or end your turn.</source>
        <translation>你可以放置一段中立單城牆，或結束回合。</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>你可以偷看{regions}的威脅標記，或結束回合。</translation>
    </message>
    <message>
        <source>End your turn – a board will be added.</source>
        <translation>結束回合：接著增加圖板。</translation>
    </message>
    <message>
        <source>No more moves – end your turn.</source>
        <translation>無法再行動：請結束回合。</translation>
    </message>
    <message>
        <source>All done – end your turn.</source>
        <translation>行動完成：請結束回合。</translation>
    </message>
    <message>
        <source>{provinces} are complete – choose which to score first.</source>
        <translation>{provinces}都已填滿：選擇先結算哪一個。</translation>
    </message>
    <message>
        <source>{province} is complete – score it.</source>
        <translation>{province}已填滿：開始結算。</translation>
    </message>
    <message>
        <source>Add a board: choose the board, its side and an end of the wall.</source>
        <translation>增加圖板：選圖板、A 面或 B 面，再選接在哪一端。</translation>
    </message>
    <message>
        <source>You drew {board}: choose an end of the wall.</source>
        <translation>抽到{board}：選擇東端或西端。</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player}，{choice}</translation>
    </message>
    <message>
        <source>{player} decides on the {card} in {province}.</source>
        <translation>{player}在{province}做決定：{card}。</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>戰士：選擇{province}的一張行動卡移除。</translation>
    </message>
    <message>
        <source>Traitor: break a wall in {province}, or remove a bordering threat.</source>
        <translation>叛徒：摧毀{province}的一段單城牆，或移除相鄰的威脅標記。</translation>
    </message>
    <message>
        <source>Flood: raise or lower {province}&apos;s value by 2.</source>
        <translation>洪水：{province}的價值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Builder: raise {province}&apos;s value by 2, or add one extra wall.</source>
        <translation>建築師：{province}的價值 +2，或替你多算一段城牆。</translation>
    </message>
    <message>
        <source>Master Builder: add two extra walls in {province}.</source>
        <translation>大建築師：在{province}替你多算兩段城牆。</translation>
    </message>
    <message>
        <source>Mandarin: swap a wall in {province} with another, or don&apos;t swap.</source>
        <translation>官吏：將{province}的一段單城牆與另一段互換，或不互換。</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>Points now: {points}.</source>
        <comment>read aloud</comment>
        <translation>立即獲得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>A broken neutral wall: it counts for nothing</source>
        <translation>被摧毀的中立單城牆：不再計算</translation>
    </message>
    <message>
        <source>A neutral wall</source>
        <translation>中立單城牆</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <translation>{player}的單城牆</translation>
    </message>
    <message>
        <source>{player}&apos;s double wall: nothing can break it</source>
        <translation>{player}的雙城牆：無法摧毀</translation>
    </message>
    <message>
        <source>{player}&apos;s tower: it gives shelter in this region</source>
        <translation>{player}的敵樓：在此蒙古區域提供保護</translation>
    </message>
    <message>
        <source>{player}&apos;s broken wall: it counts for nothing</source>
        <translation>{player}被摧毀的城牆：不再計算</translation>
    </message>
    <message>
        <source>Reserved for {player}&apos;s wall</source>
        <translation>保留給{player}的單城牆</translation>
    </message>
    <message>
        <source>Empty – {player}&apos;s tower reserves one square next to it</source>
        <translation>空格：{player}的敵樓在旁邊保留一格</translation>
    </message>
    <message>
        <source>An empty square</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>已結算</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>No threat</source>
        <translation>無威脅</translation>
    </message>
    <message>
        <source>Would lose</source>
        <translation>將失分</translation>
    </message>
    <message>
        <source>Sheltered</source>
        <translation>受敵樓保護</translation>
    </message>
    <message>
        <source>scored</source>
        <comment>read aloud</comment>
        <translation>已結算</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <comment>read aloud</comment>
        <translation>值 {value}&#xa0;分</translation>
    </message>
    <message>
        <source>majority: {players}</source>
        <comment>read aloud</comment>
        <translation>領先：{players}</translation>
    </message>
    <message>
        <source>no threat</source>
        <comment>read aloud</comment>
        <translation>無威脅</translation>
    </message>
    <message>
        <source>threat {threat}</source>
        <comment>read aloud</comment>
        <translation>威脅 {threat}</translation>
    </message>
    <message>
        <source>would lose: {players}</source>
        <comment>read aloud</comment>
        <translation>將失分：{players}</translation>
    </message>
    <message>
        <source>sheltered: {players}</source>
        <comment>read aloud</comment>
        <translation>受敵樓保護：{players}</translation>
    </message>
    <message>
        <source>nobody would lose</source>
        <comment>read aloud</comment>
        <translation>無人失分</translation>
    </message>
    <message>
        <source>{fact}; {more}</source>
        <comment>read aloud</comment>
        <translation>{fact}；{more}</translation>
    </message>
    <message>
        <source>{place}: {facts}.</source>
        <comment>read aloud</comment>
        <translation>{place}：{facts}。</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of players</comment>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>位置(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)：</translation>
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
        <translation>Enter</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>向右鍵</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>向左鍵</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上鍵</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下鍵</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It&apos;s {player}&apos;s turn to decide.</source>
        <translation>現在輪到{player}。</translation>
    </message>
    <message>
        <source>{player} scores there {first}; with the other move, {second}</source>
        <translation>這樣走，{player}{first}在此得分；另一走法{second}</translation>
    </message>
    <message>
        <source>{player} loses points there {first}; with the other move, {second}</source>
        <translation>這樣走，{player}{first}在此失分；另一走法{second}</translation>
    </message>
    <message>
        <source>in no simulated game</source>
        <translation>在模擬對局中從未</translation>
    </message>
    <message>
        <source>in all simulated games</source>
        <translation>在所有模擬對局中都</translation>
    </message>
    <message numerus="yes">
        <source>in %n of 100 simulated games</source>
        <translation>
            <numerusform>在 100&#xa0;局模擬對局中有 %n&#xa0;局</numerusform>
        </translation>
    </message>
    <message>
        <source>in none</source>
        <translation>一局也沒有</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>每局都會</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>雙城牆</translation>
    </message>
    <message>
        <source>you score there {first}; with the other move, {second}</source>
        <translation>這樣走，你{first}在此得分；另一走法{second}</translation>
    </message>
    <message>
        <source>you lose points there {first}; with the other move, {second}</source>
        <translation>這樣走，你{first}在此失分；另一走法{second}</translation>
    </message>
    <message numerus="yes">
        <source>costs {points} fewer points on average</source>
        <translation>
            <numerusform>平均少失 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs {points} more points on average</source>
        <translation>
            <numerusform>平均多失 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} more points there</source>
        <translation>
            <numerusform>終局時最強的對手在此多失 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} fewer points there</source>
        <translation>
            <numerusform>終局時最強的對手在此少失 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points there on average</source>
        <translation>
            <numerusform>在此平均多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points there on average</source>
        <translation>
            <numerusform>在此平均少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more points on average</source>
        <translation>
            <numerusform>平均多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} fewer points on average</source>
        <translation>
            <numerusform>平均少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} fewer points there</source>
        <translation>
            <numerusform>終局時最強的對手在此少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} more points there</source>
        <translation>
            <numerusform>終局時最強的對手在此多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained there on the rival who finishes best</source>
        <translation>
            <numerusform>在此比終局時最強的對手多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost there to the rival who finishes best</source>
        <translation>
            <numerusform>在此比終局時最強的對手少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained on the rival who finishes best</source>
        <translation>
            <numerusform>比終局時最強的對手多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost to the rival who finishes best</source>
        <translation>
            <numerusform>比終局時最強的對手少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>{reasons} But it cuts both ways. {others}</source>
        <translation>{reasons}不過也有另一面。{others}</translation>
    </message>
    <message>
        <source>in {share}</source>
        <translation>有 {share}&#xa0;局</translation>
    </message>
    <message>
        <source>For now, it has the same effect as the first.</source>
        <translation>目前效果和第一種走法一樣。</translation>
    </message>
    <message>
        <source>It has the same drawback as the first.</source>
        <translation>缺點和第一種走法一樣。</translation>
    </message>
    <message>
        <source>Its gain is spread over many places.</source>
        <translation>好處分散在許多地方。</translation>
    </message>
    <message>
        <source>Most of its gain lies elsewhere.</source>
        <translation>好處主要在別處。</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. When a province is completed, whoever has the most walls there scores its value.</source>
        <translation>合力修築長城。南邊的區域填滿時，城牆最多的玩家獲得其價值。</translation>
    </message>
    <message>
        <source>When the wall is finished, the Mongols attack: in each region, whoever has the most walls loses the points on its threat counter. The highest score wins.</source>
        <translation>長城完工後，蒙古軍從北邊入侵：在每個蒙古區域，城牆最多的玩家失去威脅標記上的分數。總分最高者獲勝。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Choose one of five actions and carry it out completely:</source>
        <translation>從五種行動中選一種，完整執行：</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}：{rule}</translation>
    </message>
    <message>
        <source>If you can&apos;t complete any action, do half of one (a wall or a card); if you can&apos;t do even that, pass.</source>
        <translation>無法完整執行任何行動時，做半個行動：一段單城牆或一張行動卡；連這也做不到，才跳過回合。</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>偷看</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>敵樓不可與其他敵樓相鄰。</translation>
    </message>
    <message>
        <source>It reserves one empty square next to it for a wall of its owner: if both sides are empty, others may take one, but never the last. The square is free again once the owner has no walls left.</source>
        <translation>旁邊一個空格保留給建造者放單城牆：兩旁皆空時他人可占一格，不可占最後一格；建造者已無單城牆時不再保留。</translation>
    </message>
    <message>
        <source>In the attack, a tower shelters its owner in the region where it stands.</source>
        <translation>蒙古軍入侵時，自己敵樓所在的蒙古區域不失分。</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>結算區域</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same number cancel each other out.</source>
        <translation>翻開該區域的所有行動卡。點數相同的行動卡作廢。</translation>
    </message>
    <message>
        <source>The others take effect in order, from 1 to 6. Each card&apos;s owner decides, whoever&apos;s turn it is.</source>
        <translation>其餘依點數 1 到 6 生效。不論輪到誰，都由出卡的玩家決定。</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>價值：完好城牆總數（不分玩家），加聲望，再加減行動卡。</translation>
    </message>
    <message>
        <source>Majority: the most unbroken walls, including extra ones; a double wall counts as two, a tower as one. Tied players each score the full value.</source>
        <translation>領先：完好的城牆最多，含行動卡多算的城牆；雙城牆算兩段，敵樓算一段。平手者都獲得全部價值。</translation>
    </message>
    <message>
        <source>The province gets an emperor card, and its cards leave the game.</source>
        <translation>該區域放置一張皇帝卡，其中的行動卡移出遊戲。</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>行動卡</translation>
    </message>
    <message>
        <source>{priority} {card} – {rule}</source>
        <translation>{priority} {card}：{rule}</translation>
    </message>
    <message>
        <source>Cards can only be played in provinces that aren&apos;t complete yet.</source>
        <translation>行動卡只能打在尚未填滿的區域。</translation>
    </message>
    <message>
        <source>As soon as a province has been scored and there are three unused emperor cards, you add a board to the west or east end (once per game; twice with four players). Then your turn continues, and you can use the new squares too.</source>
        <translation>區域結算後若有三張未使用的皇帝卡，你立即在西端或東端增加一個圖板：每局一次，四位玩家時兩次。然後繼續你的回合，也可以使用新的方格。</translation>
    </message>
    <message>
        <source>You can&apos;t place one on the first turn of the game.</source>
        <translation>本局第一個回合不可放置。</translation>
    </message>
    <message>
        <source>You can&apos;t place one on your first turn.</source>
        <translation>自己的首回合不可放置。</translation>
    </message>
    <message>
        <source>Then these event cards are counted: {cards}.</source>
        <translation>接著計算這些事件卡：{cards}。</translation>
    </message>
    <message>
        <source>There are none in this game.</source>
        <translation>本局沒有事件卡。</translation>
    </message>
    <message>
        <source>{letter} {card} – {rule}</source>
        <translation>{letter} {card}：{rule}</translation>
    </message>
    <message>
        <source>Adding a board</source>
        <translation>增加圖板</translation>
    </message>
    <message>
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. You can&apos;t undo a peek.</source>
        <translation>放置建築後，本回合可偷看威脅標記；偷看後無法復原。</translation>
    </message>
    <message>
        <source>If there are three unused emperor cards at the end of your turn, you add a board to the west or east end (once per game; twice with four players).</source>
        <translation>回合結束時若有三張未使用的皇帝卡，你在西端或東端增加一個圖板：每局一次，四位玩家時兩次。</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>兩位玩家時</translation>
    </message>
    <message>
        <source>After your action you may place one neutral wall:</source>
        <translation>行動後可放置一段中立單城牆：</translation>
    </message>
    <message>
        <source>after two walls or two cards, in one of those two provinces;</source>
        <translation>兩段單城牆或兩張行動卡後：在其中一個區域；</translation>
    </message>
    <message>
        <source>after a card and a wall, a double wall or a tower, in any other province;</source>
        <translation>行動卡加單城牆、雙城牆或敵樓後：在其他任一區域；</translation>
    </message>
    <message>
        <source>after half an action, in that province.</source>
        <translation>半個行動後：在同一個區域。</translation>
    </message>
    <message>
        <source>If you can do nothing else, you must place one.</source>
        <translation>無法執行其他行動時，必須放置一段。</translation>
    </message>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古軍入侵</translation>
    </message>
    <message>
        <source>Region by region, from west to east, the threat counter is revealed. Whoever has the most unbroken walls there loses that many points; tied players each lose the full amount.</source>
        <translation>由西到東逐一翻開蒙古區域的威脅標記。完好城牆最多的玩家損失相應分數；平手者都全額損失。</translation>
    </message>
    <message>
        <source>Then event cards A, B and C are counted.</source>
        <translation>接著計算事件卡 A、B、C。</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>事件卡</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>規則摘要</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>A province is complete: score it first.</source>
        <translation>有區域已填滿：須先結算。</translation>
    </message>
    <message>
        <source>A revealed card must be resolved first.</source>
        <translation>須先選擇已翻開的行動卡的效果。</translation>
    </message>
    <message>
        <source>A board must be added first.</source>
        <translation>須先增加圖板。</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>沒有行動卡等待決定。</translation>
    </message>
    <message>
        <source>The revealed card doesn&apos;t allow this choice.</source>
        <translation>翻開的行動卡不允許這個選擇。</translation>
    </message>
    <message>
        <source>You have already taken your action this turn.</source>
        <translation>每回合一個行動：你已經執行過了。</translation>
    </message>
    <message>
        <source>Finish your action first.</source>
        <translation>請先完成你的行動。</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you still have a move.</source>
        <translation>還能行動時不可跳過回合。</translation>
    </message>
    <message>
        <source>On the first turn, you place just one wall.</source>
        <translation>首回合只放置一段單城牆。</translation>
    </message>
    <message>
        <source>This square isn&apos;t in play.</source>
        <translation>此方格不在遊戲中。</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>此方格已被占用。</translation>
    </message>
    <message>
        <source>A double wall needs two adjacent empty squares.</source>
        <translation>雙城牆需要兩個相鄰的空格。</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>敵樓不可與其他敵樓相鄰。</translation>
    </message>
    <message>
        <source>Reserved: only the tower&apos;s owner may build here.</source>
        <translation>已保留：只有建造這座敵樓的玩家可以在此建造。</translation>
    </message>
    <message>
        <source>Your tower reserves this square for a wall of yours – no double or neutral wall.</source>
        <translation>你的敵樓將此方格保留給你的單城牆，不可建造雙城牆或中立單城牆。</translation>
    </message>
    <message>
        <source>You have no walls left.</source>
        <translation>你已沒有單城牆。</translation>
    </message>
    <message>
        <source>You have already placed your double wall.</source>
        <translation>你已放置雙城牆。</translation>
    </message>
    <message>
        <source>You have already placed your tower.</source>
        <translation>你已放置敵樓。</translation>
    </message>
    <message>
        <source>There are no neutral walls left.</source>
        <translation>已沒有中立單城牆。</translation>
    </message>
    <message>
        <source>This card isn&apos;t in your hand.</source>
        <translation>這張行動卡不在你的手牌中。</translation>
    </message>
    <message>
        <source>This province isn&apos;t in play.</source>
        <translation>此區域不在遊戲中。</translation>
    </message>
    <message>
        <source>This province is complete and takes no more cards.</source>
        <translation>此區域已填滿，不能再打出行動卡。</translation>
    </message>
    <message>
        <source>The two walls must be in different provinces.</source>
        <translation>兩段單城牆須放在兩個不同的區域。</translation>
    </message>
    <message>
        <source>The two cards must be in different provinces.</source>
        <translation>兩張行動卡須放在兩個不同的區域。</translation>
    </message>
    <message>
        <source>After a card, the wall must go in the same province.</source>
        <translation>打出行動卡後，單城牆須放在與行動卡相同的區域。</translation>
    </message>
    <message>
        <source>After a wall, you can only place a second wall.</source>
        <translation>放置單城牆後，只能再放第二段單城牆。</translation>
    </message>
    <message>
        <source>After a card, you can only play a second card or place a wall.</source>
        <translation>打出行動卡後，只能再打出第二張，或放一段單城牆。</translation>
    </message>
    <message>
        <source>You couldn&apos;t finish this action, so you can&apos;t start it.</source>
        <translation>此行動無法完成，因此不能開始。</translation>
    </message>
    <message>
        <source>After this action, the neutral wall can&apos;t go in that province.</source>
        <translation>執行此行動後，中立單城牆不能放在該區域。</translation>
    </message>
    <message>
        <source>Only one neutral wall per turn.</source>
        <translation>每回合只能放置一段中立單城牆。</translation>
    </message>
    <message>
        <source>You have no other move: you must place a neutral wall.</source>
        <translation>無法執行其他行動時，必須放置一段中立單城牆。</translation>
    </message>
    <message>
        <source>You can&apos;t place a neutral wall on the first turn.</source>
        <translation>首回合不可放置中立單城牆。</translation>
    </message>
    <message>
        <source>This province isn&apos;t waiting to be scored.</source>
        <translation>此區域目前不需結算。</translation>
    </message>
    <message>
        <source>You may peek only where you have built this turn.</source>
        <translation>只能偷看本回合建造處的威脅標記。</translation>
    </message>
    <message>
        <source>You already know this threat counter.</source>
        <translation>你已知道這個威脅標記。</translation>
    </message>
    <message>
        <source>This threat counter is already face up.</source>
        <translation>這個威脅標記已經翻開。</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>這個威脅標記已被移除。</translation>
    </message>
    <message>
        <source>That isn&apos;t possible now.</source>
        <translation>現在無法這麼做。</translation>
    </message>
    <message>
        <source>This board can&apos;t be added.</source>
        <translation>不能增加這個圖板。</translation>
    </message>
    <message>
        <source>In this game, all boards show the same side.</source>
        <translation>本局所有圖板都用同一面。</translation>
    </message>
    <message>
        <source>A different board was drawn.</source>
        <translation>要增加的圖板已抽出，不是這一個。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n&#xa0;張未知的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: start of the game</source>
        <translation>重播：遊戲開始</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>重播：{what}</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暫停</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>後退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前進一步</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>後退一回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>前進一回合</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到開頭</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到結尾</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>放慢</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加快</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>離開重播</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>本局步驟</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>顯示結果</translation>
    </message>
    <message>
        <source>Close replay</source>
        <comment>the replay</comment>
        <translation>離開</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>以 {speed} 速度播放</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>回到練習</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>{what} (space bar)</source>
        <translation>{what}（空白鍵）</translation>
    </message>
    <message>
        <source>View</source>
        <translation>觀看視角</translation>
    </message>
    <message>
        <source>Public</source>
        <comment>as whom a replay is seen</comment>
        <translation>全桌</translation>
    </message>
    <message>
        <source>Public information only</source>
        <translation>當時全桌可見的資訊</translation>
    </message>
    <message>
        <source>All hands</source>
        <comment>as whom a replay is seen</comment>
        <translation>全部公開</translation>
    </message>
    <message>
        <source>What {player} knew at the time</source>
        <translation>{player}當時看到與知道的內容</translation>
    </message>
    <message>
        <source>All that is hidden</source>
        <translation>全部公開，包括隱藏的資訊</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>{player} ({controller})</source>
        <translation>{player}（{controller}）</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>遊戲選項</translation>
    </message>
    <message>
        <source>{option}: {effect}</source>
        <translation>{option}。{effect}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Scores over {turns} turns</source>
        <translation>{turns} 回合的分數</translation>
    </message>
    <message>
        <source>Turn</source>
        <comment>the axis of a chart</comment>
        <translation>回合</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>a step of the chart</comment>
        <translation>入侵</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>得分來源</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>逐回合</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>View board</source>
        <translation>看圖板</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>儲存報告</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>顯示結果</translation>
    </message>
    <message>
        <source>Played with standard rules</source>
        <translation>採用標準規則</translation>
    </message>
    <message>
        <source>Played with {options}</source>
        <comment>table options that are not usual</comment>
        <translation>本局設定：{options}</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a step of the chart</comment>
        <translation>終局</translation>
    </message>
    <message numerus="yes">
        <source>{player} took %n hint(s)</source>
        <translation>
            <numerusform>{player}看了 %n&#xa0;次提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部顯示</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The game is waiting for you.</source>
        <translation>大家在等你。</translation>
    </message>
</context>
<context>
    <name>RidersAdvice</name>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>kinds of goods</comment>
        <translation>
            <numerusform>%n&#xa0;種物資</numerusform>
        </translation>
    </message>
    <message>
        <source>Among the best corners at first glance, number {rank}: {why}.</source>
        <translation>初看最佳空角第 {rank} 名：{why}。</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>先擲骰，再以任意順序交易和建造。</translation>
    </message>
    <message>
        <source>open harbour</source>
        <comment>for any good</comment>
        <translation>通用港口</translation>
    </message>
    <message>
        <source>{good} harbour</source>
        <translation>{good}港口</translation>
    </message>
    <message numerus="yes">
        <source>{harbour} %n road(s) off</source>
        <translation>
            <numerusform>{harbour}在 %n&#xa0;段道路外</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersAid</name>
    <message numerus="yes">
        <source>%n card(s) uncertain.</source>
        <translation>
            <numerusform>%n&#xa0;張卡不確定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen: {edicts}.</source>
        <translation>尚未見到：{edicts}。</translation>
    </message>
    <message>
        <source>A seven before you can build again: {chance}%.</source>
        <translation>在你再次建造之前擲出七點：{chance}%。</translation>
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
        <translation>接受，成交</translation>
    </message>
    <message>
        <source>for {wanted} gives {given}</source>
        <translation>要 {wanted} 給 {given}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒絕</translation>
    </message>
    <message numerus="yes">
        <source>Take 1 of %n card(s)</source>
        <translation>
            <numerusform>從 %n&#xa0;張卡中拿一張</numerusform>
        </translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>已回覆</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>待回覆</translation>
    </message>
    <message>
        <source>has answered · change</source>
        <translation>已回覆 · 更改</translation>
    </message>
    <message>
        <source>only {player} looks</source>
        <translation>只有{player}看</translation>
    </message>
</context>
<context>
    <name>RidersAtOnce</name>
    <message>
        <source>You can still pay for {things}.</source>
        <translation>你還可以支付：{things}。</translation>
    </message>
    <message>
        <source>You can still pay for any of these: {things}.</source>
        <translation>你還可以支付其中任一項：{things}。</translation>
    </message>
    <message>
        <source>You can still play {edicts}.</source>
        <translation>你還可以打出：{edicts}。</translation>
    </message>
    <message>
        <source>Twice the goods: {yields}.</source>
        <translation>物資加倍：{yields}。</translation>
    </message>
    <message>
        <source>Unseen edicts that win at once: {count} of {all}.</source>
        <translation>未見的詔令中可立即獲勝的：{all}&#xa0;張中的 {count}&#xa0;張。</translation>
    </message>
    <message>
        <source>A rider is drawn.</source>
        <translation>要抽一名騎兵。</translation>
    </message>
    <message>
        <source>{player} has {points}.</source>
        <translation>{player}已有 {points}。</translation>
    </message>
    <message>
        <source>New: {goods}.</source>
        <comment>goods had nowhere else</comment>
        <translation>新物資：{goods}。</translation>
    </message>
    <message>
        <source>{goods} ({chance})</source>
        <translation>{goods}（{chance}）</translation>
    </message>
    <message>
        <source>The Long Road: 2 points.</source>
        <translation>得到長路：2&#xa0;分。</translation>
    </message>
    <message numerus="yes">
        <source>Longest line: %n road(s).</source>
        <translation>
            <numerusform>最長的道路：%n&#xa0;段。</numerusform>
        </translation>
    </message>
    <message>
        <source>To a free corner: {yields}.</source>
        <translation>通往空角：{yields}。</translation>
    </message>
    <message numerus="yes">
        <source>%n free corner(s) give more often.</source>
        <translation>
            <numerusform>另有 %n&#xa0;個空角更常產出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fort} then withstands %n more rider(s).</source>
        <translation>
            <numerusform>{fort}此後還能擋住 %n&#xa0;名騎兵。</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} then holds for ever.</source>
        <translation>{fort}此後永不陷落。</translation>
    </message>
    <message>
        <source>A breach before the next turn: {after}% instead of {before}%.</source>
        <translation>下一回合前出現缺口：{after}%，原為 {before}%。</translation>
    </message>
    <message numerus="yes">
        <source>The Great Host then takes %n more soldier(s).</source>
        <translation>
            <numerusform>之後再打出 %n&#xa0;道士兵詔令即得大軍。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough for {things}.</source>
        <translation>足夠支付：{things}。</translation>
    </message>
    <message>
        <source>{thing} or {other}</source>
        <translation>{thing}或{other}</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>一個村落</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>一座城市</translation>
    </message>
    <message>
        <source>the next tower</source>
        <translation>下一座敵樓</translation>
    </message>
    <message>
        <source>an edict</source>
        <translation>一道詔令</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>一條道路</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>至少 %n&#xa0;張卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Host: 1 point.</source>
        <translation>得到大軍：1&#xa0;分。</translation>
    </message>
    <message numerus="yes">
        <source>{hex} gives again ({chance}): %n card(s) each time.</source>
        <translation>
            <numerusform>{hex}恢復產出（{chance}）：每次 %n&#xa0;張卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} gives again ({chance}), but not to you.</source>
        <translation>{hex}恢復產出（{chance}），但你沒有份。</translation>
    </message>
    <message>
        <source>Closes a harbour of {players}.</source>
        <translation>封鎖{players}的港口。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand, {points}.</source>
        <translation>
            <numerusform>{player}：手牌 %n&#xa0;張，{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: a seven before the next turn ({chance}%) takes half.</source>
        <translation>
            <numerusform>手牌 %n&#xa0;張：下一回合前擲出七點（{chance}%）要棄一半。</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} may be breached before the next turn ({chance}%); the next tower costs {goods}.</source>
        <translation>{fort}可能在下一回合前被攻破（{chance}%）；下一座敵樓需要 {goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>a score in a sentence</comment>
        <translation>
            <numerusform>%n&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece} ({place})</source>
        <comment>a road or a building, and where</comment>
        <translation>{piece}（{place}）</translation>
    </message>
</context>
<context>
    <name>RidersBar</name>
    <message>
        <source>Breaches</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Breaches: {count} of {most} that end the game</source>
        <translation>缺口：{count}，滿 {most}&#xa0;個則終局</translation>
    </message>
</context>
<context>
    <name>RidersBoard</name>
    <message>
        <source>Home {number}</source>
        <comment>riders in the bag</comment>
        <translation>營地 {number}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>公庫</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>剩餘 %n&#xa0;道詔令</numerusform>
        </translation>
    </message>
    <message>
        <source>edicts</source>
        <comment>below their number</comment>
        <translation>詔令</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>之前：</translation>
    </message>
    <message>
        <source>Then a rider is drawn.</source>
        <translation>然後抽一名騎兵。</translation>
    </message>
    <message>
        <source>Your longest line: {before} → {after}</source>
        <translation>你最長的道路：{before} → {after}</translation>
    </message>
    <message>
        <source>The Long Road: {own} &gt; {other}</source>
        <translation>長路：{own} &gt; {other}</translation>
    </message>
</context>
<context>
    <name>RidersBreach</name>
    <message>
        <source>{fort} is breached</source>
        <translation>{fort}被攻破</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>{player} rolled {one} + {other} = {sum}.</source>
        <translation>{player}擲出 {one} + {other} = {sum}。</translation>
    </message>
    <message>
        <source>{riders} against {towers}</source>
        <translation>{riders}對 {towers}</translation>
    </message>
    <message>
        <source>The last rider came from {ground}.</source>
        <translation>最後一名騎兵來自{ground}。</translation>
    </message>
    <message>
        <source>The assault</source>
        <translation>進攻</translation>
    </message>
    <message>
        <source>{hex} gives no {good}</source>
        <translation>{hex}不再出產{good}</translation>
    </message>
    <message>
        <source>This lasts until soldiers have chased them.</source>
        <translation>直到士兵將其驅走為止。</translation>
    </message>
    <message>
        <source>They enter</source>
        <translation>騎兵侵入</translation>
    </message>
    <message>
        <source>{before} − {lost} = {towers}</source>
        <translation>{before} − {lost} = {towers}</translation>
    </message>
    <message>
        <source>The section</source>
        <translation>城段</translation>
    </message>
    <message>
        <source>The section, and {player}</source>
        <translation>城段與{player}</translation>
    </message>
    <message numerus="yes">
        <source>One penalty: {before} − 1 = %n point(s)</source>
        <translation>
            <numerusform>罰 1&#xa0;分：{before} − 1 = %n&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>Breach {count} of {most}: at the last one, everyone loses.</source>
        <translation>第 {count}&#xa0;個缺口：滿 {most}&#xa0;個時全體落敗。</translation>
    </message>
    <message>
        <source>Nobody gets any.</source>
        <translation>無人獲得。</translation>
    </message>
    <message>
        <source>Goods for the {number}</source>
        <translation>擲出 {number} 所得物資</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
</context>
<context>
    <name>RidersChart</name>
    <message>
        <source>From hexes</source>
        <translation>來自地格</translation>
    </message>
    <message>
        <source>Blocked by riders</source>
        <translation>被騎兵封鎖</translation>
    </message>
    <message>
        <source>Short in the supply</source>
        <translation>公庫不足</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>棄掉</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Towers raised</source>
        <translation>所建敵樓</translation>
    </message>
    <message>
        <source>Riders drawn</source>
        <translation>抽出的騎兵</translation>
    </message>
    <message>
        <source>Riders chased</source>
        <translation>驅逐的騎兵</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>騎兵</translation>
    </message>
    <message>
        <source>Robberies</source>
        <translation>搶奪</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Supply and tributes (net)</source>
        <translation>公庫與貢品（差額）</translation>
    </message>
    <message>
        <source>Deals (net)</source>
        <translation>成交（差額）</translation>
    </message>
    <message>
        <source>Robbed (net)</source>
        <translation>搶奪（差額）</translation>
    </message>
    <message>
        <source>Levied (net)</source>
        <translation>徵調（差額）</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>物資</translation>
    </message>
    <message>
        <source>Line: expected. Pale: nine games in ten.</source>
        <translation>橫線：期望值。淺色：十局中的九局。</translation>
    </message>
    <message numerus="yes">
        <source>As uneven as this: %n game(s) in 100.</source>
        <translation>
            <numerusform>這樣不均的，100&#xa0;局中有 %n&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>a chart</comment>
        <translation>城牆</translation>
    </message>
</context>
<context>
    <name>RidersChoice</name>
    <message>
        <source>Keep the cost of …</source>
        <translation>保留費用：…</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s)</source>
        <translation>
            <numerusform>擲出七點：棄掉 %n&#xa0;張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重選</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>棄卡</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>已選 %n&#xa0;張卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <comment>an edict</comment>
        <translation>打出</translation>
    </message>
</context>
<context>
    <name>RidersChronicle</name>
    <message>
        <source>{player} {deed}.</source>
        <comment>a verb phrase and its subject</comment>
        <translation>{player}{deed}。</translation>
    </message>
    <message>
        <source>rider {numeral} gathers at {ground}</source>
        <translation>{numeral}&#xa0;號騎兵在{ground}集結</translation>
    </message>
    <message>
        <source>rider {numeral} rides up to {fort}</source>
        <translation>{numeral}&#xa0;號騎兵來到{fort}前</translation>
    </message>
    <message>
        <source>no room for another rider before {fort}</source>
        <translation>{fort}前已容不下更多騎兵</translation>
    </message>
    <message>
        <source>founded the {fort}</source>
        <translation>建立{fort}</translation>
    </message>
    <message>
        <source>founded a settlement at {corner}</source>
        <translation>在{corner}建立村落</translation>
    </message>
    <message>
        <source>laid a road {place}</source>
        <translation>在{place}鋪設道路</translation>
    </message>
    <message>
        <source>received {goods} to start with</source>
        <translation>獲得起始物資：{goods}</translation>
    </message>
    <message>
        <source>received nothing to start with</source>
        <translation>沒有獲得起始物資</translation>
    </message>
    <message>
        <source>built a road {place}</source>
        <translation>在{place}修築道路</translation>
    </message>
    <message>
        <source>built a free road {place}</source>
        <translation>在{place}免費修築道路</translation>
    </message>
    <message>
        <source>built a settlement at {corner}</source>
        <translation>在{corner}建造村落</translation>
    </message>
    <message>
        <source>made {fort} a border city</source>
        <translation>將{fort}的邊塞擴建為邊城</translation>
    </message>
    <message>
        <source>built a city at {corner}</source>
        <translation>在{corner}建造城市</translation>
    </message>
    <message>
        <source>raised tower {level}</source>
        <translation>建起第 {level}&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>raised towers {levels}</source>
        <translation>建起第{levels}座敵樓</translation>
    </message>
    <message numerus="yes">
        <source>bought %n edict(s)</source>
        <translation>
            <numerusform>購買 %n&#xa0;道詔令</numerusform>
        </translation>
    </message>
    <message>
        <source>bought an edict</source>
        <translation>購買一道詔令</translation>
    </message>
    <message>
        <source>{bought} ({edicts})</source>
        <comment>edicts, and which</comment>
        <translation>{bought}（{edicts}）</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <translation>擲出 {number} 點</translation>
    </message>
    <message>
        <source>gave up {goods}</source>
        <translation>棄掉 {goods}</translation>
    </message>
    <message>
        <source>moved the pirate ({sea})</source>
        <translation>移動海盜（{sea}）</translation>
    </message>
    <message>
        <source>left the pirate in place</source>
        <translation>讓海盜留在原處</translation>
    </message>
    <message>
        <source>took a card from {player}</source>
        <translation>從{player}手中拿走一張卡</translation>
    </message>
    <message>
        <source>took {goods} from {player}</source>
        <translation>從{player}手中拿走 {goods}</translation>
    </message>
    <message>
        <source>took no card</source>
        <translation>沒有拿卡</translation>
    </message>
    <message>
        <source>traded {give} for {get} with the supply</source>
        <translation>以 {give}向公庫換得 {get}</translation>
    </message>
    <message>
        <source>offered {give} for {want}</source>
        <translation>提議以 {give}換 {want}</translation>
    </message>
    <message>
        <source>withdrew the offer</source>
        <translation>收回提議</translation>
    </message>
    <message>
        <source>gave {partner} {give} for {get}</source>
        <translation>以 {give}向{partner}換得 {get}</translation>
    </message>
    <message>
        <source>played {edict}</source>
        <translation>打出{edict}</translation>
    </message>
    <message>
        <source>moved rider {numeral} from {start} to {end}</source>
        <translation>將 {numeral}&#xa0;號騎兵從{start}調往{end}</translation>
    </message>
    <message>
        <source>chased rider {numeral} from {hex}</source>
        <translation>將 {numeral}&#xa0;號騎兵逐出{hex}</translation>
    </message>
    <message>
        <source>took {goods} from the supply</source>
        <translation>從公庫拿取 {goods}</translation>
    </message>
    <message>
        <source>left the rest of the edict unused</source>
        <translation>放棄詔令餘下的效果</translation>
    </message>
    <message>
        <source>levied {good}, but nobody had any</source>
        <translation>徵調{good}，但無人持有</translation>
    </message>
    <message>
        <source>levied {goods} ({counts})</source>
        <translation>徵得 {goods}（{counts}）</translation>
    </message>
    <message>
        <source>Extra building round, from {player} on.</source>
        <translation>額外建造輪，從{player}開始。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳過。</translation>
    </message>
    <message>
        <source>{player} has answered.</source>
        <translation>{player}已回覆。</translation>
    </message>
    <message>
        <source>Answers: {answers}.</source>
        <translation>回覆：{answers}。</translation>
    </message>
    <message>
        <source>Nobody accepts {player}&apos;s offer.</source>
        <translation>無人接受{player}的提議。</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player}接受</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player}拒絕</translation>
    </message>
    <message>
        <source>{player} would give {give} for {want}</source>
        <translation>{player}還價：以 {give}換 {want}</translation>
    </message>
    <message>
        <source>The crown holds {fort} with five towers.</source>
        <translation>{fort}由朝廷駐守，有五座敵樓。</translation>
    </message>
    <message>
        <source>Too little in the supply: only {goods}.</source>
        <translation>公庫不足：只有 {goods}。</translation>
    </message>
    <message>
        <source>Too little in the supply: nobody gets {good}.</source>
        <translation>公庫不足：無人獲得{good}。</translation>
    </message>
    <message>
        <source>Breach at {fort}: {riders} against {towers}.</source>
        <translation>{fort}被攻破：{riders}對 {towers}。</translation>
    </message>
    <message numerus="yes">
        <source>The rider(s) enter {hexes}.</source>
        <translation>
            <numerusform>騎兵侵入{hexes}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has {towers} and %n penalty(ies): breach {number} of {most}.</source>
        <translation>
            <numerusform>{player}現有 {towers}，罰 %n&#xa0;分：第 {number}&#xa0;個缺口，滿 {most}&#xa0;個即淪陷。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods} to {player}</source>
        <translation>{player}得 {goods}</translation>
    </message>
    <message>
        <source>Nobody gets goods.</source>
        <translation>無人獲得物資。</translation>
    </message>
    <message>
        <source>Held by riders: {hexes}.</source>
        <translation>被騎兵占據：{hexes}。</translation>
    </message>
    <message>
        <source>Nobody holds the Long Road any more.</source>
        <translation>長路暫時無人持有。</translation>
    </message>
    <message>
        <source>{player} holds the Long Road ({length}).</source>
        <translation>{player}取得長路（{length} 段）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds the Great Host, with %n soldier(s).</source>
        <translation>
            <numerusform>{player}取得大軍（士兵詔令 %n&#xa0;道）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n road(s)</source>
        <translation>
            <numerusform>修築 %n&#xa0;條道路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made %n offer(s) without a deal</source>
        <translation>
            <numerusform>提議 %n&#xa0;次未果</numerusform>
        </translation>
    </message>
    <message>
        <source>{deeds}, {deed}</source>
        <translation>{deeds}，{deed}</translation>
    </message>
    <message>
        <source>{deeds} and {deed}</source>
        <translation>{deeds}，{deed}</translation>
    </message>
    <message>
        <source>{player} {deed}: {clause}.</source>
        <translation>{player}{deed}：{clause}。</translation>
    </message>
</context>
<context>
    <name>RidersCoach</name>
    <message>
        <source>You win with {victory} points in your own turn. But if the wall is breached {breaches} times, everyone loses. This section of it is yours.</source>
        <translation>在自己的回合有 {victory}&#xa0;分即獲勝。但城牆若有 {breaches}&#xa0;個缺口，全體落敗。這個城段歸你。</translation>
    </message>
    <message>
        <source>These are your goods. They come from the hexes around your buildings, and you pay with them for everything you build.</source>
        <translation>這是你的物資，來自你的建築周圍的地格。建造的一切都用物資支付。</translation>
    </message>
    <message>
        <source>It&apos;s your turn: roll the dice.</source>
        <translation>輪到你：請擲骰。</translation>
    </message>
    <message>
        <source>An 8! Every hex with that number gives a card to each settlement at its corners. How many cards did this pasture give you?</source>
        <translation>8 點！數字為 8 的地格，給角上的每個村落一張卡。這塊草地給了你幾張卡？</translation>
    </message>
    <message>
        <source>Not quite. Count your settlements at the corners of pasture 8.</source>
        <translation>不太對。數一數你在草地8 的角上有幾個村落。</translation>
    </message>
    <message>
        <source>Right. Now build a road here, from your own road to the harbour. It costs wood and clay.</source>
        <translation>正確。現在從你的道路向港口修一條道路，花費木材和黏土。</translation>
    </message>
    <message>
        <source>Next, a settlement at the end of your road, at the harbour. It costs wood, clay, wool and grain, and brings you a point.</source>
        <translation>接著在道路末端、港口旁建一個村落，花費木材、黏土、羊毛和穀物，值一分。</translation>
    </message>
    <message>
        <source>Each new settlement also brings a rider. Until it is drawn, you can still undo. Draw the rider.</source>
        <translation>每個新村落也會引來一名騎兵。抽出之前仍可復原。請抽出騎兵。</translation>
    </message>
    <message>
        <source>Rider II waits at {ground}, where two arrows begin. Which roll would bring it to your own section, {fort}?</source>
        <translation>II 號騎兵在{ground}等候，那裡有兩個箭頭。擲出幾點，它會來到你的城段{fort}？</translation>
    </message>
    <message>
        <source>Not quite. Look for the arrow from {ground} to {fort}.</source>
        <translation>不太對。找出從{ground}指向{fort}的箭頭。</translation>
    </message>
    <message>
        <source>Right; on a {other} it would go to {other_fort}. Your section has no tower yet. End your turn, and watch what the others roll.</source>
        <translation>正確；若是 {other} 點，它會去{other_fort}。你的城段還沒有敵樓。結束回合，看看別人擲出幾點。</translation>
    </message>
    <message>
        <source>Bo rolled a 4: a rider against no tower, a breach! It is on mountains 5 now. How many cards does this hex give you?</source>
        <translation>阿博擲出 4 點：一名騎兵對零座敵樓，城牆被攻破！騎兵現在在山地5。這個地格現在給你幾張卡？</translation>
    </message>
    <message>
        <source>Not quite. A hex with riders gives nothing, until soldiers chase them.</source>
        <translation>不太對。有騎兵的地格不出產，直到士兵把他們驅走。</translation>
    </message>
    <message>
        <source>Right, nothing. And the breach has cost you a point: you are back at {points}. Roll the dice.</source>
        <translation>正確，什麼也不給。缺口還使你失去一分：又回到 {points}&#xa0;分。請擲骰。</translation>
    </message>
    <message>
        <source>Your new harbour gives you a card for {rate} equal ones. Trade {rate} wood for an ore: click the ore, then your wood.</source>
        <translation>有了新港口，{rate}&#xa0;張同種卡可向公庫換一張。以 {rate}&#xa0;張木材換一張礦石：先點礦石，再點你的木材。</translation>
    </message>
    <message>
        <source>You need clay for a tower, and have wool to spare. Open Trade, and offer 1 wool for 1 clay.</source>
        <translation>建敵樓需要黏土，而你有多餘的羊毛。打開「交易」，提議以 1&#xa0;張羊毛換 1&#xa0;張黏土。</translation>
    </message>
    <message>
        <source>Lin says yes, the others no. Click Lin&apos;s answer to make the deal.</source>
        <translation>阿林接受，其他人拒絕。點選阿林的回覆即成交。</translation>
    </message>
    <message>
        <source>Raise your first tower for wood and clay. From then on it takes two riders to break through.</source>
        <translation>以木材和黏土建起第一座敵樓。之後要兩名騎兵才能攻破。</translation>
    </message>
    <message>
        <source>The edict in your hand is a soldier, from an earlier turn. Play it.</source>
        <translation>你手牌中的詔令是先前購買的士兵。請打出。</translation>
    </message>
    <message>
        <source>A soldier may do two deeds. Chase the rider: click mountains 5.</source>
        <translation>士兵可執行兩項。驅逐騎兵：點選山地5。</translation>
    </message>
    <message>
        <source>The second deed could move the pirate, and take a card. You don&apos;t need that here: finish the edict.</source>
        <translation>第二項也可以移動海盜，並搶一張卡。這裡不需要：請結束詔令。</translation>
    </message>
    <message>
        <source>Mountains 5 gives ore again, and your wall holds against one rider. With two more ore you could make your fort a city.</source>
        <translation>山地5 又出產礦石了，城牆也擋得住一名騎兵。再有兩張礦石，邊塞就能擴建為邊城。</translation>
    </message>
</context>
<context>
    <name>RidersCommand</name>
    <message>
        <source>Border fort: {fort}, {province}</source>
        <translation>邊塞：{province}{fort}</translation>
    </message>
    <message>
        <source>Settlement: {corner}</source>
        <translation>村落：{corner}</translation>
    </message>
    <message>
        <source>City: {corner}</source>
        <translation>城市：{corner}</translation>
    </message>
    <message>
        <source>Road: {road}</source>
        <translation>道路：{road}</translation>
    </message>
    <message>
        <source>Raise tower {level}</source>
        <translation>建造第 {level}&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>Buy an edict</source>
        <translation>購買詔令</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Draw the rider</source>
        <translation>抽出騎兵</translation>
    </message>
    <message>
        <source>Give up {goods}</source>
        <translation>棄掉 {goods}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an extra building round</comment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>Pirate: {sea}</source>
        <translation>海盜：{sea}</translation>
    </message>
    <message>
        <source>Leave the pirate</source>
        <translation>不移動海盜</translation>
    </message>
    <message>
        <source>Take a card from {player}</source>
        <translation>從{player}手中拿一張卡</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>不拿卡</translation>
    </message>
    <message>
        <source>Supply: {give} for {get}</source>
        <translation>公庫：以{give}換{get}</translation>
    </message>
    <message>
        <source>Offer {give} for {want}</source>
        <translation>提議以 {give}換 {want}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>接受提議</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>拒絕提議</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>收回提議</translation>
    </message>
    <message>
        <source>Counter: {give} for {want}</source>
        <translation>還價：以 {give}換 {want}</translation>
    </message>
    <message>
        <source>Deal with {player}</source>
        <translation>與{player}成交</translation>
    </message>
    <message>
        <source>Deal with {player}: {give} for {want}</source>
        <translation>與{player}成交：以 {give}換 {want}</translation>
    </message>
    <message>
        <source>Move a rider: {start} to {end}</source>
        <translation>調動騎兵：{start}至{end}</translation>
    </message>
    <message>
        <source>Chase a rider: {hex}</source>
        <translation>驅逐騎兵：{hex}</translation>
    </message>
    <message>
        <source>Finish the edict</source>
        <translation>結束詔令</translation>
    </message>
    <message>
        <source>Play: {edict}</source>
        <translation>打出：{edict}</translation>
    </message>
    <message>
        <source>You can&apos;t undo this.</source>
        <translation>此步無法復原。</translation>
    </message>
</context>
<context>
    <name>RidersEdict</name>
    <message>
        <source>Soldier</source>
        <translation>士兵</translation>
    </message>
    <message>
        <source>Corvée</source>
        <translation>徭役</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>貢品</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>徵調</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>書院</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>a soldier</source>
        <translation>士兵</translation>
    </message>
    <message>
        <source>a corvée</source>
        <translation>徭役</translation>
    </message>
    <message>
        <source>a tribute</source>
        <translation>貢品</translation>
    </message>
    <message>
        <source>a levy</source>
        <translation>徵調</translation>
    </message>
    <message>
        <source>the academy</source>
        <translation>書院</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>Build up to two roads for nothing.</source>
        <translation>免費修築至多兩條道路。</translation>
    </message>
    <message>
        <source>Take any two cards from the supply.</source>
        <translation>從公庫任選兩張卡。</translation>
    </message>
    <message>
        <source>Name a good, and all others give you every card they have of it.</source>
        <translation>指定一種物資，其他人將該種卡全部交給你。</translation>
    </message>
    <message>
        <source>1 point, shown only when the game ends.</source>
        <translation>1&#xa0;分，遊戲結束時才公開。</translation>
    </message>
    <message>
        <source>Up to two deeds: send a waiting rider to another gathering ground, chase a rider from a hex or, once, move the pirate.</source>
        <translation>至多兩項：把一名等候的騎兵調到另一個集結地，把一名騎兵逐出地格，或移動海盜（限一次）。</translation>
    </message>
</context>
<context>
    <name>RidersExtra</name>
    <message>
        <source>Build</source>
        <comment>in an extra building round</comment>
        <translation>建造</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>額外建造輪</translation>
    </message>
    <message>
        <source>Who builds? Click for everyone who says so.</source>
        <translation>誰要建造？請點選每位要建造的人。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>builds</comment>
        <translation>沒有人</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <comment>builds</comment>
        <translation>其他人都不建造</translation>
    </message>
    <message>
        <source>You will be asked in the next extra building round.</source>
        <translation>下一個額外建造輪會詢問你。</translation>
    </message>
    <message>
        <source>You will be asked only if you can build something.</source>
        <translation>只有在你能建造時才會詢問你。</translation>
    </message>
    <message>
        <source>Nothing to build: passed for you.</source>
        <translation>無可建造：已為你跳過。</translation>
    </message>
    <message>
        <source>Ask me in the next extra building round</source>
        <translation>下一個額外建造輪時詢問我</translation>
    </message>
    <message>
        <source>Ask me in the extra round</source>
        <translation>額外建造時問我</translation>
    </message>
    <message>
        <source>In the next extra building round you are asked even if you cannot build anything.</source>
        <translation>下一個額外建造輪，即使你什麼都不能建造，也會詢問你。</translation>
    </message>
</context>
<context>
    <name>RidersGood</name>
    <message>
        <source>Wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>黏土</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>羊毛</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>穀物</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>礦石</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>clay</source>
        <translation>黏土</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>羊毛</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>穀物</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>礦石</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;張木材</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n&#xa0;張黏土</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n&#xa0;張羊毛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n&#xa0;張穀物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n&#xa0;張礦石</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersHabit</name>
    <message>
        <source>Builds the wall late, and accepts any even trade.</source>
        <translation>很晚才修城牆，對等的交易一律接受。</translation>
    </message>
    <message>
        <source>Trades for its next building, and guards its wall.</source>
        <translation>為下一座建築而交易，並守好自己的城牆。</translation>
    </message>
    <message>
        <source>Plays through the next round before each move.</source>
        <translation>每步之前都推演下一輪。</translation>
    </message>
    <message>
        <source>Thinks four times as long as the strong player.</source>
        <translation>思考時間是高手玩家的四倍。</translation>
    </message>
</context>
<context>
    <name>RidersHand</name>
    <message>
        <source>Choose the good to take from the supply.</source>
        <translation>選擇要從公庫取得的物資。</translation>
    </message>
    <message>
        <source>Choose the goods to pay with.</source>
        <translation>選擇要付出的物資。</translation>
    </message>
    <message>
        <source>Choose the gathering ground to move the rider to.</source>
        <translation>選擇騎兵前往的集結地。</translation>
    </message>
    <message>
        <source>Choose where to build the road.</source>
        <translation>選擇道路的位置。</translation>
    </message>
    <message>
        <source>Choose the corner for the settlement.</source>
        <translation>選擇村落所在的角。</translation>
    </message>
    <message>
        <source>Choose the settlement that becomes a city.</source>
        <translation>選擇要升為城市的村落。</translation>
    </message>
    <message>
        <source>Choose the goods for the edict, or put it back.</source>
        <translation>為詔令選擇物資，或將其放回。</translation>
    </message>
</context>
<context>
    <name>RidersInsight</name>
    <message>
        <source>Robbed card {number}</source>
        <translation>被搶的卡 {number}</translation>
    </message>
    <message>
        <source>Edict {number}</source>
        <translation>詔令 {number}</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>手牌中的物資</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>沒有卡</translation>
    </message>
</context>
<context>
    <name>RidersLessons</name>
    <message>
        <source>Two turns at the wall</source>
        <translation>長城下的兩回合</translation>
    </message>
    <message>
        <source>Settlements made the difference.</source>
        <translation>勝負差在村落。</translation>
    </message>
    <message>
        <source>Cities made the difference.</source>
        <translation>勝負差在城市。</translation>
    </message>
    <message>
        <source>Breaches made the difference.</source>
        <translation>勝負差在缺口。</translation>
    </message>
</context>
<context>
    <name>RidersLone</name>
    <message>
        <source>when I can pay</source>
        <translation>我付得起時</translation>
    </message>
    <message>
        <source>always</source>
        <translation>總是</translation>
    </message>
    <message>
        <source>never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take your counteroffer.</source>
        <translation>{player}沒有接受你的還價。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You want no more offers this turn, so your answer was No.</source>
        <translation>{player}提出以 {give}換 {want}。你本回合不再聽提議，已替你回覆「拒絕」。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. Bots may never ask you, so your answer was No.</source>
        <translation>{player}提出以 {give}換 {want}。你不許電腦玩家詢問，已替你回覆「拒絕」。</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take the terms proposed by {names}.</source>
        <translation>{player}沒有接受{names}提出的條件。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You can&apos;t pay that, so your answer was No.</source>
        <translation>{player}提出以 {give}換 {want}。你付不出，已替你回覆「拒絕」。</translation>
    </message>
</context>
<context>
    <name>RidersOption</name>
    <message>
        <source>Order of founding</source>
        <translation>開局順序</translation>
    </message>
    <message>
        <source>Clockwise, then back</source>
        <translation>先順時針，再逆時針</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go clockwise, then back again.</source>
        <translation>最後建立邊塞的人先行；村落先依順時針建立，再逆時針。</translation>
    </message>
    <message>
        <source>Back, then clockwise</source>
        <translation>先逆時針，再順時針</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go back to the first, then clockwise again.</source>
        <translation>最後建立邊塞的人先行；村落先逆時針回到第一人，再依順時針。</translation>
    </message>
    <message>
        <source>Road at the border fort</source>
        <translation>邊塞的道路</translation>
    </message>
    <message>
        <source>No road</source>
        <translation>沒有道路</translation>
    </message>
    <message>
        <source>A border fort comes without a road.</source>
        <translation>建立邊塞時沒有道路。</translation>
    </message>
    <message>
        <source>One road</source>
        <translation>一條道路</translation>
    </message>
    <message>
        <source>Each border fort is founded with a road.</source>
        <translation>每座邊塞建立時附一條道路。</translation>
    </message>
    <message>
        <source>Pirate after a seven</source>
        <translation>擲出七點後的海盜</translation>
    </message>
    <message>
        <source>May stay</source>
        <translation>可以不動</translation>
    </message>
    <message>
        <source>After a seven you may leave the pirate in place.</source>
        <translation>擲出七點後，可以移動海盜，也可以不動。</translation>
    </message>
    <message>
        <source>Must move</source>
        <translation>必須移動</translation>
    </message>
    <message>
        <source>After a seven you must move the pirate.</source>
        <translation>擲出七點後，必須移動海盜。</translation>
    </message>
    <message>
        <source>After a conquest</source>
        <translation>淪陷之後</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>全體落敗</translation>
    </message>
    <message>
        <source>At the last breach everyone loses; the best loser is named.</source>
        <translation>出現最後一個缺口時全體落敗，只列出敗者中的最佳者。</translation>
    </message>
    <message>
        <source>Best loser wins</source>
        <translation>最佳者獲勝</translation>
    </message>
    <message>
        <source>At the last breach the best loser wins.</source>
        <translation>出現最後一個缺口時，敗者中的最佳者獲勝。</translation>
    </message>
    <message>
        <source>You can make at most {number} offers in a turn.</source>
        <translation>每回合最多提議 {number}&#xa0;次。</translation>
    </message>
    <message>
        <source>Offers in a turn</source>
        <translation>每回合的提議</translation>
    </message>
    <message>
        <source>Counteroffers</source>
        <translation>對提議還價</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>An offer can be answered with different terms.</source>
        <translation>收到提議時，可以提出自己的條件來還價。</translation>
    </message>
    <message>
        <source>Yes or no only</source>
        <translation>只能接受或拒絕</translation>
    </message>
    <message>
        <source>An offer can only be accepted or declined.</source>
        <translation>對提議只能接受或拒絕。</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>額外建造輪</translation>
    </message>
    <message>
        <source>After each turn</source>
        <translation>每回合之後</translation>
    </message>
    <message>
        <source>With five or six players, all others may build once after each turn.</source>
        <translation>五、六位玩家時，每回合之後其他人各可建造一次。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>extra building round</comment>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Everyone builds in their own turn only.</source>
        <translation>每個人只在自己的回合建造。</translation>
    </message>
    <message>
        <source>Without a winner after {number} rounds there is peace: the most points win.</source>
        <translation>{number} 輪後仍無人獲勝，天下太平：分數最高者獲勝。</translation>
    </message>
    <message>
        <source>Rounds until peace</source>
        <translation>太平前的輪數</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>手牌中的物資</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>goods in hand</comment>
        <translation>不公開</translation>
    </message>
    <message>
        <source>Only you see your goods.</source>
        <translation>自己的物資只有自己看得到。</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>goods in hand</comment>
        <translation>公開</translation>
    </message>
    <message>
        <source>All goods are open: no hiding, and faster.</source>
        <translation>所有物資都公開：不必遮掩，進行更快。</translation>
    </message>
</context>
<context>
    <name>RidersPiece</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n&#xa0;名騎兵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n&#xa0;座敵樓</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n&#xa0;條道路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n&#xa0;個村落</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n&#xa0;座城市</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersPlace</name>
    <message>
        <source>forest</source>
        <translation>森林</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>丘陵</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>草地</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>農田</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>山地</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>沙漠</translation>
    </message>
    <message>
        <source>gathering ground {numeral}, {name}</source>
        <translation>{name}（{numeral}&#xa0;號集結地）</translation>
    </message>
    <message>
        <source>border fort of {fort}</source>
        <translation>{fort}的邊塞</translation>
    </message>
    <message>
        <source>{terrain} {number}</source>
        <comment>a hex</comment>
        <translation>{terrain}{number}</translation>
    </message>
    <message>
        <source>{hex} of {province}</source>
        <translation>{province}{hex}</translation>
    </message>
    <message>
        <source>{direction} corner of {hex}, {province}</source>
        <translation>{province}{hex}的{direction}角</translation>
    </message>
    <message>
        <source>{corner}, with {hexes}</source>
        <translation>{corner}，鄰接{hexes}</translation>
    </message>
    <message>
        <source>along {hex}</source>
        <translation>{hex}旁</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>{one}與{other}之間</translation>
    </message>
    <message>
        <source>{direction} edge of {hex}, {province}</source>
        <translation>{province}{hex}的{direction}側邊</translation>
    </message>
    <message>
        <source>sea {direction} of {hex}, {province}</source>
        <translation>{province}{hex}{direction}面的海</translation>
    </message>
    <message>
        <source>harbour, {rate}</source>
        <comment>the rate is any good 3:1, or wool 2:1</comment>
        <translation>港口，{rate}</translation>
    </message>
    <message>
        <source>any good 3:1</source>
        <translation>任何物資 3:1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>北</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>東北</translation>
    </message>
    <message>
        <source>east</source>
        <translation>東</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>東南</translation>
    </message>
    <message>
        <source>south</source>
        <translation>南</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>西北</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空</translation>
    </message>
    <message>
        <source>held by the crown: five towers</source>
        <translation>朝廷駐守：五座敵樓</translation>
    </message>
    <message>
        <source>in danger</source>
        <translation>危急</translation>
    </message>
    <message>
        <source>{number} to {fort}</source>
        <comment>an arrow</comment>
        <translation>{number} 點往{fort}</translation>
    </message>
    <message>
        <source>the pirate</source>
        <translation>海盜</translation>
    </message>
    <message>
        <source>{supply}; one for {first}, {second}, {third}, or {fourth}</source>
        <translation>{supply}；換一張要{first}、{second}、{third}或{fourth}</translation>
    </message>
    <message>
        <source>{ways} of 36</source>
        <comment>a chance</comment>
        <translation>{ways}/36</translation>
    </message>
    <message>
        <source>border city</source>
        <translation>邊城</translation>
    </message>
    <message>
        <source>border fort</source>
        <translation>邊塞</translation>
    </message>
    <message>
        <source>city</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>村落</translation>
    </message>
</context>
<context>
    <name>RidersPlaces</name>
    <message>
        <source>Places</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Which places</source>
        <translation>顯示哪些地點</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>目前可行</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>所有地點</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By sector</source>
        <translation>依防區</translation>
    </message>
    <message>
        <source>By yield</source>
        <translation>依產量</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>依距離</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>數字或文字</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;個地點</numerusform>
        </translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>地點清單</translation>
    </message>
    <message>
        <source>Go to the previous sector</source>
        <translation>移至上一個防區</translation>
    </message>
    <message>
        <source>Go to the next sector</source>
        <translation>移至下一個防區</translation>
    </message>
</context>
<context>
    <name>RidersPlayers</name>
    <message>
        <source>Cards held: {count}</source>
        <translation>持有的卡：{count}</translation>
    </message>
    <message>
        <source>Edicts held: {count}</source>
        <translation>持有詔令：{count}</translation>
    </message>
    <message>
        <source>Soldiers played: {count}</source>
        <translation>已出士兵：{count}</translation>
    </message>
    <message>
        <source>Longest line of roads: {count}</source>
        <translation>最長的道路：{count}</translation>
    </message>
    <message>
        <source>Penalties: {count}</source>
        <translation>罰分：{count}</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>第 {number} 輪，共 {last} 輪</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 輪</translation>
    </message>
    <message>
        <source>{player}: {answer}</source>
        <translation>{player}：{answer}</translation>
    </message>
    <message>
        <source>{player}: points {score}; cards {cards}; edicts {edicts}; soldiers {soldiers}; road {road}; penalties {penalties}</source>
        <translation>{player}：分數 {score}；手牌 {cards}；詔令 {edicts}；士兵 {soldiers}；道路 {road}；罰分 {penalties}</translation>
    </message>
</context>
<context>
    <name>RidersPrompt</name>
    <message>
        <source>Round {number} of {most}.</source>
        <translation>第 {number} 輪，共 {most} 輪。</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}: yes, no or other terms?</source>
        <translation>{player}以 {give}換 {want}：接受、拒絕或還價？</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}. Asked: {others}.</source>
        <translation>{player}以 {give}換 {want}。詢問對象：{others}。</translation>
    </message>
    <message>
        <source>Your turn – roll, or play an edict first.</source>
        <translation>輪到你：擲骰，或先打出詔令。</translation>
    </message>
    <message>
        <source>Your turn – roll the dice.</source>
        <translation>輪到你：請擲骰。</translation>
    </message>
    <message>
        <source>Trade and build, then end your turn.</source>
        <translation>交易並建造，然後結束回合。</translation>
    </message>
    <message>
        <source>Found your border fort on a free site.</source>
        <translation>在空的據點上建立你的邊塞。</translation>
    </message>
    <message>
        <source>Now lay a road from there.</source>
        <translation>接著從那裡鋪設一條道路。</translation>
    </message>
    <message>
        <source>Found your first settlement on any free corner (in gold: chances in 36).</source>
        <translation>在任一空角上建立你的第一個村落（金色數字：36&#xa0;分之幾的出產機率）。</translation>
    </message>
    <message>
        <source>Found your second settlement: you receive a card for each hex around it.</source>
        <translation>建立第二個村落：周圍每個地格給你一張卡。</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s).</source>
        <translation>
            <numerusform>擲出七點：請棄掉 %n&#xa0;張卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven – cards to give up: {counts}.</source>
        <translation>擲出七點，須棄的卡：{counts}。</translation>
    </message>
    <message>
        <source>A seven: move the pirate.</source>
        <translation>擲出七點：請移動海盜。</translation>
    </message>
    <message>
        <source>A seven: move the pirate and take a card, or leave it.</source>
        <translation>擲出七點：移動海盜並拿一張卡，或讓它留在原處。</translation>
    </message>
    <message>
        <source>Take a card from a player, or none.</source>
        <translation>從一位玩家手中拿一張卡，或不拿。</translation>
    </message>
    <message numerus="yes">
        <source>Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.</source>
        <translation>
            <numerusform>士兵：還可移動或驅逐騎兵、移動海盜 %n&#xa0;次，或結束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corvée: %n free road(s) left, or finish.</source>
        <translation>
            <numerusform>徭役：還可免費修築 %n&#xa0;條道路，或結束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra building round: build, or pass.</source>
        <translation>額外建造輪：建造，或跳過。</translation>
    </message>
    <message>
        <source>{player} is founding a border fort.</source>
        <translation>{player}正在建立邊塞。</translation>
    </message>
    <message>
        <source>{player} is founding a settlement.</source>
        <translation>{player}正在建立村落。</translation>
    </message>
    <message>
        <source>{player} is laying a road.</source>
        <translation>{player}正在鋪設道路。</translation>
    </message>
    <message>
        <source>{player} is about to roll.</source>
        <translation>{player}即將擲骰。</translation>
    </message>
    <message>
        <source>A seven: {player} decides about the pirate.</source>
        <translation>擲出七點：{player}決定海盜的去留。</translation>
    </message>
    <message>
        <source>{player} may take a card.</source>
        <translation>{player}可以拿一張卡。</translation>
    </message>
    <message>
        <source>{player} is about to draw a rider.</source>
        <translation>{player}即將抽出騎兵。</translation>
    </message>
    <message>
        <source>{player} is choosing a deal.</source>
        <translation>{player}正在選擇與誰成交。</translation>
    </message>
    <message>
        <source>{player} has played a soldier.</source>
        <translation>{player}打出了士兵。</translation>
    </message>
    <message>
        <source>{player} has played a corvée.</source>
        <translation>{player}打出了徭役。</translation>
    </message>
    <message>
        <source>Extra building round: {players} may build.</source>
        <translation>額外建造輪：{players}可以建造。</translation>
    </message>
    <message>
        <source>Choose a deal, or withdraw the offer.</source>
        <translation>選擇與誰成交，或收回提議。</translation>
    </message>
    <message>
        <source>Draw the rider that your building brings, or undo.</source>
        <translation>抽出新建築引來的騎兵，或復原。</translation>
    </message>
</context>
<context>
    <name>RidersReasons</name>
    <message numerus="yes">
        <source>{line}: {wins} more games won in 100.</source>
        <translation>
            <numerusform>{line}這一項，每 100&#xa0;局多勝 {wins}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {wins} fewer games won in 100.</source>
        <translation>
            <numerusform>{line}這一項，每 100&#xa0;局少勝 {wins}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>這樣走，100&#xa0;局中有 %n&#xa0;局城段在一輪之內被攻破；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won within a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>這樣走，100&#xa0;局中有 %n&#xa0;局在一輪之內獲勝；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>這樣走，100&#xa0;局中有 %n&#xa0;局在一輪之後持有長路；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>這樣走，100&#xa0;局中有 %n&#xa0;局在一輪之後持有大軍；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settlements and cities</source>
        <translation>村落與城市</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>長路</translation>
    </message>
    <message>
        <source>Soldiers and Great Host</source>
        <translation>士兵與大軍</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>產出</translation>
    </message>
    <message>
        <source>Kinds of goods</source>
        <translation>物資種類</translation>
    </message>
    <message>
        <source>Cards in hand, and what they pay for</source>
        <translation>手牌及其用途</translation>
    </message>
    <message>
        <source>Strength of the wall</source>
        <translation>城牆強弱</translation>
    </message>
    <message>
        <source>Cards at risk from a seven</source>
        <translation>擲出七點時要棄的卡</translation>
    </message>
    <message>
        <source>Danger of a conquest</source>
        <translation>淪陷的危險</translation>
    </message>
    <message>
        <source>A win within a round</source>
        <translation>一輪之內獲勝</translation>
    </message>
    <message>
        <source>The others’ settlements and cities</source>
        <translation>對手的村落與城市</translation>
    </message>
    <message>
        <source>The others’ Long Road</source>
        <translation>對手的長路</translation>
    </message>
    <message>
        <source>The others’ soldiers and Great Host</source>
        <translation>對手的士兵與大軍</translation>
    </message>
    <message>
        <source>The others’ edicts</source>
        <translation>對手的詔令</translation>
    </message>
    <message>
        <source>Breaches of the others’ walls</source>
        <translation>對手的缺口</translation>
    </message>
    <message>
        <source>The others’ yields</source>
        <translation>對手的產出</translation>
    </message>
    <message>
        <source>The others’ kinds of goods</source>
        <translation>對手的物資種類</translation>
    </message>
    <message>
        <source>The others’ cards in hand</source>
        <translation>對手的手牌</translation>
    </message>
    <message>
        <source>Strength of the others’ walls</source>
        <translation>對手的城牆強弱</translation>
    </message>
    <message>
        <source>The others’ cards at risk from a seven</source>
        <translation>擲出七點時對手要棄的卡</translation>
    </message>
    <message>
        <source>Somebody else’s win within a round</source>
        <translation>一輪之內對手獲勝</translation>
    </message>
</context>
<context>
    <name>RidersReference</name>
    <message>
        <source>Build roads, settlements and cities behind the Great Wall. Whoever has 10 points during their own turn wins.</source>
        <translation>在長城後方修築道路、村落和城市。在自己的回合中有 10&#xa0;分者獲勝。</translation>
    </message>
    <message>
        <source>Every new settlement and city draws a rider. Keep your section of the wall strong: too many breaches, and China falls.</source>
        <translation>每座新的村落和城市都會引來一名騎兵。守好你的城段：缺口太多，天下就會淪陷。</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>First everyone founds a border fort on a free site: the section before it is yours. It counts as a settlement.</source>
        <translation>首先，每個人在空的據點上建立邊塞：前方的城段歸你。邊塞視為村落。</translation>
    </message>
    <message>
        <source>Then everyone founds two settlements, each with a road. The second one brings a card for each hex with a number around it.</source>
        <translation>接著，每個人建立兩個村落，各附一條道路。第二個村落周圍每個有數字的地格給一張卡。</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>先擲骰，再以任意順序交易和建造。</translation>
    </message>
    <message>
        <source>Once a turn, before or after the roll, you may play an edict.</source>
        <translation>每回合可打出一道詔令，擲骰前後皆可。</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>村落</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>1st tower</source>
        <translation>第 1&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>2nd tower</source>
        <translation>第 2&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>3rd tower</source>
        <translation>第 3&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>4th tower</source>
        <translation>第 4&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>5th tower</source>
        <translation>第 5&#xa0;座敵樓</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>花費</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>A road continues a road or a building of yours, also along the wall and the coast, but not past another player&apos;s building.</source>
        <translation>道路須接續你的道路或建築，也可沿城牆和海岸修築，但不能越過其他玩家的建築。</translation>
    </message>
    <message>
        <source>A settlement goes at the end of one of your roads, where no neighbouring corner is built on. Sites of border forts stay free.</source>
        <translation>村落建在你的道路末端，且相鄰的角上不能有建築。邊塞據點不可建村落。</translation>
    </message>
    <message>
        <source>A city replaces a settlement of yours, or makes your border fort a border city.</source>
        <translation>城市取代你的一個村落，或將邊塞擴建為邊城。</translation>
    </message>
    <message>
        <source>You have 15 roads, 5 settlements and 4 cities.</source>
        <translation>你有 15 條道路、5&#xa0;個村落和 4&#xa0;座城市。</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>First a rider may come to the wall. Then every hex with the rolled number gives its good: 1 card to each settlement and 2 to each city at its corners. A hex with riders gives nothing.</source>
        <translation>首先可能有騎兵來到城牆前。接著，數字與點數相同的地格產出物資：角上每個村落得 1&#xa0;張卡，每座城市得 2&#xa0;張。有騎兵的地格不產出。</translation>
    </message>
    <message>
        <source>Long Road 2: the longest unbroken line of roads, at least 5, until someone has a longer one.</source>
        <translation>長路 2&#xa0;分：最長且不間斷的道路，至少 5 段；出現更長的道路時易主。</translation>
    </message>
    <message>
        <source>Great Host 1: the first with 3 soldiers played, until someone has more.</source>
        <translation>大軍 1&#xa0;分：最先打出 3 道士兵詔令的人；有人打出更多時易主。</translation>
    </message>
    <message>
        <source>If the supply has too few cards of a good for several players, none of them gets any; a single player gets the rest.</source>
        <translation>公庫的某種物資不夠分給多位玩家時，誰都得不到；只有一位玩家應得時，得到剩餘的卡。</translation>
    </message>
    <message>
        <source>Seven and pirate</source>
        <translation>七點與海盜</translation>
    </message>
    <message>
        <source>On a seven, everyone with more than 7 cards gives up half of them, rounded down. No hex gives goods, no rider comes.</source>
        <translation>擲出七點時，超過 7&#xa0;張卡的人棄掉一半，無條件捨去。地格不產出物資，騎兵也不來。</translation>
    </message>
    <message>
        <source>If you move it, you may take a card at random from any one player. The harbour where the pirate lies is closed to all.</source>
        <translation>移動海盜後，可從任一位玩家手中隨機拿一張卡。海盜所在的港口對所有人關閉。</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>騎兵</translation>
    </message>
    <message>
        <source>A rider drawn for a settlement or a city waits on the gathering ground of its numeral.</source>
        <translation>因村落或城市抽出的騎兵，在編號相同的集結地等候。</translation>
    </message>
    <message>
        <source>When the number on an arrow is rolled, the rider that has waited longest on its ground rides up to the section, whoever rolled. At most five riders can be there.</source>
        <translation>不論誰擲出箭頭上的點數，該集結地等候最久的騎兵就來到城段前。城段前最多五名騎兵。</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>城牆</translation>
    </message>
    <message>
        <source>More riders than towers: a breach. All of them enter, one hex after another from the wall to the coast, and their hexes give nothing until soldiers chase them.</source>
        <translation>騎兵多於敵樓，城牆就被攻破。騎兵全部侵入，從城牆到海岸逐格占據，所在地格不產出，直到士兵把他們趕走。</translation>
    </message>
    <message>
        <source>You build only on your own section, one tower after another. Five towers hold for ever.</source>
        <translation>只能在自己的城段上逐座建造敵樓。五座敵樓永不失守。</translation>
    </message>
    <message>
        <source>Example: 3 riders, 2 towers: 2 − 1 = 1 tower is left.</source>
        <translation>例：3 名騎兵、2&#xa0;座敵樓：2 − 1，剩 1&#xa0;座敵樓。</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>With the supply: 4 cards of one good for 1 of another; 3 with a harbour for any good, 2 of the good of a special harbour.</source>
        <translation>與公庫：4&#xa0;張同種卡換 1&#xa0;張其他卡；有通用港口時 3&#xa0;張，專門港口的物資 2&#xa0;張。</translation>
    </message>
    <message>
        <source>With players: offer one to three cards for one to three, at most four in all. All answers are shown together; then choose a deal, or withdraw.</source>
        <translation>與玩家：以一至三張卡換一至三張卡，合計最多四張。所有回覆一起公開，然後選擇與誰成交，或收回提議。</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>You can&apos;t play an edict in the turn you bought it.</source>
        <translation>詔令不能在購買的回合打出。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Settlement or border fort 1, city or border city 2.</source>
        <translation>村落或邊塞 1&#xa0;分，城市或邊城 2&#xa0;分。</translation>
    </message>
    <message>
        <source>Academy and market 1 each, penalty −1.</source>
        <translation>書院、市集各 1&#xa0;分，每次罰分 −1。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>You win at once when you have 10 points in your own turn, even as it begins.</source>
        <translation>在自己的回合有 10&#xa0;分就立即獲勝，回合開始時也算。</translation>
    </message>
    <message>
        <source>China falls at the 4th breach with three players, the 5th with four, the 6th with five, the 7th with six.</source>
        <translation>三位玩家時第 4&#xa0;個缺口、四位第 5&#xa0;個、五位第 6&#xa0;個、六位第 7&#xa0;個：天下淪陷。</translation>
    </message>
    <message>
        <source>3, 5 or 6 players</source>
        <translation>3、5 或 6 位玩家</translation>
    </message>
    <message>
        <source>With three or five, the crown holds the sector that is left, with five towers. Nobody builds on the site of its border fort.</source>
        <translation>三人或五人時，剩下的防區由朝廷駐守，有五座敵樓。其邊塞據點不可建造。</translation>
    </message>
    <message>
        <source>Five and six play on the large map.</source>
        <translation>五人、六人使用大地圖。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Roads, towers and trades with the supply can be undone in your turn; a settlement or a city until its rider is drawn. Dice, riders, edicts bought, cards taken and answers can&apos;t.</source>
        <translation>道路、敵樓、與公庫的交易可在自己的回合內復原；村落和城市在抽出騎兵前可復原。擲骰、騎兵、買來的詔令、拿走的卡和回覆不可復原。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>關於本遊戲</translation>
    </message>
    <message>
        <source>An unofficial fan-made game after a scenario by Klaus Teuber, with its own map, pictures and words.</source>
        <translation>愛好者製作的非官方遊戲，改編自 Klaus Teuber 的劇本；地圖、圖畫和文字均為自製。</translation>
    </message>
    <message>
        <source>The section loses a tower if it has one, and its owner gets a penalty.</source>
        <translation>該城段失去一座敵樓（若有），其主人罰 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>RidersRefusal</name>
    <message>
        <source>You can&apos;t do this now.</source>
        <translation>現在不能這樣做。</translation>
    </message>
    <message>
        <source>The founding isn&apos;t over yet.</source>
        <translation>開局尚未完成。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>請先擲骰。</translation>
    </message>
    <message>
        <source>The dice have been rolled.</source>
        <translation>已經擲過骰子。</translation>
    </message>
    <message>
        <source>After the seven, cards must be given up first.</source>
        <translation>擲出七點後，須先棄卡。</translation>
    </message>
    <message>
        <source>Decide about the pirate first.</source>
        <translation>請先決定海盜的去留。</translation>
    </message>
    <message>
        <source>First take a card from a player, or none.</source>
        <translation>請先從一位玩家手中拿一張卡，或不拿。</translation>
    </message>
    <message>
        <source>Draw the rider first.</source>
        <translation>請先抽出騎兵。</translation>
    </message>
    <message>
        <source>Finish your edict first.</source>
        <translation>請先執行完詔令。</translation>
    </message>
    <message>
        <source>In the extra building round you can only build and buy edicts.</source>
        <translation>額外建造輪中只能建造和購買詔令。</translation>
    </message>
    <message>
        <source>This can&apos;t have happened: the file is damaged.</source>
        <translation>這不可能發生：檔案已損壞。</translation>
    </message>
    <message>
        <source>This isn&apos;t an extra building round.</source>
        <translation>現在不是額外建造輪。</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>這個據點已有人。</translation>
    </message>
    <message>
        <source>There is no land here.</source>
        <translation>這裡沒有陸地。</translation>
    </message>
    <message>
        <source>There is already a road here.</source>
        <translation>這裡已有道路。</translation>
    </message>
    <message>
        <source>None of your roads or buildings is next to this.</source>
        <translation>旁邊沒有你的道路或建築。</translation>
    </message>
    <message>
        <source>Another player&apos;s building is in the way.</source>
        <translation>被其他玩家的建築擋住了。</translation>
    </message>
    <message>
        <source>The road must begin at what you have just founded.</source>
        <translation>道路必須從剛建立的村落或邊塞開始。</translation>
    </message>
    <message>
        <source>You have no roads left.</source>
        <translation>你已沒有道路。</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>這裡已有建築。</translation>
    </message>
    <message>
        <source>There is a building on the next corner.</source>
        <translation>相鄰的角上已有建築。</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>你的道路沒有通到這裡。</translation>
    </message>
    <message>
        <source>This is the site of a border fort.</source>
        <translation>這是邊塞據點。</translation>
    </message>
    <message>
        <source>You have no settlements left.</source>
        <translation>你已沒有村落。</translation>
    </message>
    <message>
        <source>You have no settlement here.</source>
        <translation>這裡沒有你的村落。</translation>
    </message>
    <message>
        <source>You have no cities left.</source>
        <translation>你已沒有城市。</translation>
    </message>
    <message>
        <source>Your section has all five towers.</source>
        <translation>你的城段已有五座敵樓。</translation>
    </message>
    <message>
        <source>There is no place for a free road.</source>
        <translation>沒有地方可免費修築道路。</translation>
    </message>
    <message>
        <source>The pirate is already here.</source>
        <translation>海盜已在這裡。</translation>
    </message>
    <message>
        <source>This soldier has already moved the pirate.</source>
        <translation>這道士兵詔令已移動過海盜。</translation>
    </message>
    <message>
        <source>In this game you must move the pirate.</source>
        <translation>本局必須移動海盜。</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>沒有卡可拿。</translation>
    </message>
    <message>
        <source>There is no rider here.</source>
        <translation>這裡沒有騎兵。</translation>
    </message>
    <message>
        <source>The rider is already on this gathering ground.</source>
        <translation>騎兵已在這個集結地。</translation>
    </message>
    <message>
        <source>You lack the goods for this.</source>
        <translation>你的物資不足。</translation>
    </message>
    <message>
        <source>There are no edicts left.</source>
        <translation>已沒有詔令。</translation>
    </message>
    <message>
        <source>You bought this edict only this turn.</source>
        <translation>這道詔令是本回合才買的。</translation>
    </message>
    <message>
        <source>You have already played an edict this turn.</source>
        <translation>本回合已打出過詔令。</translation>
    </message>
    <message>
        <source>You don&apos;t have this edict.</source>
        <translation>你沒有這道詔令。</translation>
    </message>
    <message>
        <source>The supply has too few of it.</source>
        <translation>公庫存量不足。</translation>
    </message>
    <message>
        <source>Both are the same good: choose another.</source>
        <translation>兩者是同一種物資：請另選一種。</translation>
    </message>
    <message>
        <source>The same good can&apos;t be on both sides.</source>
        <translation>同一種物資不能出現在雙方。</translation>
    </message>
    <message>
        <source>One to three cards on each side, at most four in all.</source>
        <translation>每方一至三張卡，合計最多四張。</translation>
    </message>
    <message>
        <source>You have made all your offers for this turn.</source>
        <translation>本回合的提議次數已用完。</translation>
    </message>
    <message>
        <source>Nobody else has a card.</source>
        <translation>其他人都沒有卡。</translation>
    </message>
    <message>
        <source>This game is played without counteroffers.</source>
        <translation>本局不能還價。</translation>
    </message>
    <message>
        <source>These are the terms of the offer: say yes to it.</source>
        <translation>這就是提議的條件：直接接受即可。</translation>
    </message>
    <message>
        <source>You don&apos;t have the cards for these terms.</source>
        <translation>你沒有這些條件所需的卡。</translation>
    </message>
    <message>
        <source>Not all answers are in yet.</source>
        <translation>還有人尚未回覆。</translation>
    </message>
    <message>
        <source>The answer was no.</source>
        <translation>對方拒絕了。</translation>
    </message>
    <message>
        <source>Name the two goods in their usual order.</source>
        <translation>請按慣常順序列出兩種物資。</translation>
    </message>
    <message numerus="yes">
        <source>You lack {goods}.</source>
        <translation>
            <numerusform>你缺少 {goods}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pirate stays at sea.</source>
        <translation>海盜只能在海上。</translation>
    </message>
    <message>
        <source>This is beyond {player}&apos;s building.</source>
        <translation>這裡被{player}的建築隔開了。</translation>
    </message>
    <message>
        <source>An offer is still open.</source>
        <translation>還有提議未結束。</translation>
    </message>
</context>
<context>
    <name>RidersResult</name>
    <message>
        <source>The wall has held: peace.</source>
        <translation>長城守住了：天下太平。</translation>
    </message>
    <message>
        <source>China has fallen.</source>
        <translation>天下淪陷。</translation>
    </message>
    <message numerus="yes">
        <source>Best loser(s): {players}, {score}.</source>
        <translation>
            <numerusform>敗者中的最佳者：{players}，{score}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a single tower built.</source>
        <translation>一座敵樓也沒建。</translation>
    </message>
    <message>
        <source>Not a single deal made.</source>
        <translation>一次也沒成交。</translation>
    </message>
    <message>
        <source>Offers and deals</source>
        <translation>提議與成交</translation>
    </message>
    <message>
        <source>Trade with players</source>
        <translation>與玩家的交易</translation>
    </message>
    <message>
        <source>Offers made, and how many became deals.</source>
        <translation>提議的次數，以及成交的次數。</translation>
    </message>
    <message>
        <source>{player}: offers</source>
        <translation>{player}：提議</translation>
    </message>
    <message>
        <source>{player}: deals</source>
        <translation>{player}：成交</translation>
    </message>
    <message>
        <source>All rolls of the dice</source>
        <translation>所有擲骰</translation>
    </message>
    <message>
        <source>Games lost to a conquest</source>
        <translation>因淪陷而輸的遊戲</translation>
    </message>
    <message>
        <source>Cards given up after sevens</source>
        <translation>擲出七點後棄掉的卡</translation>
    </message>
</context>
<context>
    <name>RidersRoll</name>
    <message>
        <source>Who got what</source>
        <translation>誰得到了什麼</translation>
    </message>
    <message>
        <source>{player} gives up {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player}須棄 {count}&#xa0;張</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} {count}&#xa0;張</translation>
    </message>
    <message>
        <source>A seven: {shares}.</source>
        <translation>擲出七點：{shares}。</translation>
    </message>
    <message>
        <source>{hex}: riders</source>
        <comment>they block it</comment>
        <translation>{hex}：騎兵</translation>
    </message>
    <message>
        <source>{good}: {count} short, nobody gets any</source>
        <translation>{good}：缺 {count}&#xa0;張，無人得到</translation>
    </message>
    <message>
        <source>{good}: {count} short, {player} gets the rest</source>
        <translation>{good}：缺 {count}&#xa0;張，其餘歸{player}</translation>
    </message>
</context>
<context>
    <name>RidersSeat</name>
    <message>
        <source>Longest line of roads</source>
        <translation>最長的道路</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>With {points}</source>
        <comment>hidden ones</comment>
        <translation>加上{points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>{count} bought this turn</source>
        <comment>edicts</comment>
        <translation>本回合購得 {count} 道</translation>
    </message>
    <message>
        <source>Yields: {yields}.</source>
        <translation>產出：{yields}。</translation>
    </message>
    <message>
        <source>Harbours: {harbours}.</source>
        <translation>港口：{harbours}。</translation>
    </message>
</context>
<context>
    <name>RidersSight</name>
    <message>
        <source>{title}.</source>
        <translation>{title}。</translation>
    </message>
    <message>
        <source>Supply: {goods}</source>
        <translation>公庫：{goods}</translation>
    </message>
    <message>
        <source>Price in {good}</source>
        <translation>以{good}支付</translation>
    </message>
    <message>
        <source>If a roll needs more, nobody gets any, unless only one player is due.</source>
        <translation>若一次擲骰需要更多，則無人獲得，除非只有一位玩家應得。</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>剩餘 %n&#xa0;道詔令</numerusform>
        </translation>
    </message>
    <message>
        <source>An edict costs {goods}.</source>
        <translation>一道詔令需要 {goods}。</translation>
    </message>
    <message>
        <source>A seven</source>
        <translation>擲出七點</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>The pirate is here.</source>
        <translation>海盜在此。</translation>
    </message>
    <message>
        <source>A seven or a soldier may bring the pirate here.</source>
        <translation>擲出七點或打出士兵時，海盜可移到這裡。</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>海面</translation>
    </message>
    <message>
        <source>Any of these</source>
        <translation>其中任一</translation>
    </message>
    <message>
        <source>New for you: {goods}.</source>
        <translation>你尚無：{goods}。</translation>
    </message>
    <message>
        <source>Free site: {fort}.</source>
        <translation>空據點：{fort}。</translation>
    </message>
    <message>
        <source>Free.</source>
        <translation>空。</translation>
    </message>
    <message>
        <source>Settlement: {player}.</source>
        <translation>村落：{player}。</translation>
    </message>
    <message>
        <source>City: {player}.</source>
        <translation>城市：{player}。</translation>
    </message>
    <message>
        <source>Border fort: {player}.</source>
        <translation>邊塞：{player}。</translation>
    </message>
    <message>
        <source>Border city: {player}.</source>
        <translation>邊城：{player}。</translation>
    </message>
    <message>
        <source>No road.</source>
        <translation>無道路。</translation>
    </message>
    <message>
        <source>Road: {player}.</source>
        <translation>道路：{player}。</translation>
    </message>
    <message>
        <source>Longest line: {count}.</source>
        <translation>最長的一條：{count}。</translation>
    </message>
    <message>
        <source>{player} cuts the line here: {corner}.</source>
        <translation>{player}在此截斷道路：{corner}。</translation>
    </message>
    <message>
        <source>The Long Road; the next longest line: {player}, {count}.</source>
        <translation>長路；其次最長的道路：{player}，{count}。</translation>
    </message>
    <message>
        <source>Gives nothing.</source>
        <translation>不出產。</translation>
    </message>
    <message>
        <source>{riders} here: it gives nothing.</source>
        <translation>此處有 {riders}：不出產。</translation>
    </message>
    <message>
        <source>On the way in from {fort}, hex {place} of 3.</source>
        <translation>{fort}後的通路，第 {place}&#xa0;格，共 3&#xa0;格。</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>of a section</comment>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>of a roll</comment>
        <translation>機率</translation>
    </message>
    <message>
        <source>Riders before it</source>
        <translation>城前騎兵</translation>
    </message>
    <message>
        <source>It would close a harbour: {harbours}.</source>
        <translation>會封鎖港口：{harbours}。</translation>
    </message>
    <message>
        <source>No prince yet.</source>
        <translation>尚無人據守。</translation>
    </message>
    <message>
        <source>Held by the crown: five towers.</source>
        <translation>由朝廷據守：五座敵樓。</translation>
    </message>
    <message>
        <source>Held by {player}.</source>
        <translation>由{player}據守。</translation>
    </message>
    <message>
        <source>The next tower costs {goods}.</source>
        <translation>下一座敵樓需要 {goods}。</translation>
    </message>
    <message>
        <source>Holds for ever.</source>
        <translation>永不陷落。</translation>
    </message>
    <message>
        <source>Breaks with {count} more, on {numbers} ({chance}).</source>
        <translation>再來 {count} 名即被攻破，點數 {numbers}（{chance}）。</translation>
    </message>
    <message>
        <source>Before the prince can build again: {chance}%.</source>
        <translation>在其主人再次建造之前：{chance}%。</translation>
    </message>
    <message>
        <source>{number} leads to {fort}</source>
        <translation>{number} 通向{fort}</translation>
    </message>
    <message>
        <source>Waiting, the first at the front: {riders}.</source>
        <translation>等候中，先到者在前：{riders}。</translation>
    </message>
    <message>
        <source>Nobody waits here.</source>
        <translation>此處無人等候。</translation>
    </message>
    <message>
        <source>Assault number {number}</source>
        <translation>進攻點數 {number}</translation>
    </message>
    <message>
        <source>A rider goes from {ground} to {fort}.</source>
        <translation>一名騎兵從{ground}前往{fort}。</translation>
    </message>
    <message>
        <source>Used by {players}.</source>
        <translation>由{players}使用。</translation>
    </message>
    <message>
        <source>Closed by the pirate.</source>
        <translation>被海盜封鎖。</translation>
    </message>
    <message numerus="yes">
        <source>At home: %n rider(s)</source>
        <translation>
            <numerusform>營中：%n&#xa0;名騎兵</numerusform>
        </translation>
    </message>
    <message>
        <source>{good} {number}</source>
        <comment>a hex</comment>
        <translation>{good}{number}</translation>
    </message>
    <message>
        <source>{count} ({chance}%)</source>
        <comment>riders of a numeral</comment>
        <translation>{count}（{chance}%）</translation>
    </message>
    <message>
        <source>In a breach they would enter {hexes}.</source>
        <translation>若出現缺口，騎兵將進入{hexes}。</translation>
    </message>
    <message>
        <source>Shifting them would relieve {forts}.</source>
        <translation>移走他們可解{forts}之危。</translation>
    </message>
</context>
<context>
    <name>RidersSource</name>
    <message>
        <source>Settlements</source>
        <translation>村落</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>書院</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>長路</translation>
    </message>
    <message>
        <source>Great Host</source>
        <translation>大軍</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>罰分</translation>
    </message>
</context>
<context>
    <name>RidersStanding</name>
    <message>
        <source>Standing answers</source>
        <translation>自動回覆</translation>
    </message>
    <message>
        <source>They apply until your next turn. Only you see them.</source>
        <translation>有效至你的下個回合。只有你看得到。</translation>
    </message>
    <message>
        <source>Nothing to anyone</source>
        <translation>不給任何人</translation>
    </message>
    <message>
        <source>Nothing to:</source>
        <translation>不給：</translation>
    </message>
    <message>
        <source>Never give:</source>
        <translation>絕不給出：</translation>
    </message>
    <message>
        <source>Give one card for another, but keep at least:</source>
        <translation>以一張卡換另一張卡，但至少保留：</translation>
    </message>
    <message>
        <source>Also after my next turn</source>
        <translation>下個回合之後仍有效</translation>
    </message>
    <message>
        <source>Bots may ask me:</source>
        <translation>電腦玩家可以問我：</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>standing answers</comment>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>RidersStepper</name>
    <message>
        <source>{good}: {count}, one more</source>
        <translation>{good}：{count}，加一</translation>
    </message>
    <message>
        <source>{good}: {count}, one less</source>
        <translation>{good}：{count}，減一</translation>
    </message>
</context>
<context>
    <name>RidersTrade</name>
    <message>
        <source>{count} of {most} offers</source>
        <translation>提議 {count}/{most}</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>你的提議</translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>提議</translation>
    </message>
    <message>
        <source>Answer behind the gate</source>
        <comment>a button</comment>
        <translation>在城門後回覆</translation>
    </message>
    <message>
        <source>Answer aloud</source>
        <comment>a button</comment>
        <translation>說出回覆</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player}給</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒絕</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the terms of the offer</comment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Click an answer in gold to deal, or withdraw.</source>
        <translation>點選金框的回覆即成交，或收回。</translation>
    </message>
    <message>
        <source>Answers are shown together.</source>
        <translation>回覆將一同揭曉。</translation>
    </message>
    <message>
        <source>Propose</source>
        <comment>a button</comment>
        <translation>還價</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>for</source>
        <comment>cards that are given; other cards follow</comment>
        <translation>換</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>你給</translation>
    </message>
    <message>
        <source>You want</source>
        <translation>你要</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>提議</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>From the supply instead:</source>
        <translation>改向公庫換取：</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>all cards of an offer</comment>
        <translation>清空</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>Choose the cards to give, and those you want.</source>
        <translation>選擇要給的卡和想要的卡。</translation>
    </message>
    <message>
        <source>Refused just now.</source>
        <translation>剛被拒絕。</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>回覆：接受</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>回覆：拒絕</translation>
    </message>
    <message>
        <source>Answer: other terms</source>
        <translation>回覆：其他條件</translation>
    </message>
    <message>
        <source>All others: no</source>
        <comment>a button</comment>
        <translation>其他人：拒絕</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>an offer</comment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Answers are shown together. Hold the eye to see your own goods: others look away.</source>
        <translation>回覆將一同揭曉。按住眼睛圖示可看自己的物資，其他人請移開視線。</translation>
    </message>
    <message>
        <source>Agreed aloud with:</source>
        <translation>已口頭商定，對象：</translation>
    </message>
    <message>
        <source>Agreed with {player}</source>
        <comment>a button</comment>
        <translation>已與{player}商定</translation>
    </message>
    <message>
        <source>No more from {player} this turn</source>
        <comment>a button</comment>
        <translation>本回合不再聽{player}的提議</translation>
    </message>
    <message>
        <source>{rate}:1 by your harbour</source>
        <translation>{rate}:1，憑你的港口</translation>
    </message>
    <message>
        <source>Then no {good} is left for {thing}, which your offer would allow.</source>
        <translation>這樣就沒有{good}可用於{thing}；若你的提議成交則有。</translation>
    </message>
    <message>
        <source>Then no {good} is left.</source>
        <translation>這樣就沒有{good}了。</translation>
    </message>
    <message>
        <source>Nobody else can have {goods}.</source>
        <translation>其他人不可能有{goods}。</translation>
    </message>
    <message>
        <source>Bots don&apos;t deal with anyone who has {points} points or more.</source>
        <translation>電腦玩家不與已有 {points}&#xa0;分或更多的玩家交易。</translation>
    </message>
</context>
<context>
    <name>RidersTray</name>
    <message>
        <source>Road</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>村落</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城市</translation>
    </message>
    <message>
        <source>Tower</source>
        <comment>of a section</comment>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>a soft hyphen divides it on two lines</comment>
        <translation>村落</translation>
    </message>
    <message>
        <source>Tower {number}</source>
        <translation>敵樓 {number}</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}</source>
        <translation>{piece}；需要 {goods}</translation>
    </message>
    <message>
        <source>{edict}, to be played next turn</source>
        <translation>{edict}，下回合方可打出</translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation>{good}：{count}</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>誰也不拿</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>the pirate</comment>
        <translation>留在原處</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a button</comment>
        <translation>擲骰</translation>
    </message>
    <message>
        <source>Draw rider</source>
        <translation>抽騎兵</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a button</comment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>the rest of an edict</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a button</comment>
        <translation>交易</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goods</source>
        <translation>你的物資</translation>
    </message>
    <message>
        <source>{player}&apos;s goods</source>
        <translation>{player}的物資</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>詔令</translation>
    </message>
    <message>
        <source>Never played: it counts by itself.</source>
        <translation>無須打出：自動計分。</translation>
    </message>
    <message>
        <source>Choose “Build” or “Pass” first.</source>
        <translation>請先選擇「建造」或「跳過回合」。</translation>
    </message>
    <message>
        <source>Edict {number} in hand</source>
        <translation>手牌中第 {number} 道詔令</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>擲骰子</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}; can&apos;t be undone</source>
        <translation>{piece}；需要 {goods}；不能復原</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>找不到任何內容。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>搜尋規則書</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>關閉規則書</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>縮小文字</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存為 PDF…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Rules of {title}</source>
        <translation>{title}規則</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>Rule: {section}</source>
        <translation>規則：{section}</translation>
    </message>
    <message>
        <source>Look up the rule</source>
        <translation>查閱規則</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{fault} (line {line})</source>
        <translation>{fault}（第 {line} 行）</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>無法讀取檔案。</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>檔案太大，不可能是存檔。</translation>
    </message>
    <message>
        <source>The file has too many records to be a saved game.</source>
        <translation>檔案的紀錄太多，不可能是存檔。</translation>
    </message>
    <message>
        <source>The file isn&apos;t a saved game.</source>
        <translation>這個檔案不是存檔。</translation>
    </message>
    <message>
        <source>This file needs version {name} or later.</source>
        <translation>這個檔案需要 {name} 以上版本的程式。</translation>
    </message>
    <message>
        <source>The file is for an unknown game: {name}.</source>
        <translation>檔案屬於未知的遊戲：{name}。</translation>
    </message>
    <message>
        <source>The file uses an option unknown to this version: {name}.</source>
        <translation>檔案使用了此版本不支援的選項：{name}。</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>檔案不完整。</translation>
    </message>
    <message>
        <source>The file was changed or damaged.</source>
        <translation>檔案被更動或已損壞。</translation>
    </message>
    <message>
        <source>The file isn&apos;t in the saved-game format.</source>
        <translation>檔案格式與存檔不符。</translation>
    </message>
    <message>
        <source>The file contains an invalid record.</source>
        <translation>檔案中有無效的紀錄。</translation>
    </message>
    <message>
        <source>The file contains an illegal move.</source>
        <translation>檔案中有違反規則的行動。</translation>
    </message>
    <message>
        <source>The result in the file doesn&apos;t match its moves.</source>
        <translation>檔案記載的結果與行動不符。</translation>
    </message>
    <message>
        <source>This file was written by a preliminary build of version {name} and opens only there.</source>
        <translation>這個檔案由 {name} 版的預覽版程式寫成，只有那個預覽版能開啟。</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>void</source>
        <comment>stamp on a card</comment>
        <translation>作廢</translation>
    </message>
    <message>
        <source>Action cards, in order</source>
        <translation>行動卡（依點數順序）</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>價值</translation>
    </message>
    <message>
        <source>{province} is being scored.</source>
        <translation>正在結算{province}。</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province}已填滿</translation>
    </message>
    <message>
        <source>{player} placed the last block.</source>
        <translation>{player}放下了最後一個建築。</translation>
    </message>
    <message>
        <source>Cancelled out: another card has the same number.</source>
        <translation>作廢：另有同點數的卡。</translation>
    </message>
    <message>
        <source>Cancelled by a Warrior.</source>
        <translation>已被戰士移除。</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>由你決定。</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}決定。</translation>
    </message>
    <message>
        <source>Resolved.</source>
        <translation>已生效。</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <comment>the two effects of a card</comment>
        <translation>{first}，或{second}</translation>
    </message>
    <message>
        <source>No cards were played here.</source>
        <translation>此處沒有行動卡。</translation>
    </message>
    <message>
        <source>Cancelled out: {cards}</source>
        <translation>作廢：{cards}</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <comment>a card and its owner</comment>
        <translation>{player}的{card}</translation>
    </message>
    <message>
        <source>You can still peek before scoring.</source>
        <translation>結算前還可以偷看威脅標記。</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>請在圖板上選擇兩段單城牆。</translation>
    </message>
    <message>
        <source>Choose a threat to remove, here or on the board.</source>
        <translation>請選擇要移除的威脅（在此處或圖板上）。</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break.</source>
        <translation>請在圖板上選擇要摧毀的單城牆。</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break, or a threat to remove.</source>
        <translation>請在圖板上選擇要摧毀的單城牆，或選擇要移除的威脅。</translation>
    </message>
    <message>
        <source>Then: majority {players}, value {value}</source>
        <translation>之後：{players}領先，價值 {value}</translation>
    </message>
    <message>
        <source>Now: majority {players}, value {value}</source>
        <translation>目前：{players}領先，價值 {value}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no majority</comment>
        <translation>無人</translation>
    </message>
    <message>
        <source>Then: nobody is spared, as things stand</source>
        <translation>依目前局面，該處原本無人損失</translation>
    </message>
    <message>
        <source>Then: {players} would be spared there</source>
        <translation>之後：{players}不會損失該處的分數</translation>
    </message>
    <message>
        <source>has the majority</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>Tied: each scores the full value.</source>
        <translation>並列領先：各得全部價值。</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>此區域的價值為 0。</translation>
    </message>
    <message>
        <source>Neutral walls have the majority: nobody scores.</source>
        <translation>中立城牆領先：沒有人得分。</translation>
    </message>
    <message>
        <source>Nobody has a wall here: nobody scores.</source>
        <translation>此處沒有玩家的城牆：沒有人得分。</translation>
    </message>
    <message>
        <source>unbroken walls</source>
        <translation>完好的城牆</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>聲望</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>行動卡</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>{player} is thinking…</source>
        <translation>{player}正在思考…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>{player}&apos;s cards and notes</source>
        <translation>{player}的手牌與筆記</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到圖板</translation>
    </message>
    <message>
        <source>Showing only the board.</source>
        <translation>目前只顯示圖板。</translation>
    </message>
    <message>
        <source>I&apos;m {player}</source>
        <translation>我是{player}</translation>
    </message>
    <message>
        <source>The game has been left unfinished.</source>
        <translation>本局已中止。</translation>
    </message>
    <message>
        <source>Waiting for {players}.</source>
        <translation>正在等待{players}。</translation>
    </message>
    <message>
        <source>{player} decides, at another computer.</source>
        <translation>{player}正在另一台電腦上做決定。</translation>
    </message>
    <message>
        <source>Your turn – follow the lesson.</source>
        <translation>輪到你：照課程的提示做。</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues.</source>
        <translation>{player}繼續本回合。</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}決定。</translation>
    </message>
    <message>
        <source>See my notes</source>
        <translation>看我的筆記</translation>
    </message>
    <message>
        <source>{player} asks everybody something.</source>
        <translation>{player}有事要問大家。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Bots are playing out the game.</source>
        <translation>正在快轉電腦玩家的對局。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>單步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Bots are paused.</source>
        <translation>電腦玩家已暫停。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>快轉至終局</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>只有電腦玩家在玩。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>更換玩家…</translation>
    </message>
    <message>
        <source>{player} isn&apos;t responding.</source>
        <translation>{player}沒有回應。</translation>
    </message>
    <message>
        <source>Only one legal move: played automatically.</source>
        <translation>只有一種合法行動，已自動執行。</translation>
    </message>
    <message>
        <source>No legal move: turn passed.</source>
        <translation>無法行動，已跳過回合。</translation>
    </message>
    <message>
        <source>Give the device to {player}</source>
        <translation>把裝置交給{player}</translation>
    </message>
    <message>
        <source>I&apos;m {player} – show my hand</source>
        <translation>我是{player}：顯示我的手牌</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Neutral</source>
        <comment>the colour that nobody plays</comment>
        <translation>中立</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences, side by side</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <comment>facts about one thing, side by side</comment>
        <translation>{first}，{second}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <comment>a thing, and what it is or says</comment>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>{fact}.</source>
        <comment>a fact as a sentence</comment>
        <translation>{fact}。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <comment>words that are quoted</comment>
        <translation>「{words}」</translation>
    </message>
</context>
<context>
    <name>ServedTable</name>
    <message>
        <source>The way to this table has changed. Send each guest the new invitation.</source>
        <translation>這張牌桌的連線方式已變更。請將新的邀請傳給每位客人。</translation>
    </message>
    <message>
        <source>{player} has joined: {seat}.</source>
        <translation>{player}已加入：{seat}。</translation>
    </message>
    <message>
        <source>{players} have joined: {seat}.</source>
        <translation>{players}已加入：{seat}。</translation>
    </message>
    <message>
        <source>The game continues.</source>
        <translation>對局繼續。</translation>
    </message>
    <message>
        <source>Everybody is here. The game begins.</source>
        <translation>人已到齊，對局開始。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>輪到{player}了。</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>旁觀</translation>
    </message>
    <message>
        <source>Seats {numbers}</source>
        <translation>座位 {numbers}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>You can&apos;t save into the program&apos;s own games folder. Choose another folder.</source>
        <translation>不能儲存到程式自己的遊戲資料夾。請選擇其他資料夾。</translation>
    </message>
    <message>
        <source>The file can&apos;t be written. {fault}</source>
        <translation>無法寫入檔案。{fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已儲存。</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>本局正在另一個視窗中進行。</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>This game isn&apos;t being saved. {fault}</source>
        <translation>這局遊戲目前沒有儲存。{fault}</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The file was damaged. The game continues from its last good step.</source>
        <translation>檔案已損壞；遊戲從最後一個完好的步驟繼續。</translation>
    </message>
    <message>
        <source>The game&apos;s file was missing. The game continues from its last backup.</source>
        <translation>找不到遊戲檔案；遊戲從最近的備份繼續。</translation>
    </message>
    <message>
        <source>The file was an older copy. The game continues from a later backup.</source>
        <translation>檔案是較舊的副本；遊戲從較新的備份繼續。</translation>
    </message>
    <message>
        <source>Another program changed this game&apos;s files. The game was saved again.</source>
        <translation>其他程式更動了本局的檔案；本局已重新儲存。</translation>
    </message>
    <message>
        <source>Another window is playing this game. It continues here as a copy.</source>
        <translation>本局正在另一個視窗中進行；此處以副本繼續。</translation>
    </message>
    <message>
        <source>Saved, but on this disk a power failure could cost the latest moves.</source>
        <translation>已儲存，但在此磁碟上，斷電可能失去最近幾步。</translation>
    </message>
    <message>
        <source>This disk has no file locks. Don&apos;t play one game in two windows.</source>
        <translation>在此磁碟上，兩個視窗可能同時進行同一局；請只用一個視窗。</translation>
    </message>
    <message>
        <source>Another file had replaced this game&apos;s file. Both are kept.</source>
        <translation>本局的檔案已被另一個檔案取代；兩者均已保留。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Display</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Animations and bots</source>
        <translation>動畫與電腦玩家</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>快速鍵…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>鍵盤</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>事件卡</translation>
    </message>
    <message>
        <source>West board</source>
        <translation>西側圖板</translation>
    </message>
    <message>
        <source>East board</source>
        <translation>東側圖板</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>The game starts with these two boards.</source>
        <translation>遊戲以這兩個圖板開始。</translation>
    </message>
    <message>
        <source>Boards, sides and positions are random.</source>
        <translation>圖板、面與位置隨機決定。</translation>
    </message>
    <message>
        <source>Choose both boards, or both will be random.</source>
        <translation>請選擇兩個圖板，否則兩個都隨機。</translation>
    </message>
    <message>
        <source>You chose the same board twice, so both will be random.</source>
        <translation>兩個圖板相同：改為隨機。</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}：{rule}</translation>
    </message>
    <message>
        <source>None</source>
        <comment>event cards</comment>
        <translation>無</translation>
    </message>
    <message>
        <source>One, random</source>
        <comment>event cards</comment>
        <translation>隨機一張</translation>
    </message>
    <message>
        <source>Two, random</source>
        <comment>event cards</comment>
        <translation>隨機兩張</translation>
    </message>
    <message>
        <source>The game has no event cards.</source>
        <translation>本局沒有事件卡。</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies face up.</source>
        <translation>從四張事件卡中隨機抽出一張，正面朝上。</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie face up.</source>
        <translation>從四張事件卡中隨機抽出兩張，正面朝上。</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>The full game, to continue playing</source>
        <translation>完整的遊戲，可繼續進行</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>全桌都知道的內容</translation>
    </message>
    <message>
        <source>View only. Nothing hidden is included, only fingerprints to check it against the full game later.</source>
        <translation>只供觀看，不能繼續進行。不含隱藏資訊，只有日後可與完整遊戲核對的驗證碼。</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>{player}知道的內容</translation>
    </message>
    <message>
        <source>Hidden information is included but scrambled – safe from a casual glance, not from a determined cheat.</source>
        <translation>內含隱藏的資訊，內容已打亂：不會無意間看到，但防不了存心作弊的人。</translation>
    </message>
    <message>
        <source>View only. It holds what this player knows, and nothing that only others know; it can be checked against the full game later.</source>
        <translation>只供觀看，不能繼續進行。內含這位玩家所知的資訊，不含只有其他玩家知道的；日後可與完整遊戲核對。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double wall</source>
        <translation>雙城牆</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>區域</translation>
    </message>
    <message>
        <source>Mongol attack</source>
        <translation>蒙古軍入侵</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Learn to play</source>
        <translation>學習玩法</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>立即開始</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>與他人連線</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>開啟存檔</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Play {title} now, against two easy bots</source>
        <translation>立即開始{title}，對戰兩個簡單的電腦玩家</translation>
    </message>
    <message>
        <source>New game of {title}</source>
        <translation>新遊戲：{title}</translation>
    </message>
    <message>
        <source>Against two easy bots</source>
        <translation>對戰兩個簡單的電腦玩家</translation>
    </message>
    <message>
        <source>Choose players, bots and rules</source>
        <translation>自選玩家、電腦玩家與規則</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>The names were not saved. {fault}</source>
        <translation>名字未儲存。{fault}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>獲勝局數</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <translation>得分來源</translation>
    </message>
    <message>
        <source>Majorities by one</source>
        <translation>一子之差的勝負</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>打出的卡</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>還沒有結束的遊戲。</translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} game(s)</source>
        <translation>
            <numerusform>{share}（共 {count}&#xa0;局）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{share} of {count} seat(s)</source>
        <translation>
            <numerusform>{share}（共 {count}&#xa0;個座位）</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a game</source>
        <translation>每局 {points}&#xa0;分</translation>
    </message>
    <message numerus="yes">
        <source>{points} clear errors a game</source>
        <translation>
            <numerusform>平均每局 {points}&#xa0;個明確的失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: won by one</source>
        <translation>{player}：險勝</translation>
    </message>
    <message>
        <source>{player}: lost by one</source>
        <translation>{player}：惜敗</translation>
    </message>
    <message>
        <source>{count} a game</source>
        <translation>每局 {count}&#xa0;次</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message numerus="yes">
        <source>{count} time(s), {share}</source>
        <translation>
            <numerusform>{count}&#xa0;次，{share}</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards were played.</source>
        <translation>沒有打出任何卡。</translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost a game</source>
        <translation>
            <numerusform>每局少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are counted in games that have been analysed: open one, and choose “Why?”.</source>
        <translation>失誤只在分析過的遊戲中計算：開啟一局，然後選擇「為什麼？」。</translation>
    </message>
    <message>
        <source>Names in the statistics</source>
        <translation>統計中的名字</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>名字…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>表格…</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>圖表…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>A seat&apos;s whole result counts for the player who has it at the end; shares and means count every seat.</source>
        <translation>每個座位的全部結果都算給終局時的玩家；勝率與平均值依座位計算。</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {count}</source>
        <translation>正在統計你的遊戲：{done}／{count}</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>正在統計你的遊戲…</translation>
    </message>
    <message>
        <source>The index was damaged and has been rebuilt from your games.</source>
        <translation>索引已損壞，並已由你的遊戲重建。</translation>
    </message>
    <message>
        <source>Another window is updating the index, so the latest games may be missing.</source>
        <translation>另一個視窗正在更新索引，可能缺少最近的遊戲。</translation>
    </message>
    <message>
        <source>The index can&apos;t be saved, so your games are looked through again each time.</source>
        <translation>無法儲存索引，因此每次都要重新統計你的遊戲。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>people only</source>
        <translation>只有真人</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>in the last {count} days</source>
        <translation>最近 {count} 天</translation>
    </message>
    <message>
        <source>If someone has played under several names, count them as one. People you leave out stay in their games. This is kept in a file of its own and changes no game.</source>
        <translation>如果有人用過幾個名字，可以合併計算。不顯示的人仍留在各局遊戲中。這些設定存在另一個檔案，不會改變任何遊戲。</translation>
    </message>
    <message>
        <source>counts separately</source>
        <translation>單獨計算</translation>
    </message>
    <message>
        <source>counts as {player}</source>
        <translation>算作 {player}</translation>
    </message>
    <message>
        <source>Show {player}</source>
        <translation>顯示 {player}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>{title}: {chart}</source>
        <translation>{title}：{chart}</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Games: {bar}</source>
        <translation>對局：{bar}</translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count}&#xa0;局</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {scores}</source>
        <translation>{day}：{scores}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{games} ({seats})</source>
        <comment>games, and the seats in them</comment>
        <translation>{games}（{seats}）</translation>
    </message>
    <message>
        <source>Clear ones in a game, in games that have been analysed.</source>
        <translation>每局明確的失誤數，只計已分析的對局。</translation>
    </message>
    <message>
        <source>In brackets: the seats, where someone had more than one in a game.</source>
        <translation>括號內為座位數（一局中有多個座位時）。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>獲勝</translation>
    </message>
    <message>
        <source>Alone or together with others.</source>
        <translation>單獨或並列。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>可能範圍</translation>
    </message>
    <message>
        <source>The true share of wins lies here in 95 cases of 100.</source>
        <translation>真實勝率有 95% 的可能在此範圍內。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>What they cost in a game, in games that have been analysed.</source>
        <translation>在已分析的對局中，平均每局的損失。</translation>
    </message>
    <message>
        <source>Decided by one</source>
        <translation>一子之差</translation>
    </message>
    <message>
        <source>Majorities won and lost by just one.</source>
        <translation>只差一枚棋子分出的勝負：勝比負。</translation>
    </message>
    <message>
        <source>Nothing was counted in these games.</source>
        <translation>這些遊戲中沒有統計到任何內容。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press again to confirm: {what}</source>
        <translation>再按一次以確認：{what}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The post office doesn&apos;t accept letters.</source>
        <translation>郵局不收信。</translation>
    </message>
    <message>
        <source>That isn&apos;t an invitation. It has sixteen letters and digits, an @ and an address.</source>
        <translation>這不是邀請。邀請由十六個字母和數字、一個 @ 和一個位址組成。</translation>
    </message>
    <message>
        <source>That isn&apos;t the address of a post office.</source>
        <translation>這不是郵局的位址。</translation>
    </message>
    <message>
        <source>A guest&apos;s program is newer than yours. Please update yours.</source>
        <translation>有客人的程式比你的新。請更新你的程式。</translation>
    </message>
    <message>
        <source>A guest&apos;s program is older than yours. Ask the guest to update it.</source>
        <translation>有客人的程式比你的舊。請讓客人更新。</translation>
    </message>
    <message>
        <source>This invitation is for fewer people. Ask the host for one for all of you.</source>
        <translation>這份邀請的人數較少。請向桌主要一份供你們所有人使用的邀請。</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <translation>{host}已讓你加入。</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <comment>several</comment>
        <translation>{host}已讓你們加入。</translation>
    </message>
    <message>
        <source>Your seats can&apos;t be saved on this computer.</source>
        <translation>你們的座位無法儲存在這台電腦上。</translation>
    </message>
    <message>
        <source>Free some space; joining then continues by itself.</source>
        <translation>請釋出一些空間，之後會自動繼續加入。</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>程式會持續重試。</translation>
    </message>
    <message>
        <source>Your program and {host}&apos;s disagree, so the game stops here.</source>
        <translation>你的程式與{host}的程式不一致，對局到此停止。</translation>
    </message>
    <message>
        <source>{host}&apos;s program has made a move for you, so the game stops here.</source>
        <translation>{host}的程式替你走了一步，對局到此停止。</translation>
    </message>
    <message>
        <source>{host}&apos;s program breaks the rules, so the game stops here.</source>
        <translation>{host}的程式違反規則，對局到此停止。</translation>
    </message>
    <message>
        <source>Deal and every move verified.</source>
        <translation>發牌與每一步均已核實。</translation>
    </message>
    <message>
        <source>Looking for the host&apos;s computer…</source>
        <translation>正在尋找桌主的電腦…</translation>
    </message>
    <message>
        <source>It must be on, with the table open, and its firewall must allow the program.</source>
        <translation>那台電腦必須開機並開著牌桌，防火牆也要放行本程式。</translation>
    </message>
    <message>
        <source>You are in.</source>
        <comment>several</comment>
        <translation>你們已加入。</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seats while you are at the start page.</source>
        <translation>人到齊後，由桌主開始對局。回到開始畫面，你們的座位仍會保留。</translation>
    </message>
    <message>
        <source>You are in.</source>
        <translation>你已加入。</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seat while you are at the start page.</source>
        <translation>人到齊後，由桌主開始對局。回到開始畫面，座位仍會保留。</translation>
    </message>
    <message>
        <source>The host sees your names and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>桌主會看到你們的名字並讓你們加入。若無人回應，請檢查邀請：可能打錯了，或已被使用。</translation>
    </message>
    <message>
        <source>Asking to join…</source>
        <translation>正在請求加入…</translation>
    </message>
    <message>
        <source>The host sees your name and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>桌主會看到你的名字並讓你加入。若無人回應，請檢查邀請：可能打錯了，或已被使用。</translation>
    </message>
    <message>
        <source>{host} will see that you would like a rematch.</source>
        <translation>已告訴{host}：你想再來一局。</translation>
    </message>
    <message>
        <source>At the table: {players}.</source>
        <translation>在座：{players}。</translation>
    </message>
    <message>
        <source>{host} sees your name, and these six digits:</source>
        <translation>{host}會看到你的名字和這六位數字：</translation>
    </message>
    <message>
        <source>{host} sees your names, and these six digits:</source>
        <translation>{host}會看到你們的名字和這六位數字：</translation>
    </message>
    <message>
        <source>Read them to each other. {host} lets you in if both screens show the same.</source>
        <translation>請互相核對數字。若兩個螢幕相同，{host}會讓你加入。</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the host. Please ask again.</source>
        <translation>與桌主連線時出了問題。請再試一次。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n seat(s) are free at this table.</source>
        <translation>
            <numerusform>這張牌桌只有 %n&#xa0;個空位。</numerusform>
        </translation>
    </message>
    <message>
        <source>The free seats are kept for other people, who share a computer.</source>
        <translation>空位留給了共用一台電腦的其他人。</translation>
    </message>
    <message>
        <source>To play with others, this copy of the program needs {packages}.</source>
        <translation>要與他人連線，本程式還需要{packages}。</translation>
    </message>
    <message>
        <source>Check the invitation: both are in it.</source>
        <translation>請檢查邀請：兩者都在其中。</translation>
    </message>
    <message>
        <source>The invitation is right. Ask the host for the certificate file of that authority, and choose the file here.</source>
        <translation>邀請沒有問題。請向桌主索取該機構的憑證檔案，然後在這裡選擇該檔案。</translation>
    </message>
    <message>
        <source>The host&apos;s program has different rules from yours. Update both, then join again.</source>
        <translation>桌主的程式與你的規則不同。請雙方更新後再加入。</translation>
    </message>
    <message>
        <source>The host&apos;s program is newer than yours. Update yours, then join again.</source>
        <translation>桌主的程式比你的新。請更新你的程式，然後重新加入。</translation>
    </message>
    <message>
        <source>The host&apos;s program is older than yours. Ask the host to update it, then join again.</source>
        <translation>桌主的程式比你的舊。請讓桌主更新，然後重新加入。</translation>
    </message>
    <message>
        <source>This invitation has been used already. If you used it, go on at that computer; if not, ask the host for a new one.</source>
        <translation>此邀請已被使用。如果是你用的，請在當時的電腦上繼續；否則請向桌主索取新的邀請。</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>桌主已把你的座位給了別人。</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>桌主已關閉牌桌。</translation>
    </message>
    <message>
        <source>The host didn&apos;t let you in.</source>
        <translation>桌主沒有讓你加入。</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>桌主已將你移出牌桌。</translation>
    </message>
    <message>
        <source>The table has no room for more.</source>
        <translation>牌桌已滿。</translation>
    </message>
    <message>
        <source>Not verified: a part of the deal is not the one agreed on.</source>
        <translation>未能核實：發牌的一部分與約定不符。</translation>
    </message>
    <message>
        <source>Not verified: the seed is not made of everybody&apos;s parts.</source>
        <translation>未能核實：種子並非由所有人的部分組成。</translation>
    </message>
    <message>
        <source>Not verified: the seed gives another deal.</source>
        <translation>未能核實：種子得出另一種發牌。</translation>
    </message>
    <message>
        <source>Not verified: the seed gives other chances.</source>
        <translation>未能核實：種子得出其他隨機結果。</translation>
    </message>
    <message>
        <source>Nobody answers at its address.</source>
        <translation>郵局的位址無人應答。</translation>
    </message>
    <message>
        <source>It offers no secure connection. In your own network, mqtt:// before its address will do.</source>
        <translation>郵局不提供安全連線。若在自己的網路中，在其位址前加上 mqtt:// 即可。</translation>
    </message>
    <message>
        <source>This program and the post office can&apos;t agree on a secure connection. The post office may be out of date.</source>
        <translation>本程式與郵局無法就安全連線達成一致。郵局可能版本過舊。</translation>
    </message>
    <message>
        <source>The file with its own certificate can&apos;t be read.</source>
        <translation>無法讀取其自有憑證的檔案。</translation>
    </message>
    <message>
        <source>It doesn&apos;t know this login and password.</source>
        <translation>使用者名稱或密碼不正確。</translation>
    </message>
    <message>
        <source>Its certificate has expired.</source>
        <translation>其憑證已過期。</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid yet. Is the clock of this computer right?</source>
        <translation>其憑證尚未生效。這台電腦的時鐘準確嗎？</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid.</source>
        <translation>其憑證無效。</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t know who signed its certificate.</source>
        <translation>這台電腦不認識其憑證的簽發者。</translation>
    </message>
    <message>
        <source>Its certificate is for another address.</source>
        <translation>其憑證屬於另一個位址。</translation>
    </message>
    <message>
        <source>It is full and keeps no more letters.</source>
        <translation>郵局已滿，不再保存信件。</translation>
    </message>
    <message>
        <source>It is too busy at the moment.</source>
        <translation>郵局目前太忙。</translation>
    </message>
    <message>
        <source>It is out of date: it must support MQTT 5.</source>
        <translation>郵局的版本過舊：必須支援 MQTT 5。</translation>
    </message>
    <message>
        <source>It refuses the connection. It may be full, or something else may be at its address.</source>
        <translation>郵局拒絕連線。可能已滿，或者這個位址上是別的程式。</translation>
    </message>
    <message>
        <source>This login may neither send nor receive letters there.</source>
        <translation>此使用者名稱無權收發信件。</translation>
    </message>
    <message>
        <source>The host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>It&apos;s your turn at the table with {names}.</source>
        <translation>與{names}的牌桌：輪到你了。</translation>
    </message>
    <message>
        <source>You sit at {count} more tables.</source>
        <translation>你還坐在另外 {count}&#xa0;張牌桌旁。</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>顯示牌桌</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>前往牌桌</translation>
    </message>
    <message>
        <source>Your seat can&apos;t be saved on this computer.</source>
        <translation>你的座位無法儲存在這台電腦上。</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Start of the game</source>
        <translation>遊戲開始</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>請求悔棋</translation>
    </message>
    <message>
        <source>Anything already seen stays known, and draws won&apos;t change. The saved game records that you went back.</source>
        <translation>看過的內容不會消失，抽取的結果也不改變。存檔會記下這次悔棋。</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>回到</translation>
    </message>
    <message>
        <source>This will be undone:</source>
        <translation>將復原以下步驟：</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>請求</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}同意</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>悔棋</translation>
    </message>
</context>
<context>
    <name>Talk</name>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}：{words}</translation>
    </message>
    <message>
        <source>Say…</source>
        <translation>發言…</translation>
    </message>
    <message>
        <source>Say something to everybody</source>
        <translation>向大家發言</translation>
    </message>
    <message>
        <source>Looking on: {names}</source>
        <translation>旁觀：{names}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>發言</translation>
    </message>
    <message>
        <source>Or type a line</source>
        <translation>或輸入一句話</translation>
    </message>
    <message>
        <source>A line to say</source>
        <translation>要說的話</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>送出</translation>
    </message>
    <message>
        <source>Chat isn&apos;t saved, but it isn&apos;t secret for ever: anybody who records the sealed letters and later gets this table&apos;s keys can read it.</source>
        <translation>聊天不會保存，但也不會永遠保密：有人若留下密封的信件，日後又得到這一桌的金鑰，就能讀到聊天內容。</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>Show nothing that {player} says</source>
        <translation>不顯示{player}說的話</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>還可輸入 %n&#xa0;個字元</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>還沒有人發言。</translation>
    </message>
    <message>
        <source>Not sent yet: {count}</source>
        <translation>尚未送出：{count}</translation>
    </message>
</context>
<context>
    <name>TellMe</name>
    <message>
        <source>Notify me even when the program is closed</source>
        <translation>程式關閉時也通知我</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t let that be changed.</source>
        <translation>這台電腦不允許更改此項。</translation>
    </message>
    <message>
        <source>Starts without a window when you log in, checks your tables over the internet, and notifies you when it is your turn.</source>
        <translation>登入後在背景查看你在網際網路上各牌桌的消息，輪到你時顯示通知。</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Chang Cheng</source>
        <translation>長城</translation>
    </message>
    <message>
        <source>Build the Great Wall and win its provinces. 2 to 4 players.</source>
        <translation>修築長城，爭奪沿線的區域。2 到 4 位玩家。</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中國</translation>
    </message>
    <message>
        <source>Houses and emissaries in nine regions. 3 to 5 players.</source>
        <translation>在九個地區興建官邸、派遣使節。3 到 5 位玩家。</translation>
    </message>
    <message>
        <source>Riders at the Wall</source>
        <translation>長城烽煙</translation>
    </message>
    <message>
        <source>Settle, trade, and hold the wall. 3 to 6 players.</source>
        <translation>開墾、交易、守住長城。3 到 6 位玩家。</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Play with others</source>
        <translation>與他人連線</translation>
    </message>
    <message>
        <source>This invitation is for {number} people at this computer. Type a name for each.</source>
        <translation>這份邀請可供這台電腦上的 {number} 人使用。請輸入每個人的名字。</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>名字 {number}</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>我有邀請</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀請</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Add a player here</source>
        <translation>增加一位玩家</translation>
    </message>
    <message>
        <source>Type your name first: the others will see it.</source>
        <translation>請先輸入你的名字：其他人會看到。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>With a changed program, a host could see everything hidden. Sit down with people you trust.</source>
        <translation>桌主若改動程式，就能看到所有隱藏的資訊。請加入可信之人的牌桌。</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>開設牌桌</translation>
    </message>
    <message>
        <source>The table runs on your computer. You get an invitation for each guest.</source>
        <translation>牌桌設在你的電腦上。每位客人各有一份邀請。</translation>
    </message>
    <message>
        <source>Open a table: {title}</source>
        <translation>開設牌桌：{title}</translation>
    </message>
    <message>
        <source>Your tables</source>
        <translation>你的牌桌</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Closed by {names}</source>
        <translation>{names}已關閉牌桌</translation>
    </message>
    <message>
        <source>You are no longer at this table</source>
        <translation>你已不在這張牌桌</translation>
    </message>
    <message>
        <source>Finished. Not told yet: {names}</source>
        <translation>對局已結束。尚未通知：{names}</translation>
    </message>
    <message>
        <source>Finished. {names} may ask for a rematch.</source>
        <translation>對局已結束。{names}可能會邀請大家再來一局。</translation>
    </message>
    <message>
        <source>Finished. {names} would like a rematch.</source>
        <translation>對局已結束。{names}想再來一局。</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <translation>{title}，與{names}</translation>
    </message>
    <message>
        <source>{title} at {names}&apos;s table</source>
        <translation>{title}，在{names}的牌桌</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>of a table</comment>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>等待{names}</translation>
    </message>
    <message>
        <source>Your turn since yesterday</source>
        <translation>自昨天起輪到你</translation>
    </message>
    <message>
        <source>Waiting for {names} since yesterday</source>
        <translation>自昨天起等待{names}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a time of day</comment>
        <translation>自 {when} 起輪到你</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a time of day</comment>
        <translation>自 {when} 起等待{names}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a date</comment>
        <translation>自 {when} 起輪到你</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a date</comment>
        <translation>自 {when} 起等待{names}</translation>
    </message>
    <message>
        <source>{action}: {table}</source>
        <translation>{action}：{table}</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>永久離開</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>關閉牌桌</translation>
    </message>
    <message>
        <source>Remove this table? What is left of its game is deleted.</source>
        <translation>要移除這張牌桌嗎？對局剩下的記錄會被刪除。</translation>
    </message>
    <message>
        <source>Remove this table? The game stays among your saved games.</source>
        <translation>要移除這張牌桌嗎？對局仍保留在遊戲存檔中。</translation>
    </message>
    <message>
        <source>Close the table? {names} will not hear how the game ended.</source>
        <translation>要關閉牌桌嗎？關閉後，{names}無從得知對局的結果。</translation>
    </message>
    <message>
        <source>Leave this table for good? You can&apos;t play on afterwards.</source>
        <translation>要永久離開這張牌桌嗎？之後你不能再繼續這一局。</translation>
    </message>
    <message>
        <source>Close the table for everybody? The game ends unfinished; nobody can go on with it.</source>
        <translation>要關閉牌桌嗎？這一局對所有人都將中止，任何人都不能再繼續。</translation>
    </message>
    <message>
        <source>Leave this table for good? The others wait for you until {names} invites somebody else or closes the table.</source>
        <translation>要永久離開這張牌桌嗎？其他人會一直等你，直到{names}另請他人或關閉牌桌。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{block}, {count} left</source>
        <translation>{block}，剩餘 {count}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <comment>narrow button</comment>
        <translation>重置回合</translation>
    </message>
    <message>
        <source>Your blocks</source>
        <translation>你的建築</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>{player}&apos;s blocks</source>
        <translation>{player}的建築</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n&#xa0;張蓋著的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s hand</source>
        <translation>{player}的手牌</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>從手牌選擇一張行動卡。</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Peek at the selected region (hold)</source>
        <translation>偷看所選蒙古區域（按住）</translation>
    </message>
    <message>
        <source>Finish viewing this first.</source>
        <translation>請先看完目前顯示的內容。</translation>
    </message>
    <message>
        <source>You can still peek at {regions}. End turn again to skip it.</source>
        <translation>你還可以偷看{regions}。再按一次結束回合就放棄。</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two walls</source>
        <translation>兩段單城牆</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>兩張行動卡</translation>
    </message>
    <message>
        <source>Card, then wall</source>
        <translation>先卡後單城牆</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>雙城牆</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>敵樓</translation>
    </message>
    <message>
        <source>in different provinces</source>
        <translation>放在不同的區域</translation>
    </message>
    <message>
        <source>face down, in different provinces</source>
        <translation>蓋放在不同的區域</translation>
    </message>
    <message>
        <source>in the same province</source>
        <translation>放在同一個區域</translation>
    </message>
    <message>
        <source>+1 point per province and region</source>
        <translation>每占一個區域或蒙古區域 +1&#xa0;分</translation>
    </message>
    <message>
        <source>reserves the next square for you</source>
        <translation>為你保留旁邊一格</translation>
    </message>
    <message>
        <source>First turn: place just one wall.</source>
        <translation>首回合：只放置一段單城牆。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action this turn.</source>
        <translation>本回合無法完整執行行動。</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>只能放置中立單城牆。</translation>
    </message>
    <message>
        <source>You may add a neutral wall.</source>
        <translation>你可以加一段中立單城牆。</translation>
    </message>
    <message>
        <source>You may peek: press and hold the eye on a shield.</source>
        <translation>你可以偷看威脅標記：按住盾牌上的眼睛。</translation>
    </message>
    <message>
        <source>A province is complete – score it.</source>
        <translation>有區域填滿了：開始結算。</translation>
    </message>
    <message>
        <source>The wall grows – add a board.</source>
        <translation>集滿皇帝卡：增加圖板。</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>你可以結束回合。</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>現在不是你的回合。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>Your action is complete.</source>
        <translation>你的行動已完成。</translation>
    </message>
    <message>
        <source>You have started another action this turn.</source>
        <translation>你在本回合已開始另一種行動。</translation>
    </message>
    <message>
        <source>You no longer have the pieces for it.</source>
        <translation>你已沒有所需的建築或行動卡。</translation>
    </message>
    <message>
        <source>There is no room for it now.</source>
        <translation>目前沒有放得下的位置。</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>輪到{player}。</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>started</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>目前不可行</translation>
    </message>
    <message>
        <source>{standing} – {reason}</source>
        <comment>an action, and why it can&apos;t be taken</comment>
        <translation>{standing}（{reason}）</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲已經結束</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>{player}的回合</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Leave the game unfinished?</source>
        <translation>要中止本局嗎？</translation>
    </message>
    <message>
        <source>Everybody is asked. If all agree, nobody waits for anybody any more: the game has no result, and hidden cards stay hidden. It remains among your tables, where it can be played on. If somebody says no, the game goes on.</source>
        <translation>將詢問所有人。若全部同意，就不再互相等待：本局沒有結果，未公開的卡仍不公開。它會留在你的牌桌中，以後可以繼續。只要有人不同意，就繼續玩下去。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ask everybody</source>
        <translation>詢問所有人</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s).</source>
        <translation>
            <numerusform>{player}以 {score}&#xa0;分獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with {score} point(s) each.</source>
        <translation>
            <numerusform>{players}以 {score}&#xa0;分並列獲勝。</numerusform>
        </translation>
    </message>
    <message>
        <source>You share the win.</source>
        <translation>你並列獲勝。</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>你以 %n&#xa0;分之差獲勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came second, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第二，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: it was your turn.</source>
        <translation>你獲勝：當時是你的回合。</translation>
    </message>
    <message>
        <source>You lose only on the tie-break.</source>
        <translation>你僅因同分時的決勝規則落敗。</translation>
    </message>
    <message>
        <source>You have no fewer points, but it wasn&apos;t your turn.</source>
        <translation>你的分數並不少，但當時不是你的回合。</translation>
    </message>
    <message numerus="yes">
        <source>You share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>你並列第二，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第三，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>你並列第三，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第四，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>你並列第四，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第五，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>你並列第五，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第六，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You win on the tie-break.</source>
        <translation>你憑同分時的決勝規則獲勝。</translation>
    </message>
    <message numerus="yes">
        <source>{players} lose(s) only on the tie-break.</source>
        <translation>
            <numerusform>{players}僅因同分時的決勝規則落敗。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} ha(s/ve) no fewer points.</source>
        <translation>
            <numerusform>{players}的分數並不少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came second, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第二，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}並列第二，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came third, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第三，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}並列第三，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第四，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}並列第四，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第五，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}並列第五，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第六，落後 %n&#xa0;分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Joining a table</source>
        <translation>加入牌桌</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>離開牌桌</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>回到開始畫面</translation>
    </message>
    <message>
        <source>Choose its certificate…</source>
        <translation>選擇其憑證…</translation>
    </message>
    <message>
        <source>Change the invitation</source>
        <translation>修改邀請</translation>
    </message>
    <message>
        <source>Your turn, {names}.</source>
        <translation>輪到{names}了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已經結束。</translation>
    </message>
    <message>
        <source>The game waits until you open your table.</source>
        <translation>遊戲正等你打開牌桌。</translation>
    </message>
    <message>
        <source>{player} asks to join.</source>
        <translation>{player}請求加入。</translation>
    </message>
    <message>
        <source>{players} ask to join.</source>
        <translation>{players}請求加入。</translation>
    </message>
    <message>
        <source>The game has gone on.</source>
        <translation>對局有了新進展。</translation>
    </message>
    <message>
        <source>{player} asks to go back.</source>
        <translation>{player}請求悔棋。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>a game that has begun</comment>
        <translation>打開這張牌桌</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>In this network</source>
        <translation>在本網路內</translation>
    </message>
    <message>
        <source>For computers in the same home, or on the same Wi-Fi.</source>
        <translation>適用於家中或同一 Wi-Fi 的電腦。</translation>
    </message>
    <message>
        <source>Over the internet</source>
        <translation>透過網際網路</translation>
    </message>
    <message>
        <source>Through a post office (any MQTT broker), which keeps sealed letters. It sees addresses and times, never the game. While this computer is off, moves wait there.</source>
        <translation>由郵局（任何 MQTT 伺服器）保管密封的信件。它只看到位址和時間，看不到對局。這台電腦關機時，行動會在那裡等候。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>位址</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>使用者名稱</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Own certificate</source>
        <translation>自有憑證</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>無需</translation>
    </message>
    <message>
        <source>Those this computer trusts</source>
        <translation>這台電腦信任的憑證</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選擇…</translation>
    </message>
    <message>
        <source>Choose the certificate of the post office</source>
        <translation>選擇郵局的憑證</translation>
    </message>
</context>
</TS>
