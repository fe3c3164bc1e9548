import { expect, test } from "vitest";
import { newPasswordIssue } from "./new-password";

const email = "aino1@example.com";

test.each([
  ["nothing", "", "required"],
  ["seven characters", "short 7", "passwordLength"],
  ["65 characters", `${"x".repeat(64)}7`, "passwordLength"],
  ["no letter", "1234567890", "passwordLetter"],
  ["no digit", "no digit here", "passwordDigit"],
  ["a space of no width", "green\u200broom7", "passwordUnseen"],
  ["a mark that opens right-to-left text", "green\u202eroom7", "passwordUnseen"],
  ["a mark of direction", "green\u200froom7", "passwordUnseen"],
  ["a mark of byte order", "\ufeffgreenroom7", "passwordUnseen"],
  ["a soft hyphen", "green\u00adroom7", "passwordUnseen"],
  ["a tab", "green\troom7", "passwordUnseen"],
  ["a control character", "green\u0007room7", "passwordUnseen"],
  ["a joiner between Latin letters", "green\u200droom7", "passwordUnseen"],
  ["an empty letter of Hangul", "green\u3164room7", "passwordUnseen"],
  ["the e-mail address", "aino1@example.com", "passwordIsEmail"],
  ["the e-mail address in capitals, with spaces around it", " AINO1@example.com ", "passwordIsEmail"],
])("a new password of %s is refused", (_what, password, issue) => {
  expect(newPasswordIssue(password, email)).toBe(issue);
});

test.each([
  ["eight characters", "eightch7"],
  ["64 characters", ` ${"x".repeat(62)}7`],
  ["spaces", " Ever green-77 "],
  ["another script", "пароль 12345"],
  ["joiners, as Persian needs them", "می\u200cخواهم123"],
  ["joiners, as Hindi needs them", "क्\u200dषमता1234"],
  ["joined emoji", "👩🏽\u200d🚀❤\ufe0f\u200d🔥otters7"],
  ["the e-mail address and more", "aino1@example.com!"],
])("a new password of %s is taken", (_what, password) => {
  expect(newPasswordIssue(password, email)).toBeNull();
});

test("where no e-mail address is known, none is compared with", () => {
  expect(newPasswordIssue("eightch7", "")).toBeNull();
});
