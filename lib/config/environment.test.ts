import { expect, test } from "vitest";
import { parseEnvironment } from "./environment";

const complete = {
  CONTENT_URL: "http://localhost:4002",
  CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
  IDENTITY_ISSUER: "http://localhost:4001/eu-west-1_A",
  IDENTITY_POOL_ID: "eu-west-1_A",
  IDENTITY_CLIENT_ID: "web",
  SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
  PLATFORM_URL: "http://localhost:4003/",
  PUSH_URL: "http://localhost:4004",
};

test("defaults: site 2 and partner 1247, no maintenance [CONST-503, CONST-512, API-003, ROUTE-035]", () => {
  expect(parseEnvironment(complete)).toMatchObject({
    PORT: 3000,
    SITE_ID: 2,
    RESTRICTED_COUNTRIES: [],
    PARTNER_ID: 1247,
    LIVE_TABLES_PARTNER_ID: 2092,
    SESSION_COOKIE: "id-token",
    MAINTENANCE: false,
    OFFLINE_PAGES: true,
    PLATFORM_KEYS: "on",
    PUSH_TRANSPORT: "socketio",
    TICKET_CC_STUDIOS: [],
    CREEDROOMZ_ENABLED: false,
    TRIFECTA_ENABLED: true,
    PLATFORM_URL: "http://localhost:4003",
  });
});

