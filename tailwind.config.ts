import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

/** Written plainly: Tailwind's own shadows and filters are chains of variables, which every page would load. The ring is that of every focus. */
const plainUtilities = plugin(({ addUtilities }) =>
  addUtilities({
    ".shadow-card": { boxShadow: "var(--shadow-card)" },
    ".shadow-pop": { boxShadow: "var(--shadow-pop)" },
    ".shadow-edge": { boxShadow: "inset 0 0 0 1px var(--line)" },
    ".shadow-accent-edge": { boxShadow: "inset 0 0 0 1px var(--accent)" },
    ".shadow-edged-card": { boxShadow: "inset 0 0 0 1px var(--line), var(--shadow-card)" },
    ".focus-ring": { outline: "3px solid var(--accent)", outlineOffset: "2px" },
    ".filter-icon": { filter: "var(--icon-filter)" },
    ".filter-behind": { backdropFilter: "blur(14px) saturate(1.4)" },
  }),
);

/** Utilities over the tokens of `app/globals.css`: no colour, size or shadow is written anywhere else. */
export default {
  content: [],
  theme: {
    screens: { xs: "0px", sm: "320px", md: "768px", lg: "1024px", xl: "1440px" },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      background: "var(--background)",
      surface: "var(--surface)",
      raised: "var(--raised)",
      field: "var(--field)",
      line: "var(--line)",
      text: "var(--text)",
      muted: "var(--muted)",
      accent: "var(--accent)",
      "on-accent": "var(--on-accent)",
      "accent-strong": "var(--accent-strong)",
      "accent-soft": "var(--accent-soft)",
      gold: "var(--gold)",
      danger: "var(--danger)",
      veil: "var(--veil)",
      // On the large banner of a page, between its picture and its accent.
      soft: "color-mix(in oklab, var(--text) 86%, var(--accent-soft))",
      // The reader's own, where colours are forced.
      "button-text": "ButtonText",
      "canvas-text": "CanvasText",
      "gray-text": "GrayText",
      highlight: "Highlight",
      "highlight-text": "HighlightText",
      // Plain wordmarks stand on white in both themes.
      white: "white",
      black: "black",
    },
    fontFamily: { sans: "var(--font)" },
    fontSize: {
      "2xs": ["var(--text-2xs)", "1.45"],
      xs: ["var(--text-xs)", "1.4"],
      sm: ["var(--text-sm)", "1.45"],
      md: ["var(--text-md)", "1.45"],
      caption: ["var(--text-caption)", "1.45"],
      base: ["var(--text-base)", "1.45"],
      prose: ["var(--text-prose)", "1.45"],
      lg: ["var(--text-lg)", "1.35"],
      xl: ["var(--text-xl)", "1.25"],
      title: ["var(--text-title)", "1.15"],
      "2xl": ["var(--text-2xl)", "1.1"],
    },
    borderRadius: {
      none: "0",
      sm: "var(--radius-sm)",
      md: "var(--radius-md)",
      lg: "var(--radius-lg)",
      xl: "var(--radius-xl)",
      full: "9999px",
    },
    // See `plainUtilities`.
    boxShadow: {},
    transitionDuration: { smooth: "var(--smooth)" },
    gridTemplateColumns: {
      "wide-auto": "minmax(0, 1fr) auto",
      "auto-wide-auto": "auto minmax(0, 1fr) auto",
      cards: "repeat(auto-fit, minmax(min(100%, 340px), 1fr))",
    },
    maxWidth: {
      page: "1920px",
      game: "1720px",
      payment: "1200px",
      article: "calc(1080px + 2 * var(--gutter))",
      prose: "65ch",
      // Grows with the text, as far as the window has room.
      dialog: "26.25rem",
      full: "100%",
      none: "none",
      // Of containers too: `@card:`.
      card: "640px",
      "wide-card": "1056px",
    },
    extend: {
      // The arrow of a select: that of the device would stand at the very edge.
      backgroundImage: {
        arrow:
          "linear-gradient(45deg, transparent 50%, var(--muted) 50%), linear-gradient(-45deg, transparent 50%, var(--muted) 50%)",
      },
      spacing: {
        // What a phone keeps for its edges, and the room of the bar at its bottom.
        "safe-left": "env(safe-area-inset-left)",
        "safe-right": "env(safe-area-inset-right)",
        "safe-bottom": "env(safe-area-inset-bottom)",
        "above-bar": "calc(var(--bar) + env(safe-area-inset-bottom))",
        gutter: "var(--gutter)",
        gap: "var(--gap)",
        header: "var(--header)",
      },
      // Messages over the page.
      inset: {
        notice: "calc(var(--header) + 12px) max(var(--gutter), (100vw - 1920px) / 2 + var(--gutter)) auto auto",
      },
      width: { notice: "min(380px, 100vw - 2 * var(--gutter))" },
      fontWeight: { 550: "550", 650: "650", 750: "750", 800: "800" },
      letterSpacing: { tighter: "-0.03em", tight: "-0.02em", snug: "-0.01em", code: "0.24em" },
      lineHeight: { dense: "1.15", compact: "1.2", close: "1.3", snug: "1.35", base: "1.45" },
      transitionTimingFunction: { glide: "var(--ease)" },
      animation: {
        turn: "turn var(--turn) linear infinite",
        // While the page appears, a scrolling row may rest on its open place alone: it begins in sight, and then scrolls freely.
        "rest-on-open": "rest-on-open 400ms",
        breathe: "breathe var(--breath) ease-in-out infinite alternate",
        appear: "appear var(--quick) 300ms both",
        // Where nothing ends it, it ends itself.
        cover: "cover 8s",
      },
      keyframes: {
        turn: { to: { rotate: "1turn" } },
        appear: { from: { opacity: "0" } },
        breathe: { to: { opacity: "0.45" } },
        cover: { "from, to": { visibility: "hidden" } },
        "rest-on-open": { "from, to": { scrollSnapType: "x mandatory" } },
      },
    },
  },
  plugins: [plainUtilities],
} satisfies Config;
