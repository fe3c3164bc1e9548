import type { Database } from "../../core/database";
import { writeDocument } from "../safety/documents";
import type { SiteRules } from "../site-rules";
import type { Player, PlayerChange, Players } from "./players";
import { isUnfinished } from "./registration-status";

interface Dependencies {
  db: Database;
  players: Players;
  rules: SiteRules;
}

/** A step of a registration. The last one asks for what the law of the country wants to see before a deposit. */
export async function changeRegistrant(
  { db, players, rules }: Dependencies,
  player: Player,
  change: PlayerChange,
): Promise<void> {
  const { playerId, profile } = await players.change(player, change);
  const isCompleted = isUnfinished(player.profile) && profile.accountStatus === "REGISTERED";
  if (isCompleted && rules.verifiesBeforeDeposit(profile.countryCode))
    await writeDocument(db, { playerId, kind: "idDocument", id: "", status: "REQUESTED" });
}
