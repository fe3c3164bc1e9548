import { letterFont } from "../../../showcase/game-art/pen";
import { mix, see } from "../../../showcase/game-art/shade";
import { context as contextOf } from "../../../showcase/game-art/sprites";
import type { Skin } from "../../page/skin";
import { rows } from "../../plinko/plinko";

const stepMs = 170;

/** A falling ball, or one that rests. */
interface Drop {
  path: readonly number[];
  startedMs: number;
  onPeg(row: number): void;
  done(): void;
}

export interface PlinkoBoard {
  /** The printed pays, from left to right. */
  print(times: readonly string[]): void;
  /** Lets a ball fall along its path; at once where there is to be little motion. Resolves when it rests. */
  drop(path: readonly number[], isCalm: boolean, onPeg: (row: number) => void): Promise<void>;
  clear(): void;
}

/** Pegs, a ball on its way and the places below them, on a canvas. */
export function createPlinkoBoard(
  canvas: HTMLCanvasElement,
  { main, second, light, night }: Skin["colours"],
): PlinkoBoard {
  const target = contextOf(canvas);
  let printed: readonly string[] = [];
  let drop: Drop | null = null;
  let rested: readonly number[] | null = null;
  let scale = 1;

  const resize = () => {
    scale = Math.min(2, devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    draw(performance.now());
  };
  new ResizeObserver(resize).observe(canvas);
  void document.fonts.load("800 16px Figtree").then(resize, resize);

  function frame(nowMs: number): void {
    const falling = drop;
    if (!falling) return;
    const row = Math.floor((nowMs - falling.startedMs) / stepMs) - 1;
    if (row >= 0 && row < rows) falling.onPeg(row);
    if (nowMs < falling.startedMs + (rows + 1) * stepMs) requestAnimationFrame(frame);
    else {
      rested = falling.path;
      drop = null;
      falling.done();
    }
    draw(nowMs);
  }

  function draw(nowMs: number): void {
    const [width, height] = [canvas.width / scale, canvas.height / scale];
    if (width === 0 || height === 0) return;
    target.setTransform(scale, 0, 0, scale, 0, 0);
    target.clearRect(0, 0, width, height);
    const cell = width / (rows + 1.4);
    const foot = Math.max(26, Math.min(46, cell * 0.8));
    const down = (height - foot - cell * 0.7) / (rows + 0.2);
    const x = (offset: number) => width / 2 + offset * cell;
    const y = (row: number) => cell * 0.7 + row * down;
    const radius = Math.min(cell, down) * 0.15;

    for (let row = 0; row < rows; row++)
      for (let peg = 0; peg < row + 3; peg++) {
        const [at, below] = [x(peg - (row + 2) / 2), y(row)];
        disc(at, below + radius * 0.5, radius * 1.1, see(mix(night, "#000000", 0.5), 0.6));
        disc(at, below, radius, mix(light, "#ffffff", 0.5));
      }
    const place = rested?.reduce((sum, step) => sum + step, 0);
    for (let at = 0; at <= rows; at++) drawPlace(at, at === place, x(at - rows / 2), height - foot, cell, foot);
    const ball = Math.min(cell, down) * 0.42;
    if (drop) {
      const [across, fallen] = wayOf(drop.path, (nowMs - drop.startedMs) / stepMs);
      drawBall(x(across), Math.max(ball, y(fallen - 1) - radius - ball), ball);
    } else if (place !== undefined) drawBall(x(place - rows / 2), height - foot - ball * 0.4, ball);
  }

  function disc(x: number, y: number, radius: number, colour: string | CanvasGradient): void {
    target.fillStyle = colour;
    target.beginPath();
    target.arc(x, y, radius, 0, Math.PI * 2);
    target.fill();
  }

  function drawBall(x: number, y: number, radius: number): void {
    const gold = target.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
    gold.addColorStop(0, "#fffbe0");
    gold.addColorStop(0.4, "#ffd24a");
    gold.addColorStop(1, "#b06408");
    disc(x, y, radius, gold);
  }

  function drawPlace(at: number, isHit: boolean, x: number, y: number, cell: number, foot: number): void {
    const colour = mix(second, main, Math.abs(at - rows / 2) / (rows / 2));
    target.fillStyle = isHit ? "#ffd768" : mix(mix(night, "#000000", 0.4), colour, 0.28);
    target.beginPath();
    target.roundRect(x - cell / 2 + 1.5, y, cell - 3, foot - 2, 6);
    target.fill();
    target.fillStyle = isHit ? "#fff3c4" : colour;
    target.fillRect(x - cell / 2 + 5, y + 2, cell - 10, 3);
    target.font = `800 ${Math.min(18, cell * 0.38)}px ${letterFont}`;
    target.textAlign = "center";
    target.textBaseline = "middle";
    target.fillStyle = isHit ? "#241400" : "#f5f7ff";
    target.fillText(printed[at] ?? "", x, y + foot / 2 + 1, cell - 5);
  }

  return {
    print(times) {
      printed = times;
      draw(performance.now());
    },
    drop(path, isCalm, onPeg) {
      rested = isCalm ? path : null;
      if (isCalm) draw(performance.now());
      if (isCalm) return Promise.resolve();
      return new Promise((done) => {
        let last = -1;
        const once = (row: number) => {
          if (row > last) onPeg(row);
          last = row;
        };
        drop = { path, startedMs: performance.now(), onPeg: once, done };
        requestAnimationFrame(frame);
      });
    },
    clear() {
      rested = null;
      draw(performance.now());
    },
  };
}

/**
 * Where a ball is after so many steps: its offset from the middle in cells, and the rows that it has fallen. The first step ends
 * at the first peg; from each peg it hops a little, then falls faster and faster.
 */
export function wayOf(path: readonly number[], steps: number): readonly [across: number, fallen: number] {
  const whole = Math.min(path.length, Math.floor(steps));
  const share = Math.min(1, steps - whole);
  const before = path.slice(0, Math.max(0, whole - 1));
  const from = before.reduce((sum, step) => sum + step - 0.5, 0);
  if (whole === 0) return [0, share ** 2];
  const turn = (path[whole - 1] ?? 0) - 0.5;
  const fallen = whole + share ** 2 - Math.sin(Math.PI * share) * 0.12;
  return [from + turn * share, fallen];
}
