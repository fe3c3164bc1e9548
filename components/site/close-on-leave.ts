/** Closes a popover when the focus goes on beyond it: nothing that has the focus may lie below it. Its own button opens and closes by itself. */
export function closeOnLeave(popover: HTMLElement, next: EventTarget | null): void {
  const isBeyond = next instanceof Element && !popover.contains(next);
  if (isBeyond && !next.closest(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
}
