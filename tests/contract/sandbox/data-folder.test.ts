import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyEmptyDatabase } from "../../support/empty-database";
import { type Sandbox, startSandbox } from "../../support/processes";

let data: string;
const started: Sandbox[] = [];

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "greenroom-folder-"));
  await copyEmptyDatabase(data);
});
afterEach(async () => {
  for (const sandbox of started.splice(0)) await sandbox.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(port?: number): Promise<Sandbox> {
  const sandbox = await startSandbox({ data, env: { SANDBOX_GAMES: "30" }, ...(port !== undefined && { port }) });
  started.push(sandbox);
  return sandbox;
}

async function post({ origins }: Sandbox, path: string, body: object, key = ""): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json", ...(key && { "Idempotency-Key": key }) };
  const result = await fetch(`${origins.control}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!result.ok) throw new Error(`${path}: ${result.status}`);
  return result.json();
}

test("a data folder that is in use is refused, with one sentence that names the process and the remedy", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `The data folder ${data} is in use by process ${first.process.pid}: stop it, or set SANDBOX_DATA to another folder.`,
  );
}, 120_000);

test("a sandbox that is killed while money moves loses nothing and doubles nothing", async () => {
  const sandbox = await start();
  const { playerId } = await post(sandbox, "/players", { balance: "1000.00" });
  const results = new Map<string, Record<string, unknown> | null>();
  let move = 0;
  async function worker(): Promise<void> {
    for (;;) {
      const key = `move-${++move}`;
      results.set(key, null);
      results.set(key, await post(sandbox, `/players/${playerId}/balance`, { amount: "-0.10" }, key));
    }
  }
  const settled = () => [...results].filter(([, result]) => result !== null);
  const workers = Promise.allSettled([worker(), worker(), worker()]);
  await expect.poll(() => settled().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(40);
  await sandbox.kill9();
  await workers;

  const again = await start(sandbox.port);
  const known = settled();
  const book = await (await fetch(`${again.origins.control}/players/${playerId}`)).json();
  const onRecord = new Set(book.ledger.map(({ key }: { key: string }) => key));
  expect(known.filter(([key]) => !onRecord.has(key)).map(([key]) => key)).toEqual([]);
  for (const [key, result] of known.slice(-5))
    expect(await post(again, `/players/${playerId}/balance`, { amount: "-0.10" }, key)).toEqual(result);
  // Requests in flight when the process died are sent again, and move their money once like all others.
  for (const [key, result] of results)
    if (!result) await post(again, `/players/${playerId}/balance`, { amount: "-0.10" }, key);
  const after = await (await fetch(`${again.origins.control}/players/${playerId}`)).json();
  expect(after.wallet.balanceMap.main).toEqual([{ cash: (1_000 - results.size / 10).toFixed(2) }]);
  expect(await (await fetch(`${again.origins.control}/ledger/check`)).json()).toMatchObject({ sound: true });
}, 180_000);
