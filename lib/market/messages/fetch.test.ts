import { afterEach, beforeEach, expect, test, vi } from "vitest";
import english from "@/messages/en/account.json";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const load = async () => (await import("./fetch")).fetchWords;

test("a failed read is repeated after 2, 4 and 6 s, and after the fourth failure the English words do, which is reported [LOC-033, LOC-034, API-511]", async () => {
  const fetched = vi.fn().mockRejectedValue(new Error("down"));
  vi.stubGlobal("fetch", fetched);
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const outcome = (await load())("fi-FI");
  for (const [waitMs, calls] of [
    [0, 1],
    [1_999, 1],
    [1, 2],
    [3_999, 2],
    [1, 3],
    [5_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(fetched).toHaveBeenCalledTimes(calls);
  }
  vi.useRealTimers();
  expect(await outcome).toMatchObject({ account: english });
  expect(reported.mock.calls).toEqual([[expect.stringContaining("fi-FI")]]);
});

test("the words come from /locales/{locale}/default.json and are fetched once [LOC-032, API-510]", async () => {
  const fetched = vi.fn().mockImplementation(async () => Response.json({ site: { name: "x" } }));
  vi.stubGlobal("fetch", fetched);
  const fetchWords = await load();
  expect(await fetchWords("fi-FI")).toEqual({ site: { name: "x" } });
  await fetchWords("fi-FI");
  expect(fetched.mock.calls).toEqual([["/locales/fi-FI/default.json"]]);
});

test("after giving up, the next call tries anew", async () => {
  const fetched = vi.fn().mockRejectedValue(new Error("down"));
  vi.stubGlobal("fetch", fetched);
  const fetchWords = await load();
  vi.spyOn(console, "error").mockReturnValue();
  const outcome = fetchWords("fi-FI");
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  expect(await outcome).toMatchObject({ account: english });
  fetched.mockImplementation(async () => Response.json({}));
  expect(await fetchWords("fi-FI")).toEqual({});
});
