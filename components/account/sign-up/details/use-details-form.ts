import type { Captcha } from "@/components/account/captcha/use-lazy-captcha";
import { loadLazySteps } from "@/components/account/sign-up/load-lazy-steps";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { initialCountry } from "@/lib/account/sign-up/countries";
import type { DetailsValues } from "@/lib/account/sign-up/details";
import { signUpErrors } from "@/lib/account/sign-up/form-errors";
import type { SignUpOptions } from "@/lib/account/sign-up/options";
import { signUpState } from "@/lib/account/sign-up/store";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { plainSchema } from "@/lib/core/form/plain-schema";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { detectedCountry } from "@/lib/session/client-context/detected-country";

/** The rules of the first step, and its sending. @throws FormRefusal when they cannot be loaded: nothing was sent */
const loadSending = () =>
  loadLazySteps().catch((cause) => {
    throw new FormRefusal({ form: { code: "error.system.error" } }, { cause });
  });

const detailsSchema = plainSchema(async (typed: DetailsValues) => (await loadSending()).readDetails(typed));

/** The earlier input, else an empty form for the visitor's country. The password is always typed again. */
function initialValues(options: SignUpOptions): DetailsValues {
  const { form } = signUpState();
  if (form)
    return {
      firstName: form.firstName,
      lastName: form.lastName,
      email: form.email,
      password: "",
      phone: { country: form.phoneCountry, number: form.phoneBody },
      countryCode: form.countryCode,
      termsAndConditions: form.termsAndConditions,
      cookiePolicyAccepted: form.cookiePolicyAccepted,
      marketingOptIn: form.marketingOptIn,
    };
  const country = detectedCountry(document.cookie);
  const countryCode = initialCountry(localeOfPath(location.pathname).market, country, options.countries);
  return {
    firstName: "",
    lastName: "",
    email: "",
    password: "",
    phone: { country: countryCode, number: "" },
    countryCode,
    termsAndConditions: false,
    cookiePolicyAccepted: false,
    marketingOptIn: false,
  };
}

export function useDetailsForm(options: SignUpOptions, captcha: Captcha) {
  const t = useTranslations("account.signUp");
  const form = useSchemaForm({
    schema: detailsSchema,
    defaultValues: initialValues(options),
    draft: "sign-up-details",
    aliases: { mobilePhone: "phone" },
    catalogue: signUpErrors,
    onSubmit: async (given, signal) => {
      const { sendDetails } = await loadSending();
      await sendDetails(given, options, captcha, signal);
    },
  });
  /** The prefix of a phone number that is not typed yet is that of the country. */
  function followCountry(country: string): void {
    const { getValues, setValue } = form.form;
    if (country in options.countries && getValues("phone.number").trim() === "")
      setValue("phone", { country, number: "" });
  }
  return { form, t, followCountry };
}
