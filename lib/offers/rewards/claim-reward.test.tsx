import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { graceMs } from "@/lib/core/intents/intents";
import { forfeitDialog } from "@/lib/offers/dialogs";
import { offersIntents } from "@/lib/offers/intents";
import { intents } from "@/lib/session/intents/browser-intents";
import { intentKinds, registerIntentKinds } from "@/lib/session/intents/kinds";
import { platform } from "@/lib/session/platform/platform";
import type { Player } from "@/lib/session/state";
import { dispatchSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import { eventually } from "@/tests/support/eventually";
import {
  conflict,
  offered,
  refusal,
  running,
  sentCalls,
  serveRewards,
  service,
} from "@/tests/support/islands/rewards-service";
import { json } from "@/tests/support/money/platform";
import { claimReward, giveUpReward, resumeClaim } from "./claim-reward";
import { notDone, sameVertical, stillOpen } from "./failure";
import { Rewards } from "./schema";
import { errorsOf, useManagedRewards } from "./store";

const tryAgain = "error.oops.tryAgain";
const claimCall = "POST rewards/C1/claim";
const release = "PUT rewards/A1/state";
const none = { claim: null, forfeit: null, progress: null };
const key = "player:claim-after-forfeit";
const ok = json({ campaignId: "C1", state: "FORFEITED" });
let player: Player;

serveRewards();
beforeEach(() => {
  registerIntentKinds(offersIntents);
  player = signedInPlayer();
  dispatchSession({ type: "requested" });
  dispatchSession({ type: "found", player });
});

const rewardOf = (more: object = {}) => Rewards.parse([{ ...offered, ...more }])[0] ?? expect.fail();
const runningOf = (more: object = {}) => Rewards.parse([{ ...running, ...more }])[0] ?? expect.fail();
const errors = (campaignId = "C1") => errorsOf(useManagedRewards.getState(), campaignId);
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? "null")?.value ?? null;
const keep = (value: unknown) => sessionStorage.setItem(key, JSON.stringify({ v: 1, value }));
const kinds = (asked: readonly string[]) => asked.filter((each) => each.startsWith("rewards?")).length;
const idle = () => eventually(() => expect(useManagedRewards.getState().busy).toEqual([]));

/** Waits for the question, looks at it, and answers. */
async function answer(isAgreed: boolean): Promise<DialogParams<typeof forfeitDialog>> {
  const asked = () => useDialogs.getState().requests.find(({ handle }) => handle === forfeitDialog);
  await eventually(() => expect(asked()).toBeTruthy());
  const params = asked()?.params as DialogParams<typeof forfeitDialog>;
  if (isAgreed) params.onAgree();
  useDialogs.getState().close(forfeitDialog);
  return params;
}
const isAsked = () => useDialogs.getState().requests.length > 0;

/** The truth about what is not known, after the time in which what was sent may still arrive. */
async function settle(): Promise<void> {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now + graceMs);
  await intents.check(player.playerId, intentKinds(), platform);
  clock.mockRestore();
}

