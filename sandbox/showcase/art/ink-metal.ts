import { darken } from "./colour";
import { depth, each, outline, type Painter, shadow, shine } from "./letter-layers";
import { group } from "./shapes";

export const gold: Painter = (canvas, letters) => {
  const unit = letters.size;
  const brown = "#3a1503";
  const face = canvas.linear([
    [0, "#fffbe0"],
    [0.3, "#ffe27a"],
    [0.5, "#f6a91b"],
    [0.53, "#c76a08"],
    [0.8, "#ffc93f"],
    [1, "#fff0b0"],
  ]);
  return (
    shadow(canvas, letters, unit * 0.14) +
    depth(letters, brown, unit * 0.2, 4, 0, unit * 0.03) +
    outline(
      letters,
      canvas.linear([
        [0, "#ffe9a8"],
        [0.5, "#a85a0c"],
        [1, "#ffd36a"],
      ]),
      unit * 0.2,
    ) +
    outline(letters, brown, unit * 0.13) +
    each(letters, () => face) +
    shine(canvas, letters, 0.35)
  );
};

export const ice: Painter = (canvas, letters) => {
  const { second, deep } = canvas.palette;
  const unit = letters.size;
  return (
    group("", outline(letters, second, unit * 0.26), { filter: canvas.blur(unit * 0.22), opacity: 0.7 }) +
    depth(letters, darken(deep, 0.5), unit * 0.12, 4, 0, unit * 0.03) +
    outline(letters, darken(deep, 0.65), unit * 0.15) +
    each(letters, () =>
      canvas.linear([
        [0, "#ffffff"],
        [0.44, "#dff1ff"],
        [0.47, "#7fa9cf"],
        [0.62, "#b9d9f2"],
        [1, "#f4fbff"],
      ]),
    ) +
    each(letters, () => "none", { stroke: "#ffffff", "stroke-width": unit * 0.018, "stroke-opacity": 0.8 })
  );
};

export const fire: Painter = (canvas, letters) => {
  const unit = letters.size;
  return (
    shadow(canvas, letters, unit * 0.12) +
    depth(letters, "#4a0208", unit * 0.2, 5, unit * 0.01, unit * 0.026) +
    outline(letters, "#fff3c4", unit * 0.22) +
    outline(letters, "#8c0611", unit * 0.14) +
    each(letters, () =>
      canvas.linear([
        [0, "#fffbd1"],
        [0.35, "#ffdf3d"],
        [0.7, "#ff7a14"],
        [1, "#e3171b"],
      ]),
    ) +
    shine(canvas, letters, 0.4)
  );
};

export const chrome: Painter = (canvas, letters) => {
  const { second } = canvas.palette;
  const unit = letters.size;
  return (
    shadow(canvas, letters, unit * 0.12) +
    depth(letters, "#10151d", unit * 0.14, 5, unit * 0.012, unit * 0.024) +
    outline(letters, "#0a0e14", unit * 0.17) +
    outline(letters, second, unit * 0.07) +
    outline(letters, "#141b25", unit * 0.035) +
    each(letters, () =>
      canvas.linear([
        [0, "#f7fbff"],
        [0.38, "#9fb2c6"],
        [0.5, "#3d4c5e"],
        [0.53, "#e8f0f7"],
        [0.75, "#b7c6d6"],
        [1, "#5b6c80"],
      ]),
    )
  );
};

export const hairline: Painter = (canvas, letters) => {
  const unit = letters.size;
  const gilt = canvas.linear([
    [0, "#fff6d8"],
    [0.5, "#e9c46a"],
    [1, "#b98a2f"],
  ]);
  return shadow(canvas, letters, unit * 0.05, 0.85) + each(letters, () => gilt);
};
