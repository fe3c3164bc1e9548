import { expect, test } from "vitest";
import { emailIssue, newEmailIssue } from "./email-address";

test.each([
  ["", "required"],
  ["mika", "emailNoAt"],
  ["mika example.com", "emailNoAt"],
  ["mailto:mika@example.com", "emailMarks"],
  ["MAILTO:mika@example.com", "emailMarks"],
  ["Mika <mika@example.com>", "emailMarks"],
  ["(mika@example.com)", "emailMarks"],
  ["mika@example.com,", "emailMarks"],
  ['"mika"@example.com', "emailMarks"],
  ["mika @example.com", "emailSpace"],
  ["mika@example.com mika@example.com", "emailSpace"],
  ["@example.com", "email"],
  ["mika@", "email"],
  ["mika@@example.com", "email"],
])("the e-mail address %j has the issue %j", (text, issue) => {
  expect([emailIssue(text), newEmailIssue(text)]).toEqual([issue, issue]);
});

test.each([
  ["mika@example", "email"],
  ["mika..maki@example.com", "email"],
  ["mika.@example.com", "email"],
  ["mika@example.com.", "email"],
  [`${"x".repeat(243)}@example.com`, "tooLong"],
])("%j is good enough for an account that exists, and no new address: %j", (text, issue) => {
  expect([emailIssue(text), newEmailIssue(text)]).toEqual([null, issue]);
});

test.each(["mika@example.com", "aino.o'hara+news@mail.example.co.uk", "айно@пример.рф", "عينو@مثال.السعودية"])(
  "%j is an e-mail address",
  (text) => {
    expect([emailIssue(text), newEmailIssue(text)]).toEqual([null, null]);
  },
);
