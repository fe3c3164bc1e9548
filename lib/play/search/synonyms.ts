/**
 * Search terms for a type of game, in the languages of the site. The keys are the content service's game types.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  baccarat: ["baccarat", "bakkarat", "baccara", "bacará", "bakarat", "bakara", "punto banco", "バカラ"],
  blackjack: ["blackjack", "black jack", "21", "twenty-one", "ブラックジャック"],
  blocks: ["blocks", "palikat", "blokker", "blöcke", "blocs", "bloques", "blocos", "bloki", "bloklar", "ブロック"],
  crash: ["crash", "crash games", "multiplier", "クラッシュ"],
  dice: ["dice", "craps", "sic bo", "nopat", "noppa", "terninger", "würfel", "dés", "dados", "zar", "kości", "ダイス"],
  keno: ["keno", "lotto", "キノ"],
  mines: ["mines", "minesweeper", "miinat", "miner", "minen", "minas", "miny", "mayın", "マイン"],
  plinko: ["plinko", "pachinko", "プリンコ"],
  poker: ["poker", "pokeri", "póquer", "hold'em", "video poker", "ポーカー"],
  roulette: ["roulette", "ruletti", "rulett", "ruleta", "roleta", "rulet", "ruletka", "ルーレット"],
  show: [
    "show",
    "shows",
    "game shows",
    "peliohjelmat",
    "spillshow",
    "spielshows",
    "jeux télévisés",
    "concursos",
    "programas de jogos",
    "teleturnieje",
    "ゲームショー",
  ],
  slots: [
    "slots",
    "video slots",
    "slot machines",
    "kolikkopelit",
    "spilleautomater",
    "spielautomaten",
    "machines à sous",
    "tragaperras",
    "tragamonedas",
    "caça-níqueis",
    "automaty",
    "slotlar",
    "スロット",
  ],
};

/** Search terms for a live table of any type. */
export const liveWords: readonly string[] = [
  "live",
  "live casino",
  "live-kasino",
  "en vivo",
  "en direct",
  "ao vivo",
  "canlı",
  "na żywo",
  "ライブ",
];
