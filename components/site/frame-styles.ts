/** Class strings that several parts of the frame share. */

/** The mark and the name of the brand. */
export const brandStyle = "inline-flex min-h-11 items-center gap-2.5 text-lg/base font-800 tracking-[-0.035em]";
export const brandMark = "size-7.5 flex-none";

export const marketsLink = "inline-flex min-h-11 items-center font-550";

/** The head of a menu stays while the list below it scrolls: the way out is always there. */
export const menuHead = "menu-head";
export const menuTitle = "text-prose/close";
