import { HttpError } from "@/lib/core/http/http-errors";
import type { Player } from "@/lib/session/state";
import type { Vertical } from "../campaigns/vertical";
import { sameVertical } from "../rewards/failure";
import { releaseRunning } from "../rewards/release";
import type { RewardName } from "../rewards/schema";

/** Does a bonus of the same vertical stand in the way of a code? */
export const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 400 && error.code === sameVertical;

/** Asks in money for the end of the bonus that stands in the way of a code, as before any other claim. False: it is kept. @throws NotReleased */
export const releaseFor = (player: Player, vertical: Vertical | null, wanted: RewardName): Promise<boolean> =>
  releaseRunning(player, {
    wanted,
    // Where the campaign does not say for which games it is, it is the first bonus that runs.
    isInTheWay: (each) => each.kind === "bonus" && (vertical === null || each.vertical === vertical),
  });
