import type { Context } from "hono";
import { z } from "zod";
import { rangeOf } from "../../core/amount-ranges";
import type { Settings } from "../../core/settings";
import type { Player } from "../account/players";
import type { Profile } from "../account/profile";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { parseDecimal } from "../wallet/decimal";
import { CheckRequest, openWithdrawal } from "./checks";
import { checkMs } from "./operator-clock";
import type { Payments } from "./payments";

const WithdrawalRequest = CheckRequest.extend({
  amount: z.string().regex(/^\d{1,9}\.\d{2}$/),
  currency: z.string().length(3),
  methodId: z.string().min(1).max(64),
});

/** Results that leave a withdrawal possible, and those that do where the time of verification has run out. */
const open: readonly (string | null)[] = ["SUCCESS", "DOCUMENTS_PREFERRED"];
const ofDocuments: readonly (string | null)[] = [
  "DOCUMENTS_REQUIRED",
  "DOCUMENTS_REQUIRED_RESTRICTED",
  "DOCUMENTS_UNDER_REVIEW",
];

export interface WithdrawalDependencies {
  settings: Settings;
  payments: Payments;
}

/** Answers the request of a withdrawal: its money is taken out at once and waits, or nothing has moved. */
export async function requestWithdrawal(
  context: Context<Call>,
  { settings, payments }: WithdrawalDependencies,
  random: string,
) {
  const sent = await readBody(context);
  const parsed = WithdrawalRequest.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "withdrawal", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A withdrawal needs a key.");
  const reference = settings.honoursKeys && given ? given : random;
  const player = context.get("player");
  const { playerId } = player;
  const { currency, methodId, amount } = parsed.data;
  const amountMinor = parseDecimal(amount) ?? 0n;
  const earlier = await payments.find(playerId, reference);
  if (earlier && earlier.kind !== "WITHDRAW") return refuseKey(context);
  if (!earlier) {
    const code = refusalOf(player, { currency, amountMinor, isUsed: await isUsed(payments, playerId, methodId) });
    if (code) return refuse(context, 409, code, "Nothing was taken out.");
  }
  // One that its key has already is answered as it was, whatever has become of the player since.
  const actsAt = new Date(Date.now() + checkMs);
  const refusal = await payments.beginWithdrawal({ playerId, reference, amountMinor, currency, methodId, actsAt });
  if (refusal === "KEY_REUSED") return refuseKey(context);
  if (refusal) return refuse(context, 409, refusal, "Nothing was taken out.");
  return context.json({ referenceId: reference, result: "SUCCESS" }, 201);
}

const isUsed = async (payments: Payments, playerId: string, methodId: string) =>
  (await payments.usedMethods(playerId)).includes(methodId);

interface Asked {
  currency: string;
  amountMinor: bigint;
  isUsed: boolean;
}

/** One of the specified results, or a code of the request's own; null where nothing stands against it but the balance. */
function refusalOf({ profile }: Player, { currency, amountMinor, isUsed }: Asked): string | null {
  if (isClosed(profile)) return "RESTRICTED";
  const { result, limit } = profile.withdrawalCheck ?? openWithdrawal;
  if (profile.isWithdrawalReview) return "DOCUMENTS_UNDER_REVIEW";
  const canWait = ofDocuments.includes(result) && profile.kycStatus === "PENDING_EXPIRED";
  if (!open.includes(result) && !canWait) return result || "FAILURE";
  const limitMinor = limit === null ? null : parseDecimal(limit);
  if (limitMinor !== null && amountMinor > limitMinor) return "WITHDRAWAL_LIMIT_REACHED";
  if (!isUsed) return "error.withdrawal.method";
  const [least] = rangeOf(profile.currencyCode);
  if (currency !== profile.currencyCode || amountMinor < least) return "error.withdrawal.amount";
  return null;
}

const isClosed = ({ multibrandSuspended, payout, withdrawal, accountStatus, attributes }: Profile) =>
  multibrandSuspended || !payout || !withdrawal || accountStatus !== "REGISTERED" || attributes.riskPayout === true;

const refuseKey = (context: Context) =>
  refuse(context, 422, "error.idempotency.key_reused", "The key is another payment's.");
