import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { freePorts, isFree } from "../../.ci/lib/ports.mjs";
import { run } from "../../.ci/lib/run.mjs";
import { type Service, startService } from "../../.ci/lib/service.mjs";
import { vitest } from "../../.ci/lib/steps.mjs";
import { isMeant, isShared, sharedTests, testAreas } from "../../.ci/lib/test-areas.mjs";
import { missingFiles, modules } from "../mutation/modules";
import { filesBelow, product } from "./files";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function occupy(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  open.push(server);
}

test.each([
  ["PORT", 0, (port: number) => `Port ${port} is in use: choose another, for example PORT=${port + 100} npm start`],
  [
    "SANDBOX_PORT",
    3,
    (port: number) =>
      `Port ${port + 3} is in use (the sandbox takes ${port} to ${port + 5}): choose others, for example SANDBOX_PORT=${port + 100} npm start`,
  ],
])(
  "npm start reports that a port of %s is in use, how to choose another, and starts nothing",
  async (name, at, sentence) => {
    const port = await freePorts(6);
    const [other] = [await freePorts(6)];
    await occupy(port + at);
    const env = { PORT: String(other), SANDBOX_PORT: String(other), [name]: String(port) };
    const { ok, output } = await run(process.execPath, [".ci/start.mjs"], { env });
    expect({ ok, output }).toEqual({ ok: false, output: `${sentence(port)}\n` });
  },
);

test("npm start refuses a port that is none", async () => {
  const { ok, output } = await run(process.execPath, [".ci/start.mjs"], { env: { PORT: "lots" } });
  expect({ ok, output }).toEqual({
    ok: false,
    output: "The environment variable PORT is wrong: it must be a port number.\n",
  });
});

const respondingServer = `require("http").createServer((_, response) => response.end("ok")).listen(process.env.PORT);`;

async function start(program: string, timeoutMs = 20_000): Promise<Service & { port: number }> {
  const port = await freePorts(1);
  const env = { PORT: String(port) };
  const url = `http://localhost:${port}`;
  const service = await startService({ name: "The program", args: ["-e", program], env, url, timeoutMs });
  open.push({ close: service.kill9 });
  return { ...service, port };
}

test("a program that ends before it responds shows its own last line", async () => {
  await expect(start(`console.error("The key is missing."); process.exit(3)`)).rejects.toThrow(
    /^The key is missing\.$/,
  );
  await expect(start(`throw new Error("thrown")`)).rejects.toThrow(/^Error: thrown$/);
  await expect(start("process.exit(4)")).rejects.toThrow("The program ended with exit code 4.");
});

test("a program that never responds is ended", async () => {
  await expect(start("setInterval(() => {}, 1000)", 300)).rejects.toThrow(/did not respond at/);
});

test("a program is stopped, or killed without a chance to tidy up", async () => {
  const tidy = `${respondingServer} process.once("SIGTERM", () => { console.error("Tidied up."); process.exit(0); });`;
  const stopped = await start(tidy);
  await stopped.stop();
  expect(await stopped.ended).toBe("Tidied up.");
  const killed = await start(tidy);
  await killed.kill9();
  expect(await killed.ended).toBe("The program was ended by SIGKILL.");
  expect(await isFree(killed.port)).toBe(true);
});

test("a port in use is seen, whatever address it is bound to", async () => {
  const port = await freePorts(1);
  expect(await isFree(port)).toBe(true);
  await occupy(port);
  expect(await isFree(port)).toBe(false);
});

test("a step of npm test reports the number of hostile inputs that its tests read", async () => {
  const { failed, notes } = await vitest("partial/notes", [
    "--project",
    "unit",
    "lib/edge/server/request-guard.test.ts",
  ]);
  expect(failed).toBe(0);
  expect(notes).toEqual([expect.stringMatching(/^Hostile addresses: \d{4} inputs, \d+ of them from HOSTILE_DATA\.$/)]);
});

describe("npm test -- <words>", () => {
  const tests = filesBelow([...product, "sandbox", "tests"], /\.(test|spec)\.tsx?$/);

  test.each([
    ["money", "lib/money/wallet/wallet.test.ts", true],
    ["money", "tests/contract/money/wallet.test.ts", true],
    ["money", "components/offers/rewards/reward-panel.test.tsx", true],
    ["money", "lib/session/push/connection.test.ts", true],
    ["money", "lib/core/money.test.ts", false],
    ["money", "tests/e2e/offers/promotions.spec.ts", false],
    ["offers", "tests/e2e/play/sportsbook.spec.ts", true],
    ["offers", "tests/e2e/play/lobby.spec.ts", false],
    ["lobby", "tests/e2e/play/lobby.spec.ts", true],
    ["play", "app/[edition]/(play)/lobby-layouts.test.tsx", true],
    ["play", "tests/budgets/first-load.test.ts", true],
    ["account", "sandbox/identity/identity.test.ts", true],
    ["account", "tests/processes/token-attacks.test.ts", true],
    ["money", "tests/processes/intents.test.ts", true],
    ["money", "tests/budgets/first-load.test.ts", false],
    ["money", "sandbox/cashier/voucher.test.ts", true],
    ["money", "app/bonus-state.test.tsx", true],
    ["offers", "app/bonus-state.test.tsx", true],
    ["safety", "app/[edition]/break-link.test.tsx", true],
    ["play", "sandbox/sportsbook/scores.test.ts", true],
    ["account", "app/unchecked-access.test.tsx", true],
  ])("%s means %s: %s", (word, file, isMeantBy) => {
    expect(isMeant(word, file)).toBe(isMeantBy);
  });

  test.each(Object.keys(testAreas))("the area %s has tests", (area) => {
    expect(tests.filter((file) => isMeant(area, file)).length).toBeGreaterThan(0);
  });

  test("every path that an area names, or that all share, has tests", () => {
    const named = Object.values(testAreas).flatMap((folders) => folders.filter((path) => /^(app|tests)\//.test(path)));
    const paths = [...named, ...sharedTests];
    expect(paths.filter((path) => !tests.some((file) => file.startsWith(path)))).toEqual([]);
    expect(paths).toContain("tests/budgets/login");
  });

  const areas = Object.keys(testAreas);
  const isOfNone = (file: string) => !areas.some((area) => isMeant(area, file)) && !isShared(file);

  test("every test file is of an area, or of those that all share", () => {
    expect(tests.filter(isOfNone)).toEqual([]);
    expect(isOfNone("app/planted.test.tsx")).toBe(true);
    expect(isOfNone("sandbox/planted/planted.test.ts")).toBe(true);
  });
});

test("every file of the modules under mutation exists", () => {
  expect(missingFiles(modules)).toEqual([]);
  expect(missingFiles([{ name: "gone", mutate: ["lib/gone.ts"], tests: [] }])).toEqual(["lib/gone.ts"]);
});
