import type { Adapter, Signal } from "../adapter";
import { ticketJurisdiction } from "../jurisdiction";

const signals: ReadonlyMap<unknown, Signal> = new Map([
  ["gameReady", "ready"],
  ["roundStarted", "round-started"],
  ["roundEnded", "round-ended"],
  ["goToHome", "to-lobby"],
  ["openCashier", "to-cashier"],
]);

/** Opens by ticket at a configured launcher; speaks in objects `{ type: "rlx", event }`. */
export const relax: Adapter = {
  buildRequest: ({ gameId, studio, device, partnerId }) => ({
    call: "session-ticket",
    body: { gameId, channel: device.channel, partner: partnerId, jurisdiction: ticketJurisdiction(studio) },
  }),
  buildUrl(ticket, { gameId, mode, language, currency, device, lobbyUrl }, launcher) {
    if (launcher === undefined || !URL.canParse(launcher)) return null;
    const url = new URL(launcher);
    const query = {
      gameid: gameId,
      ticket,
      mode: mode === "real" ? "real" : "fun",
      lang: language,
      currency,
      channel: device.channel,
      homeurl: lobbyUrl,
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  parseMessage(message) {
    if (typeof message !== "object" || message === null || !("type" in message) || !("event" in message)) return null;
    return message.type === "rlx" ? (signals.get(message.event) ?? null) : null;
  },
  buildCommand: (command) => ({ type: "rlx", event: command === "pause" ? "pauseGame" : "resumeGame" }),
};
