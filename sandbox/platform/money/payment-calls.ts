import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { rangeOf } from "../../core/amount-ranges";
import type { Database } from "../../core/database";
import { type Call, keyed } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuseFields } from "../responses";
import { toDecimal } from "../wallet/decimal";
import { checkDeposit } from "./check-deposit";
import { CheckRequest } from "./checks";
import { type DepositDependencies, requestDeposit } from "./deposit-request";
import { depositMethods, imageOf, payoutOf } from "./methods";
import { netPositionOf } from "./net-position";
import { categories, listTransactions } from "./transaction-list";

const instant = z.iso.datetime({ offset: true });
const Window = z.object({
  category: z.enum(categories).optional(),
  from: instant.optional(),
  to: instant.optional(),
});
const Filter = Window.extend({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  position: z.coerce.number().int().min(0).max(100_000).default(0),
});

/** Paying in, and the list of what moved, below `player/`. */
export function addPaymentCalls(app: Hono<Call>, dependencies: DepositDependencies & { db: Database }): void {
  const { db, payments } = dependencies;

  app.post("/wallet/deposit/limit-check", async (context) => {
    const sent = await readBody(context);
    const parsed = CheckRequest.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "depositCheck", parsed.error, sent);
    return context.json(await checkDeposit(db, context.get("player")));
  });

  app.get("/wallet/deposit/methods", (context) => {
    const [least, most] = rangeOf(context.get("player").profile.currencyCode);
    return context.json(
      depositMethods.map((method) => {
        const { id, name, kind, minutes, fee } = method;
        const range = { min: toDecimal(least), max: toDecimal(most) };
        return { id, name, kind, image: imageOf(method), ...range, minutes, fee };
      }),
    );
  });

  app.get("/wallet/recent_deposit_methods", async (context) => {
    const { playerId, profile } = context.get("player");
    const [least] = rangeOf(profile.currencyCode);
    const used = await payments.usedMethods(playerId);
    return context.json(used.map((id) => ({ id, payout: payoutOf(id, toDecimal(least)) })));
  });

  app.post("/wallet/deposit/request", keyed, (context) => requestDeposit(context, dependencies, randomUUID()));

  app.get("/wallet/transactions", readQuery("transactions", Filter), async (context) => {
    const { playerId } = context.get("player");
    await payments.expire(playerId);
    return context.json(await listTransactions(db, playerId, context.req.valid("query")));
  });

  app.get("/wallet/net-position-win-loss", readQuery("netPosition", Window), async (context) =>
    context.json(await netPositionOf(db, context.get("player").playerId, context.req.valid("query"))),
  );
}
