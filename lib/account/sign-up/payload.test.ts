import { describe, expect, test } from "vitest";
import { plainSchema } from "@/lib/core/form/plain-schema";
import { initialCountry } from "./countries";
import { readDetails } from "./details";
import {
  type GivenDetails,
  platformCountry,
  platformLanguage,
  registrationForm,
  registrationPayload,
  storedDetails,
} from "./payload";

const given: GivenDetails = {
  firstName: "Aino",
  lastName: "Mäki",
  email: "aino@example.com",
  password: "Long enough 7",
  phone: { country: "FI", prefix: "358", body: "401234567" },
  countryCode: "FI",
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
};
const more = { playerId: "P1", languageCode: "fi", termsAndConditionsAcceptedVersion: "2.0" };

describe("the details of the registration form", () => {
  test("are filled in as e-mail, password, prefix and body of the phone, country and three consents, with names [SIGNUP-002]", async () => {
    const filled = { ...given, phone: { country: "FI", number: "040 123 4567" } };
    const { validate } = plainSchema(readDetails)["~standard"];
    expect(await validate(filled)).toEqual({ value: given });
    const empty = { text: "", phone: { country: "FI", number: "" }, consent: false };
    for (const field of Object.keys(given).filter((name) => name !== "marketingOptIn")) {
      const kind = field === "phone" ? "phone" : /terms|cookie/.test(field) ? "consent" : "text";
      expect(await validate({ ...filled, [field]: empty[kind] }), field).toMatchObject({ issues: [{ path: [field] }] });
    }
  });

  test("begin with Finland [SIGNUP-002]", () => {
    expect(initialCountry("UN", "", { CA: "1", FI: "358" })).toBe("FI");
  });

  test("are kept with language, version of the terms and player, and without the password [SIGNUP-002]", () => {
    expect(storedDetails(given, more)).toEqual({
      firstName: "Aino",
      lastName: "Mäki",
      email: "aino@example.com",
      phonePrefix: "358",
      phoneBody: "401234567",
      phoneCountry: "FI",
      countryCode: "FI",
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
      allConditions: true,
      languageCode: "fi",
      termsAndConditionsAcceptedVersion: "2.0",
      playerId: "P1",
    });
  });

  test.each([
    ["termsAndConditions", false],
    ["cookiePolicyAccepted", false],
    ["marketingOptIn", true],
    ["firstName", true],
  ] as const)(
    "agree to everything with the terms and the cookie policy, never by marketing: without %s %j [SIGNUP-002]",
    (field, isAll) => {
      const changed = { ...given, marketingOptIn: true, [field]: field === "firstName" ? "Aina" : false };
      expect(storedDetails(changed, more).allConditions).toBe(isAll);
    },
  );
});

test("a registration records the version of the terms that was accepted, with names, address, number in one and password [SIGNUP-001, TERMS-003]", () => {
  expect(registrationPayload(given, "2.0")).toEqual({
    firstName: "Aino",
    lastName: "Mäki",
    email: "aino@example.com",
    mobilePhone: "+358401234567",
    password: "Long enough 7",
    termsAndConditionsAcceptedVersion: "2.0",
  });
});

describe("the update of the profile", () => {
  const contact = {
    dateOfBirth: "1990-05-17",
    postalCode: "00100",
    phone: { prefix: "358", body: "401234568" },
    cpf: "",
    province: "",
  };
  const update = (details: object = {}, changed: object = {}) =>
    registrationForm({ ...storedDetails(given, more), ...details }, { ...contact, ...changed });

  test("contains player, birth, postal code, phone, country, terms and language, and the marketing choice [PROFILE-004]", () => {
    expect(update()).toEqual({
      playerId: "P1",
      dateOfBirth: "1990-05-17",
      postalCode: "00100",
      mobilePhone: "+358401234568",
      countryCode: "FI",
      termsAndConditionsAccepted: true,
      languageCode: "fi",
      marketingOptIn: false,
    });
  });

  test("contains CPF and province where they are required", () => {
    expect(update({}, { cpf: "11144477735", province: "QC" })).toMatchObject({ cpf: "11144477735", province: "QC" });
  });

  test.each([
    ["PP", "SE"],
    ["LL", "NL"],
    ["JJ", "DE"],
  ])("sends %s as %s [PROFILE-005]", (code, country) => {
    expect([platformCountry(code), update({ countryCode: code }).countryCode]).toEqual([country, country]);
  });

  test.each(["GG", "UK", "GB"])("sends %s as GB [PROFILE-006]", (code) => {
    expect([platformCountry(code), update({ countryCode: code }).countryCode]).toEqual(["GB", "GB"]);
  });

  test.each(["FI", "ZA"])("sends %s unchanged", (code) => {
    expect(platformCountry(code)).toBe(code);
  });

  test("sends inen as en, and every other language unchanged [PROFILE-005]", () => {
    expect(["inen", "fi", "br"].map(platformLanguage)).toEqual(["en", "fi", "br"]);
    expect(update({ languageCode: "inen" }).languageCode).toBe("en");
  });
});
