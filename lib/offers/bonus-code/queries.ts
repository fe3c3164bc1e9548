import { mutationOptions } from "@tanstack/react-query";
import { refetchWallet } from "@/lib/money/wallet/queries";
import { intentMutation } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { validateBonusCode } from "./api";
import { codeClaimOperation } from "./operation";

/** Asks whether a code is good. */
export const validateCodeMutation = () =>
  mutationOptions({ mutationFn: (code: string) => validateBonusCode(platform, code) });

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
