import { see } from "../../showcase/game-art/shade";

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
  bornMs: number;
  lifeMs: number;
  size: number;
}

export interface Sparks {
  /** Coins that fly up from the middle, more for a larger win. */
  burst(x: number, y: number, count: number, nowMs: number): void;
  clear(): void;
  isLive(): boolean;
  draw(context: CanvasRenderingContext2D, nowMs: number): void;
}

const gravity = 0.0011;

export function createSparks(): Sparks {
  let sparks: Spark[] = [];
  return {
    burst(x, y, count, nowMs) {
      for (let at = 0; at < count; at++) {
        const turn = -Math.PI / 2 + (Math.random() - 0.5) * 2;
        const force = 0.25 + Math.random() * 0.5;
        sparks.push({
          x,
          y,
          vx: Math.cos(turn) * force,
          vy: Math.sin(turn) * force,
          spin: 4 + Math.random() * 9,
          bornMs: nowMs + Math.random() * 420,
          lifeMs: 1_100 + Math.random() * 700,
          size: 5 + Math.random() * 8,
        });
      }
    },
    clear() {
      sparks = [];
    },
    isLive: () => sparks.length > 0,
    draw(context, nowMs) {
      sparks = sparks.filter(({ bornMs, lifeMs }) => nowMs < bornMs + lifeMs);
      for (const { x, y, vx, vy, spin, bornMs, lifeMs, size } of sparks) {
        const age = nowMs - bornMs;
        if (age < 0) continue;
        context.save();
        context.translate(x + vx * age, y + vy * age + (gravity * age * age) / 2);
        context.scale(Math.cos((age / 1_000) * spin), 1);
        context.globalAlpha = Math.min(1, (lifeMs - age) / 300);
        context.fillStyle = "#b56f08";
        context.beginPath();
        context.arc(0, 0, size, 0, Math.PI * 2);
        context.fill();
        context.fillStyle = "#ffd768";
        context.beginPath();
        context.arc(0, 0, size * 0.78, 0, Math.PI * 2);
        context.fill();
        context.fillStyle = see("#ffffff", 0.6);
        context.fillRect(-size * 0.35, -size * 0.45, size * 0.18, size * 0.6);
        context.restore();
      }
    },
  };
}
