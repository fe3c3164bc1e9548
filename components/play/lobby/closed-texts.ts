import type { Translator } from "@/lib/market/messages/translator";

/** Why a game is closed, as its badge says it. */
export const closedTexts = (t: Translator<"play">) => ({
  byPlace: t("game.problems.country.title"),
  byAccount: t("game.problems.accountCountry.title"),
});
