import type { Glyph } from "./pen";

/** Gems, coins and regalia. */
export const treasure = {
  diamond: (p) => {
    p.shape("M26 18H74L96 42L50 92L4 42Z", ["#d9fbff", "#2aa7e0"]);
    p.shape("M26 18L34 42H4Z", "#f4ffff");
    p.shape("M74 18L66 42H96Z", "#7fdcf7");
    p.shape("M26 18H50L34 42Z", "#b4f1ff");
    p.shape("M74 18H50L66 42Z", "#d8fbff");
    p.shape("M34 42H66L50 18Z", "#8fe4fb");
    p.shape("M4 42H34L50 92Z", "#5cc6ee");
    p.shape("M34 42H66L50 92Z", "#2fa9e0");
    p.shape("M66 42H96L50 92Z", "#1578b8");
    p.glint(30, 29, 9, 3);
  },
  ruby: (p) => {
    p.shape("M50 6L88 28V72L50 94L12 72V28Z", ["#ff6a80", "#a30a34"]);
    p.shape("M50 6L88 28L68 38L50 28Z", "#ffb0bb");
    p.shape("M50 6L12 28L32 38L50 28Z", "#ff8a9b");
    p.shape("M88 28V72L68 62V38Z", "#c4183f");
    p.shape("M12 28V72L32 62V38Z", "#f0405f");
    p.shape("M50 94L88 72L68 62L50 72Z", "#7d0426");
    p.shape("M50 94L12 72L32 62L50 72Z", "#a80d36");
    p.shape("M50 28L68 38V62L50 72L32 62V38Z", ["#ff5470", "#c91542"]);
    p.glint(40, 40, 8, 4);
  },
  emerald: (p) => {
    p.shape("M30 8H70L90 28V72L70 92H30L10 72V28Z", ["#5ff0a0", "#0b7a4a"]);
    p.shape("M30 8H70L62 26H38Z", "#b4ffd6");
    p.shape("M10 28L30 8L38 26L28 36Z", "#7ef5b5");
    p.shape("M90 28L70 8L62 26L72 36Z", "#49d98d");
    p.shape("M10 28L28 36V64L10 72Z", "#35cc80");
    p.shape("M90 28L72 36V64L90 72Z", "#128a55");
    p.shape("M10 72L28 64L38 74L30 92Z", "#17985d");
    p.shape("M90 72L72 64L62 74L70 92Z", "#08613a");
    p.shape("M30 92H70L62 74H38Z", "#0c7547");
    p.shape("M38 26H62L72 36V64L62 74H38L28 64V36Z", ["#4fe596", "#14a163"]);
    p.glint(42, 38, 9, 4);
  },
  amethyst: (p) => {
    p.shape("M50 6C64 26 88 46 88 64A38 30 0 0 1 12 64C12 46 36 26 50 6Z", ["#e0b0ff", "#5a1aa8"]);
    p.shape("M50 6L36 48L12 64C12 46 36 26 50 6Z", "#c88dff");
    p.shape("M50 6L64 48L88 64C88 46 64 26 50 6Z", "#9a4fe6");
    p.shape("M36 48H64L50 6Z", "#dcb4ff");
    p.shape("M36 48H64L70 76H30Z", ["#b06df5", "#7a2fd0"]);
    p.shape("M30 76H70L50 94Z", "#4c1296");
    p.shape("M12 64L36 48L30 76Z", "#8d43dd");
    p.shape("M88 64L64 48L70 76Z", "#6a25bd");
    p.glint(40, 38, 7, 3, -1);
  },
  crown: (p) => {
    p.shape("M8 34L28 54L50 14L72 54L92 34L84 80H16Z", ["#ffe79a", "#d98a12"]);
    p.shape("M50 14L72 54L60 80H50Z", "rgba(160, 84, 0, 0.35)");
    p.shape("M16 76H84L82 90H18Z", ["#ffd25e", "#b86a08"]);
    p.ball(50, 12, 7, ["#ffd0d8", "#d8163f"]);
    p.ball(8, 33, 6, ["#cfe6ff", "#2a6fd6"]);
    p.ball(92, 33, 6, ["#cfe6ff", "#2a6fd6"]);
    p.ball(50, 62, 8, ["#ffb3c0", "#c3103a"]);
    p.ball(30, 66, 5, ["#b8ffd8", "#0f9a58"]);
    p.ball(70, 66, 5, ["#b8ffd8", "#0f9a58"]);
    p.line("M20 83H80", "#ffeeb0", 2);
  },
  chalice: (p) => {
    p.shape("M22 10H78C78 44 66 56 50 56C34 56 22 44 22 10Z", ["#ffe79a", "#cf7f0c"]);
    p.shape("M50 10H78C78 44 66 56 50 56Z", "rgba(140, 70, 0, 0.35)");
    p.shape("M45 54H55L58 78H42Z", ["#f3bb45", "#b06a08"]);
    p.shape("M26 90C26 80 40 76 50 76C60 76 74 80 74 90Z", ["#ffd96b", "#b36a06"]);
    p.shape("M22 10A28 6 0 0 1 78 10A28 6 0 0 1 22 10Z", "#7d1130");
    p.ball(50, 34, 8, ["#ffc0cc", "#c3103a"]);
    p.ball(35, 30, 4, ["#cfe6ff", "#2a6fd6"]);
    p.ball(65, 30, 4, ["#cfe6ff", "#2a6fd6"]);
    p.glint(30, 28, 3, 10, 0.2);
  },
  coin: (p) => {
    p.disc(50, 50, 44, ["#ffeaa6", "#b56f08"]);
    p.disc(50, 50, 36, ["#d9921a", "#ffd768"]);
    p.disc(50, 50, 33, ["#ffdf7e", "#d98e17"]);
    p.shape("M50 24L57 42L76 43L61 55L66 74L50 63L34 74L39 55L24 43L43 42Z", ["#fff3c4", "#c57c0c"]);
    p.glint(30, 26, 12, 4, -0.8);
  },
  ring: (p) => {
    p.line("M50 40A26 26 0 1 1 49.9 40", "#a6640a", 13);
    p.line("M50 40A26 26 0 1 1 49.9 40", "#ffd25e", 8);
    p.line("M31 56A22 22 0 0 1 42 44", "#fff3c4", 3);
    p.shape("M32 12H68L80 26L50 54L20 26Z", ["#e8fdff", "#3ab0e6"]);
    p.shape("M32 12L40 26H20Z", "#ffffff");
    p.shape("M68 12L60 26H80Z", "#8fe0fa");
    p.shape("M40 26H60L50 54Z", "#4fbdea");
    p.shape("M60 26H80L50 54Z", "#1d82c2");
  },
  key: (p) => {
    p.line("M50 44V90", "#8f5606", 14);
    p.line("M50 44V90", "#f6bd45", 9);
    p.shape("M54 66H72V74H54ZM54 80H68V88H54Z", ["#ffd768", "#b56f08"]);
    p.line("M50 8A18 18 0 1 1 49.9 8", "#8f5606", 14);
    p.line("M50 8A18 18 0 1 1 49.9 8", "#ffd25e", 9);
    p.ball(50, 26, 8, ["#b8ffd8", "#0f9a58"]);
    p.line("M37 18A18 18 0 0 1 50 8", "#fff3c4", 3);
  },
  chest: (p) => {
    p.shape("M10 46C10 22 24 14 50 14C76 14 90 22 90 46Z", ["#b9722f", "#7a3f12"]);
    p.shape("M8 50H92V88H8Z", ["#94531c", "#5c2d0b"]);
    p.shape("M14 50C22 40 36 44 44 38C56 34 70 40 86 50Z", ["#fff0a8", "#f0a91c"]);
    p.shape("M8 46H92V56H8Z", ["#ffd768", "#b56f08"]);
    p.shape("M20 16L30 15V88H20ZM70 15L80 16V88H70Z", ["#f6bd45", "#9a5c06"]);
    p.shape("M42 44H58V66H42Z", ["#ffe79a", "#c57c0c"]);
    p.disc(50, 53, 3.5, "#4a2503");
    p.line("M50 54V60", "#4a2503", 3);
  },
} as const satisfies Record<string, Glyph>;
