import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import { rangeOf } from "../../core/amount-ranges";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Player, Players } from "../account/players";
import { payInRefusal } from "../account/profile";
import { transactions } from "../db-schema";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { limitRefusal } from "../safety/limits";
import { parseDecimal } from "../wallet/decimal";
import type { Refusal } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { checkDeposit } from "./check-deposit";
import type { Payment } from "./db-schema";
import { bonusRefusal } from "./deposit-bonus";
import { depositMethods, mandate } from "./methods";
import type { Payments } from "./payments";

const DepositRequest = z.strictObject({
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  currency: z.string().length(3),
  methodId: z.enum([mandate, ...depositMethods.map(({ id }) => id)]),
  selectedBonusId: z.string().min(1).max(64).nullable().default(null),
  /** Where in the site it was asked for: its locale is that of the partner's page. */
  returnUrl: z.string().max(2_000).default(""),
});
type Asked = z.infer<typeof DepositRequest> & { amountMinor: bigint; key: string };

/** As long as the partner's page can be paid at. */
const lifetimeMs = 15 * 60_000;

export interface DepositDependencies {
  db: Database;
  settings: Settings;
  players: Players;
  wallet: Wallet;
  payments: Payments;
}

/** Answers the request of a deposit: with the address of the partner's page, or as paid where there is none. */
export async function requestDeposit(context: Context<Call>, dependencies: DepositDependencies, random: string) {
  const { db, settings, payments } = dependencies;
  const sent = await readBody(context);
  const parsed = DepositRequest.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "deposit", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A deposit needs a key.");
  const player = context.get("player");
  const amountMinor = parseDecimal(parsed.data.amount) ?? 0n;
  const asked = { ...parsed.data, amountMinor, key: settings.honoursKeys && given ? given : random };
  const isMandate = asked.methodId === mandate;
  // A key that was used is answered as it was, whatever has become of the player since.
  const earlier = await payments.find(player.playerId, asked.key);
  if (earlier) return answerBegun(context, settings, earlier, asked);
  if (await isPosted(db, player.playerId, asked.key))
    return isMandate ? payAtOnce(context, dependencies, player, asked) : refuseDeposit(context, "KEY_REUSED");
  const refusal = await refuseNew(context, dependencies, player, asked);
  if (refusal) return refusal;
  return isMandate
    ? payAtOnce(context, dependencies, player, asked)
    : openCashier(context, dependencies, player, asked);
}

/** A deposit without a page is no payment that waits: the ledger alone has its key. */
async function isPosted(db: Database, playerId: string, key: string): Promise<boolean> {
  const own = and(eq(transactions.playerId, playerId), eq(transactions.idempotencyKey, key));
  return (await db.select({ id: transactions.id }).from(transactions).where(own)).length > 0;
}

/** The refusal of a deposit that is not begun yet; null where nothing stands against it. */
async function refuseNew(context: Context, { db }: DepositDependencies, player: Player, asked: Asked) {
  const { amountMinor, currency, methodId, selectedBonusId } = asked;
  if (amountMinor === 0n || payInRefusal(player.profile) || currency !== player.profile.currencyCode)
    return refuse(context, 409, "error.deposit.not_allowed", "This cannot be paid in.");
  if (methodId === mandate) return null;
  const [least, most] = rangeOf(currency);
  if (amountMinor < least || amountMinor > most)
    return refuse(context, 409, "error.deposit.amount", "The method does not take this amount.");
  const { result } = await checkDeposit(db, player);
  if (!isPossible(result, player)) return refuse(context, 409, result || "FAILURE", "A deposit is not possible now.");
  const unavailable = selectedBonusId && (await bonusRefusal(db, player, selectedBonusId));
  if (unavailable) return refuse(context, 409, unavailable, "The deposit cannot be made with this bonus.");
  const refusal = await limitRefusal(db, player, "deposit", amountMinor);
  return refusal && refuseDeposit(context, refusal);
}

/** Documents may wait where the time of the account's verification has run out; nothing else may. */
function isPossible(result: string | null, { profile }: Player): boolean {
  if (result === "SUCCESS" || result === "DOCUMENTS_PREFERRED") return true;
  return profile.kycStatus === "PENDING_EXPIRED" && result?.startsWith("DOCUMENTS_") === true;
}

async function openCashier(
  context: Context<Call>,
  { payments, settings }: DepositDependencies,
  { playerId }: Player,
  asked: Asked,
) {
  const { amountMinor, currency, methodId, key, returnUrl, selectedBonusId: bonusId } = asked;
  const payment = await payments.beginDeposit({
    ...{ playerId, reference: key, amountMinor, currency, methodId, returnUrl, bonusId },
    token: randomBytes(24).toString("base64url"),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return answerBegun(context, settings, payment, asked);
}

/** Answers with the page of the deposit that has this key, when it is the one that is requested. */
function answerBegun(context: Context, settings: Settings, payment: Payment, asked: Asked) {
  const { amountMinor, currency, methodId, selectedBonusId: bonusId, key } = asked;
  const requested = { amountMinor, currency, methodId, bonusId };
  const isSame = (Object.keys(requested) as (keyof typeof requested)[]).every(
    (name) => payment[name] === requested[name],
  );
  if (!isSame || payment.token === null) return refuseDeposit(context, "KEY_REUSED");
  const pageOf = (kind: string) => `${settings.origin.frames}/cashier/${kind}/${payment.token}`;
  const addresses = { cashierUrl: pageOf("payments"), fluidUrl: pageOf("fluid") };
  return context.json({ referenceId: key, result: "SUCCESS", ...addresses }, 201);
}

async function payAtOnce(
  context: Context<Call>,
  { wallet, players }: DepositDependencies,
  player: Player,
  { amountMinor, currency, methodId, key }: Asked,
) {
  const { playerId, profile } = player;
  const result = await wallet.deposit({ playerId, amountMinor, currency, key, reference: methodId });
  if (!result.ok) return refuseDeposit(context, result.code);
  if (profile.firstDepositDate === null) await players.change(player, { firstDepositDate: new Date().toISOString() });
  return context.json({ referenceId: key, result: "SUCCESS" }, 201);
}

function refuseDeposit(context: Context, code: Refusal) {
  // A result of the specification, by its own name.
  if (code === "SELF_LIMIT_REACHED") return refuse(context, 409, code, "This goes beyond the deposit limit.");
  if (code === "KEY_REUSED")
    return refuse(context, 422, "error.idempotency.key_reused", "The key is another deposit's.");
  return refuse(context, 409, `error.wallet.${code.toLowerCase()}`, "Nothing was paid in.");
}
