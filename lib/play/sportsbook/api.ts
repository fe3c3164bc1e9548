import { createHttp, nothing } from "@/lib/core/http/http";
import { Unreachable } from "@/lib/core/http/http-errors";
import type { Currency } from "@/lib/core/money";
import type { DeviceClass } from "@/lib/session/client-context/device";
import { tokenExpired } from "@/lib/session/platform/token-expired";
import { currentTokens } from "@/lib/session/tokens/current-tokens";
import { OpenedFrame } from "./schema";

/** A session that is made at the partner comes with cookies of ours. */
const site = createHttp({
  baseUrl: () => location.origin,
  deadlineMs: 12_000,
  bodyCapBytes: 20_000,
  credentials: "same-origin",
});

export interface FrameRequest {
  /** The address of the page: its place in the sportsbook is in it. */
  path: string;
  device: DeviceClass;
}

/** Has our server open a frame for a visitor. */
export const openForVisitor = (requested: FrameRequest, signal: AbortSignal): Promise<OpenedFrame> =>
  site.post("api/sportsbook/context", OpenedFrame, { body: requested, signal });

/** The same for the player of this tab, in the currency of their account. */
export const openForPlayer = async (
  requested: FrameRequest & { currency: Currency },
  signal: AbortSignal,
): Promise<OpenedFrame> =>
  site.post("api/sportsbook/context", OpenedFrame, { body: requested, signal, headers: await ownHeaders() });

/** Has our server tell the sportsbook what the balance is. No figure goes with it: the server reads its own. */
export const announceChange = async (): Promise<undefined> =>
  site.post("api/sportsbook/balance", nothing, { headers: await ownHeaders() });

async function ownHeaders(): Promise<Record<string, string>> {
  const tokens = await currentTokens();
  if (tokens === "unavailable") throw new Unreachable("network", "The identity service");
  if (typeof tokens === "string") throw tokenExpired();
  return { authorization: `Bearer ${tokens.idToken}` };
}
