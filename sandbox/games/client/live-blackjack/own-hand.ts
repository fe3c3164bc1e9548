import { type Move, moves } from "../../blackjack/blackjack";
import type { Messages } from "../../messages/messages";
import { byId } from "../controls";
import { element } from "../element";
import { createHand } from "../game-views/cards";

/** The player's own seat: the box for the bet, the hand, and the moves. */
export function createOwnSeat(messages: Messages, { lay, move }: { lay(): void; move(move: Move): void }) {
  const box = byId("box", HTMLButtonElement);
  const badge = element("i", []);
  const hand = createHand(messages.yourHand, "player");
  const buttons = moves.map((name) => element("button", [messages[name]], { type: "button", "data-move": name }));
  const choice = element("div", buttons, { class: "moves", role: "group", "aria-label": messages.yourHand });
  box.append(messages.handBet, badge);
  const note = element("p", [], { class: "note", "aria-hidden": "true" });
  byId("own", HTMLElement).append(hand.section, element("div", [choice, note], { class: "turn" }));
  choice.inert = true;
  box.addEventListener("click", lay);
  // A held key is one press: one press, one chip or card.
  const pressOnce = (event: KeyboardEvent) => {
    if (event.repeat && event.key !== "Tab") event.preventDefault();
  };
  box.addEventListener("keydown", pressOnce);
  choice.addEventListener("keydown", pressOnce);
  for (const [at, button] of buttons.entries())
    button.addEventListener("click", () => {
      const name = moves[at];
      if (name && button.getAttribute("aria-disabled") !== "true") move(name);
    });

  return {
    hand,
    /** What has become of the hand, in the place of its moves. The live region has it with its own message. */
    showNote(text: string): void {
      if (note.textContent !== text) note.textContent = text;
    },
    showBox(text: string, canBet: boolean): void {
      if (badge.textContent !== text) badge.textContent = text;
      box.setAttribute("aria-disabled", String(!canBet));
      box.setAttribute("aria-label", text ? `${messages.handBet}: ${text}` : messages.handBet);
    },
    showMoves(isOpen: boolean, { isBusy, canDouble }: { isBusy: boolean; canDouble: boolean }): void {
      const hadFocus = choice.contains(document.activeElement);
      for (const button of buttons) {
        button.setAttribute("aria-disabled", String(isBusy));
        if (button.dataset.move === "double") button.hidden = !canDouble;
      }
      if (choice.inert !== isOpen) {
        if (hadFocus && isOpen && document.activeElement instanceof HTMLElement && document.activeElement.hidden)
          buttons[0]?.focus();
        return;
      }
      choice.inert = !isOpen;
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement === box || activeElement?.id === "play";
      // Where the player is in the game already, the keyboard goes on with the moves, and back to the bet.
      if (isOpen && document.hasFocus() && isFree) buttons[0]?.focus();
      if (!isOpen && hadFocus) box.focus();
    },
  };
}
