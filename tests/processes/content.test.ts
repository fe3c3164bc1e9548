import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  const port = await freePorts(1);
  sandbox = await startSandbox({ env: { SITE_ORIGIN: `http://localhost:${port}` } });
  site = await startSite(sandbox.origins, { port });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

const ask = (path: string) => rawRequest(site.origin, path);
const control = (path: string, method: string, body?: unknown) =>
  fetch(`${sandbox.origins.control}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
const breakContent = (fault: Record<string, unknown>) => control("/faults", "POST", { system: "content", ...fault });

beforeEach(async () => {
  await control("/faults", "DELETE");
});

describe("a publish", () => {
  test("is visible soon after the page is asked for again", async () => {
    const path = "/en-UN/online-casino/new";
    expect((await ask(path)).body).not.toContain("Fresh off the reel");
    const answer = await control("/content/documents/category-new?publish=true", "PATCH", {
      name: [{ _key: "en", value: "Fresh off the reel" }],
    });
    expect(answer.ok).toBe(true);
    await ask(path);
    await expect.poll(async () => (await ask(path)).body, { timeout: 10_000 }).toContain("Fresh off the reel");
  });

  test("that is not signed is refused and changes nothing", async () => {
    for (const signature of [undefined, "t=1,v1=forged"]) {
      const answer = await fetch(`${site.origin}/api/content-webhook`, {
        method: "POST",
        body: "{}",
        headers: signature === undefined ? {} : { "sanity-webhook-signature": signature },
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe.each([
  ["refuses connections", { kind: "refused" }],
  ["never answers", { kind: "half-open" }],
  ["answers 500", { kind: "error" }],
  ["answers garbage", { kind: "garbage" }],
  ["breaks off", { kind: "cut" }],
])("while the content service %s", (what, fault) => {
  test("a warm page goes on and a cold one says so in its language; afterwards both work [CONTENT-003]", async () => {
    const cold = `/fi-FI/online-casino/${["popular", "jackpots", "slots", "table-games", "many-ways"][kinds.indexOf(fault.kind)]}`;
    expect((await ask("/fi-FI")).status, what).toBe(200);
    await breakContent(fault);

    expect((await ask("/fi-FI")).status).toBe(200);
    const down = await ask(cold);
    expect(down.status).toBe(503);
    expect(down.headers["retry-after"]).toBe("30");
    expect(down.body).toMatch(/<html lang="fi-FI" .*<h1>Sivu ei ole juuri nyt saatavilla<\/h1>/);

    await control("/faults", "DELETE");
    expect((await ask(cold)).status).toBe(200);
  });
});

const kinds = ["refused", "half-open", "error", "garbage", "cut"];

test("a warm page survives a webhook while the content service is away", async () => {
  const path = "/en-UN/online-casino/jackpots";
  expect((await ask(path)).status).toBe(200);
  await breakContent({ kind: "refused", path: "/data/query" });
  await control("/content/documents/category-jackpots?publish=true", "PATCH", {});
  for (let time = 0; time < 3; time++) expect((await ask(path)).status).toBe(200);
});
