/** In the order in which every message is written. */
const languages = ["en", "fi", "no", "de", "fr", "es", "pt", "ja", "tr", "pl", "tl"] as const;

/** Messages of a live table: English and Finnish by hand, the others machine translated. */
const texts = {
  table:
    "Live table|Live-pöytä|Live-bord|Live-Tisch|Table en direct|Mesa en vivo|Mesa ao vivo|ライブテーブル|Canlı masa|Stół na żywo|Live na mesa",
  placeBets:
    "Place your bets: {seconds} s|Aseta panoksesi: {seconds} s|Legg innsatsene: {seconds} s|Machen Sie Ihr Spiel: {seconds} s|Faites vos jeux : {seconds} s|Hagan sus apuestas: {seconds} s|Façam as suas apostas: {seconds} s|ベットしてください：{seconds}秒|Bahislerinizi koyun: {seconds} sn|Obstawiaj: {seconds} s|Maglagay ng taya: {seconds} s",
  betsOpen:
    "Bets are open.|Panoksia voi asettaa.|Innsatser kan legges.|Einsätze sind möglich.|Les mises sont ouvertes.|Se admiten apuestas.|As apostas estão abertas.|ベットを受け付けています。|Bahisler açık.|Można obstawiać.|Bukas ang pagtaya.",
  noMoreBets:
    "No more bets|Ei enää panoksia|Ingen flere innsatser|Nichts geht mehr|Rien ne va plus|No va más|Não há mais apostas|ベット終了|Bahisler kapandı|Koniec zakładów|Wala nang taya",
  result:
    "The number is {number}, {colour}.|Numero on {number}, {colour}.|Tallet er {number}, {colour}.|Die Zahl ist {number}, {colour}.|Le numéro est le {number}, {colour}.|El número es el {number}, {colour}.|O número é o {number}, {colour}.|当たりは{number}、{colour}です。|Sayı: {number}, {colour}.|Wypadło {number}, {colour}.|Ang numero ay {number}, {colour}.",
  red: "Red|Punainen|Rødt|Rot|Rouge|Rojo|Vermelho|赤|Kırmızı|Czerwone|Pula",
  black: "Black|Musta|Svart|Schwarz|Noir|Negro|Preto|黒|Siyah|Czarne|Itim",
  green: "Green|Vihreä|Grønt|Grün|Vert|Verde|Verde|緑|Yeşil|Zielone|Berde",
  even: "Even|Parillinen|Par|Gerade|Pair|Par|Par|偶数|Çift|Parzyste|Tukol",
  odd: "Odd|Pariton|Oddetall|Ungerade|Impair|Impar|Ímpar|奇数|Tek|Nieparzyste|Gansal",
  half1: "1–18|1–18|1–18|1–18|1–18|1–18|1–18|1–18|1–18|1–18|1–18",
  half2: "19–36|19–36|19–36|19–36|19–36|19–36|19–36|19–36|19–36|19–36|19–36",
  dozen:
    "Dozen {part}|Tusina {part}|Dusin {part}|Dutzend {part}|Douzaine {part}|Docena {part}|Dúzia {part}|ダズン{part}|Düzine {part}|Tuzin {part}|Dosena {part}",
  column:
    "Column {part}|Sarake {part}|Kolonne {part}|Kolonne {part}|Colonne {part}|Columna {part}|Coluna {part}|コラム{part}|Sütun {part}|Kolumna {part}|Hanay {part}",
  seats:
    "{taken} of {seats} seats taken|Paikoista varattu {taken}/{seats}|{taken} av {seats} plasser opptatt|{taken} von {seats} Plätzen belegt|{taken} places occupées sur {seats}|{taken} de {seats} asientos ocupados|{taken} de {seats} lugares ocupados|{seats}席中{taken}席が使用中|{seats} yerden {taken} dolu|Zajęte miejsca: {taken} z {seats}|{taken} sa {seats} upuan ang okupado",
  limits:
    "Chip from {min}, round up to {max}|Merkki alkaen {min}, kierros enintään {max}|Sjetong fra {min}, runde inntil {max}|Chip ab {min}, Runde bis {max}|Jeton dès {min}, tour jusqu’à {max}|Ficha desde {min}, ronda hasta {max}|Ficha desde {min}, rodada até {max}|チップ{min}から、1ラウンド{max}まで|Fiş en az {min}, tur en çok {max}|Żeton od {min}, runda do {max}|Chip mula {min}, round hanggang {max}",
  chip: "Chip {amount}|Merkki {amount}|Sjetong {amount}|Chip zu {amount}|Jeton de {amount}|Ficha de {amount}|Ficha de {amount}|チップ{amount}|{amount} fiş|Żeton {amount}|Chip na {amount}",
  place: "Place bets|Aseta panokset|Legg innsats|Setzen|Miser|Apostar|Apostar|ベットする|Bahsi koy|Postaw|Tumaya",
  clear: "Clear|Tyhjennä|Fjern|Löschen|Effacer|Borrar|Limpar|クリア|Temizle|Wyczyść|Burahin",
  placed:
    "Your bets are placed: {stake}.|Panoksesi on asetettu: {stake}.|Innsatsene er lagt: {stake}.|Ihre Einsätze stehen: {stake}.|Vos mises sont placées : {stake}.|Tus apuestas están hechas: {stake}.|As suas apostas estão feitas: {stake}.|ベットしました：{stake}。|Bahisleriniz kondu: {stake}.|Zakłady przyjęte: {stake}.|Nailagay na ang taya: {stake}.",
  tableWon:
    "You get {win}. Balance {balance}.|Saat {win}. Saldo {balance}.|Du får {win}. Saldo {balance}.|Sie erhalten {win}. Guthaben {balance}.|Vous recevez {win}. Solde {balance}.|Recibes {win}. Saldo {balance}.|Recebe {win}. Saldo {balance}.|払戻し{win}。残高{balance}。|{win} aldınız. Bakiye {balance}.|Otrzymujesz {win}. Saldo {balance}.|Nakuha mo ang {win}. Balanse {balance}.",
  last: "Last numbers|Viimeiset numerot|Siste tall|Letzte Zahlen|Derniers numéros|Últimos números|Últimos números|直近の番号|Son sayılar|Ostatnie numery|Huling mga numero",
  late: "The bets came after the close. Nothing was taken.|Panokset tulivat sulkemisen jälkeen. Mitään ei veloitettu.|Innsatsene kom etter stenging. Ingenting ble trukket.|Die Einsätze kamen nach dem Schluss. Nichts wurde abgebucht.|Les mises sont arrivées après la clôture. Rien n’a été débité.|Las apuestas llegaron tras el cierre. No se cobró nada.|As apostas chegaram após o fecho. Nada foi cobrado.|締切後のベットです。何も引かれていません。|Bahisler kapanıştan sonra geldi. Hiçbir şey alınmadı.|Zakłady przyszły po zamknięciu. Nic nie pobrano.|Dumating ang taya pagkasara. Walang kinuha.",
  fullTitle:
    "This table is full|Pöytä on täynnä|Bordet er fullt|Dieser Tisch ist voll|Cette table est complète|Esta mesa está llena|Esta mesa está cheia|このテーブルは満席です|Bu masa dolu|Ten stół jest pełny|Puno na ang mesang ito",
  full: "Nothing was taken. Choose another table in the lobby.|Mitään ei veloitettu. Valitse aulasta toinen pöytä.|Ingenting ble trukket. Velg et annet bord i lobbyen.|Nichts wurde abgebucht. Wählen Sie in der Lobby einen anderen Tisch.|Rien n’a été débité. Choisissez une autre table dans le lobby.|No se cobró nada. Elige otra mesa en el lobby.|Nada foi cobrado. Escolha outra mesa no lobby.|何も引かれていません。ロビーで別のテーブルをお選びください。|Hiçbir şey alınmadı. Lobiden başka bir masa seçin.|Nic nie pobrano. Wybierz inny stół w lobby.|Walang kinuha. Pumili ng ibang mesa sa lobby.",
  tableRules:
    "European roulette with one zero. Every bet returns 97.30 % on average. With its chip, a number brings back 36 times the bet, a dozen or column 3 times, the others twice. The number is drawn when the bets are closed. If you leave, your bet stands and its win is paid.|Eurooppalainen ruletti, yksi nolla. Jokainen panos palauttaa keskimäärin 97,30 %. Panos mukaan lukien numero palauttaa 36-kertaisesti, tusina tai sarake 3-kertaisesti, muut kaksinkertaisesti. Numero arvotaan, kun panokset on suljettu. Jos poistut, panoksesi on voimassa ja voitto maksetaan.|Europeisk rulett med én null. Hver innsats gir i snitt 97,30 % tilbake. Med innsatsen gir et tall 36 ganger, et dusin eller en kolonne 3 ganger, de andre 2 ganger. Tallet trekkes når innsatsene er stengt. Går du, står innsatsen, og gevinsten betales.|Europäisches Roulette mit einer Null. Jeder Einsatz bringt im Mittel 97,30 % zurück. Samt Einsatz bringt eine Zahl das 36-Fache, ein Dutzend oder eine Kolonne das 3-Fache, alle anderen das Doppelte. Die Zahl wird gezogen, wenn die Einsätze geschlossen sind. Wenn Sie gehen, gilt Ihr Einsatz, und der Gewinn wird gezahlt.|Roulette européenne à un zéro. Chaque mise rend 97,30 % en moyenne. Mise comprise, un numéro rend 36 fois, une douzaine ou une colonne 3 fois, les autres 2 fois. Le numéro est tiré à la clôture des mises. Si vous partez, la mise reste et le gain est payé.|Ruleta europea con un cero. Cada apuesta devuelve de media un 97,30 %. Con la apuesta, un número devuelve 36 veces, una docena o columna 3 veces, las demás 2 veces. El número se sortea al cerrar las apuestas. Si te vas, la apuesta sigue y la ganancia se paga.|Roleta europeia com um zero. Cada aposta devolve em média 97,30 %. Com a aposta, um número devolve 36 vezes, uma dúzia ou coluna 3 vezes, as outras 2 vezes. O número é sorteado quando as apostas fecham. Se sair, a aposta mantém-se e o ganho é pago.|ゼロが1つのヨーロピアンルーレット。どのベットも平均97.30%を払い戻します。賭け金を含め、数字は36倍、ダズンとコラムは3倍、その他は2倍。番号は締切後に抽選されます。退席してもベットは有効で、配当は支払われます。|Tek sıfırlı Avrupa ruleti. Her bahis ortalama %97,30 geri döner. Bahis dahil bir sayı 36 kat, düzine veya sütun 3 kat, diğerleri 2 kat getirir. Sayı, bahisler kapanınca çekilir. Ayrılırsanız bahsiniz geçerlidir ve kazancı ödenir.|Europejska ruletka z jednym zerem. Każdy zakład zwraca średnio 97,30 %. Wraz ze stawką numer zwraca 36-krotność, tuzin lub kolumna 3-krotność, pozostałe 2-krotność. Numer losuje się po zamknięciu zakładów. Gdy wyjdziesz, zakład obowiązuje, a wygrana jest wypłacana.|European roulette na may isang zero. Bawat taya ay nagbabalik ng 97.30 % sa karaniwan. Kasama ang taya, ang numero ay 36 ulit, ang dosena o hanay ay 3 ulit, ang iba ay 2 ulit. Binubunot ang numero pagkasara ng taya. Kung aalis ka, mananatili ang taya at babayaran ang panalo.",
} as const;

export type LiveMessages = Readonly<Record<keyof typeof texts, string>>;

/** In the language of a launch; Brazil reads the Portuguese ones. */
export function liveMessages(language: string): LiveMessages {
  const at = Math.max(0, languages.indexOf((language === "br" ? "pt" : language) as (typeof languages)[number]));
  const entries = Object.entries(texts).map(([key, text]) => [key, text.split("|")[at] ?? ""]);
  return Object.fromEntries(entries) as LiveMessages; // the same keys
}
