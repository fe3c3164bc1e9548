import type { SlotTheme } from "../themes";
import { type Crest, crests } from "./crests";
import type { Pen, Shade } from "./pen";

const serif = "Georgia, 'Times New Roman', serif";
const slanted = "Figtree, 'Segoe UI', system-ui, sans-serif";
const typed = "ui-monospace, 'Courier New', monospace";
const dark = "#14100c";

/** What a letter or a small picture stands on: drawn behind it, in two colours of its own. */
type Plate = (
  pen: Pen,
  shade: Shade,
) => {
  ink: Shade | string;
  /** Of the letter. */
  size: number;
  /** The height of its middle; absent: 50. */
  middle?: number;
  /** Is there no plate at all? */
  isBare?: boolean;
};

const onShape =
  (path: string, size: number, middle = 50, y = 0): Plate =>
  (pen, shade) => {
    pen.shape(path, shade);
    pen.inset(8, 8 + y, 84, (inner) => inner.line(path, "rgba(255, 255, 255, 0.5)", 2.5));
    return { ink: dark, size, middle };
  };

/** A plate that is left dark: its rim and its letter shine. */
const glowing =
  (path: string, size: number, middle = 50): Plate =>
  (pen, shade) => {
    pen.shape(path, ["rgba(10, 8, 30, 0.94)", "rgba(28, 16, 60, 0.94)"]);
    pen.line(path, shade[1], 5);
    pen.line(path, shade[0], 2);
    return { ink: shade, size, middle };
  };

const paths = {
  tile: "M14 4H86Q96 4 96 14V86Q96 96 86 96H14Q4 96 4 86V14Q4 4 14 4Z",
  coin: "M50 3A47 47 0 1 1 49.9 3Z",
  shield: "M8 8Q30 12 50 2Q70 12 92 8V50Q92 82 50 98Q8 82 8 50Z",
  crystal: "M26 5H74L98 50L74 95H26L2 50Z",
  gem: "M28 8H72L98 38L50 97L2 38Z",
  leaf: "M50 2Q98 10 97 52Q94 96 50 98Q6 96 3 52Q2 10 50 2Z",
  card: "M22 2H78Q86 2 86 10V90Q86 98 78 98H22Q14 98 14 90V10Q14 2 22 2Z",
  flame: "M52 1Q62 20 82 38Q98 56 86 80Q72 99 50 99Q28 99 14 80Q2 56 20 38Q46 24 52 1Z",
  cog: "M42 2H58L61 13L72 18L82 11L92 22L85 32L89 42L99 45V57L88 60L84 70L91 80L80 91L70 84L60 88L57 99H43L40 88L30 84L20 91L9 80L16 70L12 60L1 57V45L11 42L15 32L8 22L18 11L28 18L39 13Z",
  cloud: "M22 84Q2 82 3 62Q4 46 20 44Q20 22 42 20Q58 8 72 24Q90 24 90 44Q99 50 97 66Q94 84 76 84Z",
  plank: "M2 18L92 12L98 30L94 50L98 82L8 88L2 70L6 50Z",
  scroll: "M12 8H88Q98 8 97 20Q96 28 88 28V74Q98 76 96 86Q94 94 84 94H14Q3 94 4 84Q4 76 12 74V28Q3 26 3 18Q4 8 12 8Z",
} as const;

const bare: Plate = (_, shade) => ({ ink: shade, size: 92, isBare: true });

export interface Lettering {
  plate: Plate;
  font: string | undefined;
  /** Of the wild and the scatter. */
  crest: Crest;
  /** Are its plates dark, with rims and letters that shine? */
  glows: boolean;
}
interface Writing {
  plate: Plate;
  font?: string | undefined;
  glows?: boolean;
}
const of = (plate: Plate, font?: string): Writing => ({ plate, font });
const shining = (path: string, size: number, middle?: number, font?: string): Writing => ({
  plate: glowing(path, size, middle),
  font,
  glows: true,
});

const writings: Readonly<Record<SlotTheme, Writing>> = {
  planet: shining(paths.coin, 62, undefined, slanted),
  pyramid: of(onShape(paths.tile, 66), serif),
  gem: of(onShape(paths.gem, 52, 43, -4), serif),
  wheel: of(onShape(paths.coin, 62)),
  fox: of(onShape(paths.leaf, 62)),
  dragon: of(onShape(paths.shield, 60, 48), serif),
  cards: of((pen, shade) => {
    pen.shape(paths.card, ["#ffffff", "#efe7d6"]);
    pen.line(paths.card, shade[1], 4);
    return { ink: shade[1], size: 66 };
  }, serif),
  fruit: of(bare),
  crown: shining(paths.shield, 58, 48, serif),
  book: of(onShape(paths.scroll, 58), serif),
  ship: of(onShape(paths.plank, 58), serif),
  neon: shining(paths.tile, 64, undefined, slanted),
  volcano: of(onShape(paths.flame, 54, 61)),
  pearl: of((pen, shade) => {
    pen.ball(50, 50, 47, shade);
    return { ink: "#ffffff", size: 60 };
  }, serif),
  lantern: shining(paths.leaf, 60, undefined, serif),
  sevens: of(bare, serif),
  clover: of(onShape(paths.leaf, 60), serif),
  idol: of(onShape(paths.crystal, 60), serif),
  wolf: shining(paths.crystal, 58),
  chest: of(onShape(paths.plank, 58)),
  candy: of((pen, shade) => {
    pen.ball(50, 50, 47, shade);
    pen.line("M50 3Q84 30 50 50Q16 70 50 97", "rgba(255, 255, 255, 0.55)", 9);
    return { ink: dark, size: 62 };
  }),
  potion: shining(paths.flame, 52, 61, serif),
  storm: of(onShape(paths.cloud, 52, 53)),
  koi: shining(paths.coin, 58, undefined, serif),
  cactus: of(onShape(paths.plank, 58), typed),
  gears: of(onShape(paths.cog, 52), typed),
};

/** How each theme writes what pays least, and its wild and scatter. */
export const letteringOf = (theme: SlotTheme): Lettering => {
  const { plate, font, glows = false } = writings[theme];
  return { plate, font, glows, crest: crests[theme] };
};
