/** The buttons and fields that a reader is at: a browser that does not focus what is pressed has the pointer on it. */
const current = ":is(button, input, select):is(:focus, :hover)";
/** Between toasts and what they leave free, in CSS pixels. */
const gap = 12;
/** The upper edge of a game's frame, where it has its title, its rules and its sound, in CSS pixels. */
const gameBar = 56;

/**
 * Toasts that would cover the control that they may speak of begin below it, and end above the bar of a phone. On the page of a game
 * they begin below the game where there is room, else below the upper edge of its frame: above that are the heart, the player's
 * money and the menu, and at its end are the buttons of the game.
 */
export function placeToasts(): void {
  const region = document.getElementById("toasts");
  if (!region) return;
  region.style.top = "";
  const start = region.getBoundingClientRect();
  const top = Math.max(start.top, topBesideGame(start.height) ?? 0);
  if (top > start.top) region.style.top = `${top}px`;
  const bottom = top + start.height;
  const covered = [...(document.getElementById("main")?.querySelectorAll(current) ?? [])]
    .map((control) => control.getBoundingClientRect())
    .filter(
      (control) =>
        control.left < start.right && control.right > start.left && control.top < bottom && control.bottom > top,
    );
  if (covered.length === 0) return;
  const below = Math.max(...covered.map((control) => control.bottom)) + gap;
  region.style.top = `min(${below}px, 100dvh - var(--bar) - ${start.height + gap}px)`;
}

/** Null on every other page. */
function topBesideGame(height: number): number | null {
  const stage = document.querySelector("[data-stage]");
  if (!stage) return null;
  const { top, bottom } = stage.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bar")) || 0;
  if (bottom + height + 2 * gap <= innerHeight - bar) return bottom + gap;
  return top + (stage.querySelector("iframe") ? gameBar : gap);
}
