import { getBrand } from "@/lib/config/brand";
import { formatMoney, money } from "@/lib/core/money";
import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { averageCostMinor, exampleStakeMinor, roundsOf } from "@/lib/play/game-launch/cost";
import type { GameFacts as Facts } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";

/** Kinds of games that have a name here. */
const kinds = ["slots", "baccarat", "dice", "roulette"] as const;

/** What the game is and costs, in plain words. Figures that are not published are left out, never guessed. */
export async function GameFacts({ edition: { locale }, game }: { edition: Edition; game: Facts }) {
  const t = await getTranslations(locale, "play");
  const { tag } = resolveLocale(locale);
  const { currency } = markets[locale.market];
  const amount = (minor: number) => formatMoney(money(minor, currency), tag, getBrand().currencies);
  const limit = game.betLimits.find((each) => each.currency === currency);
  const kind = kinds.find((each) => each === game.gameType);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(tag);
  const facts = [
    [t("game.facts.provider"), game.gameProvider.title],
    kind ? [t("game.facts.kind"), t(`game.facts.kinds.${kind}`)] : null,
    game.rtp === null ? null : [t(rtpLabel()), percent.format(game.rtp / 100)],
    game.volatility === null ? null : [t("game.facts.volatility"), t(`game.facts.${game.volatility}`)],
    game.maxWin === null
      ? null
      : [t("game.facts.maxWin"), t("game.facts.times", { times: number.format(game.maxWin) })],
    game.lines === null ? null : [t("game.facts.lines"), number.format(game.lines)],
    game.ways === null ? null : [t("game.facts.ways"), number.format(game.ways)],
    limit ? [t("game.facts.lowestStake"), amount(Math.round(limit.min * 100))] : null,
    limit ? [t("game.facts.highestStake"), amount(Math.round(limit.max * 100))] : null,
  ].filter((fact) => fact !== null);
  const cost = averageCost();

  /** The bets of baccarat return differently: the published figure is that of one of them. That of a jackpot game includes the jackpot. */
  function rtpLabel() {
    if (game.jackpotExist) return "game.facts.rtpJackpot";
    return kind === "baccarat" ? "game.facts.rtpBanker" : "game.facts.rtp";
  }

  /** In the market's currency, at a modest stake. */
  function averageCost(): string | null {
    const stake = exampleStakeMinor(game.betLimits, currency);
    if (stake === null || game.rtp === null) return null;
    const rounds = roundsOf(game.gameType);
    const values = { stake: amount(stake), cost: amount(averageCostMinor(stake, game.rtp, rounds)) };
    if (kind === "slots") return t("game.facts.cost", { ...values, spins: rounds });
    return t("game.facts.costRound", { ...values, rounds });
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
