import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Player, Players } from "../account/players";
import { payInRefusal } from "../account/profile";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { limitRefusal } from "../safety/limits";
import { parseDecimal } from "../wallet/decimal";
import type { Refusal } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { checkDeposit } from "./check-deposit";
import { bonusRefusal } from "./deposit-bonus";
import { depositMethods, mandate, rangeOf } from "./methods";
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
  const { db, settings } = dependencies;
  const sent = await readBody(context);
  const parsed = DepositRequest.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "deposit", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A deposit needs a key.");
  const player = context.get("player");
  const { currency, methodId, amount } = parsed.data;
  const amountMinor = parseDecimal(amount) ?? 0n;
  const asked = { ...parsed.data, amountMinor, key: settings.honoursKeys && given ? given : random };
  if (amountMinor === 0n || payInRefusal(player.profile) || currency !== player.profile.currencyCode)
    return refuse(context, 409, "error.deposit.not_allowed", "This cannot be paid in.");
  if (methodId === mandate) return payAtOnce(context, dependencies, player, asked);
  const [least, most] = rangeOf(currency);
  if (amountMinor < least || amountMinor > most)
    return refuse(context, 409, "error.deposit.amount", "The method does not take this amount.");
  const { result } = await checkDeposit(db, player);
  if (!isPossible(result, player)) return refuse(context, 409, result || "FAILURE", "A deposit is not possible now.");
  const unavailable = asked.selectedBonusId && (await bonusRefusal(db, player, asked.selectedBonusId));
  if (unavailable) return refuse(context, 409, unavailable, "The deposit cannot be made with this bonus.");
  const refusal = await limitRefusal(db, player, "deposit", amountMinor);
  if (refusal) return refuseDeposit(context, refusal);
  return openCashier(context, dependencies, player, asked);
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
  { amountMinor, currency, methodId, key, returnUrl, selectedBonusId: bonusId }: Asked,
) {
  const payment = await payments.beginDeposit({
    ...{ playerId, reference: key, amountMinor, currency, methodId, returnUrl, bonusId },
    token: randomBytes(24).toString("base64url"),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  const isSame = payment.amountMinor === amountMinor && payment.methodId === methodId && payment.bonusId === bonusId;
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
