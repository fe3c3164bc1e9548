import { describe, expect, test } from "vitest";
import { everywhere } from "@/lib/market/policy/rules-kept";
import { isTest, read } from "./files";

const page = "docs/guide/verify-protections.md";
const table = read(page)
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.slice(2, -2).split(" | "));
const rows = table.slice(2).map(([protection = "", rule = "", tests = ""]) => ({ protection, rule, tests }));

const pathsIn = (cell: string) => [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = ""]) => path);

/** The cell's tests by file: "`file`: “title”; “title”", one file in each line. */
const namedIn = (cell: string) =>
  cell.split("<br>").map((part) => {
    const [, file = "", titles = ""] = /^`([\w./-]+)`: (“.+”)$/.exec(part) ?? [];
    return { file, titles: titles.slice(1, -1).split("”; “") };
  });

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Does a test of the source have exactly this title? A skipped one and a group of tests are none. */
const hasTest = (source: string, title: string) =>
  new RegExp(`(?<!describe|skip|todo)\\(\\s*(["\`])${literal(title)}\\1,`).test(source);

describe(page, () => {
  test("has three columns, and more than twenty protections", () => {
    expect(table[0]).toEqual(["protection", "rule", "tests"]);
    expect(table.filter((cells) => cells.length !== 3)).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
  });

  test.each(rows)("$protection: has a rule, and each test that it names is in its file", ({ rule, tests }) => {
    expect(pathsIn(rule)).not.toEqual([]);
    const named = namedIn(tests);
    expect(named.map(({ file }) => file).filter((file) => !isTest(file))).toEqual([]);
    const missing = named.flatMap(({ file, titles }) => {
      const source = read(file);
      return titles.filter((title) => !hasTest(source, title)).map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
  });
});

test.each(everywhere)(
  "kept in every market: %s, asked for by %s; its test is in %s",
  (_rule, _askedBy, file, title) => {
    expect(isTest(file)).toBe(true);
    expect(hasTest(read(file), title)).toBe(true);
  },
);

describe("a title", () => {
  const source = 'test("a", f); test.each([["b", 1]])(\n  "%s of c",\n f); describe("d", g); test.skip("e", f);';
  test.each([
    ["a", true],
    ["%s of c", true],
    ["b", false],
    ["c", false],
    ["d", false],
    ["e", false],
  ])("%s is that of a test: %s", (title, is) => {
    expect(hasTest(source, title)).toBe(is);
  });
});
