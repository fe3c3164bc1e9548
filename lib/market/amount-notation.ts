import { decimalMark } from "@/lib/core/decimal-mark";
import type { AmountFormat } from "@/lib/core/form/amount-input";
import type { Currency } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";

/** Local notations of a currency beside its symbol and code. */
const localSigns: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  CAD: ["$", "C$", "$CA"],
  CLP: ["$", "CLP$"],
  EUR: ["Euros", "Euro"],
  INR: ["Rs.", "Rs"],
  NOK: ["kr.", "kr"],
  NZD: ["$"],
  PEN: ["S/.", "S/"],
  PHP: ["P"],
  PLN: ["zł", "zl"],
  TRY: ["₺", "TL"],
  ZAR: ["R"],
};

/** The accepted notations of amounts in a currency. `tag`: a BCP 47 tag. */
export function amountFormat(currency: Currency, tag: string): AmountFormat {
  return {
    signs: [...(localSigns[currency] ?? []), currencySymbol(currency), currency],
    decimalMark: decimalMark(tag),
  };
}
