import type { Config } from "tailwindcss";

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
      line: "var(--line)",
      text: "var(--text)",
      muted: "var(--muted)",
      accent: "var(--accent)",
      "on-accent": "var(--on-accent)",
      "accent-soft": "var(--accent-soft)",
      gold: "var(--gold)",
      danger: "var(--danger)",
    },
    fontFamily: { sans: "var(--font)" },
    fontSize: {
      xs: ["var(--text-xs)", "1.4"],
      sm: ["var(--text-sm)", "1.45"],
      base: ["var(--text-base)", "1.45"],
      lg: ["var(--text-lg)", "1.35"],
      xl: ["var(--text-xl)", "1.25"],
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
    boxShadow: { none: "none", card: "var(--shadow-card)", pop: "var(--shadow-pop)" },
    transitionDuration: { DEFAULT: "var(--quick)" },
    maxWidth: { page: "1920px", payment: "1200px", prose: "65ch", dialog: "420px", full: "100%", none: "none" },
  },
} satisfies Config;
