import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { money } from "@/lib/core/money";
import {
  checkDeposit,
  type DepositRequest,
  getDepositMethods,
  getRecentMethods,
  requestDeposit,
} from "@/lib/money/deposit/api";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { validateBonusCode } from "@/lib/offers/bonus-code/api";
import { getRewards } from "@/lib/offers/rewards/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

/** Paid at once, without a page of a partner. */
const requested = (amountMinor: number, methodId = "mandate"): DepositRequest => ({
  ...{ amount: money(amountMinor, "EUR"), methodId, selectedBonusId: null },
  returnUrl: "http://localhost:3000/fi-FI/deposit",
});

test("a deposit is booked once for its key, and its key is the reference of its transaction", async () => {
  const { playerId, http } = await newPlayer({ balance: "1.00" });
  const key = randomUUID();
  const first = await requestDeposit(http, requested(2_050), key);
  expect(first).toEqual({ referenceId: key, result: "SUCCESS" });
  expect(await requestDeposit(http, requested(2_050), key)).toEqual(first);
  expect(await getTransactions(http, { category: "PAYMENT" })).toEqual([
    {
      ...{ referenceId: key, type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS", amount: 2_050 },
      ...{ balanceAfterTransaction: 2_150, transactionDate: expect.any(String) },
      ...{ playerId, walletId: playerId, gameId: null },
    },
  ]);
  expect(await getBalance(http)).toMatchObject({ balances: { mainBalance: money(2_150, "EUR") } });
  const player = await control<{ firstDepositDate: string | null }>("GET", `/players/${playerId}`);
  expect(player.firstDepositDate).not.toBeNull();
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("a key with another amount is refused, and so are a deposit of nothing, without a key, and of a player who may not", async () => {
  const { playerId, http } = await newPlayer();
  const key = randomUUID();
  await requestDeposit(http, requested(1_000), key);
  await expect(requestDeposit(http, requested(1_001), key)).rejects.toMatchObject({
    status: 422,
    code: "error.idempotency.key_reused",
  });
  await expect(requestDeposit(http, requested(1_000), "")).rejects.toMatchObject({ status: 400 });
  const refused = { status: 409, code: "error.deposit.not_allowed" };
  await expect(requestDeposit(http, requested(0), randomUUID())).rejects.toMatchObject(refused);
  await control("PATCH", `/players/${playerId}`, { deposit: false });
  await expect(requestDeposit(http, requested(1_000), randomUUID())).rejects.toMatchObject(refused);
  expect(await getTransactions(http, { category: "PAYMENT" })).toHaveLength(1);
});

test("the list is the player's own, the newest first, a page at a time, by category and time [TX-519]", async () => {
  const { http } = await newPlayer({ balance: "5.00" });
  const { http: asOther } = await newPlayer();
  const keys: string[] = [];
  for (let at = 1; at <= 3; at++) {
    const key = randomUUID();
    keys.unshift(key);
    await requestDeposit(http, requested(at * 100), key);
  }
  const references = async (filter: Parameters<typeof getTransactions>[1]) =>
    (await getTransactions(http, filter)).map(({ referenceId }) => referenceId);
  expect(await references({ category: "PAYMENT", limit: 2 })).toEqual(keys.slice(0, 2));
  expect(await references({ category: "PAYMENT", limit: 2, position: 2 })).toEqual(keys.slice(2));
  // The opening balance is an adjustment.
  expect(await getTransactions(http)).toHaveLength(4);
  expect(await references({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  expect(await references({ to: new Date(Date.now() - 60_000).toISOString() })).toEqual([]);
  expect(await getTransactions(asOther, { category: "PAYMENT" })).toEqual([]);
});

describe("a deposit at the partner's page", () => {
  const body = { ipAddress: "203.0.113.7", blackbox: "" };
  const pressed = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields) });
  const card = (number: string) => ({ decision: "pay", number, expiry: "08/30", code: "123" });
  async function begin(state: object = {}, amountMinor = 2_500) {
    const player = await newPlayer({ balance: "1.00", ...state });
    const key = randomUUID();
    const { cashierUrl } = await requestDeposit(player.http, requested(amountMinor, "card"), key);
    return { ...player, key, url: cashierUrl ?? expect.fail("no address") };
  }
  /** How the page tells the site that it is over, with the reason of a refusal. */
  async function endingOf(answer: Response): Promise<string> {
    const text = await answer.text();
    return ["ended", "reason"].flatMap((name) => new RegExp(`data-${name}="([^"]+)"`).exec(text)?.[1] ?? []).join(" ");
  }
  const statusOf = async ({ http, key }: { http: Http; key: string }) =>
    (await getTransactions(http, { category: "PAYMENT" })).find(({ referenceId }) => referenceId === key)?.status;
  const cash = async (http: Http) => (await getBalance(http))?.balances.mainBalance.amountMinor;

  test("the check and the request have the keys that are specified, and methods are read by GET [DEP-513, DEP-514, DEP-516]", async () => {
    const { http } = await newPlayer();
    const calls = recordCalls(inject("sandbox").platform);
    expect(await checkDeposit(http, body)).toEqual({
      ...{ result: "SUCCESS", limitLeft: null, limitType: null, resetOn: null, daysLeftToVerifyDocuments: null },
      since: null,
    });
    const [method] = await getDepositMethods(http);
    expect(method).toMatchObject({ id: "card", min: 1_000, max: 500_000, fee: 0, minutes: 0 });
    expect(await getRecentMethods(http)).toEqual([]);
    await requestDeposit(http, requested(2_500, "card"), randomUUID());
    expect(calls).toEqual([
      { line: "POST /v1/player/wallet/deposit/limit-check", body },
      { line: "GET /v1/player/wallet/deposit/methods", body: undefined },
      { line: "GET /v1/player/wallet/recent_deposit_methods", body: undefined },
      {
        line: "POST /v1/player/wallet/deposit/request",
        body: {
          ...{ amount: "25.00", currency: "EUR", methodId: "card", selectedBonusId: null },
          returnUrl: "http://localhost:3000/fi-FI/deposit",
        },
      },
    ]);
  });

  test("at a bank is paid at a page of its own that nobody frames, and leads back to the site", async () => {
    const { http } = await newPlayer({ balance: "1.00" });
    const asked = async () => (await requestDeposit(http, requested(2_500, "volt"), randomUUID())).cashierUrl ?? "";
    const bankOf = async (url: string) =>
      /data-bank="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? expect.fail("no bank");
    const decide = (url: string, decision: string) =>
      fetch(url, { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" });
    const back = "http://localhost:3000/fi-FI/deposit";
    const bank = await bankOf(await asked());
    const page = await fetch(bank);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(await cash(http)).toBe(100);
    const answers = await Promise.all([1, 2].map(() => decide(bank, "confirm")));
    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual([
      [303, back],
      [303, back],
    ]);
    expect(await cash(http)).toBe(2_600);
    expect((await fetch(bank, { redirect: "manual" })).headers.get("location")).toBe(back);
    expect((await decide(await bankOf(await asked()), "reject")).headers.get("location")).toBe(back);
    expect(await cash(http)).toBe(2_600);
    const elsewhere = { ...requested(2_500, "volt"), returnUrl: "https://evil.test/" };
    const { cashierUrl } = await requestDeposit(http, elsewhere, randomUUID());
    expect((await decide(await bankOf(cashierUrl ?? ""), "reject")).headers.get("location")).toBe(
      "http://localhost:3000",
    );
  });

  test("moves nothing until it is paid there, once, whatever is pressed; then its method is one that was used", async () => {
    const payment = await begin();
    expect([await statusOf(payment), await cash(payment.http)]).toEqual(["WAITING_INPUT", 100]);
    const answers = await Promise.all([1, 2, 3].map(() => pressed(payment.url, card("4242 4242 4242 4242"))));
    for (const answer of answers) expect(await answer.text()).toContain('data-ended="paid"');
    expect([await statusOf(payment), await cash(payment.http)]).toEqual(["SUCCESS", 2_600]);
    await pressed(payment.url, card("4242 4242 4242 4242"));
    expect(await cash(payment.http)).toBe(2_600);
    expect(await getRecentMethods(payment.http)).toMatchObject([{ id: "card" }]);
    expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
  });

  test.each([
    ["4000 0000 0000 0002", "FAILED"],
    ["4000 0000 0000 9995", "FAILED"],
    ["4000 0000 0000 0069", "FAILED"],
    ["4000 0000 0000 6975", "PENDING"],
  ])("the card %s ends it as %s, and moves nothing", async (number, status) => {
    const payment = await begin();
    await pressed(payment.url, card(number));
    expect([await statusOf(payment), await cash(payment.http)]).toEqual([status, 100]);
    // What has ended stays ended.
    await pressed(payment.url, card("4242 4242 4242 4242"));
    expect(await statusOf(payment)).toBe(status);
  });

  test("the bank may ask first; fields that are wrong are named and pay nothing; who cancels has paid nothing", async () => {
    const asked = await begin();
    expect(await (await pressed(asked.url, card("4000 0000 0000 3220"))).text()).toContain(
      "Maksetaanko kasinolle 25,00",
    );
    expect(await statusOf(asked)).toBe("WAITING_INPUT");
    await pressed(asked.url, { decision: "confirm" });
    expect(await statusOf(asked)).toBe("SUCCESS");

    const wrong = await begin();
    const response = await pressed(wrong.url, { decision: "pay", number: "1", expiry: "1/20", code: "" });
    expect([response.status, ((await response.text()).match(/aria-invalid/g) ?? []).length]).toEqual([422, 3]);
    await pressed(wrong.url, { decision: "cancel" });
    expect([await statusOf(wrong), await cash(wrong.http)]).toEqual(["CANCELLED", 100]);
  });

  describe("by voucher", () => {
    async function beginVoucher(amountMinor = 2_500) {
      const player = await newPlayer({ balance: "1.00" });
      const key = randomUUID();
      const { cashierUrl: url = "" } = await requestDeposit(player.http, requested(amountMinor, "voucher"), key);
      const form = await (await fetch(url ?? "")).text();
      const [code = ""] = /\d{4} \d{4} \d{4} \d{4}/.exec(form) ?? [];
      return { ...player, key, code, url: url ?? expect.fail("no address") };
    }
    const redeem = (url: string, voucher: string) => pressed(url, { decision: "pay", voucher });

    test("is offered with its picture, bounds, fee and time, and pays once, whatever is pressed", async () => {
      const payment = await beginVoucher();
      const offered = (await getDepositMethods(payment.http)).find(({ id }) => id === "voucher");
      expect(offered).toMatchObject({ name: "Voucher", min: 1_000, max: 500_000, fee: 0, minutes: 0 });
      expect(offered?.image).toMatch(/^data:image\/svg/);
      expect([await statusOf(payment), await cash(payment.http)]).toEqual(["WAITING_INPUT", 100]);
      await Promise.all([1, 2, 3].map(() => redeem(payment.url, payment.code)));
      expect([await statusOf(payment), await cash(payment.http)]).toEqual(["SUCCESS", 2_600]);
      expect(await getRecentMethods(payment.http)).toMatchObject([{ id: "voucher" }]);
      expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
    });

    test("of two payments that are paid with one voucher at once, one is; the other is told that it has been used", async () => {
      const [first, second] = [await beginVoucher(), await beginVoucher()];
      const answers = await Promise.all([first, second].map(({ url }) => redeem(url, first.code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const refused = answers.find(({ status }) => status === 422);
      expect(await refused?.text()).toContain("Tämä koodi on jo käytetty.");
      expect([await cash(first.http), await cash(second.http)].sort()).toEqual([100, 2_600]);
      expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
    });

    test.each([
      ["9000 0000 0000 001", "Arvokoodissa on 16 numeroa."],
      ["9000 0000 0000 0018", "Jokin näistä numeroista on väärin."],
      ["9999 9999 9999 9995", "Tällä koodilla ei ole kuponkia."],
      ["9000 0000 0000 0019", "Tämä koodi on jo käytetty."],
      ["9000 0000 0000 0027", "Tämä koodi on vanhentunut."],
      ["9000 0000 0000 0043", "toisessa valuutassa: sen arvo on"],
      ["9000 0000 0000 0035", "17,00"],
    ])("%s is refused with its own reason, stays in the field, and pays nothing", async (typed, reason) => {
      const payment = await beginVoucher();
      const answer = await redeem(payment.url, typed);
      const text = await answer.text();
      expect([answer.status, text.includes(reason), text.includes(`value="${typed}"`)]).toEqual([422, true, true]);
      expect([await statusOf(payment), await cash(payment.http)]).toEqual(["WAITING_INPUT", 100]);
      await redeem(payment.url, payment.code);
      expect([await statusOf(payment), await cash(payment.http)]).toEqual(["SUCCESS", 2_600]);
    });

    test("a limit stands against it when it is paid, and the voucher is not spent; no decision pays without one", async () => {
      const payment = await beginVoucher();
      await pressed(payment.url, { decision: "confirm" });
      expect(await statusOf(payment)).toBe("WAITING_INPUT");
      const limit = { kind: "deposit", duration: "D", value: "20.00" };
      await control("PUT", `/players/${payment.playerId}/limits`, limit);
      expect(await (await redeem(payment.url, payment.code)).text()).toContain("Koodiasi ei käytetty.");
      expect([await statusOf(payment), await cash(payment.http)]).toEqual(["FAILED", 100]);
      const other = await beginVoucher();
      await redeem(other.url, payment.code);
      expect([await statusOf(other), await cash(other.http)]).toEqual(["SUCCESS", 2_600]);
    });
  });

  test("asked for twice with its key it is one, with its page; with another amount or method it is refused", async () => {
    const { http, key, url } = await begin();
    expect((await requestDeposit(http, requested(2_500, "card"), key)).cashierUrl).toBe(url);
    for (const other of [requested(2_501, "card"), requested(2_500, "volt")])
      await expect(requestDeposit(http, other, key)).rejects.toMatchObject({ status: 422 });
    expect(await getTransactions(http, { category: "PAYMENT" })).toHaveLength(1);
  });

  test.each(["card", "mandate"])(
    "of %s, its key is answered as before once it is paid, though a limit or the account stands against another",
    async (methodId) => {
      const { playerId, http } = await newPlayer();
      await control("PUT", `/players/${playerId}/limits`, { kind: "deposit", duration: "D", value: "25.00" });
      const key = randomUUID();
      const first = await requestDeposit(http, requested(2_500, methodId), key);
      if (first.cashierUrl) await pressed(first.cashierUrl, card("4242 4242 4242 4242"));
      const limited = { status: 409, code: "SELF_LIMIT_REACHED" };
      await expect(requestDeposit(http, requested(2_500, methodId), randomUUID())).rejects.toMatchObject(limited);
      expect(await requestDeposit(http, requested(2_500, methodId), key)).toEqual(first);
      await control("PATCH", `/players/${playerId}`, { deposit: false });
      expect(await requestDeposit(http, requested(2_500, methodId), key)).toEqual(first);
      const other = methodId === "card" ? "mandate" : "card";
      for (const changed of [requested(2_501, methodId), requested(2_500, other)])
        await expect(requestDeposit(http, changed, key)).rejects.toMatchObject({ status: 422 });
      expect(await cash(http)).toBe(2_500);
    },
  );

  const bonus = { campaignId: "deposit-bonus", triggerEvent: "FIRST_DEPOSIT", amount: "12.50", wrMultiplier: 30 };
  const withBonus = (id: string | null, key = randomUUID()) => ({
    key,
    requested: { ...requested(2_500, "card"), selectedBonusId: id },
  });

  test("the bonus that was chosen is given when it is paid, once, and none that nobody chose", async () => {
    for (const isChosen of [true, false]) {
      const { http } = await newPlayer({ rewards: [bonus] });
      const { key, requested: asked } = withBonus(isChosen ? bonus.campaignId : null);
      const { cashierUrl } = await requestDeposit(http, asked, key);
      expect(await getRewards(http, "active")).toEqual([]);
      await Promise.all([1, 2].map(() => pressed(cashierUrl ?? "", card("4242 4242 4242 4242"))));
      const { balances } = (await getBalance(http)) ?? expect.fail("no wallet");
      expect(balances.casinoBonus.amountMinor).toBe(isChosen ? 1_250 : 0);
      expect((await getRewards(http, "active")).map(({ campaignId }) => campaignId)).toEqual(
        isChosen ? [bonus.campaignId] : [],
      );
    }
    expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
  });

  test("the bonus may be that of a code; one that is gone, or stands beside another that runs, begins nothing", async () => {
    const [code, other] = [`CODE-${randomUUID()}`, `CODE-${randomUUID()}`];
    for (const each of [code, other])
      await control("POST", "/bonus-codes", { code: each, campaignId: each, reward: { amount: "5.00" } });
    const { http } = await newPlayer({ rewards: [bonus] });
    const campaignId = await validateBonusCode(http, code);
    const { key, requested: asked } = withBonus(campaignId);
    const { cashierUrl } = await requestDeposit(http, asked, key);
    await pressed(cashierUrl ?? "", card("4242 4242 4242 4242"));
    expect((await getRewards(http, "active")).map((each) => each.campaignId)).toContain(code);
    for (const [id, refusal] of [
      ["never", "error.deposit.bonus_gone"],
      // A code is used once.
      [code, "error.deposit.bonus_gone"],
      // What it gave runs.
      [other, "error.bonus.active.same.vertical.already.exists"],
      [bonus.campaignId, "error.bonus.active.same.vertical.already.exists"],
    ] as const)
      await expect(requestDeposit(http, withBonus(id).requested, randomUUID())).rejects.toMatchObject({
        status: 409,
        code: refusal,
      });
  });

  test.each([
    ["DOCUMENTS_REQUIRED", true],
    ["DOCUMENTS_REQUIRED_RESTRICTED", true],
    ["DOCUMENTS_UNDER_REVIEW", true],
    ["RESTRICTED", false],
    ["SELF_LIMIT_REACHED", false],
    ["FAILURE", false],
  ])("%s stands against it where the time of verification has run out: %s", async (result, isPossible) => {
    const { http } = await newPlayer({ kycStatus: "PENDING_EXPIRED", depositCheck: { result } });
    const request = requestDeposit(http, requested(2_500, "card"), randomUUID());
    if (isPossible) expect(await request).toMatchObject({ result: "SUCCESS" });
    else await expect(request).rejects.toMatchObject({ status: 409, code: result });
  });

  test("the check says since when documents are under review", async () => {
    const since = "2026-11-25T12:00:00.000Z";
    const { http } = await newPlayer({ depositCheck: { result: "DOCUMENTS_UNDER_REVIEW", since } });
    expect(await checkDeposit(http, body)).toMatchObject({ result: "DOCUMENTS_UNDER_REVIEW", since });
  });

  test.each([{ accountStatus: "RESTRICTED" }, { accountStatus: "CLOSED" }, { deposit: false }])(
    "an account that became %j meanwhile stands against it when it is paid, by card or at a bank",
    async (change) => {
      const payment = await begin();
      const { cashierUrl } = await requestDeposit(payment.http, requested(2_500, "volt"), randomUUID());
      const bank = /data-bank="([^"]+)"/.exec(await (await fetch(cashierUrl ?? "")).text())?.[1] ?? "";
      await control("PATCH", `/players/${payment.playerId}`, change);
      expect(await endingOf(await pressed(payment.url, card("4242 4242 4242 4242")))).toBe("failed notAccepted");
      await fetch(bank, { method: "POST", body: new URLSearchParams({ decision: "confirm" }), redirect: "manual" });
      await control("PATCH", `/players/${payment.playerId}`, { accountStatus: "REGISTERED", deposit: true });
      const paid = await getTransactions(payment.http, { category: "PAYMENT" });
      expect(paid.map(({ status }) => status)).toEqual(["FAILED", "FAILED"]);
      expect(await cash(payment.http)).toBe(100);
    },
  );

  test("a limit stands against it when it is asked for, and when it is paid", async () => {
    const { playerId, http } = await newPlayer();
    await control("PUT", `/players/${playerId}/limits`, { kind: "deposit", duration: "D", value: "40.00" });
    expect(await checkDeposit(http, body)).toMatchObject({ result: "SUCCESS", limitLeft: 4_000, limitType: "D" });
    const limited = { status: 409, code: "SELF_LIMIT_REACHED" };
    await expect(requestDeposit(http, requested(4_001, "card"), randomUUID())).rejects.toMatchObject(limited);
    const urls = await Promise.all(
      [1, 2].map(async () => (await requestDeposit(http, requested(2_500, "card"), randomUUID())).cashierUrl ?? ""),
    );
    const endings = [];
    for (const url of urls) endings.push(endingOf(await pressed(url, card("4242 4242 4242 4242"))));
    expect(await Promise.all(endings)).toEqual(["paid", "failed notAccepted"]);
    expect(await cash(http)).toBe(2_500);
    await requestDeposit(http, requested(1_500), randomUUID());
    expect(await checkDeposit(http, body)).toMatchObject({ result: "SELF_LIMIT_REACHED", limitLeft: 0 });
  });

  test("the first deposit opens the wallet of who has none; an amount beyond the method begins nothing", async () => {
    const payment = await begin({ wallet: false, balance: "0" });
    await pressed(payment.url, card("4242 4242 4242 4242"));
    expect(await cash(payment.http)).toBe(2_500);
    for (const amount of [999, 500_001])
      await expect(requestDeposit(payment.http, requested(amount, "card"), randomUUID())).rejects.toMatchObject({
        status: 409,
      });
  });

  test("an address that nobody was given is none", async () => {
    const { url } = await begin();
    expect((await fetch(`${url}x`)).status).toBe(404);
    expect((await pressed(`${url}x`, { decision: "confirm" })).status).toBe(404);
  });
});
