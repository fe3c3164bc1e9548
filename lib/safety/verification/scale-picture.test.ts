import { expect, test } from "vitest";
import { scaledSize } from "./scale-picture";

test.each([
  ["a photo across", 8_064, 6_048, 4_096, { width: 4_096, height: 3_072 }],
  ["a photo on end", 6_048, 8_064, 2_048, { width: 1_536, height: 2_048 }],
  ["one that is small already", 1_200, 900, 4_096, { width: 1_200, height: 900 }],
  ["a small one that is narrow already", 3_000, 500, 4_096, { width: 3_000, height: 500 }],
  ["a strip that would be too narrow", 20_000, 2_000, 4_096, null],
  ["one just wide enough", 4_096, 1_400, 2_048, { width: 2_048, height: 700 }],
  ["one just too narrow", 4_096, 1_398, 2_048, null],
])("%s", (_what, width, height, longSide, size) => {
  expect(scaledSize({ width, height }, longSide)).toEqual(size);
});
