import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../core/database";
import { readSettings } from "../core/settings";
import { contentDocument } from "./db-schema";
import { makeDocument } from "./generator/document";
import { type DocumentStore, openStore } from "./store";

const folder = mkdtempSync(join(tmpdir(), "greenroom-content-"));
let open: OpenDatabase;
let store: DocumentStore;

const generated = [
  makeDocument("game", "a", { name: "Ada" }),
  makeDocument("game", "b", { name: "Bo" }),
  makeDocument("game", "drafts.b", { name: "Bo, drafted" }),
  makeDocument("game", "drafts.c", { name: "Cy, unseen" }),
];
const names = (perspective: Parameters<DocumentStore["view"]>[0]) =>
  store.view(perspective).documents.map(({ _id, name }) => `${_id}: ${name}`);

beforeAll(async () => {
  open = await openDatabase(readSettings({ ...process.env, SANDBOX_DATA: folder }));
}, 60_000);
beforeEach(async () => {
  await open.db.delete(contentDocument);
  store = await openStore(open.db, generated);
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a draft is not part of the published content, and replaces it for editors", () => {
  expect(names("published")).toEqual(["a: Ada", "b: Bo"]);
  expect(names("raw")).toHaveLength(4);
  expect(names("drafts")).toEqual(["a: Ada", "b: Bo, drafted", "c: Cy, unseen"]);
  expect(names("previewDrafts")).toEqual(names("drafts"));
});

test("an edit is a draft until it is published", async () => {
  await store.put({ ...makeDocument("game", "drafts.a", { name: "Ada, edited" }) });
  expect(names("published")).toContain("a: Ada");
  const published = await store.publish("a");
  expect(published).toMatchObject({ _id: "a", name: "Ada, edited" });
  expect(names("published")).toContain("a: Ada, edited");
  expect(names("raw").filter((name) => name.includes("drafts.a"))).toEqual([]);
});

test("edits, drafts and publishings outlive a restart", async () => {
  await store.put(makeDocument("game", "drafts.a", { name: "Ada, edited" }));
  await store.publish("b");
  const before = { published: names("published"), raw: names("raw").sort() };
  expect(before.published).toEqual(["a: Ada", "b: Bo, drafted"]);
  store = await openStore(open.db, generated);
  expect({ published: names("published"), raw: names("raw").sort() }).toEqual(before);
});

test("what does not exist cannot be published", async () => {
  expect(await store.publish("nobody")).toBeUndefined();
});
