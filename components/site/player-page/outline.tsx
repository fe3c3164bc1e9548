import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** The outline of a page whose area is not built yet. `helpHref`: for who wants to stop and cannot do so here yet. */
export function Outline({ helpHref = null }: { helpHref?: string | null }) {
  const t = useTranslations("site.playerPages");
  return (
    <StateBlock
      state="empty"
      title={t("later.title")}
      action={
        <LinkButton href={helpHref ?? paths.account(pageLocale())}>
          {t(helpHref ? "later.contact" : "later.action")}
        </LinkButton>
      }
    >
      {t(helpHref ? "later.break" : "later.text")}
    </StateBlock>
  );
}
