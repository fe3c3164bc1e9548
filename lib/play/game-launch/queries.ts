import { mutationOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { type LaunchInput, openGame } from "./launch/open-game";

/** Opens a game. Never repeated by itself: each success is one session at the provider. */
export const launchMutation = mutationOptions({
  mutationKey: ["launch"],
  mutationFn: ({ input, signal }: { input: LaunchInput; signal: AbortSignal }) => openGame(platform, input, signal),
});
