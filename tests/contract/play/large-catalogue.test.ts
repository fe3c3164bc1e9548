import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { compressBrotli } from "@/lib/edge/byte-cache/encoding";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { type Sandbox, startSandbox } from "../../support/processes";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

/** The live data of an edition in Brotli, as every visitor of a lobby reads them once a minute; a fifth are dealers and last numbers. */
const budgetBytes = 50_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ env: { SANDBOX_GAMES: "20000" } });
  Object.assign(process.env, siteVariables(sandbox.origins), { SESSION_KEYS: newSessionKeys() });
}, 120_000);
afterEach(() => vi.useRealTimers());
afterAll(() => sandbox?.stop());

test("a catalogue of 20,000 games has all its live data, in a document of less than 50 kB on the wire", async () => {
  const { readLiveData } = await import("@/lib/play/live-data/server");
  const edition = parseEdition("en-UN~web~a");
  if (!edition) throw new Error("No such edition.");
  // A busy machine may miss the deadline of one read, as of one visitor; after its lifetime the next one has what was missing.
  vi.useFakeTimers({ toFake: ["Date"] });
  const readAll = async () => {
    vi.setSystemTime(Date.now() + 15_000);
    const read = await readLiveData(edition);
    expect(Object.entries(read).filter(([, part]) => part === null)).toEqual([]);
    expect(Object.keys(read.tables ?? {}).length).toBeGreaterThan(1_500);
    return read;
  };
  const data = await vi.waitFor(readAll, { timeout: 90_000 });
  const { length } = await compressBrotli(Buffer.from(JSON.stringify(data)), "quick");
  console.log(`${length} B of ${budgetBytes} B`);
  expect(length).toBeLessThan(budgetBytes);
}, 120_000);
