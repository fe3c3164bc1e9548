import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

const sources = filesBelow([...product, "sandbox", ".ci", "tests/support"], /\.(tsx?|mjs)$/).filter(
  (path) => !isTest(path),
);

function budget(path: string): number {
  if (/^app\/.*\/page\.tsx$/.test(path)) return 40;
  return /^components\/.*\.tsx$/.test(path) ? 100 : 200;
}

/** Lines of code: a table of data, that is a top-level list or record without a function in it, counts as one line. */
function countLines(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const inTables = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.map(({ initializer }) => {
      if (!initializer || !isData(initializer)) return 0;
      return lineAt(initializer.getEnd()) - lineAt(initializer.getStart(file));
    }),
  );
  return text.trimEnd().split("\n").length - inTables.reduce((sum, lines) => sum + lines, 0);
}

function isData(node: ts.Node): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isData(node.expression);
  if (!ts.isArrayLiteralExpression(node) && !ts.isObjectLiteralExpression(node)) return false;
  const holdsCode = (inner: ts.Node): boolean =>
    ts.isFunctionLike(inner) || (ts.forEachChild(inner, holdsCode) ?? false);
  return !holdsCode(node);
}

test("every file keeps its budget of lines: pages 40, components 100, any other 200, tables apart", () => {
  const over = sources
    .map((path) => ({ path, lines: countLines(path, read(path)), budget: budget(path) }))
    .filter(({ lines, budget }) => lines > budget);
  expect(over).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});

test("a table counts as one line, a list of functions line by line", () => {
  expect(countLines("a.ts", 'const a = [\n  "x",\n  "y",\n] as const;\nconst b = 1;\n')).toBe(2);
  expect(countLines("a.ts", "const a = [\n  () => 1,\n  () => 2,\n];\n")).toBe(4);
});
