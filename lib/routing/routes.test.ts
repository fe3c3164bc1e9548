import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { pathBelow } from "./build-path";
import {
  kitRoutes,
  navigationPageOf,
  parseSegment,
  popupOfPath,
  popupRoutes,
  publicRoutes,
  type Route,
  routeOfPath,
  routes,
  segmentsOf,
} from "./routes";

test.each([
  ["/en-UN", "rows", undefined],
  ["/en-UN/", "rows", undefined],
  ["/en-UN/online-casino", "rows", "casino"],
  ["/en-UN/online-casino/jackpots", "grid", "casino"],
  ["/en-UN/play/gem-harbour", "stage", "casino"],
  ["/en-UN/online-casino/play/relax/777", "stage", "casino"],
  ["/en-UN/live-casino-online", "rows", "liveCasino"],
  ["/en-UN/live-casino-online/live-roulette", "grid", "liveCasino"],
  ["/en-UN/live-casino-online/play/evolution/salon", "stage", "liveCasino"],
  ["/en-UN/promotions/casino", "cards", "promotions"],
  ["/en-UN/promotions/casino/first-deposit", "cards", "promotions"],
  ["/en-UN/terms", "text", undefined],
  ["/en-UN/signup", "rows", undefined],
  ["/en-UN/signup/pnp", "rows", undefined],
  ["/en-UN/reset-password", "rows", undefined],
  ["/en-UN/welcome-to-greenroom", "rows", undefined],
])("%s is laid out as %s and belongs to %j", (pathname, shape, section) => {
  const route = routeOfPath(pathname);
  expect([route?.shape, route?.section]).toEqual([shape, section]);
});

test.each([
  ["/en-UN/promotions/casino/tag", routes.promotion],
  ["/en-UN/promotions/casino/tag/", routes.promotion],
  ["/en-UN/promotions/casino/tag/free-rounds", routes.promotionTag],
  ["/en-UN/promotions/casino/tag/tag", routes.promotionTag],
  ["/en-UN/promotions/tag", routes.promotionCategory],
  ["/en-UN/promotions/casino/tag/free-rounds/more", null],
])("%s: a tag needs its own segment, else `tag` is the slug of a promotion", (pathname, route) => {
  expect(routeOfPath(pathname)).toBe(route);
});

test.each([
  "/en-UN/no-such-page",
  "/en-UN/play",
  "/en-UN/live-casino-online/play/relax/9",
  "/en-UN/terms/more",
  "/en-UN/welcome",
  "/en-UN/welcome-to-",
  "/en-UN/%E0%A4%A",
])("%s is not a page", (pathname) => {
  expect(routeOfPath(pathname)).toBeNull();
});

test.each([
  ["/sportsbook", "sportsbook"],
  ["/sportsbook/football", "sportsbook"],
  ["/sportsbook/football/europe/cup/final", "sportsbook"],
  ["/sportsbook/football/europe/cup/final/more", null],
  ["/virtuals", "virtuals"],
  ["/virtuals/horses", "virtuals"],
  ["/virtuals/horses/more", null],
  ["/deposit", "deposit"],
  ["/deposit/more", null],
  // The forms below "my-account" are the pages; the short ones in the specification are not routes (ROUTE-014).
  ["/my-account/banking/deposit", "bankingDeposit"],
  ["/my-account/banking/deposit/2f6f5d3e-6f0c-4a3c-8f4a-0d0d4d9a9b1f", "depositOutcome"],
  ["/my-account/banking/withdraw", "bankingWithdraw"],
  ["/my-account/banking/transactions", "transactions"],
  ["/my-account/rewards/active", "activeRewards"],
  ["/my-account/inbox/notifications", "notifications"],
  ["/banking", null],
  ["/banking/deposit", null],
  ["/banking/withdraw", null],
  ["/banking/transactions", null],
  ["/rewards/active", null],
  ["/inbox/notifications", null],
] as const)("the later page %s is %j [ROUTE-513, ROUTE-535, ROUTE-536, ROUTE-014]", (path, name) => {
  expect(routeOfPath(`/en-UN${path}`)).toBe(name && routes[name]);
});

