import type { GlyphName } from "../../games/messages/messages";
import type { SlotTheme } from "../themes";
import { fruit } from "./glyphs-fruit";
import { legend } from "./glyphs-legend";
import { places } from "./glyphs-places";
import { seaAndSky } from "./glyphs-sea-sky";
import { treasure } from "./glyphs-treasure";
import { works } from "./glyphs-works";
import type { Glyph, Shade } from "./pen";

type Four = readonly [GlyphName, GlyphName, GlyphName, GlyphName];

/**
 * The look of a theme: the four symbols that pay most, the best first, the four that pay least, the scatter's emblem, and the place
 * behind the reels.
 */
export interface Look {
  high: Four;
  /** Null: the letters of playing cards. */
  low: Four | null;
  emblem: GlyphName;
  scenery: Scenery;
  /** The colours of what pays least. */
  shades: Shades;
}

/** Of playing cards, the one that pays most first. */
export const letters = ["A", "K", "Q", "J"] as const;

export type Scenery = "hills" | "waves" | "dunes" | "stars" | "trees" | "peaks" | "pillars" | "rays" | "skyline";
type Shades = readonly [Shade, Shade, Shade, Shade];

const jewels: Shades = [
  ["#ffd1d9", "#e0284f"],
  ["#cfe4ff", "#2f74e8"],
  ["#c9ffdd", "#14a566"],
  ["#ecd6ff", "#8a3fe0"],
];
const metals: Shades = [
  ["#fff3c4", "#e39a1d"],
  ["#ffe0c9", "#d8672a"],
  ["#d9fff2", "#1fa88a"],
  ["#d6e6ff", "#4a78d8"],
];
const ice: Shades = [
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

export const looks: Readonly<Record<SlotTheme, Look>> = {
  planet: {
    high: ["planet", "rocket", "saucer", "comet"],
    low: ["moon", "star", "bolt", "gear"],
    emblem: "sun",
    scenery: "stars",
    shades: ice,
  },
  pyramid: {
    high: ["mask", "scarab", "eye", "ankh"],
    low: ["lotus", "chalice", "ring", "coin"],
    emblem: "sun",
    scenery: "dunes",
    shades: metals,
  },
  gem: {
    high: ["diamond", "ruby", "emerald", "amethyst"],
    low: ["pearl", "key", "star", "coin"],
    emblem: "ring",
    scenery: "peaks",
    shades: ice,
  },
  wheel: {
    high: ["wheel", "crown", "star", "bell"],
    low: ["heart", "clover", "horseshoe", "bar"],
    emblem: "coin",
    scenery: "rays",
    shades: metals,
  },
  fox: {
    high: ["fox", "owl", "mushroom", "acorn"],
    low: ["leaf", "plum", "cherries", "clover"],
    emblem: "moon",
    scenery: "trees",
    shades: metals,
  },
  dragon: {
    high: ["egg", "sword", "shield", "flame"],
    low: ["chalice", "ring", "key", "coin"],
    emblem: "crown",
    scenery: "peaks",
    shades: metals,
  },
  cards: {
    high: ["crown", "heart", "spade", "club"],
    low: null,
    emblem: "chalice",
    scenery: "pillars",
    shades: jewels,
  },
  fruit: {
    high: ["melon", "cherries", "plum", "lemon"],
    low: ["bell", "bar", "clover", "leaf"],
    emblem: "star",
    scenery: "hills",
    shades: jewels,
  },
  crown: {
    high: ["crown", "chalice", "ring", "coin"],
    low: ["shield", "sword", "book", "heart"],
    emblem: "key",
    scenery: "pillars",
    shades: jewels,
  },
  book: {
    high: ["chalice", "key", "eye", "potion"],
    low: ["ankh", "scarab", "flame", "coin"],
    emblem: "book",
    scenery: "dunes",
    shades: metals,
  },
  ship: {
    high: ["ship", "shield", "sword", "anchor"],
    low: ["flame", "fish", "ring", "coin"],
    emblem: "wave",
    scenery: "peaks",
    shades: ice,
  },
  neon: {
    high: ["car", "diamond", "bolt", "star"],
    low: ["moon", "heart", "gear", "coin"],
    emblem: "seven",
    scenery: "skyline",
    shades: ice,
  },
  volcano: {
    high: ["volcano", "ruby", "idol", "flame"],
    low: ["egg", "bolt", "leaf", "coin"],
    emblem: "sun",
    scenery: "peaks",
    shades: metals,
  },
  pearl: {
    high: ["trident", "shell", "fish", "wave"],
    low: ["ship", "anchor", "star", "coin"],
    emblem: "pearl",
    scenery: "waves",
    shades: ice,
  },
  lantern: {
    high: ["lantern", "fan", "koi", "coin"],
    low: ["lotus", "bell", "leaf", "wave"],
    emblem: "moon",
    scenery: "hills",
    shades: metals,
  },
  sevens: {
    high: ["seven", "bar", "bell", "cherries"],
    low: ["melon", "plum", "lemon", "horseshoe"],
    emblem: "star",
    scenery: "rays",
    shades: metals,
  },
  clover: {
    high: ["pot", "clover", "horseshoe", "coin"],
    low: ["leaf", "acorn", "mushroom", "bell"],
    emblem: "star",
    scenery: "hills",
    shades: jewels,
  },
  idol: {
    high: ["idol", "emerald", "leaf", "mushroom"],
    low: ["lotus", "eye", "egg", "coin"],
    emblem: "sun",
    scenery: "trees",
    shades: jewels,
  },
  wolf: {
    high: ["wolf", "owl", "leaf", "mushroom"],
    low: ["flame", "acorn", "plum", "star"],
    emblem: "moon",
    scenery: "peaks",
    shades: ice,
  },
  chest: {
    high: ["chest", "sword", "anchor", "coin"],
    low: ["wave", "shell", "fish", "ring"],
    emblem: "key",
    scenery: "waves",
    shades: metals,
  },
  candy: {
    high: ["cupcake", "lollipop", "candy", "heart"],
    low: ["cherries", "melon", "plum", "lemon"],
    emblem: "star",
    scenery: "hills",
    shades: jewels,
  },
  potion: {
    high: ["potion", "book", "owl", "mushroom"],
    low: ["key", "flame", "leaf", "star"],
    emblem: "moon",
    scenery: "trees",
    shades: jewels,
  },
  storm: {
    high: ["bolt", "shield", "chalice", "sword"],
    low: ["flame", "wave", "moon", "ring"],
    emblem: "crown",
    scenery: "pillars",
    shades: ice,
  },
  koi: {
    high: ["koi", "lotus", "fan", "pearl"],
    low: ["wave", "shell", "leaf", "bell"],
    emblem: "moon",
    scenery: "waves",
    shades: ice,
  },
  cactus: {
    high: ["badge", "cactus", "horseshoe", "coin"],
    low: ["spade", "heart", "club", "flame"],
    emblem: "sun",
    scenery: "dunes",
    shades: metals,
  },
  gears: {
    high: ["clock", "gear", "key", "coin"],
    low: ["bell", "bolt", "book", "star"],
    emblem: "ring",
    scenery: "skyline",
    shades: metals,
  },
};
