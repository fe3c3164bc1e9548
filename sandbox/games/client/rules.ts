import type { Messages } from "../messages/messages";
import { byId } from "./controls";
import { element } from "./element";

/** Opens the rules: pays, odds and how a round works. `build` makes them when they are first opened. */
export function openRules(messages: Messages, build: () => readonly Node[]): void {
  const dialog = byId("rules", HTMLDialogElement);
  if (!dialog.firstChild) {
    const close = element("button", [messages.close], { type: "button", class: "close" });
    close.addEventListener("click", () => dialog.close());
    const title = element("h2", [messages.rules], { id: "rules-title" });
    dialog.append(element("div", [title, close], { class: "rules-head" }), ...build());
  }
  dialog.showModal();
  dialog.scrollTop = 0;
}
