import { useMarketRules } from "@/components/site/use-market-rules";
import { publicConfig } from "@/lib/config/public";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { rulesAt } from "@/lib/session/market-rules/rules";
import { LawLines } from "./law-lines";

/** What the place of a visitor's stay adds to the lines of the page's market; nothing until it is known. */
export function StayLaw() {
  const { query } = useMarketRules();
  if (!query.data) return null;
  const known = new Set(publicConfig().lawLines?.map(({ text }) => text));
  const { statutoryLines, helpLines } = rulesAt(query.data, detectedPlaces());
  return <LawLines lines={[...statutoryLines, ...helpLines].filter(({ text }) => !known.has(text))} />;
}
