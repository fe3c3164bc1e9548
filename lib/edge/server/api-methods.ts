/** The methods of each route handler; Next itself adds HEAD to GET and handles OPTIONS. */
const apiMethods: Readonly<Record<string, readonly string[]>> = {
  "/api/content-webhook": ["POST"],
  "/api/player/banners": ["GET"],
  "/api/player/inbox": ["GET"],
  "/api/player/promotions": ["GET"],
  "/api/report": ["POST"],
  "/api/session": ["POST", "DELETE"],
  "/api/sportsbook/balance": ["POST"],
  "/api/sportsbook/context": ["POST"],
};

const readMethods: readonly string[] = ["GET", "HEAD"];

/** The methods of an address, as the `Allow` header of a 405 lists them. Pages and files are read, nothing else. */
export function allowedMethods(pathname: string): readonly string[] {
  const methods = Object.hasOwn(apiMethods, pathname) ? apiMethods[pathname] : undefined;
  if (!methods) return readMethods;
  return [...(methods.includes("GET") ? readMethods : []), ...methods.filter((each) => each !== "GET"), "OPTIONS"];
}
