import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies, type Money } from "@/lib/core/money";
import { Instant } from "@/lib/core/time/instant";

/** The games and the stake of the free spins of a campaign. The fields are assumed: the specification names the call alone. */
export interface FreeSpinDetails {
  campaignId: string;
  /** Of one spin. */
  stake: Money | null;
  games: readonly { name: string; slug: string }[];
}

export const FreeSpinDetailsList = z.array(
  z.pipe(
    z.object({
      campaignId: z.string(),
      currency: z.enum(currencies),
      stake: z.nullish(Amount),
      games: z._default(z.array(z.object({ name: z.string(), slug: z.string() })), []),
    }),
    z.transform(
      ({ campaignId, currency, stake, games }): FreeSpinDetails => ({
        ...{ campaignId, games },
        stake: stake == null ? null : { amountMinor: stake, currency },
      }),
    ),
  ),
);

/** How far the free spins of a campaign are played. But for `roundsPlayed`, the fields are assumed. */
export interface FreeSpinProgress {
  campaignId: string;
  rounds: number;
  roundsPlayed: number;
  won: Money | null;
}

export const FreeSpinProgressList = z.array(
  z.pipe(
    z.object({
      campaignId: z.string(),
      currency: z.enum(currencies),
      rounds: z.int().check(z.gte(1)),
      roundsPlayed: z.int().check(z.gte(0)),
      won: z.nullish(Amount),
    }),
    z.transform(
      ({ currency, won, ...rest }): FreeSpinProgress => ({
        ...rest,
        won: won == null ? null : { amountMinor: won, currency },
      }),
    ),
  ),
);

/** How much cashback has come together, and from when on it can be claimed. The fields are assumed. */
export interface CashbackProgress {
  gathered: Money;
  /** ISO 8601; null: it is not known when. */
  claimableFrom: string | null;
  isClaimable: boolean;
}

export const CashbackProgress = z.pipe(
  z.object({
    currency: z.enum(currencies),
    gathered: Amount,
    claimableFrom: z.nullish(Instant),
    isClaimable: z.boolean(),
  }),
  z.transform(
    ({ currency, gathered, claimableFrom, isClaimable }): CashbackProgress => ({
      gathered: { amountMinor: gathered, currency },
      claimableFrom: claimableFrom ?? null,
      isClaimable,
    }),
  ),
);
