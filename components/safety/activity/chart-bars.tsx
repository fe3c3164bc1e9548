const gap = 3;

interface ChartBarsProps {
  /** Where the two stand, and how wide each of them is, in units of the drawing. */
  centre: number;
  barWidth: number;
  y: (amountMinor: number) => number;
  paidIn: number | null;
  takenOut: number | null;
  /** The id of the pattern of money out. */
  hatch: string;
}

/** Money in, solid, beside money out, hatched. What is not known has a mark in place of a bar, so that it does not look like nothing. */
export function ChartBars({ centre, barWidth, y, paidIn, takenOut, hatch }: ChartBarsProps) {
  const base = y(0);
  return (
    <>
      {paidIn === null ? (
        <Unknown x={centre - gap / 2 - barWidth / 2} y={base} />
      ) : (
        <rect
          className="fill-text"
          x={centre - gap / 2 - barWidth}
          y={y(paidIn)}
          width={barWidth}
          height={base - y(paidIn)}
        />
      )}
      {takenOut === null ? (
        <Unknown x={centre + gap / 2 + barWidth / 2} y={base} />
      ) : (
        <rect
          className="stroke-muted"
          fill={`url(#${hatch})`}
          x={centre + gap / 2}
          y={y(takenOut)}
          width={barWidth}
          height={base - y(takenOut)}
        />
      )}
    </>
  );
}

function Unknown({ x, y }: { x: number; y: number }) {
  return (
    <text x={x} y={y - 6} textAnchor="middle">
      ?
    </text>
  );
}
