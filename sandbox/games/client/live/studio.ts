import type { Boot, TableMoment, TableSession } from "../../responses";
import { byId } from "../controls";
import { element } from "../element";
import { fill } from "../fill";

/** Writes only what has changed: it is called four times a second. */
export function write(id: string, text: string): void {
  const shown = byId(id, HTMLElement);
  if (shown.textContent !== text) shown.textContent = text;
}

/** The upper half of every table: its dealer, the call of the moment, and who sits there. */
export function createStudio({ messages, tag }: Boot, { dealer }: Pick<TableSession, "dealer">) {
  const progress = byId("time", HTMLProgressElement);
  let [news, shownPlayers] = ["", ""];
  // The calls of the table are in the language of its page.
  const language = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  write("dealer", dealer);
  write("dealer-language", fill(messages.dealerLanguage, { language }));
  write("dealer-tongue", language);

  return {
    announce(message: string): void {
      news = message;
      write("live", message);
    },

    /** Shows a time that runs out; null: what was said last. The live region has it with its own message. */
    showTime(time: { text: string; left: number } | null): void {
      write("phase", time?.text ?? news);
      progress.value = time?.left ?? 0;
    },

    show({ seatsTaken, seats, players }: TableMoment): void {
      write("seats", fill(messages.seats, { taken: seatsTaken, seats }));
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
