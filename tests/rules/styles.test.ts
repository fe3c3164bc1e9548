import { describe, expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** The tokens and the rules for bare elements. */
const base = "app/globals.css";
/** A static document is written in a few elements without classes. */
const forElements = [base, "public/assets/document.css"];

const sheets = filesBelow([...product, "public"], /\.css$/).filter((path) => path !== "public/assets/brands.css");
const sources = filesBelow(["app", "components"], /\.tsx?$/).filter((path) => !isTest(path));

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** The names of elements in the selectors of a sheet. `html`, `body` and an open `dialog` carry the switches of the whole page. */
function elementsIn(css: string): string[] {
  const rules = withoutComments(css).replace(/@[\w-]+[^{};]*/g, "");
  const preludes = [...rules.matchAll(/([^{};]+)\{/g)].map(([, prelude = ""]) => prelude);
  return preludes.flatMap((selector) =>
    selector
      .replace(/"[^"]*"|\[[^\]]*\]|::[\w-]+(\([^)]*\))?/g, " ")
      .split(/[\s>+~,()*]+/)
      .map((part) => part.replace(/:(?:is|where|not|has)$/, "").replace(/[.:#].*$/, ""))
      .filter(
        (name) =>
          /^[a-z][a-z0-9]*$/.test(name) &&
          !["html", "body", "dialog", "from", "to", "odd", "even", "of"].includes(name),
      ),
  );
}

/** Colours, font sizes, shadows and durations that are no tokens. */
function rawIn(css: string): string[] {
  return [
    ...withoutComments(css).matchAll(/#[0-9a-f]{3,8}\b(?=[^{}]*;)|\b(?:rgb|hsl|oklch|oklab)a?\([^)]*\)/gi),
    ...withoutComments(css).matchAll(/font-size:\s*[\d.]+(?:rem|px|em)|(?<![\w-])[\d.]+m?s\b(?=[^{}]*;)/g),
    ...withoutComments(css).matchAll(/box-shadow:(?!\s*(?:var|none))[^;]*/g),
  ].map(([value]) => value);
}

const painted = "(?:text|bg|border|outline|fill|stroke|from|via|to|accent|caret|decoration|divide|ring|placeholder)";
const rawClasses = new RegExp(
  [
    `\\b${painted}-\\[(?:#|(?:rgb|hsl|oklch|oklab|color-mix)a?\\()`,
    "\\btext-\\[(?:length:)?[\\d.]",
    "\\b(?:drop-)?shadow-\\[",
    "\\b(?:duration|delay)-\\[?\\d",
    "\\[(?:color|background|background-color|font-size|box-shadow|transition-duration|animation-duration):(?!var)",
  ].join("|"),
  "g",
);

describe.each(sheets)("%s", (path) => {
  const css = read(path);

  test("applies no utility", () => {
    expect(css).not.toContain("@apply");
  });

  test("lies in a layer", () => {
    if (path === base || path.startsWith("public/")) return;
    const isImported = new RegExp(`@import "[./]*${path}" layer\\(components\\)`).test(read(base));
    const outside = withoutComments(css)
      .replace(/@import [^;]*;/g, "")
      .trim();
    expect(isImported || outside.startsWith("@layer components {")).toBe(true);
  });

  test("hangs on no element", () => {
    if (!forElements.includes(path)) expect(elementsIn(css)).toEqual([]);
  });

  test("takes colours, font sizes, shadows and durations from the tokens", () => {
    if (![base, "public/assets/document.css"].includes(path)) expect(rawIn(css)).toEqual([]);
  });
});

test("class strings take colours, font sizes, shadows and durations from the tokens", () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) => [...read(path).matchAll(rawClasses)].map(([value]) => `${path}: ${value}`));
  expect(found).toEqual([]);
});

test("what breaks a rule is found", () => {
  expect(elementsIn(".a > li:hover, .b :is(h2, .c) {} @media (width >= 9px) { p.d { color: red } }")).toEqual([
    "li",
    "h2",
    "p",
  ]);
  expect(elementsIn('.a:nth-child(odd of .b), html[data-x="a"] .c::before {} @keyframes k { from {} to {} }')).toEqual(
    [],
  );
  expect(rawIn(".a { color: #fff; font-size: 15px; transition: color 150ms; box-shadow: 0 1px red; }")).toHaveLength(4);
  expect(rawIn(".a { color: var(--text); font-size: var(--text-md); transition: color var(--quick); }")).toEqual([]);
  for (const raw of [
    "text-[#fff]",
    "bg-[rgb(0_0_0)]",
    "text-[15px]",
    "text-[length:1rem]",
    "shadow-[0_1px]",
    "duration-200",
  ])
    expect(raw.match(rawClasses), raw).toHaveLength(1);
  expect("text-muted bg-surface/92 w-[43rem] shadow-pop duration-smooth text-prose/[1.6]".match(rawClasses)).toBeNull();
});
