import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { constantHeaders } from "@/lib/edge/security/response-headers";
import { sendRaw } from "@/tests/support/raw-request";
import { createHttpServer } from "./http-server";

const limits = { headersMs: 300, requestMs: 600, checkMs: 50 };
/** Tolerance for the timer and a busy machine. */
const toleranceMs = 10_000;
let server: Server;

beforeAll(async () => {
  server = createHttpServer((request, response) => {
    request.on("error", () => {});
    if (request.url === "/begun") return void response.writeHead(200).write("begun");
    request.resume().once("end", () => response.end("ok"));
  }, limits);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

// A server that listens on a port has an address of this kind.
const send = (text: string) => sendRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, text);

const chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

test.each([
  ["a target that is no path", "GET x HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["an unknown method", "FOO / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n", 400],
  ["headers of 20 KB", `GET / HTTP/1.1\r\nHost: a\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["chunk extensions of 20 KB", `${chunked}5;${"a".repeat(20_000)}\r\nhello\r\n0\r\n\r\n`, 413],
  ["an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n", 417],
])("%s is refused with our headers", async (_what, text, status) => {
  const { response } = await send(text);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(constantHeaders))
    expect(response.toLowerCase(), name).toContain(`${name}: ${value}`.toLowerCase());
  expect(response.toLowerCase()).toContain("connection: close");
});

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: a\r\nx-slow: ", limits.headersMs],
  ["a body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow", limits.requestMs],
])("%s sent too slowly get 408 within the limit and one check", async (_what, text, limitMs) => {
  const { response, ms } = await send(text);
  expect(response).toMatch(/^HTTP\/1.1 408 /);
  expect(response).toContain("x-frame-options: DENY");
  expect(ms).toBeGreaterThanOrEqual(limitMs - 10);
  expect(ms).toBeLessThan(limitMs + limits.checkMs + toleranceMs);
});

test("nothing is written into a response that has begun", async () => {
  const { response } = await send("POST /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
  expect(response).not.toMatch(/HTTP\/1.1 400/);
});
