import { expect, test } from "vitest";
import { isMenuId, isStaticPage, staticPageOf, staticPages } from "./content-pages";
import { matchRoute } from "./routes";

test("each path has the id of its page in the content service [ROUTE-031, ROUTE-032, ROUTE-521, CONTENT-503, CONTENT-504]", () => {
  expect(staticPages).toEqual({
    terms: "terms_and_conditions",
    "cookie-policy": "cookies_policy",
    "age-restrictions": "age_restrictions",
    "payment-methods": "payment_methods",
    "bonus-terms": "bonus_terms",
    "betting-rules": "betting_rules",
    "casino-rules": "casino_rules",
    "responsible-gambling": "responsible_gambling",
  });
});

test("each is a page that the edge knows, and back from its id [ROUTE-028]", () => {
  for (const [page, id] of Object.entries(staticPages)) {
    expect(matchRoute([page])).not.toBeNull();
    expect(staticPageOf(id)).toBe(page);
  }
  const paths =
    "terms cookie-policy age-restrictions payment-methods bonus-terms betting-rules casino-rules responsible-gambling";
  for (const page of paths.split(" ")) expect(isStaticPage(page), page).toBe(true);
  expect(staticPageOf("complaints")).toBeNull();
});

test("two menus have entries without an address of their own", () => {
  for (const name of ["information", "contact-us"]) expect(isMenuId(name)).toBe(true);
  expect(isMenuId("terms")).toBe(false);
});

test("nothing that an object brings along is a page", () => {
  for (const name of ["toString", "constructor", "__proto__", ""]) {
    expect(isStaticPage(name)).toBe(false);
    expect(isMenuId(name)).toBe(false);
  }
});
