import { Button } from "@/components/ui/button";
import { passFocusUp } from "@/components/ui/pass-focus";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The chosen games could not be read; the whole list stays below. */
export function ListFailure({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations("play.gameLists");
  const tActions = useTranslations("site.actions");
  return (
    <StateBlock
      ref={passFocusUp}
      state="partial"
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {tActions("retry")}
        </Button>
      }
    >
      {t("failed")}
    </StateBlock>
  );
}
