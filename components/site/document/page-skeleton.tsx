import { clsx } from "clsx";
import { type PageShape, type Route, routeOfPath, routes } from "@/lib/routing/routes";

/** The parts of each kind of page, from top to bottom: of the rows, those of the home page, the live lobby and the casino's differ. */
const parts: Readonly<Record<PageShape | "home" | "tables", readonly string[]>> = {
  home: ["hero", "chips", "posters"],
  tables: ["chips", "line", "tables"],
  rows: ["hero", "chips", "tiles"],
  grid: ["chips", "line", "chips", "list"],
  stage: ["line", "stage"],
  cards: ["line", "intro", "chips", "cards"],
  text: ["line", "intro", "text"],
};

/** The size of each; paragraphs are one element, so that they breathe together. */
const looks: Readonly<Record<string, string>> = {
  line: "h-7 w-[min(280px,70%)]",
  hero: "h-50 rounded-xl md:h-72.5 lg:h-81.5",
  stage: "h-[calc(100dvh-14rem)] min-h-88 rounded-lg",
  intro: "h-5 w-[min(30rem,100%)]",
  text: "bg-[repeating-linear-gradient(transparent_0_112px,var(--background)_112px_140px),repeating-linear-gradient(var(--raised)_0_14px,transparent_14px_28px)] mt-6 h-154 w-[min(43rem,100%)] rounded-none",
  cards: "mt-1.5 grid grid-cols-cards gap-gap",
  chips: "h-11 rounded-md",
  tiles: "grid grid-cols-3 gap-x-gap gap-y-14 md:grid-cols-5 md:gap-y-16 lg:grid-cols-7",
  tables: "grid grid-cols-3 gap-x-gap gap-y-14 md:grid-cols-5 md:gap-y-16 lg:grid-cols-8",
  posters: "flex gap-gap overflow-hidden",
  list: "grid grid-cols-3 gap-x-gap gap-y-14 md:grid-cols-5 md:gap-y-16 lg:grid-cols-6 huge:grid-cols-10",
};
const itemLooks: Readonly<Record<string, string>> = {
  tiles: "aspect-square rounded-md md:rounded-lg",
  list: "aspect-square rounded-md md:rounded-lg",
  tables: "aspect-[1/2] rounded-md md:rounded-lg",
  posters: "aspect-[1/1.148] w-[clamp(8.25rem,9vw+5.25rem,13.5rem)] flex-none rounded-md md:rounded-lg",
  cards: "h-104 rounded-lg",
};

/** The parts that are made of others: enough of them to reach below the fold of a large screen. */
const counts: Readonly<Record<string, number>> = { tiles: 21, tables: 16, posters: 9, list: 30, cards: 3 };

function partsOf(route: Route | null): readonly string[] {
  if (route === routes.home) return parts.home;
  return parts[route?.shape === "rows" && route.section === "liveCasino" ? "tables" : (route?.shape ?? "text")];
}

/** The skeleton of the requested page, with the places and sizes of its parts. */
export function PageSkeleton({ pathname, text }: { pathname: string; text: string }) {
  return (
    <div
      className="fixed inset-x-0 top-header bottom-above-bar z-20 animate-appear overflow-hidden bg-background"
      role="status"
    >
      <span className="sr-only">{text}</span>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-gap" aria-hidden="true">
        {[...partsOf(routeOfPath(pathname)).entries()].map(([at, part]) => (
          <Part key={at} name={part} count={counts[part] ?? 0} />
        ))}
      </div>
    </div>
  );
}

function Part({ name, count }: { name: string; count: number }) {
  if (count === 0) return <div className={clsx("skeleton", looks[name])} />;
  return (
    <div className={looks[name]}>
      {[...Array(count).keys()].map((at) => (
        <div key={at} className={clsx("skeleton", itemLooks[name])} />
      ))}
    </div>
  );
}
