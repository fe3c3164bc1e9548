"use client";

import { useState } from "react";
import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { sendContact } from "@/components/account/sign-up/send-registration";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import type { RegistrationDetails } from "@/lib/account/sign-up/flow";
import { signUpErrors } from "@/lib/account/sign-up/form-errors";
import { leastAgeOf } from "@/lib/account/sign-up/least-age";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import type { registrationForm } from "@/lib/account/sign-up/payload";
import { contactInput, type Requirement } from "@/lib/account/sign-up/schema";
import { contactDraft } from "@/lib/account/sign-up/store";
import type { RegisteredContact } from "@/lib/account/sign-up/unfinished";
import { dateOrder, writeDate } from "@/lib/core/form/date-input";
import type { Phone } from "@/lib/core/form/phone-number";
import { dayOf } from "@/lib/core/time/day";
import { pageDateTag } from "@/lib/market/date-format";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Place } from "@/lib/market/policy/by-place";
import { provincesOf } from "@/lib/market/provinces";
import { readClientContext } from "@/lib/session/client-context/client-context";

/** The values of the first step, or of the account of a sign-up that was left. */
type ContactGiven = Parameters<typeof registrationForm>[0] & Pick<RegistrationDetails, "phoneCountry" | "phoneBody">;

export interface ContactFormOptions {
  captcha: Captcha;
  /** Of the registration; null where the player is signed in. */
  token: string | null;
  given: ContactGiven;
  options: SignUpOptions;
  /** Of a sign-up that was left: the account's values for this step. Its marketing choice is requested again. */
  known?: RegisteredContact;
  /** With the number as it was sent, and what the country wants verified. */
  onSent: (phone: Phone, requirement: Requirement) => void | Promise<void>;
}

/** The form of the second step: the requirements of market and country. */
export function useContactForm({ captcha, token, given, options, known, onSent }: ContactFormOptions) {
  const t = useTranslations("account.signUp");
  const provinces = provincesOf(given.countryCode);
  const leastAge = (province: string) =>
    leastAgeOf(options.leastAge, { country: given.countryCode, province }, readStay());
  const [schema] = useState(() =>
    contactInput({
      taxNumber: options.taxNumber,
      leastAge,
      provinces,
      dateOrder: dateOrder(pageDateTag()),
      today: () => dayOf(Date.now()),
    }),
  );
  const form = useSchemaForm({
    schema,
    defaultValues: {
      dateOfBirth: known?.dateOfBirth ? writeDate(known.dateOfBirth, pageDateTag()) : "",
      postalCode: known?.postalCode ?? "",
      phone: { country: given.phoneCountry, number: given.phoneBody },
      cpf: "",
      province: known?.province ?? "",
      marketingOptIn: given.marketingOptIn,
    },
    draft: contactDraft,
    // The input is restored after "Back" from the codes.
    keepsDraft: true,
    aliases: { mobilePhone: "phone" },
    catalogue: signUpErrors,
    onSubmit: async (contact, signal) => {
      const { marketingOptIn } = known ? contact : given;
      const call = { given: { ...given, marketingOptIn }, token, captcha, signal };
      await onSent(contact.phone, await sendContact(contact, call));
    },
  });
  const age = leastAge(form.form.watch("province"));
  const birth = form.form.getFieldState("dateOfBirth", form.form.formState).error;
  /** The field's error, or the one that names the age. */
  const birthError = birth?.message === "tooYoung" ? t("errors.tooYoung", { age }) : form.errorOf("dateOfBirth");
  return { form, t, provinces, age, birthError };
}

/** Where the visitor is, as far as it was detected. */
function readStay(): Place {
  const { country, region } = readClientContext({
    cookies: document.cookie,
    userAgent: navigator.userAgent,
    pathname: location.pathname,
  });
  return { country, province: region };
}
