import { randomUUID } from "node:crypto";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Settings } from "../../core/settings";
import { type Call, keyed } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import type { Wallet } from "../wallet/wallet";
import { CodeRefused, checkCode, claimCode, codeAsWritten } from "./bonus-codes";

const bonusCode = z.string().min(1).max(64);
const Validation = z.strictObject({ bonusCode });
const Claim = z.strictObject({ bonusCode, state: z.literal("ACTIVATED") });

interface Dependencies {
  db: Database;
  settings: Settings;
  wallet: Wallet;
  playerGate: MiddlewareHandler<Call>;
}

/** May a player claim by a code at all, is a code good, and the claim itself. */
export function addBonusCodeCalls(app: Hono<Call>, { playerGate, ...dependencies }: Dependencies): void {
  app.get("/bonus-code/manual-claim/available", playerGate, (context) =>
    context.json({ isAvailable: context.get("player").profile.manualClaim !== false }),
  );

  app.post("/bonus-code/validate", playerGate, async (context) => {
    const sent = await readBody(context);
    const parsed = Validation.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "validation", parsed.error, sent);
    const { db } = dependencies;
    return answer(context, async () => {
      const asked = { code: await codeAsWritten(db, parsed.data.bonusCode), at: "validate" } as const;
      const { campaignId } = await checkCode(db, context.get("player"), asked);
      return context.json({ campaignId });
    });
  });

  app.post("/bonus-code/manual-claim", playerGate, keyed, (context) => claim(context, dependencies));
}

async function claim(context: Context<Call>, { db, settings, wallet }: Omit<Dependencies, "playerGate">) {
  const sent = await readBody(context);
  const parsed = Claim.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "claim", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A claim needs a key.");
  const key = settings.honoursKeys && given ? given : randomUUID();
  const player = context.get("player");
  return answer(context, async () => {
    const code = await codeAsWritten(db, parsed.data.bonusCode);
    const result = await claimCode(db, wallet, { player, code, key });
    if (result.ok) return context.json({ ...result.result, currency: player.profile.currencyCode }, 201);
    if (result.code === "KEY_REUSED")
      return refuse(context, 422, "error.idempotency.key_reused", "The key is another claim's.");
    return refuse(context, 409, `error.wallet.${result.code.toLowerCase()}`, "The bonus has no wallet to go to.");
  });
}

async function answer(context: Context<Call>, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CodeRefused)) throw error;
    const { status, code, message } = error.refusal;
    return refuse(context, status, code, message);
  }
}
