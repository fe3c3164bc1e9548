import { publicConfig } from "@/lib/config/public";
import { createHttp } from "@/lib/core/http/http";
import { callPlatform } from "../platform/endpoint";
import { signOut } from "../platform/endpoints";
import { platformHeaders } from "../platform/platform-headers";
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
  const http = createHttp({
    baseUrl: `${platformUrl}/v1`,
    headers: () => platformHeaders({ siteId, idToken, accessToken }),
    deadlineMs: 2_000,
    bodyCapBytes: 10_000,
  });
  await callPlatform(http, signOut, { keepalive: true });
}
