import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { Players } from "../account/players";
import { refuse } from "../responses";
import { readEddAnswer } from "./edd";

/** Asks a player for the questionnaire about their money, and shows what they have answered. */
export function addEddControl(app: App, { db, players }: { db: Database; players: Players }): void {
  app.get("/players/:id/edd", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    return context.json(await readEddAnswer(db, player.playerId));
  });

  app.post("/players/:id/edd", async (context) => {
    const player = await players.find(context.req.param("id"));
    if (!player) return refuse(context, 404, "error.player.not_found", "There is no such player.");
    await players.change(player, { eddQuestionnaire: true, kycStatus: "EDD_PENDING" });
    return context.body(null, 204);
  });
}
