import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEmptyDatabase } from "../../support/empty-database";
import { type Sandbox, startSandbox } from "../../support/processes";

/** The sandbox is killed while rounds run, and started again on the same data. */

/** A round, whose outcome is compared whole: screen, cards or roll. */
interface Round {
  id: string;
  stakeMinor: number;
  winMinor: number;
  balanceMinor: number;
}

/** A round of several steps. */
interface Stepped extends Round {
  step: number;
  isDecided: boolean;
}

let sandbox: Sandbox;
const data = mkdtempSync(join(tmpdir(), "greenroom-rounds-"));

beforeAll(async () => {
  await copyEmptyDatabase(data);
  sandbox = await startSandbox({ data });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(data, { recursive: true, force: true });
});

async function fetchPath<T>(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<T> {
  const response = await fetch(url, {
    method: init.method ?? (init.body === undefined ? "GET" : "POST"),
    headers: { "content-type": "application/json", ...init.headers },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

async function signIn(email: string, password: string): Promise<string> {
  const { AuthenticationResult } = await fetchPath<{ AuthenticationResult: { IdToken: string } }>(
    sandbox.origins.identity,
    {
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
      },
      body: {
        AuthFlow: "USER_PASSWORD_AUTH",
        ClientId: "greenroom-web",
        AuthParameters: { USERNAME: email, PASSWORD: password },
      },
    },
  );
  return AuthenticationResult.IdToken;
}

/** Opens a real game as the player, over the platform's ticket. */
async function openGame(idToken: string, gameId = "neondrift") {
  const { platform, frames } = sandbox.origins;
  const { ticket } = await fetchPath<{ ticket: string }>(`${platform}/v1/game/session/ticket`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { gameId, channel: "web", partner: 1247, jurisdiction: "MT" },
  });
  const opened = await fetchPath<{ session: string; kind: string; balanceMinor: number; round: Round | null }>(
    `${frames}/api/session`,
    { body: { provider: "relax", ticket } },
  );
  const headers = { authorization: `Bearer ${opened.session}` };
  return {
    ...opened,
    spin: async (key: string = randomUUID(), bet?: string | number) =>
      (await fetchPath<{ round: Round }>(`${frames}/api/spin`, { headers, body: { key, stakeMinor: 100, bet } })).round,
    move: async ({ id, step }: Pick<Stepped, "id" | "step">, move: string) =>
      (await fetchPath<{ round: Stepped }>(`${frames}/api/move`, { headers, body: { roundId: id, step, move } })).round,
    settle: (roundId: string) =>
      fetchPath<{ balanceMinor: number }>(`${frames}/api/settle`, { headers, body: { roundId } }),
  };
}

async function newPlayer() {
  const body = { email: `${randomUUID()}@players.example`, balance: "500.00" };
  const player = await fetchPath<{ playerId: string; email: string; password: string }>(
    `${sandbox.origins.control}/players`,
    { body },
  );
  return { ...player, signIn: () => signIn(player.email, player.password) };
}

/** Of the wallet, in cents. */
async function balanceOf({ playerId }: { playerId: string }): Promise<number> {
  const { wallet } = await fetchPath<{ wallet: { balanceMap: { main: { cash: string }[] } } }>(
    `${sandbox.origins.control}/players/${playerId}`,
  );
  return Math.round(Number(wallet.balanceMap.main[0]?.cash) * 100);
}

async function restart(): Promise<void> {
  await sandbox.kill9();
  sandbox = await startSandbox({ port: sandbox.port, data });
}

const withoutBalance = ({ balanceMinor: _, ...round }: Round) => round;

test("a kill in the middle of a bet loses nothing, doubles nothing, and the round continues", async () => {
  const player = await newPlayer();
  const idToken = await player.signIn();
  const begun = new Map<string, Round>();
  for (let kill = 0; kill < 2; kill++) {
    const game = await openGame(idToken);
    if (game.round) await game.settle(game.round.id);
    const playing = (async () => {
      for (;;) {
        const round = await game.spin();
        begun.set(round.id, round);
        await game.settle(round.id);
      }
    })().catch(() => {});
    await expect.poll(() => begun.size, { timeout: 20_000 }).toBeGreaterThan(kill * 4 + 3);
    await sandbox.kill9();
    await playing;
    sandbox = await startSandbox({ port: sandbox.port, data });
  }

  const game = await openGame(await player.signIn());
  if (game.round) {
    const known = begun.get(game.round.id);
    if (known) expect(game.round).toEqual({ ...known, balanceMinor: game.round.balanceMinor });
    await game.settle(game.round.id);
    await game.settle(game.round.id);
  }
  const rounds = await fetchPath<(Round & { settledAt: string | null })[]>(
    `${sandbox.origins.control}/players/${player.playerId}/rounds`,
  );
  expect(rounds.length).toBeGreaterThanOrEqual(begun.size);
  for (const id of begun.keys()) expect(rounds.map((round) => round.id)).toContain(id);
  expect(rounds.filter(({ settledAt }) => settledAt === null)).toEqual([]);
  const expected = rounds.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 50_000);
  expect(await balanceOf(player)).toBe(expected);
  expect(await fetchPath(`${sandbox.origins.control}/ledger/check`)).toMatchObject({ sound: true });
}, 120_000);

/** At least one in five wins; each player has the stakes of five times as many. */
const mostRounds = 100;

const kinds = [
  { name: "a slot with lines", kind: "slots", gameId: "neondrift", bet: undefined },
  { name: "a slot with ways", kind: "slots", gameId: "bronzegambit", bet: undefined },
  { name: "baccarat", kind: "baccarat", gameId: "eightdeckbaccarat", bet: "banker" },
  { name: "dice", kind: "dice", gameId: "taverndice", bet: 9_000 },
];

test("a round that was interrupted at any step resumes with the same result, in every kind of game", async () => {
  const players = await Promise.all(
    kinds.map(async (kind) => ({ ...kind, ...(await newPlayer()), played: [] as Round[] })),
  );
  /** Plays until a round wins, which is left open: its bet is taken, its result stored, its win not paid. */
  const leaveOpen = async (player: (typeof players)[number], game: Awaited<ReturnType<typeof openGame>>) => {
    for (let attempt = 0; attempt < mostRounds; attempt++) {
      const key = randomUUID();
      const round = await game.spin(key, player.bet);
      player.played.push(round);
      if (round.winMinor > 0) return { key, round };
      await game.settle(round.id);
    }
    throw new Error(`None of ${mostRounds} rounds of ${player.name} wins.`);
  };
  const paid = ({ played }: (typeof players)[number]) =>
    played.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 50_000);

  const left = await Promise.all(
    players.map(async (player) => {
      const game = await openGame(await player.signIn(), player.gameId);
      expect([player.name, game.kind]).toEqual([player.name, player.kind]);
      return { player, game, ...(await leaveOpen(player, game)) };
    }),
  );
  for (const { player, round } of left) expect(await balanceOf(player)).toBe(paid(player) - round.winMinor);
  await restart();

  for (const { player, game, key, round } of left) {
    // The page never got the response: it sends the call again.
    expect(await game.spin(key, player.bet), player.name).toEqual(round);
    // Or it was closed, and the player opens the game again.
    const again = await openGame(await player.signIn(), player.gameId);
    expect(again.round, player.name).toEqual(round);
    expect(await balanceOf(player)).toBe(paid(player) - round.winMinor);
    await expect(again.spin(randomUUID(), player.bet)).rejects.toThrow("round-open");
    expect(await again.settle(round.id)).toMatchObject({ balanceMinor: paid(player) });
  }
  await restart();

  for (const { player, game, key, round } of left) {
    // Nor did it get the response of the payment.
    expect(await game.settle(round.id)).toMatchObject({ balanceMinor: paid(player) });
    expect(withoutBalance(await game.spin(key, player.bet))).toEqual(withoutBalance(round));
    // The provider closes the frame with a round open.
    const next = await leaveOpen(player, game);
    const closed = await fetch(`${sandbox.origins.control}/players/${player.playerId}/close-games`, { method: "POST" });
    expect(closed.status).toBe(204);
    await expect(game.settle(next.round.id)).rejects.toThrow("closed");
    const again = await openGame(await player.signIn(), player.gameId);
    expect(again.round, player.name).toEqual(next.round);
    expect(await again.settle(next.round.id)).toMatchObject({ balanceMinor: paid(player) });
    expect(await balanceOf(player), player.name).toBe(paid(player));
  }
  expect(await fetchPath(`${sandbox.origins.control}/ledger/check`)).toMatchObject({ sound: true });
}, 180_000);

