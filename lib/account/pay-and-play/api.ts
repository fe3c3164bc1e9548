import { publicConfig } from "@/lib/config/public";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { createHttp, type Http } from "@/lib/core/http/http";
import { HttpError, InvalidResponse } from "@/lib/core/http/http-errors";
import { toDecimal } from "@/lib/core/money";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { platformHeaders } from "@/lib/session/platform/platform-headers";
import { bankAddress } from "./bank-address";
import * as endpoints from "./endpoints";
import { Authorisation, type PayAndPlaySession, type SessionTokens } from "./schema";

const limits = { deadlineMs: 10_000, bodyCapBytes: 50_000 } as const;

/**
 * Requests the authorisation of a payment from the payment identity service. @returns the address that the sign-up frame opens
 * @throws InvalidResponse for an address that our frames may not have, FormRefusal of `amount` when the amount was refused
 */
export async function authorise(
  authorizeUrl: string,
  { amountMinor, locale }: { amountMinor: number; locale: Locale },
  signal: AbortSignal,
): Promise<string> {
  const { origin, pathname } = new URL(authorizeUrl);
  const query = { amount: toDecimal(amountMinor), redirectPath: paths.signUpCallback(locale) };
  const bank = createHttp({ baseUrl: origin, ...limits });
  const { url } = await bank.get(pathname, Authorisation, { query, signal }).catch((error) => {
    throw refusedAmount(error) ?? error;
  });
  const address = bankAddress(url);
  if (address === null) throw new InvalidResponse(pathname, 200, "url: not of a frame of ours");
  return address;
}

/** A refusal of what was sent is one of the amount, the only thing that the player chose; null for any other error. */
function refusedAmount(cause: unknown): FormRefusal | null {
  if (!(cause instanceof HttpError && (cause.status === 400 || cause.status === 422))) return null;
  return new FormRefusal({ fields: { amount: { code: "refused" } } }, { cause });
}

/** Verifies the bank's one-time code. `address`: the display copy of the visitor's; `blackbox`: the device's fingerprint. */
export function verifyCode(
  http: Http,
  { code, sessionId, address, blackbox }: { code: string; sessionId: string; address: string; blackbox: string },
): Promise<PayAndPlaySession> {
  const body = { oneTimeCode: code, sessionId, ipAddress: address, blackbox };
  return callPlatform(http, endpoints.code, { body });
}

/** Completes a player whose e-mail or phone number the bank did not know. */
export function updatePlayer(
  http: Http,
  session: PayAndPlaySession,
  { email, mobilePhone }: { email: string; mobilePhone: string },
  signal: AbortSignal,
): Promise<undefined> {
  const { sessionId, playerId } = session;
  const body = { sessionId, playerId, email, mobilePhone };
  return callPlatform(http, endpoints.update, { body, headers: headersOf(session), signal });
}

/** Signs the session's player in. The platform pays the authorised amount into the account, once however often it is called. */
export function logIn(http: Http, session: PayAndPlaySession, signal: AbortSignal): Promise<SessionTokens> {
  const { sessionId, playerId } = session;
  const body = { sessionId, playerId };
  return callPlatform(http, endpoints.login, { body, headers: headersOf(session), signal });
}

/** Nobody is signed in yet: the access token is that of the session. */
function headersOf({ accessToken }: PayAndPlaySession): Record<string, string> {
  return platformHeaders({ siteId: publicConfig().siteId, accessToken: accessToken ?? undefined });
}
