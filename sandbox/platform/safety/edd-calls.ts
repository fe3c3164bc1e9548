import type { Context, Hono } from "hono";
import type { Database } from "../../core/database";
import type { Player, Players } from "../account/players";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import { readActivity, writeActivity } from "./activity";
import { EddAnswer, occupations, readEddAnswer, salaryRanges, sourcesOfFunds, writeEddAnswer } from "./edd";

/** The questionnaire about a player's money, below `player/`: its lists, the answer that is kept, and the two ways to send one. */
export function addEddCalls(app: Hono<Call>, { db, players }: { db: Database; players: Players }): void {
  app.get("/salary-range", (context) => {
    const { currencyCode: currency } = context.get("player").profile;
    return context.json({ salaryRanges: salaryRanges.map((range) => ({ ...range, currency })) });
  });
  app.get("/occupations", (context) => context.json({ occupations }));
  app.get("/source-of-funds", (context) => context.json({ sourcesOfFunds }));

  app.get("/edd-answer", async (context) =>
    context.json({ answer: await readEddAnswer(db, context.get("player").playerId) }),
  );

  const isReminded = async ({ playerId }: Player) => (await readActivity(db, playerId)).reminder === "questionnaire";
  const isPending = ({ profile }: Player) => profile.eddQuestionnaire && profile.kycStatus === "EDD_PENDING";

  /** An answer ends both: who was asked twice has answered once. */
  async function take(context: Context<Call>, isAsked: boolean) {
    const player = context.get("player");
    if (!isAsked) return refuse(context, 409, "error.edd.not_asked", "Nothing is asked of the player, or no more.");
    const sent = await readBody(context);
    const parsed = EddAnswer.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "eddAnswer", parsed.error, sent);
    await writeEddAnswer(db, player.playerId, parsed.data);
    if (isPending(player)) await players.change(player, { kycStatus: "EDD_UNDER_REVIEW" });
    if (await isReminded(player)) await writeActivity(db, player.playerId, { reminder: null });
    return context.body(null, 204);
  }

  app.post("/edd-answer", (context) => take(context, isPending(context.get("player"))));
  app.post("/questionnaire/answer", async (context) => take(context, await isReminded(context.get("player"))));
}
