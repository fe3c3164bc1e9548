import { CodeEntry } from "@/components/account/one-time-code/code-entry";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type ResetControl, resetCodeId } from "./use-reset";

/** The code that came by e-mail or SMS. Nothing here shows whether the address has an account. */
export function ResetCodeStep({ control }: { control: ResetControl }) {
  const t = useTranslations("account.passwordReset");
  const tOneTimeCode = useTranslations("account.oneTimeCode");
  const { state, start, takeCode, back, block } = control;
  const { email, smsResetKeyId } = state.form;
  const sent = { resendInSeconds: Math.max(0, Math.ceil((state.resendAtMs - Date.now()) / 1_000)) };
  return (
    <div className="grid gap-3">
      <CodeEntry
        id={resetCodeId}
        recipient={email}
        intro={t(smsResetKeyId ? "sentBySms" : "sentByEmail", { email })}
        refusal={state.backendErrors.pincode === undefined ? null : tOneTimeCode("wrong")}
        sent={sent}
        send={() => start(email)}
        verify={takeCode}
        onVerified={() => {}}
        onBlocked={block}
      />
      <Button kind="quiet" onClick={back}>
        {t("back")}
      </Button>
    </div>
  );
}
