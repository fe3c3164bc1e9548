import { getBrand } from "@/lib/config/brand";
import { money } from "@/lib/core/money";
import { formatMoney } from "@/lib/core/money-display";
import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { gameKindOf } from "@/lib/play/catalogue/game-kind";
import type { GameFacts as Facts } from "@/lib/play/catalogue/schema";
import { gameFigures } from "@/lib/play/game-launch/figures/cost";
import type { Edition } from "@/lib/routing/edition";
import { AccountFigure } from "./account-figure";
import { costText } from "./cost-text";
import { type Fact, FactColumns } from "./fact-columns";
import type { PlayerFigureProps } from "./player-figure";

/** The facts and cost of the game, as text. Figures that are not published are left out, never guessed. */
export async function GameFacts({ edition: { locale }, game }: { edition: Edition; game: Facts }) {
  const t = await getTranslations(locale, "play.gameFacts");
  const { tag } = resolveLocale(locale);
  const { currency } = markets[locale.market];
  const amount = (minor: number) => formatMoney(money(minor, currency), tag, getBrand().currencies);
  const { gameType, tableId, rtp, betLimits } = game;
  const published = { gameType, isLive: tableId !== null, rtp, betLimits };
  const figures = gameFigures(published, currency);
  const figure = (name: PlayerFigureProps["name"], shown: string) => (
    <AccountFigure {...{ name, published, currency, tag }}>{shown}</AccountFigure>
  );
  const kind = gameKindOf(game.gameType);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(tag);
  const known: (Fact | null)[] = [
    [t("provider"), providerText(game)],
    kind ? [t("kind"), t(`kinds.${kind}`)] : null,
    game.rtp === null ? null : [t(rtpLabel()), percent.format(game.rtp / 100), "return-to-player"],
    game.volatility === null ? null : [t("volatility"), t(game.volatility), "volatility"],
    game.maxWin === null ? null : [t("maxWin"), t("times", { times: number.format(game.maxWin) }), "highest-win"],
    game.lines === null ? null : [t("lines"), number.format(game.lines), "lines"],
    game.ways === null ? null : [t("ways"), number.format(game.ways), "ways"],
    figures ? [t("lowestStake"), figure("lowestStake", amount(figures.lowestStake))] : null,
    figures ? [t("highestStake"), figure("highestStake", amount(figures.highestStake))] : null,
  ];

  /** The studio that made the game, and the platform that it comes by. */
  function providerText({ gameProvider: { title: provider }, subProvider }: Facts) {
    return subProvider ? t("via", { studio: subProvider.title, provider }) : provider;
  }

  /** The bets of baccarat return differently, the moves of blackjack too: the figure is that of one. A jackpot is included in its own. */
  function rtpLabel() {
    if (game.jackpotExist) return "rtpJackpot";
    if (kind === "blackjack") return "rtpStrategy";
    return kind === "baccarat" ? "rtpBanker" : "rtp";
  }

  return (
    <section
      className="mb-4.5 grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-surface px-5.5 py-5 shadow-card md:mb-5"
      aria-labelledby="game-facts"
    >
      <h2 id="game-facts" className="text-lg/base">
        {t("title")}
      </h2>
      <FactColumns locale={locale} facts={known.filter((fact) => fact !== null)} />
      {figures?.cost ? (
        <p className="max-w-176 text-pretty text-muted text-sm">
          {figure("cost", costText(t, gameType, figures.cost, amount))}
        </p>
      ) : null}
    </section>
  );
}
