import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AccountLawIsland } from "@/components/site/law/account-law-island";
import { LawLines } from "@/components/site/law/law-lines";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import type { MarketCode } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { publicPolicy } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { type PlayerPageName, routes } from "@/lib/routing/routes";
import { type PageCounts, PlayerNavigation } from "./player-navigation";

interface PlayerPageProps {
  locale: Locale;
  name: PlayerPageName;
  /** What the page is for, in a sentence. */
  intro?: string | undefined;
  /** The way to a break. */
  breakLink: ReactNode;
  /** What waits for the player, beside the pages of the navigation. */
  counts?: PageCounts;
  /** What is asked of the player, above the content. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Whom a player can turn to, as the law of the market and of the account's place asks for on each of these pages. */
function HelpLines({ market }: { market: MarketCode }) {
  return (
    <div className="grid gap-1 empty:hidden">
      <LawLines lines={publicPolicy(market).helpLines} />
      <AccountLawIsland />
    </div>
  );
}

/**
 * The shell of a player's page, without any player data: its title, and beside it the navigation; on a phone a link to the list, and
 * at the end of its line the way to a break, which the list has at its end. At the end stand the registers and help lines of the market, which the page of a
 * self-exclusion has beside its form. A page of a payment has the way back to banking instead, at every width.
 */
export async function PlayerPage({ locale, name, intro, breakLink, counts = {}, notice, children }: PlayerPageProps) {
  const t = await getTranslations(locale, "site.playerPages");
  const isOverview = name === "accountOverview";
  const isBelowBanking = routes[name].pattern.startsWith(`${routes.banking.pattern}/`) && name !== "transactions";
  return (
    <main id="main" className="page max-w-300 pb-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-x-10">
      <PlayerNavigation locale={locale} current={name} breakLink={breakLink} counts={counts} />
      <div className="grid content-start gap-5">
        {isOverview ? null : (
          <div
            className={clsx(
              "-mt-2 -mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1",
              !isBelowBanking && "lg:hidden",
            )}
          >
            <a
              className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-muted text-sm"
              href={isBelowBanking ? paths.playerPage(locale, "banking") : paths.accountOverview(locale)}
            >
              <Icon name="back" size="size-4" />
              {t(isBelowBanking ? "titles.banking" : "titles.overview")}
            </a>
            {name === "timeOut" ? null : <div className="lg:hidden">{breakLink}</div>}
          </div>
        )}
        <h1 className="text-title tracking-tighter">{t(`titles.${routes[name].title}`)}</h1>
        {intro === undefined ? null : <p className="-mt-3 text-muted">{intro}</p>}
        {notice}
        {children}
        {name === "selfExclusion" ? null : <HelpLines market={locale.market} />}
      </div>
    </main>
  );
}
