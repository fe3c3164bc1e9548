import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Provider } from "@/lib/play/catalogue/providers";
import { NoGameData, sendLaunchRequest } from "@/lib/play/game-launch/api";
import type { LaunchContext, LaunchRequest } from "@/lib/play/game-launch/providers/launch-call";
import { adapters, gameToken, tokenProviders } from "@/lib/play/game-launch/providers/launch-calls";
import { type LaunchKey, parseLaunchResponse } from "@/lib/play/game-launch/providers/launch-response";
import { failureReference, refused, type Step } from "./launch-errors";

/** The key of the game at its provider, or that the provider refuses the player. @throws any other failure */
export async function requestLaunchKey(
  http: Http,
  provider: Provider,
  context: LaunchContext,
  signal: AbortSignal | undefined,
): Promise<Step<LaunchKey>> {
  try {
    return { ok: true, value: await callProvider(http, provider, context, signal) };
  } catch (error) {
    signal?.throwIfAborted();
    // A 400 of the live casino's authentication, and of no other call.
    const isRefused = context.mode === "real" && provider === "evolution";
    if (isRefused && error instanceof HttpError && error.status === 400)
      return refused("refused-player", failureReference(error));
    throw error;
  }
}

/** Calls the provider's endpoint; where a token provider's returns nothing, the platform's game token. */
async function callProvider(
  http: Http,
  provider: Provider,
  context: LaunchContext,
  signal: AbortSignal | undefined,
): Promise<LaunchKey> {
  const send = async (request: LaunchRequest) => parseLaunchResponse(await sendLaunchRequest(http, request, signal));
  try {
    return await send(adapters[provider](context));
  } catch (error) {
    if (!(error instanceof NoGameData) || !tokenProviders.includes(provider)) throw error;
    return send(gameToken(context));
  }
}
