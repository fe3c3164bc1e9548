/** What the challenge says. In `question`, 1 and 2 stand for the two numbers. */
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

const texts: Readonly<Record<string, string>> = {
  en: "en|A quick check|Choose the star.|Picture|Answer a question instead|How much is 1 plus 2?|Check|That was not it. Here is another one.",
  fi: "fi|Pikainen tarkistus|Valitse tähti.|Kuva|Vastaa mieluummin kysymykseen|Paljonko on 1 plus 2?|Tarkista|Ei aivan. Tässä on uusi.",
  no: "nb|En rask sjekk|Velg stjernen.|Bilde|Svar heller på et spørsmål|Hvor mye er 1 pluss 2?|Sjekk|Det stemte ikke. Her er en ny.",
  de: "de|Eine kurze Prüfung|Wählen Sie den Stern.|Bild|Lieber eine Frage beantworten|Wie viel ist 1 plus 2?|Prüfen|Das war es nicht. Hier ist eine neue Aufgabe.",
  fr: "fr|Une vérification rapide|Choisissez l’étoile.|Image|Répondre plutôt à une question|Combien font 1 plus 2 ?|Vérifier|Ce n’est pas ça. En voici une autre.",
  es: "es|Una comprobación rápida|Elige la estrella.|Imagen|Responder a una pregunta|¿Cuánto es 1 más 2?|Comprobar|No era esa. Aquí tienes otra.",
  pt: "pt-PT|Uma verificação rápida|Escolha a estrela.|Imagem|Responder antes a uma pergunta|Quanto é 1 mais 2?|Verificar|Não era isso. Aqui está outra.",
  br: "pt-BR|Uma verificação rápida|Escolha a estrela.|Imagem|Responder a uma pergunta|Quanto é 1 mais 2?|Verificar|Não era isso. Aqui vai outra.",
  ja: "ja|簡単な確認|星を選んでください。|画像|質問に答える|1 足す 2 はいくつですか?|確認|違います。もう一度お試しください。",
  tr: "tr|Kısa bir kontrol|Yıldızı seçin.|Resim|Bunun yerine bir soru yanıtlayın|1 artı 2 kaç eder?|Kontrol et|Olmadı. İşte bir tane daha.",
  pl: "pl|Szybkie sprawdzenie|Wybierz gwiazdę.|Obraz|Odpowiedz zamiast tego na pytanie|Ile to jest 1 plus 2?|Sprawdź|To nie to. Oto kolejne.",
  tl: "fil|Mabilis na pagsusuri|Piliin ang bituin.|Larawan|Sumagot na lang ng tanong|Magkano ang 1 at 2 kapag pinagsama?|Suriin|Hindi iyon. Heto ang isa pa.",
};

const readAs: Readonly<Record<string, string>> = { nb: "no", fil: "tl", "pt-BR": "br" };

/** The messages of a BCP 47 tag, else the English ones. */
export function challengeMessages(tag: string): ChallengeMessages {
  const [language = "en"] = tag.split("-");
  const text = texts[readAs[tag] ?? readAs[language] ?? language] ?? texts.en ?? "";
  const [own = "", legend = "", pick = "", picture = "", instead = "", question = "", check = "", wrong = ""] =
    text.split("|");
  return { tag: own, legend, pick, picture, instead, question, check, wrong };
}
