import type { FrameKind } from "@/lib/site/open-frames";

/** Scripts with an origin of their own are safe for other origins only: a frame of ours with both would be us. */
const page = "allow-scripts allow-forms allow-same-origin allow-popups";
const withFreePopups = `${page} allow-popups-to-escape-sandbox`;

/**
 * What the page of a partner may do, by its kind. None may navigate ours. An identity check is not here: it needs the camera, and
 * so a page of its own.
 */
export const frameRights = {
  game: { sandbox: withFreePopups, allow: "fullscreen; autoplay; encrypted-media", referrerPolicy: "strict-origin" },
  sportsbook: { sandbox: withFreePopups, allow: "fullscreen", referrerPolicy: "strict-origin" },
  // The policy of the site lets no page ask for payments by the browser.
  cashier: { sandbox: withFreePopups, allow: undefined, referrerPolicy: "strict-origin" },
  bank: { sandbox: page, allow: undefined, referrerPolicy: "no-referrer" },
  chat: { sandbox: withFreePopups, allow: undefined, referrerPolicy: "strict-origin" },
  captcha: { sandbox: withFreePopups, allow: undefined, referrerPolicy: "strict-origin" },
} as const satisfies Record<FrameKind, object>;
