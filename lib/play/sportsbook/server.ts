import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { errorResponse } from "@/lib/core/http/error-response";
import { type Http, nothing } from "@/lib/core/http/http";
import { parseJson } from "@/lib/core/http/json";
import { readText } from "@/lib/core/http/read-text";
import { currencies, type Money, toDecimal } from "@/lib/core/money";
import { localeOfPath, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { isOffered } from "@/lib/routing/offered-products";
import { readForwardedVisitor } from "@/lib/routing/visitor";
import { isSameOrigin } from "@/lib/session/cookie/same-origin";
import {
  createSportsbookSession,
  sessionMs,
  sportsbookApi,
  sportsbookCookie,
} from "@/lib/session/cookie/sportsbook-session";
import { bearerOf, verifyBearer } from "@/lib/session/cookie/verify-bearer";
import { serverPlatform } from "@/lib/session/platform/server";
import { readPlayer } from "@/lib/session/tokens/read-player";
import { createLimit } from "@/lib/site/browser-reports/rate-limit";
import { contextCall } from "./context";
import { placeOfPath } from "./place";
import { readBettingAccess } from "./player-access";
import type { OpenedFrame } from "./schema";

const dropped = (call: string) => (count: number) =>
  console.log(JSON.stringify({ event: "sportsbook", call, dropped: count }));
/** Each is a call of the partner's. */
const openings = createLimit({ perAddress: 60, total: 6_000, windowMs: 60_000 }, dropped("context"));
/** Each is a call of the platform's and one of the partner's, for a player who may win every few seconds. */
const updates = createLimit({ perAddress: 30, total: 6_000, windowMs: 60_000 }, dropped("balance"));

const wrongOrigin = () => errorResponse(403, "error.session.origin", "Only the site itself may do this.");
const tooMany = () => errorResponse(429, "error.sportsbook.too_many", "Too many requests.");
const noIdentity = () => errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
const expired = () => errorResponse(401, "error.session.expired", "Token expired");
const noPlatform = () => errorResponse(503, "error.platform.unavailable", "The platform could not be asked.");
const notAllowed = () => errorResponse(403, "error.sportsbook.not_allowed", "The player may not bet here.");
const noSportsbook = () =>
  errorResponse(502, "error.sportsbook.unavailable", "The sportsbook did not answer as it should.");

const FrameBody = z.strictObject({
  path: z.string().max(600),
  device: z.enum(["desktop", "tablet", "mobile"]),
  /** Of the player's account. */
  currency: z.enum(currencies).optional(),
});
/** Below the address of the sportsbook's API. */
const contextPath = "context";
const balancePath = "webhooks/user-balance-update";

const Opened = z.object({ url: z.url() });
const largestBody = 4_096;

/** Opens a frame of the sportsbook at the place of an address, for a visitor or for the player whose token comes with it. */
export async function openSportsbook(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return wrongOrigin();
  const env = readEnvironment();
  const visitor = readForwardedVisitor(request.headers, env);
  if (!openings.allows(visitor.address)) return tooMany();
  const sent = FrameBody.safeParse(parseJson((await readText(request, largestBody)) ?? ""));
  const place = sent.success ? placeOfPath(sent.data.path) : null;
  if (!sent.success || !place) return errorResponse(400, "error.validation", "The call is not valid.");
  const locale = localeOfPath(sent.data.path);
  if (!isOffered(place.product, locale.market))
    return errorResponse(404, "error.sportsbook.not_offered", "There is no sportsbook here.");
  const idToken = bearerOf(request);
  const claims = idToken === undefined ? null : await verifyBearer(request);
  if (claims === "unavailable") return noIdentity();
  const player = claims !== "refused" && idToken !== undefined ? readPlayer(idToken) : null;
  if (idToken !== undefined && !player) return expired();
  const access = player && (await readBettingAccess(platformOf(request), player, place.product));
  if (access === "refused") return notAllowed();
  if (access === "unknown") return noPlatform();
  const session = player && idToken !== undefined ? await createSportsbookSession(idToken, sessionMs.opening) : null;
  const { headers, body } = contextCall(
    {
      place,
      visitor,
      device: sent.data.device,
      // Without a session the player is nobody there.
      isKnown: session !== null,
      brandId: env.SPORTSBOOK_BRAND ?? env.BRAND,
      segment: env.SPORTSBOOK_SEGMENT,
      language: resolveLocale(locale).tag,
      currency: sent.data.currency ?? markets[locale.market].currency,
      siteOrigin: env.SITE_ORIGIN,
      page: sent.data.path,
    },
    randomUUID(),
    new Date(),
  );
  try {
    const http = sportsbookApi(session === null ? undefined : idToken);
    if (!http) return noSportsbook();
    const own = session === null ? {} : { "X-Session-Id": session };
    const { url } = await http.post(contextPath, Opened, { headers: { ...headers, ...own }, body });
    const opened: OpenedFrame = { url, isKnown: session !== null };
    const response = Response.json(opened, { headers: { "cache-control": "no-store" } });
    if (player) for (const cookie of sportsbookCookie(session)) response.headers.append("set-cookie", cookie);
    return response;
  } catch (error) {
    logFailure(error);
    return noSportsbook();
  }
}

const logFailure = (error: unknown) =>
  console.error(JSON.stringify({ event: "dependency", dependency: "sportsbook", reason: String(error) }));

/**
 * Tells the sportsbook the total balance of the player whose token comes with the request. It is read here: nothing of the request
 * but the token counts (ruling 18). `readTotal` reads it as that player; null: there is none,
 * or none in a known currency, and nothing is told.
 */
export async function announceBalance(
  request: Request,
  readTotal: (http: Http) => Promise<Money | null>,
): Promise<Response> {
  if (!isSameOrigin(request)) return wrongOrigin();
  const claims = await verifyBearer(request);
  if (claims === "unavailable") return noIdentity();
  if (claims === "refused") return expired();
  const { player_id: playerId } = claims;
  if (typeof playerId !== "string" && typeof playerId !== "number") return expired();
  if (!updates.allows(`player:${playerId}`)) return tooMany();
  const sportsbook = sportsbookApi();
  if (!sportsbook) return errorResponse(404, "error.sportsbook.not_offered", "There is no sportsbook here.");
  try {
    const total = await readTotal(platformOf(request));
    if (total) {
      const totalBalance = toDecimal(total.amountMinor);
      const body = { playerId: String(playerId), currency: total.currency, totalBalance };
      await sportsbook.post(balancePath, nothing, { body });
    }
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  } catch (error) {
    logFailure(error);
    return noSportsbook();
  }
}

/** The platform, as the player whose token a request bears. */
const platformOf = (request: Request): Http =>
  serverPlatform({ idToken: bearerOf(request), deadlineMs: 3_000, bodyCapBytes: 100_000 });
