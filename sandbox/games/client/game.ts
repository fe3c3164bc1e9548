import type { Boot, RoundAnswer, SessionAnswer } from "../answers";
import { createFormat } from "./amounts";
import type { Bridge } from "./bridge";
import { byId, createControls } from "./controls";
import { fill } from "./fill";
import { cycleMs } from "./motion";
import { type Choice, hideNotice, showNotice } from "./notice";
import { nameOf, openRules } from "./rules";
import { Refusal, type Server } from "./server";
import { createSound } from "./sound";
import { createStage } from "./stage";

export interface Game {
  pause(): void;
  resume(): void;
}

/** One round at a time: the stake is taken, the reels stop on what the server decided, the win is paid. */
export function createGame(boot: Boot, session: SessionAnswer, server: Server, bridge: Bridge): Game {
  const { messages, tag } = boot;
  const format = createFormat(boot.readerTag, session.currency);
  const sound = createSound();
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let { balanceMinor } = session;
  let stakeAt = Math.max(0, session.stakesMinor.indexOf(session.stakeMinor));
  let isBusy = false;
  let isPaused = false;

  const stage = createStage({
    canvas: byId("reels", HTMLCanvasElement),
    skin: session.skin,
    title: session.title,
    format,
    onReelStop: sound.stop,
    isCalm: () => calm.matches,
  });
  const controls = createControls(messages, session.mode, {
    spin: () => void spin(),
    lower: () => changeStake(-1),
    raise: () => changeStake(1),
    lobby: () => bridge.send("to-lobby"),
    rules: () => openRules(session, messages, tag),
    sound: sound.toggle,
  });
  const toLobby: Choice = { label: messages.lobby, act: () => bridge.send("to-lobby") };

  showFigures();
  controls.showWin("–");
  if (session.round) void resumeRound(session.round);

  function stakeMinor(): number {
    return session.stakesMinor[stakeAt] ?? session.stakeMinor;
  }

  function showFigures(): void {
    controls.showBalance(format(balanceMinor));
    controls.showStake(format(stakeMinor()), stakeAt > 0, stakeAt < session.stakesMinor.length - 1);
  }

  function changeStake(steps: number): void {
    stakeAt = Math.min(session.stakesMinor.length - 1, Math.max(0, stakeAt + steps));
    showFigures();
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    controls.setBusy(busy || isPaused);
  }

  async function spin(key: string = crypto.randomUUID()): Promise<void> {
    if (isBusy || isPaused) return;
    const stake = stakeMinor();
    if (balanceMinor < stake) return refuseForFunds(await freshBalance());
    const startedMs = performance.now();
    setBusy(true);
    bridge.send("round-started");
    sound.spin();
    stage.spin();
    controls.showWin("–");
    controls.showBalance(format(balanceMinor - stake));
    controls.announce(fill(messages.spinning, { stake: format(stake) }));
    try {
      await finish(await server.spin(key, stake), startedMs);
    } catch (error) {
      stage.rest();
      controls.showBalance(format(balanceMinor));
      setBusy(false);
      if (!(error instanceof Refusal)) return lostConnection(() => void spin(key));
      if (error.round) return resumeRound(error.round);
      bridge.send("round-ended");
      if (error.code === "not-enough-funds") return refuseForFunds(await freshBalance());
      showNotice(messages.closedTitle, messages.closed, [toLobby]);
    }
  }

  /** From a decided round to a paid one. */
  async function finish(round: RoundAnswer, startedMs: number): Promise<void> {
    setBusy(true);
    hideNotice();
    controls.showBalance(format(round.balanceMinor));
    await stage.land(round);
    await settle(round);
    const remainingMs = startedMs + cycleMs - performance.now();
    if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
    setBusy(false);
  }

  async function settle(round: RoundAnswer): Promise<void> {
    const times = round.winMinor / round.stakeMinor;
    const settling = server.settle(round.id);
    // The win is shown while it is paid; a failure is dealt with below.
    settling.catch(() => {});
    if (round.winMinor > 0) {
      sound.win(times);
      await stage.celebrate(round, (winMinor) => controls.showWin(format(winMinor)));
    }
    try {
      balanceMinor = (await settling).balanceMinor;
    } catch (error) {
      if (error instanceof Refusal) {
        bridge.send("round-ended");
        return showNotice(messages.closedTitle, messages.closed, [toLobby]);
      }
      return new Promise((resolve) => lostConnection(() => resolve(settle(round))));
    }
    showFigures();
    controls.announce(tellResult(round));
    bridge.send("round-ended");
  }

  async function resumeRound(round: RoundAnswer): Promise<void> {
    stakeAt = Math.max(0, session.stakesMinor.indexOf(round.stakeMinor));
    showFigures();
    controls.announce(messages.resumed);
    bridge.send("round-started");
    stage.spin();
    await finish(round, performance.now());
  }

  function tellResult({ winMinor, lineWins, scatters }: RoundAnswer): string {
    const balance = format(balanceMinor);
    if (winMinor === 0) return fill(messages.noWin, { balance });
    const what = lineWins.map(({ count, symbol, line }) =>
      fill(messages.line, { count, symbol: nameOf(symbol, session.skin, messages), line: line + 1 }),
    );
    if (scatters.length > 0) what.push(fill(messages.scatters, { count: scatters.length }));
    return fill(messages.won, { win: format(winMinor), what: what.join(" "), balance });
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
    const carryOn: Choice = { label: messages.carryOn, act: () => {} };
    if (session.mode === "real") {
      const cashier: Choice = { label: messages.cashier, act: () => bridge.send("to-cashier") };
      showNotice(messages.fundsTitle, fill(messages.funds, { balance: format(balanceMinor) }), [carryOn, cashier]);
    } else
      showNotice(messages.fundsTitle, messages.fundsDemo, [
        { label: messages.refill, act: () => void refill() },
        carryOn,
      ]);
  }

  async function refill(): Promise<void> {
    try {
      balanceMinor = await server.refill();
      showFigures();
    } catch {
      lostConnection(() => void refill());
    }
  }

  function lostConnection(again: () => void): void {
    showNotice(messages.lostTitle, messages.lost, [{ label: messages.again, act: again }, toLobby]);
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
