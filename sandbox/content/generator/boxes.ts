import { bannerAsset } from "../art/assets";
import { type ContentDocument, localise, makeDocument, makeImage, type Words, words } from "./document";
import type { Theme } from "./themes";

interface BoxPlan {
  slug: string;
  theme: Theme;
  authorized: "both" | "authorized" | "not-authorized";
  targetAudience?: { targetAudienceOption: string; targetGroups?: string[]; targetPlayersIds?: string[] };
  title: Words;
  description: Words;
  button: Words;
  urlAction: { slug?: string; absoluteUrl?: string; openNewTab?: boolean };
  window?: { startDate?: string; endDate?: string; startsAt?: string; endsAt?: string };
}

const play = words("Play now|Pelaa nyt|Spill nå|Jetzt spielen|Jouer|Jugar|Jogar|プレイする|Oyna|Zagraj|Maglaro");
const browse = words(
  "See the games|Katso pelit|Se spillene|Spiele ansehen|Voir les jeux|Ver los juegos|Ver os jogos|ゲームを見る|Oyunları gör|Zobacz gry|Tingnan ang mga laro",
);
const tables = words(
  "See the tables|Katso pöydät|Se bordene|Tische ansehen|Voir les tables|Ver las mesas|Ver as mesas|テーブルを見る|Masaları gör|Zobacz stoły|Tingnan ang mga mesa",
);

