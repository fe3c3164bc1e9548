import { beforeEach, describe, expect, test } from "vitest";
import type { FieldError } from "@/lib/core/http/http-errors";
import { fieldErrorsOf, routeFieldErrors } from "./failure";
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
