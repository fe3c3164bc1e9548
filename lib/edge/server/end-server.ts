import type { Server } from "node:http";
import { startDraining } from "./health";

/** Time limit of requests in flight once the process receives a signal to end, in milliseconds: it exits within ten seconds. */
export const endLimitMs = 9_500;

const idleCheckMs = 100;

/** Takes no new connections and calls `exit` after the last response, at the latest after `endLimitMs`. */
export function endServer(server: Server, exit: () => void): void {
  startDraining();
  server.close(exit);
  // A connection that a browser keeps for its next request is idle after its last response.
  setInterval(() => server.closeIdleConnections(), idleCheckMs).unref();
  setTimeout(exit, endLimitMs).unref();
}