test.each([
  { name: "blackjack", gameId: "parlourblackjack", bet: undefined, go: "hit", end: "stand" },
  { name: "mines", gameId: "lanternminestrail", bet: 1, go: "open:7", end: "cash" },
])(
  "a round of $name that is killed between two moves goes on where it was, and is paid once",
  async (each) => {
    const player = await newPlayer();
    /** Plays until a round waits for a move after the first one. */
    const leaveOpen = async (game: Awaited<ReturnType<typeof openGame>>): Promise<Stepped> => {
      for (;;) {
        let round = (await game.spin(randomUUID(), each.bet)) as Stepped;
        if (!round.isDecided) round = await game.move(round, each.go);
        if (!round.isDecided) return round;
        await game.settle(round.id);
      }
    };
    const before = await openGame(await player.signIn(), each.gameId);
    const left = await leaveOpen(before);
    const staked = await balanceOf(player);
    await restart();

    // The page that is still open sends its move again: it was taken.
    expect(await before.move({ id: left.id, step: 0 }, each.go)).toEqual(left);
    const again = await openGame(await player.signIn(), each.gameId);
    expect(again.round).toEqual(left);
    expect(await balanceOf(player)).toBe(staked);
    await expect(again.settle(left.id)).rejects.toThrow("unknown-round");
    const decided = await again.move(left, each.end);
    expect(decided).toMatchObject({ id: left.id, isDecided: true, stakeMinor: left.stakeMinor });
    await restart();

    const last = await openGame(await player.signIn(), each.gameId);
    expect(last.round && withoutBalance(last.round)).toEqual(withoutBalance(decided));
    for (const _ of [1, 2])
      expect(await last.settle(left.id)).toMatchObject({ balanceMinor: staked + decided.winMinor });
    expect(await balanceOf(player)).toBe(staked + decided.winMinor);
    expect(await fetchPath(`${sandbox.origins.control}/ledger/check`)).toMatchObject({ sound: true });
  },
  180_000,
);

