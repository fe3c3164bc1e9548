import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Refusal } from "@/lib/money/withdraw/status";

interface RefusalNoticeProps {
  /** Null: the check failed, or its result is not known. */
  refusal: Refusal | null;
  isChecking: boolean;
  /** Makes the check again. */
  onRetry: () => void;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** A check that opens nothing: what it refuses, where it says so, and what the player can do. */
export function RefusalNotice({ refusal, isChecking, onRetry, onVerify }: RefusalNoticeProps) {
  const t = useTranslations("money.withdraw");
  const text = refusal === null || refusal === "FAILURE" ? t("notices.error.text") : t(`notices.${refusal}.text`);
  return (
    <StateBlock
      state={refusal ? "empty" : "error"}
      look="stage"
      title={t(`notices.${refusal ?? "error"}.title`)}
      action={
        refusal === "EXCEEDS_KYC_LIMIT" ? (
          <Button kind="secondary" onClick={onVerify}>
            {t("documents")}
          </Button>
        ) : (
          <Button kind="secondary" busy={isChecking} onClick={onRetry}>
            {t("retry")}
          </Button>
        )
      }
    >
      {text}
    </StateBlock>
  );
}
