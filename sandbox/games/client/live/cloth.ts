import type { Bets } from "../../live/bets";
import type { Boot } from "../../responses";
import { betCovers, colourOf, isLine, type Line, lineNames, numbersOf, type Spot } from "../../roulette/wheel";
import { element } from "../element";
import { chipOf } from "./chip";
import { addRoving } from "./roving";
import { spotName } from "./spot-names";

/** Where the fields of the numbers meet, as parts of their width and height: row 0 is the one of 3, 6, 9. */
export function linePlace(line: Line): { x: number; y: number } {
  const numbers = numbersOf(line);
  const columns = numbers.filter((number) => number > 0).map((number) => Math.floor((number - 1) / 3) + 0.5);
  const rows = numbers.filter((number) => number > 0).map((number) => 2.5 - ((number - 1) % 3));
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  const isWhole = rows.includes(0.5) && rows.includes(1.5) && rows.includes(2.5);
  return { x: numbers[0] === 0 ? 0 : middle(columns) / 12, y: isWhole ? 1 : middle(rows) / 3 };
}

/** Written on the fields of the columns. */
const columnPay = "2:1";

/** A chip of another player, and the seat whose colour it has. */
export interface Token {
  spot: Spot;
  seat: number;
}

export interface ClothState {
  chips: Bets;
  canBet: boolean;
  /** The number of the round, once the ball rests. */
  landed: number | null;
}

interface ClothParts {
  /** The chips of the tray, from the lowest. */
  chipsMinor: readonly number[];
  format(minor: number): string;
  short(minor: number): string;
  lay(spot: Spot): void;
}

/** The fields of the table and the lines between them, with the chips of everybody. */
export function createCloth(
  { messages }: Pick<Boot, "messages">,
  layout: HTMLElement,
  { chipsMinor, format, short, lay }: ClothParts,
) {
  const lines = element("div", lineNames.map(lineButton), { class: "lines" });
  layout.append(lines);
  const buttons = [...layout.querySelectorAll<HTMLButtonElement>("[data-spot]")];
  const spotOf = (button: HTMLElement) => button.dataset.spot as Spot; // written by our own page
  const badges = new Map<Spot, HTMLElement>();
  const bySpot = new Map<Spot, HTMLElement>();
  let tokens: HTMLElement[] = [];
  let shownTokens = "";

  for (const button of buttons) {
    const spot = spotOf(button);
    const badge = element("i", []);
    if (!isLine(spot)) {
      const isNumber = /^\d/.test(spot);
      button.classList.add(isNumber ? colourOf(Number(spot)) : spot);
      if (isNumber && spot !== "0") place(button, Number(spot));
      button.append(...fieldText(messages, spot));
    }
    button.append(badge);
    badges.set(spot, badge);
    bySpot.set(spot, button);
    button.addEventListener("click", () => lay(spot));
  }
  addRoving(layout, buttons);
  // What the chip would cover, under the pointer and with the focus.
  for (const type of ["pointerover", "pointerout", "focusin", "focusout"])
    layout.addEventListener(type, ({ target }) => light(/over|in$/.test(type) ? target : null));

  function light(target: EventTarget | null): void {
    const spot = target instanceof Element ? target.closest<HTMLElement>("[data-spot]")?.dataset.spot : undefined;
    const isSeveral = spot !== undefined && !/^\d+$/.test(spot);
    for (const button of buttons)
      if (!isLine(spotOf(button)) && /^\d/.test(spotOf(button)))
        button.toggleAttribute("data-lit", isSeveral && betCovers(spot as Spot, Number(spotOf(button))));
  }

  return {
    show({ chips, canBet, landed }: ClothState): void {
      for (const button of buttons) {
        const spot = spotOf(button);
        const laid = chips[spot] ?? 0;
        const name = spot.startsWith("column")
          ? `${spotName(messages, spot)} (${columnPay})`
          : spotName(messages, spot);
        button.setAttribute("aria-disabled", String(!canBet));
        button.setAttribute("aria-label", laid > 0 ? `${name}: ${format(laid)}` : name);
        button.toggleAttribute(
          "data-won",
          landed !== null && (spot === `${landed}` || (laid > 0 && betCovers(spot, landed))),
        );
        const badge = badges.get(spot);
        const text = laid > 0 ? short(laid) : "";
        if (!badge || badge.textContent === text) continue;
        badge.textContent = text;
        if (laid > 0) badge.dataset.chip = chipOf(chipsMinor, laid);
        else delete badge.dataset.chip;
      }
    },

    /** Puts the others' chips on the table. */
    showTokens(next: readonly Token[]): void {
      const key = next.map(({ spot, seat }) => `${spot}/${seat}`).join();
      if (key === shownTokens) return;
      shownTokens = key;
      for (const token of tokens) token.remove();
      tokens = next.map(({ spot, seat }) => {
        const token = element("s", [], { "data-seat": String(seat % 6) });
        bySpot.get(spot)?.append(token);
        return token;
      });
    },
  };
}

/** A column is at the end of its row, as on every table; where it has no place there, its name says which it is. */
const fieldText = (messages: Boot["messages"], spot: Spot): (Node | string)[] =>
  spot.startsWith("column")
    ? [element("em", [columnPay]), element("em", [spotName(messages, spot)])]
    : [spotName(messages, spot)];

function lineButton(line: Line): HTMLElement {
  const button = element("button", [], { type: "button", class: "line", "data-spot": line, "aria-disabled": "true" });
  const { x, y } = linePlace(line);
  button.style.left = `${x * 100}%`;
  button.style.top = `${y * 100}%`;
  return button;
}

/** Column and row on the table: 1, 2, 3 is the first column, from below. */
function place(button: HTMLElement, number: number): void {
  button.style.setProperty("--column", String(Math.floor((number - 1) / 3)));
  button.style.setProperty("--row", String(3 - ((number - 1) % 3)));
  // Where the window is too narrow for a table.
  button.style.setProperty("--plain-column", String((number - 1) % 9));
  button.style.setProperty("--plain-row", String(1 + Math.floor((number - 1) / 9)));
}
