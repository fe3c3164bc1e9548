import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { depositAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";

/** The ways in and out, alike: neither is easier to find; each where the account has it, and none while that is not known. Their room is kept. */
export function MoneyLinks({ hasWallet }: { hasWallet: boolean }) {
  const t = useTranslations("money.overview");
  const { permissions } = usePermissions();
  const locale = pageLocale();
  const withdraw = (
    <>
      <Icon name="out" />
      {t("withdraw")}
    </>
  );
  return (
    <div className="grid min-h-11 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-2.5">
      {depositAccess(permissions) === "allowed" ? (
        <LinkButton kind="secondary" href={paths.deposit(locale)}>
          <Icon name="in" />
          {t("deposit")}
        </LinkButton>
      ) : null}
      {!permissions.withdrawal ? null : hasWallet ? (
        <LinkButton kind="secondary" href={paths.playerPage(locale, "bankingWithdraw")}>
          {withdraw}
        </LinkButton>
      ) : (
        <Button kind="secondary" blocked={t("nothingToWithdraw")}>
          {withdraw}
        </Button>
      )}
    </div>
  );
}
