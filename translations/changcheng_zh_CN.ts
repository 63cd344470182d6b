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
        <source>Version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>An unofficial adaptation made by fans. The game is by Walter Obert and was published by Tenkigames in 2007; neither has a part in this program. Its words, pictures and boards are its own.</source>
        <translation>由爱好者制作的非官方改编。原游戏由 Walter Obert 设计，Tenkigames 于 2007 年出版；两者均未参与本程序。文字、图画与版图均为自行制作。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It is written in Python and uses Qt through PySide6, under the LGPL version 3. The fonts Cabin, EB Garamond, WenKai and Noto Sans CJK come under the SIL Open Font License.</source>
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
        <source>Leave this game unfinished</source>
        <translation>中途离开本局</translation>
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
        <source>Reset turn</source>
        <translation>重置回合</translation>
    </message>
    <message>
        <source>Take back by agreement…</source>
        <translation>协商悔棋…</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>隐藏我的手牌</translation>
    </message>
    <message>
        <source>Whole board or close view</source>
        <translation>整个版图或近看</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>See the last round again</source>
        <translation>重看上一轮</translation>
    </message>
    <message>
        <source>Marks of what has changed</source>
        <translation>标示变动之处</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>暂停电脑玩家</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Rules at a glance</source>
        <translation>规则摘要</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Options of this game</source>
        <translation>本局选项</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>Attack</name>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
    <message>
        <source>Most unbroken walls in a region: its threat is lost.</source>
        <translation>蒙古地区中完好城墙最多者，按威胁损失分数。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Barrier</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可以撤销的步骤。</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>没有可以重做的步骤。</translation>
    </message>
    <message>
        <source>Something hidden was shown: there is no way back past that.</source>
        <translation>隐藏的信息已经公开，无法撤销到更早的步骤。</translation>
    </message>
    <message>
        <source>Somebody else has decided since: there is no way back past that.</source>
        <translation>其他玩家已经做出决定，无法撤销到更早的步骤。</translation>
    </message>
    <message>
        <source>The screen has gone to the next player: from here you go back only by agreement.</source>
        <translation>屏幕已经交给下一位玩家：只能协商悔棋。</translation>
    </message>
    <message>
        <source>Everybody at the table must agree to go back.</source>
        <translation>必须全桌玩家同意才能悔棋。</translation>
    </message>
    <message>
        <source>The log of this game is full: nothing can be undone.</source>
        <translation>本局的记录已满，无法再撤销。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Completes {province}: it will be scored.</source>
        <translation>使{province}完成防御：将进行计分。</translation>
    </message>
    <message>
        <source>Turns up the threat counter of {region} for all to see.</source>
        <translation>翻开{region}的威胁标记，所有玩家可见。</translation>
    </message>
    <message>
        <source>Press and hold to look. A look cannot be taken back.</source>
        <translation>按住查看。看过就无法撤销。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>版图</translation>
    </message>
    <message>
        <source>{province}: reputation {value}, {built} of {count} squares</source>
        <translation>{province}：声望 {value}，{count} 格中已建 {built} 格</translation>
    </message>
    <message>
        <source>{region}: threat counter face down, which you have seen</source>
        <translation>{region}：威胁标记面朝下，你已看过</translation>
    </message>
    <message>
        <source>{province}: face-down card, {colour}</source>
        <translation>{province}：面朝下的行动牌，{colour}</translation>
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
        <source>{square}: empty</source>
        <translation>{square}：空格</translation>
    </message>
    <message>
        <source>{square}: kept for a single, {colour}</source>
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
        <source>{region}: threat {value}, which only you have seen</source>
        <translation>{region}：威胁 {value}，只有你看过</translation>
    </message>
    <message>
        <source>{region}: threat counter face down</source>
        <translation>{region}：威胁标记面朝下</translation>
    </message>
    <message>
        <source>Say what only I know</source>
        <translation>说出只有我知道的事</translation>
    </message>
    <message>
        <source>A look cannot be taken back.</source>
        <translation>看过就无法撤销。</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Your own boards</source>
        <translation>自制版图</translation>
    </message>
    <message>
        <source>Your own boards are left out: a file has a fault.</source>
        <translation>未采用自制版图：有文件出错。</translation>
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
        <translation>建筑师</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>大建筑师</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>官吏</translation>
    </message>
    <message>
        <source>Must cancel one other card still unresolved here, even one of your own.</source>
        <translation>必须移除此处另一张尚未生效的行动牌，即使是自己的牌。</translation>
    </message>
    <message>
        <source>Breaks a single in this province, or removes the threat counter of a region that borders it.</source>
        <translation>摧毁此中国省份的一座单城墙，或移除一个相邻蒙古地区的威胁标记。</translation>
    </message>
    <message>
        <source>Makes this province worth 2 more, or 2 less.</source>
        <translation>此中国省份的分值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Makes this province worth 2 more, or adds a virtual wall for the majority.</source>
        <translation>此中国省份的分值 +2，或在比较多数时加一座虚拟城墙。</translation>
    </message>
    <message>
        <source>Adds two virtual walls for the majority.</source>
        <translation>比较多数时加两座虚拟城墙。</translation>
    </message>
    <message>
        <source>May swap a single in this province with any other single.</source>
        <translation>可将此中国省份的一座单城墙与任意一座单城墙互换。</translation>
    </message>
    <message>
        <source>May swap a single in this province with a single in another province.</source>
        <translation>可将此中国省份的一座单城墙与另一个中国省份的一座单城墙互换。</translation>
    </message>
    <message>
        <source>Cancel a card</source>
        <translation>移除一张行动牌</translation>
    </message>
    <message>
        <source>Break a single</source>
        <translation>摧毁一座单城墙</translation>
    </message>
    <message>
        <source>Remove a threat counter</source>
        <translation>移除一个威胁标记</translation>
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
        <source>1 virtual wall</source>
        <translation>一座虚拟城墙</translation>
    </message>
    <message>
        <source>2 virtual walls</source>
        <translation>两座虚拟城墙</translation>
    </message>
    <message>
        <source>Swap two singles</source>
        <translation>互换两座单城墙</translation>
    </message>
    <message>
        <source>There is no other card to cancel.</source>
        <translation>没有其他行动牌可以移除。</translation>
    </message>
    <message>
        <source>There is no single here that could be broken.</source>
        <translation>此处没有可以摧毁的单城墙。</translation>
    </message>
    <message>
        <source>No bordering region has a threat counter left.</source>
        <translation>相邻的蒙古地区都已没有威胁标记。</translation>
    </message>
    <message>
        <source>There are no two singles to swap.</source>
        <translation>没有两座单城墙可以互换。</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Speed of the bots</source>
        <translation>电脑玩家速度</translation>
    </message>
    <message>
        <source>As the desktop</source>
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
        <source>Reduced: only fades</source>
        <comment>motion</comment>
        <translation>减少动态：仅淡入淡出</translation>
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
        <source>At once</source>
        <comment>bots</comment>
        <translation>立即</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The threat of {region} is turned face up: {value}.</source>
        <translation>{region}的威胁标记翻开：{value}。</translation>
    </message>
    <message>
        <source>{player} places a neutral single in {province}.</source>
        <translation>{player}在{province}放置一座中立单城墙。</translation>
    </message>
    <message>
        <source>{player} places a single in {province}.</source>
        <translation>{player}在{province}放置一座单城墙。</translation>
    </message>
    <message>
        <source>{player} places the double in {west}.</source>
        <translation>{player}在{west}放置双城墙。</translation>
    </message>
    <message>
        <source>{player} places the double in {west} and {east}.</source>
        <translation>{player}在{west}与{east}之间放置双城墙。</translation>
    </message>
    <message>
        <source>{player} places the tower in {province}; a square beside it is kept for a single.</source>
        <translation>{player}在{province}放置塔楼，旁边一格保留给自己的单城墙。</translation>
    </message>
    <message>
        <source>{player} places the tower in {province}.</source>
        <translation>{player}在{province}放置塔楼。</translation>
    </message>
    <message>
        <source>{player} builds on the square kept beside the tower.</source>
        <translation>{player}在塔楼旁保留的方格上建造。</translation>
    </message>
    <message>
        <source>{player} has no singles left: the square beside the tower is free.</source>
        <translation>{player}已没有单城墙，塔楼旁的方格不再保留。</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}.</source>
        <translation>{player}在{province}放置一张行动牌。</translation>
    </message>
    <message>
        <source>{player} plays a card in {province}: {card}.</source>
        <translation>{player}在{province}放置一张行动牌：{card}。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}.</source>
        <translation>{player}查看{region}的威胁标记。</translation>
    </message>
    <message>
        <source>{player} peeks at {region}: {value}.</source>
        <translation>{player}查看{region}的威胁标记：{value}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}. Void: {void}.</source>
        <translation>{province}的行动牌：{cards}。作废：{void}。</translation>
    </message>
    <message>
        <source>Cards in {province}: {cards}.</source>
        <translation>{province}的行动牌：{cards}。</translation>
    </message>
    <message>
        <source>Cards in {province}, all void: {void}.</source>
        <translation>{province}的行动牌全部作废：{void}。</translation>
    </message>
    <message>
        <source>There are no cards in {province}.</source>
        <translation>{province}没有行动牌。</translation>
    </message>
    <message>
        <source>{card} removes the threat of {region} unseen.</source>
        <translation>{card}移除{region}的威胁标记，不公开。</translation>
    </message>
    <message>
        <source>{card} removes the threat of {region}: {value}.</source>
        <translation>{card}移除{region}的威胁标记：{value}。</translation>
    </message>
    <message>
        <source>{card} changes the value by {change}.</source>
        <translation>{card}改变分值：{change}。</translation>
    </message>
    <message numerus="yes">
        <source>{card} adds %n virtual wall(s).</source>
        <translation>
            <numerusform>{card}加 %n 座虚拟城墙。</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} cancels {other}.</source>
        <translation>{card}移除{other}。</translation>
    </message>
    <message>
        <source>{card} breaks a single ({owner}) in {province}.</source>
        <translation>{card}摧毁{province}的一座单城墙（{owner}）。</translation>
    </message>
    <message>
        <source>{card} swaps nothing.</source>
        <translation>{card}不互换。</translation>
    </message>
    <message>
        <source>{card} finds nothing to do.</source>
        <translation>{card}没有效果。</translation>
    </message>
    <message>
        <source>{card} swaps a single ({owner}) in {here} with one ({other_owner}) in {there}.</source>
        <translation>{card}将{here}的单城墙（{owner}）与{there}的单城墙（{other_owner}）互换。</translation>
    </message>
    <message>
        <source>{player} completes {province}.</source>
        <translation>{player}使{province}完成防御。</translation>
    </message>
    <message>
        <source>{province} gets an emperor card; unspent so far: {unspent}.</source>
        <translation>{province}获得一张皇帝牌（未使用：{unspent}）。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. Majority: {players}.</source>
        <translation>{province}的分值为 {value}：城墙 {walls}、声望 {reputation}、行动牌 {change}。多数：{players}。</translation>
    </message>
    <message>
        <source>{province} is worth {value}: walls {walls}, reputation {reputation}, cards {change}. No player holds the majority.</source>
        <translation>{province}的分值为 {value}：城墙 {walls}、声望 {reputation}、行动牌 {change}。没有玩家占多数。</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) to {region}.</source>
        <translation>
            <numerusform>{player}在{region}损失 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s) in {province}.</source>
        <translation>
            <numerusform>{player}在{province}获得 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gains %n point(s): {source}.</source>
        <translation>
            <numerusform>{player}获得 %n 分：{source}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{region} has no threat counter left: no loss.</source>
        <translation>{region}已没有威胁标记，不损失分数。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。多数：{players}。受塔楼保护：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Majority: {players}.</source>
        <translation>{region}入侵：{value}。多数：{players}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. Sheltered by a tower: {sheltered}.</source>
        <translation>{region}入侵：{value}。受塔楼保护：{sheltered}。</translation>
    </message>
    <message>
        <source>{region} attacks: {value}. No player holds the majority.</source>
        <translation>{region}入侵：{value}。没有玩家占多数。</translation>
    </message>
    <message>
        <source>{event}, provinces with walls: {counts}.</source>
        <translation>{event}，有城墙的中国省份：{counts}。</translation>
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
        <source>{card} ({player})</source>
        <translation>{card}（{player}）</translation>
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
        <source>{player} can do nothing at all and passes.</source>
        <translation>{player}无法执行任何行动，跳过回合。</translation>
    </message>
    <message>
        <source>Three emperor cards: {player} adds a board.</source>
        <translation>三张皇帝牌：{player}增加一块版图。</translation>
    </message>
    <message>
        <source>Three emperor cards: {player} adds a board. Drawn: {board}.</source>
        <translation>三张皇帝牌：{player}增加一块版图。抽到：{board}。</translation>
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
        <source>Everybody has passed: the Mongols attack.</source>
        <translation>所有玩家都跳过回合，蒙古军入侵。</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>纪事</translation>
    </message>
    <message numerus="yes">
        <source>The table goes back %n step(s) by agreement.</source>
        <translation>
            <numerusform>全桌同意，退回 %n 步。</numerusform>
        </translation>
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
</context>
<context>
    <name>Command</name>
    <message>
        <source>Peek at {region}</source>
        <translation>查看{region}</translation>
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
        <source>Cancel {card} ({owner})</source>
        <translation>移除{card}（{owner}）</translation>
    </message>
    <message>
        <source>Remove the threat of {region}</source>
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
        <source>1 virtual wall</source>
        <translation>一座虚拟城墙</translation>
    </message>
    <message>
        <source>Swap nothing</source>
        <translation>不互换</translation>
    </message>
    <message>
        <source>Single: {square}</source>
        <translation>单城墙：{square}</translation>
    </message>
    <message>
        <source>Neutral single: {square}</source>
        <translation>中立单城墙：{square}</translation>
    </message>
    <message>
        <source>Tower: {square}</source>
        <translation>塔楼：{square}</translation>
    </message>
    <message>
        <source>Double: {west} and {east}</source>
        <translation>双城墙：{west}与{east}</translation>
    </message>
    <message>
        <source>Card: {province}</source>
        <translation>行动牌：{province}</translation>
    </message>
    <message>
        <source>Add board {board}, side {side}, in the west</source>
        <translation>在西端增加版图 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>Add board {board}, side {side}, in the east</source>
        <translation>在东端增加版图 {board} 的 {side} 面</translation>
    </message>
    <message>
        <source>Break {single}</source>
        <translation>摧毁：{single}</translation>
    </message>
    <message>
        <source>Swap {here} and {there}</source>
        <translation>互换：{here}与{there}</translation>
    </message>
    <message>
        <source>{square} ({owner})</source>
        <translation>{square}（{owner}）</translation>
    </message>
