<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>The network is used only while you look for, open or join a table with people at other computers. Everybody in your own network, or the post office, then sees addresses and times, but no cards or moves.</source>
        <translation>只有在你寻找、开设或加入与其他电脑上的人同玩的牌桌时，才会使用网络。这时，你网络中的所有人或邮局能看到地址和时间，但看不到牌和行动。</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence, written in Python. It uses Qt through PySide6 (LGPL version 3) and the fonts Cabin, EB Garamond, WenKai and Noto Sans CJK (SIL Open Font License).</source>
        <translation>本程序为自由软件，采用 MIT 许可。以 Python 编写，通过 PySide6 使用 Qt（LGPL 第 3 版）。Cabin、EB Garamond、WenKai 与 Noto Sans CJK 字体采用 SIL Open Font License 许可。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可协议</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Version {version}, with compiled bots</source>
        <translation>版本 {version}，电脑玩家为编译版</translation>
    </message>
    <message>
        <source>Version {version}, with bots in plain Python</source>
        <translation>版本 {version}，电脑玩家为纯 Python 版</translation>
    </message>
    <message>
        <source>Unofficial fan adaptations of Chang Cheng by Walter Obert, China by Michael Schacht and, in Riders at the Wall, a scenario by Klaus Teuber. None of them is involved in this program. All text, artwork, boards and maps are original.</source>
        <translation>由爱好者制作的非官方改编：Walter Obert 的《长城》、Michael Schacht 的《中国》，以及取自 Klaus Teuber 一则剧本的《长城烽烟》；三位均未参与本程序。文字、图画、版图与地图均为自行制作。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New game…</source>
        <translation>新游戏…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>打开存档…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>回到开始页面</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
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
        <translation>请求悔棋…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>隐藏我的手牌</translation>
    </message>
    <message>
        <source>Fit board</source>
        <translation>显示整个版图</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>快进至终局</translation>
    </message>
    <message>
        <source>Stop playing out</source>
        <translation>停止快进</translation>
    </message>
    <message>
        <source>Play with others…</source>
        <translation>与他人联机…</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>统计…</translation>
    </message>
    <message>
        <source>Copy an invitation to watch</source>
        <translation>复制旁观邀请</translation>
    </message>
    <message>
        <source>Ask to stop here…</source>
        <translation>请求中止本局…</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>更换玩家…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Replay last round</source>
        <translation>重看上一轮</translation>
    </message>
    <message>
        <source>Highlight changes</source>
        <translation>标示变动之处</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Toggle dark mode</source>
        <translation>切换深色模式</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Mute sounds</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Pause bots</source>
        <translation>暂停电脑玩家</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>规则摘要</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>学习玩法…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>游戏选项</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Enlarge board</source>
        <translation>近看版图</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <comment>tooltip: what a button does, and its key</comment>
        <translation>{action}（{key}）</translation>
    </message>
    <message>
        <source>Help for this game…</source>
        <translation>本局辅助…</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>fine</source>
        <translation>没问题</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>难分高下</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>小失误</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大失误</translation>
    </message>
    <message>
        <source>Each error is weighed as carefully as a hint.</source>
        <translation>每个失误都按提示的标准评判。</translation>
    </message>
    <message>
        <source>In a game this long, each gets less thought.</source>
        <translation>这局很长，因此每个决定思考得较浅。</translation>
    </message>
    <message>
        <source>This version of the bots is slower and doesn&apos;t look as far ahead.</source>
        <translation>此版本的电脑玩家算得较慢，也较浅。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} points (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}：{verdict}，少得 {points}&#xa0;分（±{error}）。实际走法：“{chosen}”；更好的走法：“{best}”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {verdict}, {points} wins in 100 (±{error}): “{chosen}” instead of “{best}”.</source>
        <translation>
            <numerusform>{player}：{verdict}，每 100&#xa0;局少胜 {points}&#xa0;局（±{error}）。实际走法：“{chosen}”；更好的走法：“{best}”。</numerusform>
        </translation>
    </message>
    <message>
        <source>The move played – {reasons}</source>
        <translation>实际走法：{reasons}</translation>
    </message>
    <message>
        <source>All figures are wins in 100. Choices: the effect of everyone’s choices; a player’s own errors lower it, those of the others raise it. Then the luck of each kind of draw: how much better the outcome was than the average of all possible ones. Errors are not added up: what one gives away can be won back, and lost again.</source>
        <translation>所有数字都是每 100&#xa0;局的胜局数。选择：所有玩家的选择造成的影响；自己的失误使它降低，别人的失误使它升高。其后是各类抽取的运气：实际结果比所有可能结果的平均好多少。失误不相加：让出的机会可能再赢回来，也可能再失去。</translation>
    </message>
    <message>
        <source>All figures are points relative to each player&apos;s best rival. Errors: what weaker choices gave away, as far as that player could know. Choices: the effect of all other moves; one’s own good ones and the others’ errors raise it, good ones of the others lower it. Chance: the luck of the draw.</source>
        <translation>所有数字都是各玩家相对于其最强对手的分数。失误：就该玩家当时所知，因选择较差而少得的分。选择：其余各步的影响；自己的好棋和别人的失误使它升高，别人的好棋使它降低。运气：抽到、翻开了什么。</translation>
    </message>
    <message>
        <source>The unseen: what the others held in secret.</source>
        <translation>暗牌：别人手上不为人知的牌。</translation>
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
            <numerusform>{what}{player}因此每 100&#xa0;局多胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} That cost {player} {points} wins in 100.</source>
        <translation>
            <numerusform>{what}{player}因此每 100&#xa0;局少胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} more wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what}{luck}：{player}每 100&#xa0;局多胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} {luck}: {points} fewer wins in 100 for {player}.</source>
        <translation>
            <numerusform>{what}{luck}：{player}每 100&#xa0;局少胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: expected {start}, errors {error}, choices {choices}, chance {chance}, the unseen {unseen}; result {result}</source>
        <translation>{player}：开局预期 {start}，失误 {error}，选择 {choices}，运气 {chance}，暗牌 {unseen}；结果 {result}</translation>
    </message>
    <message>
        <source>{player}: expected {start}, choices {choices}, {luck}; result {result} wins in 100</source>
        <translation>{player}：预期 {start}，选择 {choices}，{luck}；结果每 100&#xa0;局 {result} 胜</translation>
    </message>
    <message>
        <source>No clear errors.</source>
        <translation>没有明确的失误。</translation>
    </message>
    <message>
        <source>{count} clear errors; the three most expensive cost {points} wins in 100.</source>
        <translation>{count}&#xa0;个明确的失误；代价最大的三个使每 100&#xa0;局少胜 {points}&#xa0;局。</translation>
    </message>
    <message numerus="yes">
        <source>%n clear error(s), which cost {points} wins in 100.</source>
        <translation>
            <numerusform>%n&#xa0;个明确的失误，使每 100&#xa0;局少胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>No single reason.</source>
        <translation>没有哪一项原因特别突出。</translation>
    </message>
    <message>
        <source>Why it ended this way</source>
        <translation>为什么是这个结果</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Position {done} of {positions}</source>
        <translation>局面 {done}／{positions}</translation>
    </message>
    <message>
        <source>The game could not be analysed.</source>
        <translation>无法分析这局游戏。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>获胜机会</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Did a peek pay off?</source>
        <translation>一次偷看带来多少分？</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Turning points of</source>
        <translation>转折点：玩家</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>请先选择一名玩家。</translation>
    </message>
    <message>
        <source>This player made no clear errors.</source>
        <translation>这名玩家没有明确的失误。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>开局预期</translation>
    </message>
    <message>
        <source>At the start, in points ahead of the best rival.</source>
        <translation>开局时预期领先最强对手几分。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>The luck of the draw: the outcome against the average.</source>
        <translation>运气：实际结果与平均结果之差。</translation>
    </message>
    <message>
        <source>How many there were. The list below has the cost of each.</source>
        <translation>失误的数目。下方列出每个失误的代价。</translation>
    </message>
    <message>
        <source>Clear errors</source>
        <translation>明确的失误</translation>
    </message>
    <message>
        <source>At the start.</source>
        <translation>开局时。</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Own errors lower it, those of the others raise it.</source>
        <translation>自己的失误使它降低，别人的失误使它升高。</translation>
    </message>
    <message>
        <source>What weaker choices gave away.</source>
        <translation>因选择较差而少得的分。</translation>
    </message>
    <message>
        <source>100 for a victory: the sum of this row.</source>
        <translation>获胜为 100：本行各数之和。</translation>
    </message>
    <message>
        <source>All other moves: one’s own good ones and the others’ errors raise it, good ones of the others lower it.</source>
        <translation>其余各步：自己的好棋和别人的失误使它升高，别人的好棋使它降低。</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>The unseen</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What the others held in secret.</source>
        <translation>别人手上不为人知的牌。</translation>
    </message>
    <message>
        <source>In points ahead of the best rival: the sum of this row.</source>
        <translation>领先最强对手几分：本行各项的总和。</translation>
    </message>
    <message>
        <source>Chances of winning over the game</source>
        <translation>整局的获胜机会</translation>
    </message>
    <message>
        <source>It isn&apos;t clear whether the peek helped.</source>
        <translation>看不出这次偷看是否有帮助。</translation>
    </message>
    <message>
        <source>The peek changed no decision.</source>
        <translation>这次偷看没有改变任何决定。</translation>
    </message>
    <message numerus="yes">
        <source>The peek brought {points} points (from {low} to {high}).</source>
        <translation>
            <numerusform>这次偷看带来 {points}&#xa0;分（{low} 至 {high}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>约剩 %n&#xa0;分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>约剩 %n&#xa0;秒</numerusform>
        </translation>
    </message>
    <message>
        <source> – {time_left}</source>
        <translation>，{time_left}</translation>
    </message>
    <message>
        <source>The luck of the draw, which nobody decided.</source>
        <translation>抽到、翻开了什么，不由任何人决定。</translation>
    </message>
    <message>
        <source>It continues when you close this page.</source>
        <translation>关闭此页后分析仍会继续。</translation>
    </message>
    <message numerus="yes">
        <source>{source}: {own} of %n point(s).</source>
        <translation>
            <numerusform>{source}：共 %n&#xa0;分中得 {own}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game – {reasons}</source>
        <translation>整局来看：{reasons}</translation>
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
        <translation>始终未建双城墙。</translation>
    </message>
    <message>
        <source>The tower was never placed.</source>
        <translation>始终未建敌楼。</translation>
    </message>
    <message>
        <source>No emissary in the whole game.</source>
        <translation>全局未派使节。</translation>
    </message>
    <message>
        <source>No emissary before turn {turn}.</source>
        <translation>第 {turn} 回合才派出第一名使节。</translation>
    </message>
    <message>
        <source>The better move – {reasons}</source>
        <translation>更好的走法：{reasons}</translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} gained {points} points.</source>
        <translation>
            <numerusform>{what}运气：{player}多得 {points}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what} Chance: {player} lost {points} points.</source>
        <translation>
            <numerusform>{what}运气：{player}少得 {points}&#xa0;分。</numerusform>
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
        <translation>省份各有 {sizes}&#xa0;格。</translation>
    </message>
    <message>
        <source>It costs nothing, and may change your plan.</source>
        <translation>这不用付出任何代价，却可能改变你的打算。</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once.</source>
        <translation>
            <numerusform>立即获得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>worth {value} when full</source>
        <translation>填满时值 {value}&#xa0;分</translation>
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
        <translation>尚无人领先</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>你领先</translation>
    </message>
    <message>
        <source>the neutral walls lead</source>
        <translation>中立城墙领先</translation>
    </message>
    <message>
        <source>{players} leads</source>
        <translation>{players}领先</translation>
    </message>
    <message>
        <source>{players} share the lead</source>
        <translation>{players}并列领先</translation>
    </message>
    <message>
        <source>the neutral walls</source>
        <comment>among players, in a list</comment>
        <translation>中立城墙</translation>
    </message>
    <message>
        <source>{place} is full: nobody scores there.</source>
        <translation>{place}填满：无人得分。</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n point(s) each – {players}.</source>
        <translation>
            <numerusform>{place}填满：{players}各得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: you score %n point(s).</source>
        <translation>
            <numerusform>{place}填满：你得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: {players} scores %n point(s).</source>
        <translation>
            <numerusform>{place}填满：{players}得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The threat of {place} would hit you.</source>
        <translation>{place}的威胁会使你失分。</translation>
    </message>
    <message>
        <source>The threat of {place} would hit {player}.</source>
        <translation>{place}的威胁会使{player}失分。</translation>
    </message>
    <message>
        <source>The threats of {place} would hit you.</source>
        <comment>several regions</comment>
        <translation>{place}的威胁都会使你失分。</translation>
    </message>
    <message>
        <source>The threats of {place} would hit {player}.</source>
        <comment>several regions</comment>
        <translation>{place}的威胁都会使{player}失分。</translation>
    </message>
    <message numerus="yes">
        <source>In {place} you would lose %n point(s).</source>
        <translation>
            <numerusform>在{place}你会失去 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tower shelters you in {place}.</source>
        <translation>敌楼让你在{place}不失分。</translation>
    </message>
    <message>
        <source>Nobody would lose points in {place} now.</source>
        <translation>目前在{place}无人失分。</translation>
    </message>
    <message>
        <source>Spares those who would lose in {place}: {players}.</source>
        <translation>使在{place}会失分的玩家免于失分：{players}。</translation>
    </message>
    <message>
        <source>A house at {place} will score double.</source>
        <translation>{place}的官邸得分加倍。</translation>
    </message>
    <message>
        <source>{place} is full and scores: {scores}.</source>
        <translation>{place}建满，得分：{scores}。</translation>
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
            <numerusform>按目前局面，你的道路多得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for you as it stands.</source>
        <translation>{place}：按目前局面，你得 {points}。</translation>
    </message>
    <message>
        <source>Takes points from others’ alliances: {scores}.</source>
        <translation>使他人的联盟少得分：{scores}。</translation>
    </message>
    <message>
        <source>{houses}; {court}</source>
        <comment>facts about a region and its court</comment>
        <translation>{houses}；{court}</translation>
    </message>
    <message>
        <source>you lead with {own}; {points} as it stands</source>
        <translation>你以 {own}领先；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} leads with {own}; {points} as it stands</source>
        <translation>{player}以 {own}领先；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>you share the lead with {own}; {points} as it stands</source>
        <translation>你以 {own}并列领先；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} shares the lead with {own}; {points} as it stands</source>
        <translation>{player}以 {own}并列领先；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>you have {own}, not the most; {points} as it stands</source>
        <translation>你有 {own}，不是最多；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>{player} has {own}, not the most; {points} as it stands</source>
        <translation>{player}有 {own}，不是最多；按目前局面得 {points}</translation>
    </message>
    <message>
        <source>Others’ alliances gain too: {scores}.</source>
        <translation>他人的联盟也多得分：{scores}。</translation>
    </message>
    <message>
        <source>You then hold {cards}.</source>
        <translation>你的手牌会是：{cards}。</translation>
    </message>
    <message>
        <source>{place} (one town left)</source>
        <translation>{place}（只剩一格）</translation>
    </message>
    <message>
        <source>you lead at court with the only emissary</source>
        <translation>你凭唯一的一名使节在宫廷领先</translation>
    </message>
    <message>
        <source>{player} leads at court with the only emissary</source>
        <translation>{player}凭唯一的一名使节在宫廷领先</translation>
    </message>
    <message>
        <source>you lead at court with {own} of {all} emissaries</source>
        <translation>你在宫廷领先，{all} 名使节中占 {own} 名</translation>
    </message>
    <message>
        <source>{player} leads at court with {own} of {all} emissaries</source>
        <translation>{player}在宫廷领先，{all} 名使节中占 {own} 名</translation>
    </message>
    <message>
        <source>you share the lead at court with {own} of {all} emissaries</source>
        <translation>你在宫廷并列领先，{all} 名使节中占 {own} 名</translation>
    </message>
    <message>
        <source>{player} shares the lead at court with {own} of {all} emissaries</source>
        <translation>{player}在宫廷并列领先，{all} 名使节中占 {own} 名</translation>
    </message>
    <message>
        <source>you have {own} of {all} emissaries at court, not the most</source>
        <translation>宫廷 {all} 名使节中你有 {own} 名，不是最多</translation>
    </message>
    <message>
        <source>{player} has {own} of {all} emissaries at court, not the most</source>
        <translation>宫廷 {all} 名使节中{player}有 {own} 名，不是最多</translation>
    </message>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}&#xa0;分</translation>
    </message>
    <message>
        <source>The next card is up to luck.</source>
        <translation>下一张牌全凭运气。</translation>
    </message>
    <message>
        <source>{place}: counting this card, {lead}; {worth}.</source>
        <translation>{place}：计入此牌，{lead}；{worth}。</translation>
    </message>
    <message numerus="yes">
        <source>{worth}, but %n card(s) there may change that</source>
        <translation>
            <numerusform>{worth}，但此处的 %n&#xa0;张牌可能改变结果</numerusform>
        </translation>
    </message>
    <message>
        <source>{lead}, {most} walls to {own}</source>
        <comment>by how many to how many</comment>
        <translation>{lead}（{most} 段对 {own} 段）</translation>
    </message>
    <message>
        <source>The tower shelters {player} in {place}.</source>
        <translation>敌楼让{player}在{place}不失分。</translation>
    </message>
    <message numerus="yes">
        <source>In {place} {player} would lose %n point(s).</source>
        <translation>
            <numerusform>在{place}，{player}会失去 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} then holds {cards}.</source>
        <translation>{player}的手牌会是：{cards}。</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) for {player}’s roads.</source>
        <translation>
            <numerusform>{player}的道路多得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: {points} for {player} as it stands.</source>
        <translation>{place}：按目前局面，{player}得 {points}。</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
    <message>
        <source>Whoever has the most unbroken walls in a region loses the points on its counter.</source>
        <translation>在蒙古地区中完好城墙最多的玩家，失去盾牌上的分数。</translation>
    </message>
    <message>
        <source>The Mongols attack.</source>
        <translation>蒙古军入侵。</translation>
    </message>
    <message>
        <source>Sheltered: {players}</source>
        <comment>by a tower</comment>
        <translation>受敌楼保护：{players}</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可以撤销的步骤。</translation>
    </message>
    <message>
        <source>Nothing to undo in this turn. “Ask to take back…” in the menu goes further back.</source>
        <translation>本回合没有可以撤销的步骤。菜单中的“请求悔棋…”可以退得更早。</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>没有可以重做的步骤。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: hidden information was revealed.</source>
        <translation>隐藏的信息已经公开，无法撤销到更早的步骤。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since. “Ask to take back…” in the menu goes further back.</source>
        <translation>其他玩家已经做出决定，无法撤销到更早的步骤。菜单中的“请求悔棋…”可以退得更早。</translation>
    </message>
    <message>
        <source>You can&apos;t undo this: another player has made a choice since.</source>
        <translation>其他玩家已经做出决定，无法撤销到更早的步骤。</translation>
    </message>
    <message>
        <source>It&apos;s another player&apos;s decision now. To go back, everyone must agree.</source>
        <translation>现在由另一位玩家做决定。要悔棋，须经全桌同意。</translation>
    </message>
    <message>
        <source>Not everybody agrees, so nothing changes.</source>
        <translation>并非所有玩家都同意，因此没有改变。</translation>
    </message>
    <message>
        <source>You have asked for this already. You can ask again after the next move.</source>
        <translation>这件事已经请求过。下一步之后可以再次请求。</translation>
    </message>
    <message>
        <source>You can&apos;t undo any more: this game&apos;s record is full.</source>
        <translation>本局的记录已满，无法再撤销。</translation>
    </message>
    <message>
        <source>Hints are for your own choices.</source>
        <translation>轮到你做决定时才能看提示。</translation>
    </message>
    <message>
        <source>No more hints: this game&apos;s record is nearly full.</source>
        <translation>无法再看提示：本局的记录快满了。</translation>
    </message>
    <message>
        <source>Here, the coach gives the hints.</source>
        <translation>在这里，提示由教练给出。</translation>
    </message>
    <message>
        <source>This table is closed.</source>
        <translation>这张牌桌已经关闭。</translation>
    </message>
    <message>
        <source>This can&apos;t be saved on your computer, so it wasn&apos;t sent.</source>
        <translation>无法保存在你的电脑上，因此没有发送。</translation>
    </message>
    <message>
        <source>Somebody at another computer moved first, so this was not done.</source>
        <translation>另一台电脑上的玩家先走了一步，因此此操作没有执行。</translation>
    </message>
    <message>
        <source>The rules allow this, but the lesson asks for something else.</source>
        <translation>规则允许这样做，但课程要你做的是另一件事。</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>这一课已经学完。</translation>
    </message>
    <message>
        <source>There is nothing to change.</source>
        <translation>没有可更改的内容。</translation>
    </message>
    <message>
        <source>This game is played without hints. “Help for this game…” in the menu can add them.</source>
        <translation>这局游戏没有提示。可在菜单的“本局辅助…”中加上。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}, so it will be scored.</source>
        <translation>填满{province}，随即计分。</translation>
    </message>
    <message>
        <source>Reveals {region}&apos;s threat counter to everyone.</source>
        <translation>翻开{region}的威胁标记，所有玩家可见。</translation>
    </message>
    <message>
        <source>{title}.</source>
        <comment>read aloud: what a square is</comment>
        <translation>{title}。</translation>
    </message>
    <message>
        <source>Press and hold to peek. You can&apos;t undo a peek.</source>
        <translation>按住即可偷看；偷看后无法撤销。</translation>
    </message>
    <message>
        <source>Hold {key} to peek. You can&apos;t undo a peek.</source>
        <translation>按住 {key} 即可偷看；偷看后无法撤销。</translation>
    </message>
    <message>
        <source>Choose a block below, or drag one here.</source>
        <translation>请先在下方选择建筑，或按住建筑移到此处。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares filled</source>
        <translation>{province}：声望 {value}，{count}&#xa0;格中已建 {built}&#xa0;格</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter, seen by you</source>
        <translation>{region}：威胁标记背面朝上，你已看过</translation>
    </message>
    <message>
        <source>{province}: face-down card, {colour}</source>
        <translation>{province}：背面朝上的行动牌，{colour}</translation>
    </message>
    <message>
        <source>{province}: {card}, {colour}</source>
        <translation>{province}：{card}，{colour}</translation>
    </message>
    <message>
        <source>{province}: emperor card</source>
        <translation>{province}：皇帝牌</translation>
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
        <translation>{square}：保留给单城墙，{colour}</translation>
    </message>
    <message>
        <source>{region}: no threat counter</source>
        <translation>{region}：无威胁标记</translation>
    </message>
    <message>
        <source>{region}: threat {value}</source>
        <translation>{region}：威胁 {value}</translation>
    </message>
    <message>
        <source>{region}: threat {value}, seen by you</source>
        <translation>{region}：威胁 {value}，你已看过</translation>
    </message>
    <message>
        <source>{region}: face-down threat counter</source>
        <translation>{region}：威胁标记背面朝上</translation>
    </message>
    <message>
        <source>Speak my private information</source>
        <translation>朗读只有我知道的信息</translation>
    </message>
    <message>
        <source>You can&apos;t undo a peek.</source>
        <translation>偷看后无法撤销。</translation>
    </message>
    <message>
        <source>Revealed here: {card} ({player})</source>
        <translation>在此翻开：{card}（{player}）</translation>
    </message>
    <message>
        <source>Hold {key} again to peek here, or choose another region with the arrow keys. You can&apos;t undo a peek.</source>
        <translation>再按住 {key} 偷看这里，或用方向键选择另一个蒙古地区。偷看后无法撤销。</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Custom boards</source>
        <translation>自制版图</translation>
    </message>
    <message>
        <source>Found {found} boards; {least} to {most} are needed.</source>
        <translation>找到 {found}&#xa0;块版图；需要 {least} 到 {most}&#xa0;块。</translation>
    </message>
    <message>
        <source>Two files describe board {name}.</source>
        <translation>有两个文件描述同一块版图：{name}。</translation>
    </message>
    <message>
        <source>This file can&apos;t be read: {reason}</source>
        <translation>无法读取此文件：{reason}</translation>
    </message>
    <message>
        <source>Needs exactly these entries: {entries}.</source>
        <translation>必须恰好包含这些条目：{entries}。</translation>
    </message>
    <message>
        <source>A board&apos;s name has 1 to {most} letters or digits.</source>
        <translation>版图名称须为 1 到 {most}&#xa0;个字母或数字。</translation>
    </message>
    <message>
        <source>Needs a list of {count}.</source>
        <translation>必须是含 {count} 项的列表。</translation>
    </message>
    <message>
        <source>Needs a whole number from {least} to {most}.</source>
        <translation>必须是 {least} 到 {most} 的整数。</translation>
    </message>
    <message>
        <source>Needs an object of languages and names.</source>
        <translation>必须是由语言与名称组成的对象。</translation>
    </message>
    <message>
        <source>Needs an English name (en), and no language twice.</source>
        <translation>必须有英文名称（en），且语言不可重复。</translation>
    </message>
    <message>
        <source>A name has 1 to {most} printable characters.</source>
        <translation>名称须为 1 到 {most}&#xa0;个可显示的字符。</translation>
    </message>
    <message>
        <source>There are {total} squares in all; {needed} are needed.</source>
        <translation>方格总数是 {total}；必须是 {needed}。</translation>
    </message>
    <message>
        <source>A province border meets a region border. Stagger them.</source>
        <translation>省份与蒙古地区的边界相接，必须错开。</translation>
    </message>
    <message>
        <source>Your custom boards were not loaded.</source>
        <translation>自制版图未载入。</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read.</source>
        <translation>无法读取文件夹。</translation>
    </message>
</context>
<context>
    <name>Callers</name>
    <message>
        <source>Nobody who waits has these digits.</source>
        <translation>等待入座的人中，没有人的数字与此相同。</translation>
    </message>
    <message>
        <source>{guest} asks for a seat. Type the six digits on {guest}&apos;s screen, or {no} to refuse.</source>
        <translation>{guest}请求入座。输入{guest}屏幕上的六位数字即可让其加入，输入 {no} 则拒绝。</translation>
    </message>
    <message>
        <source>{guest} ask for seats. Type the six digits on their screen, or {no} to refuse.</source>
        <comment>several</comment>
        <translation>{guest}请求入座。输入他们屏幕上的六位数字即可让他们加入，输入 {no} 则拒绝。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Warrior</source>
        <translation>战士</translation>
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
        <translation>工匠</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>大工匠</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>官吏</translation>
    </message>
    <message>
        <source>You must cancel one other unresolved card here, even one of your own.</source>
        <translation>必须移除此处另一张尚未生效的行动牌，即使是自己的牌。</translation>
    </message>
    <message>
        <source>Breaks a wall in this province, or removes the threat counter of a bordering region.</source>
        <translation>摧毁此省份的一段单城墙，或移除一个相邻蒙古地区的威胁标记。</translation>
    </message>
    <message>
        <source>Raises or lowers this province&apos;s value by 2.</source>
        <translation>此省份的分值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Raises this province&apos;s value by 2, or counts as one extra wall for the majority.</source>
        <translation>此省份的分值 +2，或比城墙时替你多算一段。</translation>
    </message>
    <message>
        <source>Counts as two extra walls for the majority.</source>
        <translation>比城墙时替你多算两段。</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with any other wall.</source>
        <translation>可将此省份的一段单城墙与任意一段单城墙互换。</translation>
    </message>
    <message>
        <source>You may swap a wall in this province with a wall in another province.</source>
        <translation>可将此省份的一段单城墙与另一个省份的一段单城墙互换。</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>移除一张行动牌</translation>
    </message>
    <message>
        <source>Break a wall</source>
        <translation>摧毁一段单城墙</translation>
    </message>
    <message>
        <source>remove a threat counter</source>
        <comment>second effect</comment>
        <translation>移除一个威胁标记</translation>
    </message>
    <message>
        <source>value −2</source>
        <comment>second effect</comment>
        <translation>分值 −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>多算一段城墙</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>分值 +2</translation>
    </message>
    <message>
        <source>2 extra walls</source>
        <translation>多算两段城墙</translation>
    </message>
    <message>
        <source>Swap two walls</source>
        <translation>互换两段单城墙</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>没有其他行动牌可以移除。</translation>
    </message>
    <message>
        <source>There is no wall here to break.</source>
        <translation>此处没有可以摧毁的单城墙。</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>相邻的蒙古地区都已没有威胁标记。</translation>
    </message>
    <message>
        <source>There are no walls to swap.</source>
        <translation>没有两段单城墙可以互换。</translation>
    </message>
</context>
<context>
    <name>ChinaBoard</name>
    <message>
        <source>Court of {region}</source>
        <translation>{region}的宫廷</translation>
    </message>
    <message>
        <source>Pick up a house to build here.</source>
        <translation>先拿起官邸，才能在此建造。</translation>
    </message>
    <message>
        <source>Pick up an emissary to send it here.</source>
        <translation>先拿起使节，才能派往此处。</translation>
    </message>
    <message>
        <source>{player}&apos;s house.</source>
        <translation>{player}的官邸。</translation>
    </message>
    <message>
        <source>{player}&apos;s house, fortified.</source>
        <translation>{player}的官邸，建于城寨。</translation>
    </message>
    <message>
        <source>A fortification without a house.</source>
        <translation>没有官邸的城寨。</translation>
    </message>
    <message>
        <source>No house yet.</source>
        <translation>尚无官邸。</translation>
    </message>
</context>
<context>
    <name>ChinaCard</name>
    <message>
        <source>Red card</source>
        <translation>红色牌</translation>
    </message>
    <message>
        <source>Green card</source>
        <translation>绿色牌</translation>
    </message>
    <message>
        <source>Yellow card</source>
        <translation>黄色牌</translation>
    </message>
    <message>
        <source>Orange card</source>
        <translation>橙色牌</translation>
    </message>
    <message>
        <source>Purple card</source>
        <translation>紫色牌</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a card</comment>
        <translation>红</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a card</comment>
        <translation>绿</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a card</comment>
        <translation>黄</translation>
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
        <translation>{colour}色一张</translation>
    </message>
    <message>
        <source>a red card</source>
        <translation>一张红色牌</translation>
    </message>
    <message>
        <source>a green card</source>
        <translation>一张绿色牌</translation>
    </message>
    <message>
        <source>a yellow card</source>
        <translation>一张黄色牌</translation>
    </message>
    <message>
        <source>an orange card</source>
        <translation>一张橙色牌</translation>
    </message>
    <message>
        <source>a purple card</source>
        <translation>一张紫色牌</translation>
    </message>
    <message>
        <source>a red pair</source>
        <translation>一对红色牌</translation>
    </message>
    <message>
        <source>a green pair</source>
        <translation>一对绿色牌</translation>
    </message>
    <message>
        <source>a yellow pair</source>
        <translation>一对黄色牌</translation>
    </message>
    <message>
        <source>an orange pair</source>
        <translation>一对橙色牌</translation>
    </message>
    <message>
        <source>a purple pair</source>
        <translation>一对紫色牌</translation>
    </message>
    <message>
        <source>red</source>
        <comment>several cards</comment>
        <translation>红</translation>
    </message>
    <message>
        <source>green</source>
        <comment>several cards</comment>
        <translation>绿</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>several cards</comment>
        <translation>黄</translation>
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
        <translation>{colour}色两张</translation>
    </message>
    <message>
        <source>three {colour}</source>
        <comment>cards</comment>
        <translation>{colour}色三张</translation>
    </message>
    <message>
        <source>four {colour}</source>
        <comment>cards</comment>
        <translation>{colour}色四张</translation>
    </message>
</context>
<context>
    <name>ChinaChronicle</name>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳过。</translation>
    </message>
    <message>
        <source>{player} sends an emissary to {region} for {cards}.</source>
        <translation>{player}以{cards}派使节前往{region}。</translation>
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
        <translation>{player}换掉{card}。</translation>
    </message>
    <message>
        <source>{player} takes an open card.</source>
        <translation>{player}拿取一张明牌。</translation>
    </message>
    <message>
        <source>{player} takes {card} from the open cards.</source>
        <translation>{player}从明牌中拿取{card}。</translation>
    </message>
    <message>
        <source>{player} draws {card} from the pile.</source>
        <translation>{player}从牌库抽到{card}。</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player}抽一张牌。</translation>
    </message>
    <message>
        <source>The pile is used up for the second time: the game ends with this round.</source>
        <translation>牌库第二次用完：游戏在本轮结束。</translation>
    </message>
    <message>
        <source>The pile is used up for the first time.</source>
        <translation>牌库第一次用完。</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) form a new pile.</source>
        <translation>
            <numerusform>%n&#xa0;张弃牌组成新的牌库。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new open card(s).</source>
        <translation>
            <numerusform>补充 %n&#xa0;张明牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>New open cards: {colours}.</source>
        <translation>补充明牌：{colours}。</translation>
    </message>
    <message>
        <source>{region} is full: {gains}.</source>
        <translation>{region}已建满：{gains}。</translation>
    </message>
    <message>
        <source>{region} is scored: {gains}.</source>
        <translation>{region}计分：{gains}。</translation>
    </message>
    <message>
        <source>{alliance}: nobody leads in both courts.</source>
        <translation>{alliance}：无人在两地宫廷都领先。</translation>
    </message>
    <message>
        <source>{alliance}: {players} leads in both courts and scores {points}.</source>
        <translation>{alliance}：{players}在两地宫廷都领先，获得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>{alliance}: {players} lead in both courts and score {points} each.</source>
        <translation>{alliance}：{players}在两地宫廷都领先，各得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>{player} has no line of four houses.</source>
        <translation>{player}没有四座官邸的连线。</translation>
    </message>
    <message>
        <source>{towns} ({points})</source>
        <comment>a line and its points</comment>
        <translation>{towns}（{points}&#xa0;分）</translation>
    </message>
    <message>
        <source>{player} scores {points} for roads: {lines}.</source>
        <translation>{player}因道路获得 {points}&#xa0;分：{lines}。</translation>
    </message>
    <message>
        <source>regions: {gains}</source>
        <translation>地区：{gains}</translation>
    </message>
    <message>
        <source>alliances: {gains}</source>
        <translation>联盟：{gains}</translation>
    </message>
    <message>
        <source>roads: {gains}</source>
        <translation>道路：{gains}</translation>
    </message>
    <message>
        <source>Final scoring – {told}</source>
        <translation>终局计分：{told}</translation>
    </message>
    <message>
        <source>{player} passed</source>
        <translation>{player}跳过</translation>
    </message>
    <message>
        <source>{player} swapped {card}</source>
        <translation>{player}换掉{card}</translation>
    </message>
    <message>
        <source>{player} built a house in {towns}</source>
        <translation>{player}在{towns}建造官邸</translation>
    </message>
    <message>
        <source>{player} built a house in {towns} and sent an emissary to {region}</source>
        <translation>{player}在{towns}建造官邸，并派使节前往{region}</translation>
    </message>
    <message>
        <source>{player} sent an emissary to {region}</source>
        <translation>{player}派使节前往{region}</translation>
    </message>
    <message>
        <source>{player} sent two emissaries to {region}</source>
        <translation>{player}派两名使节前往{region}</translation>
    </message>
    <message>
        <source>{player} built houses in {towns}</source>
        <translation>{player}在{towns}各建造一座官邸</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and built a house in {towns}</source>
        <translation>{player}在{fort}放置城寨，并在{towns}建造官邸</translation>
    </message>
    <message>
        <source>{player} fortified {fort} and sent an emissary to {region}</source>
        <translation>{player}在{fort}放置城寨，并派使节前往{region}</translation>
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
        <translation>{region}已建满：{gains}</translation>
    </message>
    <message>
        <source>the pile is used up, and the game ends with this round</source>
        <translation>牌库用完，游戏在本轮结束</translation>
    </message>
    <message>
        <source>the pile is used up, and the discards become a new one</source>
        <translation>牌库用完，弃牌组成新的牌库</translation>
    </message>
