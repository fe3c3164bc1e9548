import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { promotionPages } from "@/lib/offers/promotions/page-list";
import { gameListPages } from "@/lib/play/game-lists/page-list";
import type { Decision } from "@/lib/routing/route-request";
import { siteVariables } from "@/tests/support/site-variables";
import { createKnownPages } from "./known-pages";
import { createRouter } from "./page-request";

const env = parseEnvironment(siteVariables);

const promotion = (endDate: string, excludedMarkets: readonly string[]) => ({
  ...{ slug: "summer", category: "casino", tags: [], startDate: null, endDate, startsAt: null, endsAt: null },
  excludedMarkets,
});
const ended = (...excluded: string[]) => promotion("2020-09-01T00:00:00Z", excluded);
const running = (...excluded: string[]) => promotion("9999-09-01T00:00:00Z", excluded);

/** What the custom server makes of the page's address, with these promotions of its slug. */
async function decide(documents: readonly unknown[], list = "/fi-FI/promotions/casino"): Promise<string> {
  const pathname = `${list}/summer`;
  vi.stubGlobal("fetch", async () => Response.json({ result: documents }));
  const check = createKnownPages(env, [promotionPages]);
  const request = { url: pathname, headers: {} } as IncomingMessage;
  const decision = await createRouter(env)(request, { country: "FI", address: "192.0.2.1" }, "");
  const invented = {
    ...decision,
    pathname: `${list.replace("/promotions", "~web~a/promotions")}/invented`,
  } as typeof decision;
  await vi.waitFor(() => expect(check(invented, `${list}/invented`).to).toBe("refuse"));
  const checked = check(decision, pathname);
  return checked.to === "refuse" ? checked.document : checked.to;
}

test.each([
  ["one that runs", [running()], "page"],
  ["one that has ended", [ended()], "gone"],
  ["one that has ended and was never there", [ended("FI")], "not-found"],
  ["none", [], "not-found"],
  ["one that runs, and one that has ended", [running(), ended()], "page"],
  ["one that runs, and one that has ended elsewhere", [running(), ended("FI")], "page"],
  ["two that have ended, one of them elsewhere", [ended(), ended("FI")], "gone"],
  ["two that have ended elsewhere", [ended("FI"), ended("FI", "SE")], "not-found"],
] as const)("promotions of one slug, in whatever order: %s", async (_what, documents, wanted) => {
  expect(await decide(documents)).toBe(wanted);
  expect(await decide(documents.toReversed())).toBe(wanted);
});

test.each([
  ["/de-DE/promotions/live-casino", "not-found"],
  ["/de-AT/promotions/live-casino", "gone"],
])("an ended promotion of a product below %s: %s", async (list, wanted) => {
  expect(await decide([{ ...ended(), category: "live-casino" }], list)).toBe(wanted);
});

test("the file of an invented list is refused once the lists of the lobbies are read, that of a known one is not", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ result: { casino: ["slots"], liveCasino: [], providers: [] } }));
  const check = createKnownPages(env, [gameListPages]);
  const toOf = (pathname: string) => check({ to: "pass" } as Decision, pathname).to;
  await vi.waitFor(() => expect(toOf("/api/lists/en-UN~web~a/casino/invented")).toBe("refuse"));
  expect(toOf("/api/lists/en-UN~web~a/casino/slots")).toBe("pass");
  expect(toOf("/api/lists/en-UN~web~a/liveCasino/slots")).toBe("refuse");
  expect(toOf("/api/lists/en-UN~web~a/casino/all-games")).toBe("pass");
});

test("what names no edition, no version and no messages is refused at once", () => {
  vi.stubGlobal("fetch", async () => Response.error());
  vi.spyOn(console, "error").mockImplementation(() => {});
  const check = createKnownPages(env, [gameListPages]);
  const toOf = (pathname: string) => check({ to: "pass" } as Decision, pathname).to;
  expect(
    ["/api/lists/invented/casino/slots", "/api/categories/x", "/api/terms/en-UN/x", "/locales/en-UN/x.json"].map(toOf),
  ).toEqual(Array(4).fill("refuse"));
});
