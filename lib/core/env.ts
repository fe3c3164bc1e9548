import { z } from "zod";
import { parseRange } from "./address-range";

const flag = z.enum(["on", "off"]).transform((value) => value === "on");
const origin = z.url().transform((value) => value.replace(/\/$/, ""));
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
const countries = list.pipe(z.array(z.string().regex(/^[A-Z]{2}$/, "must hold two-letter country codes")));

/** `relax=FR,NL;novomatic=DE` as { relax: ["FR", "NL"], novomatic: ["DE"] }. */
const countriesByProvider = z.string().transform((value, context) => {
  const entries: Record<string, string[]> = {};
  for (const part of value.split(";").filter((each) => each.trim())) {
    const [provider = "", codes = ""] = part.split("=").map((each) => each.trim());
    const parsed = countries.safeParse(codes);
    if (!/^[a-z0-9-]+$/.test(provider) || !parsed.success || parsed.data.length === 0) {
      context.addIssue({ code: "custom", message: `must look like relax=FR,NL;novomatic=DE (not ${part.trim()})` });
      return z.NEVER;
    }
    entries[provider] = parsed.data;
  }
  return entries;
});

const addressesByProvider = z.string().transform((value, context) => {
  const entries: Record<string, string> = {};
  for (const part of value.split(",").filter((each) => each.trim())) {
    const at = part.indexOf("=");
    const parsed = z.url().safeParse(part.slice(at + 1).trim());
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

const addressRange = z.string().transform((value, context) => {
  const range = parseRange(value);
  if (range) return range;
  context.addIssue({ code: "custom", message: "must look like 203.0.113.0-203.0.113.255, the lower end first" });
  return z.NEVER;
});

const headerName = z.string().regex(/^[a-z0-9-]+$/, "must be a lower-case header name");

const sessionKeys = z.string().transform((value, context) => {
  try {
    return z
      .array(z.looseObject({ kty: z.enum(["oct", "OKP"]), kid: z.string() }))
      .min(1)
      .parse(JSON.parse(value));
  } catch {
    context.addIssue({ code: "custom", message: "must be a JSON array of at least one JWK with kty and kid" });
    return z.NEVER;
  }
});

/** Every variable that the site reads. `.env.example` documents each; a wrong value stops the start. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_ORIGIN: origin.default("http://localhost:3000"),
  PRODUCTION_ORIGIN: origin.optional(),
  BRAND: z.string().min(1).default("greenroom"),

  CONTENT_URL: origin,
  CONTENT_CACHE_URL: origin.optional(),
  CONTENT_IMAGE_URL: origin.optional(),
  CONTENT_PROJECT_ID: z.string().min(1).default("greenroom"),
  CONTENT_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]{1,64}$/, "must be at most 64 lowercase letters, digits, underscores or dashes")
    .default("production"),
  CONTENT_API_VERSION: z
    .string()
    .regex(/^(1|X|\d{4}-\d{2}-\d{2})$/, "must be 1, X or a date YYYY-MM-DD")
    .default("2026-01-01"),
  CONTENT_WEBHOOK_SECRET: z.string().min(16),

  IDENTITY_ISSUER: origin,
  IDENTITY_JWKS_URL: z.url().optional(),
  IDENTITY_ENDPOINT: z.url().optional(),
  IDENTITY_POOL_ID: z.string().regex(/^[\w-]+_\w+$/, "must look like eu-west-1_AbCdEf123"),
  IDENTITY_CLIENT_ID: z.string().min(1),
  SESSION_KEYS: sessionKeys,
  SESSION_COOKIE: z
    .string()
    .regex(/^[\w-]+$/, "must be a cookie name")
    .default("id-token"),

  PLATFORM_URL: origin,
  SITE_ID: z.coerce.number().int().positive().default(2),
  PARTNER_ID: z.coerce.number().int().positive().default(1247),
  PUSH_URL: z.url(),
  PUSH_TRANSPORT: z.enum(["socketio", "websocket"]).default("socketio"),
  FRAME_ORIGINS: list.pipe(z.array(z.url())).default([]),
  LAUNCHERS: addressesByProvider.default({}),

  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: headerName.default("x-visitor-country"),
  REGION_HEADER: headerName.default("x-visitor-region"),
  CITY_HEADER: headerName.default("x-visitor-city"),
  DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a two-letter country code")
    .default("FI"),
  RESTRICTED_COUNTRIES: countries.default([]),
  BLOCKED_ADDRESSES: addressRange.optional(),
  BLOCKED_PROVIDERS: countriesByProvider.default({}),

  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must look like redis://host:6379 or rediss://…" }).optional(),
  MAINTENANCE: flag.default(false),
  KIT_PAGE: flag.default(false),
});
export type Environment = z.infer<typeof Environment>;

let parsed: Environment | undefined;

/** The environment of this process, parsed once. Throws one sentence that names the wrong variable. */
export function readEnvironment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** An empty value counts as unset, so that a line `NAME=` in a file means the default. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  if (set[name] === undefined) throw new Error(`The environment variable ${name} is missing: see .env.example.`);
  throw new Error(`The environment variable ${name} is wrong: ${issue?.message}. See .env.example.`);
}
