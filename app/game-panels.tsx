import type { ComponentType } from "react";
import { SignOutButton } from "@/components/account/login/sign-out-button";
import { LinkButton } from "@/components/ui/button";
import { QueryLoading } from "@/components/ui/query-state";
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

export const BankingPanel = lazyPanel(() =>
  withMessages(["money.overview", "site.form"], () => import("@/components/money/wallet/wallet-overview")).then(
    ({ WalletOverview }) => WalletOverview,
  ),
);

const bonusDomains = ["offers.bonusPreference", "offers.promotions", "offers.rewards", "site.form"] as const;

export const RewardPanel = lazyPanel(() =>
  withMessages([...bonusDomains, "offers.calm"], () => import("@/components/offers/rewards/running-rewards")).then(
    ({ RunningRewards }) => RunningRewards,
  ),
);

export const BonusCodePanel = lazyPanel(() =>
  withMessages(
    [...bonusDomains, "offers.bonusCode"],
    () => import("@/components/offers/bonus-code/bonus-code-view"),
  ).then(({ BonusCodeView }) => BonusCodeView),
);

/** A panel of an area that the game does without until it is opened. */
function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  const loadPanel = () => loadQuietly(async () => ({ Panel: await load() }));
  return function LazyPanel() {
    const { part } = useLazy(loadPanel, true);
    if (part) return <part.Panel />;
    return (
      <QueryLoading>
        <Skeleton size="h-44 rounded-md" />
      </QueryLoading>
    );
  };
}
