import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useErrorText } from "@/components/ui/form/error-text";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { PhoneField } from "@/components/ui/phone-field";
import { giveNumber } from "@/lib/account/one-time-code/api";
import { updatePlayer } from "@/lib/account/pay-and-play/api";
import { detailsSchema, emptyDetails } from "@/lib/account/pay-and-play/forms";
import { phoneCountry } from "@/lib/account/pay-and-play/phone-country";
import type { PayAndPlaySession } from "@/lib/account/pay-and-play/schema";
import { type SubmitFailure, submitFailure } from "@/lib/core/form";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { phonePrefixes } from "@/lib/market/phone-prefixes";
import { platform } from "@/lib/session/platform";
import { type AskedNumber, NumberProof } from "./number-proof";

interface DetailsFormProps {
  session: PayAndPlaySession;
  onUpdated(session: PayAndPlaySession): void;
}

/** Asks for what the bank did not know. The phone number is proved by a code before anything is saved. */
export function DetailsForm({ session, onUpdated }: DetailsFormProps) {
  const t = useTranslations("account");
  const errorText = useErrorText();
  const [asked, setAsked] = useState<AskedNumber | null>(null);
  const [proved, setProved] = useState<string | null>(session.mobilePhone);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const needsPhone = session.mobilePhone === null;

  const form = useSchemaForm({
    schema: detailsSchema(needsPhone),
    defaultValues: emptyDetails(session.email, phoneCountry()),
    draft: "pay-and-play-details",
    errorText: (code) => (code === "email" ? t("payAndPlay.emailInvalid") : errorText(code)),
    async onSubmit({ email, phone }, signal) {
      setFailure(null);
      const mobilePhone = phone ? `+${phone.prefix}${phone.body}` : (session.mobilePhone ?? "");
      if (!phone || mobilePhone === proved) return save(email, mobilePhone, signal);
      const number = { phonePrefix: phone.prefix, phoneBody: phone.body };
      setAsked({ smsVerificationId: await giveNumber(platform, number, { signal }), email, mobilePhone });
    },
  });

  async function save(email: string, mobilePhone: string, signal: AbortSignal): Promise<void> {
    await updatePlayer(platform, session, { email, mobilePhone }, signal);
    onUpdated({ ...session, email, mobilePhone });
  }

  function finish({ email, mobilePhone }: AskedNumber): void {
    setProved(mobilePhone);
    setAsked(null);
    save(email, mobilePhone, new AbortController().signal).catch((error) => setFailure(submitFailure(error)));
  }

  if (asked)
    return (
      <NumberProof
        sessionId={session.sessionId}
        number={asked}
        onProved={() => finish(asked)}
        onLeave={() => setAsked(null)}
      />
    );

  return (
    <Form form={form}>
      <p className="text-muted">{t("payAndPlay.detailsLead")}</p>
      <FormFailure
        failure={form.failure ?? failure}
        refusedText={(code) => {
          if (code === "error.same.customer.info.detected") return t("payAndPlay.same");
          return code === "error.unauthorized" ? t("payAndPlay.over") : null;
        }}
      />
      <Field
        {...form.text("email")}
        label={t("login.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {needsPhone ? (
        <FormControl form={form} name="phone">
          {(control) => <PhoneField {...control} label={t("payAndPlay.phone")} countries={phonePrefixes} />}
        </FormControl>
      ) : null}
      <Button type="submit" busy={form.isBusy}>
        {t("payAndPlay.next")}
      </Button>
    </Form>
  );
}
