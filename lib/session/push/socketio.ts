import { loadQuietly } from "@/lib/core/lazy-import";
import type { Transport } from "./transport";

/** Text over Socket.IO, WebSocket only. The library comes with the first call: a visitor downloads none of it. */
export async function socketIoTransport(url: string): Promise<Transport> {
  const { io } = await loadQuietly(() => import("socket.io-client"));
  return {
    open(token, events) {
      const socket = io(url, {
        transports: ["websocket"],
        upgrade: false,
        // The owner of the connection counts attempts, limits each and brings a fresh token to it.
        reconnection: false,
        // A cached connection would keep the query of its first token.
        forceNew: true,
        query: { Authorization: token },
      });
      const end = () => {
        socket.off();
        socket.disconnect();
      };
      const lose = () => {
        end();
        events.lost();
      };
      socket.on("connect", () => events.opened());
      socket.on("message", (message: unknown) =>
        events.text(typeof message === "string" ? message : JSON.stringify(message)),
      );
      socket.on("connect_error", lose);
      socket.on("disconnect", lose);
      return { send: (text) => void socket.send(text), close: end };
    },
  };
}
