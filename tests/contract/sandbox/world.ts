import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { createHttp, type Http } from "@/lib/core/http/http";
import { versioned } from "@/lib/session/platform/endpoint";

/** The sandbox for tests: separate players, and the platform as they and visitors call it. */

export interface TestPlayer {
  playerId: string;
  email: string;
  password: string;
}

type Json = Record<string, unknown>;

const origins = inject("sandbox");

/** One call of the control listener. @throws when it is refused */
export async function control<T = Json>(method: string, path: string, body?: object, headers: object = {}): Promise<T> {
  const response = await callControl(method, path, body, headers);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

export function callControl(method: string, path: string, body?: object, headers: object = {}): Promise<Response> {
  return fetch(`${origins.control}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export function createPlayer(state: Json = {}): Promise<TestPlayer> {
  return control("POST", "/players", { email: `${randomUUID()}@players.example`, ...state });
}

interface Tokens {
  idToken: string;
  accessToken: string;
  refreshToken: string;
}

/** The tokens of a sign-in with the password. */
export async function signIn(
  { email, password }: Pick<TestPlayer, "email" | "password">,
  headers: object = {},
): Promise<Tokens> {
  const response = await fetch(origins.identity, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
      ...headers,
    },
    body: JSON.stringify({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "greenroom-web",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  if (!response.ok) throw new Error(`Sign-in of ${email}: ${response.status} ${await response.text()}`);
  const { AuthenticationResult } = (await response.json()) as {
    AuthenticationResult: { IdToken: string; AccessToken: string; RefreshToken: string };
  };
  const { IdToken, AccessToken, RefreshToken } = AuthenticationResult;
  return { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken };
}

/** The platform over the site's own transport; with a token as the player it belongs to. `accessToken` goes with the calls that want it. */
export function platformAs(idToken?: string, accessToken?: string): Http {
  return createHttp({
    baseUrl: origins.platform,
    toPath: versioned,
    headers: (call) => ({
      SiteContext: '{"siteId":2}',
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
      ...(call.captchaToken && { "X-Captcha-Token": call.captchaToken }),
      ...(accessToken && call.accessToken && { "Access-Token": accessToken }),
    }),
    deadlineMs: 15_000,
    bodyCapBytes: 1_000_000,
  });
}

/** A new player, signed in. */
export async function newPlayer(state: Json = {}): Promise<TestPlayer & { idToken: string; http: Http }> {
  const player = await createPlayer(state);
  const { idToken } = await signIn(player);
  return { ...player, idToken, http: platformAs(idToken) };
}

/** A token of the captcha's provider, good for one call. */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch(`${origins.frames}/captcha/token`, { method: "POST" });
  return ((await response.json()) as { token: string }).token;
}

/** The platform as somebody who signs up calls it: each call with a captcha of its own; with an id token as its player, signed in. */
export const platformAsRegistrant = (idToken?: string): Http =>
  createHttp({
    baseUrl: `${origins.platform}/v1`,
    headers: async () => ({
      SiteContext: '{"siteId":2}',
      "X-Captcha-Token": await solveCaptcha(),
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
    }),
    deadlineMs: 15_000,
    bodyCapBytes: 1_000_000,
  });
