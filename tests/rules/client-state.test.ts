import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow, isTest, product, read } from "./files";

/**
 * The queries of each kind of state, and the stores of what no server knows (ruling 43). Of the wallet that is a deposit and a withdrawal
 * that have not been asked for yet.
 */
const kinds = {
  wallet: {
    queries: ["lib/money/wallet/queries.ts", "lib/money/deposit/queries.ts", "lib/money/withdraw/queries.ts"],
    stores: ["lib/money/deposit/store.ts", "lib/money/withdraw/store.ts"],
  },
  rewards: { queries: ["lib/offers/rewards/queries.ts"], stores: ["lib/offers/rewards/store.ts"] },
  limits: { queries: ["lib/safety/limits/queries.ts"], stores: ["lib/safety/limits/store.ts"] },
  launch: { queries: ["lib/play/game-launch/queries.ts"], stores: ["lib/play/game-launch/store.ts"] },
} as const;

interface Import {
  from: string;
  names: readonly string[];
}

/** What a file imports for more than its types: modules at its top, and those that it loads later. */
function importsIn(path: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const from = specifierOf(node);
    if (from) found.push({ from, names: namesOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

function specifierOf(node: ts.Node): string | null {
  const isImport = ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly;
  const isExport = ts.isExportDeclaration(node) && !node.isTypeOnly;
  if (isImport || isExport) {
    const { moduleSpecifier } = node;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [argument] = node.arguments;
  return argument && ts.isStringLiteral(argument) ? argument.text : null;
}

function namesOf(node: ts.Node): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
}

/** The file of the product that an import means; null for a package and for what is no module. */
function fileOf(importer: string, from: string): string | null {
  if (!from.startsWith("@/") && !from.startsWith(".")) return null;
  const path = from.startsWith("@/") ? from.slice(2) : join(dirname(importer), from);
  const ends = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  const isFile = (each: string) => existsSync(join(root, each)) && statSync(join(root, each)).isFile();
  return ends.map((end) => path + end).find((each) => /\.tsx?$/.test(each) && isFile(each)) ?? null;
}

const isClient = (text: string) => /^["']use client["']/.test(text);

/** The files that a server runs: from its entries on, up to the islands, which it only names. */
function reachedFrom(entries: readonly string[], load = read): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = load(path);
    if (reached.has(path) || isClient(text)) continue;
    reached.add(path);
    for (const { from } of importsIn(path, text)) {
      const file = fileOf(path, from);
      if (file) queue.push(file);
    }
  }
  return reached;
}

const files = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
const isEntry = (path: string) =>
  path === "middleware.ts" ||
  path === "server.ts" ||
  /^app\/.*\/?(page|layout|template|not-found|route|default|loading)\.tsx?$/.test(path) ||
  /\/server\.ts$/.test(path);
const onServer = reachedFrom(files.filter(isEntry));
const importedBy = new Map(
  files.map((path) => [path, new Set(importsIn(path, read(path)).map(({ from }) => fileOf(path, from)))]),
);
const importers = (target: string) => files.filter((path) => importedBy.get(path)?.has(target));

describe.each(Object.entries(kinds))("%s has queries and a store, in client code only [CONST-520]", (_, kind) => {
  test.each([...kind.queries])("%s declares queries or writes of TanStack Query", (path) => {
    const names = importsIn(path, read(path)).flatMap(({ from, names }) =>
      from === "@tanstack/react-query" ? names : [],
    );
    expect(names.some((name) => /^(query|infiniteQuery|mutation)Options$/.test(name))).toBe(true);
  });

  test.each([...kind.stores])("%s is a store of Zustand that holds no response of a server", (path) => {
    const imports = importsIn(path, read(path)).map(({ from }) => from);
    expect(imports.some((from) => /^zustand(\/|$)/.test(from))).toBe(true);
    expect(imports.filter((from) => /(api|endpoints|queries|platform|server)$|react-query/.test(from))).toEqual([]);
    expect(read(path).split("\n").length).toBeLessThanOrEqual(90);
  });

  test.each([...kind.queries, ...kind.stores])("%s is used by an island, and by nothing that a server runs", (path) => {
    expect(onServer.has(path)).toBe(false);
    expect(importers(path).filter((each) => each.startsWith("components/"))).not.toEqual([]);
  });
});

test("what a server runs is followed as far as the islands, and no store of Zustand is in it [CONST-520]", () => {
  expect(onServer.size).toBeGreaterThan(300);
  expect(onServer.has("lib/content/server.ts")).toBe(true);
  const withStore = [...onServer].filter((path) =>
    importsIn(path, read(path)).some(({ from }) => /^zustand(\/|$)/.test(from)),
  );
  expect(withStore).toEqual([]);
});

test("an import of a page is followed by name, also one that is loaded later, and types are none", () => {
  const sources: Record<string, string> = {
    "lib/money/wallet/wallet.ts": "",
    "lib/money/wallet/result.ts": "",
    "lib/money/wallet/schema.ts": "",
    "lib/money/wallet/api.ts": `"use client";\nimport "./endpoints";`,
    page: `import "@/lib/money/wallet/wallet"; import type { A } from "@/lib/money/wallet/schema"; import "@/lib/money/wallet/api";
      const load = () => import("@/lib/money/wallet/result");`,
  };
  const reached = reachedFrom(["page"], (path) => sources[path] ?? "");
  expect([...reached].sort()).toEqual(["lib/money/wallet/result.ts", "lib/money/wallet/wallet.ts", "page"]);
});