/** One box for each rule of the specification: audiences, targeting, both pairs of dates, the three kinds of link. */
export const boxes: readonly BoxPlan[] = [
  {
    slug: "emerald-orbit",
    theme: "planet",
    authorized: "both",
    title: words(
      "Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit|Emerald Orbit",
    ),
    description: words(
      "Rings, moons and a patient build-up. Try it in demo first.|Renkaita, kuita ja rauhallista nousua. Kokeile ensin demona.|Ringer, måner og rolig oppbygging. Prøv demoen først.|Ringe, Monde und ein ruhiger Aufbau. Zuerst in der Demo testen.|Des anneaux, des lunes et une montée tranquille. Essayez d’abord la démo.|Anillos, lunas y un ritmo tranquilo. Pruébalo antes en demo.|Anéis, luas e um ritmo calmo. Experimente primeiro a demo.|リングと月、ゆっくり高まる展開。まずはデモで。|Halkalar, aylar ve sakin bir tempo. Önce demoda deneyin.|Pierścienie, księżyce i spokojne tempo. Najpierw demo.|Mga singsing, buwan at banayad na pag-angat. Subukan muna sa demo.",
    ),
    button: play,
    urlAction: { slug: "play/emerald-orbit" },
  },
  {
    slug: "lantern-alley",
    theme: "lantern",
    authorized: "both",
    title: words(
      "Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley|Lantern Alley",
    ),
    description: words(
      "Warm lights over quiet water. Try it in demo first.|Lämpimiä valoja tyynen veden yllä. Kokeile ensin demona.|Varme lys over stille vann. Prøv demoen først.|Warme Lichter über stillem Wasser. Zuerst in der Demo testen.|Des lumières chaudes sur une eau calme. Essayez d’abord la démo.|Luces cálidas sobre aguas tranquilas. Pruébalo antes en demo.|Luzes quentes sobre águas calmas. Experimente primeiro a demo.|静かな水面に揺れる灯り。まずはデモでお試しください。|Durgun su üzerinde sıcak ışıklar. Önce demoda deneyin.|Ciepłe światła nad spokojną wodą. Najpierw wypróbuj demo.|Maiinit na ilaw sa payapang tubig. Subukan muna sa demo.",
    ),
    button: play,
    urlAction: { slug: "play/lantern-alley" },
  },
  {
    slug: "frost-crown",
    theme: "crown",
    authorized: "both",
    title: words(
      "Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown|Frost Crown",
    ),
    description: words(
      "Ice, gold and a slow thaw. Try it in demo first.|Jäätä, kultaa ja hidas sulaminen. Kokeile ensin demona.|Is, gull og langsom tining. Prøv demoen først.|Eis, Gold und langsames Tauen. Zuerst in der Demo testen.|De la glace, de l’or et un lent dégel. Essayez d’abord la démo.|Hielo, oro y un deshielo lento. Pruébalo antes en demo.|Gelo, ouro e um degelo lento. Experimente primeiro a demo.|氷と金、ゆっくりとした雪どけ。まずはデモでお試しください。|Buz, altın ve yavaş bir erime. Önce demoda deneyin.|Lód, złoto i powolna odwilż. Najpierw wypróbuj demo.|Yelo, ginto at marahang pagkatunaw. Subukan muna sa demo.",
    ),
    button: play,
    urlAction: { slug: "play/frost-crown" },
  },
  {
    slug: "live-small-stakes",
    theme: "roulette",
    authorized: "both",
    title: words(
      "Real tables, small stakes|Oikeat pöydät, pienet panokset|Ekte bord, små innsatser|Echte Tische, kleine Einsätze|De vraies tables, de petites mises|Mesas reales, apuestas pequeñas|Mesas reais, apostas pequenas|本物のテーブルを低い賭け金で|Gerçek masalar, küçük bahisler|Prawdziwe stoły, niskie stawki|Totoong mesa, maliit na taya",
    ),
    description: words(
      "Seats and limits stand on each table before you sit down.|Paikat ja rajat näkyvät pöydässä ennen kuin istut.|Plasser og grenser står på hvert bord før du setter deg.|Plätze und Limits stehen an jedem Tisch, bevor Sie sich setzen.|Places et limites sont affichées sur chaque table avant de s’asseoir.|Cada mesa muestra plazas y límites antes de que te sientes.|Cada mesa mostra lugares e limites antes de se sentar.|席の空きとリミットは、座る前にテーブルで確認できます。|Yerler ve limitler, oturmadan önce her masada yazar.|Miejsca i limity widać na każdym stole, zanim usiądziesz.|Makikita sa bawat mesa ang mga upuan at limit bago ka umupo.",
    ),
    button: tables,
    urlAction: { slug: "live-casino-online/live-low-limits" },
  },
  {
    slug: "live-new-tables",
    theme: "cards",
    authorized: "both",
    title: words(
      "New in the live casino|Uutta live-kasinolla|Nytt i live casinoet|Neu im Live-Casino|Nouveau au casino en direct|Novedades del casino en vivo|Novidades no casino ao vivo|ライブカジノの新着|Canlı casinoda yeni|Nowości w kasynie na żywo|Bago sa live casino",
    ),
    description: words(
      "The tables that have opened last.|Viimeksi avatut pöydät.|Bordene som åpnet sist.|Die zuletzt eröffneten Tische.|Les dernières tables ouvertes.|Las últimas mesas abiertas.|As mesas abertas mais recentemente.|新しくオープンしたテーブルです。|En son açılan masalar.|Ostatnio otwarte stoły.|Ang mga mesang huling nabuksan.",
    ),
    button: tables,
    urlAction: { slug: "live-casino-online/live-new" },
  },
  {
    slug: "live-high-tables",
    theme: "baccarat",
    authorized: "both",
    title: words(
      "A quieter room|Hiljaisempi sali|Et roligere rom|Ein ruhigerer Saal|Une salle plus calme|Una sala más tranquila|Uma sala mais calma|静かなサロン|Daha sakin bir salon|Spokojniejsza sala|Mas tahimik na silid",
    ),
    description: words(
      "Tables with higher limits. Decide before you sit down.|Pöytiä korkeammilla rajoilla. Päätä ennen kuin istut.|Bord med høyere grenser. Bestem deg før du setter deg.|Tische mit höheren Limits. Vor dem Hinsetzen entscheiden.|Des tables aux limites plus hautes. Décidez avant de vous asseoir.|Mesas con límites más altos. Decide antes de sentarte.|Mesas com limites mais altos. Decida antes de se sentar.|リミットの高いテーブルです。座る前に予算を決めましょう。|Daha yüksek limitli masalar. Oturmadan önce karar verin.|Stoły z wyższymi limitami. Zdecyduj, zanim usiądziesz.|Mga mesang may mas mataas na limit. Magpasya bago umupo.",
    ),
    button: tables,
    urlAction: { slug: "live-casino-online/live-high-limits" },
  },
  {
    slug: "try-first",
    theme: "gem",
    authorized: "not-authorized",
    title: words(
      "Try before you play|Kokeile ennen kuin pelaat|Prøv før du spiller|Erst testen, dann spielen|Essayez avant de jouer|Prueba antes de jugar|Experimente antes de jogar|まずは試してみる|Oynamadan önce deneyin|Wypróbuj, zanim zagrasz|Subukan bago maglaro",
    ),
    description: words(
      "Many games open in demo mode. No account, no deposit.|Monet pelit avautuvat demona. Ei tiliä, ei talletusta.|Mange spill åpner i demomodus. Ingen konto, ingen innskudd.|Viele Spiele starten im Demomodus. Kein Konto, keine Einzahlung.|Beaucoup de jeux s’ouvrent en démo. Sans compte, sans dépôt.|Muchos juegos se abren en modo demo. Sin cuenta ni depósito.|Muitos jogos abrem em modo demo. Sem conta, sem depósito.|多くのゲームをデモで遊べます。登録も入金も不要です。|Birçok oyun demo modunda açılır. Hesap yok, para yatırma yok.|Wiele gier działa w trybie demo. Bez konta i wpłaty.|Maraming laro ang may demo. Walang account, walang deposito.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/new" },
  },
  {
    slug: "jackpots",
    theme: "chest",
    authorized: "both",
    title: words(
      "Every jackpot in one place|Kaikki jackpotit yhdessä paikassa|Alle jackpotter på ett sted|Alle Jackpots an einem Ort|Tous les jackpots au même endroit|Todos los jackpots en un lugar|Todos os jackpots num só lugar|すべてのジャックポットを一か所に|Tüm jackpotlar tek yerde|Wszystkie jackpoty w jednym miejscu|Lahat ng jackpot sa isang lugar",
    ),
    description: words(
      "What each one holds now, on the tile of its game.|Kunkin kertymä nyt, pelin omassa ruudussa.|Hva hver av dem inneholder nå, på spillets egen flis.|Der aktuelle Stand, auf der Kachel jedes Spiels.|Le montant actuel de chacun, sur la vignette de son jeu.|Lo que acumula cada uno ahora, en la ficha de su juego.|O que cada um acumula agora, no mosaico do seu jogo.|現在の金額を各ゲームのタイルに表示。|Her birinin güncel tutarı, oyununun kutusunda.|Aktualna kwota każdego z nich, na kafelku gry.|Ang laman ng bawat isa ngayon, nasa tile ng laro.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/jackpots" },
  },
  {
    slug: "welcome-back",
    theme: "lantern",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "no-limit" },
    title: words(
      "Good to see you again|Mukava nähdä taas|Godt å se deg igjen|Schön, Sie wiederzusehen|Content de vous revoir|Nos alegra verte de nuevo|É bom voltar a vê-lo|おかえりなさい|Sizi tekrar görmek güzel|Miło znów cię widzieć|Masaya kaming makita ka ulit",
    ),
    description: words(
      "New games since your last visit are at the top of the list.|Uudet pelit ovat listan kärjessä.|Nye spill ligger øverst på listen.|Neue Spiele stehen oben in der Liste.|Les nouveautés sont en haut de la liste.|Los juegos nuevos están al principio de la lista.|Os jogos novos estão no topo da lista.|新しいゲームは一覧の先頭にあります。|Yeni oyunlar listenin başında.|Nowe gry są na górze listy.|Nasa itaas ng listahan ang mga bagong laro.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/new" },
  },
  {
    slug: "first-steps",
    theme: "clover",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-group", targetGroups: ["DEPOSIT_COUNT_0"] },
    title: words(
      "First decide what to spend|Päätä ensin summa|Bestem beløpet først|Zuerst den Betrag festlegen|Choisissez d’abord la somme|Primero decide cuánto|Decida primeiro quanto|まずは使う金額から|Önce tutarı belirleyin|Najpierw ustal kwotę|Unahin ang halaga",
    ),
    description: words(
      "Decide what you want to spend before the first round.|Päätä ennen ensimmäistä kierrosta, paljonko haluat käyttää.|Bestem hva du vil bruke før første runde.|Vor der ersten Runde entscheiden, wie viel ausgegeben wird.|Décidez avant la première partie combien vous voulez dépenser.|Decide cuánto quieres gastar antes de la primera ronda.|Decida quanto quer gastar antes da primeira ronda.|最初のラウンドの前に、使う金額を決めましょう。|İlk turdan önce ne kadar harcayacağınıza karar verin.|Zdecyduj, ile chcesz wydać, przed pierwszą rundą.|Magpasya kung magkano ang gagastusin bago ang unang round.",
    ),
    button: browse,
    urlAction: { slug: "online-casino" },
  },
  {
    slug: "table-invitation",
    theme: "cards",
    authorized: "authorized",
    targetAudience: { targetAudienceOption: "by-player-list", targetPlayersIds: ["1001", "1002"] },
    title: words(
      "A table for you|Pöytä sinulle|Et bord til deg|Ein Tisch für Sie|Une table pour vous|Una mesa para ti|Uma mesa para si|あなたのためのテーブル|Sizin için bir masa|Stolik dla ciebie|Isang mesa para sa iyo",
    ),
    description: words(
      "Baccarat at your own pace.|Baccaratia omaan tahtiin.|Baccarat i ditt eget tempo.|Baccarat im eigenen Tempo.|Baccara à votre rythme.|Bacará a tu ritmo.|Bacará ao seu ritmo.|バカラを自分のペースで。|Bakara, kendi temponuzda.|Bakarat we własnym tempie.|Baccarat sa sarili mong bilis.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/table-games" },
  },
  {
    slug: "limits",
    theme: "clover",
    authorized: "both",
    title: words(
      "Decide before you play|Päätä ennen kuin pelaat|Bestem deg før du spiller|Vor dem Spielen entscheiden|Décidez avant de jouer|Decide antes de jugar|Decida antes de jogar|プレイする前に決める|Oynamadan önce karar verin|Zdecyduj, zanim zagrasz|Magpasya bago maglaro",
    ),
    description: words(
      "How much money, how much time: set both, and take a break whenever you like.|Kuinka paljon rahaa, kuinka paljon aikaa: päätä molemmat ja pidä tauko milloin vain.|Hvor mye penger, hvor mye tid: bestem begge deler, og ta en pause når du vil.|Wie viel Geld, wie viel Zeit: beides festlegen und jederzeit eine Pause machen.|Combien d’argent, combien de temps : fixez les deux et faites une pause quand vous voulez.|Cuánto dinero y cuánto tiempo: fija ambos y haz una pausa cuando quieras.|Quanto dinheiro, quanto tempo: defina ambos e faça uma pausa quando quiser.|金額も時間も、先に決めて、いつでも休憩できます。|Ne kadar para, ne kadar zaman: ikisini de belirleyin ve istediğiniz zaman ara verin.|Ile pieniędzy i ile czasu: ustal jedno i drugie, a przerwę rób, kiedy chcesz.|Magkano ang pera, gaano katagal: itakda ang dalawa, at magpahinga kahit kailan.",
    ),
    button: words(
      "How to stay in control|Näin pidät pelin hallinnassa|Slik beholder du kontrollen|So behalten Sie die Kontrolle|Garder le contrôle|Cómo mantener el control|Como manter o controlo|責任ある遊び方|Kontrolü elinizde tutun|Jak zachować kontrolę|Paano manatiling may kontrol",
    ),
    urlAction: { slug: "responsible-gambling" },
  },
  {
    slug: "help",
    theme: "koi",
    authorized: "both",
    title: words(
      "Is it still fun?|Onko se vielä hauskaa?|Er det fortsatt gøy?|Macht es noch Spaß?|Est-ce encore un plaisir ?|¿Sigue siendo divertido?|Ainda é divertido?|まだ楽しめていますか|Hâlâ eğlenceli mi?|Czy to wciąż zabawa?|Masaya pa ba ito?",
    ),
    description: words(
      "Free and confidential advice, whenever you want it.|Maksutonta ja luottamuksellista apua milloin vain.|Gratis og fortrolig råd når du vil.|Kostenlose und vertrauliche Beratung, jederzeit.|Des conseils gratuits et confidentiels, à tout moment.|Consejo gratuito y confidencial, cuando quieras.|Aconselhamento gratuito e confidencial, quando quiser.|無料で秘密厳守の相談をいつでも。|İstediğiniz zaman ücretsiz ve gizli danışmanlık.|Bezpłatna i poufna pomoc, kiedy zechcesz.|Libre at kumpidensiyal na payo, kailanman mo gusto.",
    ),
    button: words(
      "Get advice|Hae apua|Få råd|Beratung finden|Obtenir des conseils|Pedir consejo|Obter ajuda|相談する|Danışın|Uzyskaj pomoc|Humingi ng payo",
    ),
    urlAction: { absoluteUrl: "https://www.begambleaware.org/", openNewTab: true },
  },
  {
    slug: "harvest-weeks",
    theme: "fruit",
    authorized: "both",
    title: words(
      "Harvest weeks|Sadonkorjuuviikot|Høsteuker|Erntewochen|Semaines des récoltes|Semanas de cosecha|Semanas da colheita|収穫週間|Hasat haftaları|Tygodnie żniw|Linggo ng ani",
    ),
    description: words(
      "Over since December.|Päättyi joulukuussa.|Avsluttet i desember.|Seit Dezember vorbei.|Terminé depuis décembre.|Terminó en diciembre.|Terminou em dezembro.|12月に終了しました。|Aralıkta sona erdi.|Zakończone w grudniu.|Natapos noong Disyembre.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/fruit" },
    window: { startDate: "2025-09-01T00:00:00Z", endDate: "2025-12-01T00:00:00Z" },
  },
  {
    slug: "far-future",
    theme: "neon",
    authorized: "both",
    title: words(
      "Not yet|Ei vielä|Ikke ennå|Noch nicht|Pas encore|Todavía no|Ainda não|まだです|Henüz değil|Jeszcze nie|Hindi pa",
    ),
    description: words(
      "Planned for later.|Tulossa myöhemmin.|Planlagt senere.|Für später geplant.|Prévu pour plus tard.|Previsto para más tarde.|Planeado para mais tarde.|後日公開予定です。|Daha sonra için planlandı.|Zaplanowane na później.|Nakaplano para sa hinaharap.",
    ),
    button: browse,
    urlAction: { slug: "online-casino/new" },
    window: { startsAt: "2099-01-01T00:00:00Z", endsAt: "2099-02-01T00:00:00Z" },
  },
];

