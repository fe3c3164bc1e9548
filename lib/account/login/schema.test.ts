import { expect, test } from "vitest";
import { LoginInput } from "./schema";

const validate = (email: string, password: string) => LoginInput["~standard"].validate({ email, password });

test.each([
  ["", "", ["required", "required"]],
  ["mika", "x", ["emailNoAt"]],
  ["mailto:mika@example.com", "x", ["emailMarks"]],
  ["mika @example.com", "x", ["emailSpace"]],
  [" mika@example.com ", "", ["required"]],
])("%j and %j are refused: %j", async (email, password, issues) => {
  expect(await validate(email, password)).toMatchObject({ issues: issues.map((message) => ({ message })) });
});

test("spaces around an e-mail address go, those of a password stay", async () => {
  expect(await validate(" mika@example ", " ")).toEqual({ value: { email: "mika@example", password: " " } });
});
