import type { Money } from "@/lib/core/money";
import type { Translator } from "@/lib/market/messages/translator";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { lowestReturn, stakePlaces } from "@/lib/play/game-lists/options";
import type { Fact, Sort } from "@/lib/play/game-lists/schema";

/** Whether the list's own order is that of popularity. */
interface OwnOrder {
  isByPopularity: boolean;
}

type T = Translator<"play.gameLists">;

/** The orders of a list: its own first. Popularity once. */
export const sortsOf = ({ isByPopularity }: OwnOrder): readonly Sort[] =>
  isByPopularity ? ["ours", "fromA", "fromZ", "newFirst"] : ["ours", "popular", "fromA", "fromZ", "newFirst"];

export const sortText = (t: T, sort: Sort, { isByPopularity }: OwnOrder): string =>
  t(sort === "ours" && isByPopularity ? "popular" : sort);

/** `stakes`: the steps of the list, which the bar of the page's HTML does not offer. */
export function factText(t: T, fact: Fact, tag: string, stakes: readonly Money[] = []): string {
  switch (fact) {
    case "rtp95":
    case "rtp96":
    case "rtp97":
      return t("facts.rtp", { percent: percentText(lowestReturn[fact], tag) });
    case "stake1":
    case "stake2":
    case "stake3":
      return stakeText(t, stakes[stakePlaces[fact]], tag);
    default:
      return t(`facts.${fact}`);
  }
}

/** Before the list is read, its steps are not known. */
const stakeText = (t: T, step: Money | undefined, tag: string) =>
  step ? t("facts.stake", { amount: formatPlayerMoney(step, tag) }) : t("stake");

const percentText = (percent: number, tag: string) =>
  new Intl.NumberFormat(tag, { style: "percent" }).format(percent / 100);
