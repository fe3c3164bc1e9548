import fc from "fast-check";
import { expect, test } from "vitest";
import { changesOf, compareTexts } from "./changes";

const changeLines = (older: string, newer: string) =>
  compareTexts(older, newer)?.map(({ kind, text }) => `${kind} ${text}`);

test("paragraphs that were added and removed keep their position, the others are kept", () => {
  expect(changeLines("One\n\nTwo\nThree\nFour", "Zero\nOne\n  Three \nFive\nFour\nSix")).toEqual([
    "added Zero",
    "kept One",
    "removed Two",
    "kept Three",
    "added Five",
    "kept Four",
    "added Six",
  ]);
});

test.each([
  ["", "", []],
  ["A", "A", ["kept A"]],
  ["", "A\nB", ["added A", "added B"]],
  ["A\nB", "", ["removed A", "removed B"]],
  ["A", "B", ["removed A", "added B"]],
])("%j and %j", (older, newer, expected) => {
  expect(changeLines(older, newer)).toEqual(expected);
});

test.each([
  ["Terms\n1.0\nOne", "Terms\n2.0\nOne\nTwo", ["+Two"]],
  ["1.0\nOne", "2.0\nOne", []],
  // A number that is not the version's is a change like any other.
  ["1.0\n500", "2.0\n400", ["-1.0 -500 +2.0 +400"]],
  ["A\n500\nB", "A\n400\nB", ["-500 +400"]],
  ["A\nold\nB\ngone", "A\nnew\nnewer\nB", ["-old +new +newer", "-gone"]],
])(
  "what was removed and added in one place of %j and %j is one change, the version's number is none",
  (older, newer, expected) => {
    const changes = changesOf(compareTexts(older, newer) ?? [], "1.0", "2.0");
    expect(
      changes.map(({ removed, added }) =>
        [...removed.map(({ text }) => `-${text}`), ...added.map(({ text }) => `+${text}`)].join(" "),
      ),
    ).toEqual(expected);
  },
);

const Text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 });

test("both texts can be read out of every comparison, in order", () => {
  fc.assert(
    fc.property(Text, Text, (older, newer) => {
      const compared = compareTexts(older.join("\n"), newer.join("\n")) ?? [];
      const without = (kind: string) => compared.filter((each) => each.kind !== kind).map(({ text }) => text);
      expect(without("added")).toEqual(older);
      expect(without("removed")).toEqual(newer);
      expect(compared.map(({ id }) => id)).toEqual(compared.map((_, at) => at));
    }),
  );
});

test("a text against itself has no change, and a single insertion is the only one", () => {
  fc.assert(
    fc.property(Text, fc.nat(30), (text, at) => {
      const place = Math.min(at, text.length);
      const longer = [...text.slice(0, place), "new", ...text.slice(place)];
      const kinds = (newer: readonly string[]) =>
        (compareTexts(text.join("\n"), newer.join("\n")) ?? []).filter(({ kind }) => kind !== "kept");
      expect(kinds(text)).toEqual([]);
      expect(kinds(longer).map(({ kind, text }) => [kind, text])).toEqual([["added", "new"]]);
    }),
  );
});

test("texts of thousands of paragraphs are not compared", () => {
  const long = Array.from({ length: 2_001 }, (_, at) => `p${at}`).join("\n");
  expect(compareTexts(long, long)).toBeNull();
});
