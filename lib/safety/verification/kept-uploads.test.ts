// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  digestOf,
  findUpload,
  forgetUpload,
  forgetUploads,
  hasKeptUpload,
  type KeptUpload,
  keepUpload,
} from "./kept-uploads";

const key = "player:uploads";
const front: KeptUpload = { documentType: "idDocument", address: "https://files/1", digest: "aa", copy: 0 };
const bill: KeptUpload = { ...front, documentType: "addressDocument", subType: "BILL", address: "https://files/2" };

beforeEach(() => sessionStorage.clear());

test("an upload is found again by its document and by what is in its file, the second of two files alike as the second", () => {
  const back = { ...front, address: "https://files/3", copy: 1 };
  for (const each of [front, bill, back]) keepUpload(each);
  expect(findUpload({ documentType: "idDocument" }, "aa", 0)).toEqual(front);
  expect(findUpload({ documentType: "idDocument" }, "aa", 1)).toEqual(back);
  expect(findUpload({ documentType: "addressDocument", subType: "BILL" }, "aa", 0)).toEqual(bill);
  expect(findUpload({ documentType: "addressDocument", subType: "BANK" }, "aa", 0)).toBeNull();
  expect(findUpload({ documentType: "idDocument" }, "bb", 0)).toBeNull();
});

test("of two tries with one file the later one goes on", () => {
  keepUpload(front);
  keepUpload({ ...front, address: "https://files/9" });
  expect(findUpload(front, "aa", 0)?.address).toBe("https://files/9");
});

test("what is over is forgotten: one upload by its address, a document that was sent with all of its files", () => {
  const back = { ...front, address: "https://files/3", digest: "bb" };
  for (const each of [front, bill, back]) keepUpload(each);
  forgetUpload(front);
  expect([findUpload(front, "aa", 0), findUpload(back, "bb", 0)]).toEqual([null, back]);
  forgetUploads({ documentType: "idDocument" });
  expect([findUpload(back, "bb", 0), findUpload(bill, "aa", 0)]).toEqual([null, bill]);
  forgetUploads(bill);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test("a player sees of which document a part has arrived: of a list, of the very one", () => {
  const card = { ...front, documentType: "paymentDocument", subType: "c1" } as const;
  expect(hasKeptUpload({ kind: "idDocument", id: null })).toBe(false);
  for (const each of [front, bill, card]) keepUpload(each);
  expect(hasKeptUpload({ kind: "idDocument", id: null })).toBe(true);
  expect(hasKeptUpload({ kind: "addressDocument", id: null })).toBe(true);
  expect(hasKeptUpload({ kind: "paymentDocument", id: "c1" })).toBe(true);
  expect(hasKeptUpload({ kind: "paymentDocument", id: "c2" })).toBe(false);
  expect(hasKeptUpload({ kind: "sowDocument", id: null })).toBe(false);
});

test("no more than the last twenty are kept", () => {
  for (let at = 0; at < 21; at++) keepUpload({ ...front, digest: `${at}` });
  expect(findUpload(front, "0", 0)).toBeNull();
  expect(["1", "20"].map((digest) => findUpload(front, digest, 0)?.digest)).toEqual(["1", "20"]);
});

describe("of what the browser keeps nothing is taken that is no upload", () => {
  test.each([
    ["a kind", { documentType: null }],
    ["a sort of paper", { subType: 7 }],
    ["an address", { address: undefined }],
    ["a digest", { digest: 1 }],
    ["a place", { copy: 0.5 }],
  ])("without %s", (_what, change) => {
    sessionStorage.setItem(key, JSON.stringify({ v: 1, value: [{ ...bill, ...change }, null, front] }));
    expect(hasKeptUpload({ kind: "addressDocument", id: null })).toBe(false);
    expect(hasKeptUpload({ kind: "idDocument", id: null })).toBe(true);
  });

  test("where it is no list", () => {
    sessionStorage.setItem(key, JSON.stringify({ v: 1, value: { 0: front } }));
    expect(findUpload(front, "aa", 0)).toBeNull();
    forgetUpload(bill);
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

test("a file is known by its SHA-256, and by none where the browser computes none", async () => {
  const bytes = new TextEncoder().encode("abc").buffer as ArrayBuffer;
  expect(await digestOf(bytes)).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  vi.stubGlobal("crypto", { subtle: { digest: async () => Promise.reject(new Error("broken")) } });
  expect(await digestOf(bytes)).toBeNull();
  vi.stubGlobal("crypto", {});
  expect(await digestOf(bytes)).toBeNull();
  vi.stubGlobal("crypto", undefined);
  expect(await digestOf(bytes)).toBeNull();
});
