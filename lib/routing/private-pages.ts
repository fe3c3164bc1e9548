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

/** The same of an address with its locale; the login also opens over any page, by its hash. */
export function isPrivateAddress({ pathname, hash }: { pathname: string; hash: string }): boolean {
  const route = routeOfPath(pathname);
  return hash === "#login" || (route !== null && isPrivateRoute(route));
}