describe("a claim", () => {
  test("is taken by its own call, once, and in flight until both lists and the wallet are read again", async () => {
    const reward = rewardOf();
    const [first, second] = await Promise.all([claimReward(player, reward), claimReward(player, reward)]);
    expect([first, second]).toEqual([true, false]);
    expect([sentCalls(), errors()]).toEqual([[claimCall], none]);
    await idle();
    expect(useManagedRewards.getState()).toMatchObject({ recorded: null, hidden: [], unclaimed: [] });
  });

  test.each([
    [{ queuedPlayerBonus: { id: "Q1", isCredited: false } }, "POST campaign/C1/queued-bonus/Q1/claim"],
    [{ triggerEvent: "CASHBACK_WEEKLY" }, "POST cashback/C1/claim"],
    [{ triggerEvent: "CASHBACK_INSTANT" }, "POST cashback/C1/activate"],
  ])("of %j is %s; instant cashback alone is hidden", async (more, call) => {
    expect(await claimReward(player, rewardOf(more))).toBe(true);
    expect(sentCalls()).toEqual([call]);
    expect(useManagedRewards.getState().hidden).toEqual(
      "triggerEvent" in more && call.endsWith("activate") ? ["C1"] : [],
    );
  });

  test("of the sportsbook names its provider", async () => {
    const reward = { ...rewardOf({ provider: "betline" }), way: "sportsbook" } as const;
    expect(await claimReward(player, reward)).toBe(true);
    expect(service.sent).toMatchObject([{ call: "POST sportsbook/rewards/C1/claim", body: { provider: "betline" } }]);
  });

  test.each([
    [400, { code: "error.bonus.other" }, "error.bonus.other"],
    [400, { message: "no code" }, tryAgain],
    [404, { code: "error.reward.not_found" }, tryAgain],
  ])("that is refused by %i %j is not taken, and its slot says why; nothing is asked", async (status, body, code) => {
    service.responses[claimCall] = refusal(status, body);
    expect(await claimReward(player, rewardOf())).toBe(false);
    expect(errors()).toEqual({ ...none, claim: code });
    expect([isAsked(), useManagedRewards.getState().recorded, kept()]).toEqual([false, null, null]);
  });

  test("of terms that have to be accepted is sent after the consent, and never without it", async () => {
    const consent = { campaignId: "C1", agreed: true, bonusCode: "SPRING" };
    service.responses["POST campaigns/consent"] = refusal(400, { code: "error.consent" });
    expect(await claimReward(player, rewardOf(), consent)).toBe(false);
    expect([sentCalls(), errors().claim]).toEqual([["POST campaigns/consent"], "error.consent"]);
    await idle();
    service.responses["POST campaigns/consent"] = ok;
    expect(await claimReward(player, rewardOf(), consent)).toBe(true);
    expect(service.sent.map(({ call, body }) => [call, body]).slice(1)).toEqual([
      ["POST campaigns/consent", consent],
      [claimCall, {}],
    ]);
  });

  test.each([
    ["took effect", () => [{ ...offered, assignmentId: service.sent[0]?.key }], true, none],
    ["did not", () => [offered], false, { ...none, claim: notDone }],
  ])("without an answer waits for the truth: it %s", async (_, own, isTaken, slots) => {
    service.responses[claimCall] = () => HttpResponse.error();
    const claimed = claimReward(player, rewardOf());
    await eventually(() => expect(intents.of(player.playerId).at(-1)?.state).toBe("unknown"));
    expect(await claimReward(player, rewardOf({ campaignId: "C1" }))).toBe(false);
    service.campaigns = own();
    await settle();
    expect(await claimed).toBe(isTaken);
    expect([sentCalls(), errors()]).toEqual([[claimCall], slots]);
  });
});

