import type { ReactNode } from "react";
import { pager, rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";
import { WhyShown } from "@/components/site/why-shown";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";

interface MyGamesPageProps {
  t: Translator<"play.myGames">;
  locale: Locale;
  lobby: GameLobby;
  /** The player's grid. */
  children: ReactNode;
}

/** The page of a player's own games; a visitor reads what it is for, and may log in. */
export async function MyGamesPage({ t, locale, lobby, children }: MyGamesPageProps) {
  const tWhy = await getTranslations(locale, "site.whyShown");
  return (
    <main id="main" className="page">
      <section className={rowSection}>
        <header className={rowHeader}>
          <h1 className={rowTitle}>{t("title")}</h1>
        </header>
        <div className="guest-only">
          <StateBlock
            state="empty"
            title={t("visitor.title")}
            action={<LinkButton href={paths.login()}>{t("visitor.action")}</LinkButton>}
          >
            {t("visitor.body")}
          </StateBlock>
        </div>
        <div className="player-only">
          {/* Of the games to start with nothing of it is so; its room stays, so that nothing moves. */}
          <div className="in-[section:has([data-first-steps])]:invisible">
            <WhyShown t={tWhy} reason="games" />
          </div>
          {children}
        </div>
      </section>
      <div className={pager}>
        <LinkButton kind="secondary" href={paths.lobby(locale, lobby)}>
          {t("toLobby")}
        </LinkButton>
      </div>
    </main>
  );
}
