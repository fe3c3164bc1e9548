import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { AccessTarget } from "./access-target";
import { ByVisitor } from "./by-visitor";
import { ErrorPage } from "./error-page";

interface AccessErrorProps {
  locale: Locale;
  title: string;
  body: string;
  games: ReactNode;
}

/** A visitor logs in here; a player, who may have logged in elsewhere by now, continues. */
export async function AccessError({ locale, title, body, games }: AccessErrorProps) {
  const t = await getTranslations(locale, "errors");
  const texts = await getTranslations(locale, "player");
  const action = (
    <>
      <span className="guest-only max-[480px]:grid">
        <LinkButton href={paths.login()}>{t("pages.401.action")}</LinkButton>
      </span>
      <AccessTarget locale={locale} label={t("pages.401.goOn")} />
    </>
  );
  return (
    <ErrorPage
      locale={locale}
      icon="person"
      title={
        <ByVisitor
          guest={title}
          player={t("pages.401.player.title")}
          checking={texts("checking")}
          away={t("pages.500.title")}
          isTitle
        />
      }
      body={<ByVisitor guest={body} player={t("pages.401.player.body")} away={texts("unavailable")} />}
      action={action}
      games={games}
    />
  );
}
