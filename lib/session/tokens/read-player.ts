import { report } from "@/lib/site/browser-reports/report";
import type { Player } from "../state";
import { payloadOf } from "./token-payload";

/**
 * The player an id token speaks of; null when it lacks what makes a player. Parsed by hand: signing in loads this, and a schema
 * library would be a fifth of what it loads.
 */
export function readPlayer(idToken: string): Player | null {
  const claims = payloadOf(idToken);
  const playerId = idIn(claims.player_id);
  const { email, iat, auth_time: signedInAt } = claims;
  if (playerId === null || typeof email !== "string" || typeof iat !== "number") return null;
  return {
    playerId,
    playerAccessId: idIn(claims.player_access_id) ?? "",
    email,
    countryCode: textIn(claims.country_code) ?? "",
    provinceCode: textIn(claims.province_code) ?? "",
    language: textIn(claims.language_code) ?? "",
    loginMethod: textIn(claims.login_method) ?? "DEFAULT",
    registrationDate: textIn(claims.registrationDate),
    supportChatToken: textIn(claims.support_chat_token),
    signedInAt: typeof signedInAt === "number" ? signedInAt : null,
    multibrand: { suspended: isSuspended(claims.multibrand) },
  };
}

const textIn = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** An id is text for us, even where the service counts. */
const idIn = (value: unknown): string | null => (typeof value === "number" ? String(value) : textIn(value));

/** A missing claim is an account of one brand. One that cannot be read counts as suspended: no gate opens by accident. */
function isSuspended(multibrand: unknown): boolean {
  if (multibrand === undefined) return false;
  const suspended = suspendedIn(multibrand);
  if (suspended === null)
    report(new Error("The multibrand claim cannot be read: the account is treated as suspended."));
  return suspended ?? true;
}

function suspendedIn(multibrand: unknown): boolean | null {
  try {
    const { suspended } = JSON.parse(String(multibrand));
    return typeof suspended === "boolean" ? suspended : null;
  } catch {
    return null;
  }
}
