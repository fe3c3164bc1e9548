import { expect, test } from "vitest";
import { formatListHash, parseListHash } from "./choice";
import { isListHash } from "./list-hash";
import { type Choice, wholeList } from "./schema";

test.each<[string, Choice]>([
  ["", wholeList],
  ["#sort=newFirst", { ...wholeList, sort: "newFirst" }],
  [
    "#provider=relax&provider=playngo&studio=nightjar",
    { ...wholeList, providers: ["relax", "playngo"], subProviders: ["nightjar"] },
  ],
  ["#name=caf%C3%A9+%26+b%23&page=3", { ...wholeList, searchText: "café & b#", page: 3, lastPage: 3 }],
  ["#is=low&is=rtp96&is=jackpot", { ...wholeList, facts: ["low", "rtp96", "jackpot"] }],
  ["#sort=popular&is=demo&page=2-4", { ...wholeList, sort: "popular", facts: ["demo"], page: 2, lastPage: 4 }],
])("a choice is kept in the hash: %s", (hash, choice) => {
  expect(formatListHash(choice)).toBe(hash);
  expect(parseListHash(hash)).toEqual(choice);
  expect(isListHash(hash)).toBe(hash !== "");
});

test.each(["#login", "#", "#sorted=fromA", "#main", "#xsort=fromA"])("%s is no choice", (hash) => {
  expect(isListHash(hash)).toBe(false);
  expect(parseListHash(hash)).toEqual(wholeList);
});

test.each([
  "#sort=random",
  "#page=0",
  "#page=-1",
  "#page=1.5",
  "#page=x",
  "#page=99999999",
  "#page=3-2",
  "#page=1-21",
  "#page=1-2-3",
  "#page=0-1",
  "#is=free",
  "#is=",
  "#sort=%E0%A4%A",
  "#name=",
])("invalid parts of %s have the default of the whole list", (hash) => {
  expect(parseListHash(hash)).toEqual(wholeList);
});

test("a hash of any length gives a choice of a bounded one, without doubles", () => {
  const { providers, searchText } = parseListHash(
    `#${"provider=a&".repeat(500)}${Array.from({ length: 500 }, (_, at) => `provider=${at}&`).join("")}name=${"x".repeat(10_000)}`,
  );
  expect([new Set(providers).size, providers.length, searchText.length]).toEqual([60, 60, 100]);
});
