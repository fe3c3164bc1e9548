import type { SlotOutcome } from "../slot/spin";
import type { Layout } from "./layout";
import { pathOf, placesOf } from "./wins";

/** A win up to the stake: thin lines and outlines say what paid it. It is no gain: no gold, no light, no move. */
export function drawSmallWin(context: CanvasRenderingContext2D, layout: Layout, outcome: SlotOutcome): void {
  const { reels, cell } = layout;
  const inset = cell.width * 0.05;
  const path = new Path2D();
  for (const win of outcome.wins) if ("line" in win) path.addPath(pathOf(layout, win));
  for (const [reel, row] of new Map(placesOf(outcome, null).map((place) => [place.join(), place])).values())
    path.roundRect(
      reels.x + reel * cell.width + inset,
      reels.y + row * cell.height + inset,
      cell.width - inset * 2,
      cell.height - inset * 2,
      cell.width * 0.1,
    );
  for (const [colour, share] of [
    ["rgba(0, 0, 0, 0.5)", 0.03],
    ["rgba(226, 234, 248, 0.85)", 0.014],
  ] as const) {
    context.lineWidth = Math.max(1, cell.width * share);
    context.strokeStyle = colour;
    context.stroke(path);
  }
}
