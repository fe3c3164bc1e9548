import { decodePath, hasUnsafeCharacters, ownOrigin } from "@/lib/core/url-path";
import { type Locale, readLocale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { matchRoute } from "@/lib/routing/routes";
import { isBonusCode } from "./kept-bonus-code";

interface Wanted {
  /** The saved redirect-after-login page. */
  saved: string | null;
  /** The given redirect path: usually the page the popup is on. */
  given: string | null;
  locale: Locale;
  /** The bonus code kept from the address. */
  bonusCode?: string | null;
}

/**
 * Where a player goes after signing in: the saved page, else the given one, else home; in the current market and language,
 * and always a page of this site (specification "Screens and routes").
 */
export function postLoginPath({ saved, given, locale, bonusCode = null }: Wanted): string {
  const target = safePath(saved) ?? safePath(given) ?? { below: [], search: "" };
  const leadsHome = !matchRoute(target.below)?.returnTarget;
  const path = leadsHome ? paths.home(locale) : ["", locale.segment, ...target.below.map(encodeURIComponent)].join("/");
  const query = new URLSearchParams(leadsHome ? "" : target.search);
  if (bonusCode !== null && isBonusCode(bonusCode)) query.set("bonusCode", bonusCode);
  return query.size > 0 ? `${path}?${query}` : path;
}

const longest = 512;

/** A path of this site below its locale, decoded, or null for whatever could lead elsewhere. */
function safePath(path: string | null): { below: string[]; search: string } | null {
  if (path === null || path.length > longest || !/^\/(?![/\\])/.test(path) || hasUnsafeCharacters(path)) return null;
  const url = URL.canParse(path, ownOrigin) ? new URL(path, ownOrigin) : null;
  if (url?.origin !== ownOrigin) return null;
  const [locale = "", ...below] = decodePath(url.pathname) ?? [];
  return readLocale(locale) && !below.includes("") ? { below, search: url.search } : null;
}
