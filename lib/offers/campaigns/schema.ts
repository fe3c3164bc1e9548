import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies, type Money } from "@/lib/core/money";
import { type Vertical, verticalOf } from "./vertical";

/** The terms of a campaign. What the platform does not say is null, and is not taken for nothing. */
export interface Campaign {
  campaignId: string;
  vertical: Vertical | null;
  /** At most. */
  amount: Money | null;
  /** The whole stake that is required before a withdrawal. */
  wagering: Money | null;
  multiplier: number | null;
  /** The time for the requirement, from the claim on. */
  days: number | null;
  maxBet: Money | null;
  /** By name; empty where every game counts. */
  excludedGames: readonly string[] | null;
  /** A game whose average return is certified: 0.96 is 96 %. */
  example: { game: string; averageReturn: number } | null;
  /** Its player has to accept the terms before the claim. */
  needsConsent: boolean;
}

/** What a player says of the terms of a campaign. */
export interface Consent {
  campaignId: string;
  agreed: boolean;
  /** Of the code that the campaign was found by, if any. */
  bonusCode: string | null;
}

/** The specification names the call and not its fields: all but the id are assumed. */
const PlatformCampaign = z.object({
  campaignId: z.string(),
  vertical: z.nullish(z.string()),
  currency: z.enum(currencies),
  amount: z.nullish(Amount),
  wageringAmount: z.nullish(Amount),
  wrMultiplier: z.nullish(z.number()),
  days: z.nullish(z.int()),
  maxBet: z.nullish(Amount),
  excludedGames: z.nullish(z.array(z.string())),
  example: z.nullish(
    z.object({ game: z.string(), averageReturn: z.number().check(z.gt(0), z.lte(1)), isCertified: z.boolean() }),
  ),
  consentRequired: z.nullish(z.boolean()),
});

export const Campaigns = z.array(z.pipe(PlatformCampaign, z.transform(readCampaign)));

function readCampaign(sent: z.infer<typeof PlatformCampaign>): Campaign {
  const moneyOf = (amountMinor: number | null | undefined) =>
    amountMinor == null ? null : { amountMinor, currency: sent.currency };
  return {
    campaignId: sent.campaignId,
    vertical: verticalOf(sent.vertical),
    amount: moneyOf(sent.amount),
    wagering: moneyOf(sent.wageringAmount),
    multiplier: sent.wrMultiplier ?? null,
    days: sent.days ?? null,
    maxBet: moneyOf(sent.maxBet),
    excludedGames: sent.excludedGames ?? null,
    example: sent.example?.isCertified ? sent.example : null,
    needsConsent: sent.consentRequired === true,
  };
}
