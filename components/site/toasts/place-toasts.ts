/** The buttons and fields that a reader is at: a browser that does not focus what is pressed has the pointer on it. */
const current = ":is(button, input, select):is(:focus, :hover)";
/** Between toasts and what they leave free, in CSS pixels. */
const gap = 12;
/** Between toasts and the frame of a game that makes room for them, in CSS pixels: a window may be low. */
const tightGap = 4;
/** The least height that a frame is left, in CSS pixels: less of it is in the window only where the page is scrolled away from it. */
const leastFrame = 80;

/**
 * Toasts that would cover the control that they may speak of begin below it, and end above the bar of a phone. They never cover a
 * game that runs: they are below it where there is room, else its frame gives up so much at its lower end. Above it are the
 * heart, the player's money and the menu, which stay free too. Called again whenever the page around them changes.
 */
export function placeToasts(): void {
  const region = document.getElementById("toasts");
  if (!region) return;
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  region.style.top = "";
  const start = region.getBoundingClientRect();
  const place = stage && start.height > 0 ? placeBeside(stage, start, endOfWindow(region, stage)) : null;
  // Not the frame itself: it keeps its place and its page.
  if (stage) stage.style.borderBottom = place && place.room > 0 ? `${place.room}px solid transparent` : "";
  const top = Math.max(start.top, place?.top ?? 0);
  if (top > start.top) region.style.top = `${top}px`;
  const bottom = top + start.height;
  const covered = [...(document.getElementById("main")?.querySelectorAll(current) ?? [])]
    .map((control) => control.getBoundingClientRect())
    .filter(
      (control) =>
        control.left < start.right && control.right > start.left && control.top < bottom && control.bottom > top,
    );
  // Where a frame made room there is no other place.
  if (covered.length === 0 || place?.room) return;
  const below = Math.max(...covered.map((control) => control.bottom)) + gap;
  region.style.top = `min(${below}px, 100dvh - var(--bar) - ${start.height + gap}px)`;
}

/** Where toasts end at the latest: above the bar of a phone, which a game that fills the window covers, and above the notice that the browser is offline. */
function endOfWindow(region: HTMLElement, stage: HTMLElement): number {
  const container = stage.parentElement;
  const isAlone = container !== null && getComputedStyle(container).position === "fixed";
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bar")) || 0;
  const offline = region.querySelector("[data-offline]")?.getBoundingClientRect().top;
  return Math.min(innerHeight - (isAlone ? 0 : bar), offline ?? innerHeight);
}

interface Place {
  top: number;
  /** The height at the lower end of the stage that the frame gives up. */
  room: number;
}

/** Null: the place of every other page. */
function placeBeside(stage: HTMLElement, { top: start, height }: DOMRect, end: number): Place | null {
  const { top, bottom } = stage.getBoundingClientRect();
  if (bottom + height + 2 * gap <= end) return { top: bottom + gap, room: 0 };
  // The art of a game that does not run has its buttons at its end.
  if (!stage.querySelector("iframe")) return { top: top + gap, room: 0 };
  const lowest = Math.min(bottom, end) - height - tightGap;
  if (lowest - tightGap - top >= leastFrame) return { top: lowest, room: bottom - lowest + tightGap };
  return start + height <= top ? null : { top: lowest, room: 0 };
}

/** Places them again with all that may move a game, or begin or end one. @returns how to stop */
export function keepToastsPlaced(): () => void {
  const watching = new AbortController();
  let followed: Element | null = null;
  for (const change of ["scroll", "resize", "fullscreenchange"])
    addEventListener(change, again, { signal: watching.signal, passive: true });
  // What a frame gives up is within the border of its stage.
  const size = new ResizeObserver(again);
  // A game that fills the window has other classes.
  const content = new MutationObserver(again);
  content.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });

  function again(): void {
    const stage = document.querySelector("[data-stage]");
    if (!stage) return;
    if (stage !== followed) {
      size.disconnect();
      size.observe(stage, { box: "border-box" });
    }
    followed = stage;
    placeToasts();
  }
  again();
  return () => {
    watching.abort();
    size.disconnect();
    content.disconnect();
  };
}
