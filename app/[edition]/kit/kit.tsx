import { getBrand } from "@/lib/config/brand";
import { imageUrl } from "@/lib/content/image";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Lobby } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";
import { LobbyExamples } from "./lobby-examples";
import { PlayerExamples } from "./player-examples";
import { UiExamples } from "./ui-examples";

/** Every component in every state, for those who build the site: its own words are English and no part of the messages. */
export async function Kit({ locale, lobby }: { locale: Locale; lobby: Lobby }) {
  const t = await getTranslations(locale, "play.lobby");
  const [game] = lobby.categories.flatMap(({ games }) => games);
  const picture = game ? imageUrl(game.grid["2xh"], { width: 600, height: 300 }) : getBrand().logo;
  return (
    <main id="main" className="page grid content-start gap-8" lang="en">
      <h1 className="text-2xl/base">The kit of {getBrand().name}</h1>
      <UiExamples />
      <PlayerExamples
        poster={{ name: "Greenroom", provider: "Greenroom", wide: picture, square: picture }}
        tag={resolveLocale(locale).tag}
        lobbyHref={paths.casino(locale)}
      />
      <LobbyExamples t={t} locale={locale} lobby={lobby} />
    </main>
  );
}
