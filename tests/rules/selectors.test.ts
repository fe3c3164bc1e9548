import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, isTest, product, read } from "./files";

/**
 * Code finds elements of a page by attributes, ids and states that say what they are (docs/architecture.md), never by class names,
 * which belong to the style sheet, or by their place in the structure of another component. A selector that is a constant or a parameter
 * is read where it is written.
 */
const methods = ["querySelector", "querySelectorAll", "closest", "matches"];

/** Parts of a selector in which a space or a dot has another meaning. */
const quoted = /"[^"]*"|'[^']*'|\[[^\]]*\]|\$\{[^}]*\}/g;

/** Does a selector name a class or a place in a structure? */
const isBad = (selector: string) =>
  selector
    .replace(quoted, "[]")
    .split(",")
    .some((part) => /\.[a-z_-]/i.test(part) || /[^\s,(][\s]*[\s>+~][\s]*[^\s,)]/.test(part.trim()));

function nodesOf(source: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true));
  return nodes;
}

/** The texts that an expression may be; null where they cannot be read. `onParameter`: they are also what callers pass. */
function textsOf(
  node: ts.Expression,
  nodes: readonly ts.Node[],
  onParameter: (name: string, at: number) => void,
): string[] | null {
  const all = (parts: readonly ts.Expression[]) => {
    const texts = parts.map((part) => textsOf(part, nodes, onParameter));
    return texts.every((text) => text !== null) ? texts.flat() : null;
  };
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.getText().slice(1, -1)];
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return all([node.expression]);
  if (ts.isArrayLiteralExpression(node)) return all(node.elements);
  if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
  if (!ts.isIdentifier(node)) return null;
  const declared = nodes.find(
    (other) => (ts.isVariableDeclaration(other) || ts.isParameter(other)) && other.name.getText() === node.text,
  );
  if (!declared) return null;
  if (ts.isVariableDeclaration(declared)) return declared.initializer ? all([declared.initializer]) : null;
  if (!ts.isParameter(declared)) return null;
  const owner = declared.parent;
  const holder = owner.parent;
  // Of a list that is gone through.
  if (ts.isCallExpression(holder) && ts.isPropertyAccessExpression(holder.expression))
    return all([holder.expression.expression]);
  const name = ts.isFunctionDeclaration(owner) ? owner.name : ts.isVariableDeclaration(holder) ? holder.name : null;
  if (!name) return null;
  onParameter(name.getText(), [...owner.parameters].indexOf(declared));
  return declared.initializer ? all([declared.initializer]) : [];
}

/** The selectors in these sources that name a class or a place, or that cannot be read. */
function badSelectors(...sources: string[]): string[] {
  const calls = sources
    .map(nodesOf)
    .flatMap((nodes) => nodes.filter(ts.isCallExpression).map((call) => ({ call, nodes })));
  const bad: string[] = [];
  /** Functions that hand a parameter on as a selector, with its position; more are found in their callers. */
  const passing: [name: string, at: number][] = [];
  function check(argument: ts.Expression | undefined, nodes: readonly ts.Node[]): void {
    if (!argument) return;
    const texts = textsOf(argument, nodes, (name, at) => {
      if (!passing.some(([known, place]) => known === name && place === at)) passing.push([name, at]);
    });
    bad.push(...(texts?.filter(isBad) ?? [`cannot be read: ${argument.getText()}`]));
  }
  for (const { call, nodes } of calls) {
    if (!ts.isPropertyAccessExpression(call.expression) || !methods.includes(call.expression.name.text)) continue;
    check(call.arguments[0], nodes);
    if (/\.(parentElement|(next|previous)ElementSibling)\b/.test(call.expression.expression.getText()))
      bad.push(call.expression.getText());
  }
  for (const [name, at] of passing)
    for (const { call, nodes } of calls)
      if (ts.isIdentifier(call.expression) && call.expression.text === name) check(call.arguments[at], nodes);
  return bad;
}

