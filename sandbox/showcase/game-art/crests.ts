import type { SlotTheme } from "../themes";
import type { Pen } from "./pen";

/** Of a theme: the outline of its wild, the frame of its scatter's emblem, and the band that either word stands on. */
export interface Crest {
  wild: string;
  /** The height of the middle of the wild's word. */
  middle: number;
  scatter: string;
  band: string;
}

/** A star: points at the edge, with those between them nearer to the middle. */
function star(points: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = ((at + turn) / points - 0.5) * Math.PI;
    const reach = at % 2 ? inner : 49;
    return `${(50 + reach * Math.cos(angle)).toFixed(1)} ${(50 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Circles around a middle that they cover. */
function petals(count: number, radius: number): string {
  const around = Array.from({ length: count }, (_, at) => {
    const angle = ((at * 2) / count - 0.5) * Math.PI;
    const reach = 49 - radius;
    return circle(50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle), radius);
  });
  return around.join("") + circle(50, 50, 49 - radius);
}

/** A rim of so many half circles. */
function scallops(count: number): string {
  const corners = Array.from({ length: count }, (_, at) => {
    const angle = ((at * 2) / count) * Math.PI;
    return `${(50 + 41 * Math.cos(angle)).toFixed(1)} ${(50 + 41 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.at(-1)}${corners.map((corner) => `A9 9 0 0 1 ${corner}`).join("")}Z`;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;

export const bands = {
  swallow: "M2 70H98L92 82L98 94H2L8 82Z",
  pill: "M12 70H88A12 12 0 0 1 88 95H12A12 12 0 0 1 12 70Z",
  slant: "M10 70H100L90 95H0Z",
  arch: "M1 75Q50 63 99 75V97Q50 86 1 97Z",
  arrow: "M10 70H90L99 82.5L90 95H10L1 82.5Z",
  board: "M3 71L96 69L99 78L95 84L98 94L5 97L1 88L5 82Z",
  steps: "M8 69H92V74H98V91H92V96H8V91H2V74H8Z",
  wave: "M1 73Q13 66 25 71T50 71T75 71T99 71V93Q87 99 75 94T50 94T25 94T1 94Z",
} as const;

const frames = {
  coin: circle(50, 46, 45),
  gem: "M28 4H72L98 36L50 96L2 36Z",
  shield: "M8 5Q30 10 50 1Q70 10 92 5V46Q92 76 50 95Q8 76 8 46Z",
  tablet: "M16 92V40A34 38 0 0 1 84 40V92Z",
  ring: scallops(14),
  leaf: "M50 1Q98 8 97 48Q94 88 50 94Q6 88 3 48Q2 8 50 1Z",
  temple: "M50 1L97 26V90H3V26Z",
  drop: "M52 1Q62 18 82 34Q98 52 86 74Q72 92 50 92Q28 92 14 74Q2 52 20 34Q46 22 52 1Z",
  window: "M20 2H80L97 20V72L80 92H20L3 72V20Z",
  cloud: "M22 84Q2 80 3 58Q4 42 20 40Q20 16 42 14Q58 2 72 18Q90 18 90 40Q99 46 97 62Q94 84 76 84Z",
} as const;

const of = (wild: string, scatter: keyof typeof frames, band: keyof typeof bands, middle = 51): Crest => ({
  wild,
  middle,
  scatter: frames[scatter],
  band: bands[band],
});

export const crests: Readonly<Record<SlotTheme, Crest>> = {
  planet: of(`${circle(50, 50, 38)}M4 68A54 15 -22 1 1 96 32A54 15 -22 1 1 4 68Z`, "coin", "arrow"),
  pyramid: of("M50 1L99 96H1Z", "temple", "steps", 67),
  gem: of("M24 4H76L99 36L50 98L1 36Z", "gem", "arrow", 45),
  wheel: of(scallops(16), "ring", "pill"),
  fox: of(
    "M8 4L34 24C44 20 56 20 66 24L92 4C97 24 95 40 89 54C81 76 62 96 50 98C38 96 19 76 11 54C5 40 3 24 8 4Z",
    "leaf",
    "pill",
  ),
  dragon: of(
    "M50 12L62 1L66 18L99 6L90 38L99 60L79 64L71 90L50 99L29 90L21 64L1 60L10 38L1 6L34 18L38 1Z",
    "shield",
    "swallow",
  ),
  cards: of(
    "M50 1C60 21 98 36 96 62C94 80 70 82 58 72L68 98H32L42 72C30 82 6 80 4 62C2 36 40 21 50 1Z",
    "shield",
    "pill",
    55,
  ),
  fruit: of(petals(7, 20), "coin", "pill"),
  crown: of("M5 92L1 20L26 46L50 2L74 46L99 20L95 92Z", "shield", "arch", 70),
  book: of("M1 14Q28 2 50 16Q72 2 99 14V88Q72 78 50 94Q28 78 1 88Z", "tablet", "arch"),
  ship: of(star(8, 39), "coin", "board"),
  neon: of("M20 6H99L80 94H1Z", "window", "slant"),
  volcano: of(
    "M50 2L60 14L76 8L80 25L97 28L90 44L100 58L85 66L84 84L67 83L56 97L44 88L28 95L22 79L5 76L10 59L0 45L14 36L14 18L32 18Z",
    "drop",
    "board",
  ),
  pearl: of(
    "M50 98L36 90Q10 84 2 52Q2 34 16 30Q20 10 36 12Q50 -4 64 12Q80 10 84 30Q98 34 98 52Q90 84 64 90Z",
    "coin",
    "wave",
  ),
  lantern: of("M30 1H70V12Q98 20 98 50Q98 80 70 88V99H30V88Q2 80 2 50Q2 20 30 12Z", "leaf", "arch"),
  sevens: of(star(5, 27), "window", "pill", 54),
  clover: of(petals(4, 24.5), "leaf", "swallow"),
  idol: of("M34 1H66V14H84V30H98V78H84V99H16V78H2V30H16V14H34Z", "temple", "board"),
  wolf: of("M50 1L64 28L98 14L80 48L99 82L66 74L50 99L34 74L1 82L20 48L2 14L36 28Z", "gem", "slant"),
  chest: of(star(12, 35), "tablet", "board"),
  candy: of(petals(9, 17), "ring", "wave"),
  potion: of("M34 1H66V11H61V30Q98 46 97 72Q92 99 50 99Q8 99 3 72Q2 46 39 30V11H34Z", "drop", "arch", 68),
  storm: of("M60 1L22 2L8 58H36L20 99L94 38H64L82 1Z", "cloud", "slant", 50),
  koi: of(
    "M50 3Q66 19 66 33Q78 19 93 21Q95 42 85 53Q96 55 99 66Q80 95 50 97Q20 95 1 66Q4 55 15 53Q5 42 7 21Q22 19 34 33Q34 19 50 3Z",
    "coin",
    "arch",
    62,
  ),
  cactus: of(
    `${star(6, 31)}${[0, 1, 2, 3, 4, 5].map((at) => circle(50 + 43 * Math.sin((at * Math.PI) / 3), 50 - 43 * Math.cos((at * Math.PI) / 3), 7)).join("")}`,
    "window",
    "board",
  ),
  gears: of(
    "M42 2H58L61 13L72 18L82 11L92 22L85 32L89 42L99 45V57L88 60L84 70L91 80L80 91L70 84L60 88L57 99H43L40 88L30 84L20 91L9 80L16 70L12 60L1 57V45L11 42L15 32L8 22L18 11L28 18L39 13Z",
    "window",
    "arrow",
  ),
};

/** The heights between which every band is drawn. */
const bandMiddle = 82.5;

/** A band with its middle at a height, so many times its size. */
export function drawBand(pen: Pen, y: number, scale: number, draw: (inner: Pen) => void): void {
  pen.inset(50 - 50 * scale, y - bandMiddle * scale, 100 * scale, draw);
}
