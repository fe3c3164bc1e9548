import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiledSandboxArgs } from "./compile-sandbox.mjs";
import { install } from "./install.mjs";
import { whenNpmEnds } from "./parent.mjs";
import { isFree } from "./ports.mjs";
import {
  givenVariables,
  newSessionKeys,
  sandboxOrigins,
  sandboxPorts,
  siteMemory,
  siteVariables,
} from "./programs.mjs";
import { root } from "./root.mjs";
import { startService } from "./service.mjs";

const dataFolder = join(root, ".data");
/** With all of these given, nothing is left for the sandbox to stand in for. */
const realServices = ["CONTENT_URL", "IDENTITY_ISSUER", "PLATFORM_URL", "PUSH_URL"];
/** @type {import("./service.mjs").Service[]} */
const running = [];

/**
 * @typedef {object} Launch
 * @property {"production" | "development"} mode
 * @property {string[]} siteArgs What follows `node` to start the site.
 * @property {() => Promise<void>} [prepare] Runs once the packages are there.
 */

/**
 * Runs the sandbox and the site until one of them ends, or until we are ended: then both end too.
 * @param {Launch} options
 */
export function launch(options) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => leave(0));
  // Nobody passes a SIGKILL of npm on to us.
  if (process.env.npm_lifecycle_event) whenNpmEnds(() => leave(0));
  run(options).catch((error) => leave(1, error.message));
}

/** @param {Launch} options */
async function run({ mode, siteArgs, prepare }) {
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const port = readPort("PORT", 3000);
  const sandboxPort = readPort("SANDBOX_PORT", 4000);
  const withSandbox = !realServices.every((name) => process.env[name]);
  if (!(await isFree(port)))
    throw new Error(`Port ${port} is in use: choose another, for example PORT=${port + 100} npm start`);
  if (withSandbox) await requireSandboxPorts(sandboxPort);

  await install();
  await prepare?.();

  const { NODE_ENV: _, ...environment } = givenVariables(process.env);
  const origin = environment.SITE_ORIGIN || `http://localhost:${port}`;
  const origins = sandboxOrigins(sandboxPort);
  const defaults = withSandbox ? { ...siteVariables(origins), SESSION_KEYS: localSessionKeys() } : {};
  if (withSandbox) {
    console.log("Starting the sandbox");
    const env = { ...environment, SANDBOX_PORT: String(sandboxPort), SITE_ORIGIN: origin };
    const url = `${origins.control}/healthz`;
    const args = await compiledSandboxArgs();
    running.push(await startService({ name: "The sandbox", args, env, url, onLine: log("sandbox") }));
  }
  console.log("Starting the site");
  const env = { ...siteMemory, ...defaults, ...environment, NODE_ENV: mode, PORT: String(port), SITE_ORIGIN: origin };
  const url = `http://localhost:${port}/readyz`;
  running.push(await startService({ name: "The site", args: siteArgs, env, url, onLine: log("site") }));

  console.log(`\nGreenroom      http://localhost:${port}`);
  if (withSandbox) {
    console.log("Demo player    demo@greenroom.example / Greenroom-2026");
    console.log(`Sandbox        ${origins.control}  (faults, players, sent messages)`);
  }
  console.log("Logs           .data/logs\n");
  throw new Error(await Promise.race(running.map((service) => service.ended)));
}

/** @param {string} name @param {number} fallback */
function readPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_530) return port;
  throw new Error(`The environment variable ${name} is wrong: it must be a port number.`);
}

/** @param {number} first */
async function requireSandboxPorts(first) {
  for (let port = first; port < first + sandboxPorts; port++)
    if (!(await isFree(port)))
      throw new Error(
        `Port ${port} is in use (the sandbox takes ${first} to ${first + sandboxPorts - 1}): choose others, for example SANDBOX_PORT=${first + 100} npm start`,
      );
}

/** Kept between runs, so that nobody is signed out by a restart. */
function localSessionKeys() {
  const file = join(dataFolder, "session-keys.json");
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, newSessionKeys(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

/** Returns a function that appends a line to the program's log, which each start empties. @param {string} name */
function log(name) {
  const file = join(dataFolder, "logs", `${name}.log`);
  mkdirSync(join(dataFolder, "logs"), { recursive: true });
  rmSync(file, { force: true });
  return (/** @type {string} */ line) => appendFileSync(file, `${line}\n`);
}

let leaving = false;

/** @param {number} code @param {string} [sentence] */
async function leave(code, sentence) {
  if (leaving) return;
  leaving = true;
  if (sentence) console.error(sentence);
  await Promise.all(running.toReversed().map((service) => service.stop()));
  process.exit(code);
}
