import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { object } from "zod/mini";
import { requestRegistrationCode, verifyRegistrationCode } from "@/lib/account/one-time-code/api";
import { getRequirement, type RegistrationForm, register, updateRegistration } from "@/lib/account/sign-up/api";
import { classifyRegistration } from "@/lib/account/sign-up/failure";
import { getWalletBalance } from "@/lib/money/wallet/api";
import { getAccessDetails } from "@/lib/session/permissions/api";
import { control, newPlayer, platformAs, platformAsRegistrant, signIn, solveCaptcha } from "../sandbox/world";

const http = platformAsRegistrant();
const online = { isOnline: true, isContentReachable: true };
const newNumber = () => `+35840${randomInt(1_000_000, 8_999_999)}`;
const newEmail = (word = "") => `${randomUUID()}${word && `+${word}`}@players.example`;
const password = "Long enough 7";

const payload = (change: object = {}) => ({
  firstName: "Aino",
  lastName: "O'Hara-Mäki",
  email: newEmail(),
  mobilePhone: newNumber(),
  password,
  termsAndConditionsAcceptedVersion: "2.0",
  ...change,
});
const begin = (body = payload(), key: string = randomUUID(), country = "NO") => register(http, body, { key, country });

const form = (playerId: string, change: Partial<RegistrationForm> = {}): RegistrationForm => ({
  playerId,
  dateOfBirth: "1990-05-17",
  postalCode: "0150",
  mobilePhone: newNumber(),
  countryCode: "NO",
  termsAndConditionsAccepted: true,
  languageCode: "no",
  marketingOptIn: false,
  ...change,
});
const failureOf = async (call: Promise<unknown>) => classifyRegistration(await call.catch((error) => error), online);
const stateOf = (playerId: string) => control("GET", `/players/${playerId}`);

test("POST registration with a country makes a player, and the PUT with the form completes it [API-007, API-008]", async () => {
  const body = payload();
  const { playerId, token } = await begin(body);
  expect(await stateOf(playerId)).toMatchObject({
    firstName: "Aino",
    lastName: "O'Hara-Mäki",
    email: body.email,
    mobilePhone: body.mobilePhone,
    countryCode: "NO",
    currencyCode: "NOK",
    accountStatus: "PRE_REGISTERED",
    firstLogin: true,
    termsAndConditionsAcceptedVersion: "2.0",
    marketingPreferences: { email: false, sms: false },
  });
  const given = form(playerId, { marketingOptIn: true });
  await updateRegistration(http, given, { token });
  expect(await stateOf(playerId)).toMatchObject({
    dateOfBirth: "1990-05-17",
    postalCode: "0150",
    mobilePhone: given.mobilePhone,
    languageCode: "no",
    accountStatus: "REGISTERED",
    marketingPreferences: { email: true, sms: true },
  });
  await signIn({ email: body.email, password });
});

test("a PUT without a marketing choice keeps the one of the account", async () => {
  const { playerId, token } = await begin();
  await control("PATCH", `/players/${playerId}`, {
    marketingPreferences: { email: true, sms: false, phone: false, post: false },
  });
  const { marketingOptIn: _, ...given } = form(playerId);
  await updateRegistration(http, given, { token });
  expect(await stateOf(playerId)).toMatchObject({
    postalCode: "0150",
    marketingPreferences: { email: true, sms: false, phone: false, post: false },
  });
});

test("one that was left is completed by its player, signed in, and by nobody else", async () => {
  const body = payload();
  const { playerId } = await begin(body);
  const own = platformAs((await signIn({ email: body.email, password })).idToken);
  const { http: asOther } = await newPlayer();
  const sendAs = async (sender: typeof own) =>
    updateRegistration(sender, form(playerId), { token: null, captchaToken: await solveCaptcha() });

  for (const stranger of [asOther, platformAs()])
    await expect(sendAs(stranger)).rejects.toMatchObject({ status: 404, code: "error.registration.not_found" });
  expect(await stateOf(playerId)).toMatchObject({ accountStatus: "PRE_REGISTERED" });

  await sendAs(own);
  expect(await stateOf(playerId)).toMatchObject({ accountStatus: "REGISTERED", dateOfBirth: "1990-05-17" });
  // Only the account page's calls change a registered account.
  await expect(sendAs(own)).rejects.toMatchObject({ status: 404 });
});

