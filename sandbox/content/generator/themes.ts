/** What a game is about: decides its name, its art and the skin of its reels. */
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
export const tableThemes = ["roulette", "blackjack", "baccarat", "poker", "dice"] as const;
export const instantThemes = ["crash", "mines", "plinko", "keno"] as const;
/** Of live tables: only what can be played here. */
export const liveThemes = ["roulette"] as const;

export type SlotTheme = (typeof slotThemes)[number];
export type Theme = SlotTheme | (typeof tableThemes)[number] | (typeof instantThemes)[number];

export function isSlotTheme(theme: Theme): theme is SlotTheme {
  return slotThemes.some((each) => each === theme);
}
