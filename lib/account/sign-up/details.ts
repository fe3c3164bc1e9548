import { newEmailIssue } from "@/lib/core/form/email-address";
import { newPasswordIssue } from "@/lib/core/form/new-password";
import { plainLine } from "@/lib/core/form/pasted-text";
import { type PhoneInput, readPhone } from "@/lib/core/form/phone-number";

/** The values of the first step as they are typed. */
export interface DetailsValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: PhoneInput;
  countryCode: string;
  termsAndConditions: boolean;
  cookiePolicyAccepted: boolean;
  marketingOptIn: boolean;
}

/** The first step as it is sent, and its issues, which are keys of messages. */
export async function readDetails(typed: DetailsValues) {
  const phone = await readPhone(typed.phone);
  const firstName = plainLine(typed.firstName);
  const lastName = plainLine(typed.lastName);
  const email = plainLine(typed.email);
  return {
    // Sent only where there is no issue, hence with a phone number.
    value: { ...typed, firstName, lastName, email, phone: phone ?? noPhone },
    issues: {
      firstName: nameIssue(firstName),
      lastName: nameIssue(lastName),
      email: newEmailIssue(email),
      password: newPasswordIssue(typed.password, email),
      phone: phoneIssue(typed.phone.number, phone?.body ?? ""),
      countryCode: typed.countryCode === "" ? "country" : null,
      termsAndConditions: typed.termsAndConditions ? null : "accept",
      cookiePolicyAccepted: typed.cookiePolicyAccepted ? null : "accept",
    },
  };
}
const noPhone = { country: "", prefix: "", body: "" };

/** A name: letters, marks, spaces, hyphens and apostrophes, at most 50. */
function nameIssue(name: string): string | null {
  if (name === "") return "required";
  if (name.length > 50) return "tooLong";
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(name) ? null : "name";
}

/** @param body of the number as it was read; "" where it could not be */
function phoneIssue(typed: string, body: string): string | null {
  if (typed.trim() === "") return "required";
  return body.length >= 5 && body.length <= 14 ? null : "phone";
}
