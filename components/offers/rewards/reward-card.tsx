import type { ReactNode } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Reward } from "@/lib/offers/rewards/schema";

interface RewardCardProps {
  reward: Reward;
  titleId: string;
  heading?: "h2" | "h3";
  badge?: ReactNode;
  children: ReactNode;
}

/** A reward: its name, what it is for, and what stands below. As high as the card beside it, with its action at the bottom. */
export function RewardCard({ reward, titleId, heading: Heading = "h3", badge, children }: RewardCardProps) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const { name, kind, trigger, vertical, isNonSticky } = reward;
  const kindText = t(`kinds.${kind}`);
  const about = [
    name && kindText,
    trigger && t(`triggers.${trigger}`),
    vertical && tPromotions(`category.${vertical}`),
  ].filter(Boolean);
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3 rounded-lg bg-surface px-4.5 py-4 shadow-edged-card *:last:mt-auto"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <Heading id={titleId} className="min-w-0 wrap-anywhere text-lg/tight">
            {name ?? kindText}
          </Heading>
          {badge}
        </div>
        {about.length > 0 ? <p className="text-muted text-sm">{about.join(" · ")}</p> : null}
        {isNonSticky ? <p className="text-sm">{t("nonSticky")}</p> : null}
      </div>
      {children}
    </article>
  );
}
