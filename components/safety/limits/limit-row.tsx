import { UsageMeter } from "@/components/ui/usage-meter";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { Limit } from "@/lib/safety/limits/schema";
import { usedShare } from "@/lib/safety/limits/used-share";

/** A limit of a period: what is left of it, what is used, when it starts again, and the change that waits. */
export function LimitRow({ limit }: { limit: Limit }) {
  const t = useTranslations("safety.limits");
  const { period, value, remaining, used, resetAt } = limit;
  const label = t(`periods.${period}`);
  return (
    <>
      {value === null || remaining === null ? (
        <UsageMeter label={label} total="–" share={null} used={t("none")} />
      ) : (
        <UsageMeter
          label={label}
          total={written(value)}
          share={usedShare({ value, used, remaining })}
          left={t("left", { amount: written(remaining) })}
          used={t("used", { used: written(used), limit: written(value) })}
          restart={t("restart", { time: moment(resetAt) })}
          notices={{ high: t("high"), full: t("full") }}
        />
      )}
      <PendingChange limit={limit} />
    </>
  );
}

/** The change of a limit that awaits effect; nothing without one. */
function PendingChange({ limit: { value, pendingValue, pendingDate } }: { limit: Limit }) {
  const t = useTranslations("safety.limits");
  if (pendingDate === null) return null;
  return (
    <div className="grid gap-1 rounded-md border-muted border-s-3 bg-raised px-3.5 py-3 text-sm">
      <p className="font-semibold">
        {pendingValue ? t("pending.change", { amount: written(pendingValue) }) : t("pending.removal")}
      </p>
      <p className="text-muted">
        {t("pending.from", { time: moment(pendingDate) })}{" "}
        {value ? t("pending.untilThen", { amount: written(value) }) : t("pending.untilThenNone")}
      </p>
    </div>
  );
}

const written = (amount: Money) => formatPlayerMoney(amount, pageTag());

/** In the time zone of the reader, with its name. */
const moment = (instant: string) => formatTime(new Date(instant), pageTag());
