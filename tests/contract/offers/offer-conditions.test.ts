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
const conditions = [
  [facts.wagering, expect.stringMatching(/^£[\d,.]+$/)],
  [facts.days, "30 days"],
  [facts.maxBet, expect.stringMatching(/^£[\d,.]+$/)],
  [facts.excludedGames, expect.stringMatching(/\w/)],
];
const locale = (segment: string) => parseLocale(segment) ?? expect.fail();
const leadingTo = (slug: string) => ({ id: slug, urlAction: { slug } });
const known = leadingTo("promotions/casino/first-deposit");
const unknown = leadingTo("/promotions/casino/nowhere");
const list = leadingTo("promotions/casino");
const lists = leadingTo("promotions");
const games = leadingTo("online-casino/new");
const campaigns = [leadingTo("promo/first-orbit"), leadingTo("/landing/first-orbit?utm_source=home")];
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

test("a banner that leads to a campaign's page is an offer where the campaign makes one", async () => {
  const banners = [...campaigns, noOffer];
  const shown = (segment: string, reader?: "player") => promotions.withConditions(locale(segment), banners, reader);
  expect(await shown("en-GB")).toEqual([...campaigns.map((banner) => ({ ...banner, conditions })), noOffer]);
  expect(await shown("en-UN")).toEqual(banners);
  // Ontario lets no public page name a bonus.
  expect(await shown("ca-CA")).toEqual([noOffer]);
  expect(await shown("ca-CA", "player")).toEqual(banners);
});

test("a campaign that has a code and no promotion is an offer whose conditions nobody knows", async () => {
  const address = "/content/documents/landingPage-first-orbit";
  const { promotion } = (await control("GET", address)) as { promotion: object };
  await control("PATCH", `${address}?publish=true`, { promotion: null });
  const shown = await promotions
    .withConditions(locale("en-GB"), [...campaigns, noOffer])
    .finally(() => control("PATCH", `${address}?publish=true`, { promotion }));
  expect(shown).toEqual([noOffer]);
});

test("a banner for players has those of a promotion for players", async () => {
  const gb = locale("en-GB");
  const [own] = (await promotions.getPlayerPromotions(gb, null)).filter((each) => each.authorized === "authorized");
  if (!own) return expect.fail();
  const banner = leadingTo(`promotions/${own.category}/${own.slug}`);
  expect(await promotions.withConditions(gb, [banner])).toEqual([]);
  expect(await promotions.withConditions(gb, [banner], "player")).toEqual([
    { ...banner, conditions: expect.any(Array) },
  ]);
});

/** Runs while the banner leads there, and puts the old link back. */
async function whileLeading(id: string, slug: string, run: () => Promise<void>): Promise<void> {
  const address = `/content/documents/${id}`;
  const { urlAction } = (await control("GET", address)) as { urlAction: object };
  await control("PATCH", `${address}?publish=true`, { urlAction: { ...urlAction, slug } });
  await run().finally(() => control("PATCH", `${address}?publish=true`, { urlAction }));
}

test("an offer on the home page of Britain stands with its conditions", async () => {
  const gb = parseEdition("en-GB~web~a") ?? expect.fail();
  const [shown] = (await lobby.getHome(gb)).banners.filter(({ id }) => id.startsWith("contentBox-"));
  if (!shown) return expect.fail();
  await whileLeading(shown.id, "promotions/casino/first-deposit", async () => {
    const banners = await promotions.withConditions(gb.locale, (await lobby.getHome(gb)).banners);
    expect(banners.find(({ id }) => id === shown.id)).toMatchObject({ conditions });
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
    await whileLeading("contentBox-sign-up", "promotions/casino/first-deposit", async () => {
      expect(await offerOf("en-GB")).toMatchObject({ title: "An account is free", conditions });
      expect(await offerOf("en-UN")).toMatchObject({ title: "An account is free", conditions: [] });
      expect(await offerOf("ca-CA")).toBeNull();
    });
    await whileLeading("contentBox-sign-up", "promotions/casino/nowhere", async () =>
      expect(await offerOf("en-GB")).toBeNull(),
    );
  });
});
