import { expect, test } from "vitest";
import { findMessage, mergeMessages } from "./merge";

test("an overlay replaces single words and keeps the others", () => {
  const base = { lobby: { title: "Casino", all: "All" }, name: "x" };
  expect(mergeMessages(base, { lobby: { title: "Kasino" } })).toEqual({
    lobby: { title: "Kasino", all: "All" },
    name: "x",
  });
  expect(base.lobby.title).toBe("Casino");
});

test.each([
  ["lobby.title", "Casino"],
  ["lobby", null],
  ["lobby.title.more", null],
  ["nothing", null],
])("the word of %s is %s", (key, word) => {
  expect(findMessage({ lobby: { title: "Casino" } }, key)).toBe(word);
});
