import type { Boot, TableSession } from "../../responses";
import { byId } from "../controls";
import { fill } from "../fill";
import type { Slip } from "./slip";
import { write } from "./studio";

interface Handlers {
  undo(): void;
  double(): void;
  repeat(): void;
  clear(): void;
  place(): void;
}
type Action = keyof Handlers;

interface ControlsState {
  balance: string;
  /** All that the player has in the round or lays. */
  stakeMinor: number;
  /** Are bets taken? */
  isOpen: boolean;
  /** Are chips on their way? */
  isPlacing: boolean;
}

/** The bar below the table: figures, chips and buttons. */
export function createTableControls(
  { messages }: Boot,
  { chipsMinor, minMinor, maxMinor }: TableSession,
  { format, short }: { format(minor: number): string; short(minor: number): string },
  handlers: Handlers,
) {
  const idOf = (action: Action) => (action === "place" ? "play" : action);
  const buttonOf = (action: Action) => byId(idOf(action), HTMLButtonElement);
  // Not every table has them all.
  const actions = (Object.keys(handlers) as Action[]).filter((action) => document.getElementById(idOf(action)));
  const chips = chipsMinor.map((minor, at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.chip = String(at);
    button.textContent = short(minor);
    button.setAttribute("aria-label", fill(messages.chip, { amount: format(minor) }));
    button.addEventListener("click", () => choose(minor));
    return button;
  });
  let chip = chipsMinor[0] ?? 0;

  function choose(minor: number): void {
    chip = minor;
    for (const [at, button] of chips.entries()) button.setAttribute("aria-pressed", String(chipsMinor[at] === minor));
  }

  for (const action of actions)
    buttonOf(action).addEventListener("click", (event) => {
      // Not `disabled`: a button that has the focus would lose it.
      if ((event.currentTarget as HTMLElement).getAttribute("aria-disabled") !== "true") handlers[action]();
    });
  byId("chips", HTMLElement).prepend(...chips);
  byId("controls", HTMLElement).inert = false;
  write("limits", fill(messages.limits, { min: format(minMinor), max: format(maxMinor) }));
  choose(chip);

  return {
    chip: () => chip,
    show(slip: Slip, { balance, stakeMinor, isOpen, isPlacing }: ControlsState): void {
      write("balance", balance);
      write("stake", format(stakeMinor));
      const can: Readonly<Record<Action, boolean>> = {
        undo: slip.canUndo(),
        clear: slip.canUndo(),
        double: stakeMinor > 0,
        repeat: slip.canRepeat(),
        place: slip.canUndo() && !isPlacing,
      };
      for (const action of actions) buttonOf(action).setAttribute("aria-disabled", String(!isOpen || !can[action]));
    },
  };
}
