import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/**
 * Code finds elements of a page by attributes, ids and states that say what they are (docs/architecture.md), never by class names,
 * which belong to the style sheet, or by their place in the structure of another component.
 */
const calls = /\.(?:querySelector|querySelectorAll|closest|matches)(?:<[^>]*>)?\(\s*(["'`])((?:(?!\1).)*)\1/g;

/** Parts of a selector in which a space or a dot has another meaning. */
const quoted = /"[^"]*"|'[^']*'|\[[^\]]*\]|\$\{[^}]*\}/g;

/** The selectors in a source that name a class or a place in a structure. */
function badSelectors(source: string): string[] {
  return [...source.matchAll(calls)]
    .map(([, , selector = ""]) => selector)
    .filter((selector) =>
      selector
        .replace(quoted, "[]")
        .split(",")
        .some((part) => /\.[a-z_-]/i.test(part) || /[^\s,(][\s]*[\s>+~][\s]*[^\s,)]/.test(part.trim())),
    );
}

test("no element is found by its class or its place", () => {
  const sources = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => badSelectors(read(path)).map((selector) => `${path}: ${selector}`));
  expect(found).toEqual([]);
});

test("what breaks the rule is found", () => {
  const bad = [
    `document.querySelectorAll<HTMLAnchorElement>("main .tiles > li > a[href*='/play/']")`,
    `link.closest(".hero-main")`,
    `link.matches('a.line-link')`,
    'document.querySelector("main a")',
    'document.querySelector("li+li")',
    `page.querySelectorAll(".category-menu a:not([aria-current])")`,
  ];
  for (const source of bad) expect(badSelectors(source), source).toHaveLength(1);
  const good = [
    `document.querySelectorAll<HTMLElement>("[data-game]")`,
    `tile.querySelector("a")`,
    'section.querySelector("li:not([hidden])")',
    'form.querySelector("input, button")',
    'form.querySelectorAll("[aria-invalid=true], [data-invalid]")',
    'target.closest(`[popovertarget="${menuId}"]`)',
    `document.querySelector('link[rel="alternate stylesheet"]')`,
    'document.querySelector("[data-look=art]:has(:focus-visible)")',
  ];
  for (const source of good) expect(badSelectors(source), source).toEqual([]);
});
