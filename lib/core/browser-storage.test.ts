// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stored } from "./browser-storage";

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

const place = stored({ key: "place", area: "session", version: 2, parse, migrate });
const here: Place = { path: "/en-UN", label: "Home" };

beforeEach(() => sessionStorage.clear());

test("a value is kept with its version, read, and forgotten", () => {
  expect(place.read()).toBeNull();
  expect(place.write(here)).toBe(true);
  expect(JSON.parse(sessionStorage.getItem("place") ?? "")).toEqual({ v: 2, value: here });
  expect(place.read()).toEqual(here);
  place.forget();
  expect(place.read()).toBeNull();
});

test("an area of all tabs is another storage", () => {
  stored({ key: "place", area: "local", version: 2, parse }).write(here);
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
    expect(stored({ key: "place", area: "session", version: 2, parse }).read()).toBeNull();
  });

  test("is dropped when its migration fails", () => {
    sessionStorage.setItem("place", '{"v":1,"value":null}');
    const broken = () => {
      throw new Error("planted");
    };
    expect(stored({ key: "place", area: "session", version: 2, parse, migrate: broken }).read()).toBeNull();
  });

  test("is left alone when it is newer", () => {
    const newer = '{"v":3,"value":{"path":"/new","label":"New"}}';
    sessionStorage.setItem("place", newer);
    expect(place.read()).toBeNull();
    expect(sessionStorage.getItem("place")).toBe(newer);
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
  expect(stored({ key: "place", area: "session", version: 2, parse }).read()).toBeNull();
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