</context>
<context>
    <name>ChinaCoach</name>
    <message>
        <source>When all towns of a region have a house, it scores: the most for whoever has the most houses there.</source>
        <translation>一个地区的官邸格全部建满时立即计分，官邸最多的玩家得分最高。</translation>
    </message>
    <message>
        <source>Cards pay for pieces: an orange card for a piece in an orange region, such as {yan}.</source>
        <translation>棋子用牌支付：在橙色地区（例如{yan}）放一枚棋子，要一张橙色牌。</translation>
    </message>
    <message>
        <source>Take a house and place it in any free town of {yan}. It costs one orange card.</source>
        <translation>拿起一座官邸，放在{yan}任何一个空的官邸格上。这要一张橙色牌。</translation>
    </message>
    <message>
        <source>You may place two pieces a turn, both in the same region. Place a second house in {yan}.</source>
        <translation>每回合可以放两枚棋子，都要在同一个地区。在{yan}再放一座官邸。</translation>
    </message>
    <message>
        <source>Now take cards until you hold three. {yan} has one free town left: take the open orange card.</source>
        <translation>现在补牌到三张。{yan}还剩一个空的官邸格：拿取橙色的明牌。</translation>
    </message>
    <message>
        <source>Two cards of one colour pay for a piece anywhere. Take the green card: with yours it makes a pair.</source>
        <translation>两张同色的牌可在任何地区支付一枚棋子。拿取绿色牌：与你手上的凑成对子。</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo and Lin build.</source>
        <translation>结束你的回合，看看阿博和阿林建在哪里。</translation>
    </message>
    <message>
        <source>Whoever has the most houses scores one point for every house in the region. If you fill {yan}, how many points do you score?</source>
        <translation>官邸最多的玩家，该地区每座官邸得 1&#xa0;分。如果你建满{yan}，你得几分？</translation>
    </message>
    <message>
        <source>Not quite. Count all houses that will stand in {yan}, Bo&apos;s too.</source>
        <translation>不太对。数一数{yan}将会有的所有官邸，阿博的也算。</translation>
    </message>
    <message>
        <source>Right. Place a house in the last free town, with your orange card.</source>
        <translation>正确。用橙色牌在最后一个空的官邸格放一座官邸。</translation>
    </message>
    <message>
        <source>You score {points}. Bo comes second, and scores one point for each of your {own} houses: {bo}.</source>
        <translation>你得 {points}&#xa0;分。阿博第二，你的 {own}&#xa0;座官邸每座让他得 1&#xa0;分：共 {bo}&#xa0;分。</translation>
    </message>
    <message>
        <source>Your green cards are a pair. Pay with them for an emissary to the court of {yan}.</source>
        <translation>你的两张绿色牌是一对。用它们支付，派一名使节到{yan}的宫廷。</translation>
    </message>
    <message>
        <source>Then you would take three cards and end your turn. Four houses in a row along roads score at the end, too.</source>
        <translation>之后你会补三张牌并结束回合。游戏结束时，沿道路连成一线的四座官邸也会得分。</translation>
    </message>
    <message>
        <source>Alliances score at the end of the game, for whoever has the most emissaries in both courts. You lead in {zhao}, Bo in {qi}.</source>
        <translation>联盟在游戏结束时计分，由两个宫廷使节都最多的玩家得分。你在{zhao}领先，阿博在{qi}领先。</translation>
    </message>
    <message>
        <source>Emissaries follow houses: a court takes only as many as the player with the most houses there has. How many may there be in {qi}?</source>
        <translation>使节跟着官邸走：一个宫廷的使节总数，不能超过该地区官邸最多的玩家的官邸数。{qi}最多容得下几名？</translation>
    </message>
    <message>
        <source>Not quite. You and Bo have one house each in {qi}, and nobody has more.</source>
        <translation>不太对。在{qi}，你和阿博各有一座官邸，没有人更多。</translation>
    </message>
    <message>
        <source>Right, so Bo&apos;s emissary fills the court. A second house of yours makes room. Place it in {qi}.</source>
        <translation>正确，所以阿博的使节已占满宫廷。你再建一座官邸就有位子了：放在{qi}。</translation>
    </message>
    <message>
        <source>Now there is room for another emissary. Send yours to {qi}.</source>
        <translation>现在还容得下一名使节。派你的使节到{qi}。</translation>
    </message>
    <message>
        <source>In {qi} you and Bo are tied, and tied players all lead. How many points would this alliance bring you now?</source>
        <translation>在{qi}你和阿博平手，并列第一的都算领先。这个联盟现在能让你得几分？</translation>
    </message>
    <message>
        <source>Not quite. Count all emissaries in both courts, Bo&apos;s too.</source>
        <translation>不太对。数一数两个宫廷的所有使节，阿博的也算。</translation>
    </message>
    <message>
        <source>Right. For {zhao} you will need green cards. Take one of the open ones.</source>
        <translation>正确。在{zhao}你会需要绿色牌。从明牌中拿取一张。</translation>
    </message>
    <message>
        <source>And the other green card.</source>
        <translation>再拿另一张绿色牌。</translation>
    </message>
    <message>
        <source>End your turn, and watch where Bo sends an emissary.</source>
        <translation>结束你的回合，看看阿博把使节派到哪里。</translation>
    </message>
    <message>
        <source>Break the tie. First make room with a house in {zhao}.</source>
        <translation>打破平手：先在{zhao}建一座官邸，腾出位子。</translation>
    </message>
    <message>
        <source>Then send another emissary to {zhao}.</source>
        <translation>然后再派一名使节到{zhao}。</translation>
    </message>
    <message>
        <source>You lead in {zhao} alone, and are tied in {qi}. How many points would the alliance bring Bo now?</source>
        <translation>你在{zhao}独自领先，在{qi}平手。这个联盟现在能让阿博得几分？</translation>
    </message>
    <message>
        <source>Not quite. An alliance scores only for those who lead in both courts.</source>
        <translation>不太对。只有在两个宫廷都领先的玩家，才能靠联盟得分。</translation>
    </message>
    <message>
        <source>Right: Bo leads in {qi} only. You would score {points}, Bo nothing.</source>
        <translation>正确：阿博只在{qi}领先。你会得 {points}&#xa0;分，阿博不得分。</translation>
    </message>
    <message>
        <source>The court of {zhao} counts in three alliances. Alliances often bring as many points as houses: send emissaries early.</source>
        <translation>{zhao}的宫廷属于三个联盟。联盟的得分常常不输官邸：及早派出使节。</translation>
    </message>
    <message>
        <source>Four or more of your houses in a line along roads score a point each at the end. You have two here; borders don&apos;t matter.</source>
        <translation>游戏结束时，你沿道路的连线若有四座以上官邸，每座得 1&#xa0;分；连线可以跨越边界。这里你有两座。</translation>
    </message>
    <message>
        <source>{juchao}, {poyang}, {kuaiji}: a line of three houses. How many points would it score now?</source>
        <translation>{juchao}、{poyang}、{kuaiji}：三座官邸的连线。现在能得几分？</translation>
    </message>
    <message>
        <source>Not quite. A line of three is still too short.</source>
        <translation>不太对。三座的连线还太短。</translation>
    </message>
    <message>
        <source>Right: nothing, for one house is missing. You need cards for it. Draw one from the pile.</source>
        <translation>正确：不得分，还少一座官邸。你需要牌来支付：从牌库抽一张。</translation>
    </message>
    <message>
        <source>Draw another one. The pile is nearly empty.</source>
        <translation>再抽一张。牌库快空了。</translation>
    </message>
    <message>
        <source>Lin has drawn the last card, so nobody takes cards any more. You have one more turn, then Bo, and the game ends.</source>
        <translation>阿林抽走了最后一张牌，谁也不能再拿牌了。你还有一个回合，接着是阿博，然后游戏结束。</translation>
    </message>
    <message>
        <source>Now the line has four houses. How many points will it score?</source>
        <translation>现在这条连线有四座官邸。能得几分？</translation>
    </message>
    <message>
        <source>Not quite. Each house of the line scores one point.</source>
        <translation>不太对。连线中的每座官邸得 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Right. End your turn. After Bo&apos;s, the rest scores: regions that are not full, then alliances, then roads.</source>
        <translation>正确。结束你的回合。阿博的回合之后，其余依次计分：先是未建满的地区，再是联盟，最后是道路。</translation>
    </message>
    <message>
        <source>You win, {points} points to {bo}. Without the {line} points for your line, Bo would have won.</source>
        <translation>你以 {points} 比 {bo} 获胜。少了连线的 {line}&#xa0;分，赢的就是阿博。</translation>
    </message>
    <message>
        <source>Place a house in {juchao}. Your two red cards pay for it as a pair.</source>
        <translation>在{juchao}放一座官邸，用你的两张红色牌当作对子支付。</translation>
    </message>
    <message>
        <source>Red numbers are alliances of two regions. At the end, whoever leads in both courts scores a point for each emissary in the two.</source>
        <translation>红色数字代表两个地区的联盟。游戏结束时，在两个宫廷都领先的玩家，两个宫廷的每名使节得 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Each red number marks an alliance of the two regions next to it: a name, not a value. This one joins {zhao} and {qi}.</source>
        <translation>每个红色数字代表两旁地区的联盟；数字只是编号，不是分值。这一个是{zhao}与{qi}的联盟。</translation>
    </message>
    <message>
        <source>Now Bo is tied with you in {zhao} too. You both lead in both courts: the alliance would bring Bo {points} points as well.</source>
        <translation>现在阿博在{zhao}也和你平手。你们两人在两个宫廷都领先，这个联盟也会让阿博得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>The discards have already made a second pile. When that runs out too, the last round begins. End your turn.</source>
        <translation>弃牌堆已经洗成第二个牌库。它也抽完时，就进入最后一轮。结束你的回合。</translation>
    </message>
    <message>
        <source>Cards left over are worth nothing. Pay with your two yellow ones for a house in {shouchun}.</source>
        <translation>剩下的牌不值一分。用你的两张黄色牌在{shouchun}建一座官邸。</translation>
    </message>
</context>
<context>
    <name>ChinaCommand</name>
    <message>
        <source>Swap {card}</source>
        <translation>换掉{card}</translation>
    </message>
    <message>
        <source>Take open card {number} ({colour})</source>
        <translation>拿取第 {number}&#xa0;张明牌（{colour}）</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>从牌库抽牌</translation>
    </message>
    <message>
        <source>a house in {place} for {cards}</source>
        <translation>以{cards}在{place}建造官邸</translation>
    </message>
    <message>
        <source>an emissary to {place} for {cards}</source>
        <translation>以{cards}向{place}派遣使节</translation>
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
        <translation>派遣使节</translation>
    </message>
    <message>
        <source>Place a fortification</source>
        <translation>放置城寨</translation>
    </message>
    <message>
        <source>You can&apos;t undo drawing a card.</source>
        <translation>抽牌后无法撤销。</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>拿取第 {number}&#xa0;张明牌</translation>
    </message>
    <message>
        <source>House in {place} for {cards}</source>
        <translation>{place}：以{cards}建造官邸</translation>
    </message>
    <message>
        <source>Emissary to {region} for {cards}</source>
        <translation>{region}：以{cards}派遣使节</translation>
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
        <translation>会忽略道路。</translation>
    </message>
    <message>
        <source>Thinks at least ten times as long as the strong player.</source>
        <translation>思考时间至少是高手玩家的十倍。</translation>
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
        <translation>这个地区的官邸。</translation>
    </message>
    <message>
        <source>Points scored for this region.</source>
        <translation>此地区计分所得的分数。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>Points if the region were scored as it stands.</source>
        <translation>若地区按目前局面计分，可得的分数。</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>建满</translation>
    </message>
    <message>
        <source>Points if this player built in every town that is still free.</source>
        <translation>若这名玩家建满所有空的官邸格，可得的分数。</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>宫廷</translation>
    </message>
    <message>
        <source>Emissaries in this court.</source>
        <translation>这个宫廷的使节。</translation>
    </message>
    <message>
        <source>Scored.</source>
        <translation>已计分。</translation>
    </message>
    <message>
        <source>No room for emissaries.</source>
        <translation>目前不能再派使节。</translation>
    </message>
    <message numerus="yes">
        <source>Room for %n emissary(ies).</source>
        <translation>
            <numerusform>还可容纳 %n&#xa0;名使节。</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of a line of {count} houses, worth {points}.</source>
        <translation>属于 {count}&#xa0;座官邸的连线，分值 {points}。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points for leading in both courts, as they stand.</source>
        <translation>按目前局面，在两地宫廷都领先可得的分数。</translation>
    </message>
    <message>
        <source>Whoever leads in both courts scores 1 point for each emissary there.</source>
        <translation>在两地宫廷都领先的玩家，两地每名使节各得 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>ChinaLessons</name>
    <message>
        <source>Your first two turns</source>
        <translation>你的前两个回合</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>联盟</translation>
    </message>
    <message>
        <source>Roads, and the end of the game</source>
        <translation>道路与游戏结束</translation>
    </message>
    <message>
        <source>Houses made the difference.</source>
        <translation>胜负差在官邸。</translation>
    </message>
    <message>
        <source>Alliances made the difference.</source>
        <translation>胜负差在联盟。</translation>
    </message>
    <message>
        <source>Roads made the difference.</source>
        <translation>胜负差在道路。</translation>
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
        <translation>建满{region}，当地官邸随即计分。</translation>
    </message>
    <message>
        <source>Roads lead to {towns}.</source>
        <translation>道路通往{towns}。</translation>
    </message>
    <message>
        <source>nobody scores yet.</source>
        <translation>目前无人得分。</translation>
    </message>
    <message>
        <source>points now, {points}.</source>
        <translation>目前得分，{points}。</translation>
    </message>
    <message>
        <source>Its houses have scored: {points}.</source>
        <translation>当地官邸已得分：{points}。</translation>
    </message>
    <message>
        <source>Its houses would score now: {points}.</source>
        <translation>当地官邸目前可得分：{points}。</translation>
    </message>
    <message>
        <source>{colour} {count}</source>
        <comment>a seat&apos;s colour, and how many it has</comment>
        <translation>{colour} {count}</translation>
    </message>
    <message>
        <source>{town}: fortification, no house</source>
        <translation>{town}：城寨，没有官邸</translation>
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
        <translation>{region}的宫廷：尚未开放，地区内没有官邸</translation>
    </message>
    <message>
        <source>Court of {region}: empty, room for {room}</source>
        <translation>{region}的宫廷：空，可容 {room} 名</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; full</source>
        <translation>{region}的宫廷：{emissaries}；已满</translation>
    </message>
    <message>
        <source>Court of {region}: {emissaries}; room for {room} more</source>
        <translation>{region}的宫廷：{emissaries}；还可容 {room} 名</translation>
    </message>
    <message>
        <source>{region}: scored, {houses}</source>
        <translation>{region}：已计分，{houses}</translation>
    </message>
    <message>
        <source>{region}: no houses in {count} towns</source>
        <translation>{region}：{count}&#xa0;个官邸格，没有官邸</translation>
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
        <translation>{alliance}：目前无人得分</translation>
    </message>
    <message>
        <source>Road {road}</source>
        <translation>道路 {road}</translation>
    </message>
    <message>
        <source>Road {road}: houses of {colour} at both ends</source>
        <translation>道路 {road}：两端都是{colour}方官邸</translation>
    </message>
</context>
<context>
    <name>ChinaOption</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>48 towns for three or four players.</source>
        <translation>48&#xa0;个官邸格，适合三至四名玩家。</translation>
    </message>
    <message>
        <source>56 towns for four or five players.</source>
        <translation>56&#xa0;个官邸格，适合四至五名玩家。</translation>
    </message>
    <message>
        <source>Card mix</source>
        <translation>牌组配置</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>各色不同</translation>
    </message>
    <message>
        <source>The full deck has 13 red, 12 green, 11 yellow, 11 orange and 10 purple cards.</source>
        <translation>整副牌有红 13、绿 12、黄 11、橙 11、紫 10&#xa0;张。</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>The full deck has 12 cards of each colour, but only 9 purple.</source>
        <translation>整副牌每色 12&#xa0;张，紫色只有 9&#xa0;张。</translation>
    </message>
    <message>
        <source>Road scoring</source>
        <translation>道路计分</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有连线</translation>
    </message>
    <message>
        <source>All your lines of at least four houses score, each house counting once.</source>
        <translation>所有四座官邸以上的连线都得分，每座官邸只算一次。</translation>
    </message>
    <message>
        <source>One per group</source>
        <translation>每组一条</translation>
    </message>
    <message>
        <source>In each group of connected houses, only your best line scores.</source>
        <translation>每组相连的官邸中，只有你最好的一条连线得分。</translation>
    </message>
    <message>
        <source>House on a new fortification</source>
        <translation>新城寨上的官邸</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必须建造</translation>
    </message>
    <message>
        <source>If you can, you must build on your fortification right away.</source>
        <translation>只要做得到，你就必须立刻在自己的城寨上建造。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>自由决定</translation>
    </message>
    <message>
        <source>You needn&apos;t build on your fortification; others may do so later.</source>
        <translation>你不必在自己的城寨上建造，之后其他人也可以建造。</translation>
    </message>
    <message>
        <source>Open cards in hand</source>
        <translation>手牌中的明牌</translation>
    </message>
    <message>
        <source>Stay visible</source>
        <translation>保持公开</translation>
    </message>
    <message>
        <source>Everyone can still see the open cards you have taken.</source>
        <translation>你拿走的明牌，所有人仍看得到。</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>open cards in hand</comment>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>The open cards you take are hidden once your turn ends: others must remember.</source>
        <translation>你拿走的明牌在回合结束后隐藏，其他人得靠记忆。</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>城寨</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>fortifications</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>There are no fortifications.</source>
        <translation>没有城寨。</translation>
    </message>
    <message>
        <source>On</source>
        <comment>fortifications</comment>
        <translation>有</translation>
    </message>
    <message>
        <source>Each player has one: it doubles the points of a region and of a line.</source>
        <translation>每名玩家有一座，可使一个地区和一条连线的得分加倍。</translation>
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
        <translation>使节</translation>
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
            <numerusform>%n&#xa0;名使节</numerusform>
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
        <translation>联盟 {number}（{one}与{other}）</translation>
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
        <translation>{player}：{score}&#xa0;分；剩余：{pieces}；手牌：{hand}</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n&#xa0;张暗牌</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>Houses left: {count}</source>
        <translation>剩余官邸：{count}</translation>
    </message>
    <message>
        <source>Emissaries left: {count}</source>
        <translation>剩余使节：{count}</translation>
    </message>
    <message>
        <source>Fortifications left: {count}</source>
        <translation>剩余城寨：{count}</translation>
    </message>
</context>
<context>
    <name>ChinaPrompt</name>
    <message>
        <source>Now build a house on your fortification in {town}.</source>
        <translation>接着在{town}的城寨上建造官邸。</translation>
    </message>
    <message>
        <source>{player} must build on the fortification in {town}.</source>
        <translation>{player}必须在{town}的城寨上建造。</translation>
    </message>
    <message>
        <source>{player} is taking cards.</source>
        <translation>{player}正在拿牌。</translation>
    </message>
    <message>
        <source>Your turn – place one or two pieces in a region, or swap a card.</source>
        <translation>轮到你：在一个地区放置一或两枚棋子，或换一张牌。</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece – swap a card.</source>
        <translation>你无法放置棋子：请换一张牌。</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or take cards.</source>
        <translation>在{region}放置第二枚棋子，或开始拿牌。</translation>
    </message>
    <message>
        <source>The pile ran out for the second time.</source>
        <translation>牌库第二次用完。</translation>
    </message>
    <message>
        <source>Nobody can place another piece.</source>
        <translation>没有人能再放置棋子。</translation>
    </message>
    <message>
        <source>Your turn – place a piece, or swap a card. An empty region takes only one piece a turn.</source>
        <translation>轮到你：放置一枚棋子，或换一张牌。空地区每回合只能放一枚。</translation>
    </message>
    <message>
        <source>Take a card – an open one or the top one of the pile.</source>
        <translation>拿一张牌：明牌，或牌库顶的一张。</translation>
    </message>
    <message>
        <source>Take {count} cards, one by one – open ones or from the pile.</source>
        <translation>逐一拿 {count}&#xa0;张牌：明牌或牌库皆可。</translation>
    </message>
    <message>
        <source>The pile is used up – end your turn.</source>
        <translation>牌库已用完：请结束回合。</translation>
    </message>
    <message>
        <source>The pile is used up – place one or two pieces, or pass.</source>
        <translation>牌库已用完：放置一或两枚棋子，或跳过。</translation>
    </message>
    <message>
        <source>You can&apos;t place a piece and must pass.</source>
        <translation>你无法放置棋子，必须跳过。</translation>
    </message>
    <message>
        <source>Place a second piece in {region}, or end your turn.</source>
        <translation>在{region}放置第二枚棋子，或结束回合。</translation>
    </message>
</context>
<context>
    <name>ChinaReference</name>
    <message>
        <source>Build houses in the nine regions and send emissaries to their courts. Houses score as soon as their region is full; alliances and roads score at the end. The highest score wins.</source>
        <translation>在九个地区建造官邸，并派使节进入各地宫廷。地区一建满，官邸立即得分；联盟和道路在终局得分。分数最高者获胜。</translation>
    </message>
    <message>
        <source>Either place one or two pieces, then take cards until you hold three.</source>
        <translation>二选一：放置一或两枚棋子，然后拿牌，直到有三张。</translation>
    </message>
    <message>
        <source>Or swap: discard one card and take another. That is your whole turn.</source>
        <translation>或者换牌：弃掉一张牌，再拿一张。回合就此结束。</translation>
    </message>
    <message>
        <source>All the pieces of a turn go to the same region. If it has no pieces at all yet, you may place only one.</source>
        <translation>一回合的棋子都放在同一个地区。若该地区尚无任何棋子，只能放一枚。</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>支付</translation>
    </message>
    <message>
        <source>Each piece costs one card of its region&apos;s colour, or a pair: two cards of one other colour.</source>
        <translation>每枚棋子需要一张该地区颜色的牌，或一个对子：两张同色的其他颜色牌。</translation>
    </message>
    <message>
        <source>Houses and emissaries</source>
        <translation>官邸与使节</translation>
    </message>
    <message>
        <source>You have 20 houses and 8 emissaries.</source>
        <translation>你有 20&#xa0;座官邸和 8 名使节。</translation>
    </message>
    <message>
        <source>Taking cards</source>
        <translation>拿牌</translation>
    </message>
    <message>
        <source>Take open cards or draw from the pile, as you like, one by one. Once you take a card, you place no more pieces. You can&apos;t undo drawing.</source>
        <translation>逐一拿取明牌或从牌库抽牌，可任意混合。一旦拿牌，就不能再放棋子。抽牌后无法撤销。</translation>
    </message>
    <message>
        <source>At the end of your turn, the gaps in the four open cards are filled.</source>
        <translation>回合结束时，将明牌补满四张。</translation>
    </message>
    <message>
        <source>With four players one card of each colour is taken out before the game, with three players two.</source>
        <translation>四名玩家时，开局前移除每色一张牌；三名时移除两张。</translation>
    </message>
    <message>
        <source>Scoring a region</source>
        <translation>地区计分</translation>
    </message>
    <message>
        <source>Whoever has the most houses there scores 1 point for each house in the region, no matter whose. Every other player with houses there scores as many points as a player one rank higher has houses.</source>
        <translation>官邸最多者，该地区每座官邸各得 1&#xa0;分，不论属于谁。其他有官邸的玩家，得分等于名次高一位的玩家的官邸数。</translation>
    </message>
    <message>
        <source>Example: 4, 2 and 1 houses score 7, 4 and 2 points.</source>
        <translation>例：4、2、1&#xa0;座官邸分别得 7、4、2&#xa0;分。</translation>
    </message>
    <message>
        <source>Tied players share a rank and all score in full.</source>
        <translation>并列者名次相同，都获得全部分数。</translation>
    </message>
    <message>
        <source>Fortifications (optional)</source>
        <translation>城寨（可选）</translation>
    </message>
    <message>
        <source>A house goes in any free town of the region.</source>
        <translation>官邸可建在该地区任何空的官邸格。</translation>
    </message>
    <message>
        <source>Emissaries go to the region&apos;s court, even if you have no house there. In all, a court takes as many emissaries as the player with the most houses in its region has houses: no house, no emissary.</source>
        <translation>使节进入该地区的宫廷，即使你在当地没有官邸。使节总数不得超过当地官邸最多的玩家的官邸数：没有官邸，就没有使节。</translation>
    </message>
    <message>
        <source>When the last town of a region is built on, the region scores at once; then the turn goes on.</source>
        <translation>地区的最后一个官邸格建好后，立即计分，然后回合继续。</translation>
    </message>
    <message>
        <source>Each player has one. It is a piece like the others and goes in a town without a house. Once placed, it belongs to nobody.</source>
        <translation>每名玩家有一座。它和其他棋子一样使用，放在没有官邸的官邸格。放置后不属于任何人。</translation>
    </message>
    <message>
        <source>With a house on a fortification you score double for that region, and for a line through it. Two fortifications don&apos;t double twice.</source>
        <translation>官邸建在城寨上，该地区和经过它的一条连线都得双倍分数。两座城寨不会加倍两次。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>The first time the pile is used up, the discards are shuffled into a new one. The second time, nobody takes cards any more, and the round is finished: each remaining player places one or two pieces or passes.</source>
        <translation>牌库第一次用完时，将弃牌洗成新的牌库。第二次用完时，不再拿牌，并打完这一轮：剩下的玩家各放一或两枚棋子，或跳过。</translation>
    </message>
    <message>
        <source>The game also ends when nobody could place any piece anywhere.</source>
        <translation>若任何人都无法再放置棋子，游戏也会结束。</translation>
    </message>
    <message>
        <source>Then regions that aren&apos;t full score the houses they have.</source>
        <translation>接着，未建满的地区以现有的官邸计分。</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>联盟</translation>
    </message>
    <message>
        <source>Any two neighbouring regions form an alliance, numbered from 1 to 15. If you have the most emissaries in both courts, alone or tied, you score 1 point for each emissary in the two courts, no matter whose.</source>
        <translation>每两个相邻地区组成一个联盟，编号 1 至 15。若你在两地宫廷的使节都最多（并列也算），两地每名使节各得 1&#xa0;分，不论属于谁。</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>道路</translation>
    </message>
    <message>
        <source>A line is at least four of your houses in a row along roads, without forks; it may cross borders. It scores 1 point per house.</source>
        <translation>连线是沿道路连续四座以上的自己的官邸，不能分岔，可以跨越边界。每座官邸 1&#xa0;分。</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Of tied players, the one with more pieces left wins; if that is equal too, they share the win.</source>
        <translation>并列时，剩余棋子较多者获胜；若仍相同，则共享胜利。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>关于本游戏</translation>
    </message>
    <message>
        <source>China is a board game by Michael Schacht. This is an unofficial adaptation, with its own map, pictures and words.</source>
        <translation>《中国》是 Michael Schacht 设计的桌面游戏。本程序是非官方改编，地图、图画和文字均为自制。</translation>
    </message>
</context>
<context>
    <name>ChinaRefusal</name>
    <message>
        <source>Once you swap or take a card, you can&apos;t place any more pieces.</source>
        <translation>换牌或拿牌之后，不能再放置棋子。</translation>
    </message>
    <message>
        <source>You have already placed two pieces this turn.</source>
        <translation>你这回合已放置两枚棋子。</translation>
    </message>
    <message>
        <source>This region was empty: only one piece may be placed in it this turn.</source>
        <translation>此地区原本是空的：这回合只能放一枚棋子。</translation>
    </message>
    <message>
        <source>Both pieces must go to the same region.</source>
        <translation>两枚棋子必须放在同一个地区。</translation>
    </message>
    <message>
        <source>First build a house on your fortification.</source>
        <translation>请先在你的城寨上建造官邸。</translation>
    </message>
    <message>
        <source>This region isn&apos;t on the map.</source>
        <translation>地图上没有这个地区。</translation>
    </message>
    <message>
        <source>This town isn&apos;t on the map.</source>
        <translation>地图上没有这个官邸格。</translation>
    </message>
    <message>
        <source>There is already a house in this town.</source>
        <translation>这个官邸格已有官邸。</translation>
    </message>
    <message>
        <source>There is already a fortification in this town.</source>
        <translation>这个官邸格已有城寨。</translation>
    </message>
    <message>
        <source>This court is full: it takes only as many emissaries as the player with the most houses there has houses.</source>
        <translation>宫廷已满：使节数不得超过当地官邸最多的玩家的官邸数。</translation>
    </message>
    <message>
        <source>A court takes no emissaries until there is a house in its region.</source>
        <translation>地区内有官邸之前，宫廷不接待使节。</translation>
    </message>
    <message>
        <source>You have no houses left.</source>
        <translation>你已没有官邸。</translation>
    </message>
    <message>
        <source>You have no emissaries left.</source>
        <translation>你已没有使节。</translation>
    </message>
    <message>
        <source>You have no fortification left.</source>
        <translation>你已没有城寨。</translation>
    </message>
    <message>
        <source>You have neither a card of this colour nor a pair.</source>
        <translation>你没有这个颜色的牌，也没有对子。</translation>
    </message>
    <message>
        <source>You don&apos;t have two cards of this colour.</source>
        <translation>你没有两张这个颜色的牌。</translation>
    </message>
    <message>
        <source>A pair can only stand for another colour: here one card is enough.</source>
        <translation>对子只能代替其他颜色：这里一张牌就够了。</translation>
    </message>
    <message>
        <source>You don&apos;t have this card in your hand.</source>
        <translation>你的手牌中没有这张牌。</translation>
    </message>
    <message>
        <source>You can&apos;t do this once your turn has begun.</source>
        <translation>回合开始行动后就不能这样做。</translation>
    </message>
    <message>
        <source>In the last round, you can&apos;t swap or take cards.</source>
        <translation>最后一轮不再换牌或拿牌。</translation>
    </message>
    <message>
        <source>You can only pass in the last round. Swap a card instead.</source>
        <translation>只有最后一轮才能跳过。请改为换牌。</translation>
    </message>
    <message>
        <source>First place a piece or swap a card.</source>
        <translation>请先放置棋子或换牌。</translation>
    </message>
    <message>
        <source>You already hold three cards.</source>
        <translation>你已有三张牌。</translation>
    </message>
    <message>
        <source>Take cards until you hold three.</source>
        <translation>请拿牌，直到有三张。</translation>
    </message>
    <message>
        <source>There is no such open card.</source>
        <translation>没有这张明牌。</translation>
    </message>
    <message>
        <source>This open card has been taken: a new one comes when the turn ends.</source>
        <translation>这张明牌已被拿走：回合结束时补充。</translation>
    </message>
    <message>
        <source>No court that you can pay for has room for an emissary.</source>
        <translation>你的牌所能支付的宫廷都容不下使节。</translation>
    </message>
    <message>
        <source>No town that you can pay for has room.</source>
        <translation>你的牌所能支付的地方都没有空的官邸格。</translation>
    </message>
    <message>
        <source>Here this card alone isn&apos;t enough: choose both of the pair.</source>
        <translation>这里只用这一张牌不够：请选对子的两张牌。</translation>
    </message>
</context>
<context>
    <name>ChinaScoring</name>
    <message>
        <source>{player} leads in both courts: {emissaries} = {points}</source>
        <translation>{player}在两地宫廷都领先：{emissaries} = {points}&#xa0;分</translation>
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
        <translation>{player}：{houses}，没有其他官邸，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, no others = {points}</source>
        <translation>{player}：{houses}，没有其他官邸 = {points}&#xa0;分</translation>
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
        <translation>{player}：{houses}，并列最多，得全部 {counted}，城寨加倍 = {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player}: {houses}, tied for the most – all {counted} = {points}</source>
        <translation>{player}：{houses}，并列最多，得全部 {counted} = {points}&#xa0;分</translation>
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
        <translation>终局计分</translation>
    </message>
    <message>
        <source>Regions, alliances and roads are counted. Scores so far:</source>
        <translation>地区、联盟和道路依次计分。目前分数：</translation>
    </message>
    <message>
        <source>Its houses are scored at once. Scores so far:</source>
        <translation>当地官邸立即计分。目前分数：</translation>
    </message>
    <message>
        <source>{region} is full</source>
        <translation>{region}已建满</translation>
    </message>
    <message>
        <source>{region} is being scored.</source>
        <translation>{region}正在计分。</translation>
    </message>
    <message>
        <source>Nobody leads in both courts.</source>
        <translation>无人在两地宫廷都领先。</translation>
    </message>
    <message>
        <source>Roads of {player}</source>
        <translation>{player}的道路</translation>
    </message>
    <message>
        <source>No line of four houses.</source>
        <translation>没有四座官邸的连线。</translation>
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
        <translation>联盟</translation>
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
            <numerusform>牌库：%n&#xa0;张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second pile: %n card(s)</source>
        <translation>
            <numerusform>第二副牌库：%n&#xa0;张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>When it runs out again, this round is the last.</source>
        <translation>再次用完时，打完这一轮游戏就结束。</translation>
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
        <translation>换牌</translation>
    </message>
    <message>
        <source>To swap, first choose a card from your hand.</source>
        <translation>要换牌，请先选一张手牌。</translation>
    </message>
    <message>
        <source>Card {number} in hand</source>
        <translation>第 {number}&#xa0;张手牌</translation>
    </message>
    <message>
        <source>Take open card {number}</source>
        <translation>拿取第 {number}&#xa0;张明牌</translation>
    </message>
