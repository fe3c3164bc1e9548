import { mutationOptions } from "@tanstack/react-query";
import { runIntent } from "@/lib/session/intents/run";
import type { Player } from "@/lib/session/state";
import { type Closing, closeOperation, leaveForGood } from "./operation";

/** Closes the account as an intent. The session ends once the platform has confirmed it, and not before. */
export const closeMutation = ({ playerId }: Player) =>
  mutationOptions({
    async mutationFn(closing: Closing) {
      const result = await runIntent(closeOperation, playerId, closing);
      if (result.state === "done") await leaveForGood();
      return result;
    },
  });
