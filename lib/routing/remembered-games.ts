import { processWide } from "@/lib/core/process-wide";
import { type Edition, formatEdition } from "./edition";

/** A game as a page shows it that is made without the content service. */
export interface PopularGame {
  href: string;
  name: string;
  studio: string;
  picture: string;
}

const editions = processWide("popular-games", () => new Map<string, readonly PopularGame[]>());

/** Keeps the popular games of the edition's casino as they were last seen, for pages of errors: there are as many as editions. */
export const rememberPopularGames = (edition: Edition, games: readonly PopularGame[]) =>
  void editions.set(formatEdition(edition), games);

/** None where neither the home page nor the casino of the edition has been rendered since the process started. */
export const rememberedGames = (edition: Edition): readonly PopularGame[] => editions.get(formatEdition(edition)) ?? [];
