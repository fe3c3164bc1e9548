/** How a page is laid out: boxes above shelves, one grid, a stage for a game, cards of promotions, or text. */
export type PageShape = "shelves" | "grid" | "stage" | "cards" | "text";

/** The shape of the page at an address, before it is there. */
export function shapeOf(pathname: string): PageShape {
  const [section, below] = pathname.split("/").slice(2);
  if (!section) return "shelves";
  if (section === "play" || below === "play") return "stage";
  if (section === "promotions") return "cards";
  if (section !== "online-casino") return "text";
  return below ? "grid" : "shelves";
}

/** The first segment below the locale of the section that a page belongs to: a game belongs to the casino. */
export function sectionOf(pathname: string): string {
  const section = pathname.split("/")[2] ?? "";
  return section === "play" ? "online-casino" : section;
}
