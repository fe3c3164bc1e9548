import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Origins } from "../../.ci/lib/programs.mjs";
import { issueTokens } from "../support/stored-tokens";

const game = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" } as const;
const stakesMinor = [100, 200, 100, 500, 100];
/** The games keep this time between two rounds, in milliseconds, and a little more. */
const pauseMs = 3_000;

const Round = z.object({ round: z.object({ id: z.string() }) });

/** Makes a small history for a player by the calls that the site and a game make: a deposit, and some rounds. */
export async function makeHistory(sandbox: Origins, player: { email: string; password: string }): Promise<void> {
  const stored = await issueTokens(player, sandbox.identity);
  const idToken = stored.find(([key]) => key.endsWith(".idToken"))?.[1] ?? "";
  const api = `${sandbox.platform}/v1`;
  await send(`${api}/player/wallet/deposit/request`, idToken, {
    amount: "50.00",
    currency: "EUR",
    methodId: "mandate",
  });
  const { ticket } = z.object({ ticket: z.string() }).parse(await send(`${api}/game/session/ticket`, idToken, game));
  const opened = await send(`${sandbox.frames}/api/session`, "", { provider: "relax", ticket });
  const { session } = z.object({ session: z.string() }).parse(opened);
  for (const stakeMinor of stakesMinor) {
    const { round } = Round.parse(await send(`${sandbox.frames}/api/spin`, session, { key: randomUUID(), stakeMinor }));
    await send(`${sandbox.frames}/api/settle`, session, { roundId: round.id });
    await wait(pauseMs);
  }
}

async function send(address: string, token: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
