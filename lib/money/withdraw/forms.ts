import { object, refine, string } from "zod/mini";
import { amountField } from "@/lib/core/form/form-schemas";
import type { Currency } from "@/lib/core/money";
import type { AmountRange } from "@/lib/core/variable-types";
import { amountFormat } from "@/lib/market/amount-notation";
import type { WithdrawalMethod } from "./schema";

interface Bounds {
  methods: readonly WithdrawalMethod[];
  /** What can be withdrawn now, in hundredths. */
  possibleMinor: number;
}

/** What a method pays out of what is possible, in hundredths. Its least may be more than that. */
export const payoutRange = (method: WithdrawalMethod | undefined, possibleMinor: number): AmountRange => ({
  leastMinor: Math.max(method?.min ?? 1, 1),
  mostMinor: possibleMinor,
});

/** A way that was used before, and an amount that it pays out and that can be withdrawn. */
export const withdrawSchema = (currency: Currency, tag: string, { methods, possibleMinor }: Bounds) =>
  object({
    methodId: string().check(refine((id) => methods.some((method) => method.id === id), "required")),
    amount: amountField(amountFormat(currency, tag)),
  }).check(
    refine(
      ({ amount, methodId }) => {
        const method = methods.find(({ id }) => id === methodId);
        const { leastMinor, mostMinor } = payoutRange(method, possibleMinor);
        return amount >= leastMinor && amount <= mostMinor;
      },
      { error: "range", path: ["amount"] },
    ),
  );
