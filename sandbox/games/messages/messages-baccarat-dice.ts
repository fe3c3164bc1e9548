import { brazilianBaccaratDice, machineTranslatedBaccaratDice } from "./messages-baccarat-dice.mt";

/** The messages of baccarat and dice. The page fills in `{…}`. */
const english = {
  deal: "Deal",
  roll: "Roll",
  bet: "Bet",
  pays: "Pays",
  returns: "Return to player",
  player: "Player",
  banker: "Banker",
  tie: "Tie",
  hands: "{player} for the player, {banker} for the banker.",
  handWins: "{hand} wins {score}",
  dealing: "The cards are dealt. Stake {stake}, bet: {bet}.",
  returned: "A tie: your stake of {stake} is returned. Balance {balance}.",
  baccaratAim:
    "Two hands are dealt by fixed rules, and the one nearer to nine points wins. Player and banker are only the names of the hands: bet on one of them, or on a tie.",
  baccaratPoints:
    "An ace counts one, two to nine count their number, tens and pictures nothing. Only the last digit of a sum counts.",
  baccaratNatural: "When a hand has eight or nine points with two cards, no third card is drawn.",
  baccaratPlayer: "The player draws a third card with five points or fewer.",
  baccaratBanker:
    "The banker draws with five points or fewer when the player has not drawn. Otherwise the player’s third card decides. With two points or fewer the banker always draws. With three, unless that card is an eight. With four, if it is two to seven. With five, if it is four to seven. With six, if it is six or seven.",
  baccaratTie: "In a tie, bets on player and banker are returned.",
  baccaratCommission: "A win on the banker pays {times}: a commission of 5 % is taken from it.",
  baccaratDecks: "Every round is dealt from eight full decks, newly shuffled.",
  baccaratRtp: "The return published for this game, {rtp} %, is that of a bet on the banker.",
  baccaratKeys: "Space or Enter deals the cards. One press, one round.",
  rollUnder: "Roll under",
  winChance: "Chance to win",
  targetText: "Roll under {target}: chance {chance} %, pays {times} × the stake",
  rolling: "A number is rolled. Stake {stake}, target: under {target}.",
  rolled: "The number is {roll}.",
  diceAim:
    "Choose a target. A number from {least} to {most} is rolled, and you win when it is under the target. Every number is equally likely.",
  diceOdds: "The chance in percent is the target itself. A win pays {rtp} divided by the target, times your stake.",
  diceSame: "The return is the same for every target.",
  diceKeys: "Space or Enter rolls. One press, one round.",
  tableChance: "The server decides every round by chance before it is shown. Earlier rounds change nothing.",
};

export type BaccaratDiceMessages = typeof english;

const finnish: BaccaratDiceMessages = {
  deal: "Jaa kortit",
  roll: "Heitä",
  bet: "Veto",
  pays: "Maksaa",
  returns: "Palautusprosentti",
  player: "Pelaaja",
  banker: "Pankki",
  tie: "Tasapeli",
  hands: "Pelaajalla {player}, pankilla {banker}.",
  handWins: "{hand} voittaa {score}",
  dealing: "Kortit jaetaan. Panos {stake}, veto: {bet}.",
  returned: "Tasapeli: panoksesi {stake} palautetaan. Saldo {balance}.",
  baccaratAim:
    "Kaksi kättä jaetaan kiinteiden sääntöjen mukaan, ja lähempänä yhdeksää oleva voittaa. Pelaaja ja pankki ovat vain käsien nimiä: veikkaa jompaakumpaa tai tasapeliä.",
  baccaratPoints:
    "Ässä on yksi piste, kakkosesta yhdeksään kortin luku, kympit ja kuvakortit eivät mitään. Vain summan viimeinen numero lasketaan.",
  baccaratNatural:
    "Kun kädessä on kahdella kortilla kahdeksan tai yhdeksän pistettä, kolmatta korttia ei nosteta kummallekaan.",
  baccaratPlayer: "Pelaaja nostaa kolmannen kortin, kun pisteitä on enintään viisi.",
  baccaratBanker:
    "Pankki nostaa enintään viidellä pisteellä, kun pelaaja ei ole nostanut. Muuten pelaajan kolmas kortti ratkaisee. Enintään kahdella pisteellä pankki nostaa aina. Kolmella, ellei kortti ole kahdeksan. Neljällä, jos se on kahdesta seitsemään. Viidellä, jos se on neljästä seitsemään. Kuudella, jos se on kuusi tai seitsemän.",
  baccaratTie: "Tasapelissä vedot pelaajasta ja pankista palautetaan.",
  baccaratCommission: "Voitto pankista maksaa {times}: siitä peritään 5 %:n palkkio.",
  baccaratDecks: "Jokainen kierros jaetaan kahdeksasta täydestä, juuri sekoitetusta pakasta.",
  baccaratRtp: "Pelille ilmoitettu palautus, {rtp} %, koskee vetoa pankista.",
  baccaratKeys: "Välilyönti tai Enter jakaa kortit. Yksi painallus, yksi kierros.",
  rollUnder: "Heitto alle",
  winChance: "Voiton todennäköisyys",
  targetText: "Heitto alle {target}: todennäköisyys {chance} %, maksaa {times} × panoksen",
  rolling: "Luku arvotaan. Panos {stake}, tavoite: alle {target}.",
  rolled: "Luku on {roll}.",
  diceAim:
    "Valitse tavoite. Luku väliltä {least}–{most} arvotaan, ja voitat, kun se on tavoitetta pienempi. Jokainen luku on yhtä todennäköinen.",
  diceOdds: "Todennäköisyys prosentteina on itse tavoite. Voitto maksaa panoksesi kertaa {rtp} jaettuna tavoitteella.",
  diceSame: "Palautus on sama kaikilla tavoitteilla.",
  diceKeys: "Välilyönti tai Enter heittää. Yksi painallus, yksi kierros.",
  tableChance:
    "Palvelin arpoo jokaisen kierroksen ennen kuin se näytetään. Aiemmat kierrokset eivät vaikuta mihinkään.",
};

export const baccaratDiceMessages = {
  en: english,
  fi: finnish,
  ...machineTranslatedBaccaratDice,
  br: { ...machineTranslatedBaccaratDice.pt, ...brazilianBaccaratDice },
} satisfies Record<string, BaccaratDiceMessages>;
