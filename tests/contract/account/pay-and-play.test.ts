import { beforeEach, expect, inject, test, vi } from "vitest";
import { payAndPlayCurrency } from "@/lib/account/pay-and-play/amounts";
import { authorise, logIn, updatePlayer, verifyCode } from "@/lib/account/pay-and-play/api";
import type { PayAndPlaySession } from "@/lib/account/pay-and-play/schema";
import { parseEnvironment } from "@/lib/config/environment";
import { toDecimal } from "@/lib/core/money";
import { locales, parseLocale } from "@/lib/market/locale";
import { payloadOf } from "@/lib/session/tokens/token-payload";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { recordCalls } from "../../support/record-calls";
import { control, platformAs } from "../sandbox/world";

const origins = inject("sandbox");
const authorizeUrl = siteVariables(origins).PNP_AUTHORIZE_URL ?? "";
const http = platformAs();
const none = new AbortController().signal;
const finnish = parseLocale("fi-FI") ?? expect.fail();

beforeEach(() => {
  const config = { siteId: 2, frameOrigins: [origins.frames] };
  vi.stubGlobal("location", { origin: "http://localhost:3000" });
  vi.stubGlobal("document", { getElementById: () => ({ textContent: JSON.stringify(config) }) });
});

/** Pays at the bank as a customer does; resolves with the bank's parameters for the callback page. */
async function pay(
  customer: string,
  amountMinor = 5_000,
  decision = "approve",
  locale = finnish,
): Promise<URLSearchParams> {
  const address = await authorise(authorizeUrl, { amountMinor, locale }, none);
  const body = new URLSearchParams({ customer, decision });
  const sent = await fetch(address, { method: "POST", body, redirect: "manual" });
  const back = new URL(sent.headers.get("location") ?? "");
  expect(back.pathname).toBe(`/${locale.segment}/signup/callback`);
  return back.searchParams;
}

async function begin(customer: string, amountMinor?: number): Promise<PayAndPlaySession> {
  const params = await pay(customer, amountMinor);
  const [code, sessionId] = [params.get("code") ?? "", params.get("sessionId") ?? ""];
  return verifyCode(http, { code, sessionId, address: "192.0.2.7", blackbox: "" });
}

