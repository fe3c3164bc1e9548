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
    "no bonus but the first; no bonus in advance: of offers by a code, for bets, tournaments and links, and of cashback",
    "SE; BR",
    "the platform does not tell the kind of such an offer: it must not make one that the law forbids",
  ],
  [
    "the most that one spin may cost, in Britain by age: told to the game at its launch, and among its facts",
    "GB; DE",
    "a game's own, by its provider for the jurisdiction that the launch names: no launch that the site knows takes it, and no call has the figure",
  ],
  [
    "no table games",
    "DE",
    "which games of the casino a market has is the content service's: editors publish no table games there",
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
  ["log-out after an hour without a round, and an end of autoplay", "SE", "a draft of June 2026, not in force"],
  ["no credit cards; Pix and TED alone", "GB; SE; BR", "the platform lists the methods of a player"],
  [
    "no autoplay, no turbo, no bonus buy",
    "GB; NL; DE; CA-ON",
    "the site offers none; a game's own are its provider's, by jurisdiction",
  ],
  [
    "players from before the rule choose their marketing at the next login, before they play",
    "GB SR 5.1.12",
    "no call says when a player chose, so the site cannot know whom to ask",
  ],
  [
    "the fields of limits start at 0",
    "NL",
    "they start empty: nothing is proposed in any market, and 0 would be an amount",
  ],
  [
    "no slots side by side; the state of a game of several stages is shown",
    "CA-ON 2.19, 4.30",
    "a page opens one game, and the site keeps no other tab or device from opening another: that is the platform's; the state of a game is its own, by its provider",
  ],
  [
    "a session bar where the law asks for one, as a field",
    "GB RTS 2E, 13A, 13C; SE; DE; CA-ON 2.21, 2.22",
    "its clock, net position and break stand in every market: there is nothing to switch",
  ],
  [
    "consent to marketing by product and channel",
    "GB SR 5.1.12",
    "the platform's profile has one flag for each channel",
  ],
  [
    "whether an exclusion holds for every brand of the operator is asked",
    "MT",
    "the platform's call names one account: it decides, and its refusal is shown",
  ],
  [
    "a player who is excluded withdraws by themselves",
    "MT",
    "the platform closes the login; the page of the exclusion says that the support pays out",
  ],
  ["games for play money have the odds of those for real money", "MT; CA-ON 2.15", "a game's own, by its provider"],
  [
    "no role models in advertisements, and no amounts that nobody can win",
    "NL; CA-ON 2.15",
    "pictures and texts of editors",
  ],
  ["slots from 21 years on", "NL", "proposed, not in force"],
  [
    "the probability of the highest win",
    "DE",
    "a game's own rules, by its provider: the content service has no such figure",
  ],
  ["a wait before play with another operator", "DE", "by the platform, which asks the authority's file of activity"],
  [
    "a domain of the market: .bet.br, or the ending that a ministry authorises",
    "BR; PE",
    "the operator's own: a brand's hosts are configuration",
  ],
  ["the law from 1 July 2027: residence, daily and monthly limits before play", "FI", "not in force"],
  ["the law of licences: limits of time, money and deposits at the registration", "NZ", "no licence is granted yet"],
  ["no demo play", "PE", "a draft of 2022; the final text was not read"],
  ["a seal of the authority", "PT", "the artwork is the authority's: the operator gets it"],
  ["an objection to profiling", "GDPR 21", "by the support: the platform records requests to correct and to delete"],
  [
    "a statement of accessibility",
    "Accessibility Act",
    "the operator's, as a page of editors; `docs/accessibility.md` has what the site does",
  ],
];
