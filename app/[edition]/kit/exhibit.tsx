import type { ReactNode } from "react";

export type Theme = "dark" | "light";

export interface Example {
  says: string;
  /** The component in each of its states, by the state's name. */
  states: (theme: Theme) => Readonly<Record<string, ReactNode>>;
  /** Needs the width of a page: its themes stand one below the other. */
  isWide?: boolean;
}

/** One component: its name, what it is for, and every state of it in both themes. */
export function Exhibit({ name, says, states, isWide = false }: Example & { name: string }) {
  return (
    <section className={isWide ? "exhibit exhibit-wide" : "exhibit"} aria-labelledby={`kit-${name}`}>
      <h2 id={`kit-${name}`}>{name}</h2>
      <p>{says}</p>
      {(["dark", "light"] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="exhibit-theme">
          {Object.entries(states(theme)).map(([state, shown]) => (
            <div key={state} className="exhibit-state">
              <small>{state}</small>
              {shown}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
