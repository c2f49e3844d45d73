"""One word for one thing: words that the glossary has replaced do not come back."""

import re
from typing import Final

import pytest

from tests.texts.written import variants

# By language: a pattern, and what is said instead. The reasons are in docs/glossary.md.
REPLACED: Final[dict[str, dict[str, str]]] = {
    "en": {
        r"\b(cannot|do not|does not|will not)\b": "a contraction",
        r"\bGo on\b": "continue",
        r"\bgiv(e|es) up a culture token": "discard",
        r"\b(lift|lifts) ": "remove",
        r"(?<![Dd]ata )(?<!¤)\b(card|cards)\b": "tile",
        r"\bwork(s|ed)? out\b": "calculate",
        r"\bwinning chances?\b|\bchances? of winning\b": "win chance",
        r"\bcolours? of boats?\b": "boat colour",
        r"\bis there twice\b": "appears twice",
    },
    "fr": {
        r"récolt": "ramasser",
        r"voisin": "adjacent, à côté",
        r"joueurs? (artificiel|ordinateur)": "joueur virtuel",
        r"\brelevé": "enregistrement",
        r"\btirage\b": "donne",
        r"en évidence": "en surbrillance",
        r"bateaux? en (bambou|bois|pierre|argile|or)\b": "bateau Bambou …",
        r"[Dd]éfaire": "annuler",
        r"\brendre un jeton": "défausser",
        r"édition habituelle": "édition standard",
    },
    "de": {
        r"Fähigkeit": "Effekt",
        r"(Schiffe?|Schiffs) (bewegen|setzen)": "verschieben, einsetzen",
        r"\bgesetzt": "eingesetzt",
        r"\bfreies? Feld": "leeres Feld",
        r"(in|aus) deiner Hand": "auf, von deiner Hand",
        r"Mitspielende|Sitzordnung": "Spieler, Platzverteilung",
        r"Ausgabedatei|Standardausgabe|übliche Ausgabe": "Edition",
        r"Gebäudereihe|Spezialistenreihe": "Auslage",
        r"Das Spiel (ist zu Ende|endet|beginnt)": "die Partie",
    },
    "es": {
        r"[Ss]itio web|[Cc]omputadora": "página, máquina",
        r"\b[Ff]icha de (edificio|flota)": "loseta",
        r"\b(tarjeta|carta)s?\b": "loseta",
        r"[Cc]ontinúe|[Ee]lija|\busted\b": "tú",
        r"\b[Bb]otes?\b|\b[Nn]aves?\b": "barco",
        r"\b[Rr]ecolect|\b[Cc]oleccion": "recoger",
        r"cabecera de la fila|\bpista de flotas\b": "hilera",
        r"\bjuego ha terminado|\bel juego termina": "la partida",
    },
    "it": {
        r"\b[Nn]av[ei]\b|\b[Bb]attell": "barca",
        r"\b[Cc]art[ae]\b": "tessera",
        r"tessera (Edificio|Flotta)": "minuscola",
        r"\b[Rr]iserva(re|ta|te|to)\b": "prenotare: la riserva sono le barche",
        r"\b[Gg]ettone|\b[Gg]ettoni": "segnalino",
        r"\b[Aa]ssold|\b[Ii]ngaggi": "reclutare",
        r"\b[Ii]l gioco (è finito|finisce)": "la partita",
        r"\bLei\b|\bSua\b": "tu",
    },
    "ja": {
        r"ボート|舟": "船",
        r"トークン\d+個|コイン\d+個": "枚",
        r"船\d+(個|枚)": "隻",
        r"建物\d+(個|枚)(?!タイル)": "軒",
        r"ターン": "手番",
        r"カード": "タイル",
        r"サプライ|共通の蓄え": "ストック",
        r"コンピュータ(?!ー)|ブラウザ(?!ー)|サーバ(?!ー)": "長音をつける",
        r"Yamata": "ヤマタイ",
        r"下さい|出来": "ください、でき",
    },
    "nl": {
        r"\b[Ss]chip|\b[Ss]chepen": "boot",
        r"\b[Kk]aartje|\b[Kk]aarten\b": "tegel",
        r"\b[Rr]eserve\b": "voorraad",
        r"\b[Pp]artij(en)?\b": "spel",
        r"\b[Rr]ekruteer|\b[Rr]ekruter": "aanwerven",
        r"\b(u|uw|U|Uw)\b": "je",
        r"\b[Vv]erdekt\b|\bomgekeerd\b": "gedekt",
    },
    "pl": {
        r"nieskończon": "niedokończony",
        r"[Oo]dnośnik": "link",
        r"\b[Ii]mię\b|\bimieni": "nazwa",
        r"\bw\s?ręce\b": "na ręce",
        r"[Ww]erbun": "rekrutacja",
        r"(bambusow|drewnian|kamienn|glinian|złot)\w+ (łód|łodz)": "łódź z bambusem …",
        r"[Pp]ołóż łód|położ(yć|enie) łod|kład(zie|ziesz) łó": "umieścić",
        r"budynek zwykły": "zwykły budynek",
        r"\bkrok(u|iem)? tury": "etap",
        r"rozkład": "rozdanie",
    },
    "ru": {
        r"[Сс]топк": "колода",
        r"[Сс]войств": "эффект",
        r"рубашк": "лицом вниз",
        r"на руке": "в руке",
        r"(на|со) слот(?!ом)": "в слот, из слота",
        r"дорожк": "трек",
        r"Yamata": "Яматай",
        r"начальн\w+ числ": "зерно",
        r"раскладк": "расклад",
        r"отда(ть|ёт|йте) жетон": "сбросить",
        r"выделенн": "подсвеченный",
    },
}


@pytest.mark.parametrize("language", REPLACED)
def test_replaced_words_do_not_come_back(language: str) -> None:
    """Each thing and each deed has the glossary's word."""
    found = [
        (key, text, f"say: {instead}")
        for key, text in variants(language)
        for pattern, instead in REPLACED[language].items()
        if re.search(pattern, text)
    ]

    assert found == []
