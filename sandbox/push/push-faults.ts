import type { IncomingMessage } from "node:http";
import { decodeJwt } from "jose";
import type { Fault, Faults } from "../core/faults";

/** The effect of a fault on an open connection. */
export type HandshakeFault = "garbage" | "cut";

export interface HandshakeFaults {
  /** Lets the handshake pass by calling `accept`, at once or late, or spoils it and never calls. */
  meet(request: IncomingMessage, accept: () => void): void;
  after(request: IncomingMessage): HandshakeFault | undefined;
}

/** Applies the faults of the push system to handshakes, which do not pass through the HTTP app. */
export function createHandshakeFaults(faults: Faults): HandshakeFaults {
  const later = new WeakMap<IncomingMessage, HandshakeFault>();
  return {
    meet(request, accept) {
      const fault = faults.hit({ system: "push", ...callOf(request) });
      if (!fault) return accept();
      if (fault.kind === "garbage" || fault.kind === "cut") {
        later.set(request, fault.kind);
        return accept();
      }
      spoil(fault, request, accept);
    },
    after: (request) => later.get(request),
  };
}

function spoil(fault: Fault, { socket }: IncomingMessage, accept: () => void): void {
  if (fault.kind === "slow") setTimeout(accept, fault.delayMs);
  if (fault.kind === "refused") socket.destroy();
  if (fault.kind === "error")
    socket.end(`HTTP/1.1 ${fault.status} Fault\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function callOf(request: IncomingMessage) {
  const url = new URL(request.url ?? "/", "http://push");
  const test = request.headers["x-sandbox-test"];
  return {
    path: url.pathname,
    test: typeof test === "string" ? test : undefined,
    player: playerOf(url.searchParams.get("Authorization") ?? ""),
  };
}

/** The player a token speaks of, unverified: a fault needs no proof. */
function playerOf(token: string): string | undefined {
  try {
    return String(decodeJwt(token).player_id);
  } catch {
    return undefined;
  }
}
