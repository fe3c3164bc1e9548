import type { Messages } from "../../messages/messages";
import type { Skin } from "../../page/skin";
import { element } from "../element";
import { openFelt } from "./felt";

/** An instant game in the colours of its tile: the picture, and below or beside it one panel with all that is chosen. */
export function openScene(session: { skin: Skin; titlePicture: string }): { picture: HTMLElement; panel: HTMLElement } {
  const picture = element("div", [], { class: "scene" });
  const panel = element("div", [], { class: "choices" });
  const felt = openFelt(session);
  const { main, second, light } = session.skin.colours;
  for (const [name, colour] of Object.entries({ main, second, light })) felt.style.setProperty(`--${name}`, colour);
  felt.append(element("div", [picture, panel], { class: "instant" }));
  return { picture, panel };
}

/** A figure with its name. */
export const figureOf = (name: string, value: HTMLElement) => element("p", [element("span", [name]), value]);

/** What is chosen, under its name, and the control that chooses it. */
export const fieldOf = (name: string, value: HTMLElement, control: HTMLElement) =>
  element("div", [figureOf(name, value), control], { class: "field" });

/** The last results of this visit, the newest first. */
export function createHistory({ lastResults }: Pick<Messages, "lastResults">) {
  const most = 8;
  const list = element("ol", [], { class: "results", "aria-label": lastResults });
  const name = element("p", [lastResults], { "aria-hidden": "true" });
  return {
    box: element("div", [name, list], { class: "history" }),
    add(text: string, isWon: boolean) {
      list.prepend(element("li", [text], { "data-won": String(isWon) }));
      while (list.children.length > most) list.lastElementChild?.remove();
    },
  };
}
