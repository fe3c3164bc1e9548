import { byId } from "./controls";

export interface Choice {
  label: string;
  act(): void;
}

/** Shows a notice over the game that the player has to close; the first choice gets the focus. */
export function showNotice(title: string, text: string, choices: readonly Choice[]): void {
  const box = byId("notice", HTMLElement);
  const [heading, paragraph, buttons] = [...box.children];
  if (heading) heading.textContent = title;
  if (paragraph) paragraph.textContent = text;
  buttons?.replaceChildren(
    ...choices.map(({ label, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", () => {
        hideNotice();
        act();
      });
      return button;
    }),
  );
  box.hidden = false;
  buttons?.querySelector("button")?.focus();
}

export function hideNotice(): void {
  const box = byId("notice", HTMLElement);
  if (box.hidden) return;
  const hadFocus = box.contains(document.activeElement);
  box.hidden = true;
  if (hadFocus) byId("play", HTMLButtonElement).focus();
}
