import type { Boot, TableSession, TableState } from "../../responses";
import { type Bets, colourOf, stakeOf } from "../../roulette/wheel";
import { createFormat } from "../amounts";
import type { Bridge } from "../bridge";
import { byId } from "../controls";
import { fill } from "../fill";
import { shortageText } from "../funds";
import { showNotice } from "../notice";
import { Refusal } from "../server";
import type { Calls } from "./calls";
import { createView, type Phase } from "./view";
import { createWheel } from "./wheel";

const tickMs = 250;
/** After a moment of the server's clock, so that its response is of the next part. */
const marginMs = 150;

/** The table follows the server's clock; the player lays chips and places them all in one bet. */
export function createLiveTable(boot: Boot, session: TableSession, calls: Calls, bridge: Bridge): void {
  const { messages } = boot;
  const format = createFormat(boot.readerTag, session.currency);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const wheel = createWheel(byId("wheel-container", HTMLElement), () => calm.matches);
  let { state } = session;
  let aheadMs = state.nowMs - Date.now();
  let chips: Bets = {};
  let shown: { round: number; phase: Phase | null } = { round: 0, phase: null };
  let isCalling = false;
  /** The round in which this page has notified the site of its bet. */
  let running: number | null = null;

  const view = createView(boot, session, format, {
    lay(spot, chipMinor) {
      if (!canBet()) return;
      if (stakeOf(chips) + chipMinor > session.maxMinor) view.announce(limitsText());
      else chips = { ...chips, [spot]: (chips[spot] ?? 0) + chipMinor };
      show();
    },
    clear() {
      if (!canBet()) return;
      chips = {};
      show();
    },
    place: () => void place(crypto.randomUUID()),
  });
  take(state);
  const last = state.bet;
  // Of an earlier visit, a quarter of an hour ago at most.
  if (last && last.number !== null && last.round < state.round.id && last.round > state.round.id - 40)
    view.announce(`${messages.resumed} ${resultText(last.number, last.winMinor)}`);
  const timer = setInterval(tick, tickMs);
  tick();

  function nowMs(): number {
    return Date.now() + aheadMs;
  }

  function phase(): Phase {
    const { closesAtMs, resultAtMs } = state.round;
    return nowMs() < closesAtMs ? "bets" : nowMs() < resultAtMs ? "spin" : "result";
  }

  // Functions, not arrows: the first state is taken before this line is reached.
  function placed() {
    return state.bet?.round === state.round.id ? state.bet : null;
  }

  function canBet(): boolean {
    return phase() === "bets" && !placed() && !isCalling;
  }

  function limitsText(): string {
    return fill(messages.limits, { min: format(session.minMinor), max: format(session.maxMinor) });
  }

  function take(next: TableState): void {
    state = next;
    aheadMs = next.nowMs - Date.now();
    const bet = placed();
    if (bet) chips = bet.bets;
    if (bet && bet.winMinor === null && running !== state.round.id) {
      running = state.round.id;
      bridge.send("round-started");
    }
  }

  function show(): void {
    view.show({ state, chips, phase: phase(), canBet: canBet(), isPlaced: placed() !== null });
  }

  function tick(): void {
    const { round } = state;
    view.showTime(phase(), round.closesAtMs - nowMs());
    const isOver = nowMs() >= round.endsAtMs;
    const lacksNumber = phase() !== "bets" && round.number === null && nowMs() > round.closesAtMs + marginMs;
    const isUnpaid = phase() === "result" && placed()?.winMinor === null && nowMs() > round.resultAtMs + marginMs;
    if (isOver || lacksNumber || isUnpaid) void sync();
    const isNew = shown.round !== round.id;
    if (!isNew && shown.phase === phase()) return;
    // The number and the win arrive with the next response.
    if (phase() !== "bets" && round.number === null) return;
    if (phase() === "result" && placed()?.winMinor === null) return;
    shown = { round: round.id, phase: phase() };
    enter();
  }

  function enter(): void {
    const { round } = state;
    const bet = placed();
    if (shown.phase === "bets") {
      if (!bet) chips = {};
      view.announce(bet ? fill(messages.placed, { stake: format(bet.stakeMinor) }) : messages.betsOpen);
    } else if (shown.phase === "spin" && round.number !== null) {
      if (!bet) chips = {};
      view.announce(messages.noMoreBets);
      wheel.spin(round.number, round.resultAtMs - nowMs());
    } else if (round.number !== null) {
      wheel.spin(round.number, 0);
      view.announce(resultText(round.number, bet?.winMinor ?? null));
      if (running !== null) bridge.send("round-ended");
      running = null;
    }
    show();
  }

  function resultText(number: number, winMinor: number | null): string {
    const result = fill(messages.result, { number, colour: messages[colourOf(number)].toLocaleLowerCase(boot.tag) });
    if (winMinor === null) return result;
    const balance = format(state.balanceMinor);
    const end =
      winMinor > 0 ? fill(messages.tableWon, { win: format(winMinor), balance }) : fill(messages.noWin, { balance });
    return `${result} ${end}`;
  }

  async function sync(): Promise<void> {
    if (isCalling) return;
    isCalling = true;
    try {
      take(await calls.state());
    } catch (error) {
      if (error instanceof Refusal) end();
      else view.announce(messages.connecting);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    } finally {
      isCalling = false;
    }
    show();
  }

  async function place(key: string): Promise<void> {
    const stake = stakeOf(chips);
    if (!canBet() || stake === 0) return;
    isCalling = true;
    show();
    try {
      take(await calls.place(key, state.round.id, chips));
      view.announce(fill(messages.placed, { stake: format(stake) }));
    } catch (error) {
      refuse(error, key);
    } finally {
      isCalling = false;
      show();
    }
  }

  function refuse(error: unknown, key: string): void {
    const code = error instanceof Refusal ? error.code : null;
    const carryOn = { label: messages.carryOn, act: () => {} };
    if (code === null) {
      const again = { label: messages.again, act: () => void place(key) };
      showNotice(messages.lostTitle, messages.lost, [again, carryOn]);
    } else if (code === "not-enough-funds") {
      const cashier = { label: messages.cashier, act: () => bridge.send("to-cashier") };
      const hasLower = state.balanceMinor >= Math.max(session.minMinor, Math.min(...session.chipsMinor));
      const text = shortageText(messages, { mode: "real", balance: format(state.balanceMinor), hasLower });
      showNotice(messages.fundsTitle, text, [carryOn, cashier]);
    } else if (code === "limit-reached") showNotice(messages.limitTitle, messages.limit, [carryOn]);
    else if (code === "bets-closed" || code === "round-open") view.announce(messages.late);
    else if (code === "bad-stake") view.announce(limitsText());
    else end();
  }

  function end(): void {
    clearInterval(timer);
    bridge.send("round-ended");
    const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };
    showNotice(messages.closedTitle, messages.closed, [toLobby]);
  }
}
