import type { Http } from "@/lib/core/http/http";
import type { Provider } from "@/lib/play/catalogue/providers";
import { NoGameData, sendLaunchRequest } from "@/lib/play/game-launch/api";
import type { LaunchContext, LaunchRequest } from "@/lib/play/game-launch/providers/launch-call";
import { adapters, gameToken, tokenProviders } from "@/lib/play/game-launch/providers/launch-calls";
import { type LaunchKey, parseLaunchResponse } from "@/lib/play/game-launch/providers/launch-response";

/** Calls the provider's endpoint; where a token provider's returns nothing, the platform's game token. */
export async function requestLaunchKey(
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
