import { isPrivateRoute } from "./private-pages";
import { kitRoutes, type Route, routes } from "./routes";

/** Pages of errors, second addresses of a page, and those that only an advertisement or an error leads to. */
const unlisted: readonly Route[] = [
  ...kitRoutes,
  routes.casinoMyGames,
  routes.liveMyGames,
  routes.providerGame,
  routes.liveProviderGame,
  routes.registrationLanding,
  routes.supportChat,
  routes.serverError,
  routes.restricted,
  routes.closedAccount,
];

/** May search engines list the page, where the site is in production? */
export const isIndexedRoute = (route: Route): boolean => !isPrivateRoute(route) && !unlisted.includes(route);
