import { GameGrid } from "@/components/play/catalogue/game-grid";
import { CategoryRow } from "@/components/play/lobby/category-row";
import { HeroBanner } from "@/components/play/lobby/hero-banner";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Grid } from "@/lib/play/catalogue/schema";
import type { Lobby } from "@/lib/play/lobby/schema";
import { Exhibit } from "./exhibit";

const grid = (columns: number): Grid => ({ columns, rows: 2, sizes: ["4x", "2xv", "2xh", "1x"] });
const allSizes = { mobile: grid(3), tablet: grid(5), desktop: grid(7) };

/** The lobby's building blocks, filled with content of the content service. */
export function LobbyExamples({ t, locale, lobby }: { t: Translator<"play.lobby">; locale: Locale; lobby: Lobby }) {
  const [category] = lobby.categories;
  const banners = lobby.banners.filter(({ authorized }) => authorized === "both");
  if (!category) return null;
  const { games } = category;
  return (
    <>
      <Exhibit
        name="tiles"
        description="Games in a dense grid, in four sizes: two by two, tall, wide and small. Names stand on the art's own ground."
        isWide
        states={() => ({
          "all sizes": (
            // Tiles measure themselves by the row that contains them.
            <div className="@container">
              <GameGrid locale={locale} games={games} category={{ ...category, grid: allSizes }} />
            </div>
          ),
        })}
      />
      <Exhibit
        name="category-row"
        description="One category in the lobby: its first games and the way to all of them. Empty, it says what is missing."
        isWide
        states={(theme) => {
          const named = { ...category, id: `${category.id}-${theme}`, label: `${category.label} (${theme})` };
          const missing = { ...named, id: `${named.id}-missing`, label: `${named.label}, missing`, games: [] };
          return {
            filled: <CategoryRow t={t} locale={locale} category={{ ...named, games: games.slice(0, 8) }} />,
            missing: <CategoryRow t={t} locale={locale} category={missing} />,
          };
        }}
      />
      <Exhibit
        name="hero-banner"
        description="A banner: the large one is dark in both themes, the whole banner is its link."
        isWide
        states={() =>
          Object.fromEntries(
            banners.slice(0, 2).map((banner, at) => [
              at === 0 ? "main" : "side",
              <div key={banner.id} className="hero mb-3.5 lg:mb-5.5">
                {at === 0 ? (
                  <HeroBanner locale={locale} banner={banner} now={Date.now()} isMain />
                ) : (
                  <div className="hero-side">
                    <div className="hero-banners">
                      <HeroBanner locale={locale} banner={banner} now={Date.now()} />
                    </div>
                  </div>
                )}
              </div>,
            ]),
          )
        }
      />
    </>
  );
}
