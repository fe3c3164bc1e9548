/** The ref of a part that is replaced with the focus in it: the element around it gets the focus, within a modal dialog too. */
export function passFocusUp(part: Element | null): () => void {
  return () => {
    // An element without a box takes no focus: the next one does.
    for (
      let around = part?.parentElement;
      around && part?.contains(document.activeElement);
      around = around.parentElement
    ) {
      around.tabIndex = -1;
      around.style.outline = "none";
      around.focus({ preventScroll: true });
    }
  };
}
