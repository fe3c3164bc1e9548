/** A text with its `{names}` filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Amounts in hundredths, in the way of the language. */
export function createFormat(tag: string, currency: string): (amountMinor: number) => string {
  const figures = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (amountMinor) => figures.format(amountMinor / 100);
}
