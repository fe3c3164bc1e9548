import type { Ink } from "./ink";
import type { LetterForm } from "./lettering";
import type { Tone } from "./palette";

/** The art direction of a provider's pictures: tone, light behind the hero, lettering, frame. */
export interface ArtDirection {
  tone: Tone;
  light: "halo" | "rays" | "beams" | "bokeh" | "aurora" | "dots" | "dust" | "spots" | "grid";
  form: LetterForm;
  ink: Ink;
  frame: "none" | "gilt" | "double" | "corners" | "classic" | "plates" | "hairline" | "neon" | "ribbon";
  /** Grain and bloom of the finished picture, 0 to 1. */
  bloom: number;
}

const form = (warp: LetterForm["warp"], more: Partial<LetterForm> = {}): LetterForm => ({
  weight: 900,
  warp,
  stretch: 1,
  tracking: -0.02,
  ...more,
});

export const artDirections: Readonly<Record<string, ArtDirection>> = {
  relax: { tone: tone(1.05, -0.02, 0.02), light: "halo", form: form("rise"), ink: "paper", frame: "none", bloom: 0.5 },
  pragmaticplay: {
    tone: tone(1.25, 0.04, 0.03),
    light: "rays",
    form: form("arch"),
    ink: "gold",
    frame: "gilt",
    bloom: 0.6,
  },
  playngo: {
    tone: tone(0.95, -0.05, 0),
    light: "beams",
    form: form("none", { stretch: 0.84, tracking: 0 }),
    ink: "ivory",
    frame: "double",
    bloom: 0.55,
  },
  quickspin: {
    tone: tone(0.85, 0.07, 0.05),
    light: "dust",
    form: form("bulge"),
    ink: "cream",
    frame: "none",
    bloom: 0.45,
  },
  yggdrasil: {
    tone: tone(0.9, -0.03, 0.02),
    light: "aurora",
    form: form("wedge", { weight: 800, tracking: 0.01 }),
    ink: "ice",
    frame: "corners",
    bloom: 0.6,
  },
  novomatic: {
    tone: tone(1.2, -0.02, 0.01),
    light: "rays",
    form: form("wave"),
    ink: "fire",
    frame: "classic",
    bloom: 0.4,
  },
  pariplay: {
    tone: tone(1.15, 0.06, 0.05),
    light: "bokeh",
    form: form("bulge"),
    ink: "bubble",
    frame: "ribbon",
    bloom: 0.45,
  },
  softswiss: {
    tone: tone(0.8, -0.04, -0.01),
    light: "beams",
    form: form("slant", { stretch: 1.05 }),
    ink: "chrome",
    frame: "plates",
    bloom: 0.5,
  },
  octoplay: {
    tone: tone(1.1, 0.08, 0.06),
    light: "dots",
    form: form("none", { bounce: 0.12, tracking: 0 }),
    ink: "flat",
    frame: "none",
    bloom: 0.15,
  },
  trifecta: {
    tone: tone(0.6, -0.06, -0.02),
    light: "spots",
    form: form("none", { weight: 700, tracking: 0.12 }),
    ink: "plain",
    frame: "hairline",
    bloom: 0.5,
  },
  evolution: {
    tone: tone(0.85, -0.07, 0),
    light: "bokeh",
    form: form("none", { weight: 700, tracking: 0.05 }),
    ink: "hairline",
    frame: "hairline",
    bloom: 0.6,
  },
  creedroomz: {
    tone: tone(1.1, -0.08, 0.04),
    light: "grid",
    form: form("none", { weight: 800 }),
    ink: "neon",
    frame: "neon",
    bloom: 0.8,
  },
};

function tone(chroma: number, background: number, hero: number): Tone {
  return { chroma, background, hero };
}
