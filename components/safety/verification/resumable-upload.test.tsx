import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { keepUpload } from "@/lib/safety/verification/kept-uploads";
import safety from "@/messages/en/safety.json";
import site from "@/messages/en/site.json";
import { prepareTusStorage, type TusStorage, tusHeaders, tusUpload } from "@/tests/support/islands/tus-storage";
import {
  chooseFiles,
  type DocumentCalls,
  jpegBytes,
  json,
  prepareVerification,
  showVerification,
} from "@/tests/support/islands/verification";

const messages = safety.verification;
const name = { documentType: "idDocument" } as const;
let calls: DocumentCalls;
let storage: TusStorage;

beforeEach(async () => {
  sessionStorage.clear();
  calls = await prepareVerification();
  calls.respond.documents = json({ idDocument: { documentStatus: "REQUESTED" } });
  storage = prepareTusStorage();
});

const press = async (text: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name: text }));
/** Of two and a half pieces. */
const large = () => new File([jpegBytes("x".repeat(2_500_000))], "front.jpg", { type: "image/jpeg" });
const ofLarge = (from = 0) => Buffer.from(jpegBytes("x".repeat(2_500_000))).subarray(from);
const lost = () => HttpResponse.error();
const plain = (status: number, headers: Record<string, string> = tusHeaders) =>
  new HttpResponse(null, { status, headers });
/** What is kept of uploads in this tab. */
const kept = () => sessionStorage.getItem("player:uploads");

async function choose(file: File = large()) {
  showVerification();
  await press(messages.upload.start);
  await chooseFiles(file);
}
const sent = () => screen.findByText(messages.upload.sent, {}, { timeout: 5_000 });

test("a file leaves in pieces, and is reported once it is whole; nothing of it stays in the browser", async () => {
  await choose();
  await press("Send 1 file");
  await sent();
  expect(storage.made).toEqual(["POST", "PATCH 0", "PATCH 1000000", "PATCH 2000000"]);
  expect(storage.bytes.equals(ofLarge())).toBe(true);
  expect(calls.files).toEqual([]);
  expect(calls.bodies.at(-1)).toEqual({ ...name, status: "success" });
  expect(kept()).toBeNull();
});

test("two files alike are two uploads, each reported", async () => {
  showVerification();
  await press(messages.upload.start);
  await chooseFiles(large(), new File([large()], "back.jpg", { type: "image/jpeg" }));
  await press("Send 2 files");
  await sent();
  expect(storage.made.filter((call) => call === "POST")).toHaveLength(2);
  const success = { ...name, status: "success" };
  expect(calls.bodies.slice(-2)).toEqual([success, success]);
});

test("after a lost line it goes on from what has arrived, without a word to the platform, and says meanwhile that it waits", async () => {
  storage.instead = (line) => (line === "PATCH 1000000" && storage.made.length === 3 ? lost() : undefined);
  await choose();
  await press("Send 1 file");
  expect((await screen.findAllByText(messages.upload.interrupted)).length).toBeGreaterThan(0);
  await sent();
  expect(storage.made).toEqual(["POST", "PATCH 0", "PATCH 1000000", "HEAD", "PATCH 1000000", "PATCH 2000000"]);
  expect(storage.bytes.equals(ofLarge())).toBe(true);
  expect(calls.bodies.filter((body) => Object(body).status === "failure")).toEqual([]);
});

test.each([
  ["is at another offset", 409],
  ["still writes an earlier piece", 423],
  ["fails", 503],
  ["has thrown the piece away", 460],
])("where the storage %s, it is asked for its offset, and the rest sent", async (_what, status) => {
  storage.instead = (line) => (line === "PATCH 0" && storage.made.length === 2 ? plain(status) : undefined);
  await choose();
  await press("Send 1 file");
  await sent();
  expect(storage.made.slice(0, 4)).toEqual(["POST", "PATCH 0", "HEAD", "PATCH 0"]);
  expect(storage.bytes.equals(ofLarge())).toBe(true);
});

describe("what is refused or makes no sense is said, and its rest forgotten", () => {
  test.each([
    [
      "an upload on a foreign host",
      "POST",
      () => plain(201, { ...tusHeaders, Location: "https://evil.example/1" }),
      "address",
    ],
    [
      "an upload in another protocol",
      "POST",
      () => plain(201, { ...tusHeaders, Location: "javascript:alert(1)" }),
      "address",
    ],
    ["a creation without an address", "POST", () => plain(201), "unknown"],
    ["a file that is too large for the storage", "POST", () => plain(413), "refused"],
    ["bytes that are of no document", "PATCH 2000000", () => plain(415), "refused"],
    [
      "an offset beyond the file",
      "PATCH 0",
      () => plain(204, { ...tusHeaders, "Upload-Offset": "99000000" }),
      "unknown",
    ],
    ["an offset that goes back", "PATCH 1000000", () => plain(204, { ...tusHeaders, "Upload-Offset": "5" }), "unknown"],
    ["an offset that is none", "PATCH 0", () => plain(204, { ...tusHeaders, "Upload-Offset": "-1" }), "unknown"],
    ["an upload that is gone", "PATCH 1000000", () => plain(410), "unknown"],
  ] as const)("%s", async (_what, at, respond, failure) => {
    storage.instead = (line) => (line === at ? respond() : undefined);
    await choose();
    await press("Send 1 file");
    expect((await screen.findByRole("alert")).textContent).toBe(messages.failures[failure]);
    expect(calls.bodies.at(-1)).toEqual({ ...name, status: "failure" });
    expect(kept()).toBeNull();
    expect(calls.files).toEqual([]);
    storage.instead = () => undefined;
    await press(messages.upload.again);
    await sent();
    expect(storage.bytes.equals(ofLarge())).toBe(true);
  });
});

