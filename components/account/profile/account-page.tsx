import type { ReactNode } from "react";

/** The shell of a player's page, without any player data. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="page grid content-start gap-6 pb-12">
      <h1 className="text-2xl">{title}</h1>
      {children}
    </main>
  );
}
