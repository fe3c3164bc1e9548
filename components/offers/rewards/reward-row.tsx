import { useId } from "react";
import { LocalTime } from "@/components/site/local-time";
import { DescriptionList, type Fact } from "@/components/ui/description-list";
import { Progress } from "@/components/ui/progress";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { Reward } from "@/lib/offers/rewards/schema";

/** A reward with its value, its requirement and its expiry. Nothing that the platform leaves out is guessed. */
export function RewardRow({ reward }: { reward: Reward }) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const title = useId();
  const { name, kind, vertical, wagering } = reward;
  const kindText = t(`kinds.${kind}`);
  const about = [name && kindText, vertical && tPromotions(`category.${vertical}`)].filter(Boolean);
  return (
    <li>
      <article aria-labelledby={title} className="grid gap-3 rounded-lg border border-line bg-raised px-4.5 py-4">
        <div>
          <h3 id={title} className="wrap-anywhere text-md/close">
            {name ?? kindText}
          </h3>
          <p className="text-muted text-sm">{about.join(" · ")}</p>
        </div>
        <DescriptionList look="columns" facts={factsOf(reward, t, tPromotions)} />
        {wagering?.done && wagering.required.amountMinor > 0 ? (
          <Progress
            label={t("wagered")}
            value={Math.min(wagering.done.amountMinor / wagering.required.amountMinor, 1)}
            text={t("wageredOf", { done: written(wagering.done), required: written(wagering.required) })}
          />
        ) : null}
        {reward.expiresAt ? (
          <p className="text-muted text-sm">
            {tPromotions("ends")}{" "}
            <LocalTime dateTime={reward.expiresAt} text={formatTime(new Date(reward.expiresAt), pageTag())} />
          </p>
        ) : null}
      </article>
    </li>
  );
}

function factsOf(
  { amount, spins, wagering }: Reward,
  t: Translator<"offers.rewards">,
  tPromotions: Translator<"offers.promotions">,
): Fact[] {
  return [
    amount && { name: t("amount"), value: written(amount) },
    spins && {
      name: t("kinds.freeSpins"),
      value: spins.played > 0 ? t("spins", spins) : String(spins.total),
    },
    wagering && { name: tPromotions("facts.wagering"), value: requirementOf(wagering, tPromotions) },
  ].filter((fact) => fact !== null);
}

function requirementOf(
  { required, multiplier }: NonNullable<Reward["wagering"]>,
  t: Translator<"offers.promotions">,
): string {
  if (required.amountMinor === 0) return t("facts.nothing");
  const times = multiplier === null ? "" : ` (${new Intl.NumberFormat(pageTag()).format(multiplier)}×)`;
  return written(required) + times;
}

const written = (amount: Money) => formatPlayerMoney(amount, pageTag());
