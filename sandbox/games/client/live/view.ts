import type { Boot, TableSession, TableState } from "../../responses";
import { betsMs } from "../../roulette/clock";
import { type Bets, colourOf, type Group, type Spot, stakeOf } from "../../roulette/wheel";
import { byId } from "../controls";
import { fill } from "../fill";

export type Phase = "bets" | "spin" | "result";

export interface Shown {
  state: TableState;
  chips: Bets;
  phase: Phase;
  canBet: boolean;
  isPlaced: boolean;
}

interface Handlers {
  lay(spot: Spot, chipMinor: number): void;
  clear(): void;
  place(): void;
}

const part = /^(dozen|column)(\d)$/;

/** The fields, chips, figures and texts of the table. */
export function createView(
  { messages, tag }: Boot,
  { chipsMinor, minMinor, maxMinor }: TableSession,
  format: (minor: number) => string,
  handlers: Handlers,
) {
  const text = (id: string, shown: string) => {
    byId(id, HTMLElement).textContent = shown;
  };
  const fields = [...document.querySelectorAll<HTMLButtonElement>("[data-spot]")];
  const progress = byId("time", HTMLProgressElement);
  const compact = new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 });
  let chip = chipsMinor[0] ?? 0;
  let news = "";

  const spotOf = (field: HTMLElement) => field.dataset.spot as Spot; // written by our own page
  const nameOf = (spot: Spot): string => {
    const [, kind, number = ""] = part.exec(spot) ?? [];
    if (kind) return fill(messages[kind === "dozen" ? "dozen" : "column"], { part: number });
    return /^\d/.test(spot) ? spot : messages[spot as Exclude<Group, `dozen${number}` | `column${number}`>];
  };

  for (const field of fields) {
    const spot = spotOf(field);
    const isNumber = /^\d/.test(spot);
    field.classList.add(isNumber ? colourOf(Number(spot)) : spot);
    field.append(nameOf(spot), document.createElement("i"));
    field.addEventListener("click", () => handlers.lay(spot, chip));
  }
  const buttons = chipsMinor.map((minor) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = compact.format(minor / 100);
    button.setAttribute("aria-label", fill(messages.chip, { amount: format(minor) }));
    button.addEventListener("click", () => choose(minor));
    return button;
  });
  byId("chips", HTMLElement).append(...buttons);
  byId("clear", HTMLElement).addEventListener("click", handlers.clear);
  byId("spin", HTMLElement).addEventListener("click", handlers.place);
  byId("controls", HTMLElement).inert = false;
  text("limits", fill(messages.limits, { min: format(minMinor), max: format(maxMinor) }));
  choose(chip);

  function choose(minor: number): void {
    chip = minor;
    for (const [at, button] of buttons.entries()) button.setAttribute("aria-pressed", String(chipsMinor[at] === minor));
  }

  return {
    announce(message: string): void {
      news = message;
      text("live", message);
    },

    /** Shows the phase, and the time left for bets; the live region has it with its own message. */
    showTime(phase: Phase, leftMs: number): void {
      const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
      text("phase", phase === "bets" ? fill(messages.placeBets, { seconds }) : news);
      progress.value = phase === "bets" ? leftMs / betsMs : 0;
    },

    show({ state, chips, phase, canBet, isPlaced }: Shown): void {
      const { number } = state.round;
      text("seats", fill(messages.seats, { taken: state.seatsTaken, seats: state.seats }));
      text("balance", format(state.balanceMinor));
      text("stake", format(stakeOf(chips)));
      const landed = phase === "result" ? number : null;
      text("number", landed === null ? "" : String(landed));
      byId("number", HTMLElement).className = landed === null ? "" : colourOf(landed);
      byId("last", HTMLElement).replaceChildren(
        ...state.last.map((each) =>
          Object.assign(document.createElement("b"), { className: colourOf(each), textContent: String(each) }),
        ),
      );
      for (const field of fields) {
        const laid = chips[spotOf(field)] ?? 0;
        const name = nameOf(spotOf(field));
        field.setAttribute("aria-disabled", String(!canBet));
        field.setAttribute("aria-label", laid > 0 ? `${name}: ${format(laid)}` : name);
        const [, badge] = field.childNodes;
        if (badge) badge.textContent = laid > 0 ? compact.format(laid / 100) : "";
        field.toggleAttribute("data-won", landed !== null && spotOf(field) === `${landed}`);
      }
      const hasChips = stakeOf(chips) > 0;
      byId("clear", HTMLElement).setAttribute("aria-disabled", String(!canBet || !hasChips));
      byId("spin", HTMLElement).setAttribute("aria-disabled", String(!canBet || !hasChips));
      byId("controls", HTMLElement).dataset.placed = String(isPlaced);
    },
  };
}
