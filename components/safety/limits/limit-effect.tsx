import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { isImmediate } from "@/lib/safety/limits/change";
import { formatDelay } from "@/lib/safety/limits/raise-delay";
import type { Limit } from "@/lib/safety/limits/schema";
import { written } from "./limit-words";

interface LimitEffectProps {
  limit: Limit;
  /** Null while what is typed cannot be the limit. */
  amount: Money | null;
  raiseDelay: number | null;
}

/** What saving will do, and when. Announced as it changes. */
export function LimitEffect({ limit, amount, raiseDelay }: LimitEffectProps) {
  const t = useTranslations("safety.limits");
  return (
    <div className="grid gap-1 text-muted text-sm">
      <p role="status" className="empty:absolute">
        {amount ? effect(amount) : null}
      </p>
      {limit.locked ? <p>{t("player.responsibleGambling.limit.locked")}</p> : null}
      {limit.pendingDate === null ? null : <p>{t("effect.replaces")}</p>}
    </div>
  );

  function effect(next: Money): string {
    const { value } = limit;
    if (value === null || isImmediate(limit, next.amountMinor)) return t("effect.now", { amount: written(next) });
    const values = { amount: written(next), current: written(value) };
    return raiseDelay === null
      ? t("effect.later", values)
      : t("effect.laterAfter", { ...values, wait: formatDelay(raiseDelay, pageTag()) });
  }
}
