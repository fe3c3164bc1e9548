import type { FieldName, MarketPolicy } from "./fields";

/** What a law asks for beyond the specification, each with its source. */
export type Profile = { readonly [Name in FieldName]?: readonly [value: MarketPolicy[Name], source: string] };

const line = (language: string, text: string, href: string | null = null) => ({ language, text, href });

const consentLaw: Profile = {
  consentPreset: [
    "essential",
    "ePrivacy directive, GDPR 7 and the EDPB task force on cookie banners: no box is ticked before a choice",
  ],
};

const britain: Profile = {
  ...consentLaw,
  demoPlay: ["ageVerified", "LCCP 17.1.1 and 3.2.11: age is verified before free-to-play games too"],
  minimumRoundMs: [2_500, "RTS 14D: 2.5 s for a slot's cycle"],
  minimumTableRoundMs: [5_000, "RTS 14G: 5 s for the cycle of other casino games"],
  celebratesReturnsBelowStake: [false, "RTS 14F"],
  limitStep: ["prompt", "RTS 12A, at registration or the first deposit"],
  raiseDelayHours: [24, "RTS 12B"],
  grossDepositLimit: [true, "RTS 12A as in force from 30 September 2026"],
  limitLinks: [true, "RTS 12A as in force from 30 September 2026"],
  reviewPromptMonths: [6, "RTS 12A as in force from 30 September 2026"],
  realityCheckPresetMinutes: [30, "RTS 13B: the shortest interval offered is the preset (from a secondary source)"],
  cancelWithdrawal: [false, "RTS 14B"],
  historyDays: [92, "RTS 1B: three months without asking"],
  verificationBeforeDeposit: [true, "LCCP 17.1.1"],
  mostWagering: [10, "SR code 5.1.1, from 19 January 2026"],
  complaintDays: [56, "SR code 6.1.1: after eight weeks a complaint may go to alternative dispute resolution"],
  disputeLines: [
    [
      line(
        "en",
        "Approved providers of alternative dispute resolution, free of charge to you; our terms name ours",
        "https://www.gamblingcommission.gov.uk/licensees-and-businesses/guide/approved-alternative-dispute-resolution-adr-providers",
      ),
    ],
    "SR code 6.1.1.2: an approved entity, free of charge, once there is a deadlock or after eight weeks; which of the list is a licensee's choice",
  ],
  offerTermsOnTiles: [true, "LCCP, marketing: key conditions stand with the headline"],
  licenceLines: [
    [
      line(
        "en",
        "Gambling Commission: public register of businesses",
        "https://www.gamblingcommission.gov.uk/public-register/businesses",
      ),
    ],
    "Gambling Commission: its register can be searched by name, domain and account number; the number is the licensee's own",
  ],
  helpLines: [
    [
      line("en", "GAMSTOP", "https://www.gamstop.co.uk/"),
      line("en", "National Gambling Helpline 0808 8020 133", "https://www.gamcare.org.uk/"),
    ],
    "LCCP: GAMSTOP beside self-exclusion, help for players",
  ],
};

const sweden: Profile = {
  ...consentLaw,
  products: [
    ["casino", "jackpots", "liveCasino", "sports", "tournaments", "virtualSports"],
    "Spelinspektionen, bonus only once: no VIP or loyalty programme",
  ],
  minimumRoundMs: [3_000, "Spelinspektionen, display rules: 3 s for a round"],
  minimumTableRoundMs: [3_000, "Spelinspektionen, display rules: 3 s for a round"],
  winners: [false, "Spelinspektionen, tone of marketing: wins of others are no argument"],
  limitStep: ["required", "Spelinspektionen: the player must set deposit limits"],
  raiseDelayHours: [72, "Spelinspektionen: raised after 72 hours"],
  exclusionMonths: [[1, 3, 6, 12, 24, 36, 60], "Spelpaus: 1, 3, 6 months or until further notice"],
  disputeLines: [
    [line("sv", "Allmänna reklamationsnämnden (ARN)", "https://www.arn.se/")],
    "Spelinspektionen, questions and answers: it tries no disputes, ARN those of more than 1 000 kr",
  ],
  offers: [["first", "registration"], "spellagen: a bonus only the first time somebody plays with the licensee"],
  licenceLines: [
    [
      line(
        "sv",
        "Spelinspektionen: licensregister",
        "https://www.spelinspektionen.se/licens-o-tillstand/licensregister/",
      ),
    ],
    "Spelinspektionen: who has a licence stands in its register",
  ],
  helpLines: [
    [line("sv", "Självtest", "https://www.stodlinjen.se/"), line("sv", "Spelpaus", "https://www.spelpaus.se/")],
    "Spelinspektionen: three logotypes at the top of every page; the third, Spelgränser, is the site's own page of limits",
  ],
};

