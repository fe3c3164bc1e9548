/** What a visitor can ask the agent about. */
export type Topic = "withdrawal" | "deposit" | "limits" | "complaint";

/** The messages of the chat. `{reference}` is that of a complaint. */
export interface ChatMessages {
  tag: string;
  title: string;
  agent: string;
  you: string;
  write: string;
  send: string;
  failed: string;
  hello: string;
  topics: Record<Topic, string>;
  answers: Record<Topic, string>;
  unknown: string;
  followUp: string;
}

const texts = {
  en: {
    tag: "en",
    title: "Sandbox support",
    agent: "Robin, support",
    you: "You",
    write: "Your message",
    send: "Send",
    failed: "That was not sent. Please try again.",
    hello: "Hello, I am Robin, a stand-in who answers by rules. What is it about?",
    topics: { withdrawal: "Withdrawal", deposit: "Deposit", limits: "Limits and breaks", complaint: "Complaint" },
    answers: {
      withdrawal: "Each withdrawal has its steps on your banking page, with who acts next.",
      deposit: "A deposit is in your balance once the payment partner says so. Until then nothing is lost.",
      limits: "You can lower a limit or take a break at once, on the page of your limits.",
      complaint:
        "I have noted your complaint. Its reference is {reference}. Please tell me what happened and when, and what you expect.",
    },
    unknown: "I cannot answer that. Please write to us by e-mail.",
    followUp: "Is there anything else that I can do for you?",
  },
  fi: {
    tag: "fi",
    title: "Hiekkalaatikon tuki",
    agent: "Robin, tuki",
    you: "Sinä",
    write: "Viestisi",
    send: "Lähetä",
    failed: "Viestiä ei lähetetty. Yritä uudelleen.",
    hello: "Hei, olen Robin, sääntöjen mukaan vastaava sijainen. Mitä asia koskee?",
    topics: { withdrawal: "Nosto", deposit: "Talletus", limits: "Rajat ja tauot", complaint: "Valitus" },
    answers: {
      withdrawal: "Jokaisen noston vaiheet näkyvät pankkisivullasi, myös kuka toimii seuraavaksi.",
      deposit: "Talletus on saldossasi, kun maksukumppani vahvistaa sen. Siihen asti mitään ei ole menetetty.",
      limits: "Voit laskea rajaa tai pitää tauon heti rajojesi sivulla.",
      complaint:
        "Kirjasin valituksesi. Sen viite on {reference}. Kerro, mitä tapahtui ja milloin, ja mitä odotat meiltä.",
    },
    unknown: "En osaa vastata tähän. Kirjoita meille sähköpostilla.",
    followUp: "Voinko auttaa vielä jossakin?",
  },
  no: {
    tag: "nb",
    title: "Sandkassens støtte",
    agent: "Robin, støtte",
    you: "Du",
    write: "Meldingen din",
    send: "Send",
    failed: "Meldingen ble ikke sendt. Prøv igjen.",
    hello: "Hei, jeg er Robin, en stedfortreder som svarer etter regler. Hva gjelder det?",
    topics: { withdrawal: "Uttak", deposit: "Innskudd", limits: "Grenser og pauser", complaint: "Klage" },
    answers: {
      withdrawal: "Hvert uttak viser trinnene sine på banksiden din, med hvem som gjør neste steg.",
      deposit: "Et innskudd er på saldoen når betalingspartneren sier det. Til da er ingenting tapt.",
      limits: "Du kan senke en grense eller ta en pause med en gang, på siden for grensene dine.",
      complaint:
        "Jeg har notert klagen din. Referansen er {reference}. Fortell hva som skjedde og når, og hva du forventer.",
    },
    unknown: "Det kan jeg ikke svare på. Skriv til oss på e-post.",
    followUp: "Er det noe mer jeg kan hjelpe med?",
  },
  de: {
    tag: "de",
    title: "Support der Sandbox",
    agent: "Robin, Support",
    you: "Sie",
    write: "Ihre Nachricht",
    send: "Senden",
    failed: "Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal.",
    hello: "Hallo, ich bin Robin, eine Vertretung, die nach Regeln antwortet. Worum geht es?",
    topics: { withdrawal: "Auszahlung", deposit: "Einzahlung", limits: "Limits und Pausen", complaint: "Beschwerde" },
    answers: {
      withdrawal: "Jede Auszahlung zeigt ihre Schritte auf Ihrer Bankseite, auch wer als Nächstes handelt.",
      deposit:
        "Eine Einzahlung ist im Guthaben, sobald der Zahlungspartner es bestätigt. Bis dahin ist nichts verloren.",
      limits: "Sie können ein Limit sofort senken oder eine Pause machen, auf der Seite Ihrer Limits.",
      complaint:
        "Ich habe Ihre Beschwerde aufgenommen. Ihr Zeichen ist {reference}. Bitte schreiben Sie, was wann geschehen ist und was Sie erwarten.",
    },
    unknown: "Das kann ich nicht beantworten. Bitte schreiben Sie uns per E-Mail.",
    followUp: "Kann ich noch etwas für Sie tun?",
  },
  fr: {
    tag: "fr",
    title: "Assistance du bac à sable",
    agent: "Robin, assistance",
    you: "Vous",
    write: "Votre message",
    send: "Envoyer",
    failed: "Le message n’est pas parti. Réessayez.",
    hello: "Bonjour, je suis Robin, une doublure qui répond selon des règles. De quoi s’agit-il ?",
    topics: { withdrawal: "Retrait", deposit: "Dépôt", limits: "Limites et pauses", complaint: "Réclamation" },
    answers: {
      withdrawal: "Chaque retrait montre ses étapes sur votre page bancaire, et qui agit ensuite.",
      deposit:
        "Un dépôt est sur votre solde dès que le partenaire de paiement le confirme. D’ici là, rien n’est perdu.",
      limits: "Vous pouvez baisser une limite ou faire une pause tout de suite, sur la page de vos limites.",
      complaint:
        "J’ai noté votre réclamation. Sa référence est {reference}. Dites-moi ce qui s’est passé, quand, et ce que vous attendez.",
    },
    unknown: "Je ne peux pas y répondre. Écrivez-nous par e-mail.",
    followUp: "Puis-je encore vous aider ?",
  },
  es: {
    tag: "es",
    title: "Asistencia del entorno de pruebas",
    agent: "Robin, asistencia",
    you: "Tú",
    write: "Tu mensaje",
    send: "Enviar",
    failed: "No se ha enviado. Inténtalo de nuevo.",
    hello: "Hola, soy Robin, un suplente que responde según reglas. ¿De qué se trata?",
    topics: { withdrawal: "Retirada", deposit: "Depósito", limits: "Límites y pausas", complaint: "Reclamación" },
    answers: {
      withdrawal: "Cada retirada muestra sus pasos en tu página bancaria, y quién actúa después.",
      deposit: "Un depósito está en tu saldo cuando el socio de pagos lo confirma. Hasta entonces no se pierde nada.",
      limits: "Puedes bajar un límite o hacer una pausa al momento, en la página de tus límites.",
      complaint:
        "He anotado tu reclamación. Su referencia es {reference}. Cuéntame qué pasó, cuándo, y qué esperas de nosotros.",
    },
    unknown: "A eso no puedo responder. Escríbenos por correo.",
    followUp: "¿Puedo ayudarte en algo más?",
  },
  pt: {
    tag: "pt-PT",
    title: "Apoio do ambiente de testes",
    agent: "Robin, apoio",
    you: "Você",
    write: "A sua mensagem",
    send: "Enviar",
    failed: "Não foi enviada. Tente de novo.",
    hello: "Olá, sou o Robin, um substituto que responde por regras. De que se trata?",
    topics: { withdrawal: "Levantamento", deposit: "Depósito", limits: "Limites e pausas", complaint: "Reclamação" },
    answers: {
      withdrawal: "Cada levantamento mostra os seus passos na página bancária, e quem age a seguir.",
      deposit: "Um depósito está no saldo assim que o parceiro de pagamentos o confirma. Até lá nada se perde.",
      limits: "Pode baixar um limite ou fazer uma pausa de imediato, na página dos seus limites.",
      complaint:
        "Anotei a sua reclamação. A referência é {reference}. Diga-me o que aconteceu, quando, e o que espera de nós.",
    },
    unknown: "Não consigo responder a isso. Escreva-nos por e-mail.",
    followUp: "Posso ajudar em mais alguma coisa?",
  },
  br: {
    tag: "pt-BR",
    title: "Suporte do ambiente de testes",
    agent: "Robin, suporte",
    you: "Você",
    write: "Sua mensagem",
    send: "Enviar",
    failed: "Não foi enviada. Tente de novo.",
    hello: "Olá, sou o Robin, um substituto que responde por regras. Do que se trata?",
    topics: { withdrawal: "Saque", deposit: "Depósito", limits: "Limites e pausas", complaint: "Reclamação" },
    answers: {
      withdrawal: "Cada saque mostra seus passos na página bancária, e quem age em seguida.",
      deposit: "Um depósito está no saldo assim que o parceiro de pagamentos confirma. Até lá nada se perde.",
      limits: "Você pode baixar um limite ou fazer uma pausa na hora, na página dos seus limites.",
      complaint:
        "Anotei sua reclamação. A referência é {reference}. Conte o que aconteceu, quando, e o que espera de nós.",
    },
    unknown: "Não consigo responder a isso. Escreva para nós por e-mail.",
    followUp: "Posso ajudar em mais alguma coisa?",
  },
  ja: {
    tag: "ja",
    title: "サンドボックスのサポート",
    agent: "サポートのロビン",
    you: "あなた",
    write: "メッセージ",
    send: "送信",
    failed: "送信できませんでした。もう一度お試しください。",
    hello: "こんにちは、ロビンです。決まった規則で答える代役です。ご用件は何ですか?",
    topics: { withdrawal: "出金", deposit: "入金", limits: "限度額と休憩", complaint: "苦情" },
    answers: {
      withdrawal: "出金ごとの進み具合と、次に対応する人は、銀行取引のページで確認できます。",
      deposit: "決済会社が確認すると、入金は残高に入ります。それまでに失われるものはありません。",
      limits: "限度額の引き下げと休憩は、限度額のページですぐにできます。",
      complaint: "苦情を受け付けました。受付番号は {reference} です。いつ何があったか、何を望むかをお書きください。",
    },
    unknown: "お答えできません。メールでお問い合わせください。",
    followUp: "ほかにお手伝いできることはありますか?",
  },
  tr: {
    tag: "tr",
    title: "Deneme ortamı desteği",
    agent: "Robin, destek",
    you: "Siz",
    write: "Mesajınız",
    send: "Gönder",
    failed: "Gönderilemedi. Lütfen yeniden deneyin.",
    hello: "Merhaba, ben Robin, kurallara göre yanıt veren bir vekilim. Konu nedir?",
    topics: { withdrawal: "Para çekme", deposit: "Para yatırma", limits: "Limitler ve molalar", complaint: "Şikâyet" },
    answers: {
      withdrawal: "Her çekimin adımları ve sırada kimin olduğu bankacılık sayfanızda yazar.",
      deposit: "Yatırdığınız para, ödeme ortağı onaylayınca bakiyenizdedir. O zamana kadar kaybolan bir şey yoktur.",
      limits: "Limitler sayfasında bir limiti hemen düşürebilir ya da mola verebilirsiniz.",
      complaint:
        "Şikâyetinizi kaydettim. Referansı {reference}. Ne olduğunu, ne zaman olduğunu ve ne beklediğinizi yazın.",
    },
    unknown: "Buna yanıt veremiyorum. Lütfen bize e-postayla yazın.",
    followUp: "Yardımcı olabileceğim başka bir şey var mı?",
  },
  pl: {
    tag: "pl",
    title: "Pomoc środowiska testowego",
    agent: "Robin, pomoc",
    you: "Ty",
    write: "Twoja wiadomość",
    send: "Wyślij",
    failed: "Nie wysłano. Spróbuj ponownie.",
    hello: "Cześć, tu Robin, zastępca, który odpowiada według reguł. O co chodzi?",
    topics: { withdrawal: "Wypłata", deposit: "Wpłata", limits: "Limity i przerwy", complaint: "Reklamacja" },
    answers: {
      withdrawal: "Każda wypłata ma swoje kroki na stronie bankowej, także to, kto działa następny.",
      deposit: "Wpłata jest na saldzie, gdy potwierdzi ją partner płatności. Do tego czasu nic nie przepada.",
      limits: "Limit możesz obniżyć, a przerwę zacząć od razu, na stronie swoich limitów.",
      complaint: "Przyjmuję reklamację. Jej numer to {reference}. Napisz, co się stało i kiedy, i czego oczekujesz.",
    },
    unknown: "Na to nie potrafię odpowiedzieć. Napisz do nas e-mailem.",
    followUp: "Czy mogę jeszcze w czymś pomóc?",
  },
  tl: {
    tag: "fil",
    title: "Suporta ng sandbox",
    agent: "Robin, suporta",
    you: "Ikaw",
    write: "Ang mensahe mo",
    send: "Ipadala",
    failed: "Hindi naipadala. Subukan ulit.",
    hello: "Kumusta, ako si Robin, isang kapalit na sumasagot ayon sa mga tuntunin. Tungkol saan ito?",
    topics: {
      withdrawal: "Pag-withdraw",
      deposit: "Pagdeposito",
      limits: "Mga limitasyon at pahinga",
      complaint: "Reklamo",
    },
    answers: {
      withdrawal: "Nasa pahina mo ng pera ang mga hakbang ng bawat withdrawal, at kung sino ang susunod na kikilos.",
      deposit:
        "Nasa balanse mo ang deposito kapag kinumpirma ito ng kasosyo sa bayad. Hanggang doon ay walang nawawala.",
      limits: "Mababaan mo agad ang limitasyon o makakapagpahinga ka, sa pahina ng mga limitasyon mo.",
      complaint:
        "Naitala ko ang reklamo mo. Ang reference nito ay {reference}. Sabihin mo kung ano ang nangyari, kailan, at ano ang inaasahan mo.",
    },
    unknown: "Hindi ko masasagot iyan. Sumulat sa amin sa e-mail.",
    followUp: "May maitutulong pa ba ako?",
  },
} satisfies Record<string, ChatMessages>;

const byLanguage: Readonly<Record<string, ChatMessages>> = texts;

const readAs: Readonly<Record<string, string>> = { nb: "no", fil: "tl", "pt-BR": "br" };

/** The messages of a BCP 47 tag, else the English ones. */
export function chatMessages(tag: string): ChatMessages {
  const [language = "en"] = tag.split("-");
  return byLanguage[readAs[tag] ?? readAs[language] ?? language] ?? texts.en;
}
