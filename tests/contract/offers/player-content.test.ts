import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
type Route = (request: Request) => Promise<Response>;
let promotions: Route;
let banners: Route;
let games: Route;
let content: typeof import("@/lib/content/server");
let playerContent: typeof import("@/lib/session/player-content/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  promotions = (await import("@/app/api/player/promotions/route")).GET;
  banners = (await import("@/app/api/player/banners/route")).GET;
  games = (await import("@/app/api/player/games/route")).GET;
  content = await import("@/lib/content/server");
  playerContent = await import("@/lib/session/player-content/server");
});

const send = async (method: string, path: string, body: unknown) => {
  const response = await fetch(origins.control + path, { method, body: JSON.stringify(body) });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response.status === 204 ? null : response.json();
};

/** A new player who has deposited so often, and the token of a sign-in. `account`: where theirs is. */
async function signedIn(totalDepositsCount: number, account = {}): Promise<{ playerId: string; token: string }> {
  const options = { attributes: { totalDepositsCount }, ...account };
  const { playerId, email, password } = z
    .object({ playerId: z.string(), email: z.string(), password: z.string() })
    .parse(await send("POST", "/players", options));
  const response = await fetch(origins.identity, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      ClientId: "greenroom-web",
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  return { playerId, token: (await response.json()).AuthenticationResult.IdToken };
}

const fetchPath = (route: Route, token: string | null, query = "locale=en-UN&place=casino") =>
  route(
    new Request(`http://internal/api/player?${query}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  );

const ResponseBody = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string() })),
  isComplete: z.boolean(),
});

async function shown(route: Route, token: string, query?: string) {
  const { items, isComplete } = ResponseBody.parse(await (await fetchPath(route, token, query)).json());
  return { ids: items.map(({ id }) => id), isComplete };
}

const everyPlayers = "promotion-players-evening";
const welcome = "promotion-first-deposit-still";
const secondDeposit = "promotion-second-deposit";

test("who is not signed in, or bears a forged token, gets nothing [CONTENT-510]", async () => {
  const { token } = await signedIn(1);
  for (const route of [promotions, banners])
    for (const bad of [null, "not.a.token", `${token.slice(0, -6)}AAAAAA`]) {
      const response = await fetchPath(route, bad);
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain("promotion-");
    }
});

test.each([
  [0, [welcome, everyPlayers]],
  [1, [secondDeposit, everyPlayers]],
  [2, [everyPlayers]],
])(
  "a player with %i deposits sees what is for that group, and what is for every player [PROMO-503, CONTENT-511, CONTENT-513, SESS-033]",
  async (count, ids) => {
    const { token } = await signedIn(count);
    expect(await shown(promotions, token)).toEqual({ ids, isComplete: true });
  },
);

describe("at a market that is not the account's, the stricter law of both holds", () => {
  const britain = { countryCode: "GB", currencyCode: "GBP" };
  const netherlands = { countryCode: "NL", currencyCode: "EUR" };

  /** Lets the content service say that every promotion asks for 35 times its bonus, to this test alone. */
  function raiseWagering() {
    const send = fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const response = await send(input, init);
      if (!/promotion/.test(decodeURIComponent(String(input)))) return response;
      return new Response((await response.text()).replaceAll(/"wagering":[\d.]+/g, '"wagering":1e6'), response);
    });
  }

  test("an offer that editors keep from the account's market is not shown", async () => {
    const { token } = await signedIn(1, netherlands);
    expect((await shown(promotions, token)).ids).toEqual([everyPlayers]);
    expect((await shown(promotions, (await signedIn(1, britain)).token)).ids).toEqual([secondDeposit, everyPlayers]);
  });

  test("neither is one whose wagering the account's law does not allow, and the market's own holds for an account elsewhere", async () => {
    const [british, finnish] = [await signedIn(1, britain), await signedIn(1)];
    raiseWagering();
    expect((await shown(promotions, finnish.token)).ids).toEqual([secondDeposit, everyPlayers]);
    expect((await shown(promotions, british.token)).ids).toEqual([]);
    vi.spyOn(console, "warn").mockReturnValue();
    expect((await shown(promotions, finnish.token, "locale=en-GB")).ids).toEqual([]);
  });
});

test("banners of the lobby: the group without a deposit, and then no more [CONTENT-512, TX-522]", async () => {
  const [first, later] = [await signedIn(0), await signedIn(3)];
  expect((await shown(banners, first.token)).ids).toEqual(["contentBox-new-games", "contentBox-first-steps"]);
  expect((await shown(banners, later.token)).ids).toEqual(["contentBox-new-games"]);
});

test("an unreachable platform hides only the content for a group [CONTENT-012, CONTENT-516]", async () => {
  const { playerId, token } = await signedIn(1);
  const fault = { system: "platform", kind: "error", status: 503, path: "transaction-summary", player: playerId };
  const { id } = z.object({ id: z.string() }).parse(await send("POST", "/faults", fault));
  expect(await shown(promotions, token)).toEqual({ ids: [everyPlayers], isComplete: false });
  await fetch(`${origins.control}/faults/${id}`, { method: "DELETE" });
  expect(await shown(promotions, token)).toEqual({ ids: [secondDeposit, everyPlayers], isComplete: true });
});

test("only content that could not be read is a 503: an error of the site's own is thrown", async () => {
  const request = new Request("http://internal/api/player", {
    headers: { authorization: `Bearer ${(await signedIn(1)).token}` },
  });
  const respond = (read: () => Promise<never[]>) => playerContent.respondToPlayer(request, read, String);
  const unavailable = await respond(() => Promise.reject(new content.ContentUnavailable("away")));
  expect([unavailable.status, (await unavailable.json()).code]).toEqual([503, "error.content.unavailable"]);
  await expect(respond(() => Promise.reject(new TypeError("a mistake")))).rejects.toThrow("a mistake");
});

test("a list of players is read on the server, and no id leaves it [CONTENT-515]", async () => {
  const [invited, other] = [await signedIn(3), await signedIn(3)];
  const targetAudience = { targetAudienceOption: "by-player-list", targetPlayersIds: [invited.playerId, "9000"] };
  await send("PATCH", "/content/documents/contentBox-table-invitation?publish=true", { targetAudience });
  expect((await shown(banners, invited.token)).ids).toContain("contentBox-table-invitation");
  expect((await shown(banners, other.token)).ids).not.toContain("contentBox-table-invitation");
  const at = async (place: string) => (await shown(banners, invited.token, `locale=en-UN&place=${place}`)).ids;
  expect(await at("liveCasino")).toEqual(["contentBox-table-invitation"]);
  expect(await at("home")).toEqual(["contentBox-new-games"]);
  expect((await fetchPath(banners, invited.token, "locale=en-UN&place=shop")).status).toBe(400);
  const text = await (await fetchPath(banners, invited.token)).text();
  expect(text).not.toMatch(/9000|targetAudience|DEPOSIT_COUNT/);
});

test("the response is private: it is not stored", async () => {
  const { token } = await signedIn(0);
  for (const route of [promotions, banners])
    expect((await fetchPath(route, token)).headers.get("cache-control")).toBe("no-store");
});

test("a language that editors gave a market has the offers of that market, and what is no locale is refused [LOC-010]", async () => {
  const { token } = await signedIn(1);
  const promotionsOf = async (locale: string) => (await fetchPath(promotions, token, `locale=${locale}`)).text();
  expect(await promotionsOf("es-BR")).toContain("R$");
  expect((await shown(banners, token, "locale=es-BR&place=casino")).ids).toEqual(
    (await shown(banners, token, "locale=br-BR&place=casino")).ids,
  );
  for (const route of [promotions, banners])
    for (const query of ["", "locale=", "locale=xx-BR", "locale=en-un", "locale=../en-UN"])
      expect((await fetchPath(route, token, query)).status, query).toBe(400);
});

test("texts and money are in the locale's format, and a category returns only its own", async () => {
  const { token } = await signedIn(1);
  const text = await (await fetchPath(promotions, token, "locale=inen-IN&category=casino")).text();
  expect(text).toContain("₹2,500.00");
  expect(text).toContain("50% more on your second deposit");
  expect(text).not.toContain("An evening at the small tables");
});

test("a request that names no games returns six that every new player can open, and an empty list of names none", async () => {
  const { token } = await signedIn(0);
  const Cards = z.object({
    items: z.array(
      z.object({ name: z.string(), needsMoney: z.boolean(), isTouchOnly: z.boolean(), closedIn: z.array(z.string()) }),
    ),
  });
  const cardsOf = async (query: string) => Cards.parse(await (await fetchPath(games, token, query)).json()).items;
  const first = await cardsOf("edition=en-UN~web~a");
  expect(new Set(first.map(({ name }) => name)).size).toBe(6);
  expect(first.filter((game) => game.needsMoney || game.isTouchOnly || game.closedIn.length > 0)).toEqual([]);
  expect(await cardsOf("edition=en-UN~web~a&games=")).toEqual([]);
  expect((await fetchPath(games, null, "edition=en-UN~web~a")).status).toBe(401);
});
