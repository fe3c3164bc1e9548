import { object } from "zod/mini";
import { amountField } from "@/lib/core/form/form-schemas";
import { amountFormat } from "@/lib/market/amount-notation";
import { limitProblem } from "./bounds";
import type { Limit } from "./schema";

/** The new value of a limit, in hundredths: one that fits the limits of the other periods. */
export const limitSchema = (limit: Limit, limits: readonly Limit[], tag: string) =>
  object({
    amount: amountField(amountFormat(limit.used.currency, tag)),
  }).check(({ value: { amount }, issues }) => {
    const message = limitProblem(amount, limit, limits);
    if (message) issues.push({ code: "custom", message, path: ["amount"], input: amount });
  });
