/** First names of people who do not exist. */
export const firstNames = [
  "Mikael",
  "Sofia",
  "Priya",
  "Jonas",
  "Aino",
  "Hanna",
  "Rafael",
  "Yuki",
  "Tomasz",
  "Elif",
  "Grace",
  "Noah",
] as const;

/** Their last names. */
export const lastNames = [
  "Korhonen",
  "Lindqvist",
  "Nowak",
  "Moreau",
  "Fernandes",
  "Yamamoto",
  "Hansen",
  "Weber",
  "Demir",
  "Santos",
  "Walker",
  "Tremblay",
] as const;
