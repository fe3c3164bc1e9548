import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { AccountPanelProps } from "./account-guard";
import { AccountView } from "./account-view";
import { ManualClaimGate, PayoutGate, ProductGate } from "./page-gates";

/** What stands behind the guard of a player's page. */
export function AccountPanel({ view, guard, languages }: AccountPanelProps) {
  const content = view === "account" ? <AccountView languages={languages} /> : <LaterPage />;
  if (guard === null) return content;
  if (guard === "payoutRisk") return <PayoutGate>{content}</PayoutGate>;
  if (guard === "manualClaim") return <ManualClaimGate>{content}</ManualClaimGate>;
  return <ProductGate guard={guard}>{content}</ProductGate>;
}

/** The outline of a page whose area is not built yet. */
function LaterPage() {
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
