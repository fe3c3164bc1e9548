import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/site/market/locale";
import { getWords } from "@/lib/site/messages/words";

const accountMenuId = "account-menu";

/** The button of the player's own menu, at the end of the header. `children`: its entries. */
export async function AccountMenu({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getWords(locale, "site");
  return (
    <>
      <button type="button" className="icon-button" popoverTarget={accountMenuId} aria-label={t("accountMenu.title")}>
        <Icon name="person" />
      </button>
      <div id={accountMenuId} popover="auto" className="site-menu" role="dialog" aria-label={t("accountMenu.title")}>
        {children}
      </div>
    </>
  );
}