test("the sportsbook and virtual sports are open to visitors, with a guard for players; the deposit is home with its modal, for a visitor too; one may be returned to all of them [ROUTE-513, ROUTE-514, ROUTE-535, ROUTE-536]", () => {
  const facts = ["sportsbook", "virtuals", "deposit"] as const;
  expect(facts.map((name) => [name, routes[name].access, routes[name].guard, routes[name].returnTarget])).toEqual([
    ["sportsbook", "everyone", "sports", true],
    ["virtuals", "everyone", "virtualSports", true],
    ["deposit", "everyone", "deposit", true],
  ]);
  expect(routes.deposit.popup).toBe("home");
});

test("a slug contains letters of any script, digits and a few marks, and begins with a letter or a digit", () => {
  const slugs = ["a", "9-lives", "caf\u0065\u0301", "日本", "a ._:+-", "a".repeat(96)];
  const others = ["-a", " a", "\u0301a", "a/b", 'a"', "a?", "", "a".repeat(97), "a\n"];
  const pathTo = (slug: string) => `/en-UN/play/${encodeURIComponent(slug)}`;
  for (const slug of slugs) expect(routeOfPath(pathTo(slug)), slug).toBe(routes.game);
  for (const slug of others) expect(routeOfPath(pathTo(slug)), slug).not.toBe(routes.game);
});

test("a page that opens over another one is known by its address", () => {
  expect(popupOfPath("/fi-FI/markets")).toBe("markets");
  expect(popupOfPath("/fi-FI/signup")).toBe("signUp");
  for (const path of ["/fi-FI", "/fi-FI/promotions", "/fi-FI/nowhere", "/fi-FI/%E0%A4%A"])
    expect(popupOfPath(path), path).toBeNull();
  for (const name of popupRoutes) expect(routes[name]).toHaveProperty("popup");
  expect(popupRoutes).toEqual(Object.keys(routes).filter((name) => "popup" in routes[name as keyof typeof routes]));
});

test("the pages for those who build the site are on no site", () => {
  expect(kitRoutes).toEqual([routes.kit, routes.kitForms]);
  for (const route of kitRoutes) expect(publicRoutes).not.toContain(route);
  expect(publicRoutes).toHaveLength(Object.keys(routes).length - kitRoutes.length);
});

test.each([
  ["play", "play", null],
  [":id", "", "id"],
  [":id?", "", "id"],
  ["welcome-to-:product", "welcome-to-", "product"],
  ["a:b-c", "a:b-c", null],
])("the segment %s is %j and the parameter %j", (segment, literal, name) => {
  expect(parseSegment(segment)).toEqual({ literal, name });
});

test("a path is built from the pattern of its row, escaped, with an optional segment or without", () => {
  expect(pathBelow("home", {})).toBe("");
  expect(pathBelow("promotion", { category: "casino", slug: "a b/c" })).toBe("/promotions/casino/a%20b%2Fc");
  expect(pathBelow("providerGame", { provider: "relax", id: "777" })).toBe("/online-casino/play/relax/777");
  expect(pathBelow("providerGame", { provider: "relax" })).toBe("/online-casino/play/relax");
  expect(pathBelow("welcome", { product: "greenroom" })).toBe("/welcome-to-greenroom");
});

/** A page of `app`: its folders below the edition, route groups among them. Campaign pages have a root layout of their own. */
const folders = ["app/[edition]", "app/(campaign)/[edition]"]
  .flatMap((root) => readdirSync(root, { recursive: true }).map(String))
  .filter((path) => /(^|\/)page\.tsx$/.test(path))
  .map((path) => path.split("/").slice(0, -1));

const areas = ["account", "safety", "play", "money", "offers"];

