import { z } from "zod";
import { jackpotsAndTables, promotions } from "../../content/generator/promotions";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import { readBody, refuseFields } from "../responses";
import { bonusCodes } from "./db-schema";
import { Reward } from "./rewards";

const NewCode = z.strictObject({
  code: z.string().min(1).max(64),
  campaignId: z.string().min(1).max(100),
  reward: Reward.omit({ campaignId: true, assignmentId: true, expiresAt: true, hasBonusCode: true }).prefault({}),
  days: z.int().min(1).default(14),
  expiresAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
  claimsLeft: z.int().min(0).nullable().default(null),
  refusal: z
    .strictObject({
      at: z.enum(["validate", "claim"]),
      status: z.union([z.literal(400), z.literal(403), z.literal(404), z.literal(409)]).default(409),
      code: z.string().min(1),
      message: z.string(),
    })
    .nullable()
    .default(null),
});

/** A code for a bonus, as an operator makes one, its amounts in euros; a code that is there already changes. */
export function addBonusCodeControl(app: App, db: Database): void {
  app.post("/bonus-codes", async (context) => {
    const sent = await readBody(context);
    const parsed = NewCode.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "bonusCode", parsed.error, sent);
    await writeCode(db, parsed.data);
    return context.body(null, 204);
  });
}

async function writeCode(db: Database, { code, reward, ...rest }: z.output<typeof NewCode>): Promise<void> {
  const values = { ...rest, reward: Reward.parse({ ...reward, campaignId: rest.campaignId }) };
  await db
    .insert(bonusCodes)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: bonusCodes.code, set: values });
}

const bonus = { amount: "20.00", wrMultiplier: 20, wageringAmount: "400.00", wageringProgress: "0.00" };
const refusal = { at: "validate", status: 409 } as const;

/** The offer of the campaign's page, which gives what its promotion says. */
const firstOrbit: z.input<typeof NewCode>[] = promotions
  .filter(({ slug }) => slug === "first-deposit")
  .map(({ bonusCode: code = "", money: { amount, wagering, maxBet }, days, excludedGames }) => ({
    code,
    campaignId: "demo-code-bonus",
    days,
    reward: {
      name: "First orbit",
      amount: amount.toFixed(2),
      wrMultiplier: wagering / amount,
      wageringAmount: wagering.toFixed(2),
      wageringProgress: "0.00",
      terms: {
        ...{ days, maxBet: maxBet.toFixed(2), matchesDeposit: true },
        excludesJackpotsAndTables: excludedGames === jackpotsAndTables,
      },
    },
  }));

/** A code for each outcome, in every sandbox. */
const demoCodes: z.input<typeof NewCode>[] = [
  ...firstOrbit,
  {
    code: "SPINS-20",
    campaignId: "demo-code-spins",
    reward: { betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 0 }, wageringAmount: "0" },
  },
  { code: "SUMMER-25", campaignId: "demo-code-over", expiresAt: "2025-09-01T00:00:00.000Z" },
  { code: "ALL-GONE", campaignId: "demo-code-gone", claimsLeft: 0 },
  {
    code: "NOT-YOURS",
    campaignId: "demo-code-others",
    refusal: { ...refusal, code: "error.bonus_code.not_eligible", message: "The player is not eligible." },
  },
  {
    code: "OTHER-SITE",
    campaignId: "demo-code-site",
    refusal: { ...refusal, status: 400, code: "error.invalid.site.id", message: "The site is not valid." },
  },
  {
    code: "ON-MONDAY",
    campaignId: "demo-code-later",
    refusal: { ...refusal, code: "error.campaign.closed", message: "This offer opens on Monday." },
  },
  {
    code: "TOO-LATE",
    campaignId: "demo-code-late",
    reward: bonus,
    refusal: { ...refusal, at: "claim", code: "error.reward.conflict", message: "Another bonus is already running." },
  },
];

export async function createDemoCodes(db: Database): Promise<void> {
  const known = new Set((await db.select({ code: bonusCodes.code }).from(bonusCodes)).map(({ code }) => code));
  for (const demo of demoCodes) if (!known.has(demo.code)) await writeCode(db, NewCode.parse(demo));
}
