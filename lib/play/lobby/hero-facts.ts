import { getBrand } from "@/lib/config/brand";
import { money } from "@/lib/core/money";
import { formatMoney } from "@/lib/core/money-display";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import type { Translator } from "@/lib/market/messages/translator";
import { gameFigures } from "@/lib/play/game-launch/figures/cost";
import type { Banner, HeroBanner } from "./schema";

/**
 * A large banner with what the page of its game says of it: who made it, what it returns, how its wins vary and the lowest stake. What
 * is not published is left out. The bets of baccarat return differently, and a jackpot is part of its game's figure: neither is one number.
 */
export function stateFacts(t: Translator<"play.gameFacts">, locale: Locale, { game, ...banner }: HeroBanner): Banner {
  if (game === null) return banner;
  const { studio, gameType, rtp, volatility, betLimits, hasJackpot } = game;
  const { tag } = resolveLocale(locale);
  const { currency } = markets[locale.market];
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const figures = gameFigures({ gameType, isLive: false, rtp, betLimits }, currency);
  const lowest = figures && formatMoney(money(figures.lowestStake, currency), tag, getBrand().currencies);
  const known: ([string, string] | null)[] = [
    rtp === null || hasJackpot || gameType === "baccarat" ? null : [t("rtp"), percent.format(rtp / 100)],
    volatility === null ? null : [t("volatility"), t(volatility)],
    lowest ? [t("lowestStake"), lowest] : null,
  ];
  return { ...banner, studio, facts: known.filter((fact) => fact !== null) };
}