</context>
<context>
    <name>ChinaVictory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s) and more pieces left: {more} to {fewer}.</source>
        <translation>
            <numerusform>{player}以 {score}&#xa0;分和较多的剩余棋子获胜：{more} 比 {fewer}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({count})</source>
        <comment>a player, and how many pieces are left</comment>
        <translation>{player}（{count}）</translation>
    </message>
    <message>
        <source>Equal on points, ranked by pieces left: {players}.</source>
        <translation>得分相同，按剩余棋子排名：{players}。</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>电脑玩家速度</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Follow system</source>
        <comment>theme</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fades only</source>
        <comment>motion</comment>
        <translation>仅淡入淡出</translation>
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
        <translation>关闭</translation>
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
        <translation>{region}的威胁标记翻开：{value}。</translation>
    </message>
    <message>
        <source>{player} builds a neutral wall in {province}.</source>
        <translation>{player}在{province}建造一段中立单城墙。</translation>
    </message>
    <message>
        <source>{player} builds a wall in {province}.</source>
        <translation>{player}在{province}建造一段单城墙。</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west}.</source>
        <translation>{player}在{west}建造双城墙。</translation>
    </message>
    <message>
        <source>{player} builds a double wall in {west} and {east}.</source>
        <translation>{player}建造双城墙，横跨{west}与{east}。</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province} and reserves a square next to it.</source>
        <translation>{player}在{province}建造敌楼，并保留旁边一格。</translation>
    </message>
    <message>
        <source>{player} builds a tower in {province}.</source>
        <translation>{player}在{province}建造敌楼。</translation>
    </message>
    <message>
        <source>{player} builds on the reserved square.</source>
        <translation>{player}在敌楼旁保留的方格上建造。</translation>
    </message>
    <message>
        <source>{player} has no walls left, so the reserved square is free.</source>
        <translation>{player}已没有单城墙，敌楼旁的方格不再保留。</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player}在{province}打出一张行动牌。</translation>
    </message>
    <message>
        <source>{player} plays the {card} in {province}.</source>
        <translation>{player}在{province}打出行动牌“{card}”。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}.</source>
        <translation>{player}偷看{region}的威胁标记。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}: {value}.</source>
        <translation>{player}偷看{region}的威胁标记：{value}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}. Cancelled out: {void}.</source>
        <translation>{province}的行动牌：{cards}。作废：{void}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>{province}的行动牌：{cards}。</translation>
    </message>
    <message>
        <source>Cards in {province}, all cancelled out: {void}.</source>
        <translation>{province}的行动牌全部作废：{void}。</translation>
    </message>
    <message>
        <source>No cards were played in {province}.</source>
        <translation>{province}没有行动牌。</translation>
    </message>
    <message>
        <source>{card} secretly removes {region}&apos;s threat.</source>
        <translation>{card}移除{region}的威胁标记，不公开。</translation>
    </message>
    <message>
        <source>{card} removes {region}&apos;s threat: {value}.</source>
        <translation>{card}移除{region}的威胁标记：{value}。</translation>
    </message>
    <message>
        <source>{card} raises the value by {points}.</source>
        <translation>{card}使分值增加 {points}。</translation>
    </message>
    <message>
        <source>{card} lowers the value by {points}.</source>
        <translation>{card}使分值减少 {points}。</translation>
    </message>
    <message>
        <source>{card} counts as one extra wall.</source>
        <translation>{card}多算一段城墙。</translation>
    </message>
    <message>
        <source>{card} counts as two extra walls.</source>
        <translation>{card}多算两段城墙。</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no other card to cancel.</source>
        <translation>{card}没有效果：没有其他行动牌可以移除。</translation>
    </message>
    <message>
        <source>{card} has no effect: there is no wall to break and no threat to remove.</source>
        <translation>{card}没有效果：没有单城墙可以摧毁，也没有威胁可以移除。</translation>
    </message>
    <message>
        <source>{card} has no effect: there are no walls to swap.</source>
        <translation>{card}没有效果：没有单城墙可以互换。</translation>
    </message>
    <message>
        <source>{card} breaks a neutral wall.</source>
        <translation>{card}摧毁一段中立单城墙。</translation>
    </message>
    <message>
        <source>{card} breaks one of their own walls.</source>
        <translation>{card}摧毁自己的一段单城墙。</translation>
    </message>
    <message>
        <source>{card} breaks one of {player}&apos;s walls.</source>
        <translation>{card}摧毁{player}的一段单城墙。</translation>
    </message>
    <message>
        <source>{card} swaps {wall} in {here} with {other_wall} in {there}.</source>
        <translation>{card}将{wall}（{here}）与{other_wall}（{there}）互换。</translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>{card}移除{other}。</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>{card}放弃互换。</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player}填满{province}。</translation>
    </message>
    <message>
        <source>{province} gets an emperor card.</source>
        <translation>{province}获得一张皇帝牌。</translation>
    </message>
    <message>
        <source>{province} gets an emperor card ({count} of {all}).</source>
        <translation>{province}获得一张皇帝牌（{count}/{all}）。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province}的分值为 {value}：城墙 {walls}、声望 {reputation}、行动牌 {change}。领先：{players}。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player has the majority.</source>
        <translation>{province}的分值为 {value}：城墙 {walls}、声望 {reputation}、行动牌 {change}。没有玩家领先。</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in {region}.</source>
        <translation>
            <numerusform>{player}在{region}损失 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player}在{province}获得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for the double wall.</source>
        <translation>
            <numerusform>{player}凭双城墙获得 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) for {source}.</source>
        <translation>
            <numerusform>{player}获得 %n&#xa0;分：{source}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter, so nobody loses points.</source>
        <translation>{region}已没有威胁标记，不损失分数。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。城墙最多：{players}。受敌楼保护：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>{region}入侵：{value}。城墙最多：{players}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。受敌楼保护：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player has the majority.</source>
        <translation>{region}入侵：{value}。没有玩家的城墙最多。</translation>
    </message>
    <message>
        <source>{event}, provinces with walls: {counts}.</source>
        <translation>{event}，有城墙的省份：{counts}。</translation>
    </message>
    <message>
        <source>{event}, longest run: {counts}.</source>
        <translation>{event}，最长的连续城墙：{counts}。</translation>
    </message>
    <message>
        <source>{event}, cards in hand: {counts}.</source>
        <translation>{event}，剩余手牌：{counts}。</translation>
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
        <translation>中立单城墙</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <comment>in a sentence</comment>
        <translation>{player}的单城墙</translation>
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
        <translation>{player}结束回合。</translation>
    </message>
    <message>
        <source>{player} has no moves left and passes.</source>
        <translation>{player}无法行动，跳过回合。</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows.</source>
        <translation>集满三张皇帝牌：增加版图。</translation>
    </message>
    <message>
        <source>Three emperor cards: the wall grows by {board}, drawn at random.</source>
        <translation>集满三张皇帝牌：增加版图，抽到{board}。</translation>
    </message>
    <message>
        <source>{player} adds {board} in the west.</source>
        <translation>{player}在西端增加{board}。</translation>
    </message>
    <message>
        <source>{player} adds {board} in the east.</source>
        <translation>{player}在东端增加{board}。</translation>
    </message>
    <message>
        <source>The wall is finished: the Mongols attack.</source>
        <translation>长城完工，蒙古军入侵。</translation>
    </message>
    <message>
        <source>Everyone has passed: the Mongols attack.</source>
        <translation>所有玩家都跳过回合，蒙古军入侵。</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>纪事</translation>
    </message>
    <message>
        <source>{player} took a hint.</source>
        <translation>{player}看了提示。</translation>
    </message>
    <message>
        <source>{player} now simulates {nodes} games per move instead of {before}.</source>
        <translation>{player}每一步模拟的局数由 {before} 改为 {nodes}。</translation>
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
        <translation>{deed}，并偷看{regions}的威胁标记</translation>
    </message>
    <message>
        <source>{player} peeked at {regions}</source>
        <translation>{player}偷看了{regions}的威胁标记</translation>
    </message>
    <message>
        <source>{player} built a tower in {province}</source>
        <translation>{player}在{province}建造敌楼</translation>
    </message>
    <message>
        <source>{player} had no moves left and passed</source>
        <translation>{player}无法行动，跳过回合</translation>
    </message>
    <message>
        <source>{player} built a double wall in {places} and scored {points}</source>
        <translation>{player}在{places}建造双城墙，获得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{player} played a card and built a wall in {places}</source>
        <translation>{player}在{places}打出行动牌并建造单城墙</translation>
    </message>
    <message>
        <source>{player} built walls in {places}</source>
        <translation>{player}在{places}各建造一段单城墙</translation>
    </message>
    <message>
        <source>{player} built a wall in {places}</source>
        <translation>{player}在{places}建造单城墙</translation>
    </message>
    <message>
        <source>{player} played cards in {places}</source>
        <translation>{player}在{places}各打出一张行动牌</translation>
    </message>
    <message>
        <source>{player} played a card in {places}</source>
        <translation>{player}在{places}打出行动牌</translation>
    </message>
    <message>
        <source>{deed}, with a neutral wall in {province}</source>
        <translation>{deed}，另在{province}建造中立单城墙</translation>
    </message>
    <message>
        <source>{player} built a neutral wall in {province}</source>
        <translation>{player}在{province}建造中立单城墙</translation>
    </message>
    <message>
        <source>{region}&apos;s threat is revealed ({value})</source>
        <translation>{region}的威胁标记翻开（{value}）</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province}已填满</translation>
    </message>
    <message>
        <source>{province} is complete: nobody scores</source>
        <translation>{province}填满，无人得分</translation>
    </message>
    <message>
        <source>{province} is complete: {players} scores {points}</source>
        <translation>{province}填满，{players}获得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{province} is complete: {players} score {points} each</source>
        <translation>{province}填满，{players}各获得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>{board} is added in the west</source>
        <translation>西端增加{board}</translation>
    </message>
    <message>
        <source>{board} is added in the east</source>
        <translation>东端增加{board}</translation>
    </message>
    <message>
        <source>The Mongols attack, but nobody loses points</source>
        <translation>蒙古军入侵，但无人损失分数</translation>
    </message>
    <message>
        <source>{player} loses {points}</source>
        <translation>{player} −{points}&#xa0;分</translation>
    </message>
    <message>
        <source>The Mongols attack: {losses}</source>
        <translation>蒙古军入侵：{losses}</translation>
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
        <translation>无人得分</translation>
    </message>
    <message>
        <source>Details shown</source>
        <translation>详情已展开</translation>
    </message>
    <message>
        <source>Details hidden</source>
        <translation>详情已收起</translation>
    </message>
    <message>
        <source>Help for everyone is now: {help}.</source>
        <translation>从现在起全桌的辅助：{help}。</translation>
    </message>
    <message>
        <source>{player} now plays in person.</source>
        <translation>{player}改由本人操控。</translation>
    </message>
    <message>
        <source>Everyone agreed to go back to this point.</source>
        <translation>全桌同意，退回到这里。</translation>
    </message>
    <message>
        <source>A novice bot now plays for {player}.</source>
        <translation>{player}改由新手电脑玩家代打。</translation>
    </message>
    <message>
        <source>A club-level bot now plays for {player}.</source>
        <translation>{player}改由老手电脑玩家代打。</translation>
    </message>
    <message>
        <source>A strong bot now plays for {player}.</source>
        <translation>{player}改由高手电脑玩家代打。</translation>
    </message>
    <message>
        <source>A master bot now plays for {player}.</source>
        <translation>{player}改由大师电脑玩家代打。</translation>
    </message>
    <message>
        <source>A bot now plays for {player}: {kind}.</source>
        <translation>{player}改由电脑玩家代打：{kind}。</translation>
    </message>
    <message>
        <source>Reputations drawn: {values}.</source>
        <comment>from west to east</comment>
        <translation>抽出的声望：{values}。</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>That was your action. End your turn, and watch where Bo and Lin build.</source>
        <translation>这就是你的行动。结束回合，看看阿博和阿林在哪里建造。</translation>
    </message>
    <message>
        <source>A full province is worth one point for each wall in it, plus the number on its counter.</source>
        <translation>省份填满时，每段城墙值 1&#xa0;分，再加上声望标记（圆币）上的数字。</translation>
    </message>
    <message>
        <source>{dunhuang} has four squares and a counter of {counter}. What will it be worth when it is full?</source>
        <translation>{dunhuang}有四格，声望标记是 {counter}。填满时值几分？</translation>
    </message>
    <message>
        <source>Not quite. Count a point for each of its squares, then add the counter.</source>
        <translation>不太对。每格算 1&#xa0;分，再加上声望标记。</translation>
    </message>
    <message>
        <source>{own} walls to {bo}: you score all {points} points, Bo nothing.</source>
        <translation>{own} 段对 {bo} 段：{points}&#xa0;分全归你，阿博没有分。</translation>
    </message>
    <message>
        <source>Right: the points are not divided. Fill {jiuquan}.</source>
        <translation>对了：分数不必平分。填满{jiuquan}。</translation>
    </message>
    <message>
        <source>{points} points for you and {points} for Bo. Only Lin is left behind.</source>
        <translation>你得 {points}&#xa0;分，阿博也得 {points}&#xa0;分。只有阿林没有分。</translation>
    </message>
    <message>
        <source>End your turn, and keep an eye on {zhangye}.</source>
        <translation>结束回合，留意{zhangye}。</translation>
    </message>
    <message>
        <source>{dunhuang} is full: score it.</source>
        <translation>{dunhuang}填满了。开始计分。</translation>
    </message>
    <message>
        <source>Score it.</source>
        <translation>开始计分。</translation>
    </message>
    <message>
        <source>You have one double wall. It covers two squares, counts as two walls, and scores at once.</source>
        <translation>你有一段双城墙。它占两格，算两段城墙，而且立刻得分。</translation>
    </message>
    <message>
        <source>It scores a point for each province and each region (north of the wall) it lies in. How many on these two squares?</source>
        <translation>它占到的每个省份（南边）和每个蒙古地区（北边）各得 1&#xa0;分。放在这两格能得几分？</translation>
    </message>
    <message>
        <source>Look again: count the provinces below the two squares, and the regions above them.</source>
        <translation>再看看：数一数这两格南边的省份，和北边的蒙古地区。</translation>
    </message>
    <message>
        <source>A double wall is an action by itself. End your turn.</source>
        <translation>放双城墙本身就是一个行动。结束回合。</translation>
    </message>
    <message>
        <source>Only one square beside Bo&apos;s tower is still empty. Take a wall and try to build there.</source>
        <translation>阿博的敌楼旁只剩一个空格。拿一段单城墙，试着放在那里。</translation>
    </message>
    <message>
        <source>Refused: the last empty square beside a tower belongs to its owner.</source>
        <translation>不行：敌楼旁的最后一个空格，留给建造敌楼的玩家。</translation>
    </message>
    <message>
        <source>Place your own tower here. Both squares beside it are empty.</source>
        <translation>把你的敌楼放在这里。旁边两格都是空的。</translation>
    </message>
    <message>
        <source>End your turn. The others may take one of the two squares, not both.</source>
        <translation>结束回合。其他人可以占其中一格，但不能两格都占。</translation>
    </message>
    <message>
        <source>Bo built on one side. Now the other square is yours, for as long as you like.</source>
        <translation>阿博占了一边。另一格从此归你，想留多久都行。</translation>
    </message>
    <message>
        <source>This is the Great Wall; the provinces lie south. Whoever has the most walls in a full province scores it. (No mouse? Press ?.)</source>
        <translation>这是长城，南边是各个省份。一个省份填满时，在那里城墙最多的人得分。（不用鼠标？按 ? 键。）</translation>
    </message>
    <message>
        <source>You are Mei, and red. Take a wall and place it on any empty square of {dunhuang}.</source>
        <translation>你是红方，名叫小梅。拿一段单城墙，放到{dunhuang}的任意一个空格。</translation>
    </message>
    <message>
        <source>Two walls in two different provinces are one action. Take the second: blue lines show where provinces meet. Place it in {jiuquan}.</source>
        <translation>在两个不同的省份各放一段单城墙，是一个行动。拿起第二段，城墙上的蓝线是省份的分界。放到{jiuquan}。</translation>
    </message>
    <message>
        <source>Fill the last empty square of {dunhuang}: as soon as a province is full, it scores.</source>
        <translation>填上{dunhuang}的最后一个空格：省份一填满，就会计分。</translation>
    </message>
    <message>
        <source>That is the heart of the game: have the most walls in a province when its last square is filled.</source>
        <translation>游戏的关键就在这里：一个省份的最后一格填上时，要让自己在那里的城墙最多。</translation>
    </message>
    <message>
        <source>Right. And you have the most walls there: fill it.</source>
        <translation>对了。你在那里的城墙也最多：把它填满。</translation>
    </message>
    <message>
        <source>No: all who are tied for the most score the whole value. What is it here?</source>
        <translation>不对：并列最多的人都得到全部分值。这里是几分？</translation>
    </message>
    <message>
        <source>Bo filled {zhangye}, but the points went to Lin: {lin} walls to your {own}. Second place scores nothing.</source>
        <translation>阿博填满了{zhangye}，得分的却是阿林：他有 {lin} 段，你只有 {own} 段。第二名没有分。</translation>
    </message>
    <message>
        <source>Right. It scores {points} where a province and a region both end. Find that border, and place your double wall across it.</source>
        <translation>对了。两格分属不同的省份和不同的蒙古地区时，能得 {points}&#xa0;分。找出这样的界线，把双城墙跨在上面。</translation>
    </message>
    <message>
        <source>A tower counts as one wall, and reserves an empty square beside it for its owner.</source>
        <translation>敌楼算一段城墙，并为建造它的玩家保留旁边的一个空格。</translation>
    </message>
    <message>
        <source>Place a wall there. After that the tower reserves nothing.</source>
        <translation>在那里放一段单城墙。之后这座敌楼就不再保留方格。</translation>
    </message>
    <message>
        <source>And the second wall, in any other province.</source>
        <translation>再在任一其他省份放第二段单城墙。</translation>
    </message>
    <message>
        <source>Two squares of {jiuquan} for sure. A tower can do one thing more: it protects you from the Mongols.</source>
        <translation>{jiuquan}的两格稳稳到手。敌楼还有一个用处：保护你不受蒙古军侵害。</translation>
    </message>
    <message>
        <source>You have six cards. They lie face down in a province until it is full, and change how it scores.</source>
        <translation>你有六张行动牌。它们背面朝上放在省份里，填满时才翻开，会改变计分。</translation>
    </message>
    <message>
        <source>Play your Builder in {dunhuang}: it can make the province worth more, or count as a wall.</source>
        <translation>在{dunhuang}打出工匠：它可以提高省份的分值，或算一段城墙。</translation>
    </message>
    <message>
        <source>A card and a wall in the same province are one action. Place the wall.</source>
        <translation>在同一省份打一张牌、放一段单城墙，是一个行动。放城墙吧。</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>结束回合。</translation>
    </message>
    <message>
        <source>Two cards in two provinces are an action, too. Play your Traitor in {dunhuang}.</source>
        <translation>在两个省份各打一张牌，也是一个行动。在{dunhuang}打出叛徒。</translation>
    </message>
    <message>
        <source>And your Flood in {jiuquan}.</source>
        <translation>再在{jiuquan}打出洪水。</translation>
    </message>
    <message>
        <source>End your turn. Bo is about to fill {dunhuang}.</source>
        <translation>结束回合。阿博就要填满{dunhuang}了。</translation>
    </message>
    <message>
        <source>Two Builders: cards with the same dots cancel each other. But your Traitor counts, even on Bo&apos;s turn. Break Bo&apos;s wall here.</source>
        <translation>两张工匠牌：点数相同，互相作废。你的叛徒仍然有效，即使是阿博的回合。摧毁他在这里的城墙。</translation>
    </message>
    <message>
        <source>Cards take effect in the order of their dots, from one to six. Point at a card to read what it does.</source>
        <translation>行动牌按点数生效，从一点到六点。把鼠标移到牌上，就能看到它的作用。</translation>
    </message>
    <message>
        <source>The Mongols live north of the wall. At the end, whoever has the most walls in a region loses the points on the region&apos;s counter.</source>
        <translation>长城北边是蒙古地区。游戏结束时，在其中城墙最多的人，失去威胁标记（盾牌）上的分数。</translation>
    </message>
    <message>
        <source>The counters lie face down. Where you build, you may peek at one. Place a wall here.</source>
        <translation>威胁标记背面朝上。你在哪里建造，就可以偷看那里的标记。在这里放一段单城墙。</translation>
    </message>
    <message>
        <source>The counter shows {threat}, and none is higher. All who are tied for the most lose that many points, so stay behind Bo here.</source>
        <translation>标记上是 {threat}，没有更高的了。并列最多的人都会失去这么多分，所以在这里要比阿博少。</translation>
    </message>
    <message>
        <source>A real game against two novices, already under way: you have five turns left. Play it to the end.</source>
        <translation>这是与两位新手的真实对局，已经进行到后半：你还有五个回合，请玩到结束。</translation>
    </message>
    <message>
        <source>You know the game now. Are you ready for a whole one?</source>
        <translation>你已经会玩了。要不要开一场完整的游戏？</translation>
    </message>
    <message>
        <source>Now peek: press and hold the eye on the shield of {ordos}, or hold E. Only you will see it.</source>
        <translation>现在偷看：按住{ordos}盾牌上的眼睛，或按住 E 键。只有你看得到。</translation>
    </message>
    <message>
        <source>You have the most walls in {alasha}. But whoever has a tower in a region loses nothing there.</source>
        <translation>你在{alasha}的城墙最多。不过，在一个蒙古地区建有敌楼的人，在那里不失分。</translation>
    </message>
    <message>
        <source>The third card came up on your turn, so you choose the board. End your turn.</source>
        <translation>第三张皇帝牌在你的回合出现，所以由你选版图。结束回合。</translation>
    </message>
    <message>
        <source>Choose a board and one of its sides, A or B, then the end of the wall where it should go.</source>
        <translation>选一块版图和它的一面（A 或 B），再选要接在长城的哪一端。</translation>
    </message>
    <message>
        <source>A broken wall counts for nobody. {own} walls to {bo}: {points} points for you.</source>
        <translation>残墙谁也不算。{own} 段对 {bo} 段：你得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>Leave the last square of {ordos} to Bo. Place your second wall in {jiuquan}.</source>
        <translation>把{ordos}的最后一格留给阿博。第二段单城墙放到{jiuquan}。</translation>
    </message>
    <message>
        <source>Place your tower on the last square of {alasha}.</source>
        <translation>把敌楼放在{alasha}的最后一格。</translation>
    </message>
    <message>
        <source>Every full province gets an emperor card. There are {cards}; the third brings another board.</source>
        <translation>每个填满的省份都得到一张皇帝牌。现在有 {cards}&#xa0;张；第三张会带来新的版图。</translation>
    </message>
    <message>
        <source>Fill {zhangye}.</source>
        <translation>填满{zhangye}。</translation>
    </message>
    <message>
        <source>Place your second wall in another province.</source>
        <translation>在另一个省份放第二段单城墙。</translation>
    </message>
    <message>
        <source>New provinces, new regions, new counters. The game ends when every square is filled.</source>
        <translation>新的省份、新的蒙古地区、新的标记。所有方格填满时，游戏结束。</translation>
    </message>
    <message>
        <source>The game is yours now.</source>
        <translation>接下来看你的了。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step}/{steps}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>You have {own} walls there, the others one each. So all its points are yours: {points}. The emperor card marks it as scored.</source>
        <translation>你在那里有 {own} 段城墙，其他人各一段。所有分数都归你：{points}&#xa0;分。皇帝牌表示该省份已计分。</translation>
    </message>
    <message>
        <source>If you fill {jiuquan}, you and Bo will have two walls each there. How many points will you score?</source>
        <translation>填满{jiuquan}后，你和阿博在那里各有两段城墙。你会得几分？</translation>
    </message>
    <message>
        <source>{points} points at once, and a wall in two provinces. Nothing scores more.</source>
        <translation>立刻得 {points}&#xa0;分，两个省份还各有一段城墙。没有比这得分更高的了。</translation>
    </message>
    <message>
        <source>Bo placed his on the squares from the question, for {points} points. Everyone has just one: choose its place well.</source>
        <translation>阿博把他的放在刚才那一题的两格，得 {points}&#xa0;分。每人只有一段，要选好地方。</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>玩一局</translation>
    </message>
    <message>
        <source>Your turn continues: place your second wall in {zhangye}.</source>
        <translation>你的回合还没完：把第二段单城墙放到{zhangye}。</translation>
    </message>
    <message>
        <source>That fills {jiuquan}: score it.</source>
        <translation>{jiuquan}填满了。开始计分。</translation>
    </message>
    <message>
        <source>End your turn. Bo fills the last squares, and the Mongols attack.</source>
        <translation>结束回合。阿博填满最后的方格，蒙古军就会入侵。</translation>
    </message>
    <message>
        <source>Your tower saved you in {alasha}. In {torghut} you had the most walls, and paid.</source>
        <translation>敌楼在{alasha}保住了你。在{torghut}你的城墙最多，所以失了分。</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
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
        <translation>黄</translation>
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
        <translation>为{province}计分</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>跳过回合</translation>
    </message>
    <message>
        <source>a double wall in {province} (from square {place})</source>
        <translation>{province}第 {place}&#xa0;格起的双城墙</translation>
    </message>
    <message>
        <source>a wall in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的单城墙</translation>
    </message>
    <message>
        <source>a neutral wall in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的中立单城墙</translation>
    </message>
    <message>
        <source>a tower in {province} (square {place})</source>
        <translation>{province}第 {place}&#xa0;格的敌楼</translation>
    </message>
    <message>
        <source>Cancel {owner}&apos;s {card}</source>
        <translation>移除{owner}的{card}</translation>
    </message>
    <message>
        <source>Remove {region}&apos;s threat</source>
        <translation>移除{region}的威胁标记</translation>
    </message>
    <message>
        <source>Value +2</source>
        <translation>分值 +2</translation>
    </message>
    <message>
        <source>Value −2</source>
        <translation>分值 −2</translation>
    </message>
    <message>
        <source>+1 extra wall</source>
        <translation>多算一段城墙</translation>
    </message>
    <message>
        <source>Don&apos;t swap</source>
        <translation>不互换</translation>
    </message>
    <message>
        <source>Wall: {square}</source>
        <translation>单城墙：{square}</translation>
    </message>
    <message>
        <source>Neutral wall: {square}</source>
        <translation>中立单城墙：{square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>敌楼：{square}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>行动牌：{province}</translation>
    </message>
    <message>
        <source>Add {board} in the west</source>
        <translation>在西端增加{board}</translation>
    </message>
    <message>
        <source>Add {board} in the east</source>
        <translation>在东端增加{board}</translation>
    </message>
    <message>
        <source>Break {wall}</source>
        <translation>摧毁{wall}</translation>
    </message>
    <message>
        <source>neutral wall ({square})</source>
        <translation>中立单城墙（{square}）</translation>
    </message>
    <message>
        <source>the {card} card in {province}</source>
        <translation>{province}的{card}牌</translation>
    </message>
    <message>
        <source>{player}&apos;s wall ({square})</source>
        <translation>{player}的单城墙（{square}）</translation>
    </message>
    <message>
        <source>Double wall: {squares}</source>
        <translation>双城墙：{squares}</translation>
    </message>
    <message>
        <source>Swap {here} with {there}</source>
        <translation>互换：{here}与{there}</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>{player} is here.</source>
        <translation>{player}在线。</translation>
    </message>
    <message>
        <source>{player} has been away since {when}.</source>
        <translation>{player}自 {when} 起离线。</translation>
    </message>
    <message>
        <source>{player} is away.</source>
        <translation>{player}已离线。</translation>
    </message>
    <message>
        <source>A bot plays for {player}.</source>
        <translation>{player}目前由电脑玩家代打。</translation>
    </message>
    <message>
        <source>{players} would like a rematch.</source>
        <translation>{players}想再来一局。</translation>
    </message>
    <message>
        <source>{player} has left the game.</source>
        <translation>{player}已退出本局。</translation>
    </message>
    <message>
        <source>{player} can&apos;t be reached now.</source>
        <translation>目前无法连接{player}。</translation>
    </message>
    <message>
        <source>{player} has withdrawn the question.</source>
        <translation>{player}收回了请求。</translation>
    </message>
    <message>
        <source>Moves are sent as soon as it accepts letters again.</source>
        <translation>邮局再收信时，就会立即送出。</translation>
    </message>
    <message>
        <source>{host}&apos;s computer can&apos;t be reached. The game waits for it.</source>
        <translation>无法连接{host}的电脑，对局等待中。</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>尚未发送。</translation>
    </message>
    <message>
        <source>Waiting for {host}&apos;s computer…</source>
        <translation>正在等待{host}的电脑…</translation>
    </message>
    <message>
        <source>Waiting for everybody to agree…</source>
        <translation>正在等待所有人同意…</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>a question</comment>
        <translation>收回请求</translation>
    </message>
    <message>
        <source>Invite again</source>
        <translation>重新邀请</translation>
    </message>
    <message>
        <source>Invite again…</source>
        <translation>重新邀请…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Bots play for {players}.</source>
        <translation>{players}目前由电脑玩家代打。</translation>
    </message>
    <message>
        <source>Take {player}&apos;s seat back</source>
        <translation>收回{player}的座位</translation>
    </message>
    <message>
        <source>Invite {players} again? The computer used so far then loses its place.</source>
        <translation>要重新邀请{players}吗？原来的电脑将失去座位。</translation>
    </message>
    <message>
        <source>Take back the seats of {players}</source>
        <translation>收回{players}的座位</translation>
    </message>
    <message>
        <source>Let bots play</source>
        <translation>让电脑玩家代打</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Invitation to the seats of {players}: {invitation}</source>
        <translation>{players}座位的邀请：{invitation}</translation>
    </message>
    <message>
        <source>{players} have left the game.</source>
        <translation>{players}已退出本局。</translation>
    </message>
    <message>
        <source>{players} are away.</source>
        <translation>{players}已离线。</translation>
    </message>
    <message>
        <source>{players} have been away since {when}.</source>
        <translation>{players}自 {when} 起离线。</translation>
    </message>
    <message>
        <source>{players} agree</source>
        <translation>{players}都同意</translation>
    </message>
    <message>
        <source>{player} asks to go back to “{turn}”.</source>
        <translation>{player}请求退回到“{turn}”。</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>It is up to {players} to play on.</source>
        <translation>可由{players}继续玩。</translation>
    </message>
    <message>
        <source>Invitation to {player}&apos;s seat: {invitation}</source>
        <translation>{player}座位的邀请：{invitation}</translation>
    </message>
    <message>
        <source>Copy invitation</source>
        <translation>复制邀请</translation>
    </message>
    <message>
        <source>Invite somebody else</source>
        <translation>邀请其他人</translation>
    </message>
    <message>
        <source>{host} asks for a rematch.</source>
        <translation>{host}邀请大家再来一局。</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>重新入座</translation>
    </message>
    <message>
        <source>{player} asks to change the help for this game.</source>
        <translation>{player}请求更改本局的辅助。</translation>
    </message>
    <message>
        <source>{player} asks to leave the game unfinished.</source>
        <translation>{player}请求中止本局。</translation>
    </message>
    <message>
        <source>A bot plays for you.</source>
        <translation>你目前由电脑玩家代打。</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>收回我的座位</translation>
    </message>
    <message>
        <source>Let a bot play for {player}</source>
        <translation>让电脑玩家为{player}代打</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>继续等待</translation>
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
        <translation>电脑玩家：新手</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>电脑玩家：老手</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>电脑玩家：高手</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>电脑玩家：大师</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>电脑玩家：随机</translation>
    </message>
    <message>
        <source>Greedy bot</source>
        <translation>电脑玩家：贪心</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>电脑玩家：{name}</translation>
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
        <translation>威胁：{chances}</translation>
    </message>
    <message>
        <source>This can only be: {card}.</source>
        <translation>只可能是：{card}。</translation>
    </message>
    <message>
        <source>Any action card ({chance} each).</source>
        <translation>任何一张行动牌（各 {chance}）。</translation>
    </message>
    <message>
        <source>One of these: {cards} ({chance} each).</source>
        <translation>其中一张：{cards}（各 {chance}）。</translation>
    </message>
    <message>
        <source>{player}&apos;s possible cards: {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}可能的牌：{cards}</translation>
    </message>
    <message>
        <source>With these cards, worth {points} when complete.</source>
        <translation>算上这些牌，填满时分值为 {points}。</translation>
    </message>
    <message>
        <source>{points} when complete</source>
        <comment>what a province may be worth</comment>
        <translation>填满时 {points}&#xa0;分</translation>
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
        <translation>下一张牌：{chances}</translation>
    </message>
    <message>
        <source>{player}: all but {cards}</source>
        <comment>face-down cards in a province</comment>
        <translation>{player}：除{cards}外都有可能</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk isn&apos;t responding.</source>
        <translation>磁盘没有响应。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>Can&apos;t write to that location.</source>
        <translation>无法写入该位置。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission to write there.</source>
        <translation>你没有在那里写入的权限。</translation>
    </message>
    <message>
        <source>The disk reported a read or write error.</source>
        <translation>磁盘读写发生错误。</translation>
    </message>
    <message>
        <source>Folder not found.</source>
        <translation>找不到该文件夹。</translation>
    </message>
    <message>
        <source>A folder with this name already exists.</source>
        <translation>已有同名的文件夹。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>The disk reported an error ({code}).</source>
        <translation>磁盘报告错误（{code}）。</translation>
    </message>
    <message>
        <source>Your settings weren&apos;t saved. {fault}</source>
        <translation>设置未保存。{fault}</translation>
    </message>
    <message>
        <source>A game can&apos;t be read: {folder}</source>
        <translation>有一局游戏无法读取：{folder}</translation>
    </message>
    <message>
        <source>Games aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>游戏无法保存：无法读取 {folder}。</translation>
    </message>
    <message>
        <source>Settings aren&apos;t saved: {folder} can&apos;t be read.</source>
        <translation>设置无法保存：无法读取 {folder}。</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>文件正被另一个程序使用。</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>皇帝牌</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all} until a board is added.</source>
        <translation>皇帝牌：{count}/{all}，集满后增加版图。</translation>
    </message>
</context>
<context>
    <name>EventCard</name>
    <message>
        <source>Diplomacy</source>
        <translation>外交</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>称霸</translation>
    </message>
    <message>
        <source>Imperial Reward</source>
        <translation>皇帝赏赐</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>侦察</translation>
    </message>
    <message>
        <source>At the end, whoever has walls in the most provinces scores 4 points; tied players all score.</source>
        <translation>游戏结束时，在最多省份建有城墙的玩家得 4&#xa0;分；并列者都得分。</translation>
    </message>
    <message>
        <source>At the end, each player scores 2 points per action card left in hand.</source>
        <translation>游戏结束时，每名玩家手牌中剩余的每张行动牌得 2&#xa0;分。</translation>
    </message>
    <message>
        <source>Whenever someone builds in a region, that region&apos;s threat counter is revealed permanently.</source>
        <translation>每当有人在蒙古地区建造，该地区的威胁标记便翻开，不再翻回。</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls scores 1 point per square; tied players all score.</source>
        <translation>游戏结束时，连续城墙最长的玩家每格得 1&#xa0;分；并列者都得分。</translation>
    </message>
    <message>
        <source>At the end, each player scores 1 point per square for their longest unbroken run of walls.</source>
        <translation>游戏结束时，每名玩家按自己最长的连续城墙，每格得 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>增加版图</translation>
    </message>
    <message>
        <source>Choose a board, then an end of the wall, here or on the board.</source>
        <translation>选择版图，再选择东端或西端（在此处或版图上）。</translation>
    </message>
    <message>
        <source>This board was drawn. Choose an end of the wall.</source>
        <translation>抽到这块版图：选择东端或西端。</translation>
    </message>
    <message>
        <source>{rule} Its reputation and threat counters are drawn afterwards.</source>
        <comment>two sentences</comment>
        <translation>{rule}该版图的声望与威胁标记随后抽取。</translation>
    </message>
    <message>
        <source>{rule} Then your turn continues.</source>
        <comment>two sentences</comment>
        <translation>{rule}然后继续你的回合。</translation>
    </message>
    <message>
        <source>Choose a board first.</source>
        <translation>请先选择版图。</translation>
    </message>
    <message>
        <source>Provinces: {provinces}</source>
        <translation>省份：{provinces}</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a saved game</source>
        <translation>打开存档</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save the rulebook</source>
        <translation>保存规则书</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>游戏存档</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}：{fault}</translation>
    </message>
    <message>
        <source>Reading {file}: {percent}%</source>
        <translation>正在读取 {file}：{percent}%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Nothing was saved, because the gate closed.</source>
        <translation>城门已关闭，因此没有保存任何东西。</translation>
    </message>
    <message>
        <source>{game} - public view</source>
        <translation>{game} - 全桌视角</translation>
    </message>
    <message>
        <source>{game} - seen by {player}</source>
        <translation>{game} - {player}的视角</translation>
    </message>
