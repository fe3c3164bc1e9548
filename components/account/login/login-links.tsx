import { linkStyle } from "@/components/ui/control-styles";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The ways out of the login: to a new password, and to an account. */
export function LoginLinks() {
  const t = useTranslations("account.login");
  const locale = localeOfPath(location.pathname);
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm">
      <a className={linkStyle.alone} href={paths.resetPassword(locale)}>
        {t("forgot")}
      </a>
      <a className={linkStyle.alone} href={paths.signUp(locale)}>
        {t("signUp")}
      </a>
    </p>
  );
}
