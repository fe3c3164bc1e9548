import { useState } from "react";
import type { Captcha } from "@/components/account/captcha/use-captcha";
import { Button } from "@/components/ui/button";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { PhoneField } from "@/components/ui/phone-field";
import { Select } from "@/components/ui/select";
import { asksForCpf, contactInput, minimumAge, type SignUpOptions } from "@/lib/account/sign-up/schema";
import type { RegistrationDetails } from "@/lib/account/sign-up/steps";
import { tellSignUp } from "@/lib/account/sign-up/store";
import { dateOrder } from "@/lib/core/date-input";
import { localeOfPath } from "@/lib/market/locale";
import { pageTag } from "@/lib/market/messages/fetch";
import { provinceName, provincesOf } from "@/lib/market/provinces";
import { sendContact } from "./use-registration";
import { useSignUpErrors } from "./use-sign-up-errors";

interface ContactStepProps {
  options: SignUpOptions;
  captcha: Captcha;
  details: { token: string };
  given: RegistrationDetails;
}

/** Date of birth, postal code, a corrected phone number, and what market and country ask for beside. */
export function ContactStep({ options, captcha, details, given }: ContactStepProps) {
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
    onSubmit: (contact, signal) => sendContact(contact, given, details.token, captcha, signal),
  });
  const choices = [
    { value: "", text: "–" },
    ...provinces.map((value) => ({ value, text: provinceName(value, pageTag()) })),
  ];
  return (
    <Form form={form} label={t("steps.ContactInfo.title")}>
      <FormControl form={form} name="dateOfBirth">
        {(control) => (
          <DateField {...control} label={t("fields.dateOfBirth", { age: minimumAge })} autoComplete="bday" />
        )}
      </FormControl>
      {asksForCpf(market) ? (
        <Field {...form.text("cpf")} label={t("fields.cpf")} inputMode="numeric" autoComplete="off" />
      ) : null}
      {provinces.length > 0 ? (
        <Select
          {...form.choice("province")}
          label={t("fields.province")}
          options={choices}
          autoComplete="address-level1"
        />
      ) : null}
      <Field {...form.text("postalCode")} label={t("fields.postalCode")} autoComplete="postal-code" />
      <FormControl form={form} name="phone">
        {(control) => <PhoneField {...control} label={t("fields.phone")} countries={options.countries} />}
      </FormControl>
      <FormFailure failure={form.failure} refusedText={failureText} unknownText={t("unknown")} />
      <div className="grid gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t(form.isBusy ? "sending" : "next")}
        </Button>
        <Button kind="quiet" onClick={() => tellSignUp({ type: "back" })}>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