describe("while a bonus of its games runs", () => {
  beforeEach(() => {
    service.lists.ACTIVE = json([running]);
    service.responses[claimCall] = refusal(400, conflict);
  });

  test("its price is asked about, with both names; kept, nothing more is sent or remembered", async () => {
    const claimed = claimReward(player, rewardOf());
    const { givenUp, purpose } = await answer(false);
    expect(givenUp).toMatchObject({ bonus: { amountMinor: 1_840 }, locked: { amountMinor: 2_500 } });
    expect(purpose).toMatchObject({ kind: "claim", ended: { id: "A1" }, wanted: { name: "Next deposit" } });
    expect(await claimed).toBe(false);
    expect([sentCalls(), errors(), kept()]).toEqual([[claimCall], none, null]);
    expect(useManagedRewards.getState().unclaimed).toEqual([]);
  });

  test.each([
    [{ wageringProgress: "140.00" }, "140.00"],
    [{ wageringProgress: null }, null],
    [{ wageringAmount: null }, null],
  ])(
    "it is given up with its progress as it is read then (%j), and kept in mind until the claim is sent",
    async (is, sent) => {
      const seen: unknown[] = [];
      const claimed = claimReward(player, rewardOf());
      service.responses[release] = () => {
        seen.push(kept());
        return ok();
      };
      await eventually(() => expect(isAsked()).toBe(true));
      service.lists.ACTIVE = json([{ ...running, ...is }]);
      service.responses[claimCall] = () => {
        seen.push(kept());
        return ok();
      };
      await answer(true);
      expect(await claimed).toBe(true);
      expect(service.sent.map(({ call, body }) => [call, body])).toEqual([
        [claimCall, {}],
        [release, { state: "FORFEITED", wageringProgress: sent }],
        [claimCall, {}],
      ]);
      expect(seen).toEqual([{ campaignId: "C1", assignmentId: "A1" }, null]);
      expect([errors(), useManagedRewards.getState().unclaimed]).toEqual([none, []]);
    },
  );

  test("one that has ended since the question is not given up again, and the claim goes out", async () => {
    const claimed = claimReward(player, rewardOf());
    await eventually(() => expect(isAsked()).toBe(true));
    service.lists.ACTIVE = json([]);
    service.responses[claimCall] = ok;
    await answer(true);
    expect(await claimed).toBe(true);
    expect(sentCalls()).toEqual([claimCall, claimCall]);
  });

  test.each([
    [sameVertical, { ...none, claim: sameVertical }],
    ["error.bonus.other", { ...none, claim: "error.bonus.other" }],
  ])(
    "a claim that is refused after the release, by %s, is said to be unclaimed, and is not sent a third time",
    async (code, slots) => {
      const claimed = claimReward(player, rewardOf());
      await eventually(() => expect(isAsked()).toBe(true));
      service.responses[claimCall] = refusal(400, { code });
      await answer(true);
      expect(await claimed).toBe(false);
      expect([sentCalls(), errors(), kept()]).toEqual([[claimCall, release, claimCall], slots, null]);
      expect(useManagedRewards.getState().unclaimed).toEqual(["C1"]);
    },
  );

  test.each([
    [400, { code: "error.bonus.locked" }, "error.bonus.locked"],
    [409, {}, tryAgain],
  ])("a release that is refused by %i %j stops the claim, and is forgotten", async (status, body, code) => {
    service.responses[release] = refusal(status, body);
    const claimed = claimReward(player, rewardOf());
    await answer(true);
    expect(await claimed).toBe(false);
    expect([sentCalls(), errors(), kept()]).toEqual([[claimCall, release], { ...none, forfeit: code }, null]);
    expect(useManagedRewards.getState().unclaimed).toEqual([]);
  });

  test("a release whose outcome is not known is waited for, and another is not sent meanwhile", async () => {
    service.responses[release] = () => HttpResponse.error();
    const claimed = claimReward(player, rewardOf());
    await answer(true);
    await eventually(() => expect(intents.of(player.playerId).some(({ state }) => state === "unknown")).toBe(true));
    service.responses["POST rewards/C2/claim"] = refusal(400, conflict);
    const other = claimReward(player, rewardOf({ campaignId: "C2" }));
    await answer(true);
    expect(await other).toBe(false);
    expect(errors("C2")).toEqual({ ...none, forfeit: stillOpen });
    service.campaigns = [{ ...running, campaignStatus: "ACTIVE" }];
    await settle();
    expect(await claimed).toBe(false);
    expect(errors()).toEqual({ ...none, forfeit: notDone });
    expect(sentCalls().filter((call) => call === release)).toHaveLength(1);
  });

  test.each([
    ["what runs cannot be read", "list", refusal(400, { code: "error.list" }), "error.list"],
    ["the wallet cannot be read", "wallet", refusal(400, { code: "error.wallet" }), "error.wallet"],
    ["there is no wallet", "wallet", refusal(404, {}), tryAgain],
  ])(
    "%s: the slot of the progress says so, nobody is asked, and nothing is given up",
    async (_, read, respond, code) => {
      if (read === "list") service.lists.ACTIVE = respond;
      else service.money.responses["wallet/balance"] = respond;
      expect(await claimReward(player, rewardOf())).toBe(false);
      expect([isAsked(), sentCalls(), errors()]).toEqual([false, [claimCall], { ...none, progress: code }]);
    },
  );

  test.each([
    ["of other games", {}, [{ ...running, vertical: "SPORTS" }]],
    ["that is free spins", {}, [{ ...running, betBonusType: -1 }]],
    ["of games that are not known, beside a reward of some", {}, [{ ...running, vertical: null }]],
    [
      "one of several, of a reward of games that are not known",
      { vertical: null },
      [running, { ...running, assignmentId: "A2" }],
    ],
  ])("one %s is never asked about: the refusal stands", async (_, more, list) => {
    service.lists.ACTIVE = json(list);
    expect(await claimReward(player, rewardOf(more))).toBe(false);
    expect([isAsked(), sentCalls(), errors()]).toEqual([false, [claimCall], { ...none, claim: sameVertical }]);
  });

  test.each([
    [
      "the only bonus, of a reward of games that are not known",
      { vertical: null },
      [
        { ...running, vertical: "SPORTS" },
        { ...running, assignmentId: "A2", betBonusType: -1 },
      ],
    ],
    [
      "the first of its games",
      {},
      [{ ...running, assignmentId: "A0", vertical: "SPORTS" }, running, { ...running, assignmentId: "A2" }],
    ],
  ])("%s is asked about", async (_, more, list) => {
    service.lists.ACTIVE = json(list);
    const claimed = claimReward(player, rewardOf(more));
    const { purpose } = await answer(false);
    expect(purpose).toMatchObject({ ended: { id: "A1" } });
    expect(await claimed).toBe(false);
  });
});

