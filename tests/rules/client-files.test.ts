import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/** What server components draw too, with a hook that React runs on the server: each with its hook. */
const onServer: Readonly<Record<string, readonly string[]>> = {
  "components/ui/button.tsx": ["useId"],
};

/** The hooks of React that a file imports, apart from those that it may use on the server. */
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
      .filter((name) => /^use([A-Z]|$)/.test(name) && !onServer[path]?.includes(name));
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
  // An exception that is not needed any more goes.
  for (const [path, hooks] of Object.entries(onServer)) {
    expect(isMarked(path, read(path)), path).toBe(false);
    for (const hook of hooks) expect(read(path), path).toContain(hook);
  }
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
  ["card.tsx", `import { type ReactNode, useId } from "react";`, true],
  ["use-rows.ts", `import { useMemo } from "react";`, true],
  ["components/ui/button.tsx", `import { type ComponentProps, useId } from "react";`, false],
  ["components/ui/button.tsx", `import { useId, useState } from "react";`, true],
  ["list.tsx", `import { usePlayerQuery } from "@/lib/session/player/player-queries";`, false],
])("%s with %j breaks the rule: %s", (path, text, isBroken) => {
  expect(unmarked(path, text)).toBe(isBroken);
});
