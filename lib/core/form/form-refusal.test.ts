import { describe, expect, test } from "vitest";
import { HttpError, InvalidResponse, readFieldErrors, Unreachable } from "../http/http-errors";
import { FormRefusal, refusalOfFields, submitFailure, tooManyRequests } from "./form-refusal";

const field = (objectName: string, name: string, message: string, code: string | null = null) => ({
  objectName,
  field: name,
  rejectedValue: null,
  status: 400,
  message,
  code,
});

/** The refusal that a form shows for an answer of a server. */
function refused(error: unknown, drawn: readonly string[], aliases: Readonly<Record<string, string>> = {}) {
  const failure = submitFailure(error, { drawn, aliases });
  if (failure.kind !== "refused") throw new Error("The outcome is unknown.");
  return failure.refusal;
}

describe("a field error of the server", () => {
  test("finds the form's own name, by object and field or by field alone; the first of a field counts", () => {
    const validationErrors = [
      field("player", "emailAddress", "Taken.", "taken"),
      field("player", "city", "Too long."),
      field("player", "city", "Again."),
      field("address", "city", "Unknown."),
    ];
    const drawn = ["email", "city", "addressCity"];
    const refusal = refused(new HttpError(400, { validationErrors }), drawn, {
      emailAddress: "email",
      "address.city": "addressCity",
    });
    expect(refusal.fields).toEqual({
      email: { code: "taken", message: "Taken." },
      city: { code: null, message: "Too long." },
      addressCity: { code: null, message: "Unknown." },
    });
    expect(refusal.form).toBeNull();
  });

  test.each([
    ["", "address.postCode", "address.postCode"],
    ["address", "postCode", "address.postCode"],
    ["form", "address.postCode", "address.postCode"],
    ["", "questions[1].answer", "questions.1.answer"],
    ["questionnaire", "questions[1].answer", "questions.1.answer"],
    ["", "phone.number", "phone"],
    ["player", "phone[number]", "phone"],
  ])("of %j and %j is that of the nested field %s", (objectName, name, shown) => {
    const error = new HttpError(400, { validationErrors: [field(objectName, name, "No.")] });
    const drawn = ["address.street", "address.postCode", "questions.0.answer", "questions.1.answer", "phone"];
    expect(refused(error, drawn)).toMatchObject({ fields: { [shown]: { message: "No." } }, form: null });
  });

  test.each(["iban", "toString", "constructor", "city.name.first", ""])(
    "of %j, which the form does not draw, leaves the reason of the whole",
    (name) => {
      const error = new HttpError(400, {
        code: "invalid",
        message: "Not now.",
        validationErrors: [field("player", "email", "Taken."), field("player", name, "No.")],
      });
      expect(refused(error, ["email"])).toMatchObject({
        fields: { email: { message: "Taken." } },
        form: { code: "invalid", message: "Not now." },
      });
    },
  );

  test("that no field can show is the reason of the form where the whole has none", () => {
    const error = new HttpError(400, { validationErrors: [field("", "iban", "No such account.", "iban.unknown")] });
    expect(refused(error, ["email"]).form).toEqual({ code: "iban.unknown", message: "No such account." });
  });

  test("without a response of its own is shown the same way", () => {
    const errors = readFieldErrors([field("address", "city", "Unknown."), field("address", "gone", "No.")]);
    expect(refusalOfFields(errors, { drawn: ["city"] })).toMatchObject({
      fields: { city: { code: null, message: "Unknown." } },
      form: { message: "No." },
    });
  });
});

describe("a refusal of the whole form", () => {
  test("has code, sentence and reference of the response, which is its cause", () => {
    const error = new HttpError(409, { code: "closed", message: "Closed." }, "r-17");
    expect(refused(error, ["email"])).toMatchObject({
      fields: {},
      form: { code: "closed", message: "Closed." },
      reference: "r-17",
      cause: error,
    });
  });

  test("for too many requests is told from one of what was typed", () => {
    const error = new HttpError(429, { code: "throttled", message: "Too Many Requests" });
    expect(refused(error, []).form).toEqual({ code: tooManyRequests });
  });

  test("without code and sentence has a reason nevertheless", () => {
    expect(refused(new HttpError(400), ["email"]).form).toEqual({ code: null });
  });
});

describe("a refusal by the site's own code", () => {
  test("keeps its names, and its cause", () => {
    const cause = new Error("The captcha did not come.");
    const own = new FormRefusal({ fields: { "address.postCode": { code: "far" } } }, { cause });
    expect(own).toMatchObject({ name: "FormRefusal", message: "The form was refused (address.postCode: far)", cause });
    expect(refused(own, ["address.postCode"])).toMatchObject({
      fields: { "address.postCode": { code: "far" } },
      form: null,
      cause,
    });
  });

  test("of a field that is not drawn is one of the form, unless the form has a reason", () => {
    const fields = { cpf: { code: "taken" } };
    expect(refused(new FormRefusal({ fields }), ["email"])).toMatchObject({ fields: {}, form: { code: "taken" } });
    const both = new FormRefusal({ fields, form: { code: "closed" }, reference: "r-1" });
    expect(refused(both, ["email"])).toMatchObject({ form: { code: "closed" }, reference: "r-1" });
  });
});

test.each([
  ["no answer", new Unreachable("network", "/v1/x"), null],
  ["a deadline that passed", new Unreachable("deadline", "/v1/x"), null],
  ["a server error", new HttpError(502, null, "r-2"), "r-2"],
  ["an answer that cannot be read", new InvalidResponse("/v1/x", 200, "no JSON"), null],
  ["anything else", "?", null],
])("after %s nobody knows what happened", (_what, error, reference) => {
  expect(submitFailure(error, { drawn: ["email"] })).toEqual({ kind: "unknown", reference });
});
