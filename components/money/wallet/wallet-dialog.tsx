"use client";

import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { MoneyOnItsWay } from "./money-on-its-way";
import { PaymentsInCheck } from "./payments-in-check";
import { WalletSummary } from "./wallet-summary";

/** The player's money at a glance, over any page and in a game: what can be withdrawn, what there is, and what is being checked. */
export function WalletDialog(frame: DialogFrame) {
  const t = useTranslations("money.overview");
  const tActions = useTranslations("site.actions");
  return (
    <Dialog {...frame} title={t("title")} closeLabel={tActions("close")} closesWithLinks>
      <div className="grid gap-5">
        <WalletSummary />
        <MoneyOnItsWay />
        <PaymentsInCheck />
        <LinkButton kind="quiet" href={paths.playerPage(pageLocale(), "banking")}>
          {t("more")}
        </LinkButton>
      </div>
    </Dialog>
  );
}
