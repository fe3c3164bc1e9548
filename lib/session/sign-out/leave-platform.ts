import { publicConfig } from "@/lib/config/public";
import { callPlatform } from "../platform/endpoint";
import { signOut } from "../platform/endpoints";
import { createPlatformClient } from "../platform/platform-client";
import { areFresh } from "../tokens/token-freshness";
import type { StoredTokens } from "../tokens/token-storage";

/**
 * Notifies the platform that this sign-in is over, with tokens from memory: the stored ones are already deleted.
 * Expired tokens are not sent. Outlives the page. @throws when the platform cannot be notified
 */
export async function leavePlatform(tokens: StoredTokens): Promise<void> {
  if (!areFresh(tokens)) return;
  const { platformUrl, siteId } = publicConfig();
  const { idToken, accessToken } = tokens;
  const limits = { deadlineMs: 2_000, bodyCapBytes: 10_000 };
  const http = createPlatformClient({ platformUrl, siteId, idToken, accessToken, ...limits });
  await callPlatform(http, signOut, { keepalive: true });
}
