import { useTranslations } from "@/lib/market/messages/use-translations";
import { codeRefusal, reasonOf } from "@/lib/offers/bonus-code/failure";
import { validateCodeMutation } from "@/lib/offers/bonus-code/queries";
import { dispatchBonusCode } from "@/lib/offers/bonus-code/store";
import { usePlayerMutation } from "@/lib/session/player/player-queries";

/** The name under which a code that is typed survives a reload. */
export const codeDraft = "bonus-code";

export const wording = (t: ReturnType<typeof useTranslations<"offers.bonusCode">>) => (code: string) =>
  t("errors.other", { code });

/** Asks whether a code is good. Rejects with why it is not. */
export function useVerifyCode(): (code: string) => Promise<void> {
  const t = useTranslations("offers.bonusCode");
  const { mutateAsync } = usePlayerMutation(validateCodeMutation);
  return async function verify(code) {
    dispatchBonusCode({ type: "verifying" });
    try {
      dispatchBonusCode({ type: "verified", code, campaignId: await mutateAsync(code) });
    } catch (error) {
      const refusal = codeRefusal(error, wording(t));
      dispatchBonusCode({ type: "notVerified", error: reasonOf(refusal) });
      throw refusal ?? error;
    }
  };
}
