import { fields, mostMines, mostOpened, payMinor, side, timesOf } from "../../mines/mines";
import type { RoundResponse } from "../../responses";
import { byId } from "../controls";
import { element } from "../element";
import { fill } from "../fill";
import { pause } from "../pause";
import type { GameView, GameViewParts } from "./game-view";
import { minesRules } from "./mines-rules";
import { createHistory, fieldOf, figureOf, openScene } from "./scene";

const opening = 3;
const showMs = 450;
const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Round = RoundResponse<"mines">;

/** A board of fields to open, one after the other, until the player cashes out. */
export function createMines({ boot, session, sound, format, isCalm }: GameViewParts<"mines">): GameView<"mines"> {
  const { messages, tag } = boot;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const slider = element("input", [], { type: "range", min: "1", max: String(mostMines), step: "1" });
  const count = element("b", []);
  const next = element("b", []);
  const cash = element("button", [], { type: "button", class: "cash-out", "aria-disabled": "true" });
  const board = element("div", [], { class: "mine-board", role: "group", "aria-label": messages.board });
  const buttons = Array.from({ length: fields }, (_, field) => createField(field));
  const history = createHistory(messages);
  let isPaused = false;
  /** The round that waits for a move, and what takes it. */
  let waiting: { round: Round; move(move: string): void } | null = null;

  const { picture, panel } = openScene(session);
  board.append(...buttons);
  picture.append(board);
  panel.append(
    fieldOf(messages.mineCount, count, slider),
    element("div", [figureOf(messages.nextField, next)], { class: "odds" }),
    cash,
    history.box,
  );
  slider.setAttribute("aria-label", messages.mineCount);
  slider.value = String(opening);
  slider.addEventListener("input", clear);
  cash.addEventListener("click", () => cash.getAttribute("aria-disabled") === "false" && take("cash"));
  clear();

  function createField(field: number): HTMLButtonElement {
    const button = element("button", [], { type: "button", class: "mine-field", tabindex: field === 0 ? "0" : "-1" });
    button.addEventListener("click", () => {
      if (waiting && !waiting.round.opened.includes(field)) take(`open:${field}`);
    });
    button.addEventListener("keydown", (event) => {
      // A held key is one press: one press, one field.
      if (event.repeat && event.key === "Enter") event.preventDefault();
      const [across, down] = steps[event.key] ?? [0, 0];
      const [column, row] = [(field % side) + across, Math.floor(field / side) + down];
      if (across === down || column < 0 || column >= side || row < 0 || row >= side) return;
      event.preventDefault();
      focusField(row * side + column);
    });
    return button;
  }

  function focusField(field: number): void {
    for (const [at, each] of buttons.entries()) each.tabIndex = at === field ? 0 : -1;
    buttons[field]?.focus();
  }

  function take(move: string): void {
    if (isPaused) return;
    const taken = waiting;
    waiting = null;
    if (taken) show(taken.round);
    taken?.move(move);
  }

  function chosen(): number {
    return Number(slider.value);
  }

  function clear(): void {
    show(null);
  }

  function stateOf(field: number, round: Round | null): "covered" | "gem" | "mine" | "hit" | "left" {
    const isOpened = round?.opened.includes(field);
    if (round?.mines?.includes(field)) return isOpened ? "hit" : "mine";
    return isOpened ? "gem" : round?.mines ? "left" : "covered";
  }

  function show(round: Round | null): void {
    const mines = round?.bet ?? chosen();
    const opened = round?.opened.length ?? 0;
    slider.value = String(mines);
    slider.style.setProperty("--at", String((mines - 1) / (mostMines - 1)));
    count.textContent = String(mines);
    const isMore = round?.isDecided !== true && opened < mostOpened(mines);
    next.textContent = isMore ? `${figures.format(timesOf(mines, opened + 1))}\u00a0×` : "–";
    for (const [field, button] of buttons.entries()) {
      const state = stateOf(field, round);
      button.dataset.state = state;
      const place = { row: Math.floor(field / side) + 1, column: (field % side) + 1 };
      const what = { covered: "covered", gem: "gem", mine: "mine", hit: "mine", left: "noMine" } as const;
      button.setAttribute("aria-label", fill(messages.field, { ...place, what: messages[what[state]] }));
      button.setAttribute("aria-disabled", String(!waiting || isPaused || state !== "covered"));
    }
    const canCash = waiting !== null && !isPaused && opened > 0;
    const amount = round && !round.isDecided && opened > 0 ? format(payMinor(mines, opened, round.stakeMinor)) : "";
    cash.textContent = `${messages.cashOut} ${amount}`.trim();
    cash.setAttribute("aria-disabled", String(!canCash));
  }

  return {
    bet: chosen,
    setBusy(isBusy, paused) {
      slider.disabled = isBusy;
      isPaused = paused;
      if (waiting) show(waiting.round);
    },
    start: clear,
    rest: clear,
    async nextMove(round) {
      const moved = new Promise<string>((move) => {
        waiting = { round, move };
      });
      show(round);
      if (round.step > 0) {
        const amount = format(payMinor(round.bet, round.opened.length, round.stakeMinor));
        byId("live", HTMLElement).textContent = fill(messages.gemOpened, { count: round.opened.length, amount });
      }
      const isFree = document.activeElement === document.body || document.activeElement?.id === "play";
      if (isFree)
        focusField(
          Math.max(
            0,
            buttons.findIndex(({ tabIndex }) => tabIndex === 0),
          ),
        );
      return moved;
    },
    async land(round) {
      show(round);
      if (round.step === 0) return;
      sound.stop(round.opened.length);
      if (!round.isDecided) return;
      history.add(
        round.winMinor > 0 ? `${figures.format(timesOf(round.bet, round.opened.length))}×` : "0×",
        round.winMinor > 0,
      );
      if (!isCalm()) await pause(showMs);
    },
    async celebrate({ winMinor }, count) {
      count(winMinor);
    },
    describeStart: (stake) => fill(messages.laying, { stake, mines: chosen() }),
    describeResult({ winMinor, opened }, { win, balance }) {
      if (winMinor > 0)
        return fill(messages.won, { win, what: fill(messages.gemsFound, { count: opened.length }), balance });
      return `${fill(messages.noWin, { balance })} ${messages.mineHit}`;
    },
    rules: () => minesRules(messages, figures),
  };
}
