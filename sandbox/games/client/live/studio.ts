import type { Boot, TableSession, TableState } from "../../responses";
import { betsMs } from "../../roulette/clock";
import { colourOf } from "../../roulette/wheel";
import { byId } from "../controls";
import { element } from "../element";
import { fill } from "../fill";
import type { Phase } from "./phase";

/** Writes only what has changed: it is called four times a second. */
export function write(id: string, text: string): void {
  const shown = byId(id, HTMLElement);
  if (shown.textContent !== text) shown.textContent = text;
}

/** The upper half of the table: its dealer, the call of the moment, the last numbers, and who sits there. */
export function createStudio({ messages, tag }: Boot, { dealer }: Pick<TableSession, "dealer">) {
  const progress = byId("time", HTMLProgressElement);
  let news = "";
  let [shownPlayers, shownLast] = ["", ""];
  // The calls of the table are in the language of its page.
  const language = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  write("dealer", dealer);
  write("dealer-language", fill(messages.dealerLanguage, { language }));
  write("monogram", dealer.slice(0, 1));

  return {
    announce(message: string): void {
      news = message;
      write("live", message);
    },

    /** Shows the phase, and the time left for bets; the live region has it with its own message. */
    showTime(phase: Phase, leftMs: number): void {
      const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
      write("phase", phase === "bets" ? fill(messages.placeBets, { seconds }) : news);
      progress.value = phase === "bets" ? leftMs / betsMs : 0;
    },

    show({ seatsTaken, seats, last, players, round }: TableState, phase: Phase): void {
      write("seats", fill(messages.seats, { taken: seatsTaken, seats }));
      const landed = phase === "result" ? round.number : null;
      write("number", landed === null ? "" : String(landed));
      byId("number", HTMLElement).className = landed === null ? "" : colourOf(landed);
      if (last.join() !== shownLast) {
        shownLast = last.join();
        const numbers = last.map((each) => element("b", [String(each)], { class: colourOf(each) }));
        byId("last", HTMLElement).replaceChildren(...numbers);
      }
      const names = players.map(({ name }) => name ?? messages.otherPlayer);
      if (names.join() === shownPlayers) return;
      shownPlayers = names.join();
      const items = names.map((name, seat) =>
        element("li", [element("s", [], { "data-seat": String(seat % 6) }), name]),
      );
      byId("players", HTMLElement).replaceChildren(element("li", [element("i", []), messages.you]), ...items);
    },
  };
}
