import { publicConfig } from "@/lib/config/public";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The other way to an account, with a deposit from the bank, where this site offers it. */
export function BankLink() {
  const t = useTranslations("account");
  if (!publicConfig().payAndPlay) return null;
  return (
    <p className="text-center text-sm">
      <a className="underline underline-offset-4" href={paths.signUpPnp(localeOfPath(location.pathname))}>
        {t("titles.signUpPnp")}
      </a>
    </p>
  );
}
