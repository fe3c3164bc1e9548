import { z } from "zod";
import type { Claims } from "../claims";
import { refuse } from "../refusal";

export const Attribute = z.object({ Name: z.string().max(64), Value: z.string().max(2_048) });
export type Attribute = z.infer<typeof Attribute>;

/** Attributes that a client may set itself, and the claims they become; a client may never set the player's identity. */
const writable = {
  "custom:country_code": "country_code",
  "custom:province_code": "province_code",
  "custom:language_code": "language_code",
} as const satisfies Record<string, keyof Claims>;

const isWritable = (name: string): name is keyof typeof writable => Object.hasOwn(writable, name);

/** The claims that a client's attributes set; `email` is the user name already. */
export function claimsOf(attributes: readonly Attribute[]): Omit<Claims, "player_id"> {
  const claims: Omit<Claims, "player_id"> = {};
  for (const { Name, Value } of attributes) {
    if (Name === "email") continue;
    if (!isWritable(Name)) throw refuse.attribute();
    claims[writable[Name]] = Value;
  }
  return claims;
}

export function attributesOf(email: string, claims: Claims): Attribute[] {
  const custom = Object.entries(claims).map(([name, Value]) => ({ Name: `custom:${name}`, Value: String(Value) }));
  return [{ Name: "email", Value: email }, { Name: "email_verified", Value: "true" }, ...custom];
}
