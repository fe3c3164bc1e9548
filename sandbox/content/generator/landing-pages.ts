import { bannerAsset } from "../art/assets";
import { type ContentDocument, localise, makeDocument, makeImage, makeSlug, type Words, words } from "./document";
import { toPortableText } from "./portable-text";
import type { Theme } from "./themes";

interface LandingPlan {
  slug: string;
  theme: Theme;
  kind: readonly ("registration" | "landing")[];
  markets?: readonly string[];
  bonusCode?: string;
  title: Words;
  description: Words;
  body: Words;
  button: Words;
}

const browse = words(
  "See the games|Katso pelit|Se spillene|Spiele ansehen|Voir les jeux|Ver los juegos|Ver os jogos|ゲームを見る|Oyunları gör|Zobacz gry|Tingnan ang mga laro",
);

/** One page for each kind: reached by its slug for those who register, by its id for everybody, and one in a single market. */
export const landingPages: readonly LandingPlan[] = [
  {
    slug: "first-orbit",
    theme: "planet",
    kind: ["registration", "landing"],
    bonusCode: "FIRST-ORBIT",
    title: words(
      "A calm place to play|Rauhallinen paikka pelata|Et rolig sted å spille|Ein ruhiger Ort zum Spielen|Un endroit calme pour jouer|Un lugar tranquilo para jugar|Um lugar calmo para jogar|落ち着いて遊べる場所|Oynamak için sakin bir yer|Spokojne miejsce do gry|Tahimik na lugar para maglaro",
    ),
    description: words(
      "Plain facts beside every game, and nobody who hurries you.|Selkeät tiedot jokaisen pelin vieressä, eikä kukaan hoputa sinua.|Enkle fakta ved siden av hvert spill, og ingen som maser på deg.|Klare Fakten zu jedem Spiel, und niemand, der drängt.|Des faits clairs à côté de chaque jeu, et personne qui vous presse.|Datos claros junto a cada juego y nadie que te meta prisa.|Factos claros ao lado de cada jogo e ninguém a apressar.|どのゲームにもわかりやすい情報。急かされることはありません。|Her oyunun yanında açık bilgiler var ve kimse sizi acele ettirmez.|Jasne fakty przy każdej grze i nikt Cię nie pogania.|Malinaw na impormasyon sa tabi ng bawat laro, at walang nagmamadali sa iyo.",
    ),
    body: words(
      "- Try a game as a demo before you decide.\n- See the return of a game before you open it.|- Kokeile peliä demona ennen kuin päätät.\n- Näe pelin palautus ennen kuin avaat sen.|- Prøv et spill som demo før du bestemmer deg.\n- Se et spills tilbakebetaling før du åpner det.|- Ein Spiel vor der Entscheidung als Demo testen.\n- Die Auszahlungsquote sehen, bevor ein Spiel geöffnet wird.|- Essayez un jeu en démo avant de vous décider.\n- Voyez le taux de retour d’un jeu avant de l’ouvrir.|- Prueba un juego en demo antes de decidir.\n- Mira el retorno de un juego antes de abrirlo.|- Experimente um jogo em demo antes de decidir.\n- Veja o retorno de um jogo antes de o abrir.|- 決める前にデモで試せます。\n- 開く前に還元率を確認できます。|- Karar vermeden önce oyunu demoda deneyin.\n- Açmadan önce oyunun geri ödeme oranını görün.|- Wypróbuj grę w wersji demo, zanim zdecydujesz.\n- Zobacz zwrot gry, zanim ją otworzysz.|- Subukan ang laro bilang demo bago magpasya.\n- Tingnan ang balik ng laro bago ito buksan.",
    ),
    button: browse,
  },
  {
    slug: "live-tables",
    theme: "roulette",
    kind: ["landing"],
    title: words(
      "Tables with open seats|Pöytiä, joissa on tilaa|Bord med ledige plasser|Tische mit freien Plätzen|Des tables avec des places libres|Mesas con asientos libres|Mesas com lugares livres|空席のあるテーブル|Boş yeri olan masalar|Stoły z wolnymi miejscami|Mga mesang may bakanteng upuan",
    ),
    description: words(
      "Bet limits and free seats stand on every table before you sit down.|Panosrajat ja vapaat paikat näkyvät jokaisessa pöydässä ennen kuin istut.|Innsatsgrenser og ledige plasser vises på hvert bord før du setter deg.|Limits und freie Plätze stehen an jedem Tisch, bevor man sich setzt.|Les limites de mise et les places libres sont affichées à chaque table avant de vous asseoir.|Los límites y los asientos libres se ven en cada mesa antes de sentarte.|Os limites e os lugares livres veem-se em cada mesa antes de se sentar.|座る前に、賭け金の上限と空席がわかります。|Oturmadan önce her masada bahis limitleri ve boş yerler görünür.|Limity stawek i wolne miejsca widać przy każdym stole, zanim usiądziesz.|Makikita ang limitasyon ng taya at mga bakanteng upuan sa bawat mesa bago ka umupo.",
    ),
    body: words(
      "Live tables open for players with an account.|Live-pöydät ovat auki tilin omistajille.|Live-bord er åpne for spillere med konto.|Live-Tische stehen Spielern mit Konto offen.|Les tables en direct sont ouvertes aux joueurs inscrits.|Las mesas en vivo son para jugadores con cuenta.|As mesas ao vivo são para jogadores com conta.|ライブテーブルはアカウントをお持ちの方が利用できます。|Canlı masalar hesabı olan oyunculara açıktır.|Stoły na żywo są dostępne dla graczy z kontem.|Bukas ang mga live table para sa mga manlalarong may account.",
    ),
    button: browse,
  },
  {
    slug: "nordic-winter",
    theme: "wolf",
    kind: ["registration"],
    markets: ["FI", "NO", "SE"],
    title: words(
      "Winter evenings|Talvi-illat|Vinterkvelder|Winterabende|Soirées d’hiver|Tardes de invierno|Noites de inverno|冬の夜|Kış akşamları|Zimowe wieczory|Mga gabi ng taglamig",
    ),
    description: words(
      "Games for long evenings, with a break whenever you like.|Pelejä pitkiin iltoihin, tauko milloin haluat.|Spill for lange kvelder, med pause når du vil.|Spiele für lange Abende, mit Pausen nach Wunsch.|Des jeux pour les longues soirées, avec une pause quand vous voulez.|Juegos para tardes largas, con pausas cuando quieras.|Jogos para noites longas, com uma pausa quando quiser.|長い夜のためのゲーム。休憩はいつでも。|Uzun akşamlar için oyunlar, dilediğinizde mola.|Gry na długie wieczory, z przerwą, kiedy chcesz.|Mga laro para sa mahahabang gabi, may pahinga kung kailan mo gusto.",
    ),
    body: words(
      "Decide before the first round what you want to spend.|Päätä ennen ensimmäistä kierrosta, paljonko haluat käyttää.|Bestem før første runde hva du vil bruke.|Vor der ersten Runde entscheiden, wie viel ausgegeben wird.|Décidez avant la première partie combien vous voulez dépenser.|Decide antes de la primera ronda cuánto quieres gastar.|Decida antes da primeira ronda quanto quer gastar.|最初のラウンドの前に、使う金額を決めましょう。|İlk turdan önce ne kadar harcayacağınıza karar verin.|Zdecyduj przed pierwszą rundą, ile chcesz wydać.|Magpasya bago ang unang round kung magkano ang gagastusin.",
    ),
    button: browse,
  },
];