test.each([
  ["knows no POST", plain(405, {})],
  ["allows none by CORS", lost()],
  ["takes every POST for something else", plain(200, {})],
  ["speaks another version", plain(412, { "Tus-Resumable": "0.2.2" })],
])("a storage that %s gets one plain PUT", async (_what, response) => {
  storage.instead = () => response;
  await choose();
  await press("Send 1 file");
  await sent();
  expect([storage.made, calls.files.length]).toEqual([["POST"], 1]);
  expect(Buffer.from(calls.files[0]?.bytes ?? []).equals(ofLarge())).toBe(true);
  expect(kept()).toBeNull();
});

test("cancelled, it is ended at the storage and begins anew the next time", async () => {
  storage.instead = (line) => (line === "PATCH 1000000" ? new Promise<Response>(() => {}) : undefined);
  await choose();
  await press("Send 1 file");
  await waitFor(() => expect(storage.made).toContain("PATCH 1000000"));
  await press(site.form.cancel);
  await waitFor(() => expect(storage.made.at(-1)).toBe("DELETE"));
  expect(kept()).toBeNull();
  storage.instead = () => undefined;
  await press("Send 1 file");
  await sent();
  expect(storage.made.slice(-4)).toEqual(["POST", "PATCH 0", "PATCH 1000000", "PATCH 2000000"]);
});

describe("after a reload", () => {
  /** The page is left in the middle of the second piece, and opened again. */
  async function leave() {
    storage.instead = (line) => (line === "PATCH 1000000" ? new Promise<Response>(() => {}) : undefined);
    const { unmount } = showVerification();
    await press(messages.upload.start);
    await chooseFiles(large());
    await press("Send 1 file");
    await waitFor(() => expect(storage.made).toContain("PATCH 1000000"));
    unmount();
    storage.instead = () => undefined;
    storage.made.length = 0;
    calls.bodies.length = 0;
  }

  test("the same file is asked for, and goes on from where it was, at its old address", async () => {
    await leave();
    expect(kept()).not.toContain("front.jpg");
    showVerification();
    expect(await screen.findByText(messages.upload.continue)).toBeTruthy();
    await press(messages.upload.start);
    expect(await screen.findByText(messages.upload.continue)).toBeTruthy();
    await chooseFiles(large());
    await press("Send 1 file");
    await sent();
    expect(storage.made).toEqual(["HEAD", "PATCH 1000000", "PATCH 2000000"]);
    expect(storage.bytes.equals(ofLarge())).toBe(true);
    expect(calls.bodies).toEqual([name, { ...name, status: "success" }]);
    expect(kept()).toBeNull();
  });

  test("of two files of one size, each goes on in its own upload in whatever order they are chosen; of two alike, in both", async () => {
    const sameSize = () => new File([jpegBytes("y".repeat(2_500_000))], "back.jpg", { type: "image/jpeg" });
    async function leaveSecond(...files: File[]) {
      storage.instead = (line) =>
        line === "PATCH 1000000" && storage.made.filter((call) => call === "POST").length === 2
          ? new Promise<Response>(() => {})
          : undefined;
      const { unmount } = showVerification();
      await press(messages.upload.start);
      await chooseFiles(...files);
      await press("Send 2 files");
      await waitFor(() => expect(storage.made.filter((call) => call === "PATCH 1000000")).toHaveLength(2));
      unmount();
      storage.instead = () => undefined;
      storage.made.length = 0;
    }
    await leaveSecond(large(), sameSize());
    showVerification();
    await press(messages.upload.start);
    await chooseFiles(sameSize());
    await press("Send 1 file");
    await sent();
    expect(storage.made).toEqual(["HEAD", "PATCH 1000000", "PATCH 2000000"]);
    cleanup();
    storage.made.length = 0;
    await leaveSecond(large(), large());
    expect(JSON.parse(kept() ?? "").value).toMatchObject([{ copy: 1 }, { copy: 0 }]);
  });

  test("another file begins anew", async () => {
    await leave();
    await choose(new File([jpegBytes("other")], "front.jpg"));
    await press("Send 1 file");
    await sent();
    expect(storage.made).toEqual(["POST", "PATCH 0"]);
  });

  test.each([
    ["is gone", () => plain(404)],
    ["is of another length", () => plain(200, { ...tusHeaders, "Upload-Offset": "5", "Upload-Length": "7" })],
  ])("an upload that %s begins anew", async (_what, respond) => {
    await leave();
    storage.instead = (line) => (line === "HEAD" ? respond() : undefined);
    await choose();
    await press("Send 1 file");
    await sent();
    expect(storage.made.slice(0, 3)).toEqual(["HEAD", "POST", "PATCH 0"]);
    expect(storage.bytes.equals(ofLarge())).toBe(true);
  });

  test("what a script has put there sends nothing to a foreign host", async () => {
    await leave();
    const { digest } = JSON.parse(kept() ?? "").value[0];
    sessionStorage.clear();
    keepUpload({ ...name, digest, copy: 0, address: "https://evil.example/1" });
    await choose();
    await press("Send 1 file");
    await sent();
    expect(storage.made[0]).toBe("POST");
  });

  test("nothing is asked for where nothing has arrived, or for another document", async () => {
    keepUpload({ documentType: "addressDocument", address: tusUpload, digest: "0", copy: 0 });
    showVerification();
    await screen.findByRole("button", { name: messages.upload.start });
    expect(screen.queryByText(messages.upload.continue)).toBeNull();
  });
});
