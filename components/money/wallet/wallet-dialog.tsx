"use client";

import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { WalletOverview } from "./wallet-overview";

/** The player's money at a glance, over any page and in a game. */
export function WalletDialog(frame: DialogFrame) {
  const t = useTranslations("money.overview");
  const tActions = useTranslations("site.actions");
  return (
    <Dialog {...frame} title={t("title")} closeLabel={tActions("close")} closesWithLinks>
      <WalletOverview />
    </Dialog>
  );
}
