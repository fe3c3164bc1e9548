import { expect, test } from "vitest";
import { preferredTags } from "./accept-language";

test.each([
  ["", []],
  ["*", []],
  ["fi", ["fi"]],
  ["fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]],
  ["en;q=0.5, fi", ["fi", "en"]],
  ["de ; q=0.2,pt-BR;q=1", ["pt-BR", "de"]],
  ["de;q=0, fi;q=0.0, en;q=0.001", ["en"]],
  ["de;q=a, ../x, <b>, fi", ["fi"]],
  ["toolonglanguage, x-y", ["x-y"]],
])("%j prefers %j", (header, tags) => {
  expect(preferredTags(header)).toEqual(tags);
});

test("a header of ten thousand languages is read in part", () => {
  expect(preferredTags(Array(10_000).fill("fi").join(","))).toHaveLength(20);
});
