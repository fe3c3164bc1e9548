import "server-only";
import type { MarketCode } from "@/lib/market/markets";
import { byPlace } from "@/lib/market/policy/policies";
import type { MarketRulesByPlace } from "./rules";

/** The rules of a market for the browser of whoever signs in there. */
export const getMarketRules = (market: MarketCode): MarketRulesByPlace => ({
  limitStep: byPlace(market, "limitStep"),
  endsSessionAtLimit: byPlace(market, "endsSessionAtLimit"),
  reviewPromptMonths: byPlace(market, "reviewPromptMonths"),
  playSummaryHours: byPlace(market, "playSummaryHours"),
  verificationBeforeDeposit: byPlace(market, "verificationBeforeDeposit"),
  sourceOfWealth: byPlace(market, "sourceOfWealth"),
  offersDuringPlay: byPlace(market, "offersDuringPlay"),
  breakConfirmation: byPlace(market, "breakConfirmation"),
  offers: byPlace(market, "offers"),
  statutoryLines: byPlace(market, "statutoryLines"),
  helpLines: byPlace(market, "helpLines"),
  licenceLines: byPlace(market, "licenceLines"),
});
