import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies, type Money, money } from "@/lib/core/money";
import { Instant } from "@/lib/core/time/instant";

/** The setting of the reality check. `timer`: its interval in minutes, null where it is off. */
export const ActivitySettings = z.object({ timer: z.nullable(z.int().check(z.positive())) });
export type ActivitySettings = z.infer<typeof ActivitySettings>;

/** Minutes until the reminder is due, 0 or fewer once it is; null: the reality check is off. */
export const MinutesRemaining = z.pipe(
  z.object({ minutesRemaining: z.nullable(z.number()) }),
  z.transform(({ minutesRemaining }) => minutesRemaining),
);

/** What was staked and won since the timer was reset. */
export interface ActivitySummary {
  turnover: Money;
  winnings: Money;
  /** Winnings minus turnover, as the platform counts it. */
  delta: Money;
  /** An ISO instant; null where the platform does not say. */
  startedAt: string | null;
}

/** The specification names the three amounts; their `currency` and the time are assumed. */
export const ActivitySummary = z.pipe(
  z.object({
    currency: z.enum(currencies),
    turnover: Amount.check(z.nonnegative()),
    winnings: Amount.check(z.nonnegative()),
    delta: Amount,
    startedAt: z.nullish(Instant),
  }),
  z.transform(
    ({ currency, turnover, winnings, delta, startedAt }): ActivitySummary => ({
      turnover: money(turnover, currency),
      winnings: money(winnings, currency),
      delta: money(delta, currency),
      startedAt: startedAt ?? null,
    }),
  ),
);

/** What may be due when a player has signed in: the reminder of the timer, or a questionnaire that is to be answered. */
export const reminderKinds = ["reminder", "questionnaire"] as const;

/** Null: nothing is due. The values are assumed. */
export const DueReminder = z.pipe(
  z.object({ reminder: z.nullable(z.enum(reminderKinds)) }),
  z.transform(({ reminder }) => reminder),
);
export type DueReminder = z.infer<typeof DueReminder>;
