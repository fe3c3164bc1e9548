import { linkStyle } from "@/components/ui/control-styles";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** Before a first deposit: that documents may be asked for, and the page that says which, why, by when and who reads them. */
export function FirstDepositNote() {
  const t = useTranslations("money.deposit");
  return (
    <p className="text-muted text-sm">
      {t("firstTime.text")}{" "}
      <a className={linkStyle.alone} href={paths.verification(pageLocale(), "deposit")}>
        {t("firstTime.link")}
      </a>
    </p>
  );
}
