import { LinkButton } from "@/components/ui/button";
import type { Lobby } from "@/lib/play/lobby/schema";
import { getWords } from "@/lib/site/messages/words";
import type { Edition } from "@/lib/site/routes/edition";
import { paths } from "@/lib/site/routes/paths";
import { CategoryMenu } from "./category-menu";
import { Hero } from "./hero";
import { PlayerBoxes } from "./player-boxes";
import { Shelf } from "./shelf";

const shelves = 2;

/** The home page: what is on, the first categories, and the door to the whole casino. */
export async function Home({ edition: { locale }, lobby }: { edition: Edition; lobby: Lobby }) {
  const t = await getWords(locale, "play");
  const categories = lobby.categories.filter(({ visibleInLobby }) => visibleInLobby).slice(0, shelves);
  return (
    <main id="main" className="page">
      <h1 className="sr-only">{t("home.title")}</h1>
      <Hero locale={locale} boxes={lobby.boxes} />
      <PlayerBoxes t={t} locale={locale} />
      <CategoryMenu t={t} locale={locale} menu={lobby.menu} />
      {categories.map((category, index) => (
        <Shelf key={category.id} t={t} locale={locale} category={category} eager={index === 0 ? 6 : 0} />
      ))}
      <div className="pager">
        <LinkButton kind="secondary" href={paths.casino(locale)}>
          {t("home.allGames", { count: lobby.gameCount })}
        </LinkButton>
      </div>
    </main>
  );
}
