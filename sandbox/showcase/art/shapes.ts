import { n } from "./canvas";

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

/** An element: `tag("circle", { cx: 1, "stroke-width": 2 })`. */
export function tag(name: string, attributes: Attributes, inside = ""): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? n(value) : value}"`)
    .join("");
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`;
}

export const circle = (cx: number, cy: number, r: number, more: Attributes) => tag("circle", { cx, cy, r, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes) =>
  tag("ellipse", { cx, cy, rx, ry, ...more });
export const rect = (x: number, y: number, width: number, height: number, more: Attributes) =>
  tag("rect", { x, y, width, height, ...more });
export const path = (d: string, more: Attributes) => tag("path", { d, ...more });
export const group = (transform: string, inside: string, more: Attributes = {}) =>
  tag("g", transform ? { transform, ...more } : more, inside || " ");

export const at = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ""}${scale === 1 ? "" : ` scale(${Math.round(scale * 1e4) / 1e4})`}`;

export function line(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[], closed = true, tension = 6): string {
  const count = points.length;
  const get = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = get(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension];
    const two: Point = [to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension];
    d += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function polar(angle: number, radius: number, cx = 0, cy = 0): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius];
}

/** The corners of a regular polygon; with `inner`, of a star. The first corner points up. */
export function corners(count: number, radius: number, inner?: number, turn = -90): Point[] {
  const steps = inner === undefined ? count : count * 2;
  return Array.from({ length: steps }, (_, step) =>
    polar(turn + (360 / steps) * step, inner !== undefined && step % 2 === 1 ? inner : radius),
  );
}

/** A sparkle with four long points. */
export function sparkle(x: number, y: number, r: number, more: Attributes): string {
  const c = r * 0.1;
  const d = `M${n(x)} ${n(y - r)}Q${n(x + c)} ${n(y - c)} ${n(x + r)} ${n(y)}Q${n(x + c)} ${n(y + c)} ${n(x)} ${n(y + r)}Q${n(x - c)} ${n(y + c)} ${n(x - r)} ${n(y)}Q${n(x - c)} ${n(y - c)} ${n(x)} ${n(y - r)}Z`;
  return path(d, more);
}

/** A slice of a ring from one angle to another, in degrees. */
export function slice(from: number, to: number, outer: number, inner = 0): string {
  const [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  const back = inner > 0 ? `A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(d[0])} ${n(d[1])}` : "";
  return `M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}${back}Z`;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const draw = (count: number, make: (index: number) => string) => times(count, make).join("");
