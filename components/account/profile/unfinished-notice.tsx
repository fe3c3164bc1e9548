import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { finishSignUpDialog } from "@/lib/account/dialogs";
import { stepLeft } from "@/lib/account/sign-up/unfinished";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { accessDetailsQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";

/** For a player whose sign-up was left before its end: that it is open, and the way on. Nothing for everybody else. */
export function UnfinishedNotice() {
  const t = useTranslations("account.notices");
  const { data: access } = usePlayerQuery(accessDetailsQuery);
  if (!access || stepLeft(access) === null) return null;
  return (
    <StateBlock
      state="empty"
      title={t("unfinished.title")}
      action={
        <Button onClick={() => useDialogs.getState().open(finishSignUpDialog, null)}>{t("unfinished.goOn")}</Button>
      }
    >
      {t("unfinished.text")}
    </StateBlock>
  );
}
