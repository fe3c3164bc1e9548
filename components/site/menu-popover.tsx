"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";

interface MenuPopoverProps {
  id: string;
  label: string;
  /** Utilities, where it differs from other menus. */
  className?: string;
  children: ReactNode;
}

/** A menu of the header: a native popover, so that it opens, closes and returns the focus without code. */
export function MenuPopover({ id, label, className, children }: MenuPopoverProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={clsx("site-menu", className)}
      role="dialog"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => closeOnLeave(currentTarget, relatedTarget)}
    >
      {children}
    </div>
  );
}

/** Nothing that has the focus may lie below the menu. Its own button opens and closes it by itself. */
function closeOnLeave(popover: HTMLElement, next: EventTarget | null): void {
  const isBeyond = next instanceof Element && !popover.contains(next);
  if (isBeyond && !next.closest(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
}
