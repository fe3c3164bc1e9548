import type { Boot, TableSession, TableState } from "../../responses";
import { type Bets, stakeOf } from "../../roulette/wheel";
import { createFormat } from "../amounts";
import type { Bridge } from "../bridge";
import { byId } from "../controls";
import { fill } from "../fill";
import { showNotice } from "../notice";
import { Refusal } from "../server";
import type { Calls } from "./calls";
import { createCloth } from "./cloth";
import { createTableControls } from "./controls";
import { resultText, showRefusal } from "./outcome";
import { type Phase, phaseAt, tokensAt, wantsRead } from "./phase";
import { createSlip } from "./slip";
import { createStudio } from "./studio";
import { createWheel } from "./wheel";

const tickMs = 250;

/** The table follows the server's clock. Until its bets are closed the player lays chips and places them, as often as they like. */
export function createLiveTable(boot: Boot, session: TableSession, calls: Calls, bridge: Bridge): void {
  const { messages } = boot;
  const format = createFormat(boot.readerTag, session.currency);
  const compact = new Intl.NumberFormat(boot.tag, { notation: "compact", maximumFractionDigits: 1 });
  const amounts = { format, short: (minor: number) => compact.format(minor / 100) };
  const slip = createSlip(session.maxMinor);
  const studio = createStudio(boot, session);
  const wheel = createWheel(
    byId("wheel-container", HTMLElement),
    nowMs,
    matchMedia("(prefers-reduced-motion: reduce)"),
  );
  let { state } = session;
  let aheadMs = state.nowMs - Date.now();
  let shown: { round: number; phase: Phase | null } = { round: 0, phase: null };
  let [isReading, isPlacing] = [false, false];
  /** The round in which this page has notified the site of its bet. */
  let running: number | null = null;
  /** The round whose close a bet has missed. */
  let missed: number | null = null;

  const change = (act: () => unknown) => () => {
    if (phase() === "bets" && act() === false) studio.announce(limitsText());
    show();
  };
  const controls = createTableControls(boot, session, amounts, {
    undo: change(slip.undo),
    double: change(slip.double),
    repeat: change(slip.repeat),
    clear: change(slip.clear),
    place: () => void place(crypto.randomUUID(), slip.send()),
  });
  const cloth = createCloth(boot, byId("layout", HTMLElement), {
    ...amounts,
    lay: (spot) => change(() => slip.lay({ [spot]: controls.chip() }))(),
  });
  const last = state.bet;
  // Of whichever round: it can be repeated in the next.
  slip.place(last?.bets ?? {});
  slip.end();
  take(state);
  // Of an earlier visit, a quarter of an hour ago at most.
  if (last && last.number !== null && last.round < state.round.id && last.round > state.round.id - 40)
    studio.announce(`${messages.resumed} ${endText(last.number, last.winMinor)}`);
  const timer = setInterval(tick, tickMs);
  tick();

  // Functions, not arrows: the first state is taken before this line is reached.
  function nowMs(): number {
    return Date.now() + aheadMs;
  }

  function phase(): Phase {
    return phaseAt(state.round, nowMs());
  }

  function placed() {
    return state.bet?.round === state.round.id ? state.bet : null;
  }

  function limitsText(): string {
    return fill(messages.limits, { min: format(session.minMinor), max: format(session.maxMinor) });
  }

  function endText(number: number, winMinor: number | null): string {
    return resultText(boot, { number, winMinor, format, balanceMinor: state.balanceMinor });
  }

  function take(next: TableState): void {
    if (next.round.id !== state.round.id) slip.end();
    state = next;
    aheadMs = next.nowMs - Date.now();
    const bet = placed();
    slip.place(bet?.bets ?? {});
    if (bet && bet.winMinor === null && running !== state.round.id) {
      running = state.round.id;
      bridge.send("round-started");
    }
  }

  function show(): void {
    const { round } = state;
    const [now, chips] = [phase(), slip.all()];
    const isOpen = now === "bets";
    studio.show(state, now);
    cloth.show({ chips, canBet: isOpen, landed: now === "result" ? round.number : null });
    controls.show(slip, { balance: format(state.balanceMinor), isOpen, isPlacing });
    const number = isOpen ? (state.last[0] ?? null) : round.number;
    wheel.show({ number, spin: isOpen ? null : { fromMs: round.closesAtMs, toMs: round.resultAtMs } });
  }

  function tick(): void {
    const { round, players } = state;
    studio.showTime(phase(), round.closesAtMs - nowMs());
    cloth.showTokens(nowMs() < round.endsAtMs ? tokensAt(players, nowMs()) : []);
    if (wantsRead(state, nowMs())) void read();
    const isNew = shown.round !== round.id;
    if (!isNew && shown.phase === phase()) return;
    // The number and the win arrive with the next response.
    if (phase() !== "bets" && round.number === null) return;
    if (phase() === "result" && placed()?.winMinor === null) return;
    shown = { round: round.id, phase: phase() };
    enter();
  }

  function enter(): void {
    const { number } = state.round;
    const bet = placed();
    if (shown.phase === "bets") {
      studio.announce(bet ? fill(messages.placed, { stake: format(bet.stakeMinor) }) : messages.betsOpen);
    } else if (shown.phase === "spin") {
      const news = missed === state.round.id ? messages.late : slip.canUndo() ? messages.unplaced : "";
      slip.clear();
      studio.announce(`${messages.noMoreBets}. ${news}`.trim());
    } else if (number !== null) {
      studio.announce(endText(number, bet?.winMinor ?? null));
      if (running !== null) bridge.send("round-ended");
      running = null;
    }
    show();
  }

  async function read(): Promise<void> {
    if (isReading || isPlacing) return;
    isReading = true;
    try {
      take(await calls.state());
    } catch (error) {
      if (error instanceof Refusal) end();
      else studio.announce(messages.connecting);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    } finally {
      isReading = false;
    }
    show();
  }

  async function place(key: string, bets: Bets): Promise<void> {
    if (isPlacing) return;
    isPlacing = true;
    show();
    try {
      const next = await calls.place(key, state.round.id, bets);
      slip.drop();
      take(next);
      studio.announce(fill(messages.placed, { stake: format(placed()?.stakeMinor ?? stakeOf(bets)) }));
    } catch (error) {
      refuse(error, { again: () => void place(key, bets) });
    } finally {
      isPlacing = false;
      show();
    }
  }

  function refuse(error: unknown, { again }: { again(): void }): void {
    const code = error instanceof Refusal ? error.code : null;
    if (code === "bets-closed") {
      slip.drop();
      missed = state.round.id;
      studio.announce(messages.late);
    } else if (code !== null) slip.keep();
    if (code === "bad-stake") studio.announce(limitsText());
    // Whether the table has them, the table says.
    const giveUp = () => {
      slip.drop();
      void read();
    };
    const lowestMinor = Math.max(session.minMinor, Math.min(...session.chipsMinor));
    const balance = { text: format(state.balanceMinor), hasLower: state.balanceMinor >= lowestMinor };
    if (!showRefusal(messages, code, { balance, again, giveUp, toCashier: () => bridge.send("to-cashier") })) end();
  }

  function end(): void {
    clearInterval(timer);
    bridge.send("round-ended");
    const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };
    showNotice(messages.closedTitle, messages.closed, [toLobby]);
  }
}
