import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageSkeleton } from "./page-skeleton";

test.each([
  ["/en-UN", "flex", 9],
  ["/en-UN/live-casino-online", "grid-cols-3", 16],
  ["/en-UN/online-casino", "grid-cols-3", 21],
  ["/en-UN/online-casino/fruit", "grid-cols-3", 30],
])("the outline of %s has the columns of its games", (pathname, columns, count) => {
  const { container } = render(<PageSkeleton pathname={pathname} text="Loading" />);
  const games = container.querySelector("[aria-hidden] > :last-child");
  expect(games?.classList).toContain(columns);
  expect(games?.childElementCount).toBe(count);
});
