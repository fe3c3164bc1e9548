import { dropDrafts } from "@/lib/core/form-drafts";
import { loadQuietly } from "@/lib/core/lazy-import";
import { setRootData } from "@/lib/site/root-data";
import { dispatchSession, useSession } from "./store";
import {
  hasAnyToken,
  hasCookieMarker,
  hasEndReason,
  hasRefreshToken,
  hasSignOutNotice,
  isRefreshTokenKey,
} from "./tokens/token-presence";

/** A session that could not be looked at is looked at again after so long. */
const retryMs = 15_000;

/** Loads what looks at a stored sign-in. */
export type LoadSession = () => Promise<{ resolveSession: () => Promise<void> }>;
let loadSession: LoadSession | undefined;

/**
 * Looks at the session once per document and follows the other tabs from then on: the sign-out of one tab empties the
 * storage, and every other tab detects it. A visitor without a stored sign-in loads nothing.
 */
export function startSession(load: LoadSession): void {
  if (loadSession) return;
  loadSession = load;
  useSession.subscribe(({ session }) => {
    if (session) setRootData("session", session.kind === "guest" ? "guest" : "player");
  });
  addEventListener("storage", ({ key }) => {
    if (key === null || isRefreshTokenKey(key)) follow();
  });
  // A page that comes back from the back-forward cache has missed the events.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
  if (hasAnyToken()) resolve();
  else {
    dispatchSession({ type: "found-guest" });
    if (hasCookieMarker()) clearLeftCookie();
    // The session may have ended while this page was on its way.
    if (hasSignOutNotice()) notice("showSignOutOfOtherTab");
  }
  if (hasEndReason()) notice("showEndReason");
}

/** Shows why the session is over, if there is a reason. */
function notice(what: "showEndReason" | "showSignOutOfOtherTab"): void {
  loadQuietly(() => import("./sign-out/sign-out-notice")).then(
    (notices) => notices[what](),
    () => {},
  );
}

function follow(): void {
  if (hasRefreshToken()) {
    resolve();
    return;
  }
  // Drafts are of this tab, which the tab of the sign-out cannot reach.
  if (useSession.getState().session?.kind !== "guest") {
    dropDrafts();
    notice("showSignOutOfOtherTab");
  }
  dispatchSession({ type: "signed-out" });
}

/** The sign-out before was cut short, or our server was away. Tried once per page. */
function clearLeftCookie(): void {
  loadQuietly(() => import("./cookie/cookie-client"))
    .then(({ clearCookies }) => clearCookies())
    .catch(() => {});
}

function resolve(): void {
  dispatchSession({ type: "requested" });
  loadSession?.().then(
    ({ resolveSession }) => resolveSession(),
    () => {
      dispatchSession({ type: "unavailable" });
      setTimeout(follow, retryMs);
    },
  );
}
