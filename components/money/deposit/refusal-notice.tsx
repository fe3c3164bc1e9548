import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useDepositReason } from "@/lib/money/deposit/store";

interface RefusalNoticeProps {
  isChecking: boolean;
  /** A payment waits for the check: nobody knows here what was paid. */
  isKept: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Opens what is asked for. */
  onVerify: () => void;
}

/** The platform refuses a deposit, or nobody could find out whether it does: two things, in words of their own. */
export function RefusalNotice({ isChecking, isKept, onRetry, onVerify }: RefusalNoticeProps) {
  const t = useTranslations("money.deposit");
  const { result } = useDepositReason();
  const kind = result === null ? "error" : result === "EXCEEDS_KYC_LIMIT" ? "kycLimit" : "refused";
  return (
    <StateBlock
      state="error"
      title={t(`notices.${kind}.title`)}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {kind === "kycLimit" ? (
            <Button kind="secondary" onClick={onVerify}>
              {t("notices.documentsLink")}
            </Button>
          ) : null}
          <Button kind={kind === "kycLimit" ? "quiet" : "secondary"} busy={isChecking} onClick={onRetry}>
            {t("notices.retry")}
          </Button>
        </span>
      }
    >
      {t(isKept ? "notices.error.kept" : `notices.${kind}.text`)}
    </StateBlock>
  );
}
