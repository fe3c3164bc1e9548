import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledSandboxArgs } from "../../.ci/lib/compile-sandbox.mjs";
import { freePorts, isFree } from "../../.ci/lib/ports.mjs";
import {
  newSessionKeys,
  type Origins,
  sandboxArgs,
  sandboxOrigins,
  sandboxPorts,
  siteArgs,
  siteMemory,
  siteVariables,
} from "../../.ci/lib/programs.mjs";
import { type Service, startService } from "../../.ci/lib/service.mjs";
import { copyEmptyDatabase } from "./empty-database";

export type { Origins, Service };

export interface Sandbox extends Service {
  origins: Origins;
  /** The first of its six ports: pass it to `startSandbox` to start again at the same address. */
  port: number;
  /** Its data folder; by default a new one in the system's temporary folder. */
  data: string;
}

export interface Site extends Service {
  origin: string;
}

interface SandboxOptions {
  /** The folder of the sources that run; by default this one. */
  cwd?: string | undefined;
  port?: number;
  data?: string;
  /** The address of the site: the only origin that its push service and its games accept. */
  siteOrigin?: string;
  env?: Record<string, string>;
  /** Receives every line of its output. */
  onLine?: (line: string) => void;
}

interface SiteOptions {
  cwd?: string | undefined;
  port?: number;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
}

/**
 * Starts a sandbox of its own and resolves once it is healthy. Without options: on free ports, with empty data, which `stop` removes.
 * After `kill9`, the same `port` and `data` start it again as after a power cut.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const port = options.port ?? (await freePorts(sandboxPorts));
  await requireFree(port, sandboxPorts);
  const data = options.data ?? (await newDataFolder());
  const origins = sandboxOrigins(port);
  const service = await startService({
    name: "The sandbox",
    // Sources of another commit run as they are.
    args: options.cwd ? sandboxArgs : await compiledSandboxArgs(),
    ...(options.cwd && { cwd: options.cwd }),
    env: {
      ...inherited(),
      ...(options.siteOrigin !== undefined && { SITE_ORIGIN: options.siteOrigin }),
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: data,
      SANDBOX_GAMES: "300",
      ...options.env,
    },
    url: `${origins.control}/healthz`,
    onLine: options.onLine,
  });
  const stop = async () => {
    await service.stop();
    if (options.data === undefined) await rm(data, { recursive: true, force: true });
  };
  return { ...service, stop, origins, port, data };
}

async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "greenroom-sandbox-"));
  await copyEmptyDatabase(folder);
  return folder;
}

/** Starts the built site in front of a sandbox and resolves once it responds. The build must exist. */
export async function startSite(sandbox: Origins, options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePorts(1));
  await requireFree(port, 1);
  const origin = `http://localhost:${port}`;
  const service = await startService({
    name: "The site",
    args: siteArgs,
    ...(options.cwd && { cwd: options.cwd }),
    env: {
      ...inherited(),
      ...siteMemory,
      ...siteVariables(sandbox),
      NODE_ENV: "production",
      PORT: String(port),
      SITE_ORIGIN: origin,
      SESSION_KEYS: newSessionKeys(),
      ...options.env,
    },
    url: `${origin}/readyz`,
    onLine: options.onLine,
  });
  // The first page of a process loads the rendering code and may be slow; no test requests this page.
  await fetch(`${origin}/no-NO`);
  return { ...service, origin };
}

export interface TestEnvironment {
  sandbox: Sandbox;
  site: Site;
  stop(): Promise<void>;
}

/** A sandbox and a site in front of it, both on free ports and with empty data. */
export async function startEnvironment(
  options: { cwd?: string; sandbox?: Record<string, string>; site?: Record<string, string> } = {},
): Promise<TestEnvironment> {
  const { cwd, sandbox: sandboxEnv = {}, site: siteEnv = {} } = options;
  const port = await freePorts(1);
  const sandbox = await startSandbox({ cwd, siteOrigin: `http://localhost:${port}`, env: sandboxEnv });
  const site = await startSite(sandbox.origins, { cwd, port, env: siteEnv }).catch(async (error: unknown) => {
    await sandbox.stop();
    throw error;
  });
  const stop = async () => {
    await site.stop();
    await sandbox.stop();
  };
  return { sandbox, site, stop };
}

/** A program that already listens there would be taken for the one that is started. */
async function requireFree(first: number, count: number): Promise<void> {
  for (let port = first; port < first + count; port++)
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use by another program.`);
}

/** The variables that a program inherits: none of them configures it. */
function inherited(): Record<string, string> {
  const { PATH = "", HOME = "", TMPDIR = tmpdir() } = process.env;
  return { PATH, HOME, TMPDIR, NEXT_TELEMETRY_DISABLED: "1" };
}
