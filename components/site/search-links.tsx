"use client";

import { useParams, usePathname } from "next/navigation";
import { useEffect } from "react";
import type { Locale } from "@/lib/market/locale";
import { parseTable } from "@/lib/market/offered-languages";
import { pageOfPath, searchLinks } from "@/lib/site/seo/alternates";

interface SearchLinksProps {
  locale: Locale;
  origin: string;
  /** The markets' offer, as `formatTable` writes it. */
  markets: string;
}

/**
 * The canonical address and the alternates of whatever page is open, written into the head of the HTML by the server. A client
 * component, so that the page does not carry the links a second time as data; in the browser it renders none.
 */
export function SearchLinks({ locale, origin, markets }: SearchLinksProps) {
  const pathname = usePathname();
  const { page } = useParams<{ page?: string[] }>();
  useEffect(() => followPage(pathname), [pathname]);
  if (typeof window !== "undefined") return null;

  const { canonical, alternates } = searchLinks(pageOfPath(locale, pathname, page?.[0]), origin, parseTable(markets));
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
    </>
  );
}

/** After a soft navigation the canonical address, which a phone shares, is that of the new page; crawlers load documents. */
function followPage(pathname: string): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const { origin, pathname: known } = new URL(canonical.href);
  const [, owner = ""] = known.split("/");
  const next = [origin, owner, ...pathname.split("/").slice(2)].join("/");
  if (next === origin + known) return;
  canonical.href = next;
  for (const link of document.querySelectorAll("link[rel=alternate][hreflang]")) link.remove();
}
