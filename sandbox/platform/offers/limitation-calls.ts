import type { Hono } from "hono";
import type { Content } from "../../content/content";
import type { Call } from "../gate";
import { refuse } from "../responses";
import { isCashback, isFreeSpins, Reward, runs } from "./rewards";

/** What a game is limited by while a bonus of the player runs: it may be closed, or its stakes may not count. */
export function addLimitationCalls(app: Hono<Call>, content: Content): void {
  app.get("/games/:id/limitations", (context) => {
    const game = content.findGameById(context.req.param("id"));
    if (!game) return refuse(context, 404, "error.game.not_found", "There is no such game.");
    const { slug } = game;
    const running = (context.get("player").profile.rewards ?? [])
      .map((each) => Reward.parse(each))
      .filter((each) => runs(each) && !isFreeSpins(each) && !isCashback(each));
    const isIn = (slugs: readonly string[] | null) => slug !== null && slugs?.includes(slug) === true;
    const isClosed = running.some(({ terms }) => isIn(terms.closedGames));
    const isJackpotOrTable = game.jackpotExist || game._type === "liveCasinoGames";
    const isExcluded = running.some(
      ({ terms }) => isIn(terms.excludedGames) || (terms.excludesJackpotsAndTables && isJackpotOrTable),
    );
    return context.json({ statusCode: isClosed ? "CLOSED" : isExcluded ? "NOT_COUNTED" : "OK" });
  });
}
