import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import type { Http, HttpSettings } from "@/lib/core/http/http";
import { createPlatformClient } from "./platform-client";

interface ServerCaller extends Pick<HttpSettings, "deadlineMs" | "bodyCapBytes"> {
  /** Of the player that is called for; none: a visitor. */
  idToken?: string | undefined;
}

/** The platform, called by the site's own server. */
export function serverPlatform(caller: ServerCaller): Http {
  const { PLATFORM_URL, SITE_ID } = readEnvironment();
  return createPlatformClient({ platformUrl: PLATFORM_URL, siteId: SITE_ID, ...caller });
}
