import type { Skin } from "../../page/skin";
import { byId } from "../controls";
import { element } from "../element";

/** The element that a table is built in, in the colours of the game's tile, with its name. */
export function openFelt({ skin: { colours }, title }: { skin: Skin; title: string }): HTMLElement {
  const felt = byId("table", HTMLElement);
  for (const [name, colour] of Object.entries(colours)) felt.style.setProperty(`--${name}`, colour);
  felt.append(element("p", [title], { class: "table-title", "aria-hidden": "true" }));
  return felt;
}
