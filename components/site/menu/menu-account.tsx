import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import type { Locale } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { withMessages } from "@/lib/market/messages/with-messages";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { MenuRow } from "./menu-row";

// A guest who opens the menu does not load the player's permissions.
const load = () => loadQuietly(() => withMessages(["site.accountMenu"], () => import("../header/account-links")));

/** A guest's ways in, or the player's own menu. */
export function MenuAccount({ locale }: { locale: Locale }) {
  const t = useTranslations("site.header");
  const tAccountMenu = useTranslations("site.accountMenu");
  const player = useSession(playerIn);
  const { part } = useLazy(load, player !== null);
  if (player)
    return (
      <>
        <MenuRow icon="person" href={paths.account(locale)}>
          {tAccountMenu("title")}
        </MenuRow>
        {part ? <part.AccountLinks look="row" /> : null}
      </>
    );
  return (
    <>
      <MenuRow icon="person" href={paths.login()}>
        {t("login")}
      </MenuRow>
      <MenuRow icon="star" href={paths.signUp(locale)}>
        {t("signUp")}
      </MenuRow>
    </>
  );
}
