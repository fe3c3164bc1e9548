import { beforeEach, describe, expect, test } from "vitest";
import type { FieldError } from "@/lib/core/http-errors";
import { failureToast, fieldErrorsOf, routeFieldErrors } from "./backend-errors";
import { accountForms, useAccountStore } from "./store";

const error = (objectName: string, field: string): FieldError => ({
  objectName,
  field,
  rejectedValue: "x",
  status: 400,
  message: "Not valid.",
  code: "error.custom",
});

const initial = useAccountStore.getState();
beforeEach(() => useAccountStore.setState(initial, true));

describe("a field error of the platform goes to the form that it belongs to [PROFILE-017, API-519, API-520]", () => {
  test.each([
    ["address", "street", "address"],
    ["address", "unheardOf", "address"],
    ["account", "city", "address"],
    ["", "postalCode", "address"],
    ["language", "language", "language"],
    ["", "languageCode", "language"],
    ["phone", "phoneBody", "phone"],
    ["", "phonePrefix", "phone"],
    ["", "mobilePhone", "phone"],
    ["smsVerification", "pincode", "phone"],
    ["password", "newPassword", "password"],
    ["", "oldPassword", "password"],
    ["province", "province", "province"],
    ["address", "province", "address"],
  ] as const)("%j.%s to %s", (objectName, field, form) => {
    const sent = error(objectName, field);
    expect(routeFieldErrors([sent])).toEqual({ byForm: { [form]: [sent] }, others: [] });
  });

  test("one of no form goes to none", () => {
    const sent = error("wallet", "amount");
    expect(routeFieldErrors([sent])).toEqual({ byForm: {}, others: [sent] });
  });

  test("several of one call each go to their own", () => {
    const [street, phone, city] = [error("address", "street"), error("", "phoneBody"), error("address", "city")];
    expect(routeFieldErrors([street, phone, city]).byForm).toEqual({ address: [street, city], phone: [phone] });
  });
});

test("a wrong old password, reported by the code of the response, is an error of its field [PROFILE-017, API-519]", () => {
  const refused = { status: 400, code: "error.old_password.incorrect", message: "No.", fieldErrors: [] };
  const [fieldError] = fieldErrorsOf(refused);
  expect(fieldError).toMatchObject({ objectName: "password", field: "oldPassword", code: refused.code });
  expect(routeFieldErrors(fieldErrorsOf(refused)).byForm).toEqual({ password: [fieldError] });
  const own = [error("password", "oldPassword")];
  expect(fieldErrorsOf({ ...refused, fieldErrors: own })).toEqual(own);
  expect(fieldErrorsOf({ ...refused, code: "error.other" })).toEqual([]);
});

describe("backendErrors [PROFILE-018, PROFILE-019, API-519, API-520]", () => {
  test("has a slot for each of the five forms, empty at first", () => {
    expect(accountForms).toEqual(["address", "language", "phone", "password", "province"]);
    expect(useAccountStore.getState().backendErrors).toEqual({
      address: [],
      language: [],
      phone: [],
      password: [],
      province: [],
    });
  });

  test.each(accountForms)("of the %s form are stored, and cleared alone", (form) => {
    const { setBackendErrors, clearBackendErrors } = useAccountStore.getState();
    const all = Object.fromEntries(accountForms.map((each) => [each, [error(each, "field")]]));
    setBackendErrors(all);
    clearBackendErrors(form);
    expect(useAccountStore.getState().backendErrors).toEqual({ ...all, [form]: [] });
  });
});

describe("the toast of a refused change", () => {
  const failure = { status: 400, code: null, message: "The street is gone.", fieldErrors: [] };
  const oops = { kind: "key", key: "error.oops.tryAgain" };
  test("of status 404 is its message [ERR-017, ERR-504]", () => {
    expect(failureToast({ ...failure, status: 404 })).toEqual({ kind: "message", text: "The street is gone." });
    expect(failureToast({ ...failure, status: 404, message: "" })).toEqual(oops);
  });

  test("of status 500 is its message, and that the outcome is not known [ERR-017, ERR-504]", () => {
    expect(failureToast({ ...failure, status: 500 })).toEqual({ kind: "unknown", text: "The street is gone." });
    expect(failureToast({ ...failure, status: 500, message: "" })).toEqual({ kind: "unknown", text: "" });
  });

  test("of the wrong old password is the code as a text key, whatever the status [ERR-018, ERR-504]", () => {
    for (const status of [400, 403, 404, 500])
      expect(failureToast({ ...failure, status, code: "error.old_password.incorrect" })).toEqual({
        kind: "key",
        key: "error.old_password.incorrect",
      });
  });

  test("of a 400 without field errors is that something went wrong, and with some there is none [ERR-019]", () => {
    expect(failureToast(failure)).toEqual(oops);
    expect(failureToast({ ...failure, fieldErrors: [error("address", "street")] })).toBeNull();
  });

  test.each([401, 403, 409, 422, 503])("of status %i there is no toast: the form shows it", (status) => {
    expect(failureToast({ ...failure, status })).toBeNull();
  });
});
