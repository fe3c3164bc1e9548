import { clsx } from "clsx";

/** Class strings of the banners, for everybody and for one player. */

export const banner =
  "hero-banner relative isolate grid overflow-hidden has-focus-visible:focus-ring forced-colors:border";
export const smallBanner = clsx(banner, "items-center rounded-md bg-surface wrap-anywhere shadow-edged-card");
export const smallTitle = "text-md/close font-650 tracking-snug";
export const smallText = "line-clamp-2 text-caption/snug text-muted max-[19em]:line-clamp-none";
