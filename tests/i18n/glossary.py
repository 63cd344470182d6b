"""One word for one thing: the words of the game in each language.

Where an English text speaks of the thing, every translation of it must use the language's word, in
one of the given forms.
"""

import re
from dataclasses import dataclass

from changcheng_qt.ui.tray.stock_button import SOFT_HYPHEN
from tests.i18n.translation_files import PLACEHOLDER, Message


@dataclass(frozen=True, slots=True)
class Entry:
    """An English word, as a pattern, and a pattern of the words for it by language."""

    english: str
    words: dict[str, str]
    besides: str = ""
    """A pattern of English texts that use the word for something else."""


GLOSSARY = (
    Entry(
        r"\bblocks?\b",
        {"it": r"pezz[oi]", "fr": r"pièces?", "zh_TW": "建築", "zh_CN": "建筑"},
    ),
    Entry(
        r"\bneutral walls?\b",
        {"it": r"neutral[ei]", "fr": r"neutres?", "zh_TW": "中立單?城牆", "zh_CN": "中立单?城墙"},
    ),
    Entry(
        r"\bdouble walls?\b",
        {
            "it": r"mur(o doppio|i doppi)",
            "fr": r"sections? doubles?",
            "zh_TW": "雙城牆",
            "zh_CN": "双城墙",
        },
    ),
    Entry(
        r"\btowers?\b",
        {"it": r"torr[ei]", "fr": r"tours? de guet", "zh_TW": "敵樓", "zh_CN": "敌楼"},
    ),
    Entry(
        r"\bbroken wall\b",
        {"it": "muro in rovina", "fr": "mur détruit", "zh_TW": "被摧毀的城牆", "zh_CN": "残墙"},
    ),
    Entry(
        r"\bextra walls?\b",
        {
            "it": r"mur[oi] virtual[ei]",
            "fr": r"sections? virtuelles?",
            "zh_TW": "多算",
            "zh_CN": "多算",
        },
    ),
    Entry(
        r"\bnovices?\b",
        {"it": "principiant[ei]", "fr": "débutants?", "zh_TW": "新手", "zh_CN": "新手"},
    ),
    Entry(
        r"\bstrong (bot|player)\b",
        {"it": "esperto", "fr": "confirmé", "zh_TW": "高手", "zh_CN": "高手"},
    ),
    Entry(
        r"^master$|\bmaster bot\b",
        {"it": "maestro", "fr": "maître", "zh_TW": "大師", "zh_CN": "大师"},
    ),
    Entry(
        r"\baction cards?\b",
        {
            "it": r"cart[ae] azione",
            "fr": r"cartes? Action",
            "zh_TW": "行動卡",
            "zh_CN": "行动牌|手牌",
        },
    ),
    Entry(
        r"\bcards?\b",
        {"it": r"cart[ae]", "fr": r"cartes?", "zh_TW": "卡|手牌", "zh_CN": "牌"},
    ),
    Entry(
        r"\bevent cards?\b",
        {
            "it": r"cart[ae] evento",
            "fr": r"cartes? Événement",
            "zh_TW": "事件卡",
            "zh_CN": "事件牌",
        },
    ),
    Entry(
        r"\bemperor cards?\b",
        {
            "it": r"cart[ae] Imperatore",
            "fr": r"cartes? Empereur",
            "zh_TW": "皇帝卡",
            "zh_CN": "皇帝牌",
        },
    ),
    Entry(
        r"\bthreat counters?\b",
        {
            "it": r"segnalin[oi] Minaccia",
            "fr": r"jetons? Péril",
            "zh_TW": "威脅標記",
            "zh_CN": "威胁标记",
        },
    ),
    Entry(
        r"\bthreats?\b",
        {"it": r"minacc(ia|e)", "fr": r"périls?", "zh_TW": "威脅", "zh_CN": "威胁"},
    ),
    Entry(
        r"\breputation\b",
        {"it": "Reputazione", "fr": "Réputation", "zh_TW": "聲望", "zh_CN": "声望"},
    ),
    Entry(
        r"\bprovinces?\b",
        {"it": r"provinc[ei]", "fr": r"provinces?", "zh_TW": "區域", "zh_CN": "省份"},
    ),
    Entry(
        r"\bregions?\b",
        {"it": r"region[ei]", "fr": r"régions?", "zh_TW": "區域|地區", "zh_CN": "地区"},
    ),
    Entry(
        r"\bcompleted\b|\b(is|are) complete\b",
        {"it": r"completat[ae]", "fr": r"compl(è|é)té?es?", "zh_TW": "填滿", "zh_CN": "填满"},
        besides=r"Your action",
    ),
    Entry(
        r"\bboards?\b",
        {"it": r"planc(ia|e)", "fr": r"plateaux?", "zh_TW": "圖板", "zh_CN": "版图"},
        besides=r"board game",
    ),
    Entry(
        r"\bpeeks?\b",
        {"it": r"sbirci\w+", "fr": r"épi\w+", "zh_TW": "偷看", "zh_CN": "偷看"},
    ),
    Entry(
        r"\bmajorit(y|ies)\b",
        {
            "it": r"maggioranz[ae]",
            "fr": r"majorités?",
            "zh_TW": "領先|比城牆|城牆(已經)?最多|並列最多|勝負",
            "zh_CN": "领先|比城墙|城墙(已经)?最多|并列最多|胜负",
        },
    ),
    Entry(
        r"\bvalue\b|\bworth\b",
        {
            "it": r"val(ore|e|ere)\b",
            "fr": r"vaut|vaudra|valeur",
            "zh_TW": "價值|值|全部分數|[多少]得",
            "zh_CN": "分值|值|[多少]得",
        },
        besides=r"^value −2$|\bworth the peek\b",
    ),
    Entry(
        r"\bsquares?\b",
        {"it": r"casell[ae]", "fr": r"cases?", "zh_TW": r"方格|空格|格", "zh_CN": r"方格|空格|格"},
    ),
    Entry(
        r"\bscor(ed|ing)\b",
        {
            "it": r"conteggi\w*|assegn\w+ i punti",
            "fr": r"décomptes?|\bcompt(e[rz]?|ée?s?|ait)\b",
            "zh_TW": "結算",
            "zh_CN": "计分",
        },
        besides=r"\band scored\b|\bhave scored\b|^Nobody scored$|^scored $",
    ),
    Entry(
        r"\bvoid\b",
        {"it": r"null[aei]", "fr": r"annulées?", "zh_TW": "作廢", "zh_CN": "作废"},
    ),
    Entry(
        r"\bbots?\b",
        {"it": r"bot", "fr": r"bots?", "zh_TW": "電腦玩家", "zh_CN": "电脑玩家"},
    ),
    Entry(
        r"\bgate\b",
        {"it": "porta", "fr": "porte", "zh_TW": "城門", "zh_CN": "城门"},
    ),
    Entry(
        r"\bhand\b",
        {"it": "mano", "fr": "main", "zh_TW": "手牌", "zh_CN": "手牌"},
    ),
    Entry(
        r"\bplayers?\b",
        {"it": r"giocator[ei]|ognuno", "fr": r"joueurs?|chacun", "zh_TW": "玩家", "zh_CN": "玩家"},
        besides=r"[Tt]ied players",
    ),
    Entry(
        r"\bchronicle\b",
        {"it": "cronaca", "fr": "chronique", "zh_TW": "紀事", "zh_CN": "纪事"},
    ),
    Entry(
        r"\bpass(es)?\b|\bpassed\b",
        {"it": r"pass\w+", "fr": r"pass\w+", "zh_TW": "跳過", "zh_CN": "跳过"},
        besides=r"device",
    ),
)


