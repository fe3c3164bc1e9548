import { drawHall } from "./hall";
import type { Scenery } from "./themes";

interface Land {
  width: number;
  height: number;
  /** The position of this layer, in pixels from the top. */
  horizon: number;
  /** 0 the farthest, 2 the nearest. */
  layer: number;
  random(): number;
}

type Draw = (context: CanvasRenderingContext2D, land: Land) => void;

/** A filled outline from the left edge to the right, down to the bottom. */
function drawLand(context: CanvasRenderingContext2D, { width, height }: Land, outline: (path: Path2D) => void): void {
  const path = new Path2D();
  path.moveTo(0, height);
  outline(path);
  path.lineTo(width, height);
  path.closePath();
  context.fill(path);
}

/** A soft line of some waves; `swing` is their height. */
function rolling(land: Land, waves: number, swing: number): (path: Path2D) => void {
  const shift = land.random() * Math.PI * 2;
  return (path) => {
    for (let at = 0; at <= 80; at++) {
      const share = at / 80;
      const turn = share * Math.PI * 2 * waves + shift;
      path.lineTo(share * land.width, land.horizon - (Math.sin(turn) + 0.4 * Math.sin(turn * 2.3)) * swing);
    }
  };
}

const peaks: Draw = (context, land) =>
  drawLand(context, land, (path) => {
    const count = Math.max(2, Math.round((land.width / land.height) * (2.6 + land.layer)));
    for (let at = 0; at <= count; at++) {
      const x = (at / count) * land.width;
      path.lineTo(x - land.width / count / 2, land.horizon + land.height * land.random() * 0.02);
      path.lineTo(x, land.horizon - land.height * (0.1 + land.random() * 0.2) * (1 - land.layer * 0.3));
    }
    path.lineTo(land.width, land.horizon);
  });

const dunes: Draw = (context, land) => {
  if (land.layer === 0)
    for (const [x, size] of [
      [0.14, 0.34],
      [0.84, 0.44],
      [0.7, 0.22],
    ] as const) {
      const base = land.horizon + land.height * 0.1;
      const half = land.height * size;
      context.fill(
        new Path2D(
          `M${x * land.width - half} ${base}L${x * land.width} ${base - half}L${x * land.width + half} ${base}Z`,
        ),
      );
    }
  drawLand(context, land, rolling(land, 1.2 + land.layer * 0.4, land.height * 0.05));
};

const waves: Draw = (context, land) => drawLand(context, land, rolling(land, 4 + land.layer * 2, land.height * 0.014));

const hills: Draw = (context, land) => {
  drawLand(context, land, rolling(land, 1.4 + land.layer * 0.5, land.height * 0.06));
  for (let tree = 0; tree < 5; tree++) {
    const x = land.random() * land.width;
    const size = land.height * (0.03 + land.random() * 0.03) * (1 + land.layer * 0.5);
    context.fillRect(x - size * 0.08, land.horizon - size, size * 0.16, size * 2);
    context.beginPath();
    context.arc(x, land.horizon - size * 1.1, size * 0.7, 0, Math.PI * 2);
    context.fill();
  }
};

const trees: Draw = (context, land) => {
  drawLand(context, land, rolling(land, 2, land.height * 0.02));
  const count = 16 - land.layer * 3;
  for (let at = 0; at < count; at++) {
    const x = ((at + land.random() * 0.8) / count) * land.width;
    const tall = land.height * (0.16 + land.random() * 0.16) * (1 + land.layer * 0.45);
    const wide = tall * 0.22;
    const foot = land.horizon + land.height * 0.04;
    for (const [from, share] of [
      [0, 1],
      [0.25, 0.8],
      [0.5, 0.58],
    ] as const) {
      const y = foot - tall * from;
      const half = wide * share;
      context.fill(new Path2D(`M${x - half} ${y}L${x} ${y - tall * 0.5}L${x + half} ${y}Z`));
    }
  }
};

const skyline: Draw = (context, land) => {
  const count = 12 + land.layer * 3;
  let x = -land.width * 0.02;
  for (let at = 0; at < count + 4; at++) {
    const wide = (land.width / count) * (0.6 + land.random() * 0.7);
    const top = land.horizon - land.height * (0.02 + land.random() * 0.3) * (1 - land.layer * 0.22);
    context.fillRect(x, top, wide, land.height - top);
    x += wide * 1.06;
  }
};

const stars: Draw = (context, land) => {
  if (land.layer === 2) {
    drawLand(context, land, (path) => {
      path.ellipse(land.width / 2, land.height * 1.9, land.width * 0.95, land.height * 1.05, 0, Math.PI, 0);
    });
    return;
  }
  const x = land.width * (land.layer === 0 ? 0.12 : 0.9);
  const y = land.height * (0.2 + land.random() * 0.25);
  context.beginPath();
  context.arc(x, y, land.height * (0.08 + land.layer * 0.1), 0, Math.PI * 2);
  context.fill();
};

const rays: Draw = (context, land) => {
  if (land.layer > 0) return;
  context.save();
  context.translate(land.width / 2, land.height * 0.5);
  context.globalAlpha = 0.28;
  for (let ray = 0; ray < 24; ray += 2) {
    const from = (ray / 24) * Math.PI * 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, land.width, from, from + Math.PI / 12);
    context.fill();
  }
  context.restore();
};

export const sceneries: Readonly<Record<Scenery, Draw>> = {
  hills,
  waves,
  dunes,
  stars,
  trees,
  peaks,
  pillars: drawHall,
  rays,
  skyline,
};
