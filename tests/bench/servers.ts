import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, buildVariables, isBuilt } from "../../.ci/lib/build.mjs";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { runInstalled } from "../../.ci/lib/run.mjs";
import { type Service, startService } from "../../.ci/lib/service.mjs";
import type { Page } from "./load";

export interface Server extends Service {
  origin: string;
}

/** The environment variables that programs under measurement inherit. */
const inherited = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Builds the site, and the bare app for the measures that compare with it, where the build is older than the sources. */
export async function prepareBuilds(needsBare: boolean): Promise<void> {
  if (!isBuilt()) await succeed(build());
  if (needsBare && !isBareBuilt())
    await succeed(runInstalled("next/dist/bin/next", ["build", "tests/bare-next-app"], { env: buildVariables }));
}

async function succeed(step: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await step;
  if (!ok) throw new Error(output);
}

function isBareBuilt(): boolean {
  const built = join(root, "tests/bare-next-app/.next/BUILD_ID");
  if (!existsSync(built)) return false;
  const sources = readdirSync(join(root, "tests/bare-next-app"), { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith(".next"))
    .map((name) => join(root, "tests/bare-next-app", name));
  const changed = [...sources, join(root, "package-lock.json")].map((file) => statSync(file).mtimeMs);
  return Math.max(...changed) < statSync(built).mtimeMs;
}

/** `next start` with the bare app: the same Next and React, and nothing of the product. `env`: for its page of tiles. */
export async function startBare(env: Record<string, string> = {}): Promise<Server> {
  const port = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const service = await startService({
    name: "The bare app",
    args: ["node_modules/next/dist/bin/next", "start", "tests/bare-next-app", "--port", String(port)],
    env: { ...inherited, ...env },
    url: origin,
  });
  return { ...service, origin };
}

/** A plain server that sends this page. */
export async function startReference({ headers, body }: Page): Promise<Server> {
  const port = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...own } = headers;
  const file = temporaryFile("page.json", JSON.stringify({ headers: own, body: body.toString("base64") }));
  const service = await startService({
    name: "The reference server",
    args: ["--import", "tsx", "tests/bench/reference-server.ts", String(port), file],
    env: inherited,
    url: origin,
  });
  return { ...service, origin };
}

/** Writes a file for a program to read; resolves with its path. */
export function temporaryFile(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "greenroom-bench-")), name);
  writeFileSync(file, text);
  return file;
}
