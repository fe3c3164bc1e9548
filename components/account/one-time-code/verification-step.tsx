"use client";

import { useEffect, useState } from "react";
import type { CodeChannel } from "@/lib/account/one-time-code/api";
import type { OneTimeCode } from "@/lib/account/one-time-code/flow";
import { registrationCodeMutation, registrationProofMutation } from "@/lib/account/one-time-code/queries";
import { publicConfig } from "@/lib/config/public";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { runMutation } from "@/lib/session/player/player-queries";
import { CodeEntry } from "./code-entry";
import { useShowBlocked } from "./use-show-blocked";

interface VerificationStepProps {
  /** Of the registration that waits for the proof. */
  playerId: string;
  countryCode: string;
  /** As it was registered, with a plus. A changed one gets a new code. */
  phone: string;
  email: string;
  /** The market's requirement; of both codes, the SMS comes first. */
  required: "sms" | "email" | "both" | "none";
  /** The headers of the captcha, read before each call. */
  captchaHeaders?: () => Promise<Readonly<Record<string, string>>>;
  onVerified(): void;
  /** The state of a channel's code. */
  onProgress?(channel: CodeChannel, state: Pick<OneTimeCode, "status" | "failure">): void;
  /** Too many attempts: the flow is reset. The dialog that shows it stays, and leads home. */
  onBlocked(untilMs: number | null): void;
}

const channels = { sms: ["sms"], email: ["email"], both: ["sms", "email"], none: [] } as const;

/** Proves the phone number and the e-mail address of a new player, each by a code. */
export function VerificationStep(props: VerificationStepProps) {
  const { playerId, countryCode, phone, email, required, captchaHeaders, onVerified, onProgress, onBlocked } = props;
  const t = useTranslations("account.oneTimeCode");
  const showBlocked = useShowBlocked();
  const [proved, setProved] = useState<readonly CodeChannel[]>([]);
  const channel = channels[required].find((each) => !proved.includes(each));

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once nothing is left to verify
  useEffect(() => {
    if (!channel) onVerified();
  }, [channel]);

  if (!channel) return null;
  const registrant = { playerId, countryCode, siteId: publicConfig().siteId };
  const readCall = async () => ({ channel, registrant, headers: (await captchaHeaders?.()) ?? {} });
  const recipient = channel === "sms" ? phone : email;
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t(`titles.${channel}`)}</h3>
      <CodeEntry
        key={channel}
        id={`registration-${channel}:${playerId}`}
        recipient={recipient}
        intro={t("sentTo", { recipient })}
        send={async () => runMutation(registrationCodeMutation, await readCall())}
        verify={async (pincode) => runMutation(registrationProofMutation, { ...(await readCall()), pincode })}
        onVerified={() => setProved([...proved, channel])}
        onProgress={(state) => onProgress?.(channel, state)}
        onBlocked={(untilMs) => {
          showBlocked(untilMs);
          onBlocked(untilMs);
        }}
      />
    </div>
  );
}
