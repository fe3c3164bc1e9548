import { expect, inject, test } from "vitest";
import { z } from "zod";
import { toDecimal } from "@/lib/core/money";
import { policyAt, specifiedPolicy } from "@/lib/market/policy/policies";
import { profiles } from "@/lib/market/policy/profiles";
import { control, newPlayer } from "../sandbox/world";

const origins = inject("sandbox");

/** More than the table takes in a round. */
const openingMinor = 900_000;

/** A table that no other test opens. */
const table = { provider: "evolution", label: "Roulette Opera" };

const State = z.object({
  nowMs: z.number(),
  round: z.object({
    id: z.number(),
    closesAtMs: z.number(),
    resultAtMs: z.number(),
    endsAtMs: z.number(),
    number: z.number().nullable(),
  }),
  seats: z.number(),
  seatsTaken: z.number(),
  last: z.array(z.number()),
  players: z.array(z.object({ name: z.string().nullable(), chips: z.array(z.object({ spot: z.string() })) })),
  balanceMinor: z.number(),
  bet: z.object({ round: z.number(), number: z.number().nullable(), winMinor: z.number().nullable() }).nullable(),
});
const Session = z.object({
  session: z.string(),
  dealer: z.string(),
  minMinor: z.number(),
  maxMinor: z.number(),
  state: State,
});

