import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** The one module that writes `data-*` of <html>, and the head script, which runs as text before any module. */
const writers = ["components/site/document/head-script.ts", "lib/site/root-data.ts"];
/** Writes them into the HTML of every page. */
const layout = "app/[edition]/document.tsx";

const touchesRoot =
  /documentElement\s*(?:\.\s*(?:dataset|toggleAttribute|setAttribute|removeAttribute)\b)|\bdataset\s*}\s*=\s*document\.documentElement/;
const [, table = ""] = /## What the style sheet knows\n([\s\S]*?)\n### /.exec(read("docs/architecture.md")) ?? [];
const rows = [...table.matchAll(/^\| `data-([a-z]+)`\s*\|/gm)].map(([, name]) => name);

/** The names of `data-*` that a source writes on <html>. */
const writtenIn = (source: string) =>
  [...source.matchAll(/\bdataset\.([a-z]+)(?= =)|^ {2}([a-z]+): (?:string|")/gm)].map(([, one, other]) => one ?? other);

test("only one module writes data-* of <html>", () => {
  const sources = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path) && !writers.includes(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => touchesRoot.test(read(path)))).toEqual([]);
});

test("the architecture lists every data-* of <html>, and no other", () => {
  const inLayout = [...read(layout).matchAll(/<html[^>]*\bdata-([a-z]+)=/g)].map(([, name]) => name);
  const written = new Set([...writers.flatMap((path) => writtenIn(read(path))), ...inLayout]);
  expect(written.size).toBeGreaterThan(8);
  expect(rows.toSorted()).toEqual([...written].toSorted());
});

test("what breaks the rule is found", () => {
  for (const bad of [
    `document.documentElement.dataset.wallet = "empty";`,
    `const { dataset } = document.documentElement;`,
    `document.documentElement.toggleAttribute("data-list", true);`,
  ])
    expect(touchesRoot.test(bad), bad).toBe(true);
  for (const good of [`setRootData("wallet", "empty");`, `const { style } = document.documentElement;`])
    expect(touchesRoot.test(good), good).toBe(false);
});
