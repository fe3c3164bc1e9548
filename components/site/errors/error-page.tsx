import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";

interface ErrorPageProps {
  locale: Locale;
  icon: IconName;
  title: string;
  body: string;
  /** The one thing to do here; without it, the way home is. */
  action?: ReactNode;
  /** Is the site closed to this visitor? Then help is an address that works without the site. */
  closed?: boolean;
}

/** What happened, what is safe, what to do: with a way home and a way to help. */
export async function ErrorPage({ locale, icon, title, body, action, closed = false }: ErrorPageProps) {
  const t = await getTranslations(locale, "errors");
  const { support } = getBrand();
  return (
    <main id="main" className="page error-page">
      <div className={icon === "error" ? "notice notice-failure" : "notice"}>
        <Icon name={icon} size="size-18" />
        <h1>{title}</h1>
        <p>{body}</p>
        <div>
          {action}
          <LinkButton kind={action ? "secondary" : "primary"} href={paths.home(locale)}>
            {t("pages.home")}
          </LinkButton>
        </div>
        <p>
          {closed ? <a href={`mailto:${support}`}>{support}</a> : <a href={paths.help(locale)}>{t("pages.help")}</a>}
        </p>
      </div>
    </main>
  );
}
