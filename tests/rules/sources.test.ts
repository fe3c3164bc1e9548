import ts from "typescript";
import { describe, expect, test } from "vitest";
import { isMarketCode } from "@/lib/market/markets";
import { filesBelow, isTest, product, read } from "./files";

type Finder = (file: ts.SourceFile) => string[];

/** Everything of one kind in a source, written as "line: text". */
function find(file: ts.SourceFile, isBad: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isBad(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${line + 1}: ${node.getText(file).split("\n", 1)[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** A path that begins with a locale, put together by hand. */
const handMadePaths: Finder = (file) =>
  find(file, (node) => {
    if (ts.isTemplateExpression(node)) {
      const first = node.templateSpans[0]?.expression.getText(file) ?? "";
      return node.head.text === "/" && /locale|segment/i.test(first);
    }
    return ts.isStringLiteralLike(node) && /^\/[a-z]{2,4}-[A-Z]{2}(\/|$)/.test(node.text);
  });

/** The names of a file's own functions that assert, by themselves or through one another. */
function assertingHelpers(file: ts.SourceFile): Set<string> {
  const bodies = new Map<string, string>();
  find(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) bodies.set(node.name.text, node.getText(file));
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer))
      bodies.set(node.name.getText(file), node.initializer.getText(file));
    return false;
  });
  const asserting = new Set<string>();
  for (let before = -1; before !== asserting.size; ) {
    before = asserting.size;
    for (const [name, body] of bodies) if (asserts(body, asserting)) asserting.add(name);
  }
  return asserting;
}

function asserts(code: string, helpers: ReadonlySet<string>): boolean {
  if (/\b(expect\w*|fc\.assert|assert\w*)\s*[.(]/.test(code)) return true;
  return [...helpers].some((name) => new RegExp(`\\b${name}\\(`).test(code));
}

/** Not tests, though they begin like one. */
const around = /^(test|it)\.(describe|beforeAll|beforeEach|afterAll|afterEach|use|extend|step|setTimeout|slow)\b/;

/** A test whose body asserts nothing. */
const idleTests: Finder = (file) => {
  const helpers = assertingHelpers(file);
  return find(file, (node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
    const called = node.expression.expression.getText(file);
    return /^(test|it)\b/.test(called) && !around.test(called) && !asserts(node.getText(file), helpers);
  });
};

const writes =
  (pattern: RegExp): Finder =>
  (file) =>
    find(file, (node) => ts.isJsxAttribute(node) && pattern.test(node.name.getText(file)));

/**
 * `import()` that is no argument of `load`, `loadQuietly` or `playerContent`: its failure would be nobody's. A `load-*.ts` only names a
 * part together with its messages; the dialog host, or whoever else calls it, passes it to one of them.
 */
const bareImports: Finder = (file) => {
  const isLoader = /\/load-[\w-]+\.ts$/.test(file.fileName);
  const loading = isLoader ? /^(load(Quietly)?|playerContent|withMessages)$/ : /^(load(Quietly)?|playerContent)$/;
  return find(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return false;
    for (let around: ts.Node = node.parent; !ts.isSourceFile(around); around = around.parent)
      if (ts.isCallExpression(around) && loading.test(around.expression.getText(file))) return false;
    return true;
  });
};

/** Writes a cookie. */
const cookieWriters: Finder = (file) =>
  find(
    file,
    (node) =>
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      /\bcookie$/.test(node.left.getText(file)),
  );

/** The browser's storage by its own name. */
const bareStorage: Finder = (file) =>
  find(file, (node) => ts.isIdentifier(node) && /^(local|session)Storage$/.test(node.text));

/** A call of the platform by a path of its own: the `endpoints.ts` of the domains know them all. */
const literalPaths: Finder = (file) =>
  find(file, (node) => {
    if (
      !ts.isCallExpression(node) ||
      !/^(http|platform)\??\.(get|post|put|patch|delete)$/.test(node.expression.getText(file))
    )
      return false;
    const [path] = node.arguments;
    return path !== undefined && (ts.isStringLiteralLike(path) || ts.isTemplateExpression(path));
  });

const declaredEndpoints: Finder = (file) =>
  find(file, (node) => ts.isCallExpression(node) && node.expression.getText(file) === "endpoint");

/** The query library's own hooks and clients, and requests made by hand. */
const bareReads: Finder = (file) =>
  find(file, (node) => {
    if (ts.isImportSpecifier(node))
      return /^(use(Query|Queries|Mutation)|Query(Client|Observer))$/.test((node.propertyName ?? node.name).text);
    return ts.isCallExpression(node) && node.expression.getText(file) === "fetch";
  });

