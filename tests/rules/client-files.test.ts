import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** Hooks that React runs on the server too: a file that uses no other may be rendered there. */
const onServer = ["use", "useId", "useMemo", "useCallback", "useDebugValue"];

/** The hooks of React that a file imports, and that need a browser. */
function clientHooksIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
    if (!/^react(-dom)?$/.test(from) || !importClause || importClause.isTypeOnly) return [];
    // Of everything at once, the hooks are not known.
    if (importClause.name) return [importClause.name.text];
    if (!importClause.namedBindings) return [];
    if (ts.isNamespaceImport(importClause.namedBindings)) return [`* as ${importClause.namedBindings.name.text}`];
    return importClause.namedBindings.elements
      .map(({ propertyName, name }) => (propertyName ?? name).text)
      .filter((name) => /^use([A-Z]|$)/.test(name) && !onServer.includes(name));
  });
}

/** Does it say that it belongs to the browser, in its first line or its name? */
const isMarked = (path: string, text: string) => /^["']use client["'];?\n/.test(text) || /\.client\.tsx?$/.test(path);

const unmarked = (path: string, text: string) => clientHooksIn(path, text).length > 0 && !isMarked(path, text);

test("every file that uses a hook of React says that it belongs to the browser", () => {
  const files = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
  const withHooks = files.filter((path) => clientHooksIn(path, read(path)).length > 0);
  expect(withHooks.length).toBeGreaterThan(100);
  expect(withHooks.filter((path) => unmarked(path, read(path)))).toEqual([]);
});

test.each([
  ["timer.ts", `import { useEffect } from "react";`, true],
  ["timer.ts", `import { type ReactNode, useState as useValue } from "react";`, true],
  ["timer.ts", `import * as React from "react";`, true],
  ["timer.ts", `import React from "react";\nexport const useTime = () => React.useState(0);`, true],
  ["timer.ts", `import React, { type ReactNode } from "react";`, true],
  ["card.tsx", `import type React from "react";`, false],
  ["form.tsx", `import { useFormStatus } from "react-dom";`, true],
  ["timer.ts", `"use client";\n\nimport { useEffect } from "react";`, false],
  ["timer.ts", `import { useEffect } from "react";\n"use client";`, true],
  ["timer.client.tsx", `import { useEffect } from "react";`, false],
  ["card.tsx", `import { type ReactNode, useId } from "react";`, false],
  ["list.tsx", `import { usePlayerQuery } from "@/lib/session/player/player-queries";`, false],
])("%s with %j breaks the rule: %s", (path, text, isBroken) => {
  expect(unmarked(path, text)).toBe(isBroken);
});
