import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { glow, sky, stars } from "../scenery";
import { at, circle, draw, ellipse, group, line, path, rect } from "../shapes";

export const neon: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, second } = canvas.palette;
    const horizon = canvas.height * 0.66;
    const floor = canvas.height - horizon;
    const spokes = draw(29, (index) => {
      const share = (index - 14) / 14;
      return path(`M${x + share * canvas.width * 0.16} ${horizon}L${x + share * canvas.width * 2.1} ${canvas.height}`, {
        stroke: main,
        "stroke-width": 2.6,
        opacity: 0.85,
      });
    }).replaceAll("2.600", "2.6");
    const bars = draw(9, (index) =>
      rect(-5, horizon + floor * ((index + 1) / 9.5) ** 2.1, canvas.width + 10, 1.5 + index * 0.55, {
        fill: main,
        opacity: 0.85,
      }),
    );
    const towers = draw(Math.round(canvas.width / 62), (index) => {
      const wide = canvas.between(46, 92);
      const tall = canvas.between(70, 300) * (0.5 + Math.abs(index / (canvas.width / 62) - x / canvas.width));
      const left = index * 62 - 20;
      const windows = draw(Math.floor(tall / 26), (row) =>
        draw(3, (column) =>
          canvas.random() > 0.55
            ? rect(left + 8 + column * (wide / 3.4), horizon - tall + 12 + row * 26, wide / 7, 10, {
                fill: canvas.random() > 0.4 ? second : main,
                opacity: 0.85,
              })
            : "",
        ),
      );
      return (
        rect(left, horizon - tall, wide, tall + 2, {
          fill: canvas.linear([
            [0, mix(night, deep, 0.5)],
            [1, darken(night, 0.2)],
          ]),
        }) + windows
      );
    });
    return (
      sky(canvas, night, deep, mix(air, main, 0.5)) +
      stars(canvas, 60, 0.5) +
      glow(canvas, x, y, r * 2.2, main, 0.6) +
      towers +
      rect(-5, horizon, canvas.width + 10, floor + 10, {
        fill: canvas.linear([
          [0, mix(main, night, 0.55)],
          [0.3, mix(deep, night, 0.6)],
          [1, darken(night, 0.3)],
        ]),
      }) +
      spokes +
      bars +
      rect(-5, horizon - 3, canvas.width + 10, 5, { fill: lighten(main, 0.5) }) +
      glow(canvas, x, horizon, r * 1.6, lighten(main, 0.3), 0.5)
    );
  },
  hero(canvas) {
    const { main, second, light, night } = canvas.palette;
    const sun = canvas.linear([
      [0, lighten(light, 0.4)],
      [0.35, mix(light, "#ffb13d", 0.5)],
      [0.7, main],
      [1, darken(main, 0.15)],
    ]);
    const slits = draw(6, (index) =>
      rect(-100, 12 + index * 14.5, 200, 2.5 + index * 1.5, { fill: "#000000" }),
    ).replaceAll("14.500", "14.5");
    const mask = canvas.define((id) => `<mask id="${id}">${circle(0, 0, 96, { fill: "#ffffff" })}${slits}</mask>`);
    const palm = (side: 1 | -1) =>
      group(
        `translate(${side * 94} 96) scale(${side} 1)`,
        path("M-6 0C-2 -50 -8 -80 -20 -112L-14 -114C0 -84 6 -50 6 0Z", { fill: darken(night, 0.3) }) +
          [-160, -120, -70, -30, 10, 40]
            .map((turn) =>
              group(
                at(-17, -112, 1, turn),
                path("M0 0C18 -14 42 -12 60 8C40 0 20 2 0 0Z", {
                  fill: darken(night, 0.3),
                  stroke: second,
                  "stroke-width": 0.8,
                }),
              ),
            )
            .join(""),
      );
    const car =
      ellipse(0, 102, 74, 7, { fill: "#000000", opacity: 0.7 }) +
      path("M-62 94L-66 66Q-64 54 -48 52L-34 30Q-30 26 -22 26H22Q30 26 34 30L48 52Q64 54 66 66L62 94Z", {
        fill: canvas.linear([
          [0, "#2b2440"],
          [0.5, "#0d0a16"],
          [1, "#000000"],
        ]),
        stroke: second,
        "stroke-width": 1.8,
      }) +
      path("M-40 52L-29 33Q-27 31 -22 31H22Q27 31 29 33L40 52Z", {
        fill: canvas.linear([
          [0, mix(second, night, 0.3)],
          [1, "#0b0813"],
        ]),
      }) +
      rect(-56, 62, 112, 11, { rx: 3, fill: darken(main, 0.75) }) +
      [-54, -33, 17, 38]
        .map((x) => rect(x, 63.5, 16, 8, { rx: 2, fill: lighten(main, 0.25) }))
        .join("")
        .replaceAll("63.500", "63.5") +
      circle(-45, 67, 24, {
        fill: canvas.radial([
          [0, main, 0.7],
          [1, main, 0],
        ]),
      }) +
      circle(45, 67, 24, {
        fill: canvas.radial([
          [0, main, 0.7],
          [1, main, 0],
        ]),
      }) +
      rect(-16, 78, 32, 9, { rx: 2, fill: "#1b1528", stroke: second, "stroke-width": 0.8 }) +
      rect(-58, 92, 22, 12, { rx: 3, fill: "#07060c" }) +
      rect(36, 92, 22, 12, { rx: 3, fill: "#07060c" }) +
      path(
        line(
          [
            [-62, 75],
            [62, 75],
          ],
          false,
        ),
        { stroke: second, "stroke-width": 1.4, opacity: 0.8 },
      );
    return (
      group("", circle(0, 0, 96, { fill: sun }), { mask }) +
      palm(1) +
      palm(-1) +
      group("translate(0 4) scale(.92)", car)
    );
  },
  extra(canvas) {
    const { second, main } = canvas.palette;
    const tube = (colour: string, width: number, opacity = 1) =>
      path("M0 -84L24 -26L86 -22L38 16L54 78L0 44L-54 78L-38 16L-86 -22L-24 -26Z", {
        fill: "none",
        stroke: colour,
        "stroke-width": width,
        "stroke-linejoin": "round",
        opacity,
      });
    return (
      group("", tube(second, 22, 0.7), { filter: canvas.blur(12) }) +
      tube(lighten(second, 0.3), 9) +
      tube("#ffffff", 3) +
      group("scale(.5)", tube(lighten(main, 0.2), 12))
    );
  },
};
