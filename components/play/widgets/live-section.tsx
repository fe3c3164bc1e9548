import type { ReactNode } from "react";
import { shelf, shelfHeader, shelfTitle } from "@/components/play/lobby/shelf-styles";

/** A section of the lobby that an island fills. */
export function LiveSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={shelf} aria-labelledby={id}>
      <header className={shelfHeader}>
        <h2 className={shelfTitle} id={id}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
