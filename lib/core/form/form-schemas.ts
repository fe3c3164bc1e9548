import { custom, NEVER, object, pipe, string, transform } from "zod/mini";
import { type FileLimits, fileProblem } from "../files/file-limits";
import { latinDigits } from "../latin-digits";
import { type AmountFormat, readAmount } from "./amount-input";
import { type DateOrder, readDate } from "./date-input";
import type { emailIssue, newEmailIssue } from "./email-address";
import { newPasswordIssue } from "./new-password";
import { plainLine } from "./pasted-text";
import { readPhone } from "./phone-number";

/** The text of an amount, as its hundredths. Issues carry codes. */
export const amountField = (format: AmountFormat) =>
  pipe(
    string(),
    transform((text, { issues }): number => {
      const reading = readAmount(text, format);
      if (reading.kind === "amount") return reading.amountMinor;
      const message =
        reading.kind === "invalid" ? reading.problem : reading.kind === "empty" ? "required" : "ambiguous";
      issues.push({ code: "custom", message, input: text });
      return NEVER;
    }),
  );

/** The text of a date in a market's order, as an ISO date. */
export const dateField = (order: DateOrder) =>
  pipe(
    string(),
    transform((text, { issues }): string => {
      const reading = readDate(text, order);
      if (reading.kind === "date") return reading.date;
      issues.push({ code: "custom", message: reading.kind === "invalid" ? reading.problem : "required", input: text });
      return NEVER;
    }),
  );

/** The text that `read` makes of what was typed, unless `issueOf` has a code against it. */
const textField = (read: (text: string) => string, issueOf: (value: string) => string | null) =>
  pipe(
    string(),
    transform((text, { issues }): string => {
      const value = read(text);
      const message = issueOf(value);
      if (message) issues.push({ code: "custom", message, input: text });
      return value;
    }),
  );

/** A one-time code of four to six digits, however it was pasted: "402 917", "402-917". */
export const codeField = textField(
  (text) => latinDigits(text).replace(/[\s\p{Cf}-]/gu, ""),
  (digits) => (/^\d{4,6}$/.test(digits) ? null : digits === "" ? "required" : "code"),
);

/**
 * A postal code, in Latin letters and digits as all our countries write them; what an Asian keyboard makes of them counts as the
 * same, and Japan's postal mark goes. The platform decides whether it exists.
 */
export const postalCodeField = textField(
  (text) =>
    plainLine(latinDigits(text))
      .replace(/[\u2010-\u2015\u2212\u30fc]/g, "-")
      .replace(/^〒 ?/, ""),
  (code) => {
    if (code === "") return "required";
    if (code.length > 12) return "tooLong";
    return /^[a-z\d](?:[ -]?[a-z\d])*$/i.test(code) ? null : "postalCode";
  },
);

/** The e-mail address of an account (`emailIssue`), or for a new one (`newEmailIssue`). */
export const emailField = (issueOf: typeof emailIssue | typeof newEmailIssue) => textField(plainLine, issueOf);

/** A password to be chosen for the account of an e-mail address. */
export const newPasswordField = (email: string) =>
  textField(
    (password) => password,
    (password) => newPasswordIssue(password, email),
  );

/** A country and a number as it is dialled there, as the parts that the platform takes. Loads the rules of all countries. */
export const phoneField = pipe(
  object({ country: string(), number: string() }),
  transform(async (phone, { issues }) => {
    const reading = await readPhone(phone);
    if (reading) return reading;
    issues.push({ code: "custom", message: phone.number.trim() === "" ? "required" : "phone", input: phone });
    return NEVER;
  }),
);

/** A file within its limits. */
export const fileField = (limits: FileLimits) =>
  pipe(
    custom<File | null>((value) => value === null || value instanceof File),
    transform((file, { issues }): File => {
      const problem = file ? fileProblem(file, limits) : "required";
      if (file && !problem) return file;
      issues.push({ code: "custom", message: problem ?? "required", input: file });
      return NEVER;
    }),
  );
