import type { Column } from "@/components/ui/table/columns";
import type { Currency } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Figures, netDeposits } from "@/lib/safety/activity/money-sums";
import { useActivityTexts } from "./use-activity-texts";

/** The figures of a time as columns; on a phone they are one line below what the row is about. */
export function useFigureColumns<Row extends Figures>(currency: Currency): Column<Row>[] {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  /** A phone has no head of a column: the figure says itself what it is. */
  const named = (name: string, value: string) => (
    <>
      <span className="md:hidden">{name} </span>
      <span className="text-muted">{value}</span>
    </>
  );
  return [
    {
      id: "in",
      header: t("in"),
      isAtEnd: true,
      inList: "note",
      cell: ({ paidIn }) => named(t("in"), texts.amount(paidIn)),
    },
    {
      id: "out",
      header: t("out"),
      isAtEnd: true,
      inList: "note",
      cell: ({ takenOut }) => named(t("out"), texts.amount(takenOut)),
    },
    {
      id: "deposits",
      header: t("netDeposits"),
      isAtEnd: true,
      inList: "note",
      cell: (row) => named(t("netDeposits"), texts.amount(netDeposits(row))),
    },
    {
      id: "net",
      header: t("net"),
      isAtEnd: true,
      inList: "value",
      cell: ({ net }) => <span className="font-semibold">{texts.change(net)}</span>,
    },
  ];
}
