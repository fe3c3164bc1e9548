import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

const style = "w-fit py-1 underline underline-offset-4";

/** The ways out of the login: to a new password, and to an account. */
export function LoginLinks() {
  const t = useTranslations("account");
  const locale = localeOfPath(location.pathname);
  return (
    <p className="mt-4 flex flex-wrap justify-between gap-x-5 gap-y-2 text-sm">
      <a className={style} href={paths.resetPassword(locale)}>
        {t("login.forgot")}
      </a>
      <a className={style} href={paths.signUp(locale)}>
        {t("login.signUp")}
      </a>
    </p>
  );
}
