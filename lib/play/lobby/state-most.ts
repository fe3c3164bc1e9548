import { getBrand } from "@/lib/config/brand";
import { money, roundDecimal } from "@/lib/core/money";
import { formatMoney, formatWholeMoney } from "@/lib/core/money-display";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Banner, HomeBanner } from "./schema";

/** A banner whose text begins with the most that its offer comes to: without it, "doubled" promises more than there is. */
export function stateMost(t: Translator<"play.lobby">, locale: Locale, { most, ...banner }: HomeBanner): Banner {
  if (most === null) return banner;
  const amount = money(roundDecimal(most.amount) ?? 0, most.currency);
  const format = amount.amountMinor % 100 === 0 ? formatWholeMoney : formatMoney;
  const written = format(amount, resolveLocale(locale).tag, getBrand().currencies);
  return { ...banner, description: t("home.most", { amount: written, text: banner.description }).trim() };
}
