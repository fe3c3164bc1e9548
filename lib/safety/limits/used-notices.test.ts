// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { money } from "@/lib/core/money";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import type { Limit, LimitKind } from "./schema";
import { forgetOutdated, newlyEnded, newlyUsed, noteEnded, noteFirstRead, noteUsed } from "./used-notices";

const euros = (amountMinor: number) => money(amountMinor, "EUR");
const limit = (value: number | null, used: number, more: Partial<Limit> = {}): Limit => ({
  period: "D",
  value: value === null ? null : euros(value),
  ...{ pendingValue: null, pendingDate: null, locked: false, updatedAt: null },
  startedAt: "2026-11-24T22:00:00.000Z",
  resetAt: "2026-11-25T22:00:00.000Z",
  used: euros(used),
  remaining: value === null ? null : euros(Math.max(0, value - used)),
  ...more,
});

const signIn = (playerId: string) => dispatchSession({ type: "signed-in", player: signedInPlayer(playerId) });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useSession.setState(unknownSession, true);
  signIn("P1");
});

/** The share that a player is told of now, after which they have heard of it. */
function hears(read: Limit, playerId = "P1", kind: LimitKind = "spend") {
  const used = newlyUsed(playerId, kind, [read]);
  for (const each of used) noteUsed(playerId, each);
  return used.map(({ share }) => share);
}
const ends = (read: Limit, playerId = "P1", kind: LimitKind = "spend") => newlyEnded(playerId, kind, [read]).length > 0;
/** The player is signed out at the end of a limit. */
function end(read: Limit, playerId = "P1") {
  for (const each of newlyEnded(playerId, "spend", [read])) noteEnded(playerId, each);
}

test("a player hears of half, of 80 % and of the end of a limit, each once", () => {
  const shares = [4_999, 5_000, 7_999, 8_000, 9_999, 10_000, 12_000].map((used) => hears(limit(10_000, used)));
  expect(shares).toEqual([[], [0.5], [], [0.8], [], [1], []]);
  expect(hears(limit(null, 9_000))).toEqual([]);
});

test("what was told of one limit says nothing of another player's, kind, period or of the next day", () => {
  const used = limit(10_000, 6_000);
  expect(hears(used)).toEqual([0.5]);
  expect(hears(used, "P2")).toEqual([0.5]);
  expect(hears(used, "P1", "deposit")).toEqual([0.5]);
  expect(hears({ ...used, period: "W" })).toEqual([0.5]);
  expect(hears({ ...used, startedAt: "2026-11-25T22:00:00.000Z" })).toEqual([0.5]);
  expect(hears(used, "P2")).toEqual([]);
  expect(hears(used, "P1", "deposit")).toEqual([]);
  expect(hears({ ...used, period: "W" })).toEqual([]);
});

test("of days that are over nothing is kept", () => {
  for (const day of ["22", "23", "24"]) hears(limit(10_000, 6_000, { startedAt: `2026-11-${day}T22:00:00.000Z` }));
  const { value } = JSON.parse(localStorage.getItem("limit-notices") ?? "");
  expect(Object.keys(value)).toHaveLength(1);
  expect(Object.values(value)).toEqual([{ share: 0.5, valueMinor: 10_000, isEnded: false }]);
});

test("a limit ends once, and only when nothing of it is left", () => {
  expect(ends(limit(10_000, 9_999))).toBe(false);
  const over = limit(10_000, 10_000);
  hears(over);
  expect(ends(over)).toBe(true);
  end(over);
  expect(ends(over)).toBe(false);
  expect(ends(over, "P2")).toBe(true);
});

describe("a limit of which a player has heard", () => {
  const heard = limit(10_000, 10_000);
  beforeEach(() => {
    hears(heard);
    end(heard);
  });
  test.each([
    ["was raised", limit(20_000, 20_000), [1], true],
    ["was raised, so that a part is left", limit(20_000, 10_000), [0.5], false],
    ["is as it was", heard, [], false],
    ["was lowered", limit(5_000, 10_000), [], false],
    ["was removed", limit(null, 10_000), [], false],
  ])("and that %s", (_what, now, told, isEnded) => {
    forgetOutdated("P1", "spend", [now, limit(10_000, 0, { period: "W" })]);
    expect([hears(now), ends(now)]).toEqual([told, isEnded]);
  });

  test("and of which less is used now ends anew once it is used up again; another limit's end stays what it is", () => {
    const week = { ...heard, period: "W" as const };
    end(week);
    forgetOutdated("P1", "spend", [limit(10_000, 9_000), week]);
    expect([ends(heard), ends(week)]).toEqual([true, false]);
  });

  test("and of which less than half is used now too", () => {
    forgetOutdated("P1", "spend", [limit(10_000, 1_000)]);
    expect(ends(heard)).toBe(true);
  });
});

test("what the browser keeps counts as nothing where it is none of ours", () => {
  const used = limit(10_000, 6_000);
  const key = "P1 spend D 2026-11-24T22:00:00.000Z";
  const mark = { share: 0.5, valueMinor: 10_000, isEnded: false };
  const keep = (value: unknown) => localStorage.setItem("limit-notices", JSON.stringify({ v: 2, value }));
  keep({ [key]: mark });
  expect(newlyUsed("P1", "spend", [used])).toEqual([]);
  for (const wrong of [{ share: "0.5" }, { valueMinor: null }, { isEnded: 1 }]) {
    keep({ [key]: mark, other: { ...mark, ...wrong } });
    expect(newlyUsed("P1", "spend", [used]), JSON.stringify(wrong)).toHaveLength(1);
  }
  keep("told");
  expect(newlyUsed("P1", "spend", [used])).toHaveLength(1);
});

describe("in a browser that keeps nothing", () => {
  const over = limit(10_000, 10_000);
  beforeEach(() => {
    const { setItem } = Storage.prototype;
    // The tokens, which it must keep for anybody to be signed in, were written before it was full.
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (key === "limit-notices") throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
  });

  test("a limit that was used up before the login signs nobody out; one that ends after it does", () => {
    noteFirstRead("P1", "spend", [over, limit(10_000, 9_000, { period: "W" })]);
    expect(ends(over)).toBe(false);
    const week = limit(10_000, 10_000, { period: "W" });
    noteFirstRead("P1", "spend", [over, week]);
    expect(ends(week)).toBe(true);
  });

  test("who was told is not told again until the next login", () => {
    expect([hears(over), hears(over)]).toEqual([[1], []]);
    useSession.setState(unknownSession, true);
    signIn("P2");
    signIn("P1");
    expect(hears(over)).toEqual([1]);
    noteFirstRead("P1", "spend", [over]);
    expect(ends(over)).toBe(false);
  });
});

test("in a browser that keeps what was told, a limit that was used up elsewhere signs out", () => {
  const over = limit(10_000, 10_000);
  noteFirstRead("P1", "spend", [over]);
  expect(ends(over)).toBe(true);
});
