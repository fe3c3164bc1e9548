// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { claimPlayerValues, clearPlayerValues, isIntentKey, stored, storedKeys, text } from "./browser-storage";

interface Place {
  path: string;
  label: string;
}

const parse = (value: unknown): Place | null => {
  const { path, label } = Object(value);
  return typeof path === "string" && typeof label === "string" ? { path, label } : null;
};

/** Version 0 was the bare path, version 1 had no label. */
const migrate = (value: unknown, version: number) =>
  version === 0 ? { path: value, label: "" } : { ...Object(value), label: "" };

const place = stored({ owner: "browser", key: "place", area: "session", version: 2, parse, migrate });
const here: Place = { path: "/en-UN", label: "Home" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a value is kept with its version, read, and forgotten", () => {
  expect(place.read()).toBeNull();
  expect(place.write(here)).toBe(true);
  expect(JSON.parse(sessionStorage.getItem("place") ?? "")).toEqual({ v: 2, value: here });
  expect(place.read()).toEqual(here);
  place.forget();
  expect(place.read()).toBeNull();
});

test("an area of all tabs is another storage", () => {
  stored({ owner: "browser", key: "place", area: "local", version: 2, parse }).write(here);
  expect(localStorage.getItem("place")).toContain("Home");
  expect(place.read()).toBeNull();
});

describe("what another release left", () => {
  test.each([
    ["a text from before versions", "/old", { path: "/old", label: "" }],
    ["the version before", '{"v":1,"value":{"path":"/old"}}', { path: "/old", label: "" }],
    ["an envelope without a value of its own", '{"v":1,"path":"/old"}', { path: "/old", label: "" }],
  ])("is migrated: %s", (_what, kept, value) => {
    sessionStorage.setItem("place", kept);
    expect(place.read()).toEqual(value);
  });

  test("is dropped without a migration", () => {
    sessionStorage.setItem("place", '{"v":1,"value":{"path":"/old","label":""}}');
    expect(stored({ owner: "browser", key: "place", area: "session", version: 2, parse }).read()).toBeNull();
  });

  test("is dropped when its migration fails", () => {
    sessionStorage.setItem("place", '{"v":1,"value":null}');
    const broken = () => {
      throw new Error("planted");
    };
    expect(
      stored({ owner: "browser", key: "place", area: "session", version: 2, parse, migrate: broken }).read(),
    ).toBeNull();
  });

  test("is left alone when it is newer", () => {
    const newer = '{"v":3,"value":{"path":"/new","label":"New"}}';
    sessionStorage.setItem("place", newer);
    expect([place.read(), place.isNewer()]).toEqual([null, true]);
    expect(sessionStorage.getItem("place")).toBe(newer);
    place.write(here);
    expect(place.isNewer()).toBe(false);
  });
});

test.each([
  "{",
  "[]",
  "null",
  "7",
  '{"v":2}',
  '{"v":2,"value":{"path":7}}',
  '{"v":"2","value":{}}',
  '{"v":2,"value":null}',
])("what is corrupt is nothing, and can be written over: %s", (kept) => {
  sessionStorage.setItem("place", kept);
  expect(stored({ owner: "browser", key: "place", area: "session", version: 2, parse }).read()).toBeNull();
  expect(place.write(here)).toBe(true);
  expect(place.read()).toEqual(here);
});

test("a full storage keeps nothing and breaks nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(place.write(here)).toBe(false);
  expect(place.read()).toBeNull();
});

test("a forbidden storage keeps nothing and breaks nothing", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(place.write(here)).toBe(false);
  expect(place.read()).toBeNull();
  expect(() => place.forget()).not.toThrow();
});

describe("a value belongs to somebody", () => {
  const values = (owner: "player" | "browser") => [
    stored({ owner, key: "one", area: "local", version: 1, parse: text }),
    stored({ owner, key: "two", area: "session", version: 1, parse: text }),
  ];
  const parseIntent = (value: unknown) => (value === null ? null : { owner: "P1" });
  const intent = stored({ owner: "intent", key: "7", area: "local", version: 1, parse: parseIntent });
  const read = (owner: "player" | "browser") => values(owner).map((each) => each.read());

  beforeEach(() => {
    for (const each of [...values("player"), ...values("browser")]) each.write("kept");
    intent.write({ owner: "P1" });
  });

  test("or its declaration does not compile; an intent names its player", () => {
    // @ts-expect-error a value without an owner
    stored({ key: "one", area: "local", version: 1, parse: text });
    // @ts-expect-error an intent that is not bound to a player
    stored({ owner: "intent", key: "one", area: "local", version: 1, parse: text });
    expect(storedKeys("intent", () => localStorage)).toEqual(["7"]);
    expect([isIntentKey("intent:7"), isIntentKey("player:7")]).toEqual([true, false]);
  });

  test("a sign-out clears the player's, whoever wrote it, and leaves intents and the browser's own", () => {
    sessionStorage.setItem("player:of-code-that-is-not-loaded", "?");
    clearPlayerValues();
    expect(read("player")).toEqual([null, null]);
    expect(sessionStorage.getItem("player:of-code-that-is-not-loaded")).toBeNull();
    expect(read("browser")).toEqual(["kept", "kept"]);
    expect(intent.read()).toEqual({ owner: "P1" });
  });

  test("what a visitor left becomes the player's, who finds it again after a reload", () => {
    claimPlayerValues(null);
    claimPlayerValues("P1");
    claimPlayerValues("P1");
    expect(read("player")).toEqual(["kept", "kept"]);
  });

  test.each([
    ["another player", "P2"],
    ["a visitor", null],
  ])("%s gets nothing of a player", (_who, next) => {
    claimPlayerValues("P1");
    claimPlayerValues(next);
    expect(read("player")).toEqual([null, null]);
    expect(read("browser")).toEqual(["kept", "kept"]);
    expect(intent.read()).toEqual({ owner: "P1" });
    for (const each of values("player")) each.write("next");
    claimPlayerValues(next);
    expect(read("player")).toEqual(["next", "next"]);
  });

  test("in a tab that slept through the change of player, its own values go too", () => {
    claimPlayerValues("P1");
    for (const key of storedKeys("player", () => localStorage)) localStorage.removeItem(`player:${key}`);
    localStorage.setItem("player:id", "P2");
    claimPlayerValues("P2");
    expect(read("player")).toEqual([null, null]);
  });

  test("a forbidden storage has nothing to clear", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    claimPlayerValues("P1");
    clearPlayerValues();
    expect(read("player")).toEqual([null, null]);
  });
});
