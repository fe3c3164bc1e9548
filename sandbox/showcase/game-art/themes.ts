import type { GlyphName } from "../../games/messages";
import type { Theme } from "../../games/skin";
import { fruit } from "./glyphs-fruit";
import { legend } from "./glyphs-legend";
import { places } from "./glyphs-places";
import { seaAndSky } from "./glyphs-sea-sky";
import { treasure } from "./glyphs-treasure";
import { works } from "./glyphs-works";
import type { Glyph, Shade } from "./pen";

/** The look of a theme: the four symbols that pay most, the best first, the scatter's emblem, and the place behind the reels. */
export interface Look {
  high: readonly [GlyphName, GlyphName, GlyphName, GlyphName];
  emblem: GlyphName;
  scenery: Scenery;
  letters: Letters;
}

export type Scenery = "hills" | "waves" | "dunes" | "stars" | "trees" | "peaks" | "pillars" | "rays" | "skyline";
type Letters = readonly [Shade, Shade, Shade, Shade];

const jewels: Letters = [
  ["#ffd1d9", "#e0284f"],
  ["#cfe4ff", "#2f74e8"],
  ["#c9ffdd", "#14a566"],
  ["#ecd6ff", "#8a3fe0"],
];
const metals: Letters = [
  ["#fff3c4", "#e39a1d"],
  ["#ffe0c9", "#d8672a"],
  ["#d9fff2", "#1fa88a"],
  ["#d6e6ff", "#4a78d8"],
];
const ice: Letters = [
  ["#ffffff", "#4cc4f2"],
  ["#e6f0ff", "#5a86f0"],
  ["#dcfff6", "#20b39a"],
  ["#f3e4ff", "#a069ea"],
];

export const glyphs = {
  ...treasure,
  ...fruit,
  ...seaAndSky,
  ...legend,
  ...places,
  ...works,
} as const satisfies Record<string, Glyph>;

export const looks: Readonly<Record<Theme, Look>> = {
  planet: { high: ["planet", "rocket", "saucer", "comet"], emblem: "sun", scenery: "stars", letters: ice },
  pyramid: { high: ["mask", "scarab", "eye", "ankh"], emblem: "sun", scenery: "dunes", letters: metals },
  gem: { high: ["diamond", "ruby", "emerald", "amethyst"], emblem: "ring", scenery: "peaks", letters: ice },
  wheel: { high: ["wheel", "crown", "star", "bell"], emblem: "coin", scenery: "rays", letters: metals },
  fox: { high: ["fox", "owl", "mushroom", "acorn"], emblem: "moon", scenery: "trees", letters: metals },
  dragon: { high: ["egg", "sword", "shield", "flame"], emblem: "crown", scenery: "peaks", letters: metals },
  cards: { high: ["crown", "heart", "spade", "club"], emblem: "chalice", scenery: "pillars", letters: jewels },
  fruit: { high: ["melon", "cherries", "plum", "lemon"], emblem: "star", scenery: "hills", letters: jewels },
  crown: { high: ["crown", "chalice", "ring", "coin"], emblem: "key", scenery: "pillars", letters: jewels },
  book: { high: ["chalice", "key", "eye", "potion"], emblem: "book", scenery: "dunes", letters: metals },
  ship: { high: ["ship", "shield", "sword", "anchor"], emblem: "wave", scenery: "peaks", letters: ice },
  neon: { high: ["car", "diamond", "bolt", "star"], emblem: "seven", scenery: "skyline", letters: ice },
  volcano: { high: ["volcano", "ruby", "idol", "flame"], emblem: "sun", scenery: "peaks", letters: metals },
  pearl: { high: ["trident", "shell", "fish", "wave"], emblem: "pearl", scenery: "waves", letters: ice },
  lantern: { high: ["lantern", "fan", "koi", "coin"], emblem: "moon", scenery: "hills", letters: metals },
  sevens: { high: ["seven", "bar", "bell", "cherries"], emblem: "star", scenery: "rays", letters: metals },
  clover: { high: ["pot", "clover", "horseshoe", "coin"], emblem: "star", scenery: "hills", letters: jewels },
  idol: { high: ["idol", "emerald", "leaf", "mushroom"], emblem: "sun", scenery: "trees", letters: jewels },
  wolf: { high: ["wolf", "owl", "leaf", "mushroom"], emblem: "moon", scenery: "peaks", letters: ice },
  chest: { high: ["chest", "sword", "anchor", "coin"], emblem: "key", scenery: "waves", letters: metals },
  candy: { high: ["cupcake", "lollipop", "candy", "heart"], emblem: "star", scenery: "hills", letters: jewels },
  potion: { high: ["potion", "book", "owl", "mushroom"], emblem: "moon", scenery: "trees", letters: jewels },
  storm: { high: ["bolt", "shield", "chalice", "sword"], emblem: "crown", scenery: "pillars", letters: ice },
  koi: { high: ["koi", "lotus", "fan", "pearl"], emblem: "moon", scenery: "waves", letters: ice },
  cactus: { high: ["badge", "cactus", "horseshoe", "coin"], emblem: "sun", scenery: "dunes", letters: metals },
  gears: { high: ["clock", "gear", "key", "coin"], emblem: "ring", scenery: "skyline", letters: metals },
};
