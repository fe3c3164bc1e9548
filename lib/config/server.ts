import "server-only";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { defaultDisplay } from "@/lib/core/money-display";
import { defaultIdle } from "@/lib/core/time/idle-times";
import { getBrand } from "./brand";
import { isDevelopment } from "./mode";
import { isProductionOrigin } from "./production";
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
    ...((env.IDLE_LOGOUT_MS !== defaultIdle.logoutMs || env.IDLE_CHECK_MS !== defaultIdle.checkMs) && {
      idle: { logoutMs: env.IDLE_LOGOUT_MS, checkMs: env.IDLE_CHECK_MS },
    }),
    ...(env.PNP_AUTHORIZE_URL !== undefined &&
      !env.HIDE_PNP && {
        payAndPlay: new URL(env.PNP_AUTHORIZE_URL).origin,
      }),
    ...(env.UPLOAD_ORIGINS.length + env.IDENTITY_CHECK_ORIGINS.length > 0 && {
      documents: { uploads: originsOf(env.UPLOAD_ORIGINS), checks: originsOf(env.IDENTITY_CHECK_ORIGINS) },
    }),
    ...(env.FLUID_PAYMENT_ENABLED && { fluid: env.FLUID_MARKET_IGNORE }),
    ...(env.FLAGGED_METHODS && { flaggedMethods: env.FLAGGED_METHODS }),
    ...(env.FINGERPRINT_SCRIPT !== undefined && { fingerprint: env.FINGERPRINT_SCRIPT }),
    ...marketingConfig(env),
    country: env.DEFAULT_COUNTRY,
    offline: env.OFFLINE_PAGES && !isDevelopment,
    currencies: currencies === defaultDisplay ? undefined : currencies,
  };
}

const originsOf = (addresses: readonly string[]) => addresses.map((address) => new URL(address).origin);

function marketingConfig(env: Environment): Pick<PublicConfig, "marketing"> {
  const marketing = {
    analytics: env.ANALYTICS_SCRIPT_URL,
    parameters: env.ANALYTICS_SCRIPT_URL === undefined ? undefined : env.CAMPAIGN_PARAMETERS,
    adMaster: env.ADMASTER_SCRIPT_URL,
    consentMode:
      env.CONSENT_MODE && (env.ANALYTICS_SCRIPT_URL ?? env.ADMASTER_SCRIPT_URL) !== undefined
        ? (true as const)
        : undefined,
    crm: env.CRM_SCRIPT_NAME,
  };
  return Object.values(marketing).some((value) => value !== undefined) ? { marketing } : {};
}

/** May search engines index this site? Where its own origin is none of production, every page says noindex. */
export function isIndexed(): boolean {
  const env = readEnvironment();
  return isProductionOrigin(env.SITE_ORIGIN, env);
}
