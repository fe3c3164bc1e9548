import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import { loadFont } from "../font";
import { writeCommand } from "../lettering";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, sky } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect } from "../shapes";

export type Suit = "spade" | "heart" | "diamond" | "club";

const suits: Record<Suit, string> = {
  spade:
    "M0 -50C16 -24 48 -6 48 18C48 40 20 46 6 28C8 40 12 46 20 50H-20C-12 46 -8 40 -6 28C-20 46 -48 40 -48 18C-48 -6 -16 -24 0 -50Z",
  heart: "M0 48C-14 26 -48 8 -48 -20C-48 -48 -12 -52 0 -24C12 -52 48 -48 48 -20C48 8 14 26 0 48Z",
  diamond: "M0 -52C12 -30 24 -14 42 0C24 14 12 30 0 52C-12 30 -24 14 -42 0C-24 -14 -12 -30 0 -52Z",
  club: "M0 -50C22 -50 30 -26 16 -12C36 -20 52 -2 46 16C40 34 14 34 6 20C8 36 12 44 20 50H-20C-12 44 -8 36 -6 20C-14 34 -40 34 -46 16C-52 -2 -36 -20 -16 -12C-30 -26 -22 -50 0 -50Z",
};

export function suitShape(suit: Suit, fill: string, scale: number, x = 0, y = 0): string {
  return group(at(x, y, scale / 50), path(suits[suit], { fill }));
}

/** Text of one or two letters as a path, centred. */
export function glyphs(text: string, size: number, fill: string, x: number, y: number): string {
  const font = loadFont(900);
  const width = font.getAdvanceWidth(text, size);
  const { commands } = font.getPath(text, x - width / 2, y + size * 0.35, size);
  return path(commands.map(writeCommand).join(""), { fill });
}

/** A playing card, 100 by 140 around its centre. */
export function card(canvas: Canvas, rank: string, suit: Suit): string {
  const red = suit === "heart" || suit === "diamond";
  const ink: Colour = red ? "#d3142b" : "#14171f";
  const face = canvas.linear(
    [
      [0, "#ffffff"],
      [0.6, "#f7f4ec"],
      [1, "#ddd6c6"],
    ],
    0,
    0,
    1,
    1,
  );
  const corner = glyphs(rank, 27, ink, -34, -48) + suitShape(suit, ink, 8, -34, -25);
  return (
    rect(-54, -71, 108, 149, { rx: 14, fill: "#000000", opacity: 0.16 }) +
    rect(-52, -70, 104, 145, { rx: 12, fill: "#000000", opacity: 0.22 }) +
    rect(-50, -70, 100, 140, { rx: 10, fill: face, stroke: "#b9b09b", "stroke-width": 1 }) +
    rect(-45, -65, 90, 130, { rx: 7, fill: "none", stroke: mix(ink, "#ffffff", 0.7), "stroke-width": 1.2 }) +
    corner +
    group("rotate(180)", corner) +
    suitShape(
      suit,
      red
        ? canvas.linear([
            [0, lighten(ink, 0.25)],
            [1, darken(ink, 0.35)],
          ])
        : canvas.linear([
            [0, "#3a4152"],
            [1, "#07090d"],
          ]),
      29,
    )
  );
}

/** Cards held like a hand, the first at the left. */
function fan(canvas: Canvas, hand: readonly (readonly [string, Suit])[], spread: number): string {
  return hand
    .map(([rank, suit], index) => {
      const turn = (index - (hand.length - 1) / 2) * spread;
      return group(`rotate(${turn} 0 150)`, card(canvas, rank, suit));
    })
    .join("");
}

/** The table under the cards. */
export function felt(canvas: Canvas, x: number, y: number, r: number): string {
  const { night, deep, sky: air, light } = canvas.palette;
  return (
    sky(canvas, deep, deep, darken(deep, 0.3)) +
    glow(canvas, x, y, r * 2.6, air, 0.95) +
    draw(Math.ceil(canvas.width / 130) * Math.ceil(canvas.height / 130), (index) => {
      const columns = Math.ceil(canvas.width / 130);
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const suit = (["spade", "heart", "club", "diamond"] as const)[(column + row * 2) % 4] ?? "spade";
      return suitShape(suit, light, 17, column * 130 + (row % 2 ? 98 : 33), row * 130 + 65);
    }).replace(/<g /g, '<g opacity="0.07" ') +
    ellipse(x, canvas.height * 1.28, canvas.width * 0.95, canvas.height * 0.55, {
      fill: "none",
      stroke: gilt(canvas),
      "stroke-width": 7,
      opacity: 0.55,
    }) +
    rect(-2, -2, canvas.width + 4, canvas.height + 4, {
      fill: canvas.radial(
        [
          [0, night, 0],
          [0.6, night, 0.1],
          [1, night, 0.9],
        ],
        0.5,
        0.42,
        0.75,
      ),
    })
  );
}

export function chip(canvas: Canvas, colour: Colour): string {
  const marks = draw(8, (index) => group(`rotate(${index * 45})`, rect(-11, -98, 22, 26, { fill: "#fdfaf2" })));
  return (
    circle(2, 8, 100, { fill: "#000000", opacity: 0.3 }) +
    circle(0, 0, 98, {
      fill: canvas.linear(
        [
          [0, lighten(colour, 0.35)],
          [0.5, colour],
          [1, darken(colour, 0.45)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    marks +
    circle(0, 0, 70, { fill: darken(colour, 0.3) }) +
    circle(0, 0, 64, {
      fill: canvas.linear(
        [
          [0, lighten(colour, 0.25)],
          [1, darken(colour, 0.25)],
        ],
        0,
        0,
        1,
        1,
      ),
      stroke: "#fdfaf2",
      "stroke-width": 3,
      "stroke-dasharray": "9 7",
    }) +
    suitShape("spade", gilt(canvas), 30)
  );
}

export const cards: Motif = {
  scene: (canvas, { x, y, r }) =>
    felt(canvas, x, y, r) + bokeh(canvas, [canvas.palette.light, canvas.palette.main], 7, 0.13),
  hero(canvas) {
    const hands: (readonly [string, Suit])[][] = [
      [
        ["10", "spade"],
        ["J", "heart"],
        ["Q", "club"],
        ["K", "diamond"],
        ["A", "spade"],
      ],
      [
        ["Q", "heart"],
        ["K", "spade"],
        ["A", "heart"],
      ],
      [
        ["J", "club"],
        ["Q", "diamond"],
        ["K", "heart"],
        ["A", "club"],
      ],
    ];
    const hand = hands[Math.floor(canvas.random() * hands.length)] ?? [];
    return group("translate(0 8) scale(.98)", fan(canvas, hand, hand.length > 4 ? 15 : 19));
  },
  extra: (canvas) => chip(canvas, canvas.random() > 0.5 ? canvas.palette.main : canvas.palette.second),
};
