import {
  boolean,
  looseObject,
  minLength,
  NEVER,
  nullable,
  object,
  optional,
  pipe,
  refine,
  string,
  transform,
} from "zod/mini";
import type { DateOrder } from "@/lib/core/form/date-input";
import { dateField, phoneField, postalCodeField } from "@/lib/core/form/form-schemas";
import { readCpf } from "./cpf";
import type { TaxNumber } from "./options";

const phone = phoneField.check(refine(({ body }) => body.length >= 5 && body.length <= 14, "phone"));

/** The requirements of a market in the second step. */
export interface ContactNeeds {
  taxNumber: TaxNumber;
  /** The youngest age of a player who lives in a province; "" while none is chosen. */
  leastAge: (province: string) => number;
  dateOrder: DateOrder;
  /** The provinces to choose from; empty where none is required. */
  provinces: readonly string[];
  /** Today as an ISO date, by the calendar of the player's clock. Midnight may pass while the form is open. */
  today: () => string;
}

/** The second step, with the requirements of market and country. */
export function contactInput({ taxNumber, leastAge, dateOrder, provinces, today }: ContactNeeds) {
  return object({
    dateOfBirth: pipe(dateField(dateOrder), string().check(refine((date) => date >= "1900-01-01", "birth"))),
    postalCode: postalCodeField,
    phone,
    cpf: pipe(
      string(),
      transform((text, { issues }): string => {
        if (taxNumber === "none") return "";
        const digits = readCpf(text);
        if (digits !== null) return digits;
        issues.push({ code: "custom", message: text.trim() === "" ? "required" : "cpf", input: text });
        return NEVER;
      }),
    ),
    marketingOptIn: nullable(boolean()),
    province: string().check(refine((code) => provinces.length === 0 || provinces.includes(code), "required")),
  }).check(
    refine(({ dateOfBirth, province }) => dateOfBirth <= yearsBefore(today(), leastAge(province)), {
      error: "tooYoung",
      path: ["dateOfBirth"],
      // Beside what other fields are refused for.
      when: ({ value }) => typeof Object(value).dateOfBirth === "string",
    }),
  );
}

/**
 * The date so many years before a date, for comparisons: of February 29 it may be no day of the calendar, later than every
 * February 28 and earlier than every March 1, so that nobody born on March 1 is of age a day early.
 */
function yearsBefore(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
}

/** The platform's response to a registration. */
export const Registered = looseObject({ playerId: string().check(minLength(1)), token: string() });

/** The verifications of the site configuration. */
export const SiteVerification = looseObject({
  smsVerification: optional(boolean()),
  emailVerification: optional(boolean()),
});

export const RiskSetting = looseObject({ marketRiskSetting: optional(string()) });

/** The codes that a new player has to enter; of both, the SMS comes first. */
export type Requirement = "none" | "sms" | "email" | "both";
