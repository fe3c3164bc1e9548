import { stored, text } from "@/lib/core/browser-storage";
import { createHttp, nothing } from "@/lib/core/http";
import { payloadOf } from "./token-storage";

const site = createHttp({
  baseUrl: () => location.origin,
  deadlineMs: 3_000,
  bodyCapBytes: 10_000,
  credentials: "same-origin",
});

/** The `exp` of the token that the id-token cookie was made from: tells, without a call, that it is up to date. */
const cookieExp = stored({ key: "session-cookie-exp", area: "local", version: 1, parse: text });

const path = "api/session";

/** Has our server make the id-token cookie from this token. Never rejects: the next look at the session makes up for it. */
export async function storeCookie(idToken: string): Promise<void> {
  const exp = String(payloadOf(idToken).exp);
  if (cookieExp.read() === exp) return;
  try {
    await site.post(path, nothing, { headers: { authorization: `Bearer ${idToken}` } });
    cookieExp.write(exp);
  } catch {
    cookieExp.forget();
  }
}

/** Has our server take back its cookies. @throws when it cannot be reached */
export async function clearCookies(): Promise<void> {
  cookieExp.forget();
  await site.delete(path, nothing);
}
