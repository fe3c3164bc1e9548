import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "@/lib/config/brands/fields";
import { type Locale, resolveLocale } from "@/lib/market/locale";

/** All that such a document needs besides its pictures; the sender's policy allows no more. */
const styleSheets = ["/assets/brands.css", "/assets/fonts.css", "/assets/document.css"];

export interface DocumentHead {
  locale: Locale;
  brand: Pick<Brand, "name" | "slug">;
  title: string;
  /** Of the tab. */
  icon: ReactNode;
}

/** A small, complete HTML document of the custom server, without Next and the content service. */
export function renderDocument({ locale, brand, title, icon }: DocumentHead, body: ReactNode): string {
  const document = (
    <html lang={resolveLocale(locale).tag} data-brand={brand.slug}>
      {/* biome-ignore lint/style/noHeadElement: no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="dark light" />
        <title>{`${title} – ${brand.name}`}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon}
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
