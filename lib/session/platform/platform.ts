import { publicConfig } from "@/lib/config/public";
import { markHandled } from "@/lib/core/http/handled-errors";
import { type Call, createHttp, type FileHttp } from "@/lib/core/http/http";
import { type HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { load } from "@/lib/core/lazy-import";
import type { ForcedEnd } from "../sign-out/sign-out-reason";
import { playerIn } from "../state";
import { useSession } from "../store";
import { currentTokens } from "../tokens/current-tokens";
import { readPlayer } from "../tokens/read-player";
import { refreshTokens } from "../tokens/refresh-tokens";
import { readTokens } from "../tokens/token-storage";
import { versioned } from "./endpoint";
import { platformHeaders } from "./platform-headers";
import { tokenExpired } from "./token-expired";
import { isExempt } from "./unauthorized-exceptions";

/** What the platform says of the account itself, to whatever call: the session is over. */
const endings: ReadonlyMap<string, ForcedEnd> = new Map([
  ["error.player.closed", "closed"],
  ["error.player.timeout", "timeOut"],
  ["error.player.self_excluded", "exclusion"],
]);

/** The id token that each attempt was sent with. */
const sent = new WeakMap<Call, string>();

/**
 * The provider's platform, as the signed-in player or as a visitor. Paths are below the versioned base: "wallet/balance" is in v1,
 * "v2/rewards" overrides it. An expired token is renewed once; a final refusal signs out, goes home and shows the reason
 * (specification "Roles and permissions"), except for the calls that `isExempt` lists.
 */
export const platform: FileHttp = createHttp({
  baseUrl: () => publicConfig().platformUrl,
  toPath: versioned,
  headers,
  deadlineMs: 15_000,
  bodyCapBytes: 2_000_000,
  onRefused,
});

/** Every player's page has loaded this by the time it makes a call; a visitor's needs none of it. */
const endSession = (why: ForcedEnd) =>
  load(() => import("../sign-out/end-session")).then((ending) => ending.endSession(why));

async function headers(call: Call): Promise<Record<string, string>> {
  const { siteId } = publicConfig();
  const anonymous = platformHeaders({ siteId, captchaToken: call.captchaToken });
  const caller = playerIn(useSession.getState());
  const tokens = await currentTokens();
  if (tokens === "signed-out" && !playerIn(useSession.getState())) return anonymous;
  if (tokens === "unavailable") throw new Unreachable("network", "The identity service");
  // Over for the identity service, or emptied under this tab's hands: only the former is news to the player.
  if (tokens === "refused") await endSession("expired");
  if (tokens === "signed-out") await load(() => import("../sign-out/sign-out")).then(({ signOut }) => signOut());
  if (typeof tokens === "string" || (caller && isOfAnother(caller.playerId))) throw markHandled(tokenExpired());
  sent.set(call, tokens.idToken);
  const accessToken = call.accessToken ? tokens.accessToken : undefined;
  return platformHeaders({ siteId, captchaToken: call.captchaToken, idToken: tokens.idToken, accessToken });
}

async function onRefused(error: HttpError, call: Call): Promise<"again" | "give up"> {
  const { status, code } = error;
  if (code === "error.country.blocked")
    await import("./blocked-country").then((country) => country.leaveAfterRefusal(platform, call.path)).catch(() => {});
  const idToken = sent.get(call);
  if (idToken === undefined || !playerIn(useSession.getState())) return "give up";
  // Another tab has signed somebody else in: the call is not theirs to repeat, nor is its refusal a reason to sign them out.
  const isLate = () => isOfAnother(readPlayer(idToken)?.playerId);
  if (isLate()) return keepQuiet(error);
  const ended = code === null ? undefined : endings.get(code);
  if (ended) return endBy(ended, error);
  if (isExempt(call.path, status)) return "give up";
  if (status === 401 && call.attempt === 1) {
    const refreshed = await refreshTokens(idToken);
    if (refreshed === "fresh") return isLate() ? keepQuiet(error) : "again";
    if (refreshed === "unavailable") throw new Unreachable("network", "The identity service");
  }
  return endBy(status === 401 ? "expired" : "refused", error);
}

/** Are the stored tokens those of somebody else? */
function isOfAnother(playerId: string | undefined): boolean {
  const stored = readTokens();
  return stored !== null && readPlayer(stored.idToken)?.playerId !== playerId;
}

function keepQuiet(error: HttpError): "give up" {
  markHandled(error);
  return "give up";
}

/** The target page shows the error: the caller adds nothing. */
async function endBy(why: ForcedEnd, error: HttpError): Promise<"give up"> {
  await endSession(why);
  return keepQuiet(error);
}