/** A number that a code has proved, as the form proves it. */
async function prove(phoneBody: string): Promise<string> {
  const post = async (path: string, body: object) =>
    (
      await fetch(`${origins.platform}/v1/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  const { smsVerificationId } = (await post("phone", { phonePrefix: "358", phoneBody })) as {
    smsVerificationId: string;
  };
  await post("phone_number/sms_request", { smsVerificationId });
  const [message] = await control<{ code: string }[]>(
    "GET",
    `/outbox.json?recipient=${encodeURIComponent(`+358${phoneBody}`)}`,
  );
  await fetch(`${origins.platform}/v1/phone_number/sms_verification`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ smsVerificationId, pincode: message?.code }),
  });
  return `+358${phoneBody}`;
}

const deposits = async (playerId: string) => {
  const { ledger } = await control<{ ledger: { type: string; category: string; amount: string }[] }>(
    "GET",
    `/players/${playerId}`,
  );
  return ledger.filter(({ category }) => category === "PAYMENT");
};

let count = 0;
const customer = () => `C${Date.now().toString(36)}${++count}`.slice(0, 12);

test("the payment is authorised by a GET with amount and redirectPath, and returns the frame's address [PNP-501, PNP-510, API-016]", async () => {
  const calls = recordCalls(origins.frames);
  const address = await authorise(authorizeUrl, { amountMinor: 1_250, locale: finnish }, none);
  expect(calls.map(({ line }) => line)).toEqual([
    "GET /bank/authorize?amount=12.50&redirectPath=%2Ffi-FI%2Fsignup%2Fcallback",
  ]);
  expect(new URL(address).origin).toBe(origins.frames);
  const page = await fetch(address);
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors");
  expect(await page.text()).toContain("Maksetaanko kasinolle");
  for (const query of [
    "amount=0&redirectPath=/fi-FI/x",
    "amount=50&redirectPath=//evil.example",
    "amount=-1&redirectPath=/fi-FI/x",
  ])
    expect((await fetch(`${authorizeUrl}?${query}`)).status).toBe(400);
});

test("the bank takes the least and the most that the site states in each currency, and no more", async () => {
  const { PNP_AMOUNTS } = parseEnvironment({ ...siteVariables(origins), SESSION_KEYS: newSessionKeys() });
  const statusOf = async (amountMinor: number, locale: string) =>
    (await fetch(`${authorizeUrl}?amount=${toDecimal(amountMinor)}&redirectPath=/${locale}/signup/callback`)).status;
  for (const locale of locales) {
    const range = PNP_AMOUNTS[payAndPlayCurrency(locale.market)] ?? expect.fail(locale.segment);
    expect(await statusOf(range.leastMinor, locale.segment), locale.segment).toBe(200);
    expect(await statusOf(range.mostMinor, locale.segment), locale.segment).toBe(200);
    expect(await statusOf(range.leastMinor - 1, locale.segment), locale.segment).toBe(400);
    expect(await statusOf(range.mostMinor + 1, locale.segment), locale.segment).toBe(400);
  }
});

test("a new customer: code, update, login; the amount is one deposit in the ledger [PNP-002, PNP-502, PNP-504, PNP-508, API-015, API-017]", async () => {
  const number = customer();
  const calls = recordCalls(origins.platform);
  const session = await begin(number, 5_000);
  expect(session).toMatchObject({ email: null, mobilePhone: null, idToken: null, lastAuth: expect.any(String) });
  const { sessionId, playerId } = session;
  const email = `${number}@players.example`.toLowerCase();
  const mobilePhone = await prove(`4012${String(Date.now()).slice(-5)}`);
  calls.length = 0;

  await expect(logIn(http, session, none)).rejects.toMatchObject({ status: 409 });
  await updatePlayer(http, session, { email, mobilePhone }, none);
  const tokens = await logIn(http, session, none);
  expect(calls).toEqual([
    { line: "POST /v1/paynplay/player/login", body: { sessionId, playerId } },
    { line: "POST /v1/paynplay/player/update", body: { sessionId, playerId, email, mobilePhone } },
    { line: "POST /v1/paynplay/player/login", body: { sessionId, playerId } },
  ]);
  expect(payloadOf(tokens.idToken)).toMatchObject({ player_id: playerId, email, login_method: "PAY_AND_PLAY" });
  expect(tokens).toMatchObject({ refreshToken: expect.any(String), accessToken: expect.any(String) });
  expect(await deposits(playerId)).toMatchObject([{ type: "DEPOSIT", amount: "50.00" }]);

  // The response was lost: the repeated call pays nothing twice.
  await logIn(http, session, none);
  expect(await deposits(playerId)).toHaveLength(1);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
  // Once the player has signed in, what came with the payment changes nothing more.
  await expect(updatePlayer(http, session, { email: `x${email}`, mobilePhone }, none)).rejects.toMatchObject({
    status: 401,
  });
});

test("after the sign-in its token signs in for a lost response alone, and a minute later nobody", async () => {
  const number = customer();
  const session = await begin(number);
  const mobilePhone = await prove(`4018${String(Date.now()).slice(-5)}`);
  await updatePlayer(http, session, { email: `${number}@players.example`.toLowerCase(), mobilePhone }, none);
  const age = (seconds: number) => control("POST", `/pay-and-play/${session.sessionId}/age`, { seconds });
  // As long as nobody has signed in, the payment waits for more than a minute.
  await age(120);
  await logIn(http, session, none);
  await logIn(http, session, none);
  await age(61);
  await expect(logIn(http, session, none)).rejects.toMatchObject({ status: 401 });
});

test("a new customer has a person's name, and another one another", async () => {
  const names = [];
  for (const _ of Array(4)) {
    const { playerId } = await begin(customer());
    const player = await control<{ firstName: string; lastName: string }>("GET", `/players/${playerId}`);
    names.push(`${player.firstName} ${player.lastName}`);
  }
  for (const name of names) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    expect(name).not.toContain("Bank");
  }
  expect(new Set(names).size).toBeGreaterThan(1);
});

test("the code call carries oneTimeCode, sessionId, ipAddress and blackbox, and takes a code once [PNP-502, PNP-011, API-015]", async () => {
  const calls = recordCalls(origins.platform);
  const session = await begin(customer());
  expect(calls).toMatchObject([
    {
      line: "POST /v1/paynplay/player/code",
      body: { oneTimeCode: expect.any(String), sessionId: session.sessionId, ipAddress: "192.0.2.7", blackbox: "" },
    },
  ]);
  for (const [code, sessionId] of [
    ["wrong", session.sessionId],
    ["wrong", "no-such-session"],
  ] as const)
    await expect(verifyCode(http, { code, sessionId, address: "", blackbox: "" })).rejects.toMatchObject({
      status: 400,
      code: "error.paynplay.code.invalid",
    });
});

test("a customer who comes again is the same player, whose e-mail and phone are known", async () => {
  const number = customer();
  const first = await begin(number, 1_000);
  const contact = {
    email: `${number}@players.example`.toLowerCase(),
    mobilePhone: await prove(`4013${String(Date.now()).slice(-5)}`),
  };
  await updatePlayer(http, first, contact, none);
  await logIn(http, first, none);
  const again = await begin(number, 2_000);
  expect(again).toMatchObject({ playerId: first.playerId, ...contact });
  await logIn(http, again, none);
  expect((await deposits(first.playerId)).map(({ amount }) => amount).sort()).toEqual(["10.00", "20.00"]);
});

test("a payment beyond the customer's deposit limit is not approved, and one within it is", async () => {
  const number = customer();
  const { playerId } = await begin(number, 1_000);
  // The first payment, which is on its way, counts too.
  await control("PUT", `/players/${playerId}/limits`, { kind: "deposit", duration: "D", value: "30.00" });
  expect(Object.fromEntries(await pay(number, 2_001))).toEqual({ error: "limit" });
  const both = await Promise.all([pay(number, 2_000), pay(number, 2_000)]);
  expect(both.filter((params) => params.has("code"))).toHaveLength(1);
  expect(both.filter((params) => params.get("error") === "limit")).toHaveLength(1);
});

test("a limit that is lowered between the bank and the login holds: nothing is paid in, and the payment still counts", async () => {
  const number = customer();
  const session = await begin(number, 5_000);
  const mobilePhone = await prove(`4017${String(Date.now()).slice(-5)}`);
  await updatePlayer(http, session, { email: `${number}@players.example`.toLowerCase(), mobilePhone }, none);
  const limit = (value: string) =>
    control("PUT", `/players/${session.playerId}/limits`, { kind: "deposit", duration: "D", value });
  await limit("49.99");
  const refused = { status: 409, code: "SELF_LIMIT_REACHED" };
  await expect(logIn(http, session, none)).rejects.toMatchObject(refused);
  await expect(logIn(http, session, none)).rejects.toMatchObject(refused);
  expect(await deposits(session.playerId)).toEqual([]);
  expect(Object.fromEntries(await pay(number, 1_000))).toEqual({ error: "limit" });
  // The payment itself counts once, not twice.
  await limit("50.00");
  await logIn(http, session, none);
  await limit("10.00");
  await logIn(http, session, none);
  expect(await deposits(session.playerId)).toMatchObject([{ type: "DEPOSIT", amount: "50.00" }]);
});

test("a customer whose account is in another currency, or comes to be, pays nothing; nor does one without deposits", async () => {
  const canadian = parseLocale("en-CA") ?? expect.fail();
  const payInCanada = async (number: string) => Object.fromEntries(await pay(number, 5_000, "approve", canadian));
  const [known, unknown] = [customer(), customer()];
  const { playerId } = await begin(known);
  expect(await payInCanada(known)).toEqual({ error: "currency" });
  await pay(unknown);
  expect(await payInCanada(unknown)).toEqual({ error: "currency" });
  await control("PATCH", `/players/${playerId}`, { deposit: false });
  expect(Object.fromEntries(await pay(known))).toEqual({ error: "refused" });
});

test("an e-mail of another player is refused as the same customer; a number without a code too [ERR-010]", async () => {
  const owner = await control<{ email: string }>("POST", "/players", { email: `${customer()}@players.example` });
  const session = await begin(customer());
  const mobilePhone = await prove(`4014${String(Date.now()).slice(-5)}`);
  await expect(updatePlayer(http, session, { email: owner.email, mobilePhone }, none)).rejects.toMatchObject({
    status: 400,
    code: "error.same.customer.info.detected",
    message: "same customer info detected",
  });
  const unproved = { email: `${customer()}@players.example`, mobilePhone: "+358409999999" };
  await expect(updatePlayer(http, session, unproved, none)).rejects.toMatchObject({ code: "error.phone.unverified" });
});

test("the proof of a number is good for one account", async () => {
  const mobilePhone = await prove(`4016${String(Date.now()).slice(-5)}`);
  const [first, second] = [await begin(customer()), await begin(customer())];
  const update = (session: PayAndPlaySession) =>
    updatePlayer(http, session, { email: `${customer()}@players.example`, mobilePhone }, none);
  await update(first);
  await expect(update(second)).rejects.toMatchObject({ code: "error.phone.unverified" });
});

test("without the session's token nobody updates it or logs in to it", async () => {
  const session = await begin(customer());
  for (const accessToken of [null, "guessed"]) {
    const forged = { ...session, accessToken };
    await expect(logIn(http, forged, none)).rejects.toMatchObject({ status: 401 });
    await expect(
      updatePlayer(http, forged, { email: "a@b.example", mobilePhone: "+358401234567" }, none),
    ).rejects.toMatchObject({ status: 401 });
  }
});

test("an excluded player is refused with the words of a login, and nothing is paid in", async () => {
  const number = customer();
  const first = await begin(number);
  await updatePlayer(
    http,
    first,
    { email: `${number}@players.example`, mobilePhone: await prove(`4015${String(Date.now()).slice(-5)}`) },
    none,
  );
  await control("PATCH", `/players/${first.playerId}`, { accountStatus: "SELF_EXCLUDED" });
  await expect(logIn(http, first, none)).rejects.toMatchObject({
    status: 403,
    message: expect.stringMatching(/exclusion in progress/i),
  });
  expect(await deposits(first.playerId)).toEqual([]);
});

test("a customer who cancels sends an error back, and a payment is approved once", async () => {
  expect(Object.fromEntries(await pay(customer(), 5_000, "cancel"))).toEqual({ error: "cancelled" });
  const address = await authorise(authorizeUrl, { amountMinor: 5_000, locale: finnish }, none);
  const body = new URLSearchParams({ customer: customer(), decision: "approve" });
  const approve = async () => (await fetch(address, { method: "POST", body, redirect: "manual" })).status;
  expect([await approve(), await approve()]).toEqual([303, 410]);
});
