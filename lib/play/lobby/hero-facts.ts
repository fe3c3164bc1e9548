import { getBrand } from "@/lib/config/brand";
import { money } from "@/lib/core/money";
import { formatMoney } from "@/lib/core/money-display";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import type { Translator } from "@/lib/market/messages/translator";
import { gameFigures } from "@/lib/play/game-launch/figures/cost";
import { shortFacts } from "@/lib/play/game-launch/figures/short-facts";
import type { Banner, HeroBanner } from "./schema";

/** A large banner with what the page of its game says of it: its short facts and the lowest stake. */
export function stateFacts(t: Translator<"play.gameFacts">, locale: Locale, { game, ...banner }: HeroBanner): Banner {
  if (game === null) return banner;
  const { currency } = markets[locale.market];
  const figures = gameFigures({ ...game, isLive: false }, currency);
  const facts = shortFacts(t, locale, game);
  if (figures) {
    const lowest = money(figures.lowestStake, currency);
    facts.push([t("lowestStake"), formatMoney(lowest, resolveLocale(locale).tag, getBrand().currencies)]);
  }
  return { ...banner, facts };
}
