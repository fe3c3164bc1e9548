import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { askedAt, depositQuery } from "@/lib/money/deposit/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { OutcomeCard, type OutcomeProps } from "./outcome-card";

/** What became of a deposit, as the ledger tells it: neither paid nor failed before that. */
export function DepositOutcome(props: OutcomeProps) {
  const t = useTranslations("money.deposit");
  const { reference } = props;
  const query = usePlayerQuery((player) => depositQuery(player, reference));
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  // One that was just asked for may not be in the ledger yet.
  const isAsked = askedAt(playerId, reference) !== null;
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-56 rounded-lg" label={t("outcome.loading")} />}
      isEmpty={(payment) => payment === null && !isAsked}
      empty={
        <StateBlock state="empty" title={t("outcome.none.title")}>
          {t("outcome.none.text")}
        </StateBlock>
      }
    >
      {(payment) => <OutcomeCard {...props} payment={payment} />}
    </QueryState>
  );
}
