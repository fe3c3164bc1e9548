import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/**
 * Several screen readers announce a change of a live region only where the region was in the accessibility tree before. One that is
 * hidden while it is empty comes back together with its text: "empty:absolute" takes no room either, and stays in the tree.
 */
const hides = /(?<![^\s"'`])(?:empty:)?hidden(?![^\s"'`])/;

/** The tags of the live regions of a source. An alert is announced when it comes. */
function liveRegions(source: string): string[] {
  const tags: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) tags.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true));
  return tags.filter((tag) => /^<[a-z]/.test(tag) && /\s(?:role="status"|aria-live="polite")/.test(tag));
}

test("no live region leaves the accessibility tree while it is empty", () => {
  const regions = filesBelow(product, /\.tsx$/)
    .filter((path) => !isTest(path))
    .flatMap((path) => liveRegions(read(path)).map((tag) => ({ path, tag })));
  expect(regions.length).toBeGreaterThan(10);
  expect(regions.filter(({ tag }) => hides.test(tag)).map(({ path }) => path)).toEqual([]);
});

test.each([
  ['<p role="status" className="text-sm empty:hidden">', true],
  ['<p role="status" className={isEmpty ? "hidden" : "text-sm"}>', true],
  ['<p role="status" className="overflow-hidden empty:absolute">', false],
])("the rule finds %s: %s", (tag, isFound) => {
  expect(liveRegions(`const it = ${tag}</p>;`).filter((each) => hides.test(each)).length > 0).toBe(isFound);
});
