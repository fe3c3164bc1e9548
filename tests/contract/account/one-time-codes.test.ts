import { randomInt, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  type Registrant,
  requestPhoneCode,
  requestRegistrationCode,
  submitNumber,
  verifyPhoneCode,
  verifyRegistrationCode,
} from "@/lib/account/one-time-code/api";
import { control, createPlayer, newPlayer, platformAs, platformAsRegistrant, signIn } from "../sandbox/world";

const visitor = platformAsRegistrant();
const newNumber = () => `+35840${randomInt(1_000_000, 9_999_999)}`;

interface Mail {
  kind: string;
  code: string;
  body: string;
}
const outboxOf = (recipient: string) =>
  control<Mail[]>("GET", `/outbox.json?recipient=${encodeURIComponent(recipient)}`);
const codeFor = async (recipient: string) => (await outboxOf(recipient))[0]?.code ?? expect.fail("no code was sent");
const age = (recipient: string, seconds: number) => control("POST", "/codes/age", { recipient, seconds });
const wrongOf = (code: string) => (code === "000000" ? "000001" : "000000");

async function newRegistrant() {
  const mobilePhone = newNumber();
  const { playerId, email } = await createPlayer({ mobilePhone });
  const registrant: Registrant = { playerId, siteId: 2, countryCode: "FI" };
  return { registrant, recipients: { sms: mobilePhone, email } };
}

test.each(["sms", "email"] as const)(
  "the %s calls of a registration send a code and take it [API-009, API-010]",
  async (channel) => {
    const { registrant, recipients } = await newRegistrant();
    const recipient = recipients[channel];
    expect(await requestRegistrationCode(visitor, channel, registrant)).toEqual({ resendInSeconds: 60 });
    const [mail] = await outboxOf(recipient);
    expect(mail).toMatchObject({ kind: channel, code: expect.stringMatching(/^\d{6}$/) });
    const code = await codeFor(recipient);
    await expect(verifyRegistrationCode(visitor, channel, registrant, wrongOf(code))).rejects.toMatchObject({
      status: 400,
      code: `${channel}.code.invalid`,
    });
    await verifyRegistrationCode(visitor, channel, registrant, code);
    const flag = channel === "sms" ? "phoneVerified" : "emailVerified";
    expect(await control("GET", `/players/${registrant.playerId}`)).toMatchObject({ [flag]: true });
  },
);

test.each(["playerId", "siteId", "countryCode"])(
  "a registration call without %s is refused, with the field [API-009]",
  async (field) => {
    const { registrant } = await newRegistrant();
    const body = { ...registrant, pincode: "123456", [field]: undefined };
    for (const call of ["sms_request", "sms_verification", "email_request", "email_verification"])
      await expect(visitor.post(`registration/${call}`, { safeParse: expect.fail }, { body })).rejects.toMatchObject({
        status: 400,
        fieldErrors: [{ field }],
      });
  },
);

test("the id of nobody is answered as that of a player is", async () => {
  const nobody: Registrant = { playerId: `P${randomInt(900_000_000, 999_999_999)}`, siteId: 2, countryCode: "FI" };
  for (const channel of ["sms", "email"] as const) {
    expect(await requestRegistrationCode(visitor, channel, nobody)).toEqual({ resendInSeconds: 60 });
    await expect(verifyRegistrationCode(visitor, channel, nobody, "123456")).rejects.toMatchObject({
      status: 400,
      code: `${channel}.code.invalid`,
    });
  }
});

test("a visitor's number gets five messages an hour, however often it is requested anew", async () => {
  const number = newNumber();
  const request = async () =>
    requestPhoneCode(visitor, await submitNumber(visitor, { phonePrefix: "358", phoneBody: number.slice(4) }));
  for (let sent = 0; sent < 5; sent++) await request();
  await expect(request()).rejects.toMatchObject({ status: 429, code: "sms.max.attempts.reached" });
  expect(await outboxOf(number)).toHaveLength(5);
});

test("within a minute no second code is sent, and the rest of the minute is shown", async () => {
  const { registrant, recipients } = await newRegistrant();
  await requestRegistrationCode(visitor, "sms", registrant);
  await age(recipients.sms, 20);
  const { resendInSeconds } = await requestRegistrationCode(visitor, "sms", registrant);
  expect(resendInSeconds).toBeGreaterThan(30);
  expect(resendInSeconds).toBeLessThanOrEqual(40);
  expect(await outboxOf(recipients.sms)).toHaveLength(1);
  await age(recipients.sms, 41);
  await requestRegistrationCode(visitor, "sms", registrant);
  const codes = await outboxOf(recipients.sms);
  expect(codes).toHaveLength(2);
});

