import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { defaultDisplay } from "@/lib/core/money-display";
import { getBrand } from "./brand";
import { isDevelopment } from "./mode";
import type { PublicConfig } from "./public";

/** The part of the environment that every browser may read. */
export function getPublicConfig(): PublicConfig {
  const env = readEnvironment();
  const { currencies } = getBrand();
  const launchers = Object.values(env.LAUNCHERS).map((address) => new URL(address).origin);
  return {
    platformUrl: env.PLATFORM_URL,
    siteId: env.SITE_ID,
    identity: {
      poolId: env.IDENTITY_POOL_ID,
      clientId: env.IDENTITY_CLIENT_ID,
      endpoint: env.IDENTITY_ENDPOINT ?? null,
    },
    ...(env.PLATFORM_KEYS === "off" && { ignoresKeys: true }),
    push: { url: env.PUSH_URL, transport: env.PUSH_TRANSPORT },
    frameOrigins: [...new Set([...env.FRAME_ORIGINS.map((address) => new URL(address).origin), ...launchers])],
    ...(env.PNP_AUTHORIZE_URL !== undefined &&
      !env.HIDE_PNP && {
        payAndPlay: new URL(env.PNP_AUTHORIZE_URL).origin,
      }),
    country: env.DEFAULT_COUNTRY,
    offline: env.OFFLINE_PAGES && !isDevelopment,
    currencies: currencies === defaultDisplay ? undefined : currencies,
  };
}

/** Is this the origin that search engines may index? Every other one sends noindex. */
export function isIndexed(): boolean {
  const { SITE_ORIGIN, PRODUCTION_ORIGIN } = readEnvironment();
  return SITE_ORIGIN === PRODUCTION_ORIGIN;
}
