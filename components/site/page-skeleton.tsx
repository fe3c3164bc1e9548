import { type PageShape, shapeOf } from "@/lib/site/routes/page-shape";

/** What stands in each kind of page, from top to bottom. */
const parts: Readonly<Record<PageShape, readonly string[]>> = {
  shelves: ["hero", "chips", "tiles"],
  grid: ["chips", "line", "tiles"],
  stage: ["line", "stage"],
  text: ["line", "stage"],
};

/** Enough to reach below the fold of a large screen. */
const tiles = Array.from({ length: 21 }, (_, at) => at);

/** The outline of the page that was asked for and is late, at the places and sizes that its parts will have. */
export function PageSkeleton({ pathname, text }: { pathname: string; text: string }) {
  return (
    <div className="page-skeleton" role="status">
      <span className="sr-only">{text}</span>
      <div className="page" aria-hidden="true">
        {parts[shapeOf(pathname)].map((part) =>
          part === "tiles" ? (
            <div key={part} className="skeleton-tiles">
              {tiles.map((at) => (
                <div key={at} className="skeleton" />
              ))}
            </div>
          ) : (
            <div key={part} className={`skeleton skeleton-${part}`} />
          ),
        )}
      </div>
    </div>
  );
}
