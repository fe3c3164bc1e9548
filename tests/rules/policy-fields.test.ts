import { expect, test } from "vitest";
import { fieldNames } from "@/lib/market/policy/policies";
import { filesBelow, isTest, product, read } from "./files";

/** The sources that get a policy, or a field of one, from its module. */
const readers = filesBelow(product, /\.tsx?$/)
  .filter((path) => !isTest(path) && !path.startsWith("lib/market/policy/"))
  .map(read)
  .filter((text) => text.includes("@/lib/market/policy/"));

const isRead = (name: string, sources: readonly string[]) =>
  sources.some((text) => new RegExp(`\\b${name}\\b`).test(text));

test("every field of the market policy is read by what it governs", () => {
  expect(readers.length).toBeGreaterThan(10);
  expect(fieldNames.filter((name) => !isRead(name, readers))).toEqual([]);
});

test("a field that nothing reads is found", () => {
  expect(isRead("idleMinutes", ['byPlace(market, "idleMinutes")'])).toBe(true);
  expect(isRead("idleMinutes", ['byPlace(market, "idle")'])).toBe(false);
});
