import type { Environment } from "@/lib/config/environment";

/** The policy that names configured addresses, added at run time: a restart with other addresses needs no build. */
export function addressPolicy(env: Environment): string {
  const { origin: push } = new URL(env.PUSH_URL.replace(/^http/, "ws"));
  const identity = new URL(env.IDENTITY_ENDPOINT ?? env.IDENTITY_ISSUER).origin;
  const images = new URL(env.CONTENT_IMAGE_URL ?? env.CONTENT_URL).origin;
  const captcha = env.CAPTCHA_URL === undefined ? [] : [env.CAPTCHA_URL];
  const frames = [...env.FRAME_ORIGINS, ...Object.values(env.LAUNCHERS), ...captcha].map(
    (address) => new URL(address).origin,
  );
  const bank = env.PNP_AUTHORIZE_URL && !env.HIDE_PNP ? [new URL(env.PNP_AUTHORIZE_URL).origin] : [];
  // The bank sends its frame back to a document of ours.
  frames.push(...bank.flatMap((origin) => [origin, "'self'"]));
  return [
    `connect-src 'self' ${[new URL(env.PLATFORM_URL).origin, identity, push, ...bank].join(" ")}`,
    `img-src 'self' data: ${images}`,
    `frame-src ${[...new Set(frames)].join(" ") || "'none'"}`,
  ].join("; ");
}
