import "server-only";
import type { JWTPayload } from "jose";
import { type Audience, isForViewer } from "@/lib/content/audience";
import { ContentUnavailable } from "@/lib/content/server";
import { type Dated, isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import { errorResponse } from "@/lib/core/http/error-response";
import type { Place } from "@/lib/market/policy/by-place";
import { bearerOf, verifyBearer } from "@/lib/session/cookie/verify-bearer";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { serverPlatform } from "@/lib/session/platform/server";
import * as endpoints from "./endpoints";
import type { PlayerContent } from "./schema";

type Targeted = Audience & Dated;

/**
 * Returns the content for signed-in players and for this player (ruling 13). Decided on the server, so that audiences stay there; never
 * cached. `read` gets the place of their account, whose law counts on the pages of every market.
 */
export async function respondToPlayer<Item extends Targeted>(
  request: Request,
  read: (account: Place) => Promise<readonly Item[]>,
  show: (item: Item) => unknown,
): Promise<Response> {
  const verified = await verifyBearer(request);
  if (verified === "unavailable")
    return errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
  const claims: JWTPayload = verified === "refused" ? {} : verified;
  const { player_id: playerId } = claims;
  if (typeof playerId !== "string" && typeof playerId !== "number")
    return errorResponse(401, "error.session.expired", "Token expired");
  const all = await read(placeIn(claims)).catch(nullIfUnavailable);
  if (all === null) return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  const { items, isComplete } = await pick(all, String(playerId), () => countDeposits(request));
  const content: PlayerContent = { items: items.map(show), isComplete };
  return Response.json(content, { headers: { "cache-control": "no-store" } });
}

/** The failed request is in the log already. Any other error is a fault of this server, which fails as one. */
function nullIfUnavailable(error: unknown): null {
  if (error instanceof ContentUnavailable) return null;
  throw error;
}

/** A missing country adds no law, a missing province that of the strictest. */
function placeIn({ country_code: country, province_code: province }: JWTPayload): Place {
  return {
    country: typeof country === "string" ? country : "",
    province: typeof province === "string" && province !== "" ? province : null,
  };
}

/** The platform is called only when the result matters. */
async function pick<Item extends Targeted>(
  all: readonly Item[],
  playerId: string,
  count: () => Promise<number | null>,
): Promise<{ items: Item[]; isComplete: boolean }> {
  const open = all.filter((item) => item.authorized === "authorized" && isInShowPeriod(showPeriodOf(item), Date.now()));
  const needsCount = open.some(({ targetAudience }) => targetAudience?.targetAudienceOption === "by-group");
  const totalDepositsCount = needsCount ? await count() : null;
  const viewer = { kind: "player", playerId, totalDepositsCount } as const;
  return {
    items: open.filter((item) => isForViewer(item, viewer)),
    isComplete: !needsCount || totalDepositsCount !== null,
  };
}

/** The player's number of deposits, from the platform; null when it could not be read. */
async function countDeposits(request: Request): Promise<number | null> {
  const http = serverPlatform({ idToken: bearerOf(request), deadlineMs: 2_000, bodyCapBytes: 100_000 });
  try {
    return (await callPlatform(http, endpoints.transactionSummary)).totalDepositsCount;
  } catch (error) {
    console.error(JSON.stringify({ event: "dependency", dependency: "platform", reason: String(error) }));
    return null;
  }
}
