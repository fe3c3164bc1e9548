/** Lines of writing in a drawing of a page, the first in ink. */
export function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, at) => (
    <rect
      key={keyOf(at)}
      x={x}
      y={y + at * 17}
      width={width}
      height="7"
      rx="3.5"
      fill={`var(--${at === 0 ? "muted" : "line"})`}
    />
  ));
}

/** Lines never change their order: the place is the name. */
const keyOf = (at: number) => String(at);