const netherlands: Profile = {
  ...consentLaw,
  winners: [false, "KSA, tone of marketing: no encouragement to go on"],
  limitStep: ["required", "KSA: time, spend and maximum balance are set before play"],
  raiseDelayHours: [168, "KSA: lowered at once, raised after 7 days"],
  endsSessionAtLimit: [true, "KSA, from 1 October 2024: notice at 50 and 100 %, signed out at 100 %"],
  realityCheckMinutes: [[30], "KSA, from 1 October 2024: a message every 30 minutes"],
  realityCheckPresetMinutes: [30, "KSA, from 1 October 2024"],
  realityCheckIsOn: [true, "KSA, from 1 October 2024"],
  offersDuringPlay: [false, "KSA: no bonus during play"],
  disputeLines: [
    [
      line(
        "nl",
        "Kansspelautoriteit: een klacht melden (zij beslist niet over geschillen)",
        "https://kansspelautoriteit.nl/onderwerpen/a-z/klacht-indienen/",
      ),
    ],
    "KSA, procedure for reports, Staatscourant 2018, 28158: it takes reports and settles no disputes; no body that does was found",
  ],
  statutoryLines: [
    [line("nl", "Wat kost gokken jou? Stop op tijd. 18+")],
    "practice of the licensees: warning in the header",
  ],
  licenceLines: [
    [line("nl", "Kansspelautoriteit", "https://kansspelautoriteit.nl/")],
    "KSA: it licenses; the address of its Kansspelwijzer, which lists the licensees, is not certain",
  ],
  helpLines: [
    [line("nl", "Cruks", "https://cruksregister.nl/"), line("nl", "Loket Kansspel", "https://www.loketkansspel.nl/")],
    "KSA: a link to Cruks; help for players",
  ],
};

const germany: Profile = {
  ...consentLaw,
  products: [
    ["casino", "sports", "virtualSports"],
    "State Treaty 2021, GGL: no live and table games, no jackpots, no VIP",
  ],
  demoPlay: ["off", "State Treaty 2021, GGL: no demo play"],
  minimumRoundMs: [5_000, "State Treaty 2021, GGL: 5 s on average"],
  minimumTableRoundMs: [5_000, "State Treaty 2021, GGL: 5 s on average"],
  winners: [false, "GGL, tone of marketing: wins of others are no argument"],
  limitStep: ["required", "State Treaty 2021, GGL: an own deposit limit"],
  realityCheckMinutes: [[60], "State Treaty 2021, GGL: after 60 minutes"],
  realityCheckPresetMinutes: [60, "State Treaty 2021, GGL"],
  realityCheckIsOn: [true, "State Treaty 2021, GGL"],
  realityCheckLockMinutes: [5, "State Treaty 2021, GGL: a lock of 5 minutes"],
  disputeLines: [
    [
      line(
        "de",
        "Gemeinsame Glücksspielbehörde der Länder: Verstoß melden (keine Beschwerden über Zahlungen)",
        "https://www.gluecksspiel-behoerde.de/de/fuer-spielende/beschwerden-verstoss-melden",
      ),
    ],
    "GGL, page for complaints: it takes reports, none about transactions; no body that settles disputes was found",
  ],
  playSummaryHours: [24, "State Treaty 2021, GGL: stakes, wins and losses of 30 days, at least every 24 hours"],
  breakConfirmation: [false, "State Treaty 2021, 6i(3): one press blocks at once"],
  licenceLines: [
    [
      line(
        "de",
        "Gemeinsame Glücksspielbehörde der Länder: Übersicht erlaubter Anbieter (Whitelist)",
        "https://www.gluecksspiel-behoerde.de/de/fuer-spielende/uebersicht-erlaubter-anbieter-whitelist",
      ),
    ],
    "State Treaty 2021, 6e(3) and 9(8): the site names the authority of its permit, which keeps the official list",
  ],
  helpLines: [
    [
      line(
        "de",
        "OASIS",
        "https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis",
      ),
      line("de", "check-dein-spiel.de 0800 1372700", "https://www.check-dein-spiel.de/"),
    ],
    "State Treaty 2021: exclusion by OASIS, help for players",
  ],
};

