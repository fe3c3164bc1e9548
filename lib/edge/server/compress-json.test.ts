import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawBytes } from "@/tests/support/raw-request";
import { compressJson, leastCompressed } from "./compress-json";

const long = JSON.stringify({ text: "a jackpot ".repeat(leastCompressed / 5) });
type Respond = (request: IncomingMessage, response: ServerResponse) => void;
const json = { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=15" };
const half = long.length / 2;

const responses: Readonly<Record<string, Respond>> = {
  // As Next sends what a route handler returns.
  "/piped": (_request, response) => {
    response.appendHeader("vary", "rsc");
    for (const [name, value] of Object.entries(json)) response.setHeader(name, value);
    response.flushHeaders();
    response.write(Buffer.from(long.slice(0, half)));
    response.write(long.slice(half), "utf8", () => response.end());
  },
  "/whole": (_request, response) => void response.writeHead(201, { ...json, etag: '"a"' }).end(long),
  "/small": (_request, response) => void response.writeHead(404, json).end('{"code":"error"}'),
  "/empty": (_request, response) => void response.writeHead(304, { etag: '"a"' }).end(),
  "/text": (_request, response) => void response.writeHead(200, { "content-type": "text/plain" }).end(long),
  "/file": (_request, response) => void response.writeHead(200, { ...json, "content-encoding": "gzip" }).end("file"),
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    compressJson(request, response);
    responses[request.url ?? ""]?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const get = (path: string, accepted?: string, method = "GET") =>
  // A server that listens on a port has an address of this kind.
  rawBytes(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, {
    method,
    ...(accepted !== undefined && { headers: { "accept-encoding": accepted } }),
  });
const asIs = (body: Buffer) => body;

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0", undefined, asIs],
  ["identity", undefined, asIs],
  ["", undefined, asIs],
  [undefined, undefined, asIs],
] as const)("JSON for a client that takes %j is sent as %s", async (accepted, encoding, decompress) => {
  for (const [path, status, vary] of [
    ["/piped", 200, "rsc, accept-encoding"],
    ["/whole", 201, "accept-encoding"],
  ] as const) {
    const { headers, body, ...rest } = await get(path, accepted);
    expect([rest.status, headers["content-encoding"], headers.vary]).toEqual([status, encoding, vary]);
    expect(decompress(body).toString()).toBe(long);
    if (encoding) expect(Number(headers["content-length"])).toBe(body.length);
    expect(headers).toMatchObject(json);
  }
  expect((await get("/whole", accepted)).headers.etag).toBe(encoding ? 'W/"a"' : '"a"');
});

test("a short body, no body, another type and what is compressed already are sent as they are", async () => {
  const sent = async (path: string, method?: string) => {
    const { status, headers, body } = await get(path, "br", method);
    return [status, headers["content-encoding"], headers.vary, body.toString()];
  };
  expect(await sent("/small")).toEqual([404, undefined, "accept-encoding", '{"code":"error"}']);
  expect(await sent("/empty")).toEqual([304, undefined, undefined, ""]);
  expect(await sent("/text")).toEqual([200, undefined, undefined, long]);
  expect(await sent("/file")).toEqual([200, "gzip", "accept-encoding", "file"]);
  expect(await sent("/whole", "HEAD")).toEqual([201, undefined, "accept-encoding", ""]);
});
