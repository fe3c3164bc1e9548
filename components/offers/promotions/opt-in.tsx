import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { paths } from "@/lib/routing/paths";
import { noteStyle } from "./promotion-styles";

/** How an offer is taken: by the player's own act, among the rewards. A visitor needs an account first. */
export function OptIn({ t, locale }: { t: Translator<"offers.promotions">; locale: Locale }) {
  return (
    <div className={noteStyle}>
      <p className="mb-4 text-pretty">{t("taking")}</p>
      <p className="guest-only">
        <LinkButton href={paths.signUp(locale)}>{t("optIn.guest")}</LinkButton>
      </p>
      <p className="player-only">
        <LinkButton href={paths.playerPage(locale, "rewards")}>{t("optIn.player")}</LinkButton>
      </p>
    </div>
  );
}
