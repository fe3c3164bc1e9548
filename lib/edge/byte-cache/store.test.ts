import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { PageEntry } from "./entry";
import { createPageStore, pageStoreLimits } from "./store";

const limits = { maxBytes: 1_000_000, maxEntries: 100, isStale: () => false };
const fresh = () => ({ renderedAt: Date.now(), expiresAt: Date.now() + 60_000, tags: ["lobby:FI"] });
const entryOf = (body: string | Buffer) =>
  PageEntry.of({
    isPage: true,
    headers: new Map([["content-type", "text/html"]]),
    body: Buffer.from(body),
    freshness: null,
  });
const settled = (store: ReturnType<typeof createPageStore>) =>
  eventually(() => expect(store.size().isSettled).toBe(true));

afterEach(() => vi.useRealTimers());

test("a page is the same in every encoding, before and after it is compressed well", async () => {
  const html = `<html>${"<p>Größe, 大きさ</p>".repeat(300)}${randomBytes(2_000).toString("hex")}</html>`;
  const entry = await entryOf(html);
  for (const isBest of [false, true]) {
    if (isBest) await entry.compressWell();
    expect(brotliDecompressSync(await entry.body("br")).toString()).toBe(html);
    expect(gunzipSync(await entry.body("gzip")).toString()).toBe(html);
    expect((await entry.body("identity")).toString()).toBe(html);
  }
});

test("the best Brotli body is smaller than the quick one, and replaces it", async () => {
  const entry = await entryOf(Array.from({ length: 500 }, (_, at) => `<a href="/play/game-${at * 7919}">`).join(""));
  const quick = (await entry.body("br")).length;
  await entry.compressWell();
  expect((await entry.body("br")).length).toBeLessThan(quick);
});

test("a page is dropped when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const store = createPageStore(limits);
  store.set("lobby", await entryOf("page"), fresh());
  vi.advanceTimersByTime(59_999);
  expect(store.get("lobby")).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(store.get("lobby")).toBeUndefined();
  expect(store.size().entries).toBe(0);
});

test("a page is dropped when one of its tags was published after it was rendered", async () => {
  let published = 0;
  const store = createPageStore({
    ...limits,
    isStale: (tags, renderedAt) => tags.includes("lobby:FI") && published > renderedAt,
  });
  store.set("lobby", await entryOf("page"), fresh());
  expect(store.get("lobby")).toBeDefined();
  published = Date.now() + 1;
  expect(store.get("lobby")).toBeUndefined();
});

test("the number of pages is bounded, and the least recently used goes first", async () => {
  const store = createPageStore({ ...limits, maxEntries: 3 });
  for (const key of ["a", "b", "c"]) store.set(key, await entryOf(key), fresh());
  // The better compression of a page counts as a use of it.
  await settled(store);
  store.get("a");
  store.set("d", await entryOf("d"), fresh());
  expect(["a", "b", "c", "d"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true, true]);
});

test("the bytes are bounded, those of headers and keys too, whatever is added", async () => {
  const store = createPageStore({ ...limits, maxBytes: 50_000 });
  for (let at = 0; at < 60; at++) {
    store.set(`/${at}/${"k".repeat(100)}`, await entryOf(randomBytes(1_500)), fresh());
    expect(store.size().bytes).toBeLessThanOrEqual(50_000);
  }
  await settled(store);
  expect(store.size().entries).toBeGreaterThan(5);
  expect(store.size().bytes).toBeLessThanOrEqual(50_000);
});

test("2,000 random addresses of large pages leave the store within its bytes and entries", async () => {
  const store = createPageStore({ ...pageStoreLimits, isStale: () => false });
  const entry = await entryOf(randomBytes(40_000));
  for (let at = 0; at < 2_500; at++) store.set(randomBytes(12).toString("hex"), entry, fresh());
  const { bytes, entries } = store.size();
  expect(entries).toBeGreaterThan(300);
  expect(entries).toBeLessThanOrEqual(pageStoreLimits.maxEntries);
  expect(bytes).toBeLessThanOrEqual(pageStoreLimits.maxBytes);
});
