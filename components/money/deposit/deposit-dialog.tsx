"use client";

import { useEffect } from "react";
import { usePopupHead } from "@/components/site/dialogs/use-popup-head";
import { ProductGate } from "@/components/site/player-page/page-gates";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { StateBlock } from "@/components/ui/state-block";
import { loginDialog } from "@/lib/account/dialogs";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { depositDialog } from "@/lib/money/dialogs";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { BreakFoot } from "./break-foot";
import { DepositSteps } from "./deposit-steps";

/**
 * The deposit over the open page, or over home (ruling 22). A visitor gets the login popup in its place: the address stays, so that a
 * player finds the deposit below it. Who does not log in is left on home.
 */
export function DepositDialog(frame: DialogFrame) {
  const t = useTranslations("site.popups");
  const tActions = useTranslations("site.actions");
  const tPlayerPages = useTranslations("site.playerPages");
  const kind = useSession(({ session, status }) => session?.kind ?? status);
  const player = useSession(playerIn);

  usePopupHead("deposit", t("deposit"));
  useEffect(() => {
    if (kind !== "guest") return;
    const { open, close } = useDialogs.getState();
    open(loginDialog, null, () => {
      if (!playerIn(useSession.getState())) close(depositDialog);
    });
  }, [kind]);

  if (kind === "guest") return null;
  return (
    <Dialog {...frame} look="payment" title={t("deposit")} closeLabel={tActions("close")} closesWithLinks>
      {kind === "unavailable" ? (
        <StateBlock state="error">{tPlayerPages("unavailable")}</StateBlock>
      ) : (
        <ProductGate guard="deposit">
          <DepositSteps onDone={frame.onClose} />
        </ProductGate>
      )}
      {player ? <BreakFoot player={player} /> : null}
    </Dialog>
  );
}
