import { type FrameSchema, messageSchema } from "@/lib/core/frame/frame-messages";
import type { providerFacts } from "@/lib/play/catalogue/providers";

/** The languages of the messages between a frame and us. */
export type Protocol = (typeof providerFacts)[keyof typeof providerFacts]["protocol"];

/** An event of a game. */
export type Signal = "ready" | "round-started" | "round-ended" | "to-lobby" | "to-cashier";

/** The stake that is chosen for the next round, in hundredths, of a frame that tells it. */
interface ChosenStake {
  stakeMinor: number;
}

export type GameMessage = Signal | ChosenStake;

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

/** By its type, event or name. None of the providers specifies such a message: these are assumed. */
const stakeMessages: Readonly<Record<Protocol, unknown>> = {
  relax: "stakeChanged",
  pragmaticplay: "gameStakeChanged",
  common: "stakeChange",
};

/** What kind a message says to be. It is whatever a frame sends: only own data of a plain object is read, nothing is called. */
const kinds: Readonly<Record<Protocol, (message: object) => unknown>> = {
  relax: (message) => ("type" in message && "event" in message && message.type === "rlx" ? message.event : undefined),
  pragmaticplay: (message) => ("name" in message ? message.name : undefined),
  common: (message) => ("type" in message ? message.type : undefined),
};

const signals: Readonly<Record<Protocol, (kind: unknown, whole: unknown) => Signal | undefined>> = {
  relax: (kind) => relax.get(kind),
  pragmaticplay: (kind, whole) => pragmaticNames.get(kind) ?? pragmaticCalls.get(whole),
  common: (kind) => common.get(kind),
};

function stakeIn(message: unknown): ChosenStake | null {
  const { stakeMinor }: Record<string, unknown> = Object(message);
  return typeof stakeMinor === "number" && Number.isSafeInteger(stakeMinor) && stakeMinor >= 0 ? { stakeMinor } : null;
}

/** The signal or the stake in a message of the game; null when it contains neither. */
export function parseMessage(protocol: Protocol, message: unknown): GameMessage | null {
  const kind = typeof message === "object" && message !== null ? kinds[protocol](message) : undefined;
  return kind === stakeMessages[protocol] ? stakeIn(message) : (signals[protocol](kind, message) ?? null);
}

const schemaOf = (protocol: Protocol) => messageSchema((message) => parseMessage(protocol, message));

/** The messages of each protocol, for the frame of the game. */
export const messageSchemas: Readonly<Record<Protocol, FrameSchema<GameMessage>>> = {
  relax: schemaOf("relax"),
  pragmaticplay: schemaOf("pragmaticplay"),
  common: schemaOf("common"),
};
