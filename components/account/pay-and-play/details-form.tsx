import { usePhoneCountries } from "@/components/account/sign-up/contact/use-phone-countries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { PhoneField } from "@/components/ui/phone-field";
import type { PayAndPlaySession } from "@/lib/account/pay-and-play/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { NumberProof } from "./number-proof";
import { useDetails } from "./use-details";

interface DetailsFormProps {
  session: PayAndPlaySession;
  onUpdated(session: PayAndPlaySession): void;
}

/** The form of the details missing at the bank, then the entry of the code for the phone number. */
export function DetailsForm({ session, onUpdated }: DetailsFormProps) {
  const t = useTranslations("account.payAndPlay");
  const tLogin = useTranslations("account.login");
  const countries = usePhoneCountries();
  const { form, needsPhone, pendingNumber, finish, leaveCode } = useDetails(session, onUpdated);

  if (pendingNumber)
    return (
      <NumberProof
        sessionId={session.sessionId}
        number={pendingNumber}
        onProved={() => finish(pendingNumber)}
        onLeave={leaveCode}
      />
    );

  return (
    <Form form={form}>
      <p className="text-muted">{t("detailsLead")}</p>
      <FormFailure form={form} />
      <Field {...form.text("email")} label={tLogin("email")} type="email" autoComplete="email" />
      {needsPhone ? (
        <FormControl form={form} name="phone">
          {(control) => <PhoneField {...control} label={t("phone")} countries={countries} />}
        </FormControl>
      ) : null}
      <Button type="submit" busy={form.isBusy}>
        {t("next")}
      </Button>
    </Form>
  );
}
