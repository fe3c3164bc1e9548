/** Every message of the bank's page. The page fills in `{amount}`. */
const english = {
  title: "Your bank",
  question: "Pay {amount} to the casino?",
  customer: "Customer number",
  hint: "This bank is a stand-in: no money moves. The same number is the same customer, a new one is somebody new.",
  approve: "Approve the payment",
  cancel: "Cancel",
  wrong: "A customer number has 4 to 12 letters and digits.",
  over: "This payment is over. Close this window and begin again.",
};
export type BankMessages = typeof english;

const list = (...texts: [string, string, string, string, string, string, string, string]): BankMessages => {
  const [title, question, customer, hint, approve, cancel, wrong, over] = texts;
  return { title, question, customer, hint, approve, cancel, wrong, over };
};

/** By the language of a locale, as its address writes it. */
const byLanguage: Readonly<Record<string, BankMessages>> = {
  de: list(
    "Ihre Bank",
    "{amount} an das Casino zahlen?",
    "Kundennummer",
    "Diese Bank ist ein Platzhalter: Es fließt kein Geld. Dieselbe Nummer ist derselbe Kunde, eine neue ein neuer.",
    "Zahlung freigeben",
    "Abbrechen",
    "Eine Kundennummer hat 4 bis 12 Buchstaben und Ziffern.",
    "Diese Zahlung ist vorbei. Schließen Sie das Fenster und beginnen Sie neu.",
  ),
  es: list(
    "Tu banco",
    "¿Pagar {amount} al casino?",
    "Número de cliente",
    "Este banco es un sustituto: no se mueve dinero. El mismo número es el mismo cliente; uno nuevo, alguien nuevo.",
    "Aprobar el pago",
    "Cancelar",
    "Un número de cliente tiene de 4 a 12 letras y cifras.",
    "Este pago ha terminado. Cierra esta ventana y empieza de nuevo.",
  ),
  fi: list(
    "Pankkisi",
    "Maksetaanko kasinolle {amount}?",
    "Asiakasnumero",
    "Tämä pankki on sijainen: rahaa ei liiku. Sama numero on sama asiakas, uusi numero uusi asiakas.",
    "Hyväksy maksu",
    "Peruuta",
    "Asiakasnumerossa on 4–12 kirjainta ja numeroa.",
    "Tämä maksu on päättynyt. Sulje ikkuna ja aloita alusta.",
  ),
  fr: list(
    "Votre banque",
    "Payer {amount} au casino ?",
    "Numéro client",
    "Cette banque est un substitut : aucun argent ne bouge. Le même numéro est le même client, un nouveau est quelqu’un d’autre.",
    "Approuver le paiement",
    "Annuler",
    "Un numéro client compte de 4 à 12 lettres et chiffres.",
    "Ce paiement est terminé. Fermez cette fenêtre et recommencez.",
  ),
  ja: list(
    "ご利用の銀行",
    "カジノに{amount}を支払いますか？",
    "お客様番号",
    "これは代用の銀行で、お金は動きません。同じ番号は同じお客様、新しい番号は新しいお客様です。",
    "支払いを承認する",
    "キャンセル",
    "お客様番号は4〜12文字の英数字です。",
    "この支払いは終了しました。この画面を閉じて、最初からやり直してください。",
  ),
  no: list(
    "Banken din",
    "Betale {amount} til kasinoet?",
    "Kundenummer",
    "Denne banken er en stedfortreder: ingen penger flyttes. Samme nummer er samme kunde, et nytt er en ny.",
    "Godkjenn betalingen",
    "Avbryt",
    "Et kundenummer har 4 til 12 bokstaver og sifre.",
    "Denne betalingen er over. Lukk vinduet og begynn på nytt.",
  ),
  pl: list(
    "Twój bank",
    "Zapłacić kasynu {amount}?",
    "Numer klienta",
    "Ten bank jest zastępczy: żadne pieniądze nie są przesyłane. Ten sam numer to ten sam klient, nowy to ktoś nowy.",
    "Zatwierdź płatność",
    "Anuluj",
    "Numer klienta ma od 4 do 12 liter i cyfr.",
    "Ta płatność jest zakończona. Zamknij okno i zacznij od nowa.",
  ),
  pt: list(
    "O seu banco",
    "Pagar {amount} ao casino?",
    "Número de cliente",
    "Este banco é um substituto: nenhum dinheiro se move. O mesmo número é o mesmo cliente, um novo é alguém novo.",
    "Aprovar o pagamento",
    "Cancelar",
    "Um número de cliente tem de 4 a 12 letras e algarismos.",
    "Este pagamento terminou. Feche a janela e comece de novo.",
  ),
  tl: list(
    "Ang bangko mo",
    "Magbabayad ng {amount} sa casino?",
    "Numero ng kliyente",
    "Pamalit lang ang bangkong ito: walang perang gumagalaw. Ang parehong numero ay parehong kliyente, ang bago ay bagong tao.",
    "Aprubahan ang bayad",
    "Kanselahin",
    "Ang numero ng kliyente ay may 4 hanggang 12 titik at digit.",
    "Tapos na ang bayad na ito. Isara ang window at magsimula muli.",
  ),
  tr: list(
    "Bankanız",
    "Casinoya {amount} ödensin mi?",
    "Müşteri numarası",
    "Bu banka bir temsilcidir: para hareket etmez. Aynı numara aynı müşteridir, yeni numara yeni bir kişidir.",
    "Ödemeyi onayla",
    "İptal",
    "Müşteri numarası 4 ila 12 harf ve rakamdan oluşur.",
    "Bu ödeme sona erdi. Pencereyi kapatıp baştan başlayın.",
  ),
};

const families: Readonly<Record<string, string>> = { caf: "fr", br: "pt", cl: "es", pe: "es" };

export function bankMessages(language: string): { tag: string; messages: BankMessages } {
  const family = families[language] ?? language;
  const messages = byLanguage[family];
  return messages ? { tag: family, messages } : { tag: "en", messages: english };
}
