import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The outline of a page whose area is not built yet. */
export function Outline() {
  const t = useTranslations("player");
  return (
    <StateBlock
      state="empty"
      title={t("later.title")}
      action={<LinkButton href={paths.account(pageLocale())}>{t("later.action")}</LinkButton>}
    >
      {t("later.text")}
    </StateBlock>
  );
}