test("a code of ten minutes ago is not valid any more", async () => {
  const { registrant, recipients } = await newRegistrant();
  await requestRegistrationCode(visitor, "sms", registrant);
  await age(recipients.sms, 601);
  await expect(verifyRegistrationCode(visitor, "sms", registrant, await codeFor(recipients.sms))).rejects.toMatchObject(
    { status: 404, code: "sms.code.expired" },
  );
});

test("the fifth wrong code blocks for a quarter of an hour, the right code and another number too [ERR-013]", async () => {
  const { registrant, recipients } = await newRegistrant();
  await requestRegistrationCode(visitor, "sms", registrant);
  const code = await codeFor(recipients.sms);
  for (let tries = 1; tries <= 4; tries++)
    await expect(verifyRegistrationCode(visitor, "sms", registrant, wrongOf(code))).rejects.toMatchObject({
      code: "sms.code.invalid",
    });
  const blocked = { status: 429, code: "sms.max.attempts.reached", details: { retryAfterSeconds: 900 } };
  await expect(verifyRegistrationCode(visitor, "sms", registrant, wrongOf(code))).rejects.toMatchObject(blocked);
  await control("PATCH", `/players/${registrant.playerId}`, { mobilePhone: newNumber() });
  const still = { status: 429, code: "sms.max.attempts.reached" };
  await expect(verifyRegistrationCode(visitor, "sms", registrant, code)).rejects.toMatchObject(still);
  await expect(requestRegistrationCode(visitor, "sms", registrant)).rejects.toMatchObject(still);
  await age(recipients.sms, 901);
  await requestRegistrationCode(visitor, "sms", registrant);
});

test("the sixth code within an hour is refused as too many attempts", async () => {
  const { registrant, recipients } = await newRegistrant();
  for (let sends = 1; sends <= 5; sends++) {
    await requestRegistrationCode(visitor, "sms", registrant);
    await age(recipients.sms, 61);
  }
  await expect(requestRegistrationCode(visitor, "sms", registrant)).rejects.toMatchObject({
    code: "sms.max.attempts.reached",
  });
});

test("a phone number is given, proved by a code, and is then the player's [API-005, API-021, PROFILE-014]", async () => {
  const { playerId, ...player } = await newPlayer();
  const number = newNumber();
  const phone = { phonePrefix: "358", phoneBody: number.slice(4) };
  const [own, other] = [await signIn(player), await signIn(player)];
  // The access token of another sign-in is none, and without one there is no request.
  await expect(submitNumber(player.http, phone)).rejects.toMatchObject({ status: 400 });
  await expect(submitNumber(platformAs(own.idToken, other.accessToken), phone)).rejects.toMatchObject({ status: 401 });
  const http = platformAs(own.idToken, own.accessToken);
  const id = await submitNumber(http, phone);
  expect(await requestPhoneCode(http, id)).toEqual({ resendInSeconds: 60 });
  const code = await codeFor(number);
  await expect(verifyPhoneCode(http, id, wrongOf(code))).rejects.toMatchObject({ code: "sms.code.invalid" });
  expect(await control("GET", `/players/${playerId}`)).toMatchObject({ mobilePhone: null, phoneVerified: false });
  await verifyPhoneCode(http, id, code);
  expect(await control("GET", `/players/${playerId}`)).toMatchObject({ mobilePhone: number, phoneVerified: true });
});

test("who signs up through a bank proves a number without a token; a bad token is refused [API-021]", async () => {
  const number = newNumber();
  const phone = { phonePrefix: "+358", phoneBody: number.slice(4) };
  const id = await submitNumber(visitor, phone);
  await requestPhoneCode(visitor, id);
  await verifyPhoneCode(visitor, id, await codeFor(number));
  await expect(submitNumber(platformAs("no token"), phone)).rejects.toMatchObject({ status: 401 });
  await expect(submitNumber(visitor, { ...phone, phoneBody: "12" })).rejects.toMatchObject({
    fieldErrors: [{ objectName: "phone", field: "phoneBody" }],
  });
  await expect(requestPhoneCode(visitor, randomUUID())).rejects.toMatchObject({ status: 404 });
});

test("codes are in the language of the account", async () => {
  const mobilePhone = newNumber();
  const { playerId } = await createPlayer({ mobilePhone, languageCode: "fi" });
  await requestRegistrationCode(visitor, "sms", { playerId, siteId: 2, countryCode: "FI" });
  expect((await outboxOf(mobilePhone))[0]?.body).toContain("Vahvistuskoodisi");
});
