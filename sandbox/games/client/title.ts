import type { Box } from "../../showcase/art/lettering";
import { element } from "./element";

/** The shapes that a title is asked for in: whole numbers, so that a window that changes its size asks for few. */
const mostWide = 24;

/** How many times as wide as high a title is that has the most room in a place. */
export const shapeOf = ({ width, height }: Pick<Box, "width" | "height">): number =>
  Math.min(mostWide, Math.max(1, Math.round(width / height)));

/** Where a picture of this shape is drawn: as large as its place allows, in the middle of it. */
export function fitTitle({ x, y, width, height }: Box, shape: number): Box {
  const wide = Math.min(width, height * shape);
  const high = wide / shape;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

export function drawTitle(context: CanvasRenderingContext2D, place: Box, picture: HTMLImageElement): void {
  const { x, y, width, height } = fitTitle(place, picture.naturalWidth / picture.naturalHeight);
  context.drawImage(picture, x, y, width, height);
}

/** The pictures of a game's title. The first use of a shape loads it; `onLoad` is called when it can be drawn. */
export function createTitle(address: string, onLoad: () => void) {
  const pictures = new Map<number, HTMLImageElement>();
  return (place: Box): HTMLImageElement | null => {
    const shape = shapeOf(place);
    const known = pictures.get(shape);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const picture = element("img", []);
    pictures.set(shape, picture);
    picture.addEventListener("load", onLoad);
    picture.src = `${address}?shape=${shape}`;
    return null;
  };
}
