import type { Box } from "../../showcase/art/lettering";

/** The positions on the canvas, in CSS pixels. */
export interface Layout {
  width: number;
  height: number;
  /** The reels without their frame. */
  reels: { x: number; y: number; width: number; height: number };
  cell: { width: number; height: number };
  /** Thickness of the frame around the reels. */
  border: number;
  /** The room for the game's name; null where there is none. */
  title: Box | null;
}

/** The tools in the upper corners of a phone's stage: in a frame one in each (game.css). */
export const tools = { belowWidth: 640, width: 56, height: 56 };
/** How many times as high as wide the cells of upright reels are at most: a phone's stage has more height than width. */
const mostUpright = 1.45;

/** The largest reels that fit, with the name above them where the stage is high enough, between the tools where these are there. */
export function layOut(width: number, height: number, isFramed: boolean): Layout {
  const border = Math.max(6, Math.min(18, width * 0.014));
  const margin = Math.max(4, width * 0.01);
  const hasTools = width < tools.belowWidth && width < height * 2;
  const head = hasTools ? tools.height : 1.5 * Math.max(18, Math.min(44, width * 0.05, height * 0.09));
  const wholeRoom = height - 2 * (border + margin);
  const cellWidth = (width - 2 * (border + margin)) / 5;
  const hasHead = hasTools || (wholeRoom - head) / 3 >= 56;
  const room = hasHead ? wholeRoom - head : wholeRoom;
  const cellHeight = Math.max(24, Math.min(room / 3, cellWidth * (hasTools ? mostUpright : 1.04), 190));
  const cell = { width: Math.min(cellWidth, cellHeight * 1.2), height: cellHeight };
  const reels = { width: cell.width * 5, height: cell.height * 3 };
  const free = height - reels.height - 2 * border - (hasHead ? head : 0);
  const y = height - free / 2 - border - reels.height;
  const aboveWidth = Math.min(width - 24, reels.width * 1.05);
  const above = { x: (width - aboveWidth) / 2, y: y - border - head, width: aboveWidth, height: head };
  // Out of a frame a third tool and the badge are there, and the document's own title names the game.
  const between = { x: tools.width, y: 2, width: width - 2 * tools.width, height: tools.height - 4 };
  const title = hasTools ? isFramed && between : hasHead && above;
  return { width, height, reels: { ...reels, x: (width - reels.width) / 2, y }, cell, border, title: title || null };
}
