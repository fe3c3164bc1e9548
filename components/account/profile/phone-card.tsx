"use client";

import { useEffect, useRef, useState } from "react";
import { CodeEntry } from "@/components/account/one-time-code/code-entry";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { Button } from "@/components/ui/button";
import { phoneCodeMutation, phoneMutation } from "@/lib/account/one-time-code/queries";
import { playerPhoneMutation } from "@/lib/account/profile/queries";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { AccountCard } from "./account-card";
import { Nothing } from "./address-card";
import { type GivenNumber, PhoneForm } from "./phone-form";

/** The mobile number, which changes once the new one is proved by a code. */
export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useTranslations("account.profile");
  return (
    <AccountCard
      form="phone"
      title={t("phone.title")}
      value={profile.mobilePhone || <Nothing text={t("phone.none")} />}
    >
      {(onDone) => <PhoneChange profile={profile} onDone={onDone} />}
    </AccountCard>
  );
}

function PhoneChange({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTranslations("account.profile");
  const tForm = useTranslations("site.form");
  const number = usePlayerMutation(() => phoneMutation);
  const code = usePlayerMutation(() => phoneCodeMutation);
  const proof = usePlayerMutation(playerPhoneMutation);
  const [given, setGiven] = useState<GivenNumber | null>(null);
  useStepHistory(given ? 1 : 0, () => setGiven(null));
  const formPlace = useRef<HTMLDivElement>(null);
  const lastGiven = useRef(given);
  useEffect(() => {
    // The step of the code had the focus, which went with it.
    if (lastGiven.current && !given) formPlace.current?.querySelector<HTMLElement>("input[type=tel]")?.focus();
    lastGiven.current = given;
  }, [given]);
  if (!given)
    return (
      <div ref={formPlace}>
        <PhoneForm country={profile.countryCode} send={number.mutateAsync} onGiven={setGiven} onCancel={onDone} />
      </div>
    );
  const { recipient, smsVerificationId } = given;
  return (
    <div className="grid gap-3">
      <CodeEntry
        id={`phone:${profile.playerId}:${smsVerificationId}`}
        recipient={recipient}
        intro={t("phone.sentTo", { recipient })}
        send={() => code.mutateAsync(smsVerificationId)}
        verify={(pincode) => proof.mutateAsync({ smsVerificationId, pincode })}
        onVerified={() => {
          useToasts.getState().show("success", t("player.account.phone.success.toast"));
          onDone();
        }}
      />
      <Button kind="quiet" onClick={() => setGiven(null)}>
        {tForm("cancel")}
      </Button>
    </div>
  );
}
