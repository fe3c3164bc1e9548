interface Room {
  width: number;
  height: number;
}
type Draw = (context: CanvasRenderingContext2D, room: Room) => void;

/** A hall: far away an arcade, before it columns, and in front a floor between curtains. */
export function drawHall(context: CanvasRenderingContext2D, { layer, ...room }: Room & { layer: number }): void {
  [arcade, columns, curtains][layer]?.(context, room);
}

const arcade: Draw = (context, { width, height }) => {
  // An odd number, so that the middle of the hall is an opening.
  const bays = Math.max(1, Math.round((width / height) * 1.6)) * 2 + 1;
  const bay = width / bays;
  const half = bay * 0.36;
  const spring = height * 0.3;
  const wall = new Path2D();
  wall.rect(0, 0, width, height);
  for (let at = 0; at < bays; at++) {
    const middle = (at + 0.5) * bay;
    wall.moveTo(middle - half, height * 0.84);
    wall.lineTo(middle - half, spring);
    wall.arc(middle, spring, half, Math.PI, 0);
    wall.lineTo(middle + half, height * 0.84);
    wall.closePath();
  }
  context.fill(wall, "evenodd");
};

const columns: Draw = (context, { width, height }) => {
  const count = Math.max(2, Math.round((width / height) * 2));
  const half = height * 0.03;
  const [top, foot] = [height * 0.12, height * 0.86];
  for (let at = 0; at < count; at++) {
    const x = ((at + 0.5) / count) * width;
    const shaft = new Path2D(
      `M${x - half} ${top}Q${x - half * 1.12} ${height / 2} ${x - half * 1.2} ${foot}H${x + half * 1.2}` +
        `Q${x + half * 1.12} ${height / 2} ${x + half} ${top}Z`,
    );
    // Head and foot, rounded, each the wider towards the end.
    for (const [y, share] of [
      [top - half * 0.5, 2.1],
      [top, 1.6],
      [foot - half * 0.7, 1.7],
      [foot, 2.2],
    ] as const)
      shaft.roundRect(x - half * share, y - half * 0.45, half * share * 2, half * 0.9, half * 0.45);
    context.fill(shaft);
  }
};

const curtains: Draw = (context, { width, height }) => {
  context.fill(
    new Path2D(`M0 ${height}V${height * 0.9}Q${width / 2} ${height * 0.84} ${width} ${height * 0.9}V${height}Z`),
  );
  const reach = Math.min(width * 0.16, height * 0.42);
  for (const [edge, side] of [
    [0, 1],
    [width, -1],
  ] as const) {
    const x = (share: number) => edge + side * reach * share;
    const curtain = new Path2D();
    curtain.moveTo(edge, 0);
    curtain.lineTo(x(1), 0);
    curtain.bezierCurveTo(x(0.98), height * 0.2, x(0.72), height * 0.36, x(0.26), height * 0.5);
    curtain.bezierCurveTo(x(0.42), height * 0.62, x(0.46), height * 0.76, x(0.4), height * 0.92);
    curtain.lineTo(edge, height * 0.92);
    curtain.closePath();
    context.fill(curtain);
  }
};
