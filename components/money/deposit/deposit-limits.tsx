import { UsageMeter } from "@/components/ui/usage-meter";
import type { Money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { DepositFlow } from "@/lib/money/deposit/status";
import { paths } from "@/lib/routing/paths";
import type { Limit } from "@/lib/safety/limits/schema";
import { useLimitText } from "./use-limit-text";

interface DepositLimitsProps {
  limits: readonly Limit[];
  flow: DepositFlow;
  /** That none is set stands beside this already. */
  isNoneTold?: boolean;
}

/** What is left of each limit of deposits that is set, and of one that only the check has named; and the way to them. */
export function DepositLimits({ limits, flow, isNoneTold = false }: DepositLimitsProps) {
  const t = useTranslations("money.deposit");
  const nearest = useLimitText(flow);
  const set = limits.flatMap(({ value, remaining, ...limit }) =>
    value && remaining ? [{ ...limit, value, remaining }] : [],
  );
  const left = flow.limitLeft;
  // One that leaves more is not the limit that the check means.
  const isListed = set.some((limit) => limit.period === flow.limitType && limit.remaining.amountMinor <= (left ?? 0));
  const other = left === null || isListed ? null : <p className="text-pretty text-muted text-sm">{nearest}</p>;
  const link = (
    <a className="w-fit text-sm underline underline-offset-4" href={paths.playerPage(pageLocale(), "gamblingLimits")}>
      {t("notices.limits")}
    </a>
  );
  if (set.length === 0)
    return (
      <>
        {other ?? (isNoneTold ? null : <p className="text-muted text-sm">{t("limits.none")}</p>)}
        {link}
      </>
    );
  return (
    <>
      <ul aria-label={t("limits.title")} className="grid gap-4">
        {set.map(({ period, value, used, remaining, resetAt }) => (
          <li key={period}>
            <UsageMeter
              label={t(`limits.${period}`)}
              total={write(value)}
              share={remaining.amountMinor === 0 ? 1 : Math.min(1, used.amountMinor / value.amountMinor)}
              left={t("limits.left", { amount: write(remaining) })}
              restart={t("limits.restart", { time: formatTime(new Date(resetAt), pageTag()) })}
            />
          </li>
        ))}
      </ul>
      {other}
      {link}
    </>
  );
}

const write = (amount: Money) => formatPlayerMoney(amount, pageTag());
