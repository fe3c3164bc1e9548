import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { filesBelow, isTest, product, read } from "./files";

const files = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));

describe("there is one translator", () => {
  /** Patterns that only the messages folder may contain, with their exceptions. */
  const rules: readonly { what: string; pattern: RegExp; allowed: readonly string[]; example: string }[] = [
    {
      what: "a placeholder replaced by hand",
      pattern: /\.replace(All)?\(\s*["'`/]\\?\{/,
      allowed: [],
      example: `text.replace("{amount}", total)`,
    },
    {
      what: "an import of a message formatter",
      pattern: /from "(next-intl|use-intl|icu-minify|intl-messageformat)/,
      allowed: [],
      example: `import format from "icu-minify/format";`,
    },
    {
      what: "an import of a message file",
      pattern: /@\/messages\//,
      // Needed exactly when nothing else responds.
      allowed: ["lib/edge/outage-documents/messages.ts"],
      example: `import en from "@/messages/en/site.json";`,
    },
    {
      what: "a translator of an area's own",
      pattern: /\b(Say|sayFrom|findMessage|wordsIn|balanceWords|gameWords)\b/,
      allowed: [],
      example: "const t = sayFrom(messages);",
    },
  ];

  test.each(rules)("$what is nowhere in the product", ({ pattern, allowed, example }) => {
    expect(pattern.test(example)).toBe(true);
    const found = files.filter(
      (path) => !path.startsWith("lib/market/messages/") && pattern.test(read(path)) && !allowed.includes(path),
    );
    expect(found).toEqual([]);
    expect(allowed.filter((path) => !pattern.test(read(path)))).toEqual([]);
  });
});

/** One source: what it imports at once, what it loads later and with which messages, and the messages that it shows. */
interface Source {
  imports: string[];
  /** `list`: where the list of domains stands in the file; its chunks share it. */
  loads: { path: string; domains: string[]; list: number }[];
  shows: string[];
  /** Does it read a domain that is not written out? */
  isComputed: boolean;
  /** The domains whose messages it puts into the page. */
  provides: string[];
}

type Sources = ReadonlyMap<string, Source>;

/** An import or an export of another file's names, not of its types alone. */
const isImport = (node: ts.Node): node is ts.Node & { moduleSpecifier: ts.Expression } =>
  (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) ||
  (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier !== undefined);

/** Takes its domain from a catalogue of errors: `defineErrors` names it, where the chunk of the form imports it. */
const errorReader = "components/ui/form/use-error-reader.ts";

/** `useTranslations("site.offer", locale)` with a locale of its own loads its messages itself. */
function readSource(path: string, text: string, resolve: (from: string, to: string) => string | null): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const source: Source = { imports: [], loads: [], shows: [], isComputed: false, provides: [] };
  const visit = (node: ts.Node): void => {
    if (isImport(node)) {
      const to = resolve(path, node.moduleSpecifier.getText(file).slice(1, -1));
      if (to) source.imports.push(to);
    }
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && ts.isStringLiteral(first)) {
        const to = resolve(path, first.text);
        if (to) source.loads.push({ path: to, ...domainsAround(node) });
      }
      const called = node.expression.getText(file);
      if (first && ((called === "useTranslations" && !second) || called === "defineErrors")) {
        if (ts.isStringLiteral(first)) source.shows.push(first.text);
        else source.isComputed = path !== errorReader;
      }
    }
    if (ts.isJsxOpeningElement(node) && node.tagName.getText(file) === "PageMessages")
      for (const [, domain = ""] of node.getText(file).matchAll(/domain="([\w.]+)"/g)) source.provides.push(domain);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

/** The domains of the `withMessages([…], () => import(…))` around an import. */
function domainsAround(node: ts.Node): { domains: string[]; list: number } {
  for (let around = node.parent; !ts.isSourceFile(around); around = around.parent)
    if (ts.isCallExpression(around) && around.expression.getText() === "withMessages") {
      const [list] = around.arguments;
      const elements = list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [];
      return { domains: elements.flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : [])), list: around.pos };
    }
  return { domains: [], list: node.pos };
}

/** Everything that comes with a file at once, itself included. */
function withImports(start: string, sources: Sources): Set<string> {
  const found = new Set([start]);
  for (const path of found) for (const next of sources.get(path)?.imports ?? []) found.add(next);
  return found;
}

/** The domains that a file shows as soon as it is there, each with the component that shows it. */
function shownBy(start: string, sources: Sources): { domain: string; by: string }[] {
  return [...withImports(start, sources)].flatMap((by) =>
    (sources.get(by)?.shows ?? []).map((domain) => ({ domain, by })),
  );
}

