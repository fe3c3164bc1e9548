import { describe, expect, test } from "vitest";
import { plainSchema } from "@/lib/core/form/plain-schema";
import { caretAfter, formatCpf, readCpf } from "./cpf";
import { readDetails } from "./details";
import { contactInput } from "./schema";

const details = {
  firstName: "Aino",
  lastName: "O'Hara-Mäki",
  email: "aino@example.com",
  password: "Long enough 7",
  phone: { country: "FI", number: "040 123 4567" },
  countryCode: "FI",
  termsAndConditions: true,
  cookiePolicyAccepted: true,
  marketingOptIn: false,
};

/** The code of the first issue of a field, or its value. */
async function read(field: keyof typeof details, value: unknown): Promise<unknown> {
  const result = await plainSchema(readDetails)["~standard"].validate({ ...details, [field]: value });
  return "value" in result ? result.value[field] : result.issues.find(({ path }) => path[0] === field)?.message;
}

test.each([
  ["firstName", "", "required"],
  ["firstName", "  Aino  Maria ", "Aino Maria"],
  ["firstName", "Ann-Marie", "Ann-Marie"],
  ["lastName", "D’Arcy", "D’Arcy"],
  ["lastName", "山田", "山田"],
  ["lastName", "अनीता", "अनीता"],
  ["lastName", "محمد", "محمد"],
  ["lastName", "x".repeat(50), "x".repeat(50)],
  ["lastName", "x".repeat(51), "tooLong"],
  ["lastName", "Aino 2", "name"],
  ["lastName", "<b>Aino</b>", "name"],
  ["lastName", "😀", "name"],
  ["email", "", "required"],
  ["email", " aino@example.com ", "aino@example.com"],
  ["email", "aino@example", "email"],
  ["email", "aino example.com", "emailNoAt"],
  ["email", "mailto:aino@example.com", "emailMarks"],
  ["email", "Aino <aino@example.com>", "emailMarks"],
  ["email", "aino..maki@example.com", "email"],
  ["email", ".aino@example.com", "email"],
  ["email", "aino.@example.com", "email"],
  ["email", "aino@example.com.", "email"],
  ["email", "aino@.example.com", "email"],
  ["email", "aino@example..com", "email"],
  ["email", "aino.o'hara+news@mail.example.co.uk", "aino.o'hara+news@mail.example.co.uk"],
  ["email", `${"x".repeat(243)}@example.com`, "tooLong"],
  ["email", `${"x".repeat(242)}@example.com`, `${"x".repeat(242)}@example.com`],
  ["password", "", "required"],
  ["password", "short 7", "passwordLength"],
  ["password", "eightch7", "eightch7"],
  ["password", "no digit here", "passwordDigit"],
  ["password", "1234567890", "passwordLetter"],
  ["password", ` ${"x".repeat(62)}7`, ` ${"x".repeat(62)}7`],
  ["password", `${"x".repeat(64)}7`, "passwordLength"],
  ["password", "eight\u200bch7", "passwordUnseen"],
  ["password", details.email, "passwordDigit"],
  ["countryCode", "", "country"],
] as const)("%s %j is read as %j [SIGNUP-023]", async (field, value, outcome) => {
  expect(await read(field, value)).toBe(outcome);
});

test.each([
  [{ country: "FI", number: "" }, "required"],
  [{ country: "FI", number: "12" }, "phone"],
  [{ country: "FI", number: "call me" }, "phone"],
  // Whole numbers of Niue and of Saint Helena: four digits are too few, five are enough.
  [{ country: "NU", number: "4002" }, "phone"],
  [
    { country: "SH", number: "22158" },
    { country: "SH", prefix: "290", body: "22158" },
  ],
  [
    { country: "FI", number: "(040) 123-4567" },
    { country: "FI", prefix: "358", body: "401234567" },
  ],
  [
    { country: "FI", number: "+46 70 123 45 67" },
    { country: "SE", prefix: "46", body: "701234567" },
  ],
])("the phone %j is read as %j [SIGNUP-023]", async (phone, outcome) => {
  expect(await read("phone", phone)).toEqual(outcome);
});

test("terms and cookies have to be accepted, marketing does not [SIGNUP-003]", async () => {
  expect(await read("termsAndConditions", false)).toBe("accept");
  expect(await read("cookiePolicyAccepted", false)).toBe("accept");
  expect(await read("marketingOptIn", false)).toBe(false);
});

