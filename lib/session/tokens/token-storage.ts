import { publicConfig } from "@/lib/config/public";
import { onPlayerLeft } from "../player/on-player-change";
import { payloadOf } from "./token-payload";

/** The tokens as the identity library keeps them in local storage (specification "Identity tokens"). */
export interface StoredTokens {
  idToken: string;
  accessToken: string;
  refreshToken: string;
  /** The lead of the identity service's clock over ours, in milliseconds. */
  clockDriftMs: number;
}

const prefix = "CognitoIdentityServiceProvider.";

/** Changes with every sign-out, so that work begun before one can detect it. */
const generationKey = "session-generation";

/** What this page read last. A browser that forbids its storage later leaves it, so that a break can still be begun and a session ended. */
let lastRead: StoredTokens | null = null;
onPlayerLeft(() => {
  lastRead = null;
});

/** Null when nobody is signed in, or the set is not complete. */
export function readTokens(): StoredTokens | null {
  const storage = ownStorage();
  if (storage) lastRead = readSet(storage);
  return lastRead;
}

function readSet(storage: Storage): StoredTokens | null {
  const own = `${prefix}${publicConfig().identity.clientId}.`;
  const user = storage.getItem(`${own}LastAuthUser`);
  const read = (name: string) => storage.getItem(`${own}${user}.${name}`);
  const [idToken, accessToken, refreshToken] = [read("idToken"), read("accessToken"), read("refreshToken")];
  if (!idToken || !accessToken || !refreshToken) return null;
  return { idToken, accessToken, refreshToken, clockDriftMs: Number(read("clockDrift")) || 0 };
}

/** The identity library's name for the user of the stored tokens. */
export function storedUser(): string | null {
  return ownStorage()?.getItem(`${prefix}${publicConfig().identity.clientId}.LastAuthUser`) ?? null;
}

/** Removes the tokens of one user, and makes those of the other the stored ones again. */
export function dropUser(user: string, successor: string): void {
  const own = `${prefix}${publicConfig().identity.clientId}.`;
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${own}${user}.`)) localStorage.removeItem(key);
  localStorage.setItem(`${own}LastAuthUser`, successor);
}

export type NewTokens = Omit<StoredTokens, "clockDriftMs">;

/** Writes tokens under the keys of the identity library, which reads them as its own. @throws where the browser keeps nothing */
export function writeTokens({ idToken, accessToken, refreshToken }: NewTokens, now = Date.now()): void {
  const { username, iat } = payloadOf(accessToken);
  if (typeof username !== "string" || typeof iat !== "number") throw new Error("The access token names nobody.");
  const own = `${prefix}${publicConfig().identity.clientId}.`;
  const entries = { idToken, accessToken, clockDrift: String(iat * 1_000 - now), refreshToken };
  localStorage.setItem(`${own}LastAuthUser`, username);
  // The refresh token last: it notifies the other tabs.
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(`${own}${username}.${name}`, value);
}

/** Null where the browser forbids it: then nobody signs in. */
function ownStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Removes every key of the identity library, which is what signs the other tabs out. */
export function clearTokens(): void {
  lastRead = null;
  const storage = ownStorage();
  if (!storage) return;
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  // Where there is no room for a new one, none is a change too.
  storage.removeItem(generationKey);
  try {
    storage.setItem(generationKey, crypto.randomUUID());
  } catch {}
}

export function tokenGeneration(): string | null {
  return ownStorage()?.getItem(generationKey) ?? null;
}