function brokenIn(sources: Sources, entries: readonly string[]): string[] {
  const first = entries.flatMap((entry) => {
    const provided = [...withImports(entry, sources)].flatMap((path) => sources.get(path)?.provides ?? []);
    return shownBy(entry, sources)
      .filter(({ domain }) => !provided.includes(domain))
      .map(({ domain, by }) => `${entry}: ${by} shows ${domain}`);
  });
  const later = [...sources].flatMap(([path, { loads }]) =>
    loads.flatMap(({ path: loaded, domains }) =>
      shownBy(loaded, sources)
        .filter(({ domain }) => !domains.includes(domain))
        .map(({ domain, by }) => `${path} loads ${loaded}: ${by} shows ${domain}`),
    ),
  );
  const computed = [...sources].filter(([, { isComputed }]) => isComputed);
  const unseen = computed.map(([path]) => `${path} shows a domain that is not written out`);
  return [...unseen, ...first, ...later, ...[...sources].flatMap(([path, source]) => unusedIn(path, source, sources))];
}

/** The domains that a list names for chunks that do not show them.  */
function unusedIn(path: string, { loads }: Source, sources: Sources): string[] {
  return loads.flatMap(({ domains, list }, at) => {
    const chunks = loads.filter((each) => each.list === list);
    if (chunks[0] !== loads[at]) return [];
    const shown = chunks.flatMap((chunk) => shownBy(chunk.path, sources).map(({ domain }) => domain));
    return domains
      .filter((domain) => !shown.includes(domain))
      .map((domain) => `${path} loads ${domain}, which nothing shows`);
  });
}

function resolveInProject(from: string, to: string): string | null {
  const path = to.startsWith("@/") ? to.slice(2) : to.startsWith(".") ? join(dirname(from), to) : null;
  if (path === null) return null;
  return (
    ["", ".ts", ".tsx"].map((end) => path + end).find((each) => /\.tsx?$/.test(each) && existsSync(join(root, each))) ??
    null
  );
}

describe("what shows messages in the browser comes with them", () => {
  /** Drawn only once it has loaded its messages itself. */
  const selfLoading = ["app/[edition]/load-player-chunks.ts"];

  test("in the whole product: no first load shows any, every lazy part loads those of its components and no others", () => {
    const sources = new Map(
      files
        .filter((path) => !selfLoading.includes(path))
        .map((path) => [path, readSource(path, read(path), resolveInProject)] as const),
    );
    expect([...sources.values()].filter(({ shows }) => shows.length > 0).length).toBeGreaterThan(2);
    expect(
      brokenIn(
        sources,
        files.filter((path) => /^app\/.*\b(page|layout|error|not-found)\.tsx$/.test(path)),
      ),
    ).toEqual([]);
    for (const path of selfLoading) expect(read(path)).toContain("loadMessages(");
  });

  test("and is seen when it does not", () => {
    const texts: Record<string, string> = {
      "page.ts": `import "./island"; const a = () => import("./bare"); const b = () => withMessages(["site.form", "site.query"], () => import("./full"));`,
      "island.ts": `useTranslations("account.login");`,
      "game.ts": `import "./stage"; const a = <PageMessages domain="play.gameLaunch">{b}</PageMessages>;`,
      "stage.ts": `useTranslations("play.gameLaunch");`,
      "bare.ts": `import "./part";`,
      "part.ts": `useTranslations("site.form"); useTranslations("play.search", locale);`,
      "any.ts": `useTranslations(catalogue.domain);`,
      "form.ts": `const a = () => withMessages(["site.form"], () => import("./fields"));`,
      "fields.ts": `import "./part"; import "./errors";`,
      "errors.ts": `export const errors = defineErrors("account.signUp", {});`,
      "full.ts": `import "./part"; import type { T } from "./island";`,
    };
    const resolve = (_from: string, to: string) => `${to.slice(2)}.ts`;
    const sources = new Map(
      Object.entries(texts).map(
        ([path, text]) => [path, readSource(path.replace(".ts", ".tsx"), text, resolve)] as const,
      ),
    );
    expect(brokenIn(sources, ["page.ts", "game.ts"])).toEqual([
      "any.ts shows a domain that is not written out",
      "page.ts: island.ts shows account.login",
      "page.ts loads bare.ts: part.ts shows site.form",
      "form.ts loads fields.ts: errors.ts shows account.signUp",
      "page.ts loads site.query, which nothing shows",
    ]);
  });
});
