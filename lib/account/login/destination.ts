import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { routeOfPath, routes } from "@/lib/routing/routes";
import { peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { postLoginPath } from "@/lib/session/sign-in/post-login-path";
import { peekReturn } from "@/lib/session/sign-in/return-path";
import { pageAddress } from "@/lib/site/dialogs/popup-history";
import { rootData } from "@/lib/site/root-data";

/** Where the player will be after logging in. `place`: what that page calls itself, null when it is not known. */
export interface Destination {
  path: string;
  isElsewhere: boolean;
  place: string | null;
}

/** Read while the popup opens, from the page it is on and from what was kept for the return. `isNew`: they are to be welcomed. */
export function readDestination(isNew: boolean): Destination {
  const here = location.pathname + location.search;
  const locale = localeOfPath(location.pathname);
  if (isNew)
    return {
      path: paths.welcome(locale, rootData("brand") ?? ""),
      isElsewhere: true,
      place: null,
    };
  const kept = peekReturn();
  // A flow over a page that leads nobody back to itself leads to the page below.
  const given = routeOfPath(location.pathname)?.returnTarget ? here : pageAddress();
  const path = postLoginPath({ saved: kept?.path ?? null, given, locale, bonusCode: peekBonusCode() });
  const isElsewhere = kept ? path !== here : new URL(path, location.origin).pathname !== location.pathname;
  if (isElsewhere) return { path, isElsewhere, place: kept?.label ?? null };
  // The heading of home, which also lies below the flows that open over it, is a greeting and names no place.
  const route = routeOfPath(location.pathname);
  const isHome = route === routes.home || route?.popup === "home";
  return { path, isElsewhere, place: isHome ? null : document.querySelector("h1")?.textContent?.trim() || null };
}
