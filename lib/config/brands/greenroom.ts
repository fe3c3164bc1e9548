import { defaultDisplay } from "@/lib/core/money-display";
import type { Brand } from "./fields";

export const greenroom: Brand = {
  name: "Greenroom",
  slug: "greenroom",
  logo: "/assets/brands/greenroom/logo.svg",
  support: "support@greenroom.example",
  palettes: {
    dark: {
      background: "#0b100e",
      surface: "#131a17",
      raised: "#1b2420",
      line: "#27322d",
      text: "#f1f6f3",
      muted: "#a2b2a9",
      accent: "#34d17f",
      "accent-strong": "#4fdc93",
      "on-accent": "#04140b",
      "accent-soft": "#123524",
      gold: "#f4c95d",
      danger: "#ff7a7a",
    },
    light: {
      background: "#f5f8f6",
      surface: "#ffffff",
      raised: "#edf2ef",
      line: "#d8e1dc",
      text: "#0f1613",
      muted: "#4f5f57",
      accent: "#0b7a44",
      "accent-strong": "#096437",
      "on-accent": "#ffffff",
      "accent-soft": "#d9f2e4",
      gold: "#845400",
      danger: "#b3261e",
    },
  },
  radii: { sm: "10px", md: "12px", lg: "16px", xl: "20px" },
  currencies: defaultDisplay,
};
