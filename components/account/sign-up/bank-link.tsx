import { useEffect, useState } from "react";
import { linkStyle } from "@/components/ui/control-styles";
import { getOffer, isHidden } from "@/lib/account/pay-and-play/offer";
import { publicConfig } from "@/lib/config/public";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/**
 * The other way to an account, with a deposit from the bank, where this site offers it to this visitor: the list of addresses is
 * the server's, which is asked first. When it cannot be asked the link is there, and the page behind it asks again.
 */
export function BankLink() {
  const t = useTranslations("account");
  const [isOffered, setOffered] = useState(false);
  const isOn = publicConfig().payAndPlay;
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const settle = (known: boolean) => stop.signal.aborted || setOffered(known);
    getOffer(localeOfPath(location.pathname), stop.signal).then(
      () => settle(true),
      (error) => settle(!isHidden(error)),
    );
    return () => stop.abort();
  }, [isOn]);
  if (!isOffered) return null;
  return (
    <p className="text-center text-sm">
      <a className={linkStyle.alone} href={paths.signUpPnp(localeOfPath(location.pathname))}>
        {t("titles.signUpPnp")}
      </a>
    </p>
  );
}
