import { stored, text } from "@/lib/core/browser-storage";
import { createHttp, nothing } from "@/lib/core/http/http";
import { sessionKeys } from "../storage-probes";
import { currentTokens } from "../tokens/current-tokens";
import { payloadOf } from "../tokens/token-payload";
import { tokenGeneration } from "../tokens/token-storage";

const site = createHttp({
  baseUrl: () => location.origin,
  deadlineMs: 3_000,
  bodyCapBytes: 10_000,
  credentials: "same-origin",
});

/**
 * The state of the id-token cookie, which no script can see. Absent: there is none. `unsure`: there may be one, since
 * the last call's outcome is unknown. Otherwise the `exp` of the token that it was made from.
 */
const cookieState = stored({ owner: "browser", key: sessionKeys.cookieState, area: "local", version: 1, parse: text });

const unsure = "unsure";

const path = "api/session";

/** Has our server make the id-token cookie from this token. Never rejects: the next look at the session makes up for it. */
export async function storeCookie(idToken: string): Promise<void> {
  const exp = String(payloadOf(idToken).exp);
  if (cookieState.read() === exp) return;
  const generation = tokenGeneration();
  cookieState.write(unsure);
  try {
    await site.post(path, nothing, { headers: { authorization: `Bearer ${idToken}` } });
    // Somebody signed out meanwhile, in this tab or another: their deletion may have arrived earlier.
    if (tokenGeneration() !== generation) return await clearCookies();
    cookieState.write(exp);
  } catch {
    // It stays unsure.
  }
}

/** Has it made again for a player whom our server took for a visitor: the browser has lost it. Never rejects. */
export async function renewCookie(): Promise<void> {
  const tokens = await currentTokens();
  if (typeof tokens === "string") return;
  cookieState.forget();
  await storeCookie(tokens.idToken);
}

/** Has our server take back its cookies, even when the page is left meanwhile. @throws when it cannot be reached */
export async function clearCookies(): Promise<void> {
  cookieState.write(unsure);
  await site.delete(path, nothing, { keepalive: true });
  cookieState.forget();
}
