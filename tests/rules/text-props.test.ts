import { posix } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { memoize } from "@/lib/core/memoize";
import { englishOf } from "@/lib/market/messages/english";
import { flattenMessages } from "@/lib/market/messages/merge";
import { filesBelow, isTest, read } from "./files";

/**
 * A component of the browser reads its own messages (docs/decisions/0083). A text is a prop where it differs from caller to caller, as
 * the title of a frame does. The rule finds three other kinds of text props, given to a component that is not of the kit:
 * - "same": every caller passes the same message, so the component can read it itself.
 * - "forwarded": a component of the browser passes on a text that it got as a prop itself.
 * - "bag": several texts in one object.
 */
type Kind = "same" | "forwarded" | "bag";

/**
 * Why a text is a prop all the same, by the component and its prop. A first load contains no messages and nothing that formats them:
 * what a visitor's page draws in the browser gets its texts from the server component around it.
 */
const exceptions: Readonly<Record<string, string>> = {
  "SignOutButton label": "the header and the list of a player's pages draw it on the server",
  "SignOutButton busyLabel": "as its label",
  "PlayerPageSkeleton label": "it stands in the HTML of every player's page, before the messages of that page",
  "PlayerGuard checkingLabel": "as the skeleton's label: the guard itself is in a first load without messages",
  "PlayerGuard unavailableText": "as its label",
  "PlayerPageLoader label": "as the skeleton, which it draws",
  "CalmCover show": "promotions and campaigns draw it on the server, for a document without its messages",
  "Balance ...texts": "the header of every first load; the figures that come later read their own",
  "Heart label": "the heart of a visitor is in a game page's first load, and the player's takes its place",
  "LiveIsland texts": "lobbies of visitors: the messages and what formats them would come with each",
  "Part texts": "the panel of a widget of live data, as its island",
  "TournamentView texts": "as the panel of live data around it",
  "TournamentTable texts": "as its view",
  "MarketFinder texts": "the page of markets has it in its first load, the dialog draws the same one",
  "List closeLabel": "a toast may say that the connection is lost, when no messages can be loaded any more",
  "ToastItem closeLabel": "as its list",
};

type Sources = Readonly<Record<string, string>>;

/** An element of a component that is not of the kit, with the texts that it gets. */
interface Use {
  /** The file and name of the component. */
  to: string;
  texts: ReadonlyMap<string, Text>;
  isBrowser: boolean;
  /** Is there a spread that this rule cannot look into? */
  isOpen: boolean;
}

interface Text {
  /** Null where it is a prop of the caller. */
  english: string | null;
  isBag: boolean;
}

/** The file that an import names, without its ending. */
const moduleOf = (specifier: string, from: string) =>
  specifier.startsWith("@/") ? specifier.slice(2) : posix.join(posix.dirname(from), specifier);

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, "");

/** The files that a browser runs: those that say so, and all that they import. */
function browserFiles(sources: Sources): Set<string> {
  const paths = new Map(Object.keys(sources).map((path) => [withoutEnding(path), path]));
  const found = new Set<string>();
  const queue = Object.keys(sources).filter((path) => /^"use client"/.test(sources[path] ?? ""));
  for (const path of queue) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = (sources[path] ?? "").matchAll(
      /^(?:import|export)(?! type\b)[^;]*? from "([^"]+)"|import\("([^"]+)"\)/gm,
    );
    for (const [, fixed, lazy] of imports) {
      const imported = paths.get(moduleOf(fixed ?? lazy ?? "", path));
      if (imported) queue.push(imported);
    }
  }
  return found;
}

/** Names that say that a value is a text: `closeLabel`, `texts`. */
const textName = /((^|\.)text|Text|(^|\.)label|Label)s?$/;

/** The English messages of a domain. */
const textsOf = memoize((domain: string) => flattenMessages(englishOf(domain)));

/** A translator's key that is chosen, so that one caller passes several texts. */
const chosen = "?";

