import { randomBytes } from "node:crypto";

/** The claims of the id token beside those of the protocol (specification "Player session claims"). All values are text. */
export interface Claims {
  player_id: string;
  player_access_id?: string | undefined;
  country_code?: string | undefined;
  province_code?: string | undefined;
  language_code?: string | undefined;
  login_method?: string | undefined;
  support_chat_token?: string | undefined;
  /** ISO instant. */
  registrationDate?: string | undefined;
  /** JSON text: `{"suspended":false}`. */
  multibrand?: string | undefined;
}

export type ClaimName = keyof Claims;
/** New values of some claims; null takes a claim away. */
export type ClaimChanges = { [name in Exclude<ClaimName, "player_id">]?: string | null | undefined };

/** A full set of claims: missing ones get the value of a plain new account. */
export function completeClaims(given: Claims, now: Date): Claims {
  return {
    player_access_id: `access-${given.player_id}`,
    country_code: "FI",
    province_code: "",
    language_code: "en",
    login_method: "DEFAULT",
    support_chat_token: randomBytes(16).toString("hex"),
    registrationDate: now.toISOString(),
    multibrand: JSON.stringify({ suspended: false }),
    ...withoutUndefined(given),
  };
}

export function changeClaims(claims: Claims, changes: ClaimChanges): Claims {
  const merged = Object.entries({ ...claims, ...withoutUndefined(changes) }).filter(([, value]) => value !== null);
  // The entries come from Claims and lose only what was set to null, which player_id cannot be.
  return Object.fromEntries(merged) as unknown as Claims;
}

function withoutUndefined<T extends object>(record: T): T {
  // Entries without undefined values still satisfy T, whose optional values may be missing.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
