import type { Glyph } from "./pen";

/** Clockwork, wheels and cards. */
export const works = {
  gear: (p) => {
    p.shape(
      "M42 4H58L61 17L71 21L83 14L94 25L87 37L91 47V53L87 63L94 75L83 86L71 79L61 83L58 96H42L39 83L29 79L17 86L6 75L13 63L9 53V47L13 37L6 25L17 14L29 21L39 17Z",
      ["#ffd9a0", "#9a5a1c"],
    );
    p.disc(50, 50, 29, ["#7a4416", "#c98a4a"]);
    p.disc(50, 50, 24, ["#f0bd74", "#a8662a"]);
    p.disc(50, 50, 11, ["#4a2808", "#7a4a1c"]);
    p.line("M50 28V36M50 64V72M28 50H36M64 50H72", "#6a3c10", 5);
    p.glint(36, 34, 8, 3, -0.8);
  },
  clock: (p) => {
    p.line("M50 12V6M44 4H56", "#b56f08", 6);
    p.disc(50, 54, 42, ["#ffe79a", "#a8620a"]);
    p.disc(50, 54, 34, ["#fff9ea", "#e4d0a8"]);
    p.line("M50 24V29M50 79V84M20 54H25M75 54H80M29 33L32 36M71 33L68 36M29 75L32 72M71 75L68 72", "#6a4a1c", 3);
    p.line("M50 54V34", "#1f2a44", 5);
    p.line("M50 54L66 62", "#1f2a44", 5);
    p.disc(50, 54, 5, "#c3103a");
    p.glint(34, 36, 8, 4, -0.7);
  },
  wheel: (p) => {
    p.disc(50, 50, 46, ["#ffe79a", "#a8620a"]);
    const shades = ["#e0284f", "#f4b81f", "#14a566", "#2f74e8", "#8a3fe0", "#f07a1a", "#1fb0c8", "#d8439f"];
    shades.forEach((shade, at) => {
      const point = (turn: number) => `${50 + 38 * Math.cos(turn)} ${50 + 38 * Math.sin(turn)}`;
      const from = (at * Math.PI) / 4;
      p.shape(`M50 50L${point(from)}A38 38 0 0 1 ${point(from + Math.PI / 4)}Z`, shade);
    });
    p.ball(50, 50, 13, ["#fff3c4", "#c57c0c"]);
    p.shape("M40 0H60L50 18Z", ["#ffffff", "#c8d2e0"]);
    p.glint(34, 24, 12, 5, -0.7);
  },
  spade: (p) => {
    p.shape(
      "M50 4C58 24 92 38 90 62C88 80 64 82 54 68C55 80 58 88 66 94H34C42 88 45 80 46 68C36 82 12 80 10 62C8 38 42 24 50 4Z",
      ["#7f8fb8", "#141c38"],
    );
    p.shape("M50 10C42 28 18 40 17 60C28 44 42 34 50 10Z", "rgba(255, 255, 255, 0.4)");
  },
  heart: (p) => {
    p.shape("M50 94C22 72 4 52 6 32C8 8 40 4 50 26C60 4 92 8 94 32C96 52 78 72 50 94Z", ["#ff7a8c", "#b00030"]);
    p.shape("M50 94C78 72 96 52 94 32C93 22 87 15 80 12C86 44 66 70 50 94Z", "rgba(90, 0, 30, 0.3)");
    p.glint(28, 28, 12, 6);
  },
  club: (p) => {
    p.disc(50, 26, 22, ["#7fe0b0", "#0f6a48"]);
    p.disc(27, 56, 22, ["#5fcf9a", "#0a573a"]);
    p.disc(73, 56, 22, ["#5fcf9a", "#0a573a"]);
    p.shape("M44 44H56C54 66 58 84 68 94H32C42 84 46 66 44 44Z", ["#3fae7c", "#073f2a"]);
    p.glint(42, 18, 8, 4);
    p.glint(20, 48, 6, 3);
  },
  bar: (p) => {
    p.shape("M4 26H96V74H4Z", ["#ffe79a", "#a8620a"]);
    p.shape("M9 31H91V69H9Z", ["#3a3f58", "#10121f"]);
    p.text("BAR", 51, 36, ["#ffffff", "#f4b81f"], 76);
    p.shape("M9 31H91V38H9Z", "rgba(255, 255, 255, 0.18)");
  },
  pot: (p) => {
    p.ball(34, 26, 12, ["#fff3c4", "#d98a12"]);
    p.ball(66, 26, 12, ["#fff3c4", "#d98a12"]);
    p.ball(50, 20, 13, ["#fff8d8", "#e0a01a"]);
    p.shape("M14 34H86C98 60 86 90 50 92C14 90 2 60 14 34Z", ["#4a5068", "#14161f"]);
    p.shape("M8 28H92C96 28 96 42 92 42H8C4 42 4 28 8 28Z", ["#6a7088", "#23273a"]);
    p.shape(
      "M50 54C42 46 32 52 36 60C28 64 34 76 42 72C44 78 48 80 50 84C52 80 56 78 58 72C66 76 72 64 64 60C68 52 58 46 50 54Z",
      ["#7dff9a", "#149a3c"],
    );
    p.glint(24, 54, 3, 11, 0.2);
  },
  car: (p) => {
    p.shape("M12 78H28V92H12ZM72 78H88V92H72Z", ["#3a3f58", "#10121f"]);
    p.shape("M30 14H70C75 14 78 17 80 22L88 46H12L20 22C22 17 25 14 30 14Z", ["#ff9ad8", "#b0217f"]);
    p.shape("M32 20H68C71 20 73 22 74 25L80 44H20L26 25C27 22 29 20 32 20Z", ["#d8f6ff", "#2b3f8f"]);
    p.shape("M34 20H46L36 44H20L26 25C27 22 29 20 34 20Z", "rgba(255, 255, 255, 0.35)");
    p.shape("M14 44H86C93 46 97 52 97 60V78C97 82 94 84 90 84H10C6 84 3 82 3 78V60C3 52 7 46 14 44Z", [
      "#ff6ec7",
      "#7a1470",
    ]);
    p.shape("M8 66H92V74H8Z", ["#2a1240", "#12071f"]);
    p.shape(
      "M10 53H34L38 62H10C8 62 7 60 7 58C7 55 8 53 10 53ZM90 53H66L62 62H90C92 62 93 60 93 58C93 55 92 53 90 53Z",
      ["#ffffff", "#8ff0ff"],
    );
    p.line("M22 70H78", "#39e0ff", 2.5);
  },
} as const satisfies Record<string, Glyph>;
