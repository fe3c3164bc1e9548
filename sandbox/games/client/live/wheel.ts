import { ballAt, rotorAngle } from "./ball";
import { drawBowl, drawLight } from "./bowl";
import { type Camera, createCamera } from "./camera";
import { drawRotor } from "./rotor";

/** Between two frames while bets are open: the rotor turns slowly, and costs next to nothing. */
const idleMs = 160;
/** The same of a wheel that is smaller than this, whose steps are shorter. */
const smallIdleMs = 400;
const smallWidth = 120;

export interface Shot {
  /** The number that the ball goes to or lies in; null: no ball. */
  number: number | null;
  /** When a spin begins and ends; null between spins. */
  spin: { fromMs: number; toMs: number } | null;
}

/** The wheel of the table, drawn by its clock: the same picture for everybody, also for who comes in the middle of a spin. */
export function createWheel(container: HTMLElement, nowMs: () => number, calm: MediaQueryList) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  const bowl = document.createElement("canvas");
  let camera: Camera | null = null;
  let shot: Shot = { number: null, spin: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  container.prepend(canvas);
  new ResizeObserver(resize).observe(container);
  calm.addEventListener("change", draw);
  document.addEventListener("visibilitychange", draw);

  function resize(): void {
    const { clientWidth, clientHeight } = container;
    const density = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    for (const each of [canvas, bowl]) Object.assign(each, { width, height });
    camera = width > 0 && height > 0 ? createCamera(width, height) : null;
    const still = bowl.getContext("2d");
    if (camera && still) drawBowl(still, camera);
    draw();
  }

  /** Draws what the clock says, and again when the next picture differs. */
  function draw(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (!context || !camera || document.hidden) return;
    const now = nowMs();
    const { spin, number } = shot;
    const spun = spin && !calm.matches ? (now - spin.fromMs) / (spin.toMs - spin.fromMs) : null;
    const isRunning = spun !== null && spun < 1;
    // Who wants no motion sees the ball once it lies.
    const isHidden = number === null || (calm.matches && spin !== null && now < spin.toMs);
    const angle = rotorAngle(calm.matches ? 0 : now, spun ?? 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bowl, 0, 0);
    drawRotor(context, camera, angle, isHidden ? null : ballAt(number, spun ?? 1));
    drawLight(context, camera);
    if (isRunning) frame = requestAnimationFrame(draw);
    else if (!calm.matches) timer = setTimeout(draw, container.clientWidth < smallWidth ? smallIdleMs : idleMs);
  }

  return {
    show(next: Shot): void {
      shot = next;
      draw();
    },
  };
}