</context>
<context>
    <name>GameHelp</name>
    <message>
        <source>Help for this game</source>
        <translation>本局辅助</translation>
    </message>
    <message>
        <source>The same for everyone at the table, from now on. The saved game records this.</source>
        <translation>从现在起，全桌相同。存档会记录这次更改。</translation>
    </message>
    <message>
        <source>Everyone must agree:</source>
        <translation>须全桌同意：</translation>
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
        <translation>无法读取的游戏</translation>
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
        <translation>已结束 · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>已在另一个窗口打开</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to trash</source>
        <translation>更多：重命名、创建副本、移到回收站</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>这台电脑上的游戏</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Trash ({count})</source>
        <translation>回收站（{count}）</translation>
    </message>
    <message>
        <source>Rename game</source>
        <translation>重命名游戏</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>This version can&apos;t open this game.</source>
        <translation>此版本无法打开这局游戏。</translation>
    </message>
    <message>
        <source>Game moved to trash.</source>
        <translation>游戏已移到回收站。</translation>
    </message>
    <message>
        <source>{count} games moved to trash.</source>
        <translation>{count}&#xa0;局游戏已移到回收站。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>You have many saved games, {count} of them old.</source>
        <translation>你的存档很多，其中 {count}&#xa0;局是旧的。</translation>
    </message>
    <message>
        <source>Move old games to trash</source>
        <translation>将旧游戏移到回收站</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Nothing was changed. {fault}</source>
        <translation>没有任何更改。{fault}</translation>
    </message>
    <message>
        <source>Restore {game}</source>
        <translation>还原：{game}</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>回收站是空的。</translation>
    </message>
    <message>
        <source>Games stay here until you restore them or empty the trash.</source>
        <translation>游戏会留在这里，直到你还原或清空回收站。</translation>
    </message>
    <message>
        <source>Delete this game for good? This can&apos;t be undone.</source>
        <translation>要永久删除这局游戏吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Delete these {count} games for good? This can&apos;t be undone.</source>
        <translation>要永久删除这 {count}&#xa0;局游戏吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>One game couldn&apos;t be deleted. {fault}</source>
        <translation>有一局游戏无法删除。{fault}</translation>
    </message>
    <message>
        <source>{count} games couldn&apos;t be deleted. {fault}</source>
        <translation>有 {count}&#xa0;局游戏无法删除。{fault}</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>现在只有{name}可以看屏幕。</translation>
    </message>
    <message>
        <source>Everybody may see the screen now.</source>
        <translation>现在大家都可以看屏幕。</translation>
    </message>
    <message>
        <source>Waiting for</source>
        <comment>a player</comment>
        <translation>正在等待</translation>
    </message>
    <message>
        <source>Since the game began</source>
        <translation>自游戏开始以来</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>自你上一回合以来</translation>
    </message>
    <message>
        <source>I&apos;m {name} – open the gate</source>
        <translation>我是{name}，打开城门</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>请将设备交给</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>这些笔记属于</translation>
    </message>
    <message>
        <source>Show only the board (no secrets)</source>
        <translation>只显示版图（不含隐藏信息）</translation>
    </message>
</context>
<context>
    <name>Glance</name>
    <message>
        <source>Key or mouse</source>
        <translation>键盘或鼠标</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>键盘和鼠标</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Pick up a piece or a card, then click where it goes</source>
        <translation>选取棋子或牌，再点击要放的位置</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move a piece or a card to its place, or pan the board</source>
        <translation>把棋子或牌移到位置上，或移动版图</translation>
    </message>
    <message>
        <source>Mouse wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation>右键点击</translation>
    </message>
    <message>
        <source>Put down the held piece, or read the rule</source>
        <translation>放回手中的东西，或查看规则</translation>
    </message>
</context>
<context>
    <name>Habit</name>
    <message>
        <source>Ignores the Mongol threat.</source>
        <translation>从不理会蒙古人的威胁。</translation>
    </message>
    <message>
        <source>Sometimes settles for second best.</source>
        <translation>有时会选次佳的走法。</translation>
    </message>
    <message>
        <source>Thinks every move through to the end.</source>
        <translation>每一步都推算到终局。</translation>
    </message>
    <message>
        <source>Thinks ten times as long as the strong player.</source>
        <translation>思考时间是高手玩家的十倍。</translation>
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
        <translation>背面朝上放在{province}</translation>
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
        <translation>{card}：选择一个亮起的省份。</translation>
    </message>
    <message>
        <source>Choose the wall to swap it with.</source>
        <translation>再选择与它互换的城墙。</translation>
    </message>
    <message>
        <source>Choose an end of the wall for this board.</source>
        <translation>选择把这块版图接在东端或西端。</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing square.</source>
        <translation>选择建造的位置：任一亮起的方格。</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares.</source>
        <translation>{block}：选择两个相邻的方格。</translation>
    </message>
    <message>
        <source>{block}: choose the square next to it.</source>
        <translation>{block}：再选择旁边的一个方格。</translation>
    </message>
    <message>
        <source>Choose the piece to place here.</source>
        <translation>选择要放在这里的棋子。</translation>
    </message>
    <message>
        <source>Choose the cards to pay with: they glow in your hand.</source>
        <translation>选择用来支付的牌：手牌中亮起的牌。</translation>
    </message>
    <message>
        <source>Choose where to build the house: any glowing town.</source>
        <translation>选择建造官邸的位置：任一亮起的官邸格。</translation>
    </message>
    <message>
        <source>Choose where to build: any glowing town.</source>
        <translation>选择建造的位置：任一亮起的官邸格。</translation>
    </message>
    <message>
        <source>Choose where to send the emissary: any glowing court.</source>
        <translation>选择派遣使节的地方：任一亮起的宫廷。</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it – or swap this card.</source>
        <translation>选择棋子，或为它选择亮起的位置；也可以换这张牌。</translation>
    </message>
    <message>
        <source>Choose a piece, or a glowing place for it.</source>
        <translation>选择棋子，或为它选择亮起的位置。</translation>
    </message>
    <message>
        <source>No place takes this pair: put a card back.</source>
        <translation>没有地方可用这一对牌：请放回一张。</translation>
    </message>
    <message>
        <source>This card can only be swapped.</source>
        <translation>这张牌只能用来换牌。</translation>
    </message>
    <message>
        <source>Add a second card of this colour – or swap this card.</source>
        <translation>请再加一张同色牌，或换掉这张牌。</translation>
    </message>
    <message>
        <source>Add a second card of this colour.</source>
        <translation>请再加一张同色牌。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>辅助</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Chances worked out from what you have seen.</source>
        <translation>根据你看过的内容，显示各种可能的概率。</translation>
    </message>
    <message>
        <source>Hints for your choices.</source>
        <translation>做决定时可看提示。</translation>
    </message>
    <message>
        <source>A warning before a costly turn ends.</source>
        <translation>结束回合若会吃亏，会先提醒你。</translation>
    </message>
    <message>
        <source>None: everyone works things out for themselves.</source>
        <translation>无：全靠自己计算。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>For purists</source>
        <translation>纯粹</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>概率</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>No hints.</source>
        <translation>没有提示。</translation>
    </message>
    <message>
        <source>It can be changed during a game if everyone agrees: “Help for this game…” in the menu.</source>
        <translation>对局中经全桌同意可以更改：菜单中的“本局辅助…”。</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>这款游戏没有提示。</translation>
    </message>
    <message>
        <source>For a hint, look at your own notes first.</source>
        <translation>想看提示，请先查看自己的笔记。</translation>
    </message>
    <message>
        <source>There are no hints while you look back.</source>
        <translation>回看时没有提示。</translation>
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
        <translation>没有找到提示。请关闭后再试。</translation>
    </message>
    <message numerus="yes">
        <source>Thinking… about %n second(s) left</source>
        <translation>
            <numerusform>思考中…大约还要 %n&#xa0;秒</numerusform>
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
        <translation>与最佳选择相比，这一回合大约使你少得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>Compared with the best choices, this turn costs you about {points} wins in 100.</source>
        <translation>与最佳选择相比，这一回合大约使你每 100&#xa0;局少胜 {points}&#xa0;局。</translation>
    </message>
    <message>
        <source>You chose {chosen}; {better} would have been better.</source>
        <translation>你选了{chosen}。更好的选择：{better}。</translation>
    </message>
    <message>
        <source>Your choice – {reasons}</source>
        <translation>你的选择：{reasons}</translation>
    </message>
    <message>
        <source>The first goes on with the plan of the last hint.</source>
        <translation>第一种走法延续上一条提示的计划。</translation>
    </message>
    <message>
        <source>I see nothing else here to compare it with.</source>
        <translation>我看这里没有别的走法值得比较。</translation>
    </message>
    <message>
        <source>wins {count} in 100</source>
        <comment>games</comment>
        <translation>100&#xa0;局胜 {count}&#xa0;局</translation>
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
        <translation>我看前两种走法一样好。</translation>
    </message>
    <message>
        <source>I see no difference between these.</source>
        <translation>我看不出这几种走法有什么差别。</translation>
    </message>
    <message>
        <source>Before you go on</source>
        <translation>继续之前</translation>
    </message>
    <message>
        <source>{move}, then {next}</source>
        <translation>{move}；接着：{next}</translation>
    </message>
</context>
<context>
    <name>Insight</name>
    <message>
        <source>Threat in {region}</source>
        <translation>{region}的威胁</translation>
    </message>
    <message>
        <source>Drawn board {number}</source>
        <translation>抽出的版图 {number}</translation>
    </message>
    <message>
        <source>face down in {province}</source>
        <comment>a card</comment>
        <translation>背面朝上放在{province}</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>a card</comment>
        <translation>手牌</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>a card</comment>
        <translation>已翻开</translation>
    </message>
    <message>
        <source>Red cards</source>
        <translation>红色牌</translation>
    </message>
    <message>
        <source>Green cards</source>
        <translation>绿色牌</translation>
    </message>
    <message>
        <source>Yellow cards</source>
        <translation>黄色牌</translation>
    </message>
    <message>
        <source>Orange cards</source>
        <translation>橙色牌</translation>
    </message>
    <message>
        <source>Purple cards</source>
        <translation>紫色牌</translation>
    </message>
    <message>
        <source>Next card of the pile</source>
        <translation>牌库的下一张牌</translation>
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
        <translation>没有人知道。</translation>
    </message>
    <message>
        <source>Had looked, and had to remember: {players}.</source>
        <translation>看过，须自行记住：{players}。</translation>
    </message>
    <message>
        <source>Known from before a take-back: {players}.</source>
        <translation>悔棋前看过：{players}。</translation>
    </message>
    <message>
        <source>Saw it face up: {players}.</source>
        <translation>翻开时看到：{players}。</translation>
    </message>
    <message>
        <source>Who knew what</source>
        <translation>谁知道什么</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Known to</source>
        <translation>谁知道</translation>
    </message>
    <message>
        <source>Going through the game…</source>
        <translation>正在回顾对局…</translation>
    </message>
    <message>
        <source>anyone</source>
        <comment>known to</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>own card</source>
        <translation>自己的牌</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看过</translation>
    </message>
    <message>
        <source>by elimination</source>
        <translation>排除法推知</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>公开信息</translation>
    </message>
    <message>
        <source>{secret}, {when}.</source>
        <comment>a cell of a table</comment>
        <translation>{secret}，{when}。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <comment>a counter or a card</comment>
        <translation>不在场。</translation>
    </message>
    <message>
        <source>In fact: {value}.</source>
        <translation>实际：{value}。</translation>
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
        <translation>拥有者：{players}。</translation>
    </message>
    <message>
        <source>Seen by {players}.</source>
        <translation>看过的玩家：{players}。</translation>
    </message>
    <message>
        <source>Worked out by elimination: {players}.</source>
        <translation>用排除法推知：{players}。</translation>
    </message>
    <message>
        <source>Each row is something hidden, each column a moment of the game. The symbols show who knew it then.</source>
        <translation>每行是一项隐藏的信息，每列是游戏的一个时刻。图标显示当时谁知道它。</translation>
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
            <numerusform>{region} {threat}：{players}领先，受敌楼保护</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} {threat}: nobody at risk</source>
        <translation>{region} {threat}：无人失分</translation>
    </message>
    <message numerus="yes">
        <source>Would lose: {players}</source>
        <translation>
            <numerusform>将失分：{players}</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost: {players}</source>
        <translation>损失分数：{players}</translation>
    </message>
    <message>
        <source>Sheltered by a tower: {players}</source>
        <translation>受敌楼保护：{players}</translation>
    </message>
    <message>
        <source>Peeked: {players}</source>
        <translation>已偷看：{players}</translation>
    </message>
    <message>
        <source>{region} (no threat)</source>
        <translation>{region}（无威胁）</translation>
    </message>
    <message>
        <source>Nobody scored</source>
        <translation>无人得分</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>获得 {points}&#xa0;分</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, extra {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}：城墙 {walls}、多算 {virtual}、残墙 {broken}、行动牌 {cards}</translation>
    </message>
    <message>
        <source>Was worth</source>
        <translation>当时分值</translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>当前分值</translation>
    </message>
    <message>
        <source>when complete</source>
        <translation>填满时</translation>
    </message>
    <message>
        <source>± cards</source>
        <comment>what cards may still change</comment>
        <translation>± 行动牌</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>Point at a place to see how things stand there.</source>
        <translation>把鼠标移到版图上，就能看到那里的情况。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Press a key…</source>
        <translation>请按一个键…</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no key</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Click a shortcut, then press the new key. {clear} clears it, {cancel} cancels.</source>
        <translation>点击快捷键，再按新的按键。按“{clear}”键可清除，按“{cancel}”键可取消。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重设</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>游戏中</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>Move to next option</source>
        <translation>移到下一个选项</translation>
    </message>
    <message>
        <source>Move to previous option</source>
        <translation>移到上一个选项</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Skip animation or continue</source>
        <translation>跳过动画或继续</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>移到窗口的下一部分</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>Last turn</source>
        <translation>最后一回合</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>Last turn: the game ends after it.</source>
        <translation>最后一回合：游戏随之结束。</translation>
    </message>
    <message>
        <source>Last round. Still to play after this turn, unless the game ends sooner: {players}.</source>
        <translation>最后一轮。本回合之后，除非游戏提前结束，还轮到：{players}。</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lesson: {title}</source>
        <translation>课程：{title}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>{title}: problems</source>
        <translation>{title}：习题</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A wall and its provinces</source>
        <translation>长城与省份</translation>
    </message>
    <message>
        <source>Who scores</source>
        <translation>谁得分</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>敌楼</translation>
    </message>
    <message>
        <source>Cards face down</source>
        <translation>背面朝上的行动牌</translation>
    </message>
    <message>
        <source>The Mongols</source>
        <translation>蒙古军</translation>
    </message>
    <message>
        <source>A growing wall</source>
        <translation>增加版图</translation>
    </message>
    <message>
        <source>The last five turns</source>
        <translation>最后五个回合</translation>
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
        <translation>胜负差在省份的得分。</translation>
    </message>
    <message>
        <source>Double walls made the difference.</source>
        <translation>胜负差在双城墙。</translation>
    </message>
    <message>
        <source>The Mongols made the difference.</source>
        <translation>胜负差在蒙古军入侵。</translation>
    </message>
    <message>
        <source>Ada</source>
        <comment>a player&apos;s name</comment>
        <translation>阿达</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Learn to play</source>
        <translation>学习玩法</translation>
    </message>
    <message>
        <source>Short lessons on the real table, one to three minutes each.</source>
        <translation>直接在游戏里边玩边学，每课一到三分钟。</translation>
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
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>at this computer</source>
        <translation>在这台电脑上</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Invitation: {place}</source>
        <translation>邀请：{place}</translation>
    </message>
    <message>
        <source>Copy invitation: {place}</source>
        <translation>复制邀请：{place}</translation>
    </message>
    <message>
        <source>{action}: {place}</source>
        <translation>{action}：{place}</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>好，让{guest}加入</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Separate computers</source>
        <translation>各用各的电脑</translation>
    </message>
    <message>
        <source>{place}: {guest} are here.</source>
        <comment>several</comment>
        <translation>{place}：{guest}已到场。</translation>
    </message>
    <message>
        <source>Together with…</source>
        <translation>与他人共用电脑…</translation>
    </message>
    <message>
        <source>Your table: {title}</source>
        <translation>你的牌桌：{title}</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>{guests} will have to leave. Close the table?</source>
        <translation>关闭后，{guests}必须离开。要关闭牌桌吗？</translation>
    </message>
    <message>
        <source>You haven&apos;t answered {guests} yet. Close the table?</source>
        <translation>你还没回复{guests}。要关闭牌桌吗？</translation>
    </message>
    <message>
        <source>Copied invitations will stop working. Close the table?</source>
        <translation>已复制的邀请将失效。要关闭牌桌吗？</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>保持开放</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>开始对局</translation>
    </message>
    <message>
        <source>Give each invitation to one person, in a message or by voice. It can be used only once.</source>
        <translation>每份邀请只给一个人，发消息或口头告知均可。每份只能使用一次。</translation>
    </message>
    <message>
        <source>People who share a computer need only one: choose “{together}”.</source>
        <translation>共用一台电脑的人只需一份：请选择“{together}”。</translation>
    </message>
    <message>
        <source>Guests in this network need no invitation: they find your table under “Play with others”.</source>
        <translation>此网络中的客人无需邀请，可在“与他人联机”中找到你的牌桌。</translation>
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
        <translation>旁观</translation>
    </message>
    <message>
        <source>Players {numbers}, at one computer</source>
        <translation>玩家 {numbers}，共用一台电脑</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>{place}: {guest} has not come yet.</source>
        <translation>{place}：{guest}还未到场。</translation>
    </message>
    <message>
        <source>{place}: {guest} have not come yet.</source>
        <comment>several</comment>
        <translation>{place}：{guest}还未到场。</translation>
    </message>
    <message>
        <source>{place}: {guest} asks to join.</source>
        <translation>{place}：{guest}请求加入。</translation>
    </message>
    <message>
        <source>{place}: {guest} ask to join.</source>
        <comment>several</comment>
        <translation>{place}：{guest}请求加入。</translation>
    </message>
    <message>
        <source>{place}: {guest} is here.</source>
        <translation>{place}：{guest}已到场。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening your game…</source>
        <translation>正在打开你的游戏…</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Invitation copied. One person can watch with it.</source>
        <translation>已复制邀请，可供一人旁观。</translation>
    </message>
    <message>
        <source>The table has no room for more people.</source>
        <translation>牌桌已满。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
</context>
<context>
    <name>Mishap</name>
    <message>
        <source>Something went wrong</source>
        <translation>发生错误</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe.</source>
        <translation>程序发生错误。你的游戏已经保存。</translation>
    </message>
    <message>
        <source>If anything looks wrong, close the window and open it again.</source>
        <translation>如果画面异常，请关闭窗口再重新打开。</translation>
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
        <translation>卢卡</translation>
    </message>
    <message>
        <source>Claire</source>
        <translation>克莱尔</translation>
    </message>
    <message>
        <source>Sima</source>
        <translation>司马</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>阿兰</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>卡尔</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables in this network</source>
        <translation>此网络中的牌桌</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table, and tell its host the six digits that you will see.</source>
        <translation>无需邀请：选择一张牌桌，再把随后显示的六位数字告诉桌主。</translation>
    </message>
    <message>
        <source>You need no invitation: choose a table for the {number} of you, and tell its host the six digits that you will see.</source>
        <translation>无需邀请：选择一张可坐 {number} 人的牌桌，再把随后显示的六位数字告诉桌主。</translation>
    </message>
    <message>
        <source>No table is open in this network now.</source>
        <translation>目前此网络中没有牌桌。</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found in this network, but an invitation still works.</source>
        <translation>无法在此网络中寻找牌桌，但仍可使用邀请。</translation>
    </message>
    <message numerus="yes">
        <source>{title} at {host}&apos;s table, %n seat(s) free</source>
        <translation>
            <numerusform>{title}，在{host}的牌桌，%n&#xa0;个空位</numerusform>
        </translation>
    </message>
    <message>
        <source>{guest} asks for a seat:</source>
        <translation>{guest}请求入座：</translation>
    </message>
    <message>
        <source>{guest} ask for seats:</source>
        <comment>several</comment>
        <translation>{guest}请求入座：</translation>
    </message>
    <message>
        <source>Compare the digits by voice. If the other screen shows different ones, somebody else is asking: click No.</source>
        <translation>请口头核对数字。若对方屏幕上的数字不同，就是别人在请求：请按“拒绝”。</translation>
    </message>
    <message>
        <source>Yes, let {guest} in</source>
        <translation>好，让{guest}加入</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>{host}&apos;s program is version {version}, with different rules.</source>
        <translation>{host}的程序是 {version} 版，规则不同。</translation>
    </message>
    <message>
        <source>No seat is free at this table.</source>
        <translation>这张牌桌没有空位。</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Players (clockwise)</source>
        <translation>玩家（顺时针）</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>You can change it during the game if everyone agrees.</source>
        <translation>游戏中大家都同意时可以更改。</translation>
    </message>
    <message>
        <source>Changed: {options}</source>
        <translation>已更改：{options}</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>游戏选项</translation>
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
        <translation>新游戏：{title}</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Random, and secret until the end</source>
        <translation>随机生成，结束前保密</translation>
    </message>
    <message>
        <source>The same seed repeats the setup. Anyone who knows it can work out what is hidden.</source>
        <translation>相同的种子会重现相同的开局。知道种子的人可以推算出隐藏的信息。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
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
        <translation>玩家 {number}：真人或电脑玩家</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>{player} goes first: in a rematch, the first turn moves on to the next player.</source>
        <translation>由{player}先手：再来一局时，起始玩家轮到下一位。</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>在另一台电脑上</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>在这台电脑上</translation>
    </message>
    <message>
        <source>All bots</source>
        <translation>所有电脑玩家</translation>
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
        <translation>开设牌桌：{title}</translation>
    </message>
    <message>
        <source>How guests reach you</source>
        <translation>客人如何连接</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>允许他人旁观</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开设牌桌</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>等待恢复</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>chat</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Nobody is at another computer yet.</source>
        <translation>还没有座位设为“在另一台电脑上”。</translation>
    </message>
    <message>
        <source>Choose how guests reach you.</source>
        <translation>请选择客人如何连接。</translation>
    </message>
    <message>
        <source>Waiting for the post office… The table opens as soon as it answers.</source>
        <translation>正在等待邮局…邮局一有回应就开桌。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Asking the post office…</source>
        <translation>正在连接邮局…</translation>
    </message>
    <message>
        <source>Your guests must trust you: with a changed program, you could see everything hidden.</source>
        <translation>客人须信任你：你若改动程序，就能看到所有隐藏的信息。</translation>
    </message>
    <message>
        <source>Ready phrases</source>
        <translation>常用语</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由输入</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Board sides</source>
        <translation>版图的面</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Each board may show side A or side B.</source>
        <translation>每块版图可用 A 面或 B 面。</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>全部 A 面</translation>
    </message>
    <message>
        <source>Every board shows side A, including added boards.</source>
        <translation>所有版图都用 A 面，增加的版图也是。</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>全部 B 面</translation>
    </message>
    <message>
        <source>Every board shows side B, including added boards.</source>
        <translation>所有版图都用 B 面，增加的版图也是。</translation>
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
        <translation>本局的第一个回合只放置一段单城墙。</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>每名玩家</translation>
    </message>
    <message>
        <source>On their first turn, each player places just one wall.</source>
        <translation>每名玩家的首回合只放置一段单城墙。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无首回合规则</translation>
    </message>
    <message>
        <source>The first turn is like any other.</source>
        <translation>首回合与其他回合相同。</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>偷看范围</translation>
    </message>
    <message>
        <source>The square&apos;s region</source>
        <translation>方格北边的蒙古地区</translation>
    </message>
    <message>
        <source>A block lets you peek at the region it faces.</source>
        <translation>放置建筑后，可偷看该方格北边的蒙古地区。</translation>
    </message>
    <message>
        <source>The province&apos;s regions</source>
        <translation>省份北边的所有蒙古地区</translation>
    </message>
    <message>
        <source>A block lets you peek at any region along its province.</source>
        <translation>放置建筑后可偷看与该省份相邻的所有蒙古地区。</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>记忆辅助</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Threats you have seen stay visible to you alone.</source>
        <translation>看过的威胁标记之后仍会显示，只有你能看到。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>One peek per block and region, this turn only: remember it.</source>
        <translation>每个建筑对每个蒙古地区只能在放置的回合偷看一次，须自行记住。</translation>
    </message>
    <message>
        <source>Neutral walls</source>
        <translation>中立单城墙</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>参与竞争</translation>
    </message>
    <message>
        <source>Neutral walls can win the majority; then nobody scores.</source>
        <translation>中立单城墙也可能领先，此时没有人得分。</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>Neutral walls don&apos;t count for the majority.</source>
        <translation>比城墙时不计中立单城墙。</translation>
    </message>
    <message>
        <source>Added boards</source>
        <translation>增加的版图</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Whoever adds a board chooses the board, its side and where it goes.</source>
        <translation>增加版图的玩家自选版图、用哪一面、接在哪一端。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The board and its side are random; only where it goes is chosen.</source>
        <translation>版图与用哪一面随机抽出，只选接在哪一端。</translation>
    </message>
    <message>
        <source>When boards are added</source>
        <translation>增加版图的时机</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>回合结束时</translation>
    </message>
    <message>
        <source>A board is added when the turn ends.</source>
        <translation>回合结束时增加版图。</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>A board is added right after scoring; then the turn continues.</source>
        <translation>计分后立即增加版图，然后继续该回合。</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>移除的威胁标记</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>Nobody sees a threat counter that a Traitor removes.</source>
        <translation>叛徒移除的威胁标记不公开。</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Everyone sees a threat counter that a Traitor removes.</source>
        <translation>叛徒移除的威胁标记向所有玩家公开。</translation>
    </message>
    <message>
        <source>Mandarin&apos;s swap</source>
        <translation>官吏的互换</translation>
    </message>
    <message>
        <source>Between provinces</source>
        <translation>限其他省份</translation>
    </message>
    <message>
        <source>The second wall of a swap must be in another province.</source>
        <translation>互换的另一段单城墙必须在其他省份。</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The second wall may also be in the same province.</source>
        <translation>互换的另一段单城墙也可在同一省份。</translation>
    </message>
    <message>
        <source>Dominance scoring</source>
        <translation>称霸计分</translation>
    </message>
    <message>
        <source>Each player scores their own longest run.</source>
        <translation>每名玩家按自己最长的连续城墙得分。</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>仅最长者</translation>
    </message>
    <message>
        <source>Only the longest run scores; tied players all score.</source>
        <translation>只有连续城墙最长的玩家得分；并列者都得分。</translation>
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
        <translation>游戏选项</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
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
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>回放：{what}</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Earlier turns are in the chronicle.</source>
        <translation>更早的回合见纪事。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <translation>祝好运！</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>请稍等。</translation>
    </message>
    <message>
        <source>I&apos;ll be right back.</source>
        <translation>我马上回来。</translation>
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
        <translation>谢谢！</translation>
    </message>
    <message>
        <source>Thanks, good game!</source>
        <translation>谢谢，玩得很开心！</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Wall</source>
        <translation>单城墙</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>敌楼</translation>
    </message>
    <message>
        <source>Broken wall</source>
        <translation>残墙</translation>
    </message>
    <message>
        <source>Neutral wall</source>
        <translation>中立单城墙</translation>
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
        <translation>{province}自西数第 {place}&#xa0;格，共 {count}&#xa0;格，北邻{region}</translation>
    </message>
    <message>
        <source>{west}; {east}</source>
        <translation>{west}；{east}</translation>
    </message>
    <message>
        <source>{province}, squares {west} and {east} of {count}, facing {region}</source>
        <translation>{province}自西数第 {west}、{east}&#xa0;格，共 {count}&#xa0;格，北邻{region}</translation>
    </message>
    <message>
        <source>Board {board}{side}</source>
        <translation>版图 {board}{side}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>版图 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>board {board}{side}</source>
        <translation>版图 {board}{side}</translation>
    </message>
    <message>
        <source>board {board}, side {side}</source>
        <translation>版图 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>West end</source>
        <translation>西端</translation>
    </message>
    <message>
        <source>East end</source>
        <translation>东端</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>to act</source>
        <translation>正在决定</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>颜色：{colour}</translation>
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
        <translation>{player}：{score}&#xa0;分；剩余：单城墙 {singles}、双城墙 {doubles}、敌楼 {towers}、行动牌 {cards}</translation>
    </message>
    <message>
        <source>Walls left: {count}</source>
        <translation>剩余单城墙：{count}</translation>
    </message>
    <message>
        <source>Double walls left: {count}</source>
        <translation>剩余双城墙：{count}</translation>
    </message>
    <message>
        <source>Towers left: {count}</source>
        <translation>剩余敌楼：{count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>手牌：{count}</translation>
    </message>
    <message>
        <source>Whoever takes over a seat takes over its cards and points.</source>
        <translation>接手的玩家沿用该座位的手牌与分数。</translation>
    </message>
    <message>
        <source>{player}: human or bot</source>
        <translation>{player}：真人或电脑玩家</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
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
        <translation>你的选择：{chosen}。怎样会更好？</translation>
    </message>
    <message>
        <source>This couldn&apos;t be evaluated. Try again?</source>
        <translation>无法分析这一步。重试？</translation>
    </message>
    <message>
        <source>Evaluating…</source>
        <translation>分析中…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>What was hidden?</source>
        <translation>当时隐藏了什么？</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>看答案</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
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
            <numerusform>最佳走法：{best}（每 100&#xa0;局多胜 {points}&#xa0;局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As good as it gets: {points} more wins in 100.</source>
        <translation>
            <numerusform>已是最佳：每 100&#xa0;局多胜 {points}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} more wins in 100, but still {behind} behind the best.</source>
        <translation>
            <numerusform>每 100&#xa0;局多胜 {points}&#xa0;局，但仍比最佳走法少 {behind}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No better than before: {behind} wins in 100 are lost.</source>
        <translation>
            <numerusform>并不比原来好：每 100&#xa0;局少胜 {behind}&#xa0;局。</numerusform>
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
            <numerusform>并不比原来好：比最佳走法少 {behind}&#xa0;分。</numerusform>
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
        <translation>对了。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
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
        <translation>下一题</translation>
    </message>
    <message>
        <source>On average a different turn gains more, however well this one went. Try again?</source>
        <translation>即使这次结果不错，平均来说另一种走法得分更多。再试一次？</translation>
    </message>
    <message numerus="yes">
        <source>On average a different turn gains about %n more point(s) on your best rival. Try again?</source>
        <translation>
            <numerusform>平均来说，换一种走法，相对最强的对手约能多得 %n&#xa0;分。再试一次？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>{colour} to play: where should the tower go?</source>
        <translation>轮到{colour}方：敌楼该建在哪里？</translation>
    </message>
    <message>
        <source>Your tower can shelter you in one region. Which?</source>
        <translation>敌楼可在一个蒙古地区保护你。该选哪一个？</translation>
    </message>
    <message>
        <source>Where would you lose points if the Mongols came now?</source>
        <translation>若蒙古军现在入侵，你会在哪里失分？</translation>
    </message>
    <message>
        <source>Remember the threat counters you have seen.</source>
        <translation>回想你看过的威胁标记。</translation>
    </message>
    <message>
        <source>In {r4B1} you alone have the majority.</source>
        <translation>在{r4B1}，只有你的城墙最多。</translation>
    </message>
    <message>
        <source>In {r4B1} you alone would lose {t4B1} points. The tower shelters you: {lead} points better than anything else.</source>
        <translation>在{r4B1}只有你会失去 {t4B1}&#xa0;分。敌楼保护你，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: two squares at once</source>
        <translation>轮到{colour}方：一次两格</translation>
    </message>
    <message>
        <source>Where does your double wall gain the most?</source>
        <translation>双城墙建在哪里得分最多？</translation>
    </message>
    <message>
        <source>A double wall scores as soon as it is built.</source>
        <translation>双城墙一放下就得分。</translation>
    </message>
    <message>
        <source>It may also complete a province and win the majority.</source>
        <translation>它也可能填满一个省份，并让你领先。</translation>
    </message>
    <message>
        <source>{colour} to play: the last wall</source>
        <translation>轮到{colour}方：最后一段城墙</translation>
    </message>
    <message>
        <source>Place the last wall. What should your Traitor do?</source>
        <translation>放下最后一段城墙。你的叛徒该做什么？</translation>
    </message>
    <message>
        <source>The Mongols attack after this turn.</source>
        <translation>这回合之后，蒙古军就会入侵。</translation>
    </message>
    <message>
        <source>You win {p3B2} without the Traitor&apos;s help.</source>
        <translation>不靠叛徒，{p3B2}也是你的。</translation>
    </message>
    <message>
        <source>In {r3B3} you would lose {t3B3} points.</source>
        <translation>在{r3B3}你会失去 {t3B3}&#xa0;分。</translation>
    </message>
    <message>
        <source>{p3B2} is yours anyway. Without its counter {r3B3} costs you nothing: {lead} points better than anything else.</source>
        <translation>{p3B2}本来就是你的。{r3B3}没有标记，你就不失分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: complete or leave open?</source>
        <translation>轮到{colour}方：填满还是留空？</translation>
    </message>
    <message>
        <source>Who scores {p4A3} if you complete it?</source>
        <translation>填满{p4A3}，是替谁得分？</translation>
    </message>
    <message>
        <source>Count the cards revealed so far: which ones could be in {p4A3}?</source>
        <translation>数数已翻开的行动牌：{p4A3}里可能是哪些？</translation>
    </message>
    <message>
        <source>In {r1B1} you already have the majority.</source>
        <translation>在{r1B1}，你的城墙已经最多。</translation>
    </message>
    <message>
        <source>{p4A3} would score for a rival; in {r1B1} you lose no more than before: {lead} points better than anything else.</source>
        <translation>{p4A3}会让对手得分；在{r1B1}你的损失不变，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: which card belongs here?</source>
        <translation>轮到{colour}方：这里该用哪张牌？</translation>
    </message>
    <message>
        <source>Your Builder is already in {p4B1}.</source>
        <translation>你的工匠已在{p4B1}。</translation>
    </message>
    <message>
        <source>Which card changes two walls at once?</source>
        <translation>哪张牌能一次改变两段城墙？</translation>
    </message>
    <message>
        <source>The Mandarin takes a wall from Red and gives you one: {p4B1} is yours, {lead} points better than anything else.</source>
        <translation>官吏把红方的一段城墙换成你的：{p4B1}是你的，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: a loss to share</source>
        <translation>轮到{colour}方：共同的损失</translation>
    </message>
    <message>
        <source>A loss that your rivals share costs you little.</source>
        <translation>与对手共同的损失，对你影响不大。</translation>
    </message>
    <message>
        <source>Only {p4A2_empty} squares are empty in {p4A2}.</source>
        <translation>{p4A2}只剩 {p4A2_empty}&#xa0;个空格。</translation>
    </message>
    <message>
        <source>The double wall scores, completes {p4A2} and beats Green ({p4A2_green} there): {lead} points better than anything else.</source>
        <translation>双城墙得分，使{p4A2}填满，也胜过只占 {p4A2_green}&#xa0;格的绿方，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: hold two provinces</source>
        <translation>轮到{colour}方：守住两个省份</translation>
    </message>
    <message>
        <source>Which provinces do your walls complete for you?</source>
        <translation>你的城墙该使哪些省份填满？</translation>
    </message>
    <message>
        <source>In {last_squares} provinces only the last square is empty.</source>
        <translation>有 {last_squares}&#xa0;个省份只差最后一格。</translation>
    </message>
    <message>
        <source>In {p1B2} Red&apos;s tower reserves the last square: leave it.</source>
        <translation>{p1B2}的最后一格由红方的敌楼保留：别去动它。</translation>
    </message>
    <message>
        <source>In {p3B3} you are ahead. In {p1B3} a wall puts you ahead of Red.</source>
        <translation>在{p3B3}你领先。在{p1B3}再放一段城墙，你就超过红方。</translation>
    </message>
    <message>
        <source>Before cards, {p3B3} scores {p3B3_value} and {p1B3} {p1B3_value}, and you win them: {lead} points better than anything else.</source>
        <translation>不计行动牌，{p3B3}得 {p3B3_value}&#xa0;分，{p1B3}得 {p1B3_value}&#xa0;分，都归你，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>You have only walls left. Where do they do no harm?</source>
        <translation>你只能放城墙。放在哪里不多失分？</translation>
    </message>
    <message>
        <source>A card and a wall decide {p4B1}. Which, and where?</source>
        <translation>一张行动牌和一段城墙决定{p4B1}。哪张，放哪里？</translation>
    </message>
    <message>
        <source>Your walls there count {p4B1_green}, Red&apos;s {p4B1_red}: a wall is not enough.</source>
        <translation>你在那里占 {p4B1_green}&#xa0;格，红方占 {p4B1_red}&#xa0;格：一段城墙不够。</translation>
    </message>
    <message>
        <source>Only walls are left. Which region must stay as it is?</source>
        <translation>只能放城墙。哪个蒙古地区该保持不变？</translation>
    </message>
    <message>
        <source>In {r3A2} {r3A2_tied} colours are tied for the majority.</source>
        <translation>在{r3A2}有 {r3A2_tied} 种颜色并列领先。</translation>
    </message>
    <message>
        <source>{r3A1} alone has {r3A1_empty} empty squares.</source>
        <translation>{r3A1}还有 {r3A1_empty}&#xa0;个空格。</translation>
    </message>
    <message>
        <source>In {r3A2} your rivals still lose {t3A2} along with you, and only {r3A1} is new: {lead} points better than anything else.</source>
        <translation>在{r3A2}对手仍与你一起失去 {t3A2}&#xa0;分，只多了{r3A1}，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: one wall is enough</source>
        <translation>轮到{colour}方：一段城墙就够</translation>
    </message>
    <message>
        <source>You lead. How do you act without giving it away?</source>
        <translation>你领先。怎样行动才能保持领先？</translation>
    </message>
    <message>
        <source>A single wall in an empty region has the majority there.</source>
        <translation>在空的蒙古地区建造，那里就是你的城墙最多。</translation>
    </message>
    <message>
        <source>A face-down card isn&apos;t in any region.</source>
        <translation>背面朝上的行动牌不在任何蒙古地区。</translation>
    </message>
    <message>
        <source>In {r4B2} you already have the majority.</source>
        <translation>在{r4B2}，你的城墙已经最多。</translation>
    </message>
    <message>
        <source>With a card you need only one wall, and in {r4B2} it costs nothing: {lead} points better than anything else.</source>
        <translation>用行动牌只需一段城墙，在{r4B2}又不失分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: work for the Mandarin</source>
        <translation>轮到{colour}方：让官吏出手</translation>
    </message>
    <message>
        <source>Your Mandarin is in {p1A3}. When should it act?</source>
        <translation>你的官吏在{p1A3}。何时该让它出手？</translation>
    </message>
    <message>
        <source>A card acts when its province is complete.</source>
        <translation>省份填满时，那里的行动牌才生效。</translation>
    </message>
    <message>
        <source>{p1A3} can be completed this turn.</source>
        <translation>{p1A3}可在这回合填满。</translation>
    </message>
    <message>
        <source>Blue&apos;s walls there count {p1A3_blue}. A swap takes one away.</source>
        <translation>蓝方在那里占 {p1A3_blue}&#xa0;格。一次互换就少一格。</translation>
    </message>
    <message>
        <source>{colour} to play: the neutral wall</source>
        <translation>轮到{colour}方：中立城墙</translation>
    </message>
    <message>
        <source>Neutral walls left: {neutral_walls}. Where does it serve you?</source>
        <translation>还剩 {neutral_walls} 段中立城墙。放在哪里对你有利？</translation>
    </message>
    <message>
        <source>After your walls you may place a neutral wall in either of their provinces.</source>
        <translation>放下城墙后，可在其中一个省份再放一段中立城墙。</translation>
    </message>
    <message>
        <source>When a neutral wall completes a province, it scores at once.</source>
        <translation>中立城墙使省份填满，也立刻得分。</translation>
    </message>
    <message>
        <source>In {p1B3} {p1B3_empty} squares are empty, and you are ahead.</source>
        <translation>{p1B3}有 {p1B3_empty}&#xa0;个空格，而你领先。</translation>
    </message>
    <message>
        <source>Your wall and the neutral wall complete {p1B3} for you and bring {p1B3_value}: {lead} points better than anything else.</source>
        <translation>你的城墙加上中立城墙使{p1B3}填满，你得 {p1B3_value}&#xa0;分，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: which counter is worth the peek?</source>
        <translation>轮到{colour}方：哪个威胁标记值得偷看？</translation>
    </message>
    <message>
        <source>Where does your first wall go, so that a peek can guide the next?</source>
        <translation>先把城墙放在哪里，偷看后才好决定下一段？</translation>
    </message>
    <message>
        <source>After the first wall you may peek before you choose where the next goes.</source>
        <translation>放下第一段城墙后，可先偷看，再决定下一段放在哪里。</translation>
    </message>
    <message>
        <source>In {r1A3} {r1A3_tied} rivals lead together: a loss shared with them costs little.</source>
        <translation>在{r1A3}有 {r1A3_tied}&#xa0;个对手并列领先：与他们共同失分，损失不大。</translation>
    </message>
    <message>
        <source>Your next wall can complete {p4A1}, for Green, or go in {p1A1}.</source>
        <translation>下一段城墙可使{p4A1}填满，让绿方得分；也可建在{p1A1}。</translation>
    </message>
    <message>
        <source>Peek from {p1A3}: at {least_threat}, complete {p4A1}; if not, build in {p1A1}: {lead} points better, {sight} of them thanks to the peek.</source>
        <translation>从{p1A3}偷看：若是 {least_threat} 就使{p4A1}填满，否则建在{p1A1}。好 {lead}&#xa0;分，其中偷看占 {sight}&#xa0;分。</translation>
    </message>
    <message>
        <source>Red has a card there, too: it could be any of {red_cards} kinds.</source>
        <translation>红方在那里也有一张牌，{red_cards} 种都有可能。</translation>
    </message>
    <message>
        <source>The double wall completes {p1A3}, and the Mandarin tips the majority: {lead} points better than anything else.</source>
        <translation>双城墙填满{p1A3}，官吏让你反过来领先，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
    <message>
        <source>{colour} to play: the same card twice</source>
        <translation>轮到{colour}方：同样的牌</translation>
    </message>
    <message>
        <source>With which card do you complete {p1A1}?</source>
        <translation>填满{p1A1}时，要用哪张牌？</translation>
    </message>
    <message>
        <source>Your Master Builder wins the majority in most cases.</source>
        <translation>大工匠多半能让你领先。</translation>
    </message>
    <message>
        <source>Two cards with the same number cancel each other out.</source>
        <translation>点数相同的两张行动牌互相作废。</translation>
    </message>
    <message>
        <source>The Flood raises what you win, and cancels any Flood of Red&apos;s: {lead} points better than anything else.</source>
        <translation>洪水提高你的得分，也使红方的洪水作废，比其他任何走法好 {lead}&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player} is about to score {provinces}.</source>
        <translation>{player}即将为{provinces}计分。</translation>
    </message>
    <message>
        <source>{player} is adding a board to the wall.</source>
        <translation>{player}正在增加版图。</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>轮到{player}。</translation>
    </message>
    <message>
        <source>First turn of the game: place just one wall.</source>
        <translation>本局第一个回合：只放置一段单城墙。</translation>
    </message>
    <message>
        <source>You have no moves left and must pass.</source>
        <translation>你无法执行任何行动：跳过回合。</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>只能放置中立单城墙。</translation>
    </message>
    <message>
        <source>Your turn – choose a card.</source>
        <translation>轮到你：选择行动牌。</translation>
    </message>
    <message>
        <source>Your turn – choose a block.</source>
        <translation>轮到你：选择建筑。</translation>
    </message>
    <message>
        <source>Your turn – choose a block or a card.</source>
        <translation>轮到你：选择建筑或行动牌。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: place one wall.</source>
        <translation>无法完整执行行动：放置一段单城墙。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action: play one card.</source>
        <translation>无法完整执行行动：打出一张行动牌。</translation>
    </message>
    <message>
        <source>Your first turn: place just one wall.</source>
        <translation>你的首回合：只放置一段单城墙。</translation>
    </message>
    <message>
        <source>Now place a second wall – in any province except {province}.</source>
        <translation>接着在{province}以外的省份放置第二段单城墙。</translation>
    </message>
    <message>
        <source>Now play a second card – in any province except {province}.</source>
        <translation>接着在{province}以外的省份打出第二张行动牌。</translation>
    </message>
    <message>
        <source>Now place a wall in {province}.</source>
        <translation>接着在{province}放置单城墙。</translation>
    </message>
    <message>
        <source>Now place a wall in {province}, or a second card in another province.</source>
        <translation>接着在{province}放置单城墙，或在另一个省份打出第二张行动牌。</translation>
    </message>
    <message>
        <source>You may place a neutral wall and peek at {regions}, or end your turn.</source>
        <translation>你可以放置一段中立单城墙、偷看{regions}的威胁标记，或结束回合。</translation>
    </message>
    <message>
        <source>You may place a neutral wall, or end your turn.</source>
        <translation>你可以放置一段中立单城墙，或结束回合。</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>你可以偷看{regions}的威胁标记，或结束回合。</translation>
    </message>
    <message>
        <source>End your turn – a board will be added.</source>
        <translation>结束回合：接着增加版图。</translation>
    </message>
    <message>
        <source>No more moves – end your turn.</source>
        <translation>无法再行动：请结束回合。</translation>
    </message>
    <message>
        <source>All done – end your turn.</source>
        <translation>行动完成：请结束回合。</translation>
    </message>
    <message>
        <source>{provinces} are complete – choose which to score first.</source>
        <translation>{provinces}都已填满：选择先为哪个省份计分。</translation>
    </message>
    <message>
        <source>{province} is complete – score it.</source>
        <translation>{province}已填满：开始计分。</translation>
    </message>
    <message>
        <source>Add a board: choose the board, its side and an end of the wall.</source>
        <translation>增加版图：选版图、A 面或 B 面，再选接在哪一端。</translation>
    </message>
    <message>
        <source>You drew {board}: choose an end of the wall.</source>
        <translation>抽到{board}：选择东端或西端。</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player}，{choice}</translation>
    </message>
    <message>
        <source>{player} decides on the {card} in {province}.</source>
        <translation>{player}在{province}做决定：{card}。</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>战士：选择{province}的一张行动牌移除。</translation>
    </message>
    <message>
        <source>Traitor: break a wall in {province}, or remove a bordering threat.</source>
        <translation>叛徒：摧毁{province}的一段单城墙，或移除相邻的威胁标记。</translation>
    </message>
    <message>
        <source>Flood: raise or lower {province}&apos;s value by 2.</source>
        <translation>洪水：{province}的分值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Builder: raise {province}&apos;s value by 2, or add one extra wall.</source>
        <translation>工匠：{province}的分值 +2，或替你多算一段城墙。</translation>
    </message>
    <message>
        <source>Master Builder: add two extra walls in {province}.</source>
        <translation>大工匠：在{province}替你多算两段城墙。</translation>
    </message>
    <message>
        <source>Mandarin: swap a wall in {province} with another, or don&apos;t swap.</source>
        <translation>官吏：将{province}的一段单城墙与另一段互换，或不互换。</translation>
    </message>
