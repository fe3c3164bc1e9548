import { beforeEach, expect, test, vi } from "vitest";
import { createFileCache } from "./file-cache";

let published = 0;
const build = vi.fn(async () => ({ result: "<urlset/>", tags: ["games"] }));
const cacheOf = (maxBytes = 1_000) =>
  createFileCache({
    maxBytes,
    maxAgeMs: 60_000,
    isOutdated: (tags, builtAt) => tags.includes("games") && published > builtAt,
  });

beforeEach(() => {
  vi.useFakeTimers();
  published = 0;
  build.mockClear();
});

test("a file is built once for all who request it, at once or later, each key for itself", async () => {
  const get = cacheOf();
  const [one, other] = await Promise.all([get("fi-FI/games", build), get("fi-FI/games", build)]);
  expect(one).toBe(other);
  expect(await get("fi-FI/games", build)).toBe(one);
  expect(build).toHaveBeenCalledTimes(1);
  expect(String(one.bytes)).toBe("<urlset/>");
  await get("fi-FI/lists", build);
  expect(build).toHaveBeenCalledTimes(2);
});

test("a publish of what it shows builds it again, one in the millisecond of its reads too; another publish does not", async () => {
  const get = cacheOf();
  await get("key", build);
  published = Date.now();
  await get("key", build);
  expect(build).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  await get("key", build);
  expect(build).toHaveBeenCalledTimes(3);
  published = Date.now() + 1_000;
  const other = vi.fn(async () => ({ result: "", tags: ["pages"] }));
  await get("other", other);
  await get("other", other);
  expect(other).toHaveBeenCalledTimes(1);
});

test("whoever asks after a publish does not get a file whose reads began before it", async () => {
  const get = cacheOf();
  let finish = () => {};
  const slow = async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { result: "old", tags: ["games"] };
  };
  const first = get("key", slow);
  vi.advanceTimersByTime(10);
  published = Date.now();
  vi.advanceTimersByTime(10);
  const second = get("key", async () => ({ result: "new", tags: ["games"] }));
  finish();
  expect(String((await first).bytes)).toBe("old");
  expect(String((await second).bytes)).toBe("new");
});

test("a file of a minute ago is built again: what begins or ends at a time is not published", async () => {
  const get = cacheOf();
  await get("key", build);
  vi.advanceTimersByTime(59_000);
  await get("key", build);
  expect(build).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await get("key", build);
  expect(build).toHaveBeenCalledTimes(2);
});

test("a file that cannot be built is not kept, and who waits for it learns why", async () => {
  const get = cacheOf();
  const fail = () => Promise.reject(new Error("away"));
  const waiting = [get("key", fail), get("key", fail)];
  for (const each of waiting) await expect(each).rejects.toThrow("away");
  expect(String((await get("key", build)).bytes)).toBe("<urlset/>");
});

test("all files together take no more bytes than allowed, the least recently used go first", async () => {
  const get = cacheOf(30);
  await get("one", build);
  await get("two", build);
  await get("one", build);
  await get("three", build);
  expect(build).toHaveBeenCalledTimes(3);
  await get("one", build);
  expect(build).toHaveBeenCalledTimes(3);
  await get("two", build);
  expect(build).toHaveBeenCalledTimes(4);
});

test("files of the same bytes have one tag, others another", async () => {
  const get = cacheOf();
  const { etag } = await get("one", build);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await get("two", build)).etag).toBe(etag);
  expect((await get("three", async () => ({ result: "<urlset></urlset>", tags: [] }))).etag).not.toBe(etag);
});
