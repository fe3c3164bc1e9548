import { rewardTabOf } from "./reward-tab";
import { type Route, routeOfPath, routes } from "./routes";

/**
 * Is it a page of an account, of payments, of the login or the sign-up? No script of a third party is ever loaded into a document that
 * was opened as one (ruling 39).
 */
export function isPrivateRoute(route: Route): boolean {
  return (
    route.access === "player" || route.area === "account" || route.popup === "home" || route === routes.accessError
  );
}

interface Address {
  pathname: string;
  hash: string;
}

/** The same of an address with its locale; the login also opens over any page, by its hash, and for a visitor in place of the rewards. */
export function isPrivateAddress({ pathname, hash }: Address, isPlayer = false): boolean {
  const route = routeOfPath(pathname);
  return (
    hash === "#login" ||
    (!isPlayer && rewardTabOf({ pathname, hash }) !== null) ||
    (route !== null && isPrivateRoute(route))
  );
}
