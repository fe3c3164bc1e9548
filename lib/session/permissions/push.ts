import * as z from "zod/mini";
import { queryClient } from "../player/player-queries";
import { type PushHandler, pushHandler } from "../push/handlers";
import type { Player } from "../state";
import { profileQuery } from "./queries";

const readProfile = (player: Player): void =>
  void queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey });

/** Attributes and the loyalty level are part of the profile. */
export const profilePush: readonly PushHandler[] = [
  pushHandler({
    type: "PLAYER_ATTRIBUTE_CHANGE",
    schema: z.object({ attributes: z.record(z.string(), z.unknown()) }),
    receive: readProfile,
    readAgain: readProfile,
  }),
  pushHandler({
    type: "PLAYER_LOYALTY_LEVEL",
    schema: z.object({ playerId: z.string(), isLevelUp: z.boolean() }),
    receive: readProfile,
    readAgain: readProfile,
  }),
];
