import { createHttp, type Http } from "@/lib/core/http/http";
import { type HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { versioned } from "@/lib/session/platform/endpoint";
import { pool } from "../../../.ci/lib/programs.mjs";
import type { Origins } from "../processes";

/**
 * How tokens that have expired are renewed. unreachable: not this time, because the identity service cannot be reached. refused: never,
 * which ends the sign-in.
 */
export const renewals = ["renewed", "unreachable", "refused"] as const;
export type Renewal = (typeof renewals)[number];

/** A sign-in of a player, as the tabs of a browser share it. */
export interface PlayerSession {
  /** Calls the platform with the token that is stored, and renews it once where it has expired, as `lib/session/platform` does. */
  http: Http;
  /** The next call is made with a token that has expired. */
  expire(renewal: Renewal): Promise<void>;
  isOver(): boolean;
  signIn(): Promise<void>;
}

interface Credentials {
  playerId: string;
  email: string;
  password: string;
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** Signs a player in. `expiredToken`: one that the platform refuses because its time is over. */
export async function openSession(
  { playerId, email, password }: Credentials,
  origins: Origins,
  expiredToken: string,
): Promise<PlayerSession> {
  const issue = () => requestTokens(origins, "USER_PASSWORD_AUTH", { USERNAME: email, PASSWORD: password });
  let tokens = await issue();
  let isUnreachable = false;
  let isOver = false;
  let renewing: Promise<boolean> | null = null;
  const sent = new WeakMap<object, string>();

  /** Once for all calls: with rotation a second renewal would end the sign-in. */
  async function renew(): Promise<boolean> {
    if (isUnreachable) {
      isUnreachable = false;
      throw new Unreachable("network", "The identity service");
    }
    const renewed = await requestTokens(origins, "REFRESH_TOKEN_AUTH", { REFRESH_TOKEN: tokens.refreshToken }).catch(
      () => null,
    );
    if (renewed) tokens = { ...tokens, idToken: renewed.idToken };
    else isOver = true;
    return renewed !== null;
  }

  const http = createPlatform(origins, {
    headers(call) {
      sent.set(call, tokens.idToken);
      return { Authorization: `Bearer ${tokens.idToken}` };
    },
    async onRefused({ status }: HttpError, call) {
      if (status !== 401 || call.attempt > 1) return "give up";
      if (sent.get(call) !== tokens.idToken) return "again";
      renewing ??= renew().finally(() => {
        renewing = null;
      });
      return (await renewing) ? "again" : "give up";
    },
  });

  return {
    http,
    isOver: () => isOver,
    async expire(renewal) {
      if (renewal === "refused")
        await fetch(`${origins.control}/identity/users/${playerId}/sign-out`, { method: "POST" });
      isUnreachable = renewal === "unreachable";
      tokens = { ...tokens, idToken: expiredToken };
    },
    async signIn() {
      tokens = await issue();
      isUnreachable = false;
      isOver = false;
    },
  };
}

type Settings = Parameters<typeof createHttp>[0];

/** The platform over the transport of the site. */
export const createPlatform = (
  origins: Origins,
  { headers, ...more }: Required<Pick<Settings, "headers">> & Pick<Settings, "onRefused">,
): Http =>
  createHttp({
    ...more,
    baseUrl: origins.platform,
    toPath: versioned,
    headers: async (call) => ({ SiteContext: '{"siteId":2}', ...(await headers(call)) }),
    // Of the real clock: given up on a busy machine, a call could arrive after minutes of the histories' own clock.
    deadlineMs: 120_000,
    bodyCapBytes: 1_000_000,
  });

/** @throws where the identity service refuses */
export async function requestTokens(
  { identity }: Origins,
  flow: "USER_PASSWORD_AUTH" | "REFRESH_TOKEN_AUTH",
  parameters: Record<string, string>,
): Promise<Tokens> {
  const response = await fetch(identity, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: JSON.stringify({ AuthFlow: flow, ClientId: pool.client, AuthParameters: parameters }),
  });
  if (!response.ok) throw new Error(`${flow}: ${response.status} ${await response.text()}`);
  const { IdToken, RefreshToken = "" } = (await response.json()).AuthenticationResult;
  return { idToken: IdToken, refreshToken: RefreshToken };
}