CHINA = (
    Entry(r"\bcards?\b", {"it": r"cart[ae]", "fr": r"cartes?", "zh_TW": "卡|牌", "zh_CN": "牌"}),
    Entry(
        r"\bregions?\b",
        {"it": r"region[ei]", "fr": r"régions?", "zh_TW": "地區", "zh_CN": "地区"},
    ),
    Entry(
        r"\bhouses?\b",
        {"it": r"cas[ae]", "fr": r"maisons?", "zh_TW": "官邸", "zh_CN": "官邸"},
    ),
    Entry(
        r"\btowns?\b",
        {"it": r"spazi", "fr": r"emplacements?", "zh_TW": "官邸格", "zh_CN": "官邸格"},
    ),
    Entry(
        r"\bemissar(y|ies)\b",
        {"it": r"emissari", "fr": r"émissaires?", "zh_TW": "使節", "zh_CN": "使节"},
    ),
    Entry(r"\bcourts?\b", {"it": r"cort[ei]", "fr": r"cours?", "zh_TW": "宮廷", "zh_CN": "宫廷"}),
    Entry(
        r"\bfortif(ied|ications?)\b",
        {"it": r"fortific", "fr": r"fortifi", "zh_TW": "城寨", "zh_CN": "城寨"},
    ),
    Entry(
        r"\balliances?\b",
        {"it": r"alleanz[ae]", "fr": r"alliances?", "zh_TW": "聯盟", "zh_CN": "联盟"},
    ),
    Entry(
        r"\blead(s|ing)?\b",
        {"it": "in testa", "fr": "en tête", "zh_TW": "領先", "zh_CN": "领先"},
        besides=r"^Roads lead\b",
    ),
    Entry(r"\broads?\b", {"it": r"strad[ae]", "fr": r"routes?", "zh_TW": "道路", "zh_CN": "道路"}),
    Entry(r"\blines?\b", {"it": r"fil[ae]", "fr": r"chaînes?", "zh_TW": "連線", "zh_CN": "连线"}),
    Entry(r"\bpair\b", {"it": "coppia", "fr": "paire", "zh_TW": "對子|一對", "zh_CN": "对子|一对"}),
    Entry(
        r"\bopen cards?\b",
        {
            "it": r"cart[ae] scopert[ae]",
            "fr": r"cartes? visibles?",
            "zh_TW": "明牌",
            "zh_CN": "明牌",
        },
    ),
    Entry(r"\bpile\b", {"it": "mazzo", "fr": "pioche", "zh_TW": "牌庫", "zh_CN": "牌库"}),
    Entry(r"\bdiscards\b", {"it": "scarti", "fr": "défausse", "zh_TW": "棄牌", "zh_CN": "弃牌"}),
    Entry(
        r"\bswap(s|ped)?\b",
        {"it": r"cambi", "fr": r"échang", "zh_TW": r"換", "zh_CN": r"换"},
    ),
    Entry(
        r"\blast round\b",
        {
            "it": "ultimo giro",
            "fr": "dernier tour de table",
            "zh_TW": "最後一輪",
            "zh_CN": "最后一轮",
        },
    ),
)
"""The words of China; those above count there too, but for the same English ones."""