</context>
<context>
    <name>Prospect</name>
    <message>
        <source>Points now: {points}.</source>
        <comment>read aloud</comment>
        <translation>立即获得 {points}&#xa0;分。</translation>
    </message>
    <message>
        <source>A broken neutral wall: it counts for nothing</source>
        <translation>已毁的中立单城墙：不再计入</translation>
    </message>
    <message>
        <source>A neutral wall</source>
        <translation>中立单城墙</translation>
    </message>
    <message>
        <source>{player}&apos;s wall</source>
        <translation>{player}的单城墙</translation>
    </message>
    <message>
        <source>{player}&apos;s double wall: nothing can break it</source>
        <translation>{player}的双城墙：无法摧毁</translation>
    </message>
    <message>
        <source>{player}&apos;s tower: it gives shelter in this region</source>
        <translation>{player}的敌楼：在此蒙古地区提供保护</translation>
    </message>
    <message>
        <source>{player}&apos;s broken wall: it counts for nothing</source>
        <translation>{player}的残墙：不再计入</translation>
    </message>
    <message>
        <source>Reserved for {player}&apos;s wall</source>
        <translation>保留给{player}的单城墙</translation>
    </message>
    <message>
        <source>Empty – {player}&apos;s tower reserves one square next to it</source>
        <translation>空格：{player}的敌楼在旁边保留一格</translation>
    </message>
    <message>
        <source>An empty square</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>已计分</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>No threat</source>
        <translation>无威胁</translation>
    </message>
    <message>
        <source>Would lose</source>
        <translation>将失分</translation>
    </message>
    <message>
        <source>Sheltered</source>
        <translation>受敌楼保护</translation>
    </message>
    <message>
        <source>scored</source>
        <comment>read aloud</comment>
        <translation>已计分</translation>
    </message>
    <message>
        <source>worth {value}</source>
        <comment>read aloud</comment>
        <translation>值 {value}&#xa0;分</translation>
    </message>
    <message>
        <source>majority: {players}</source>
        <comment>read aloud</comment>
        <translation>领先：{players}</translation>
    </message>
    <message>
        <source>no threat</source>
        <comment>read aloud</comment>
        <translation>无威胁</translation>
    </message>
    <message>
        <source>threat {threat}</source>
        <comment>read aloud</comment>
        <translation>威胁 {threat}</translation>
    </message>
    <message>
        <source>would lose: {players}</source>
        <comment>read aloud</comment>
        <translation>将失分：{players}</translation>
    </message>
    <message>
        <source>sheltered: {players}</source>
        <comment>read aloud</comment>
        <translation>受敌楼保护：{players}</translation>
    </message>
    <message>
        <source>nobody would lose</source>
        <comment>read aloud</comment>
        <translation>无人失分</translation>
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
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
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
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方向键</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左方向键</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上方向键</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下方向键</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It&apos;s {player}&apos;s turn to decide.</source>
        <translation>现在轮到{player}。</translation>
    </message>
    <message>
        <source>{player} scores there {first}; with the other move, {second}</source>
        <translation>这样走，{player}{first}在此得分；另一走法{second}</translation>
    </message>
    <message>
        <source>{player} loses points there {first}; with the other move, {second}</source>
        <translation>这样走，{player}{first}在此失分；另一走法{second}</translation>
    </message>
    <message>
        <source>in no simulated game</source>
        <translation>在模拟对局中从未</translation>
    </message>
    <message>
        <source>in all simulated games</source>
        <translation>在所有模拟对局中都</translation>
    </message>
    <message numerus="yes">
        <source>in %n of 100 simulated games</source>
        <translation>
            <numerusform>在 100&#xa0;局模拟对局中有 %n&#xa0;局</numerusform>
        </translation>
    </message>
    <message>
        <source>in none</source>
        <translation>一局也没有</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>每局都会</translation>
    </message>
    <message>
        <source>Double walls</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>you score there {first}; with the other move, {second}</source>
        <translation>这样走，你{first}在此得分；另一走法{second}</translation>
    </message>
    <message>
        <source>you lose points there {first}; with the other move, {second}</source>
        <translation>这样走，你{first}在此失分；另一走法{second}</translation>
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
            <numerusform>终局时最强的对手在此多失 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best loses {points} fewer points there</source>
        <translation>
            <numerusform>终局时最强的对手在此少失 {points}&#xa0;分</numerusform>
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
            <numerusform>终局时最强的对手在此少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the rival who finishes best scores {points} more points there</source>
        <translation>
            <numerusform>终局时最强的对手在此多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained there on the rival who finishes best</source>
        <translation>
            <numerusform>在此比终局时最强的对手多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost there to the rival who finishes best</source>
        <translation>
            <numerusform>在此比终局时最强的对手少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points gained on the rival who finishes best</source>
        <translation>
            <numerusform>比终局时最强的对手多得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost to the rival who finishes best</source>
        <translation>
            <numerusform>比终局时最强的对手少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>{reasons} But it cuts both ways. {others}</source>
        <translation>{reasons}不过也有另一面。{others}</translation>
    </message>
    <message>
        <source>in {share}</source>
        <translation>有 {share}&#xa0;局</translation>
    </message>
    <message>
        <source>For now, it has the same effect as the first.</source>
        <translation>目前效果和第一种走法一样。</translation>
    </message>
    <message>
        <source>It has the same drawback as the first.</source>
        <translation>缺点和第一种走法一样。</translation>
    </message>
    <message>
        <source>Its gain is spread over many places.</source>
        <translation>好处分散在许多地方。</translation>
    </message>
    <message>
        <source>Most of its gain lies elsewhere.</source>
        <translation>好处主要在别处。</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. When a province is completed, whoever has the most walls there scores its value.</source>
        <translation>合力修筑长城。南边的省份填满时，城墙最多的玩家获得其分值。</translation>
    </message>
    <message>
        <source>When the wall is finished, the Mongols attack: in each region, whoever has the most walls loses the points on its threat counter. The highest score wins.</source>
        <translation>长城完工后，蒙古军从北边入侵：在每个蒙古地区，城墙最多的玩家失去威胁标记上的分数。总分最高者获胜。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Choose one of five actions and carry it out completely:</source>
        <translation>从五种行动中选一种，完整执行：</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}：{rule}</translation>
    </message>
    <message>
        <source>If you can&apos;t complete any action, do half of one (a wall or a card); if you can&apos;t do even that, pass.</source>
        <translation>无法完整执行任何行动时，做半个行动：一段单城墙或一张行动牌；连这也做不到，才跳过回合。</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>偷看</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>敌楼</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>敌楼不可与其他敌楼相邻。</translation>
    </message>
    <message>
        <source>It reserves one empty square next to it for a wall of its owner: if both sides are empty, others may take one, but never the last. The square is free again once the owner has no walls left.</source>
        <translation>旁边一个空格保留给建造者放单城墙：两旁皆空时他人可占一格，不可占最后一格；建造者已无单城墙时不再保留。</translation>
    </message>
    <message>
        <source>In the attack, a tower shelters its owner in the region where it stands.</source>
        <translation>蒙古军入侵时，自己敌楼所在的蒙古地区不失分。</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>省份计分</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same number cancel each other out.</source>
        <translation>翻开该省份的所有行动牌。点数相同的行动牌作废。</translation>
    </message>
    <message>
        <source>The others take effect in order, from 1 to 6. Each card&apos;s owner decides, whoever&apos;s turn it is.</source>
        <translation>其余按点数 1 到 6 生效。不论轮到谁，都由出牌的玩家决定。</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>分值：完好城墙总数（不分玩家），加声望，再加减行动牌。</translation>
    </message>
    <message>
        <source>Majority: the most unbroken walls, including extra ones; a double wall counts as two, a tower as one. Tied players each score the full value.</source>
        <translation>领先：完好的城墙最多，含行动牌多算的城墙；双城墙算两段，敌楼算一段。并列者都获得全部分值。</translation>
    </message>
    <message>
        <source>The province gets an emperor card, and its cards leave the game.</source>
        <translation>该省份放置一张皇帝牌，其中的行动牌移出游戏。</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>行动牌</translation>
    </message>
    <message>
        <source>{priority} {card} – {rule}</source>
        <translation>{priority} {card}：{rule}</translation>
    </message>
    <message>
        <source>Cards can only be played in provinces that aren&apos;t complete yet.</source>
        <translation>行动牌只能打在尚未填满的省份。</translation>
    </message>
    <message>
        <source>As soon as a province has been scored and there are three unused emperor cards, you add a board to the west or east end (once per game; twice with four players). Then your turn continues, and you can use the new squares too.</source>
        <translation>省份计分后若有三张未使用的皇帝牌，你立即在西端或东端增加一块版图：每局一次，四名玩家时两次。然后继续你的回合，也可以使用新的方格。</translation>
    </message>
    <message>
        <source>You can&apos;t place one on the first turn of the game.</source>
        <translation>本局第一个回合不可放置。</translation>
    </message>
    <message>
        <source>You can&apos;t place one on your first turn.</source>
        <translation>自己的首回合不可放置。</translation>
    </message>
    <message>
        <source>Then these event cards are counted: {cards}.</source>
        <translation>接着计算这些事件牌：{cards}。</translation>
    </message>
    <message>
        <source>There are none in this game.</source>
        <translation>本局没有事件牌。</translation>
    </message>
    <message>
        <source>{letter} {card} – {rule}</source>
        <translation>{letter} {card}：{rule}</translation>
    </message>
    <message>
        <source>Adding a board</source>
        <translation>增加版图</translation>
    </message>
    <message>
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. You can&apos;t undo a peek.</source>
        <translation>放置建筑后，本回合可偷看威胁标记；偷看后无法撤销。</translation>
    </message>
    <message>
        <source>If there are three unused emperor cards at the end of your turn, you add a board to the west or east end (once per game; twice with four players).</source>
        <translation>回合结束时若有三张未使用的皇帝牌，你在西端或东端增加一块版图：每局一次，四名玩家时两次。</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>两名玩家时</translation>
    </message>
    <message>
        <source>After your action you may place one neutral wall:</source>
        <translation>行动后可放置一段中立单城墙：</translation>
    </message>
    <message>
        <source>after two walls or two cards, in one of those two provinces;</source>
        <translation>两段单城墙或两张行动牌后：在其中一个省份；</translation>
    </message>
    <message>
        <source>after a card and a wall, a double wall or a tower, in any other province;</source>
        <translation>行动牌加单城墙、双城墙或敌楼后：在其他任一省份；</translation>
    </message>
    <message>
        <source>after half an action, in that province.</source>
        <translation>半个行动后：在同一个省份。</translation>
    </message>
    <message>
        <source>If you can do nothing else, you must place one.</source>
        <translation>无法执行其他行动时，必须放置一段。</translation>
    </message>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
    <message>
        <source>Region by region, from west to east, the threat counter is revealed. Whoever has the most unbroken walls there loses that many points; tied players each lose the full amount.</source>
        <translation>由西到东逐一翻开蒙古地区的威胁标记。完好城墙最多的玩家损失相应分数；并列者都全额损失。</translation>
    </message>
    <message>
        <source>Then event cards A, B and C are counted.</source>
        <translation>接着计算事件牌 A、B、C。</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>事件牌</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>规则摘要</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>A province is complete: score it first.</source>
        <translation>有省份已填满：须先计分。</translation>
    </message>
    <message>
        <source>A revealed card must be resolved first.</source>
        <translation>须先选择已翻开的行动牌的效果。</translation>
    </message>
    <message>
        <source>A board must be added first.</source>
        <translation>须先增加版图。</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>没有行动牌等待决定。</translation>
    </message>
    <message>
        <source>The revealed card doesn&apos;t allow this choice.</source>
        <translation>翻开的行动牌不允许这个选择。</translation>
    </message>
    <message>
        <source>You have already taken your action this turn.</source>
        <translation>每回合一个行动：你已经执行过了。</translation>
    </message>
    <message>
        <source>Finish your action first.</source>
        <translation>请先完成你的行动。</translation>
    </message>
    <message>
        <source>You can&apos;t pass while you still have a move.</source>
        <translation>还能行动时不可跳过回合。</translation>
    </message>
    <message>
        <source>On the first turn, you place just one wall.</source>
        <translation>首回合只放置一段单城墙。</translation>
    </message>
    <message>
        <source>This square isn&apos;t in play.</source>
        <translation>此方格不在游戏中。</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>此方格已被占用。</translation>
    </message>
    <message>
        <source>A double wall needs two adjacent empty squares.</source>
        <translation>双城墙需要两个相邻的空格。</translation>
    </message>
    <message>
        <source>A tower can&apos;t stand next to another tower.</source>
        <translation>敌楼不可与其他敌楼相邻。</translation>
    </message>
    <message>
        <source>Reserved: only the tower&apos;s owner may build here.</source>
        <translation>已保留：只有建造这座敌楼的玩家可以在此建造。</translation>
    </message>
    <message>
        <source>Your tower reserves this square for a wall of yours – no double or neutral wall.</source>
        <translation>你的敌楼将此方格保留给你的单城墙，不可建造双城墙或中立单城墙。</translation>
    </message>
    <message>
        <source>You have no walls left.</source>
        <translation>你已没有单城墙。</translation>
    </message>
    <message>
        <source>You have already placed your double wall.</source>
        <translation>你已放置双城墙。</translation>
    </message>
    <message>
        <source>You have already placed your tower.</source>
        <translation>你已放置敌楼。</translation>
    </message>
    <message>
        <source>There are no neutral walls left.</source>
        <translation>已没有中立单城墙。</translation>
    </message>
    <message>
        <source>This card isn&apos;t in your hand.</source>
        <translation>这张行动牌不在你的手牌中。</translation>
    </message>
    <message>
        <source>This province isn&apos;t in play.</source>
        <translation>此省份不在游戏中。</translation>
    </message>
    <message>
        <source>This province is complete and takes no more cards.</source>
        <translation>此省份已填满，不能再打出行动牌。</translation>
    </message>
    <message>
        <source>The two walls must be in different provinces.</source>
        <translation>两段单城墙须放在两个不同的省份。</translation>
    </message>
    <message>
        <source>The two cards must be in different provinces.</source>
        <translation>两张行动牌须放在两个不同的省份。</translation>
    </message>
    <message>
        <source>After a card, the wall must go in the same province.</source>
        <translation>打出行动牌后，单城墙须放在与行动牌相同的省份。</translation>
    </message>
    <message>
        <source>After a wall, you can only place a second wall.</source>
        <translation>放置单城墙后，只能再放第二段单城墙。</translation>
    </message>
    <message>
        <source>After a card, you can only play a second card or place a wall.</source>
        <translation>打出行动牌后，只能再打出第二张，或放一段单城墙。</translation>
    </message>
    <message>
        <source>You couldn&apos;t finish this action, so you can&apos;t start it.</source>
        <translation>此行动无法完成，因此不能开始。</translation>
    </message>
    <message>
        <source>After this action, the neutral wall can&apos;t go in that province.</source>
        <translation>执行此行动后，中立单城墙不能放在该省份。</translation>
    </message>
    <message>
        <source>Only one neutral wall per turn.</source>
        <translation>每回合只能放置一段中立单城墙。</translation>
    </message>
    <message>
        <source>You have no other move: you must place a neutral wall.</source>
        <translation>无法执行其他行动时，必须放置一段中立单城墙。</translation>
    </message>
    <message>
        <source>You can&apos;t place a neutral wall on the first turn.</source>
        <translation>首回合不可放置中立单城墙。</translation>
    </message>
    <message>
        <source>This province isn&apos;t waiting to be scored.</source>
        <translation>此省份目前无需计分。</translation>
    </message>
    <message>
        <source>You may peek only where you have built this turn.</source>
        <translation>只能偷看本回合建造处的威胁标记。</translation>
    </message>
    <message>
        <source>You already know this threat counter.</source>
        <translation>你已知道这个威胁标记。</translation>
    </message>
    <message>
        <source>This threat counter is already face up.</source>
        <translation>这个威胁标记已经翻开。</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>这个威胁标记已被移除。</translation>
    </message>
    <message>
        <source>That isn&apos;t possible now.</source>
        <translation>现在无法这样做。</translation>
    </message>
    <message>
        <source>This board can&apos;t be added.</source>
        <translation>不能增加这块版图。</translation>
    </message>
    <message>
        <source>In this game, all boards show the same side.</source>
        <translation>本局所有版图都用同一面。</translation>
    </message>
    <message>
        <source>A different board was drawn.</source>
        <translation>要增加的版图已抽出，不是这一块。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n&#xa0;张未知的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: start of the game</source>
        <translation>回放：游戏开始</translation>
    </message>
    <message>
        <source>Replay: {what}</source>
        <translation>回放：{what}</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>后退一回合</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到结尾</translation>
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
        <translation>离开回放</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>本局步骤</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Close replay</source>
        <comment>the replay</comment>
        <translation>离开</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>以 {speed} 速度播放</translation>
    </message>
    <message>
        <source>Back to the exercise</source>
        <translation>回到练习</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>{what} (space bar)</source>
        <translation>{what}（空格键）</translation>
    </message>
    <message>
        <source>View</source>
        <translation>观看视角</translation>
    </message>
    <message>
        <source>Public</source>
        <comment>as whom a replay is seen</comment>
        <translation>全桌</translation>
    </message>
    <message>
        <source>Public information only</source>
        <translation>当时全桌可见的信息</translation>
    </message>
    <message>
        <source>All hands</source>
        <comment>as whom a replay is seen</comment>
        <translation>全部公开</translation>
    </message>
    <message>
        <source>What {player} knew at the time</source>
        <translation>{player}当时看到与知道的内容</translation>
    </message>
    <message>
        <source>All that is hidden</source>
        <translation>全部公开，包括隐藏的信息</translation>
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
        <translation>游戏选项</translation>
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
        <translation>{turns} 回合的分数</translation>
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
        <translation>总分</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>得分来源</translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation>逐回合</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>View board</source>
        <translation>看版图</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Played with standard rules</source>
        <translation>采用标准规则</translation>
    </message>
    <message>
        <source>Played with {options}</source>
        <comment>table options that are not usual</comment>
        <translation>本局设定：{options}</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a step of the chart</comment>
        <translation>终局</translation>
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
        <translation>继续</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
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
            <numerusform>%n&#xa0;种物资</numerusform>
        </translation>
    </message>
    <message>
        <source>Among the best corners at first glance, number {rank}: {why}.</source>
        <translation>初看最佳空角第 {rank} 名：{why}。</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>先掷骰，再以任意顺序交易和建造。</translation>
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
            <numerusform>%n&#xa0;张牌不确定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen: {edicts}.</source>
        <translation>尚未见到：{edicts}。</translation>
    </message>
    <message>
        <source>A seven before you can build again: {chance}%.</source>
        <translation>在你再次建造之前掷出七点：{chance}%。</translation>
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
        <translation>要 {wanted} 给 {given}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒绝</translation>
    </message>
    <message numerus="yes">
        <source>Take 1 of %n card(s)</source>
        <translation>
            <numerusform>从 %n&#xa0;张牌中拿一张</numerusform>
        </translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>已答复</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>待答复</translation>
    </message>
    <message>
        <source>has answered · change</source>
        <translation>已答复 · 更改</translation>
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
        <translation>你还可以支付：{things}。</translation>
    </message>
    <message>
        <source>You can still pay for any of these: {things}.</source>
        <translation>你还可以支付其中任一项：{things}。</translation>
    </message>
    <message>
        <source>You can still play {edicts}.</source>
        <translation>你还可以打出：{edicts}。</translation>
    </message>
    <message>
        <source>Twice the goods: {yields}.</source>
        <translation>物资加倍：{yields}。</translation>
    </message>
    <message>
        <source>Unseen edicts that win at once: {count} of {all}.</source>
        <translation>未见的诏令中可立即获胜的：{all}&#xa0;张中的 {count}&#xa0;张。</translation>
    </message>
    <message>
        <source>A rider is drawn.</source>
        <translation>要抽一名骑兵。</translation>
    </message>
    <message>
        <source>{player} has {points}.</source>
        <translation>{player}已有 {points}。</translation>
    </message>
    <message>
        <source>New: {goods}.</source>
        <comment>goods had nowhere else</comment>
        <translation>新物资：{goods}。</translation>
    </message>
    <message>
        <source>{goods} ({chance})</source>
        <translation>{goods}（{chance}）</translation>
    </message>
    <message>
        <source>The Long Road: 2 points.</source>
        <translation>得到长路：2&#xa0;分。</translation>
    </message>
    <message numerus="yes">
        <source>Longest line: %n road(s).</source>
        <translation>
            <numerusform>最长的道路：%n&#xa0;段。</numerusform>
        </translation>
    </message>
    <message>
        <source>To a free corner: {yields}.</source>
        <translation>通往空角：{yields}。</translation>
    </message>
    <message numerus="yes">
        <source>%n free corner(s) give more often.</source>
        <translation>
            <numerusform>另有 %n&#xa0;个空角更常产出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fort} then withstands %n more rider(s).</source>
        <translation>
            <numerusform>{fort}此后还能挡住 %n&#xa0;名骑兵。</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} then holds for ever.</source>
        <translation>{fort}此后永不陷落。</translation>
    </message>
    <message>
        <source>A breach before the next turn: {after}% instead of {before}%.</source>
        <translation>下一回合前出现缺口：{after}%，原为 {before}%。</translation>
    </message>
    <message numerus="yes">
        <source>The Great Host then takes %n more soldier(s).</source>
        <translation>
            <numerusform>之后再打出 %n&#xa0;道士兵诏令即得大军。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough for {things}.</source>
        <translation>足够支付：{things}。</translation>
    </message>
    <message>
        <source>{thing} or {other}</source>
        <translation>{thing}或{other}</translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation>一个村落</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>一座城市</translation>
    </message>
    <message>
        <source>the next tower</source>
        <translation>下一座敌楼</translation>
    </message>
    <message>
        <source>an edict</source>
        <translation>一道诏令</translation>
    </message>
    <message>
        <source>a road</source>
        <translation>一条道路</translation>
    </message>
    <message numerus="yes">
        <source>At least %n card(s).</source>
        <translation>
            <numerusform>至少 %n&#xa0;张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Host: 1 point.</source>
        <translation>得到大军：1&#xa0;分。</translation>
    </message>
    <message numerus="yes">
        <source>{hex} gives again ({chance}): %n card(s) each time.</source>
        <translation>
            <numerusform>{hex}恢复产出（{chance}）：每次 %n&#xa0;张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>{hex} gives again ({chance}), but not to you.</source>
        <translation>{hex}恢复产出（{chance}），但你没有份。</translation>
    </message>
    <message>
        <source>Closes a harbour of {players}.</source>
        <translation>封锁{players}的港口。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand, {points}.</source>
        <translation>
            <numerusform>{player}：手牌 %n&#xa0;张，{points}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: a seven before the next turn ({chance}%) takes half.</source>
        <translation>
            <numerusform>手牌 %n&#xa0;张：下一回合前掷出七点（{chance}%）要弃一半。</numerusform>
        </translation>
    </message>
    <message>
        <source>{fort} may be breached before the next turn ({chance}%); the next tower costs {goods}.</source>
        <translation>{fort}可能在下一回合前被攻破（{chance}%）；下一座敌楼需要 {goods}。</translation>
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
        <translation>缺口：{count}，满 {most}&#xa0;个则终局</translation>
    </message>
