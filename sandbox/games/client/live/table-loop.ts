import type { Bets } from "../../live/bets";
import { stakeOf } from "../../live/bets";
import type { Boot, TableMoment, TableSession } from "../../responses";
import { createFormat } from "../amounts";
import type { Bridge } from "../bridge";
import { fill } from "../fill";
import { showNotice } from "../notice";
import { Refusal } from "../server";
import type { Calls } from "./calls";
import { createTableControls } from "./controls";
import { createSender } from "./sender";
import { createSlip } from "./slip";
import { createStudio } from "./studio";
import type { Table, TableView } from "./table-view";

const tickMs = 250;
/** How an older bet ended is no news. */
const newsMs = 15 * 60_000;

/** The table follows the server's clock. Until its bets are closed the player lays chips and places them, as often as they like. */
export function runTable<State extends TableMoment>(
  boot: Boot,
  session: TableSession<State>,
  calls: Calls<State>,
  bridge: Bridge,
  createView: (table: Table<State>) => TableView<State>,
): void {
  const { messages } = boot;
  const format = createFormat(boot.readerTag, session.currency);
  const compact = new Intl.NumberFormat(boot.tag, { notation: "compact", maximumFractionDigits: 1 });
  const short = (minor: number) => compact.format(minor / 100);
  const slip = createSlip(session.maxMinor);
  const studio = createStudio(boot, session);
  let { state } = session;
  let [aheadMs, readAtMs] = [state.nowMs - Date.now(), Date.now()];
  let shown: { round: number; phase: string | null } = { round: 0, phase: null };
  let isReading = false;
  /** The round in which this page has notified the site of its bet. */
  let running: number | null = null;
  /** The round whose close a bet has missed. */
  let missed: number | null = null;

  const nowMs = () => Date.now() + aheadMs;
  const phase = () => view.phaseAt(state.round, nowMs());
  const placed = () => (state.bet?.round === state.round.id ? state.bet : null);
  const limits = () => fill(messages.limits, { min: format(session.minMinor), max: format(session.maxMinor) });
  const change = (make: () => unknown) => () => {
    if (phase() === "bets" && make() === false) studio.announce(limits());
    show();
  };
  const controls = createTableControls(
    boot,
    session,
    { format, short },
    {
      undo: change(slip.undo),
      double: change(slip.double),
      repeat: change(slip.repeat),
      clear: change(slip.clear),
      place: () => void place(),
    },
  );
  const toLobby = { label: messages.lobby, act: () => bridge.send("to-lobby") };
  const sender = createSender<State>({
    messages,
    limits,
    take,
    show,
    announce: studio.announce,
    read: () => void read(),
    close,
    toCashier: () => bridge.send("to-cashier"),
    balance: () => ({
      text: format(state.balanceMinor),
      hasLower: state.balanceMinor >= Math.max(session.minMinor, Math.min(...session.chipsMinor)),
    }),
  });
  const view = createView({
    ...{ slip, format, short, nowMs, placed, chipsMinor: session.chipsMinor },
    state: () => state,
    announce: studio.announce,
    lay: (spot) => change(() => slip.lay({ [spot]: controls.chip() }))(),
    act: async (call, late) => void (await sender.send(call, { late })),
  });
  const chipsOf = (bets: Bets) => view.chipsOf?.(bets) ?? bets;
  const last = state.bet;
  // Of whichever round: it can be repeated in the next.
  slip.place(chipsOf(last?.bets ?? {}));
  slip.end();
  take(state);
  const isNews = last && last.round < state.round.id && (state.round.id - last.round) * view.roundMs < newsMs;
  const end = isNews ? view.endOf(last) : null;
  if (end) studio.announce(`${messages.resumed} ${end}`);
  const timer = setInterval(tick, tickMs);
  tick();

  function take(next: State): void {
    if (next.round.id !== state.round.id) slip.end();
    state = next;
    [aheadMs, readAtMs] = [next.nowMs - Date.now(), Date.now()];
    const bet = placed();
    slip.place(chipsOf(bet?.bets ?? {}));
    if (bet && bet.winMinor === null && running !== state.round.id) {
      running = state.round.id;
      bridge.send("round-started");
    }
  }

  function show(): void {
    studio.show(state);
    view.show(phase(), sender.isBusy());
    const stakeMinor = Math.max(stakeOf(slip.all()), placed()?.stakeMinor ?? 0);
    const shownState = { balance: format(state.balanceMinor), stakeMinor, isOpen: phase() === "bets" };
    controls.show(slip, { ...shownState, isPlacing: sender.isBusy() });
    bridge.tellStake(stakeMinor);
  }

  function tick(): void {
    const { round } = state;
    const now = phase();
    if (nowMs() >= round.endsAtMs || view.wantsRead(state, nowMs(), Date.now() - readAtMs)) void read();
    const isShown = () => shown.round === round.id && shown.phase === now;
    if (!isShown() && (now === "bets" || view.isReady(state, now))) {
      shown = { round: round.id, phase: now };
      enter(now);
    }
    studio.showTime(now === "bets" ? betsLeft(round.closesAtMs - nowMs()) : callNow(now, isShown()));
    view.tick?.(now);
  }

  function betsLeft(leftMs: number) {
    const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
    return { text: fill(messages.placeBets, { seconds }), left: leftMs / view.betsMs };
  }

  /** The words of a phase after the bets: they never wait for the server, which alone knows a result. */
  function callNow(now: string, isShown: boolean) {
    const isEarly = !isShown && now !== "result";
    return view.timeOf?.(now) ?? (isEarly ? { text: view.callOf(now), left: 0 } : null);
  }

  function enter(now: string): void {
    const bet = placed();
    if (now === "bets") {
      studio.announce(bet ? fill(messages.placed, { stake: format(bet.stakeMinor) }) : messages.betsOpen);
    } else {
      const news = missed === state.round.id ? messages.late : slip.canUndo() ? messages.unplaced : "";
      missed = null;
      slip.clear();
      studio.announce(`${view.callOf(now)} ${news}`.trim());
    }
    if (now === "result") {
      if (running !== null) bridge.send("round-ended");
      running = null;
    }
    show();
  }

  async function read(): Promise<void> {
    if (isReading || sender.isBusy()) return;
    isReading = true;
    try {
      take(await calls.state());
    } catch (error) {
      if (error instanceof Refusal) close();
      else studio.announce(messages.connecting);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    } finally {
      isReading = false;
    }
    show();
  }

  async function place(): Promise<void> {
    const [key, round, bets] = [crypto.randomUUID(), state.round.id, slip.send()];
    const call = async () => {
      const next = await calls.place(key, round, bets);
      slip.drop();
      return next;
    };
    const refused = (code: string) => {
      if (code !== "bets-closed") return slip.keep();
      slip.drop();
      missed = state.round.id;
    };
    const isTaken = await sender.send(call, { late: messages.late, refused, giveUp: slip.drop });
    if (isTaken) studio.announce(fill(messages.placed, { stake: format(placed()?.stakeMinor ?? stakeOf(bets)) }));
  }

  function close(): void {
    clearInterval(timer);
    bridge.send("round-ended");
    showNotice(messages.closedTitle, messages.closed, [toLobby]);
  }
}
