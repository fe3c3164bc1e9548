import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { compiledSandboxArgs } from "../../.ci/lib/compile-sandbox.mjs";
import { freePorts, isFree } from "../../.ci/lib/ports.mjs";
import { newSessionKeys, sandboxArgs, sandboxOrigins, siteArgs, siteVariables } from "../../.ci/lib/programs.mjs";
import { copyEmptyDatabase } from "../support/empty-database";

/** Runs a program that is expected to end by itself, and returns its exit code and output. */
async function run(args: string[], env: Record<string, string>) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, NODE_ENV: "test", ...env } });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = await once(child, "close");
  return { code, output: output.trim() };
}

const complete = { ...siteVariables(sandboxOrigins(9)), SESSION_KEYS: newSessionKeys() };

test.each([
  ["PORT", "http"],
  ["CONTENT_URL", "content"],
  ["SESSION_KEYS", "secret"],
  ["SESSION_KEYS", '[{"kty":"oct","kid":"1"}]'],
  ["BLOCKED_PROVIDERS", "relax"],
  ["BRAND", "bluebell"],
])("the site does not start with a wrong %s, and names it", async (name, value) => {
  const { code, output } = await run(siteArgs, { ...complete, NODE_ENV: "production", [name]: value });
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^The environment variable ${name} is wrong: .+ See \\.env\\.example\\.$`));
});

test("the site reports that its port is in use, and how to choose another", async () => {
  const port = await freePorts(1);
  const holder = createServer().listen(port);
  const { code, output } = await run(siteArgs, { ...complete, NODE_ENV: "production", PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use: set PORT to a free one.`);
});

test("the sandbox refuses to run in production", async () => {
  const { code, output } = await run(sandboxArgs, { NODE_ENV: "production" });
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining("refuses NODE_ENV=production") });
});

test.each(["postgres://greenroom:secret@127.0.0.1:9/greenroom", "postgres://greenroom:secret@localhost:9/greenroom"])(
  "the sandbox names DATABASE_URL when no database responds at %s, without its password",
  async (DATABASE_URL) => {
    const { code, output } = await run(await compiledSandboxArgs(), { DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database of the environment variable DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/,
    );
    expect(output).not.toContain("secret");
  },
);

test("the sandbox reports that its port is in use, and how to choose another", async () => {
  const port = await freePorts(6);
  const holder = createServer().listen(port + 2, "127.0.0.1");
  const data = await mkdtemp(join(tmpdir(), "greenroom-start-"));
  const { code, output } = await run(await compiledSandboxArgs(), { SANDBOX_PORT: String(port), SANDBOX_DATA: data });
  holder.close();
  await rm(data, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/^Port \d+ \(sandbox content\) is in use: set SANDBOX_PORT/);
});

/** Starts `npm start` or the script behind it, in a process group of its own as a terminal would, and waits until both programs run. */
async function startAll(command: string, args: string[]) {
  const port = await freePorts(7);
  const data = await mkdtemp(join(tmpdir(), "greenroom-start-"));
  await copyEmptyDatabase(data);
  const { PATH = "", HOME = "" } = process.env;
  const ports = { PORT: String(port + 6), SANDBOX_PORT: String(port) };
  // An empty value means the default, for both programs.
  const empty = { BRAND: "", CONTENT_WEBHOOK_SECRET: "", PLATFORM_KEYS: "", IDENTITY_POOL_ID: "" };
  const sandbox = { SANDBOX_DATA: data, SANDBOX_GAMES: "50" };
  const env = { PATH, HOME, NODE_ENV: "test" as const, ...ports, ...sandbox, ...empty };
  const child = spawn(command, args, { env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Logs ")) resolve();
    });
    child.once("close", () => reject(new Error(output)));
  });
  const taken = async () => [!(await isFree(port + 6)) && "site", !(await isFree(port)) && "sandbox"].filter(Boolean);
  // The ports are free before the database has written its last file.
  const tidy = () => rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { pid: z.number().parse(child.pid), taken, tidy };
}

const npmStart = ["npm", "start"];
const script = [process.execPath, ".ci/start.mjs"];

test.each([
  ["SIGTERM to npm", npmStart, "SIGTERM", 1],
  ["SIGKILL to npm", npmStart, "SIGKILL", 1],
  ["Ctrl-C in the terminal", npmStart, "SIGINT", -1],
  ["SIGTERM to the script", script, "SIGTERM", 1],
  ["SIGKILL to the script", script, "SIGKILL", 1],
] as const)("%s ends the site and the sandbox", async (_, [command = "", ...args], signal, group) => {
  const { pid, taken, tidy } = await startAll(command, args);
  expect(await taken()).toEqual(["site", "sandbox"]);
  process.kill(group * pid, signal);
  await expect.poll(taken, { timeout: 60_000 }).toEqual([]);
  await tidy();
});
