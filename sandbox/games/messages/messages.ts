import { type GlyphName, glyphNames } from "../../showcase/glyph-names";
import { brazilian, machineTranslated } from "./messages.mt";
import { type KindMessages, kindMessages } from "./messages-kinds";

export type { GlyphName };

/** A message for each plural category of a language that has its own form; `other` for the rest. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Every message of the game page. The page fills in `{…}`. */
const english = {
  loading: "Opening the game",
  reels: "Five reels with three symbols each",
  demo: "Demo: play money",
  real: "Real money",
  balance: "Balance",
  playMoney: "Play money",
  stake: "Stake",
  win: "Win",
  spin: "Spin",
  lowerStake: "Lower the stake",
  raiseStake: "Raise the stake",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  rules: "Rules and pays",
  lobby: "Back to the lobby",
  cashier: "Go to the cashier",
  close: "Close",
  again: "Try again",
  carryOn: "Carry on",
  refill: "Fill up play money",
  spinning: "The reels are turning. Stake {stake}.",
  noWin: "No win. Balance {balance}.",
  won: "You won {win}. {what} Balance {balance}.",
  line: "{count} × {symbol} on line {line}.",
  ways: { one: "{count} × {symbol} in {ways} way.", other: "{count} × {symbol} in {ways} ways." } as Plural,
  scatters: "{count} scatters.",
  resumed: "Your last round was not finished. Here is how it ended.",
  paused: "The game is paused.",
  connecting: "The connection is slow. Your round is safe.",
  lostTitle: "No connection to the game",
  lost: "If your stake was taken, the round is stored. It is finished and paid when the game is open again.",
  fundsTitle: "Not enough money for this stake",
  funds: "Your balance is {balance}. Choose a lower stake, or pay in at the cashier.",
  fundsNone:
    "There is not enough money in your account for any stake here: your balance is {balance}. You can pay in at the cashier.",
  fundsDemo: "Your play money is used up. It costs nothing to fill it up.",
  fundsDemoLeft: "You have {balance} of play money left. Choose a lower stake, or fill it up: that costs nothing.",
  limitTitle: "This goes beyond your spend limit",
  limit: "No stake was taken. A lower stake may still fit; your account shows what is left of each limit.",
  tooSoonTitle: "A moment between rounds",
  tooSoon:
    "No stake was taken. Where you play, at least {least} must pass between the start of a round and the start of the next. Time until the next one: {wait}.",
  closedTitle: "This session has ended",
  closed: "Nothing is lost: open rounds are stored. Open the game again from the lobby.",
  expiredTitle: "This link has expired",
  expired: "A game link works once and for one minute. Open the game again from the lobby.",
  unknownTitle: "This game is not here",
  unknown: "The provider does not offer this game. No money was moved.",
  failedTitle: "The game could not be opened",
  failed: "No money was moved. Try again, or go back to the lobby.",
  payTitle: "What the symbols pay",
  payLead: "Times your stake, on one of ten lines, from left to right.",
  payLeadWays:
    "Times your stake, once for each of 243 ways. The symbol lands on neighbouring reels from the left, in any rows.",
  lineTotal: "A full screen of the best symbol pays the highest win: {maxWin} × your stake.",
  of: "{count} of a kind",
  symbol: "Symbol",
  wildTitle: "Wild",
  wild: "Lands on reels 2, 3 and 4, covers its reel and stands for every symbol but the scatter.",
  scatterTitle: "Scatter",
  scatter: "Three, four or five anywhere pay {three}, {four} or {five} × your stake.",
  factsTitle: "How the game works",
  rtp: "Return to player: {rtp} %. This is an average over a very large number of rounds.",
  volatility: "Volatility: {volatility}.",
  low: "low",
  medium: "medium",
  high: "high",
  chance: "The server decides every round by chance before the reels stop. Earlier rounds change nothing.",
  sameOdds: "The demo has the same odds as the real game.",
  interrupted: "A round that is interrupted is stored. It is shown and paid when you open the game again.",
  keys: "Space or Enter turns the reels. One press, one round.",
  jackpot: "The jackpot: {amount}",
  jackpotPaid: "It is in your balance. The jackpot starts again.",
  jackpotRules:
    "Any round can win the jackpot, whatever the reels show. The chance grows with the stake and falls as the jackpot grows. On average {share} % of all stakes come back through it. The return below includes them.",
};

export type Messages = typeof english & KindMessages & { glyphs: Readonly<Record<GlyphName, string>> };

