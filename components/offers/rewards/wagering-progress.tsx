import { Progress } from "@/components/ui/progress";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { shareInSteps } from "@/lib/offers/reward-progress/bar-steps";
import { paceOf } from "@/lib/offers/reward-progress/pace";
import type { Reward } from "@/lib/offers/rewards/schema";
import { written } from "./reward-facts";

/** A hundredth is one step, so that the bar is full only when all is staked. */
const steps = 101;

/** How much of its requirement is staked, what is left, and what a day would take. */
export function WageringProgress({ reward }: { reward: Pick<Reward, "wagering" | "expiresAt"> }) {
  const t = useTranslations("offers.rewards");
  const { wagering, expiresAt } = reward;
  if (!wagering?.done || wagering.required.amountMinor === 0) return null;
  const { done, required } = wagering;
  const { left, perDay, days } = paceOf({ done, required, expiresAt }, Date.now());
  const sentences = [
    t("progress.left", { amount: written(left) }),
    days === null ? null : t("progress.days", { days }),
    perDay ? t("progress.pace", { amount: written(perDay) }) : null,
  ];
  return (
    <div className="grid gap-1.5">
      <Progress
        label={t("wagered")}
        value={shareInSteps(done.amountMinor, required.amountMinor, steps)}
        text={t("wageredOf", { done: written(done), required: written(required) })}
      />
      {left.amountMinor > 0 ? (
        <p className="text-pretty text-muted text-sm">{sentences.filter(Boolean).join(" ")}</p>
      ) : null}
    </div>
  );
}
