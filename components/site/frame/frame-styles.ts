/** Class strings that several parts of the frame share. */

/** The mark and the name of the brand. */
export const brandStyle = "inline-flex min-h-11 items-center gap-2.5 text-lg/base font-800 tracking-[-0.035em]";
export const brandMark = "size-7.5 flex-none";

export const marketsLink = "inline-flex min-h-11 items-center font-550";

/** The head of a menu stays while the list below it scrolls: the way out is always there. */
export const menuHead = "menu-head";
export const menuTitle = "text-prose/close";

/** The position of messages over the page: below the header, at its end. */
export const noticeRoom = "pointer-events-none fixed inset-notice z-50 grid w-notice gap-2 print:hidden";

/** A message over the page, in the room of toasts. */
export const noticeLook =
  "pointer-events-auto flex items-center gap-3 rounded-md border border-line bg-raised p-2 pl-3.5 shadow-pop transition-[opacity,transform,translate] duration-smooth ease-glide starting:-translate-y-2 starting:opacity-0";

/** The id by which buttons open the player's menu. */
export const accountMenuId = "account-menu";
