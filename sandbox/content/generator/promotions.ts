import { bannerAsset } from "../art/assets";
import { type ContentDocument, localise, makeDocument, makeImage, makeSlug, type Words, words } from "./document";
import { rates } from "./markets";
import type { Theme } from "./themes";

interface PromotionPlan {
  slug: string;
  theme: Theme;
  category: "casino" | "live-casino";
  tags: readonly string[];
  authorized: "both" | "authorized" | "not-authorized";
  targetAudience?: { targetAudienceOption: string; targetGroups?: string[]; targetPlayersIds?: string[] };
  title: Words;
  description: Words;
  /** In euros; the other currencies follow. `wagering` is the whole of what has to be staked. */
  money: { amount: number; wagering: number; maxBet: number };
  days: number;
  excludedGames: Words;
  forfeit: Words;
  excludedMarkets?: readonly string[];
  window?: { startDate?: string; endDate?: string; startsAt?: string; endsAt?: string };
}

const jackpotsAndTables = words(
  "Jackpot games and live tables|Jackpot-pelit ja live-pöydät|Jackpotspill og live-bord|Jackpot-Spiele und Live-Tische|Jeux à jackpot et tables en direct|Juegos con jackpot y mesas en vivo|Jogos com jackpot e mesas ao vivo|ジャックポットゲームとライブテーブル|Jackpot oyunları ve canlı masalar|Gry z jackpotem i stoły na żywo|Mga larong jackpot at live na mesa",
);
const none = words("None|Ei mitään|Ingen|Keine|Aucun|Ninguno|Nenhum|なし|Yok|Brak|Wala");
const losesBonus = words(
  "The bonus and what was won with it. Your deposit stays yours.|Bonuksen ja sillä voitetun. Talletuksesi säilyy.|Bonusen og det som er vunnet med den. Innskuddet ditt beholder du.|Den Bonus und die Gewinne daraus. Die Einzahlung bleibt erhalten.|Le bonus et les gains obtenus avec lui. Votre dépôt reste à vous.|El bono y lo ganado con él. Tu depósito sigue siendo tuyo.|O bónus e os ganhos obtidos com ele. O seu depósito continua a ser seu.|ボーナスとそれによる賞金。入金額は失われません。|Bonus ve onunla kazanılanlar. Yatırdığınız para sizde kalır.|Bonus i wygrane z niego. Wpłata pozostaje Twoja.|Ang bonus at ang napanalunan dito. Mananatili sa iyo ang deposito.",
);
const losesNothing = words(
  "Nothing: what is paid is cash.|Et mitään: maksu on rahaa.|Ingenting: det utbetalte er penger.|Nichts: Es wird Bargeld gutgeschrieben.|Rien : le versement est en argent réel.|Nada: lo que se paga es dinero.|Nada: o que é pago é dinheiro.|失うものはありません。現金で支払われます。|Hiçbir şey: ödenen tutar nakittir.|Nic: wypłata jest w gotówce.|Wala: pera ang ibinabayad.",
);
/** Inducements are not shown to everybody there. */
const quietMarkets = ["SE", "PP", "NL", "LL"] as const;

