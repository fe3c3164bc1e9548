"use client";

import { useEffect, useRef, useState } from "react";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { phoneMutation } from "@/lib/account/one-time-code/queries";
import { bankDetailsErrors } from "@/lib/account/pay-and-play/form-errors";
import { detailsSchema, emptyDetails } from "@/lib/account/pay-and-play/forms";
import { phoneCountry } from "@/lib/account/pay-and-play/phone-country";
import { playerUpdateMutation } from "@/lib/account/pay-and-play/queries";
import type { PayAndPlaySession } from "@/lib/account/pay-and-play/schema";
import { dropDraft } from "@/lib/core/form/form-drafts";
import { runMutation } from "@/lib/session/player/player-queries";
import type { PendingNumber } from "./number-proof";

/** The key of the draft, which survives a reload in the step of the code too. */
const draft = "pay-and-play-details";

/** The form of the details that the bank lacks. The phone number is proved by a code before anything is saved. */
export function useDetails(session: PayAndPlaySession, onUpdated: (session: PayAndPlaySession) => void) {
  const [pendingNumber, setPendingNumber] = useState<PendingNumber | null>(null);
  const [proved, setProved] = useState<string | null>(session.mobilePhone);
  const needsPhone = !session.mobilePhone;

  const form = useSchemaForm({
    schema: detailsSchema(needsPhone),
    defaultValues: emptyDetails(session.email, phoneCountry()),
    draft,
    keepsDraft: true,
    aliases: { mobilePhone: "phone", phonePrefix: "phone", phoneBody: "phone" },
    catalogue: bankDetailsErrors,
    async onSubmit({ email, phone }, signal) {
      const mobilePhone = phone ? `+${phone.prefix}${phone.body}` : (session.mobilePhone ?? "");
      if (!phone || mobilePhone === proved) return save(email, mobilePhone, signal);
      const number = { phonePrefix: phone.prefix, phoneBody: phone.body, signal };
      setPendingNumber({ smsVerificationId: await runMutation(phoneMutation, number), mobilePhone });
    },
  });

  async function save(email: string, mobilePhone: string, signal: AbortSignal): Promise<void> {
    await runMutation(playerUpdateMutation, { session, email, mobilePhone, signal });
    dropDraft(draft);
    onUpdated({ ...session, email, mobilePhone });
  }

  const lastPending = useRef(pendingNumber);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes back after the code
  useEffect(() => {
    const number = lastPending.current;
    lastPending.current = pendingNumber;
    if (!number || pendingNumber) return;
    // The step of the code had the focus, which went with it.
    form.element.current?.querySelector("input")?.focus();
    // By the form itself, which is busy meanwhile and cannot be sent twice.
    if (number.mobilePhone === proved) form.element.current?.requestSubmit();
  }, [pendingNumber]);

  function finish({ mobilePhone }: PendingNumber): void {
    setProved(mobilePhone);
    setPendingNumber(null);
  }

  return {
    form,
    needsPhone,
    pendingNumber,
    finish,
    leaveCode: () => setPendingNumber(null),
  };
}
