// @vitest-environment jsdom
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { cooling } from "@/lib/account/login/endpoints";
import { riskSetting } from "@/lib/account/sign-up/endpoints";
import { acceptTerms } from "@/lib/account/terms/endpoints";
import { getAccessDetails, getProfile } from "@/lib/session/permissions/api";
import { accessDetails } from "@/lib/session/permissions/endpoints";
import { callPlatform, endpoint } from "@/lib/session/platform/endpoint";
import { accessContext, signOut } from "@/lib/session/platform/endpoints";
import { revoke } from "@/lib/session/tokens/revoke-tokens";
import { control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";
import { config, writeConfig } from "./browser";

const { identity } = inject("sandbox");
const profileOf = (idToken: string) => getProfile(platformAs(idToken));
const over = { status: 401, code: "error.unauthorized" };

beforeAll(() => writeConfig({ ...config, identity: { ...config.identity, endpoint: identity } }));

describe("a sign-in that is over", () => {
  test("by the platform's own sign-out is refused by the platform, and no other of the player is [API-019]", async () => {
    const player = await createPlayer();
    const [ended, other] = [await signIn(player), await signIn(player)];
    await callPlatform(platformAs(ended.idToken), signOut, {
      headers: { "Access-Token": ended.accessToken },
    });
    await expect(profileOf(ended.idToken)).rejects.toMatchObject(over);
    expect(await profileOf(other.idToken)).toMatchObject({ playerId: player.playerId });
  });

  test("by revocation at the identity service is refused by the platform, though its token has not expired", async () => {
    const tokens = await signIn(await createPlayer());
    expect(await profileOf(tokens.idToken)).toMatchObject({ firstName: "Test" });
    await revoke(tokens);
    await expect(profileOf(tokens.idToken)).rejects.toMatchObject(over);
  });

  test.each([
    ["no access token", undefined, 400],
    ["an access token that is none", "nonsense", 401],
  ])("is not: signing out with %s changes nothing [API-005]", async (_, accessToken, status) => {
    const tokens = await signIn(await createPlayer());
    const headers = accessToken === undefined ? {} : { "Access-Token": accessToken };
    const call = callPlatform(platformAs(tokens.idToken), signOut, { headers });
    await expect(call).rejects.toMatchObject({ status });
    await profileOf(tokens.idToken);
  });

  test("is not: the access token of another sign-in ends none", async () => {
    const player = await createPlayer();
    const [mine, other] = [await signIn(player), await signIn(player)];
    const headers = { "Access-Token": other.accessToken };
    await expect(callPlatform(platformAs(mine.idToken), signOut, { headers })).rejects.toMatchObject(over);
    for (const { idToken } of [mine, other]) await profileOf(idToken);
  });
});

describe("the calls of a visitor", () => {
  const Context = z.object({ countryCode: z.string(), isRestricted: z.boolean() });
  const contextFrom = (country: string) =>
    callPlatform(platformAs(), endpoint({ ...accessContext, response: Context }), {
      headers: { "x-visitor-country": country },
    });

  test("the detected country, and whether it is restricted [API-020]", async () => {
    expect(await contextFrom("CK")).toEqual({ countryCode: "CK", isRestricted: false });
    await control("PUT", "/site-rules/CK", { restricted: true });
    expect(await contextFrom("CK")).toEqual({ countryCode: "CK", isRestricted: true });
    expect(await contextFrom("NU")).toEqual({ countryCode: "NU", isRestricted: false });
    await control("PUT", "/site-rules/CK", { restricted: false });
  });

  test("what a market wants verified at registration [API-019]", async () => {
    const Risk = z.object({ marketRiskSetting: z.string() });
    const riskOf = async (countryCode: string) =>
      (await callPlatform(platformAs(), endpoint({ ...riskSetting, response: Risk }), { query: { countryCode } }))
        .marketRiskSetting;
    expect(await Promise.all(["FI", "CA", "JP", "NO"].map(riskOf))).toEqual(["SMS", "BOTH", "EMAIL", "NONE"]);
  });
});

test("access/details gives account status and permissions [API-020]", async () => {
  const { http } = await newPlayer({ accountStatus: "PAYOUT", casino: false });
  expect(await getAccessDetails(http)).toEqual({ accountStatus: "PAYOUT" });
  const Permissions = z.object({ permissions: z.record(z.string(), z.boolean()) });
  const { permissions } = await callPlatform(http, endpoint({ ...accessDetails, response: Permissions }));
  expect(permissions).toMatchObject({ casino: false, liveCasino: true });
});

describe("cooling", () => {
  // As somebody calls it who keeps to no schema.
  const anyCooling = endpoint({ ...cooling, body: z.looseObject({}) });
  const cool = (playerId: string, change: object = {}, key: string = randomUUID()) =>
    callPlatform(platformAs(), anyCooling, {
      key,
      body: { playerId, days: 1, initiator: "PLAYER", isCooling: true, ...change },
    });
  const timeOut = (endsInMs: number) => ({
    accountStatus: "TIMEOUT",
    timeOut: { endsAt: new Date(Date.now() + endsInMs).toISOString(), isCooling: false, initiator: "PLAYER" },
  });

  test("of a time-out that has run out lasts a day, is started by the player and once only [LOGIN-007]", async () => {
    const player = await createPlayer(timeOut(-1_000));
    await expect(signIn(player)).rejects.toThrow("milliseconds=0, isCooling=false, initiator=PLAYER");
    const key = randomUUID();
    await cool(player.playerId, {}, key);
    // The same call once more: its first response was lost.
    await cool(player.playerId, {}, key);
    await expect(signIn(player)).rejects.toThrow(
      /remainingDays=1, milliseconds=86\d{6}, isCooling=true, initiator=PLAYER/,
    );
    await expect(cool(player.playerId)).rejects.toMatchObject({ status: 409, code: "error.timeout.cooling.already" });
  });

  test("is over after its day, and the time left of a time-out is that of the sign-in [LOGIN-007, LOGIN-012]", async () => {
    const cooled = (endsInMs: number) => ({ timeOut: { ...timeOut(endsInMs).timeOut, isCooling: true } });
    const waiting = await createPlayer(timeOut(60_000));
    const cooling = await createPlayer({ ...timeOut(60_000), ...cooled(60_000) });
    await expect(signIn(waiting)).rejects.toThrow("isCooling=false");
    await expect(signIn(cooling)).rejects.toThrow("isCooling=true");
    await control("PATCH", `/players/${waiting.playerId}`, { timeOut: timeOut(-1_000).timeOut });
    await control("PATCH", `/players/${cooling.playerId}`, cooled(-1_000));
    await expect(signIn(waiting)).rejects.toThrow("remainingDays=0, milliseconds=0, isCooling=false");
    const { idToken } = await signIn(cooling);
    expect(await getAccessDetails(platformAs(idToken))).toEqual({ accountStatus: "REGISTERED" });
  });

  test("is refused while the time-out runs, to an account without one, and for more than a day", async () => {
    const running = await createPlayer(timeOut(60_000));
    const open = await createPlayer();
    for (const { playerId } of [running, open]) await expect(cool(playerId)).rejects.toMatchObject({ status: 409 });
    await expect(cool(open.playerId, { days: 2 })).rejects.toMatchObject({ status: 400 });
    await signIn(open);
  });
});

test("accepting a version of the terms is kept in the profile; a version that is none is refused [TERMS-004, TERMS-005]", async () => {
  const { http } = await newPlayer({ termsAndConditionsAcceptedVersion: "1.0" });
  const accept = (termsAndConditionsAcceptedVersion: string) =>
    callPlatform(http, acceptTerms, { body: { termsAndConditionsAcceptedVersion } });
  await accept("2.0");
  expect(await getProfile(http)).toMatchObject({ termsAndConditionsAcceptedVersion: "2.0" });
  await expect(accept("latest")).rejects.toMatchObject({ status: 400 });
  expect(await getProfile(http)).toMatchObject({ termsAndConditionsAcceptedVersion: "2.0" });
});
