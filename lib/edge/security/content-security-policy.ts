import type { Environment } from "@/lib/config/environment";
import { isPrivateRoute } from "@/lib/routing/private-pages";
import type { Route } from "@/lib/routing/routes";

/**
 * The policy that names configured addresses, added at run time: a restart with other addresses needs no build. Its `script-src`, where
 * it has one, is joined with the page's own (`ownHeaders`).
 */
export function addressPolicy(env: Environment, route: Route): string {
  const { origin: push } = new URL(env.PUSH_URL.replace(/^http/, "ws"));
  const identity = new URL(env.IDENTITY_ENDPOINT ?? env.IDENTITY_ISSUER).origin;
  const images = new URL(env.CONTENT_IMAGE_URL ?? env.CONTENT_URL).origin;
  const pages = [env.CAPTCHA_URL, env.CHAT_URL].filter((address) => address !== undefined);
  const frames = [...env.FRAME_ORIGINS, ...Object.values(env.LAUNCHERS), ...pages].map(
    (address) => new URL(address).origin,
  );
  const bank = env.PNP_AUTHORIZE_URL && !env.HIDE_PNP ? [new URL(env.PNP_AUTHORIZE_URL).origin] : [];
  const uploads = env.UPLOAD_ORIGINS.map((address) => new URL(address).origin);
  // The bank sends its frame back to a document of ours.
  frames.push(...bank.flatMap((origin) => [origin, "'self'"]));
  const marketing = isPrivateRoute(route) ? [] : marketingOrigins(env);
  return [
    ...(marketing.length > 0 ? [`script-src ${marketing.join(" ")}`] : []),
    `connect-src 'self' ${unique([new URL(env.PLATFORM_URL).origin, identity, push, ...bank, ...uploads, ...marketing])}`,
    `img-src 'self' data: ${unique([images, ...marketing])}`,
    `frame-src ${unique(frames) || "'none'"}`,
  ].join("; ");
}

const unique = (sources: readonly string[]): string => [...new Set(sources)].join(" ");

/** Where the scripts of marketing come from, which also report there. */
function marketingOrigins({ ANALYTICS_SCRIPT_URL, ADMASTER_SCRIPT_URL }: Environment): string[] {
  const addresses = [ANALYTICS_SCRIPT_URL, ADMASTER_SCRIPT_URL].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
