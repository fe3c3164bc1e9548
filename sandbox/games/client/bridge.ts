import type { Provider } from "../answers";

/** What the game tells the site around it. */
export type Signal = "ready" | "round-started" | "round-ended" | "to-lobby" | "to-cashier";

/** Each provider has words of its own; what is not listed it cannot say or hear. */
interface Vocabulary {
  say: Readonly<Record<Signal, unknown>>;
  hear(message: unknown): "pause" | "resume" | null;
}

export const vocabularies: Readonly<Record<Provider, Vocabulary>> = {
  relax: {
    say: {
      ready: { type: "rlx", event: "gameReady" },
      "round-started": { type: "rlx", event: "roundStarted" },
      "round-ended": { type: "rlx", event: "roundEnded" },
      "to-lobby": { type: "rlx", event: "goToHome" },
      "to-cashier": { type: "rlx", event: "openCashier" },
    },
    hear(message) {
      if (typeof message !== "object" || message === null || !("type" in message) || !("event" in message)) return null;
      if (message.type !== "rlx") return null;
      if (message.event === "pauseGame") return "pause";
      return message.event === "resumeGame" ? "resume" : null;
    },
  },
  pragmaticplay: {
    say: {
      ready: { name: "gameLoaded" },
      "round-started": { name: "gameRoundStarted" },
      "round-ended": { name: "gameRoundEnded" },
      "to-lobby": "notifyCloseContainer",
      "to-cashier": "openCashier",
    },
    hear: () => null,
  },
};

export interface Bridge {
  tell(signal: Signal): void;
}

/** Talks to the site that frames us, and to nobody else: its exact origin, and only the window that holds us. */
export function createBridge(
  { provider, siteOrigin }: { provider: Provider; siteOrigin: string },
  onCommand: (command: "pause" | "resume") => void,
): Bridge {
  const { say, hear } = vocabularies[provider];
  addEventListener("message", (event) => {
    if (event.source !== parent || event.origin !== siteOrigin) return;
    const command = hear(event.data);
    if (command) onCommand(command);
  });
  return {
    tell(signal) {
      if (parent !== window) parent.postMessage(say[signal], siteOrigin);
    },
  };
}
