import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePath, decodeSegment, ownOrigin } from "./url-path";

test.each([
  ["a lone %", "%"],
  ["a broken escape", "%E0%A4%A"],
  ["an escaped slash", "a%2Fb"],
  ["an escaped backslash", "a%5Cb"],
  ["an escaped control character", "%0a"],
  ["a segment that stays", "."],
  ["a segment that climbs", ".."],
  ["an escaped segment that climbs", "%2e%2E"],
])("%s is refused", (_what, segment) => {
  expect(decodeSegment(segment)).toBeNull();
  expect(decodePath(`/en-UN/${segment}/x`)).toBeNull();
});

test("a path is split and decoded once", () => {
  expect(decodePath("/en-UN//caf%C3%A9/%2541/")).toEqual(["en-UN", "", "café", "%41", ""]);
});

test("a relative address stays on the own origin, an address of another site does not", () => {
  expect(new URL("/en-UN?x=1", ownOrigin).origin).toBe(ownOrigin);
  expect(new URL("//evil.example/en-UN", ownOrigin).origin).not.toBe(ownOrigin);
});

/** Lone surrogates included. */
const anyText = fc.uint16Array().map((codes) => String.fromCharCode(...codes));

test("no input throws", () => {
  fc.assert(fc.property(anyText, (text) => void decodePath(`/${text}`)));
});
