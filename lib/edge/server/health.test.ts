import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { respondToHealthCheck, startDraining } from "./health";

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!respondToHealthCheck(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const fetchPath = async (path: string, method = "GET") => {
  const response = await fetch(origin + path, { method });
  return { status: response.status, body: await response.text() };
};

test("no response is stored on the way", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { headers } = await fetch(origin + path);
    expect([headers.get("cache-control"), headers.get("content-type")]).toEqual(["no-store", "application/json"]);
  }
});

test("a process that serves is alive and ready", async () => {
  expect(await fetchPath("/healthz")).toEqual({ status: 200, body: '{"ok":true}' });
  expect(await fetchPath("/readyz")).toEqual({ status: 200, body: '{"ok":true}' });
  expect(await fetchPath("/readyz", "HEAD")).toEqual({ status: 200, body: "" });
});

test("no other path is handled", async () => {
  for (const path of ["/", "/healthz/", "/readyz?x=1"]) expect((await fetchPath(path)).status).toBe(404);
});

test("a process that is about to end lives on and is no longer ready", async () => {
  startDraining();
  expect(await fetchPath("/healthz")).toEqual({ status: 200, body: '{"ok":true}' });
  expect(await fetchPath("/readyz")).toEqual({ status: 503, body: '{"ok":false}' });
});
