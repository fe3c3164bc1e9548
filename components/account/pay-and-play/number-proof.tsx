import { CodeEntry } from "@/components/account/one-time-code/code-entry";
import { Button } from "@/components/ui/button";
import { phoneCodeMutation, phoneProofMutation } from "@/lib/account/one-time-code/queries";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { runMutation } from "@/lib/session/player/player-queries";

/** A phone number that waits for its code. */
export interface PendingNumber {
  smsVerificationId: string;
  mobilePhone: string;
}

interface NumberProofProps {
  sessionId: string;
  number: PendingNumber;
  onProved(): void;
  /** Back to the number, which stays as it was typed. */
  onLeave(): void;
}

/** The number of a new player, proved by a code. */
export function NumberProof({ sessionId, number, onProved, onLeave }: NumberProofProps) {
  const t = useTranslations("account.oneTimeCode");
  const tPayAndPlay = useTranslations("account.payAndPlay");
  const { smsVerificationId, mobilePhone } = number;
  return (
    <div className="grid gap-4">
      <CodeEntry
        id={`pay-and-play:${sessionId}:${smsVerificationId}`}
        recipient={mobilePhone}
        intro={t("sentTo", { recipient: mobilePhone })}
        send={() => runMutation(phoneCodeMutation, smsVerificationId)}
        verify={(pincode) => runMutation(phoneProofMutation, { smsVerificationId, pincode })}
        onVerified={onProved}
      />
      <Button kind="secondary" onClick={onLeave}>
        {tPayAndPlay("otherNumber")}
      </Button>
    </div>
  );
}
