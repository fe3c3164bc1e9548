import { drawBackdrop } from "../../showcase/game-art/backdrop";
import { drawCabinet, drawPanel } from "../../showcase/game-art/cabinet";
import { blank, context as contextOf, createSprites, type Sprites } from "../../showcase/game-art/sprites";
import { looks } from "../../showcase/game-art/themes";
import type { Skin } from "../page/skin";
import type { Layout } from "./layout";
import { drawTitle } from "./title";

export interface Painted {
  layout: Layout;
  scale: number;
  under: HTMLCanvasElement;
  over: HTMLCanvasElement;
  sprites: Sprites;
}

/** All static parts, for one size of the stage. `title`: the picture of the game's name, null until it is loaded. */
export function paint(layout: Layout, scale: number, skin: Skin, title: HTMLImageElement | null): Painted {
  const under = blank(layout.width * scale, layout.height * scale);
  const over = blank(layout.width * scale, layout.height * scale);
  const [back, front] = [contextOf(under), contextOf(over)];
  back.scale(scale, scale);
  front.scale(scale, scale);
  const look = looks[skin.theme];
  drawBackdrop(back, layout.width, layout.height, look.scenery, skin);
  drawPanel(back, layout, skin.colours);
  drawCabinet(front, layout, skin);
  if (layout.title && title) drawTitle(front, layout.title, title);
  const size = Math.round(Math.min(layout.cell.width, layout.cell.height) * scale * 1.05);
  return { layout, scale, under, over, sprites: createSprites(skin, size) };
}
