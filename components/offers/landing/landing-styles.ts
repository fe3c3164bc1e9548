/** Class strings that the blocks of a landing page share. */
export const blockTitle = "mb-3.5 text-xl/close tracking-[-0.025em] md:text-title";
/** Two or three fill their row. */
export const itemsGrid = "grid gap-gap md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]";
export const itemCard = "rounded-lg bg-surface px-5 py-4 shadow-edged-card";
export const itemTitle = "font-650 text-base/snug";
export const itemText = "mt-1 text-pretty text-md text-muted";