RIDERS = (
    Entry(r"\bcards?\b", {"it": r"cart[ae]", "fr": r"cartes?", "zh_TW": "卡|手牌", "zh_CN": "牌"}),
    Entry(r"\btowers?\b", {"it": r"torr[ei]", "fr": r"tours?", "zh_TW": "敵樓", "zh_CN": "敌楼"}),
    Entry(
        r"\bwalls?\b",
        {
            "it": r"\bmura(glia)?\b|\btratt[oi] di muro\b",
            "fr": "muraille",
            "zh_TW": "城牆|長城|城段",
            "zh_CN": "城墙|长城|城段",
        },
        besides="^Breaches of the others",
    ),
    Entry(
        r"\briders?\b",
        {"it": r"cavalier[ei]", "fr": r"cavaliers?", "zh_TW": "騎兵", "zh_CN": "骑兵"},
    ),
    Entry(
        r"\bsettlements?\b",
        {"it": r"insediament[oi]", "fr": r"colonies?", "zh_TW": "村落", "zh_CN": "村落"},
    ),
    Entry(
        r"\bborder forts?\b",
        {
            "it": r"fort[ei]( di confine)?",
            "fr": r"forts?( frontaliers?)?",
            "zh_TW": "邊塞",
            "zh_CN": "边塞",
        },
    ),
    Entry(
        r"\bborder city\b",
        {"it": "città di confine", "fr": "ville frontalière", "zh_TW": "邊城", "zh_CN": "边城"},
    ),
    Entry(
        r"\broads?\b",
        {"it": r"strad[ae]", "fr": r"routes?", "zh_TW": "道路", "zh_CN": "道路"},
        besides="Long Road",
    ),
    Entry(
        r"\blong road\b",
        {"it": "Lunga Strada", "fr": "Longue Route", "zh_TW": "長路", "zh_CN": "长路"},
    ),
    Entry(
        r"\bgreat host\b",
        {"it": "Grande Esercito", "fr": "Grande Armée", "zh_TW": "大軍", "zh_CN": "大军"},
    ),
    Entry(
        r"\bsection\b",
        {"it": "tratto di muro", "fr": r"sections?", "zh_TW": "城段", "zh_CN": "城段"},
    ),
    Entry(
        r"\bgathering ground\b",
        {
            "it": "campo di raduno",
            "fr": "lieu de rassemblement",
            "zh_TW": "集結地",
            "zh_CN": "集结地",
        },
    ),
    Entry(
        r"\bbreach(es)?\b",
        {"it": r"brecc", "fr": r"brèche", "zh_TW": "缺口|攻破", "zh_CN": "缺口|攻破"},
    ),
    Entry(r"\bpenalt(y|ies)\b", {"it": "penalità", "fr": "pénalité", "zh_TW": "罰", "zh_CN": "罚"}),
    Entry(r"\bpirate\b", {"it": "pirata", "fr": "pirate", "zh_TW": "海盜", "zh_CN": "海盗"}),
    Entry(r"\bharbour\b", {"it": "porto", "fr": "port", "zh_TW": "港口", "zh_CN": "港口"}),
    Entry(r"\bsupply\b", {"it": "riserva", "fr": "réserve", "zh_TW": "公庫", "zh_CN": "公库"}),
    Entry(
        r"\bgoods?\b", {"it": r"merc[ei]", "fr": "marchandise", "zh_TW": "物資", "zh_CN": "物资"}
    ),
    Entry(
        r"\boffers?\b",
        {"it": r"offert[ae]|offri", "fr": r"offr", "zh_TW": "提議", "zh_CN": "提议"},
    ),
    Entry(
        r"\bcounters?\b",
        {"it": "controffert", "fr": "contre-offre", "zh_TW": "還價", "zh_CN": "还价"},
    ),
    Entry(r"\bedicts?\b", {"it": r"editt[oi]", "fr": r"édits?", "zh_TW": "詔令", "zh_CN": "诏令"}),
    Entry(r"\bcrown\b", {"it": "corona", "fr": "couronne", "zh_TW": "朝廷", "zh_CN": "朝廷"}),
)
"""The words of Riders at the Wall, as those of China."""

TITLES = {"China": CHINA, "Riders": RIDERS}
"""The words of a title by the beginning of its contexts."""


def entries_for(context: str) -> tuple[Entry, ...]:
    """The words that count for the texts of a context."""
    words = next((own for title, own in TITLES.items() if context.startswith(title)), ())
    own = {entry.english for entry in words}
    return (*words, *(entry for entry in GLOSSARY if entry.english not in own))


def other_words(message: Message, language: str) -> list[str]:
    """The English words of a message for which a translation does not use the language's own."""
    english = PLACEHOLDER.sub("", message.text.source)
    forms = [form.replace(SOFT_HYPHEN, "") for form in message.forms]
    return [
        entry.english
        for entry in entries_for(message.text.context)
        if re.search(entry.english, english, re.IGNORECASE)
        and not (entry.besides and re.search(entry.besides, english))
        and not all(re.search(entry.words[language], form, re.IGNORECASE) for form in forms)
    ]
