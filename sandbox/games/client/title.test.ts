// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createTitle, fitTitle, shapeOf } from "./title";

test.each([
  [264, 52, 5],
  [700, 66, 11],
  [30, 52, 1],
  [4_000, 50, 24],
])("a place of %i by %i has a title that is %i times as wide as high", (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test.each([1, 5, 12, 24])("a title of %i to 1 keeps its shape inside of its place, in the middle", (shape) => {
  const place = { x: 10, y: 4, width: 300, height: 40 };
  const { x, y, width, height } = fitTitle(place, shape);
  expect(width / height).toBeCloseTo(shape);
  expect(width === place.width || height === place.height).toBe(true);
  expect([x - 10 - (300 - width) / 2, y - 4 - (40 - height) / 2]).toEqual([0, 0]);
});

test("a picture is loaded once for a shape, and given once it is there", () => {
  const onLoad = vi.fn();
  const make = vi.spyOn(document, "createElement");
  const title = createTitle("/title/relax/neondrift", onLoad);
  const place = { x: 0, y: 0, width: 500, height: 50 };
  expect([title(place), title({ ...place, width: 510 })]).toEqual([null, null]);
  const made = make.mock.results.map(({ value }) => value as HTMLImageElement);
  expect(made.map((each) => each.getAttribute("src"))).toEqual(["/title/relax/neondrift?shape=10"]);
  const [picture] = made;
  // One that is broken is complete too.
  Object.defineProperty(picture, "complete", { value: true });
  expect(title(place)).toBeNull();
  Object.defineProperty(picture, "naturalWidth", { value: 10_000 });
  picture?.dispatchEvent(new Event("load"));
  expect(onLoad).toHaveBeenCalledOnce();
  expect(title(place)).toBe(picture);
  make.mockRestore();
});
