import { request as open } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "@/lib/routing/routes";
import { type CookieClaims, signSession } from "@/lib/session/cookie/session-signature";
import { newSessionKeys } from "../../.ci/lib/programs.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";

/** A site of a strict configuration: a list of hosts, pay-and-play switched off, a key that the test holds. */
let sandbox: Sandbox;
let site: Site;
const sessionKeys = newSessionKeys();
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  site = await startSite(sandbox.origins, {
    env: {
      ...{ ALLOWED_HOSTS: "casino.example", HIDE_PNP: "on", SESSION_KEYS: sessionKeys, TRUSTED_PROXY_HOPS: "1" },
      LOGIN_PROVIDERS: "relax,unheard",
    },
    onLine: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

const fetchPath = (target: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(site.origin, target, { headers, method });

const claims: CookieClaims = { country_code: "FI", province_code: "", language_code: "fi", exp: 0 };
async function cookie(secondsLeft: number, keys = sessionKeys): Promise<string> {
  const exp = Math.floor(Date.now() / 1_000) + secondsLeft;
  return `id-token=${await signSession({ ...claims, exp }, JSON.parse(keys))}`;
}

describe("a request for a host that is not of this site", () => {
  test.each([
    ["casino.example", "/fi-FI", 200],
    ["CASINO.example:443", "/fi-FI", 200],
    ["evil.example", "/fi-FI", 400],
    ["evil.example", "/api/session", 400],
    ["evil.example", "/promotions", 400],
    ["casino.example.evil.example", "/fi-FI", 400],
    ["10.0.0.1", "/readyz", 200],
    ["10.0.0.1", "/healthz", 200],
  ])("%s %s: %i", async (host, target, status) => {
    const response = await fetchPath(target, { host });
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.headers)).not.toContain("evil.example");
    expect(response.body).not.toContain("evil.example");
  });
});

describe("the guards of the edge, by the signed cookie [ROUTE-038, ROUTE-039, CONST-518]", () => {
  const guarded = Object.values(routes).filter(({ access }) => access === "player");

  test.each(guarded.map(({ pattern }) => [pattern]))("%s", async (pattern) => {
    const path = `/fi-FI${pattern.replace(/\/:\w+\?/g, "").replace(/:\w+/g, "D-1")}`;
    const away = { status: 307, headers: { location: `/fi-FI/401?${new URLSearchParams({ from: path })}` } };
    const [valid, stale, foreign] = [await cookie(60), await cookie(-60), await cookie(60, newSessionKeys())];
    for (const headers of [{}, { cookie: foreign }, { cookie: `${valid}x` }, { cookie: valid.slice(0, -1) }])
      expect(await fetchPath(path, headers), JSON.stringify(headers)).toMatchObject(away);
    for (const method of ["HEAD", "GET"]) expect(await fetchPath(path, {}, method)).toMatchObject(away);
    // The shell checks whose session it is; it is the same for all of them, and contains nothing personal.
    const shells = [await fetchPath(path, { cookie: valid }), await fetchPath(path, { cookie: stale })];
    expect(shells.map(({ status }) => status)).toEqual([200, 200]);
    for (const { headers, body } of shells) {
      expect(headers["cache-control"]).toMatch(/private|no-store/);
      expect(body).not.toMatch(/@example\.com|player_id|eyJ/);
    }
    expect(await fetchPath(path, { cookie: `${foreign}; ${stale}` }), "beside a forged one").toMatchObject({
      status: 200,
    });
  });

  test("time-out and self-exclusion are among them, and closed to no player", () => {
    const ways = guarded.filter(({ pattern }) => /time-out|self-exclusion/.test(pattern));
    expect(ways).toHaveLength(2);
    for (const way of ways) expect("guard" in way).toBe(false);
  });
});

test("with pay-and-play switched off its addresses lead to the sign-up or to 404, for every visitor [ROUTE-006, ROUTE-508, PNP-509]", async () => {
  for (const headers of [{}, { cookie: await cookie(60) }]) {
    expect((await fetchPath("/fi-FI/signup/callback?code=a&sessionId=b", headers)).status).toBe(404);
    expect(await fetchPath("/fi-FI/signup/pnp", headers)).toMatchObject({
      status: 307,
      headers: { location: "/fi-FI/signup" },
    });
    // An answer, not an error: the console of a browser that asks stays silent.
    expect(await fetchPath("/api/pay-and-play/fi-FI", headers)).toMatchObject({ status: 200, body: "null" });
    expect((await fetchPath("/api/pay-and-play/xx-XX", headers)).status).toBe(404);
  }
});

test("a slug in the lists of providers that none has is said at the start [ROUTE-054]", () => {
  expect(lines.filter((line) => line.includes("No provider has these slugs: unheard (LOGIN_PROVIDERS)."))).toHaveLength(
    1,
  );
});

test("the log of requests has no query, cookie, address, e-mail or token", async () => {
  lines.length = 0;
  const secrets = ["mika@example.com", "mika%40example.com", "203.0.113.77", "eyJhbGciOiJIUzI1NiJ9", "+358401234567"];
  const headers = {
    cookie: `id-token=${secrets[3]}; email=${secrets[0]}`,
    "x-forwarded-for": String(secrets[2]),
    authorization: `Bearer ${secrets[3]}`,
    referer: `${site.origin}/en-UN?email=${secrets[0]}`,
    "user-agent": `Agent ${secrets[0]}`,
  };
  const queries = secrets.map((secret) => `/en-UN?email=${secret}&bonusCode=SECRETCODE`);
  const inPath = secrets.map((secret) => `/en-UN/${secret}`);
  for (const target of [...queries, ...inPath, "/fi-FI/my-account/account?tab=SECRETCODE"])
    await fetchPath(target, headers);
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(10);
  for (const secret of [...secrets, "SECRETCODE"]) expect(lines.join("\n")).not.toContain(secret);
  for (const line of lines.filter((each) => each.includes('"request"'))) {
    const entry = JSON.parse(line);
    expect(Object.keys(entry)).toEqual(["event", "id", "method", "path", "status", "ms"]);
    expect(entry.path).not.toMatch(/[?@]|%40/);
  }
});

test("on a signal to end, the process finishes the request in flight, takes no other, and is gone within 10 s", async () => {
  expect((await fetchPath("/readyz")).status).toBe(200);
  // Below the deadline of a render, 2,500 ms. It is over, and off the list, as soon as the one call has arrived.
  const slow = { system: "content", kind: "slow", delayMs: 1_500, path: "payment_methods", times: 1 };
  const openFaults = async () => (await fetch(`${sandbox.origins.control}/faults`)).json();
  const faults = await fetch(`${sandbox.origins.control}/faults`, {
    method: "POST",
    body: JSON.stringify(slow),
    headers: { "content-type": "application/json" },
  });
  expect(faults.ok).toBe(true);
  // A connection that is kept, as browsers do, and one whose request is in flight.
  const kept = open(`${site.origin}/healthz`, { headers: { connection: "keep-alive" } }).end();
  kept.on("error", () => {});
  const order: string[] = [];
  const inFlight = fetchPath("/pl-PL/payment-methods").finally(() => order.push("response"));
  await expect.poll(openFaults, { interval: 20 }).toEqual([]);
  const started = performance.now();
  site.process.kill("SIGTERM");
  const refusal = () => fetchPath("/readyz").then(({ status }) => String(status), String);
  await expect.poll(refusal, { interval: 20 }).toMatch(/ECONNREFUSED/);
  order.push("refusal");
  const response = await inFlight;
  expect(order, "it was still in flight").toEqual(["refusal", "response"]);
  expect([response.status, response.body.includes("</html>")]).toEqual([200, true]);
  await site.ended;
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(site.process.exitCode).toBe(0);
});
