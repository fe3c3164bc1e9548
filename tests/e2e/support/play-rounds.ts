import { randomUUID } from "node:crypto";
import { z } from "zod";
import { issueTokens } from "../../support/stored-tokens";
import { environment } from "./environment";
import type { Player } from "./world";

const Ticket = z.object({ ticket: z.string() });
const Session = z.object({ session: z.string() });
const Spin = z.object({ round: z.object({ id: z.string() }) });

async function send<T>(schema: z.ZodType<T>, url: string, token: string, body: object): Promise<T> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return schema.parse(JSON.parse(text));
}

/** Plays rounds of Neon Drift with a stake of 1.00, each to its end, as a device of the player that has no page of this test. */
export async function playRounds(player: Player, count: number): Promise<void> {
  const { identity, platform, frames } = environment.sandbox;
  const entries = await issueTokens(player, identity);
  const idToken = entries.find(([key]) => key.endsWith(".idToken"))?.[1] ?? "";
  const launch = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" };
  const { ticket } = await send(Ticket, `${platform}/v1/game/session/ticket`, idToken, launch);
  const { session } = await send(Session, `${frames}/api/session`, idToken, { provider: "relax", ticket });
  for (let at = 0; at < count; at++) {
    const { round } = await send(Spin, `${frames}/api/spin`, session, { key: randomUUID(), stakeMinor: 100 });
    await send(z.unknown(), `${frames}/api/settle`, session, { roundId: round.id });
  }
}
