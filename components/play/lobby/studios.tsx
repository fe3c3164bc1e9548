import { clsx } from "clsx";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";
import { imageUrl } from "@/lib/content/image";
import type { Locale } from "@/lib/market/locale";
import type { Studio } from "@/lib/play/lobby/schema";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { evenRows } from "./even-rows";

/** A word mark, three times as wide as high. */
const logoPixels = { width: 108, height: 36 };

/** Most in a row. */
const most = { mobile: 3, tablet: 4, desktop: 7 };

const studio =
  "wall-item relative grid min-h-14 place-items-center rounded-md bg-surface p-2.5 text-center text-sm/close font-semibold text-text shadow-edge has-focus-visible:focus-ring forced-colors:border";

interface StudiosProps {
  title: string;
  locale: Locale;
  lobby: GameLobby;
  studios: readonly Studio[];
}

/** The studios of these games: their word marks, or their names, each a link to its list. */
export function Studios({ title, locale, lobby, studios }: StudiosProps) {
  if (studios.length === 0) return null;
  const mobile = evenRows(studios.length, most.mobile);
  const tablet = evenRows(studios.length, most.tablet);
  const desktop = evenRows(studios.length, most.desktop);
  return (
    <section className={rowSection} aria-labelledby="studios">
      <header className={rowHeader}>
        <h2 className={rowTitle} id="studios">
          {title}
        </h2>
      </header>
      <ul className="flex flex-wrap gap-gap">
        {studios.map(({ slug, title, logo }, at) => (
          <li
            key={slug}
            className={clsx(
              studio,
              `mobile:tile-columns-${mobile[at]} tablet:tile-columns-${tablet[at]} desktop:tile-columns-${desktop[at]}`,
            )}
          >
            <a className="stretched-link" href={paths.category(locale, { lobby, id: slug })}>
              {logo ? (
                <img
                  // Of one colour, that of the text: the marks are drawn for a dark ground.
                  className="max-w-full object-contain filter-icon"
                  src={imageUrl(logo, logoPixels)}
                  alt={title}
                  {...logoPixels}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                title
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
