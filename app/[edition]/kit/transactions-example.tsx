import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import { Table, TableSkeleton } from "@/components/ui/table";
import type { Column } from "@/components/ui/table/columns";
import { money } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { pageTag } from "@/lib/market/messages/fetch";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { newestTransactionQuery, transactionsQuery } from "@/lib/money/transactions/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { usePlayerInfiniteQuery } from "@/lib/session/player/player-pages";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Pages of the signed-in player's own transactions: a list that is read page by page, and the news about it. */
export function TransactionsExample({ title }: { title: string }) {
  const player = useSession(playerIn);
  const pages = usePlayerInfiniteQuery(transactionsQuery);
  const { data: newest } = usePlayerQuery(newestTransactionQuery);
  if (!player) return <StateBlock state="empty">Log in to see your own transactions here.</StateBlock>;

  const currency = playerCurrency(player);
  const columns: readonly Column<Transaction>[] = [
    { id: "type", header: "What", cell: ({ type }) => type, inList: "title" },
    { id: "reference", header: "Reference", cell: ({ referenceId }) => referenceId, inList: "note" },
    { id: "status", header: "Status", cell: ({ status }) => status, inList: "valueNote" },
    {
      id: "amount",
      header: "Amount",
      cell: ({ amount }) => formatPlayerMoney(money(amount, currency), pageTag()),
      isAtEnd: true,
      inList: "value",
    },
  ];
  const first = pages.data?.[0]?.[0]?.referenceId;
  const hasNews = newest && pages.data && newest.referenceId !== first;
  return (
    <Card
      isFlush
      title={title}
      action={
        hasNews ? (
          <Button kind="secondary-small" busy={pages.isFetching} onClick={pages.refetch}>
            Show the new ones
          </Button>
        ) : null
      }
    >
      <QueryState
        query={pages}
        loading={<TableSkeleton label={title} rows={10} />}
        isEmpty={([page = []]) => page.length === 0}
        empty={<StateBlock state="empty">Nothing has moved in your wallet.</StateBlock>}
      >
        {(read) => (
          <>
            <Table
              caption={title}
              columns={columns}
              groups={[{ id: "all", rows: read.flat() }]}
              idOf={({ referenceId }) => referenceId}
            />
            {pages.more === "none" ? null : (
              <div className="grid gap-2 px-4 py-3.5 md:px-5">
                {pages.more === "failed" ? <p role="alert">The next ones could not be read.</p> : null}
                <Button kind="secondary" busy={pages.more === "loading"} onClick={pages.loadMore}>
                  Show 10 more
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
