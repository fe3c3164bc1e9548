import { expect, test } from "vitest";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { codeRefusal, reasonOf } from "./failure";

const worded = (code: string) => `worded ${code}`;
const refusal = (status: number, body: object) => codeRefusal(new HttpError(status, body), worded);

test.each([
  ["error.bonus_code.expired", "error.bonus_code.expired"],
  ["PLAYER.bonus_code.new", "PLAYER.bonus_code.new"],
  ["error.invalid.site.id", "error.invalid.site.id"],
])("the code %s is what is shown, never the platform's sentence", (code, shown) => {
  expect(refusal(409, { code, message: "Said." })?.fields).toEqual({
    bonusCode: { code: shown, message: `worded ${code}` },
  });
});

test.each(["error.campaign.closed", "error.bonuscode", "error.invalid.site.id.other", null])(
  "by the code %s it is the platform's sentence",
  (code) => {
    expect(refusal(409, { code, message: " It opens on Monday. " })?.fields).toEqual({
      bonusCode: { code: null, message: "It opens on Monday." },
    });
  },
);

test("a sentence that is missing is a general one, and a long one ends", () => {
  expect(refusal(409, { code: "error.campaign.closed" })).toMatchObject({
    form: { code: "error.oops.tryAgain" },
    fields: {},
  });
  expect(refusal(409, { message: "a".repeat(9_000) })?.fields.bonusCode?.message).toHaveLength(300);
});

test("too many tries are said as in any form; no refusal is made of what is none", () => {
  expect(refusal(429, { code: "error.bonus_code.used", message: "" })?.form?.code).toBe("tooMany");
  for (const error of [new HttpError(500, { code: "error.bonus_code.used" }), new Unreachable("network", "/v1")])
    expect(codeRefusal(error, worded)).toBeNull();
  const own = new FormRefusal({});
  expect(codeRefusal(own, worded)).toBe(own);
});

test.each([
  [429, { code: "error.bonus_code.used" }],
  [409, { code: "error.campaign.closed" }],
  [409, { code: "error.bonus_code.used", message: "Said." }],
])("a refusal by %i %j carries the error that it is made of, for who reads reports", (status, body) => {
  const error = new HttpError(status, body);
  expect(codeRefusal(error, worded)?.cause).toBe(error);
});

test("the reason that the state keeps is that of the field, else that of the form; without a refusal there is none", () => {
  expect(reasonOf(refusal(409, { code: "error.bonus_code.used" }))).toEqual({
    code: "error.bonus_code.used",
    message: "worded error.bonus_code.used",
  });
  expect(reasonOf(refusal(429, {}))).toEqual({ code: "tooMany" });
  expect(reasonOf(new FormRefusal({}))).toBeNull();
  expect(reasonOf(null)).toBeNull();
});
