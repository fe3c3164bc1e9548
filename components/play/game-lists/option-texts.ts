import type { Translator } from "@/lib/market/messages/translator";
import { lowestReturn } from "@/lib/play/game-lists/options";
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

export function factText(t: T, fact: Fact, tag: string): string {
  switch (fact) {
    case "rtp95":
    case "rtp96":
    case "rtp97":
      return t("facts.rtp", { percent: percentText(lowestReturn[fact], tag) });
    default:
      return t(`facts.${fact}`);
  }
}

const percentText = (percent: number, tag: string) =>
  new Intl.NumberFormat(tag, { style: "percent" }).format(percent / 100);