const levels: readonly { key: string; title: Words; description: Words }[] = [
  {
    key: "regular",
    title: words(
      "Regular|Vakioasiakas|Fast gjest|Stammgast|Habitué|Habitual|Habitual|常連|Müdavim|Stały gracz|Regular na manlalaro",
    ),
    description: words(
      "Your questions go to a person who knows your account.|Kysymyksesi menevät henkilölle, joka tuntee tilisi.|Spørsmålene dine går til en som kjenner kontoen din.|Fragen gehen an einen Menschen, der Ihr Konto kennt.|Vos questions vont à une personne qui connaît votre compte.|Tus preguntas llegan a una persona que conoce tu cuenta.|As suas perguntas vão para quem conhece a sua conta.|お問い合わせには、あなたのアカウントを知る担当者が答えます。|Sorularınız hesabınızı bilen birine gider.|Twoje pytania trafiają do osoby, która zna twoje konto.|Ang mga tanong mo ay mapupunta sa taong nakakaalam ng iyong account.",
    ),
  },
  {
    key: "friend",
    title: words(
      "Friend of the house|Talon ystävä|Husets venn|Freund des Hauses|Ami de la maison|Amigo de la casa|Amigo da casa|親しいお客様|Evin dostu|Przyjaciel domu|Kaibigan ng bahay",
    ),
    description: words(
      "Withdrawals are looked at first.|Kotiutuksesi käsitellään ensin.|Uttakene dine behandles først.|Auszahlungen werden zuerst geprüft.|Vos retraits sont examinés en premier.|Tus retiradas se revisan primero.|Os seus levantamentos são vistos primeiro.|出金は優先して確認されます。|Para çekmeleriniz önce incelenir.|Twoje wypłaty sprawdzamy jako pierwsze.|Uunahin ang pagsusuri sa iyong mga withdrawal.",
    ),
  },
];

