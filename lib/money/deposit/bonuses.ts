import type { OfferKind } from "@/lib/market/policy/strictness";
import { type AccountPast, mayBeOffered } from "@/lib/offers/allowed-offers/schema";
import type { Reward } from "@/lib/offers/rewards/schema";

/** What a player may choose with a deposit. */
export interface BonusOffers {
  offers: readonly Reward[];
  /** May they enter a code? */
  takesCodes: boolean;
  /** False: it could not be read what is on offer. */
  isKnown: boolean;
  /** There is something to choose, which the law lets nobody be offered who plays. */
  isWithheld: boolean;
}

export const noOffers: BonusOffers = { offers: [], takesCodes: false, isKnown: true, isWithheld: false };

const ofDeposits: readonly Reward["trigger"][] = [
  "firstDeposit",
  "secondDeposit",
  "thirdDeposit",
  "fourthDeposit",
  "fifthDeposit",
];

/** The rewards that a deposit is for. Which of them the player may have, the platform decides. */
export const depositOffers = (rewards: readonly Reward[]): Reward[] =>
  rewards.filter(({ trigger, assignmentId }) => assignmentId === null && ofDeposits.includes(trigger));

/** Of what is on offer, what the law allows that holds for the player; `past`: what the account had before. */
export const allowedOffers = (
  bonuses: BonusOffers,
  allowed: readonly OfferKind[],
  past: AccountPast | null,
): BonusOffers => ({
  ...bonuses,
  offers: bonuses.offers.filter((offer) => mayBeOffered(offer, allowed, past)),
});

/** Of what may be offered, nothing while somebody plays. */
export const withheld = (bonuses: BonusOffers): BonusOffers =>
  bonuses.offers.length > 0 || bonuses.takesCodes ? { ...noOffers, isWithheld: true } : bonuses;

/** The values of the choice beside the campaigns; a campaign has a prefix, so that it is none of them. */
export const noBonus = "none";
export const byCode = "code";
const prefix = "offer:";

export const choiceOf = (campaignId: string): string => prefix + campaignId;

/** The campaign of a choice among what is on offer; null of none, of a code, and of one that is not on offer any more. */
export function chosenOffer(choice: string, offers: readonly Reward[]): Reward | null {
  return offers.find(({ campaignId }) => choiceOf(campaignId) === choice) ?? null;
}

/** What is chosen, as far as it may be: a draft of an earlier page may hold what is not offered now. */
export function offeredChoice(
  choice: string,
  { offers, takesCodes }: Pick<BonusOffers, "offers" | "takesCodes">,
): string {
  const isOffered = choice === byCode ? takesCodes : chosenOffer(choice, offers) !== null;
  return isOffered ? choice : noBonus;
}
