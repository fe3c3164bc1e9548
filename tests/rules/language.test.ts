import { expect, test } from "vitest";
import { filesBelow, product, read } from "./files";

/** Texts that players read are in their own languages and have rules of their own. */
const texts = /generator\/(texts|titles|lore|names)|messages|words|glossary|docs\/(languages|specification)/;
const sources = [...product, "sandbox", "tests", ".ci", "docs", "README.md"];

/** Lines with a masculine pronoun, as "path:line". */
const masculine = (text: string, path: string): string[] =>
  text.split("\n").flatMap((line, index) => (/\b(?:he|him|his)\b/.test(line) ? [`${path}:${index + 1}`] : []));

test("a player is 'they', in code, comments, test titles and documents", () => {
  const files = filesBelow(sources, /\.(tsx?|mjs|css|md)$/).filter(
    (path) => !texts.test(path) && !path.endsWith("rules/language.test.ts"),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => masculine(read(path), path))).toEqual([]);
});

test("a masculine pronoun is noticed, and a word that contains one is not", () => {
  expect(masculine("a player\nand his limits", "x.ts")).toEqual(["x.ts:2"]);
  expect(masculine("the history of this chip", "x.ts")).toEqual([]);
});
