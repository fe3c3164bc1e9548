import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Theme = "dark" | "light";

export interface Example {
  description: string;
  /** The component in each of its states, by the state's name. */
  states: (theme: Theme) => Readonly<Record<string, ReactNode>>;
  /** Needs the width of a page: its themes are one below the other. */
  isWide?: boolean;
}

const exhibitLook = "exhibit grid min-w-0 gap-3";
const themeLook = "grid min-w-0 content-start gap-5 rounded-lg border border-line bg-background p-3.5 text-text md:p-5";
const manyColumns = "grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))]";
const stateLook = clsx(
  "exhibit-state grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-2 *:max-w-full",
  "[&>:not(small,.button,.icon-button,.badge,.skeleton)]:w-full",
);

/** One component: its name, what it is for, and every state of it in both themes. */
export function Exhibit({ name, description, states, isWide = false }: Example & { name: string }) {
  return (
    <section className={clsx(exhibitLook, !isWide && "xl:grid-cols-2")} aria-labelledby={`kit-${name}`}>
      <h2 className="text-xl/base xl:col-span-full" id={`kit-${name}`}>
        {name}
      </h2>
      <p className="max-w-172 text-pretty text-muted xl:col-span-full">{description}</p>
      {(["dark", "light"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className={clsx(themeLook, isWide ? "grid-cols-[minmax(0,1fr)]" : manyColumns)}
        >
          {Object.entries(states(theme)).map(([state, shown]) => (
            <div key={state} className={stateLook}>
              <small className="text-xs/base text-muted">{state}</small>
              {shown}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
