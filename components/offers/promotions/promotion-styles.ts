/** Styles that the pages of promotions share. */
export const titleStyle = "font-800 text-2xl tracking-tighter";
export const introStyle = "mt-1.5 max-w-176 text-pretty text-muted";
export const sectionTitleStyle = "mb-2.5 text-xl/base";
export const noteStyle = "border-line border-t pt-4 text-muted text-sm";
/** Around a list: the room that it has decides on the shape of all its cards, which is one. */
export const listBoxStyle = "@container";
export const listStyle = "grid gap-gap @wide-card:grid-cols-cards";
/** Side by side, cards share their rows: a fact stands as high in each. */
export const rowsStyle = "@wide-card:grid @wide-card:grid-rows-subgrid";
/** A card that is alone in its row is no wider than its art can be. */
export const cardStyle = `${rowsStyle} max-w-230 @wide-card:row-span-10 @wide-card:gap-y-0`;
