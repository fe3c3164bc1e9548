/** Messages of live blackjack beside those of blackjack and of live tables: English and Finnish by hand, the others machine translated. */
const texts = {
  en: {
    handBet: "Your bet",
    turnTime: "Your turn: {seconds} s",
    othersTime: "The players decide: {seconds} s",
    dealerDraws: "The dealer draws.",
    dealerBlackjack: "The dealer has a blackjack.",
    dealerPoints: "The dealer has {points}.",
    dealerHands: "Dealer’s last hands",
    lateMove: "Your move came too late: your hand stands as it is.",
    handStands: "You stand on {points}",
    handKeys:
      "Tab goes to your bet, the chips and the moves; Space or Enter presses them. Chips lie on your bet until you place them.",
    handStudio:
      "Studio and dealer are drawn, not filmed. Players with a name are part of the studio and play by a fixed rule. Chance alone decides the cards.",
    handRules:
      "Bets are open until the bell, and what is placed stands. Then everybody has {seconds} seconds for their own hand, all at the same time. Who does not decide in time stands, also after leaving the table, and a win is paid. A double may go beyond the limit of the table.",
  },
  fi: {
    handBet: "Panoksesi",
    turnTime: "Sinun vuorosi: {seconds} s",
    othersTime: "Pelaajat päättävät: {seconds} s",
    dealerDraws: "Jakaja nostaa.",
    dealerBlackjack: "Jakajalla on blackjack.",
    dealerPoints: "Jakajalla on {points}.",
    dealerHands: "Jakajan viimeiset kädet",
    lateMove: "Siirtosi tuli liian myöhään: kätesi jää tällaiseksi.",
    handStands: "Jäät: {points}",
    handKeys:
      "Sarkaimella siirryt panokseesi, pelimerkkeihin ja siirtoihin; välilyönti tai Enter painaa niitä. Merkit ovat panoksessasi, kunnes asetat ne.",
    handStudio:
      "Studio ja jakaja on piirretty, ei kuvattu. Nimetyt pelaajat kuuluvat studioon ja pelaavat kiinteällä säännöllä. Vain sattuma ratkaisee kortit.",
    handRules:
      "Panostaa voi kelloon asti, ja asetettu panos pysyy. Sitten kaikilla on yhtä aikaa {seconds} sekuntia omalle kädelleen. Joka ei päätä ajoissa, jää, myös pöydästä lähdettyään, ja voitto maksetaan. Tuplaus voi ylittää pöydän rajan.",
  },
  no: {
    handBet: "Innsatsen din",
    turnTime: "Din tur: {seconds} s",
    othersTime: "Spillerne bestemmer seg: {seconds} s",
    dealerDraws: "Dealeren trekker.",
    dealerBlackjack: "Dealeren har blackjack.",
    dealerPoints: "Dealeren har {points}.",
    dealerHands: "Dealerens siste hender",
    lateMove: "Trekket kom for sent: hånden din står som den er.",
    handStands: "Du står på {points}",
    handKeys:
      "Tab går til innsatsen, sjetongene og trekkene; mellomrom eller Enter trykker på dem. Sjetongene ligger på innsatsen din til du plasserer dem.",
    handStudio:
      "Studio og dealer er tegnet, ikke filmet. Spillere med navn hører til studioet og spiller etter en fast regel. Bare tilfeldigheten avgjør kortene.",
    handRules:
      "Innsatsene er åpne til klokken ringer, og det som er plassert, står. Så har alle {seconds} sekunder til sin egen hånd, alle samtidig. Den som ikke bestemmer seg i tide, står, også etter å ha forlatt bordet, og en gevinst betales. En dobling kan gå over bordets grense.",
  },
  de: {
    handBet: "Ihr Einsatz",
    turnTime: "Sie sind dran: {seconds} s",
    othersTime: "Die Spieler entscheiden: {seconds} s",
    dealerDraws: "Der Dealer zieht.",
    dealerBlackjack: "Der Dealer hat einen Blackjack.",
    dealerPoints: "Der Dealer hat {points}.",
    dealerHands: "Letzte Blätter des Dealers",
    lateMove: "Der Zug kam zu spät: Ihr Blatt bleibt, wie es ist.",
    handStands: "Sie stehen bei {points}",
    handKeys:
      "Tab führt zu Ihrem Einsatz, den Chips und den Zügen; Leertaste oder Enter drückt sie. Chips liegen auf Ihrem Einsatz, bis Sie sie setzen.",
    handStudio:
      "Studio und Dealer sind gezeichnet, nicht gefilmt. Spieler mit Namen gehören zum Studio und spielen nach einer festen Regel. Allein der Zufall entscheidet über die Karten.",
    handRules:
      "Gesetzt wird bis zum Gong, und was gesetzt ist, bleibt. Dann haben alle gleichzeitig {seconds} Sekunden für ihr eigenes Blatt. Wer nicht rechtzeitig entscheidet, bleibt stehen, auch nach dem Verlassen des Tisches, und ein Gewinn wird ausgezahlt. Ein Verdoppeln darf über das Limit des Tisches gehen.",
  },
  fr: {
    handBet: "Votre mise",
    turnTime: "À vous : {seconds} s",
    othersTime: "Les joueurs décident : {seconds} s",
    dealerDraws: "Le croupier tire.",
    dealerBlackjack: "Le croupier a un blackjack.",
    dealerPoints: "Le croupier a {points}.",
    dealerHands: "Dernières mains du croupier",
    lateMove: "Votre décision est arrivée trop tard : votre main reste telle quelle.",
    handStands: "Vous restez à {points}",
    handKeys:
      "Tab mène à votre mise, aux jetons et aux décisions ; Espace ou Entrée les active. Les jetons restent sur votre mise jusqu’à ce que vous la validiez.",
    handStudio:
      "Le studio et le croupier sont dessinés, non filmés. Les joueurs qui ont un nom font partie du studio et jouent selon une règle fixe. Seul le hasard décide des cartes.",
    handRules:
      "On mise jusqu’au signal, et ce qui est placé reste. Puis chacun a {seconds} secondes pour sa propre main, tous en même temps. Qui ne décide pas à temps reste, même après avoir quitté la table, et un gain est payé. Un double peut dépasser la limite de la table.",
  },
  es: {
    handBet: "Tu apuesta",
    turnTime: "Tu turno: {seconds} s",
    othersTime: "Los jugadores deciden: {seconds} s",
    dealerDraws: "El crupier pide.",
    dealerBlackjack: "El crupier tiene blackjack.",
    dealerPoints: "El crupier tiene {points}.",
    dealerHands: "Últimas manos del crupier",
    lateMove: "Tu jugada llegó tarde: tu mano queda como está.",
    handStands: "Te plantas con {points}",
    handKeys:
      "Tab va a tu apuesta, a las fichas y a las jugadas; Espacio o Intro las pulsa. Las fichas quedan en tu apuesta hasta que las colocas.",
    handStudio:
      "El estudio y el crupier están dibujados, no filmados. Los jugadores con nombre son parte del estudio y juegan con una regla fija. Solo el azar decide las cartas.",
    handRules:
      "Se apuesta hasta la señal, y lo colocado se queda. Después todos tienen {seconds} segundos para su propia mano, al mismo tiempo. Quien no decide a tiempo se planta, también tras dejar la mesa, y un premio se paga. Doblar puede superar el límite de la mesa.",
  },
  pt: {
    handBet: "A sua aposta",
    turnTime: "A sua vez: {seconds} s",
    othersTime: "Os jogadores decidem: {seconds} s",
    dealerDraws: "O dealer tira cartas.",
    dealerBlackjack: "O dealer tem blackjack.",
    dealerPoints: "O dealer tem {points}.",
    dealerHands: "Últimas mãos do dealer",
    lateMove: "A jogada chegou tarde: a sua mão fica como está.",
    handStands: "Fica com {points}",
    handKeys:
      "Tab leva à sua aposta, às fichas e às jogadas; Espaço ou Enter carrega nelas. As fichas ficam na sua aposta até as colocar.",
    handStudio:
      "O estúdio e o dealer são desenhados, não filmados. Os jogadores com nome fazem parte do estúdio e jogam por uma regra fixa. Só o acaso decide as cartas.",
    handRules:
      "As apostas estão abertas até ao sinal, e o que foi colocado fica. Depois todos têm {seconds} segundos para a própria mão, ao mesmo tempo. Quem não decide a tempo fica com as cartas que tem, mesmo depois de sair da mesa, e um prémio é pago. Dobrar pode passar o limite da mesa.",
  },
  ja: {
    handBet: "あなたのベット",
    turnTime: "あなたの番: {seconds} 秒",
    othersTime: "プレイヤーの判断: {seconds} 秒",
    dealerDraws: "ディーラーが引きます。",
    dealerBlackjack: "ディーラーはブラックジャックです。",
    dealerPoints: "ディーラーは {points} です。",
    dealerHands: "ディーラーの最近の手",
    lateMove: "操作が間に合いませんでした。手札はそのままです。",
    handStands: "{points} でスタンド",
    handKeys:
      "Tab でベット、チップ、操作に移り、スペースまたは Enter で押します。チップは確定するまであなたのベットの上にあります。",
    handStudio:
      "スタジオとディーラーは描かれたもので、撮影ではありません。名前のあるプレイヤーはスタジオの一部で、決まった規則で動きます。カードは偶然だけで決まります。",
    handRules:
      "ベットは合図まで受け付け、置いたものは取り消せません。その後、全員が同時に {seconds} 秒で自分の手を決めます。時間内に決めないと、席を離れた後でもスタンドになり、勝ちは支払われます。ダブルはテーブルの上限を超えることができます。",
  },
  tr: {
    handBet: "Bahsiniz",
    turnTime: "Sıra sizde: {seconds} sn",
    othersTime: "Oyuncular karar veriyor: {seconds} sn",
    dealerDraws: "Krupiye kart çekiyor.",
    dealerBlackjack: "Krupiyenin blackjack’i var.",
    dealerPoints: "Krupiyede {points} var.",
    dealerHands: "Krupiyenin son elleri",
    lateMove: "Hamleniz geç geldi: eliniz olduğu gibi kalır.",
    handStands: "{points} ile kaldınız",
    handKeys:
      "Tab bahsinize, fişlere ve hamlelere gider; Boşluk veya Enter basar. Fişler, siz koyana kadar bahsinizin üzerinde durur.",
    handStudio:
      "Stüdyo ve krupiye çizimdir, filme alınmamıştır. Adı olan oyuncular stüdyoya aittir ve sabit bir kuralla oynar. Kartları yalnızca şans belirler.",
    handRules:
      "Bahisler zile kadar açıktır ve konan bahis kalır. Sonra herkesin kendi eli için aynı anda {seconds} saniyesi vardır. Zamanında karar vermeyen, masadan ayrılmış olsa da, kartlarıyla kalır ve kazanç ödenir. İkiye katlama masanın sınırını aşabilir.",
  },
  pl: {
    handBet: "Twoja stawka",
    turnTime: "Twój ruch: {seconds} s",
    othersTime: "Gracze decydują: {seconds} s",
    dealerDraws: "Krupier dobiera.",
    dealerBlackjack: "Krupier ma blackjacka.",
    dealerPoints: "Krupier ma {points}.",
    dealerHands: "Ostatnie ręce krupiera",
    lateMove: "Ruch przyszedł za późno: Twoja ręka zostaje, jaka jest.",
    handStands: "Pasujesz przy {points}",
    handKeys:
      "Tab prowadzi do Twojej stawki, żetonów i ruchów; Spacja lub Enter je naciska. Żetony leżą na stawce, dopóki ich nie postawisz.",
    handStudio:
      "Studio i krupier są narysowani, nie filmowani. Gracze z imieniem należą do studia i grają według stałej zasady. O kartach decyduje tylko przypadek.",
    handRules:
      "Stawiać można do dzwonka, a co postawione, zostaje. Potem wszyscy jednocześnie mają {seconds} sekund na własną rękę. Kto nie zdecyduje na czas, pasuje, także po odejściu od stołu, a wygrana zostanie wypłacona. Podwojenie może przekroczyć limit stołu.",
  },
  tl: {
    handBet: "Taya mo",
    turnTime: "Ikaw na: {seconds} s",
    othersTime: "Nagpapasya ang mga manlalaro: {seconds} s",
    dealerDraws: "Kumukuha ang dealer.",
    dealerBlackjack: "May blackjack ang dealer.",
    dealerPoints: "{points} ang sa dealer.",
    dealerHands: "Mga huling kamay ng dealer",
    lateMove: "Nahuli ang galaw mo: mananatili ang kamay mo.",
    handStands: "Nanatili ka sa {points}",
    handKeys:
      "Dinadala ka ng Tab sa taya, mga chip at mga galaw; pinipindot ang mga ito ng Space o Enter. Nasa taya mo ang mga chip hanggang ilagay mo.",
    handStudio:
      "Iginuhit ang studio at dealer, hindi kinunan. Bahagi ng studio ang mga manlalarong may pangalan at naglalaro sila ayon sa iisang tuntunin. Pagkakataon lang ang nagpapasya sa mga baraha.",
    handRules:
      "Bukas ang taya hanggang sa hudyat, at nananatili ang nailagay na. Pagkatapos, sabay-sabay na may {seconds} segundo ang bawat isa para sa sariling kamay. Ang hindi nakapagpasya sa oras ay mananatili, kahit umalis na sa mesa, at babayaran ang panalo. Maaaring lumampas sa limitasyon ng mesa ang doble.",
  },
};

export type LiveBlackjackMessages = Readonly<Record<keyof typeof texts.en, string>>;

const byLanguage: Readonly<Record<string, LiveBlackjackMessages>> = { ...texts, br: texts.pt };

/** In the language of a launch, else in English; Brazil reads the Portuguese ones. */
export const liveBlackjackMessages = (language: string): LiveBlackjackMessages => byLanguage[language] ?? texts.en;
