/** Colours of a vertical gradient, from the top of the shape's box to its bottom. */
export type Shade = readonly [string, string];

/** Draws in a box of 100 by 100. Paths are SVG path data. */
export interface Pen {
  shape(path: string, shade: Shade | string): void;
  line(path: string, color: string, width: number): void;
  disc(x: number, y: number, radius: number, shade: Shade | string): void;
  /** A ball lit from the upper left. */
  ball(x: number, y: number, radius: number, shade: Shade): void;
  /** A soft highlight. */
  glint(x: number, y: number, width: number, height: number, turn?: number): void;
  /** `font`: another one than the letters of the page. */
  text(text: string, y: number, size: number, shade: Shade | string, width?: number, font?: string): void;
  /** Another glyph, smaller, with its corner at x and y. */
  inset(x: number, y: number, size: number, glyph: Glyph): void;
  /** Lightens the upper half of what is drawn already. */
  sheen(): void;
}

/** A symbol, drawn into the box. */
export type Glyph = (pen: Pen) => void;

export const letterFont = "Figtree, 'Segoe UI', system-ui, sans-serif";

export function createPen(context: CanvasRenderingContext2D): Pen {
  const gradient = (shade: Shade | string, top: number, bottom: number) => {
    if (typeof shade === "string") return shade;
    const fill = context.createLinearGradient(0, top, 0, bottom);
    fill.addColorStop(0, shade[0]);
    fill.addColorStop(1, shade[1]);
    return fill;
  };
  const circle = (x: number, y: number, radius: number) => {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  const pen: Pen = {
    shape(path, shade) {
      context.fillStyle = gradient(shade, 10, 90);
      context.fill(new Path2D(path));
    },
    line(path, color, width) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.lineCap = "round";
      context.lineJoin = "round";
      context.stroke(new Path2D(path));
    },
    disc(x, y, radius, shade) {
      context.fillStyle = gradient(shade, y - radius, y + radius);
      circle(x, y, radius);
    },
    ball(x, y, radius, [light, dark]) {
      const fill = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
      fill.addColorStop(0, light);
      fill.addColorStop(1, dark);
      context.fillStyle = fill;
      circle(x, y, radius);
    },
    glint(x, y, width, height, turn = -0.5) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillStyle = "rgba(255, 255, 255, 0.55)";
      context.beginPath();
      context.ellipse(0, 0, width, height, 0, 0, Math.PI * 2);
      context.fill();
      context.restore();
    },
    text(text, y, size, shade, width = 96, font = letterFont) {
      context.font = `${font === letterFont ? "900" : "bold"} ${size}px ${font}`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillStyle = gradient(shade, y - size / 2, y + size / 2);
      context.fillText(text, 50, y, width);
    },
    inset(x, y, size, glyph) {
      context.save();
      context.translate(x, y);
      context.scale(size / 100, size / 100);
      glyph(pen);
      context.restore();
    },
    sheen() {
      context.save();
      context.globalCompositeOperation = "source-atop";
      context.fillStyle = "rgba(255, 255, 255, 0.28)";
      context.beginPath();
      context.ellipse(42, 18, 70, 32, -0.25, 0, Math.PI * 2);
      context.fill();
      context.restore();
    },
  };
  return pen;
}
