import { routeOfPath, routes } from "./routes";

const { game, providerGame, liveProviderGame, sportsbook, virtuals } = routes;

/** Is it the page of a game, or of bets, where somebody plays? */
export function isAtPlay(pathname: string): boolean {
  const route = routeOfPath(pathname);
  return [game, providerGame, liveProviderGame, sportsbook, virtuals].some((each) => each === route);
}