describe("the second step", () => {
  const contact = {
    dateOfBirth: "17.5.1990",
    postalCode: "00100",
    phone: details.phone,
    cpf: "",
    province: "",
    marketingOptIn: false,
  };
  const needs = {
    taxNumber: "none",
    leastAge: () => 18,
    dateOrder: "dmy",
    provinces: [],
    today: () => "2026-11-22",
  } as const;
  async function issues(change: object, more: Partial<Parameters<typeof contactInput>[0]> = {}) {
    const { success, error, data } = await contactInput({ ...needs, ...more }).safeParseAsync({
      ...contact,
      ...change,
    });
    return success ? data : error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  }

  test.each([
    ["22.11.2008", "2008-11-22"],
    ["23.11.2008", ["dateOfBirth tooYoung"]],
    ["1.1.1899", ["dateOfBirth birth"]],
    ["31.12.2030", ["dateOfBirth tooYoung"]],
    ["", ["dateOfBirth required"]],
    ["31.2.1990", ["dateOfBirth impossible"]],
  ])("the date of birth %s: %j [SIGNUP-024]", async (dateOfBirth, outcome) => {
    const read = await issues({ dateOfBirth });
    expect(Array.isArray(read) ? read : read.dateOfBirth).toEqual(outcome);
  });

  test.each([
    [[], "", "22.11.2008", "2008-11-22"],
    [["AB", "ON"], "AB", "22.11.2008", "2008-11-22"],
    [["AB", "ON"], "ON", "22.11.2008", ["dateOfBirth tooYoung"]],
    [["AB", "ON"], "ON", "22.11.2007", "2007-11-22"],
    [["AB", "ON"], "", "22.11.2008", ["province required", "dateOfBirth tooYoung"]],
  ])(
    "of %j in %j the date of birth %s: %j, by the age of the province [SIGNUP-024]",
    async (provinces, province, dateOfBirth, outcome) => {
      const leastAge = (code: string) => (provinces.length === 0 || code === "AB" ? 18 : 19);
      const read = await issues({ dateOfBirth, province }, { provinces, leastAge });
      expect(Array.isArray(read) ? read : read.dateOfBirth).toEqual(outcome);
    },
  );

  test.each([
    ["2024-02-29", "28.2.2006", "2006-02-28"],
    ["2024-02-29", "1.3.2006", ["dateOfBirth tooYoung"]],
    ["2026-02-28", "29.2.2008", ["dateOfBirth tooYoung"]],
    ["2026-03-01", "29.2.2008", "2008-02-29"],
    ["2026-01-01", "31.12.2007", "2007-12-31"],
    ["2025-12-31", "1.1.2008", ["dateOfBirth tooYoung"]],
  ])("on %s the date of birth %s: %j", async (today, dateOfBirth, outcome) => {
    const read = await issues({ dateOfBirth }, { today: () => today });
    expect(Array.isArray(read) ? read : read.dateOfBirth).toEqual(outcome);
  });

  test.each([
    ["cpf", "", ["cpf required"]],
    ["cpf", "529.982.247-24", ["cpf cpf"]],
    ["cpf", " 529.982.247-25 ", "52998224725"],
    ["cpf", "111.111.111-11", ["cpf cpf"]],
    ["none", "", ""],
    ["none", "anything", ""],
  ] as const)("where the tax number is %s the CPF %j is read as %j [SIGNUP-026]", async (taxNumber, cpf, outcome) => {
    const read = await issues({ cpf }, { taxNumber });
    expect(Array.isArray(read) ? read : read.cpf).toEqual(outcome);
  });

  test("a province is required where there are some to choose from", async () => {
    expect(await issues({ province: "" }, { provinces: ["QC"] })).toEqual(["province required"]);
    expect(await issues({ province: "QC" }, { provinces: ["QC"] })).toMatchObject({ province: "QC" });
  });

  test.each([
    ["", ["postalCode required"]],
    ["K1A 0B1", "K1A 0B1"],
    ["  00100 ", "00100"],
    ["x".repeat(13), ["postalCode tooLong"]],
    ["😀", ["postalCode postalCode"]],
  ])("the postal code %j: %j", async (postalCode, outcome) => {
    const read = await issues({ postalCode });
    expect(Array.isArray(read) ? read : read.postalCode).toEqual(outcome);
  });
});

test("full-width digits of a CPF are digits", () => {
  expect(readCpf("５２９９８２２４７２５")).toBe("52998224725");
});

test.each([
  ["", ""],
  ["529", "529"],
  ["5299", "529.9"],
  ["529.", "529"],
  ["529982247", "529.982.247"],
  ["52998224725", "529.982.247-25"],
  ["529 982 247 25", "529.982.247-25"],
  // What is no CPF stays as it was typed.
  ["529982247251", "529982247251"],
  ["529a", "529a"],
  ["５２９", "５２９"],
])("a CPF typed as %j is written as %j", (typed, written) => {
  expect(formatCpf(typed)).toBe(written);
});

test.each([
  [0, 0],
  [3, 3],
  [4, 5],
  [11, 14],
  [12, 14],
])("behind %i digits the caret is at %i", (digits, caret) => {
  expect(caretAfter(digits, "529.982.247-25")).toBe(caret);
});
