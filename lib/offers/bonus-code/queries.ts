import { mutationOptions } from "@tanstack/react-query";
import { HttpError } from "@/lib/core/http/http-errors";
import { refetchWallet } from "@/lib/money/wallet/queries";
import { intentMutation } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import { forgetUsedCode } from "@/lib/session/sign-in/kept-bonus-code";
import type { Player } from "@/lib/session/state";
import { validateBonusCode } from "./api";
import { usedCode } from "./failure";
import { codeClaimOperation } from "./operation";

/** Asks whether a code is good. One that its player has used is kept no longer. */
export const validateCodeMutation = () =>
  mutationOptions({
    mutationFn: (code: string) => validateBonusCode(platform, code),
    onError(error, code) {
      if (error instanceof HttpError && error.code === usedCode) forgetUsedCode(code);
    },
  });

/** Claims what a code gives, by an intent. */
export const claimCodeMutation = ({ playerId }: Player) => intentMutation(codeClaimOperation, playerId);

/** A claim has changed what runs, and the wallet with it. */
export async function refetchAfterClaim(player: Player): Promise<void> {
  await Promise.all([
    refetchWallet(player),
    queryClient.invalidateQueries({ queryKey: playerKey(player, "rewards") }),
    queryClient.invalidateQueries({ queryKey: playerKey(player, "transactions") }),
  ]);
}
