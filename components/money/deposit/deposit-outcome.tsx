import { Button } from "@/components/ui/button";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryLoading, QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { askedAt, depositQuery, type FoundDeposit, isLookedForAgain } from "@/lib/money/deposit/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { OutcomeCard, type OutcomeProps } from "./outcome-card";

/** What became of a deposit, as the ledger tells it: neither paid nor failed before that. */
export function DepositOutcome(props: OutcomeProps) {
  const t = useTranslations("money.deposit");
  const { reference } = props;
  const found = usePlayerQuery((player) => depositQuery(player, reference));
  const query = combineQueries({ found, currency: useCurrencyQuery() });
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  // One that was just asked for may not be in the ledger yet.
  const isAsked = askedAt(playerId, reference) !== null;
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-56 rounded-lg" label={t("outcome.loading")} />}
      isEmpty={({ found: { payment } }) => payment === null && !isAsked}
      empty={<NotFound found={found.data} onRetry={() => void query.refetch()} />}
    >
      {({ found: { payment } }) => <OutcomeCard {...props} payment={payment} />}
    </QueryState>
  );
}

interface NotFoundProps {
  found: FoundDeposit | undefined;
  onRetry: () => void;
}

/** None is among the payments that were read: there is none only where those are all, and nobody can have asked for it just now. */
function NotFound({ found, onRetry }: NotFoundProps) {
  const t = useTranslations("money.deposit");
  if (found && isLookedForAgain(found))
    return (
      <QueryLoading>
        <Skeleton size="h-56 rounded-lg" label={t("outcome.loading")} />
      </QueryLoading>
    );
  if (found?.isWhole)
    return (
      <StateBlock state="empty" title={t("outcome.none.title")}>
        {t("outcome.none.text")}
      </StateBlock>
    );
  const retry = (
    <Button kind="secondary" onClick={onRetry}>
      {t("notices.retry")}
    </Button>
  );
  return (
    <StateBlock state="error" title={t("outcome.unread.title")} action={retry}>
      {t("outcome.unread.text")}
    </StateBlock>
  );
}
