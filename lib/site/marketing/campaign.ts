import { stored, text } from "@/lib/core/browser-storage";
import { keptChoice } from "../consent/choice";
import { isMarketingStopped } from "./stop";

/** A longer value is dropped: an id that is cut leads nowhere. */
const longestValue = 200;

/** The parameters of the link that this tab was last opened by, as a query. Its percent signs leave nothing that could be markup. */
const kept = stored<string>({ owner: "player", key: "campaign", area: "session", version: 1, parse: text });

/** Keeps for this tab what an advertisement's link says, by the names of its parameters; of one that is given twice, the first. */
export function keepCampaign({ searchParams }: URL, names: readonly string[] = []): void {
  const found = names.flatMap((name) => {
    const value = searchParams.get(name) ?? "";
    return value !== "" && value.length <= longestValue ? [[name, value]] : [];
  });
  if (found.length > 0 && !isRefused()) kept.write(new URLSearchParams(found).toString());
}

/** Forgets it once marketing is refused; without a choice it waits. */
export function dropRefusedCampaign(): void {
  if (isRefused()) kept.forget();
}

export const keptCampaign = (): string | null => kept.read();

const isRefused = (): boolean => keptChoice()?.options.marketing === false || isMarketingStopped();
