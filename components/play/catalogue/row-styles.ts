import { clsx } from "clsx";

/** Class strings of the parts between the rows of games: sections, their headers, buttons below them. */

export const rowSection = "game-row @container mb-7 md:mb-8.5";
/** A section beside another. */
export const panel =
  "@container rounded-xl border border-line bg-surface px-4 pt-2.5 pb-3.5 shadow-card md:px-5 md:pt-3.5 md:pb-4.5";
export const rowHeader = "mb-2 flex flex-wrap items-center gap-x-3";
export const rowTitle = "text-xl/close tracking-[-0.025em]";
export const rowNote = "text-sm text-muted";
/** The way from some games to all of them. */
export const seeAll =
  "see-all inline-flex min-h-11 items-center gap-1 text-md font-semibold text-muted transition-colors hover:text-text";
/** Below the name on a phone: as high as a finger needs, more of it over the name than below, where the tiles begin. */
export const seeAllBelow = clsx(seeAll, "max-md:-mt-4 max-md:-mb-1.75 max-md:justify-self-start max-md:pt-2.25");

/** On a phone each button takes its part of the width: within reach of either thumb. */
export const pager = "flex flex-wrap items-center justify-center gap-gap max-md:*:flex-1";