/** One for each rule: audiences, targeting, categories, tags, markets and both pairs of dates. In the order of the page. */
export const promotions: readonly PromotionPlan[] = [
  {
    slug: "first-deposit",
    theme: "planet",
    category: "casino",
    tags: ["welcome", "deposit"],
    authorized: "not-authorized",
    title: words(
      "First deposit, doubled|Ensitalletus tuplana|Første innskudd, doblet|Die erste Einzahlung, verdoppelt|Premier dépôt doublé|Primer depósito, doblado|Primeiro depósito a dobrar|初回入金が2倍に|İlk yatırma, iki katı|Pierwsza wpłata podwojona|Unang deposito, doble",
    ),
    description: words(
      "We match your first deposit once. Playing without the bonus is fine too.|Tuplaamme ensitalletuksesi kerran. Voit pelata myös ilman bonusta.|Vi dobler ditt første innskudd én gang. Du kan også spille uten bonus.|Wir verdoppeln die erste Einzahlung einmal. Spielen ohne Bonus geht auch.|Nous doublons une fois votre premier dépôt. Jouer sans bonus est possible.|Doblamos tu primer depósito una vez. También puedes jugar sin bono.|Duplicamos o seu primeiro depósito uma vez. Também pode jogar sem bónus.|初回入金を一度だけ同額で上乗せします。ボーナスなしでも遊べます。|İlk yatırmanızı bir kez ikiye katlarız. Bonussuz da oynayabilirsiniz.|Podwajamy pierwszą wpłatę jeden raz. Można też grać bez bonusu.|Dodoblehin namin ang unang deposito nang isang beses. Puwede ring walang bonus.",
    ),
    money: { amount: 50, wagering: 500, maxBet: 5 },
    days: 30,
    excludedGames: jackpotsAndTables,
    forfeit: losesBonus,
    excludedMarkets: quietMarkets,
  },
  {
    slug: "orbit-rounds",
    theme: "neon",
    category: "casino",
    tags: ["free-rounds"],
    authorized: "both",
    title: words(
      "Twenty free rounds on Neon Drift|Kaksikymmentä ilmaiskierrosta: Neon Drift|Tjue gratisrunder på Neon Drift|Zwanzig Freirunden für Neon Drift|Vingt tours gratuits sur Neon Drift|Veinte rondas gratis en Neon Drift|Vinte rondas grátis em Neon Drift|Neon Driftの無料ラウンド20回|Neon Drift’te yirmi ücretsiz tur|Dwadzieścia darmowych rund w Neon Drift|Dalawampung libreng round sa Neon Drift",
    ),
    description: words(
      "Each at the lowest stake. Wins are paid as cash.|Jokainen pienimmällä panoksella. Voitot maksetaan rahana.|Hver med laveste innsats. Gevinster utbetales som penger.|Jede mit dem kleinsten Einsatz. Gewinne werden bar ausgezahlt.|Chacun à la mise minimale. Les gains sont versés en argent réel.|Cada una con la apuesta mínima. Lo ganado se paga en dinero.|Cada uma com a aposta mínima. Os ganhos são pagos em dinheiro.|各ラウンドは最低ベット額。賞金は現金で支払われます。|Her biri en düşük bahisle. Kazançlar nakit ödenir.|Każda za najniższą stawkę. Wygrane wypłacamy w gotówce.|Bawat isa sa pinakamababang taya. Pera ang bayad sa panalo.",
    ),
    money: { amount: 4, wagering: 0, maxBet: 0.2 },
    days: 7,
    excludedGames: words(
      "All but Neon Drift|Kaikki paitsi Neon Drift|Alle unntatt Neon Drift|Alle außer Neon Drift|Tous sauf Neon Drift|Todos menos Neon Drift|Todos exceto Neon Drift|Neon Drift以外すべて|Neon Drift dışında hepsi|Wszystkie oprócz Neon Drift|Lahat maliban sa Neon Drift",
    ),
    forfeit: losesNothing,
    window: { endsAt: "2030-12-31T20:00:00Z" },
  },
  {
    slug: "live-week",
    theme: "roulette",
    category: "live-casino",
    tags: ["cashback"],
    authorized: "both",
    title: words(
      "A tenth back at the live tables|Kymmenys takaisin live-pöydistä|En tidel tilbake ved live-bordene|Ein Zehntel zurück an den Live-Tischen|Un dixième rendu aux tables en direct|Una décima parte de vuelta en las mesas en vivo|Um décimo de volta nas mesas ao vivo|ライブテーブルで10％還元|Canlı masalarda onda bir geri|Jedna dziesiąta zwrotu przy stołach na żywo|Ikasampung bahagi pabalik sa live na mesa",
    ),
    description: words(
      "A tenth of a week's net loss comes back on Monday, as cash.|Kymmenesosa viikon nettotappiosta palautuu maanantaina rahana.|En tidel av ukens netto tap kommer tilbake på mandag, som penger.|Ein Zehntel des Nettoverlusts einer Woche kommt am Montag bar zurück.|Un dixième de la perte nette de la semaine est rendu le lundi, en argent.|Una décima parte de la pérdida neta semanal vuelve el lunes, en dinero.|Um décimo da perda líquida da semana volta na segunda-feira, em dinheiro.|1週間の純損失の10％が月曜日に現金で戻ります。|Haftalık net kaybın onda biri pazartesi nakit olarak döner.|Jedna dziesiąta straty netto z tygodnia wraca w poniedziałek w gotówce.|Ibinabalik tuwing Lunes bilang pera ang ikasampu ng netong talo sa linggo.",
    ),
    money: { amount: 25, wagering: 0, maxBet: 100 },
    days: 7,
    excludedGames: none,
    forfeit: losesNothing,
    excludedMarkets: quietMarkets,
  },
  {
    slug: "second-deposit",
    theme: "chest",
    category: "casino",
    tags: ["deposit"],
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_1"] },
    title: words(
      "Half again on your second deposit|Puolet lisää toiseen talletukseen|Halvparten til på ditt andre innskudd|Die Hälfte dazu bei der zweiten Einzahlung|La moitié en plus au deuxième dépôt|La mitad más en tu segundo depósito|Mais metade no segundo depósito|2回目の入金に50％上乗せ|İkinci yatırmaya yarısı kadar ek|Połowa więcej przy drugiej wpłacie|Kalahati pa sa ikalawang deposito",
    ),
    description: words(
      "For those who have deposited once. You need not take it.|Niille, jotka ovat tallettaneet kerran. Sitä ei ole pakko ottaa.|For deg som har satt inn penger én gang. Du må ikke ta den.|Für alle, die einmal eingezahlt haben. Kein Muss.|Pour qui a déposé une fois. Rien ne vous y oblige.|Para quien ha depositado una vez. No es obligatorio.|Para quem depositou uma vez. Não é obrigatório.|1回入金された方へ。受け取りは任意です。|Bir kez para yatıranlar için. Almak zorunda değilsiniz.|Dla osób po jednej wpłacie. Nie trzeba z niej korzystać.|Para sa isang beses nang nagdeposito. Hindi ito sapilitan.",
    ),
    money: { amount: 25, wagering: 250, maxBet: 5 },
    days: 21,
    excludedGames: jackpotsAndTables,
    forfeit: losesBonus,
    excludedMarkets: quietMarkets,
  },
  {
    slug: "players-evening",
    theme: "lantern",
    category: "live-casino",
    tags: ["tables"],
    authorized: "authorized",
    title: words(
      "An evening at the small tables|Ilta pienten panosten pöydissä|En kveld ved de små bordene|Ein Abend an den kleinen Tischen|Une soirée aux petites tables|Una noche en las mesas pequeñas|Uma noite nas mesas pequenas|少額テーブルの夕べ|Küçük masalarda bir akşam|Wieczór przy małych stołach|Isang gabi sa maliliit na mesa",
    ),
    description: words(
      "Tables with low limits, for players with an account.|Pienten rajojen pöytiä tilin omistajille.|Bord med lave grenser, for spillere med konto.|Tische mit niedrigen Limits, für Spieler mit Konto.|Des tables à petites mises, pour les joueurs inscrits.|Mesas de límites bajos, para jugadores con cuenta.|Mesas de limites baixos, para jogadores com conta.|低リミットのテーブルを、会員の皆さまに。|Hesabı olan oyuncular için düşük limitli masalar.|Stoły o niskich limitach, dla graczy z kontem.|Mga mesang mababa ang limitasyon, para sa may account.",
    ),
    money: { amount: 5, wagering: 0, maxBet: 1 },
    days: 1,
    excludedGames: none,
    forfeit: losesNothing,
  },
  {
    slug: "harvest-spins",
    theme: "fruit",
    category: "casino",
    tags: ["free-rounds"],
    authorized: "both",
    title: words(
      "Harvest rounds|Sadonkorjuukierrokset|Høsterunder|Ernterunden|Tours des récoltes|Rondas de la cosecha|Rondas da colheita|収穫ラウンド|Hasat turları|Rundy żniwne|Mga round ng ani",
    ),
    description: words(
      "Over since December.|Päättyi joulukuussa.|Avsluttet i desember.|Seit Dezember vorbei.|Terminé depuis décembre.|Terminó en diciembre.|Terminou em dezembro.|12月に終了しました。|Aralıkta sona erdi.|Zakończone w grudniu.|Natapos noong Disyembre.",
    ),
    money: { amount: 2, wagering: 0, maxBet: 0.2 },
    days: 3,
    excludedGames: none,
    forfeit: losesNothing,
    window: { startDate: "2025-09-01T00:00:00Z", endDate: "2025-12-01T00:00:00Z" },
  },
  {
    slug: "not-yet",
    theme: "crown",
    category: "casino",
    tags: ["tables"],
    authorized: "both",
    title: words(
      "Later on|Myöhemmin|Senere|Später|Plus tard|Más adelante|Mais tarde|また後日|Daha sonra|Później|Sa susunod",
    ),
    description: words(
      "Planned for later.|Tulossa myöhemmin.|Planlagt senere.|Für später geplant.|Prévu pour plus tard.|Previsto para más tarde.|Planeado para mais tarde.|後日公開予定です。|Daha sonra için planlandı.|Zaplanowane na później.|Nakaplano para sa hinaharap.",
    ),
    money: { amount: 2, wagering: 0, maxBet: 0.2 },
    days: 3,
    excludedGames: none,
    forfeit: losesNothing,
    window: { startsAt: "2099-01-01T00:00:00Z", endsAt: "2099-02-01T00:00:00Z" },
  },
];

export function makePromotionDocument(plan: PromotionPlan, order: number): ContentDocument {
  const { slug, category, tags, authorized, targetAudience, window, excludedMarkets, days } = plan;
  return makeDocument("promotion", `promotion-${slug}`, {
    slug: makeSlug(slug),
    category,
    tags,
    order,
    ...(excludedMarkets && { excludedMarkets }),
    title: localise(plan.title),
    description: localise(plan.description),
    image: makeImage(bannerAsset(plan.theme, slug)),
    authorized,
    ...(targetAudience && { targetAudience }),
    ...window,
    facts: {
      money: moneyOf(plan.money),
      days,
      excludedGames: localise(plan.excludedGames),
      forfeit: localise(plan.forfeit),
    },
  });
}

function moneyOf({ amount, wagering, maxBet }: PromotionPlan["money"]) {
  const round = (value: number) => Math.round(value * 100) / 100;
  return Object.entries(rates).map(([currency, rate]) => ({
    _key: currency,
    currency,
    amount: round(amount * rate),
    wagering: round(wagering * rate),
    maxBet: round(maxBet * rate),
  }));
}
