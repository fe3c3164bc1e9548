/** The themes of slots: a theme decides the name, the art and the skin of the reels. */
export const slotThemes = [
  "planet",
  "pyramid",
  "gem",
  "wheel",
  "fox",
  "dragon",
  "cards",
  "fruit",
  "crown",
  "book",
  "ship",
  "neon",
  "volcano",
  "pearl",
  "lantern",
  "sevens",
  "clover",
  "idol",
  "wolf",
  "chest",
  "candy",
  "potion",
  "storm",
  "koi",
  "cactus",
  "gears",
] as const;
/** Of the casino and of live tables, only what can be played here. */
export const tableThemes = ["baccarat", "blackjack"] as const;
export const instantThemes = ["dice", "mines", "plinko"] as const;
export const liveThemes = ["roulette"] as const;

/** Of every kind of game. */
export const themes = [...slotThemes, ...tableThemes, ...instantThemes, ...liveThemes] as const;

export type SlotTheme = (typeof slotThemes)[number];
export type Theme = (typeof themes)[number];

/** Of banners alone: no game looks like these. */
export const bannerThemes = ["dial", "lifebuoy"] as const;

/** All that is drawn. */
export type ArtTheme = Theme | (typeof bannerThemes)[number];

export function isSlotTheme(theme: Theme): theme is SlotTheme {
  return slotThemes.some((each) => each === theme);
}
