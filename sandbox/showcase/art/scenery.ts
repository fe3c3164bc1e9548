import { type Canvas, n } from "./canvas";
import { type Colour, lighten } from "./colour";
import { circle, draw, ellipse, group, line, path, polar, rect, sparkle, times } from "./shapes";

/** Surroundings that many motifs share. All cover the canvas from edge to edge. */

export function sky(canvas: Canvas, top: Colour, middle: Colour, bottom: Colour): string {
  const fill = canvas.linear([
    [0, top],
    [0.55, middle],
    [1, bottom],
  ]);
  return rect(-2, -2, canvas.width + 4, canvas.height + 4, { fill });
}

export function glow(canvas: Canvas, x: number, y: number, r: number, colour: Colour, opacity: number): string {
  const fill = canvas.radial([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.42],
    [1, colour, 0],
  ]);
  return circle(x, y, r, { fill });
}

export function stars(canvas: Canvas, count: number, to = 1, colour = "#ffffff"): string {
  return draw(count, () => {
    const [x, y] = [canvas.random() * canvas.width, canvas.random() * canvas.height * to];
    const bright = canvas.random();
    if (bright > 0.93) return sparkle(x, y, 14 + bright * 12, { fill: colour, opacity: 0.9 });
    return circle(x, y, 1.5 + bright * 3, { fill: colour, opacity: n(0.25 + bright * 0.6) });
  });
}

/** Soft coloured clouds, as of gas in space or smoke. */
export function clouds(canvas: Canvas, colours: readonly Colour[], count: number, opacity: number): string {
  return draw(count, (index) => {
    const colour = colours[index % colours.length] ?? "#ffffff";
    const fill = canvas.radial([
      [0, colour, opacity],
      [0.6, colour, opacity * 0.4],
      [1, colour, 0],
    ]);
    const [rx, ry] = [canvas.between(220, 520), canvas.between(120, 300)];
    const [x, y] = [canvas.random() * canvas.width, canvas.random() * canvas.height];
    return group(`rotate(${n(canvas.between(-40, 40))} ${n(x)} ${n(y)})`, ellipse(x, y, rx, ry, { fill }));
  });
}

/** Light that spreads from a point. */
export function rays(canvas: Canvas, x: number, y: number, colour: Colour, count: number, opacity: number): string {
  const reach = Math.hypot(canvas.width, canvas.height);
  const step = 360 / count;
  const turn = canvas.random() * step;
  const wedges = times(count, (index) => {
    const from = turn + index * step;
    return line([[x, y], polar(from, reach, x, y), polar(from + step / 2, reach, x, y)]);
  }).join("");
  const share = Math.max(x / canvas.width, 0.01);
  const fill = canvas.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(share * canvas.width)}" cy="${n(y)}" r="${n(reach * 0.62)}"><stop offset="0" stop-color="${colour}" stop-opacity="${n(opacity)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return path(wedges, { fill });
}

/** Discs of light out of focus. */
export function bokeh(canvas: Canvas, colours: readonly Colour[], count: number, opacity: number): string {
  return draw(count, (index) => {
    const colour = colours[index % colours.length] ?? "#ffffff";
    const r = 14 + canvas.random() ** 1.6 * 90;
    const fill = canvas.radial([
      [0, colour, opacity * 0.5],
      [0.86, colour, opacity * 0.75],
      [0.94, lighten(colour, 0.4), opacity],
      [1, colour, 0],
    ]);
    return circle(canvas.random() * canvas.width, canvas.random() * canvas.height, r, { fill });
  });
}

export function embers(canvas: Canvas, count: number, colour: Colour, from = 0): string {
  return draw(count, () => {
    const r = 2 + canvas.random() ** 2 * 9;
    const [x, y] = [canvas.random() * canvas.width, canvas.height * (from + (1 - from) * canvas.random())];
    return (
      circle(x, y, r * 3, {
        fill: canvas.radial([
          [0, colour, 0.5],
          [1, colour, 0],
        ]),
      }) + circle(x, y, r, { fill: lighten(colour, 0.5) })
    );
  });
}

/** Beams that fall from above the picture. */
export function shafts(canvas: Canvas, colour: Colour, count: number, opacity: number): string {
  const fill = canvas.linear([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  return draw(count, () => {
    const x = canvas.between(-0.1, 1.1) * canvas.width;
    const width = canvas.between(30, 130);
    const lean = canvas.between(-260, -60);
    return path(
      line([
        [x, -10],
        [x + width, -10],
        [x + width * 2.4 + lean, canvas.height * 0.95],
        [x + lean, canvas.height * 0.95],
      ]),
      { fill },
    );
  });
}

/** Soft mist over the lower part, which also calms the ground under a title. */
export function mist(canvas: Canvas, from: number, colour: Colour, opacity: number): string {
  const fill = canvas.linear([
    [0, colour, 0],
    [1, colour, opacity],
  ]);
  return rect(-2, from, canvas.width + 4, canvas.height - from + 4, { fill });
}
