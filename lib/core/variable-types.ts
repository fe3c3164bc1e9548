import { z } from "zod";
import { type AddressRange, parseNetwork, parseRange } from "./address-range";
import { countryCode } from "./country-code";
import { parseJson } from "./http/json";
import { type Currency, isCurrency, parseDecimal } from "./money";

export const flag = z.enum(["on", "off"]).transform((value) => value === "on");
/** Of a page, a script or a service. `casino.example:8443` is a URL too, whose scheme is the host. */
export const webAddress = z.url({ protocol: /^https?$/, error: "must begin with https:// or http://" });
export const serviceAddress = webAddress.transform((value) => value.replace(/\/$/, ""));
export const socketAddress = z.url({
  protocol: /^(https?|wss?)$/,
  error: "must begin with https:// or wss://, or http:// or ws:// on a machine of yours",
});
export const siteOrigin = webAddress
  .refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`, "must be an origin without a path")
  .transform((value) => new URL(value).origin);
export const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
export const countries = list.pipe(z.array(countryCode));

export const markets = list.pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "must hold two-letter market codes")));

/** `relax=FR,NL;novomatic=` as { relax: ["FR", "NL"], novomatic: [] }. */
export const countriesByProvider = z.string().transform((value, context) => {
  const entries: Record<string, string[]> = {};
  for (const part of value.split(";").filter((each) => each.trim())) {
    const [provider = "", codes] = part.split("=").map((each) => each.trim());
    const parsed = countries.safeParse(codes);
    if (!/^[a-z0-9-]+$/.test(provider) || !parsed.success) {
      const reason = codes && parsed.error ? `: ${parsed.error.issues[0]?.message}` : "";
      const message = `must look like relax=FR,NL;novomatic=DE (not ${part.trim()})${reason}`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }
    entries[provider] = parsed.data;
  }
  return entries;
});

export const addressesByProvider = z.string().transform((value, context) => {
  const entries: Record<string, string> = {};
  for (const part of value.split(",").filter((each) => each.trim())) {
    const at = part.indexOf("=");
    const parsed = webAddress.safeParse(part.slice(at + 1).trim());
    if (at < 1 || !parsed.success) {
      context.addIssue({
        code: "custom",
        message: `must look like relax=https://launcher.example/ (not ${part.trim()})`,
      });
      return z.NEVER;
    }
    entries[part.slice(0, at).trim()] = parsed.data;
  }
  return entries;
});

/** `LL=CW,GG=GG` as { LL: "CW", GG: "GG" }. */
export const codesByMarket = list
  .pipe(z.array(z.string().regex(/^[A-Z]{2}=[A-Z]{2}$/, "must look like LL=CW,GG=GG")))
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs.map((pair) => pair.split("="))));

/** `volt=volt,wallet=crypto` as { volt: "volt", wallet: "crypto" }: methods of paying, and the flag of a profile that offers each. */
export const flagsByMethod = list
  .pipe(z.array(z.string().regex(/^[\w-]{1,64}=(volt|macropay|crypto)$/, "must look like volt=volt,wallet=crypto")))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split("="))) as Record<string, MethodFlag>);

/** The flags of a profile that payment methods may be offered by. */
export type MethodFlag = "volt" | "macropay" | "crypto";

export const addressRange = z.string().transform((value, context) => {
  const range = parseRange(value);
  if (range) return range;
  context.addIssue({ code: "custom", message: "must look like 203.0.113.0-203.0.113.255, the lower end first" });
  return z.NEVER;
});

/** `203.0.113.7,198.51.100.0/24` as ranges. */
export const networks = list.transform((values, context): AddressRange[] =>
  values.map((value) => {
    const network = parseNetwork(value);
    if (network) return network;
    context.addIssue({ code: "custom", message: `must hold addresses and networks: 203.0.113.7 (not ${value})` });
    return z.NEVER;
  }),
);

export const headerName = z.string().regex(/^[a-z0-9-]+$/, "must be a lower-case header name");

const sessionKey = z.discriminatedUnion("kty", [
  // HS256 needs a key of at least its hash's length (RFC 7518, section 3.2).
  z.looseObject({ kty: z.literal("oct"), kid: z.string(), k: base64url(32, 512) }),
  z.looseObject({
    kty: z.literal("OKP"),
    kid: z.string(),
    crv: z.literal("Ed25519"),
    x: base64url(32, 32),
    d: z.exactOptional(base64url(32, 32)),
  }),
]);

/** The first key signs, hence it needs its private part; the others only verify. */
export const sessionKeys = z.string().transform((value, context) => {
  const parsed = z.array(sessionKey).min(1).safeParse(parseJson(value));
  const [first] = parsed.data ?? [];
  if (parsed.data && (first?.kty !== "OKP" || first.d !== undefined)) return parsed.data;
  context.addIssue({
    code: "custom",
    message:
      "must be a JSON array of JWKs with kid: kty oct with k of 32 bytes or more, or kty OKP with crv Ed25519 and x of 32 bytes, the first one with d",
  });
  return z.NEVER;
});

function base64url(leastBytes: number, mostBytes: number) {
  return z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => {
      const bytes = Math.floor((text.length * 3) / 4);
      return bytes >= leastBytes && bytes <= mostBytes;
    });
}

/**
 * Parses variables; an empty value counts as unset, so that a line `NAME=` in a file means the default.
 * @throws one sentence that names the first variable that is wrong or missing
 */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.infer<Schema> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  if (set[name] === undefined) throw new Error(`The environment variable ${name} is missing: see .env.example.`);
  throw new Error(`The environment variable ${name} is wrong: ${issue?.message}. See .env.example.`);
}

/** Amounts in hundredths of a currency, both included. */
export interface AmountRange {
  leastMinor: number;
  mostMinor: number;
}

/** `EUR=10-5000,CLP=9000-4500000` as amounts in hundredths: the least and the most in a currency, both included. */
export const amountRanges = z.string().transform((value, context) => {
  const entries: Partial<Record<Currency, AmountRange>> = {};
  for (const part of value.split(",").filter((each) => each.trim())) {
    const [, code, least = "", most = ""] = /^([A-Z]{3})=([\d.]+)-([\d.]+)$/.exec(part.trim()) ?? [];
    const [leastMinor, mostMinor] = [parseDecimal(least), parseDecimal(most)];
    if (!isCurrency(code) || leastMinor === null || mostMinor === null || leastMinor < 1 || leastMinor > mostMinor) {
      context.addIssue({ code: "custom", message: `must look like EUR=10-5000,GBP=10-5000 (not ${part.trim()})` });
      return z.NEVER;
    }
    entries[code] = { leastMinor, mostMinor };
  }
  return entries;
});
