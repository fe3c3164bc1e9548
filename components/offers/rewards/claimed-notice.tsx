"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { noteClaimed, useManagedRewards } from "@/lib/offers/rewards/store";

/** How long it is said that cashback was claimed, in ms. */
const claimedMs = 5_000;

/** Says for a while that cashback was claimed. */
export function ClaimedNotice() {
  const t = useTranslations("offers.rewards");
  const claimed = useManagedRewards((state) => state.claimed);
  useEffect(() => {
    if (!claimed) return;
    const timer = setTimeout(() => noteClaimed(null), claimedMs);
    return () => clearTimeout(timer);
  }, [claimed]);
  return (
    <div role="status">
      {claimed ? (
        <p className="flex items-center gap-3 rounded-md border border-line border-l-3 border-l-accent bg-accent-soft p-3.5 font-semibold text-md">
          <Icon name="check" />
          {claimed.amount
            ? t("claimed.amount", { amount: formatPlayerMoney(claimed.amount, pageTag()) })
            : t("claimed.any")}
        </p>
      ) : null}
    </div>
  );
}
