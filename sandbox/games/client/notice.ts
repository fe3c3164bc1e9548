import { byId } from "./controls";

export interface Choice {
  label: string;
  act(): void;
}

/** Shows a notice over the game that the player has to close; the first choice gets the focus. */
export function showNotice(title: string, text: string, choices: readonly Choice[]): void {
  const notice = byId("notice", HTMLElement);
  const [heading, paragraph, buttons] = [...notice.children];
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
  notice.hidden = false;
  buttons?.querySelector("button")?.focus();
}

export function hideNotice(): void {
  const notice = byId("notice", HTMLElement);
  if (notice.hidden) return;
  const hadFocus = notice.contains(document.activeElement);
  notice.hidden = true;
  if (hadFocus) byId("play", HTMLButtonElement).focus();
}