const ontario: Profile = {
  leastAge: [19, "AGCO, Registrar's Standards: only eligible individuals, 19 years or older"],
  minimumRoundMs: [2_500, "AGCO 2.16 to 2.20: 2.5 s"],
  celebratesReturnsBelowStake: [false, "AGCO 2.16 to 2.20"],
  limitStep: ["prompt", "AGCO 2.23"],
  raiseDelayHours: [24, "AGCO 2.24"],
  disputeLines: [
    [
      line(
        "en",
        "iGaming Ontario: complaints and disputes",
        "https://igamingontario.ca/en/igaming-ontarios-complaintsdisputes-service-standards",
      ),
    ],
    "iGaming Ontario, service standards: a dispute that the operator has not settled within 90 days or not to the player's satisfaction",
  ],
  publicOffers: [false, "AGCO 2.05: only on the site itself after consent, or by direct marketing"],
  licenceLines: [
    [
      line(
        "en",
        "iGaming Ontario: regulated igaming market",
        "https://igamingontario.ca/en/player/regulated-igaming-market",
      ),
    ],
    "iGaming Ontario: the page lists the sites that operate for it, registered by the AGCO",
  ],
  statutoryLines: [
    [
      line(
        "en",
        "19+. Play only with money that you can afford to lose. If gambling harms you or somebody close to you, talk to ConnexOntario.",
      ),
    ],
    "AGCO 2.09: a statement about responsible gambling at the registration and in the account; the standard gives no words, these are the site's",
  ],
  helpLines: [
    [line("en", "ConnexOntario 1-866-531-2600", "https://connexontario.ca/")],
    "AGCO 2.09: its link and its number",
  ],
};

const brazil: Profile = {
  taxNumber: ["cpf", "specification, validation rules"],
  limitStep: ["required", "SPA/MF, Portaria 1.231: limits of amount and time at the registration"],
  idleMinutes: [30, "SPA/MF: a new login after 30 minutes of rest"],
  disputeLines: [
    [line("pt", "Consumidor.gov.br", "https://consumidor.gov.br/")],
    "SENACON and SPA/MF, April 2025: every operator is registered there and answers within ten days",
  ],
  offers: [["first", "later", "loyalty"], "Lei 14.790: no bonus in advance"],
  statutoryLines: [
    [
      line(
        "pt",
        "Jogue com responsabilidade. Apostar traz riscos de dependência, de transtornos do jogo patológico e de perda dos valores apostados. Proibido para menores de 18 anos.",
      ),
    ],
    "SPA/MF, Portaria 1.231, art. 4, I: at the registration and at each access, these three risks",
  ],
  licenceLines: [
    [
      line(
        "pt",
        "Secretaria de Prêmios e Apostas: lista de empresas autorizadas",
        "https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas/lista-de-empresas",
      ),
    ],
    "SPA/MF: it lists the companies that it authorises; the ordinance is the operator's own",
  ],
  helpLines: [
    [
      line(
        "pt",
        "Autoexclusão centralizada",
        "https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas",
      ),
    ],
    "SPA/MF, November 2025: a link to the central self-exclusion",
  ],
};

const malta: Profile = {
  ...consentLaw,
  disputeLines: [
    [
      line("en", "Alternative dispute resolution, free of charge to you: the entity that our terms name"),
      line("en", "Malta Gaming Authority, about conduct that is not lawful, safe or fair", "https://www.mga.org.mt/"),
    ],
    "MGA, Alternative Dispute Resolution Directive of December 2018: a licensee engages an entity of the EU or EEA; the authority examines complaints, not disputes",
  ],
  historyDays: [183, "MGA Player Protection Directive: six months"],
  licenceLines: [
    [
      line(
        "en",
        "Malta Gaming Authority: register of licensees",
        "https://www.mga.org.mt/licensee-hub/licensee-register/",
      ),
    ],
    "MGA Player Protection Directive: the licensee's details on the home page",
  ],
  helpLines: [
    [line("en", "Responsible Gaming Foundation 1777", "https://www.rgf.org.mt/")],
    "MGA Player Protection Directive: a link to an organisation that helps",
  ],
};

/** Some stand-in markets add providers that the specification closes to players without money. */
const moneyOnly = (...slugs: string[]): Profile => ({ moneyOnlyProviders: [slugs, "specification, validation rules"] });

/** The countries of the European Union, and the other ones whose consent law is the same. */
const consentCountries = [
  ...["AT", "BE", "BG", "CH", "CY", "CZ", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE"],
  ...["IT", "LT", "LU", "LV", "PL", "PT", "RO", "SI", "SK"],
];

/** By market, country, or country and province. A place without an entry has the values of the specification. */
export const profiles: Readonly<Record<string, Profile>> = {
  ...Object.fromEntries(consentCountries.map((country) => [country, consentLaw])),
  GB: britain,
  UK: britain,
  GG: { ...britain, ...moneyOnly("novomatic", "octoplay") },
  SE: sweden,
  PP: sweden,
  NL: netherlands,
  LL: { ...netherlands, ...moneyOnly("pragmaticplay") },
  DE: germany,
  JJ: germany,
  "CA-ON": ontario,
  BR: brazil,
  MT: malta,
};

/** Where a host name belongs to one place by law. */
export const placeOfHostEnding: Readonly<Record<string, string>> = { ".bet.br": "BR" };
