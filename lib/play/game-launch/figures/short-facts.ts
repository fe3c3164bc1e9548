import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";

export interface ShortFigures {
  gameType: string | null;
  /** In percent. */
  rtp: number | null;
  volatility: "low" | "medium" | "high" | null;
  hasJackpot: boolean;
}

/**
 * What a game returns and how its wins vary, each with its name; what is not published is left out. The bets of baccarat return
 * differently, and a jackpot is part of its game's figure: neither is one number.
 */
export function shortFacts(t: Translator<"play.gameFacts">, locale: Locale, game: ShortFigures): [string, string][] {
  const { gameType, rtp, volatility, hasJackpot } = game;
  const percent = new Intl.NumberFormat(resolveLocale(locale).tag, { style: "percent", maximumFractionDigits: 2 });
  const known: ([string, string] | null)[] = [
    rtp === null || hasJackpot || gameType === "baccarat" ? null : [t("rtp"), percent.format(rtp / 100)],
    volatility === null ? null : [t("volatility"), t(volatility)],
  ];
  return known.filter((fact) => fact !== null);
}
