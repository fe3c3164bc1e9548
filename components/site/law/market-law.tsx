import { useMarketRules } from "@/components/site/use-market-rules";
import { LawLines } from "./law-lines";

/** The words and help lines that the law of the page's market prescribes; nothing until they are known. */
export function MarketLaw() {
  const { rules } = useMarketRules();
  return rules ? <LawLines lines={[...rules.statutoryLines, ...rules.helpLines]} /> : null;
}
