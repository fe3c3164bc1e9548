import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { endLimitMs, endServer } from "./end-server";
import { respondToHealthCheck } from "./health";

afterEach(() => void vi.useRealTimers());

/** A server whose answer waits until it is told to come. */
async function slowServer(): Promise<{ server: Server; origin: string; asked: Promise<void>; answer: () => void }> {
  let answer = () => {};
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const server = createServer((_request, response) => {
    answer = () => response.end("whole");
    tell();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}`, asked, answer: () => answer() };
}

/** What a probe over a connection that is still open reads. */
function readiness(): number {
  const response = { statusCode: 0, setHeader: () => {}, end: () => {} };
  respondToHealthCheck({ url: "/readyz" } as IncomingMessage, response as unknown as ServerResponse);
  return response.statusCode;
}

test("a request in flight is answered whole, no new one is taken, and then the process ends", async () => {
  const { server, origin, asked, answer } = await slowServer();
  const running = fetch(origin);
  await asked;
  const exit = vi.fn();
  expect(readiness()).toBe(200);
  endServer(server, exit);
  expect(readiness()).toBe(503);
  await expect(fetch(origin)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  answer();
  expect(await (await running).text()).toBe("whole");
  await vi.waitFor(() => expect(exit).toHaveBeenCalled());
});

test("a request that never ends holds the process for ten seconds, no longer", async () => {
  const { server, origin, asked } = await slowServer();
  const running = fetch(origin).catch(() => "cut off");
  await asked;
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
