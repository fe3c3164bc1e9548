import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { endLimitMs, endServer } from "./end-server";
import { respondToHealthCheck } from "./health";

afterEach(() => void vi.useRealTimers());

/** A server that responds when the test tells it to. */
async function slowServer(): Promise<{
  server: Server;
  origin: string;
  requested: Promise<void>;
  respond: () => void;
}> {
  let respond = () => {};
  let markRequested = () => {};
  const requested = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  const server = createServer((_request, response) => {
    respond = () => response.end("whole");
    markRequested();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, requested, respond: () => respond() };
}

/** The status that a probe reads over a connection that is still open. */
function readiness(): number {
  const response = { statusCode: 0, setHeader: () => {}, end: () => {} };
  respondToHealthCheck({ url: "/readyz" } as IncomingMessage, response as unknown as ServerResponse);
  return response.statusCode;
}

test("a request in flight gets its whole response, no new one is accepted, and then the process ends", async () => {
  const { server, origin, requested, respond } = await slowServer();
  const running = fetch(origin);
  await requested;
  const exit = vi.fn();
  expect(readiness()).toBe(200);
  endServer(server, exit);
  expect(readiness()).toBe(503);
  await expect(fetch(origin)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  respond();
  expect(await (await running).text()).toBe("whole");
  await vi.waitFor(() => expect(exit).toHaveBeenCalled());
});

test("a request that never ends delays the exit for ten seconds, no longer", async () => {
  const { server, origin, requested } = await slowServer();
  const running = fetch(origin).catch(() => "cut off");
  await requested;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const exit = vi.fn();
  endServer(server, exit);
  expect(endLimitMs).toBe(9_500);
  await vi.advanceTimersByTimeAsync(endLimitMs - 1);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledOnce();
  server.closeAllConnections();
  expect(await running).toBe("cut off");
});
