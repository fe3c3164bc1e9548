import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { money } from "@/lib/core/money";
import {
  changeActivitySettings,
  getActivitySettings,
  getActivitySummary,
  getDueReminder,
  getMinutesRemaining,
  resetTimer,
} from "@/lib/safety/reality-check/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, newPlayer } from "../sandbox/world";

const { platform, frames } = inject("sandbox");
const euros = (amountMinor: number) => money(amountMinor, "EUR");
const setActivity = (playerId: string, activity: object) => control("PUT", `/players/${playerId}/activity`, activity);

/** Plays one round of a real game over the frame's own calls. */
async function play(idToken: string): Promise<{ stakeMinor: number; winMinor: number }> {
  const send = async (url: string, token: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return response.json();
  };
  const launch = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" };
  const { ticket } = await send(`${platform}/v1/game/session/ticket`, idToken, launch);
  const { session } = await send(`${frames}/api/session`, "", { provider: "relax", ticket });
  const { round } = await send(`${frames}/api/spin`, session, { key: randomUUID(), stakeMinor: 100 });
  await send(`${frames}/api/settle`, session, { roundId: round.id });
  return round;
}

test("the five calls of the reality check, and what they send [API-035]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(platform);
  await getActivitySettings(http);
  await changeActivitySettings(http, 60);
  await getMinutesRemaining(http);
  await resetTimer(http);
  await getActivitySummary(http);
  await changeActivitySettings(http, null);
  expect(calls).toEqual([
    { line: "GET /v1/player/activity/settings", body: undefined },
    { line: "PATCH /v1/player/activity/settings", body: { timer: 60 } },
    { line: "GET /v1/player/activity/minutes_remaining", body: undefined },
    { line: "PATCH /v1/player/activity/reset_timer", body: undefined },
    { line: "GET /v1/player/activity/summary", body: undefined },
    { line: "PATCH /v1/player/activity/settings", body: { timer: null } },
  ]);
});

test("it is off at first; 30, 60 and 120 minutes and off are kept, anything else is refused and changes nothing", async () => {
  const { http } = await newPlayer();
  expect([await getActivitySettings(http), await getMinutesRemaining(http)]).toEqual([{ timer: null }, null]);
  for (const timer of [30, 60, 120]) {
    expect(await changeActivitySettings(http, timer)).toEqual({ timer });
    expect([await getActivitySettings(http), await getMinutesRemaining(http)]).toEqual([{ timer }, timer]);
  }
  for (const timer of [45, 0, -30, 30.5])
    await expect(changeActivitySettings(http, timer)).rejects.toMatchObject({ status: 400 });
  expect(await getActivitySettings(http)).toEqual({ timer: 120 });
  expect(await changeActivitySettings(http, null)).toEqual({ timer: null });
  expect(await getMinutesRemaining(http)).toBeNull();
});

test("the minutes run down past 0, a reset gives all of them back, and so does a new setting", async () => {
  const { http, playerId } = await newPlayer();
  for (const minutesRemaining of [20, 0, -5]) {
    await setActivity(playerId, { timer: 60, minutesRemaining });
    expect(await getMinutesRemaining(http)).toBe(minutesRemaining);
  }
  await resetTimer(http);
  expect(await getMinutesRemaining(http)).toBe(60);
  await setActivity(playerId, { timer: 60, minutesRemaining: -1 });
  await changeActivitySettings(http, 30);
  expect(await getMinutesRemaining(http)).toBe(30);
});

test("the summary has what was staked and won since the reset, and their difference", async () => {
  const { http, playerId, idToken } = await newPlayer({ balance: "50.00" });
  await setActivity(playerId, { timer: 30, minutesRemaining: 0 });
  const { stakeMinor, winMinor } = await play(idToken);
  const summary = await getActivitySummary(http);
  expect(summary).toMatchObject({
    turnover: euros(stakeMinor),
    winnings: euros(winMinor),
    delta: euros(winMinor - stakeMinor),
  });
  expect(Date.parse(summary.startedAt ?? "")).toBeLessThanOrEqual(Date.now());
  // A bet of the same millisecond would be of the next summary.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await resetTimer(http);
  expect(await getActivitySummary(http)).toMatchObject({ turnover: euros(0), winnings: euros(0), delta: euros(0) });
});

test("the control call refuses what is no interval", async () => {
  const { playerId } = await newPlayer();
  for (const activity of [{ timer: 0 }, { timer: 1.5 }, { timer: "60" }, { timer: 60, minutesRemaining: 2_000 }])
    expect((await callControl("PUT", `/players/${playerId}/activity`, activity)).status).toBe(400);
});

test("the check after a login finds what is due, until the timer is reset [API-035]", async () => {
  const { http, playerId } = await newPlayer();
  expect(await getDueReminder(http)).toBeNull();
  await setActivity(playerId, { timer: 60, minutesRemaining: 1 });
  expect(await getDueReminder(http)).toBeNull();
  await setActivity(playerId, { timer: 60, minutesRemaining: 0 });
  expect(await getDueReminder(http)).toBe("reminder");
  await resetTimer(http);
  expect(await getDueReminder(http)).toBeNull();
});

test("a questionnaire that is due is no matter of the timer: neither its reset nor a new setting ends it [ACT-011]", async () => {
  const { http, playerId } = await newPlayer();
  await setActivity(playerId, { timer: null, reminder: "questionnaire" });
  expect(await getDueReminder(http)).toBe("questionnaire");
  await resetTimer(http);
  await changeActivitySettings(http, 30);
  expect(await getDueReminder(http)).toBe("questionnaire");
});
