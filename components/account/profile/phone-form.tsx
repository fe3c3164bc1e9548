import { usePhoneCountries } from "@/components/account/sign-up/contact/use-phone-countries";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { PhoneField } from "@/components/ui/phone-field";
import { PhoneInput } from "@/lib/account/profile/schema";
import type { Phone } from "@/lib/core/form/phone-number";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { draftOf } from "./account-card";
import { useAccountForm } from "./use-account-form";

/** A number that waits for its proof. */
export interface GivenNumber {
  smsVerificationId: string;
  /** With a plus. */
  recipient: string;
}

interface PhoneFormProps {
  /** The player's, of which a number most likely is. */
  country: string;
  /** @returns the smsVerificationId */
  send(phone: { phonePrefix: string; phoneBody: string }): Promise<string>;
  onGiven(given: GivenNumber): void;
  onCancel(): void;
}

export function PhoneForm({ country, send, onGiven, onCancel }: PhoneFormProps) {
  const t = useTranslations("account.profile");
  const tOneTimeCode = useTranslations("account.oneTimeCode");
  const countries = usePhoneCountries();
  // A code is asked for once the number is taken: without an answer there was none.
  const unsent = tOneTimeCode("unsent");
  const form = useAccountForm({
    name: "phone",
    schema: PhoneInput,
    defaultValues: { phone: { country, number: "" } },
    aliases: { phonePrefix: "phone", phoneBody: "phone", mobilePhone: "phone", pincode: "phone" },
    draft: draftOf("phone"),
    unknownText: unsent,
    async onSubmit({ phone: { prefix, body } }: { phone: Phone }) {
      const smsVerificationId = await send({ phonePrefix: prefix, phoneBody: body });
      onGiven({ smsVerificationId, recipient: `+${prefix}${body}` });
    },
  });
  return (
    <Form form={form} label={t("phone.title")}>
      <FormControl form={form} name="phone">
        {(control) => <PhoneField {...control} label={t("phone.label")} hint={t("phone.hint")} countries={countries} />}
      </FormControl>
      <FormFailure form={form} unknownText={unsent} />
      <FormActions
        busy={form.isBusy}
        label={form.isBusy ? tOneTimeCode("sending") : t("phone.send")}
        onCancel={onCancel}
      />
    </Form>
  );
}
