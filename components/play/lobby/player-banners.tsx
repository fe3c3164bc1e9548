import { clsx } from "clsx";
import type { ReactNode } from "react";
import { smallBanner, smallText, smallTitle } from "@/components/play/catalogue/banner-styles";
import { WhyShown } from "@/components/site/why-shown";
import { Icon } from "@/components/ui/icon";
import { Rail } from "@/components/ui/rail";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import { paths } from "@/lib/routing/paths";

interface PlayerBannersProps {
  t: Translator<"play.lobby">;
  locale: Locale;
  /** The banners for this player. */
  children: ReactNode;
}

const row = "player-banners";

/**
 * A row that players alone see: the way to the promotions, and after it what is meant for the player who is looking. The row has
 * its height before anything is known of the player, so nothing moves.
 */
export async function PlayerBanners({ t, locale, children }: PlayerBannersProps) {
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const tWhy = await getTranslations(locale, "site.whyShown");
  return (
    <div className="player-only calm:hidden">
      <Rail
        id={row}
        place="beside"
        label={t("forYou.title")}
        previous={tCatalogue("rail.previous", { row: t("forYou.title") })}
        next={tCatalogue("rail.next", { row: t("forYou.title") })}
        className="player-banners max-[19em]:h-auto"
      >
        <li className={smallBanner}>
          <div className="grid w-[70%] gap-0.5 py-1.25 pl-4">
            <a className={clsx("stretched-link", smallTitle)} href={paths.promotions(locale)}>
              {t("forYou.promotions")}
            </a>
            <p className={smallText}>{t("forYou.body")}</p>
          </div>
          <span className="banner-art grid w-[26%] place-items-center text-accent">
            <Icon name="offer" size="size-7" />
          </span>
        </li>
        {children}
      </Rail>
      <WhyShown t={tWhy} reason="chosen" />
    </div>
  );
}