/** Class strings that hang on the classes of other elements: `[&>.name]:`, `has-[.name]:`, `in-[body:has(.name)]:`. */
const badVariants = (source: string): string[] =>
  [...source.matchAll(/[^\s"'`]*\[[^\]\s"'`]*\.[a-z_-][^\s"'`]*\]:[^\s"'`]+/gi)]
    .map(([name]) => name)
    .filter((name) => /\[[^[\]]*\.[a-z_-][^[\]]*\]:/i.test(name.replace(/\[[^[\]]*=[^[\]]*\]/g, "")));

/**
 * `group-has-…` and `peer-has-…` end in `*`: with one of them in the style sheet, Chromium restyles the whole page whenever any element
 * comes or goes (some 15 ms for a lobby). `in-[section:has(…)]:hidden` restyles what has the class.
 */
const wholePage = (source: string): string[] => source.match(/\b(group|peer)-has-[^\s"'`]+/g) ?? [];

const sources = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));

test("no element is found by its class or its place", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(badSelectors(...sources.map(read))).toEqual([]);
});

test("no class string hangs on the classes of another component", () => {
  // The page of components gives those of others a room that they are not made for.
  const others = sources.filter((path) => !path.startsWith("app/[edition]/kit/"));
  expect(others.flatMap((path) => badVariants(read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
});

test("no class string makes the browser restyle the whole page with every element that comes or goes", () => {
  expect(sources.flatMap((path) => wholePage(read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
  expect(wholePage(`const look = "hidden md:group-has-data-closed:inline";`)).toHaveLength(1);
});

test("a selector that breaks the rule is found", () => {
  const bad = [
    `document.querySelectorAll<HTMLAnchorElement>("main .tiles > li > a[href*='/play/']")`,
    `link.closest(".hero-main")`,
    `link.matches('a.line-link')`,
    'document.querySelector("main a")',
    'document.querySelector("li+li")',
    `page.querySelectorAll(".category-menu a:not([aria-current])")`,
    `const links = ".tiles a"; document.querySelector(links)`,
    `const find = (kind: string) => form.querySelector(kind); find("form input")`,
    "for (const kind of kinds) document.querySelector(kind)",
    `["a", ".b"].flatMap((kind) => document.querySelector(kind) ?? [])`,
    `button.parentElement?.querySelector("input")`,
    `document.querySelector(isOpen ? "input" : ".button")`,
  ];
  for (const source of bad) expect(badSelectors(source), source).toHaveLength(1);
  const followedLink = `export function followedLink(event: Event, selector = "a[href]") { return event.target.closest(selector); }`;
  expect(badSelectors(followedLink, `followedLink(event, "nav a")`)).toEqual(["nav a"]);
  const good = [
    `document.querySelectorAll<HTMLElement>("[data-game]")`,
    `tile.querySelector("a")`,
    'section.querySelector("li:not([hidden])")',
    'form.querySelector("input, button")',
    'form.querySelectorAll("[aria-invalid=true], [data-invalid]")',
    'target.closest(`[popovertarget="${menuId}"]`)',
    `document.querySelector('link[rel="alternate stylesheet"]')`,
    'document.querySelector("[data-look=art]:has(:focus-visible)")',
    `const links = "a[data-search]"; target.closest(links)`,
    `image.closest("picture")?.querySelectorAll("source")`,
  ];
  for (const source of good) expect(badSelectors(source), source).toEqual([]);
});

test("a class string that breaks the rule is found", () => {
  for (const name of [
    "[&>.tile-mark]:table",
    "in-[body:has(.game-page)]:hidden",
    "has-[.game-picture]:overflow-hidden",
    "md:[&~.toasts]:top-0",
  ]) {
    expect(badVariants(`const look = "grid ${name}";`), name).toEqual([name]);
    expect(badVariants(`const look = \`grid ${name} \${size}\`;`), name).toEqual([name]);
  }
  for (const name of [
    "in-[body:has([data-page=game])]:hidden",
    "has-data-art:grid",
    "[--mark:table]",
    "low:h-[.5rem]",
    "[@media(height>=44.5rem)]:h-full",
  ])
    expect(badVariants(`const look = "${name}";`), name).toEqual([]);
});
