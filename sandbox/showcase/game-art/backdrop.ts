import type { Skin } from "../../games/page/skin";
import { sceneries } from "./scenery";
import { mix, numbers, see } from "./shade";
import type { Scenery } from "./themes";

/** The place behind the reels: sky, a light, three layers of silhouettes and a vignette. Drawn once for each size. */
export function drawBackdrop(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scenery: Scenery,
  { colours, seed }: Pick<Skin, "colours" | "seed">,
): void {
  const random = numbers(seed);
  const { night, deep, main, light } = colours;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, mix(night, deep, 0.25));
  sky.addColorStop(0.55, deep);
  sky.addColorStop(1, mix(deep, main, 0.45));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);

  const glow = context.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height * 0.45, width * 0.6);
  glow.addColorStop(0, see(mix(main, light, 0.4), 0.5));
  glow.addColorStop(1, see(main, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);

  for (let star = 0; star < 90; star++) {
    const size = 0.4 + random() * 1.3;
    context.fillStyle = see(light, 0.15 + random() * 0.5);
    context.fillRect(random() * width, random() * height * 0.6, size, size);
  }
  for (const [layer, horizon] of [0.52, 0.64, 0.78].entries()) {
    context.fillStyle = mix(mix(deep, main, 0.25), night, 0.35 + layer * 0.28);
    sceneries[scenery](context, { width, height, horizon: height * horizon, layer, random });
  }

  const vignette = context.createRadialGradient(
    width / 2,
    height / 2,
    height * 0.35,
    width / 2,
    height / 2,
    width * 0.75,
  );
  vignette.addColorStop(0, see(night, 0));
  vignette.addColorStop(1, see(mix(night, "#000000", 0.5), 0.85));
  context.fillStyle = vignette;
  context.fillRect(0, 0, width, height);
}
