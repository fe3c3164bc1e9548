/** A place on the canvas, in its pixels. */
export type Point = readonly [x: number, y: number];

export interface Camera {
  /** A point of the wheel: its angle from the far side, clockwise, its distance from the middle, and its height. */
  at(angle: number, radius: number, height: number): Point;
  /** Pixels of one rotor's radius in the middle of the wheel. */
  scale: number;
}

/** The bowl's outer edge and its height, which have to fit. */
export const rim = { radius: 1.36, top: 0.12, bottom: -0.2 } as const;
const distance = 5.2;

/** Looks down at the wheel from its front, as steeply as the canvas is high. */
export function createCamera(width: number, height: number): Camera {
  const elevation = Math.asin(Math.min(0.9, Math.max(0.68, (height / width) * 0.98)));
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)];
  const project = (angle: number, radius: number, z: number): Point => {
    const [x, y] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    const nearness = distance / (distance + y * cosine - z * sine);
    return [x * nearness, -(y * sine + z * cosine) * nearness];
  };
  const outline = Array.from({ length: 48 }, (_, at) => (at / 24) * Math.PI).flatMap((angle) => [
    project(angle, rim.radius, rim.top),
    project(angle, rim.radius, rim.bottom),
  ]);
  const [left, right] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
  const [top, bottom] = [Math.min(...outline.map(([, y]) => y)), Math.max(...outline.map(([, y]) => y))];
  const scale = Math.min(width / (right - left), height / (bottom - top)) * 0.98;
  const [middleX, middleY] = [width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale];
  return {
    scale,
    at(angle, radius, z) {
      const [x, y] = project(angle, radius, z);
      return [middleX + x * scale, middleY + y * scale];
    },
  };
}
