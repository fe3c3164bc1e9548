import { context as contextOf, type Sprites } from "../../showcase/game-art/sprites";
import type { Skin } from "../page/skin";
import type { RoundResponse as AnyRound } from "../responses";
import type { Screen } from "../slot/spin";
import { type Layout, layOut } from "./layout";
import { countUpMs } from "./motion";
import { type Painted, paint } from "./paint";
import { pause } from "./pause";
import { createReels, restingScreen } from "./reels";
import { drawSmallWin } from "./small-wins";
import { createSparks } from "./sparks";
import { createTitle } from "./title";
import { drawAmount, drawLines, drawWildReel, drawWinners, placesOf, shownWin } from "./wins";

type RoundResponse = AnyRound<"slots">;

const wildMs = 380;

export interface Stage {
  spin(): void;
  /** Stops the reels on the server's result; resolves when they have stopped and the wilds have grown. */
  land(round: RoundResponse): Promise<void>;
  /** Shows the win; `count` receives the rising figure. Resolves at the end; the lines continue. */
  celebrate(round: RoundResponse, count: (winMinor: number) => void): Promise<void>;
  /** The spin did not happen: restores the previous symbols. */
  rest(): void;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  skin: Skin;
  /** The address of the title's picture. */
  titlePicture: string;
  format(amountMinor: number): string;
  onReelStop(reel: number): void;
  /** Fewer moves, for users who prefer reduced motion. */
  isCalm(): boolean;
}

interface Shown {
  round: RoundResponse;
  landedMs: number;
  celebratedMs: number | null;
  countedMs: number | null;
  /** The figure of the win on its way up. */
  counted: number;
}

