import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

/** Changes with the messages and with what compiles them: the version in the addresses of message files. */
function messagesVersion() {
  const folder = join(import.meta.dirname, "messages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  const hash = createHash("sha256").update(readFileSync(join(import.meta.dirname, "package.json")));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/**
 * Writes the English messages as a type beside Next's types of the routes: TypeScript reads the texts of a JSON file as `string`, and
 * a message's arguments are in its text.
 */
function declareMessages() {
  const folder = join(import.meta.dirname, "messages/en");
  const areas = readdirSync(folder).map((name) => [
    basename(name, ".json"),
    JSON.parse(readFileSync(join(folder, name), "utf8")),
  ]);
  const types = join(import.meta.dirname, ".next/types");
  mkdirSync(types, { recursive: true });
  const texts = JSON.stringify(Object.fromEntries(areas), null, 2);
  writeFileSync(join(types, "english-messages.d.ts"), `export type EnglishMessages = ${texts};\n`);
}

/** @type {import("next").NextConfig} */
const config = {
  reactStrictMode: true,
  // Next would check them with TypeScript 5.9, for some 40 s on a fresh machine: `npm test` and `npm run check` take 11 s with 7.
  typescript: { ignoreBuildErrors: true },
  env: { MESSAGES_VERSION: messagesVersion() },
  poweredByHeader: false,
  // Next answers 304 before it says of what kind the page is: the custom server could not dress it, and a 304 replaces stored headers.
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  productionBrowserSourceMaps: false,
  images: { unoptimized: true },
  // Next would send a browser its copy of Node's `Buffer`, 7 KB of gzip in the login, for the one line that checks whether it exists.
  turbopack: { resolveAlias: { "next/dist/compiled/buffer": { browser: "./lib/session/tokens/buffer-stub.ts" } } },
  cacheHandler: join(import.meta.dirname, "lib/edge/next/cache-handler.mjs"),
  experimental: {
    // Pages on disk would outlive a change of flags, and random paths would fill it.
    isrFlushToDisk: false,
    // Next would redirect a client without the right `_rsc` once more. It guards shared caches that ignore `vary`; ours are
    // told `private, no-cache`.
    validateRSCRequestHeaders: false,
  },
};

/** @param {string} phase A server in production writes nothing. */
export default function configure(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) declareMessages();
  return config;
}
