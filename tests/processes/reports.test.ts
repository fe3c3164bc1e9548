import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileTexts } from "../support/hostile-inputs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  site = await startSite(sandbox.origins, { env: { TRUSTED_PROXY_HOPS: "1" }, onLine: (line) => lines.push(line) });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

let addresses = 0;
/** An address that has reported nothing yet. */
const newAddress = () => `198.51.100.${++addresses}`;

const send = (body: string, { from = newAddress(), ...headers }: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/report`, { method: "POST", body, headers: { "x-forwarded-for": from, ...headers } });
const failure = (message: string) =>
  JSON.stringify({ kind: "error", reference: "r1", page: "/en-UN", name: "Error", message, frames: [] });
const linesWith = (word: string) =>
  lines.filter((line) => line.startsWith('{"event":"browser"') && line.includes(word));

test("every policy of a page, and of a document of ours, names where to report", async () => {
  for (const path of ["/en-UN", "/en-UN/does-not-exist"]) {
    const { headers } = await rawRequest(site.origin, path);
    const policies = [headers["content-security-policy"]].flat().join(", ").split(", ");
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) expect(policy).toMatch(/; report-uri \/api\/report; report-to reports$/);
    expect(headers["reporting-endpoints"]).toBe('reports="/api/report"');
  }
});

test("a report is one line with the request id, and nothing of who sent it", async () => {
  const response = await send(failure("abc planted for mika@example.com"), {
    "user-agent": "Secret browser",
    cookie: "id-token=secret",
  });
  expect(response.status).toBe(204);
  await expect.poll(() => linesWith("abc planted")).toHaveLength(1);
  const [line = ""] = linesWith("abc planted");
  expect(JSON.parse(line)).toMatchObject({ event: "browser", kind: "error", id: response.headers.get("x-request-id") });
  expect(line).not.toMatch(/mika|ecret|198\.51/);
});

test("sixty reports a minute of one address are logged, another one's still are, and all get the same response", async () => {
  const from = newAddress();
  const statuses = new Set<number>();
  for (let count = 0; count < 130; count++) statuses.add((await send(failure("flood planted"), { from })).status);
  await send(failure("neighbour planted"));
  await expect.poll(() => linesWith("neighbour planted")).toHaveLength(1);
  expect([...statuses]).toEqual([204]);
  // A minute that ends meanwhile begins the count again, once.
  expect(linesWith("flood planted").length).toBeGreaterThanOrEqual(60);
  expect(linesWith("flood planted").length).toBeLessThanOrEqual(120);
});

test("a report that another site sends through a visitor's browser is ignored", async () => {
  await send(failure("foreign planted"), { "sec-fetch-site": "cross-site" });
  await send(failure("own planted"), { "sec-fetch-site": "same-origin" });
  await expect.poll(() => linesWith("own planted")).toHaveLength(1);
  expect(linesWith("foreign planted")).toEqual([]);
});

test("a body that is too large is read no further than 16 KB", async () => {
  expect((await send(failure(`large planted ${"x ".repeat(10_000)}`))).status).toBe(204);
  await send(failure("small planted"));
  await expect.poll(() => linesWith("small planted")).toHaveLength(1);
  expect(linesWith("large planted")).toEqual([]);
});

test("every other method is refused", async () => {
  for (const method of ["GET", "DELETE"])
    expect((await fetch(`${site.origin}/api/report`, { method })).status).toBe(405);
});

test("hostile bodies get 204 and one line at most, never a 5xx", async () => {
  const texts = hostileTexts();
  const payloads = texts.filter((_, index) => index % Math.ceil(texts.length / 150) === 0);
  expect(payloads.length).toBeGreaterThan(100);
  const bodies = payloads.flatMap((payload) => [
    payload,
    failure(payload),
    `{"csp-report":{"document-uri":${JSON.stringify(payload)}}}`,
  ]);
  const before = lines.length;
  const statuses = new Set<number>();
  for (const [at, body] of [...bodies, "", "\u0000", "[".repeat(10_000)].entries())
    statuses.add((await send(body, { from: `203.0.113.${at % 250}` })).status);
  expect([...statuses]).toEqual([204]);
  await send(failure("last planted"), { from: newAddress() });
  await expect.poll(() => linesWith("last planted")).toHaveLength(1);
  const written = lines.slice(before).filter((line) => line.startsWith('{"event":"browser"'));
  expect(written.length).toBeLessThanOrEqual(bodies.length + 1);
  for (const line of written) expect(() => JSON.parse(line)).not.toThrow();
  expect(
    lines.slice(before).filter((line) => /SyntaxError|TypeError|at .*\.ts/.test(line) && !line.startsWith("{")),
  ).toEqual([]);
});
