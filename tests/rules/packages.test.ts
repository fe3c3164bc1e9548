import { expect, test } from "vitest";
import { z } from "zod";
import { filesBelow, product, read } from "./files";

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const { dependencies, devDependencies } = Manifest.parse(JSON.parse(read("package.json")));
const versions = { ...dependencies, ...devDependencies };

/** The packages that the owner asks for, but for `date-fns-tz`, which comes with the first dates in a list. Playwright's is called @playwright/test. */
const asked = [
  "next",
  "react",
  "react-dom",
  "next-intl",
  "@tanstack/react-query",
  "zustand",
  "zod",
  "next-sanity",
  "@aws-amplify/auth",
  "ky",
  "tailwindcss",
  "clsx",
  "socket.io-client",
  "vitest",
  "@testing-library/react",
  "@playwright/test",
  "msw",
];

const sources = filesBelow(
  [...product, "tests", "vitest.config.ts", "playwright.config.ts", "tailwind.config.ts"],
  /\.(tsx?|css)$/,
)
  .map(read)
  .join("\n");

/** Run by Next itself: a page never names it. */
const runByNext = ["react-dom"];

test.each(asked)("%s is a package of ours, and imported by product or tests", (name) => {
  expect(Object.keys(versions)).toContain(name);
  if (runByNext.includes(name)) return;
  const imported = new RegExp(`(from|import|import\\()\\s*["']${name}(["'/])`);
  expect(imported.test(sources), `an import of ${name}`).toBe(true);
});

test("the site imports no package that is only there for development", () => {
  expect(asked.slice(0, 13).filter((name) => name !== "tailwindcss" && !(name in dependencies))).toEqual([]);
});

test("every version is pinned exactly", () => {
  const loose = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

test("every package has its reason on the written list, and the list names no other", () => {
  const listed = [...read("docs/decisions/dependencies.md").matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(versions).toSorted());
});
