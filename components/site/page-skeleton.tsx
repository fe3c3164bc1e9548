import { type PageShape, routeOfPath } from "@/lib/routing/routes";

/** What stands in each kind of page, from top to bottom. */
const parts: Readonly<Record<PageShape, readonly string[]>> = {
  shelves: ["hero", "chips", "tiles"],
  grid: ["chips", "line", "tiles"],
  stage: ["line", "stage"],
  cards: ["line", "intro", "chips", "cards"],
  text: ["line", "intro", "text"],
};

/** The parts that are made of others: enough of them to reach below the fold of a large screen. */
const counts: Readonly<Record<string, number>> = { tiles: 21, cards: 3 };

/** The outline of the page that was asked for and is late, at the places and sizes that its parts will have. */
export function PageSkeleton({ pathname, text }: { pathname: string; text: string }) {
  return (
    <div className="page-skeleton" role="status">
      <span className="sr-only">{text}</span>
      <div className="page" aria-hidden="true">
        {parts[routeOfPath(pathname)?.shape ?? "text"].map((part) => (
          <Part key={part} name={part} count={counts[part] ?? 0} />
        ))}
      </div>
    </div>
  );
}

function Part({ name, count }: { name: string; count: number }) {
  if (count === 0) return <div className={`skeleton skeleton-${name}`} />;
  return (
    <div className={`skeleton-${name}`}>
      {Array.from({ length: count }, (_, at) => (
        <div key={String(at)} className="skeleton" />
      ))}
    </div>
  );
}
