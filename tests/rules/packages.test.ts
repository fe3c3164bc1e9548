import { describe, expect, test } from "vitest";
import { z } from "zod";
import { filesBelow, product, read } from "./files";

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const site = Manifest.parse(JSON.parse(read("package.json")));
const sandbox = Manifest.parse(JSON.parse(read("sandbox/package.json")));

/** The packages that the specification requires. Playwright's test runner, `playwright`, is the package @playwright/test. */
const requested = [
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
  "date-fns-tz",
  "vitest",
  "@testing-library/react",
  "@playwright/test",
  "msw",
];
const forTests = ["vitest", "@testing-library/react", "@playwright/test", "msw"];

const sources = filesBelow(
  [...product, "tests", "vitest.config.ts", "playwright.config.ts", "tailwind.config.ts"],
  /\.(tsx?|css)$/,
)
  .map(read)
  .join("\n");

/** Run by Next itself: a page never names it. */
const runByNext = ["react-dom"];

test.each(requested)("%s is a package of the site, and imported by product or tests [CONST-516]", (name) => {
  expect(Object.keys({ ...site.dependencies, ...site.devDependencies })).toContain(name);
  if (runByNext.includes(name)) return;
  const imported = new RegExp(`(from|import|import\\()\\s*["']${name}(["'/])`);
  expect(imported.test(sources), `an import of ${name}`).toBe(true);
});

test("the site imports no package that is only there for development", () => {
  const styles = "tailwindcss";
  const needed = requested.filter((name) => !forTests.includes(name) && name !== styles);
  expect(needed.filter((name) => !(name in site.dependencies))).toEqual([]);
});

const listed = read("docs/decisions/dependencies.md").split(/^## /m);
const reasonsBelow = (heading: string) =>
  [...(listed.find((part) => part.startsWith(heading)) ?? "").matchAll(/^\| `([^`]+)` +\| \S/gm)].map(
    ([, name]) => name,
  );

describe.each([
  ["package.json", site, ["The site", "Development and tests"]],
  ["sandbox/package.json", sandbox, ["The sandbox"]],
] as const)("%s", (_, { dependencies, devDependencies }, headings) => {
  const versions = { ...dependencies, ...devDependencies };

  test("pins every version exactly", () => {
    // `npm:name@` in front: the same package under a second name.
    const exact = /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
    const loose = Object.entries(versions).filter(([, version]) => !exact.test(version));
    expect(loose).toEqual([]);
  });

  test("names only packages with a reason on the written list, and the list names no other", () => {
    expect(headings.flatMap(reasonsBelow).toSorted()).toEqual(Object.keys(versions).toSorted());
  });
});

test("both workspaces use one version of what both name", () => {
  const ofSite = { ...site.dependencies, ...site.devDependencies };
  const ofSandbox = Object.entries({ ...sandbox.dependencies, ...sandbox.devDependencies });
  expect(ofSandbox.filter(([name, version]) => name in ofSite && ofSite[name] !== version)).toEqual([]);
});
