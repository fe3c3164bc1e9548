"use client";

import { useEffect, useId } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";
import { loginDialog } from "@/lib/account/dialogs";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { rewardsDialog } from "@/lib/offers/dialogs";
import { showRewardTab } from "@/lib/offers/rewards/show-reward-tab";
import { rewardTabs } from "@/lib/routing/reward-tab";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { RewardPanel } from "./reward-panel";
import { useRewards } from "./use-rewards";

type RewardsDialogProps = DialogFrame & { params: DialogParams<typeof rewardsDialog> };

/**
 * A player's rewards over the lobby that they are in. A visitor gets the login popup in their place, and finds them after it. A player
 * who may not be in the lobby sees nothing, and is led away by the lobby's own guard: an address that is written meanwhile would make
 * Next's router forget where to.
 */
export function RewardsDialog({ params: { tab }, ...frame }: RewardsDialogProps) {
  const t = useTranslations("offers.rewards");
  const panel = useId();
  const read = useRewards(tab, "lobby");
  const { status } = read;
  const isOpen = status !== "visitor" && status !== "closed";

  // After the dialog's own effect, which would leave the focus on the first tab, whichever is selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that is selected later has the focus
  useEffect(() => {
    if (isOpen) document.getElementById(`${panel}-${tab}`)?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (status !== "visitor") return;
    const { open, close } = useDialogs.getState();
    open(loginDialog, null, () => playerIn(useSession.getState()) || close(rewardsDialog));
  }, [status]);

  if (!isOpen) return null;
  return (
    <Dialog {...frame} look="list" title={t("title")} closeLabel={t("close")}>
      <Tabs
        label={t("title")}
        panelId={panel}
        tabs={rewardTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={tab}
        onSelect={(id) => showRewardTab(id === "active" ? "active" : "rewards")}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${tab}`} className="mt-5">
        <RewardPanel tab={tab} place="lobby" read={read} />
      </div>
    </Dialog>
  );
}
