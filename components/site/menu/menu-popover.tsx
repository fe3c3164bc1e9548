"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { closeLayer, type Layer, openLayer } from "@/lib/site/dialogs/overlay-history";

interface MenuPopoverProps {
  id: string;
  label: string;
  /** Utilities, where it differs from other menus. */
  className?: string;
  children: ReactNode;
}

/** A menu of the header: a native popover, so that it opens, closes and returns the focus without code. Back closes it. */
export function MenuPopover({ id, label, className, children }: MenuPopoverProps) {
  const menu = useRef<HTMLDivElement>(null);
  const layer = useRef<Layer>(null);
  const follow = (isOpen: boolean) => {
    closeLayer(layer.current);
    layer.current = isOpen ? openLayer({ close: () => menu.current?.hidePopover() }) : null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; it may have been opened before this ran
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) follow(true);
    return () => closeLayer(layer.current);
  }, []);

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      onBeforeToggle={({ newState }) => follow(newState === "open")}
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