/** What a query tells beside its data; a pending mutation is the button's. */
const queryStates: Finder = (file) =>
  find(file, (node) => {
    const isState = (name: ts.Node) =>
      /^(is((Loading|Refetch)?Error|Pending|Loading|Success)|(failure|errorUpdate)Count)$/.test(name.getText(file));
    if (ts.isPropertyAccessExpression(node)) return isState(node.name);
    if (!ts.isBindingElement(node) || !isState(node.propertyName ?? node.name)) return false;
    const { parent } = node.parent;
    return !(ts.isVariableDeclaration(parent) && /^usePlayerMutation\(/.test(parent.initializer?.getText(file) ?? ""));
  });

/** An error of a response that none has given: what a form refuses by itself is a `FormRefusal`. */
const forgedResponses: Finder = (file) =>
  find(file, (node) => ts.isNewExpression(node) && /^(\w+\.)?HttpError$/.test(node.expression.getText(file)));

/** The code of a market, in a value, a type or the name of a property: also as the end of a locale's segment. */
const marketNames: Finder = (file) =>
  find(file, (node) => {
    if (ts.isStringLiteralLike(node)) return isMarketCode(node.text.replace(/^[a-z]{2,4}-/, ""));
    if (!ts.isIdentifier(node) || !isMarketCode(node.text)) return false;
    return ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent);
  });

const productFiles = filesBelow(product, /\.tsx?$/).filter((path) => !isTest(path));
const testFiles = filesBelow([...product, "sandbox", "tests"], /\.(test|spec)\.tsx?$/);

interface Rule {
  name: string;
  finder: Finder;
  files: readonly string[];
  /** Where it is meant, each with its reason. */
  allowed: Record<string, string>;
  bad: string;
  good: string;
}