</context>
<context>
    <name>Controllers</name>
    <message>
        <source>Person</source>
        <translation>真人玩家</translation>
    </message>
    <message>
        <source>Bot: carefree</source>
        <translation>电脑玩家：随性</translation>
    </message>
    <message>
        <source>Bot: shrewd</source>
        <translation>电脑玩家：精明</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>电脑玩家：{name}</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The disk does not answer.</source>
        <translation>磁盘没有响应。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>Nothing can be written there.</source>
        <translation>那里是只读的，无法写入。</translation>
    </message>
    <message>
        <source>You are not allowed to write there.</source>
        <translation>您没有在那里写入的权限。</translation>
    </message>
    <message>
        <source>The disk has a fault.</source>
        <translation>磁盘发生错误。</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>找不到该文件夹。</translation>
    </message>
    <message>
        <source>A folder has this name.</source>
        <translation>已有同名的文件夹。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>The disk refuses ({code}).</source>
        <translation>磁盘拒绝操作（{code}）。</translation>
    </message>
</context>
<context>
    <name>Emperors</name>
    <message>
        <source>Emperor</source>
        <translation>皇帝牌</translation>
    </message>
    <message>
        <source>Emperor cards: {count} of {all}, then a board is added.</source>
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
        <source>At the end, whoever has walls in the most provinces gains 4 points; ties all gain.</source>
        <translation>游戏结束时，有城墙的中国省份最多的玩家得 4 分；并列者都得分。</translation>
    </message>
    <message>
        <source>At the end, every action card still in hand gains 2 points.</source>
        <translation>游戏结束时，手牌中剩余的每张行动牌得 2 分。</translation>
    </message>
    <message>
        <source>Whenever a square is built on, the threat counter of its region is turned face up for good.</source>
        <translation>每当方格上放置建筑，所属蒙古地区的威胁标记便翻开，不再翻回。</translation>
    </message>
    <message>
        <source>At the end, the longest unbroken run of walls gains 1 point a square; ties all gain.</source>
        <translation>游戏结束时，连续城墙最长的玩家每格得 1 分；并列者都得分。</translation>
    </message>
    <message>
        <source>At the end, every player gains 1 point a square for their longest unbroken run of walls.</source>
        <translation>游戏结束时，每位玩家按自己最长的连续城墙，每格得 1 分。</translation>
    </message>
