import { localeOfPath } from "@/lib/market/locale";
import { routeOfPath, routes } from "@/lib/routing/routes";
import { postLoginPath } from "@/lib/session/sign-in/post-login-path";
import { peekReturn, type Return } from "@/lib/session/sign-in/return-path";
import { pageAddress } from "@/lib/site/dialogs/popup-history";

/**
 * What asks for an account: the place that was kept for after a login, else the game or the list of own games below the sign-up.
 * Null where nothing asks: at home, in a lobby (ruling 46).
 */
export function askingPage(): Return | null {
  const kept = peekReturn();
  if (kept) return kept;
  const path = pageAddress();
  const route = routeOfPath(new URL(path, location.origin).pathname);
  const isAsking = route?.shape === "stage" || route === routes.casinoMyGames || route === routes.liveMyGames;
  return isAsking ? { path, label: document.querySelector("h1")?.textContent?.trim() || null } : null;
}

/** Where the first button of a new player's welcome leads, null where no page asked for the account. */
export function wayBack(): Return | null {
  const kept = peekReturn();
  if (!kept) return null;
  const path = postLoginPath({ saved: kept.path, given: null, locale: localeOfPath(location.pathname) });
  return routeOfPath(new URL(path, location.origin).pathname) === routes.home ? null : { ...kept, path };
}
