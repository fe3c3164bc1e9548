import { expect, test } from "vitest";
import { sectionOf, shapeOf } from "./page-shape";

test.each([
  ["/en-UN", "shelves", ""],
  ["/en-UN/online-casino", "shelves", "online-casino"],
  ["/en-UN/online-casino/jackpots", "grid", "online-casino"],
  ["/en-UN/play/gem-harbour", "stage", "online-casino"],
  ["/en-UN/online-casino/play/relax/777", "stage", "online-casino"],
  ["/en-UN/promotions/casino", "cards", "promotions"],
  ["/en-UN/terms", "text", "terms"],
])("%s is laid out as %s and belongs to %j", (pathname, shape, section) => {
  expect([shapeOf(pathname), sectionOf(pathname)]).toEqual([shape, section]);
});
