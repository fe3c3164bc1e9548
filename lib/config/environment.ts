import { z } from "zod";
import { countryCode } from "@/lib/core/country-code";
import { defaultIdle } from "@/lib/core/time/idle-times";
import {
  addressesByProvider,
  addressRange,
  amountRanges,
  codesByMarket,
  countries,
  countriesByProvider,
  flag,
  flagsByMethod,
  headerName,
  list,
  markets,
  networks,
  parseVariables,
  serviceAddress,
  sessionKeys,
  siteOrigin,
  socketAddress,
  webAddress,
} from "@/lib/core/variable-types";

const cookieName = z.string().regex(/^[\w-]+$/, "must be a cookie name");

/** Host names or addresses, each with its port where it has one. */
const isHost = (text: string) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(text) && URL.canParse(`https://${text}`);
const hosts = list.pipe(z.array(z.string().refine(isHost, "must hold host names: www.casino.example")));

/** The path is the number of a database. */
const redisAddress = z
  .string()
  .refine(
    (text) => /^rediss?:\/\/[^/?#]+(\/\d*)?$/.test(text) && URL.canParse(text),
    "must look like redis://host:6379, redis://host:6379/1 or rediss://…",
  );

/** Never the bonus code, which leaves the address before anybody reads it. */
const parameterNames = list.pipe(
  z.array(z.string().regex(/^(?!bonusCode$)[\w-]{1,40}$/, "must hold names of parameters: utm_source,gclid")).max(32),
);

/** Every variable that the site reads. `.env.example` documents each; a wrong value stops the start. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  LISTEN_ADDRESS: z.union([z.ipv4(), z.ipv6()], "must be an IP address of this machine").optional(),
  SITE_ORIGIN: siteOrigin.default("http://localhost:3000"),
  PRODUCTION_HOSTS: hosts.default([]),
  BRAND: z.string().min(1).default("greenroom"),

  CONTENT_URL: serviceAddress,
  CONTENT_CACHE_URL: serviceAddress.optional(),
  CONTENT_IMAGE_URL: serviceAddress.optional(),
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
  CONTENT_READ_TOKEN: z.string().min(1).optional(),
  PREVIEW_KEY: z
    .string()
    .regex(/^[\w-]{16,128}$/, "must be 16 to 128 letters, digits, underscores or dashes")
    .optional(),

  IDENTITY_ISSUER: serviceAddress,
  IDENTITY_JWKS_URL: webAddress.optional(),
  IDENTITY_ENDPOINT: webAddress.optional(),
  IDENTITY_POOL_ID: z.string().regex(/^[\w-]+_\w+$/, "must look like eu-west-1_AbCdEf123"),
  IDENTITY_CLIENT_ID: z.string().min(1),
  SESSION_KEYS: sessionKeys,
  SESSION_COOKIE: cookieName.default("id-token"),
  PLATFORM_SESSION_COOKIE: cookieName.optional(),
  SPORTSBOOK_SESSION_COOKIE: cookieName.optional(),

  SPORTSBOOK_URL: serviceAddress.optional(),
  SPORTSBOOK_KEY: z.string().min(16).optional(),
  SPORTSBOOK_BRAND: z.string().min(1).max(64).optional(),
  SPORTSBOOK_SEGMENT: z.string().min(1).max(64).default("STANDARD"),

  PLATFORM_URL: serviceAddress,
  SITE_ID: z.coerce.number().int().positive().default(2),
  PARTNER_ID: z.coerce.number().int().positive().default(1247),
  LIVE_TABLES_PARTNER_ID: z.coerce.number().int().positive().default(2092),
  PLATFORM_KEYS: z.enum(["on", "off"]).default("on"),
  IDLE_LOGOUT_MS: z.coerce.number().int().min(10_000).default(defaultIdle.logoutMs),
  IDLE_CHECK_MS: z.coerce.number().int().min(1_000).default(defaultIdle.checkMs),
  PUSH_URL: socketAddress,
  PUSH_TRANSPORT: z.enum(["socketio", "websocket"]).default("socketio"),
  FRAME_ORIGINS: list.pipe(z.array(webAddress)).default([]),
  UPLOAD_ORIGINS: list.pipe(z.array(webAddress)).default([]),
  IDENTITY_CHECK_ORIGINS: list.pipe(z.array(webAddress)).default([]),
  LAUNCHERS: addressesByProvider.default({}),
  TICKET_CC_STUDIOS: list.default([]),
  LOGIN_PROVIDERS: list.default(["creedroomz", "yggdrasil", "playngo"]),
  MOBILE_ONLY_PROVIDERS: list.default([]),
  JURISDICTIONS: codesByMarket.default({}),
  CREEDROOMZ_ENABLED: flag.default(false),
  TRIFECTA_ENABLED: flag.default(true),

  CAPTCHA_URL: webAddress.optional(),
  CHAT_URL: webAddress.optional(),

  ALLOWED_HOSTS: hosts.default([]),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  COUNTRY_HEADER: headerName.default("x-visitor-country"),
  REGION_HEADER: headerName.default("x-visitor-region"),
  CITY_HEADER: headerName.default("x-visitor-city"),
  DEFAULT_COUNTRY: countryCode.default("FI"),
  RESTRICTED_COUNTRIES: countries.default([]),
  BLOCKED_ADDRESSES: addressRange.optional(),
  BLOCKED_PROVIDERS: countriesByProvider.default({
    novomatic: ["FR", "NL", "CA", "DE", "SE", "TR", "PL", "PT", "BR"],
  }),

  FLUID_PAYMENT_ENABLED: flag.default(false),
  FLUID_MARKET_IGNORE: markets.default([]),
  FLAGGED_METHODS: flagsByMethod.optional(),
  FINGERPRINT_SCRIPT: z
    .string()
    .regex(/^\/assets\/[\w./-]+$/, "must be a path below /assets/, such as /assets/fingerprint.js")
    .optional(),

  ANALYTICS_SCRIPT_URL: webAddress.optional(),
  CAMPAIGN_PARAMETERS: parameterNames.prefault(
    "utm_source,utm_medium,utm_campaign,utm_term,utm_content,utm_id,gclid,gbraid,wbraid,msclkid,fbclid,ttclid,btag,affid",
  ),
  ADMASTER_SCRIPT_URL: webAddress.optional(),
  CONSENT_MODE: flag.default(false),
  CRM_SCRIPT_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "must be the name of a script element, such as crm-widget")
    .optional(),

  PNP_AUTHORIZE_URL: webAddress.optional(),
  HIDE_PNP: flag.default(false),
  PNP_IP_WHITELIST: networks.default([]),
  PNP_AMOUNTS: amountRanges.prefault(
    "EUR=10-5000,GBP=10-5000,BRL=30-30000,CAD=15-7500,CLP=10000-5000000,INR=500-500000,NOK=100-50000,NZD=15-8000,PEN=40-20000,PHP=500-300000,PLN=50-20000,TRY=300-150000,ZAR=150-100000",
  ),

  REDIS_URL: redisAddress.optional(),
  MAINTENANCE: flag.default(false),
  OFFLINE_PAGES: flag.default(true),
  KIT_PAGE: flag.default(false),
});
export type Environment = z.infer<typeof Environment>;

let parsed: Environment | undefined;

/** The environment of this process, parsed once. Throws one sentence that names the wrong variable. */
export function readEnvironment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** The environment in the given variables. @throws one sentence that names the wrong variable */
export const parseEnvironment = (source: Record<string, string | undefined>): Environment =>
  parseVariables(Environment, source);
