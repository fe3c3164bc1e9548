import { useState } from "react";
import { CodeEntry } from "@/components/account/one-time-code/code-entry";
import { Button } from "@/components/ui/button";
import { giveNumber, requestPhoneCode, verifyPhoneCode } from "@/lib/account/one-time-code/api";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { platform } from "@/lib/session/platform";
import { queryClient } from "@/lib/session/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import { Nothing } from "./address-card";
import { EditableCard } from "./editable-card";
import { type GivenNumber, PhoneForm } from "./phone-form";

/** The mobile number, which changes once the new one is proved by a code. */
export function PhoneCard({ profile }: { profile: Profile }) {
  const t = useTranslations("player");
  return (
    <EditableCard
      form="phone"
      title={t("phone.title")}
      value={profile.mobilePhone || <Nothing text={t("phone.none")} />}
    >
      {(onDone) => <PhoneChange profile={profile} onDone={onDone} />}
    </EditableCard>
  );
}

function PhoneChange({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTranslations("player");
  const player = useSession(playerIn);
  const [given, setGiven] = useState<GivenNumber | null>(null);
  if (!given)
    return (
      <PhoneForm
        country={profile.countryCode}
        send={(phone) => giveNumber(platform, phone)}
        onGiven={setGiven}
        onCancel={onDone}
      />
    );
  const { recipient, smsVerificationId } = given;
  return (
    <div className="grid gap-3">
      <CodeEntry
        id={`phone:${profile.playerId}`}
        recipient={recipient}
        intro={t("phone.sentTo", { recipient })}
        send={() => requestPhoneCode(platform, smsVerificationId)}
        verify={(pincode) => verifyPhoneCode(platform, smsVerificationId, pincode)}
        onVerified={() => {
          if (player) void queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey });
          useToasts.getState().show("success", t("account.phone.success.toast"));
          onDone();
        }}
      />
      <Button kind="quiet" onClick={() => setGiven(null)}>
        {t("form.cancel")}
      </Button>
    </div>
  );
}
