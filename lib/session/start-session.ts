import { claimPlayerValues, clearPlayerValues } from "@/lib/core/browser-storage";
import { loadQuietly } from "@/lib/core/lazy-import";
import { setRootData } from "@/lib/site/root-data";
import { dropEarlierValues } from "./earlier-values";
import { playerIn } from "./state";
import {
  hasAnyToken,
  hasCookieMarker,
  hasEndReason,
  hasRefreshToken,
  hasSignOutNotice,
  isRefreshTokenKey,
} from "./storage-probes";
import { dispatchSession, useSession } from "./store";

/** A session that could not be looked at is looked at again after so long. */
const retryMs = 15_000;

/** Loads what looks at a stored sign-in. */
export type LoadSession = () => Promise<{ resolveSession: () => Promise<void> }>;
let loadSession: LoadSession | undefined;
/** This tab knows of a sign-in, whose end it has not heard of yet: its own call may find the storage empty before the event comes. */
let knowsSignIn = false;

/**
 * Looks at the session once per document and follows the other tabs from then on: the sign-out of one tab empties the
 * storage, and every other tab detects it. A visitor without a stored sign-in loads nothing.
 */
export function startSession(load: LoadSession): void {
  if (loadSession) return;
  loadSession = load;
  dropEarlierValues();
  useSession.subscribe((state) => {
    const kind = state.session?.kind;
    if (kind !== "guest") knowsSignIn = true;
    if (kind) setRootData("session", kind === "guest" ? "guest" : "player");
    // Of an unavailable session nobody knows whose it is.
    if (kind === "guest" || kind === "player") claimPlayerValues(playerIn(state)?.playerId ?? null);
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
  // The tab of the sign-out cannot reach what is kept in this one.
  if (knowsSignIn) {
    knowsSignIn = false;
    clearPlayerValues();
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