test("one that was left may not play before each of its codes that is missing was given, and may after the last", async () => {
  const body = payload();
  const { playerId } = await begin(body, randomUUID(), "CA");
  const own = platformAsRegistrant((await signIn({ email: body.email, password })).idToken);
  const refused = { status: 403, code: "error.player.unverified" };
  /** A launch for money. */
  const play = () => own.post("yggdrasil/player/auth/session", object({}), { body: {} });
  const access = () => getAccessDetails(own);
  expect(await access()).toEqual({ accountStatus: "PRE_REGISTERED", missingVerification: "BOTH" });
  await expect(play()).rejects.toMatchObject(refused);

  const given = form(playerId, { countryCode: "CA", languageCode: "en", province: "QC" });
  await updateRegistration(own, given, { token: null });
  const registrant = { playerId, siteId: 2, countryCode: "CA" };
  for (const [channel, recipient, missingVerification, left] of [
    ["sms", given.mobilePhone, "BOTH", { accountStatus: "ACCOUNT_UNVERIFIED", missingVerification: "EMAIL" }],
    ["email", body.email, "EMAIL", { accountStatus: "REGISTERED" }],
  ] as const) {
    expect(await access()).toEqual({ accountStatus: "ACCOUNT_UNVERIFIED", missingVerification });
    await expect(play()).rejects.toMatchObject(refused);
    await requestRegistrationCode(own, channel, registrant);
    const sent = await control<{ code: string }[]>("GET", `/outbox.json?recipient=${encodeURIComponent(recipient)}`);
    await verifyRegistrationCode(own, channel, registrant, sent[0]?.code ?? "");
    expect(await access()).toEqual(left);
  }
  await play();
});

test("one that was left: a number that is corrected has to be proved again, the address does not", async () => {
  const { idToken, playerId } = await newPlayer({
    accountStatus: "ACCOUNT_UNVERIFIED",
    countryCode: "CA",
    phoneVerified: true,
    emailVerified: true,
  });
  const own = platformAsRegistrant(idToken);
  const given = form(playerId, { countryCode: "CA", languageCode: "en", province: "QC" });
  await updateRegistration(own, given, { token: null });
  expect(await getAccessDetails(own)).toEqual({ accountStatus: "ACCOUNT_UNVERIFIED", missingVerification: "SMS" });
});

test("the country is optional: without one it is the one that the platform detects [API-007]", async () => {
  const { playerId } = await register(http, payload(), { key: randomUUID() });
  expect(await stateOf(playerId)).toMatchObject({ countryCode: "FI", currencyCode: "EUR" });
});

describe("the captcha header", () => {
  const denied = { status: 403, message: "User is not authorized to access this resource with an explicit deny" };

  test("is required by both calls, and a missing or used token is denied [API-004, API-008]", async () => {
    const bare = platformAs();
    const token = await solveCaptcha();
    await register(bare, payload(), { key: randomUUID(), captchaToken: token }).catch(() => {});
    const headers = { "X-Captcha-Token": token };
    const spent = { safeParse: expect.fail };
    await bare.post("registration", spent, { headers, body: payload() }).catch(() => {});
    await expect(bare.post("registration", spent, { headers, body: payload() })).rejects.toMatchObject(denied);
    await expect(register(bare, payload(), { key: randomUUID() })).rejects.toMatchObject(denied);
    await expect(updateRegistration(bare, form("P1"), { token: "x" })).rejects.toMatchObject(denied);
  });

  test("a denied call is the captcha's [ERR-007]", async () => {
    expect(await failureOf(register(platformAs(), payload(), { key: randomUUID() }))).toEqual({
      place: "form",
      code: "error.captcha.validation",
    });
  });
});