</context>
<context>
    <name>RidersBoard</name>
    <message>
        <source>Home {number}</source>
        <comment>riders in the bag</comment>
        <translation>营地 {number}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>公库</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>剩余 %n&#xa0;道诏令</numerusform>
        </translation>
    </message>
    <message>
        <source>edicts</source>
        <comment>below their number</comment>
        <translation>诏令</translation>
    </message>
    <message>
        <source>Earlier:</source>
        <translation>之前：</translation>
    </message>
    <message>
        <source>Then a rider is drawn.</source>
        <translation>然后抽一名骑兵。</translation>
    </message>
    <message>
        <source>Your longest line: {before} → {after}</source>
        <translation>你最长的道路：{before} → {after}</translation>
    </message>
    <message>
        <source>The Long Road: {own} &gt; {other}</source>
        <translation>长路：{own} &gt; {other}</translation>
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
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>{player} rolled {one} + {other} = {sum}.</source>
        <translation>{player}掷出 {one} + {other} = {sum}。</translation>
    </message>
    <message>
        <source>{riders} against {towers}</source>
        <translation>{riders}对 {towers}</translation>
    </message>
    <message>
        <source>The last rider came from {ground}.</source>
        <translation>最后一名骑兵来自{ground}。</translation>
    </message>
    <message>
        <source>The assault</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>{hex} gives no {good}</source>
        <translation>{hex}不再出产{good}</translation>
    </message>
    <message>
        <source>This lasts until soldiers have chased them.</source>
        <translation>直到士兵将其驱走为止。</translation>
    </message>
    <message>
        <source>They enter</source>
        <translation>骑兵侵入</translation>
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
        <translation>城段与{player}</translation>
    </message>
    <message numerus="yes">
        <source>One penalty: {before} − 1 = %n point(s)</source>
        <translation>
            <numerusform>罚 1&#xa0;分：{before} − 1 = %n&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>Breach {count} of {most}: at the last one, everyone loses.</source>
        <translation>第 {count}&#xa0;个缺口：满 {most}&#xa0;个时全体落败。</translation>
    </message>
    <message>
        <source>Nobody gets any.</source>
        <translation>无人获得。</translation>
    </message>
    <message>
        <source>Goods for the {number}</source>
        <translation>掷出 {number} 所得物资</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
</context>
<context>
    <name>RidersChart</name>
    <message>
        <source>From hexes</source>
        <translation>来自地格</translation>
    </message>
    <message>
        <source>Blocked by riders</source>
        <translation>被骑兵封锁</translation>
    </message>
    <message>
        <source>Short in the supply</source>
        <translation>公库不足</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Towers raised</source>
        <translation>所建敌楼</translation>
    </message>
    <message>
        <source>Riders drawn</source>
        <translation>抽出的骑兵</translation>
    </message>
    <message>
        <source>Riders chased</source>
        <translation>驱逐的骑兵</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>骑兵</translation>
    </message>
    <message>
        <source>Robberies</source>
        <translation>抢夺</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Supply and tributes (net)</source>
        <translation>公库与贡品（差额）</translation>
    </message>
    <message>
        <source>Deals (net)</source>
        <translation>成交（差额）</translation>
    </message>
    <message>
        <source>Robbed (net)</source>
        <translation>抢夺（差额）</translation>
    </message>
    <message>
        <source>Levied (net)</source>
        <translation>征调（差额）</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>物资</translation>
    </message>
    <message>
        <source>Line: expected. Pale: nine games in ten.</source>
        <translation>横线：期望值。浅色：十局中的九局。</translation>
    </message>
    <message numerus="yes">
        <source>As uneven as this: %n game(s) in 100.</source>
        <translation>
            <numerusform>这样不均的，100&#xa0;局中有 %n&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>a chart</comment>
        <translation>城墙</translation>
    </message>
</context>
<context>
    <name>RidersChoice</name>
    <message>
        <source>Keep the cost of …</source>
        <translation>保留费用：…</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s)</source>
        <translation>
            <numerusform>掷出七点：弃掉 %n&#xa0;张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重选</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>弃牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>已选 %n&#xa0;张牌。</numerusform>
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
        <translation>{numeral}&#xa0;号骑兵在{ground}集结</translation>
    </message>
    <message>
        <source>rider {numeral} rides up to {fort}</source>
        <translation>{numeral}&#xa0;号骑兵来到{fort}前</translation>
    </message>
    <message>
        <source>no room for another rider before {fort}</source>
        <translation>{fort}前已容不下更多骑兵</translation>
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
        <translation>在{place}铺设道路</translation>
    </message>
    <message>
        <source>received {goods} to start with</source>
        <translation>获得起始物资：{goods}</translation>
    </message>
    <message>
        <source>received nothing to start with</source>
        <translation>没有获得起始物资</translation>
    </message>
    <message>
        <source>built a road {place}</source>
        <translation>在{place}修筑道路</translation>
    </message>
    <message>
        <source>built a free road {place}</source>
        <translation>在{place}免费修筑道路</translation>
    </message>
    <message>
        <source>built a settlement at {corner}</source>
        <translation>在{corner}建造村落</translation>
    </message>
    <message>
        <source>made {fort} a border city</source>
        <translation>将{fort}的边塞扩建为边城</translation>
    </message>
    <message>
        <source>built a city at {corner}</source>
        <translation>在{corner}建造城市</translation>
    </message>
    <message>
        <source>raised tower {level}</source>
        <translation>建起第 {level}&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>raised towers {levels}</source>
        <translation>建起第{levels}座敌楼</translation>
    </message>
    <message numerus="yes">
        <source>bought %n edict(s)</source>
        <translation>
            <numerusform>购买 %n&#xa0;道诏令</numerusform>
        </translation>
    </message>
    <message>
        <source>bought an edict</source>
        <translation>购买一道诏令</translation>
    </message>
    <message>
        <source>{bought} ({edicts})</source>
        <comment>edicts, and which</comment>
        <translation>{bought}（{edicts}）</translation>
    </message>
    <message>
        <source>rolled {number}</source>
        <translation>掷出 {number} 点</translation>
    </message>
    <message>
        <source>gave up {goods}</source>
        <translation>弃掉 {goods}</translation>
    </message>
    <message>
        <source>moved the pirate ({sea})</source>
        <translation>移动海盗（{sea}）</translation>
    </message>
    <message>
        <source>left the pirate in place</source>
        <translation>让海盗留在原处</translation>
    </message>
    <message>
        <source>took a card from {player}</source>
        <translation>从{player}手中拿走一张牌</translation>
    </message>
    <message>
        <source>took {goods} from {player}</source>
        <translation>从{player}手中拿走 {goods}</translation>
    </message>
    <message>
        <source>took no card</source>
        <translation>没有拿牌</translation>
    </message>
    <message>
        <source>traded {give} for {get} with the supply</source>
        <translation>以 {give}向公库换得 {get}</translation>
    </message>
    <message>
        <source>offered {give} for {want}</source>
        <translation>提议以 {give}换 {want}</translation>
    </message>
    <message>
        <source>withdrew the offer</source>
        <translation>收回提议</translation>
    </message>
    <message>
        <source>gave {partner} {give} for {get}</source>
        <translation>以 {give}向{partner}换得 {get}</translation>
    </message>
    <message>
        <source>played {edict}</source>
        <translation>打出{edict}</translation>
    </message>
    <message>
        <source>moved rider {numeral} from {start} to {end}</source>
        <translation>将 {numeral}&#xa0;号骑兵从{start}调往{end}</translation>
    </message>
    <message>
        <source>chased rider {numeral} from {hex}</source>
        <translation>将 {numeral}&#xa0;号骑兵逐出{hex}</translation>
    </message>
    <message>
        <source>took {goods} from the supply</source>
        <translation>从公库拿取 {goods}</translation>
    </message>
    <message>
        <source>left the rest of the edict unused</source>
        <translation>放弃诏令余下的效果</translation>
    </message>
    <message>
        <source>levied {good}, but nobody had any</source>
        <translation>征调{good}，但无人持有</translation>
    </message>
    <message>
        <source>levied {goods} ({counts})</source>
        <translation>征得 {goods}（{counts}）</translation>
    </message>
    <message>
        <source>Extra building round, from {player} on.</source>
        <translation>额外建造轮，从{player}开始。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳过。</translation>
    </message>
    <message>
        <source>{player} has answered.</source>
        <translation>{player}已答复。</translation>
    </message>
    <message>
        <source>Answers: {answers}.</source>
        <translation>答复：{answers}。</translation>
    </message>
    <message>
        <source>Nobody accepts {player}&apos;s offer.</source>
        <translation>无人接受{player}的提议。</translation>
    </message>
    <message>
        <source>{player} accepts</source>
        <translation>{player}接受</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player}拒绝</translation>
    </message>
    <message>
        <source>{player} would give {give} for {want}</source>
        <translation>{player}还价：以 {give}换 {want}</translation>
    </message>
    <message>
        <source>The crown holds {fort} with five towers.</source>
        <translation>{fort}由朝廷驻守，有五座敌楼。</translation>
    </message>
    <message>
        <source>Too little in the supply: only {goods}.</source>
        <translation>公库不足：只有 {goods}。</translation>
    </message>
    <message>
        <source>Too little in the supply: nobody gets {good}.</source>
        <translation>公库不足：无人获得{good}。</translation>
    </message>
    <message>
        <source>Breach at {fort}: {riders} against {towers}.</source>
        <translation>{fort}被攻破：{riders}对 {towers}。</translation>
    </message>
    <message numerus="yes">
        <source>The rider(s) enter {hexes}.</source>
        <translation>
            <numerusform>骑兵侵入{hexes}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} now has {towers} and %n penalty(ies): breach {number} of {most}.</source>
        <translation>
            <numerusform>{player}现有 {towers}，罚 %n&#xa0;分：第 {number}&#xa0;个缺口，满 {most}&#xa0;个即沦陷。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods} to {player}</source>
        <translation>{player}得 {goods}</translation>
    </message>
    <message>
        <source>Nobody gets goods.</source>
        <translation>无人获得物资。</translation>
    </message>
    <message>
        <source>Held by riders: {hexes}.</source>
        <translation>被骑兵占据：{hexes}。</translation>
    </message>
    <message>
        <source>Nobody holds the Long Road any more.</source>
        <translation>长路暂时无人持有。</translation>
    </message>
    <message>
        <source>{player} holds the Long Road ({length}).</source>
        <translation>{player}取得长路（{length} 段）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} holds the Great Host, with %n soldier(s).</source>
        <translation>
            <numerusform>{player}取得大军（士兵诏令 %n&#xa0;道）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>built %n road(s)</source>
        <translation>
            <numerusform>修筑 %n&#xa0;条道路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>made %n offer(s) without a deal</source>
        <translation>
            <numerusform>提议 %n&#xa0;次未果</numerusform>
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
        <translation>在自己的回合有 {victory}&#xa0;分即获胜。但城墙若有 {breaches}&#xa0;个缺口，全体落败。这个城段归你。</translation>
    </message>
    <message>
        <source>These are your goods. They come from the hexes around your buildings, and you pay with them for everything you build.</source>
        <translation>这是你的物资，来自你的建筑周围的地格。建造的一切都用物资支付。</translation>
    </message>
    <message>
        <source>It&apos;s your turn: roll the dice.</source>
        <translation>轮到你：请掷骰。</translation>
    </message>
    <message>
        <source>An 8! Every hex with that number gives a card to each settlement at its corners. How many cards did this pasture give you?</source>
        <translation>8 点！数字为 8 的地格，给角上的每个村落一张牌。这块草地给了你几张牌？</translation>
    </message>
    <message>
        <source>Not quite. Count your settlements at the corners of pasture 8.</source>
        <translation>不太对。数一数你在草地8 的角上有几个村落。</translation>
    </message>
    <message>
        <source>Right. Now build a road here, from your own road to the harbour. It costs wood and clay.</source>
        <translation>正确。现在从你的道路向港口修一条道路，花费木材和黏土。</translation>
    </message>
    <message>
        <source>Next, a settlement at the end of your road, at the harbour. It costs wood, clay, wool and grain, and brings you a point.</source>
        <translation>接着在道路末端、港口旁建一个村落，花费木材、黏土、羊毛和谷物，值一分。</translation>
    </message>
    <message>
        <source>Each new settlement also brings a rider. Until it is drawn, you can still undo. Draw the rider.</source>
        <translation>每个新村落也会引来一名骑兵。抽出之前仍可撤销。请抽出骑兵。</translation>
    </message>
    <message>
        <source>Rider II waits at {ground}, where two arrows begin. Which roll would bring it to your own section, {fort}?</source>
        <translation>II 号骑兵在{ground}等候，那里有两个箭头。掷出几点，它会来到你的城段{fort}？</translation>
    </message>
    <message>
        <source>Not quite. Look for the arrow from {ground} to {fort}.</source>
        <translation>不太对。找出从{ground}指向{fort}的箭头。</translation>
    </message>
    <message>
        <source>Right; on a {other} it would go to {other_fort}. Your section has no tower yet. End your turn, and watch what the others roll.</source>
        <translation>正确；若是 {other} 点，它会去{other_fort}。你的城段还没有敌楼。结束回合，看看别人掷出几点。</translation>
    </message>
    <message>
        <source>Bo rolled a 4: a rider against no tower, a breach! It is on mountains 5 now. How many cards does this hex give you?</source>
        <translation>阿博掷出 4 点：一名骑兵对零座敌楼，城墙被攻破！骑兵现在在山地5。这个地格现在给你几张牌？</translation>
    </message>
    <message>
        <source>Not quite. A hex with riders gives nothing, until soldiers chase them.</source>
        <translation>不太对。有骑兵的地格不出产，直到士兵把他们驱走。</translation>
    </message>
    <message>
        <source>Right, nothing. And the breach has cost you a point: you are back at {points}. Roll the dice.</source>
        <translation>正确，什么也不给。缺口还使你失去一分：又回到 {points}&#xa0;分。请掷骰。</translation>
    </message>
    <message>
        <source>Your new harbour gives you a card for {rate} equal ones. Trade {rate} wood for an ore: click the ore, then your wood.</source>
        <translation>有了新港口，{rate}&#xa0;张同种牌可向公库换一张。以 {rate}&#xa0;张木材换一张矿石：先点矿石，再点你的木材。</translation>
    </message>
    <message>
        <source>You need clay for a tower, and have wool to spare. Open Trade, and offer 1 wool for 1 clay.</source>
        <translation>建敌楼需要黏土，而你有多余的羊毛。打开“交易”，提议以 1&#xa0;张羊毛换 1&#xa0;张黏土。</translation>
    </message>
    <message>
        <source>Lin says yes, the others no. Click Lin&apos;s answer to make the deal.</source>
        <translation>阿林接受，其他人拒绝。点击阿林的答复即成交。</translation>
    </message>
    <message>
        <source>Raise your first tower for wood and clay. From then on it takes two riders to break through.</source>
        <translation>以木材和黏土建起第一座敌楼。之后要两名骑兵才能攻破。</translation>
    </message>
    <message>
        <source>The edict in your hand is a soldier, from an earlier turn. Play it.</source>
        <translation>你手牌中的诏令是先前购买的士兵。请打出。</translation>
    </message>
    <message>
        <source>A soldier may do two deeds. Chase the rider: click mountains 5.</source>
        <translation>士兵可执行两项。驱逐骑兵：点击山地5。</translation>
    </message>
    <message>
        <source>The second deed could move the pirate, and take a card. You don&apos;t need that here: finish the edict.</source>
        <translation>第二项也可以移动海盗，并抢一张牌。这里不需要：请结束诏令。</translation>
    </message>
    <message>
        <source>Mountains 5 gives ore again, and your wall holds against one rider. With two more ore you could make your fort a city.</source>
        <translation>山地5 又出产矿石了，城墙也挡得住一名骑兵。再有两张矿石，边塞就能扩建为边城。</translation>
    </message>
</context>
<context>
    <name>RidersCommand</name>
    <message>
        <source>Border fort: {fort}, {province}</source>
        <translation>边塞：{province}{fort}</translation>
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
        <translation>建造第 {level}&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>Buy an edict</source>
        <translation>购买诏令</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Draw the rider</source>
        <translation>抽出骑兵</translation>
    </message>
    <message>
        <source>Give up {goods}</source>
        <translation>弃掉 {goods}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in an extra building round</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Pirate: {sea}</source>
        <translation>海盗：{sea}</translation>
    </message>
    <message>
        <source>Leave the pirate</source>
        <translation>不移动海盗</translation>
    </message>
    <message>
        <source>Take a card from {player}</source>
        <translation>从{player}手中拿一张牌</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>不拿牌</translation>
    </message>
    <message>
        <source>Supply: {give} for {get}</source>
        <translation>公库：以{give}换{get}</translation>
    </message>
    <message>
        <source>Offer {give} for {want}</source>
        <translation>提议以 {give}换 {want}</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>接受提议</translation>
    </message>
    <message>
        <source>Decline the offer</source>
        <translation>拒绝提议</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>收回提议</translation>
    </message>
    <message>
        <source>Counter: {give} for {want}</source>
        <translation>还价：以 {give}换 {want}</translation>
    </message>
    <message>
        <source>Deal with {player}</source>
        <translation>与{player}成交</translation>
    </message>
    <message>
        <source>Deal with {player}: {give} for {want}</source>
        <translation>与{player}成交：以 {give}换 {want}</translation>
    </message>
    <message>
        <source>Move a rider: {start} to {end}</source>
        <translation>调动骑兵：{start}至{end}</translation>
    </message>
    <message>
        <source>Chase a rider: {hex}</source>
        <translation>驱逐骑兵：{hex}</translation>
    </message>
    <message>
        <source>Finish the edict</source>
        <translation>结束诏令</translation>
    </message>
    <message>
        <source>Play: {edict}</source>
        <translation>打出：{edict}</translation>
    </message>
    <message>
        <source>You can&apos;t undo this.</source>
        <translation>此步无法撤销。</translation>
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
        <translation>贡品</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>征调</translation>
    </message>
    <message>
        <source>Academy</source>
        <translation>书院</translation>
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
        <translation>贡品</translation>
    </message>
    <message>
        <source>a levy</source>
        <translation>征调</translation>
    </message>
    <message>
        <source>the academy</source>
        <translation>书院</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>Build up to two roads for nothing.</source>
        <translation>免费修筑至多两条道路。</translation>
    </message>
    <message>
        <source>Take any two cards from the supply.</source>
        <translation>从公库任选两张牌。</translation>
    </message>
    <message>
        <source>Name a good, and all others give you every card they have of it.</source>
        <translation>指定一种物资，其他人将该种牌全部交给你。</translation>
    </message>
    <message>
        <source>1 point, shown only when the game ends.</source>
        <translation>1&#xa0;分，游戏结束时才公开。</translation>
    </message>
    <message>
        <source>Up to two deeds: send a waiting rider to another gathering ground, chase a rider from a hex or, once, move the pirate.</source>
        <translation>至多两项：把一名等候的骑兵调到另一个集结地，把一名骑兵逐出地格，或移动海盗（限一次）。</translation>
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
        <translation>额外建造轮</translation>
    </message>
    <message>
        <source>Who builds? Click for everyone who says so.</source>
        <translation>谁要建造？请点击每位要建造的人。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>builds</comment>
        <translation>没有人</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <comment>builds</comment>
        <translation>其他人都不建造</translation>
    </message>
    <message>
        <source>You will be asked in the next extra building round.</source>
        <translation>下一个额外建造轮会询问你。</translation>
    </message>
    <message>
        <source>You will be asked only if you can build something.</source>
        <translation>只有在你能建造时才会询问你。</translation>
    </message>
    <message>
        <source>Nothing to build: passed for you.</source>
        <translation>无可建造：已为你跳过。</translation>
    </message>
    <message>
        <source>Ask me in the next extra building round</source>
        <translation>下一个额外建造轮时询问我</translation>
    </message>
    <message>
        <source>Ask me in the extra round</source>
        <translation>额外建造时问我</translation>
    </message>
    <message>
        <source>In the next extra building round you are asked even if you cannot build anything.</source>
        <translation>下一个额外建造轮，即使你什么都不能建造，也会询问你。</translation>
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
        <translation>谷物</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>矿石</translation>
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
        <translation>谷物</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>矿石</translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;张木材</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n&#xa0;张黏土</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wool</source>
        <translation>
            <numerusform>%n&#xa0;张羊毛</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n&#xa0;张谷物</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ore</source>
        <translation>
            <numerusform>%n&#xa0;张矿石</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RidersHabit</name>
    <message>
        <source>Builds the wall late, and accepts any even trade.</source>
        <translation>很晚才修城墙，对等的交易一律接受。</translation>
    </message>
    <message>
        <source>Trades for its next building, and guards its wall.</source>
        <translation>为下一座建筑而交易，并守好自己的城墙。</translation>
    </message>
    <message>
        <source>Plays through the next round before each move.</source>
        <translation>每步之前都推演下一轮。</translation>
    </message>
    <message>
        <source>Thinks four times as long as the strong player.</source>
        <translation>思考时间是高手玩家的四倍。</translation>
    </message>
</context>
<context>
    <name>RidersHand</name>
    <message>
        <source>Choose the good to take from the supply.</source>
        <translation>选择要从公库取得的物资。</translation>
    </message>
    <message>
        <source>Choose the goods to pay with.</source>
        <translation>选择要付出的物资。</translation>
    </message>
    <message>
        <source>Choose the gathering ground to move the rider to.</source>
        <translation>选择骑兵前往的集结地。</translation>
    </message>
    <message>
        <source>Choose where to build the road.</source>
        <translation>选择道路的位置。</translation>
    </message>
    <message>
        <source>Choose the corner for the settlement.</source>
        <translation>选择村落所在的角。</translation>
    </message>
    <message>
        <source>Choose the settlement that becomes a city.</source>
        <translation>选择要升为城市的村落。</translation>
    </message>
    <message>
        <source>Choose the goods for the edict, or put it back.</source>
        <translation>为诏令选择物资，或将其放回。</translation>
    </message>
</context>
<context>
    <name>RidersInsight</name>
    <message>
        <source>Robbed card {number}</source>
        <translation>被抢的牌 {number}</translation>
    </message>
    <message>
        <source>Edict {number}</source>
        <translation>诏令 {number}</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>手牌中的物资</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
</context>
<context>
    <name>RidersLessons</name>
    <message>
        <source>Two turns at the wall</source>
        <translation>长城下的两回合</translation>
    </message>
    <message>
        <source>Settlements made the difference.</source>
        <translation>胜负差在村落。</translation>
    </message>
    <message>
        <source>Cities made the difference.</source>
        <translation>胜负差在城市。</translation>
    </message>
    <message>
        <source>Breaches made the difference.</source>
        <translation>胜负差在缺口。</translation>
    </message>
</context>
<context>
    <name>RidersLone</name>
    <message>
        <source>when I can pay</source>
        <translation>我付得起时</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take your counteroffer.</source>
        <translation>{player}没有接受你的还价。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You want no more offers this turn, so your answer was No.</source>
        <translation>{player}提出以 {give}换 {want}。你本回合不再听提议，已替你答复“拒绝”。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. Bots may never ask you, so your answer was No.</source>
        <translation>{player}提出以 {give}换 {want}。你不许电脑玩家询问，已替你答复“拒绝”。</translation>
    </message>
    <message>
        <source>{player} didn&apos;t take the terms proposed by {names}.</source>
        <translation>{player}没有接受{names}提出的条件。</translation>
    </message>
    <message>
        <source>{player} offered {give} for {want}. You can&apos;t pay that, so your answer was No.</source>
        <translation>{player}提出以 {give}换 {want}。你付不出，已替你答复“拒绝”。</translation>
    </message>
</context>
<context>
    <name>RidersOption</name>
    <message>
        <source>Order of founding</source>
        <translation>开局顺序</translation>
    </message>
    <message>
        <source>Clockwise, then back</source>
        <translation>先顺时针，再逆时针</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go clockwise, then back again.</source>
        <translation>最后建立边塞的人先行；村落先按顺时针建立，再逆时针。</translation>
    </message>
    <message>
        <source>Back, then clockwise</source>
        <translation>先逆时针，再顺时针</translation>
    </message>
    <message>
        <source>The last to found a fort begins; settlements go back to the first, then clockwise again.</source>
        <translation>最后建立边塞的人先行；村落先逆时针回到第一人，再按顺时针。</translation>
    </message>
    <message>
        <source>Road at the border fort</source>
        <translation>边塞的道路</translation>
    </message>
    <message>
        <source>No road</source>
        <translation>没有道路</translation>
    </message>
    <message>
        <source>A border fort comes without a road.</source>
        <translation>建立边塞时没有道路。</translation>
    </message>
    <message>
        <source>One road</source>
        <translation>一条道路</translation>
    </message>
    <message>
        <source>Each border fort is founded with a road.</source>
        <translation>每座边塞建立时附一条道路。</translation>
    </message>
    <message>
        <source>Pirate after a seven</source>
        <translation>掷出七点后的海盗</translation>
    </message>
    <message>
        <source>May stay</source>
        <translation>可以不动</translation>
    </message>
    <message>
        <source>After a seven you may leave the pirate in place.</source>
        <translation>掷出七点后，可以移动海盗，也可以不动。</translation>
    </message>
    <message>
        <source>Must move</source>
        <translation>必须移动</translation>
    </message>
    <message>
        <source>After a seven you must move the pirate.</source>
        <translation>掷出七点后，必须移动海盗。</translation>
    </message>
    <message>
        <source>After a conquest</source>
        <translation>沦陷之后</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>全体落败</translation>
    </message>
    <message>
        <source>At the last breach everyone loses; the best loser is named.</source>
        <translation>出现最后一个缺口时全体落败，只列出败者中的最佳者。</translation>
    </message>
    <message>
        <source>Best loser wins</source>
        <translation>最佳者获胜</translation>
    </message>
    <message>
        <source>At the last breach the best loser wins.</source>
        <translation>出现最后一个缺口时，败者中的最佳者获胜。</translation>
    </message>
    <message>
        <source>You can make at most {number} offers in a turn.</source>
        <translation>每回合最多提议 {number}&#xa0;次。</translation>
    </message>
    <message>
        <source>Offers in a turn</source>
        <translation>每回合的提议</translation>
    </message>
    <message>
        <source>Counteroffers</source>
        <translation>对提议还价</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>可以</translation>
    </message>
    <message>
        <source>An offer can be answered with different terms.</source>
        <translation>收到提议时，可以提出自己的条件来还价。</translation>
    </message>
    <message>
        <source>Yes or no only</source>
        <translation>只能接受或拒绝</translation>
    </message>
    <message>
        <source>An offer can only be accepted or declined.</source>
        <translation>对提议只能接受或拒绝。</translation>
    </message>
    <message>
        <source>Extra building round</source>
        <translation>额外建造轮</translation>
    </message>
    <message>
        <source>After each turn</source>
        <translation>每回合之后</translation>
    </message>
    <message>
        <source>With five or six players, all others may build once after each turn.</source>
        <translation>五、六名玩家时，每回合之后其他人各可建造一次。</translation>
    </message>
    <message>
        <source>None</source>
        <comment>extra building round</comment>
        <translation>没有</translation>
    </message>
    <message>
        <source>Everyone builds in their own turn only.</source>
        <translation>每个人只在自己的回合建造。</translation>
    </message>
    <message>
        <source>Without a winner after {number} rounds there is peace: the most points win.</source>
        <translation>{number} 轮后仍无人获胜，天下太平：分数最高者获胜。</translation>
    </message>
    <message>
        <source>Rounds until peace</source>
        <translation>太平前的轮数</translation>
    </message>
    <message>
        <source>Goods in hand</source>
        <translation>手牌中的物资</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>goods in hand</comment>
        <translation>不公开</translation>
    </message>
    <message>
        <source>Only you see your goods.</source>
        <translation>自己的物资只有自己能看到。</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>goods in hand</comment>
        <translation>公开</translation>
    </message>
    <message>
        <source>All goods are open: no hiding, and faster.</source>
        <translation>所有物资都公开：不必遮掩，进行更快。</translation>
    </message>
</context>
<context>
    <name>RidersPiece</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n&#xa0;名骑兵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n&#xa0;座敌楼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n&#xa0;条道路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n&#xa0;个村落</numerusform>
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
        <translation>农田</translation>
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
        <translation>{name}（{numeral}&#xa0;号集结地）</translation>
    </message>
    <message>
        <source>border fort of {fort}</source>
        <translation>{fort}的边塞</translation>
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
        <translation>{corner}，邻接{hexes}</translation>
    </message>
    <message>
        <source>along {hex}</source>
        <translation>{hex}旁</translation>
    </message>
    <message>
        <source>between {one} and {other}</source>
        <translation>{one}与{other}之间</translation>
    </message>
    <message>
        <source>{direction} edge of {hex}, {province}</source>
        <translation>{province}{hex}的{direction}侧边</translation>
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
        <translation>任何物资 3:1</translation>
    </message>
    <message>
        <source>north</source>
        <translation>北</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>east</source>
        <translation>东</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>东南</translation>
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
        <translation>朝廷驻守：五座敌楼</translation>
    </message>
    <message>
        <source>in danger</source>
        <translation>危急</translation>
    </message>
    <message>
        <source>{number} to {fort}</source>
        <comment>an arrow</comment>
        <translation>{number} 点往{fort}</translation>
    </message>
    <message>
        <source>the pirate</source>
        <translation>海盗</translation>
    </message>
    <message>
        <source>{supply}; one for {first}, {second}, {third}, or {fourth}</source>
        <translation>{supply}；换一张要{first}、{second}、{third}或{fourth}</translation>
    </message>
    <message>
        <source>{ways} of 36</source>
        <comment>a chance</comment>
        <translation>{ways}/36</translation>
    </message>
    <message>
        <source>border city</source>
        <translation>边城</translation>
    </message>
    <message>
        <source>border fort</source>
        <translation>边塞</translation>
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
        <translation>地点</translation>
    </message>
    <message>
        <source>Which places</source>
        <translation>显示哪些地点</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>目前可行</translation>
    </message>
    <message>
        <source>All places</source>
        <translation>所有地点</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By sector</source>
        <translation>按防区</translation>
    </message>
    <message>
        <source>By yield</source>
        <translation>按产量</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>按距离</translation>
    </message>
    <message>
        <source>Number or words</source>
        <translation>数字或文字</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;个地点</numerusform>
        </translation>
    </message>
    <message>
        <source>List of places</source>
        <translation>地点列表</translation>
    </message>
    <message>
        <source>Go to the previous sector</source>
        <translation>移至上一个防区</translation>
    </message>
    <message>
        <source>Go to the next sector</source>
        <translation>移至下一个防区</translation>
    </message>
</context>
<context>
    <name>RidersPlayers</name>
    <message>
        <source>Cards held: {count}</source>
        <translation>持有的牌：{count}</translation>
    </message>
    <message>
        <source>Edicts held: {count}</source>
        <translation>持有诏令：{count}</translation>
    </message>
    <message>
        <source>Soldiers played: {count}</source>
        <translation>已出士兵：{count}</translation>
    </message>
    <message>
        <source>Longest line of roads: {count}</source>
        <translation>最长的道路：{count}</translation>
    </message>
    <message>
        <source>Penalties: {count}</source>
        <translation>罚分：{count}</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>第 {number} 轮，共 {last} 轮</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <source>{player}: {answer}</source>
        <translation>{player}：{answer}</translation>
    </message>
    <message>
        <source>{player}: points {score}; cards {cards}; edicts {edicts}; soldiers {soldiers}; road {road}; penalties {penalties}</source>
        <translation>{player}：分数 {score}；手牌 {cards}；诏令 {edicts}；士兵 {soldiers}；道路 {road}；罚分 {penalties}</translation>
    </message>
</context>
<context>
    <name>RidersPrompt</name>
    <message>
        <source>Round {number} of {most}.</source>
        <translation>第 {number} 轮，共 {most} 轮。</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}: yes, no or other terms?</source>
        <translation>{player}以 {give}换 {want}：接受、拒绝或还价？</translation>
    </message>
    <message>
        <source>{player} gives {give} for {want}. Asked: {others}.</source>
        <translation>{player}以 {give}换 {want}。询问对象：{others}。</translation>
    </message>
    <message>
        <source>Your turn – roll, or play an edict first.</source>
        <translation>轮到你：掷骰，或先打出诏令。</translation>
    </message>
    <message>
        <source>Your turn – roll the dice.</source>
        <translation>轮到你：请掷骰。</translation>
    </message>
    <message>
        <source>Trade and build, then end your turn.</source>
        <translation>交易并建造，然后结束回合。</translation>
    </message>
    <message>
        <source>Found your border fort on a free site.</source>
        <translation>在空的据点上建立你的边塞。</translation>
    </message>
    <message>
        <source>Now lay a road from there.</source>
        <translation>接着从那里铺设一条道路。</translation>
    </message>
    <message>
        <source>Found your first settlement on any free corner (in gold: chances in 36).</source>
        <translation>在任一空角上建立你的第一个村落（金色数字：36&#xa0;分之几的出产概率）。</translation>
    </message>
    <message>
        <source>Found your second settlement: you receive a card for each hex around it.</source>
        <translation>建立第二个村落：周围每个地格给你一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>A seven: give up %n card(s).</source>
        <translation>
            <numerusform>掷出七点：请弃掉 %n&#xa0;张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>A seven – cards to give up: {counts}.</source>
        <translation>掷出七点，须弃的牌：{counts}。</translation>
    </message>
    <message>
        <source>A seven: move the pirate.</source>
        <translation>掷出七点：请移动海盗。</translation>
    </message>
    <message>
        <source>A seven: move the pirate and take a card, or leave it.</source>
        <translation>掷出七点：移动海盗并拿一张牌，或让它留在原处。</translation>
    </message>
    <message>
        <source>Take a card from a player, or none.</source>
        <translation>从一名玩家手中拿一张牌，或不拿。</translation>
    </message>
    <message numerus="yes">
        <source>Soldier, %n deed(s) left: shift or chase a rider, move the pirate, or finish.</source>
        <translation>
            <numerusform>士兵：还可移动或驱逐骑兵、移动海盗 %n&#xa0;次，或结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corvée: %n free road(s) left, or finish.</source>
        <translation>
            <numerusform>徭役：还可免费修筑 %n&#xa0;条道路，或结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra building round: build, or pass.</source>
        <translation>额外建造轮：建造，或跳过。</translation>
    </message>
    <message>
        <source>{player} is founding a border fort.</source>
        <translation>{player}正在建立边塞。</translation>
    </message>
    <message>
        <source>{player} is founding a settlement.</source>
        <translation>{player}正在建立村落。</translation>
    </message>
    <message>
        <source>{player} is laying a road.</source>
        <translation>{player}正在铺设道路。</translation>
    </message>
    <message>
        <source>{player} is about to roll.</source>
        <translation>{player}即将掷骰。</translation>
    </message>
    <message>
        <source>A seven: {player} decides about the pirate.</source>
        <translation>掷出七点：{player}决定海盗的去留。</translation>
    </message>
    <message>
        <source>{player} may take a card.</source>
        <translation>{player}可以拿一张牌。</translation>
    </message>
    <message>
        <source>{player} is about to draw a rider.</source>
        <translation>{player}即将抽出骑兵。</translation>
    </message>
    <message>
        <source>{player} is choosing a deal.</source>
        <translation>{player}正在选择与谁成交。</translation>
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
        <translation>额外建造轮：{players}可以建造。</translation>
    </message>
    <message>
        <source>Choose a deal, or withdraw the offer.</source>
        <translation>选择与谁成交，或收回提议。</translation>
    </message>
    <message>
        <source>Draw the rider that your building brings, or undo.</source>
        <translation>抽出新建筑引来的骑兵，或撤销。</translation>
    </message>
