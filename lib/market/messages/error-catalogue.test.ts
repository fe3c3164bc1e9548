import { describe, expect, test } from "vitest";
import { commonErrors, createErrorReader, defineErrors } from "./error-catalogue";

const catalogue = defineErrors(
  "account.signUp",
  { "email:required": "fields.email", name: "errors.name", "error.system.error": "error.system.error" },
  { firstName: "name", email: "email" },
);
/** Translators that give the key and the values back. */
const t = (key: string) => `signUp.${key}`;
const tForm = (key: string, values: object = {}) => [`site.${key}`, ...Object.values(values)].join(" ");
const errors = createErrorReader(catalogue, t, tForm);
const common = createErrorReader(commonErrors, tForm, tForm);

describe("a code of a field reads as", () => {
  test.each([
    ["the message of this field", "email", "required", "signUp.fields.email"],
    ["the form's own message", "lastName", "name", "signUp.errors.name"],
    ["the message of any form", "lastName", "required", "site.errors.required"],
    ["the form's own rule of the field when it is unknown", "firstName", "far", "signUp.errors.name"],
    ["the common rule of the field when it is unknown", "email", "far", "site.errors.email"],
    ["the server's sentence when it is unknown", "city", "far", "Too far."],
    ["the server's sentence when it is a word of the language", "city", "constructor", "Too far."],
    ["the server's sentence at a field of such a name", "toString", "far", "Too far."],
    ["the server's sentence when there is none", "address.postCode", null, "Too far."],
  ])("%s", (_what, name, code, text) => {
    expect(errors.ofField({ code, message: "Too far." }, name, "r-1")).toBe(text);
  });

  test("a general sentence when nothing is known, with the reference of the request where there is one", () => {
    expect(common.ofField({ code: "far" }, "city")).toBe("site.errors.invalid");
    expect(common.ofField({ code: "far", message: "" }, "city", "r-1")).toBe("site.errors.invalid site.reference r-1");
  });
});

describe("a code of a form reads as", () => {
  test.each([
    ["the form's own message", "error.system.error", "signUp.error.system.error"],
    ["too many requests, whatever the server says", "tooMany", "site.tooMany"],
    ["the message of any form", "error.oops.tryAgain", "site.error.oops.tryAgain"],
    ["the server's sentence when it is unknown", "far", "Too far."],
    ["the server's sentence when it is one of fields", "required", "Too far."],
    ["the server's sentence when there is none", null, "Too far."],
  ])("%s", (_what, code, text) => {
    expect(errors.ofForm({ code, message: "Too far." }, "r-1")).toBe(text);
  });

  test("a general sentence when nothing is known, with the reference of the request where there is one", () => {
    expect(errors.ofForm({ code: "far" })).toBe("site.refused");
    expect(errors.ofForm({ code: null }, "r-1")).toBe("site.refused site.reference r-1");
  });
});
