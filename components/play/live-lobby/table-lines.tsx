import { type Currency, money } from "@/lib/core/money";
import type { Translator } from "@/lib/market/messages/translator";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { LiveTable } from "@/lib/play/live-data/seats/schema";
import { limitsIn } from "@/lib/play/live-data/seats/tables";

interface TableView {
  t: Translator<"play.liveLobby">;
  table: LiveTable;
  /** Of the reader. */
  currency: Currency;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/** The lines of a table's card: seats, and limits where they are known in the currency. */
export function TableLines(view: TableView) {
  return tableTexts(view).map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** The seats and the limits of a table; unknown ones are left out. */
export function tableTexts({ t, table, currency, tag }: TableView): string[] {
  const limits = limitsIn(table, currency);
  const amount = (minor: number) => formatPlayerMoney(money(minor, currency), tag);
  const texts = [seatsText(t, table), limits ? t("limits", { min: amount(limits[0]), max: amount(limits[1]) }) : ""];
  return texts.filter(Boolean);
}

/** The seats of a table; empty where nobody counts them. */
function seatsText(t: Translator<"play.liveLobby">, { seats, seatsTaken }: LiveTable): string {
  if (seats === null || seatsTaken === null) return "";
  const free = Math.max(0, seats - seatsTaken);
  return free === 0 ? t("full", { seats }) : t("seats", { free, seats });
}
