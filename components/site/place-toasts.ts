/** The buttons and fields that a reader is at: a browser that does not focus what is pressed has the pointer on it. */
const current = ":is(button, input, select):is(:focus, :hover)";
/** Between a control and the toasts below it, in CSS pixels. */
const gap = 12;

/** Toasts that would cover the control that they may speak of begin below it, and end above the bar of a phone. */
export function placeToasts(): void {
  const region = document.getElementById("toasts");
  if (!region) return;
  region.style.top = "";
  const room = region.getBoundingClientRect();
  const covered = [...(document.getElementById("main")?.querySelectorAll(current) ?? [])]
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < room.right && right > room.left && top < room.bottom && bottom > room.top,
    );
  if (covered.length === 0) return;
  const below = Math.max(...covered.map(({ bottom }) => bottom)) + gap;
  region.style.top = `min(${below}px, 100dvh - var(--bar) - ${room.height + gap}px)`;
}
