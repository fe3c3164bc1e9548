import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPreview, locationInPreview } from "./preview";

const folder = mkdtempSync(join(tmpdir(), "preview-"));
mkdirSync(join(folder, ".next"));
writeFileSync(join(folder, ".next/prerender-manifest.json"), '{"preview":{"previewModeId":"0123456789abcdef"}}');
const key = "a-key-that-nobody-guesses";
const on = { CONTENT_READ_TOKEN: "token", PREVIEW_KEY: key };

function requestOf(url: string) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: { cookie: "id-token=x", rsc: "1" } });
  return request;
}

test("the prefix with the key opens the page behind it, for nobody in particular", () => {
  const request = requestOf(`/preview/${key}/en-UN/terms?page=2`);
  expect(createPreview(on, folder)(request)).toBe(`/preview/${key}`);
  expect(request.url).toBe("/en-UN/terms?page=2");
  expect(request.headers).toEqual({ cookie: "__prerender_bypass=0123456789abcdef" });
});

test.each([
  "/en-UN/terms",
  "/preview/",
  "/preview/wrong/en-UN",
  `/preview/${key}x/en-UN`,
  `/preview/${key.slice(1)}/en-UN`,
  `/en-UN/preview/${key}/en-UN`,
])("%s opens none", (url) => {
  const request = requestOf(url);
  expect(createPreview(on, folder)(request)).toBe("");
  expect([request.url, request.headers.cookie]).toEqual([url, "id-token=x"]);
});

test.each([
  { CONTENT_READ_TOKEN: undefined, PREVIEW_KEY: undefined },
  { CONTENT_READ_TOKEN: "token", PREVIEW_KEY: undefined },
  { CONTENT_READ_TOKEN: undefined, PREVIEW_KEY: key },
])("it is off without both variables: %j", (env) => {
  expect(createPreview(env, "nowhere")(requestOf(`/preview/${key}/en-UN`))).toBe("");
});

test.each([
  ["/en-UN/terms?page=2", "/preview/key/en-UN/terms?page=2"],
  ["http://site.example/en-UN", "/preview/key/en-UN"],
  ["https://other.example/en-UN", "https://other.example/en-UN"],
  ["//other.example/en-UN", "//other.example/en-UN"],
  ["http://", "http://"],
])("a redirect to %s leads to %s", (location, expected) => {
  expect(locationInPreview("/preview/key", location, "site.example")).toBe(expected);
});
