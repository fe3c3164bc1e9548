import { SignOutButton } from "@/components/account/login/sign-out-button";
import { LinkButton } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { withMessages } from "@/lib/market/messages/with-messages";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** In a new tab: the page would end the game. */
export function ResponsibleGamblingPanel() {
  const t = useTranslations("site.footer");
  return (
    <div className="grid gap-3">
      <p>{t("saferGambling")}</p>
      <LinkButton kind="secondary" href={paths.saferGambling(pageLocale())} target="_blank">
        {t("help")}
      </LinkButton>
    </div>
  );
}

export function AccountPanel() {
  const t = useTranslations("site.session");
  const player = useSession(playerIn);
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere text-muted">{player?.email}</p>
      <SignOutButton label={t("logOut")} busyLabel={t("loggingOut")} home={paths.home(pageLocale())} />
    </div>
  );
}

const loadWallet = () =>
  loadQuietly(() =>
    withMessages(
      ["money.overview", "site.form", "site.query"],
      () => import("@/components/money/wallet/wallet-overview"),
    ),
  );

export function BankingPanel() {
  const { part } = useLazy(loadWallet, true);
  return part ? <part.WalletOverview /> : <PanelOutline />;
}

const loadRewards = () =>
  loadQuietly(() =>
    withMessages(
      ["offers.bonusPreference", "offers.calm", "offers.promotions", "offers.rewards", "site.form", "site.query"],
      () => import("@/components/offers/rewards/running-rewards"),
    ),
  );

export function RewardPanel() {
  const { part } = useLazy(loadRewards, true);
  return part ? <part.RunningRewards /> : <PanelOutline />;
}

const loadBonusCode = () =>
  loadQuietly(() =>
    withMessages(
      ["offers.bonusCode", "offers.bonusPreference", "offers.promotions", "offers.rewards", "site.form", "site.query"],
      () => import("@/components/offers/bonus-code/bonus-code-view"),
    ),
  );

export function BonusCodePanel() {
  const { part } = useLazy(loadBonusCode, true);
  return part ? <part.BonusCodeView /> : <PanelOutline />;
}

const PanelOutline = () => <Skeleton size="h-44 rounded-md" />;
