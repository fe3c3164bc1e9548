import { useTranslations } from "@/lib/market/messages/use-translations";
import { stillOpen } from "@/lib/offers/rewards/failure";
import type { Reward } from "@/lib/offers/rewards/schema";
import { errorsOf, useManagedRewards } from "@/lib/offers/rewards/store";
import { useReason } from "./use-reason";

/** What became of the last action of a reward, as far as it did not succeed. */
export function RewardProblems({
  reward: { campaignId, assignmentId },
  isChecked,
}: {
  reward: Reward;
  isChecked: boolean;
}) {
  const t = useTranslations("offers.rewards");
  const reasonOf = useReason();
  const errors = useManagedRewards((state) => errorsOf(state, campaignId));
  const isUnclaimed = useManagedRewards(({ unclaimed }) => unclaimed.includes(campaignId));
  if (isChecked)
    return (
      <p role="status" className="text-muted text-sm">
        {t("checking")}
      </p>
    );
  const texts = (["progress", "forfeit", "claim"] as const).flatMap((slot) => {
    const code = errors[slot];
    if (code === null) return [];
    // Neither failed nor done.
    if (code === stillOpen) return [t("checking")];
    const failed = slot === "forfeit" && assignmentId !== null ? "end" : slot;
    return [t(`failed.${failed}`, { reason: reasonOf(code) })];
  });
  if (isUnclaimed) texts.unshift(t("failed.unclaimed"));
  if (texts.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 text-danger text-sm wrap-anywhere">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
