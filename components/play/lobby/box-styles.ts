import { clsx } from "clsx";

/** Class strings of a content box, of the page and of the player. */

export const box = "hero-box relative isolate grid overflow-hidden has-focus-visible:focus-ring forced-colors:border";
export const smallBox = clsx(box, "items-center rounded-md bg-surface shadow-edged-card");
export const smallTitle = "text-md/close font-650 tracking-snug";
export const smallText = "line-clamp-2 text-caption/snug text-muted";
