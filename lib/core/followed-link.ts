/** The link that a click follows in this tab; null for a click beside a link, and for one that opens it elsewhere. */
export function followedLink(event: MouseEvent, selector = "a[href]"): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
}
