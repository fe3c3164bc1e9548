import { isSlotTheme, type SlotTheme, type Theme } from "../../showcase/themes";

/** Words of a title that promise to be seen. */
const promised: readonly (readonly [RegExp, SlotTheme])[] = [
  [/chest|treasur|hoard|plunder|vault/i, "chest"],
  [/crown|king|queen|throne|regal|reign/i, "crown"],
  [/book|tome|grimoire|codex|pages|scroll/i, "book"],
  [/dragon|wyrm|serpent/i, "dragon"],
  [/wolf|wolves/i, "wolf"],
  [/fox|vixen/i, "fox"],
  [/gem|diamond|ruby|sapphire|jewel|crystal|topaz/i, "gem"],
  [/lantern|lamp/i, "lantern"],
  [/wheel|carousel/i, "wheel"],
  [/potion|elixir|brew/i, "potion"],
  [/lucky|clover|charm/i, "clover"],
  [/pearl|reef/i, "pearl"],
  [/thunder|storm|lightning|tempest/i, "storm"],
  [/engine|gear|clock/i, "gears"],
  [/moon|star|comet|eclipse/i, "planet"],
  [/cherry|plum|orchard|harvest/i, "fruit"],
  [/sugar|candy|honey/i, "candy"],
  [/pharaoh|pyramid|tomb/i, "pyramid"],
  [/joker|ace|deal|card/i, "cards"],
  [/idol|mask|temple/i, "idol"],
];

/** The themes that suit a hero of the theme. */
const neighbours: Readonly<Partial<Record<Theme, readonly SlotTheme[]>>> = {
  planet: ["gem", "potion"],
  pyramid: ["idol", "gem", "book"],
  gem: ["crown", "chest"],
  wheel: ["sevens", "clover"],
  fox: ["clover", "lantern"],
  dragon: ["lantern", "pearl", "gem"],
  cards: ["crown", "gem"],
  fruit: ["sevens", "candy"],
  crown: ["gem", "chest", "book"],
  book: ["potion", "gem", "pyramid"],
  ship: ["chest", "storm"],
  volcano: ["idol", "gem"],
  pearl: ["chest", "gem"],
  lantern: ["koi", "dragon"],
  sevens: ["fruit", "clover"],
  clover: ["crown", "gem", "sevens"],
  idol: ["gem", "book"],
  wolf: ["gem", "clover"],
  chest: ["gem", "crown"],
  candy: ["fruit", "gem"],
  potion: ["book", "gem"],
  storm: ["crown", "gem"],
  koi: ["lantern", "pearl"],
  cactus: ["chest", "cards"],
  gears: ["gem", "potion"],
};

/** A second thing in a slot's picture: what its title promises, sometimes what goes well with it, often nothing. */
export function companionOf(theme: Theme, title: string, random: () => number): SlotTheme | null {
  if (!isSlotTheme(theme)) return null;
  const named = promised.find(([word, thing]) => thing !== theme && word.test(title))?.[1];
  const choice = neighbours[theme] ?? [];
  const draw = random();
  if (named && draw < 0.8) return named;
  return draw < 0.35 ? (choice[Math.floor((draw / 0.35) * choice.length)] ?? null) : null;
}
