import { z } from "zod";
import { Province } from "./account-fields";

const name = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.-]{0,49}$/u, "The name is not valid.");

/** "+358401234567" */
const mobilePhone = z.string().regex(/^\+\d{6,18}$/, "The phone number is not valid.");

/** The payload that begins a registration. */
export const Registration = z.strictObject({
  firstName: name,
  lastName: name,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  mobilePhone,
  password: z
    .string()
    .min(8)
    .max(64)
    .regex(/\p{L}/u, "The password needs a letter.")
    .regex(/\d/, "The password needs a digit."),
  termsAndConditionsAcceptedVersion: z.string().regex(/^\d{1,6}(\.\d{1,6}){0,5}$/),
});
export type Registration = z.infer<typeof Registration>;

/** The payload that completes it. */
export const RegistrationUpdate = z
  .strictObject({
    playerId: z.string().min(1),
    dateOfBirth: z.iso.date().refine(isAdult, "The person is younger than 18."),
    postalCode: z.string().trim().min(2).max(12),
    mobilePhone,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    termsAndConditionsAccepted: z.literal(true),
    languageCode: z.string().regex(/^[a-z]{2,4}$/),
    // Left out, the preferences stay as they are.
    marketingOptIn: z.boolean().optional(),
    // Which market asks for it is the site's to know.
    cpf: z.string().refine(isCpf, "The CPF is not valid.").optional(),
    province: Province.shape.province.optional(),
  })
  .superRefine(({ countryCode, province }, { addIssue }) => {
    const missing = (path: string) => addIssue({ code: "custom", path: [path], message: "The field is required." });
    if (countryCode === "CA" && province === undefined) missing("province");
  });
export type RegistrationUpdate = z.infer<typeof RegistrationUpdate>;

/** Of February 29 the latest date may be no day of the calendar: it is still later than February 28, and earlier than March 1. */
function isAdult(date: string): boolean {
  const today = new Date().toISOString();
  return date <= `${Number(today.slice(0, 4)) - 18}${today.slice(4, 10)}` && date >= "1900-01-01";
}

/** Eleven digits, the last two of which check the others. */
function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
}
