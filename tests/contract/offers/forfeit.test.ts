import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { getBalance } from "@/lib/money/wallet/api";
import { forfeitReward, getRewards } from "@/lib/offers/rewards/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const bonus = (id: string, vertical = "CASINO") => ({
  ...{ campaignId: id, assignmentId: id, vertical, amount: "20.00" },
  ...{ wageringAmount: "400.00", wageringProgress: "140.00" },
});

async function playerWith(rewards: object[]) {
  const player = await newPlayer({ balance: "50.00", rewards });
  const credit = (entry: object) => control("POST", `/players/${player.playerId}/balance`, entry);
  await credit({ amount: "18.40", kind: "BONUS", vertical: "CASINO" });
  await credit({ amount: "7.00", kind: "BONUS", vertical: "LIVE_CASINO" });
  await credit({ amount: "25.00", kind: "LOCKED" });
  return player;
}
async function amounts(http: Http) {
  const balances = (await getBalance(http))?.balances;
  const { mainBalance, lockedBalance, casinoBonus, liveCasinoBonus } = balances ?? expect.fail("no wallet");
  return [mainBalance, lockedBalance, casinoBonus, liveCasinoBonus].map(({ amountMinor }) => amountMinor);
}
const running = async (http: Http) => (await getRewards(http, "active")).map(({ id }) => id);

test("a bonus is given up by PUT with the progress that was read; its money goes once for its key, the cash stays [REWARD-519]", async () => {
  const { http } = await playerWith([bonus("A1"), bonus("A2", "LIVE_CASINO")]);
  const calls = recordCalls(inject("sandbox").platform);
  const key = randomUUID();
  const input = { assignmentId: "A1", wageringProgress: 14_000 };
  await forfeitReward(http, input, key);
  expect(calls).toEqual([
    { line: "PUT /v2/rewards/A1/state", body: { state: "FORFEITED", wageringProgress: "140.00" } },
  ]);
  expect([await amounts(http), await running(http)]).toEqual([[5_000, 2_500, 0, 700], ["A2"]]);
  await forfeitReward(http, input, key);
  expect(await amounts(http)).toEqual([5_000, 2_500, 0, 700]);
  // With the last one goes what was locked.
  await forfeitReward(http, { assignmentId: "A2", wageringProgress: null }, randomUUID());
  expect([await amounts(http), await running(http)]).toEqual([[5_000, 0, 0, 0], []]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("a bonus that does not run, without a key, or with the key of another is refused, and nothing is taken", async () => {
  const { http } = await playerWith([bonus("A1"), bonus("A2"), { campaignId: "C3" }]);
  const give = (assignmentId: string, key: string) =>
    forfeitReward(http, { assignmentId, wageringProgress: null }, key);
  await expect(give("C3", randomUUID())).rejects.toMatchObject({ status: 404, code: "error.reward.not_found" });
  await expect(give("A1", "")).rejects.toMatchObject({ status: 400 });
  const key = randomUUID();
  await give("A1", key);
  await expect(give("A2", key)).rejects.toMatchObject({ status: 422 });
  // The money of the vertical belongs to the bonus that still runs there.
  expect([await amounts(http), await running(http)]).toEqual([[5_000, 2_500, 1_840, 700], ["A2"]]);
});
