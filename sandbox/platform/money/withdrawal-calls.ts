import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { type Call, keyed } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuseFields } from "../responses";
import { toDecimal } from "../wallet/decimal";
import { type CancellationDependencies, cancelWithdrawal } from "./cancellation";
import { CheckRequest, openWithdrawal } from "./checks";
import { type Payment, transactionStatuses } from "./db-schema";
import { requestWithdrawal } from "./withdrawal-request";

const Filter = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  status: z.enum(transactionStatuses).optional(),
});

/** What a player may withdraw, and the withdrawals that were asked for, below `player/`. */
export function addWithdrawalCalls(app: Hono<Call>, dependencies: CancellationDependencies): void {
  const { payments } = dependencies;

  app.post("/wallet/withdrawal/limit-check", async (context) => {
    const sent = await readBody(context);
    const parsed = CheckRequest.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "withdrawalCheck", parsed.error, sent);
    return context.json(context.get("player").profile.withdrawalCheck ?? openWithdrawal);
  });

  app.post("/wallet/withdrawal/request", keyed, (context) => requestWithdrawal(context, dependencies, randomUUID()));

  app.post("/wallet/withdrawal/cancellation", keyed, (context) =>
    cancelWithdrawal(context, dependencies, randomUUID()),
  );

  app.get("/wallet/pendingWithdrawal", async (context) => {
    const pending = await payments.pendingWithdrawals(context.get("player").playerId);
    return context.json(
      pending.map((payment) => ({ pendingWithdrawalId: payment.reference, ...withdrawalBody(payment) })),
    );
  });

  app.get("/wallet/withdrawals", readQuery("withdrawals", Filter), async (context) => {
    const found = await payments.withdrawals(context.get("player").playerId, context.req.valid("query"));
    return context.json(found.map((payment) => ({ withdrawalId: payment.reference, ...withdrawalBody(payment) })));
  });
}

const withdrawalBody = ({ amountMinor, methodId, status, since }: Payment) => ({
  amount: toDecimal(amountMinor),
  methodId,
  status,
  since: since.toISOString(),
});
