import { publicConfig } from "@/lib/config/public";
import type { StoredTokens } from "./token-storage";

const deadlineMs = 2_000;

/**
 * Notifies the identity service that this sign-in has ended, with tokens kept in memory: the identity library reads its own
 * store, which a sign-out has emptied by then. Outlives the page. Never rejects: a service that is away ends nothing.
 */
export async function revoke({ refreshToken }: Pick<StoredTokens, "refreshToken">): Promise<void> {
  const { poolId, clientId, endpoint } = publicConfig().identity;
  const address = endpoint ?? `https://cognito-idp.${poolId.split("_")[0]}.amazonaws.com/`;
  await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.RevokeToken",
    },
    body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
    keepalive: true,
    credentials: "omit",
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => {});
}
