import type { PublicConfig } from "@/lib/config/public";
import type { Player } from "@/lib/session/state";
import { readPlayer } from "@/lib/session/tokens/read-player";

/** The configuration of a page; URLs of services that a test may replace. */
export const config: PublicConfig = {
  platformUrl: "http://platform.test",
  siteId: 2,
  identity: { poolId: "eu-west-1_SANDBOX01", clientId: "greenroom-web", endpoint: "http://identity.test/" },
  push: { url: "http://push.test", transport: "socketio" },
  frameOrigins: [],
  offline: false,
  country: "FI",
};

/** Puts the configuration block into the document, as the server does, before anything reads it. */
export function writeConfig(given: PublicConfig = config): void {
  document.getElementById("config")?.remove();
  const block = document.createElement("script");
  block.id = "config";
  block.type = "application/json";
  block.textContent = JSON.stringify(given);
  document.head.append(block);
}

const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** An unsigned token that ends in so many seconds. */
export function token(endsInSeconds: number, claims: Record<string, unknown> = {}): string {
  const payload = { iat: nowSeconds(), exp: nowSeconds() + endsInSeconds, ...playerClaims, ...claims };
  return ["{}", JSON.stringify(payload), "signature"].map((part) => btoa(part).replaceAll("=", "")).join(".");
}

export const playerClaims = { email: "mika@example.com", player_id: "P1", country_code: "FI", language_code: "fi" };

const prefix = "CognitoIdentityServiceProvider.greenroom-web";

interface Tokens {
  idToken: string;
  accessToken?: string;
  refreshToken?: string;
  /** The identity library's name of the user. */
  user?: string;
}

/** Stores tokens as the identity library does. */
export function storeTokens({ user = "sub-1", ...tokens }: Tokens): void {
  localStorage.setItem(`${prefix}.LastAuthUser`, user);
  localStorage.setItem(`${prefix}.${user}.idToken`, tokens.idToken);
  localStorage.setItem(`${prefix}.${user}.accessToken`, tokens.accessToken ?? tokens.idToken);
  localStorage.setItem(`${prefix}.${user}.refreshToken`, tokens.refreshToken ?? "refresh-1");
  localStorage.setItem(`${prefix}.${user}.clockDrift`, "0");
}

export const identityKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("Cognito"));

/** Stores fresh tokens and returns the player that they describe. */
export function signedInPlayer(playerId = "P1"): Player {
  const idToken = token(3_600, { player_id: playerId });
  storeTokens({ idToken, accessToken: token(3_600, { use: "access" }) });
  const player = readPlayer(idToken);
  if (!player) throw new Error("The token does not describe a player.");
  return player;
}
