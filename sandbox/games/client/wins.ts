import { letterFont } from "../../showcase/game-art/pen";
import { see } from "../../showcase/game-art/shade";
import type { Sprites } from "../../showcase/game-art/sprites";
import { lines } from "../slot/lines";
import type { Screen, SlotOutcome, WaysWin } from "../slot/spin";
import type { Layout } from "./layout";

const lineColours = [
  "#ffd94a",
  "#4ae0ff",
  "#ff6ab0",
  "#7dff8a",
  "#ff9d4a",
  "#b98aff",
  "#ff5a5a",
  "#5ab4ff",
  "#f5ff7a",
  "#4affc4",
];
const allLinesMs = 1_300;
const oneLineMs = 1_100;

type Place = readonly [reel: number, row: number];

/** The places that a win is made of. */
export function placesOf(outcome: SlotOutcome, winAt: number | null): readonly Place[] {
  const wins = winAt === null ? outcome.wins : outcome.wins.slice(winAt, winAt + 1);
  const places = wins.flatMap((win) =>
    "line" in win
      ? (lines[win.line] ?? []).slice(0, win.count).map((row, reel): Place => [reel, row])
      : waysPlaces(outcome.screen, win),
  );
  return winAt === null || winAt >= outcome.wins.length ? [...places, ...outcome.scatters] : places;
}

/** Wherever the symbol, or a wild, shows on the reels of the win. */
function waysPlaces(screen: Screen, { symbol, count }: WaysWin): readonly Place[] {
  return screen
    .slice(0, count)
    .flatMap((reel, at) =>
      reel.flatMap((each, row): Place[] => (each === symbol || reel.includes("wild") ? [[at, row]] : [])),
    );
}

/** Which win is shown after so many milliseconds: all together first (null), then one after the other, the scatters last. */
export function shownWin({ wins, scatters }: SlotOutcome, elapsedMs: number): number | null {
  const steps = wins.length + (scatters.length > 0 ? 1 : 0);
  if (steps < 2 || elapsedMs < allLinesMs) return null;
  const at = Math.floor((elapsedMs - allLinesMs) / oneLineMs) % (steps + 1);
  return at === steps ? null : at;
}

/** From the left edge through the middles of a line's symbols. */
export function pathOf({ reels, cell }: Layout, { line, count }: { line: number; count: number }): Path2D {
  const path = new Path2D();
  for (const [reel, row] of (lines[line] ?? []).slice(0, count).entries()) {
    const y = reels.y + (row + 0.5) * cell.height;
    if (reel === 0) path.moveTo(reels.x + cell.width * 0.06, y);
    path.lineTo(reels.x + (reel + 0.5) * cell.width, y);
  }
  return path;
}

export function drawLines(
  context: CanvasRenderingContext2D,
  layout: Layout,
  { wins }: SlotOutcome,
  shown: number | null,
): void {
  const { cell } = layout;
  for (const [at, win] of wins.entries()) {
    if (!("line" in win) || (shown !== null && shown !== at)) continue;
    const colour = lineColours[win.line] ?? "#ffffff";
    const path = pathOf(layout, win);
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = "rgba(0, 0, 0, 0.55)";
    context.lineWidth = cell.width * 0.075;
    context.stroke(path);
    context.strokeStyle = colour;
    context.lineWidth = cell.width * 0.045;
    context.stroke(path);
    context.strokeStyle = see("#ffffff", 0.8);
    context.lineWidth = cell.width * 0.012;
    context.stroke(path);
  }
}

