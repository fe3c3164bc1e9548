import type { Locale } from "@/lib/market/locale";
import { byPlace } from "@/lib/market/policy/policies";
import type { ChoiceRules } from "@/lib/safety/reality-check/choices";

/** The fields of the market policy about the setting of the reality check. */
export const realityCheckRules = ({ market }: Locale): ChoiceRules => ({
  minutes: byPlace(market, "realityCheckMinutes"),
  presetMinutes: byPlace(market, "realityCheckPresetMinutes"),
  isDuty: byPlace(market, "realityCheckIsOn"),
});
