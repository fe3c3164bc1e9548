import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { App } from "../../core/server";
import type { Players } from "../account/players";
import { readBody, refuse, refuseFields } from "../responses";
import { parseDecimal } from "../wallet/decimal";
import { paymentKinds, transactionStatuses } from "./db-schema";
import type { Payments } from "./payments";

const NewPayment = z.strictObject({
  kind: z.enum(paymentKinds),
  amount: z
    .string()
    .regex(/^\d{1,10}\.\d{2}$/)
    .refine((text) => parseDecimal(text) !== 0n, "must be more than nothing"),
  methodId: z.string().min(1).max(64).default("card"),
  status: z.enum(transactionStatuses).optional(),
});

const Settlement = z.strictObject({ status: z.enum(transactionStatuses) });

/** Makes payments of a player, and acts on them as the operator and its partners do. */
export function addPaymentControl(app: App, { players, payments }: { players: Players; payments: Payments }): void {
  app.post("/players/:id/payments", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    const sent = await readBody(context);
    const parsed = NewPayment.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "payment", parsed.error, sent);
    const { kind, amount, methodId, status } = parsed.data;
    const { playerId, profile } = player;
    const reference = randomUUID();
    const amountMinor = parseDecimal(amount) ?? 0n;
    const requested = { playerId, reference, amountMinor, currency: profile.currencyCode, methodId };
    if (kind === "DEPOSIT") await payments.beginDeposit(requested);
    const refusal = kind === "DEPOSIT" ? null : await payments.beginWithdrawal(requested);
    if (refusal) return refuse(context, 409, `error.wallet.${refusal.toLowerCase()}`, "Nothing was moved.");
    if (status) await payments.settle(playerId, reference, status);
    return context.json({ reference }, 201);
  });

  app.patch("/players/:id/payments/:reference", async (context) => {
    const sent = await readBody(context);
    const parsed = Settlement.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "payment", parsed.error, sent);
    const { id, reference } = context.req.param();
    if (await payments.settle(id, reference, parsed.data.status)) return context.body(null, 204);
    return refuse(context, 409, "error.payment.over", "There is no such payment that is open.");
  });
}