const finnish: typeof english = {
  loading: "Avataan peliä",
  reels: "Viisi kelaa, kullakin kolme symbolia",
  demo: "Kokeilu: leikkiraha",
  real: "Oikea raha",
  balance: "Saldo",
  playMoney: "Leikkiraha",
  stake: "Panos",
  win: "Voitto",
  spin: "Pyöräytä",
  lowerStake: "Pienennä panosta",
  raiseStake: "Suurenna panosta",
  soundOn: "Äänet päälle",
  soundOff: "Äänet pois",
  rules: "Säännöt ja voitot",
  lobby: "Takaisin aulaan",
  cashier: "Siirry kassalle",
  close: "Sulje",
  again: "Yritä uudelleen",
  carryOn: "Jatka",
  refill: "Täydennä leikkirahaa",
  spinning: "Kelat pyörivät. Panos {stake}.",
  noWin: "Ei voittoa. Saldo {balance}.",
  won: "Voitit {win}. {what} Saldo {balance}.",
  line: "{count} × {symbol}, linja {line}.",
  ways: { one: "{count} × {symbol}, {ways} tapa.", other: "{count} × {symbol}, {ways} tapaa." },
  scatters: "{count} scatter-symbolia.",
  resumed: "Edellinen kierros jäi kesken. Näin se päättyi.",
  paused: "Peli on tauolla.",
  connecting: "Yhteys on hidas. Kierroksesi on tallessa.",
  lostTitle: "Peliin ei saada yhteyttä",
  lost: "Jos panos ehdittiin veloittaa, kierros on tallessa. Se pelataan loppuun ja maksetaan, kun peli taas avautuu.",
  fundsTitle: "Rahat eivät riitä tähän panokseen",
  funds: "Saldosi on {balance}. Valitse pienempi panos tai talleta kassalla.",
  fundsNone: "Tililläsi ei ole rahaa mihinkään tämän pelin panokseen: saldosi on {balance}. Voit tallettaa kassalla.",
  fundsDemo: "Leikkiraha on loppu. Täydennys ei maksa mitään.",
  fundsDemoLeft: "Leikkirahaa on jäljellä {balance}. Valitse pienempi panos tai täytä se: täyttö ei maksa mitään.",
  limitTitle: "Tämä ylittää kulutusrajasi",
  limit: "Panosta ei otettu. Pienempi panos voi vielä sopia; tililläsi näkyy, paljonko kustakin rajasta on jäljellä.",
  tooSoonTitle: "Hetki kierrosten välillä",
  tooSoon:
    "Panosta ei otettu. Siellä missä pelaat, kierroksen alusta seuraavan alkuun on oltava vähintään {least}. Aikaa seuraavaan: {wait}.",
  closedTitle: "Tämä istunto on päättynyt",
  closed: "Mitään ei ole kadonnut: kesken jääneet kierrokset ovat tallessa. Avaa peli uudelleen aulasta.",
  expiredTitle: "Tämä linkki on vanhentunut",
  expired: "Pelilinkki toimii kerran ja minuutin ajan. Avaa peli uudelleen aulasta.",
  unknownTitle: "Tätä peliä ei ole",
  unknown: "Pelintarjoajalla ei ole tätä peliä. Rahaa ei siirretty.",
  failedTitle: "Peliä ei voitu avata",
  failed: "Rahaa ei siirretty. Yritä uudelleen tai palaa aulaan.",
  payTitle: "Mitä symbolit maksavat",
  payLead: "Panoksesi kertoimina, yhdellä kymmenestä linjasta, vasemmalta oikealle.",
  payLeadWays:
    "Panoksesi kertoimina, kerran jokaista 243 tavasta kohti. Symboli on vierekkäisillä keloilla vasemmalta alkaen, millä tahansa riveillä.",
  lineTotal: "Koko ruudullinen parasta symbolia maksaa suurimman voiton: {maxWin} × panoksesi.",
  of: "{count} samaa",
  symbol: "Symboli",
  wildTitle: "Wild",
  wild: "Osuu keloille 2, 3 ja 4, peittää kelansa ja käy kaikista symboleista paitsi scatterista.",
  scatterTitle: "Scatter",
  scatter: "Kolme, neljä tai viisi missä tahansa maksaa {three}, {four} tai {five} × panoksesi.",
  factsTitle: "Näin peli toimii",
  rtp: "Palautusprosentti: {rtp} %. Se on keskiarvo erittäin suuresta määrästä kierroksia.",
  volatility: "Vaihtelu: {volatility}.",
  low: "pieni",
  medium: "keskisuuri",
  high: "suuri",
  chance: "Palvelin arpoo jokaisen kierroksen ennen kuin kelat pysähtyvät. Aiemmat kierrokset eivät vaikuta.",
  sameOdds: "Kokeilussa on samat todennäköisyydet kuin oikealla rahalla.",
  interrupted: "Keskeytynyt kierros on tallessa. Se näytetään ja maksetaan, kun avaat pelin uudelleen.",
  keys: "Välilyönti tai Enter pyöräyttää kelat. Yksi painallus, yksi kierros.",
  jackpot: "Jättipotti: {amount}",
  jackpotPaid: "Se on saldollasi. Jättipotti alkaa alusta.",
  jackpotRules:
    "Jokainen kierros voi voittaa jättipotin kelojen tuloksesta riippumatta. Mahdollisuus kasvaa panoksen myötä ja pienenee jättipotin kasvaessa. Keskimäärin {share} % kaikista panoksista palautuu sen kautta. Ne sisältyvät alla mainittuun palautukseen.",
};

const byLanguage = {
  en: english,
  fi: finnish,
  ...machineTranslated,
  br: { ...machineTranslated.pt, ...brazilian },
} satisfies Record<string, typeof english>;

/** The platform's language codes are not language tags: `br` is Breton to a browser. */
const tags: Partial<Record<keyof typeof byLanguage, string>> = { no: "nb", br: "pt-BR", tl: "fil" };

/** The language tags of all messages: a table is called in the language of its page. */
export const messageTags: readonly string[] = (Object.keys(byLanguage) as (keyof typeof byLanguage)[]).map(
  (language) => tags[language] ?? language,
);

/** Other tags by which a launch names a language. */
const aliases: Record<string, keyof typeof byLanguage> = { nb: "no", fil: "tl", "pt-br": "br" };

/** The messages for the language of a launch, or the English ones. `tag` is for the document and for number formats. */
export function messagesFor(launched: string): { tag: string; messages: Messages } {
  const whole = launched.toLowerCase().replace("_", "-");
  const [code = ""] = whole.split("-");
  const language = aliases[whole] ?? aliases[code] ?? (hasMessages(code) ? code : "en");
  const messages = {
    ...byLanguage[language],
    ...kindMessages(language),
    glyphs: glyphNames[language],
  };
  return { tag: tags[language] ?? language, messages };
}

function hasMessages(code: string): code is keyof typeof byLanguage {
  return Object.hasOwn(byLanguage, code);
}
