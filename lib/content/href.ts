import { hasUnsafeCharacters, ownOrigin } from "@/lib/core/url-path";
import { type Locale, readLocale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

export interface ContentHref {
  href: string;
  isExternal: boolean;
}

const allowed: readonly string[] = ["https:", "http:", "mailto:", "tel:"];

/**
 * Where a link that an editor wrote leads, or null for one that nobody may follow. A path is one below the locale of the
 * reader; another locale in front of it is replaced.
 */
export function contentHref(locale: Locale, written: string): ContentHref | null {
  if (hasUnsafeCharacters(written) || written.includes(" ")) return null;
  if (/^#[\w-]+$/.test(written)) return { href: written, isExternal: false };
  if (written.startsWith("/")) return ownPath(locale, written);
  const url = URL.canParse(written) ? new URL(written) : null;
  if (!url || !allowed.includes(url.protocol) || url.username || url.password) return null;
  return { href: url.href, isExternal: url.protocol.startsWith("http") };
}

function ownPath(locale: Locale, written: string): ContentHref | null {
  if (written.startsWith("//") || !URL.canParse(written, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(written, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith("//")) return null;
  const [, first = "", ...others] = pathname.split("/");
  const below = readLocale(first) ? others : [first, ...others];
  return { href: [paths.home(locale), ...below.filter(Boolean)].join("/") + search + hash, isExternal: false };
}
