import type { MarketCode } from "./markets";

/** Markets that print on US Letter; the others print on A4 (CLDR, measurement data, paper size). */
const onLetter: readonly MarketCode[] = ["CA", "CL", "PH"];

export const paperSizeOf = (market: MarketCode): "a4" | "letter" => (onLetter.includes(market) ? "letter" : "a4");