describe("what waits in a queue", () => {
  const queued = "POST campaign/C1/queued-bonus/Q1/claim";
  const reward = () => rewardOf({ betBonusType: -1, queuedPlayerBonus: { id: "Q1", isCredited: false } });
  beforeEach(() => {
    service.lists.ELIGIBLE = json([
      { ...offered, betBonusType: -1, queuedPlayerBonus: { id: "Q1", isCredited: false } },
    ]);
    service.lists.ACTIVE = json([running]);
    service.responses[queued] = refusal(400, { code: "error.bonus.other" });
  });
  const fail = async () => {
    expect(await claimReward(player, reward())).toBe(false);
    expect(useManagedRewards.getState().recorded).toBe("C1");
    await idle();
  };

  test("is noted where its claim fails at first, and claimed once after a bonus is given up by itself", async () => {
    await fail();
    const seen: unknown[] = [];
    service.responses[release] = () => {
      seen.push(kept());
      return ok();
    };
    service.responses[queued] = () => {
      seen.push(kept());
      return ok();
    };
    const given = giveUpReward(player, runningOf());
    const { purpose } = await answer(true);
    await given;
    expect(purpose).toMatchObject({ kind: "end", ended: { id: "A1" } });
    expect(sentCalls()).toEqual([queued, release, queued]);
    expect(seen).toEqual([{ campaignId: "C1", assignmentId: "A1" }, null]);
    expect(useManagedRewards.getState()).toMatchObject({ recorded: null, unclaimed: [] });
    await idle();
  });

  test("stays noted where the bonus is kept, or was not given up, and nothing is kept for a reload", async () => {
    await fail();
    const given = giveUpReward(player, runningOf());
    await answer(false);
    await given;
    expect([sentCalls(), kept(), useManagedRewards.getState().recorded]).toEqual([[queued], null, "C1"]);
    await idle();
    service.responses[release] = refusal(400, { code: "error.bonus.locked" });
    const again = giveUpReward(player, runningOf());
    await answer(true);
    await again;
    expect([sentCalls(), kept(), useManagedRewards.getState().recorded]).toEqual([[queued, release], null, "C1"]);
    expect(errors("R1")).toEqual({ ...none, forfeit: "error.bonus.locked" });
  });

  test("is not claimed where it is on offer no more", async () => {
    await fail();
    service.lists.ELIGIBLE = json([]);
    const given = giveUpReward(player, runningOf());
    await answer(true);
    await given;
    expect(sentCalls()).toEqual([queued, release]);
  });

  test("is noted no more once it is claimed in the place of the bonus", async () => {
    service.responses[queued] = refusal(400, conflict);
    const claimed = claimReward(player, reward());
    await eventually(() => expect(isAsked()).toBe(true));
    expect(useManagedRewards.getState().recorded).toBe("C1");
    service.responses[queued] = ok;
    await answer(true);
    expect(await claimed).toBe(true);
    expect(useManagedRewards.getState().recorded).toBeNull();
  });
});

