import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowedMethods } from "@/lib/edge/server/api-methods";
import { keptHeaders } from "@/lib/edge/server/hand-over";
import { cpuOf } from "../bench/process-figures";
import { type Burden, burdens, everyAddress, missing } from "../support/costly-requests";
import { startEnvironment, type TestEnvironment } from "../support/processes";

/** Of CPU, in milliseconds: what a request may cost more than the same one without its burden. */
const mostMs = 10;
/** Requests of one measurement: what one of them costs is too little to be measured. */
const together = 2;

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await startEnvironment({ site: { TRUSTED_PROXY_HOPS: "1" } });
});
afterAll(() => environment?.stop());

let sent = 0;

function send(own: string, method: string, burden: Burden): Promise<number> {
  const { headers = {}, query, body } = burden;
  const { hostname, port } = new URL(environment.site.origin);
  const address = `${burden.address ?? own}${burden.path ?? ""}`;
  const path = query === undefined ? address : `${address}?${query}`;
  // Limits count addresses, and what changes something is refused to other sites before anything is read.
  const from = { "x-forwarded-for": `198.51.${Math.floor(++sent / 250) % 250}.${sent % 250}` };
  const sentHeaders = { ...from, ...(method !== "GET" && { origin: environment.site.origin }), ...headers };
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: { ...sentHeaders, ...length }, agent: false as const };
    const outgoing = request(options, (response) => {
      // Not "end": a response that is cut off has none.
      response.resume().once("close", () => resolve(response.statusCode ?? 0));
    });
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}

/** Waits until the process has nothing left to do: it compresses pages behind visitors. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = cpuOf(environment.site);
    await sleep(20);
    quiet = cpuOf(environment.site) - before < 500_000 ? quiet + 1 : 0;
  }
}

/** Milliseconds of CPU of one request. */
async function costOf(address: string, method: string, burden: (nonce: string) => Burden): Promise<number> {
  const before = cpuOf(environment.site);
  for (let count = 0; count < together; count++) await send(address, method, burden(sent.toString(36)));
  await sleep(2);
  return (cpuOf(environment.site) - before) / together / 1e6;
}

/** The burdens that cost too much. Another measurement decides before one is named: the server collects its garbage at times. */
async function tooCostly(address: string, method: string): Promise<string[]> {
  for (let count = 0; count < 2; count++) await costOf(address, method, () => ({}));
  await settle();
  const bare = () => costOf(address, method, () => ({}));
  // What the process cost by itself meanwhile is taken off: never more than all of it.
  const plain = Math.max(0, Math.min(await bare(), await bare()));
  const found: string[] = [];
  for (const [name, burden] of Object.entries(burdens)) {
    let more = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 8 && more > mostMs; attempt++) {
      if (attempt > 0) await settle();
      more = Math.min(more, (await costOf(address, method, burden)) - plain);
    }
    if (more > mostMs) found.push(`${name}: ${Math.round(more)} ms more than ${Math.round(plain)} ms`);
  }
  return found;
}

const requests = everyAddress().flatMap((address) =>
  allowedMethods(address)
    .filter((method) => method !== "HEAD" && method !== "OPTIONS")
    .map((method) => [method, address] as const),
);

test("every address is that of something, but those where nothing is", async () => {
  const reads = requests.filter(([method]) => method === "GET").map(([, address]) => address);
  const found = await Promise.all(reads.map(async (address) => [address, await send(address, "GET", {})] as const));
  expect(found.filter(([, status]) => status === 404).map(([address]) => address)).toEqual(missing);
});

/** What says where a request ends, and to whom it goes: the server refuses a long one. */
const bounded = ["host", "content-length", "transfer-encoding"];

test("every header that Next gets is among the burdens", () => {
  const burdened = Object.values(burdens).flatMap((burden) => Object.keys(burden("x").headers ?? {}));
  expect([...keptHeaders].filter((name) => !burdened.includes(name) && !bounded.includes(name))).toEqual([]);
});

describe("15 KB of anything cost the server at most 10 ms more than the same request without them", () => {
  test.each(requests)("%s %s", async (method, address) => {
    expect(await tooCostly(address, method)).toEqual([]);
  });
});