/** The row that matches a page's folders: "(play)/online-casino/[id]/[[...page]]" is a paged "/online-casino/:id". */
function rowOf(names: readonly string[]): Pick<Route, "pattern" | "area"> & { isPaged: boolean } {
  const group = names.find((name) => name.startsWith("("))?.slice(1, -1) ?? "";
  const isPaged = names.at(-1) === "[[...page]]";
  const segments = names.filter((name) => !name.startsWith("(") && name !== "[[...page]]");
  const pattern = segments.map((name) => name.replace(/^\[\[\.\.\.(\w+)\]\]$/, ":$1?").replace(/^\[(\w+)\]$/, ":$1"));
  const area = areas.find((each) => each === group) as Route["area"] | undefined;
  return { pattern: `/${pattern.join("/")}`, area: area ?? "site", isPaged };
}

test("the table and the pages of `app` are the same: path, area, paging", () => {
  const byPattern = (one: { pattern: string }, other: { pattern: string }) => (one.pattern < other.pattern ? -1 : 1);
  const rows: Route[] = Object.values(routes);
  expect(folders.map(rowOf).sort(byPattern)).toEqual(
    rows
      .filter(({ document }) => !document)
      .map(({ pattern, folder = pattern, area, paged }) => ({ pattern: folder, area, isPaged: paged === true }))
      .sort(byPattern),
  );
  expect(folders.length).toBeGreaterThan(15);
});

test("values are given for parameters that the pattern has", () => {
  const rows: Route[] = Object.values(routes);
  for (const { pattern, values = {} } of rows)
    for (const name of Object.keys(values)) expect(segmentsOf(pattern)).toContain(`:${name}`);
});

test("a page is for everyone, for visitors or for players: there is no role of staff, and no page for one [PERM-506, SESS-002]", () => {
  for (const { access } of Object.values(routes)) expect(["everyone", "visitor", "player"]).toContain(access);
  // A page of any other kind adds a segment here.
  expect([...new Set(Object.values(routes).map(({ pattern }) => pattern.split("/")[1]))].sort()).toEqual([
    ...["", "401", "500", ":page", "accept-terms-condition", "closed-account", "contact-live-chat", "deposit"],
    ...["glossary", "kit", "landing", "live-casino-online", "markets", "my-account", "online-casino", "play", "promo"],
    ...[
      "promotions",
      "qrewards",
      "reset-password",
      "restricted",
      "signup",
      "sportsbook",
      "virtuals",
      "welcome-to-:product",
    ],
  ]);
});

test("who is closed out of which page: a player at payout risk or suspended of these, and never of limits, time-out and self-exclusion [ROUTE-041, ROUTE-042, ROUTE-043]", () => {
  const rows: Route[] = Object.values(routes);
  const closedTo = (guard: Route["guard"]) => rows.filter((row) => row.guard === guard).map(({ pattern }) => pattern);
  expect(closedTo("payoutRisk")).toEqual([
    "/my-account/banking/deposit",
    "/my-account/rewards",
    "/my-account/rewards/active",
    "/my-account/inbox",
    "/my-account/inbox/notifications",
  ]);
  expect(closedTo("manualClaim")).toEqual(["/my-account/bonus-code"]);
  expect(closedTo("deposit")).toEqual(["/deposit"]);
  expect(closedTo("sports")).toEqual(["/sportsbook/:category?/:region?/:competition?/:event?"]);
  expect(closedTo("virtualSports")).toEqual(["/virtuals/:id?"]);
  for (const tool of ["", "/time-out", "/self-exclusion"]) {
    const route = routeOfPath(`/en-UN/my-account/gambling-limits${tool}`);
    expect([tool, route?.access, route?.guard]).toEqual([tool, "player", undefined]);
  }
});

test.each([
  ["rewards", "rewards"],
  ["activeRewards", "rewards"],
  ["bonusCode", "bonusCode"],
  ["bankingWithdraw", "banking"],
  ["transactions", "transactions"],
  ["inbox", "inbox"],
  ["notifications", "inbox"],
  ["accountOverview", null],
] as const)("the page %s stands below %s in the navigation of a player's pages", (name, expected) => {
  expect(navigationPageOf(name)).toBe(expected);
});
