import type { IconName } from "@/components/ui/icon";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { marketsLink } from "../frame/frame-styles";
import { MenuRow } from "../menu/menu-row";
import { RewardsLink } from "./rewards-link";

/** The ways of a player to what they ask for most, in both menus. */
export function AccountLinks({ look }: { look: "row" | "plain" }) {
  const t = useTranslations("site.accountMenu");
  const locale = pageLocale();
  const places = [
    { icon: "heart", text: t("myGames"), href: paths.myGames(locale) },
    { icon: "wallet", text: t("banking"), href: paths.playerPage(locale, "banking") },
    { icon: "gauge", text: t("limits"), href: paths.playerPage(locale, "gamblingLimits") },
  ] as const satisfies { icon: IconName; text: string; href: string }[];
  return (
    <>
      {places.map(({ icon, text, href }) =>
        look === "row" ? (
          <MenuRow key={href} icon={icon} href={href}>
            {text}
          </MenuRow>
        ) : (
          <a key={href} className={marketsLink} href={href}>
            {text}
          </a>
        ),
      )}
      <RewardsLink look={look} />
    </>
  );
}
