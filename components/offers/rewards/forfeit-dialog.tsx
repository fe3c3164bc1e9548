"use client";

import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { forfeitDialog } from "@/lib/offers/dialogs";
import type { RewardName } from "@/lib/offers/rewards/schema";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** Says in money what the end of a bonus costs. Only its own button goes on. */
export function ForfeitDialog({ params, ...frame }: DialogFrame & { params: DialogParams<typeof forfeitDialog> }) {
  const t = useTranslations("offers.forfeit");
  const tActions = useTranslations("site.actions");
  const { bonus, locked, total } = params.givenUp;
  const { title, text, agree } = useTexts(params);
  return (
    <Dialog {...frame} title={title} note={text} closeLabel={tActions("close")}>
      <div className="grid gap-5">
        <DescriptionList
          label={title}
          facts={[
            { name: t("bonus"), value: write(bonus) },
            { name: t("locked"), value: write(locked) },
            { name: t("total"), value: write(total), isTotal: true },
          ]}
        />
        <p className="text-muted text-sm">{t("hint")}</p>
        <div className="grid gap-2.5">
          <Button kind="secondary" onClick={frame.onClose}>
            {t("keep")}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              params.onAgree();
              frame.onClose();
            }}
          >
            {agree}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** By what the bonus is given up for. */
function useTexts({ purpose, givenUp }: DialogParams<typeof forfeitDialog>) {
  const t = useTranslations("offers.forfeit");
  const tRewards = useTranslations("offers.rewards");
  const total = write(givenUp.total);
  const nameOf = ({ name, kind }: RewardName) => name ?? tRewards(`kinds.${kind}`);
  if (purpose.kind === "withdrawal") {
    const amount = write(purpose.amount);
    return { title: t("title"), text: t("text", { amount }), agree: t("agree", { total, amount }) };
  }
  if (purpose.kind === "claim") {
    const names = { name: nameOf(purpose.ended), wanted: nameOf(purpose.wanted) };
    return { title: t("claim.title"), text: t("claim.text", names), agree: t("claim.agree", { total }) };
  }
  return {
    title: t("end.title"),
    text: t("end.text", { name: nameOf(purpose.ended) }),
    agree: t("end.agree", { total }),
  };
}

const write = (amount: Money) => formatPlayerMoney(amount, pageTag());