describe("one registration", () => {
  test("comes of one key, sent twice at once and later with changed names", async () => {
    const [body, key] = [payload(), randomUUID()];
    const [one, other] = await Promise.all([begin(body, key), begin(body, key)]);
    expect(other).toEqual(one);
    expect(await begin({ ...body, firstName: "Aina" }, key)).toEqual(one);
    expect(await stateOf(one.playerId)).toMatchObject({ firstName: "Aina" });
  });

  test("is, until it is complete, the one that was given last: its name, password, country and wallet too [SIGNUP-004, SIGNUP-012]", async () => {
    const [body, key, later] = [payload(), randomUUID(), "Longer than 9"];
    const one = await begin(body, key, "FI");
    expect(await begin(body, key, "CA")).toEqual(one);
    expect(await stateOf(one.playerId)).toMatchObject({ countryCode: "CA", currencyCode: "CAD" });
    await updateRegistration(http, form(one.playerId, { countryCode: "CA", languageCode: "en", province: "QC" }), {
      token: one.token,
    });
    expect(await stateOf(one.playerId)).toMatchObject({ accountStatus: "ACCOUNT_UNVERIFIED" });
    expect(await begin({ ...body, firstName: "Aina", password: later }, key)).toEqual(one);
    expect(await stateOf(one.playerId)).toMatchObject({ firstName: "Aina", countryCode: "NO", currencyCode: "NOK" });
    await expect(signIn({ email: body.email, password })).rejects.toThrow();
    const { idToken } = await signIn({ email: body.email, password: later });

    await updateRegistration(http, form(one.playerId), { token: one.token });
    expect(await getWalletBalance(platformAs(idToken))).toMatchObject({ currency: "NOK" });
    await expect(begin(body, key)).rejects.toMatchObject({ code: "error.registration.player_already_exists" });
  });

  test("of an address stays one: another key, or capitals, find it taken [ERR-002]", async () => {
    const body = payload();
    await begin(body);
    for (const email of [body.email, body.email.toUpperCase()]) {
      const call = begin(payload({ email }));
      await expect(call).rejects.toMatchObject({ status: 400, code: "error.registration.player_already_exists" });
      expect(await failureOf(call)).toEqual({ place: "duplicated", code: "error.registration.player_already_exists" });
    }
  });

  test("of an address that only the identity service knows is refused, and those of others continue", async () => {
    const { email } = payload();
    await control("POST", "/identity/users", { email, password, claims: { player_id: randomUUID() } });
    const call = begin(payload({ email }));
    await expect(call).rejects.toMatchObject({ status: 400, code: "error.registration.player_already_exists" });
    const { playerId, token } = await begin();
    await updateRegistration(http, form(playerId), { token });
  });

  test("of a key that was another address's is refused", async () => {
    const key = randomUUID();
    await begin(payload(), key);
    await expect(begin(payload(), key)).rejects.toMatchObject({ status: 422, code: "error.idempotency.key_reused" });
  });

  test("of two tabs at once is one", async () => {
    const body = payload();
    const both = await Promise.allSettled([begin(body), begin(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { status: 400, code: "error.registration.player_already_exists" } });
  });

  test("is completed by its own token only", async () => {
    const { playerId } = await begin();
    await expect(updateRegistration(http, form(playerId), { token: randomUUID() })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test.each(["BLACKLISTED", "CLOSED", "SELF_EXCLUDED", "TIMEOUT", "RESTRICTED", "PAYOUT"])(
  "an account that became %s meanwhile is completed by no token and begun by no key, and keeps its status [API-008]",
  async (accountStatus) => {
    const [body, key] = [payload(), randomUUID()];
    const { playerId, token } = await begin(body, key);
    await control("PATCH", `/players/${playerId}`, { accountStatus });
    await expect(updateRegistration(http, form(playerId), { token })).rejects.toMatchObject({ status: 404 });
    await expect(begin(body, key)).rejects.toMatchObject({ code: "error.registration.player_already_exists" });
    expect(await stateOf(playerId)).toMatchObject({ accountStatus });
  },
);

test("a PUT whose answer was lost is sent once more [API-008]", async () => {
  const { playerId, token } = await begin();
  const given = form(playerId);
  await updateRegistration(http, given, { token });
  await updateRegistration(http, given, { token });
  expect(await stateOf(playerId)).toMatchObject({ accountStatus: "REGISTERED" });
});

test.each([
  ["system", "form", "error.system.error"],
  ["unhandled", "form", "error.signup.unhandled"],
  ["captcha", "form", "error.captcha.validation"],
  ["vonage", "phone", "error.vonage.validation"],
  ["same", "form", "error.same.customer.info.detected"],
  ["blocked", "unsupported", "error.country.blocked"],
])("the address name+%s@… brings about the error of the catalogue [ERR-005, ERR-008]", async (word, place, code) => {
  expect(await failureOf(begin(payload({ email: newEmail(word) })))).toEqual({ place, code });
});

describe("a registration that is completed", () => {
  const identityOf = async (playerId: string) =>
    (await control<{ idDocument: { documentStatus: string } }>("GET", `/players/${playerId}/documents`)).idDocument
      .documentStatus;

  test.each([
    ["GB", "REQUESTED"],
    ["NO", "UNREQUESTED"],
  ])("in %s finds its identity document %s [KYC-014]", async (countryCode, status) => {
    const { playerId, token } = await begin(payload(), randomUUID(), countryCode);
    expect(await identityOf(playerId)).toBe("UNREQUESTED");
    await updateRegistration(http, form(playerId, { countryCode }), { token });
    expect(await identityOf(playerId)).toBe(status);
  });

  test("by its last code is asked for it too", async () => {
    const email = newEmail();
    const { playerId } = await newPlayer({ accountStatus: "ACCOUNT_UNVERIFIED", countryCode: "GB", email });
    const registrant = { playerId, siteId: 2, countryCode: "GB" };
    await requestRegistrationCode(http, "email", registrant);
    const sent = await control<{ code: string }[]>("GET", `/outbox.json?recipient=${encodeURIComponent(email)}`);
    await verifyRegistrationCode(http, "email", registrant, sent[0]?.code ?? "");
    expect([await stateOf(playerId), await identityOf(playerId)]).toMatchObject([
      { accountStatus: "REGISTERED" },
      "REQUESTED",
    ]);
  });
});

test("a number that ends in seven nines does not exist for the provider of phone checks [ERR-008]", async () => {
  const mobilePhone = "+358409999999";
  expect(await failureOf(begin(payload({ mobilePhone })))).toMatchObject({ place: "phone" });
  const { playerId, token } = await begin();
  const call = updateRegistration(http, form(playerId, { mobilePhone }), { token });
  expect(await failureOf(call)).toMatchObject({ place: "phone" });
});

test("a country whose calls are blocked gets no response [ERR-005]", async () => {
  await control("PUT", "/site-rules/TK", { restricted: true });
  expect(await failureOf(begin(payload(), randomUUID(), "TK"))).toMatchObject({ place: "unsupported" });
});

describe("the requirements of a country", () => {
  const brazil = async (cpf?: string) => {
    const { playerId, token } = await begin(payload(), randomUUID(), "BR");
    return updateRegistration(http, form(playerId, { countryCode: "BR", languageCode: "pt", ...(cpf && { cpf }) }), {
      token,
    });
  };
  /** A CPF that no other run has used. */
  function newCpf(): string {
    const base = String(randomInt(100_000_000, 999_999_999));
    const digit = (text: string) =>
      (
        (([...text].reduce((sum, each, at) => sum + Number(each) * (text.length + 1 - at), 0) * 10) % 11) %
        10
      ).toString();
    const first = base + digit(base);
    return first + digit(first);
  }

  test("a CPF in Brazil, with its check digits, of one player only [ERR-003]", async () => {
    // A Brazilian who signs up in another market did not have to enter it.
    await brazil();
    await expect(brazil("12345678901")).rejects.toMatchObject({ fieldErrors: [{ field: "cpf" }] });
    const cpf = newCpf();
    await brazil(cpf);
    expect(await failureOf(brazil(cpf))).toEqual({ place: "cpf", code: "error.cpf.duplicate_found" });
  });

  test("a province in Canada", async () => {
    const { playerId, token } = await begin(payload(), randomUUID(), "CA");
    const canada = form(playerId, { countryCode: "CA", languageCode: "en" });
    await expect(updateRegistration(http, canada, { token })).rejects.toMatchObject({
      fieldErrors: [{ field: "province" }],
    });
    await updateRegistration(http, { ...canada, province: "QC" }, { token });
    expect(await stateOf(playerId)).toMatchObject({ provinceCode: "QC", accountStatus: "ACCOUNT_UNVERIFIED" });
  });

  test("eighteen years everywhere", async () => {
    const { playerId, token } = await begin();
    const young = form(playerId, { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` });
    await expect(updateRegistration(http, young, { token })).rejects.toMatchObject({
      fieldErrors: [{ field: "dateOfBirth" }],
    });
  });

  test.each([
    ["FI", "sms"],
    ["CA", "both"],
    ["JP", "email"],
    ["NO", "none"],
  ] as const)("%s: codes by %s [SIGNUP-014]", async (countryCode, requirement) => {
    expect(await getRequirement(platformAs(), { siteId: 2, countryCode })).toBe(requirement);
  });
});
