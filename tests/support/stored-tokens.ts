import { decodeJwt } from "jose";
import { z } from "zod";
import { pool } from "../../.ci/lib/programs.mjs";

const Tokens = z.object({
  AuthenticationResult: z.object({ IdToken: z.string(), AccessToken: z.string(), RefreshToken: z.string() }),
});

interface Credentials {
  email: string;
  password: string;
}

/** The player that a sandbox has from its start. */
export const demoPlayer: Credentials = { email: "demo@greenroom.example", password: "Greenroom-2026" };

/** The entries of the browser's storage that a sign-in leaves (specification "Identity tokens"), with tokens of the identity service. */
export async function issueTokens(
  { email, password }: Credentials,
  identity: string,
): Promise<[key: string, value: string][]> {
  const response = await fetch(identity, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      ClientId: pool.client,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { IdToken, AccessToken, RefreshToken } = Tokens.parse(await response.json()).AuthenticationResult;
  const user = String(decodeJwt(AccessToken).username);
  const prefix = `CognitoIdentityServiceProvider.${pool.client}`;
  return [
    [`${prefix}.LastAuthUser`, user],
    [`${prefix}.${user}.idToken`, IdToken],
    [`${prefix}.${user}.accessToken`, AccessToken],
    [`${prefix}.${user}.refreshToken`, RefreshToken],
    [`${prefix}.${user}.clockDrift`, "0"],
  ];
}