/** What the flow of pay-and-play says above the amount; it stands in no lobby. */
export const payAndPlayBox: BoxPlan = {
  slug: "pay-and-play",
  theme: "clover",
  authorized: "not-authorized",
  title: words(
    "Play in a minute|Pelaa minuutissa|Spill om et minutt|In einer Minute spielen|Jouez en une minute|Juega en un minuto|Jogue num minuto|1分で遊べる|Bir dakikada oynayın|Graj za minutę|Maglaro sa loob ng isang minuto",
  ),
  description: words(
    "Your bank confirms who you are and what you pay in. There is no long form.|Pankkisi vahvistaa, kuka olet ja mitä talletat. Pitkää lomaketta ei ole.|Banken bekrefter hvem du er og hva du setter inn. Det er ikke noe langt skjema.|Ihre Bank bestätigt, wer Sie sind und was Sie einzahlen. Ein langes Formular gibt es nicht.|Votre banque confirme qui vous êtes et ce que vous déposez. Pas de long formulaire.|Tu banco confirma quién eres y cuánto depositas. Sin formularios largos.|O seu banco confirma quem é e quanto deposita. Sem formulários longos.|ご本人と入金額は銀行が確認します。長いフォームはありません。|Kim olduğunuzu ve ne yatırdığınızı bankanız onaylar. Uzun form yoktur.|Bank potwierdza, kim jesteś i ile wpłacasz. Bez długiego formularza.|Kukumpirmahin ng bangko mo kung sino ka at magkano ang ideposito. Walang mahabang form.",
  ),
  button: play,
  urlAction: { slug: "signup/pnp" },
};