export function createStage({ canvas, skin, titlePicture, format, onReelStop, isCalm }: StageOptions): Stage {
  const target = contextOf(canvas);
  const reels = createReels(skin.seed);
  const sparks = createSparks();
  let screen: Screen = restingScreen(skin.seed);
  let shown: Shown | null = null;
  let painted: Painted | null = null;
  let whenLanded: (() => void) | null = null;
  let wasLive = true;
  reels.show(screen);

  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const layout = layOut(clientWidth, clientHeight, parent !== window);
    painted = paint(layout, Math.min(2, devicePixelRatio), skin, layout.title && title(layout.title));
    canvas.width = painted.under.width;
    canvas.height = painted.under.height;
    wasLive = true;
  };
  const title = createTitle(titlePicture, resize);
  new ResizeObserver(resize).observe(canvas);
  void document.fonts.load("900 40px Figtree").then(resize, resize);
  requestAnimationFrame(frame);

  function frame(nowMs: number): void {
    requestAnimationFrame(frame);
    for (const reel of reels.advance(nowMs)) onReelStop(reel);
    if (whenLanded && !reels.isMoving()) {
      whenLanded();
      whenLanded = null;
    }
    const isLive =
      reels.isMoving() || sparks.isLive() || (shown !== null && (shown.round.winMinor > 0 || hasWild(shown.round)));
    // A screen where nothing moves is drawn once: a phone's battery is the player's.
    if (painted && (isLive || wasLive)) draw(painted, nowMs);
    wasLive = isLive;
  }

  function draw({ under, over, sprites, layout, scale }: Painted, nowMs: number): void {
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(under, 0, 0);
    target.setTransform(scale, 0, 0, scale, 0, 0);
    const { reels: place } = layout;
    const win = shown && shown.round.winMinor > 0 && shown.celebratedMs !== null ? shown : null;
    const step = win && !isCalm() ? shownWin(win.round, nowMs - (win.celebratedMs ?? 0)) : null;
    const places = win ? placesOf(win.round, step) : [];
    target.save();
    target.beginPath();
    target.rect(place.x, place.y, place.width, place.height);
    target.clip();
    reels.draw(
      target,
      layout,
      sprites,
      (reel, row) => win !== null && !places.some(([r, at]) => r === reel && at === row),
    );
    if (shown) drawWilds(layout, sprites, shown, nowMs);
    drawSuspense(layout, nowMs);
    if (win) {
      const breath = isCalm() ? 0.6 : (1 + Math.sin((nowMs - (win.celebratedMs ?? 0)) / 190)) / 2;
      drawWinners(target, layout, sprites, win.round, places, breath);
      drawLines(target, layout, win.round, step);
    } else if (shown && isSmallWin(shown.round)) drawSmallWin(target, layout, shown.round);
    target.restore();
    target.setTransform(1, 0, 0, 1, 0, 0);
    target.drawImage(over, 0, 0);
    target.setTransform(scale, 0, 0, scale, 0, 0);
    if (win && win.counted > win.round.stakeMinor * 5)
      drawAmount(target, layout, format(win.counted), amountShare(win, nowMs));
    sparks.draw(target, nowMs);
  }

  function drawWilds(layout: Layout, sprites: Sprites, { round, landedMs }: Shown, nowMs: number): void {
    const share = isCalm() ? 1 : Math.min(1, Math.max(0, (nowMs - landedMs) / wildMs));
    const grown = 1 - (1 - share) ** 3;
    for (const [reel, symbols] of round.screen.entries())
      if (symbols.includes("wild"))
        drawWildReel(target, layout, sprites, [reel, symbols.indexOf("wild")], grown, isCalm() ? 0 : nowMs);
  }

  function drawSuspense({ reels: place, cell }: Layout, nowMs: number): void {
    for (let reel = 0; reel < 5; reel++) {
      if (!reels.inSuspense(reel)) continue;
      target.fillStyle = `rgba(255, 214, 90, ${0.12 + 0.08 * Math.sin(nowMs / 70)})`;
      target.fillRect(place.x + reel * cell.width, place.y, cell.width, place.height);
    }
  }

  return {
    spin() {
      shown = null;
      sparks.clear();
      if (!isCalm()) reels.start(performance.now());
    },
    async land(round) {
      screen = round.screen;
      if (isCalm()) reels.show(screen);
      else {
        const landed = new Promise<void>((resolve) => {
          whenLanded = resolve;
        });
        reels.stop(screen, performance.now(), false);
        await landed;
      }
      shown = { round, landedMs: performance.now(), celebratedMs: null, countedMs: null, counted: 0 };
      wasLive = true;
      if (hasWild(round) && !isCalm()) await pause(wildMs);
    },
    async celebrate(round, count) {
      if (shown?.round !== round) return;
      const startedMs = performance.now();
      shown.celebratedMs = startedMs;
      const lengthMs = isCalm() ? 0 : countUpMs(round.winMinor, round.stakeMinor);
      const times = round.winMinor / round.stakeMinor;
      if (painted && times >= 5 && !isCalm()) {
        const { reels: place } = painted.layout;
        sparks.burst(place.x + place.width / 2, place.y + place.height * 0.8, Math.min(120, 20 + times), startedMs);
      }
      while (performance.now() < startedMs + lengthMs && shown?.round === round) {
        const share = (performance.now() - startedMs) / lengthMs;
        shown.counted = Math.floor(round.winMinor * (1 - (1 - share) ** 2));
        count(shown.counted);
        await nextFrame();
      }
      if (shown?.round === round) Object.assign(shown, { counted: round.winMinor, countedMs: performance.now() });
      count(round.winMinor);
    },
    rest() {
      reels.show(screen);
      wasLive = true;
    },
  };
}

/** The figure grows, stays a while after it is counted, and leaves the reels to the lines. */
function amountShare({ celebratedMs, countedMs }: Shown, nowMs: number): number {
  const grown = Math.min(1, (nowMs - (celebratedMs ?? nowMs)) / 260);
  return countedMs === null ? grown : Math.max(0, Math.min(grown, 1 - (nowMs - countedMs - 1_400) / 300));
}

/** No gain, and not celebrated. */
const isSmallWin = ({ winMinor, stakeMinor }: RoundResponse) => winMinor > 0 && winMinor <= stakeMinor;

const hasWild = ({ screen }: RoundResponse) => screen.some((reel) => reel.includes("wild"));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
