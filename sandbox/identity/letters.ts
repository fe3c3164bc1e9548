export type Purpose = "sign-up" | "reset";

type Letter = Record<Purpose | "ignore", string>;

/** The subjects of both mails, and their last sentence. Machine translated, except English. */
const letters = {
  en: {
    "sign-up": "Your verification code",
    reset: "Your code for a new password",
    ignore: "If you did not ask for it, you can ignore this message.",
  },
  fi: {
    "sign-up": "Vahvistuskoodisi",
    reset: "Koodi uutta salasanaa varten",
    ignore: "Jos et pyytänyt koodia, voit jättää tämän viestin huomiotta.",
  },
  no: {
    "sign-up": "Din bekreftelseskode",
    reset: "Din kode for et nytt passord",
    ignore: "Hvis du ikke ba om den, kan du se bort fra denne meldingen.",
  },
  de: {
    "sign-up": "Ihr Bestätigungscode",
    reset: "Ihr Code für ein neues Passwort",
    ignore: "Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.",
  },
  fr: {
    "sign-up": "Votre code de vérification",
    reset: "Votre code pour un nouveau mot de passe",
    ignore: "Si vous ne l’avez pas demandé, vous pouvez ignorer ce message.",
  },
  es: {
    "sign-up": "Tu código de verificación",
    reset: "Tu código para una contraseña nueva",
    ignore: "Si no lo pediste, puedes ignorar este mensaje.",
  },
  pt: {
    "sign-up": "O seu código de verificação",
    reset: "O seu código para uma nova palavra-passe",
    ignore: "Se não o pediu, pode ignorar esta mensagem.",
  },
  br: {
    "sign-up": "Seu código de verificação",
    reset: "Seu código para uma nova senha",
    ignore: "Se você não pediu o código, pode ignorar esta mensagem.",
  },
  ja: {
    "sign-up": "確認コードのお知らせ",
    reset: "新しいパスワード用のコード",
    ignore: "お心当たりがない場合は、このメッセージを無視してください。",
  },
  tr: {
    "sign-up": "Doğrulama kodunuz",
    reset: "Yeni şifre için kodunuz",
    ignore: "Bu kodu siz istemediyseniz bu iletiyi dikkate almayın.",
  },
  pl: {
    "sign-up": "Twój kod weryfikacyjny",
    reset: "Twój kod do nowego hasła",
    ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość.",
  },
  tl: {
    "sign-up": "Ang verification code mo",
    reset: "Ang code mo para sa bagong password",
    ignore: "Kung hindi mo ito hiningi, puwede mong balewalain ang mensaheng ito.",
  },
} satisfies Record<string, Letter>;

/** Languages that use the letters of another. */
const readAs: Record<string, keyof typeof letters> = { caf: "fr", cl: "es", pe: "es", nb: "no", fil: "tl" };

/** The mail with a code, in the language of the account, or in English. */
export function letterFor(language = "en", purpose: Purpose, code: string): { subject: string; body: string } {
  const messages: Letter = letters[readAs[language] ?? (hasLetters(language) ? language : "en")];
  const subject = messages[purpose];
  return { subject, body: `${subject}: ${code}. ${messages.ignore}` };
}

function hasLetters(language: string): language is keyof typeof letters {
  return Object.hasOwn(letters, language);
}
