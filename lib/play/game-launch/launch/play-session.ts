import { stored, text } from "@/lib/core/browser-storage";
import { tokenGeneration } from "@/lib/session/tokens/token-storage";

/** The login whose first game was opened. */
const launched = stored({ owner: "player", key: "play-session", area: "local", version: 1, parse: text });

/** Changes with every sign-out; null in a browser that has seen none. */
const login = () => tokenGeneration() ?? "first";

/** Has no game been opened for real money since this login, in any tab? */
export function isFirstLaunch(): boolean {
  return launched.read() !== login();
}

export function recordLaunch(): void {
  launched.write(login());
}
