import { expect, test } from "vitest";
import { sayFrom } from "./words";

const say = sayFrom({
  account: { login: { retrying: "Attempt {0} of {attempts}, {0} again", nested: { text: "Here" } } },
});

test("a word takes its values by position and by name, as often as they stand in it [UI-516]", () => {
  expect(say("retrying", { 0: "2", attempts: "4" })).toBe("Attempt 2 of 4, 2 again");
});

test("a value that is missing leaves its place as it is written, and nothing is taken from elsewhere [UI-516]", () => {
  expect(say("retrying", { attempts: "4" })).toBe("Attempt {0} of 4, {0} again");
  expect(say("retrying")).toBe("Attempt {0} of {attempts}, {0} again");
  expect(say("nested.text", { text: "There" })).toBe("Here");
});

test("a key without words says itself", () => {
  expect([say("missing"), say("nested")]).toEqual(["missing", "nested"]);
});
