/** The states of the dialog over a running game: its list of panels, or one of them (specification "In-game modal"). */
export const gameDialogStates = [
  "initial",
  "myAccount",
  "reward",
  "settings",
  "responsibleGambling",
  "banking",
  "bonusCode",
] as const;
export type GameDialogState = (typeof gameDialogStates)[number];
export type GamePanel = Exclude<GameDialogState, "initial">;

/** Where each state leads. A code is entered among the rewards or where money is paid in, too. */
const next: Readonly<Record<GameDialogState, readonly GameDialogState[]>> = {
  initial: ["myAccount", "reward", "settings", "responsibleGambling", "banking", "bonusCode"],
  myAccount: ["initial"],
  reward: ["initial", "bonusCode"],
  settings: ["initial"],
  responsibleGambling: ["initial"],
  banking: ["initial", "bonusCode"],
  bonusCode: ["initial"],
};

/** The panels that a state leads to, of those whose area exists. */
export const panelsAfter = (state: GameDialogState, offered: readonly GamePanel[]): GamePanel[] =>
  offered.filter((panel) => next[state].includes(panel));

/** A step that the table does not have, or to a panel that is not offered, changes nothing. */
export function moveGameDialog(
  state: GameDialogState,
  to: GameDialogState,
  offered: readonly GamePanel[],
): GameDialogState {
  if (!next[state].includes(to)) return state;
  return to === "initial" || offered.includes(to) ? to : state;
}
