import { expect, test } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { routes } from "@/lib/routing/routes";
import { addressPolicy } from "./content-security-policy";

const base = {
  CONTENT_URL: "https://content.example",
  CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
  IDENTITY_ISSUER: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_A",
  IDENTITY_POOL_ID: "eu-west-1_A",
  IDENTITY_CLIENT_ID: "web",
  SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
  PLATFORM_URL: "https://api.example/base",
  PUSH_URL: "https://push.example",
};

test("every configured address is named once, and nothing else", () => {
  const env = parseEnvironment({
    ...base,
    CONTENT_IMAGE_URL: "https://images.example",
    FRAME_ORIGINS: "https://games.example,https://other.example/x",
    UPLOAD_ORIGINS: "https://files.example/x",
    IDENTITY_CHECK_ORIGINS: "https://check.example",
    LAUNCHERS: "relax=https://games.example/launcher",
  });
  expect(addressPolicy(env, routes.casino).split("; ")).toEqual([
    "connect-src 'self' https://api.example https://cognito-idp.eu-west-1.amazonaws.com wss://push.example https://files.example",
    "img-src 'self' data: https://images.example",
    "frame-src https://games.example https://other.example",
  ]);
});

test("without frames no frame is allowed", () => {
  expect(addressPolicy(parseEnvironment(base), routes.casino)).toContain("frame-src 'none'");
});

const marketing = parseEnvironment({
  ...base,
  ANALYTICS_SCRIPT_URL: "https://analytics.example/a.js",
  ADMASTER_SCRIPT_URL: "https://ads.example/b.js",
});

test("the origins of marketing scripts may be loaded from and reported to, on no private page", () => {
  const lobby = addressPolicy(marketing, routes.casino).split("; ");
  expect(lobby[0]).toBe("script-src https://analytics.example https://ads.example");
  expect(lobby[1]).toMatch(/^connect-src 'self' .* https:\/\/analytics.example https:\/\/ads.example$/);
  for (const route of [routes.account, routes.bankingDeposit, routes.accessError, routes.signUp, routes.deposit])
    expect(addressPolicy(marketing, route)).not.toMatch(/script-src|analytics|ads/);
});
