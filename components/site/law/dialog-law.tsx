import { useMarketRules } from "@/components/site/use-market-rules";
import { LawLines } from "./law-lines";

/** The law's words and help lines in a dialog, which covers the foot of the page; nothing until they are known. */
export function DialogLaw() {
  const { rules } = useMarketRules();
  return rules ? <LawLines lines={[...rules.statutoryLines, ...rules.helpLines]} /> : null;
}
