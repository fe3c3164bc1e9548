import { describe, expect, inject, test } from "vitest";
import { getDocumentSettings, getDocuments, postUploadStatus, startIdentityCheck } from "@/lib/safety/verification/api";
import { rejectionCodes, rejectionOf } from "@/lib/safety/verification/rejection";
import { documentKinds } from "@/lib/safety/verification/schema";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, newPlayer } from "../sandbox/world";

const { platform, frames } = inject("sandbox");
const ask = (playerId: string, document: object) => control("PUT", `/players/${playerId}/documents`, document);
const put = (url: string, body: BodyInit, type = "image/jpeg") =>
  fetch(url, { method: "PUT", headers: { "content-type": type }, body });
const jpeg = (bytes = 100) => new Uint8Array(bytes).fill(1).with(0, 0xff).with(1, 0xd8).with(2, 0xff);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function uploadUrl(http: Parameters<typeof getDocuments>[0], documentType = documentKinds[0]): Promise<string> {
  const { uploadUrl: url } = await getDocumentSettings(http, { documentType });
  return url ?? expect.fail("no address");
}

test("the four calls, and what they send [KYC-003, API-025, API-026]", async () => {
  const { http, playerId } = await newPlayer();
  for (const kind of ["idDocument", "addressDocument"]) await ask(playerId, { kind, status: "REQUESTED" });
  const calls = recordCalls(platform);
  await getDocuments(http);
  await getDocumentSettings(http, { documentType: "idDocument" });
  await getDocumentSettings(http, { documentType: "addressDocument", subType: "UTILITY_BILL" });
  await postUploadStatus(http, { documentType: "addressDocument", subType: "UTILITY_BILL" }, "failure");
  const returnUrl = "http://localhost:3000/en-UN/my-account/account/verification";
  expect(await startIdentityCheck(http, returnUrl)).toMatch(`${frames}/identity-check/`);
  expect(calls).toEqual([
    { line: "GET /v1/player/documents", body: undefined },
    { line: "POST /v1/player/documents/verification", body: { documentType: "idDocument" } },
    {
      line: "POST /v1/player/documents/verification",
      body: { documentType: "addressDocument", subType: "UTILITY_BILL" },
    },
    {
      line: "POST /v1/player/documents/status",
      body: { documentType: "addressDocument", subType: "UTILITY_BILL", status: "failure" },
    },
    { line: "POST /v1/jumio/documents/initiate", body: { returnUrl } },
  ]);
});

test("nothing is asked for at first; what is asked for is read with all that is said of it [KYC-001, KYC-002]", async () => {
  const { http, playerId } = await newPlayer();
  expect((await getDocuments(http)).map(({ kind, status }) => [kind, status])).toEqual(
    ["idDocument", "addressDocument", "sowDocument", "eddQuestionnaire"].map((kind) => [kind, "UNREQUESTED"]),
  );
  const said = { rejection: "CROPPED_CORNERS", attemptsLeft: 2, dueAt: "2026-12-09T00:00:00.000Z" };
  for (const kind of documentKinds) {
    const own =
      kind === "paymentDocument" || kind === "otherDocument" ? { id: `${kind}-1`, label: "Card •• 2208" } : {};
    await ask(playerId, { kind, status: "REQUESTED", ...own, ...said });
  }
  await ask(playerId, { kind: "paymentDocument", id: "second", status: "VERIFIED" });
  const documents = await getDocuments(http);
  expect(documents.map(({ kind, id, label, status }) => [kind, id, label, status])).toEqual([
    ["idDocument", null, null, "REQUESTED"],
    ["addressDocument", null, null, "REQUESTED"],
    ["paymentDocument", "paymentDocument-1", "Card •• 2208", "REQUESTED"],
    ["paymentDocument", "second", null, "VERIFIED"],
    ["sowDocument", null, null, "REQUESTED"],
    ["eddQuestionnaire", null, null, "REQUESTED"],
    ["otherDocument", "otherDocument-1", "Card •• 2208", "REQUESTED"],
  ]);
  expect(documents[0]).toMatchObject(said);
});

describe("a file", () => {
  test("that has arrived and was reported puts its document under review, and no further", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED", rejection: "DAMAGED", attemptsLeft: 1 });
    const name = { documentType: "idDocument" } as const;
    expect((await put(await uploadUrl(http), jpeg())).status).toBe(201);
    expect((await put(await uploadUrl(http), png, "image/png")).status).toBe(201);
    expect((await getDocuments(http))[0]).toMatchObject({ status: "REQUESTED", rejection: "DAMAGED" });
    await postUploadStatus(http, name, "success");
    await postUploadStatus(http, name, "success");
    expect((await getDocuments(http))[0]).toMatchObject({ status: "UNDER_REVIEW", rejection: null, attemptsLeft: 1 });
    await expect(postUploadStatus(http, name, "success")).rejects.toMatchObject({ status: 409 });
    await expect(uploadUrl(http)).rejects.toMatchObject({ status: 409 });
  });

  test("that has not arrived, or failed, changes nothing", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "EXPIRED" });
    const name = { documentType: "idDocument" } as const;
    await uploadUrl(http);
    await expect(postUploadStatus(http, name, "success")).rejects.toMatchObject({ status: 409 });
    await postUploadStatus(http, name, "failure");
    expect((await getDocuments(http))[0]).toMatchObject({ status: "EXPIRED" });
  });

  test.each([
    ["a program that is called a picture", new TextEncoder().encode("MZ\x90 this program"), 415],
    ["an SVG with a script", "<svg><script>alert(1)</script></svg>", 415],
    ["nothing", new Uint8Array(), 415],
    ["a picture one byte over 10 MB", jpeg(10_000_001), 413],
    ["a picture of 10 MB", jpeg(10_000_000), 201],
    ["a PDF", "%PDF-1.7", 201],
    ["a HEIC", "\0\0\0\x18ftypheic", 201],
  ])("is judged by its bytes: %s", async (_what, body, status) => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED" });
    const url = await uploadUrl(http);
    expect((await put(url, body)).status).toBe(status);
    if (status === 201) expect((await put(url, body)).status).toBe(410);
  });

  test("is taken at no other address, and its address shows nothing", async () => {
    expect((await put(`${frames}/documents/guess`, jpeg())).status).toBe(410);
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED" });
    expect((await fetch(await uploadUrl(http))).status).toBe(404);
  });
});

