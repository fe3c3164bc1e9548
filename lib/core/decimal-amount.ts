import * as z from "zod/mini";
import { roundDecimal } from "./money";

/** A decimal, as text or number, in hundredths. Text that is not an amount fails: an unknown balance is not a balance of 0.00. */
export const Amount = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const amountMinor = roundDecimal(value);
    if (amountMinor !== null) return amountMinor;
    context.issues.push({ code: "custom", message: "is not an amount", input: value });
    return z.NEVER;
  }),
);
