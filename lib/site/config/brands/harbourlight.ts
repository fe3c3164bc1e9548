import type { Brand } from "./shape";

/** A brand that differs in everything a brand may differ in: other words, other colours, squarer corners, the symbol on the other side. */
export const harbourlight: Brand = {
  name: "Harbourlight",
  slug: "harbourlight",
  logo: "/assets/brands/harbourlight/logo.svg",
  palettes: {
    dark: {
      background: "#0b0e18",
      surface: "#131829",
      raised: "#1c2338",
      line: "#2a3350",
      text: "#f2f4fb",
      muted: "#a6b0cc",
      accent: "#7ba7ff",
      "accent-strong": "#97bbff",
      "on-accent": "#071230",
      "accent-soft": "#17264d",
      gold: "#ffd166",
      danger: "#ff8086",
    },
    light: {
      background: "#f4f6fc",
      surface: "#ffffff",
      raised: "#ebeff8",
      line: "#d5dcec",
      text: "#10162a",
      muted: "#4d5876",
      accent: "#1c3fae",
      "accent-strong": "#16328b",
      "on-accent": "#ffffff",
      "accent-soft": "#dde6ff",
      gold: "#7d5000",
      danger: "#b01f32",
    },
  },
  radii: { sm: "5px", md: "6px", lg: "8px", xl: "12px" },
  currencies: {
    EUR: { space: true, position: "before" },
    NOK: { space: true, position: "before" },
    PLN: { space: true, position: "before" },
    GBP: { space: true, position: "after" },
    CAD: { space: true, position: "after" },
    NZD: { space: true, position: "after" },
    INR: { space: true, position: "after" },
    BRL: { space: true, position: "after" },
  },
};
