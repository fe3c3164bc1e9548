/** The messages of the challenge. In `question`, 1 and 2 are placeholders of the two numbers. */
export interface ChallengeMessages {
  tag: string;
  legend: string;
  pick: string;
  picture: string;
  instead: string;
  question: string;
  check: string;
  wrong: string;
}

const texts = {
  en: {
    tag: "en",
    legend: "A quick check",
    pick: "Choose the star.",
    picture: "Picture",
    instead: "Answer a question instead",
    question: "How much is 1 plus 2?",
    check: "Check",
    wrong: "That was not it. Here is another one.",
  },
  fi: {
    tag: "fi",
    legend: "Pikainen tarkistus",
    pick: "Valitse tähti.",
    picture: "Kuva",
    instead: "Vastaa mieluummin kysymykseen",
    question: "Paljonko on 1 plus 2?",
    check: "Tarkista",
    wrong: "Ei aivan. Tässä on uusi.",
  },
  no: {
    tag: "nb",
    legend: "En rask sjekk",
    pick: "Velg stjernen.",
    picture: "Bilde",
    instead: "Svar heller på et spørsmål",
    question: "Hvor mye er 1 pluss 2?",
    check: "Sjekk",
    wrong: "Det stemte ikke. Her er en ny.",
  },
  de: {
    tag: "de",
    legend: "Eine kurze Prüfung",
    pick: "Wählen Sie den Stern.",
    picture: "Bild",
    instead: "Lieber eine Frage beantworten",
    question: "Wie viel ist 1 plus 2?",
    check: "Prüfen",
    wrong: "Das war es nicht. Hier ist eine neue Aufgabe.",
  },
  fr: {
    tag: "fr",
    legend: "Une vérification rapide",
    pick: "Choisissez l’étoile.",
    picture: "Image",
    instead: "Répondre plutôt à une question",
    question: "Combien font 1 plus 2 ?",
    check: "Vérifier",
    wrong: "Ce n’est pas ça. En voici une autre.",
  },
  es: {
    tag: "es",
    legend: "Una comprobación rápida",
    pick: "Elige la estrella.",
    picture: "Imagen",
    instead: "Responder a una pregunta",
    question: "¿Cuánto es 1 más 2?",
    check: "Comprobar",
    wrong: "No era esa. Aquí tienes otra.",
  },
  pt: {
    tag: "pt-PT",
    legend: "Uma verificação rápida",
    pick: "Escolha a estrela.",
    picture: "Imagem",
    instead: "Responder antes a uma pergunta",
    question: "Quanto é 1 mais 2?",
    check: "Verificar",
    wrong: "Não era isso. Aqui está outra.",
  },
  br: {
    tag: "pt-BR",
    legend: "Uma verificação rápida",
    pick: "Escolha a estrela.",
    picture: "Imagem",
    instead: "Responder a uma pergunta",
    question: "Quanto é 1 mais 2?",
    check: "Verificar",
    wrong: "Não era isso. Aqui vai outra.",
  },
  ja: {
    tag: "ja",
    legend: "簡単な確認",
    pick: "星を選んでください。",
    picture: "画像",
    instead: "質問に答える",
    question: "1 足す 2 はいくつですか?",
    check: "確認",
    wrong: "違います。もう一度お試しください。",
  },
  tr: {
    tag: "tr",
    legend: "Kısa bir kontrol",
    pick: "Yıldızı seçin.",
    picture: "Resim",
    instead: "Bunun yerine bir soru yanıtlayın",
    question: "1 artı 2 kaç eder?",
    check: "Kontrol et",
    wrong: "Olmadı. İşte bir tane daha.",
  },
  pl: {
    tag: "pl",
    legend: "Szybkie sprawdzenie",
    pick: "Wybierz gwiazdę.",
    picture: "Obraz",
    instead: "Odpowiedz zamiast tego na pytanie",
    question: "Ile to jest 1 plus 2?",
    check: "Sprawdź",
    wrong: "To nie to. Oto kolejne.",
  },
  tl: {
    tag: "fil",
    legend: "Mabilis na pagsusuri",
    pick: "Piliin ang bituin.",
    picture: "Larawan",
    instead: "Sumagot na lang ng tanong",
    question: "Magkano ang 1 at 2 kapag pinagsama?",
    check: "Suriin",
    wrong: "Hindi iyon. Heto ang isa pa.",
  },
} satisfies Record<string, ChallengeMessages>;

const byLanguage: Readonly<Record<string, ChallengeMessages>> = texts;

const readAs: Readonly<Record<string, string>> = { nb: "no", fil: "tl", "pt-BR": "br" };

/** The messages of a BCP 47 tag, else the English ones. */
export function challengeMessages(tag: string): ChallengeMessages {
  const [language = "en"] = tag.split("-");
  return byLanguage[readAs[tag] ?? readAs[language] ?? language] ?? texts.en;
}
