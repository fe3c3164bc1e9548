/** Where everything stands on the canvas, in CSS pixels. */
export interface Layout {
  width: number;
  height: number;
  /** The reels without their frame. */
  reels: { x: number; y: number; width: number; height: number };
  cell: { width: number; height: number };
  /** Thickness of the frame around the reels. */
  border: number;
  /** The plate with the game's name; null where there is no room for it. */
  title: { y: number; size: number } | null;
}

/** The largest reels that fit, with the name above them where the stage is high enough. */
export function layOut(width: number, height: number): Layout {
  const border = Math.max(6, Math.min(18, width * 0.014));
  const margin = Math.max(4, width * 0.01);
  const titleSize = Math.max(18, Math.min(44, width * 0.05, height * 0.09));
  const roomWithTitle = height - 2 * (border + margin) - titleSize * 1.5;
  const cellWidth = (width - 2 * (border + margin)) / 5;
  const showsTitle = roomWithTitle / 3 >= 56;
  const room = showsTitle ? roomWithTitle : height - 2 * (border + margin);
  const cellHeight = Math.max(24, Math.min(room / 3, cellWidth * 1.04, 190));
  const cell = { width: Math.min(cellWidth, cellHeight * 1.2), height: cellHeight };
  const reels = { width: cell.width * 5, height: cell.height * 3 };
  const free = height - reels.height - 2 * border - (showsTitle ? titleSize * 1.5 : 0);
  const y = height - free / 2 - border - reels.height;
  return {
    width,
    height,
    reels: { ...reels, x: (width - reels.width) / 2, y },
    cell,
    border,
    title: showsTitle ? { y: y - border - titleSize * 0.75, size: titleSize } : null,
  };
}