</context>
<context>
    <name>RidersReasons</name>
    <message numerus="yes">
        <source>{line}: {wins} more games won in 100.</source>
        <translation>
            <numerusform>{line}这一项，每 100&#xa0;局多胜 {wins}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}: {wins} fewer games won in 100.</source>
        <translation>
            <numerusform>{line}这一项，每 100&#xa0;局少胜 {wins}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within a round the section breaks in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>这样走，100&#xa0;局中有 %n&#xa0;局城段在一轮之内被攻破；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is won within a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>这样走，100&#xa0;局中有 %n&#xa0;局在一轮之内获胜；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Long Road is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>这样走，100&#xa0;局中有 %n&#xa0;局在一轮之后持有长路；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Great Host is held after a round in %n of 100 games; with the other move, in {other}.</source>
        <translation>
            <numerusform>这样走，100&#xa0;局中有 %n&#xa0;局在一轮之后持有大军；另一走法有 {other}&#xa0;局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Settlements and cities</source>
        <translation>村落与城市</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>长路</translation>
    </message>
    <message>
        <source>Soldiers and Great Host</source>
        <translation>士兵与大军</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>产出</translation>
    </message>
    <message>
        <source>Kinds of goods</source>
        <translation>物资种类</translation>
    </message>
    <message>
        <source>Cards in hand, and what they pay for</source>
        <translation>手牌及其用途</translation>
    </message>
    <message>
        <source>Strength of the wall</source>
        <translation>城墙强弱</translation>
    </message>
    <message>
        <source>Cards at risk from a seven</source>
        <translation>掷出七点时要弃的牌</translation>
    </message>
    <message>
        <source>Danger of a conquest</source>
        <translation>沦陷的危险</translation>
    </message>
    <message>
        <source>A win within a round</source>
        <translation>一轮之内获胜</translation>
    </message>
    <message>
        <source>The others’ settlements and cities</source>
        <translation>对手的村落与城市</translation>
    </message>
    <message>
        <source>The others’ Long Road</source>
        <translation>对手的长路</translation>
    </message>
    <message>
        <source>The others’ soldiers and Great Host</source>
        <translation>对手的士兵与大军</translation>
    </message>
    <message>
        <source>The others’ edicts</source>
        <translation>对手的诏令</translation>
    </message>
    <message>
        <source>Breaches of the others’ walls</source>
        <translation>对手的缺口</translation>
    </message>
    <message>
        <source>The others’ yields</source>
        <translation>对手的产出</translation>
    </message>
    <message>
        <source>The others’ kinds of goods</source>
        <translation>对手的物资种类</translation>
    </message>
    <message>
        <source>The others’ cards in hand</source>
        <translation>对手的手牌</translation>
    </message>
    <message>
        <source>Strength of the others’ walls</source>
        <translation>对手的城墙强弱</translation>
    </message>
    <message>
        <source>The others’ cards at risk from a seven</source>
        <translation>掷出七点时对手要弃的牌</translation>
    </message>
    <message>
        <source>Somebody else’s win within a round</source>
        <translation>一轮之内对手获胜</translation>
    </message>
</context>
<context>
    <name>RidersReference</name>
    <message>
        <source>Build roads, settlements and cities behind the Great Wall. Whoever has 10 points during their own turn wins.</source>
        <translation>在长城后方修筑道路、村落和城市。在自己的回合中有 10&#xa0;分者获胜。</translation>
    </message>
    <message>
        <source>Every new settlement and city draws a rider. Keep your section of the wall strong: too many breaches, and China falls.</source>
        <translation>每座新的村落和城市都会引来一名骑兵。守好你的城段：缺口太多，天下就会沦陷。</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>First everyone founds a border fort on a free site: the section before it is yours. It counts as a settlement.</source>
        <translation>首先，每个人在空的据点上建立边塞：前方的城段归你。边塞视为村落。</translation>
    </message>
    <message>
        <source>Then everyone founds two settlements, each with a road. The second one brings a card for each hex with a number around it.</source>
        <translation>接着，每个人建立两个村落，各附一条道路。第二个村落周围每个有数字的地格给一张牌。</translation>
    </message>
    <message>
        <source>Roll, then trade and build in any order.</source>
        <translation>先掷骰，再以任意顺序交易和建造。</translation>
    </message>
    <message>
        <source>Once a turn, before or after the roll, you may play an edict.</source>
        <translation>每回合可打出一道诏令，掷骰前后皆可。</translation>
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
        <translation>诏令</translation>
    </message>
    <message>
        <source>1st tower</source>
        <translation>第 1&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>2nd tower</source>
        <translation>第 2&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>3rd tower</source>
        <translation>第 3&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>4th tower</source>
        <translation>第 4&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>5th tower</source>
        <translation>第 5&#xa0;座敌楼</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>花费</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>A road continues a road or a building of yours, also along the wall and the coast, but not past another player&apos;s building.</source>
        <translation>道路须接续你的道路或建筑，也可沿城墙和海岸修筑，但不能越过其他玩家的建筑。</translation>
    </message>
    <message>
        <source>A settlement goes at the end of one of your roads, where no neighbouring corner is built on. Sites of border forts stay free.</source>
        <translation>村落建在你的道路末端，且相邻的角上不能有建筑。边塞据点不可建村落。</translation>
    </message>
    <message>
        <source>A city replaces a settlement of yours, or makes your border fort a border city.</source>
        <translation>城市取代你的一个村落，或将边塞扩建为边城。</translation>
    </message>
    <message>
        <source>You have 15 roads, 5 settlements and 4 cities.</source>
        <translation>你有 15 条道路、5&#xa0;个村落和 4&#xa0;座城市。</translation>
    </message>
    <message>
        <source>The roll</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>First a rider may come to the wall. Then every hex with the rolled number gives its good: 1 card to each settlement and 2 to each city at its corners. A hex with riders gives nothing.</source>
        <translation>首先可能有骑兵来到城墙前。接着，数字与点数相同的地格产出物资：角上每个村落得 1&#xa0;张牌，每座城市得 2&#xa0;张。有骑兵的地格不产出。</translation>
    </message>
    <message>
        <source>Long Road 2: the longest unbroken line of roads, at least 5, until someone has a longer one.</source>
        <translation>长路 2&#xa0;分：最长且不间断的道路，至少 5 段；出现更长的道路时易主。</translation>
    </message>
    <message>
        <source>Great Host 1: the first with 3 soldiers played, until someone has more.</source>
        <translation>大军 1&#xa0;分：最先打出 3 道士兵诏令的人；有人打出更多时易主。</translation>
    </message>
    <message>
        <source>If the supply has too few cards of a good for several players, none of them gets any; a single player gets the rest.</source>
        <translation>公库的某种物资不够分给多名玩家时，谁都得不到；只有一名玩家应得时，得到剩余的牌。</translation>
    </message>
    <message>
        <source>Seven and pirate</source>
        <translation>七点与海盗</translation>
    </message>
    <message>
        <source>On a seven, everyone with more than 7 cards gives up half of them, rounded down. No hex gives goods, no rider comes.</source>
        <translation>掷出七点时，超过 7&#xa0;张牌的人弃掉一半，向下取整。地格不产出物资，骑兵也不来。</translation>
    </message>
    <message>
        <source>If you move it, you may take a card at random from any one player. The harbour where the pirate lies is closed to all.</source>
        <translation>移动海盗后，可从任一名玩家手中随机拿一张牌。海盗所在的港口对所有人关闭。</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>骑兵</translation>
    </message>
    <message>
        <source>A rider drawn for a settlement or a city waits on the gathering ground of its numeral.</source>
        <translation>因村落或城市抽出的骑兵，在编号相同的集结地等候。</translation>
    </message>
    <message>
        <source>When the number on an arrow is rolled, the rider that has waited longest on its ground rides up to the section, whoever rolled. At most five riders can be there.</source>
        <translation>不论谁掷出箭头上的点数，该集结地等候最久的骑兵就来到城段前。城段前最多五名骑兵。</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>城墙</translation>
    </message>
    <message>
        <source>More riders than towers: a breach. All of them enter, one hex after another from the wall to the coast, and their hexes give nothing until soldiers chase them.</source>
        <translation>骑兵多于敌楼，城墙就被攻破。骑兵全部侵入，从城墙到海岸逐格占据，所在地格不产出，直到士兵把他们赶走。</translation>
    </message>
    <message>
        <source>You build only on your own section, one tower after another. Five towers hold for ever.</source>
        <translation>只能在自己的城段上逐座建造敌楼。五座敌楼永不失守。</translation>
    </message>
    <message>
        <source>Example: 3 riders, 2 towers: 2 − 1 = 1 tower is left.</source>
        <translation>例：3 名骑兵、2&#xa0;座敌楼：2 − 1，剩 1&#xa0;座敌楼。</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>With the supply: 4 cards of one good for 1 of another; 3 with a harbour for any good, 2 of the good of a special harbour.</source>
        <translation>与公库：4&#xa0;张同种牌换 1&#xa0;张其他牌；有通用港口时 3&#xa0;张，专门港口的物资 2&#xa0;张。</translation>
    </message>
    <message>
        <source>With players: offer one to three cards for one to three, at most four in all. All answers are shown together; then choose a deal, or withdraw.</source>
        <translation>与玩家：以一至三张牌换一至三张牌，合计最多四张。所有答复一起公开，然后选择与谁成交，或收回提议。</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>You can&apos;t play an edict in the turn you bought it.</source>
        <translation>诏令不能在购买的回合打出。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Settlement or border fort 1, city or border city 2.</source>
        <translation>村落或边塞 1&#xa0;分，城市或边城 2&#xa0;分。</translation>
    </message>
    <message>
        <source>Academy and market 1 each, penalty −1.</source>
        <translation>书院、市集各 1&#xa0;分，每次罚分 −1。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>You win at once when you have 10 points in your own turn, even as it begins.</source>
        <translation>在自己的回合有 10&#xa0;分就立即获胜，回合开始时也算。</translation>
    </message>
    <message>
        <source>China falls at the 4th breach with three players, the 5th with four, the 6th with five, the 7th with six.</source>
        <translation>三名玩家时第 4&#xa0;个缺口、四名第 5&#xa0;个、五名第 6&#xa0;个、六名第 7&#xa0;个：天下沦陷。</translation>
    </message>
    <message>
        <source>3, 5 or 6 players</source>
        <translation>3、5 或 6 名玩家</translation>
    </message>
    <message>
        <source>With three or five, the crown holds the sector that is left, with five towers. Nobody builds on the site of its border fort.</source>
        <translation>三人或五人时，剩下的防区由朝廷驻守，有五座敌楼。其边塞据点不可建造。</translation>
    </message>
    <message>
        <source>Five and six play on the large map.</source>
        <translation>五人、六人使用大地图。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Roads, towers and trades with the supply can be undone in your turn; a settlement or a city until its rider is drawn. Dice, riders, edicts bought, cards taken and answers can&apos;t.</source>
        <translation>道路、敌楼、与公库的交易可在自己的回合内撤销；村落和城市在抽出骑兵前可撤销。掷骰、骑兵、买来的诏令、拿走的牌和答复不可撤销。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>关于本游戏</translation>
    </message>
    <message>
        <source>An unofficial fan-made game after a scenario by Klaus Teuber, with its own map, pictures and words.</source>
        <translation>爱好者制作的非官方游戏，改编自 Klaus Teuber 的剧本；地图、图画和文字均为自制。</translation>
    </message>
    <message>
        <source>The section loses a tower if it has one, and its owner gets a penalty.</source>
        <translation>该城段失去一座敌楼（若有），其主人罚 1&#xa0;分。</translation>
    </message>
</context>
<context>
    <name>RidersRefusal</name>
    <message>
        <source>You can&apos;t do this now.</source>
        <translation>现在不能这样做。</translation>
    </message>
    <message>
        <source>The founding isn&apos;t over yet.</source>
        <translation>开局尚未完成。</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>请先掷骰。</translation>
    </message>
    <message>
        <source>The dice have been rolled.</source>
        <translation>已经掷过骰子。</translation>
    </message>
    <message>
        <source>After the seven, cards must be given up first.</source>
        <translation>掷出七点后，须先弃牌。</translation>
    </message>
    <message>
        <source>Decide about the pirate first.</source>
        <translation>请先决定海盗的去留。</translation>
    </message>
    <message>
        <source>First take a card from a player, or none.</source>
        <translation>请先从一名玩家手中拿一张牌，或不拿。</translation>
    </message>
    <message>
        <source>Draw the rider first.</source>
        <translation>请先抽出骑兵。</translation>
    </message>
    <message>
        <source>Finish your edict first.</source>
        <translation>请先执行完诏令。</translation>
    </message>
    <message>
        <source>In the extra building round you can only build and buy edicts.</source>
        <translation>额外建造轮中只能建造和购买诏令。</translation>
    </message>
    <message>
        <source>This can&apos;t have happened: the file is damaged.</source>
        <translation>这不可能发生：文件已损坏。</translation>
    </message>
    <message>
        <source>This isn&apos;t an extra building round.</source>
        <translation>现在不是额外建造轮。</translation>
    </message>
    <message>
        <source>This site is taken.</source>
        <translation>这个据点已有人。</translation>
    </message>
    <message>
        <source>There is no land here.</source>
        <translation>这里没有陆地。</translation>
    </message>
    <message>
        <source>There is already a road here.</source>
        <translation>这里已有道路。</translation>
    </message>
    <message>
        <source>None of your roads or buildings is next to this.</source>
        <translation>旁边没有你的道路或建筑。</translation>
    </message>
    <message>
        <source>Another player&apos;s building is in the way.</source>
        <translation>被其他玩家的建筑挡住了。</translation>
    </message>
    <message>
        <source>The road must begin at what you have just founded.</source>
        <translation>道路必须从刚建立的村落或边塞开始。</translation>
    </message>
    <message>
        <source>You have no roads left.</source>
        <translation>你已没有道路。</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>这里已有建筑。</translation>
    </message>
    <message>
        <source>There is a building on the next corner.</source>
        <translation>相邻的角上已有建筑。</translation>
    </message>
    <message>
        <source>None of your roads leads here.</source>
        <translation>你的道路没有通到这里。</translation>
    </message>
    <message>
        <source>This is the site of a border fort.</source>
        <translation>这是边塞据点。</translation>
    </message>
    <message>
        <source>You have no settlements left.</source>
        <translation>你已没有村落。</translation>
    </message>
    <message>
        <source>You have no settlement here.</source>
        <translation>这里没有你的村落。</translation>
    </message>
    <message>
        <source>You have no cities left.</source>
        <translation>你已没有城市。</translation>
    </message>
    <message>
        <source>Your section has all five towers.</source>
        <translation>你的城段已有五座敌楼。</translation>
    </message>
    <message>
        <source>There is no place for a free road.</source>
        <translation>没有地方可免费修筑道路。</translation>
    </message>
    <message>
        <source>The pirate is already here.</source>
        <translation>海盗已在这里。</translation>
    </message>
    <message>
        <source>This soldier has already moved the pirate.</source>
        <translation>这道士兵诏令已移动过海盗。</translation>
    </message>
    <message>
        <source>In this game you must move the pirate.</source>
        <translation>本局必须移动海盗。</translation>
    </message>
    <message>
        <source>There is no card to take.</source>
        <translation>没有牌可拿。</translation>
    </message>
    <message>
        <source>There is no rider here.</source>
        <translation>这里没有骑兵。</translation>
    </message>
    <message>
        <source>The rider is already on this gathering ground.</source>
        <translation>骑兵已在这个集结地。</translation>
    </message>
    <message>
        <source>You lack the goods for this.</source>
        <translation>你的物资不足。</translation>
    </message>
    <message>
        <source>There are no edicts left.</source>
        <translation>已没有诏令。</translation>
    </message>
    <message>
        <source>You bought this edict only this turn.</source>
        <translation>这道诏令是本回合才买的。</translation>
    </message>
    <message>
        <source>You have already played an edict this turn.</source>
        <translation>本回合已打出过诏令。</translation>
    </message>
    <message>
        <source>You don&apos;t have this edict.</source>
        <translation>你没有这道诏令。</translation>
    </message>
    <message>
        <source>The supply has too few of it.</source>
        <translation>公库存量不足。</translation>
    </message>
    <message>
        <source>Both are the same good: choose another.</source>
        <translation>两者是同一种物资：请另选一种。</translation>
    </message>
    <message>
        <source>The same good can&apos;t be on both sides.</source>
        <translation>同一种物资不能出现在双方。</translation>
    </message>
    <message>
        <source>One to three cards on each side, at most four in all.</source>
        <translation>每方一至三张牌，合计最多四张。</translation>
    </message>
    <message>
        <source>You have made all your offers for this turn.</source>
        <translation>本回合的提议次数已用完。</translation>
    </message>
    <message>
        <source>Nobody else has a card.</source>
        <translation>其他人都没有牌。</translation>
    </message>
    <message>
        <source>This game is played without counteroffers.</source>
        <translation>本局不能还价。</translation>
    </message>
    <message>
        <source>These are the terms of the offer: say yes to it.</source>
        <translation>这就是提议的条件：直接接受即可。</translation>
    </message>
    <message>
        <source>You don&apos;t have the cards for these terms.</source>
        <translation>你没有这些条件所需的牌。</translation>
    </message>
    <message>
        <source>Not all answers are in yet.</source>
        <translation>还有人尚未答复。</translation>
    </message>
    <message>
        <source>The answer was no.</source>
        <translation>对方拒绝了。</translation>
    </message>
    <message>
        <source>Name the two goods in their usual order.</source>
        <translation>请按惯常顺序列出两种物资。</translation>
    </message>
    <message numerus="yes">
        <source>You lack {goods}.</source>
        <translation>
            <numerusform>你缺少 {goods}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pirate stays at sea.</source>
        <translation>海盗只能在海上。</translation>
    </message>
    <message>
        <source>This is beyond {player}&apos;s building.</source>
        <translation>这里被{player}的建筑隔开了。</translation>
    </message>
    <message>
        <source>An offer is still open.</source>
        <translation>还有提议未结束。</translation>
    </message>
</context>
<context>
    <name>RidersResult</name>
    <message>
        <source>The wall has held: peace.</source>
        <translation>长城守住了：天下太平。</translation>
    </message>
    <message>
        <source>China has fallen.</source>
        <translation>天下沦陷。</translation>
    </message>
    <message numerus="yes">
        <source>Best loser(s): {players}, {score}.</source>
        <translation>
            <numerusform>败者中的最佳者：{players}，{score}&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a single tower built.</source>
        <translation>一座敌楼也没建。</translation>
    </message>
    <message>
        <source>Not a single deal made.</source>
        <translation>一次也没成交。</translation>
    </message>
    <message>
        <source>Offers and deals</source>
        <translation>提议与成交</translation>
    </message>
    <message>
        <source>Trade with players</source>
        <translation>与玩家的交易</translation>
    </message>
    <message>
        <source>Offers made, and how many became deals.</source>
        <translation>提议的次数，以及成交的次数。</translation>
    </message>
    <message>
        <source>{player}: offers</source>
        <translation>{player}：提议</translation>
    </message>
    <message>
        <source>{player}: deals</source>
        <translation>{player}：成交</translation>
    </message>
    <message>
        <source>All rolls of the dice</source>
        <translation>所有掷骰</translation>
    </message>
    <message>
        <source>Games lost to a conquest</source>
        <translation>因沦陷而输的游戏</translation>
    </message>
    <message>
        <source>Cards given up after sevens</source>
        <translation>掷出七点后弃掉的牌</translation>
    </message>
</context>
<context>
    <name>RidersRoll</name>
    <message>
        <source>Who got what</source>
        <translation>谁得到了什么</translation>
    </message>
    <message>
        <source>{player} gives up {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player}须弃 {count}&#xa0;张</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>cards, after a seven</comment>
        <translation>{player} {count}&#xa0;张</translation>
    </message>
    <message>
        <source>A seven: {shares}.</source>
        <translation>掷出七点：{shares}。</translation>
    </message>
    <message>
        <source>{hex}: riders</source>
        <comment>they block it</comment>
        <translation>{hex}：骑兵</translation>
    </message>
    <message>
        <source>{good}: {count} short, nobody gets any</source>
        <translation>{good}：缺 {count}&#xa0;张，无人得到</translation>
    </message>
    <message>
        <source>{good}: {count} short, {player} gets the rest</source>
        <translation>{good}：缺 {count}&#xa0;张，其余归{player}</translation>
    </message>
</context>
<context>
    <name>RidersSeat</name>
    <message>
        <source>Longest line of roads</source>
        <translation>最长的道路</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>With {points}</source>
        <comment>hidden ones</comment>
        <translation>加上{points}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>{count} bought this turn</source>
        <comment>edicts</comment>
        <translation>本回合购得 {count} 道</translation>
    </message>
    <message>
        <source>Yields: {yields}.</source>
        <translation>产出：{yields}。</translation>
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
        <translation>公库：{goods}</translation>
    </message>
    <message>
        <source>Price in {good}</source>
        <translation>以{good}支付</translation>
    </message>
    <message>
        <source>If a roll needs more, nobody gets any, unless only one player is due.</source>
        <translation>若一次掷骰需要更多，则无人获得，除非只有一名玩家应得。</translation>
    </message>
    <message numerus="yes">
        <source>%n edict(s) left</source>
        <translation>
            <numerusform>剩余 %n&#xa0;道诏令</numerusform>
        </translation>
    </message>
    <message>
        <source>An edict costs {goods}.</source>
        <translation>一道诏令需要 {goods}。</translation>
    </message>
    <message>
        <source>A seven</source>
        <translation>掷出七点</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>The pirate is here.</source>
        <translation>海盗在此。</translation>
    </message>
    <message>
        <source>A seven or a soldier may bring the pirate here.</source>
        <translation>掷出七点或打出士兵时，海盗可移到这里。</translation>
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
        <translation>你尚无：{goods}。</translation>
    </message>
    <message>
        <source>Free site: {fort}.</source>
        <translation>空据点：{fort}。</translation>
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
        <translation>边塞：{player}。</translation>
    </message>
    <message>
        <source>Border city: {player}.</source>
        <translation>边城：{player}。</translation>
    </message>
    <message>
        <source>No road.</source>
        <translation>无道路。</translation>
    </message>
    <message>
        <source>Road: {player}.</source>
        <translation>道路：{player}。</translation>
    </message>
    <message>
        <source>Longest line: {count}.</source>
        <translation>最长的一条：{count}。</translation>
    </message>
    <message>
        <source>{player} cuts the line here: {corner}.</source>
        <translation>{player}在此截断道路：{corner}。</translation>
    </message>
    <message>
        <source>The Long Road; the next longest line: {player}, {count}.</source>
        <translation>长路；其次最长的道路：{player}，{count}。</translation>
    </message>
    <message>
        <source>Gives nothing.</source>
        <translation>不出产。</translation>
    </message>
    <message>
        <source>{riders} here: it gives nothing.</source>
        <translation>此处有 {riders}：不出产。</translation>
    </message>
    <message>
        <source>On the way in from {fort}, hex {place} of 3.</source>
        <translation>{fort}后的通路，第 {place}&#xa0;格，共 3&#xa0;格。</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>of a section</comment>
        <translation>敌楼</translation>
    </message>
    <message>
        <source>Chance</source>
        <comment>of a roll</comment>
        <translation>概率</translation>
    </message>
    <message>
        <source>Riders before it</source>
        <translation>城前骑兵</translation>
    </message>
    <message>
        <source>It would close a harbour: {harbours}.</source>
        <translation>会封锁港口：{harbours}。</translation>
    </message>
    <message>
        <source>No prince yet.</source>
        <translation>尚无人据守。</translation>
    </message>
    <message>
        <source>Held by the crown: five towers.</source>
        <translation>由朝廷据守：五座敌楼。</translation>
    </message>
    <message>
        <source>Held by {player}.</source>
        <translation>由{player}据守。</translation>
    </message>
    <message>
        <source>The next tower costs {goods}.</source>
        <translation>下一座敌楼需要 {goods}。</translation>
    </message>
    <message>
        <source>Holds for ever.</source>
        <translation>永不陷落。</translation>
    </message>
    <message>
        <source>Breaks with {count} more, on {numbers} ({chance}).</source>
        <translation>再来 {count} 名即被攻破，点数 {numbers}（{chance}）。</translation>
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
        <translation>此处无人等候。</translation>
    </message>
    <message>
        <source>Assault number {number}</source>
        <translation>进攻点数 {number}</translation>
    </message>
    <message>
        <source>A rider goes from {ground} to {fort}.</source>
        <translation>一名骑兵从{ground}前往{fort}。</translation>
    </message>
    <message>
        <source>Used by {players}.</source>
        <translation>由{players}使用。</translation>
    </message>
    <message>
        <source>Closed by the pirate.</source>
        <translation>被海盗封锁。</translation>
    </message>
    <message numerus="yes">
        <source>At home: %n rider(s)</source>
        <translation>
            <numerusform>营中：%n&#xa0;名骑兵</numerusform>
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
        <translation>若出现缺口，骑兵将进入{hexes}。</translation>
    </message>
    <message>
        <source>Shifting them would relieve {forts}.</source>
        <translation>移走他们可解{forts}之危。</translation>
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
        <translation>书院</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市集</translation>
    </message>
    <message>
        <source>Long Road</source>
        <translation>长路</translation>
    </message>
    <message>
        <source>Great Host</source>
        <translation>大军</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>罚分</translation>
    </message>
</context>
<context>
    <name>RidersStanding</name>
    <message>
        <source>Standing answers</source>
        <translation>自动答复</translation>
    </message>
    <message>
        <source>They apply until your next turn. Only you see them.</source>
        <translation>有效至你的下个回合。只有你看得到。</translation>
    </message>
    <message>
        <source>Nothing to anyone</source>
        <translation>不给任何人</translation>
    </message>
    <message>
        <source>Nothing to:</source>
        <translation>不给：</translation>
    </message>
    <message>
        <source>Never give:</source>
        <translation>绝不给出：</translation>
    </message>
    <message>
        <source>Give one card for another, but keep at least:</source>
        <translation>以一张牌换另一张牌，但至少保留：</translation>
    </message>
    <message>
        <source>Also after my next turn</source>
        <translation>下个回合之后仍有效</translation>
    </message>
    <message>
        <source>Bots may ask me:</source>
        <translation>电脑玩家可以问我：</translation>
    </message>
    <message>
        <source>Set</source>
        <comment>standing answers</comment>
        <translation>设定</translation>
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
        <translation>{good}：{count}，减一</translation>
    </message>
</context>
<context>
    <name>RidersTrade</name>
    <message>
        <source>{count} of {most} offers</source>
        <translation>提议 {count}/{most}</translation>
    </message>
    <message>
        <source>Your offer</source>
        <translation>你的提议</translation>
    </message>
    <message>
        <source>The offer</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Answer behind the gate</source>
        <comment>a button</comment>
        <translation>在城门后答复</translation>
    </message>
    <message>
        <source>Answer aloud</source>
        <comment>a button</comment>
        <translation>说出答复</translation>
    </message>
    <message>
        <source>{player} gives</source>
        <translation>{player}给</translation>
    </message>
    <message>
        <source>No</source>
        <translation>拒绝</translation>
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
        <translation>点击金框的答复即成交，或收回。</translation>
    </message>
    <message>
        <source>Answers are shown together.</source>
        <translation>答复将一同揭晓。</translation>
    </message>
    <message>
        <source>Propose</source>
        <comment>a button</comment>
        <translation>还价</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>for</source>
        <comment>cards that are given; other cards follow</comment>
        <translation>换</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>你给</translation>
    </message>
    <message>
        <source>You want</source>
        <translation>你要</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>From the supply instead:</source>
        <translation>改向公库换取：</translation>
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
        <translation>选择要给的牌和想要的牌。</translation>
    </message>
    <message>
        <source>Refused just now.</source>
        <translation>刚被拒绝。</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>答复：接受</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>答复：拒绝</translation>
    </message>
    <message>
        <source>Answer: other terms</source>
        <translation>答复：其他条件</translation>
    </message>
    <message>
        <source>All others: no</source>
        <comment>a button</comment>
        <translation>其他人：拒绝</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>an offer</comment>
        <translation>收回</translation>
    </message>
    <message>
        <source>Answers are shown together. Hold the eye to see your own goods: others look away.</source>
        <translation>答复将一同揭晓。按住眼睛图标可看自己的物资，其他人请移开视线。</translation>
    </message>
    <message>
        <source>Agreed aloud with:</source>
        <translation>已口头商定，对象：</translation>
    </message>
    <message>
        <source>Agreed with {player}</source>
        <comment>a button</comment>
        <translation>已与{player}商定</translation>
    </message>
    <message>
        <source>No more from {player} this turn</source>
        <comment>a button</comment>
        <translation>本回合不再听{player}的提议</translation>
    </message>
    <message>
        <source>{rate}:1 by your harbour</source>
        <translation>{rate}:1，凭你的港口</translation>
    </message>
    <message>
        <source>Then no {good} is left for {thing}, which your offer would allow.</source>
        <translation>这样就没有{good}可用于{thing}；若你的提议成交则有。</translation>
    </message>
    <message>
        <source>Then no {good} is left.</source>
        <translation>这样就没有{good}了。</translation>
    </message>
    <message>
        <source>Nobody else can have {goods}.</source>
        <translation>其他人不可能有{goods}。</translation>
    </message>
    <message>
        <source>Bots don&apos;t deal with anyone who has {points} points or more.</source>
        <translation>电脑玩家不与已有 {points}&#xa0;分或更多的玩家交易。</translation>
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
        <translation>敌楼</translation>
    </message>
    <message>
        <source>Edict</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>Settlement</source>
        <comment>a soft hyphen divides it on two lines</comment>
        <translation>村落</translation>
    </message>
    <message>
        <source>Tower {number}</source>
        <translation>敌楼 {number}</translation>
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
        <translation>谁也不拿</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>the pirate</comment>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a button</comment>
        <translation>掷骰</translation>
    </message>
    <message>
        <source>Draw rider</source>
        <translation>抽骑兵</translation>
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
            <numerusform>%n&#xa0;张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goods</source>
        <translation>你的物资</translation>
    </message>
    <message>
        <source>{player}&apos;s goods</source>
        <translation>{player}的物资</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Edicts</source>
        <translation>诏令</translation>
    </message>
    <message>
        <source>Never played: it counts by itself.</source>
        <translation>无须打出：自动计分。</translation>
    </message>
    <message>
        <source>Choose “Build” or “Pass” first.</source>
        <translation>请先选择“建造”或“跳过回合”。</translation>
    </message>
    <message>
        <source>Edict {number} in hand</source>
        <translation>手牌中第 {number} 道诏令</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>{piece}; costs {goods}; can&apos;t be undone</source>
        <translation>{piece}；需要 {goods}；不能撤销</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到任何内容。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>搜索规则书</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Close the rulebook</source>
        <translation>关闭规则书</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Rules of {title}</source>
        <translation>{title}规则</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Rule: {section}</source>
        <translation>规则：{section}</translation>
    </message>
    <message>
        <source>Look up the rule</source>
        <translation>查阅规则</translation>
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
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>文件太大，不可能是存档。</translation>
    </message>
    <message>
        <source>The file has too many records to be a saved game.</source>
        <translation>文件的记录太多，不可能是存档。</translation>
    </message>
    <message>
        <source>The file isn&apos;t a saved game.</source>
        <translation>这个文件不是存档。</translation>
    </message>
    <message>
        <source>This file needs version {name} or later.</source>
        <translation>这个文件需要 {name} 或更新版本的程序。</translation>
    </message>
    <message>
        <source>The file is for an unknown game: {name}.</source>
        <translation>文件属于未知的游戏：{name}。</translation>
    </message>
    <message>
        <source>The file uses an option unknown to this version: {name}.</source>
        <translation>文件使用了此版本不支持的选项：{name}。</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>文件不完整。</translation>
    </message>
    <message>
        <source>The file was changed or damaged.</source>
        <translation>文件被更改或已损坏。</translation>
    </message>
    <message>
        <source>The file isn&apos;t in the saved-game format.</source>
        <translation>文件格式与存档不符。</translation>
    </message>
    <message>
        <source>The file contains an invalid record.</source>
        <translation>文件中有无效的记录。</translation>
    </message>
    <message>
        <source>The file contains an illegal move.</source>
        <translation>文件中有违反规则的行动。</translation>
    </message>
    <message>
        <source>The result in the file doesn&apos;t match its moves.</source>
        <translation>文件记载的结果与行动不符。</translation>
    </message>
    <message>
        <source>This file was written by a preliminary build of version {name} and opens only there.</source>
        <translation>这个文件由 {name} 版的预览版程序写成，只有那个预览版能打开。</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>void</source>
        <comment>stamp on a card</comment>
        <translation>作废</translation>
    </message>
    <message>
        <source>Action cards, in order</source>
        <translation>行动牌（按点数顺序）</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>{province} is being scored.</source>
        <translation>正在为{province}计分。</translation>
    </message>
    <message>
        <source>{province} is complete</source>
        <translation>{province}已填满</translation>
    </message>
    <message>
        <source>{player} placed the last block.</source>
        <translation>{player}放下了最后一个建筑。</translation>
    </message>
    <message>
        <source>Cancelled out: another card has the same number.</source>
        <translation>作废：另有同点数的牌。</translation>
    </message>
    <message>
        <source>Cancelled by a Warrior.</source>
        <translation>已被战士移除。</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>由你决定。</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}决定。</translation>
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
        <translation>此处没有行动牌。</translation>
    </message>
    <message>
        <source>Cancelled out: {cards}</source>
        <translation>作废：{cards}</translation>
    </message>
    <message>
        <source>{player}&apos;s {card}</source>
        <comment>a card and its owner</comment>
        <translation>{player}的{card}</translation>
    </message>
    <message>
        <source>You can still peek before scoring.</source>
        <translation>计分前还可以偷看威胁标记。</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>请在版图上选择两段单城墙。</translation>
    </message>
    <message>
        <source>Choose a threat to remove, here or on the board.</source>
        <translation>请选择要移除的威胁（在此处或版图上）。</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break.</source>
        <translation>请在版图上选择要摧毁的单城墙。</translation>
    </message>
    <message>
        <source>Choose a wall on the board to break, or a threat to remove.</source>
        <translation>请在版图上选择要摧毁的单城墙，或选择要移除的威胁。</translation>
    </message>
    <message>
        <source>Then: majority {players}, value {value}</source>
        <translation>之后：{players}领先，分值 {value}</translation>
    </message>
    <message>
        <source>Now: majority {players}, value {value}</source>
        <translation>目前：{players}领先，分值 {value}</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no majority</comment>
        <translation>无人</translation>
    </message>
    <message>
        <source>Then: nobody is spared, as things stand</source>
        <translation>按目前局面，该处原本无人损失</translation>
    </message>
    <message>
        <source>Then: {players} would be spared there</source>
        <translation>之后：{players}不会损失该处的分数</translation>
    </message>
    <message>
        <source>has the majority</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Tied: each scores the full value.</source>
        <translation>并列领先：各得全部分值。</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>此省份的分值为 0。</translation>
    </message>
    <message>
        <source>Neutral walls have the majority: nobody scores.</source>
        <translation>中立城墙领先：没有人得分。</translation>
    </message>
    <message>
        <source>Nobody has a wall here: nobody scores.</source>
        <translation>此处没有玩家的城墙：没有人得分。</translation>
    </message>
    <message>
        <source>unbroken walls</source>
        <translation>完好的城墙</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>声望</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>行动牌</translation>
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
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>{player}&apos;s cards and notes</source>
        <translation>{player}的手牌与笔记</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到版图</translation>
    </message>
    <message>
        <source>Showing only the board.</source>
        <translation>目前只显示版图。</translation>
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
        <translation>{player}正在另一台电脑上做决定。</translation>
    </message>
    <message>
        <source>Your turn – follow the lesson.</source>
        <translation>轮到你：按课程的提示做。</translation>
    </message>
    <message>
        <source>{player}&apos;s turn continues.</source>
        <translation>{player}继续本回合。</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}决定。</translation>
    </message>
    <message>
        <source>See my notes</source>
        <translation>看我的笔记</translation>
    </message>
    <message>
        <source>{player} asks everybody something.</source>
        <translation>{player}有事要问大家。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Bots are playing out the game.</source>
        <translation>正在快进电脑玩家的对局。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Bots are paused.</source>
        <translation>电脑玩家已暂停。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play out quickly</source>
        <translation>快进至终局</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>只有电脑玩家在玩。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Change players…</source>
        <translation>更换玩家…</translation>
    </message>
    <message>
        <source>{player} isn&apos;t responding.</source>
        <translation>{player}没有回应。</translation>
    </message>
    <message>
        <source>Only one legal move: played automatically.</source>
        <translation>只有一种合法行动，已自动执行。</translation>
    </message>
    <message>
        <source>No legal move: turn passed.</source>
        <translation>无法行动，已跳过回合。</translation>
    </message>
    <message>
        <source>Give the device to {player}</source>
        <translation>把设备交给{player}</translation>
    </message>
    <message>
        <source>I&apos;m {player} – show my hand</source>
        <translation>我是{player}：显示我的手牌</translation>
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
        <translation>“{words}”</translation>
    </message>
