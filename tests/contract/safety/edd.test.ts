import { describe, expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { money } from "@/lib/core/money";
import type { EddAnswer } from "@/lib/safety/edd/answer";
import { getEarlierAnswer, getOccupations, getSalaryRanges, getSourcesOfFunds, sendAnswer } from "@/lib/safety/edd/api";
import { getDueReminder } from "@/lib/safety/reality-check/api";
import { getProfile } from "@/lib/session/permissions/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, newPlayer } from "../sandbox/world";

const { platform } = inject("sandbox");
const asked = { eddQuestionnaire: true, kycStatus: "EDD_PENDING" };
const needed: EddAnswer = { occupation: "employed", salaryRangeId: 2, sourceOfFunds: "Sale of a boat" };
const whole: EddAnswer = { ...needed, placeOfBirth: "Turku", nationality: "Finnish" };
const remind = (playerId: string) =>
  control("PUT", `/players/${playerId}/activity`, { timer: null, reminder: "questionnaire" });
const kept = (playerId: string) => control<object | null>("GET", `/players/${playerId}/edd`);
const statusOf = async (http: Http) => (await getProfile(http))?.kycStatus;

test("the four reads of the questionnaire are GETs [API-027]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(platform);
  await getSalaryRanges(http);
  await getOccupations(http);
  await getSourcesOfFunds(http);
  await getEarlierAnswer(http);
  expect(calls).toEqual([
    { line: "GET /v1/player/salary-range", body: undefined },
    { line: "GET /v1/player/occupations", body: undefined },
    { line: "GET /v1/player/source-of-funds", body: undefined },
    { line: "GET /v1/player/edd-answer", body: undefined },
  ]);
});

test("the lists have ids, and the ranges are in the player's currency, the last without an end", async () => {
  const { http } = await newPlayer({ currencyCode: "NOK" });
  const ranges = await getSalaryRanges(http);
  expect(ranges.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(ranges[0]).toEqual({ id: 1, from: money(0, "NOK"), to: money(2_000_000, "NOK") });
  expect(ranges.at(-1)?.to).toBeNull();
  for (const list of [await getOccupations(http), await getSourcesOfFunds(http)])
    expect(list.map(({ id }) => id)).toContain("other");
});

describe("an answer", () => {
  test.each([
    ["profile", "POST /v1/player/edd-answer"],
    ["reminder", "POST /v1/player/questionnaire/answer"],
  ] as const)(
    "to the %s is a POST with the five fields, and is kept [API-028, API-029, API-030]",
    async (asker, line) => {
      const { http, playerId } = await newPlayer(asker === "profile" ? asked : {});
      if (asker === "reminder") await remind(playerId);
      expect(await getEarlierAnswer(http)).toBeNull();
      const calls = recordCalls(platform);
      await sendAnswer(http, asker, whole);
      expect(calls).toEqual([{ line, body: whole }]);
      expect(await kept(playerId)).toEqual(whole);
      expect(await getEarlierAnswer(http)).toEqual({ placeOfBirth: "Turku", nationality: "Finnish" });
    },
  );

  test("without place of birth and nationality is taken [EDD-010]", async () => {
    const { http, playerId } = await newPlayer(asked);
    await sendAnswer(http, "profile", needed);
    expect(await kept(playerId)).toEqual({ ...needed, placeOfBirth: null, nationality: null });
    expect(await getEarlierAnswer(http)).toEqual({ placeOfBirth: "", nationality: "" });
  });

  test("puts the account under review, and ends the reminder too", async () => {
    const { http, playerId } = await newPlayer(asked);
    await remind(playerId);
    await sendAnswer(http, "profile", whole);
    expect(await statusOf(http)).toBe("EDD_UNDER_REVIEW");
    expect(await getDueReminder(http)).toBeNull();
  });

  test("to the reminder of a player whose status is another one changes no status", async () => {
    const { http, playerId } = await newPlayer();
    await remind(playerId);
    await sendAnswer(http, "reminder", whole);
    expect([await statusOf(http), await getDueReminder(http)]).toEqual(["FULLY_VERIFIED", null]);
  });

  test.each([
    ["that nobody asked for", {}],
    ["of a player with the flag alone", { eddQuestionnaire: true }],
    ["of a player with the status alone", { kycStatus: "EDD_PENDING" }],
  ])("%s is refused, and nothing is kept", async (_what, state) => {
    const { http, playerId } = await newPlayer(state);
    for (const asker of ["profile", "reminder"] as const)
      await expect(sendAnswer(http, asker, whole)).rejects.toMatchObject({ status: 409, code: "error.edd.not_asked" });
    expect(await kept(playerId)).toBeNull();
  });

  test("sent twice is taken once", async () => {
    const { http, playerId } = await newPlayer(asked);
    await sendAnswer(http, "profile", whole);
    await expect(sendAnswer(http, "profile", needed)).rejects.toMatchObject({ status: 409 });
    expect(await kept(playerId)).toEqual(whole);
  });

  test.each([
    [{ salaryRangeId: -1 }, "salaryRangeId"],
    [{ salaryRangeId: 0 }, "salaryRangeId"],
    [{ salaryRangeId: 6 }, "salaryRangeId"],
    [{ occupation: " " }, "occupation"],
    [{ occupation: "other" }, "occupation"],
    [{ sourceOfFunds: "x".repeat(201) }, "sourceOfFunds"],
    [{ nationality: "" }, "nationality"],
  ])("with %j is refused by its field, and can be sent again", async (wrong, field) => {
    const { http, playerId } = await newPlayer(asked);
    await expect(sendAnswer(http, "profile", { ...whole, ...wrong })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ field }],
    });
    expect([await kept(playerId), await statusOf(http)]).toEqual([null, "EDD_PENDING"]);
    await sendAnswer(http, "profile", whole);
  });
});

test("the control page asks a player, and knows nobody else", async () => {
  const { http, playerId } = await newPlayer();
  await control("POST", `/players/${playerId}/edd`);
  expect(await getProfile(http)).toMatchObject(asked);
  for (const method of ["GET", "POST"]) expect((await callControl(method, "/players/P0/edd")).status).toBe(404);
});
