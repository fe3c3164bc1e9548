import { randomUUID } from "node:crypto";
import { guardSchema } from "@/lib/core/http/http";
import type { HistoryPlayer } from "./holdings";

const stakeMinor = 100;
const anything = guardSchema((_): _ is Record<string, string> => true);

/**
 * Plays one round of a slot for real money to its end, as the page of the game does. `isDouble`: its calls are sent twice, because a response
 * was lost. Resolves to what it has made of the balance: nothing where the platform does not open the game.
 */
export async function playRound(
  { session }: Pick<HistoryPlayer, "session">,
  frames: string,
  isDouble: boolean,
): Promise<number> {
  const launch = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" };
  const opened = await session.http.post("game/session/ticket", anything, { body: launch }).catch(() => null);
  if (!opened) return 0;
  const call = async (path: string, bearer: string, body: object) => {
    const response = await fetch(`${frames}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { session: game } = await call("session", "", { provider: "relax", ticket: opened.ticket });
  const spin = { key: randomUUID(), stakeMinor };
  if (isDouble) await call("spin", game, spin);
  const { round } = await call("spin", game, spin);
  if (isDouble) await call("settle", game, { roundId: round.id });
  await call("settle", game, { roundId: round.id });
  return round.winMinor - stakeMinor;
}
