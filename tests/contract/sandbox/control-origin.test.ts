import { expect, inject, test } from "vitest";
import { rawRequest } from "../../support/raw-request";

const origins = inject("sandbox");
const { host, port } = new URL(origins.control);
const fetchPath = (headers: Record<string, string>, path = "/faults") => rawRequest(origins.control, path, { headers });

test.each([
  ["a program", {}],
  ["a program that calls it by number", { host: `127.0.0.1:${port}` }],
  ["its own page", { origin: origins.control, "sec-fetch-site": "same-origin" }],
  ["an address typed by a person", { "sec-fetch-site": "none" }],
])("the control listener accepts %s", async (_who, headers) => {
  expect((await fetchPath({ host, ...headers })).status).toBe(200);
});

test.each([
  ["a page elsewhere", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["a page without an origin of its own", { origin: "null" }],
  [
    "the site, which is another origin on this machine",
    { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
  ],
  ["another listener of the sandbox", { origin: origins.frames }],
  ["an image or a link of a page elsewhere, which sends no origin", { "sec-fetch-site": "cross-site" }],
  [
    "a name that was pointed here (DNS rebinding)",
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
  ],
  ["another name without an origin", { host: `evil.example:${port}` }],
])("the control listener refuses %s, and shares nothing with it", async (_who, headers) => {
  for (const path of ["/", "/faults", "/outbox.json", "/players"]) {
    const response = await fetchPath({ host, ...headers }, path);
    expect(response.status, path).toBe(403);
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("a write of a page elsewhere changes nothing", async () => {
  const sent = await fetch(`${origins.control}/faults`, {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "text/plain" },
    body: JSON.stringify({ system: "content", kind: "slow", delayMs: 1, test: "control-origin" }),
  });
  expect(sent.status).toBe(403);
  const faults: { test?: string }[] = await (await fetch(`${origins.control}/faults`)).json();
  expect(faults.filter((fault) => fault.test === "control-origin")).toEqual([]);
});