interface TableState {
  nowMs: number;
  round: { id: number; closesAtMs: number; resultAtMs: number; endsAtMs: number };
  balanceMinor: number;
  bet: { round: number; number: number | null; stakeMinor: number; winMinor: number | null } | null;
}

/** Opens a live table as the player. */
async function openTable(idToken: string) {
  const { platform, frames, content } = sandbox.origins;
  const query = `*[_type == "liveCasinoGames" && gameType == "roulette" && provider->slug.current == "evolution"][0].gameId`;
  const { result: tableId } = await fetchPath<{ result: string }>(
    `${content}/v2026-01-01/data/query/production?${new URLSearchParams({ query })}`,
  );
  const { gameUrl } = await fetchPath<{ gameUrl: string }>(`${platform}/v1/evolution/user/authenticate`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: {
      gameCategory: "roulette",
      tableId,
      wrapped: true,
      mobile: false,
      lobbyURL: encodeURIComponent("http://localhost:3000/fi-FI/live-casino-online"),
      ipAddress: "192.0.2.7",
    },
  });
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(await (await fetch(gameUrl)).text())?.[1] ?? "");
  const { provider, ticket, gameId } = boot as Record<string, string>;
  const opened = await fetchPath<{ session: string; minMinor: number; state: TableState }>(
    `${frames}/api/table/session`,
    {
      body: { provider, ticket, gameId },
    },
  );
  const headers = { authorization: `Bearer ${opened.session}` };
  return {
    ...opened,
    read: () => fetchPath<TableState>(`${frames}/api/table`, { headers }),
    place: (round: number, bets: object) =>
      fetchPath<TableState>(`${frames}/api/table/bets`, { headers, body: { key: "a-key-of-this-page", round, bets } }),
  };
}

