import type { Canvas } from "../canvas";
import type { Focus } from "../motif";
import { bokeh, shafts } from "../scenery";
import { at, circle, draw, group } from "../shapes";
import { chip, felt } from "./cards";

export const chips = (canvas: Canvas, x: number, y: number, size: number, count: number) =>
  draw(count, (i) =>
    group(
      at(x + (i % 2) * 2, y - i * size * 30, size),
      group(
        "scale(1 .62)",
        circle(0, 16, 98, { fill: "#1a0b08" }) +
          chip(canvas, [canvas.palette.main, canvas.palette.second, "#20242e"][i % 3] ?? canvas.palette.main),
      ),
    ),
  );

export function studio(canvas: Canvas, focus: Focus): string {
  return (
    felt(canvas, focus.x, focus.y, focus.r) +
    bokeh(canvas, [canvas.palette.light, canvas.palette.second, "#ffffff"], 10, 0.17) +
    shafts(canvas, canvas.palette.light, 3, 0.14)
  );
}
