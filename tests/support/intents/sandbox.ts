import { randomInt, randomUUID } from "node:crypto";
import { createHttp, type Http } from "@/lib/core/http/http";
import { versioned } from "@/lib/session/platform/endpoint";
import { type Origins, type Sandbox, startSandbox } from "../processes";

/** A sandbox that can be killed at any moment, as the histories of intents meet it. */
export interface MortalSandbox {
  origins: Origins;
  newPlayer(state?: object): Promise<{ playerId: string; email: string; password: string; http: Http }>;
  /** A deposit that was paid at the partner's page: its method is one to be paid by. */
  payIn(playerId: string, amount: string): Promise<void>;
  /** A withdrawal that waits for the operator. Resolves to its reference. */
  payOut(playerId: string, amount: string): Promise<string>;
  /** A code of its own that gives a reward. */
  newCode(reward: object): Promise<{ bonusCode: string; campaignId: string }>;
  /** As somebody who signs up calls it. */
  registrant: Http;
  visitor: Http;
  control<T>(path: string): Promise<T>;
  /** Ends it as a power cut would, and starts it again on the same data. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** @param siteOrigin of the site whose pages call it; without one it is called from Node alone */
export async function startMortalSandbox(hasKeys: boolean, siteOrigin?: string): Promise<MortalSandbox> {
  const env = { PLATFORM_KEYS: hasKeys ? "on" : "off", SANDBOX_GAMES: "30", SANDBOX_PICTURES: "flat" };
  const site = siteOrigin === undefined ? {} : { siteOrigin };
  const first = await startSandbox({ env, ...site });
  const { origins, port, data } = first;
  let running: Sandbox = first;
  let killing: Promise<void> | null = null;

  async function restart(): Promise<void> {
    await running.kill9();
    running = await startSandbox({ port, data, env, ...site });
  }

  const post = async (url: string, body: object, headers: object = {}) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };

  return {
    origins,
    registrant: platform(origins, async () => {
      const { token } = await post(`${origins.frames}/captcha/token`, {});
      return { "X-Captcha-Token": token };
    }),
    visitor: platform(origins, async () => ({})),
    async newPlayer(state = {}) {
      const email = `${randomUUID()}@players.example`;
      const { playerId, password } = await post(`${origins.control}/players`, { email, ...state });
      const credentials = { playerId, email, password };
      if ("accountStatus" in state) return { ...credentials, http: platform(origins, async () => ({})) };
      const { AuthenticationResult } = await post(
        origins.identity,
        {
          AuthFlow: "USER_PASSWORD_AUTH",
          ClientId: "greenroom-web",
          AuthParameters: { USERNAME: email, PASSWORD: password },
        },
        {
          "content-type": "application/x-amz-json-1.1",
          "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
        },
      );
      const headers = { Authorization: `Bearer ${AuthenticationResult.IdToken}` };
      return { ...credentials, http: platform(origins, async () => headers) };
    },
    async payIn(playerId, amount) {
      await post(`${origins.control}/players/${playerId}/payments`, { kind: "DEPOSIT", amount, status: "SUCCESS" });
    },
    async payOut(playerId, amount) {
      return (await post(`${origins.control}/players/${playerId}/payments`, { kind: "WITHDRAW", amount })).reference;
    },
    async newCode(reward) {
      const bonusCode = `Code-${randomUUID()}`;
      const campaignId = `C-${bonusCode}`;
      await post(`${origins.control}/bonus-codes`, { code: bonusCode, campaignId, reward });
      return { bonusCode, campaignId };
    },
    async control(path) {
      const response = await fetch(`${origins.control}${path}`);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json();
    },
    async kill() {
      killing ??= restart();
      await killing;
      killing = null;
    },
    async stop() {
      await running.stop();
      await first.stop();
    },
  };
}

const platform = (origins: Origins, headers: () => Promise<Record<string, string>>) =>
  createHttp({
    baseUrl: origins.platform,
    toPath: versioned,
    headers: async () => ({ SiteContext: '{"siteId":2}', ...(await headers()) }),
    // Of the real clock: given up on a busy machine, a call could arrive after minutes of the histories' own clock.
    deadlineMs: 120_000,
    bodyCapBytes: 1_000_000,
  });

/** What somebody types who signs up with this address. */
export const registrationOf = (email: string) => ({
  firstName: "Aino",
  lastName: "Mäki",
  email,
  mobilePhone: `+35840${randomInt(1_000_000, 8_999_999)}`,
  password: "Long enough 7",
  termsAndConditionsAcceptedVersion: "2.0",
});
