import { expect, test } from "vitest";
import { type ChoiceRules, choicesOf, countedMinutes, isFixed, requiredTimer } from "./choices";

/** A page where the reality check is free, and a country whose law asks for one of at most an hour. */
const rules: ChoiceRules = {
  minutes: { here: [30, 60, 120], at: { SE: [15, 60] } },
  presetMinutes: { here: 120, at: { SE: 60 } },
  isDuty: { here: false, at: { SE: true } },
};
const free = choicesOf(rules, [{ country: "FI" }]);
const strict = choicesOf(rules, [{ country: "SE" }]);

test("a player chooses by the law of the page and of their account's place, by the stricter where they differ", () => {
  expect(free).toEqual({ minutes: [30, 60, 120], preset: 120, mayBeOff: true });
  expect(strict).toEqual({ minutes: [15, 60], preset: 60, mayBeOff: false });
  expect(choicesOf(rules, [{ country: "FI" }, { country: "SE" }])).toEqual({
    minutes: [15, 30, 60],
    preset: 60,
    mayBeOff: false,
  });
});

test("there is nothing to choose where the law leaves one interval, nobody may be without it, and it is set", () => {
  const single = { minutes: [60], preset: 60, mayBeOff: false };
  expect(isFixed(single, 60)).toBe(true);
  expect(isFixed(single, 30)).toBe(false);
  expect(isFixed(single, null)).toBe(false);
  expect(isFixed({ ...single, mayBeOff: true }, 60)).toBe(false);
  expect(isFixed(strict, 15)).toBe(false);
});

test.each([
  ["none, where the law asks for one", strict, null, 60],
  ["one longer than the law allows", strict, 61, 60],
  ["the longest that the law allows", strict, 60, null],
  ["a shorter one", strict, 15, null],
  ["none, where there may be none", free, null, null],
  ["a long one, where there may be none", free, 240, null],
  ["none, where the first choice is longer than any", { ...strict, preset: 120 }, null, 60],
  ["none, where the first choice is shorter than the longest", { ...strict, preset: 15 }, null, 15],
])("who has %s: what has to stand in its place", (_which, choices, timer, required) => {
  expect(requiredTimer(choices, timer)).toBe(required);
});

test.each([
  ["the one that is set", free, 30, 30],
  ["none for who has none and may", free, null, null],
  ["the first choice as long as the setting is not known", free, undefined, 120],
  ["what the law asks for in place of none", strict, null, 60],
  ["what the law asks for in place of a longer one", strict, 120, 60],
  ["a shorter one than the law asks for", strict, 15, 15],
])("this browser counts %s", (_which, choices, timer, counted) => {
  expect(countedMinutes(choices, timer)).toBe(counted);
});
