import type { Grid } from "@/lib/play/catalogue/schema";

/** Small tiles alone: nobody has chosen which of the games are large. */
const small = (columns: number): Grid => ({ columns, rows: 1, sizes: ["1x"] });

/** The grid of a list that no editor has laid out. Its columns divide the games of a full page, so that no last row is ragged. */
export const listGrid = { desktop: small(6), tablet: small(5), mobile: small(3) };
