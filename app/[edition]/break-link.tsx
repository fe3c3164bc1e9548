import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { BreakIsland } from "./break-island";

const looks = {
  button: "rounded-md border border-line bg-raised px-3 font-650 hover:border-muted max-lg:justify-center",
  row: "font-550",
} as const;

/** The way to a break, in reach on every page: on a player's pages a button, in the player's menu a row of it. */
export async function BreakLink({ locale, look = "button" }: { locale: Locale; look?: keyof typeof looks }) {
  const t = await getTranslations(locale, "site.playerPages");
  return (
    <BreakIsland
      href={paths.playerPage(locale, "timeOut")}
      confirms={byPlace(locale.market, "breakConfirmation")}
      className={looks[look]}
    >
      {look === "button" ? <Icon name="pause" /> : null}
      {t("break")}
    </BreakIsland>
  );
}
