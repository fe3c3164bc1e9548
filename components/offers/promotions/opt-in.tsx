import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { takingPath } from "@/lib/offers/promotions/shown-promotion";
import { paths } from "@/lib/routing/paths";
import { noteStyle } from "./promotion-styles";

interface OptInProps {
  t: Translator<"offers.promotions">;
  locale: Locale;
  promotion: Pick<Promotion, "bonusCode">;
}

/** How an offer is taken: by the player's own act, with a deposit or among the rewards. A visitor needs an account first. */
export function OptIn({ t, locale, promotion }: OptInProps) {
  const { bonusCode: code } = promotion;
  return (
    <div className={noteStyle}>
      <p className="mb-4 text-pretty">{t("taking")}</p>
      <p className="guest-only">
        <LinkButton href={paths.signUp(locale)}>{t("optIn.guest")}</LinkButton>
      </p>
      <p className="player-only">
        <LinkButton href={takingPath(locale, promotion)}>
          {code ? t("optIn.deposit", { code }) : t("optIn.player")}
        </LinkButton>
      </p>
    </div>
  );
}
