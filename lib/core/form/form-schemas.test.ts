import { expect, test } from "vitest";
import { fileSize, typeNames } from "../files/file-limits";
import { amountField, codeField, dateField, fileField, newPasswordField, phoneField } from "./form-schemas";
import { readPhone } from "./phone-number";

interface Parser {
  safeParseAsync(value: unknown): Promise<{ data?: unknown; error?: { issues: { message: string }[] } | undefined }>;
}
const parse = async (schema: Parser, value: unknown) => {
  const { data, error } = await schema.safeParseAsync(value);
  return error ? error.issues[0]?.message : data;
};

const limits = { types: ["application/pdf"], maxBytes: 1_000 };
const file = (type: string, bytes: number) => new File(["x".repeat(bytes)], "x", { type });
const pdf = file("application/pdf", 5);

test.each([
  [amountField({ signs: ["€"], decimalMark: "," }), "1.234,50 €", 123_450],
  [amountField({ signs: ["€"], decimalMark: "," }), "1.234", "ambiguous"],
  [amountField({ signs: ["€"], decimalMark: "," }), "", "required"],
  [amountField({ signs: ["€"], decimalMark: "," }), "-1", "negative"],
  [dateField("dmy"), "5.11.1990", "1990-11-05"],
  [dateField("dmy"), "31.2.1990", "impossible"],
  [dateField("dmy"), "", "required"],
  [codeField, "402 917", "402917"],
  [codeField, "４０２-９１７", "402917"],
  [codeField, "4029", "4029"],
  [codeField, "402", "code"],
  [codeField, "4029178", "code"],
  [codeField, "", "required"],
  [newPasswordField("aino@example.com"), "", "required"],
  [newPasswordField("aino@example.com"), "7 chars", "passwordLength"],
  [newPasswordField("aino@example.com"), "8 charss", "8 charss"],
  [newPasswordField("aino@example.com"), ` ${"x1".repeat(31)} `, ` ${"x1".repeat(31)} `],
  [newPasswordField("aino@example.com"), `${"x1".repeat(32)} `, "passwordLength"],
  [newPasswordField("aino@example.com"), "12345678", "passwordLetter"],
  [newPasswordField("aino@example.com"), "пароль-пароль", "passwordDigit"],
  [phoneField, { country: "FI", number: "040 123 4567" }, { country: "FI", prefix: "358", body: "401234567" }],
  [phoneField, { country: "FI", number: "+46 70 123 45 67" }, { country: "SE", prefix: "46", body: "701234567" }],
  [phoneField, { country: "GB", number: "+44 7911 123456" }, { country: "GB", prefix: "44", body: "7911123456" }],
  [phoneField, { country: "FI", number: "12" }, "phone"],
  [phoneField, { country: "FI", number: " " }, "required"],
  [fileField(limits), pdf, pdf],
  [fileField(limits), null, "required"],
  [fileField(limits), file("text/html", 5), "fileType"],
  [fileField(limits), file("application/pdf", 0), "fileEmpty"],
  [fileField(limits), file("application/pdf", 1_001), "fileSize"],
])("case %#", async (schema, value, expected) => {
  expect(await parse(schema, value)).toEqual(expected);
});

test("a number whose country is not known is read by its plus alone", async () => {
  expect(await readPhone({ country: "??", number: "+358 40 1234567" })).toMatchObject({ country: "FI" });
  expect(await readPhone({ country: "??", number: "040 1234567" })).toBeNull();
});

test("the limits of a file are written for people", () => {
  expect([typeNames(["image/jpeg", "application/pdf"]), fileSize(4_200_000, "en"), fileSize(900, "de")]).toEqual([
    "JPEG, PDF",
    "4.2 MB",
    "0,9 kB",
  ]);
});
