import { HttpError } from "@/lib/core/http/http-errors";
import type { Player } from "@/lib/session/state";
import type { Vertical } from "../campaigns/vertical";
import { sameVertical } from "../rewards/failure";
import { releaseRunning } from "../rewards/release";
import type { RewardName } from "../rewards/schema";
import { keepUnclaimedCode } from "./unclaimed-code";

/** Does a bonus of the same vertical stand in the way of a code? */
export const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 400 && error.code === sameVertical;

interface ReleaseInput {
  code: string;
  /** Of the campaign; null where it does not say for which games it is. */
  vertical: Vertical | null;
  wanted: RewardName;
}

/** Asks in money for the end of the bonus that stands in the way of a code, as before any other claim. False: it is kept. @throws NotReleased */
export const releaseFor = (player: Player, { code, vertical, wanted }: ReleaseInput): Promise<boolean> =>
  releaseRunning(player, { vertical, wanted, onAgreed: ({ id }) => keepUnclaimedCode(code, id) });
