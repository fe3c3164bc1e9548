import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** A plain WebSocket service of a few lines (RFC 6455, short texts only), to prove the transport that is not Socket.IO. */
export interface RawServer {
  url: string;
  /** Request address of every handshake. */
  requests: string[];
  received: string[];
  send(text: string): void;
  drop(): void;
  stop(): Promise<void>;
}

export async function startRawServer(): Promise<RawServer> {
  const server = createServer((_request, response) => response.writeHead(426).end());
  const requests: string[] = [];
  const received: string[] = [];
  const sockets = new Set<Duplex>();
  server.on("upgrade", ({ url = "", headers }, socket) => {
    requests.push(url);
    const accept = createHash("sha1")
      .update(`${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    const lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
    socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, "", ""].join("\r\n"));
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.on("data", (frame: Buffer) => {
      if ((frame.readUInt8(0) & 15) === 1) received.push(unmask(frame));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `ws://127.0.0.1:${port}/push`,
    requests,
    received,
    send(text) {
      const body = Buffer.from(text);
      for (const socket of sockets) socket.write(Buffer.concat([Buffer.from([0x81, body.length]), body]));
    },
    drop,
    stop: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}

/** The text of a short frame from a client, which is always masked. */
function unmask(frame: Buffer): string {
  const length = frame.readUInt8(1) & 127;
  const mask = frame.subarray(2, 6);
  return Buffer.from(frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0))).toString();
}
