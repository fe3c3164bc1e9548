import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { parseEdition } from "@/lib/routing/edition";
import offers from "@/messages/en/offers.json";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { control } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

let promotions: typeof import("@/lib/offers/promotions/server");
let lobby: typeof import("@/lib/play/lobby/server");
let signUp: typeof import("@/app/api/sign-up/[locale]/route");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  promotions = await import("@/lib/offers/promotions/server");
  lobby = await import("@/lib/play/lobby/server");
  signUp = await import("@/app/api/sign-up/[locale]/route");
});

const { facts } = offers.promotions;
/** Those of a promotion that no other test edits. */
const conditions = [
  [facts.wagering, facts.nothing],
  [facts.days, "7 days"],
  [facts.maxBet, expect.stringMatching(/^£[\d,.]+$/)],
  [facts.excludedGames, expect.stringMatching(/\w/)],
];
const locale = (segment: string) => parseLocale(segment) ?? expect.fail();
const leadingTo = (slug: string) => ({ id: slug, urlAction: { slug } });
const known = leadingTo("promotions/live-casino/live-week");
const unknown = leadingTo("/promotions/casino/nowhere");
const list = leadingTo("promotions/casino");
const lists = leadingTo("promotions");
const games = leadingTo("online-casino/new");
const campaigns = [leadingTo("promo/nordic-winter"), leadingTo("/landing/nordic-winter?utm_source=home")];
const noOffer = leadingTo("landing/live-tables");
const nowhere = { id: "none", urlAction: null };

test("where the law wants the key conditions beside every offer, banners have those of their promotion, or are left out", async () => {
  const banners = [known, unknown, list, lists, games, nowhere];
  expect(await promotions.withConditions(locale("en-GB"), banners)).toEqual([
    { ...known, conditions },
    lists,
    games,
    nowhere,
  ]);
  expect(await promotions.withConditions(locale("en-UN"), banners)).toEqual(banners);
});

test("a banner for players has those of a promotion for players, by the stricter law of market and account", async () => {
  const gb = locale("en-GB");
  const account = { country: "GB" };
  const [own] = await promotions.getPlayerPromotions(gb, null, account);
  if (!own) return expect.fail();
  const banner = leadingTo(`promotions/${own.category}/${own.slug}`);
  expect(await promotions.withConditions(gb, [banner])).toEqual([]);
  const withOwn = [{ ...banner, conditions: expect.any(Array) }];
  expect(await promotions.withConditions(gb, [banner], account)).toEqual(withOwn);
  // The law of the account holds at every market, and that of the market for every account.
  expect(await promotions.withConditions(locale("en-UN"), [banner], account)).toEqual(withOwn);
  expect(await promotions.withConditions(gb, [banner], { country: "FI" })).toEqual(withOwn);
  expect(await promotions.withConditions(locale("en-UN"), [banner], { country: "FI" })).toEqual([banner]);
});

/** Runs while a document has these fields, and puts the old ones back. */
async function whileEdited(id: string, fields: Record<string, unknown>, run: () => Promise<void>): Promise<void> {
  const address = `/content/documents/${id}`;
  const before = Object(await control("GET", address));
  const old = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name] ?? null]));
  await control("PATCH", `${address}?publish=true`, fields);
  await run().finally(() => control("PATCH", `${address}?publish=true`, old));
}

/** Runs while the banner leads there. */
const whileLeading = (id: string, slug: string, run: () => Promise<void>) =>
  whileEdited(id, { urlAction: { _type: "urlAction", slug, openNewTab: false } }, run);

describe("a banner that leads to a campaign's page", () => {
  const shown = (segment: string, reader?: { country: string; province: string }) =>
    promotions.withConditions(locale(segment), [...campaigns, noOffer], reader);

  test("is an offer where the campaign is about one", async () => {
    const promotion = { _type: "reference", _ref: "promotion-live-week" };
    await whileEdited("landingPage-nordic-winter", { promotion }, async () => {
      expect(await shown("en-GB")).toEqual([...campaigns.map((banner) => ({ ...banner, conditions })), noOffer]);
      expect(await shown("en-UN")).toEqual([...campaigns, noOffer]);
      // Ontario lets no public page name a bonus.
      expect(await shown("ca-CA")).toEqual([noOffer]);
      expect(await shown("ca-CA", { country: "CA", province: "ON" })).toEqual([...campaigns, noOffer]);
      // Editors keep it from Sweden.
      expect(await shown("en-UN", { country: "SE", province: "" })).toEqual([noOffer]);
    });
    expect(await shown("en-GB")).toEqual([...campaigns, noOffer]);
  });

  test("is one whose conditions nobody knows where the campaign has a code alone", () =>
    whileEdited("landingPage-nordic-winter", { bonusCode: "WINTER" }, async () =>
      expect(await shown("en-GB")).toEqual([noOffer]),
    ));
});

test("an offer on the home page of Britain stands with its conditions", async () => {
  const gb = parseEdition("en-GB~web~a") ?? expect.fail();
  const [shown] = (await lobby.getHome(gb)).banners.filter(({ id }) => id.startsWith("contentBox-"));
  if (!shown) return expect.fail();
  await whileLeading(shown.id, "promotions/live-casino/live-week", async () => {
    const banners = await promotions.withConditions(gb.locale, (await lobby.getHome(gb)).banners);
    expect(banners.find(({ id }) => id === shown.id)).toMatchObject({ conditions });
  });
});

test("an offer between the rows of a lobby is treated as one of the banners above them", async () => {
  const { getLobbyContent } = await import("@/app/[edition]/(play)/lobby-content");
  const lobbyOf = (segment: string) => getLobbyContent(parseEdition(`${segment}~web~a`) ?? expect.fail(), "casino");
  const { widgets } = await lobbyOf("en-GB");
  const [between] = widgets.banners;
  if (!between) return expect.fail("No lobby shows a banner between its rows.");
  await whileLeading(between.id, "promotions/live-casino/live-week", async () => {
    expect((await lobbyOf("en-GB")).widgets.banners).toEqual([expect.objectContaining({ id: between.id, conditions })]);
    expect((await lobbyOf("ca-CA")).widgets.banners).toEqual([]);
    expect((await lobbyOf("en-UN")).widgets.banners).toEqual([expect.not.objectContaining({ conditions })]);
  });
});

describe("the offer of the sign-up", () => {
  async function offerOf(segment: string) {
    const params = Promise.resolve({ locale: segment });
    const response = await signUp.GET(new Request(`http://internal/api/sign-up/${segment}`), { params });
    return (await response.json()).offer;
  }

  test("that is no bonus has no conditions anywhere", async () => {
    for (const segment of ["en-UN", "en-GB", "ca-CA"])
      expect(await offerOf(segment)).toMatchObject({ title: "An account is free", conditions: [] });
  });

  test("has them in Britain, is not made where they are not known or no bonus is named in public, and is as written elsewhere", async () => {
    await whileLeading("contentBox-sign-up", "promotions/live-casino/live-week", async () => {
      expect(await offerOf("en-GB")).toMatchObject({ title: "An account is free", conditions });
      expect(await offerOf("en-UN")).toMatchObject({ title: "An account is free", conditions: [] });
      expect(await offerOf("ca-CA")).toBeNull();
    });
    await whileLeading("contentBox-sign-up", "promotions/casino/nowhere", async () =>
      expect(await offerOf("en-GB")).toBeNull(),
    );
  });
});
