// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { messagesFor } from "../../messages/messages";
import type { RoundResponse } from "../../responses";
import type { GameViewParts } from "./game-view";
import { createMines } from "./mines";

const { messages } = messagesFor("en");
const round = {
  id: "round-1",
  stakeMinor: 100,
  balanceMinor: 900,
  bet: 3,
  opened: [4],
  mines: null,
  winMinor: 0,
  step: 1,
  isDecided: false,
} as unknown as RoundResponse<"mines">;

beforeEach(() => {
  document.body.innerHTML = `<div id="table"></div><button id="play"></button><p id="live"></p>`;
});

test("while the site pauses the game, no field opens and nothing is cashed out; afterwards the round goes on", async () => {
  const view = createMines({
    boot: { messages, tag: "en" },
    session: { title: "Quarry", skin: { theme: "mines", colours: {} }, stakesMinor: [100] },
    sound: { stop: vi.fn() },
    format: (minor: number) => `€${minor / 100}`,
    isCalm: () => true,
  } as unknown as GameViewParts<"mines">);
  const moved = vi.fn();
  void view.nextMove?.(round).then(moved);
  const fields = [...document.querySelectorAll<HTMLButtonElement>(".mine-field")];
  const cash = document.querySelector<HTMLButtonElement>(".cash-out");
  const states = () => [fields[0], cash].map((button) => button?.getAttribute("aria-disabled"));
  expect(states()).toEqual(["false", "false"]);
  view.setBusy(true, true);
  expect(states()).toEqual(["true", "true"]);
  fields[0]?.click();
  cash?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(moved).not.toHaveBeenCalled();
  view.setBusy(true, false);
  expect(states()).toEqual(["false", "false"]);
  fields[0]?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(moved).toHaveBeenCalledWith("open:0");
});
