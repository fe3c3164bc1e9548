import type { Skin } from "../../page/skin";
import { byId } from "../controls";
import { element } from "../element";

/** The shape of the name over a table (`.table-title`). */
const titleShape = 8;

/** The element that a table is built in, in the colours of the game's tile, with its name in the lettering of the tile. */
export function openFelt({ skin: { colours }, titlePicture }: { skin: Skin; titlePicture: string }): HTMLElement {
  const felt = byId("table", HTMLElement);
  for (const [name, colour] of Object.entries(colours)) felt.style.setProperty(`--${name}`, colour);
  const title = { class: "table-title", src: `${titlePicture}?shape=${titleShape}`, alt: "" };
  felt.append(element("img", [], title));
  return felt;
}
