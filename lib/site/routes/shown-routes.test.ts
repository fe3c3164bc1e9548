import { expect, test } from "vitest";
import { shownRoutes } from "./shown-routes";
import { matchRoute } from "./table";

test.each([
  ["where it is asked for", true, "https://staging.example", true],
  ["where nobody asks for it", false, "https://staging.example", false],
  ["in production, whatever is asked for", true, "https://casino.example", false],
])("the page of components is shown %s: %s at %s", (_where, KIT_PAGE, SITE_ORIGIN, shown) => {
  const routes = shownRoutes({ KIT_PAGE, SITE_ORIGIN, PRODUCTION_ORIGIN: "https://casino.example" });
  expect(matchRoute(["kit"], routes) !== null).toBe(shown);
  expect(matchRoute(["online-casino"], routes)).not.toBeNull();
});