const rules: readonly Rule[] = [
  {
    name: "the paths of the platform stand in one table [API-504]",
    finder: literalPaths,
    files: productFiles,
    allowed: {},
    bad: `const a = http.get("player/profile", Profile);`,
    good: `const a = callPlatform(http, endpoints.profile); const b = http.get(path, Answer);`,
  },
  {
    name: "the calls of the platform are declared in the endpoints.ts of their domains",
    finder: declaredEndpoints,
    files: productFiles.filter((path) => !path.endsWith("/endpoints.ts")),
    allowed: {},
    bad: `const a = endpoint({ method: "get", path: "player/profile", response: Profile });`,
    good: `const a = callPlatform(http, endpoints.profile); const b = config.identity.endpoint;`,
  },
  {
    name: "components and areas read and write through the hooks and options of the player's queries, and through `Http`",
    finder: bareReads,
    files: productFiles.filter((path) => /^(components|lib\/(account|safety|play|money|offers))\//.test(path)),
    allowed: {
      "lib/account/terms/server.ts": "on the server: a file of the content service, with a deadline and a cap",
      "lib/play/live-data/api.ts":
        "a guest's lobby downloads it: with a deadline and a parser of its own, and no `Http`",
      "components/play/search/use-found-games.ts": "as many queries as pages are on the screen, through the one client",
      "components/site/menu/menu-categories.tsx": "on a page where a guest downloads no query library",
      "components/site/markets/market-offer-banner.tsx": "whether a page exists, before a link to it is shown",
    },
    bad: `import { useQuery as read } from "@tanstack/react-query";`,
    good: `import type { UseQueryResult } from "@tanstack/react-query"; import { usePlayerQuery } from "@/lib/session/player/player-queries"; const a = query.refetch();`,
  },
  {
    name: "the state of a query is drawn by `QueryState`",
    finder: queryStates,
    files: productFiles.filter((path) => /^(components|app)\/.*\.tsx?$/.test(path)),
    // docs/decisions/0024-server-state-in-tanstack-query.md
    allowed: {
      "components/ui/query-state.tsx": "is that",
      "components/account/sign-up/welcome/welcome-trigger.tsx": "draws nothing",
      "components/account/sign-up/details/bank-link.tsx": "a link, which is there as soon as it could not be asked",
      "components/play/lobby/player-banner-items.tsx": "tiles of a row; a list that cannot be read shows nothing",
      "components/play/search/search-dialog.tsx": "hands them to `SearchState`, which a letter alone does not render",
      "components/site/player-page/page-gates.tsx": "not a query but what it permits: allowed, refused or unknown",
      "components/money/wallet/balance-figures.tsx": "one line of the header, read again every 20 s",
      "components/play/live-data/winner-panel.tsx": "public figures of a fixed height, read again by themselves",
      "components/play/live-data/tournament-panel.tsx": "the same",
      "components/play/live-data/player-tournament-panel.tsx": "the same",
      "components/play/live-lobby/live-tables.tsx": "lines in cards of the page, whose outage is one row above them",
      "components/play/game-launch/notes/stake-limit.tsx":
        "a line beside a game, read again by itself; nothing stands there until there is something to say",
      "components/safety/activity/activity-actions.tsx": "two buttons, busy until it is read; `SessionTable` draws it",
      "components/play/game-lists/filtered-list.tsx": "the games of the page stay until others are read",
      "components/play/my-games/first-games.tsx": "tiles of a row; without them it says how to begin",
      "components/play/my-games/player-game-tiles.tsx":
        "tiles of a row of a fixed height; without them it says so in their place",
      "components/ui/combine-queries.ts": "makes one `ShownQuery` of several queries",
      "components/offers/inbox/use-notices.ts": "the same",
      "components/play/my-games/use-my-games.ts": "the same",
      "components/play/my-games/use-open-rounds.ts":
        "tiles of a row: whether its first read is awaited; one that fails is passed over, the wallet's page tells it",
      "components/safety/verification/use-section.ts": "of its mutations, whose button is busy",
      "components/money/withdraw/finished-withdrawals.tsx": "whether its card has anything to show; the card draws it",
      "components/money/deposit/break-foot.tsx": "the way is there also where it could not be asked",
      "components/safety/reality-check/use-counted-timer.ts": "draws nothing",
      "components/money/withdraw/use-methods-state.ts": "the label of one figure; the form below it draws the query",
      "components/money/withdraw/use-withdraw-flow.ts": "the check is an event of the flow, whose steps draw it",
      "components/money/deposit/use-deposit-flow.ts": "the same",
      "components/safety/verification/use-verification-flow.ts":
        "the documents are an event of the flow, whose stages draw it",
      "components/money/wallet/use-withdrawable.ts": "one figure of the wallet, with its reason where nobody knows it",
      "components/money/banking/use-open-round-cards.ts":
        "whether there is anything to show: its query goes on to `QueryState`",
      "components/play/live-data/use-jackpots.ts": "public figures of a fixed height, read again by themselves",
      "components/play/search/use-found-games.ts":
        "rows of a listbox, which may hold options alone: the failure is drawn above them",
    },
    bad: `const { data, isError: hasFailed } = usePlayerQuery(rewardsQuery);`,
    good: `const query = usePlayerQuery(rewardsQuery); const { isPending, error } = usePlayerMutation(claimMutation); const { data } = query; const a = { isError: false };`,
  },
  {
    name: "an error of a response is made where a response is read, and forms refuse by a value of their own",
    finder: forgedResponses,
    files: productFiles,
    allowed: {
      "lib/core/http/http-errors.ts": "of a response to `fetch`",
      "lib/core/http/http-read.ts": "of a response to a call",
      "lib/session/platform/token-expired.ts": "the answer of a call without a session token, by specification",
    },
    bad: `throw Object.assign(new HttpError(400, { code: "error.system.error" }), { cause });`,
    good: `throw new FormRefusal({ form: { code: "error.system.error" } }); const a = error instanceof HttpError;`,
  },
  {
    name: "what differs by market is a field of its policy or data of `lib/market`: no other file names a market",
    finder: marketNames,
    files: productFiles.filter((path) => !path.startsWith("lib/market/")),
    allowed: {
      "lib/config/environment.ts": "an operator's defaults, below `lib/market`: their variables replace them",
      "lib/play/game-launch/providers/jurisdiction.ts": "MT as the code of a licence, in the calls of two providers",
      "lib/play/game-launch/endpoints.ts": "the same, as these calls have it",
      "app/[edition]/kit/forms/control-examples.tsx": "countries of people, in examples",
      "app/[edition]/kit/forms/demo-data.ts": "the same",
      "app/[edition]/kit/forms/demo-schema.ts": "the same",
    },
    bad: `const a = market === "BR";`,
    good: `const a = policy.taxNumber === "cpf"; const b = languages.pt; const c = "br"; const d = policyAt("XX");`,
  },
  {
    name: "links are functions of the route table",
    finder: handMadePaths,
    files: productFiles.filter((path) => !path.startsWith("lib/routing/")),
    allowed: {},
    bad: "const a = `/${locale.segment}/play`;",
    good: "const a = paths.game(locale, slug); const b = `/assets/${name}.svg`;",
  },
  {
    name: "no style attribute: the page's policy blocks it",
    finder: writes(/^style$/),
    files: productFiles,
    allowed: {},
    bad: "const a = <p style={{ width: 1 }} />;",
    good: `const a = <p className="w-1" />;`,
  },
  {
    name: "no raw HTML but scripts of our own",
    finder: writes(/^dangerouslySetInnerHTML$/),
    files: productFiles,
    allowed: {
      "components/site/document/before-paint.tsx": "one constant script, allowed by its hash",
      "lib/edge/outage-documents/callback-page.tsx": "one constant script, allowed by its hash",
      "lib/edge/outage-documents/return-online.tsx": "one constant script, allowed by its hash",
    },
    bad: "const a = <p dangerouslySetInnerHTML={{ __html: text }} />;",
    good: "const a = <p>{text}</p>;",
  },
  {
    name: "a part of the site is loaded through `load`, which knows what to do when it does not come",
    finder: bareImports,
    files: productFiles,
    allowed: {
      "lib/market/messages/get-translations.ts": "on the server, where the files are at hand",
      "lib/session/platform/platform.ts":
        "looks at a refused country, and leaves the refusal as it is where the look does not come",
      "lib/site/social/server.ts": "on the server; where the native library does not load, the brand's picture is sent",
    },
    bad: `const a = () => import("./popup").then(show);`,
    good: `const a = load(() => Promise.all([import("./a"), import("./b")])); const b = loadQuietly(() => import("./c")); type C = import("./d").D;`,
  },
  {
    name: "what the browser keeps goes through `stored`: with a version, and where storage is forbidden",
    finder: bareStorage,
    files: productFiles,
    allowed: {
      "lib/core/browser-storage.ts": "is that",
      "lib/session/intents/browser-intents.ts": "hands the storage to `lib/core/intents`, which uses `stored`",
      "components/site/document/head-script.ts": "runs before the first paint, as text, out of reach of every module",
      "components/site/header/theme-switch.tsx": "writes as `stored` does, in every first load",
      "lib/session/storage-probes.ts": "looks for keys, in every first load",
      "lib/session/tokens/token-storage.ts": "reads and clears the identity library's own keys",
    },
    bad: `const a = () => sessionStorage.getItem("a");`,
    good: `const a = stored({ owner: "browser", key: "a", area: "session", version: 1, parse: text }); // localStorage`,
  },
  {
    name: "the browser writes no cookie of the server: the four of the visitor's place are only read [PERM-512]",
    finder: cookieWriters,
    files: productFiles,
    allowed: { "lib/market/switch-links.ts": "the market that the visitor chose, and no other cookie" },
    bad: "document.cookie = `country-code=${code}`;",
    good: `const cookie = document.cookie; const a = document.cookie === "";`,
  },
  {
    name: "a test asserts something",
    finder: idleTests,
    files: testFiles,
    allowed: {},
    bad: `test("a", async () => { await page.goto("/"); });`,
    good: `test("a", () => { expect(1).toBe(1); }); test.describe("b", () => {}); test("c", () => expectNoAxeViolations(page)); const check = () => helper(); function helper() { expect(1).toBe(1); } test("d", () => check());`,
  },
];

describe.each(rules)("$name", ({ finder, files, allowed, bad, good }) => {
  test("applies in every file", () => {
    const broken = files
      .filter((path) => !(path in allowed))
      .flatMap((path) => finder(parse(path, read(path))).map((where) => `${path}:${where}`));
    expect(broken).toEqual([]);
    expect(files.length).toBeGreaterThan(20);
  });

  test("is seen when it is broken, and only then", () => {
    expect(finder(parse("bad.tsx", bad))).toHaveLength(1);
    expect(finder(parse("good.tsx", good))).toEqual([]);
  });

  test("has no exception that is not needed", () => {
    const idle = Object.keys(allowed).filter(
      (path) => !files.includes(path) || finder(parse(path, read(path))).length === 0,
    );
    expect(idle).toEqual([]);
  });
});

test("only a `load-*.ts` names a part with its messages, for a caller that loads it", () => {
  const text = `export const loadPart = () => withMessages(["play"], () => import("./part"));`;
  expect(bareImports(parse("components/play/load-part.ts", text))).toEqual([]);
  expect(bareImports(parse("components/play/part-button.tsx", text))).toHaveLength(1);
});

test("the product makes no address up: the helper is the sandbox's [CONST-511]", () => {
  const sources = filesBelow(product, /\.tsx?$/).filter((path) => !/\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => /random-?address/i.test(read(path)))).toEqual([]);
});
