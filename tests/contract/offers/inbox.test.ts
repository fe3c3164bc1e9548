import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { InboxItem } from "@/lib/offers/inbox/schema";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { createPlayer, signIn } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });

let GET: (request: Request) => Promise<Response>;
beforeAll(async () => {
  ({ GET } = await import("@/app/api/player/inbox/route"));
});

const ask = (token: string | null, locale = "en-UN") =>
  GET(
    new Request(`http://internal/api/player/inbox?locale=${locale}`, {
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    }),
  );
const Body = z.object({ items: z.array(z.unknown()), isComplete: z.boolean() });

async function inboxOf(token: string, locale?: string): Promise<InboxItem[]> {
  const { items, isComplete } = Body.parse(await (await ask(token, locale)).json());
  expect(isComplete).toBe(true);
  return items.map((item) => z.parse(InboxItem, item));
}

/** Far off, or for the readers of these tests alone: no other test meets it. */
const unseen = "contentBox-far-future";
const readers: string[] = [];

/** The token of a new player. */
async function newReader(state?: Parameters<typeof createPlayer>[0]): Promise<string> {
  const player = await createPlayer(state);
  readers.push(player.playerId);
  return (await signIn(player)).idToken;
}

/** Publishes that banner for the readers, without a beginning and with the given fields, for a test. */
async function withUnseen(change: object, act: () => Promise<void>) {
  const targetAudience = { targetAudienceOption: "by-player-list", targetPlayersIds: readers };
  const fields = { authorized: "authorized", startsAt: null, targetAudience, ...change };
  const address = `${origins.control}/content/documents/${unseen}`;
  const patch = async (body: object) => {
    const response = await fetch(`${address}?publish=true`, { method: "PATCH", body: JSON.stringify(body) });
    expect(response.status, await response.text()).toBe(200);
  };
  const before = (await (await fetch(address)).json()) as Record<string, unknown>;
  await patch(fields);
  try {
    await act();
  } finally {
    await patch(Object.fromEntries(Object.keys(fields).map((name) => [name, before[name] ?? null])));
  }
}

const everyPlayers = "contentBox-new-games";
const hostile = [{ _type: "value", _key: "en", value: `<img src=x onerror="alert(1)">` }];

describe("the messages of the inbox", () => {
  test("are for who is signed in, and chosen on the server by whom they are for", async () => {
    expect([(await ask(null)).status, (await ask("not.a.token")).status]).toEqual([401, 401]);
    const fresh = await signIn(await createPlayer({ attributes: { totalDepositsCount: 0 } }));
    const regular = await signIn(await createPlayer({ attributes: { totalDepositsCount: 3 } }));
    expect((await ask(fresh.idToken, "nowhere")).status).toBe(400);
    const titles = async (token: string) => (await inboxOf(token)).map(({ id }) => id);
    expect(await titles(fresh.idToken)).toEqual(expect.arrayContaining([everyPlayers, "contentBox-first-steps"]));
    expect(await titles(regular.idToken)).toContain(everyPlayers);
    expect(await titles(regular.idToken)).not.toContain("contentBox-first-steps");
    expect(await titles(regular.idToken)).not.toContain("contentBox-table-invitation");
  });

  test("never name whom they are for, and are in the language of the reader", async () => {
    const { idToken } = await signIn(await createPlayer({ attributes: { totalDepositsCount: 0 } }));
    expect(await (await ask(idToken)).text()).not.toMatch(/targetAudience|DEPOSIT_COUNT|"1001"/);
    const [english, finnish] = [await inboxOf(idToken), await inboxOf(idToken, "fi-FI")];
    const titleOf = (items: InboxItem[]) => items.find(({ id }) => id === everyPlayers)?.title;
    expect(titleOf(finnish)).toBeDefined();
    expect(titleOf(finnish)).not.toBe(titleOf(english));
  });

  test("say until when they are there, and are gone afterwards", async () => {
    const idToken = await newReader();
    const find = async () => (await inboxOf(idToken)).find(({ id }) => id === unseen);
    expect(await find()).toBeUndefined();
    await withUnseen({ endsAt: "2099-02-01T00:00:00Z" }, async () => {
      expect((await find())?.until).toBe("2099-02-01T00:00:00.000Z");
    });
    await withUnseen({ endsAt: null }, async () => expect((await find())?.until).toBeNull());
    await withUnseen({ endsAt: "2020-02-01T00:00:00Z" }, async () => expect(await find()).toBeUndefined());
  });

  test("that make an offer have its conditions where the law wants them beside it, or are left out", async () => {
    const british = await newReader({ countryCode: "GB", currencyCode: "GBP" });
    const swedish = await newReader({ countryCode: "SE", currencyCode: "EUR" });
    const finnish = await newReader();
    const find = async (locale: string, token = british) =>
      (await inboxOf(token, locale)).find(({ id }) => id === unseen);
    const leadingTo = (slug: string) => ({ urlAction: { _type: "urlAction", slug, openNewTab: false } });
    await withUnseen(leadingTo("promotions/live-casino/live-week"), async () => {
      expect((await find("en-GB"))?.conditions).toContainEqual([expect.any(String), "7 days"]);
      // The law of the account holds on the pages of every market.
      expect((await find("en-UN"))?.conditions).toContainEqual([expect.any(String), "7 days"]);
      expect((await find("en-GB", finnish))?.conditions).toContainEqual([expect.any(String), "7 days"]);
      const elsewhere = await find("en-UN", finnish);
      expect([elsewhere?.id, elsewhere?.conditions]).toEqual([unseen, undefined]);
      // Editors keep the promotion from Sweden.
      expect(await find("en-UN", swedish)).toBeUndefined();
    });
    await withUnseen(leadingTo("promotions/casino/nowhere"), async () => {
      expect([await find("en-GB"), await find("en-UN")]).toEqual([undefined, undefined]);
      expect((await find("en-UN", swedish))?.id).toBe(unseen);
    });
  });

  test("are text, whatever an editor writes, and lead to pages of this site alone", async () => {
    const idToken = await newReader();
    const find = async () => (await inboxOf(idToken)).find(({ id }) => id === unseen);
    await withUnseen({ title: hostile }, async () => {
      expect(await find()).toMatchObject({ title: hostile[0]?.value, href: "/en-UN/online-casino/new" });
    });
    const urlAction = { _type: "urlAction", absoluteUrl: "https://evil.example/", openNewTab: false };
    await withUnseen({ urlAction }, async () => expect(await find()).toMatchObject({ href: null }));
  });
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "evil"])(
  "the browser takes no message that leads to %s",
  (href) => {
    const item = { id: "a", title: "A", description: "B", button: null, until: null };
    expect(z.safeParse(InboxItem, { ...item, href: "/en-UN" }).success).toBe(true);
    expect(z.safeParse(InboxItem, { ...item, href }).success).toBe(false);
  },
);
