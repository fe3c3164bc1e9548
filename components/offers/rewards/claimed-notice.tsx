"use client";

import { Icon } from "@/components/ui/icon";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useManagedRewards } from "@/lib/offers/rewards/store";

/** Where the focus is after a card that has left with it. */
export const noticeId = "rewards-notice";

/** Says for a while that cashback was claimed. */
export function ClaimedNotice() {
  const t = useTranslations("offers.rewards");
  const claimed = useManagedRewards((state) => state.claimed);
  return (
    <div id={noticeId} role="status" tabIndex={-1} className="outline-none">
      {claimed ? (
        <p className="flex items-center gap-3 rounded-md border border-line border-l-3 border-l-accent bg-accent-soft p-3.5 font-semibold text-md">
          <Icon name="check" />
          {t("claimed.any")}
        </p>
      ) : null}
    </div>
  );
}