</context>
<context>
    <name>Extension</name>
    <message>
        <source>Add a board</source>
        <translation>增加版图</translation>
    </message>
    <message>
        <source>Choose a face, then the end of the wall, here or there.</source>
        <translation>选择一面，再选择东端或西端（在此处或版图上）。</translation>
    </message>
    <message>
        <source>This board was drawn: choose the end of the wall.</source>
        <translation>抽到这块版图：选择东端或西端。</translation>
    </message>
    <message>
        <source>Choose a face first.</source>
        <translation>请先选择一面。</translation>
    </message>
    <message>
        <source>Provinces: {provinces}</source>
        <translation>中国省份：{provinces}</translation>
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
        <source>Reading {file}: {percent} %</source>
        <translation>正在读取 {file}：{percent}%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The gate closed meanwhile: nothing was saved.</source>
        <translation>城门在此期间关闭了：没有保存任何东西。</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>无法读取的游戏</translation>
    </message>
    <message>
        <source>Turn {turn} · {when}</source>
        <translation>第 {turn} 回合 · {when}</translation>
    </message>
    <message>
        <source>Over · {when}</source>
        <translation>已结束 · {when}</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>已在另一个窗口打开</translation>
    </message>
    <message>
        <source>More: rename, duplicate, move to the trash</source>
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
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>这台电脑上的游戏</translation>
    </message>
    <message>
        <source>Rename the game</source>
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
        <source>This version does not know the game.</source>
        <translation>此版本不支持这个游戏。</translation>
    </message>
    <message>
        <source>The game is in the trash.</source>
        <translation>游戏已移到回收站。</translation>
    </message>
    <message>
        <source>{count} games are in the trash.</source>
        <translation>{count} 局游戏已移到回收站。</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>好</translation>
    </message>
    <message>
        <source>Many games are kept here, {count} of them old.</source>
        <translation>这里保存了许多游戏，其中 {count} 局是旧的。</translation>
    </message>
    <message>
        <source>Move the old ones to the trash</source>
        <translation>将旧的移到回收站</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Nothing was changed. {fault}</source>
        <translation>没有任何更改。{fault}</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>Only {name} should be looking at the screen.</source>
        <translation>现在只有{name}可以看屏幕。</translation>
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
        <source>I am {name} – open the gate</source>
        <translation>我是{name}，打开城门</translation>
    </message>
    <message>
        <source>Show the board only (no hand, no notes)</source>
        <translation>只显示版图（不含手牌与笔记）</translation>
    </message>
    <message>
        <source>Pass the device to</source>
        <translation>请将设备交给</translation>
    </message>
    <message>
        <source>These notes are for</source>
        <translation>这些笔记属于</translation>
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
        <translation>已放置</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已移出</translation>
    </message>
    <message>
        <source>Lies face down in {province}</source>
        <translation>面朝下放在{province}</translation>
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
        <source>{card}: choose a lit province.</source>
        <translation>{card}：选择一个亮起的中国省份。</translation>
    </message>
    <message>
        <source>Choose the wall that it changes places with.</source>
        <translation>再选择与它互换的城墙。</translation>
    </message>
    <message>
        <source>Choose the end of the wall for this board.</source>
        <translation>选择把这块版图接在东端或西端。</translation>
    </message>
    <message>
        <source>{block}: choose a lit square.</source>
        <translation>{block}：选择一个亮起的方格。</translation>
    </message>
    <message>
        <source>{block}: choose two adjacent squares, one by one.</source>
        <translation>{block}：依次选择两个相邻的方格。</translation>
    </message>
    <message>
        <source>{block}: choose the square beside it.</source>
        <translation>{block}：再选择旁边的一个方格。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>{occupied} of {squares} squares</source>
        <translation>{squares} 格中已建 {occupied} 格</translation>
    </message>
    <message>
        <source>{region} {threat}, led by {players}</source>
        <translation>{region} {threat}，{players}领先</translation>
    </message>
    <message>
        <source>Would lose: {players}</source>
        <translation>将损失：{players}</translation>
    </message>
    <message>
        <source>Tower of {players}</source>
        <translation>塔楼：{players}</translation>
    </message>
    <message>
        <source>Peeked: {players}</source>
        <translation>已查看：{players}</translation>
    </message>
    <message>
        <source>{region} (no threat)</source>
        <translation>{region}（无威胁）</translation>
    </message>
    <message>
        <source>{region} {threat} for {players}</source>
        <translation>{region}：{players} {threat}</translation>
    </message>
    <message>
        <source>{region} {threat}</source>
        <translation>{region} {threat}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>{owner}: walls {walls}, virtual {virtual}, broken {broken}, cards {cards}</source>
        <translation>{owner}：城墙 {walls}、虚拟 {virtual}、残墙 {broken}、行动牌 {cards}</translation>
    </message>
    <message>
        <source>Worth now</source>
        <translation>当前分值</translation>
    </message>
    <message>
        <source>when complete</source>
        <translation>完成时</translation>
    </message>
    <message>
        <source>± cards</source>
        <comment>what cards may still change</comment>
        <translation>± 行动牌</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完成防御</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>威胁</translation>
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
        <source>Press a key&apos;s button, then the new key. {key} takes the key away.</source>
        <translation>点选一个快捷键，再按新的按键。按{key}键可移除。</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>全部还原</translation>
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
        <source>Walk through what is possible</source>
        <translation>逐一选择可行之处</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Do it where they have walked to</source>
        <translation>在选定之处执行</translation>
    </message>
    <message>
        <source>Go on with what moves or is shown</source>
        <translation>继续播放或显示的内容</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>移到窗口的下一部分</translation>
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
        <source>The program has made a mistake. Your game is kept.</source>
        <translation>程序发生错误。你的游戏已经保存。</translation>
    </message>
    <message>
        <source>If something looks odd, close the window and open it again.</source>
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
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>玩家（顺时针）</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>游戏选项</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Drawn, and secret until the end</source>
        <translation>随机生成，结束前保密</translation>
    </message>
    <message>
        <source>A typed seed gives the same draw again; the game counts as open.</source>
        <translation>输入种子会得到相同的开局；本局不再保密。</translation>
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
        <translation>玩家 {number} 的名称</translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation>玩家 {number} 的类型</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Sides of the boards</source>
        <translation>版图的面</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Every board may show side A or side B.</source>
        <translation>每块版图可用 A 面或 B 面。</translation>
    </message>
    <message>
        <source>All A</source>
        <translation>全部 A 面</translation>
    </message>
    <message>
        <source>Every board shows side A, added ones too.</source>
        <translation>所有版图都用 A 面，增加的版图也是。</translation>
    </message>
    <message>
        <source>All B</source>
        <translation>全部 B 面</translation>
    </message>
    <message>
        <source>Every board shows side B, added ones too.</source>
        <translation>所有版图都用 B 面，增加的版图也是。</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>The first turn of the game is one single and nothing else.</source>
        <translation>本局的第一个回合只放置一座单城墙。</translation>
    </message>
    <message>
        <source>Every player</source>
        <translation>每位玩家</translation>
    </message>
    <message>
        <source>Every player&apos;s first turn is one single and nothing else.</source>
        <translation>每位玩家的首回合只放置一座单城墙。</translation>
    </message>
    <message>
        <source>No opening rule</source>
        <translation>无开局规则</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation>首回合与其他回合相同。</translation>
    </message>
    <message>
        <source>Where to peek</source>
        <translation>查看范围</translation>
    </message>
    <message>
        <source>Region of the square</source>
        <translation>方格所属地区</translation>
    </message>
    <message>
        <source>A block lets you peek at the region of its own square.</source>
        <translation>放置建筑后可查看该方格所属的蒙古地区。</translation>
    </message>
    <message>
        <source>Regions of the province</source>
        <translation>省份旁的地区</translation>
    </message>
    <message>
        <source>A block lets you peek at all regions along its province.</source>
        <translation>放置建筑后可查看与该中国省份相邻的所有蒙古地区。</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>记忆辅助</translation>
    </message>
    <message>
        <source>Threats stay noted</source>
        <translation>保留威胁记录</translation>
    </message>
    <message>
        <source>A threat you have seen stays visible to you alone.</source>
        <translation>看过的威胁标记之后仍只对你显示。</translation>
    </message>
    <message>
        <source>From memory</source>
        <translation>自行记忆</translation>
    </message>
    <message>
        <source>One look per block and region, this turn only: remember it.</source>
        <translation>每个建筑对每个蒙古地区只能在放置的回合看一次，须自行记住。</translation>
    </message>
    <message>
        <source>Neutral singles</source>
        <translation>中立单城墙</translation>
    </message>
    <message>
        <source>Compete</source>
        <translation>参与多数</translation>
    </message>
    <message>
        <source>Neutral singles can hold a majority; then nobody scores it.</source>
        <translation>中立单城墙也可占多数，此时没有人得分。</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>Neutral singles are ignored when majorities are counted.</source>
        <translation>比较多数时不计中立单城墙。</translation>
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
        <source>Whoever adds a board chooses it, its side and its end.</source>
        <translation>增加版图的玩家自选版图、面与位置。</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The board and its side are drawn; only the end is chosen.</source>
        <translation>版图与面随机抽出，只选择位置。</translation>
    </message>
    <message>
        <source>Removed threat counters</source>
        <translation>移除的威胁标记</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>Nobody sees the threat counter that a Traitor removes.</source>
        <translation>叛徒移除的威胁标记不公开。</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>The threat counter that a Traitor removes is shown to all.</source>
        <translation>叛徒移除的威胁标记向所有玩家公开。</translation>
    </message>
    <message>
        <source>The Mandarin&apos;s swap</source>
        <translation>官吏的互换</translation>
    </message>
    <message>
        <source>With another province</source>
        <translation>限其他省份</translation>
    </message>
    <message>
        <source>The second single of a swap stands in another province.</source>
        <translation>互换的另一座单城墙必须在其他中国省份。</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The second single may stand in the same province as well.</source>
        <translation>互换的另一座单城墙也可在同一中国省份。</translation>
    </message>
    <message>
        <source>Points for Dominance</source>
        <translation>称霸计分</translation>
    </message>
    <message>
        <source>Every player scores their own longest run.</source>
        <translation>每位玩家按自己最长的连续城墙得分。</translation>
    </message>
    <message>
        <source>Longest run only</source>
        <translation>仅最长者</translation>
    </message>
    <message>
        <source>Only the longest run of all scores; ties all score.</source>
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
        <source>Options of this game</source>
        <translation>本局选项</translation>
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
        <source>{option} (not as usual)</source>
        <translation>{option}（与一般规则不同）</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>The last round once more</source>
        <translation>重看上一轮</translation>
    </message>
    <message>
        <source>Once more: {what}</source>
        <translation>重看：{what}</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>Single</source>
        <translation>单城墙</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔楼</translation>
    </message>
    <message>
        <source>Broken wall</source>
        <translation>残墙</translation>
    </message>
    <message>
        <source>Neutral single</source>
        <translation>中立单城墙</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>owner of a single in a list or in brackets</comment>
        <translation>中立</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>{province} {place}/{count}, facing {region}</source>
        <translation>{province} {place}/{count}，面对{region}</translation>
    </message>
    <message>
        <source>Board {board}, side {side}</source>
        <translation>版图 {board} 的 {side} 面</translation>
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
        <source>decides now</source>
        <translation>正在决定</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
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
        <source>{player}: score {score}; left: singles {singles}, doubles {doubles}, towers {towers}, cards {cards}</source>
        <translation>{player}：{score} 分；剩余：单城墙 {singles}、双城墙 {doubles}、塔楼 {towers}、行动牌 {cards}</translation>
    </message>
    <message>
        <source>Singles left: {count}</source>
        <translation>剩余单城墙：{count}</translation>
    </message>
    <message>
        <source>Doubles left: {count}</source>
        <translation>剩余双城墙：{count}</translation>
    </message>
    <message>
        <source>Towers left: {count}</source>
        <translation>剩余塔楼：{count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>手牌：{count}</translation>
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
        <source>It is {player}&apos;s turn.</source>
        <translation>轮到{player}。</translation>
    </message>
    <message>
        <source>Opening turn: place one single and nothing else.</source>
        <translation>开局：只放置一座单城墙。</translation>
    </message>
    <message>
        <source>You can do nothing at all: you pass.</source>
        <translation>你无法执行任何行动：跳过回合。</translation>
    </message>
    <message>
        <source>You can do nothing else: place a neutral single.</source>
        <translation>你无法执行其他行动：放置一座中立单城墙。</translation>
    </message>
    <message>
        <source>Only half an action is possible: one single or one card.</source>
        <translation>只能执行部分行动：一座单城墙或一张行动牌。</translation>
    </message>
    <message>
        <source>Your turn: take a block or a card.</source>
        <translation>轮到你：拿起建筑或行动牌。</translation>
    </message>
    <message>
        <source>Now place your second single outside {province}.</source>
        <translation>接着在{province}以外的省份放置第二座单城墙。</translation>
    </message>
    <message>
        <source>Now play your second card outside {province}.</source>
        <translation>接着在{province}以外的省份放置第二张行动牌。</translation>
    </message>
    <message>
        <source>Now place your single in {province}.</source>
        <translation>接着在{province}放置单城墙。</translation>
    </message>
    <message>
        <source>Now a single in {province}, or a second card in another province.</source>
        <translation>接着在{province}放置单城墙，或在另一个中国省份放置第二张行动牌。</translation>
    </message>
    <message>
        <source>You may place a neutral single and peek at {regions}, or end your turn.</source>
        <translation>你可以放置一座中立单城墙、查看{regions}，或结束回合。</translation>
    </message>
    <message>
        <source>You may place a neutral single, or end your turn.</source>
        <translation>你可以放置一座中立单城墙，或结束回合。</translation>
    </message>
    <message>
        <source>You may peek at {regions}, or end your turn.</source>
        <translation>你可以查看{regions}，或结束回合。</translation>
    </message>
    <message>
        <source>End your turn: a board will be added.</source>
        <translation>结束回合：接着增加版图。</translation>
    </message>
    <message>
        <source>Nothing more is possible: end your turn.</source>
        <translation>无法再行动：请结束回合。</translation>
    </message>
    <message>
        <source>Your action is done: end your turn.</source>
        <translation>行动完成：请结束回合。</translation>
    </message>
    <message>
        <source>{provinces} are completed: choose which is scored first.</source>
        <translation>{provinces}完成防御：选择先计分的省份。</translation>
    </message>
    <message>
        <source>{province} is completed: begin its scoring.</source>
        <translation>{province}完成防御：开始计分。</translation>
    </message>
    <message>
        <source>Add a board: choose it, its side and the end of the wall.</source>
        <translation>增加版图：选择版图、面与东西端。</translation>
    </message>
    <message>
        <source>The draw is {board}: choose the end of the wall.</source>
        <translation>抽到{board}：选择东端或西端。</translation>
    </message>
    <message>
        <source>{player} – {choice}</source>
        <translation>{player}，{choice}</translation>
    </message>
    <message>
        <source>{player} decides in {province}: {card}.</source>
        <translation>{player}在{province}做决定：{card}。</translation>
    </message>
    <message>
        <source>Warrior: choose a card to cancel in {province}.</source>
        <translation>战士：选择{province}的一张行动牌移除。</translation>
    </message>
    <message>
        <source>Traitor: break a single in {province}, or remove a bordering threat.</source>
        <translation>叛徒：摧毁{province}的一座单城墙，或移除相邻的威胁标记。</translation>
    </message>
    <message>
        <source>Flood: make {province} worth 2 more, or 2 less.</source>
        <translation>洪水：{province}的分值 +2 或 −2。</translation>
    </message>
    <message>
        <source>Builder: make {province} worth 2 more, or add a virtual wall.</source>
        <translation>建筑师：{province}的分值 +2，或加一座虚拟城墙。</translation>
    </message>
    <message>
        <source>Master Builder: add two virtual walls in {province}.</source>
        <translation>大建筑师：在{province}加两座虚拟城墙。</translation>
    </message>
    <message>
        <source>Mandarin: swap a single in {province} for another one, or swap nothing.</source>
        <translation>官吏：将{province}的一座单城墙与另一座互换，或不互换。</translation>
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
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>{player} is due now.</source>
        <translation>现在轮到{player}。</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Together you build the Great Wall. Whoever has most walls in a province when it is completed scores its value.</source>
        <translation>大家合力修筑长城。中国省份完成防御时，城墙最多的玩家获得该省份的分值。</translation>
    </message>
    <message>
        <source>When the wall is finished the Mongols attack: whoever has most walls in a region loses what its threat counter says. The highest score wins.</source>
        <translation>长城完工后蒙古军入侵：蒙古地区中城墙最多的玩家按威胁标记损失分数。总分最高者获胜。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Do one of five actions, and do it completely:</source>
        <translation>从五种行动中选一种，完整执行：</translation>
    </message>
    <message>
        <source>{title}: {rule}</source>
        <translation>{title}：{rule}</translation>
    </message>
    <message>
        <source>Only when no action can be completed you do half of one if you can, one single or one card; else you pass.</source>
        <translation>无法完整执行任何行动时，尽可能执行部分行动：一座单城墙或一张行动牌；否则跳过回合。</translation>
    </message>
    <message>
        <source>Peeking</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>塔楼</translation>
    </message>
    <message>
        <source>A tower never stands beside another tower.</source>
        <translation>塔楼不可与其他塔楼相邻。</translation>
    </message>
    <message>
        <source>One square that was empty beside it is kept for a single of its owner: others may take one of two, never the last. It is free again when the owner has no singles left.</source>
        <translation>塔楼旁原本的空格有一格保留给其玩家的单城墙：有两格时他人可占一格，但不可占最后一格。该玩家没有单城墙时即不再保留。</translation>
    </message>
    <message>
        <source>In the attack a tower shelters its owner in the tower&apos;s own region.</source>
        <translation>蒙古军入侵时，塔楼在所属蒙古地区保护其玩家。</translation>
    </message>
    <message>
        <source>Scoring a province</source>
        <translation>省份计分</translation>
    </message>
    <message>
        <source>All cards in the province are revealed. Cards with the same priority are void.</source>
        <translation>翻开该省份的所有行动牌。点数相同的行动牌作废。</translation>
    </message>
    <message>
        <source>The others take effect from priority 1 to 6. The owner of a card decides, whoever&apos;s turn it is.</source>
        <translation>其余按点数 1 到 6 生效。不论轮到谁，都由行动牌的玩家决定。</translation>
    </message>
    <message>
        <source>Value: unbroken walls of all colours, plus the reputation counter, plus or minus the cards.</source>
        <translation>分值：各色完好的城墙，加声望标记，再加减行动牌。</translation>
    </message>
    <message>
        <source>Majority: most unbroken walls, virtual ones included; a double counts as two, a tower as one. Everyone who is tied scores the whole value.</source>
        <translation>多数：完好的城墙最多，含虚拟城墙；双城墙算两座，塔楼算一座。并列者都获得全部分值。</translation>
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
        <source>Once you have placed a block, you may peek at a threat counter until your turn ends. A peek cannot be taken back.</source>
        <translation>放置建筑后，到回合结束前可查看威胁标记。查看无法撤销。</translation>
    </message>
    <message>
        <source>If three emperor cards are unspent at the end of a turn, that player adds a board in the west or in the east: once a game, twice with four players.</source>
        <translation>回合结束时若有三张未使用的皇帝牌，该玩家在西端或东端增加一块版图：每局一次，四人游戏两次。</translation>
    </message>
    <message>
        <source>With two players</source>
        <translation>两位玩家时</translation>
    </message>
    <message>
        <source>After your action you may place one neutral single:</source>
        <translation>行动后可放置一座中立单城墙：</translation>
    </message>
    <message>
        <source>– after two singles or two cards, in one of those two provinces;</source>
        <translation>－两座单城墙或两张行动牌之后：放在其中一个中国省份；</translation>
    </message>
    <message>
        <source>– after a card and a single, a double or a tower, in any other province;</source>
        <translation>－行动牌加单城墙、双城墙或塔楼之后：放在其他任意中国省份；</translation>
    </message>
    <message>
        <source>– after half an action, in that province.</source>
        <translation>－部分行动之后：放在同一个中国省份。</translation>
    </message>
    <message>
        <source>If you can do nothing else, you must place one.</source>
        <translation>无法执行其他行动时，必须放置一座。</translation>
    </message>
    <message>
        <source>The Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
    <message>
        <source>Region by region, from west to east, the threat counter is turned face up. Whoever has most unbroken walls there loses that many points; everyone who is tied loses them in full.</source>
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
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The rules at a glance</source>
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
        <source>A province is completed: its scoring comes first.</source>
        <translation>有中国省份完成防御：须先计分。</translation>
    </message>
    <message>
        <source>A revealed card has to be decided first.</source>
        <translation>须先选择已翻开的行动牌的效果。</translation>
    </message>
    <message>
        <source>First a board has to be added.</source>
        <translation>须先增加版图。</translation>
    </message>
    <message>
        <source>No card is waiting for a decision.</source>
        <translation>没有行动牌等待决定。</translation>
    </message>
    <message>
        <source>The revealed card does not allow this choice.</source>
        <translation>翻开的行动牌不允许这个选择。</translation>
    </message>
    <message>
        <source>One action a turn: yours is done.</source>
        <translation>每回合一个行动：你已经执行过了。</translation>
    </message>
    <message>
        <source>Complete your action first.</source>
        <translation>请先完成你的行动。</translation>
    </message>
    <message>
        <source>You cannot pass while something is still possible.</source>
        <translation>还能行动时不可跳过回合。</translation>
    </message>
    <message>
        <source>The opening turn is one single and nothing else.</source>
        <translation>开局只放置一座单城墙。</translation>
    </message>
    <message>
        <source>This square is not in play.</source>
        <translation>此方格不在游戏中。</translation>
    </message>
    <message>
        <source>This square is occupied.</source>
        <translation>此方格已被占用。</translation>
    </message>
    <message>
        <source>A double needs two adjacent empty squares.</source>
        <translation>双城墙需要两个相邻的空格。</translation>
    </message>
    <message>
        <source>A tower may not stand beside another tower.</source>
        <translation>塔楼不可与其他塔楼相邻。</translation>
    </message>
    <message>
        <source>The last empty square beside a tower is kept for a single of its owner.</source>
        <translation>塔楼旁的最后一个空格保留给其玩家的单城墙。</translation>
    </message>
    <message>
        <source>You have no singles left.</source>
        <translation>你已没有单城墙。</translation>
    </message>
    <message>
        <source>You have placed your double already.</source>
        <translation>你已放置双城墙。</translation>
    </message>
    <message>
        <source>You have placed your tower already.</source>
        <translation>你已放置塔楼。</translation>
    </message>
    <message>
        <source>There are no neutral singles left.</source>
        <translation>已没有中立单城墙。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>这张行动牌不在你的手牌中。</translation>
    </message>
    <message>
        <source>This province is not in play.</source>
        <translation>此中国省份不在游戏中。</translation>
    </message>
    <message>
        <source>This province is completed and takes no more cards.</source>
        <translation>此中国省份已完成防御，不能再放置行动牌。</translation>
    </message>
    <message>
        <source>Two singles go to two different provinces.</source>
        <translation>两座单城墙须放在两个不同的中国省份。</translation>
    </message>
    <message>
        <source>Two cards go to two different provinces.</source>
        <translation>两张行动牌须放在两个不同的中国省份。</translation>
    </message>
    <message>
        <source>After a card, the single goes to the same province as the card.</source>
        <translation>放置行动牌后，单城墙须放在与行动牌相同的中国省份。</translation>
    </message>
    <message>
        <source>After a single, only a second single may follow.</source>
        <translation>放置单城墙后，只能再放第二座单城墙。</translation>
    </message>
    <message>
        <source>After a card, only a second card or a single may follow.</source>
        <translation>放置行动牌后，只能再放第二张行动牌或一座单城墙。</translation>
    </message>
    <message>
        <source>This action could not be finished, so it may not be begun.</source>
        <translation>此行动无法完成，因此不能开始。</translation>
    </message>
    <message>
        <source>After this action, the neutral single may not go to that province.</source>
        <translation>执行此行动后，中立单城墙不能放在该中国省份。</translation>
    </message>
    <message>
        <source>Only one neutral single a turn.</source>
        <translation>每回合只能放置一座中立单城墙。</translation>
    </message>
    <message>
        <source>With nothing else possible, a neutral single must be placed.</source>
        <translation>无法执行其他行动时，必须放置一座中立单城墙。</translation>
    </message>
    <message>
        <source>There is no neutral single in an opening turn.</source>
        <translation>开局不可放置中立单城墙。</translation>
    </message>
    <message>
        <source>This province is not waiting to be scored.</source>
        <translation>此中国省份目前无需计分。</translation>
    </message>
    <message>
        <source>You may peek only where you have built in this turn.</source>
        <translation>只能查看本回合建造处的威胁标记。</translation>
    </message>
    <message>
        <source>You know this threat counter already.</source>
        <translation>你已知道这个威胁标记。</translation>
    </message>
    <message>
        <source>This threat counter lies face up.</source>
        <translation>这个威胁标记已经翻开。</translation>
    </message>
    <message>
        <source>This threat counter was removed.</source>
        <translation>这个威胁标记已被移除。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>现在无法这样做。</translation>
    </message>
    <message>
        <source>This board cannot be added.</source>
        <translation>不能增加这块版图。</translation>
    </message>
    <message>
        <source>In this game all boards show the same side.</source>
        <translation>本局所有版图都用同一面。</translation>
    </message>
    <message>
        <source>The board to be added has been drawn: it is another one.</source>
        <translation>要增加的版图已抽出，不是这一块。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n card(s), not known</source>
        <translation>
            <numerusform>%n 张未知的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay: the beginning of the game</source>
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
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>后退一回合</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>To the beginning</source>
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
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>本局步骤</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>显示结果</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the replay</comment>
        <translation>离开</translation>
    </message>
    <message>
        <source>Play at {speed} speed</source>
        <translation>以 {speed} 速度播放</translation>
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
        <source>Seen by</source>
        <translation>观看视角</translation>
    </message>
    <message>
        <source>All</source>
        <comment>as whom a replay is seen</comment>
        <translation>全桌</translation>
    </message>
    <message>
        <source>What lay open to all at the table</source>
        <translation>当时全桌可见的信息</translation>
    </message>
    <message>
        <source>Everything</source>
        <comment>as whom a replay is seen</comment>
        <translation>全部公开</translation>
    </message>
    <message>
        <source>Everything shown, every hand and every counter</source>
        <translation>全部公开，包括所有手牌与标记</translation>
    </message>
    <message>
        <source>What {player} saw and knew at the time</source>
        <translation>{player}当时看到与知道的内容</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Table options</source>
        <translation>游戏选项</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Scores over {turns} turns</source>
        <translation>{turns} 回合的分数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
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
        <source>Look at the board</source>
        <translation>看版图</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>显示结果</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{fault} (line {line})</source>
        <translation>{fault}（第 {line} 行）</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>The file is larger than any saved game.</source>
        <translation>文件比任何存档都大。</translation>
    </message>
    <message>
        <source>The file has more records than any saved game.</source>
        <translation>文件的记录比任何存档都多。</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>文件不是存档。</translation>
    </message>
    <message>
        <source>The file needs a newer version of the program, {name} at least.</source>
        <translation>文件需要较新版本的程序，至少 {name} 版。</translation>
    </message>
    <message>
        <source>The file is of a game that is not known here: {name}.</source>
        <translation>文件属于未知的游戏：{name}。</translation>
    </message>
    <message>
        <source>The file uses an option that this version does not know: {name}.</source>
        <translation>文件使用了此版本不支持的选项：{name}。</translation>
    </message>
    <message>
        <source>The file is cut off.</source>
        <translation>文件不完整。</translation>
    </message>
    <message>
        <source>The file was changed, or is damaged.</source>
        <translation>文件被更改或已损坏。</translation>
    </message>
    <message>
        <source>The file is not written as saved games are.</source>
        <translation>文件的写法与存档不符。</translation>
    </message>
    <message>
        <source>The file has a record that makes no sense.</source>
        <translation>文件中有无法理解的记录。</translation>
    </message>
    <message>
        <source>The file has a move against the rules.</source>
        <translation>文件中有违反规则的行动。</translation>
    </message>
    <message>
        <source>The file tells another result than its moves lead to.</source>
        <translation>文件记载的结果与行动不符。</translation>
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
        <source>Action cards, in order of priority</source>
        <translation>行动牌（按点数顺序）</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>多数</translation>
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
        <translation>{province}完成防御</translation>
    </message>
    <message>
        <source>{player} placed the last block</source>
        <translation>{player}放置最后一个建筑</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Void: another card here has the same priority.</source>
        <translation>作废：此处另有点数相同的行动牌。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已移除。</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}决定。</translation>
    </message>
    <message>
        <source>Has taken effect.</source>
        <translation>已生效。</translation>
    </message>
    <message>
        <source>{first}, or {second}</source>
        <comment>the two effects of a card</comment>
        <translation>{first}，或{second}</translation>
    </message>
    <message>
        <source>No cards lie here.</source>
        <translation>此处没有行动牌。</translation>
    </message>
    <message>
        <source>Void: {cards}</source>
        <translation>作废：{cards}</translation>
    </message>
    <message>
        <source>{card} ({player})</source>
        <comment>a card and its owner</comment>
        <translation>{card}（{player}）</translation>
    </message>
    <message>
        <source>A peek is still possible; then begin the scoring.</source>
        <translation>还可以查看，然后开始计分。</translation>
    </message>
    <message>
        <source>Choose two walls on the board.</source>
        <translation>请在版图上选择两座城墙。</translation>
    </message>
    <message>
        <source>Choose on the board, or here.</source>
        <translation>请在版图上或此处选择。</translation>
    </message>
    <message>
        <source>holds the majority</source>
        <translation>占多数</translation>
    </message>
    <message>
        <source>Tied: each scores in full.</source>
        <translation>并列：各得全部分数。</translation>
    </message>
    <message>
        <source>The province is worth nothing.</source>
        <translation>此中国省份的分值为 0。</translation>
    </message>
    <message>
        <source>The neutral walls hold the majority: nobody scores.</source>
        <translation>中立城墙占多数：没有人得分。</translation>
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
        <source>by cards</source>
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
        <source>{player}&apos;s own cards and notes</source>
        <translation>{player}的行动牌与笔记</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>回到版图</translation>
    </message>
    <message>
        <source>Only the board is shown.</source>
        <translation>目前只显示版图。</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>我是{player}</translation>
    </message>
    <message>
        <source>{player} goes on with the turn.</source>
        <translation>{player}继续本回合。</translation>
    </message>
    <message>
        <source>I am {player} – go on</source>
        <translation>我是{player}，继续</translation>
    </message>
    <message>
        <source>{player} decides.</source>
        <translation>由{player}决定。</translation>
    </message>
    <message>
        <source>Look at my notes</source>
        <translation>看我的笔记</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>电脑玩家已暂停。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Only bots are playing.</source>
        <translation>只有电脑玩家在玩。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>{player} does not answer.</source>
        <translation>{player}没有回应。</translation>
    </message>
    <message>
        <source>There is only one possibility: it is played.</source>
        <translation>只有一种可能：自动执行。</translation>
    </message>
    <message>
        <source>Nothing is possible: the turn passes.</source>
        <translation>无法执行任何行动：跳过回合。</translation>
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
    <name>Session</name>
    <message>
        <source>The file cannot be written. {fault}</source>
        <translation>无法写入文件。{fault}</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>Another window plays this game.</source>
        <translation>本局正在另一个窗口中进行。</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>This game is not being saved. {fault}</source>
        <translation>这局游戏目前没有保存。{fault}</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>The file was damaged; play goes on from its last good step.</source>
        <translation>文件已损坏；游戏从最后一个完好的步骤继续。</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Event cards</source>
        <translation>事件牌</translation>
    </message>
    <message>
        <source>Board in the west</source>
        <translation>西侧版图</translation>
    </message>
    <message>
        <source>Board in the east</source>
        <translation>东侧版图</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The game begins with these two boards.</source>
        <translation>游戏以这两块版图开始。</translation>
    </message>
    <message>
        <source>Boards, sides and places are drawn.</source>
        <translation>版图、面与位置随机决定。</translation>
    </message>
    <message>
        <source>Choose both boards, or both are drawn.</source>
        <translation>请选择两块版图，否则两块都随机。</translation>
    </message>
    <message>
        <source>That is one board twice: both are drawn.</source>
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
        <source>One, drawn</source>
        <comment>event cards</comment>
        <translation>随机一张</translation>
    </message>
    <message>
        <source>Two, drawn</source>
        <comment>event cards</comment>
        <translation>随机两张</translation>
    </message>
    <message>
        <source>No event cards are in the game.</source>
        <translation>本局没有事件牌。</translation>
    </message>
    <message>
        <source>One of the four event cards is drawn and lies open.</source>
        <translation>从四张事件牌中随机抽出一张，正面朝上。</translation>
    </message>
    <message>
        <source>Two of the four event cards are drawn and lie open.</source>
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
        <source>The whole game, to go on playing</source>
        <translation>完整的游戏，可继续进行</translation>
    </message>
    <message>
        <source>Hidden cards and counters are in it, sealed: nobody reads them by accident in a text editor. Somebody determined could.</source>
        <translation>内含隐藏的行动牌与标记，并已密封：用文本编辑器打开也不会无意间看到，但有心人仍可能解开。</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>全桌都知道的内容</translation>
    </message>
    <message>
        <source>To look at, not to go on. Nothing hidden is in it, only marks by which it can be checked against the whole game later.</source>
        <translation>仅供观看，不能继续进行。不含隐藏信息，只有日后可与完整游戏核对的校验码。</translation>
    </message>
    <message>
        <source>What {player} knows</source>
        <translation>{player}知道的内容</translation>
    </message>
    <message>
        <source>To look at, not to go on. This player&apos;s cards and peeks are in it, nobody else&apos;s; it can be checked against the whole game later.</source>
        <translation>仅供观看，不能继续进行。内含这位玩家的手牌与查看结果，不含其他玩家的；日后可与完整游戏核对。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>Double</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>中国省份</translation>
    </message>
    <message>
        <source>Mongol attack</source>
        <translation>蒙古军入侵</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Go on with the last game</source>
        <translation>继续上一局</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>打开存档</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>The beginning of the game</source>
        <translation>游戏开始</translation>
    </message>
    <message>
        <source>Take back by agreement</source>
        <translation>协商悔棋</translation>
    </message>
    <message>
        <source>What somebody has seen stays seen, and the draw stays as it is. The saved game keeps a note that the table went back.</source>
        <translation>看过的内容不会消失，抽取的结果也不改变。存档会记下这次悔棋。</translation>
    </message>
    <message>
        <source>Back to</source>
        <translation>回到</translation>
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
    <name>Title</name>
    <message>
        <source>Chang Cheng</source>
        <translation>长城</translation>
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
        <source>Reset turn</source>
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
        <source>Blocks of {player}</source>
        <translation>{player}的建筑</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), face down</source>
        <translation>
            <numerusform>%n 张面朝下的手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>{player}的手牌</translation>
    </message>
    <message>
        <source>Drop what is held</source>
        <translation>放下拿起的物件</translation>
    </message>
    <message>
        <source>Peek at the region under the pointer, while held</source>
        <translation>按住时查看指针所在地区的威胁标记</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>Two singles</source>
        <translation>两座单城墙</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>两张行动牌</translation>
    </message>
    <message>
        <source>Card, then single</source>
        <translation>先牌后单城墙</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>双城墙</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔楼</translation>
    </message>
    <message>
        <source>in different provinces</source>
        <translation>放在不同的中国省份</translation>
    </message>
    <message>
        <source>face down, in different provinces</source>
        <translation>面朝下，放在不同的中国省份</translation>
    </message>
    <message>
        <source>in the same province</source>
        <translation>放在同一个中国省份</translation>
    </message>
    <message>
        <source>+1 per province and region it touches</source>
        <translation>所触及的每个省份和地区 +1 分</translation>
    </message>
    <message>
        <source>keeps a square beside it for you</source>
        <translation>旁边一格为你保留</translation>
    </message>
    <message>
        <source>Opening turn: one single and nothing else.</source>
        <translation>开局：只放置一座单城墙。</translation>
    </message>
    <message>
        <source>No action can be completed: one single, or one card.</source>
        <translation>无法完整执行行动：一座单城墙或一张行动牌。</translation>
    </message>
    <message>
        <source>Only a neutral single is left: place it.</source>
        <translation>只能放置中立单城墙。</translation>
    </message>
    <message>
        <source>You may add a neutral single.</source>
        <translation>你可以加一座中立单城墙。</translation>
    </message>
    <message>
        <source>You may peek: hold the eye on a shield.</source>
        <translation>你可以查看：按住盾牌上的眼睛。</translation>
    </message>
    <message>
        <source>Completed: begin the scoring.</source>
        <translation>完成防御：开始计分。</translation>
    </message>
    <message>
        <source>You may end your turn.</source>
        <translation>你可以结束回合。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences, side by side</comment>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>begun</source>
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
        <source>The game is over</source>
        <translation>游戏已经结束</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>Turn of {player}</source>
        <translation>{player}的回合</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>{player} wins with a score of {score}.</source>
        <translation>{player}以 {score} 分获胜。</translation>
    </message>
    <message>
        <source>{players} share the victory with a score of {score}.</source>
        <translation>{players}以 {score} 分共同获胜。</translation>
    </message>
</context>
</TS>
