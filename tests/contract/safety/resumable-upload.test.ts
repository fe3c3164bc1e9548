// @vitest-environment jsdom
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, inject, test } from "vitest";
import { continueUpload, createUpload, terminateUpload } from "@/lib/core/http/resumable-upload";
import { getDocumentSettings, getDocuments, postUploadStatus } from "@/lib/safety/verification/api";
import { control, newPlayer } from "../sandbox/world";

const frames = new URL(inject("sandbox").frames);
const folder = join(inject("sandboxData"), "uploads");
const name = { documentType: "idDocument" } as const;
const lines: Server[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** Another address of the sandbox, whose line is cut once, after so many bytes have gone to it. */
async function cutAfter(bytes: number): Promise<string> {
  let left = bytes;
  let isCut = false;
  const line = createServer((near) => {
    const far = connect(Number(frames.port), frames.hostname);
    const end = (socket: Socket) => () => socket.destroy();
    near.on("error", end(far)).on("close", end(far));
    far.on("error", end(near)).on("close", end(near)).pipe(near);
    near.on("data", (chunk) => {
      left -= chunk.length;
      if (left > 0 || isCut) return far.write(chunk);
      isCut = true;
      // What has gone before arrives first.
      return far.end(chunk.subarray(0, chunk.length + left), () => setTimeout(end(near), 50));
    });
  });
  lines.push(line);
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const address = line.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const file = (start: string, bytes: number) => {
  const content = Buffer.concat([Buffer.from(start, "latin1"), randomBytes(bytes)]);
  return { content, blob: new Blob([content], { type: "image/jpeg" }) };
};
const transfer = (blob: Blob) => ({
  file: blob,
  signal: undefined,
  stallMs: 10_000,
  capBytes: 10_000,
  onProgress: undefined,
});

/** A player who was asked for an identity, and the address for one file, on this host. */
async function asked(host: string = frames.origin) {
  const { http, playerId } = await newPlayer();
  await control("PUT", `/players/${playerId}/documents`, { kind: "idDocument", status: "REQUESTED" });
  const { uploadUrl } = await getDocumentSettings(http, name);
  const { pathname } = new URL(uploadUrl ?? expect.fail("no address"));
  return { http, ticket: pathname.split("/").at(-1) ?? "", url: host + pathname };
}

async function created(url: string, blob: Blob): Promise<string> {
  return (await createUpload(url, transfer(blob))) ?? expect.fail("no tus");
}

test("a line that is lost in the middle is taken up at the byte where it broke off, and the file is the same", async () => {
  const { content, blob } = file("\xff\xd8\xff", 3_400_000);
  const { http, ticket, url } = await asked(await cutAfter(1_700_000));
  const progress: number[] = [];
  let interruptions = 0;
  const watched = {
    ...transfer(blob),
    onProgress: (sent: number) => progress.push(sent),
    onInterrupted: () => {
      interruptions += 1;
      progress.length = 0;
    },
  };
  const address = await created(url, blob);
  expect(new URL(address).origin).toBe(new URL(url).origin);
  expect(await continueUpload(address, watched, 0)).toBe(true);
  expect(interruptions).toBe(1);
  // It goes on from what has arrived: the first piece was whole.
  expect(Math.min(...progress)).toBeGreaterThan(1_000_000 / content.length);
  expect(readFileSync(join(folder, ticket)).equals(content)).toBe(true);
  await postUploadStatus(http, name, "success");
  expect((await getDocuments(http))[0]).toMatchObject({ status: "UNDER_REVIEW" });
});

test("a later page takes up what an earlier one has left, and one that was whole is known as such", async () => {
  const { content, blob } = file("%PDF-", 2_000_000);
  const { ticket, url } = await asked();
  const address = await created(url, blob);
  const stop = new AbortController();
  const onProgress = (sent: number) => sent > 0.6 && stop.abort("left");
  await expect(continueUpload(address, { ...transfer(blob), signal: stop.signal, onProgress }, 0)).rejects.toBe("left");
  expect(await continueUpload(address, transfer(blob), null)).toBe(true);
  expect(readFileSync(join(folder, ticket)).equals(content)).toBe(true);
  expect(await continueUpload(address, transfer(blob), null)).toBe(true);
  await expect(createUpload(url, transfer(blob))).resolves.toBeNull();
});

describe("a file in pieces is judged as one that comes whole", () => {
  test.each([
    ["a program", "MZ\x90", 1_200_000, 415],
    ["an SVG with a script", "<svg><script>alert(1)</script></svg>", 0, 415],
  ])("%s is refused at its end, and nothing of it stays", async (_what, start, bytes, status) => {
    const { blob } = file(start, bytes);
    const { http, ticket, url } = await asked();
    const address = await created(url, blob);
    await expect(continueUpload(address, transfer(blob), 0)).rejects.toMatchObject({ status });
    expect(existsSync(join(folder, ticket))).toBe(false);
    await expect(postUploadStatus(http, name, "success")).rejects.toMatchObject({ status: 409 });
    expect(await continueUpload(address, transfer(blob), null)).toBe(false);
  });

  test("one byte over 10 MB is refused before anything is sent", async () => {
    const { blob } = file("%PDF-", 9_999_996);
    await expect(createUpload((await asked()).url, transfer(blob))).rejects.toMatchObject({ status: 413 });
  });
});

test("a cancelled upload is gone, and its address takes another", async () => {
  const { blob } = file("%PDF-", 1_000);
  const { url } = await asked();
  const address = await created(url, blob);
  await terminateUpload(address);
  expect(await continueUpload(address, transfer(blob), null)).toBe(false);
  expect(await continueUpload(await created(url, blob), transfer(blob), 0)).toBe(true);
});

test("an address that is none takes no upload, and an upload shows nothing of its file", async () => {
  const { blob } = file("%PDF-", 10);
  await expect(createUpload(`${frames.origin}/documents/guess`, transfer(blob))).resolves.toBeNull();
  expect(await continueUpload(`${frames.origin}/documents/guess/upload`, transfer(blob), null)).toBe(false);
  const address = await created((await asked()).url, blob);
  expect((await fetch(address)).status).toBe(404);
});

test("what arrived, whole or in part, is removed a day later with the next upload; the document's state stays", async () => {
  const { blob } = file("%PDF-", 1_500_000);
  const [whole, part] = [await asked(), await asked()];
  await continueUpload(await created(whole.url, blob), transfer(blob), 0);
  await postUploadStatus(whole.http, name, "success");
  const address = await created(part.url, blob);
  const files = [whole.ticket, part.ticket].map((ticket) => join(folder, ticket));
  await created((await asked()).url, blob);
  expect(files.map((path) => existsSync(path))).toEqual([true, true]);
  const dayAgo = new Date(Date.now() - 86_400_000 - 1_000).toISOString();
  for (const path of files) {
    const about = JSON.parse(readFileSync(`${path}.json`, "utf8"));
    writeFileSync(`${path}.json`, JSON.stringify({ ...about, creation_date: dayAgo }));
  }
  expect(await continueUpload(address, transfer(blob), null)).toBe(false);
  const next = await asked();
  await created(next.url, blob);
  expect(files.map((path) => existsSync(path))).toEqual([false, false]);
  expect(existsSync(join(folder, next.ticket))).toBe(true);
  expect((await getDocuments(whole.http))[0]).toMatchObject({ status: "UNDER_REVIEW" });
});