const until = (moment: number, nowMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - nowMs) + 100));

test("a bet at a live table survives a restart before the number and one before the payment, and is paid once", async () => {
  const player = await newPlayer();
  const table = await openTable(await player.signIn());
  let state = await table.read();
  if (state.round.closesAtMs - state.nowMs < 6_000) {
    await until(state.round.endsAtMs, state.nowMs);
    state = await table.read();
  }
  const { round } = state;
  const stake = table.minMinor;
  // Every number wins.
  const bets = { half1: stake, half2: stake, "0": stake };
  const placed = await table.place(round.id, bets);
  expect(placed).toMatchObject({ balanceMinor: 50_000 - 3 * stake, bet: { round: round.id, number: null } });
  await restart();

  expect((await table.read()).bet).toMatchObject({ round: round.id, stakeMinor: 3 * stake });
  await until(round.closesAtMs, Date.now());
  const { bet } = await table.read();
  expect(bet?.number).toEqual(expect.any(Number));
  await restart();

  await until(round.resultAtMs, Date.now());
  // The frame was closed too: the player comes back over a new launch.
  const again = await openTable(await player.signIn());
  const winMinor = bet?.number === 0 ? 36 * stake : 2 * stake;
  const balanceMinor = 50_000 - 3 * stake + winMinor;
  expect(again.state).toMatchObject({ balanceMinor, bet: { round: round.id, number: bet?.number, winMinor } });
  expect(await again.place(round.id, bets).catch((error) => String(error))).toContain("bets-closed");
  expect((await table.read()).balanceMinor).toBe(balanceMinor);
  expect(await balanceOf(player)).toBe(balanceMinor);
  expect(await fetchPath(`${sandbox.origins.control}/ledger/check`)).toMatchObject({ sound: true });
}, 180_000);

test("a jackpot that a player wins is in their wallet, begins again for everybody, and leads the winners", async () => {
  const { platform, content, control } = sandbox.origins;
  const filter = `_type == "casinoGames" && jackpotExist && provider->slug.current == "relax"`;
  const query = new URLSearchParams({ query: `*[${filter}][0].gameId` });
  const { result: gameId } = await fetchPath<{ result: string }>(
    `${content}/v2026-01-01/data/query/production?${query}`,
  );
  const held = async () => {
    const path = `gaming/jackpotamount?gameIds=${gameId}&siteId=2`;
    const { amounts } = await fetchPath<{ amounts: Record<string, string> }>(`${platform}/v1/${path}`);
    return Math.round(Number(amounts[gameId]) * 100);
  };
  const player = await newPlayer();
  const game = await openGame(await player.signIn(), gameId);
  const before = await held();
  await fetch(`${control}/players/${player.playerId}/jackpot`, { method: "POST" });
  const round = await game.spin();
  await game.settle(round.id);
  expect(round.winMinor).toBeGreaterThanOrEqual(before);
  expect(await balanceOf(player)).toBe(50_000 - 100 + round.winMinor);
  expect(await held()).toBeLessThan(before);
  const [latest] = await fetchPath<{ gameId: string; amount: string }[]>(
    `${platform}/v1/player/wallet/latest-winners?siteId=2&currency=EUR`,
  );
  expect(latest).toMatchObject({ gameId, amount: (round.winMinor / 100).toFixed(2) });
  expect(await fetchPath(`${control}/ledger/check`)).toMatchObject({ sound: true });
});