</context>
<context>
    <name>ServedTable</name>
    <message>
        <source>The way to this table has changed. Send each guest the new invitation.</source>
        <translation>这张牌桌的连接方式已变更。请将新的邀请发给每位客人。</translation>
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
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>Everybody is here. The game begins.</source>
        <translation>人已到齐，对局开始。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>轮到{player}了。</translation>
    </message>
    <message>
        <source>To watch</source>
        <translation>旁观</translation>
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
        <translation>不能保存到程序自己的游戏文件夹。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>The file can&apos;t be written. {fault}</source>
        <translation>无法写入文件。{fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>本局正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>This game isn&apos;t being saved. {fault}</source>
        <translation>这局游戏目前没有保存。{fault}</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The file was damaged. The game continues from its last good step.</source>
        <translation>文件已损坏；游戏从最后一个完好的步骤继续。</translation>
    </message>
    <message>
        <source>The game&apos;s file was missing. The game continues from its last backup.</source>
        <translation>找不到游戏文件；游戏从最近的备份继续。</translation>
    </message>
    <message>
        <source>The file was an older copy. The game continues from a later backup.</source>
        <translation>文件是较旧的副本；游戏从较新的备份继续。</translation>
    </message>
    <message>
        <source>Another program changed this game&apos;s files. The game was saved again.</source>
        <translation>其他程序改动了本局的文件；本局已重新保存。</translation>
    </message>
    <message>
        <source>Another window is playing this game. It continues here as a copy.</source>
        <translation>本局正在另一个窗口中进行；此处以副本继续。</translation>
    </message>
    <message>
        <source>Saved, but on this disk a power failure could cost the latest moves.</source>
        <translation>已保存，但在此磁盘上，断电可能失去最近几步。</translation>
    </message>
    <message>
        <source>This disk has no file locks. Don&apos;t play one game in two windows.</source>
        <translation>在此磁盘上，两个窗口可能同时进行同一局；请只用一个窗口。</translation>
    </message>
    <message>
        <source>Another file had replaced this game&apos;s file. Both are kept.</source>
        <translation>本局的文件已被另一个文件取代；两者均已保留。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Animations and bots</source>
        <translation>动画与电脑玩家</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音效</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>快捷键…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>事件牌</translation>
    </message>
    <message>
        <source>West board</source>
        <translation>西侧版图</translation>
    </message>
    <message>
        <source>East board</source>
        <translation>东侧版图</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The game starts with these two boards.</source>
        <translation>游戏以这两块版图开始。</translation>
    </message>
    <message>
        <source>Boards, sides and positions are random.</source>
        <translation>版图、面与位置随机决定。</translation>
    </message>
    <message>
        <source>Choose both boards, or both will be random.</source>
        <translation>请选择两块版图，否则两块都随机。</translation>
    </message>
    <message>
        <source>You chose the same board twice, so both will be random.</source>
        <translation>两块版图相同：改为随机。</translation>
    </message>
    <message>
        <source>{card}: {rule}</source>
        <translation>{card}：{rule}</translation>
    </message>
    <message>
        <source>None</source>
        <comment>event cards</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>One, random</source>
        <comment>event cards</comment>
        <translation>随机一张</translation>
    </message>
    <message>
        <source>Two, random</source>
        <comment>event cards</comment>
        <translation>随机两张</translation>
    </message>
    <message>
        <source>The game has no event cards.</source>
        <translation>本局没有事件牌。</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies face up.</source>
        <translation>从四张事件牌中随机抽出一张，正面朝上。</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie face up.</source>
        <translation>从四张事件牌中随机抽出两张，正面朝上。</translation>
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
        <translation>保存…</translation>
    </message>
    <message>
        <source>The full game, to continue playing</source>
        <translation>完整的游戏，可继续进行</translation>
    </message>
    <message>
        <source>What everyone knows</source>
        <translation>全桌都知道的内容</translation>
    </message>
    <message>
        <source>View only. Nothing hidden is included, only fingerprints to check it against the full game later.</source>
        <translation>仅供观看，不能继续进行。不含隐藏信息，只有日后可与完整游戏核对的校验码。</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>{player}知道的内容</translation>
    </message>
    <message>
        <source>Hidden information is included but scrambled – safe from a casual glance, not from a determined cheat.</source>
        <translation>内含隐藏的信息，内容已打乱：不会无意间看到，但防不了存心作弊的人。</translation>
    </message>
    <message>
        <source>View only. It holds what this player knows, and nothing that only others know; it can be checked against the full game later.</source>
        <translation>仅供观看，不能继续进行。内含这名玩家所知的信息，不含只有其他玩家知道的；日后可与完整游戏核对。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double wall</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>省份</translation>
    </message>
    <message>
        <source>Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Learn to play</source>
        <translation>学习玩法</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>立即开始</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>与他人联机</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>打开存档</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Play {title} now, against two easy bots</source>
        <translation>立即开始{title}，对战两名简单的电脑玩家</translation>
    </message>
    <message>
        <source>New game of {title}</source>
        <translation>新游戏：{title}</translation>
    </message>
    <message>
        <source>Against two easy bots</source>
        <translation>对战两名简单的电脑玩家</translation>
    </message>
    <message>
        <source>Choose players, bots and rules</source>
        <translation>自选玩家、电脑玩家和规则</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>The names were not saved. {fault}</source>
        <translation>名字未保存。{fault}</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>获胜局数</translation>
    </message>
    <message>
        <source>Where points came from</source>
        <translation>得分来源</translation>
    </message>
    <message>
        <source>Majorities by one</source>
        <translation>一子之差的胜负</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>打出的牌</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>还没有结束的游戏。</translation>
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
            <numerusform>{share}（共 {count}&#xa0;个座位）</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a game</source>
        <translation>每局 {points}&#xa0;分</translation>
    </message>
    <message numerus="yes">
        <source>{points} clear errors a game</source>
        <translation>
            <numerusform>平均每局 {points}&#xa0;个明确的失误</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: won by one</source>
        <translation>{player}：险胜</translation>
    </message>
    <message>
        <source>{player}: lost by one</source>
        <translation>{player}：惜败</translation>
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
        <translation>没有打出任何牌。</translation>
    </message>
    <message numerus="yes">
        <source>{points} points lost a game</source>
        <translation>
            <numerusform>每局少得 {points}&#xa0;分</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors are counted in games that have been analysed: open one, and choose “Why?”.</source>
        <translation>失误只在分析过的游戏中计算：打开一局，然后选择“为什么？”。</translation>
    </message>
    <message>
        <source>Names in the statistics</source>
        <translation>统计中的名字</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>名字…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>表格…</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>图表…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>A seat&apos;s whole result counts for the player who has it at the end; shares and means count every seat.</source>
        <translation>每个座位的全部结果都算给终局时的玩家；胜率与平均值按座位计算。</translation>
    </message>
    <message>
        <source>Looking through your games: {done} of {count}</source>
        <translation>正在统计你的游戏：{done}／{count}</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>正在统计你的游戏…</translation>
    </message>
    <message>
        <source>The index was damaged and has been rebuilt from your games.</source>
        <translation>索引已损坏，并已由你的游戏重建。</translation>
    </message>
    <message>
        <source>Another window is updating the index, so the latest games may be missing.</source>
        <translation>另一个窗口正在更新索引，可能缺少最近的游戏。</translation>
    </message>
    <message>
        <source>The index can&apos;t be saved, so your games are looked through again each time.</source>
        <translation>无法保存索引，因此每次都要重新统计你的游戏。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>时间</translation>
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
        <translation>如果有人用过几个名字，可以合并计算。不显示的人仍留在各局游戏中。这些设置存在另一个文件，不会改变任何游戏。</translation>
    </message>
    <message>
        <source>counts separately</source>
        <translation>单独计算</translation>
    </message>
    <message>
        <source>counts as {player}</source>
        <translation>算作 {player}</translation>
    </message>
    <message>
        <source>Show {player}</source>
        <translation>显示 {player}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>{title}: {chart}</source>
        <translation>{title}：{chart}</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Games: {bar}</source>
        <translation>对局：{bar}</translation>
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
        <translation>每局明确的失误数，只计已分析的对局。</translation>
    </message>
    <message>
        <source>In brackets: the seats, where someone had more than one in a game.</source>
        <translation>括号内为座位数（一局中有多个座位时）。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Alone or together with others.</source>
        <translation>单独或并列。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Likely range</source>
        <translation>可能范围</translation>
    </message>
    <message>
        <source>The true share of wins lies here in 95 cases of 100.</source>
        <translation>真实胜率有 95% 的可能在此范围内。</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <source>What they cost in a game, in games that have been analysed.</source>
        <translation>在已分析的对局中，平均每局的损失。</translation>
    </message>
    <message>
        <source>Decided by one</source>
        <translation>一子之差</translation>
    </message>
    <message>
        <source>Majorities won and lost by just one.</source>
        <translation>只差一枚棋子分出的胜负：胜比负。</translation>
    </message>
    <message>
        <source>Nothing was counted in these games.</source>
        <translation>这些游戏中没有统计到任何内容。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Press again to confirm: {what}</source>
        <translation>再按一次以确认：{what}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>The post office doesn&apos;t accept letters.</source>
        <translation>邮局不收信。</translation>
    </message>
    <message>
        <source>That isn&apos;t an invitation. It has sixteen letters and digits, an @ and an address.</source>
        <translation>这不是邀请。邀请由十六个字母和数字、一个 @ 和一个地址组成。</translation>
    </message>
    <message>
        <source>That isn&apos;t the address of a post office.</source>
        <translation>这不是邮局的地址。</translation>
    </message>
    <message>
        <source>A guest&apos;s program is newer than yours. Please update yours.</source>
        <translation>有客人的程序比你的新。请更新你的程序。</translation>
    </message>
    <message>
        <source>A guest&apos;s program is older than yours. Ask the guest to update it.</source>
        <translation>有客人的程序比你的旧。请让客人更新。</translation>
    </message>
    <message>
        <source>This invitation is for fewer people. Ask the host for one for all of you.</source>
        <translation>这份邀请的人数较少。请向桌主要一份供你们所有人使用的邀请。</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <translation>{host}已让你加入。</translation>
    </message>
    <message>
        <source>{host} has let you in.</source>
        <comment>several</comment>
        <translation>{host}已让你们加入。</translation>
    </message>
    <message>
        <source>Your seats can&apos;t be saved on this computer.</source>
        <translation>你们的座位无法保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Free some space; joining then continues by itself.</source>
        <translation>请腾出一些空间，之后会自动继续加入。</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>程序会持续重试。</translation>
    </message>
    <message>
        <source>Your program and {host}&apos;s disagree, so the game stops here.</source>
        <translation>你的程序与{host}的程序不一致，对局到此停止。</translation>
    </message>
    <message>
        <source>{host}&apos;s program has made a move for you, so the game stops here.</source>
        <translation>{host}的程序替你走了一步，对局到此停止。</translation>
    </message>
    <message>
        <source>{host}&apos;s program breaks the rules, so the game stops here.</source>
        <translation>{host}的程序违反规则，对局到此停止。</translation>
    </message>
    <message>
        <source>Deal and every move verified.</source>
        <translation>发牌与每一步均已核实。</translation>
    </message>
    <message>
        <source>Looking for the host&apos;s computer…</source>
        <translation>正在寻找桌主的电脑…</translation>
    </message>
    <message>
        <source>It must be on, with the table open, and its firewall must allow the program.</source>
        <translation>那台电脑必须开机并开着牌桌，防火墙也要放行本程序。</translation>
    </message>
    <message>
        <source>You are in.</source>
        <comment>several</comment>
        <translation>你们已加入。</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seats while you are at the start page.</source>
        <translation>人到齐后，由桌主开始对局。回到开始页面，你们的座位仍会保留。</translation>
    </message>
    <message>
        <source>You are in.</source>
        <translation>你已加入。</translation>
    </message>
    <message>
        <source>The host starts the game once everybody is here. You keep your seat while you are at the start page.</source>
        <translation>人到齐后，由桌主开始对局。回到开始页面，座位仍会保留。</translation>
    </message>
    <message>
        <source>The host sees your names and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>桌主会看到你们的名字并让你们加入。若无人回应，请检查邀请：可能打错了，或已被使用。</translation>
    </message>
    <message>
        <source>Asking to join…</source>
        <translation>正在请求加入…</translation>
    </message>
    <message>
        <source>The host sees your name and lets you in. If nobody answers, check the invitation: it may be mistyped, or used already.</source>
        <translation>桌主会看到你的名字并让你加入。若无人回应，请检查邀请：可能打错了，或已被使用。</translation>
    </message>
    <message>
        <source>{host} will see that you would like a rematch.</source>
        <translation>已告诉{host}：你想再来一局。</translation>
    </message>
    <message>
        <source>At the table: {players}.</source>
        <translation>在座：{players}。</translation>
    </message>
    <message>
        <source>{host} sees your name, and these six digits:</source>
        <translation>{host}会看到你的名字和这六位数字：</translation>
    </message>
    <message>
        <source>{host} sees your names, and these six digits:</source>
        <translation>{host}会看到你们的名字和这六位数字：</translation>
    </message>
    <message>
        <source>Read them to each other. {host} lets you in if both screens show the same.</source>
        <translation>请互相核对数字。若两个屏幕相同，{host}会让你加入。</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the host. Please ask again.</source>
        <translation>与桌主连接时出了问题。请再试一次。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n seat(s) are free at this table.</source>
        <translation>
            <numerusform>这张牌桌只有 %n&#xa0;个空位。</numerusform>
        </translation>
    </message>
    <message>
        <source>The free seats are kept for other people, who share a computer.</source>
        <translation>空位留给了共用一台电脑的其他人。</translation>
    </message>
    <message>
        <source>To play with others, this copy of the program needs {packages}.</source>
        <translation>要与他人联机，本程序还需要{packages}。</translation>
    </message>
    <message>
        <source>Check the invitation: both are in it.</source>
        <translation>请检查邀请：两者都在其中。</translation>
    </message>
    <message>
        <source>The invitation is right. Ask the host for the certificate file of that authority, and choose the file here.</source>
        <translation>邀请没有问题。请向桌主索取该机构的证书文件，然后在这里选择该文件。</translation>
    </message>
    <message>
        <source>The host&apos;s program has different rules from yours. Update both, then join again.</source>
        <translation>桌主的程序与你的规则不同。请双方更新后再加入。</translation>
    </message>
    <message>
        <source>The host&apos;s program is newer than yours. Update yours, then join again.</source>
        <translation>桌主的程序比你的新。请更新你的程序，然后重新加入。</translation>
    </message>
    <message>
        <source>The host&apos;s program is older than yours. Ask the host to update it, then join again.</source>
        <translation>桌主的程序比你的旧。请让桌主更新，然后重新加入。</translation>
    </message>
    <message>
        <source>This invitation has been used already. If you used it, go on at that computer; if not, ask the host for a new one.</source>
        <translation>此邀请已被使用。如果是你用的，请在当时的电脑上继续；否则请向桌主索取新的邀请。</translation>
    </message>
    <message>
        <source>The host has given your seat to somebody else.</source>
        <translation>桌主已把你的座位给了别人。</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>桌主已关闭牌桌。</translation>
    </message>
    <message>
        <source>The host didn&apos;t let you in.</source>
        <translation>桌主没有让你加入。</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>桌主已将你移出牌桌。</translation>
    </message>
    <message>
        <source>The table has no room for more.</source>
        <translation>牌桌已满。</translation>
    </message>
    <message>
        <source>Not verified: a part of the deal is not the one agreed on.</source>
        <translation>未能核实：发牌的一部分与约定不符。</translation>
    </message>
    <message>
        <source>Not verified: the seed is not made of everybody&apos;s parts.</source>
        <translation>未能核实：种子并非由所有人的部分组成。</translation>
    </message>
    <message>
        <source>Not verified: the seed gives another deal.</source>
        <translation>未能核实：种子得出另一种发牌。</translation>
    </message>
    <message>
        <source>Not verified: the seed gives other chances.</source>
        <translation>未能核实：种子得出其他随机结果。</translation>
    </message>
    <message>
        <source>Nobody answers at its address.</source>
        <translation>邮局的地址无人应答。</translation>
    </message>
    <message>
        <source>It offers no secure connection. In your own network, mqtt:// before its address will do.</source>
        <translation>邮局不提供安全连接。若在自己的网络中，在其地址前加上 mqtt:// 即可。</translation>
    </message>
    <message>
        <source>This program and the post office can&apos;t agree on a secure connection. The post office may be out of date.</source>
        <translation>本程序与邮局无法就安全连接达成一致。邮局可能版本过旧。</translation>
    </message>
    <message>
        <source>The file with its own certificate can&apos;t be read.</source>
        <translation>无法读取邮局的自有证书文件。</translation>
    </message>
    <message>
        <source>It doesn&apos;t know this login and password.</source>
        <translation>用户名或密码不正确。</translation>
    </message>
    <message>
        <source>Its certificate has expired.</source>
        <translation>其证书已过期。</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid yet. Is the clock of this computer right?</source>
        <translation>其证书尚未生效。这台电脑的时钟准确吗？</translation>
    </message>
    <message>
        <source>Its certificate isn&apos;t valid.</source>
        <translation>其证书无效。</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t know who signed its certificate.</source>
        <translation>这台电脑不认识其证书的签发者。</translation>
    </message>
    <message>
        <source>Its certificate is for another address.</source>
        <translation>其证书属于另一个地址。</translation>
    </message>
    <message>
        <source>It is full and keeps no more letters.</source>
        <translation>邮局已满，不再保存信件。</translation>
    </message>
    <message>
        <source>It is too busy at the moment.</source>
        <translation>邮局目前太忙。</translation>
    </message>
    <message>
        <source>It is out of date: it must support MQTT 5.</source>
        <translation>邮局的版本过旧：必须支持 MQTT 5。</translation>
    </message>
    <message>
        <source>It refuses the connection. It may be full, or something else may be at its address.</source>
        <translation>邮局拒绝连接。可能已满，或者这个地址上是别的程序。</translation>
    </message>
    <message>
        <source>This login may neither send nor receive letters there.</source>
        <translation>此用户名无权收发信件。</translation>
    </message>
    <message>
        <source>The host</source>
        <translation>桌主</translation>
    </message>
    <message>
        <source>It&apos;s your turn at the table with {names}.</source>
        <translation>与{names}的牌桌：轮到你了。</translation>
    </message>
    <message>
        <source>You sit at {count} more tables.</source>
        <translation>你还坐在另外 {count}&#xa0;张牌桌旁。</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>显示牌桌</translation>
    </message>
    <message>
        <source>Go to the table</source>
        <translation>前往牌桌</translation>
    </message>
    <message>
        <source>Your seat can&apos;t be saved on this computer.</source>
        <translation>你的座位无法保存在这台电脑上。</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Start of the game</source>
        <translation>游戏开始</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>请求悔棋</translation>
    </message>
    <message>
        <source>Anything already seen stays known, and draws won&apos;t change. The saved game records that you went back.</source>
        <translation>看过的内容不会消失，抽取的结果也不改变。存档会记下这次悔棋。</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>回到</translation>
    </message>
    <message>
        <source>This will be undone:</source>
        <translation>将撤销以下步骤：</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>请求</translation>
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
        <translation>发言…</translation>
    </message>
    <message>
        <source>Say something to everybody</source>
        <translation>向大家发言</translation>
    </message>
    <message>
        <source>Looking on: {names}</source>
        <translation>旁观：{names}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>发言</translation>
    </message>
    <message>
        <source>Or type a line</source>
        <translation>或输入一句话</translation>
    </message>
    <message>
        <source>A line to say</source>
        <translation>要说的话</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Chat isn&apos;t saved, but it isn&apos;t secret for ever: anybody who records the sealed letters and later gets this table&apos;s keys can read it.</source>
        <translation>聊天不会保存，但也不会永远保密：有人若留下密封的信件，日后又得到这一桌的密钥，就能读到聊天内容。</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>屏蔽</translation>
    </message>
    <message>
        <source>Show nothing that {player} says</source>
        <translation>不显示{player}说的话</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>还可输入 %n&#xa0;个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <translation>还没有人发言。</translation>
    </message>
    <message>
        <source>Not sent yet: {count}</source>
        <translation>尚未发送：{count}</translation>
    </message>
</context>
<context>
    <name>TellMe</name>
    <message>
        <source>Notify me even when the program is closed</source>
        <translation>程序关闭时也通知我</translation>
    </message>
    <message>
        <source>This computer doesn&apos;t let that be changed.</source>
        <translation>这台电脑不允许更改此项。</translation>
    </message>
    <message>
        <source>Starts without a window when you log in, checks your tables over the internet, and notifies you when it is your turn.</source>
        <translation>登录后在后台查看你在互联网上各牌桌的消息，轮到你时显示通知。</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Chang Cheng</source>
        <translation>长城</translation>
    </message>
    <message>
        <source>Build the Great Wall and win its provinces. 2 to 4 players.</source>
        <translation>修筑长城，争夺沿线的省份。2 到 4 名玩家。</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Houses and emissaries in nine regions. 3 to 5 players.</source>
        <translation>在九个地区兴建官邸、派遣使节。3 到 5 名玩家。</translation>
    </message>
    <message>
        <source>Riders at the Wall</source>
        <translation>长城烽烟</translation>
    </message>
    <message>
        <source>Settle, trade, and hold the wall. 3 to 6 players.</source>
        <translation>开垦、交易、守住长城。3 到 6 名玩家。</translation>
    </message>
</context>
<context>
    <name>Together</name>
    <message>
        <source>Play with others</source>
        <translation>与他人联机</translation>
    </message>
    <message>
        <source>This invitation is for {number} people at this computer. Type a name for each.</source>
        <translation>这份邀请可供这台电脑上的 {number} 人使用。请输入每个人的名字。</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>名字 {number}</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>我有邀请</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>邀请</translation>
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
        <translation>请先输入你的名字：其他人会看到。</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>With a changed program, a host could see everything hidden. Sit down with people you trust.</source>
        <translation>桌主若改动程序，就能看到所有隐藏的信息。请加入可信之人的牌桌。</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>开设牌桌</translation>
    </message>
    <message>
        <source>The table runs on your computer. You get an invitation for each guest.</source>
        <translation>牌桌设在你的电脑上。每位客人各有一份邀请。</translation>
    </message>
    <message>
        <source>Open a table: {title}</source>
        <translation>开设牌桌：{title}</translation>
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
        <translation>{names}已关闭牌桌</translation>
    </message>
    <message>
        <source>You are no longer at this table</source>
        <translation>你已不在这张牌桌</translation>
    </message>
    <message>
        <source>Finished. Not told yet: {names}</source>
        <translation>对局已结束。尚未通知：{names}</translation>
    </message>
    <message>
        <source>Finished. {names} may ask for a rematch.</source>
        <translation>对局已结束。{names}可能会邀请大家再来一局。</translation>
    </message>
    <message>
        <source>Finished. {names} would like a rematch.</source>
        <translation>对局已结束。{names}想再来一局。</translation>
    </message>
    <message>
        <source>Left unfinished</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>{title} with {names}</source>
        <translation>{title}，与{names}</translation>
    </message>
    <message>
        <source>{title} at {names}&apos;s table</source>
        <translation>{title}，在{names}的牌桌</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>of a table</comment>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>Waiting for {names}</source>
        <translation>等待{names}</translation>
    </message>
    <message>
        <source>Your turn since yesterday</source>
        <translation>自昨天起轮到你</translation>
    </message>
    <message>
        <source>Waiting for {names} since yesterday</source>
        <translation>自昨天起等待{names}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a time of day</comment>
        <translation>自 {when} 起轮到你</translation>
    </message>
    <message>
        <source>Waiting for {names} since {when}</source>
        <comment>a time of day</comment>
        <translation>自 {when} 起等待{names}</translation>
    </message>
    <message>
        <source>Your turn since {when}</source>
        <comment>a date</comment>
        <translation>自 {when} 起轮到你</translation>
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
        <translation>永久离开</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关闭牌桌</translation>
    </message>
    <message>
        <source>Remove this table? What is left of its game is deleted.</source>
        <translation>要移除这张牌桌吗？对局剩下的记录会被删除。</translation>
    </message>
    <message>
        <source>Remove this table? The game stays among your saved games.</source>
        <translation>要移除这张牌桌吗？对局仍保留在游戏存档中。</translation>
    </message>
    <message>
        <source>Close the table? {names} will not hear how the game ended.</source>
        <translation>要关闭牌桌吗？关闭后，{names}无从得知对局的结果。</translation>
    </message>
    <message>
        <source>Leave this table for good? You can&apos;t play on afterwards.</source>
        <translation>要永久离开这张牌桌吗？之后你不能再继续这一局。</translation>
    </message>
    <message>
        <source>Close the table for everybody? The game ends unfinished; nobody can go on with it.</source>
        <translation>要关闭牌桌吗？这一局对所有人都将中止，任何人都不能再继续。</translation>
    </message>
    <message>
        <source>Leave this table for good? The others wait for you until {names} invites somebody else or closes the table.</source>
        <translation>要永久离开这张牌桌吗？其他人会一直等你，直到{names}另请他人或关闭牌桌。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{block}, {count} left</source>
        <translation>{block}，剩余 {count}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <comment>narrow button</comment>
        <translation>重置回合</translation>
    </message>
    <message>
        <source>Your blocks</source>
        <translation>你的建筑</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>{player}&apos;s blocks</source>
        <translation>{player}的建筑</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n&#xa0;张背面朝上的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s hand</source>
        <translation>{player}的手牌</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>从手牌中选择一张行动牌。</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Peek at the selected region (hold)</source>
        <translation>偷看所选蒙古地区（按住）</translation>
    </message>
    <message>
        <source>Finish viewing this first.</source>
        <translation>请先看完当前显示的内容。</translation>
    </message>
    <message>
        <source>You can still peek at {regions}. End turn again to skip it.</source>
        <translation>你还可以偷看{regions}。再按一次结束回合就放弃。</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two walls</source>
        <translation>两段单城墙</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>两张行动牌</translation>
    </message>
    <message>
        <source>Card, then wall</source>
        <translation>先牌后单城墙</translation>
    </message>
    <message>
        <source>Double wall</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>敌楼</translation>
    </message>
    <message>
        <source>in different provinces</source>
        <translation>放在不同的省份</translation>
    </message>
    <message>
        <source>face down, in different provinces</source>
        <translation>背面朝上，放在不同的省份</translation>
    </message>
    <message>
        <source>in the same province</source>
        <translation>放在同一个省份</translation>
    </message>
    <message>
        <source>+1 point per province and region</source>
        <translation>每占一个省份或蒙古地区 +1&#xa0;分</translation>
    </message>
    <message>
        <source>reserves the next square for you</source>
        <translation>为你保留旁边一格</translation>
    </message>
    <message>
        <source>First turn: place just one wall.</source>
        <translation>首回合：只放置一段单城墙。</translation>
    </message>
    <message>
        <source>You can&apos;t complete an action this turn.</source>
        <translation>本回合无法完整执行行动。</translation>
    </message>
    <message>
        <source>Your only move: place a neutral wall.</source>
        <translation>只能放置中立单城墙。</translation>
    </message>
    <message>
        <source>You may add a neutral wall.</source>
        <translation>你可以加一段中立单城墙。</translation>
    </message>
    <message>
        <source>You may peek: press and hold the eye on a shield.</source>
        <translation>你可以偷看威胁标记：按住盾牌上的眼睛。</translation>
    </message>
    <message>
        <source>A province is complete – score it.</source>
        <translation>有省份填满了：开始计分。</translation>
    </message>
    <message>
        <source>The wall grows – add a board.</source>
        <translation>集满皇帝牌：增加版图。</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>你可以结束回合。</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>现在不是你的回合。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>Your action is complete.</source>
        <translation>你的行动已完成。</translation>
    </message>
    <message>
        <source>You have started another action this turn.</source>
        <translation>你在本回合已开始另一种行动。</translation>
    </message>
    <message>
        <source>You no longer have the pieces for it.</source>
        <translation>你已没有所需的建筑或行动牌。</translation>
    </message>
    <message>
        <source>There is no room for it now.</source>
        <translation>目前没有放得下的位置。</translation>
    </message>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>轮到{player}。</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>started</source>
        <translation>进行中</translation>
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
        <translation>游戏已经结束</translation>
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
        <translation>要中止本局吗？</translation>
    </message>
    <message>
        <source>Everybody is asked. If all agree, nobody waits for anybody any more: the game has no result, and hidden cards stay hidden. It remains among your tables, where it can be played on. If somebody says no, the game goes on.</source>
        <translation>将询问所有人。若全部同意，就不再互相等待：本局没有结果，未公开的牌仍不公开。它会留在你的牌桌中，以后可以继续。只要有人不同意，就继续玩下去。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ask everybody</source>
        <translation>询问所有人</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message numerus="yes">
        <source>{player} wins with {score} point(s).</source>
        <translation>
            <numerusform>{player}以 {score}&#xa0;分获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with {score} point(s) each.</source>
        <translation>
            <numerusform>{players}以 {score}&#xa0;分并列获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>You share the win.</source>
        <translation>你并列获胜。</translation>
    </message>
    <message numerus="yes">
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>你以 %n&#xa0;分之差获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came second, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第二，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: it was your turn.</source>
        <translation>你获胜：当时是你的回合。</translation>
    </message>
    <message>
        <source>You lose only on the tie-break.</source>
        <translation>你仅因同分时的决胜规则落败。</translation>
    </message>
    <message>
        <source>You have no fewer points, but it wasn&apos;t your turn.</source>
        <translation>你的分数并不少，但当时不是你的回合。</translation>
    </message>
    <message numerus="yes">
        <source>You share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>你并列第二，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第三，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>你并列第三，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第四，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>你并列第四，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第五，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>你并列第五，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>你名列第六，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message>
        <source>You win on the tie-break.</source>
        <translation>你凭同分时的决胜规则获胜。</translation>
    </message>
    <message numerus="yes">
        <source>{players} lose(s) only on the tie-break.</source>
        <translation>
            <numerusform>{players}仅因同分时的决胜规则落败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} ha(s/ve) no fewer points.</source>
        <translation>
            <numerusform>{players}的分数并不少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came second, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第二，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share second place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}并列第二，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came third, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第三，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share third place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}并列第三，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fourth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第四，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fourth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}并列第四，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came fifth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第五，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share fifth place, %n point(s) behind.</source>
        <translation>
            <numerusform>{players}并列第五，落后 %n&#xa0;分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} came sixth, %n point(s) behind.</source>
        <translation>
            <numerusform>{player}名列第六，落后 %n&#xa0;分。</numerusform>
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
        <translation>离开牌桌</translation>
    </message>
    <message>
        <source>Back to start page</source>
        <translation>回到开始页面</translation>
    </message>
    <message>
        <source>Choose its certificate…</source>
        <translation>选择其证书…</translation>
    </message>
    <message>
        <source>Change the invitation</source>
        <translation>修改邀请</translation>
    </message>
    <message>
        <source>Your turn, {names}.</source>
        <translation>轮到{names}了。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>The game waits until you open your table.</source>
        <translation>游戏正等你打开牌桌。</translation>
    </message>
    <message>
        <source>{player} asks to join.</source>
        <translation>{player}请求加入。</translation>
    </message>
    <message>
        <source>{players} ask to join.</source>
        <translation>{players}请求加入。</translation>
    </message>
    <message>
        <source>The game has gone on.</source>
        <translation>对局有了新进展。</translation>
    </message>
    <message>
        <source>{player} asks to go back.</source>
        <translation>{player}请求悔棋。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <comment>a game that has begun</comment>
        <translation>打开这张牌桌</translation>
    </message>
</context>
<context>
    <name>Ways</name>
    <message>
        <source>In this network</source>
        <translation>在本网络内</translation>
    </message>
    <message>
        <source>For computers in the same home, or on the same Wi-Fi.</source>
        <translation>适用于家中或同一 Wi-Fi 的电脑。</translation>
    </message>
    <message>
        <source>Over the internet</source>
        <translation>通过互联网</translation>
    </message>
    <message>
        <source>Through a post office (any MQTT broker), which keeps sealed letters. It sees addresses and times, never the game. While this computer is off, moves wait there.</source>
        <translation>由邮局（任何 MQTT 服务器）保管密封的信件。它只看到地址和时间，看不到对局。这台电脑关机时，行动会在那里等候。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>用户名</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Own certificate</source>
        <translation>自有证书</translation>
    </message>
    <message>
        <source>None needed</source>
        <translation>无需</translation>
    </message>
    <message>
        <source>Those this computer trusts</source>
        <translation>这台电脑信任的证书</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the certificate of the post office</source>
        <translation>选择邮局的证书</translation>
    </message>
</context>
</TS>