test.each([
  ["PORT", "http", /^The environment variable PORT is wrong: .+\. See \.env\.example\.$/],
  ["LISTEN_ADDRESS", "localhost", /LISTEN_ADDRESS is wrong: must be an IP address/],
  ["REDIS_URL", "redis://redis:6379/cache", /REDIS_URL is wrong: must look like redis:/],
  ["REDIS_URL", "redis:6379", /REDIS_URL is wrong: must look like redis:/],
  ["CONTENT_URL", undefined, /^The environment variable CONTENT_URL is missing: see \.env\.example\.$/],
  ["CONTENT_URL", "", /CONTENT_URL is missing/],
  ["CAMPAIGN_PARAMETERS", "gclid,bonusCode", /CAMPAIGN_PARAMETERS is wrong: must hold names of parameters/],
  ["CAMPAIGN_PARAMETERS", "utm_*", /CAMPAIGN_PARAMETERS is wrong/],
  ["CONTENT_DATASET", "Production", /CONTENT_DATASET is wrong: must be at most 64/],
  ["CONTENT_API_VERSION", "2021-8-31", /CONTENT_API_VERSION is wrong/],
  ["SESSION_KEYS", "secret", /SESSION_KEYS is wrong: must be a JSON array/],
  ["SESSION_KEYS", "[]", /SESSION_KEYS is wrong/],
  ["SESSION_KEYS", '[{"kty":"oct","kid":"1"}]', /SESSION_KEYS is wrong/],
  ["SESSION_KEYS", '[{"kty":"oct","kid":"1","k":7}]', /SESSION_KEYS is wrong/],
  ["SESSION_KEYS", '[{"kty":"oct","kid":"1","k":"c2hvcnQ"}]', /SESSION_KEYS is wrong: .* 32 bytes/],
  [
    "SESSION_KEYS",
    '[{"kty":"oct","kid":"1","k":"not base64url, though long enough for it!"}]',
    /SESSION_KEYS is wrong/,
  ],
  ["SESSION_KEYS", '[{"kty":"OKP","crv":"Ed25519","kid":"1"}]', /SESSION_KEYS is wrong/],
  ["SESSION_KEYS", `[{"kty":"OKP","crv":"Ed25519","kid":"1","x":"${"A".repeat(43)}"}]`, /SESSION_KEYS is wrong: .* d/],
  [
    "SESSION_KEYS",
    `[{"kty":"OKP","crv":"X25519","kid":"1","x":"${"A".repeat(43)}","d":"${"A".repeat(43)}"}]`,
    /SESSION_KEYS is wrong/,
  ],
  ["RESTRICTED_COUNTRIES", "US,UK", /RESTRICTED_COUNTRIES is wrong: must have countries by .*GB instead of UK/],
  ["RESTRICTED_COUNTRIES", "EL", /GR instead of EL/],
  ["RESTRICTED_COUNTRIES", "EU", /EU is no country/],
  ["BLOCKED_PROVIDERS", "relax=FR,UK", /BLOCKED_PROVIDERS is wrong: must .*GB instead of UK/],
  ["DEFAULT_COUNTRY", "UK", /DEFAULT_COUNTRY is wrong: must .*GB instead of UK/],
  ["ALLOWED_HOSTS", "www.casino.example:99999", /ALLOWED_HOSTS is wrong: must hold host names/],
  ["BLOCKED_PROVIDERS", "relax:FR", /BLOCKED_PROVIDERS is wrong: must look like relax=FR,NL/],
  ["RESTRICTED_COUNTRIES", "us", /RESTRICTED_COUNTRIES is wrong: must have countries by .*not us/],
  ["JURISDICTIONS", "LL=curacao", /JURISDICTIONS is wrong: must look like LL=CW/],
  ["LAUNCHERS", "relax", /LAUNCHERS is wrong: must look like/],
  ["MAINTENANCE", "yes", /MAINTENANCE is wrong/],
  ["HIDE_PNP", "1", /HIDE_PNP is wrong/],
  ["CONSENT_MODE", "basic", /CONSENT_MODE is wrong/],
  ["FLUID_PAYMENT_ENABLED", "yes", /FLUID_PAYMENT_ENABLED is wrong/],
  ["FLUID_MARKET_IGNORE", "BR;CL", /FLUID_MARKET_IGNORE is wrong: must hold two-letter market codes/],
  ["FLAGGED_METHODS", "volt=sepa", /FLAGGED_METHODS is wrong: must look like volt=volt,wallet=crypto/],
  ["FINGERPRINT_SCRIPT", "https://other.example/a.js", /FINGERPRINT_SCRIPT is wrong: must be a path/],
  ["FINGERPRINT_SCRIPT", "/fingerprint.js", /FINGERPRINT_SCRIPT is wrong: must be a path below \/assets\//],
  ["PNP_IP_WHITELIST", "10.0.0.1,10.0.0.0/40", /PNP_IP_WHITELIST is wrong: .*\(not 10\.0\.0\.0\/40\)/],
  ["PNP_AMOUNTS", "EUR=10", /PNP_AMOUNTS is wrong: must look like EUR=10-5000.*\(not EUR=10\)/],
  ["PNP_AMOUNTS", "EUR=50-10", /PNP_AMOUNTS is wrong/],
  ["PNP_AMOUNTS", "XXX=10-50", /PNP_AMOUNTS is wrong/],
  ["PNP_AMOUNTS", "EUR=0-50", /PNP_AMOUNTS is wrong/],
  ["PUSH_TRANSPORT", "smoke", /PUSH_TRANSPORT is wrong/],
  ["SITE_ORIGIN", "https://casino.example/en", /SITE_ORIGIN is wrong: must be an origin without a path/],
  ["LAUNCHERS", "relax=launcher.example:8443", /LAUNCHERS is wrong: must look like/],
  ["PUSH_URL", "push.example:8443", /PUSH_URL is wrong: must begin with https:\/\/ or wss:\/\//],
])("a wrong %s (%s) stops with one sentence that names it", (name, value, sentence) => {
  expect(() => parseEnvironment({ ...complete, [name]: value })).toThrow(sentence);
});

test.each([
  ["production", true],
  ["a".repeat(64), true],
  ["a".repeat(65), false],
  ["a-b_9", true],
  ["A", false],
])("a dataset may be named %s: %s [CONTENT-522]", (CONTENT_DATASET, accepted) => {
  expect(accepts({ CONTENT_DATASET })).toBe(accepted);
});

test.each([
  ["1", true],
  ["X", true],
  ["2021-08-31", true],
  ["2", false],
  ["2021-8-31", false],
])("an API version may be %s: %s [CONTENT-522]", (CONTENT_API_VERSION, accepted) => {
  expect(accepts({ CONTENT_API_VERSION })).toBe(accepted);
});

test("feature flags are off and their lists empty by default [CONST-010, CONST-510]", () => {
  expect(parseEnvironment(complete)).toMatchObject({
    FLUID_PAYMENT_ENABLED: false,
    FLUID_MARKET_IGNORE: [],
    HIDE_PNP: false,
    PNP_IP_WHITELIST: [],
    CREEDROOMZ_ENABLED: false,
  });
});

test("feature flags are read from the environment, each in its type [CONST-009, CONST-509]", () => {
  const flags = parseEnvironment({
    ...complete,
    FLUID_PAYMENT_ENABLED: "on",
    FLUID_MARKET_IGNORE: "BR, CL",
    HIDE_PNP: "on",
    PNP_IP_WHITELIST: "203.0.113.7,198.51.100.0/24",
    CREEDROOMZ_ENABLED: "on",
  });
  expect(flags).toMatchObject({
    FLUID_PAYMENT_ENABLED: true,
    FLUID_MARKET_IGNORE: ["BR", "CL"],
    HIDE_PNP: true,
    CREEDROOMZ_ENABLED: true,
  });
  expect(flags.PNP_IP_WHITELIST).toHaveLength(2);
});

test.each([
  "SITE_ORIGIN",
  "CONTENT_URL",
  "CONTENT_CACHE_URL",
  "CONTENT_IMAGE_URL",
  "IDENTITY_ISSUER",
  "IDENTITY_JWKS_URL",
  "IDENTITY_ENDPOINT",
  "SPORTSBOOK_URL",
  "PLATFORM_URL",
  "FRAME_ORIGINS",
  "UPLOAD_ORIGINS",
  "IDENTITY_CHECK_ORIGINS",
  "CAPTCHA_URL",
  "CHAT_URL",
  "PNP_AUTHORIZE_URL",
  "ANALYTICS_SCRIPT_URL",
  "ADMASTER_SCRIPT_URL",
])("%s without a scheme stops with one sentence that names it", (name) => {
  const changed = { ...complete, [name]: "service.example:8443" };
  expect(() => parseEnvironment(changed)).toThrow(`${name} is wrong: must begin with https:// or http://`);
});

test("an address may have a path or a port, and the one of the push service may be a WebSocket's", () => {
  expect(
    accepts({ IDENTITY_JWKS_URL: "https://keys.example:8443/keys.json", PUSH_URL: "wss://push.example/socket" }),
  ).toBe(true);
  expect(parseEnvironment({ ...complete, SITE_ORIGIN: "https://casino.example/" }).SITE_ORIGIN).toBe(
    "https://casino.example",
  );
});

test("lists by provider are read", () => {
  const env = parseEnvironment({
    ...complete,
    BLOCKED_PROVIDERS: "relax=FR, NL; novomatic=",
    LAUNCHERS: "relax=http://localhost:4005/relax/launcher",
    JURISDICTIONS: "LL=CW, GG=GG",
    FRAME_ORIGINS: "http://localhost:4005",
  });
  expect(env.BLOCKED_PROVIDERS).toEqual({ relax: ["FR", "NL"], novomatic: [] });
  expect(env.JURISDICTIONS).toEqual({ LL: "CW", GG: "GG" });
  expect(env.LAUNCHERS).toEqual({ relax: "http://localhost:4005/relax/launcher" });
});

function accepts(changed: Record<string, string>): boolean {
  try {
    parseEnvironment({ ...complete, ...changed });
    return true;
  } catch {
    return false;
  }
}

test.each(["redis://redis:6379", "redis://redis:6379/", "rediss://user:password@redis:6379/1"])(
  "Redis may be at %s",
  (REDIS_URL) => {
    expect(accepts({ REDIS_URL })).toBe(true);
  },
);
