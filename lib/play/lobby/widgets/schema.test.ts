import { expect, test, vi } from "vitest";
import { Widgets } from "./schema";

const grid = { columns: 1, rows: 1, sizes: ["1x"] };
const widget = {
  _id: "widget-winners",
  id: "wins",
  name: "Winners",
  type: "casino",
  rowNum: 2,
  grid: { desktop: grid, tablet: grid, mobile: grid },
  widgetType: "winners",
  iconSvg: "<svg/>",
};

test("a widget has exactly its fields, in the order of the rows [LOBBY-520]", () => {
  const first = { ...widget, _id: "widget-first", rowNum: 1, note: "of an editor" };
  const { note, ...fields } = first;
  expect(Widgets.parse([widget, first])).toEqual([fields, widget]);
});

test.each(["game-category", "provider-list", "recent-games", "jackpot", "winners", "tournament-box", "content-box"])(
  "%s is a type of widget [LOBBY-521]",
  (widgetType) => {
    expect(Widgets.parse([{ ...widget, widgetType }])).toHaveLength(1);
  },
);

test("one of an unknown type or without its fields is skipped, and the log names it [LOBBY-521]", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const unknown = { ...widget, _id: "widget-carousel", widgetType: "carousel" };
  expect(Widgets.parse([unknown, widget, { _id: "widget-half" }, null])).toEqual([widget]);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).skipped)).toEqual([
    "widget-carousel",
    "widget-half",
    "an item without a name",
  ]);
});
