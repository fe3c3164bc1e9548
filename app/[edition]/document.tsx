import { BeforePaint } from "@/components/site/document/before-paint";
import { Body, type BodyProps } from "@/components/site/document/body";
import { ConfigBlock } from "@/components/site/document/config-block";
import { getBrand } from "@/lib/config/brand";
import { getPublicConfig } from "@/lib/config/server";
import { resolveLocale } from "@/lib/market/locale";
import { lawLinesOf } from "@/lib/market/policy/policies";

/** The document of every page: its language, what runs before its first paint, its configuration, and the boundary of its errors. */
export function Document({ locale, ...body }: BodyProps) {
  const lawLines = lawLinesOf(locale.market);
  return (
    <html lang={resolveLocale(locale).tag} data-brand={getBrand().slug} suppressHydrationWarning>
      <head>
        <BeforePaint />
        <ConfigBlock config={{ ...getPublicConfig(), ...(lawLines.length > 0 && { lawLines }) }} />
      </head>
      <Body locale={locale} {...body} />
    </html>
  );
}
