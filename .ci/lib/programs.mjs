import { randomBytes } from "node:crypto";

/** The custom server as the build compiles it. */
export const compiledServer = ".next/custom-server.mjs";

/** The listeners of the sandbox, in the order of their ports. */
const systems = /** @type {const} */ (["control", "identity", "content", "platform", "push", "frames"]);

/** @typedef {Record<typeof systems[number], string>} Origins Addresses of the sandbox's listeners, without a trailing slash. */

/** @param {number} port The first of six. @returns {Origins} */
export function sandboxOrigins(port) {
  return /** @type {Origins} */ (
    Object.fromEntries(systems.map((system, at) => [system, `http://localhost:${port + at}`]))
  );
}

export const sandboxPorts = systems.length;

/** The arguments of `node` for each program. */
export const sandboxArgs = ["--import", "tsx", "sandbox/main.ts"];
/** Without `--enable-source-maps`, which keeps the maps of all modules in memory (45 MB): names of functions are in stacks anyway. */
export const siteArgs = [compiledServer];
/**
 * How much memory a site takes for itself: V8 lets its heap grow to this before it collects what is garbage, and the C library keeps
 * fewer pools of what was given back. An operator's own values win.
 */
export const siteMemory = { NODE_OPTIONS: "--max-old-space-size=320", MALLOC_ARENA_MAX: "2" };
export const developmentSiteArgs = ["--import", "tsx", "server.ts"];

/** The providers whose games open in a launcher. */
const launched = ["relax", "playngo", "quickspin", "yggdrasil", "creedroomz", "trifecta", "octoplay"];

export const pool = { id: "eu-west-1_SANDBOX01", client: "greenroom-web", webhookSecret: "sandbox-webhook-secret" };

/** By which the sportsbook of the sandbox knows the site. */
const sportsbookKey = "sandbox-sportsbook-key";

/**
 * The variables that point a site at a sandbox.
 * @param {Origins} origins
 * @returns {Record<string, string>}
 */
export function siteVariables(origins) {
  return {
    CONTENT_URL: origins.content,
    CONTENT_WEBHOOK_SECRET: pool.webhookSecret,
    IDENTITY_ISSUER: `${origins.identity}/${pool.id}`,
    IDENTITY_ENDPOINT: origins.identity,
    IDENTITY_POOL_ID: pool.id,
    IDENTITY_CLIENT_ID: pool.client,
    PLATFORM_URL: origins.platform,
    PUSH_URL: origins.push,
    FRAME_ORIGINS: origins.frames,
    UPLOAD_ORIGINS: origins.frames,
    SPORTSBOOK_URL: `${origins.frames}/sportsbook/api`,
    SPORTSBOOK_KEY: sportsbookKey,
    IDENTITY_CHECK_ORIGINS: origins.frames,
    CAPTCHA_URL: `${origins.frames}/captcha`,
    CHAT_URL: `${origins.frames}/chat`,
    PNP_AUTHORIZE_URL: `${origins.frames}/bank/authorize`,
    LAUNCHERS: launched.map((provider) => `${provider}=${origins.frames}/${provider}/launcher`).join(","),
  };
}

/**
 * The variables that have a value: an empty one means the default, as `.env.example` says.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function givenVariables(environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}

/** A fresh key for the session cookie, as `SESSION_KEYS` takes it. */
export function newSessionKeys() {
  return JSON.stringify([{ kty: "oct", kid: "local", alg: "HS256", k: randomBytes(32).toString("base64url") }]);
}