/** The elements of components in a file. */
function usesIn(path: string, source: string, isBrowser: boolean): Use[] {
  const homes = new Map<string, string>();
  const domains = new Map<string, string>();
  const uses: Use[] = [];

  /** The messages of an expression, not those of the elements and functions in it. */
  const messagesIn = (node: ts.Node): string[] => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return [];
    if (ts.isFunctionLike(node)) return [];
    const domain = ts.isCallExpression(node) ? domains.get(node.expression.getText()) : undefined;
    if (ts.isCallExpression(node) && domain) {
      const [key] = node.arguments;
      const isFixed = key && ts.isStringLiteral(key);
      return [isFixed ? (textsOf(domain).get(key.text) ?? key.text) : chosen];
    }
    const found: string[] = [];
    ts.forEachChild(node, (child) => void found.push(...messagesIn(child)));
    return found;
  };

  const textOf = (value: ts.Expression): Text | null => {
    const messages = messagesIn(value);
    if (messages.length > 0) return { english: messages.join(" | "), isBag: ts.isObjectLiteralExpression(value) };
    const isName = ts.isIdentifier(value) || ts.isPropertyAccessExpression(value);
    return isName && textName.test(value.getText()) ? { english: null, isBag: false } : null;
  };

  const readElement = (to: string, { properties }: ts.JsxAttributes): Use => {
    const values = new Map<string, ts.Expression>();
    for (const each of properties) {
      const value = ts.isJsxSpreadAttribute(each) || !each.initializer ? each : each.initializer;
      if (ts.isJsxExpression(value) && value.expression) values.set(each.name?.getText() ?? "", value.expression);
      if (!ts.isJsxSpreadAttribute(each)) continue;
      if (!ts.isObjectLiteralExpression(each.expression))
        values.set(`...${each.expression.getText()}`, each.expression);
      else
        for (const { name } of each.expression.properties)
          if (name && ts.isIdentifier(name)) values.set(name.text, name);
    }
    const texts = [...values].map(([name, value]) => [name, textOf(value)] as const);
    return {
      to,
      texts: new Map(texts.filter((entry): entry is [string, Text] => entry[1] !== null)),
      isBrowser,
      isOpen: [...values.keys()].some((name) => name.startsWith("...")),
    };
  };

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = moduleOf(node.moduleSpecifier.text, path);
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          homes.set(name.text, `${from}#${(propertyName ?? name).text}`);
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const [, domain] = /(?:Translations|Translator)\((?:[^"]*, )?"([\w.]+)"/.exec(node.initializer.getText()) ?? [];
      if (domain) domains.set(node.name.text, domain);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const name = node.tagName.getText();
      const to = homes.get(name) ?? `${withoutEnding(path)}#${name}`;
      if (/^[A-Z]/.test(name) && /^(app|components)\//.test(to) && !to.startsWith("components/ui/"))
        uses.push(readElement(to, node.attributes));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return uses;
}

/** The text props that break the rule, as "same SignOutButton label". */
function textProps(sources: Sources): string[] {
  const browser = browserFiles(sources);
  const views = Object.entries(sources).filter(([path]) => path.endsWith(".tsx"));
  const uses = views.flatMap(([path, text]) => usesIn(path, text, browser.has(path)));
  const kindOf = (to: string, prop: string, { english, isBag }: Text): Kind | null => {
    if (isBag) return "bag";
    if (english === null) return "forwarded";
    const all = uses.filter((use) => use.to === to);
    const texts = new Set(all.map((use) => use.texts.get(prop)?.english ?? (use.isOpen ? chosen : undefined)));
    return texts.size === 1 && !english.includes(chosen) ? "same" : null;
  };
  const found = uses
    .filter(({ isBrowser }) => isBrowser)
    .flatMap(({ to, texts }) =>
      [...texts].flatMap(([prop, text]) => {
        const kind = kindOf(to, prop, text);
        return kind ? [`${kind} ${to.split("#")[1]} ${prop}`] : [];
      }),
    );
  return [...new Set(found)].sort();
}

const product = Object.fromEntries(
  filesBelow(["app", "components", "lib"], /\.tsx?$/)
    // The kit shows components with texts of its own.
    .filter((path) => !isTest(path) && !path.includes("/kit/"))
    .map((path) => [path, read(path)]),
);

/** "SignOutButton label" of "same SignOutButton label". */
const propIn = (found: string) => found.slice(found.indexOf(" ") + 1);

test("a component of the browser reads its own messages, but for the exceptions", () => {
  const found = textProps(product);
  expect(found.filter((each) => !Object.hasOwn(exceptions, propIn(each)))).toEqual([]);
  // None is left of a prop that is gone.
  expect(Object.keys(exceptions).filter((prop) => !found.some((each) => propIn(each) === prop))).toEqual([]);
});

const head = `"use client";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { Row } from "./row";
const t = useTranslations("site.actions");
`;

test.each([
  ["a message that every caller passes", `<Row label={t("close")} />`, ["same Row label"]],
  [
    "the same with values",
    `<><Row label={t("close", { a })} /><Row label={t("close", { b })} /></>`,
    ["same Row label"],
  ],
  ["messages in an object", `<Row words={{ close: t("close") }} />`, ["bag Row words"]],
  ["a text that the caller got as a prop", `<Row closeLabel={props.closeLabel} />`, ["forwarded Row closeLabel"]],
  ["several of them", `<Row {...{ tag, texts }} />`, ["forwarded Row texts"]],
  ["several of them in an object", `<Row {...texts} />`, ["forwarded Row ...texts"]],
  ["a message that differs", `<><Row label={t("close")} /><Row label={t("other")} /></>`, []],
  ["a message that a key chooses", `<Row label={t(key)} />`, []],
  ["a message in place of the component's own", `<><Row label={t("close")} /><Row /></>`, []],
  ["a message inside of an element or a handler", `<Row action={<b>{t("close")}</b>} onShow={() => t("close")} />`, []],
])("in the browser, %s: %s", (_what, element, expected) => {
  const sources = { "components/a/list.tsx": `${head}export const List = (props) => ${element};` };
  expect(textProps(sources)).toEqual(expected);
});

test("the rule sees what a file of the browser imports, and neither the kit nor the server", () => {
  const row = `import { Row } from "./row";\nexport const List = ({ texts }) => <Row texts={texts} />;`;
  const island = `"use client";\nimport { List } from "@/components/a/list";`;
  expect(textProps({ "components/a/list.tsx": row })).toEqual([]);
  expect(textProps({ "components/a/list.tsx": row, "app/island.tsx": island })).toEqual(["forwarded Row texts"]);
  const kit = row.replace("./row", "@/components/ui/row");
  expect(textProps({ "components/a/list.tsx": kit, "app/island.tsx": island })).toEqual([]);
});
