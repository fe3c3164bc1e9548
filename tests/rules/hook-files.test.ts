import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** The hook that a file is named for: `useNow` for `use-now.ts`; null for a file that is named for none. */
function hookOf(path: string): string | null {
  const [, words] = /(?:^|\/)use-([a-z0-9-]+)\.tsx?$/.exec(path) ?? [];
  return words ? `use-${words}`.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase()) : null;
}

function exportsOf(path: string, text: string): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [];
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
}

function isMisnamed(path: string, text: string): boolean {
  const hook = hookOf(path);
  return hook !== null && !exportsOf(path, text).includes(hook);
}

test("a file that is named for a hook exports the hook", () => {
  const files = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path) && hookOf(path) !== null);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => isMisnamed(path, read(path)))).toEqual([]);
});

test.each([
  ["wallet/use-now.ts", "export function useNow() {}", false],
  ["use-now.ts", "export const useNow = () => Date.now();", false],
  ["use-now.ts", "function useNow() {}\nexport { useNow };", false],
  ["use-now.ts", `export { useTime as useNow } from "./time";`, false],
  ["use-now.ts", "export function useTime() {}", true],
  ["use-now.tsx", "export type useNow = string;", true],
  ["use-now.ts", "function useNow() {}\nexport const now = useNow;", true],
  ["use-2-columns.ts", "export function use2Columns() {}", false],
  ["now.ts", "export function useTime() {}", false],
])("%s with %j breaks the rule: %s", (path, text, isBroken) => {
  expect(isMisnamed(path, text)).toBe(isBroken);
});
