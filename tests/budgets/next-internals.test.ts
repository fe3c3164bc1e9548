import { readdirSync } from "node:fs";
import { join } from "node:path";
import files from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsStale, tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { root } from "../../.ci/lib/root.mjs";
import { type Service, startService } from "../../.ci/lib/service.mjs";
import { contentTags } from "../../lib/content/tags";
import CacheHandler, { announcement, renderedAtHeader, tagsHeader } from "../../lib/edge/next/cache-handler.mjs";
import { nextCache } from "../../lib/edge/next/cache-tags";

/** Internals of Next that the cache handler and the tag bus depend on. An upgrade that moves one fails here by name, on the bare app. */

let bare: Service;
let origin: string;

beforeAll(async () => {
  const port = await freePorts(1);
  origin = `http://localhost:${port}`;
  bare = await startService({
    name: "The bare app",
    args: ["node_modules/next/dist/bin/next", "start", "tests/bare-next-app", "--port", String(port)],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    url: origin,
  });
});
afterAll(() => bare?.stop());

async function visit(path: string) {
  const response = await fetch(origin + path);
  await response.text();
  return { state: response.headers.get("x-nextjs-cache"), policy: response.headers.get("content-security-policy") };
}

test("Next has its file-system cache where the handler extends it, with the methods it overrides", () => {
  const FileSystemCache = (files as { default?: typeof files }).default ?? files;
  for (const method of ["get", "set", "revalidateTag"]) expect(FileSystemCache.prototype).toHaveProperty(method);
});

test("Next sends the headers that a page rendered at build has in the cache", async () => {
  expect(await visit("/")).toEqual({ state: "HIT", policy: expect.stringMatching(/^script-src 'self' 'sha256-/) });
});

test("Next sends the headers of a page rendered on demand, on the first visit and from the cache", async () => {
  const first = await visit("/on-demand");
  expect(first).toEqual({ state: "MISS", policy: expect.stringMatching(/^script-src 'self' 'sha256-/) });
  expect(await visit("/on-demand")).toEqual({ state: "HIT", policy: first.policy });
});

test("Next names the tags of a page in x-next-cache-tags, which the handler hands to the byte cache with its time", async () => {
  const before = Date.now();
  for (const state of ["MISS", "HIT"]) {
    const { headers } = await fetch(`${origin}/tagged`);
    expect(headers.get("x-nextjs-cache")).toBe(state);
    expect(headers.get(tagsHeader)?.split(",")).toContain("_N_T_/tagged");
    const renderedAt = Number(headers.get(renderedAtHeader));
    expect(renderedAt).toBeGreaterThanOrEqual(before);
    expect(renderedAt).toBeLessThanOrEqual(Date.now());
  }
});

test("Next keeps pages rendered on demand in memory and writes none to disk", async () => {
  await visit("/not-on-disk");
  const written = readdirSync(join(root, "tests/bare-next-app/.next"), { recursive: true }).map(String);
  expect(written).toContain("BUILD_ID");
  expect(written.filter((name) => /not-on-disk|on-demand/.test(name))).toEqual([]);
});

test("Next hands stale tags to the handler, which writes them where the tag bus does, and announces them", async () => {
  const announced: string[][] = [];
  Object.assign(globalThis, { [announcement]: (tags: string[]) => announced.push(tags) });
  const before = Date.now() - 1;
  const handler = Reflect.construct(CacheHandler, [{ revalidatedTags: [], flushToDisk: false, serverDistDir: root }]);
  await handler.revalidateTag(["canary"], { expire: 60 });
  Reflect.deleteProperty(globalThis, announcement);

  expect(announced).toEqual([["canary"]]);
  expect(tagsManifest.get("canary")).toEqual({ stale: expect.any(Number), expired: expect.any(Number) });
  expect(areTagsStale(["canary"], before)).toBe(true);
});

test("a tag that the tag bus marks is stale for what was cached before, and fresh for what comes after", () => {
  nextCache.markStale(["canary-two"]);
  const now = Date.now();
  expect([areTagsStale(["canary-two"], now - 1_000), areTagsStale(["canary-two"], now + 1)]).toEqual([true, false]);
  nextCache.markAllStale();
  expect(areTagsStale([contentTags.all], now - 1_000)).toBe(true);
});
