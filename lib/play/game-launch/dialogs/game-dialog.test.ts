import { describe, expect, test } from "vitest";
import { type GameDialogState, type GamePanel, gameDialogStates, moveGameDialog, panelsAfter } from "./game-dialog";

const all = gameDialogStates.filter((state): state is GamePanel => state !== "initial");

/** Every step that changes the state. */
const steps: readonly [GameDialogState, GameDialogState][] = [
  ...all.flatMap((panel): [GameDialogState, GameDialogState][] => [
    ["initial", panel],
    [panel, "initial"],
  ]),
  ["reward", "bonusCode"],
  ["banking", "bonusCode"],
];

describe("the dialog over a game has seven states [GAME-542]", () => {
  test("they are those of the specification", () => {
    expect(gameDialogStates).toEqual([
      "initial",
      "myAccount",
      "reward",
      "settings",
      "responsibleGambling",
      "banking",
      "bonusCode",
    ]);
  });

  test.each(gameDialogStates.flatMap((from) => gameDialogStates.map((to) => [from, to] as const)))(
    "%s to %s follows the table",
    (from, to) => {
      const isStep = steps.some(([start, end]) => start === from && end === to);
      expect(moveGameDialog(from, to, all)).toBe(isStep ? to : from);
    },
  );

  test("a panel whose area does not exist is neither offered nor opened", () => {
    const offered: GamePanel[] = ["settings", "responsibleGambling"];
    expect(panelsAfter("initial", offered)).toEqual(offered);
    expect(panelsAfter("settings", offered)).toEqual([]);
    for (const panel of all)
      expect(moveGameDialog("initial", panel, offered)).toBe(offered.includes(panel) ? panel : "initial");
  });
});
