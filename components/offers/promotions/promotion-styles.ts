import { clsx } from "clsx";

/** Styles that the pages of promotions share. */
export const titleStyle = "font-800 text-2xl tracking-tighter";
export const introStyle = "mt-1.5 max-w-176 text-pretty text-muted";
export const sectionTitleStyle = "mb-2.5 text-xl/base";
export const noteStyle = "border-line border-t pt-4 text-muted text-sm";
/** Around a list: the room that it has decides on the shape of all its cards, which is one. */
export const listBoxStyle = "@container";
export const listStyle = "grid gap-gap @wide-card:grid-cols-cards";
/** Inside a card: its own margin, or that beside the art where one card fills a row. */
export const besideArt = "mx-4.5 @card:@max-wide-card:-col-end-1 @card:@max-wide-card:mx-6";
/** Side by side, cards share their rows: a fact stands as high in each. */
export const rowsStyle = "grid @wide-card:grid-rows-subgrid";
/** The only card in sight is no wider than its art. */
export const cardStyle = clsx(
  rowsStyle,
  "@wide-card:row-span-10 @wide-card:gap-y-0",
  "guest:nth-[1_of_:not([hidden])]:nth-last-[1_of_:not([hidden])]:max-w-180",
  "player:nth-[1_of_:not([hidden],.guest-only)]:nth-last-[1_of_:not([hidden],.guest-only)]:max-w-180",
);
