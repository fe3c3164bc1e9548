import type { Translator } from "@/lib/market/messages/translator";

/** The texts of a closed game's badge, by the reason. */
export const closedTexts = (t: Translator<"play.catalogue">) => ({
  byPlace: t("closed.byPlace"),
  byAccount: t("closed.byAccount"),
});
