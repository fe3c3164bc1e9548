import { beforeEach, expect, test, vi } from "vitest";
import { siteVariables } from "@/tests/support/site-variables";

/** With the environment of the test. */
const load = () => import("./offered-categories");

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(siteVariables)) vi.stubEnv(name, value);
  vi.stubEnv("SPORTSBOOK_URL", "https://sportsbook.example");
});

test("a market has the categories of its products: Germany has no live casino", async () => {
  const { offeredCategories } = await load();
  expect(offeredCategories("AT")).toEqual(["casino", "live-casino", "sports"]);
  expect(offeredCategories("DE")).toEqual(["casino", "sports"]);
});

test("a site without a sportsbook has no category of sports", async () => {
  vi.stubEnv("SPORTSBOOK_URL", undefined);
  const { offeredCategories } = await load();
  expect(offeredCategories("AT")).toEqual(["casino", "live-casino"]);
});

test.each([
  ["casino", "DE", true],
  ["live-casino", "DE", false],
  ["live-casino", "AT", true],
  ["poker", "AT", false],
] as const)("%s is a category of %s: %s", async (text, market, is) => {
  const { isOfferedCategory } = await load();
  expect(isOfferedCategory(text, market)).toBe(is);
});
