import { clsx } from "clsx";
import { LinkButton } from "@/components/ui/button";
import { linkStyle } from "@/components/ui/control-styles";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The ways out of the login: a link to a new password, and, set off from it, a button to an account. */
export function LoginLinks() {
  const t = useTranslations("account.login");
  const locale = localeOfPath(location.pathname);
  return (
    <div className="mt-1.5 grid gap-2.5 text-sm">
      <a className={clsx(linkStyle.alone, "mx-auto")} href={paths.resetPassword(locale)}>
        {t("forgot")}
      </a>
      <div className="grid border-line border-t pt-4">
        <LinkButton kind="secondary" href={paths.signUp(locale)}>
          {t("signUp")}
        </LinkButton>
      </div>
    </div>
  );
}
