/** How the face of a dealer looks: the tones of skin and hair, and the cut of the hair. */
export interface DealerLook {
  skin: "fair" | "tan" | "olive" | "brown";
  hair: "black" | "brown" | "fair" | "red";
  cut: "short" | "side" | "bun" | "long";
}

export const looks: Readonly<Record<string, DealerLook>> = {
  Aino: { skin: "fair", hair: "fair", cut: "bun" },
  Bruno: { skin: "olive", hair: "black", cut: "short" },
  Chiara: { skin: "olive", hair: "brown", cut: "long" },
  Dario: { skin: "tan", hair: "black", cut: "side" },
  Elif: { skin: "olive", hair: "black", cut: "bun" },
  Felix: { skin: "fair", hair: "fair", cut: "short" },
  Greta: { skin: "fair", hair: "fair", cut: "long" },
  Hugo: { skin: "tan", hair: "brown", cut: "side" },
  Ines: { skin: "tan", hair: "black", cut: "long" },
  Jonas: { skin: "fair", hair: "brown", cut: "short" },
  Kenji: { skin: "olive", hair: "black", cut: "side" },
  Lena: { skin: "fair", hair: "brown", cut: "bun" },
  Mika: { skin: "fair", hair: "fair", cut: "side" },
  Nadia: { skin: "brown", hair: "black", cut: "bun" },
  Oskar: { skin: "fair", hair: "red", cut: "short" },
  Paula: { skin: "fair", hair: "red", cut: "long" },
  Rafael: { skin: "brown", hair: "black", cut: "short" },
  Sofia: { skin: "tan", hair: "brown", cut: "bun" },
  Tomasz: { skin: "fair", hair: "brown", cut: "side" },
  Vera: { skin: "fair", hair: "black", cut: "long" },
};
const other: DealerLook = { skin: "tan", hair: "brown", cut: "short" };

/** Each dealer has a look of their own, at every table. */
export const lookOf = (dealer: string): DealerLook => looks[dealer] ?? other;
