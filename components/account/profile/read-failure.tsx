import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** A part of the account that could not be read. */
export function ReadFailure({ busy = false, onRetry }: { busy?: boolean; onRetry: () => void }) {
  const t = useTranslations("player");
  return (
    <StateBlock
      state="error"
      title={t("unreadable")}
      action={
        <Button kind="secondary" busy={busy} onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("unreadableHint")}
    </StateBlock>
  );
}
