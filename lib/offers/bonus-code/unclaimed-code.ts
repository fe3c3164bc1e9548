import { queryOptions } from "@tanstack/react-query";
import { stored } from "@/lib/core/browser-storage";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { isReleased } from "../rewards/release";

/** A code, and the bonus that its player gives up for it. */
interface Unclaimed {
  code: string;
  assignmentId: string;
}

const kept = stored<Unclaimed>({
  owner: "player",
  key: "code-after-forfeit",
  area: "session",
  version: 1,
  parse(value) {
    const { code, assignmentId }: Record<string, unknown> = Object(value);
    return typeof code === "string" && typeof assignmentId === "string" ? { code, assignmentId } : null;
  },
});

/** Kept before the bonus is released, over a reload, until the code is claimed. */
export const keepUnclaimedCode = (code: string, assignmentId: string): void => void kept.write({ code, assignmentId });
export const forgetUnclaimedCode = (): void => void kept.forget();

/** The code that a bonus was given up for, and that is not claimed; null without one. Below the key of rewards: a claim reads it again. */
export const unclaimedCodeQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "unclaimed-code"),
    async queryFn() {
      const unclaimed = kept.read();
      if (!unclaimed) return null;
      if (await isReleased(player, unclaimed.assignmentId)) return unclaimed.code;
      forgetUnclaimedCode();
      return null;
    },
    staleTime: 0,
  });
