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

/** By the language of a locale, as its address writes it. */
const byLanguage: Readonly<Record<string, BankMessages>> = {
  de: {
    title: "Ihre Bank",
    question: "{amount} an das Casino zahlen?",
    customer: "Kundennummer",
    hint: "Diese Bank ist ein Platzhalter: Es fließt kein Geld. Dieselbe Nummer ist derselbe Kunde, eine neue ein neuer.",
    approve: "Zahlung freigeben",
    cancel: "Abbrechen",
    wrong: "Eine Kundennummer hat 4 bis 12 Buchstaben und Ziffern.",
    over: "Diese Zahlung ist vorbei. Schließen Sie das Fenster und beginnen Sie neu.",
  },
  es: {
    title: "Tu banco",
    question: "¿Pagar {amount} al casino?",
    customer: "Número de cliente",
    hint: "Este banco es un sustituto: no se mueve dinero. El mismo número es el mismo cliente; uno nuevo, alguien nuevo.",
    approve: "Aprobar el pago",
    cancel: "Cancelar",
    wrong: "Un número de cliente tiene de 4 a 12 letras y cifras.",
    over: "Este pago ha terminado. Cierra esta ventana y empieza de nuevo.",
  },
  fi: {
    title: "Pankkisi",
    question: "Maksetaanko kasinolle {amount}?",
    customer: "Asiakasnumero",
    hint: "Tämä pankki on sijainen: rahaa ei liiku. Sama numero on sama asiakas, uusi numero uusi asiakas.",
    approve: "Hyväksy maksu",
    cancel: "Peruuta",
    wrong: "Asiakasnumerossa on 4–12 kirjainta ja numeroa.",
    over: "Tämä maksu on päättynyt. Sulje ikkuna ja aloita alusta.",
  },
  fr: {
    title: "Votre banque",
    question: "Payer {amount} au casino ?",
    customer: "Numéro client",
    hint: "Cette banque est un substitut : aucun argent ne bouge. Le même numéro est le même client, un nouveau est quelqu’un d’autre.",
    approve: "Approuver le paiement",
    cancel: "Annuler",
    wrong: "Un numéro client compte de 4 à 12 lettres et chiffres.",
    over: "Ce paiement est terminé. Fermez cette fenêtre et recommencez.",
  },
  ja: {
    title: "ご利用の銀行",
    question: "カジノに{amount}を支払いますか？",
    customer: "お客様番号",
    hint: "これは代用の銀行で、お金は動きません。同じ番号は同じお客様、新しい番号は新しいお客様です。",
    approve: "支払いを承認する",
    cancel: "キャンセル",
    wrong: "お客様番号は4〜12文字の英数字です。",
    over: "この支払いは終了しました。この画面を閉じて、最初からやり直してください。",
  },
  no: {
    title: "Banken din",
    question: "Betale {amount} til kasinoet?",
    customer: "Kundenummer",
    hint: "Denne banken er en stedfortreder: ingen penger flyttes. Samme nummer er samme kunde, et nytt er en ny.",
    approve: "Godkjenn betalingen",
    cancel: "Avbryt",
    wrong: "Et kundenummer har 4 til 12 bokstaver og sifre.",
    over: "Denne betalingen er over. Lukk vinduet og begynn på nytt.",
  },
  pl: {
    title: "Twój bank",
    question: "Zapłacić kasynu {amount}?",
    customer: "Numer klienta",
    hint: "Ten bank jest zastępczy: żadne pieniądze nie są przesyłane. Ten sam numer to ten sam klient, nowy to ktoś nowy.",
    approve: "Zatwierdź płatność",
    cancel: "Anuluj",
    wrong: "Numer klienta ma od 4 do 12 liter i cyfr.",
    over: "Ta płatność jest zakończona. Zamknij okno i zacznij od nowa.",
  },
  pt: {
    title: "O seu banco",
    question: "Pagar {amount} ao casino?",
    customer: "Número de cliente",
    hint: "Este banco é um substituto: nenhum dinheiro se move. O mesmo número é o mesmo cliente, um novo é alguém novo.",
    approve: "Aprovar o pagamento",
    cancel: "Cancelar",
    wrong: "Um número de cliente tem de 4 a 12 letras e algarismos.",
    over: "Este pagamento terminou. Feche a janela e comece de novo.",
  },
  "pt-BR": {
    title: "Seu banco",
    question: "Pagar {amount} ao cassino?",
    customer: "Número de cliente",
    hint: "Este banco é um substituto: nenhum dinheiro é movimentado. O mesmo número é o mesmo cliente, um novo é outra pessoa.",
    approve: "Aprovar o pagamento",
    cancel: "Cancelar",
    wrong: "Um número de cliente tem de 4 a 12 letras e números.",
    over: "Este pagamento terminou. Feche a janela e comece de novo.",
  },
  tl: {
    title: "Ang bangko mo",
    question: "Magbabayad ng {amount} sa casino?",
    customer: "Numero ng kliyente",
    hint: "Pamalit lang ang bangkong ito: walang perang gumagalaw. Ang parehong numero ay parehong kliyente, ang bago ay bagong tao.",
    approve: "Aprubahan ang bayad",
    cancel: "Kanselahin",
    wrong: "Ang numero ng kliyente ay may 4 hanggang 12 titik at digit.",
    over: "Tapos na ang bayad na ito. Isara ang window at magsimula muli.",
  },
  tr: {
    title: "Bankanız",
    question: "Casinoya {amount} ödensin mi?",
    customer: "Müşteri numarası",
    hint: "Bu banka bir temsilcidir: para hareket etmez. Aynı numara aynı müşteridir, yeni numara yeni bir kişidir.",
    approve: "Ödemeyi onayla",
    cancel: "İptal",
    wrong: "Müşteri numarası 4 ila 12 harf ve rakamdan oluşur.",
    over: "Bu ödeme sona erdi. Pencereyi kapatıp baştan başlayın.",
  },
};

const families: Readonly<Record<string, string>> = { caf: "fr", br: "pt-BR", cl: "es", pe: "es" };

export function bankMessages(language: string): { tag: string; messages: BankMessages } {
  const family = families[language] ?? language;
  const messages = byLanguage[family];
  return messages ? { tag: family, messages } : { tag: "en", messages: english };
}