/** What the sign-up shows above its steps. */
export const signUpBox: BoxPlan = {
  slug: "sign-up",
  theme: "gem",
  authorized: "not-authorized",
  title: words(
    "A welcome offer is waiting|Tervetuliaistarjous odottaa|Et velkomsttilbud venter|Ein Willkommensangebot wartet|Une offre de bienvenue vous attend|Te espera una oferta de bienvenida|Uma oferta de boas-vindas à sua espera|ウェルカムオファーをご用意しています|Bir hoş geldin teklifi sizi bekliyor|Czeka oferta powitalna|May naghihintay na welcome offer",
  ),
  description: words(
    "You decide after signing up whether you want it. Its rules are shown first.|Päätät rekisteröidyttyäsi, haluatko sen. Säännöt näytetään ensin.|Du bestemmer etter registreringen om du vil ha det. Reglene vises først.|Sie entscheiden nach der Anmeldung, ob Sie es möchten. Die Regeln sehen Sie zuerst.|Vous décidez après l’inscription si vous la voulez. Ses règles s’affichent d’abord.|Tú decides después de registrarte si la quieres. Antes verás sus reglas.|Decide depois de abrir a conta se a quer. As regras são mostradas primeiro.|受け取るかどうかは登録後に選べます。先にルールをご確認いただけます。|İsteyip istemediğinize kayıttan sonra karar verirsiniz. Önce kuralları gösterilir.|Po rejestracji decydujesz, czy ją chcesz. Najpierw pokażemy zasady.|Ikaw ang magpapasya pagkatapos mag-sign up kung gusto mo ito. Ipapakita muna ang mga tuntunin.",
  ),
  button: play,
  urlAction: { slug: "signup" },
};

export function boxDocumentId(slug: string): string {
  return `contentBox-${slug}`;
}

export function makeBoxDocument(box: BoxPlan): ContentDocument {
  return makeDocument("contentBox", boxDocumentId(box.slug), {
    title: localise(box.title),
    description: localise(box.description),
    button: localise(box.button),
    image: makeImage(bannerAsset(box.theme, box.slug)),
    authorized: box.authorized,
    ...(box.targetAudience && { targetAudience: box.targetAudience }),
    ...box.window,
    urlAction: { openNewTab: false, ...box.urlAction },
  });
}
