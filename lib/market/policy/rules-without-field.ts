/** Rules of regulators that the site keeps in every market, and who asks for them. */
export const everywhere: readonly (readonly [rule: string, askedBy: string])[] = [
  ["the balance in the account's currency on every page of a player", "GB RTS 1A"],
  [
    "time played and net position beside every game and above the sportsbook",
    "GB RTS 2E, 13A, 13C; SE; DE; CA-ON 2.21, 2.22",
  ],
  ["a break of 24 hours from every page", "SE; DE; MT"],
  [
    "deposit limits by day, week and month, in free text, with the moment they take effect",
    "GB RTS 12A; CA-ON 2.23; SE",
  ],
  ["a lower limit at once", "GB; SE; NL; DE; CA-ON"],
  ["the way to the limits beside every deposit", "GB RTS 12A"],
  ["a notice at half, at 80 % and at the end of a limit", "NL"],
  ["no money for two games at once in one browser", "GB RTS 14C; DE"],
  ["the return of a game on its page, where its provider states it", "BR; DE; CA-ON"],
  ["an unfinished round goes on when its game is opened", "CA-ON 4.21, 4.28"],
  ["nothing optional is loaded before a choice about cookies, and both answers are equal", "ePrivacy directive; GDPR"],
];

/** Rules that this site does not keep, and why. */
export const elsewhere: readonly (readonly [rule: string, askedBy: string, why: string])[] = [
  [
    "limits of balance, time and loss",
    "SE; NL; BR; CA-ON",
    "the platform's calls know limits of deposits and of stakes",
  ],
  [
    "no offer whose task and reward are of different products",
    "GB SR 5.1.1",
    "a campaign of the platform does not name the product of its task: the platform must not make such an offer",
  ],
  [
    "the most that one spin may cost",
    "GB; DE",
    "a game's own, by its provider for the jurisdiction that the launch names",
  ],
  [
    "Cruks, Spelpaus, OASIS and LUGAS are asked",
    "NL; SE; DE",
    "by the platform, at registration, login and deposit; its refusal is shown",
  ],
  [
    "a person speaks with the player before a high limit; means are shown above a sum of deposits",
    "NL",
    "by the platform, which refuses the limit or the deposit meanwhile",
  ],
  ["deposits of a month across operators", "DE", "by the platform, which asks LUGAS"],
  [
    "net deposits since the account was opened",
    "GB RTS 1C",
    "no call of the platform has them; the activity page has a month",
  ],
  ["a year of history on request", "GB RTS 1B", "by the support"],
  [
    "a summary of 30 days at least every 24 hours",
    "DE",
    "open: the activity page has it, and nobody is led there by itself",
  ],
  [
    "three official logotypes at the top of every page",
    "SE",
    "the artwork is the authority's: the operator has to get it; their pages are linked as text",
  ],
  [
    "the level at which players' funds are protected, and the body for disputes by name",
    "GB; MT",
    "in the operator's terms, which the site shows",
  ],
  [
    "the reason is asked when an exclusion is to be shortened",
    "MT",
    "the site offers no way to shorten one; the support asks",
  ],
  [
    "the licence's own number, or the ordinance of an authorisation, beside its register",
    "GB; SE; DE; BR; MT",
    "the operator's own: editors write it beside the licence in the footer",
  ],
  [
    "a link to the list of licensees itself",
    "NL",
    "several addresses of the Kansspelwijzer are in use: the authority's own site is linked until one is certain",
  ],
  [
    "a seal of the authority that changes",
    "MT",
    "the artwork and its script are the authority's: the operator gets them",
  ],
  [
    "a page with the tools before the first wager",
    "MT",
    "open: the menu and the foot of every page lead there, and nobody is led there by itself",
  ],
  ["log-out after an hour without a round, and an end of autoplay", "SE", "a draft of June 2026, not in force"],
  ["no credit cards; Pix and TED alone", "GB; SE; BR", "the platform lists the methods of a player"],
  [
    "no autoplay, no turbo, no bonus buy",
    "GB; NL; DE; CA-ON",
    "the site offers none; a game's own are its provider's, by jurisdiction",
  ],
  [
    "consent to marketing by product and channel",
    "GB SR 5.1.12",
    "the platform's profile has one flag for each channel",
  ],
];
