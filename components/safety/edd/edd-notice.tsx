"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { questionnaireHash } from "@/lib/routing/paths";
import { eddDialog } from "@/lib/safety/dialogs";
import { changeHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useAsker } from "./use-asker";

/** The way back to a questionnaire that was closed, for as long as it is asked for. */
export function EddNotice() {
  const t = useTranslations("safety.edd");
  const asker = useAsker();

  useEffect(() => {
    if (asker === null || location.hash !== questionnaireHash) return;
    changeHash("");
    useDialogs.getState().open(eddDialog, { asker, isStarted: true });
  }, [asker]);

  if (asker === null) return null;
  return (
    <StateBlock
      state="partial"
      action={
        <Button kind="secondary-small" onClick={() => useDialogs.getState().open(eddDialog, { asker })}>
          {t("answer")}
        </Button>
      }
    >
      {t("notice")}
    </StateBlock>
  );
}