describe("a bonus that is given up by itself", () => {
  test("is asked about in money, and released once whatever is pressed", async () => {
    service.lists.ACTIVE = json([{ ...running, assignmentId: "A0" }, running]);
    const both = [giveUpReward(player, runningOf()), giveUpReward(player, runningOf())];
    const { givenUp } = await answer(true);
    await Promise.all(both);
    // Another bonus of its games keeps their money.
    expect(givenUp.total.amountMinor).toBe(0);
    expect([sentCalls(), errors("R1"), kept()]).toEqual([[release], none, null]);
    await idle();
    expect(kinds(service.asked)).toBeGreaterThan(1);
  });

  test("that runs no more is asked about no more; what runs that cannot be read is said", async () => {
    service.lists.ACTIVE = json([]);
    await giveUpReward(player, runningOf());
    expect([isAsked(), errors("R1")]).toEqual([false, none]);
    await idle();
    service.lists.ACTIVE = refusal(400, { code: "error.list" });
    await giveUpReward(player, runningOf());
    expect([isAsked(), sentCalls(), errors("R1")]).toEqual([false, [], { ...none, progress: "error.list" }]);
  });
});

describe("after a reload", () => {
  const waiting = { campaignId: "C1", assignmentId: "A1" };

  test.each([
    null,
    {},
    { campaignId: "C1" },
    { assignmentId: "A1" },
    { ...waiting, campaignId: 1 },
    { ...waiting, assignmentId: 1 },
  ])("with %j kept nothing is read or sent", async (value) => {
    keep(value);
    await resumeClaim(player);
    expect([service.asked, sentCalls()]).toEqual([[], []]);
  });

  test("the claim whose release is done goes out once", async () => {
    keep(waiting);
    await Promise.all([resumeClaim(player), resumeClaim(player)]);
    await resumeClaim(player);
    expect([sentCalls(), kept(), errors()]).toEqual([[claimCall], null, none]);
  });

  test("one whose bonus runs still is forgotten: it was not given up", async () => {
    keep(waiting);
    service.lists.ACTIVE = json([running]);
    await resumeClaim(player);
    expect([sentCalls(), kept(), errors()]).toEqual([[], null, none]);
  });

  test("one of which that cannot be read is said, and waits", async () => {
    keep(waiting);
    service.lists.ACTIVE = refusal(400, { code: "error.list" });
    await resumeClaim(player);
    expect([sentCalls(), kept(), errors()]).toEqual([[], waiting, { ...none, progress: "error.list" }]);
  });

  test("one of what is on offer nowhere, or of what cannot be read, is not sent, and waits", async () => {
    keep(waiting);
    service.lists.ELIGIBLE = refusal(400, {});
    service.reads["sportsbook/rewards"] = refusal(400, {});
    await resumeClaim(player);
    service.lists.ELIGIBLE = json([{ ...offered, campaignId: "C2" }]);
    service.reads["sportsbook/rewards"] = json([{ ...offered, campaignId: "C3" }]);
    await resumeClaim(player);
    expect([sentCalls(), kept()]).toEqual([[], waiting]);
  });

  test("one of the sportsbook goes out by its own call", async () => {
    keep(waiting);
    service.lists.ELIGIBLE = refusal(400, {});
    service.reads["sportsbook/rewards"] = json([{ ...offered, campaignId: "C3" }, offered]);
    await resumeClaim(player);
    expect(sentCalls()).toEqual(["POST sportsbook/rewards/C1/claim"]);
  });

  test("a release whose outcome is not known is waited for", async () => {
    service.lists.ACTIVE = json([running]);
    service.responses[release] = () => HttpResponse.error();
    const given = giveUpReward(player, runningOf());
    await answer(true);
    await eventually(() => expect(intents.of(player.playerId).at(-1)?.state).toBe("unknown"));
    keep(waiting);
    service.lists.ACTIVE = json([]);
    const resumed = resumeClaim(player);
    await eventually(() => expect(useManagedRewards.getState().busy).toContain("C1"));
    expect(sentCalls()).toEqual([release]);
    service.campaigns = [{ ...running, campaignStatus: "CANCELED" }];
    await settle();
    await Promise.all([given, resumed]);
    expect(sentCalls()).toEqual([release, claimCall]);
  });
});
