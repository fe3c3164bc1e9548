import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKnownHandlers } from "./known-handlers";

let root = "";
let hasHandler: (pathname: string) => boolean;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "greenroom-handlers-"));
  await mkdir(join(root, ".next"));
  const manifest = {
    "/[edition]/terms/page": "/[edition]/terms",
    "/api/time/route": "/api/time",
    "/api/facts/[edition]/[slug]/route": "/api/facts/[edition]/[slug]",
    "/social/[...path]/route": "/social/[...path]",
  };
  await writeFile(join(root, ".next/app-path-routes-manifest.json"), JSON.stringify(manifest));
  hasHandler = createKnownHandlers(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each(["/api/time", "/api/facts/en-UN~web~a/x", "/social/x", "/social/en-UN/play/x.jpg", "/favicon.ico"])(
  "%s is an address of a route handler, or of a public file",
  (pathname) => {
    expect(hasHandler(pathname)).toBe(true);
  },
);

test.each([
  ...["/api/x", "/api/facts/x", "/api/facts/en-UN~web~a/x/y", "/social", "/sitemaps/x", "/_next/x", "/assets/x"],
  ...["/en-UN/terms", "/api/%E0%A4%A"],
])("%s is none", (pathname) => {
  expect(hasHandler(pathname)).toBe(false);
});
