import type { Skin } from "../skin";
import { drawBackdrop } from "./art/backdrop";
import { context } from "./art/sprites";
import type { Scenery } from "./art/themes";
import { byId } from "./controls";

/** Paints the place behind a table, and again when the stage changes its size. */
export function paintScene(scenery: Scenery, skin: Skin): void {
  const canvas = byId("scene", HTMLCanvasElement);
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const scale = Math.min(2, devicePixelRatio);
    canvas.width = clientWidth * scale;
    canvas.height = clientHeight * scale;
    const target = context(canvas);
    target.scale(scale, scale);
    drawBackdrop(target, clientWidth, clientHeight, scenery, skin);
  }).observe(canvas);
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
