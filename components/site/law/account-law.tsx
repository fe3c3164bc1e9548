import { useMarketRules } from "@/components/site/use-market-rules";
import { rulesAt } from "@/lib/session/market-rules/rules";
import { LawLines } from "./law-lines";

/** What the places of the player's account and stay add to the lines that a page of the market shows to everybody. */
export function AccountLaw() {
  const { query, rules } = useMarketRules();
  if (!query.data || !rules) return null;
  const shown = rulesAt(query.data, []);
  const known = new Set([...shown.statutoryLines, ...shown.helpLines].map(({ text }) => text));
  const lines = [...rules.statutoryLines, ...rules.helpLines];
  return <LawLines lines={lines.filter(({ text }) => !known.has(text))} />;
}
