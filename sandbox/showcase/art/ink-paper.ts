import { darken, lighten, mix } from "./colour";
import { depth, each, outline, type Painter, round, shadow, shine } from "./letter-layers";
import { group } from "./shapes";

export const paper: Painter = (canvas, letters) => {
  const { main, deep, light } = canvas.palette;
  const unit = letters.size;
  return (
    shadow(canvas, letters, unit * 0.16) +
    depth(letters, darken(deep, 0.35), unit * 0.13, 5, unit * 0.016, unit * 0.026) +
    outline(letters, darken(mix(deep, main, 0.2), 0.45), unit * 0.13) +
    each(letters, () =>
      canvas.linear([
        [0, "#ffffff"],
        [0.55, "#ffffff"],
        [1, mix(light, main, 0.35)],
      ]),
    )
  );
};

export const ivory: Painter = (canvas, letters) => {
  const { main } = canvas.palette;
  const unit = letters.size;
  return (
    group("", outline(letters, main, unit * 0.3), { filter: canvas.blur(unit * 0.2), opacity: 0.9 }) +
    shadow(canvas, letters, unit * 0.08) +
    outline(letters, "#140807", unit * 0.14) +
    each(letters, () =>
      canvas.linear([
        [0, "#fffdf4"],
        [0.5, "#f7e7c3"],
        [0.52, "#d9b877"],
        [1, "#fff2cf"],
      ]),
    )
  );
};

export const cream: Painter = (canvas, letters) => {
  const { main, deep } = canvas.palette;
  const unit = letters.size;
  const rind = darken(mix(main, deep, 0.5), 0.35);
  return (
    shadow(canvas, letters, unit * 0.12, 0.6) +
    depth(letters, rind, unit * 0.24, 4, 0, unit * 0.028) +
    outline(letters, darken(rind, 0.4), unit * 0.26) +
    outline(letters, lighten(main, 0.15), unit * 0.17) +
    outline(letters, rind, unit * 0.08) +
    each(letters, () =>
      canvas.linear([
        [0, "#fffef6"],
        [0.6, "#ffeec6"],
        [1, "#ffd591"],
      ]),
    )
  );
};

export const bubble: Painter = (canvas, letters) => {
  const { main, second, deep } = canvas.palette;
  const unit = letters.size;
  return (
    shadow(canvas, letters, unit * 0.12, 0.55) +
    outline(letters, "#ffffff", unit * 0.32) +
    depth(letters, darken(deep, 0.25), unit * 0.2, 3, 0, unit * 0.022) +
    outline(letters, darken(deep, 0.3), unit * 0.2) +
    each(letters, (index) => {
      const tint = index % 2 === 0 ? second : main;
      return canvas.linear([
        [0, lighten(tint, 0.75)],
        [0.5, lighten(tint, 0.25)],
        [1, tint],
      ]);
    }) +
    shine(canvas, letters, 0.65)
  );
};

export const flat: Painter = (canvas, letters) => {
  const { night, light } = canvas.palette;
  const unit = letters.size;
  const rim = darken(night, 0.2);
  return (
    depth(letters, rim, unit * 0.26, 3, unit * 0.022, unit * 0.03) +
    outline(letters, rim, unit * 0.26) +
    each(letters, (index) => (index % 2 === 0 ? "#ffffff" : lighten(light, 0.15)))
  );
};

export const plain: Painter = (canvas, letters) => {
  const unit = letters.size;
  return shadow(canvas, letters, unit * 0.04, 0.8) + each(letters, () => "#ffffff");
};

export const neon: Painter = (canvas, letters) => {
  const { second } = canvas.palette;
  const unit = letters.size;
  const tube = lighten(second, 0.25);
  const trace = (stroke: string, width: number) =>
    each(letters, () => "none", { stroke, "stroke-width": width, ...round });
  return (
    outline(letters, "#07030d", unit * 0.3) +
    group("", trace(second, unit * 0.2), { filter: canvas.blur(unit * 0.16) }) +
    each(letters, () => darken(second, 0.72)) +
    trace(tube, unit * 0.085) +
    trace("#ffffff", unit * 0.03)
  );
};
