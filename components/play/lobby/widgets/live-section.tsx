import type { ReactNode } from "react";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";

/** A section of the lobby that an island fills. */
export function LiveSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={rowSection} aria-labelledby={id}>
      <header className={rowHeader}>
        <h2 className={rowTitle} id={id}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
