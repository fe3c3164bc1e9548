import { linkStyle } from "@/components/ui/control-styles";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/**
 * Before a first deposit: that documents may be asked for, with the page that says which, why, by when and who reads them; and which
 * tools protect the player, with the page where they are.
 */
export function FirstDepositNote() {
  const t = useTranslations("money.deposit");
  const locale = pageLocale();
  return (
    <div className="grid gap-2 text-muted text-sm">
      <p>
        {t("firstTime.text")}{" "}
        <a className={linkStyle.inText} href={paths.verification(locale, "deposit")}>
          {t("firstTime.link")}
        </a>
      </p>
      <p>
        {t("firstTime.tools")}{" "}
        <a className={linkStyle.inText} href={paths.playerPage(locale, "gamblingLimits")}>
          {t("firstTime.toolsLink")}
        </a>
      </p>
    </div>
  );
}
