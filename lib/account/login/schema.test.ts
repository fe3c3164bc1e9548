import { expect, test } from "vitest";
import { LoginInput } from "./schema";

const validate = (email: string, password: string) => LoginInput["~standard"].validate({ email, password });

test.each([
  ["", "", ["missingEmail", "missingPassword"]],
  ["mika", "x", ["missingEmail"]],
  ["mika example.com", "x", ["missingEmail"]],
  [" mika@example.com ", "", ["missingPassword"]],
])("of %j and %j is missing: %j", async (email, password, missing) => {
  expect(await validate(email, password)).toMatchObject({ issues: missing.map((message) => ({ message })) });
});

test("spaces around an e-mail address go, those of a password stay", async () => {
  expect(await validate(" mika@example ", " ")).toEqual({ value: { email: "mika@example", password: " " } });
});
