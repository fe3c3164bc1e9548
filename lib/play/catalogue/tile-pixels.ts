import type { TileSize } from "./schema";

export type PixelTable = Readonly<Record<TileSize, readonly [plain: Pixels, fine: Pixels]>>;
type Pixels = ReturnType<typeof pixelsOf>;

/**
 * CSS pixels requested from the image service, which doubles them: what a tile takes on a plain and on a fine screen. A high
 * tile reaches down to the caption of its last row, which makes it a little slimmer than its cells.
 */
export const gridPixels: PixelTable = {
  "1x": [pixelsOf(112, 112), pixelsOf(192, 192)],
  "2xh": [pixelsOf(208, 104), pixelsOf(432, 216)],
  "2xv": [pixelsOf(124, 296), pixelsOf(216, 516)],
  "4x": [pixelsOf(232, 266), pixelsOf(456, 524)],
};

export function pixelsOf(width: number, height: number) {
  return { width, height };
}
