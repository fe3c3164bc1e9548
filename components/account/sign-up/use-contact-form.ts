import { useState } from "react";
import type { Captcha } from "@/components/account/captcha/use-captcha";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { contactInput, type Requirement } from "@/lib/account/sign-up/schema";
import type { RegistrationDetails } from "@/lib/account/sign-up/steps";
import { dateOrder } from "@/lib/core/date-input";
import type { Phone } from "@/lib/core/phone-number";
import { localeOfPath } from "@/lib/market/locale";
import { pageTag } from "@/lib/market/messages/fetch";
import { provincesOf } from "@/lib/market/provinces";
import { sendContact } from "./use-registration";
import { useSignUpErrors } from "./use-sign-up-errors";

/** What is known from the first step. */
type ContactGiven = Pick<
  RegistrationDetails,
  "playerId" | "countryCode" | "languageCode" | "marketingOptIn" | "phoneCountry" | "phoneBody"
>;

export interface ContactFormOptions {
  captcha: Captcha;
  /** Of the registration; null where the player is signed in. */
  token: string | null;
  given: ContactGiven;
  /** With the number as it was sent, and what the country wants verified. */
  onSent: (phone: Phone, requirement: Requirement) => void;
}

/** The form of the second step: what market and country ask for. */
export function useContactForm({ captcha, token, given, onSent }: ContactFormOptions) {
  const { t, errorText, failureText } = useSignUpErrors();
  const { market } = localeOfPath(location.pathname);
  const provinces = given.countryCode === "CA" ? provincesOf() : [];
  const [schema] = useState(() =>
    contactInput({
      market,
      provinces,
      dateOrder: dateOrder(pageTag()),
      today: new Date().toISOString().slice(0, 10),
    }),
  );
  const form = useSchemaForm({
    schema,
    defaultValues: {
      dateOfBirth: "",
      postalCode: "",
      phone: { country: given.phoneCountry, number: given.phoneBody },
      cpf: "",
      province: "",
    },
    draft: "sign-up-contact",
    aliases: { mobilePhone: "phone" },
    errorText,
    onSubmit: async (contact, signal) =>
      onSent(contact.phone, await sendContact(contact, { given, token, captcha, signal })),
  });
  return { form, t, failureText, market, provinces };
}
