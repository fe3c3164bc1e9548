import { clsx } from "clsx";

/** Styles that the pages of promotions share. */
export const titleStyle = "font-800 text-2xl tracking-tighter";
export const introStyle = "mt-1.5 max-w-176 text-pretty text-muted";
export const sectionTitleStyle = "mb-2.5 text-xl/base";
export const listStyle = "grid grid-cols-cards gap-gap";
export const noteStyle = "border-line border-t pt-4 text-muted text-sm";
/** Inside a card: its own margin, or that beside the art where the card has the room. */
export const besideArt = "@card:-col-end-1 mx-4.5 @card:mx-6";
/** Of an odd number in two columns the last card takes the whole row. */
export const cardStyle = clsx(
  "@container grid",
  "md:max-[1128px]:guest:last:nth-[odd_of_:not([hidden])]:col-span-full",
  "md:max-[1128px]:player:last:nth-[odd_of_:not([hidden],.guest-only)]:col-span-full",
);
