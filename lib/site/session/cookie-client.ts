import { createHttp, nothing } from "@/lib/core/http";
import { payloadOf } from "./stored-tokens";

const site = createHttp({
  baseUrl: () => location.origin,
  deadlineMs: 3_000,
  bodyCapBytes: 10_000,
  credentials: "same-origin",
});

/** The `exp` of the token that the id-token cookie was made from: tells, without a call, that it is up to date. */
const cookieKey = "session-cookie-exp";

const path = "api/session";

/** Has our server make the id-token cookie from this token. Never rejects: the next look at the session makes up for it. */
export async function storeCookie(idToken: string): Promise<void> {
  const exp = String(payloadOf(idToken).exp);
  if (localStorage.getItem(cookieKey) === exp) return;
  try {
    await site.post(path, nothing, { headers: { authorization: `Bearer ${idToken}` } });
    localStorage.setItem(cookieKey, exp);
  } catch {
    localStorage.removeItem(cookieKey);
  }
}

/** Has our server take back its cookies. @throws when it cannot be reached */
export async function clearCookies(): Promise<void> {
  localStorage.removeItem(cookieKey);
  await site.delete(path, nothing);
}
