import { expect, test } from "vitest";
import { matchRoute, publicRoutes, segmentsOf } from "./routes";
import { shownRoutes } from "./shown-routes";

test("a game's page has the segment `play`, and its last segment names the game [ROUTE-504]", () => {
  const named = (...path: string[]) => {
    const segments = segmentsOf(matchRoute(path)?.pattern ?? "");
    const isGame = segments.includes("play") && segments.at(-1)?.startsWith(":");
    return isGame ? path[segments.length - 1] : null;
  };
  expect(named("play", "book-of-x")).toBe("book-of-x");
  expect(named("online-casino", "play", "relax", "rlx.1")).toBe("rlx.1");
  expect([named("online-casino"), named("online-casino", "slots"), named("promotions", "play")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("no page is for staff: there are visitors and players alone", () => {
  const words = publicRoutes.flatMap(({ pattern }) => segmentsOf(pattern));
  expect(words).toContain("online-casino");
  expect(words.filter((word) => /admin|staff|back-?office|operator|agent|moderat/i.test(word))).toEqual([]);
});

test.each([
  ["where it is asked for", true, "https://staging.example", true],
  ["where nobody asks for it", false, "https://staging.example", false],
  ["in production, whatever is asked for", true, "https://casino.example", false],
])("the page of components is shown %s: %s at %s", (_where, KIT_PAGE, SITE_ORIGIN, shown) => {
  const routes = shownRoutes({ KIT_PAGE, SITE_ORIGIN, PRODUCTION_HOSTS: ["casino.example"] });
  expect(matchRoute(["kit"], routes) !== null).toBe(shown);
  expect(matchRoute(["online-casino"], routes)).not.toBeNull();
});
