import { numbers } from "../../showcase/game-art/shade";
import type { Sprites } from "../../showcase/game-art/sprites";
import type { Screen } from "../slot/spin";
import type { SlotSymbol } from "../slot/symbols";
import type { Layout } from "./layout";
import { type Landing, landingShare, planLanding, runningDistance, stopTimes } from "./motion";

const fillers: readonly SlotSymbol[] = [
  "l1",
  "h3",
  "l2",
  "l4",
  "h2",
  "l3",
  "h4",
  "l1",
  "h1",
  "l4",
  "scatter",
  "l2",
  "l3",
];

type Phase =
  | { name: "resting" }
  | { name: "running"; sinceMs: number; from: number }
  | { name: "landing"; sinceMs: number; from: number; landing: Landing };

interface Reel {
  phase: Phase;
  /** Counts symbols; the one at `position` is in the top row, the next ones come from above. */
  position: number;
  /** The symbol at each decided position; elsewhere a symbol without meaning. */
  decided: Map<number, SlotSymbol>;
  /** When it begins to land, and with which symbols. */
  stop: { atMs: number; symbols: readonly SlotSymbol[]; suspense: boolean } | null;
}

export interface Reels {
  show(screen: Screen): void;
  start(nowMs: number): void;
  /** The result is known: each reel gets its time to stop. */
  stop(screen: Screen, nowMs: number, quick: boolean): void;
  /** Moves the reels to this moment; returns the reels that stopped in it. */
  advance(nowMs: number): number[];
  isMoving(): boolean;
  /** Is this reel the one that everybody waits for? */
  inSuspense(reel: number): boolean;
  draw(
    context: CanvasRenderingContext2D,
    layout: Layout,
    sprites: Sprites,
    dim: (reel: number, row: number) => boolean,
  ): void;
}

export function createReels(seed: number): Reels {
  const random = numbers(seed);
  const offsets = Array.from({ length: 5 }, () => Math.floor(random() * 1_000));
  const reels: Reel[] = offsets.map(() => ({
    phase: { name: "resting" },
    position: 0,
    decided: new Map(),
    stop: null,
  }));

  function symbolAt(reel: Reel, at: number, index: number): SlotSymbol {
    const known = reel.decided.get(index);
    if (known) return known;
    const place = Math.abs(Math.imul(index + (offsets[at] ?? 0), 2_654_435_761) >>> 8) % fillers.length;
    return fillers[place] ?? "l1";
  }

  function decide(reel: Reel, top: number, symbols: readonly SlotSymbol[]): void {
    reel.decided = new Map([...reel.decided].filter(([index]) => index > top - 12));
    for (const [row, symbol] of symbols.entries()) reel.decided.set(top - row, symbol);
  }

  function advanceOne(reel: Reel, nowMs: number): boolean {
    const { phase, stop } = reel;
    if (phase.name === "running") {
      reel.position = phase.from + runningDistance(nowMs - phase.sinceMs);
      if (!stop || nowMs < stop.atMs) return false;
      const landing = planLanding(reel.position);
      decide(reel, landing.target, stop.symbols);
      reel.phase = { name: "landing", sinceMs: nowMs, from: reel.position, landing };
      return false;
    }
    if (phase.name === "resting") return false;
    const { landing, from, sinceMs } = phase;
    const share = (nowMs - sinceMs) / landing.durationMs;
    reel.position = from + (landing.target - from) * landingShare(share);
    if (share < 1) return false;
    reel.position = landing.target;
    reel.phase = { name: "resting" };
    reel.stop = null;
    return true;
  }

  return {
    show(screen) {
      for (const [at, reel] of reels.entries()) {
        reel.phase = { name: "resting" };
        reel.stop = null;
        reel.position = Math.ceil(reel.position);
        decide(reel, reel.position, screen[at] ?? []);
      }
    },
    start(nowMs) {
      for (const [at, reel] of reels.entries())
        reel.phase = { name: "running", sinceMs: nowMs + at * 35, from: reel.position };
    },
    stop(screen, nowMs, quick) {
      const running = reels[0]?.phase;
      const runMs = running?.name === "running" ? nowMs - running.sinceMs : 0;
      const times = stopTimes(
        screen.map((symbols) => symbols.filter((symbol) => symbol === "scatter").length),
        runMs,
      );
      for (const [at, reel] of reels.entries()) {
        const { atMs = 0, suspense = false } = times[at] ?? {};
        reel.stop = { atMs: nowMs + (quick ? 0 : atMs), symbols: screen[at] ?? [], suspense };
      }
    },
    advance: (nowMs) => reels.flatMap((reel, at) => (advanceOne(reel, nowMs) ? [at] : [])),
    isMoving: () => reels.some(({ phase }) => phase.name !== "resting"),
    inSuspense: (at) => {
      const waiting = reels.findIndex(({ phase }) => phase.name !== "resting");
      return waiting === at && reels[at]?.stop?.suspense === true;
    },
    draw(context, { reels: place, cell }, sprites, dim) {
      const size = Math.min(cell.width, cell.height);
      for (const [at, reel] of reels.entries()) {
        const whole = Math.floor(reel.position);
        const fast =
          reel.phase.name === "running" ||
          (reel.phase.name === "landing" && reel.position < reel.phase.landing.target - 1.2);
        for (let row = -1; row <= 3; row++) {
          const index = whole - row;
          const y = place.y + (row + reel.position - whole) * cell.height + (cell.height - size) / 2;
          const x = place.x + at * cell.width + (cell.width - size) / 2;
          const symbol = symbolAt(reel, at, index);
          context.globalAlpha = dim(at, row) ? 0.32 : 1;
          context.drawImage((fast ? sprites.moving : sprites.still)[symbol], x, y, size, size);
        }
      }
      context.globalAlpha = 1;
    },
  };
}

/** The reels before the first round: the best symbols, without a win. */
export function restingScreen(seed: number): Screen {
  const random = numbers(seed);
  const order = (["h1", "h2", "h3", "h4", "l1", "l2"] as const).toSorted(() => random() - 0.5);
  return Array.from({ length: 5 }, (_, reel) =>
    Array.from({ length: 3 }, (_, row) => order[(reel * 2 + row * 3 + (reel > 1 ? 1 : 0)) % order.length] ?? "l1"),
  );
}
