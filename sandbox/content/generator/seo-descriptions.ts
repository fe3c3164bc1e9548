import { type ContentDocument, localise, makeDocument, type Words, words } from "./document";

/** What a search engine shows below the title of a page, by its path below the locale. */
const descriptions: Readonly<Record<string, Words>> = {
  "/": words(
    "Casino games from many studios, with the return and the stakes of each in plain figures.|Kasinopelejä monelta studiolta, palautus ja panokset selkeinä lukuina.|Casinospill fra mange studioer, med tilbakebetaling og innsatser i klare tall.|Casinospiele aus vielen Studios, Auszahlungsquote und Einsätze in klaren Zahlen.|Des jeux de nombreux studios, avec le taux de retour et les mises en chiffres clairs.|Juegos de muchos estudios, con el retorno y las apuestas en cifras claras.|Jogos de muitos estúdios, com o retorno e as apostas em números claros.|多くのスタジオのカジノゲーム。還元率と賭け金を明示。|Birçok stüdyodan oyunlar, geri ödeme oranı ve bahisler açık rakamlarla.|Gry od wielu studiów, ze zwrotem i stawkami w jasnych liczbach.|Mga laro mula sa maraming studio, malinaw ang balik at taya.",
  ),
  "/online-casino": words(
    "Every slot, table and jackpot of the casino, by category, studio or name.|Kaikki kasinon pelit luokittain, studioittain tai nimen mukaan.|Alle spillene i casinoet, etter kategori, studio eller navn.|Alle Spiele des Casinos nach Kategorie, Studio oder Name.|Tous les jeux du casino, par catégorie, studio ou nom.|Todos los juegos del casino, por categoría, estudio o nombre.|Todos os jogos do casino, por categoria, estúdio ou nome.|カジノの全ゲームをカテゴリー、スタジオ、名前から。|Casinonun tüm oyunları kategoriye, stüdyoya veya ada göre.|Wszystkie gry kasyna według kategorii, studia lub nazwy.|Lahat ng laro ng casino ayon sa kategorya, studio o pangalan.",
  ),
  "/live-casino-online": words(
    "Live tables with their free seats and bet limits.|Live-pöydät, vapaat paikat ja panosrajat.|Live-bord med ledige plasser og innsatsgrenser.|Live-Tische mit freien Plätzen und Limits.|Tables en direct, places libres et limites de mise.|Mesas en vivo con asientos libres y límites.|Mesas ao vivo com lugares livres e limites.|ライブテーブルの空席と賭け金の上限。|Boş yerleri ve bahis limitleriyle canlı masalar.|Stoły na żywo z wolnymi miejscami i limitami stawek.|Mga live table, bakanteng upuan at limitasyon ng taya.",
  ),
};

export function makeSeoDocuments(): ContentDocument[] {
  return Object.entries(descriptions).map(([path, description]) =>
    makeDocument("seoDescription", `seoDescription${path === "/" ? "" : path.replace("/", "-")}`, {
      path,
      description: localise(description),
    }),
  );
}
