import { type FrameSchema, messageSchema } from "@/lib/core/frame/frame-messages";
import type { providerFacts } from "@/lib/play/catalogue/providers";

/** The languages of the messages between a frame and us. */
export type Protocol = (typeof providerFacts)[keyof typeof providerFacts]["protocol"];

/** An event of a game. */
export type Signal = "ready" | "round-started" | "round-ended" | "to-lobby" | "to-cashier";

/** Its messages are objects `{ type: "rlx", event }`. */
const relax: ReadonlyMap<unknown, Signal> = new Map([
  ["gameReady", "ready"],
  ["roundStarted", "round-started"],
  ["roundEnded", "round-ended"],
  ["goToHome", "to-lobby"],
  ["openCashier", "to-cashier"],
]);

/** Its messages are objects `{ name }` and bare strings. */
const pragmaticNames: ReadonlyMap<unknown, Signal> = new Map([
  ["gameLoaded", "ready"],
  ["gameRoundStarted", "round-started"],
  ["gameRoundEnded", "round-ended"],
]);
const pragmaticCalls: ReadonlyMap<unknown, Signal> = new Map([
  ["notifyCloseContainer", "to-lobby"],
  ["openCashier", "to-cashier"],
]);

/** Of the providers whose messages are not specified: objects `{ type }`. */
const common: ReadonlyMap<unknown, Signal> = new Map([
  ["gameReady", "ready"],
  ["roundStart", "round-started"],
  ["roundEnd", "round-ended"],
  ["backToLobby", "to-lobby"],
  ["openDeposit", "to-cashier"],
]);

/** A message is whatever a frame sends: only own data of a plain object is read, nothing is called. */
const parsers: Readonly<Record<Protocol, (message: object | null, whole: unknown) => Signal | undefined>> = {
  relax: (message) =>
    message && "type" in message && "event" in message && message.type === "rlx" ? relax.get(message.event) : undefined,
  pragmaticplay: (message, whole) =>
    message ? ("name" in message ? pragmaticNames.get(message.name) : undefined) : pragmaticCalls.get(whole),
  common: (message) => (message && "type" in message ? common.get(message.type) : undefined),
};

/** The signal in a message of the game; null when it contains none. */
export function parseMessage(protocol: Protocol, message: unknown): Signal | null {
  return parsers[protocol](typeof message === "object" ? message : null, message) ?? null;
}

const schemaOf = (protocol: Protocol) => messageSchema((message) => parseMessage(protocol, message));

/** The messages of each protocol, for the frame of the game. */
export const signalSchemas: Readonly<Record<Protocol, FrameSchema<Signal>>> = {
  relax: schemaOf("relax"),
  pragmaticplay: schemaOf("pragmaticplay"),
  common: schemaOf("common"),
};
