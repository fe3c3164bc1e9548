import assert from "node:assert/strict";
import { randomInt, randomUUID } from "node:crypto";
import type { Http } from "@/lib/core/http/http";
import { eventually } from "../eventually";
import { type Origins, type Sandbox, startSandbox } from "../processes";
import { createPlatform, openSession, type PlayerSession, requestTokens } from "./session";

/** A sandbox that can be killed at any moment, as the histories of intents meet it. */
export interface MortalSandbox {
  origins: Origins;
  newPlayer(state?: object): Promise<{ playerId: string; email: string; password: string }>;
  /** Signs a player in, with tokens that can expire. */
  openSession(player: { playerId: string; email: string; password: string }): Promise<PlayerSession>;
  /** A deposit that was paid at the partner's page: its method is one to be paid by. */
  payIn(playerId: string, amount: string): Promise<void>;
  /** A withdrawal that waits for the operator. Resolves to its reference. */
  payOut(playerId: string, amount: string): Promise<string>;
  /** The partner is paid what a player was asked for. */
  settle(playerId: string, reference: string): Promise<void>;
  /** Money of bonuses. */
  credit(playerId: string, vertical: string, amount: string): Promise<void>;
  /** A text of the push service. */
  pushText(playerId: string, text: string): Promise<void>;
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
  let expired: Promise<string> | null = null;

  async function restart(): Promise<void> {
    await running.kill9();
    running = await startSandbox({ port, data, env, ...site });
  }

  const post = async (url: string, body: object, method: "POST" | "PATCH" = "POST") => {
    const response = await fetch(url, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };

  const visitor = createPlatform(origins, { headers: () => ({}) });
  const signIn = (email: string, password: string) =>
    requestTokens(origins, "USER_PASSWORD_AUTH", { USERNAME: email, PASSWORD: password });

  /** A token whose time is over, which the platform refuses whoever sends it. */
  async function issueExpired(): Promise<string> {
    const email = `${randomUUID()}@players.example`;
    const { playerId, password } = await post(`${origins.control}/players`, { email });
    await post(`${origins.control}/identity/users/${playerId}`, { tokenSeconds: 1 }, "PATCH");
    const { idToken } = await signIn(email, password);
    const headers = { Authorization: `Bearer ${idToken}` };
    await eventually(async () => {
      const { status } = await fetch(`${origins.platform}/v1/player/campaigns`, { headers });
      assert.equal(status, 401);
    });
    return idToken;
  }

  return {
    origins,
    registrant: createPlatform(origins, {
      async headers() {
        const { token } = await post(`${origins.frames}/captcha/token`, {});
        return { "X-Captcha-Token": token };
      },
    }),
    visitor,
    async newPlayer(state = {}) {
      const email = `${randomUUID()}@players.example`;
      const { playerId, password } = await post(`${origins.control}/players`, { email, ...state });
      return { playerId, email, password };
    },
    async openSession(player) {
      expired ??= issueExpired();
      return openSession(player, origins, await expired);
    },
    async payIn(playerId, amount) {
      await post(`${origins.control}/players/${playerId}/payments`, { kind: "DEPOSIT", amount, status: "SUCCESS" });
    },
    async payOut(playerId, amount) {
      return (await post(`${origins.control}/players/${playerId}/payments`, { kind: "WITHDRAW", amount })).reference;
    },
    async settle(playerId, reference) {
      await post(`${origins.control}/players/${playerId}/payments/${reference}`, { status: "SUCCESS" }, "PATCH");
    },
    async credit(playerId, vertical, amount) {
      await post(`${origins.control}/players/${playerId}/balance`, { kind: "BONUS", vertical, amount });
    },
    async pushText(playerId, text) {
      await post(`${origins.control}/push/raw`, { playerId, text });
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

/** What somebody types who signs up with this address. */
export const registrationOf = (email: string) => ({
  firstName: "Aino",
  lastName: "Mäki",
  email,
  mobilePhone: `+35840${randomInt(1_000_000, 8_999_999)}`,
  password: "Long enough 7",
  termsAndConditionsAcceptedVersion: "2.0",
});
