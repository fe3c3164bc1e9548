import type { Locale } from "@/lib/market/locale";
import type { Route } from "@/lib/routing/routes";
import type { ShowPeriod } from "./show-period";

/** An address that exists, below the locale: "/play/gem-harbour". `window`: when it is shown, for one that is not shown always. */
export interface ListedPage {
  path: string;
  window?: ShowPeriod;
  /** Does a locale show it to everybody while it is shown? Absent: all do. Where one does not, it was never there, and is not gone. */
  isPublicIn?(locale: Locale): boolean;
}

/** The addresses of those pages that content alone knows of: the custom server reads them before it has one rendered. */
export interface PageList {
  /** Every address of these routes is in the list, or is none. */
  routes: readonly Route[];
  query: string;
  params: Readonly<Record<string, unknown>>;
  /** What makes the list stale. */
  tags: readonly string[];
  /** The addresses of a response. @throws for an invalid one */
  read(result: unknown): ListedPage[];
}
