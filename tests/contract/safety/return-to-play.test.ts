import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { startBreak } from "@/lib/safety/breaks/api";
import { dayBreak } from "@/lib/safety/breaks/break";
import { sendBreakSeen } from "@/lib/safety/return-to-play/api";
import { endedBreakOf } from "@/lib/safety/return-to-play/ended-break";
import { getProfile } from "@/lib/session/permissions/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const endedBreak = async (http: Http) => endedBreakOf(await getProfile(http));
/** Begins a break and ends it at once, as nobody but the operator's people can. Returns its end. */
async function breakThatEnded(http: Http, playerId: string, agoMs: number): Promise<string> {
  await startBreak(http, dayBreak, randomUUID());
  const endsAt = new Date(Date.now() - agoMs).toISOString();
  await control("PUT", `/players/${playerId}/break`, { endsAt });
  return endsAt;
}

test("the profile names the end of a break until its player has seen the page after it, on whatever device", async () => {
  const { http, playerId } = await newPlayer();
  expect(await endedBreak(http)).toBeNull();
  const first = await breakThatEnded(http, playerId, 5_000);
  expect(await endedBreak(http)).toBe(first);
  expect(await endedBreak(http)).toBe(first);
  const calls = recordCalls(inject("sandbox").platform);
  await sendBreakSeen(http, first);
  expect(calls).toEqual([{ line: "POST /v1/player/break/seen", body: { endedAt: first } }]);
  expect(await endedBreak(http)).toBeNull();
});

test("a later break has a page of its own: what was seen of an earlier one does not count for it", async () => {
  const { http, playerId } = await newPlayer();
  await sendBreakSeen(http, await breakThatEnded(http, playerId, 5_000));
  await startBreak(http, dayBreak, randomUUID());
  const end = new Date(Date.now() - 1_000).toISOString();
  await control("PUT", `/players/${playerId}/break`, { endsAt: end });
  expect(await endedBreak(http)).toBe(end);
});

test("the control call moves the end of the break that runs, or of the newest when none does, and of none before it", async () => {
  const { http, playerId } = await newPlayer();
  const first = await breakThatEnded(http, playerId, 5_000);
  // It ends before the first one, which then is the last that ended.
  const second = await breakThatEnded(http, playerId, 60_000);
  expect(await endedBreak(http)).toBe(first);
  await control("PUT", `/players/${playerId}/break`, { endsAt: new Date(Date.now() - 90_000).toISOString() });
  expect(await endedBreak(http)).toBe(first);
  await control("PUT", `/players/${playerId}/break`, { endsAt: new Date(Date.now() - 1_000).toISOString() });
  const last = await endedBreak(http);
  expect([first, second]).not.toContain(last);
  await sendBreakSeen(http, first);
  expect(await endedBreak(http), "the first keeps its end").toBe(last);
});

test("what is no time is refused", async () => {
  const { http } = await newPlayer();
  await expect(sendBreakSeen(http, "yesterday")).rejects.toMatchObject({ status: 400 });
});
