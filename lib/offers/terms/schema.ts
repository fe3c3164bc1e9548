import { type Money, money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { LinkedTerm } from "@/lib/routing/glossary-terms";
import type { Campaign } from "../campaigns/schema";
import type { Reward } from "../rewards/schema";

/** What a reward says of itself: it counts where the campaign does not say it. */
interface Offer {
  amount: Money | null;
  wagering: { required: Money } | null;
  multiplier: number | null;
}

/** What has to be known of an offer before it is claimed; null where nobody states it. */
export interface Terms
  extends Pick<Campaign, "amount" | "wagering" | "multiplier" | "days" | "maxBet" | "excludedGames"> {
  /** What its requirement costs on average, in a game whose return is certified; null unless all is stated. */
  example: { amount: Money; wagering: Money; cost: Money; game: string; averageReturn: number } | null;
}

export function termsOf(campaign: Campaign | null, offer: Offer | null): Terms {
  const amount = campaign?.amount ?? offer?.amount ?? null;
  const multiplier = campaign?.multiplier ?? offer?.multiplier ?? null;
  const terms = {
    amount,
    multiplier,
    wagering: campaign?.wagering ?? offer?.wagering?.required ?? requirementOf(amount, multiplier),
    days: campaign?.days ?? null,
    maxBet: campaign?.maxBet ?? null,
    excludedGames: campaign?.excludedGames ?? null,
  };
  return { ...terms, example: exampleOf(terms, campaign?.example ?? null) };
}

function requirementOf(amount: Money | null, multiplier: number | null): Money | null {
  if (amount === null || multiplier === null) return null;
  return money(Math.round(amount.amountMinor * multiplier), amount.currency);
}

function exampleOf(
  { amount, wagering, days, maxBet, excludedGames }: Omit<Terms, "example">,
  example: Campaign["example"],
): Terms["example"] {
  if (!(amount && wagering && maxBet && example) || days === null || excludedGames === null) return null;
  if (wagering.amountMinor === 0) return null;
  const cost = money(Math.round(wagering.amountMinor * (1 - example.averageReturn)), wagering.currency);
  return { ...example, amount, wagering, cost };
}

/** A fact as it is shown, by its name. `term`: what its name means is in the glossary. */
interface Fact {
  name: string;
  value: string;
  term?: LinkedTerm;
}

type Texts = Translator<"offers.rewards">;
type PromotionTexts = Translator<"offers.promotions">;

const written = (amount: Money): string => formatPlayerMoney(amount, pageTag());

/** The six facts of an offer, always in one order. One that nobody states says so, and is not taken for nothing. */
export function sixFacts(
  terms: Terms,
  reward: Pick<Reward, "kind" | "spins"> | null,
  t: Texts,
  tPromotions: PromotionTexts,
): Fact[] {
  const { days, maxBet, excludedGames } = terms;
  const kind = reward?.kind ?? (terms.amount ? "bonus" : null);
  return [
    ...gainFacts(terms, reward, t, tPromotions),
    {
      name: tPromotions("facts.days"),
      value: days === null ? t("terms.unstated") : tPromotions("facts.daysValue", { days }),
    },
    {
      name: tPromotions("facts.maxBet"),
      value: maxBet ? written(maxBet) : t("terms.unstated"),
      term: "highest-bet",
    },
    { name: tPromotions("facts.excludedGames"), value: gamesOf(excludedGames, t), term: "excluded-games" },
    {
      name: tPromotions("facts.forfeit"),
      value: forfeitText(kind, t, tPromotions),
      term: "giving-up",
    },
  ];
}

/** `kind`: null where nobody tells it, of a campaign that names no amount. */
function forfeitText(kind: Reward["kind"] | null, t: Texts, tPromotions: PromotionTexts): string {
  if (kind === null) return t("terms.unstated");
  return kind === "cashback" ? tPromotions("facts.nothing") : t(`terms.forfeit.${kind}`);
}

/** What a reward gives, and what it asks for before a withdrawal. */
export const gainFacts = (
  terms: Terms,
  reward: Pick<Reward, "spins"> | null,
  t: Texts,
  tPromotions: PromotionTexts,
): Fact[] => [
  { name: tPromotions("facts.amount"), value: gainOf(terms, reward, t) },
  { name: tPromotions("facts.wagering"), value: requirementText(terms, t, tPromotions), term: "wagering" },
];

function gainOf({ amount }: Terms, reward: Pick<Reward, "spins"> | null, t: Texts): string {
  if (amount) return written(amount);
  return reward?.spins ? t("terms.spins", { count: reward.spins.total }) : t("terms.unstated");
}

function requirementText({ wagering, multiplier }: Terms, t: Texts, tPromotions: PromotionTexts): string {
  if (wagering === null) return t("terms.unstated");
  if (wagering.amountMinor === 0) return tPromotions("facts.nothing");
  const times = multiplier === null ? "" : ` (${new Intl.NumberFormat(pageTag()).format(multiplier)}×)`;
  return written(wagering) + times;
}

function gamesOf(games: readonly string[] | null, t: Texts): string {
  if (games === null) return t("terms.unstated");
  return games.length === 0 ? t("terms.everyGame") : listed(games);
}

const listed = (names: readonly string[]): string => new Intl.ListFormat(pageTag()).format(names);

/** What a requirement costs on average, as a sentence or two. */
export function exampleText(
  { amount, wagering, cost, game, averageReturn }: NonNullable<Terms["example"]>,
  t: Texts,
): string {
  const percent = new Intl.NumberFormat(pageTag(), { style: "percent", maximumFractionDigits: 2 });
  const text = t("terms.example.text", {
    ...{ amount: written(amount), wagering: written(wagering), cost: written(cost) },
    ...{ game, percent: percent.format(averageReturn) },
  });
  return cost.amountMinor > amount.amountMinor ? `${text} ${t("terms.example.more")}` : text;
}
