import { inArray } from "drizzle-orm";
import type { Hono } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import { jackpotsAndTables } from "../../content/generator/promotions";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuse, refuseFields } from "../responses";
import { rewardIn } from "./code-reward";
import { writeConsent } from "./consents";
import { bonusCodes } from "./db-schema";
import { Reward } from "./rewards";

const Ids = z.strictObject({
  campaignIds: z
    .string()
    .min(1)
    .transform((text) => text.split(",")),
});

const Consent = z.strictObject({
  campaignId: z.string().min(1).max(100),
  agreed: z.boolean(),
  bonusCode: z.string().min(1).max(64).nullable(),
});

interface Dependencies {
  db: Database;
  content: Content;
}

/** The terms of campaigns, what their free spins are for and how far they are, and what a player accepts of them. */
export function addCampaignCalls(app: Hono<Call>, { db, content }: Dependencies): void {
  app.get("/campaigns", readQuery("campaigns", Ids), async (context) => {
    const { campaignIds } = context.req.valid("query");
    const { rewards, currencyCode: currency, languageCode } = context.get("player").profile;
    const ofCodes = await db.select().from(bonusCodes).where(inArray(bonusCodes.campaignId, campaignIds));
    const ofPlayer = (rewards ?? []).map((each) => Reward.parse(each));
    const known = [...ofPlayer, ...ofCodes.map(({ reward }) => rewardIn(currency, Reward.parse(reward)))];
    const found = campaignIds.flatMap((id) => known.find(({ campaignId }) => campaignId === id) ?? []);
    return context.json(found.map((reward) => ({ ...termsOf(reward, content, languageCode), currency })));
  });

  app.post("/campaigns/consent", async (context) => {
    const sent = await readBody(context);
    const parsed = Consent.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "consent", parsed.error, sent);
    await writeConsent(db, context.get("player").playerId, parsed.data);
    return context.json({ campaignId: parsed.data.campaignId });
  });

  app.get("/free-spins/details", readQuery("freeSpinDetails", Ids), (context) => {
    const { currencyCode: currency } = context.get("player").profile;
    const spins = freeSpinsOf(context.get("player").profile.rewards, context.req.valid("query").campaignIds);
    const details = spins.map(({ campaignId, freeSpinDetail: { stake, gameSlug } }) => {
      const game = gameSlug === null ? null : content.findGame(gameSlug);
      return { campaignId, currency, stake, games: game ? [{ name: game.name, slug: gameSlug }] : [] };
    });
    return context.json(details);
  });

  app.get("/free-spins/progress", readQuery("freeSpinProgress", Ids), (context) => {
    const { currencyCode: currency } = context.get("player").profile;
    const spins = freeSpinsOf(context.get("player").profile.rewards, context.req.valid("query").campaignIds);
    const progress = spins.map(({ campaignId, freeSpinDetail: { rounds, roundsPlayed, won } }) => {
      return { campaignId, currency, rounds, roundsPlayed, won };
    });
    return context.json(progress);
  });

  app.get("/cashback/:campaignid/progress", (context) => {
    const { rewards, currencyCode: currency } = context.get("player").profile;
    const campaignId = context.req.param("campaignid");
    const found = (rewards ?? []).find((each) => each.campaignId === campaignId);
    if (!found) return refuse(context, 404, "error.reward.not_found", "There is no such cashback.");
    const { amount, cashbackInfo } = Reward.parse(found);
    const claimableFrom = cashbackInfo?.claimableFrom ?? null;
    const isClaimable = claimableFrom === null || Date.parse(claimableFrom) <= Date.now();
    return context.json({ campaignId, currency, gathered: amount ?? "0.00", claimableFrom, isClaimable });
  });
}

/** In the player's rewards, those of these campaigns that are free spins. */
function freeSpinsOf(rewards: readonly Reward[] | undefined, campaignIds: readonly string[]) {
  return (rewards ?? []).flatMap((each) => {
    const { campaignId, freeSpinDetail } = Reward.parse(each);
    return freeSpinDetail && campaignIds.includes(campaignId) ? [{ campaignId, freeSpinDetail }] : [];
  });
}

function termsOf(reward: Reward, content: Content, language: string) {
  const { campaignId, vertical, amount, wageringAmount, wrMultiplier, terms } = reward;
  const { days, maxBet, exampleGame, consentRequired } = terms;
  const game = exampleGame === null ? null : content.findGame(exampleGame);
  return {
    ...{ campaignId, vertical, amount, wageringAmount, wrMultiplier, days, maxBet, consentRequired },
    excludedGames: excludedIn(terms, content, language),
    // Of the sandbox's own games the return is known exactly.
    example: game && { game: game.name, averageReturn: game.rtp / 100, isCertified: true },
  };
}

/** What does not count, as it is read: a group in the player's language, games by their names; null where nobody says it. */
function excludedIn({ excludedGames, excludesJackpotsAndTables }: Reward["terms"], content: Content, language: string) {
  if (excludedGames === null) return null;
  const group = jackpotsAndTables[language as keyof typeof jackpotsAndTables] ?? jackpotsAndTables.en;
  const names = excludedGames.map((slug) => content.findGame(slug)?.name ?? slug);
  return excludesJackpotsAndTables ? [group, ...names] : names;
}
