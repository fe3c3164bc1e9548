import type { Boot, Kind, RoundResponse, SessionOf } from "../responses";
import { createFormat } from "./amounts";
import type { Bridge, Game } from "./bridge";
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
import { createStake } from "./stake";

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
  const stake = createStake(session, format);
  let [isBusy, isPaused] = [false, false];

  const view = createView({ boot, session, sound, format, isCalm: () => calm.matches, play: () => void play() });
  const controls = createControls(messages, session.mode, {
    play: () => void play(),
    lower: () => changeStake(() => stake.change(-1)),
    raise: () => changeStake(() => stake.change(1)),
    lobby: () => bridge.send("to-lobby"),
    rules: () => openRules(messages, view.rules),
    sound: sound.toggle,
  });
  const carryOn: Choice = { label: messages.carryOn, act: () => {} };
  const toLobby: Choice = { label: messages.lobby, act: () => bridge.send("to-lobby") };

  showFigures();
  controls.showWin("–");
  if (session.round) void resumeRound(session.round);

  function showFigures(): void {
    controls.showBalance(format(balanceMinor));
    controls.showStake(stake.text(), stake.canLower(), stake.canRaise());
    view.showStake?.(stake.minor(), format(stake.minor()));
    bridge.tellStake(stake.taken());
  }

  function changeStake(change: () => void): void {
    change();
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
    const [stakeMinor, isFree, taken] = [stake.minor(), stake.isFree(), stake.taken()];
    if (balanceMinor < taken) return refuseForFunds(await freshBalance());
    const startedMs = performance.now();
    setBusy(true);
    bridge.send("round-started");
    sound.start();
    view.start();
    controls.showWin("–");
    controls.showBalance(format(balanceMinor - taken));
    controls.announce(view.describeStart(format(stakeMinor)));
    try {
      const begun = await server.play<K>(key, stakeMinor, bet, isFree);
      if (isFree) stake.spend();
      await finish(begun, startedMs);
    } catch (error) {
      view.rest();
      controls.showBalance(format(balanceMinor));
      setBusy(false);
      if (!(error instanceof Refusal)) return showLost(messages, () => void play(bet, key), toLobby);
      // A round of this game, so of its kind.
      if (error.round) return resumeRound(error.round as RoundResponse<K>);
      bridge.send("round-ended");
      if (error.code === "not-enough-funds") return refuseForFunds(await freshBalance());
      // Played elsewhere, or their time is over: nothing was taken, and the next round is for money.
      if (error.code === "no-free-spin") return changeStake(stake.endFree);
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
    const showWin = (winMinor: number) => controls.showWin(format(winMinor), winMinor > round.stakeMinor);
    const settling = server.settle(round.id);
    // The win is shown while it is paid; a failure is dealt with below.
    settling.catch(() => {});
    if (isShownAsWin(round, boot.rules)) {
      sound.win(round.winMinor / round.stakeMinor);
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
    stake.follow(firstStakeOf(round));
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
    if (fresh >= stake.minor()) return;
    const steps = stake.stepsTo(fresh);
    showShortage(messages, {
      mode: session.mode,
      balance: format(fresh),
      lower: steps === null ? null : () => changeStake(() => stake.change(steps)),
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
