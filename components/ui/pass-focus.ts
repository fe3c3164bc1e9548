/**
 * The ref of an element that may be removed with the focus in it: `pass` gives the focus to another element before it is removed. Where
 * that one comes only then, `pass` returns what to do after it, unless something else has taken the focus.
 */
export function passFocus(
  pass: (element: Element) => (() => void) | undefined,
): (element: Element | null) => () => void {
  return (element) => () => {
    if (!element || !hasFocus(element)) return;
    const passLater = pass(element);
    if (!passLater) return;
    // Once React has changed the page.
    queueMicrotask(() => {
      if (document.activeElement === document.body) passLater();
    });
  };
}

/** Passes the focus to the element around it, within a modal dialog too. */
export const passFocusUp = passFocus((element) => {
  // An element without a box takes no focus: the next one does.
  for (let around = element.parentElement; around && hasFocus(element); around = around.parentElement) {
    around.style.outline = "none";
    focusContainer(around);
  }
});

/** Passes the focus to the page. */
export const passFocusToPage = passFocus(() => {
  focusContainer(document.querySelector("main"));
});

const hasFocus = (element: Element) => element.contains(document.activeElement);

function focusContainer(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
