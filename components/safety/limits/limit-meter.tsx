import type { ReactNode } from "react";
import { UsageMeter } from "@/components/ui/usage-meter";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Limit } from "@/lib/safety/limits/schema";
import { usedShare } from "@/lib/safety/limits/used-share";
import { moment, written } from "./limit-words";

/** A limit of a period: what is left of it, what is used, when it starts again. */
export function LimitMeter({ limit, action }: { limit: Limit; action: ReactNode }) {
  const t = useTranslations("safety.limits");
  const { period, value, remaining, used, resetAt } = limit;
  const label = t(`periods.${period}`);
  if (value === null || remaining === null)
    return <UsageMeter label={label} total="–" share={null} used={t("none")} action={action} />;
  return (
    <UsageMeter
      label={label}
      total={written(value)}
      share={usedShare({ value, used, remaining })}
      left={t("left", { amount: written(remaining) })}
      used={t("used", { used: written(used), limit: written(value) })}
      restart={t("restart", { time: moment(resetAt) })}
      notices={{ high: t("high"), full: t("full") }}
      action={action}
    />
  );
}
