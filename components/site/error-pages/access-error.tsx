import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { AccessTarget } from "./access-target";
import { ErrorPage } from "./error-page";
import { textsByVisitor } from "./texts-by-visitor";

interface AccessErrorProps {
  locale: Locale;
  title: string;
  body: string;
  games: ReactNode;
}

/** A visitor logs in here; a player, who may have logged in elsewhere by now, continues. */
export async function AccessError({ locale, title, body, games }: AccessErrorProps) {
  const t = await getTranslations(locale, "site.errorPages");
  const texts = await textsByVisitor(locale, "401", { title, body });
  const action = (
    <>
      <span className="guest-only max-[480px]:grid">
        <LinkButton href={paths.login()}>{t("401.action")}</LinkButton>
      </span>
      <AccessTarget locale={locale} label={t("401.goOn")} />
    </>
  );
  return <ErrorPage locale={locale} icon="person" {...texts} action={action} games={games} />;
}
