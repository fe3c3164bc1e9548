import type { ArtTheme } from "../themes";
import { type Colour, oklch } from "./colour";

/** The colours of one picture, from the darkest background to the light. */
export interface Palette {
  night: Colour;
  deep: Colour;
  sky: Colour;
  main: Colour;
  second: Colour;
  light: Colour;
}

/** Hues in degrees: background, hero, companion, light. Each theme has several; a game's seed chooses one. */
type Hues = readonly [ground: number, main: number, second: number, light: number];

const hues: Record<ArtTheme, readonly Hues[]> = {
  dial: [[165, 158, 190, 165]],
  lifebuoy: [[205, 165, 220, 190]],
  planet: [
    [165, 158, 95, 120],
    [285, 310, 200, 70],
    [255, 40, 200, 80],
    [230, 190, 340, 90],
  ],
  pyramid: [
    [60, 75, 200, 90],
    [30, 60, 180, 80],
    [285, 70, 190, 85],
    [210, 75, 40, 95],
  ],
  gem: [
    [245, 235, 110, 200],
    [305, 330, 190, 80],
    [175, 165, 60, 120],
    [20, 15, 200, 60],
  ],
  wheel: [
    [25, 30, 85, 80],
    [295, 330, 85, 70],
    [255, 210, 70, 90],
    [150, 150, 40, 90],
  ],
  fox: [
    [40, 45, 150, 80],
    [155, 40, 90, 90],
    [15, 25, 70, 70],
    [265, 45, 180, 80],
  ],
  dragon: [
    [25, 25, 80, 75],
    [175, 165, 60, 95],
    [15, 85, 160, 80],
    [280, 160, 40, 85],
  ],
  cards: [
    [155, 155, 25, 95],
    [255, 250, 25, 90],
    [15, 20, 90, 75],
    [300, 300, 85, 70],
  ],
  fruit: [
    [15, 25, 130, 80],
    [140, 30, 120, 95],
    [320, 15, 130, 80],
    [60, 35, 140, 95],
  ],
  crown: [
    [235, 85, 235, 200],
    [300, 85, 20, 80],
    [20, 80, 160, 75],
    [160, 85, 300, 95],
  ],
  book: [
    [60, 65, 190, 85],
    [285, 300, 75, 75],
    [195, 215, 75, 95],
    [30, 25, 85, 60],
  ],
  ship: [
    [235, 30, 210, 195],
    [255, 60, 195, 170],
    [200, 30, 80, 190],
    [285, 55, 160, 150],
  ],
  neon: [
    [295, 350, 200, 60],
    [265, 200, 340, 330],
    [310, 30, 190, 70],
    [240, 160, 330, 100],
  ],
  volcano: [
    [30, 40, 60, 65],
    [15, 50, 190, 75],
    [285, 45, 30, 60],
    [200, 40, 60, 70],
  ],
  pearl: [
    [210, 200, 20, 190],
    [240, 340, 190, 200],
    [185, 60, 350, 170],
    [265, 220, 60, 210],
  ],
  lantern: [
    [25, 30, 85, 75],
    [265, 35, 330, 80],
    [335, 20, 85, 70],
    [170, 40, 85, 85],
  ],
  sevens: [
    [20, 25, 90, 85],
    [285, 20, 85, 75],
    [245, 25, 90, 95],
    [30, 60, 20, 80],
  ],
  clover: [
    [150, 145, 85, 110],
    [165, 140, 60, 95],
    [125, 145, 50, 90],
    [200, 145, 85, 100],
  ],
  idol: [
    [150, 80, 30, 100],
    [100, 75, 190, 95],
    [40, 70, 175, 80],
    [200, 85, 25, 90],
  ],
  wolf: [
    [245, 240, 170, 210],
    [285, 265, 190, 220],
    [200, 220, 150, 170],
    [25, 40, 60, 55],
  ],
  chest: [
    [195, 60, 85, 90],
    [240, 55, 80, 80],
    [55, 50, 85, 70],
    [285, 60, 160, 85],
  ],
  candy: [
    [345, 350, 200, 60],
    [300, 330, 160, 70],
    [200, 350, 90, 190],
    [20, 0, 150, 80],
  ],
  potion: [
    [290, 150, 330, 130],
    [265, 310, 140, 190],
    [170, 145, 300, 110],
    [320, 200, 60, 180],
  ],
  storm: [
    [255, 85, 220, 220],
    [285, 80, 250, 260],
    [225, 75, 200, 190],
    [310, 75, 280, 290],
  ],
  koi: [
    [195, 35, 355, 180],
    [240, 30, 350, 200],
    [165, 40, 350, 120],
    [350, 30, 190, 40],
  ],
  cactus: [
    [50, 145, 35, 75],
    [25, 140, 60, 65],
    [320, 150, 50, 55],
    [75, 140, 30, 90],
  ],
  gears: [
    [60, 65, 190, 80],
    [200, 60, 45, 90],
    [35, 50, 170, 70],
    [285, 65, 190, 85],
  ],
  roulette: [
    [155, 25, 155, 85],
    [20, 20, 85, 80],
    [245, 25, 160, 90],
  ],
  baccarat: [
    [20, 20, 85, 80],
    [280, 25, 85, 75],
    [165, 30, 85, 90],
  ],
  blackjack: [
    [155, 25, 85, 90],
    [245, 85, 25, 90],
    [20, 85, 150, 80],
  ],
  mines: [
    [265, 200, 70, 90],
    [70, 40, 200, 85],
    [160, 230, 60, 90],
  ],
  plinko: [
    [300, 335, 85, 75],
    [215, 250, 70, 90],
    [20, 45, 190, 80],
  ],
  dice: [
    [25, 20, 85, 75],
    [250, 20, 200, 90],
    [160, 25, 85, 95],
  ],
};

