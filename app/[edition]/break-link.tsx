import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { headerButtonStyle } from "@/components/ui/icon-button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { BreakIsland } from "./break-island";

const row = "flex min-h-11 items-center gap-3";
const looks = {
  button: clsx(
    row,
    "rounded-md border border-line bg-raised px-3 font-650 hover:border-muted max-lg:gap-2 max-lg:text-sm",
  ),
  row: clsx(row, "font-550"),
  /** A picture at every width: with its words beside it a Portuguese or Filipino header is too long for its line. */
  header: headerButtonStyle,
} as const;

/** The way to a break, in reach on every page: in the header and on a player's pages a button, in the player's menu a row of it. */
export async function BreakLink({ locale, look = "button" }: { locale: Locale; look?: keyof typeof looks }) {
  const t = await getTranslations(locale, "site.playerPages");
  return (
    <BreakIsland
      href={paths.playerPage(locale, "timeOut")}
      confirms={byPlace(locale.market, "breakConfirmation")}
      className={looks[look]}
      title={look === "header" ? t("break") : undefined}
    >
      {look === "row" ? null : <Icon name="pause" />}
      {look === "header" ? <span className="sr-only">{t("break")}</span> : t("break")}
    </BreakIsland>
  );
}