/** The symbols of a win once more on top, breathing, each in a lit tile. */
export function drawWinners(
  context: CanvasRenderingContext2D,
  { reels, cell }: Layout,
  sprites: Sprites,
  outcome: SlotOutcome,
  places: readonly Place[],
  breath: number,
): void {
  const size = Math.min(cell.width, cell.height) * (1 + 0.07 * breath);
  for (const [reel, row] of new Map(places.map((place) => [place.join(), place])).values()) {
    const symbols = outcome.screen[reel] ?? [];
    if (symbols.includes("wild")) continue;
    const x = reels.x + (reel + 0.5) * cell.width;
    const y = reels.y + (row + 0.5) * cell.height;
    const inset = cell.width * 0.05;
    context.strokeStyle = `rgba(255, 236, 160, ${0.55 + 0.4 * breath})`;
    context.fillStyle = `rgba(255, 214, 90, ${0.1 + 0.1 * breath})`;
    context.lineWidth = Math.max(1.5, cell.width * 0.022);
    context.beginPath();
    context.roundRect(
      x - cell.width / 2 + inset,
      y - cell.height / 2 + inset,
      cell.width - inset * 2,
      cell.height - inset * 2,
      cell.width * 0.1,
    );
    context.fill();
    context.stroke();
    const symbol = symbols[row];
    if (symbol) context.drawImage(sprites.still[symbol], x - size / 2, y - size / 2, size, size);
  }
}

/** A wild grows from where it landed (0) until it covers its reel (1). */
export function drawWildReel(
  context: CanvasRenderingContext2D,
  { reels, cell }: Layout,
  sprites: Sprites,
  [reel, row]: Place,
  grown: number,
  nowMs: number,
): void {
  const inset = cell.width * 0.045;
  const x = reels.x + reel * cell.width + inset;
  const width = cell.width - inset * 2;
  const top = reels.y + row * cell.height * (1 - grown) + inset;
  const bottom = reels.y + (row + 1 + (2 - row) * grown) * cell.height - inset;
  const fill = context.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, "#ffb52e");
  fill.addColorStop(0.5, "#7a1fa8");
  fill.addColorStop(1, "#ff7a1a");
  context.save();
  context.beginPath();
  context.roundRect(x, top, width, bottom - top, cell.width * 0.1);
  context.fillStyle = fill;
  context.fill();
  context.clip();
  const middle = (top + bottom) / 2;
  context.globalAlpha = 0.22;
  context.fillStyle = "#fff3c4";
  context.translate(x + width / 2, middle);
  context.rotate(nowMs / 9_000);
  for (let ray = 0; ray < 12; ray++) {
    context.rotate(Math.PI / 6);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(-cell.height * 0.28, cell.height * 2.2);
    context.lineTo(cell.height * 0.28, cell.height * 2.2);
    context.fill();
  }
  context.restore();
  context.strokeStyle = "#ffe79a";
  context.lineWidth = Math.max(1.5, cell.width * 0.025);
  context.beginPath();
  context.roundRect(x, top, width, bottom - top, cell.width * 0.1);
  context.stroke();
  const size = Math.min(cell.width, cell.height) * (0.86 + 0.06 * grown);
  context.drawImage(sprites.still.wild, x + (width - size) / 2, middle - size / 2, size, size);
}

/** A large win in figures over the reels. */
export function drawAmount(
  context: CanvasRenderingContext2D,
  { reels, cell }: Layout,
  text: string,
  grown: number,
): void {
  if (grown === 0) return;
  const size = Math.min(cell.height * 0.62, reels.width / Math.max(5, text.length * 0.62)) * (0.7 + 0.3 * grown);
  const x = reels.x + reels.width / 2;
  const y = reels.y + reels.height / 2;
  context.save();
  context.globalAlpha = Math.min(1, grown * 1.4);
  context.font = `900 ${size}px ${letterFont}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = size * 0.2;
  context.strokeStyle = "rgba(30, 10, 0, 0.9)";
  context.strokeText(text, x, y);
  const fill = context.createLinearGradient(0, y - size / 2, 0, y + size / 2);
  fill.addColorStop(0, "#fffbe0");
  fill.addColorStop(0.5, "#ffd768");
  fill.addColorStop(1, "#e8860f");
  context.fillStyle = fill;
  context.fillText(text, x, y);
  context.restore();
}
