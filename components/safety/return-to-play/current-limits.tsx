import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { paths } from "@/lib/routing/paths";
import { limitsQuery } from "@/lib/safety/limits/queries";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The limits that hold, and the way to lower one. None is shown before all are known: one that could not be read is not none. */
export function CurrentLimits() {
  const t = useTranslations("safety.returnToPlay");
  const tLimits = useTranslations("safety.limits");
  const query = combineQueries({
    deposit: usePlayerQuery((player) => limitsQuery(player, "deposit")),
    spend: usePlayerQuery((player) => limitsQuery(player, "spend")),
  });
  return (
    <Card title={t("limits.title")}>
      <QueryState query={query} loading={<Skeleton size="h-20 rounded-lg" label={tLimits("loading")} />}>
        {({ deposit, spend }) => (
          <>
            <LimitLines kind="deposit" limits={deposit} />
            <LimitLines kind="spend" limits={spend} />
          </>
        )}
      </QueryState>
      <p className="text-muted text-sm">{t("limits.text")}</p>
      <LinkButton kind="secondary" href={paths.playerPage(pageLocale(), "gamblingLimits")}>
        {t("limits.lower")}
      </LinkButton>
    </Card>
  );
}

function LimitLines({ kind, limits }: { kind: LimitKind; limits: readonly Limit[] }) {
  const t = useTranslations("safety.limits");
  const set = limits.flatMap(({ period, value }) => (value ? [{ period, value }] : []));
  return (
    <section aria-label={t(`kinds.${kind}.title`)} className="grid gap-1">
      <h3 className="text-muted text-sm">{t(`kinds.${kind}.title`)}</h3>
      {set.length === 0 ? <p className="font-semibold">{t("none")}</p> : null}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {set.map(({ period, value }) => (
          <li key={period} className="font-semibold">
            {t(`periods.${period}`)} <span className="figures">{formatPlayerMoney(value, pageTag())}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
