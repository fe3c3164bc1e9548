import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireBrand } from "@/lib/config/brand";
import { createOfflinePages } from "./respond";
import { removeOfflinePages } from "./service-worker";

const respond = createOfflinePages({ OFFLINE_PAGES: false }, "nowhere");
const context = { brand: requireBrand("greenroom"), requestId: "id", country: "FI", cookies: [] };
const server = createServer((request, response) => {
  if (!respond(request, response, context)) response.writeHead(404).end();
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("switched off, browsers get a worker that removes itself, and there is no page to keep", async () => {
  const script = await fetch(`${origin}/service-worker.js`);
  expect(script.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(script.headers.get("cache-control")).toBe("no-cache");
  expect(await script.text()).toBe(`(${removeOfflinePages})()`);
  for (const [path, method] of [
    ["/locales/fi-FI/offline", "GET"],
    ["/service-worker.js", "POST"],
    ["/service-worker.js.map", "GET"],
  ] as const)
    expect((await fetch(origin + path, { method })).status, path).toBe(404);
});
