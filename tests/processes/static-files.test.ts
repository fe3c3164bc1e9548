import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../.ci/lib/root.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawBytes } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;
beforeAll(async () => {
  sandbox = await startSandbox();
  site = await startSite(sandbox.origins);
});
afterAll(async () => {
  await site?.stop();
  await sandbox?.stop();
});

const chunk = readdirSync(join(root, ".next/static/chunks")).find((name) => name.endsWith(".js")) ?? "";
const files = [
  [`/_next/static/chunks/${chunk}`, `.next/static/chunks/${chunk}`, "public,max-age=31536000,immutable"],
  ["/assets/brands.css", "public/assets/brands.css", "public,max-age=0,must-revalidate"],
  ["/assets/icons.svg", "public/assets/icons.svg", "public,max-age=0,must-revalidate"],
] as const;

describe.each(files)("%s", (address, file, cacheControl) => {
  test("is sent in the encoding that the client takes, Brotli first", async () => {
    const content = readFileSync(join(root, file));
    for (const [accepted, encoding, decompress] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
      ["identity", undefined, (body: Buffer) => body],
    ] as const) {
      const response = await rawBytes(site.origin, address, { headers: { "accept-encoding": accepted } });
      expect([response.status, response.headers["content-encoding"]], accepted).toEqual([200, encoding]);
      expect(decompress(response.body).equals(content)).toBe(true);
      expect(Number(response.headers["content-length"])).toBe(response.body.length);
      expect(String(response.headers.vary).toLowerCase()).toContain("accept-encoding");
      expect(response.headers["cache-control"]).toBe(cacheControl);
      expect(response.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
    const head = await rawBytes(site.origin, address, { method: "HEAD", headers: { "accept-encoding": "br" } });
    expect([head.status, head.headers["content-encoding"], head.body.length]).toEqual([200, "br", 0]);
  });
});

test("JSON of a route handler is compressed for a client that takes it, and plain for one that does not name it", async () => {
  const address = "/api/live/en-UN~web~a";
  const plain = await rawBytes(site.origin, address);
  expect([plain.status, plain.headers["content-encoding"]]).toEqual([200, undefined]);
  for (const [accepted, encoding, decompress] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const { headers, body } = await rawBytes(site.origin, address, { headers: { "accept-encoding": accepted } });
    expect([headers["content-encoding"], headers["cache-control"]]).toEqual([encoding, "public, max-age=15"]);
    expect(String(headers.vary).toLowerCase()).toContain("accept-encoding");
    expect(body.length).toBeLessThan(plain.body.length / 3);
    expect(Object.keys(JSON.parse(decompress(body).toString()))).toEqual(
      Object.keys(JSON.parse(plain.body.toString())),
    );
  }
});

test("a file that is not there, and one outside the folders, is not found", async () => {
  for (const address of [
    "/_next/static/chunks/no-such-file.js",
    "/_next/static/../BUILD_ID",
    "/_next/static/%2e%2e/BUILD_ID",
    "/assets/..%2f..%2fpackage.json",
    "/assets/",
  ])
    expect((await rawBytes(site.origin, address)).status, address).toBeGreaterThanOrEqual(400);
});