/** Words of a title that name a colour, and the hue of each. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [/ruby|scarlet|crimson|red|cherry|blazing|fire|ember|inferno|lava/i, 25],
  [/amber|copper|autumn|desert|sundown|sunset|dusty|orange/i, 50],
  [/gold|topaz|citrine|sun|honey|lemon|brass/i, 82],
  [/emerald|jade|green|clover|jungle|forest|meadow|bamboo/i, 155],
  [/frost|ice|arctic|glacier|aqua|ocean|tide|reef|lagoon|azure|cyan/i, 215],
  [/sapphire|blue|cobalt|north|river|winter|sky/i, 250],
  [/violet|amethyst|velvet|midnight|night|neon|ultraviolet|twilight/i, 300],
  [/rose|pink|sugar|candy|blossom|magenta|bubblegum|peony/i, 350],
];

function nearest(options: readonly Hues[], title: string): Hues | undefined {
  const hue = spoken.find(([word]) => word.test(title))?.[1];
  if (hue === undefined) return undefined;
  const away = (one: number) => Math.abs(((one - hue + 540) % 360) - 180);
  const far = ([background, main]: Hues) => Math.min(away(main), away(background) + 8);
  return options.reduce((best, option) => (far(option) < far(best) ? option : best));
}

/** The tone of an art direction: a factor on chroma, and additions to the lightness of ground and hero. */
export interface Tone {
  chroma: number;
  background: number;
  hero: number;
}

/** @param variant 0 to 1: which of the theme's hues, unless the title names a colour that one of them comes near. */
export function makePalette(theme: ArtTheme, variant: number, tone: Tone, title = ""): Palette {
  const options = hues[theme];
  const named = nearest(options, title);
  const [background, main, second, light] = named ??
    options[Math.floor(variant * options.length)] ?? [160, 150, 80, 90];
  const { chroma } = tone;
  return {
    night: oklch(0.16 + tone.background * 0.5, 0.055 * chroma, background),
    deep: oklch(0.3 + tone.background, 0.11 * chroma, background),
    sky: oklch(0.5 + tone.background, 0.16 * chroma, background),
    main: oklch(0.62 + yellowness(main) + tone.hero, 0.21 * chroma, main),
    second: oklch(0.66 + yellowness(second) + tone.hero, 0.18 * chroma, second),
    light: oklch(0.93, 0.1 * chroma, light),
  };
}

/** Yellow needs more lightness than red to look like itself: 0 to 0.18 to add. */
function yellowness(hue: number): number {
  return 0.18 * Math.max(0, Math.cos(((hue - 98) * Math.PI) / 180)) ** 2;
}
