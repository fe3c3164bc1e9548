import { socketIoTransport } from "./socketio";
import type { Transport } from "./transport";
import { webSocketTransport } from "./websocket";

/** The transport that the configuration names. Both carry the same texts under the same rules. */
export async function chooseTransport(push: { url: string; transport: "socketio" | "websocket" }): Promise<Transport> {
  return push.transport === "socketio" ? socketIoTransport(push.url) : webSocketTransport(push.url);
}
