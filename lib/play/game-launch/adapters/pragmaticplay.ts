import type { Adapter, Signal } from "../adapter";

const names: ReadonlyMap<unknown, Signal> = new Map([
  ["gameLoaded", "ready"],
  ["gameRoundStarted", "round-started"],
  ["gameRoundEnded", "round-ended"],
]);
const calls: ReadonlyMap<unknown, Signal> = new Map([
  ["notifyCloseContainer", "to-lobby"],
  ["openCashier", "to-cashier"],
]);

/** The platform answers a ready address; speaks in objects `{ name }` and in bare strings, and can be told nothing. */
export const pragmaticplay: Adapter = {
  buildRequest: ({ gameId, language, currency, device, lobbyUrl, brand }) => ({
    call: "pragmatic-url",
    body: {
      symbol: gameId,
      language,
      currency,
      platform: device.platform === "mobile" ? "MOBILE" : "WEB",
      stylename: brand,
      lobbyUrl,
      jurisdiction: "MT",
    },
  }),
  buildUrl: (url) => (URL.canParse(url) ? url : null),
  parseMessage(message) {
    if (typeof message !== "object" || message === null) return calls.get(message) ?? null;
    return "name" in message ? (names.get(message.name) ?? null) : null;
  },
  buildCommand: () => null,
};
