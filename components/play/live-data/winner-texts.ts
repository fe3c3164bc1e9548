import type { Translator } from "@/lib/market/messages/translator";

/** The messages of the winners' panel, which its page hands over. */
export const winnerTexts = (t: Translator<"play">, title: string) => ({
  title,
  previous: t("row.previous", { row: title }),
  next: t("row.next", { row: title }),
  missing: t("liveData.missing"),
  asOf: t("liveData.asOf"),
  closed: t("liveData.winnersClosed"),
  none: t("liveData.noWinners"),
  top24: t("liveData.top24"),
  top72: t("liveData.top72"),
  latest: t("liveData.latest"),
});