const vipTitle = words(
  "What regular players may expect|Mitä vakiopelaaja voi odottaa|Hva faste spillere kan vente|Was Stammspieler erwarten dürfen|Ce que les habitués peuvent attendre|Qué pueden esperar los jugadores habituales|O que os jogadores habituais podem esperar|常連のお客様へ|Düzenli oyuncular ne bekleyebilir|Czego mogą oczekiwać stali gracze|Ano ang maaasahan ng mga regular na manlalaro",
);
const vipDescription = words(
  "No level asks you to play more, and none is lost by taking a break.|Mikään taso ei vaadi pelaamaan enempää, eikä tauko vie tasoa.|Ingen nivå krever at du spiller mer, og ingen mistes av en pause.|Keine Stufe verlangt, mehr zu spielen, und keine geht durch eine Pause verloren.|Aucun niveau ne demande de jouer plus, et une pause n’en fait perdre aucun.|Ningún nivel pide jugar más y ninguno se pierde por descansar.|Nenhum nível pede que jogue mais e nenhum se perde com uma pausa.|どの段階もプレイを増やす必要はなく、休んでも失われません。|Hiçbir seviye daha çok oynamanızı istemez ve ara vermekle kaybedilmez.|Żaden poziom nie wymaga więcej gry i żadnego nie traci się przez przerwę.|Walang antas na humihinging maglaro nang higit, at walang nawawala sa pagpapahinga.",
);
const vipBody = words(
  "Levels are given by support, not bought with stakes.|Tasot myöntää asiakaspalvelu, niitä ei osteta panoksilla.|Nivåene gis av kundeservice, de kjøpes ikke med innsatser.|Stufen vergibt der Kundendienst, sie werden nicht durch Einsätze gekauft.|Les niveaux sont attribués par l’assistance, ils ne s’achètent pas avec des mises.|Los niveles los da el servicio de ayuda, no se compran con apuestas.|Os níveis são dados pelo apoio, não se compram com apostas.|段階はサポートが決めるもので、賭け金で買うものではありません。|Seviyeleri destek ekibi verir, bahisle satın alınmaz.|Poziomy nadaje pomoc, nie kupuje się ich stawkami.|Ibinibigay ng suporta ang mga antas, hindi ito nabibili sa taya.",
);

/** The picture of the page for regular players. */
export const vipArt = { slug: "vip", theme: "crown" } as const;

const richText = (text: Words) =>
  localise(text).map(({ _key, value }) => ({
    _type: "internationalizedArrayBlocksValue",
    _key,
    value: toPortableText(value),
  }));

/** The pages that marketing links to, and the one for regular players. */
export function makeLandingDocuments(): ContentDocument[] {
  return [
    ...landingPages.map(({ slug, theme, kind, markets = [], title, description, body, button, bonusCode }) =>
      makeDocument("landingPage", `landingPage-${slug}`, {
        slug: makeSlug(slug),
        kind,
        markets,
        title: localise(title),
        description: localise(description),
        image: makeImage(bannerAsset(theme, slug)),
        body: richText(body),
        button: localise(button),
        ...(bonusCode && { bonusCode }),
      }),
    ),
    makeDocument("vipPage", "vipPage", {
      title: localise(vipTitle),
      description: localise(vipDescription),
      image: makeImage(bannerAsset(vipArt.theme, vipArt.slug)),
      body: richText(vipBody),
      levels: levels.map(({ key, title, description }) => ({
        _key: key,
        key,
        title: localise(title),
        description: localise(description),
      })),
    }),
  ];
}
