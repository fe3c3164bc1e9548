import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Everything was sent, and the platform still lacks something. */
export function StillClosed() {
  const t = useTranslations("account.notices");
  return (
    <StateBlock
      state="empty"
      action={<LinkButton href={paths.help(localeOfPath(location.pathname))}>{t("unfinished.help")}</LinkButton>}
    >
      {t("unfinished.still")}
    </StateBlock>
  );
}
