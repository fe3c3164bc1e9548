import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requireBrand } from "@/lib/config/brand";
import { renderOutageDocument } from "@/lib/edge/outage-documents/outage-document";
import { defaultLocale } from "@/lib/market/locale";
import { createOfflinePages } from "./respond";
import { removeOfflinePages } from "./service-worker";

vi.mock("@/lib/config/brand", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/config/brand")>();
  return { ...original, getBrand: () => original.requireBrand("greenroom") };
});

const context = { brand: requireBrand("greenroom"), requestId: "id", country: "FI", cookies: [] };
const folder = mkdtempSync(join(tmpdir(), "greenroom-offline-"));
let [origin, originOn] = ["", ""];
const servers: { close: () => unknown }[] = [];
beforeAll(async () => {
  mkdirSync(join(folder, ".next"));
  writeFileSync(join(folder, ".next/BUILD_ID"), "release");
  cpSync("public/assets/fonts.css", join(folder, "public/assets/fonts.css"));
  [origin, originOn] = await Promise.all([listen(false), listen(true)]);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function listen(isOn: boolean): Promise<string> {
  const respond = createOfflinePages({ OFFLINE_PAGES: isOn }, folder);
  const server = createServer((request, response) => {
    if (!respond(request, response, context)) response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

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

test("the worker keeps every sheet and picture that the offline page links, and its fonts", async () => {
  const page = renderOutageDocument("offline", defaultLocale, context.brand, "");
  const script = await (await fetch(`${originOn}/service-worker.js`)).text();
  const linked = [...page.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, address]) => address);
  expect(linked.length).toBeGreaterThan(3);
  const fonts = readdirSync("public/assets/fonts").filter((file) => file.endsWith(".woff2"));
  for (const address of [...linked, ...fonts.map((file) => `/assets/fonts/${file}`)])
    expect(script.split("(").at(-1), address).toContain(`"${address}"`);
});
