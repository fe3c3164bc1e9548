import { clsx } from "clsx";
import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { linkStyle } from "@/components/ui/control-styles";
import { QueryState } from "@/components/ui/query-state";
import { Table, TableSkeleton } from "@/components/ui/table";
import type { Column } from "@/components/ui/table/columns";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { directionOf } from "@/lib/money/transactions/meaning";
import { lastTransactionsQuery } from "@/lib/money/transactions/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { TransactionIcon, TransactionStatus } from "../transactions/transaction-mark";
import { useTransactionTexts } from "../transactions/use-transaction-texts";
import { useCurrencyQuery } from "../wallet/use-currency-query";

/** The newest ten entries of the player's wallet. */
export function LastTransactions() {
  const t = useTranslations("money.banking");
  const tTransactions = useTranslations("money.transactions");
  const query = combineQueries({ rows: usePlayerQuery(lastTransactionsQuery), currency: useCurrencyQuery() });
  return (
    <Card
      title={t("last.title")}
      isFlush
      action={
        <a className={linkStyle.alone} href={paths.playerPage(pageLocale(), "transactions")}>
          {tTransactions("all")}
        </a>
      }
    >
      <QueryState
        query={query}
        loading={<TableSkeleton rows={10} label={t("last.loading")} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-4 pb-5 text-muted md:px-5">{t("last.none")}</p>}
      >
        {({ rows }) => <Rows rows={rows} />}
      </QueryState>
    </Card>
  );
}

function Rows({ rows }: { rows: readonly Transaction[] }) {
  const t = useTranslations("money.banking");
  const texts = useTransactionTexts();
  const columns: readonly Column<Transaction>[] = [
    {
      id: "what",
      header: t("last.what"),
      inList: "title",
      cell: (row) => (
        <>
          {texts.type(row)}
          <small className="block font-normal text-muted text-sm">{texts.category(row)}</small>
        </>
      ),
    },
    { id: "when", header: t("last.when"), inList: "note", cell: texts.moment },
    {
      id: "status",
      header: t("last.status"),
      inList: "note",
      cell: (row) => <TransactionStatus row={row} text={texts.status(row)} />,
    },
    {
      id: "amount",
      header: t("last.amount"),
      inList: "value",
      isAtEnd: true,
      cell: (row) => (
        <span className={clsx("font-semibold", directionOf(row) === "none" && "text-muted")}>{texts.amount(row)}</span>
      ),
    },
  ];
  return (
    <Table
      caption={t("last.title")}
      columns={columns}
      groups={[{ id: "all", rows }]}
      idOf={({ referenceId, type }) => `${type}:${referenceId}`}
      icon={(row) => <TransactionIcon row={row} />}
    />
  );
}
