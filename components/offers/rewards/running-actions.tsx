import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { giveUpReward } from "@/lib/offers/rewards/claim-reward";
import type { Reward } from "@/lib/offers/rewards/schema";
import { useManagedRewards } from "@/lib/offers/rewards/store";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { RewardProblems } from "./reward-problems";
import { useIsChecked } from "./use-is-checked";

interface RunningActionsProps {
  reward: Reward;
  /** Of the reward's name, which tells its button from that of another. */
  titleId: string;
}

/** A bonus that runs can be given up. While it is not known whether it was, nothing more of it is sent. */
export function RunningActions({ reward, titleId }: RunningActionsProps) {
  const t = useTranslations("offers.rewards");
  const isBusy = useManagedRewards(({ busy }) => busy.includes(reward.campaignId));
  const isChecked = useIsChecked(reward);
  const giveUp = () => {
    const player = playerIn(useSession.getState());
    if (player) void giveUpReward(player, reward);
  };
  return (
    <div className="grid gap-2.5 empty:hidden">
      {reward.kind === "bonus" ? (
        <Button aria-describedby={titleId} kind="quiet" busy={isBusy || isChecked} onClick={giveUp}>
          {t("giveUp")}
        </Button>
      ) : null}
      <RewardProblems reward={reward} isChecked={isChecked} />
    </div>
  );
}
