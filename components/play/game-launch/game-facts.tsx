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
    <section
      className="grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-surface px-5.5 py-5 shadow-card"
      aria-labelledby="game-facts"
    >
      <h2 id="game-facts" className="text-lg/base">
        {t("game.facts.title")}
      </h2>
      <dl className="grid max-w-card md:grid-cols-3 md:gap-3.5">
        {facts.map(([name, value]) => (
          // One fact in a line where they do not stand side by side.
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-line border-b py-2 md:block md:border-0 md:p-0"
          >
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="text-end font-bold text-lg/base figures md:text-start">{value}</dd>
          </div>
        ))}
      </dl>
      {cost ? <p className="max-w-176 text-pretty text-muted text-sm">{cost}</p> : null}
    </section>
  );
}
