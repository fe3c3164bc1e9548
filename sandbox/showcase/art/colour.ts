/** Colours are `#rrggbb`. Mixing and shading happen in OKLCH, where equal steps look equal. */
export type Colour = string;

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. Chroma is reduced until the screen can show the colour. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  for (let c = chroma; c > 0.001; c -= 0.006) {
    const rgb = toRgb(lightness, c, hue);
    if (rgb.every((part) => part >= -0.001 && part <= 1.001)) return toHex(rgb);
  }
  return toHex(toRgb(lightness, 0, hue));
}

function toRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function toHex(rgb: readonly number[]): Colour {
  return `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Between two colours: 0 is the first, 1 the second. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.sqrt((from / 255) ** 2 * (1 - share) + (to / 255) ** 2 * share);
  });
  return toHex(parts);
}

export function lighten(colour: Colour, share: number): Colour {
  return mix(colour, "#ffffff", share);
}

export function darken(colour: Colour, share: number): Colour {
  return mix(colour, "#04060a", share);
}
