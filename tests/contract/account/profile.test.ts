import { describe, expect, test } from "vitest";
import {
  changeAddress,
  changeLanguage,
  changeMarketingPreferences,
  changePassword,
  changeProvince,
  getActivityLog,
  getMarketingPreferences,
} from "@/lib/account/profile/api";
import { HttpError } from "@/lib/core/http/http-errors";
import { getProfile } from "@/lib/session/permissions/api";
import { newPlayer, platformAs, signIn } from "../sandbox/world";

const address = { street: "Aleksanterinkatu 5 B", city: "Tampere", postalCode: "33100" };

async function refusal(call: Promise<unknown>): Promise<HttpError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`It was not refused: ${String(error)}`);
}

describe("the address [API-022, PROFILE-019]", () => {
  test("is changed with street, city, postalCode and countryCode, and read from the profile", async () => {
    const { http } = await newPlayer();
    await changeAddress(http, { ...address, countryCode: "FI" });
    expect(await getProfile(http)).toMatchObject(address);
  });

  test("of the wrong postal code is refused by field, and nothing changes [API-519]", async () => {
    const { http } = await newPlayer({ street: "Old 1", city: "Helsinki", postalCode: "00100" });
    const { status, fieldErrors } = await refusal(
      changeAddress(http, { ...address, postalCode: "33 1", countryCode: "FI" }),
    );
    expect(status).toBe(400);
    expect(fieldErrors).toEqual([
      {
        objectName: "address",
        field: "postalCode",
        rejectedValue: "33 1",
        status: 400,
        message: expect.any(String),
        code: "error.postal_code.invalid",
      },
    ]);
    expect(await getProfile(http)).toMatchObject({ postalCode: "00100" });
  });

  test("cannot move the account to another country", async () => {
    const { http } = await newPlayer();
    const call = changeAddress(http, { ...address, countryCode: "SE" });
    await expect(call).rejects.toMatchObject({ status: 400, code: "error.country.fixed", fieldErrors: [] });
  });
});

describe("the province [API-022, PROFILE-019]", () => {
  test("of a Canadian account is changed with province", async () => {
    const { http } = await newPlayer({ countryCode: "CA", provinceCode: "QC" });
    await changeProvince(http, { province: "BC" });
    expect(await getProfile(http)).toMatchObject({ provinceCode: "BC" });
    expect((await refusal(changeProvince(http, { province: "XX" }))).fieldErrors).toMatchObject([
      { objectName: "province", field: "province", rejectedValue: "XX" },
    ]);
  });

  test("is of no other country's account", async () => {
    const { http } = await newPlayer();
    await expect(changeProvince(http, { province: "BC" })).rejects.toMatchObject({ code: "error.province.country" });
  });
});

test("the language is changed with the body field language [API-022, PROFILE-012]", async () => {
  const { http } = await newPlayer();
  await changeLanguage(http, { language: "fi" });
  expect(await getProfile(http)).toMatchObject({ languageCode: "fi" });
  expect((await refusal(changeLanguage(http, { language: "xx" }))).fieldErrors).toMatchObject([
    { objectName: "language", field: "language" },
  ]);
});

describe("the password [API-022, PROFILE-019]", () => {
  test("is changed with oldPassword and newPassword and the access token, and is the one to sign in with", async () => {
    const player = await newPlayer();
    const { idToken, accessToken } = await signIn(player);
    const http = platformAs(idToken, accessToken);
    await changePassword(http, { oldPassword: player.password, newPassword: "Evergreen-77" });
    await signIn({ ...player, password: "Evergreen-77" });
    await expect(signIn(player)).rejects.toThrow("NotAuthorizedException");
  });

  test("a wrong old one is refused with its code and changes nothing [PROFILE-011]", async () => {
    const player = await newPlayer();
    const { idToken, accessToken } = await signIn(player);
    const http = platformAs(idToken, accessToken);
    const call = changePassword(http, { oldPassword: "not-it-at-all", newPassword: "Evergreen-77" });
    await expect(call).rejects.toMatchObject({ status: 400, code: "error.old_password.incorrect", fieldErrors: [] });
    await signIn(player);
  });

  test("is not changed without the access token, nor to one that is too easy", async () => {
    const player = await newPlayer();
    const body = { oldPassword: player.password, newPassword: "Evergreen-77" };
    await expect(changePassword(player.http, body)).rejects.toMatchObject({ status: 400 });
    const { idToken, accessToken } = await signIn(player);
    const http = platformAs(idToken, accessToken);
    const weak = await refusal(changePassword(http, { ...body, newPassword: "short" }));
    expect(weak.fieldErrors[0]).toMatchObject({ objectName: "password", field: "newPassword" });
    await signIn(player);
  });
});

test("marketing preferences are read with GET, all off at first, and changed with PATCH [API-023, PROFILE-016]", async () => {
  const { http } = await newPlayer();
  const none = { email: false, sms: false, phone: false, post: false };
  expect(await getMarketingPreferences(http)).toEqual(none);
  expect(await changeMarketingPreferences(http, { ...none, email: true, post: true })).toEqual({
    email: true,
    sms: false,
    phone: false,
    post: true,
  });
  expect(await getMarketingPreferences(http)).toMatchObject({ email: true, post: true });
});

test("the latest activity has a note, date, address and country, and the logins with the newest first [API-036, SESS-033]", async () => {
  const player = await newPlayer();
  const before = Date.now();
  const { idToken } = await signIn(player, { "x-forwarded-for": "198.51.100.7", "x-visitor-country": "SE" });
  const log = await getActivityLog(platformAs(idToken));
  expect(log.loginHistory).toHaveLength(2);
  expect(log.loginHistory[0]).toEqual({
    loginDate: log.loginDate,
    loginIp: "198.51.100.7",
    loginCountry: "SE",
  });
  expect(log).toMatchObject({ note: "LOGIN", ip: "198.51.100.7", country: "SE" });
  expect(Date.parse(log.loginDate ?? "")).toBeGreaterThanOrEqual(before - 1_000);
  expect(Date.parse(log.loginHistory[1]?.loginDate ?? "")).toBeLessThanOrEqual(Date.parse(log.loginDate ?? ""));
});

test("the login history is bounded", async () => {
  const player = await newPlayer();
  for (let at = 0; at < 55; at++) await signIn(player);
  expect((await getActivityLog(player.http)).loginHistory).toHaveLength(50);
});

test.each([
  ["address", (http: ReturnType<typeof platformAs>) => changeAddress(http, { ...address, countryCode: "FI" })],
  ["marketing preferences", getMarketingPreferences],
  ["activity", getActivityLog],
] as const)("a visitor may not touch the %s of anybody", async (_, call) => {
  await expect(call(platformAs())).rejects.toMatchObject({ status: 401 });
});