test.each([
  ["not asked for", {}, "addressDocument"],
  ["under review", { status: "UNDER_REVIEW" }, "idDocument"],
  ["verified", { status: "VERIFIED" }, "idDocument"],
  ["without an attempt left", { status: "REQUESTED", attemptsLeft: 0 }, "idDocument"],
] as const)("a document that is %s takes neither a file nor an identity check", async (_what, state, documentType) => {
  const { http, playerId } = await newPlayer();
  if (documentType === "idDocument") await ask(playerId, { kind: documentType, ...state });
  await expect(getDocumentSettings(http, { documentType })).rejects.toMatchObject({ status: 409 });
  await expect(startIdentityCheck(http, "http://localhost:3000/x")).rejects.toMatchObject({ status: 409 });
});

test("a source of wealth that the account's list requires is taken though nobody asked in the documents", async () => {
  const named = await newPlayer({ requestDocumentTypeStatus: "ID, SOW" });
  const settings = await getDocumentSettings(named.http, { documentType: "sowDocument", subType: "PS" });
  expect(settings.uploadUrl).toMatch(`${frames}/documents/`);
  const other = await newPlayer({ requestDocumentTypeStatus: "ID" });
  const refused = getDocumentSettings(other.http, { documentType: "sowDocument", subType: "PS" });
  await expect(refused).rejects.toMatchObject({ status: 409 });
});

describe("the identity check", () => {
  const back = "http://localhost:3000/fi-FI/my-account/account/verification";
  const answer = (url: string, decision: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" });

  test("is a page in the language of the way back, which nobody may frame; finished, it is under review", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED" });
    const url = await startIdentityCheck(http, back);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('lang="fi"')]);
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const cancelled = await answer(url, "cancel");
    expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, back]);
    expect((await getDocuments(http))[0]).toMatchObject({ status: "REQUESTED" });
    expect((await answer(url, "finish")).headers.get("location")).toBe(back);
    expect((await getDocuments(http))[0]).toMatchObject({ status: "UNDER_REVIEW" });
    expect([(await fetch(url)).status, (await answer(url, "finish")).status]).toEqual([410, 410]);
  });

  test("that finds another date of birth asks for the document again, and says why", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED", attemptsLeft: 2 });
    const url = await startIdentityCheck(http, back);
    expect((await answer(url, "other-birth-date")).headers.get("location")).toBe(back);
    const [document] = await getDocuments(http);
    expect(document && rejectionOf(document)).toEqual({
      ...{ reason: "birthDateMismatch", isFinal: false, mayBeInAccount: true, attemptsLeft: 2 },
    });
    expect((await answer(url, "finish")).status).toBe(410);
    expect((await getDocuments(http))[0]).toMatchObject({ status: "REQUESTED" });
  });

  test("stands in place of an upload where the document is proved by it [KYC-004]", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED", method: "CHECK" });
    const settings = await getDocumentSettings(http, { documentType: "idDocument" });
    expect(settings).toEqual({ redirectUrl: expect.stringContaining(`${frames}/identity-check/`), uploadUrl: null });
  });

  test("leads back to the site alone", async () => {
    const { http, playerId } = await newPlayer();
    await ask(playerId, { kind: "idDocument", status: "REQUESTED" });
    await expect(startIdentityCheck(http, "https://evil.example/")).rejects.toMatchObject({ status: 400 });
  });
});

test("the sandbox's own page offers the reasons of a rejection that the site has words for", async () => {
  const page = await (await fetch(`${inject("sandbox").control}/`)).text();
  const offered = /<datalist id="rejections">(.*?)<\/datalist>/s.exec(page)?.[1] ?? "";
  expect([...offered.matchAll(/<option>(\w+)/g)].map(([, code]) => code).sort()).toEqual([...rejectionCodes].sort());
});

test("the control call asks for what exists: one of a list by its name, the others without", async () => {
  const { playerId } = await newPlayer();
  for (const wrong of [
    { kind: "paymentDocument", status: "REQUESTED" },
    { kind: "idDocument", id: "x", status: "REQUESTED" },
    { kind: "idDocument", status: "REJECTED" },
  ])
    expect((await callControl("PUT", `/players/${playerId}/documents`, wrong)).status).toBe(400);
});
