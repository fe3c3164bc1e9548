import { clsx } from "clsx";
import type { ReactNode } from "react";
import { rowHeader, rowNote, rowTitle, seeAll, seeAllBelow } from "@/components/play/catalogue/row-styles";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyCategory } from "@/lib/play/lobby/schema";

/** In one line, as far as the name leaves room. */
const plain = {
  header: rowHeader,
  title: rowTitle,
  note: clsx(rowNote, "@max-[19rem]:hidden"),
  seeAll: clsx(seeAll, "ml-auto"),
};
/**
 * With buttons, on a phone: the name, below it how many and the way to all of them, and the buttons beside the two lines.
 */
const withButtons = {
  header: clsx(rowHeader, "max-md:grid max-md:grid-cols-auto-wide-auto"),
  title: clsx(rowTitle, "max-md:[grid-area:1/1/2/3]"),
  note: clsx(rowNote, "@max-[15rem]:hidden"),
  seeAll: clsx(seeAllBelow, "max-md:[grid-area:2/2]"),
};

interface RowHeaderProps {
  t: Translator<"play.lobby">;
  category: LobbyCategory;
  /** All of its games. */
  href: string;
  /** The buttons that scroll the games below. */
  buttons?: ReactNode;
  /** Of a list of jackpots: the word for the largest, whose amount an island writes beside it. */
  largest?: string | null;
}

/**
 * Nothing moves when the amount and the name of its game come: they have the room that is left of a wide line, and below a narrow one a
 * line of their own.
 */
const largestStyle =
  "min-w-0 flex-[1_1_10rem] truncate text-sm text-muted not-has-[b:not(:empty)]:invisible @max-[27rem]:order-last @max-[27rem]:basis-full noscript:hidden";

/** The name of a category, how many games it has, and the way to all of them. */
export function RowHeader({ t, category, href, buttons, largest }: RowHeaderProps) {
  const { id, label, total } = category;
  const styles = buttons ? withButtons : plain;
  return (
    <header className={styles.header}>
      <h2 className={styles.title} id={id}>
        {label}
      </h2>
      <span className={styles.note}>{t("games", { count: total })}</span>
      {largest ? (
        <span className={largestStyle} data-optional="">
          {largest}
          <b className="text-gold figures" data-jackpot="" />
        </span>
      ) : null}
      {buttons}
      <a className={styles.seeAll} href={href} aria-label={t("seeAllOf", { category: label })}>
        {t("seeAll")}
      </a>
    </header>
  );
}
