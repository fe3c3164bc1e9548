export interface CheckMessages {
  title: string;
  question: string;
  hint: string;
  finish: string;
  otherBirthDate: string;
  cancel: string;
  over: string;
}

const english: CheckMessages = {
  title: "Identity check",
  question: "Show your document to the camera.",
  hint: "This check is a stand-in: no camera is used, and no picture is taken.",
  finish: "I have shown it",
  otherBirthDate: "My document has another date of birth",
  cancel: "Back without showing it",
  over: "This check is over. Go back to the casino and begin again.",
};

const byLanguage: Readonly<Record<string, CheckMessages>> = {
  en: english,
  de: {
    title: "Identitätsprüfung",
    question: "Zeigen Sie Ihr Dokument in die Kamera.",
    hint: "Diese Prüfung ist ein Platzhalter: Es wird keine Kamera benutzt und kein Bild aufgenommen.",
    finish: "Ich habe es gezeigt",
    otherBirthDate: "Mein Dokument hat ein anderes Geburtsdatum",
    cancel: "Zurück, ohne es zu zeigen",
    over: "Diese Prüfung ist beendet. Gehen Sie zurück zum Casino und beginnen Sie neu.",
  },
  es: {
    title: "Comprobación de identidad",
    question: "Muestra tu documento a la cámara.",
    hint: "Esta comprobación es un sustituto: no se usa la cámara ni se toma ninguna foto.",
    finish: "Ya lo he mostrado",
    otherBirthDate: "Mi documento tiene otra fecha de nacimiento",
    cancel: "Volver sin mostrarlo",
    over: "Esta comprobación ha terminado. Vuelve al casino y empieza de nuevo.",
  },
  fi: {
    title: "Henkilöllisyyden tarkistus",
    question: "Näytä asiakirjasi kameralle.",
    hint: "Tämä tarkistus on sijainen: kameraa ei käytetä eikä kuvia oteta.",
    finish: "Näytin sen",
    otherBirthDate: "Asiakirjassani on eri syntymäaika",
    cancel: "Takaisin näyttämättä",
    over: "Tämä tarkistus on päättynyt. Palaa kasinolle ja aloita alusta.",
  },
  fr: {
    title: "Contrôle d’identité",
    question: "Présentez votre document à la caméra.",
    hint: "Ce contrôle est un substitut : aucune caméra n’est utilisée et aucune photo n’est prise.",
    finish: "Je l’ai présenté",
    otherBirthDate: "Mon document porte une autre date de naissance",
    cancel: "Revenir sans le présenter",
    over: "Ce contrôle est terminé. Retournez au casino et recommencez.",
  },
  ja: {
    title: "本人確認",
    question: "書類をカメラにかざしてください。",
    hint: "これは代用の確認画面です。カメラは使われず、写真も撮影されません。",
    finish: "書類を見せました",
    otherBirthDate: "書類の生年月日が異なります",
    cancel: "見せずに戻る",
    over: "この確認は終了しました。カジノに戻って、最初からやり直してください。",
  },
  no: {
    title: "Identitetskontroll",
    question: "Vis dokumentet ditt til kameraet.",
    hint: "Denne kontrollen er en stedfortreder: kameraet brukes ikke, og det tas ingen bilder.",
    finish: "Jeg har vist det",
    otherBirthDate: "Dokumentet mitt har en annen fødselsdato",
    cancel: "Tilbake uten å vise det",
    over: "Denne kontrollen er over. Gå tilbake til kasinoet og begynn på nytt.",
  },
  pl: {
    title: "Sprawdzenie tożsamości",
    question: "Pokaż dokument do kamery.",
    hint: "To sprawdzenie jest zastępcze: kamera nie jest używana i nie powstaje żadne zdjęcie.",
    finish: "Dokument pokazany",
    otherBirthDate: "Mój dokument ma inną datę urodzenia",
    cancel: "Wróć bez pokazywania",
    over: "To sprawdzenie jest zakończone. Wróć do kasyna i zacznij od nowa.",
  },
  pt: {
    title: "Verificação de identidade",
    question: "Mostre o documento à câmara.",
    hint: "Esta verificação é um substituto: não se usa a câmara nem se tira nenhuma fotografia.",
    finish: "Já o mostrei",
    otherBirthDate: "O meu documento tem outra data de nascimento",
    cancel: "Voltar sem o mostrar",
    over: "Esta verificação terminou. Volte ao casino e comece de novo.",
  },
  "pt-BR": {
    title: "Verificação de identidade",
    question: "Mostre o documento à câmera.",
    hint: "Esta verificação é um substituto: a câmera não é usada e nenhuma foto é tirada.",
    finish: "Já mostrei",
    otherBirthDate: "Meu documento tem outra data de nascimento",
    cancel: "Voltar sem mostrar",
    over: "Esta verificação terminou. Volte ao cassino e comece de novo.",
  },
  tl: {
    title: "Pagsusuri ng pagkakakilanlan",
    question: "Ipakita ang dokumento mo sa camera.",
    hint: "Pamalit lang ang pagsusuring ito: walang camera na ginagamit at walang kuhang larawan.",
    finish: "Naipakita ko na",
    otherBirthDate: "Iba ang petsa ng kapanganakan sa dokumento ko",
    cancel: "Bumalik nang hindi ipinapakita",
    over: "Tapos na ang pagsusuring ito. Bumalik sa casino at magsimula muli.",
  },
  tr: {
    title: "Kimlik kontrolü",
    question: "Belgenizi kameraya gösterin.",
    hint: "Bu kontrol bir temsilcidir: kamera kullanılmaz ve fotoğraf çekilmez.",
    finish: "Gösterdim",
    otherBirthDate: "Belgemde başka bir doğum tarihi var",
    cancel: "Göstermeden geri dön",
    over: "Bu kontrol sona erdi. Casinoya dönüp baştan başlayın.",
  },
};

const families: Readonly<Record<string, string>> = { caf: "fr", br: "pt-BR", cl: "es", pe: "es" };

/** In the language of the page that it returns to. */
export function checkMessages(returnUrl: string | null | undefined): { tag: string; messages: CheckMessages } {
  const [, language = "en"] = /^https?:\/\/[^/]+\/([a-z]{2,4})-/.exec(returnUrl ?? "") ?? [];
  const tag = families[language] ?? language;
  const messages = byLanguage[tag];
  return messages ? { tag, messages } : { tag: "en", messages: english };
}
