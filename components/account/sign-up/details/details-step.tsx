"use client";

import { useEffect } from "react";
import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { linkStyle } from "@/components/ui/control-styles";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PhoneField } from "@/components/ui/phone-field";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import { pageLocale } from "@/lib/market/messages/fetch";
import { nameOrder } from "@/lib/market/name-order";
import { paths } from "@/lib/routing/paths";
import { BankLink } from "./bank-link";
import { ConsentFields } from "./consent-fields";
import { countryOptions, otherCountry } from "./country-options";
import { useDetailsForm } from "./use-details-form";

/** Beside each other on a desktop, where the step ends on the first screen. */
const pair = "flex flex-wrap items-start gap-5 *:min-w-0 *:flex-[1_1_15rem]";

const nameTokens = { firstName: "given-name", lastName: "family-name" } as const;

interface DetailsStepProps {
  options: SignUpOptions;
  captcha: Captcha;
  /** A field has a value, from now or before a reload. */
  onBegun: () => void;
}

/** The first step of the sign-up: names, e-mail, password, phone, country and consents. */
export function DetailsStep({ options, captcha, onBegun }: DetailsStepProps) {
  const { form, t, followCountry } = useDetailsForm(options, captcha);
  const { isDirty } = form.form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDirty) onBegun();
  }, [isDirty]);
  const { email = "", firstName = "", lastName = "" } = form.form.watch();
  return (
    <Form form={form} label={t("steps.Details.title")}>
      <BankLink />
      {/* One below the other where enlarged text leaves no room for two. */}
      <div className="flex flex-wrap gap-5 *:flex-[1_1_6.5rem]">
        {nameOrder(pageLocale().language).map((part) => (
          <Field key={part} {...form.text(part)} label={t(`fields.${part}`)} autoComplete={nameTokens[part]} />
        ))}
      </div>
      <div className={pair}>
        <Field {...form.text("email")} label={t("fields.email")} type="email" autoComplete="email" />
        <FormControl form={form} name="password">
          {(control) => (
            <NewPasswordField {...control} label={t("fields.password")} personal={[email, firstName, lastName]} />
          )}
        </FormControl>
      </div>
      <div className={pair}>
        <FormControl form={form} name="countryCode">
          {(control) => (
            <Combobox
              {...control}
              label={t("fields.country")}
              options={countryOptions(options.countries)}
              fallback={{ value: otherCountry, text: t("fields.otherCountry") }}
              unlisted={t("errors.country")}
              onChange={(code) => {
                control.onChange(code);
                followCountry(code);
              }}
            />
          )}
        </FormControl>
        <FormControl form={form} name="phone">
          {(control) => <PhoneField {...control} label={t("fields.phone")} countries={options.countries} />}
        </FormControl>
      </div>
      <ConsentFields form={form} />
      <FormFailure form={form} unknownText={t("unknown")} />
      <Button type="submit" busy={form.isBusy}>
        {t(form.isBusy ? "sending" : "next")}
      </Button>
      <p className="text-center text-sm">
        {t("haveAccount")}{" "}
        <a className={`${linkStyle.inText} whitespace-nowrap`} href={paths.login()}>
          {t("logIn")}
        </a>
      </p>
    </Form>
  );
}
