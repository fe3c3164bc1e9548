import type { Transport } from "./transport";

/** Text over a plain WebSocket, with the token in the query. */
export function webSocketTransport(url: string): Transport {
  return {
    open(token, events) {
      const address = new URL(url);
      address.protocol = address.protocol.replace(/^http/, "ws");
      address.searchParams.set("Authorization", token);
      const socket = new WebSocket(address);
      const listening = new AbortController();
      const { signal } = listening;
      socket.addEventListener("open", () => events.opened(), { signal });
      socket.addEventListener("message", ({ data }) => events.text(String(data)), { signal });
      // A failed attempt raises `error` and then `close`, a lost connection `close` alone.
      socket.addEventListener("close", () => events.lost(), { signal });
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => {
          listening.abort();
          socket.close();
        },
      };
    },
  };
}
