import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import { parseDecimal } from "../decimal";
import { type Call, keyed } from "../gate";
import type { Refusal } from "../ledger";
import type { Players } from "../players";
import { readBody, refuse, refuseFields } from "../responses";
import type { Wallet } from "../wallet";
import { categories, listTransactions } from "./transaction-list";

const DepositRequest = z.strictObject({
  amount: z.string().regex(/^\d{1,7}\.\d{2}$/),
  currency: z.string().length(3),
  methodId: z.string().min(1).max(64),
});

const instant = z.iso.datetime({ offset: true });
const Filter = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  position: z.coerce.number().int().min(0).max(100_000).default(0),
  category: z.enum(categories).optional(),
  from: instant.optional(),
  to: instant.optional(),
});

interface Dependencies {
  db: Database;
  settings: Settings;
  players: Players;
  wallet: Wallet;
}

/** Paying in, and the list of what moved, below `player/`. */
export function addPaymentCalls(app: Hono<Call>, { db, settings, players, wallet }: Dependencies): void {
  // The method always pays, at once.
  app.post("/wallet/deposit/request", keyed, async (context) => {
    const sent = await readBody(context);
    const parsed = DepositRequest.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "deposit", parsed.error, sent);
    const given = context.get("key");
    if (settings.honoursKeys && !given)
      return refuse(context, 400, "error.idempotency.key_missing", "A deposit needs a key.");
    const amountMinor = parseDecimal(parsed.data.amount) ?? 0n;
    const player = context.get("player");
    if (amountMinor === 0n || !player.profile.deposit)
      return refuse(context, 409, "error.deposit.not_allowed", "This cannot be paid in.");
    const key = settings.honoursKeys && given ? given : randomUUID();
    const { playerId, profile } = player;
    const { currency, methodId } = parsed.data;
    const result = await wallet.deposit({ playerId, amountMinor, currency, key, reference: methodId });
    if (!result.ok) return refuseDeposit(context, result.code);
    if (profile.firstDepositDate === null) await players.change(player, { firstDepositDate: new Date().toISOString() });
    return context.json({ referenceId: key, result: "SUCCESS" }, 201);
  });

  app.get("/wallet/transactions", async (context) => {
    const sent = context.req.query();
    const parsed = Filter.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "transactions", parsed.error, sent);
    return context.json(await listTransactions(db, context.get("player").playerId, parsed.data));
  });
}

function refuseDeposit(context: Context, code: Refusal) {
  // A result of the specification, by its own name.
  if (code === "SELF_LIMIT_REACHED") return refuse(context, 409, code, "This goes beyond the deposit limit.");
  if (code === "KEY_REUSED")
    return refuse(context, 422, "error.idempotency.key_reused", "The key is another deposit's.");
  return refuse(context, 409, `error.wallet.${code.toLowerCase()}`, "Nothing was paid in.");
}
