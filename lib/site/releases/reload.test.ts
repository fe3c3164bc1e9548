// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

const reload = vi.fn();
const fetchPage = vi.fn<typeof fetch>();
const missing = () => Promise.reject(Object.assign(new Error("Failed to load chunk a.js"), { name: "ChunkLoadError" }));

let releases: typeof import("@/lib/core/lazy-import");

beforeEach(async () => {
  vi.resetModules();
  releases = await import("@/lib/core/lazy-import");
  const { reloadOnce } = await import("./reload");
  releases.onMissingFile({ report: () => {}, reload: reloadOnce });
  sessionStorage.clear();
  reload.mockReset();
  fetchPage.mockReset().mockResolvedValue(new Response(null, { status: 200 }));
  vi.stubGlobal("fetch", fetchPage);
  vi.stubGlobal("location", { href: "http://localhost/en-UN", pathname: "/en-UN", reload });
  document.body.innerHTML = "";
});

/** The outcome of a load: the name of its error, or still pending over a page that reloads. */
async function outcome(loading: Promise<unknown>): Promise<unknown> {
  const before = reload.mock.calls.length;
  const left = vi.waitFor(() => expect(reload.mock.calls.length).toBeGreaterThan(before), 5_000).catch(() => {});
  const failed = loading.catch((error: Error) => error.name);
  await Promise.race([failed, left]);
  return Promise.race([failed, new Promise((resolve) => setTimeout(() => resolve("open"), 20))]);
}

test("a part that arrives is handed on", async () => {
  expect(await releases.load(async () => "part")).toBe("part");
  expect(reload).not.toHaveBeenCalled();
});

test("a missing file reloads the page, and callers wait until it is gone", async () => {
  expect(await outcome(releases.load(missing))).toBe("open");
  expect(reload).toHaveBeenCalledOnce();
});

test("not a second time in the same tab: then the load has failed", async () => {
  await outcome(releases.load(missing));
  expect(await outcome(releases.load(missing))).toBe("ChunkLoadError");
  expect(reload).toHaveBeenCalledOnce();
});

test("a failure on another day may reload again", async () => {
  await outcome(releases.load(missing));
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 3_600_000);
  expect(await outcome(releases.load(missing))).toBe("open");
  expect(reload).toHaveBeenCalledTimes(2);
});

describe("the page that is open stays", () => {
  test("when the site does not respond", async () => {
    fetchPage.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await outcome(releases.load(missing))).toBe("ChunkLoadError");
    fetchPage.mockResolvedValue(new Response(null, { status: 503 }));
    expect(await outcome(releases.load(missing))).toBe("ChunkLoadError");
    expect(reload).not.toHaveBeenCalled();
  });

  test("when the tab could not remember that it reloaded", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await outcome(releases.load(missing))).toBe("ChunkLoadError");
    expect(reload).not.toHaveBeenCalled();
  });

  test("when nobody waits for the part", async () => {
    expect(await outcome(releases.loadQuietly(missing))).toBe("ChunkLoadError");
    expect(reload).not.toHaveBeenCalled();
  });

  test("when the part arrived and failed by itself: a reload does not help", async () => {
    expect(await outcome(releases.load(() => Promise.reject(new TypeError("broken"))))).toBe("TypeError");
    expect(reload).not.toHaveBeenCalled();
  });
});
