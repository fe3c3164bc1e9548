import { expect, inject, test } from "vitest";
import { getDataRequests, sendDataRequest } from "@/lib/safety/personal-data/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

const deletion = { kind: "DELETION" } as const;
const correction = { kind: "CORRECTION", text: "My name is Aino Mäki." } as const;

test("a request is recorded with a reference and the day by which it is answered, in the words of the player", async () => {
  const { http, playerId } = await newPlayer();
  expect(await getDataRequests(http)).toEqual([]);
  const calls = recordCalls(inject("sandbox").platform);
  const made = await sendDataRequest(http, correction);
  expect(made).toMatchObject({
    kind: "CORRECTION",
    status: "OPEN",
    requestId: expect.stringMatching(/^DR-[0-9A-F]{8}$/),
  });
  const days = (Date.parse(made.answerBy ?? "") - Date.parse(made.createdAt)) / 86_400_000;
  expect(days).toBe(30);
  expect(await getDataRequests(http)).toEqual([made]);
  expect(calls).toEqual([
    { line: "POST /v1/player/data-requests", body: correction },
    { line: "GET /v1/player/data-requests" },
  ]);
  expect(await control("GET", `/players/${playerId}/data-requests`)).toMatchObject([{ said: correction.text }]);
});

test("of a kind one is open: sent twice at once, it is recorded once; one that was answered stands in nobody's way", async () => {
  const { http, playerId } = await newPlayer();
  const sent = await Promise.allSettled([1, 2, 3].map(() => sendDataRequest(http, deletion)));
  const refused = sent.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused).toMatchObject([409, 409].map((status) => ({ status, code: "error.data_request.open" })));
  await sendDataRequest(http, correction);
  const [open] = ((await getDataRequests(http)) ?? []).filter(({ kind }) => kind === "DELETION");
  await control("PUT", `/players/${playerId}/data-requests/${open?.requestId}`, { status: "REFUSED" });
  await sendDataRequest(http, deletion);
  const all = (await getDataRequests(http)) ?? [];
  expect(all.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    "CORRECTION OPEN",
    "DELETION OPEN",
    "DELETION REFUSED",
  ]);
  expect(all.find(({ status }) => status === "REFUSED")?.answeredAt).toBeTruthy();
});

test("a correction without words, and words without an end, are refused and recorded nowhere", async () => {
  const { http } = await newPlayer();
  for (const body of [
    { kind: "CORRECTION" },
    { kind: "CORRECTION", text: "  " },
    { ...deletion, text: "x".repeat(2_001) },
  ])
    await expect(sendDataRequest(http, body as typeof correction)).rejects.toMatchObject({ status: 400 });
  expect(await getDataRequests(http)).toEqual([]);
});

test("those of another player are neither seen nor answered by it, and a visitor has none", async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const made = await sendDataRequest(one.http, deletion);
  expect(await getDataRequests(other.http)).toEqual([]);
  await expect(
    control("PUT", `/players/${other.playerId}/data-requests/${made.requestId}`, { status: "DONE" }),
  ).rejects.toThrow("404");
  await expect(getDataRequests(platformAs())).rejects.toMatchObject({ status: 401 });
  await expect(sendDataRequest(platformAs(), deletion)).rejects.toMatchObject({ status: 401 });
});
