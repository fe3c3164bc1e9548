import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { contentLink } from "@/lib/content/link";
import { parseLocale } from "@/lib/market/locale";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { control } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const id = "contentBox-harvest-weeks";
const edition = parseEdition("en-UN~web~a") ?? expect.fail();
const locale = parseLocale("en-UN") ?? expect.fail();
let lobby: typeof import("@/lib/play/lobby/server");
let before: Record<string, unknown>;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(inject("sandbox")), { SESSION_KEYS: newSessionKeys() });
  lobby = await import("@/lib/play/lobby/server");
  before = await control("GET", `/content/documents/${id}`);
});
const edit = (fields: object) => control("PATCH", `/content/documents/${id}?publish=true`, fields);
afterAll(() => edit({ ...publishedFields(before), startsAt: null, endsAt: null, targetAudience: null }));

const publishedFields = (document: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith("_")));

const text = (value: string) => [{ _type: "internationalizedArrayStringValue", _key: "en", value }];
const window = {
  startDate: "2025-01-01T00:00:00Z",
  endDate: "2025-02-01T00:00:00Z",
  startsAt: "2025-01-02T00:00:00Z",
  endsAt: "2025-01-31T00:00:00Z",
};
const texts = { title: text("A title"), description: text("A description"), button: text("A button") };
const shown = { title: "A title", description: "A description", button: "A button" };

test.each([
  ["both", { slug: "online-casino/new" }, { href: "/en-UN/online-casino/new" }],
  ["not-authorized", { absoluteUrl: "https://other.example/x", openNewTab: true }, { href: "https://other.example/x" }],
])(
  "a banner for %s is read with its words, both pairs of dates and its link [CONTENT-004, CONTENT-507]",
  async (authorized, urlAction, link) => {
    await edit({ ...texts, ...window, authorized, urlAction, targetAudience: null });
    const banner = (await lobby.getLobby(edition)).banners.find((each) => each.id === id) ?? expect.fail();
    const given = { slug: null, absoluteUrl: null, openNewTab: false, ...urlAction };
    expect(banner).toEqual({ id, authorized, ...shown, ...window, urlAction: given, image: expect.any(Object) });
    const isNewTab = given.openNewTab && { target: "_blank", rel: "noopener" };
    expect(contentLink(locale, banner.urlAction)).toEqual({ ...link, ...isNewTab });
  },
);

test('a banner for the "not authorized" is one for visitors: in the lobby, and not among those for players [CONTENT-012]', async () => {
  await edit({ ...texts, ...window, authorized: "not authorized", urlAction: { slug: "promotions" } });
  const read = await lobby.getLobby(edition);
  expect(read.banners.find((each) => each.id === id)).toMatchObject({ ...shown, authorized: "not-authorized" });
  expect((await lobby.getBannersForPlayers(locale, "casino")).map((each) => each.id)).not.toContain(id);
});

test.each([
  { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_1"], targetPlayersIds: null },
  { targetAudienceOption: "by-player-list", targetGroups: null, targetPlayersIds: ["7001", "7002"] },
  { targetAudienceOption: "no-limit", targetGroups: null, targetPlayersIds: null },
])(
  "a banner for the authorized is read by the server alone, with its target audience %j [CONTENT-004, CONTENT-507]",
  async (target) => {
    const given = Object.fromEntries(Object.entries(target).filter(([, value]) => value !== null));
    await edit({
      ...texts,
      ...window,
      authorized: "authorized",
      targetAudience: given,
      urlAction: { slug: "promotions" },
    });
    const banner = (await lobby.getBannersForPlayers(locale, "casino")).find((each) => each.id === id);
    expect(banner).toMatchObject({ ...shown, ...window, authorized: "authorized", targetAudience: given });
    expect(JSON.stringify((await lobby.getLobby(edition)).banners)).not.toContain(id);
  },
);

test.each([
  ["en-UN", "Up to €50. 18+. "],
  ["fi-FI", "Enintään 50\u00a0€. 18+. "],
  ["br-BR", "Até R$250. "],
  ["ja-JP", "最大€50。"],
])(
  "the offer on the home page of %s begins with the most that it comes to, in the market's currency",
  async (segment, start) => {
    const banners = (await lobby.getHome(parseEdition(`${segment}~web~a`) ?? expect.fail())).banners;
    const offer = banners.find((each) => each.id === "contentBox-first-deposit");
    expect(offer?.description.slice(0, start.length)).toBe(start);
    const others = banners.filter((each) => each !== offer).map(({ description }) => description);
    expect(others.filter((description) => /^(Up to|Enintään|Até|最大)/.test(description))).toEqual([]);
  },
);
