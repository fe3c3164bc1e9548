import { clsx } from "clsx";
import type { ReactNode } from "react";
import { rowHeader, rowSection, rowTitle, seeAll } from "@/components/play/catalogue/row-styles";

interface LiveSectionProps {
  id: string;
  title: string;
  /** The way to the games, of a section that leads to none by itself. It has no row that scrolls. */
  games?: { href: string; text: string };
  children: ReactNode;
}

/** A section of the lobby that an island fills: jackpots, winners, a tournament. Calm mode has none of them. */
export function LiveSection({ id, title, games, children }: LiveSectionProps) {
  return (
    <section className={clsx(rowSection, "relative calm:hidden")} aria-labelledby={id}>
      {/* With room for the buttons of a row that scrolls. */}
      <header className={clsx(rowHeader, "min-h-11", !games && "pr-26")}>
        <h2 className={rowTitle} id={id}>
          {title}
        </h2>
        {games ? (
          <a className={clsx(seeAll, "ml-auto")} href={games.href}>
            {games.text}
          </a>
        ) : null}
      </header>
      {children}
    </section>
  );
}
