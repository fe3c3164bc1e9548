import { expect, test } from "vitest";
import { filesBelow, isTest, read } from "./files";

/** The one component that draws a row which scrolls sideways, and its buttons. */
const rail = "components/ui/rail.tsx";

/** Class names of a row that scrolls sideways, or whose scroll bar is hidden. */
const rowClasses = /(?<![\w-])(?:sideways|overflow-x-(?:auto|scroll))(?![\w-])|scrollbar-width:none/;

const strings = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;
const imported = /from "@\/components\/ui\/rail-buttons"/;

/** The parts of a source that draw a row by hand. */
function rowsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, "");
  const rows = (code.match(strings) ?? []).filter((text) => rowClasses.test(text));
  return imported.test(code) ? [...rows, "rail-buttons"] : rows;
}

test("every row that scrolls sideways is drawn by the rail, which brings its buttons", () => {
  const files = filesBelow(["app", "components"], /\.tsx?$/).filter((path) => !isTest(path) && path !== rail);
  expect(rowsIn(read(rail))).not.toEqual([]);
  expect(files.flatMap((path) => rowsIn(read(path)).map((row) => `${path}: ${row}`))).toEqual([]);
});

test.each([
  [`<ul className="tiles tile-row sideways">`, true],
  [`<div className="hero-side max-[560px]:sideways">`, true],
  ["const bar = `flex ${more} overflow-x-auto`;", true],
  [`import { RailButtons } from "@/components/ui/rail-buttons";`, true],
  [`<Rail id={row} place="header" className="tiles tile-row">`, false],
  [`/** A row that scrolls "sideways". */`, false],
  [`<li className="overflow-x-hidden">`, false],
])("%s is a row by hand: %s", (source, isByHand) => {
  expect(rowsIn(source).length > 0).toBe(isByHand);
});
