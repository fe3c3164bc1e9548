import type { Boot, Kind, RoundResponse, SessionOf } from "../responses";
import { createFormat } from "./amounts";
import type { Bridge } from "./bridge";
import { createControls } from "./controls";
import { fill } from "./fill";
import { showShortage } from "./funds";
import type { GameView, GameViewParts } from "./game-views/game-view";
import { isShownAsWin, nextStartMs } from "./motion";
import { firstStakeOf, isWaiting, playMoves } from "./moves";
import { type Choice, hideNotice, showNotice } from "./notice";
import { pause } from "./pause";
import { showLost, showRefusal } from "./refusal-notice";
import { openRules } from "./rules";
import { Refusal, type Server } from "./server";
import { createSound } from "./sound";

export interface Game {
  pause(): void;
  resume(): void;
}

/** One round at a time: the stake is taken, the view shows what the server decided, the win is paid. */
export function createGame<K extends Kind>(
  boot: Boot,
  session: SessionOf<K>,
  server: Server,
  bridge: Bridge,
  createView: (parts: GameViewParts<K>) => GameView<K>,
): Game {
  const { messages } = boot;
  const format = createFormat(boot.readerTag, session.currency);
  const sound = createSound();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let { balanceMinor } = session;
  let stakeAt = Math.max(0, session.stakesMinor.indexOf(session.stakeMinor));
  let [isBusy, isPaused] = [false, false];

  const view = createView({ boot, session, sound, format, isCalm: () => calm.matches, play: () => void play() });
  const controls = createControls(messages, session.mode, {
    play: () => void play(),
    lower: () => changeStake(-1),
    raise: () => changeStake(1),
    lobby: () => bridge.send("to-lobby"),
    rules: () => openRules(messages, view.rules),
    sound: sound.toggle,
  });
  const carryOn: Choice = { label: messages.carryOn, act: () => {} };
  const toLobby: Choice = { label: messages.lobby, act: () => bridge.send("to-lobby") };

  const stakeMinor = () => session.stakesMinor[stakeAt] ?? session.stakeMinor;
  showFigures();
  controls.showWin("–");
  if (session.round) void resumeRound(session.round);

  function showFigures(): void {
    controls.showBalance(format(balanceMinor));
    controls.showStake(format(stakeMinor()), stakeAt > 0, stakeAt < session.stakesMinor.length - 1);
    view.showStake?.(stakeMinor(), format(stakeMinor()));
  }

  function changeStake(steps: number): void {
    stakeAt = Math.min(session.stakesMinor.length - 1, Math.max(0, stakeAt + steps));
    showFigures();
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    controls.setBusy(busy || isPaused);
    view.setBusy(busy || isPaused, isPaused);
  }

  /** `bet` and `key` are those of the first attempt when a call is sent again. */
  async function play(bet = view.bet(), key: string = crypto.randomUUID()): Promise<void> {
    if (isBusy || isPaused) return;
    const stake = stakeMinor();
    if (balanceMinor < stake) return refuseForFunds(await freshBalance());
    const startedMs = performance.now();
    setBusy(true);
    bridge.send("round-started");
    sound.start();
    view.start();
    controls.showWin("–");
    controls.showBalance(format(balanceMinor - stake));
    controls.announce(view.describeStart(format(stake)));
    try {
      await finish(await server.play<K>(key, stake, bet), startedMs);
    } catch (error) {
      view.rest();
      controls.showBalance(format(balanceMinor));
      setBusy(false);
      if (!(error instanceof Refusal)) return showLost(messages, () => void play(bet, key), toLobby);
      // A round of this game, so of its kind.
      if (error.round) return resumeRound(error.round as RoundResponse<K>);
      bridge.send("round-ended");
      if (error.code === "not-enough-funds") return refuseForFunds(await freshBalance());
      showRefusal({ ...boot, ...session }, error, [carryOn, toLobby]);
      await holdBack(error.waitMs);
    }
  }

  /** From a begun round to a paid one. */
  async function finish(begun: RoundResponse<K>, startedMs: number): Promise<void> {
    const decidedMs = performance.now();
    setBusy(true);
    hideNotice();
    controls.showBalance(format(begun.balanceMinor));
    await view.land(begun);
    const parts = { boot, session, view, server, carryOn, toLobby };
    const round = await playMoves(parts, begun, (after) => controls.showBalance(format(after.balanceMinor)));
    if (!round) return bridge.send("round-ended");
    await settle(round);
    await holdBack(nextStartMs({ startedMs, decidedMs }, session) - performance.now());
  }

  /** Lets no round begin for so long, nor while the game is paused. */
  async function holdBack(ms: number): Promise<void> {
    setBusy(true);
    if (ms > 0) await pause(ms);
    setBusy(false);
  }

  async function settle(round: RoundResponse<K>): Promise<void> {
    const times = round.winMinor / round.stakeMinor;
    const showWin = (winMinor: number) => controls.showWin(format(winMinor), winMinor > round.stakeMinor);
    const settling = server.settle(round.id);
    // The win is shown while it is paid; a failure is dealt with below.
    settling.catch(() => {});
    if (isShownAsWin(round, boot.rules)) {
      sound.win(times);
      await view.celebrate(round, showWin);
    } else if (round.winMinor > 0) showWin(round.winMinor);
    try {
      balanceMinor = (await settling).balanceMinor;
    } catch (error) {
      if (error instanceof Refusal) {
        bridge.send("round-ended");
        return showNotice(messages.closedTitle, messages.closed, [toLobby]);
      }
      return new Promise((resolve) => showLost(messages, () => resolve(settle(round)), toLobby));
    }
    showFigures();
    const amounts = { stake: format(round.stakeMinor), win: format(round.winMinor), balance: format(balanceMinor) };
    controls.announce(view.describeResult(round, amounts));
    bridge.send("round-ended");
    const amount = round.jackpotMinor && format(round.jackpotMinor);
    if (amount) showNotice(fill(messages.jackpot, { amount }), messages.jackpotPaid, [carryOn]);
  }

  async function resumeRound(round: RoundResponse<K>): Promise<void> {
    stakeAt = Math.max(0, session.stakesMinor.indexOf(firstStakeOf(round)));
    showFigures();
    controls.announce(isWaiting(round) ? messages.resumedOpen : messages.resumed);
    bridge.send("round-started");
    view.start();
    await finish(round, performance.now());
  }

  /** Money may have come or gone outside the game. */
  async function freshBalance(): Promise<number> {
    const fresh = await server.balance().catch(() => balanceMinor);
    if (!isBusy) {
      balanceMinor = fresh;
      showFigures();
    }
    return fresh;
  }

  function refuseForFunds(fresh: number): void {
    if (fresh >= stakeMinor()) return;
    const covered = session.stakesMinor.findLastIndex((stake) => stake <= fresh);
    showShortage(messages, {
      mode: session.mode,
      balance: format(fresh),
      lower: covered < 0 ? null : () => changeStake(covered - stakeAt),
      refill: () => void refill(),
      toCashier: () => bridge.send("to-cashier"),
    });
  }

  async function refill(): Promise<void> {
    try {
      balanceMinor = await server.refill();
      showFigures();
    } catch {
      showLost(messages, () => void refill(), toLobby);
    }
  }

  return {
    pause() {
      isPaused = true;
      setBusy(isBusy);
      controls.announce(messages.paused);
    },
    resume() {
      isPaused = false;
      setBusy(isBusy);
      if (!isBusy) void freshBalance();
    },
  };
}
