/**
 * Gives the focus back after a dialog, where the browser could not: to the opener, to the button of the closed popover that
 * holds it, or to the page.
 */
export function restoreFocus(opener: Element | null): void {
  for (const element of [opener, ...popoverButtons(opener), document.querySelector("main")]) {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (!(element instanceof HTMLElement) || element === document.body) continue;
    if (element.tagName === "MAIN") element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}

function popoverButtons(opener: Element | null): Iterable<Element> {
  const id = opener?.closest("[popover]")?.id;
  return id ? document.querySelectorAll(`[popovertarget="${id}"]`) : [];
}
