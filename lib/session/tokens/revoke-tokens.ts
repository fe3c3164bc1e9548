import { publicConfig } from "@/lib/config/public";
import type { StoredTokens } from "./token-storage";

const deadlineMs = 2_000;

/**
 * Notifies the identity service that this sign-in has ended, with tokens kept in memory: the identity library reads its own
 * store, which a sign-out has emptied by then. Outlives the page. Never rejects: a service that is away ends nothing.
 */
export const revoke = ({ refreshToken }: Pick<StoredTokens, "refreshToken">): Promise<void> =>
  call("RevokeToken", { ClientId: publicConfig().identity.clientId, Token: refreshToken });

/** The same for the sign-ins of all devices. */
export const revokeEverywhere = ({ accessToken }: Pick<StoredTokens, "accessToken">): Promise<void> =>
  call("GlobalSignOut", { AccessToken: accessToken });

async function call(operation: string, body: object): Promise<void> {
  const { poolId, endpoint } = publicConfig().identity;
  const address = endpoint ?? `https://cognito-idp.${poolId.split("_")[0]}.amazonaws.com/`;
  await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: "omit",
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(() => {});
}
