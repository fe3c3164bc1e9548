import type { Context, Hono } from "hono";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import { type Call, keyed } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { toDecimal } from "../wallet/decimal";
import { type LimitKind, limitKinds } from "./db-schema";
import { changeLimit, LimitChange, refusals } from "./limit-changes";
import { type Limit, readLimits } from "./limits";

/** The limits that players set for themselves, below `player/`. */
export function addLimitCalls(app: Hono<Call>, { db, settings }: { db: Database; settings: Settings }): void {
  const answer = async (context: Context<Call>, kind: LimitKind) => {
    const player = context.get("player");
    const limits = await readLimits(db, player, kind);
    return context.json(limits.map((limit) => limitBody(limit, player.profile.currencyCode)));
  };

  for (const kind of limitKinds) {
    app.get(`/limits/${kind}`, (context) => answer(context, kind));

    app.patch(`/limits/${kind}`, keyed, async (context) => {
      const sent = await readBody(context);
      const parsed = LimitChange.safeParse(sent);
      if (!parsed.success) return refuseFields(context, "limit", parsed.error, sent);
      const key = settings.honoursKeys ? context.get("key") : undefined;
      if (settings.honoursKeys && !key)
        return refuse(context, 400, "error.idempotency.key_missing", "A change of a limit needs a key.");
      const refusal = await changeLimit(db, context.get("player"), { kind, change: parsed.data, key });
      if (refusal) return refuse(context, 409, refusal, refusals[refusal]);
      return answer(context, kind);
    });
  }
}

/** All three periods, each with what counts in it; a value of null is no limit. */
export function limitBody(limit: Limit, currency: string) {
  const { period, valueMinor, pendingMinor, pendingAt, locked, updatedAt, startedAt, resetAt, usedMinor } = limit;
  return {
    duration: period,
    currency,
    value: decimal(valueMinor),
    pendingValue: decimal(pendingMinor),
    pendingDate: pendingAt?.toISOString() ?? null,
    locked,
    updatedAt: updatedAt?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    resetAt: resetAt.toISOString(),
    used: toDecimal(usedMinor),
    remaining: valueMinor === null ? null : toDecimal(valueMinor > usedMinor ? valueMinor - usedMinor : 0n),
  };
}

const decimal = (amountMinor: bigint | null) => (amountMinor === null ? null : toDecimal(amountMinor));
