import type { Layout } from "../../games/client/layout";
import type { Skin } from "../../games/page/skin";
import { mix, see } from "./shade";

/** Behind the symbols: five columns of dark glass. */
export function drawPanel(
  context: CanvasRenderingContext2D,
  { reels, cell }: Layout,
  { night, deep }: Skin["colours"],
) {
  const glass = context.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
  glass.addColorStop(0, see(mix(night, "#000000", 0.35), 0.94));
  glass.addColorStop(0.5, see(mix(night, deep, 0.55), 0.9));
  glass.addColorStop(1, see(mix(night, "#000000", 0.35), 0.94));
  context.fillStyle = glass;
  context.fillRect(reels.x, reels.y, reels.width, reels.height);
  for (let reel = 0; reel < 5; reel++) {
    const x = reels.x + reel * cell.width;
    const column = context.createLinearGradient(x, 0, x + cell.width, 0);
    column.addColorStop(0, "rgba(0, 0, 0, 0.34)");
    column.addColorStop(0.5, "rgba(255, 255, 255, 0.05)");
    column.addColorStop(1, "rgba(0, 0, 0, 0.34)");
    context.fillStyle = column;
    context.fillRect(x, reels.y, cell.width, reels.height);
  }
}

/** Over the symbols: the roundness of the reels, and their frame. */
export function drawCabinet(context: CanvasRenderingContext2D, layout: Layout, skin: Skin): void {
  const { reels, cell } = layout;
  const bend = context.createLinearGradient(0, reels.y, 0, reels.y + reels.height);
  bend.addColorStop(0, "rgba(0, 0, 0, 0.6)");
  bend.addColorStop(0.12, "rgba(0, 0, 0, 0)");
  bend.addColorStop(0.88, "rgba(0, 0, 0, 0)");
  bend.addColorStop(1, "rgba(0, 0, 0, 0.6)");
  context.fillStyle = bend;
  context.fillRect(reels.x, reels.y, reels.width, reels.height);
  context.fillStyle = see(mix(skin.colours.light, skin.colours.main, 0.5), 0.28);
  for (let reel = 1; reel < 5; reel++) context.fillRect(reels.x + reel * cell.width - 1, reels.y, 2, reels.height);
  if (skin.frame === "gilded") drawGilded(context, layout, skin.colours);
  else drawNeon(context, layout, skin.colours);
}

function ring(context: CanvasRenderingContext2D, { reels, border }: Layout, outset: number, width: number): void {
  context.lineWidth = width;
  context.beginPath();
  const { x, y, width: wide, height } = reels;
  context.roundRect(x - outset, y - outset, wide + outset * 2, height + outset * 2, outset + border * 0.4);
  context.stroke();
}

function drawGilded(context: CanvasRenderingContext2D, layout: Layout, { main }: Skin["colours"]): void {
  const { reels, border } = layout;
  const gold = context.createLinearGradient(reels.x, reels.y, reels.x + reels.width, reels.y + reels.height);
  for (const [at, colour] of [
    [0, "#fff1b8"],
    [0.25, "#d9971e"],
    [0.5, "#fff6d0"],
    [0.75, "#a8620a"],
    [1, "#ffe28a"],
  ] as const)
    gold.addColorStop(at, colour);
  context.save();
  context.shadowColor = "rgba(0, 0, 0, 0.7)";
  context.shadowBlur = border * 1.5;
  context.strokeStyle = gold;
  ring(context, layout, border / 2, border);
  context.restore();
  context.strokeStyle = "rgba(90, 45, 0, 0.8)";
  ring(context, layout, 0.75, 1.5);
  context.strokeStyle = "rgba(255, 250, 220, 0.75)";
  ring(context, layout, border - 1.5, 1.5);
  for (const [x, y] of [
    [reels.x, reels.y],
    [reels.x + reels.width, reels.y],
    [reels.x, reels.y + reels.height],
    [reels.x + reels.width, reels.y + reels.height],
  ] as const) {
    const stone = context.createRadialGradient(x - border * 0.2, y - border * 0.25, 0, x, y, border * 0.75);
    stone.addColorStop(0, "#ffffff");
    stone.addColorStop(0.35, main);
    stone.addColorStop(1, mix(main, "#000000", 0.6));
    context.fillStyle = "#7a4604";
    context.beginPath();
    context.arc(x, y, border * 0.9, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = stone;
    context.beginPath();
    context.arc(x, y, border * 0.7, 0, Math.PI * 2);
    context.fill();
  }
}

function drawNeon(
  context: CanvasRenderingContext2D,
  layout: Layout,
  { main, second, light, night }: Skin["colours"],
): void {
  const { border, reels } = layout;
  context.strokeStyle = mix(night, "#000000", 0.3);
  ring(context, layout, border / 2, border);
  const tube = context.createLinearGradient(reels.x, 0, reels.x + reels.width, 0);
  tube.addColorStop(0, main);
  tube.addColorStop(0.5, mix(second, light, 0.3));
  tube.addColorStop(1, main);
  context.save();
  context.strokeStyle = tube;
  context.shadowColor = main;
  context.shadowBlur = border * 2;
  ring(context, layout, border / 2, Math.max(2.5, border * 0.3));
  ring(context, layout, border / 2, Math.max(2.5, border * 0.3));
  context.restore();
  context.strokeStyle = see(light, 0.9);
  ring(context, layout, border / 2, 1);
}
