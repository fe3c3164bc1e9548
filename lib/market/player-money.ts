import { publicConfig } from "@/lib/config/public";
import type { Money } from "@/lib/core/money";
import { defaultDisplay, formatMoney, formatWholeMoney } from "@/lib/core/money-display";

const brandTable = () => publicConfig().currencies ?? defaultDisplay;

/** In the browser: an amount as the brand writes it. `tag`: a BCP 47 tag. */
export const formatPlayerMoney = (amount: Money, tag: string): string => formatMoney(amount, tag, brandTable());

/** The same in whole units, for places too small for an exact amount. */
export const formatWholePlayerMoney = (amount: Money, tag: string): string =>
  formatWholeMoney(amount, tag, brandTable());
