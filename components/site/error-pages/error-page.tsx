import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { NoticeIcon, noticeLook, noticePage, noticeText, noticeTitle } from "./notice";

const actionsLook = clsx(
  "mt-3.5 flex flex-wrap justify-center gap-2.5 max-[480px]:grid max-[480px]:w-[min(100%,20rem)]",
  "max-[480px]:grid-cols-1",
);
const helpLook = "inline-flex min-h-11 items-center wrap-anywhere text-base text-text underline underline-offset-4";

interface ErrorPageProps {
  locale: Locale;
  icon: IconName;
  title: ReactNode;
  body: ReactNode;
  /** The one thing to do here; without it, the way home is. */
  action?: ReactNode;
  /** A way on: popular games. */
  games?: ReactNode;
  /** Is the site closed to this visitor? Then help is an address that works without the site. */
  closed?: boolean;
}

/** An error page: the problem, the next step, and links to the home page and to help. */
export async function ErrorPage({ locale, icon, title, body, action, games, closed = false }: ErrorPageProps) {
  const t = await getTranslations(locale, "site.errorPages");
  const { support } = getBrand();
  return (
    <main id="main" className={noticePage}>
      <div className={noticeLook}>
        <NoticeIcon name={icon} />
        <h1 className={noticeTitle}>{title}</h1>
        <p className={noticeText}>{body}</p>
        <div className={actionsLook}>
          {action}
          <LinkButton kind={action ? "secondary" : "primary"} href={paths.home(locale)}>
            {t("home")}
          </LinkButton>
        </div>
        <p className={noticeText}>
          <a className={helpLook} href={closed ? `mailto:${support}` : paths.help(locale)}>
            {closed ? support : t("help")}
          </a>
        </p>
      </div>
      {games ? <div className="mt-7">{games}</div> : null}
    </main>
  );
}
