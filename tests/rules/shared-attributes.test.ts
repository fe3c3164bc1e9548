import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** The section of the architecture about `data-*` of elements, and of its table the attributes and each one's row. */
const [, section = ""] =
  /### What parts of a page find in each other\n([\s\S]*?)\n## /.exec(read("docs/architecture.md")) ?? [];
const rows = new Map(
  [...section.matchAll(/^\| `data-([a-z-]+)`\s*\|(.*)$/gm)].map(([, name = "", row = ""]) => [name, row]),
);

/** Those of <html> have a table of their own, which `root-data.test.ts` compares with the code. */
const [, rootTable = ""] = /## What the style sheet knows\n([\s\S]*?)\n### /.exec(read("docs/architecture.md")) ?? [];
const ofRoot = [...rootTable.matchAll(/^\| `data-([a-z-]+)`\s*\|/gm)].map(([, name = ""]) => name);
/** Of other programs: a search engine's, and that of the library which measures long lists. */
const ofOthers = ["nosnippet", "index"];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names of `data-*` that a source sets or reads: in JSX, in a selector, in a utility's variant, in a comparison, by `dataset`. */
const attributesIn = (source: string): string[] => [
  ...[...source.matchAll(/(?:[\s[(`"]|(?:has|in|group|peer|not)-)data-([a-z]+(?:-[a-z]+)*)(?=[\]=:"~*^$`])/g)].map(
    ([, name = ""]) => name,
  ),
  ...[...source.matchAll(/\bdataset\.([a-zA-Z]+)/g)].map(([, name = ""]) => kebab(name)),
];

const sources = filesBelow(product, /\.(tsx?|css)$/).filter((path) => !isTest(path));

/** By attribute, the files that set or read it. */
function usedIn(paths: readonly string[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const path of paths)
    for (const name of attributesIn(read(path))) used.set(name, (used.get(name) ?? new Set()).add(path));
  return used;
}

test("the architecture lists every data-* that one file sets and another reads, and no other", () => {
  const used = usedIn(sources);
  const shared = [...used].filter(([, files]) => files.size > 1).map(([name]) => name);
  const expected = shared.filter((name) => !ofRoot.includes(name) && !ofOthers.includes(name));
  expect(expected.length).toBeGreaterThan(15);
  expect([...rows.keys()].toSorted()).toEqual(expected.toSorted());
});

test("each file that a row names uses its attribute", () => {
  const used = usedIn(sources);
  const wrong = [...rows].flatMap(([name, row]) => {
    const files = [...(used.get(name) ?? [])];
    const named = [...row.matchAll(/`([\w-]+\.(?:tsx?|css))`/g)].map(([, file = ""]) => file);
    if (named.length < 2) return [`${name}: fewer than two files`];
    return named.filter((file) => !files.some((path) => path.endsWith(`/${file}`))).map((file) => `${name}: ${file}`);
  });
  expect(wrong).toEqual([]);
});

test("every way to set or read one is found", () => {
  for (const source of [
    `<li data-one="">`,
    `document.querySelector("[data-one]")`,
    `element.querySelectorAll("a[data-one][href]")`,
    `className="has-data-one:hidden"`,
    `className="in-[body:has([data-one=x])]:hidden"`,
    `control.hasAttribute("data-one")`,
    `element.dataset.one`,
  ])
    expect(attributesIn(source), source).toEqual(["one"]);
  expect(attributesIn(`import { x } from "./data-one"; // data-one of it`)).toEqual([]);
});
