import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEmptyDatabase } from "../../support/empty-database";
import { type Sandbox, startSandbox } from "../../support/processes";

/** The sandbox is killed while rounds run, and started again on the same data. */

interface Round {
  id: string;
  stakeMinor: number;
  winMinor: number;
  balanceMinor: number;
  screen: unknown;
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

async function ask<T>(
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<T> {
  const answer = await fetch(url, {
    method: init.method ?? (init.body === undefined ? "GET" : "POST"),
    headers: { "content-type": "application/json", ...init.headers },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

async function signIn(email: string, password: string): Promise<string> {
  const { AuthenticationResult } = await ask<{ AuthenticationResult: { IdToken: string } }>(sandbox.origins.identity, {
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: {
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "greenroom-web",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    },
  });
  return AuthenticationResult.IdToken;
}

/** Opens the real game as the player, over the platform's ticket. */
async function openGame(idToken: string) {
  const { platform, frames } = sandbox.origins;
  const { ticket } = await ask<{ ticket: string }>(`${platform}/v1/game/session/ticket`, {
    headers: { authorization: `Bearer ${idToken}` },
    body: { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" },
  });
  const opened = await ask<{ session: string; balanceMinor: number; round: Round | null }>(`${frames}/api/session`, {
    body: { provider: "relax", ticket },
  });
  const headers = { authorization: `Bearer ${opened.session}` };
  return {
    ...opened,
    spin: async (key = randomUUID() as string) =>
      (await ask<{ round: Round }>(`${frames}/api/spin`, { headers, body: { key, stakeMinor: 100 } })).round,
    settle: (roundId: string) => ask<{ balanceMinor: number }>(`${frames}/api/settle`, { headers, body: { roundId } }),
  };
}

test("a kill in the middle of a bet loses nothing, doubles nothing, and the round goes on", async () => {
  const player = await ask<{ playerId: string; email: string; password: string }>(
    `${sandbox.origins.control}/players`,
    {
      body: { email: `${randomUUID()}@players.example`, balance: "500.00" },
    },
  );
  const idToken = await signIn(player.email, player.password);
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

  const game = await openGame(await signIn(player.email, player.password));
  if (game.round) {
    const known = begun.get(game.round.id);
    if (known) expect(game.round).toEqual({ ...known, balanceMinor: game.round.balanceMinor });
    await game.settle(game.round.id);
    await game.settle(game.round.id);
  }
  const rounds = await ask<(Round & { settledAt: string | null })[]>(
    `${sandbox.origins.control}/players/${player.playerId}/rounds`,
  );
  expect(rounds.length).toBeGreaterThanOrEqual(begun.size);
  for (const id of begun.keys()) expect(rounds.map((round) => round.id)).toContain(id);
  expect(rounds.filter(({ settledAt }) => settledAt === null)).toEqual([]);
  const expected = rounds.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 50_000);
  const { wallet } = await ask<{ wallet: { balanceMap: { main: { cash: string }[] } } }>(
    `${sandbox.origins.control}/players/${player.playerId}`,
  );
  expect(Math.round(Number(wallet.balanceMap.main[0]?.cash) * 100)).toBe(expected);
  expect(await ask(`${sandbox.origins.control}/ledger/check`)).toMatchObject({ sound: true });
}, 120_000);
