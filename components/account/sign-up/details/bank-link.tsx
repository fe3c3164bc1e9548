import { LinkButton } from "@/components/ui/button";
import { offerQuery } from "@/lib/account/pay-and-play/offer";
import { publicConfig } from "@/lib/config/public";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { usePublicQuery } from "@/lib/session/player/player-queries";

/**
 * The other way to an account, with a deposit from the bank, where this site offers it to this visitor: the list of addresses is
 * the server's, which is asked first, and meanwhile the link has its room. As soon as it could not be asked the link is there, and the
 * page behind it asks again.
 */
export function BankLink() {
  const t = useTranslations("site.popups");
  const locale = localeOfPath(location.pathname);
  const isConfigured = publicConfig().payAndPlay !== undefined;
  const { data, failureCount } = usePublicQuery({ ...offerQuery(locale), enabled: isConfigured });
  if (!isConfigured || data === null) return null;
  const isAsked = data === undefined && failureCount === 0;
  return (
    <div className={place}>
      {isAsked ? null : (
        <LinkButton kind="secondary" href={paths.signUpPnp(locale)}>
          {t("signUpPnp")}
        </LinkButton>
      )}
    </div>
  );
}

/** Above the fields, but on a low screen, where they come first. */
const place = "grid min-h-11 [@media(height<480px)]:order-1";
