import type { Translator } from "@/lib/market/messages/translator";

/** The texts of a closed game's badge, by the reason. */
export const closedTexts = (t: Translator<"play.gameLaunch">) => ({
  byPlace: t("problems.country.title"),
  byAccount: t("problems.accountCountry.title"),
});
