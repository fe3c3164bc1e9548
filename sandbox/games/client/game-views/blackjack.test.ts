// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { messagesFor } from "../../messages/messages";
import type { RoundResponse } from "../../responses";
import { createBlackjack } from "./blackjack";
import type { GameViewParts } from "./game-view";

const { messages } = messagesFor("en");
/** Cards of clubs. */
const [ace, two, five, six, nine, ten] = [26, 27, 30, 31, 34, 35] as const;

const waiting = {
  id: "round-1",
  stakeMinor: 100,
  balanceMinor: 900,
  player: [ten, six],
  dealer: [nine],
  isDoubled: false,
  result: null,
  winMinor: 0,
  step: 0,
  isDecided: false,
} satisfies RoundResponse<"blackjack">;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => all(selector).map(({ textContent }) => textContent);
const movesOf = () => all(".moves")[0] as HTMLElement & { inert: boolean };

function createView() {
  const skin = { colours: { night: "#000000", deep: "#111111", main: "#222222", second: "#333333", light: "#444444" } };
  const view = createBlackjack({
    boot: { messages, tag: "en" },
    session: { session: `session-${Math.random()}`, title: "Parlour Blackjack", skin, stakesMinor: [100, 200, 500] },
    sound: { stop: vi.fn() },
    format: (minor: number) => `€${minor / 100}`,
    isCalm: () => true,
  } as unknown as GameViewParts<"blackjack">);
  view.showStake?.(100, "€1");
  return view;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="table"></div><button id="play"></button><p id="live"></p>`;
  document.getElementById("play")?.focus();
});

test("the dealer's second card lies face down while the player decides, and the keyboard is on the moves", async () => {
  const view = createView();
  await view.land(waiting);
  expect(all("[data-hand=dealer] .card").map(({ className }) => className)).toEqual(["card", "card covered"]);
  expect(text(".points")).toEqual(["9", "16"]);
  expect(movesOf().inert).toBe(true);
  const next = view.nextMove?.(waiting);
  expect(movesOf().inert).toBe(false);
  expect(document.activeElement).toHaveProperty("textContent", "Hit");
  expect(text("#live")).toEqual(["You have 16, the dealer shows 9. It is your turn."]);
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
  all(".moves button")[1]?.click();
  expect(await next).toBe("stand");
});

test("a hit adds a card, and the third takes the double away", async () => {
  const view = createView();
  await view.land(waiting);
  const isDoubleHidden = () => all(".moves button")[2]?.hidden;
  const first = view.nextMove?.(waiting);
  expect(isDoubleHidden()).toBe(false);
  all(".moves button")[0]?.click();
  expect(await first).toBe("hit");
  const hit = { ...waiting, step: 1, player: [ten, six, two] };
  await view.land(hit);
  void view.nextMove?.(hit);
  expect(all("[data-hand=player] .card")).toHaveLength(3);
  expect([isDoubleHidden(), text(".points")]).toEqual([true, ["9", "18"]]);
});

test("the end turns the card up, says who won, keeps the round in the history once, and gives the keyboard back", async () => {
  const view = createView();
  await view.land(waiting);
  void view.nextMove?.(waiting);
  const doubled = { ...waiting, stakeMinor: 200, player: [ten, six, five], isDoubled: true, step: 1, isDecided: true };
  const decided = { ...doubled, dealer: [nine, ten], result: "won", winMinor: 400 } as const;
  await view.land(decided);
  expect(all(".covered")).toEqual([]);
  expect(text(".points")).toEqual(["19", "21"]);
  expect(text(".amount")).toEqual(["€2"]);
  expect(text(".note")).toEqual(["Win"]);
  expect(movesOf().inert).toBe(true);
  expect(document.activeElement?.id).toBe("play");
  view.start();
  expect([text(".amount"), all(".card")]).toEqual([["€1"], []]);
  await view.land(decided);
  expect(text(".beads li")).toEqual(["Win 21"]);
  expect(view.describeResult(decided, { stake: "€2", win: "€4", balance: "€13" })).toBe(
    "You won €4. 21 for you, 19 for the dealer. Balance €13.",
  );
});

test("a tie is told as one, and an ace shows both of its values while it may count either", async () => {
  const view = createView();
  await view.land({ ...waiting, player: [ace, six] });
  expect(text(".points")).toEqual(["9", "7/17"]);
  const tie = { ...waiting, dealer: [nine, ten], player: [ten, nine], result: "tie", winMinor: 100 } as const;
  expect(view.describeResult(tie, { stake: "€1", win: "€1", balance: "€9" })).toMatch(/^A tie: your stake of €1/);
});

test("while the site pauses the game, a move is not taken", async () => {
  const view = createView();
  await view.land(waiting);
  const moved = vi.fn();
  void view.nextMove?.(waiting).then(moved);
  view.setBusy(true, true);
  all(".moves button")[0]?.click();
  await Promise.resolve();
  expect([moved.mock.calls, all(".moves button")[0]?.getAttribute("aria-disabled")]).toEqual([[], "true"]);
  view.setBusy(true, false);
  all(".moves button")[1]?.click();
  await Promise.resolve();
  expect(moved).toHaveBeenCalledWith("stand");
});
