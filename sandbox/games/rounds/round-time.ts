import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../../core/database";
import { rounds } from "../db-schema";

/** The round would begin sooner after the last one than the site allows. */
export class TooSoon extends Error {
  override readonly name = "TooSoon";
  constructor(readonly waitMs: number) {
    super(`The next round may begin in ${waitMs} ms.`);
  }
}

/**
 * Checks the time since the last round of the holder at the game, whatever session it was in. An open round is the caller's to find.
 *
 * @throws TooSoon
 */
export async function checkRoundTime(
  tx: Transaction,
  { holder, game, minimumRoundMs }: { holder: string; game: string; minimumRoundMs: number },
): Promise<void> {
  if (minimumRoundMs === 0) return;
  // Not now(), which is when the transaction began: it may have waited for the wallet.
  const sinceMs = sql<number | null>`(extract(epoch from clock_timestamp() - max(${rounds.startedAt})) * 1000)::int`;
  const mine = and(eq(rounds.holder, holder), eq(rounds.game, game), isNotNull(rounds.settledAt));
  const [last] = await tx.select({ sinceMs }).from(rounds).where(mine);
  const waitMs = minimumRoundMs - (last?.sinceMs ?? minimumRoundMs);
  if (waitMs > 0) throw new TooSoon(waitMs);
}
