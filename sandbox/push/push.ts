import { Server, type Socket } from "socket.io";
import { z } from "zod";
import type { Part, SandboxContext } from "../core/sandbox-part";
import { createHandshakeFaults } from "./push-faults";
import { createPushTokens } from "./token";

export interface Push extends Part {
  /** A token that opens one connection within a minute and is valid for nothing else. */
  issueToken(playerId: string): Promise<string>;
  /** Sends JSON text to every connection of the player; does nothing when there is none. */
  send(playerId: string, message: object): void;
  /** Ends every connection of the player. */
  disconnect(playerId: string): void;
}

/**
 * The push service: Socket.IO over WebSocket only. The handshake carries the push token as `Authorization` in the query;
 * the player joins a room; messages are JSON text under the event `message`; the reply to the text `ping` is `pong`.
 */
export async function createPush({ settings, faults }: SandboxContext): Promise<Push> {
  const tokens = createPushTokens();
  const handshakes = createHandshakeFaults(faults);
  const io = new Server({
    transports: ["websocket"],
    serveClient: false,
    allowRequest: (request, decide) => handshakes.meet(request, () => decide(null, true)),
  });

  io.use(async (socket, next) => {
    // CORS does not guard WebSockets: a foreign page could connect with a token that it came by.
    const { origin } = socket.handshake.headers;
    if (origin !== undefined && origin !== settings.siteOrigin) return next(refusal("forbidden origin"));
    const token = socket.handshake.query.Authorization;
    const playerId = typeof token === "string" ? await tokens.redeem(token) : null;
    if (playerId === null) return next(refusal("unauthorized"));
    await socket.join(playerId);
    next();
  });

  io.on("connection", (socket: Socket) => {
    socket.on("message", (text: unknown) => {
      if (text === "ping") socket.send("pong");
    });
    const fault = handshakes.after(socket.request);
    if (fault === "garbage") socket.send("<<<this is not what you asked for>>>");
    if (fault === "cut") socket.conn.close();
  });

  const disconnect = (playerId: string) => void io.in(playerId).disconnectSockets(true);

  return {
    issueToken: (playerId) => tokens.issue(playerId),
    send: (playerId, message) => void io.to(playerId).emit("message", JSON.stringify(message)),
    disconnect,
    routes(app) {
      app.get("/healthz", (context) => context.json({ ok: true }));
    },
    control(app) {
      app.get("/push/connections/:playerId", async (context) => {
        const sockets = await io.in(context.req.param("playerId")).fetchSockets();
        return context.json({ connections: sockets.length });
      });
      app.post("/push/kick", async (context) => {
        const parsed = Target.safeParse(await context.req.json().catch(() => null));
        if (!parsed.success) return context.json({ message: "Name a playerId." }, 400);
        disconnect(parsed.data.playerId);
        return context.body(null, 204);
      });
      app.post("/push/raw", async (context) => {
        const parsed = RawText.safeParse(await context.req.json().catch(() => null));
        if (!parsed.success) return context.json({ message: "Name a playerId and a text." }, 400);
        io.to(parsed.data.playerId).emit("message", parsed.data.text);
        return context.body(null, 204);
      });
    },
    attach: (server) => void io.attach(server),
    async close() {
      await io.close();
    },
  };
}

const Target = z.object({ playerId: z.string().min(1) });
const RawText = Target.extend({ text: z.string() });

function refusal(code: string): Error {
  return Object.assign(new Error(code), { data: { code } });
}
