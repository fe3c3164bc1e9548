import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { consents } from "./db-schema";
import type { RewardRefusal } from "./reward-refusals";
import type { Reward } from "./rewards";

interface Consent {
  campaignId: string;
  agreed: boolean;
  bonusCode: string | null;
}

/** The last word of a player about the terms of a campaign counts. */
export async function writeConsent(db: Database, playerId: string, consent: Consent): Promise<void> {
  const { agreed, bonusCode } = consent;
  await db
    .insert(consents)
    .values({ playerId, ...consent })
    .onConflictDoUpdate({
      target: [consents.playerId, consents.campaignId],
      set: { agreed, bonusCode, createdAt: new Date() },
    });
}

/** Why a reward is not given to a player who has not accepted its terms. */
export async function consentRefusal(
  tx: Transaction,
  playerId: string,
  { campaignId, terms }: Pick<Reward, "campaignId" | "terms">,
): Promise<RewardRefusal | null> {
  if (!terms?.consentRequired) return null;
  const isMeant = and(eq(consents.playerId, playerId), eq(consents.campaignId, campaignId));
  const [found] = await tx.select().from(consents).where(isMeant);
  return found?.agreed ? null : "error.bonus.consent_missing";
}
