/** Messages of blackjack and of the felt table: English and Finnish by hand, the others machine translated. */
const texts = {
  en: {
    dealer: "Dealer",
    yourHand: "Your hand",
    hit: "Hit",
    stand: "Stand",
    double: "Double",
    blackjack: "Blackjack",
    bust: "Over 21",
    dealingBlackjack: "The cards are dealt. Stake {stake}.",
    yourTurn: "You have {player}, the dealer shows {dealer}. It is your turn.",
    blackjackHands: "{player} for you, {dealer} for the dealer.",
    blackjackFelt: "Blackjack pays 3 to 2 · Dealer stands on 17",
    lastRounds: "Last rounds",
    noDouble: "You cannot double now",
    noDoubleText: "Nothing more was taken. Your stake and your cards stay as they are: hit or stand.",
    blackjackAim:
      "Come closer to 21 points than the dealer without going over. One of the dealer’s two cards lies face down until you have finished.",
    blackjackPoints:
      "Two to ten count their number, pictures ten. An ace counts eleven, or one where eleven would go over 21.",
    blackjackWin: "Win",
    blackjackTie: "Tie: the stake is returned",
    blackjackMoves:
      "Hit draws a card, stand ends your turn. Double stakes the same amount again, draws exactly one card and ends your turn. It is possible on your first two cards only. 21 points end your turn by themselves.",
    blackjackDealer: "The dealer draws up to 16 points and stands on 17 or more, even if an ace counts eleven.",
    blackjackFirst:
      "Blackjack is an ace with a ten or a picture as the first two cards. If the dealer has it, the round ends before your turn: only a blackjack of your own ties.",
    blackjackNot: "Pairs cannot be split, and there is no insurance.",
    blackjackDecks: "Every round is dealt from six full decks, newly shuffled.",
    blackjackRtp:
      "Return to player: {rtp} % of the first stake with basic strategy. This is an average over a very large number of rounds. Other decisions return less.",
    blackjackInterrupted:
      "A round that is interrupted waits for you: open the game again and play on with the same cards.",
    blackjackKeys:
      "Space or Enter deals. Then Tab moves between hit, stand and double, and Space or Enter presses them.",
  },
  fi: {
    dealer: "Jakaja",
    yourHand: "Sinun kätesi",
    hit: "Lisää",
    stand: "Jää",
    double: "Tuplaa",
    blackjack: "Blackjack",
    bust: "Yli 21",
    dealingBlackjack: "Kortit jaetaan. Panos {stake}.",
    yourTurn: "Sinulla on {player}, jakajalla näkyy {dealer}. On sinun vuorosi.",
    blackjackHands: "Sinulla {player}, jakajalla {dealer}.",
    blackjackFelt: "Blackjack maksaa 3–2 · Jakaja jää 17:ään",
    lastRounds: "Viimeiset kierrokset",
    noDouble: "Et voi tuplata nyt",
    noDoubleText: "Lisää ei veloitettu. Panoksesi ja korttisi pysyvät ennallaan: ota lisää tai jää.",
    blackjackAim:
      "Pääse lähemmäs 21 pistettä kuin jakaja menemättä yli. Toinen jakajan kahdesta kortista on kuvapuoli alaspäin, kunnes olet valmis.",
    blackjackPoints:
      "Kakkosesta kymppiin kortti on lukunsa arvoinen, kuvakortit kymmenen. Ässä on yksitoista, tai yksi, jos yksitoista veisi yli 21:n.",
    blackjackWin: "Voitto",
    blackjackTie: "Tasapeli: panos palautetaan",
    blackjackMoves:
      "Lisää nostaa kortin, jää päättää vuorosi. Tuplaus veloittaa saman panoksen uudelleen, nostaa täsmälleen yhden kortin ja päättää vuorosi. Se on mahdollista vain kahdella ensimmäisellä kortilla. 21 pistettä päättää vuoron itsestään.",
    blackjackDealer:
      "Jakaja nostaa 16 pisteeseen asti ja jää, kun pisteitä on 17 tai enemmän, myös kun ässä on niissä yksitoista.",
    blackjackFirst:
      "Blackjack on ässä ja kymppi tai kuvakortti kahtena ensimmäisenä korttina. Jos se on jakajalla, kierros päättyy ennen vuoroasi: vain oma blackjack on tasapeli.",
    blackjackNot: "Pareja ei voi jakaa, eikä vakuutusta ole.",
    blackjackDecks: "Jokainen kierros jaetaan kuudesta täydestä, juuri sekoitetusta pakasta.",
    blackjackRtp:
      "Palautusprosentti: {rtp} % ensimmäisestä panoksesta perusstrategialla, keskiarvona erittäin suuresta määrästä kierroksia. Muut ratkaisut palauttavat vähemmän.",
    blackjackInterrupted: "Keskeytynyt kierros odottaa sinua: avaa peli uudelleen ja jatka samoilla korteilla.",
    blackjackKeys:
      "Välilyönti tai Enter jakaa kortit. Sitten Sarkain siirtyy valintojen välillä, ja välilyönti tai Enter valitsee.",
  },
  no: {
    dealer: "Dealer",
    yourHand: "Din hånd",
    hit: "Trekk",
    stand: "Stå",
    double: "Doble",
    blackjack: "Blackjack",
    bust: "Over 21",
    dealingBlackjack: "Kortene deles ut. Innsats {stake}.",
    yourTurn: "Du har {player}, dealeren viser {dealer}. Det er din tur.",
    blackjackHands: "{player} til deg, {dealer} til dealeren.",
    blackjackFelt: "Blackjack betaler 3 til 2 · Dealeren står på 17",
    lastRounds: "Siste runder",
    noDouble: "Du kan ikke doble nå",
    noDoubleText: "Det er ikke trukket noe mer. Innsatsen og kortene dine er som før: trekk eller stå.",
    blackjackAim:
      "Kom nærmere 21 poeng enn dealeren uten å gå over. Ett av dealerens to kort ligger med baksiden opp til du er ferdig.",
    blackjackPoints:
      "To til ti teller tallet sitt, bildekort ti. Ess teller elleve, eller én når elleve ville gå over 21.",
    blackjackWin: "Gevinst",
    blackjackTie: "Uavgjort: innsatsen betales tilbake",
    blackjackMoves:
      "Trekk gir et kort, stå avslutter turen din. Doble satser samme beløp en gang til, gir nøyaktig ett kort og avslutter turen. Det er bare mulig på de to første kortene. 21 poeng avslutter turen av seg selv.",
    blackjackDealer:
      "Dealeren trekker til og med 16 poeng og står på 17 eller mer, også når et ess teller elleve i dem.",
    blackjackFirst:
      "Blackjack er et ess med en tier eller et bildekort som de to første kortene. Har dealeren det, slutter runden før din tur: bare din egen blackjack gir uavgjort.",
    blackjackNot: "Par kan ikke deles, og det finnes ingen forsikring.",
    blackjackDecks: "Hver runde deles ut fra seks fulle kortstokker, nystokket.",
    blackjackRtp:
      "Tilbakebetaling: {rtp} % av den første innsatsen med grunnstrategi, som gjennomsnitt over svært mange runder. Andre valg betaler mindre tilbake.",
    blackjackInterrupted:
      "En runde som blir avbrutt, venter på deg: åpne spillet igjen og spill videre med de samme kortene.",
    blackjackKeys:
      "Mellomrom eller Enter deler ut. Deretter flytter Tab mellom valgene, og mellomrom eller Enter velger.",
  },
  de: {
    dealer: "Geber",
    yourHand: "Ihre Hand",
    hit: "Karte",
    stand: "Stehen",
    double: "Verdoppeln",
    blackjack: "Blackjack",
    bust: "Über 21",
    dealingBlackjack: "Die Karten werden gegeben. Einsatz {stake}.",
    yourTurn: "Sie haben {player}, der Geber zeigt {dealer}. Sie sind am Zug.",
    blackjackHands: "{player} für Sie, {dealer} für den Geber.",
    blackjackFelt: "Blackjack zahlt 3 zu 2 · Geber steht bei 17",
    lastRounds: "Letzte Runden",
    noDouble: "Sie können jetzt nicht verdoppeln",
    noDoubleText:
      "Es wurde nichts weiter abgebucht. Ihr Einsatz und Ihre Karten bleiben, wie sie sind: Nehmen Sie eine Karte oder bleiben Sie stehen.",
    blackjackAim:
      "Kommen Sie näher an 21 Punkte als der Geber, ohne darüber zu gehen. Eine der zwei Karten des Gebers liegt verdeckt, bis Sie fertig sind.",
    blackjackPoints:
      "Zwei bis zehn zählen ihre Zahl, Bilder zehn. Ein Ass zählt elf, oder eins, wenn elf über 21 gehen würde.",
    blackjackWin: "Gewinn",
    blackjackTie: "Unentschieden: der Einsatz wird zurückgezahlt",
    blackjackMoves:
      "„Karte“ zieht eine Karte, „Stehen“ beendet Ihren Zug. „Verdoppeln“ setzt den gleichen Betrag noch einmal, zieht genau eine Karte und beendet Ihren Zug. Es ist nur mit den ersten zwei Karten möglich. 21 Punkte beenden Ihren Zug von selbst.",
    blackjackDealer: "Der Geber zieht bis 16 Punkte und steht ab 17, auch wenn darin ein Ass elf zählt.",
    blackjackFirst:
      "Blackjack ist ein Ass mit einer Zehn oder einem Bild als den ersten zwei Karten. Hat ihn der Geber, endet die Runde vor Ihrem Zug: Nur ein eigener Blackjack ist unentschieden.",
    blackjackNot: "Paare können nicht geteilt werden, und es gibt keine Versicherung.",
    blackjackDecks: "Jede Runde wird aus sechs vollen, neu gemischten Kartenspielen gegeben.",
    blackjackRtp:
      "Auszahlungsquote: {rtp} % des ersten Einsatzes mit Basisstrategie, als Durchschnitt über sehr viele Runden. Andere Entscheidungen zahlen weniger aus.",
    blackjackInterrupted:
      "Eine unterbrochene Runde wartet auf Sie: Öffnen Sie das Spiel wieder und spielen Sie mit denselben Karten weiter.",
    blackjackKeys:
      "Leertaste oder Enter gibt die Karten. Danach wechselt Tab zwischen den Zügen, und Leertaste oder Enter wählt.",
  },
  fr: {
    dealer: "Croupier",
    yourHand: "Votre main",
    hit: "Carte",
    stand: "Rester",
    double: "Doubler",
    blackjack: "Blackjack",
    bust: "Plus de 21",
    dealingBlackjack: "Les cartes sont distribuées. Mise {stake}.",
    yourTurn: "Vous avez {player}, le croupier montre {dealer}. C’est à vous.",
    blackjackHands: "{player} pour vous, {dealer} pour le croupier.",
    blackjackFelt: "Le blackjack paie 3 contre 2 · Le croupier reste à 17",
    lastRounds: "Dernières parties",
    noDouble: "Vous ne pouvez pas doubler maintenant",
    noDoubleText:
      "Rien de plus n’a été prélevé. Votre mise et vos cartes restent telles quelles : demandez une carte ou restez.",
    blackjackAim:
      "Approchez-vous de 21 points plus que le croupier, sans les dépasser. Une des deux cartes du croupier reste face cachée jusqu’à ce que vous ayez fini.",
    blackjackPoints:
      "De deux à dix, une carte vaut son chiffre ; une figure vaut dix. Un as vaut onze, ou un si onze dépassait 21.",
    blackjackWin: "Gain",
    blackjackTie: "Égalité : la mise est rendue",
    blackjackMoves:
      "« Carte » tire une carte, « Rester » termine votre tour. « Doubler » mise encore une fois la même somme, tire exactement une carte et termine votre tour. Ce n’est possible qu’avec vos deux premières cartes. 21 points terminent votre tour d’eux-mêmes.",
    blackjackDealer: "Le croupier tire jusqu’à 16 points et reste à partir de 17, même si un as y vaut onze.",
    blackjackFirst:
      "Un blackjack, c’est un as avec un dix ou une figure comme deux premières cartes. Si le croupier l’a, la partie se termine avant votre tour : seul un blackjack de votre part fait égalité.",
    blackjackNot: "Les paires ne se séparent pas et il n’y a pas d’assurance.",
    blackjackDecks: "Chaque partie est distribuée à partir de six jeux complets, fraîchement mélangés.",
    blackjackRtp:
      "Taux de retour : {rtp} % de la première mise avec la stratégie de base, en moyenne sur un très grand nombre de parties. D’autres décisions rendent moins.",
    blackjackInterrupted: "Une partie interrompue vous attend : rouvrez le jeu et continuez avec les mêmes cartes.",
    blackjackKeys: "Espace ou Entrée distribue. Ensuite, Tab passe d’un choix à l’autre, et Espace ou Entrée choisit.",
  },
  es: {
    dealer: "Crupier",
    yourHand: "Tu mano",
    hit: "Carta",
    stand: "Plantarse",
    double: "Doblar",
    blackjack: "Blackjack",
    bust: "Más de 21",
    dealingBlackjack: "Se reparten las cartas. Apuesta {stake}.",
    yourTurn: "Tienes {player}, el crupier muestra {dealer}. Es tu turno.",
    blackjackHands: "{player} para ti, {dealer} para el crupier.",
    blackjackFelt: "El blackjack paga 3 a 2 · El crupier se planta en 17",
    lastRounds: "Últimas rondas",
    noDouble: "Ahora no puedes doblar",
    noDoubleText: "No se ha cobrado nada más. Tu apuesta y tus cartas siguen como están: pide carta o plántate.",
    blackjackAim:
      "Acércate a 21 puntos más que el crupier sin pasarte. Una de las dos cartas del crupier queda boca abajo hasta que termines.",
    blackjackPoints:
      "Del dos al diez, la carta vale su número; las figuras, diez. El as vale once, o uno si con once te pasaras de 21.",
    blackjackWin: "Ganancia",
    blackjackTie: "Empate: se devuelve la apuesta",
    blackjackMoves:
      "«Carta» saca una carta, «Plantarse» termina tu turno. «Doblar» apuesta otra vez lo mismo, saca exactamente una carta y termina tu turno. Solo es posible con las dos primeras cartas. Con 21 puntos el turno termina solo.",
    blackjackDealer: "El crupier pide hasta 16 puntos y se planta con 17 o más, también si un as vale once en ellos.",
    blackjackFirst:
      "Blackjack es un as con un diez o una figura en las dos primeras cartas. Si lo tiene el crupier, la ronda termina antes de tu turno: solo un blackjack tuyo empata.",
    blackjackNot: "Las parejas no se pueden separar y no hay seguro.",
    blackjackDecks: "Cada ronda se reparte de seis barajas completas, recién mezcladas.",
    blackjackRtp:
      "Retorno al jugador: {rtp} % de la primera apuesta con la estrategia básica, como media de muchísimas rondas. Otras decisiones devuelven menos.",
    blackjackInterrupted: "Una ronda interrumpida te espera: abre el juego de nuevo y sigue con las mismas cartas.",
    blackjackKeys: "Espacio o Intro reparte. Después, Tab pasa de una opción a otra, y Espacio o Intro la elige.",
  },
  pt: {
    dealer: "Crupiê",
    yourHand: "A sua mão",
    hit: "Carta",
    stand: "Parar",
    double: "Dobrar",
    blackjack: "Blackjack",
    bust: "Mais de 21",
    dealingBlackjack: "As cartas são distribuídas. Aposta {stake}.",
    yourTurn: "Tem {player}, o crupiê mostra {dealer}. É a sua vez.",
    blackjackHands: "{player} para si, {dealer} para o crupiê.",
    blackjackFelt: "O blackjack paga 3 para 2 · O crupiê para nos 17",
    lastRounds: "Últimas rondas",
    noDouble: "Agora não pode dobrar",
    noDoubleText: "Nada mais foi cobrado. A sua aposta e as suas cartas ficam como estão: peça carta ou pare.",
    blackjackAim:
      "Chegue mais perto de 21 pontos do que o crupiê sem os ultrapassar. Uma das duas cartas do crupiê fica virada para baixo até terminar.",
    blackjackPoints:
      "De dois a dez, a carta vale o seu número; as figuras valem dez. O ás vale onze, ou um se onze ultrapassasse 21.",
    blackjackWin: "Ganho",
    blackjackTie: "Empate: a aposta é devolvida",
    blackjackMoves:
      "“Carta” tira uma carta, “Parar” termina a sua vez. “Dobrar” aposta o mesmo outra vez, tira exatamente uma carta e termina a sua vez. Só é possível com as duas primeiras cartas. 21 pontos terminam a vez por si.",
    blackjackDealer: "O crupiê tira até 16 pontos e para nos 17 ou mais, também quando um ás vale onze.",
    blackjackFirst:
      "Blackjack é um ás com um dez ou uma figura nas duas primeiras cartas. Se for do crupiê, a ronda termina antes da sua vez: só um blackjack seu empata.",
    blackjackNot: "Os pares não se podem separar e não há seguro.",
    blackjackDecks: "Cada ronda é distribuída de seis baralhos completos, acabados de baralhar.",
    blackjackRtp:
      "Retorno ao jogador: {rtp} % da primeira aposta com a estratégia básica, em média de um número muito grande de rondas. Outras decisões devolvem menos.",
    blackjackInterrupted:
      "Uma ronda interrompida espera por si: abra o jogo outra vez e continue com as mesmas cartas.",
    blackjackKeys: "Espaço ou Enter distribui. Depois, Tab passa entre as opções, e Espaço ou Enter escolhe.",
  },
  br: {
    dealer: "Crupiê",
    yourHand: "Sua mão",
    hit: "Carta",
    stand: "Parar",
    double: "Dobrar",
    blackjack: "Blackjack",
    bust: "Mais de 21",
    dealingBlackjack: "As cartas são distribuídas. Aposta {stake}.",
    yourTurn: "Você tem {player}, o crupiê mostra {dealer}. É a sua vez.",
    blackjackHands: "{player} para você, {dealer} para o crupiê.",
    blackjackFelt: "Blackjack paga 3 para 2 · O crupiê para no 17",
    lastRounds: "Últimas rodadas",
    noDouble: "Agora não dá para dobrar",
    noDoubleText: "Nada mais foi cobrado. Sua aposta e suas cartas ficam como estão: peça carta ou pare.",
    blackjackAim:
      "Chegue mais perto de 21 pontos do que o crupiê sem passar. Uma das duas cartas do crupiê fica virada para baixo até você terminar.",
    blackjackPoints:
      "De dois a dez, a carta vale o seu número; as figuras valem dez. O ás vale onze, ou um se onze passasse de 21.",
    blackjackWin: "Ganho",
    blackjackTie: "Empate: a aposta é devolvida",
    blackjackMoves:
      "“Carta” tira uma carta, “Parar” encerra sua vez. “Dobrar” aposta o mesmo valor outra vez, tira exatamente uma carta e encerra sua vez. Só é possível com as duas primeiras cartas. 21 pontos encerram a vez sozinhos.",
    blackjackDealer: "O crupiê tira até 16 pontos e para no 17 ou mais, também quando um ás vale onze.",
    blackjackFirst:
      "Blackjack é um ás com um dez ou uma figura nas duas primeiras cartas. Se for do crupiê, a rodada termina antes da sua vez: só um blackjack seu empata.",
    blackjackNot: "Pares não podem ser separados e não há seguro.",
    blackjackDecks: "Cada rodada é distribuída de seis baralhos completos, recém-embaralhados.",
    blackjackRtp:
      "Retorno ao jogador: {rtp} % da primeira aposta com a estratégia básica, em média de um número muito grande de rodadas. Outras decisões devolvem menos.",
    blackjackInterrupted:
      "Uma rodada interrompida espera por você: abra o jogo de novo e continue com as mesmas cartas.",
    blackjackKeys: "Espaço ou Enter distribui. Depois, Tab passa entre as opções, e Espaço ou Enter escolhe.",
  },
  ja: {
    dealer: "ディーラー",
    yourHand: "あなたの手札",
    hit: "ヒット",
    stand: "スタンド",
    double: "ダブル",
    blackjack: "ブラックジャック",
    bust: "21超え",
    dealingBlackjack: "カードを配ります。賭け金{stake}。",
    yourTurn: "あなたは{player}、ディーラーは{dealer}を見せています。あなたの番です。",
    blackjackHands: "あなたは{player}、ディーラーは{dealer}。",
    blackjackFelt: "ブラックジャックの配当は3対2 · ディーラーは17でスタンド",
    lastRounds: "最近のラウンド",
    noDouble: "今はダブルできません",
    noDoubleText: "追加の引き落としはありません。賭け金とカードはそのままです。ヒットかスタンドを選んでください。",
    blackjackAim:
      "21点を超えずに、ディーラーより21点に近づきます。ディーラーの2枚のうち1枚は、あなたが終えるまで伏せられています。",
    blackjackPoints: "2から10は数字どおり、絵札は10点です。エースは11点、21を超える場合は1点です。",
    blackjackWin: "勝ち",
    blackjackTie: "引き分け：賭け金は戻ります",
    blackjackMoves:
      "ヒットは1枚引き、スタンドは自分の番を終えます。ダブルは同じ額をもう一度賭け、ちょうど1枚引いて番を終えます。最初の2枚のときだけ選べます。21点になると番は自動的に終わります。",
    blackjackDealer: "ディーラーは16点まで引き、17点以上でスタンドします。エースを11点と数える17点も同じです。",
    blackjackFirst:
      "ブラックジャックは、最初の2枚がエースと10または絵札の手です。ディーラーがブラックジャックなら、あなたの番の前にラウンドは終わり、あなたもブラックジャックのときだけ引き分けです。",
    blackjackNot: "ペアのスプリットと保険はありません。",
    blackjackDecks: "毎ラウンド、新しくシャッフルした6組のカードから配ります。",
    blackjackRtp:
      "還元率：基本戦略で最初の賭け金の{rtp} %。非常に多くのラウンドの平均です。ほかの選び方では低くなります。",
    blackjackInterrupted: "中断したラウンドは待っています。ゲームをもう一度開くと、同じカードで続けられます。",
    blackjackKeys: "スペースまたはEnterで配ります。その後はTabで選択を移動し、スペースまたはEnterで選びます。",
  },
  tr: {
    dealer: "Krupiye",
    yourHand: "Eliniz",
    hit: "Kart çek",
    stand: "Kal",
    double: "İkiye katla",
    blackjack: "Blackjack",
    bust: "21 üstü",
    dealingBlackjack: "Kartlar dağıtılıyor. Bahis {stake}.",
    yourTurn: "Sizde {player} var, krupiye {dealer} gösteriyor. Sıra sizde.",
    blackjackHands: "Sizde {player}, krupiyede {dealer}.",
    blackjackFelt: "Blackjack 3'e 2 öder · Krupiye 17'de kalır",
    lastRounds: "Son turlar",
    noDouble: "Şimdi ikiye katlayamazsınız",
    noDoubleText: "Başka bir tutar alınmadı. Bahsiniz ve kartlarınız olduğu gibi kalıyor: kart çekin veya kalın.",
    blackjackAim:
      "21 puanı aşmadan krupiyeden daha çok yaklaşın. Krupiyenin iki kartından biri siz bitirene kadar kapalı kalır.",
    blackjackPoints:
      "İkiden ona kadar kartlar kendi sayısını, resimli kartlar on sayılır. As on bir, 21'i aşacaksa bir sayılır.",
    blackjackWin: "Kazanç",
    blackjackTie: "Berabere: bahis geri ödenir",
    blackjackMoves:
      "“Kart çek” bir kart alır, “Kal” sıranızı bitirir. “İkiye katla” aynı tutarı bir kez daha yatırır, tam bir kart çeker ve sıranızı bitirir. Bu, yalnızca ilk iki kartta mümkündür. 21 puan sıranızı kendiliğinden bitirir.",
    blackjackDealer: "Krupiye 16 puana kadar çeker, 17 ve üstünde kalır; içinde as on bir sayılsa da.",
    blackjackFirst:
      "Blackjack, ilk iki kartta as ile on ya da resimli karttır. Krupiyede varsa tur sıranızdan önce biter: yalnızca sizin blackjack'iniz berabere kalır.",
    blackjackNot: "Çiftler bölünemez ve sigorta yoktur.",
    blackjackDecks: "Her tur yeni karıştırılmış altı tam desteden dağıtılır.",
    blackjackRtp:
      "Oyuncuya dönüş: temel stratejiyle ilk bahsin %{rtp} kadarı; çok sayıda turun ortalamasıdır. Başka kararlar daha az döndürür.",
    blackjackInterrupted: "Yarıda kalan tur sizi bekler: oyunu yeniden açın ve aynı kartlarla devam edin.",
    blackjackKeys: "Boşluk veya Enter dağıtır. Ardından Sekme seçenekler arasında geçer, boşluk veya Enter seçer.",
  },
  pl: {
    dealer: "Krupier",
    yourHand: "Twoja ręka",
    hit: "Dobierz",
    stand: "Pas",
    double: "Podwój",
    blackjack: "Blackjack",
    bust: "Ponad 21",
    dealingBlackjack: "Karty są rozdawane. Stawka {stake}.",
    yourTurn: "Masz {player}, krupier pokazuje {dealer}. Twój ruch.",
    blackjackHands: "{player} u Ciebie, {dealer} u krupiera.",
    blackjackFelt: "Blackjack płaci 3 do 2 · Krupier pasuje przy 17",
    lastRounds: "Ostatnie rundy",
    noDouble: "Teraz nie możesz podwoić",
    noDoubleText: "Nic więcej nie pobrano. Twoja stawka i karty pozostają bez zmian: dobierz albo pasuj.",
    blackjackAim:
      "Zbliż się do 21 punktów bardziej niż krupier, nie przekraczając ich. Jedna z dwóch kart krupiera leży zakryta, dopóki nie skończysz.",
    blackjackPoints:
      "Od dwójki do dziesiątki karta liczy swoją liczbę, figury dziesięć. As liczy jedenaście albo jeden, jeśli jedenaście przekroczyłoby 21.",
    blackjackWin: "Wygrana",
    blackjackTie: "Remis: stawka wraca",
    blackjackMoves:
      "„Dobierz” daje kartę, „Pas” kończy Twój ruch. „Podwój” stawia jeszcze raz tę samą kwotę, daje dokładnie jedną kartę i kończy ruch. Jest możliwe tylko przy dwóch pierwszych kartach. 21 punktów kończy ruch samo.",
    blackjackDealer: "Krupier dobiera do 16 punktów i pasuje od 17, także gdy as liczy w nich jedenaście.",
    blackjackFirst:
      "Blackjack to as z dziesiątką lub figurą jako dwie pierwsze karty. Jeśli ma go krupier, runda kończy się przed Twoim ruchem: tylko Twój blackjack daje remis.",
    blackjackNot: "Par nie można rozdzielać i nie ma ubezpieczenia.",
    blackjackDecks: "Każda runda jest rozdawana z sześciu pełnych, świeżo potasowanych talii.",
    blackjackRtp:
      "Zwrot dla gracza: {rtp} % pierwszej stawki przy strategii podstawowej, jako średnia z bardzo wielu rund. Inne decyzje zwracają mniej.",
    blackjackInterrupted: "Przerwana runda czeka na Ciebie: otwórz grę ponownie i graj dalej tymi samymi kartami.",
    blackjackKeys: "Spacja lub Enter rozdaje. Potem Tab przechodzi między ruchami, a Spacja lub Enter wybiera.",
  },
  tl: {
    dealer: "Dealer",
    yourHand: "Ang iyong baraha",
    hit: "Kumuha",
    stand: "Tumigil",
    double: "Doblehin",
    blackjack: "Blackjack",
    bust: "Lampas 21",
    dealingBlackjack: "Ibinibigay ang mga baraha. Taya {stake}.",
    yourTurn: "Mayroon kang {player}, {dealer} ang ipinapakita ng dealer. Ikaw na.",
    blackjackHands: "{player} sa iyo, {dealer} sa dealer.",
    blackjackFelt: "Bayad ng blackjack 3 sa 2 · Tumitigil ang dealer sa 17",
    lastRounds: "Mga huling round",
    noDouble: "Hindi ka makakadoble ngayon",
    noDoubleText: "Walang idinagdag na kinuha. Pareho pa rin ang taya at mga baraha mo: kumuha o tumigil.",
    blackjackAim:
      "Lumapit sa 21 puntos nang higit sa dealer nang hindi lumalampas. Nakataob ang isa sa dalawang baraha ng dealer hanggang matapos ka.",
    blackjackPoints:
      "Ang dalawa hanggang sampu ay ayon sa numero, sampu ang mga larawan. Labing-isa ang alas, o isa kung lalampas sa 21 ang labing-isa.",
    blackjackWin: "Panalo",
    blackjackTie: "Tabla: ibinabalik ang taya",
    blackjackMoves:
      "Ang “Kumuha” ay isang baraha, tinatapos ng “Tumigil” ang iyong turno. Ang “Doblehin” ay tumataya ulit ng parehong halaga, kumukuha ng eksaktong isang baraha at tinatapos ang turno. Sa unang dalawang baraha lang ito puwede. Kusang natatapos ang turno sa 21 puntos.",
    blackjackDealer:
      "Kumukuha ang dealer hanggang 16 puntos at tumitigil sa 17 pataas, kahit labing-isa ang bilang ng alas doon.",
    blackjackFirst:
      "Ang blackjack ay alas na may sampu o larawan bilang unang dalawang baraha. Kung nasa dealer ito, tapos ang round bago ang turno mo: tabla lang kung blackjack ka rin.",
    blackjackNot: "Hindi maaaring hatiin ang mga pares, at walang insurance.",
    blackjackDecks: "Bawat round ay galing sa anim na buong baraha, bagong balasa.",
    blackjackRtp:
      "Balik sa manlalaro: {rtp} % ng unang taya gamit ang basic strategy, karaniwan sa napakaraming round. Mas mababa ang balik ng ibang pasya.",
    blackjackInterrupted:
      "Hinihintay ka ng naputol na round: buksan muli ang laro at ituloy gamit ang parehong mga baraha.",
    blackjackKeys:
      "Space o Enter ang nagbibigay ng baraha. Pagkatapos, Tab ang lumilipat sa mga pasya, at Space o Enter ang pumipili.",
  },
} as const satisfies Record<string, Record<string, string>>;

export type BlackjackMessages = Readonly<Record<keyof (typeof texts)["en"], string>>;

export const blackjackMessages = (language: keyof typeof texts): BlackjackMessages => texts[language];
