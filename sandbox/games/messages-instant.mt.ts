/** Messages of mines, plinko and rounds of several steps: English and Finnish by hand, the others machine translated. */
const texts = {
  en: {
    resumedOpen: "Your round was not finished. It goes on where you left it.",
  },
  fi: {
    resumedOpen: "Kierroksesi jäi kesken. Se jatkuu siitä, mihin jäit.",
  },
  no: {
    resumedOpen: "Runden din ble ikke ferdig. Den fortsetter der du slapp.",
  },
  de: {
    resumedOpen: "Ihre Runde war nicht beendet. Sie geht weiter, wo Sie aufgehört haben.",
  },
  fr: {
    resumedOpen: "Votre partie n’était pas terminée. Elle reprend là où vous l’aviez laissée.",
  },
  es: {
    resumedOpen: "Tu ronda no había terminado. Sigue donde la dejaste.",
  },
  pt: {
    resumedOpen: "A sua ronda não tinha terminado. Continua onde a deixou.",
  },
  br: {
    resumedOpen: "Sua rodada não tinha terminado. Ela continua de onde você parou.",
  },
  ja: {
    resumedOpen: "ラウンドが途中でした。中断したところから続きます。",
  },
  tr: {
    resumedOpen: "Turunuz bitmemişti. Kaldığınız yerden devam ediyor.",
  },
  pl: {
    resumedOpen: "Twoja runda nie była skończona. Trwa dalej od miejsca, w którym ją przerwano.",
  },
  tl: {
    resumedOpen: "Hindi natapos ang round mo. Magpapatuloy ito kung saan ka tumigil.",
  },
};

export type InstantMessages = Readonly<Record<keyof typeof texts.en, string>>;

const byLanguage: Readonly<Record<keyof typeof texts, InstantMessages>> = texts;

export const instantMessages = (language: keyof typeof texts): InstantMessages => byLanguage[language];
