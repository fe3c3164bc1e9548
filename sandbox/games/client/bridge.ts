import type { Provider } from "../responses";

/** An event that the game sends to the site around it. */
export type Signal = "ready" | "round-started" | "round-ended" | "to-lobby" | "to-cashier";

/** What the site around a game can ask of it. */
export interface Game {
  pause(): void;
  resume(): void;
}

/** The messages of a provider. A command that it has no message for is not supported. */
interface Protocol {
  events: Readonly<Record<Signal, unknown>>;
  /** Tells the stake that is chosen for the next round, in hundredths: the site around the game may have to warn of it. */
  stake(stakeMinor: number): object;
  parseCommand(message: unknown): keyof Game | null;
}

const common: Protocol = {
  events: {
    ready: { type: "gameReady" },
    "round-started": { type: "roundStart" },
    "round-ended": { type: "roundEnd" },
    "to-lobby": { type: "backToLobby" },
    "to-cashier": { type: "openDeposit" },
  },
  stake: (stakeMinor) => ({ type: "stakeChange", stakeMinor }),
  parseCommand: () => null,
};

const own: Readonly<Partial<Record<Provider, Protocol>>> = {
  relax: {
    events: {
      ready: { type: "rlx", event: "gameReady" },
      "round-started": { type: "rlx", event: "roundStarted" },
      "round-ended": { type: "rlx", event: "roundEnded" },
      "to-lobby": { type: "rlx", event: "goToHome" },
      "to-cashier": { type: "rlx", event: "openCashier" },
    },
    stake: (stakeMinor) => ({ type: "rlx", event: "stakeChanged", stakeMinor }),
    parseCommand(message) {
      if (typeof message !== "object" || message === null || !("type" in message) || !("event" in message)) return null;
      if (message.type !== "rlx") return null;
      if (message.event === "pauseGame") return "pause";
      return message.event === "resumeGame" ? "resume" : null;
    },
  },
  pragmaticplay: {
    events: {
      ready: { name: "gameLoaded" },
      "round-started": { name: "gameRoundStarted" },
      "round-ended": { name: "gameRoundEnded" },
      "to-lobby": "notifyCloseContainer",
      "to-cashier": "openCashier",
    },
    stake: (stakeMinor) => ({ name: "gameStakeChanged", stakeMinor }),
    parseCommand: () => null,
  },
};

export const protocolOf = (provider: Provider): Protocol => own[provider] ?? common;

export interface Bridge {
  send(signal: Signal): void;
  /** Tells the stake that is chosen, where it is another than the last one told. */
  tellStake(stakeMinor: number): void;
}

/** Exchanges messages with the site: only with its exact origin, and only with the parent window. */
export function createBridge(
  { provider, siteOrigin }: { provider: Provider; siteOrigin: string },
  onCommand: (command: keyof Game) => void,
): Bridge {
  const { events, stake, parseCommand } = protocolOf(provider);
  const post = (message: unknown) => {
    if (parent !== window) parent.postMessage(message, siteOrigin);
  };
  let told: number | null = null;
  // The site around the game has a way out and shows the kind of money; a game that fills a window has its own.
  document.documentElement.toggleAttribute("data-framed", parent !== window);
  addEventListener("message", (event) => {
    if (event.source !== parent || event.origin !== siteOrigin) return;
    const command = parseCommand(event.data);
    if (command) onCommand(command);
  });
  return {
    send: (signal) => post(events[signal]),
    tellStake(stakeMinor) {
      if (stakeMinor === told) return;
      told = stakeMinor;
      post(stake(stakeMinor));
    },
  };
}
