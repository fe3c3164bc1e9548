import { describe, expect, test } from "vitest";
import { isSoftLink } from "./soft-link";

const page = new URL("https://site.example/en-UN/online-casino?page=2");
const link = (href: string, more: { target?: string; download?: string } = {}) => {
  const { origin, pathname, search, hash } = new URL(href, page);
  return { origin, pathname, search, hash, target: "", download: "", ...more };
};

describe("a click navigates without a document", () => {
  test.each(["/en-UN", "/en-UN/play/emerald-orbit", "/en-UN/online-casino", "/en-UN/play/x#rules", "?page=3"])(
    "for %s",
    (href) => {
      expect(isSoftLink(link(href), page)).toBe(true);
    },
  );

  test("for a link that names its own tab", () => {
    expect(isSoftLink(link("/en-UN", { target: "_self" }), page)).toBe(true);
  });
});

describe("a click is left to the browser", () => {
  test.each([
    ["another locale", link("/fi-FI/online-casino")],
    ["a file", link("/assets/icon.svg")],
    ["another origin", link("https://help.example/en-UN")],
    ["a hash on the same page", link("#login")],
    ["a new tab", link("/en-UN", { target: "_blank" })],
    ["a download", link("/en-UN/terms", { download: "terms" })],
  ])("for %s", (_what, given) => {
    expect(isSoftLink(given, page)).toBe(false);
  });
});
