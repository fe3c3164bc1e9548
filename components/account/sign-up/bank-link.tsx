import { linkStyle } from "@/components/ui/control-styles";
import { offerQuery } from "@/lib/account/pay-and-play/offer";
import { publicConfig } from "@/lib/config/public";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { usePublicQuery } from "@/lib/session/player/player-queries";

/**
 * The other way to an account, with a deposit from the bank, where this site offers it to this visitor: the list of addresses is
 * the server's, which is asked first. As soon as it could not be asked the link is there, and the page behind it asks again.
 */
export function BankLink() {
  const t = useTranslations("site.popups");
  const locale = localeOfPath(location.pathname);
  const { data, failureCount } = usePublicQuery({
    ...offerQuery(locale),
    enabled: publicConfig().payAndPlay !== undefined,
  });
  if (data === null || (data === undefined && failureCount === 0)) return null;
  return (
    <p className="text-center text-sm">
      <a className={linkStyle.alone} href={paths.signUpPnp(locale)}>
        {t("signUpPnp")}
      </a>
    </p>
  );
}
