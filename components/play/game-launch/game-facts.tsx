import { getBrand } from "@/lib/config/brand";
import { formatMoney, money } from "@/lib/core/money";
import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { averageCostMinor, exampleStakeMinor, spinsPerHour } from "@/lib/play/game-launch/cost";
import type { GameFacts as Facts } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";

/** What the game costs, in plain words. What is not published is left out, never guessed. */
export async function GameFacts({ edition: { locale }, game }: { edition: Edition; game: Facts }) {
  const t = await getTranslations(locale, "play");
  const { tag } = resolveLocale(locale);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const times = new Intl.NumberFormat(tag).format(game.maxWin ?? 0);
  const facts = [
    game.rtp === null ? null : [t("game.facts.rtp"), percent.format(game.rtp / 100)],
    game.volatility === null ? null : [t("game.facts.volatility"), t(`game.facts.${game.volatility}`)],
    game.maxWin === null ? null : [t("game.facts.maxWin"), t("game.facts.times", { times })],
  ].filter((fact) => fact !== null);
  const cost = averageCost();
  if (facts.length === 0) return null;

  /** In the market's currency, at a modest stake. */
  function averageCost(): string | null {
    const { currency } = markets[locale.market];
    const stake = exampleStakeMinor(game.betLimits, currency);
    if (stake === null || game.rtp === null) return null;
    const amount = (minor: number) => formatMoney(money(minor, currency), tag, getBrand().currencies);
    const values = { stake: amount(stake), spins: spinsPerHour, cost: amount(averageCostMinor(stake, game.rtp)) };
    return t("game.facts.cost", values);
  }

  return (
    <section className="game-facts" aria-labelledby="game-facts">
      <h2 id="game-facts">{t("game.facts.title")}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {cost ? <p className="game-cost">{cost}</p> : null}
    </section>
  );
}
