import { clsx } from "clsx";
import type { ReactNode } from "react";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";

/** A section of the lobby that an island fills: jackpots, winners, a tournament. Calm mode has none of them. */
export function LiveSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={clsx(rowSection, "relative calm:hidden")} aria-labelledby={id}>
      {/* With room for the buttons of a row that scrolls. */}
      <header className={clsx(rowHeader, "min-h-11 pr-26")}>
        <h2 className={rowTitle} id={id}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