async function call(method: string, path: string, session: string, body?: object) {
  const response = await fetch(`${origins.frames}${path}`, {
    method,
    headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function gameIdOf(name: string): Promise<string> {
  const search = new URLSearchParams({ query: `*[name == $name][0].gameId`, $name: JSON.stringify(name) });
  const response = await fetch(`${origins.content}/v2026-01-01/data/query/production?${search}`);
  return z.object({ result: z.string() }).parse(await response.json()).result;
}

/** A new player at the table. */
async function sitDown() {
  const player = await newPlayer({ balance: toDecimal(openingMinor) });
  const tableId = await gameIdOf(table.label);
  const body = {
    gameCategory: "roulette",
    tableId,
    wrapped: true,
    mobile: false,
    lobbyURL: encodeURIComponent("http://localhost:3000/fi-FI/live-casino-online"),
    ipAddress: "192.0.2.7",
  };
  const raw = { safeParse: (data: unknown) => ({ success: true, data }) as const };
  const { gameUrl } = z
    .object({ gameUrl: z.string() })
    .parse(await player.http.post("evolution/user/authenticate", raw, { body }));
  const page = await fetch(gameUrl);
  expect(page.status).toBe(200);
  const boot = z
    .object({ provider: z.string(), ticket: z.string(), gameId: z.string() })
    .parse(JSON.parse(/id="boot">(.*?)<\/script>/.exec(await page.text())?.[1] ?? ""));
  const opened = Session.parse((await call("POST", "/api/table/session", "", boot)).body);
  const read = async () => State.parse((await call("GET", "/api/table", opened.session)).body);
  return { ...player, ...opened, read };
}

const until = (moment: number, nowMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - nowMs) + 100));

test("two players at one table see the same round and number, take two seats, and each is paid by the bet that they placed within their limits", async () => {
  const [one, other] = [await sitDown(), await sitDown()];
  let state = await other.read();
  // Beside the two of them sit the table's own players, who have names.
  const named = state.players.filter(({ name }) => name !== null);
  expect(state.players.length - named.length).toBe(1);
  expect([named.length > 0, state.seatsTaken]).toEqual([true, 2 + named.length]);
  expect(state.last).toHaveLength(20);
  // A round with enough time left to bet in.
  if (state.round.number !== null || state.round.closesAtMs - state.nowMs < 4_000) {
    await until(state.round.endsAtMs, state.nowMs);
    state = await other.read();
  }
  const { round } = state;
  const stake = one.minMinor;
  const place = (session: string, bets: object, key = "a-key-of-this-page") =>
    call("POST", "/api/table/bets", session, { key, round: round.id, bets });

  expect((await place(one.session, { red: stake - 1 })).body).toEqual({ code: "bad-stake" });
  expect((await place(one.session, { red: one.maxMinor + 1 })).body).toEqual({ code: "bad-stake" });
  expect((await place(one.session, { purple: stake })).body).toEqual({ code: "bad-request" });
  const all = { half1: stake, half2: stake, "0": stake };
  expect(await place(one.session, all)).toMatchObject({
    status: 200,
    body: { balanceMinor: openingMinor - 3 * stake },
  });
  // Sent again it is the same bet, and with another amount it is refused.
  expect(await place(one.session, all)).toMatchObject({
    status: 200,
    body: { balanceMinor: openingMinor - 3 * stake },
  });
  expect((await place(one.session, { red: stake })).body).toEqual({ code: "key-reused" });
  // Until the bets are closed there may be more, which is added up to the limit of a round.
  const more = await place(one.session, { "0": stake, "1-2": stake }, "another-key");
  expect(more).toMatchObject({ status: 200, body: { balanceMinor: openingMinor - 5 * stake } });
  const bets = { half1: stake, half2: stake, "0": 2 * stake, "1-2": stake };
  expect(await place(one.session, { "0": stake, "1-2": stake }, "another-key")).toMatchObject({
    body: { bet: { bets } },
  });
  expect((await place(one.session, { red: one.maxMinor }, "beyond-the-table")).body).toEqual({ code: "bad-stake" });
  const limit = { kind: "spend", duration: "D", value: toDecimal(stake) };
  await control("PUT", `/players/${other.playerId}/limits`, limit);
  const beyond = await place(other.session, { red: 2 * stake }, "beyond-the-limit");
  expect(beyond).toEqual({ status: 409, body: { code: "limit-reached" } });
  expect((await place(other.session, { red: stake })).status).toBe(200);
  expect((await one.read()).bet).toMatchObject({ round: round.id, number: null, winMinor: null });

  await until(round.closesAtMs, (await one.read()).nowMs);
  const [seen, seenByOther] = [await one.read(), await other.read()];
  const number = z.number().parse(seen.round.number);
  expect([seen.round.id, seenByOther.round.id, seenByOther.round.number]).toEqual([round.id, round.id, number]);
  expect((await place(other.session, { black: stake }, "much-too-late")).body).toEqual({ code: "bets-closed" });
  // An answer that was lost before the close: the chips were taken, and are not taken again.
  const again = await place(one.session, { "0": stake, "1-2": stake }, "another-key");
  expect(again).toMatchObject({ status: 200, body: { balanceMinor: openingMinor - 5 * stake } });
  // Where the other has chips is seen, not how many.
  expect(seen.players.filter(({ name }) => name === null)).toMatchObject([{ chips: [{ spot: "red" }] }]);
  // The win is not known from the balance before the ball rests.
  expect(seen.balanceMinor).toBe(openingMinor - 5 * stake);

  await until(round.resultAtMs, (await one.read()).nowMs);
  const win = number === 0 ? 72 * stake : number <= 2 ? 20 * stake : 2 * stake;
  const settled = await one.read();
  expect(settled).toMatchObject({
    bet: { round: round.id, number, winMinor: win },
    balanceMinor: openingMinor - 5 * stake + win,
  });
  expect((await one.read()).balanceMinor).toBe(settled.balanceMinor);

  // A player who leaves is paid all the same: the other page has not called since.
  const [bet] = await control<{ settledAt: string | null }[]>("GET", `/players/${other.playerId}/rounds`);
  await expect
    .poll(async () => (await control<(typeof bet)[]>("GET", `/players/${other.playerId}/rounds`))[0])
    .toMatchObject({
      settledAt: expect.any(String),
    });
  expect(bet).toBeDefined();
}, 90_000);

test("the list of live tables names seats, those taken, limits, the dealer and the last numbers, and needs both parameters [LIVE-508, CONST-502]", async () => {
  const tableId = await gameIdOf(table.label);
  const list = (query: string) =>
    fetch(`${origins.platform}/v1/live/tables${query}`, { headers: { SiteContext: '{"siteId":2}' } });
  const tables = z
    .array(
      z.object({
        gameId: z.string(),
        seats: z.number(),
        seatsTaken: z.number(),
        betLimits: z.array(z.unknown()),
        dealer: z.object({ name: z.string(), languages: z.array(z.string()) }),
        lastNumbers: z.array(z.number()).optional(),
      }),
    )
    .parse(await (await list("?partnerid=2092&providerKind=evolution")).json());
  const found = tables.find(({ gameId }) => gameId === tableId);
  expect(found?.seatsTaken).toBeLessThanOrEqual(found?.seats ?? 0);
  expect(found?.betLimits.length).toBe(13);
  expect(found?.dealer.languages).toContain("en");
  expect(found?.lastNumbers?.length).toBe(5);
  // Those of the table itself, which may be a round further by now.
  const { dealer, read } = await sitDown();
  const atTable = (await read()).last.slice(0, 6);
  expect(dealer).toBe(found?.dealer.name);
  expect(atTable.join()).toContain(found?.lastNumbers?.slice(0, 5).join() ?? "none");
  for (const query of ["?partnerid=1247&providerKind=evolution", "?partnerid=2092", "?providerKind=evolution"])
    expect((await list(query)).status, query).toBe(400);
});

test("bets of two rounds are further apart than any place asks for, for the clock of the table is slower", async () => {
  const { round } = (await sitDown()).state;
  const policies = [specifiedPolicy, ...Object.keys(profiles).map(policyAt)];
  const longest = Math.max(...policies.map(({ minimumTableRoundMs }) => minimumTableRoundMs ?? 0));
  expect(longest).toBe(5_000);
  // The last bet of a round, and the first of the next.
  expect(round.endsAtMs - round.closesAtMs).toBeGreaterThan(longest);
});
