import { object, pipe, refine, string, transform } from "zod/mini";
import { amountField } from "@/lib/core/form/form-schemas";
import { plainLine } from "@/lib/core/form/pasted-text";
import type { Currency } from "@/lib/core/money";
import { amountFormat } from "@/lib/market/amount-notation";
import { longestCode } from "@/lib/offers/bonus-code/schema";
import { type BonusOffers, byCode, offeredChoice } from "./bonuses";
import type { DepositMethod } from "./schema";

/** What is typed and chosen. `bonus`: empty until something is chosen, which is no bonus. */
export interface DepositInput {
  methodId: string;
  amount: string;
  bonus: string;
  bonusCode: string;
}

/** What is sent. */
export interface DepositValues extends Omit<DepositInput, "amount"> {
  /** In hundredths. */
  amount: number;
}

interface Bounds {
  methods: readonly DepositMethod[];
  /** What the nearest deposit limit leaves, in hundredths; null without one. */
  leftMinor: number | null;
  /** What the platform's check says is left, by whatever limit. */
  checkLeftMinor: number | null;
  /** What is not offered is not chosen. */
  bonuses: Pick<BonusOffers, "offers" | "takesCodes">;
}

/** A method that is offered, and an amount within its bounds and within what the limits leave. */
export const depositSchema = (
  currency: Currency,
  tag: string,
  { methods, leftMinor, checkLeftMinor, bonuses }: Bounds,
) =>
  object({
    methodId: string().check(refine((id) => methods.some((method) => method.id === id), "required")),
    amount: amountField(amountFormat(currency, tag)),
    bonus: pipe(
      string(),
      transform((choice) => offeredChoice(choice, bonuses)),
    ),
    bonusCode: pipe(string(), transform(plainLine)),
  }).check(
    refine(({ bonus, bonusCode }) => bonus !== byCode || bonusCode !== "", { error: "required", path: ["bonusCode"] }),
    refine(({ bonus, bonusCode }) => bonus !== byCode || bonusCode.length <= longestCode, {
      error: "tooLong",
      path: ["bonusCode"],
    }),
    refine(({ amount }) => isLeft(amount, leftMinor), { error: "overLimit", path: ["amount"] }),
    refine(({ amount }) => isLeft(amount, checkLeftMinor) || !isLeft(amount, leftMinor), {
      error: "overLeft",
      path: ["amount"],
    }),
    refine(
      ({ amount, methodId }) =>
        isWithin(
          amount,
          methods.find(({ id }) => id === methodId),
        ),
      {
        error: "range",
        path: ["amount"],
      },
    ),
  );

const isLeft = (amount: number, leftMinor: number | null): boolean => leftMinor === null || amount <= leftMinor;

function isWithin(amount: number, method: DepositMethod | undefined): boolean {
  return amount > 0 && (!method || (amount >= method.min && amount <= method.max));
}
