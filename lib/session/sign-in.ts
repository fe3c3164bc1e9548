import { withDeadline } from "@/lib/core/deadline";
import { load } from "@/lib/core/lazy-import";
import type { Credentials } from "./auth";
import { readPlayer } from "./claims";
import { storeCookie } from "./cookie-client";
import { revoke } from "./revoke";
import { tellSession } from "./store";
import { clearTokens, readTokens } from "./token-storage";

export type { Credentials };

/** The steps of a sign-in, as they are told apart by the specification ("Authorisation"). */
export interface SignInSteps {
  proveCredentials(credentials: Credentials): Promise<void>;
  fetchIdToken(): Promise<string> | string;
  storeCookie(idToken: string): Promise<void>;
  markSignedIn(idToken: string): void;
}

export async function signInBy(steps: SignInSteps, credentials: Credentials): Promise<void> {
  await steps.proveCredentials(credentials);
  const idToken = await steps.fetchIdToken();
  await steps.storeCookie(idToken);
  steps.markSignedIn(idToken);
}

/** Long enough for the proof of a password on a slow phone, which is most of it. */
const deadlineMs = 20_000;

let latest = 0;

/**
 * Signs a player in and tells this tab.
 * @param signal lets the player change their mind: a sign-in that succeeds afterwards is undone
 * @throws the identity service's error, `DeadlinePassed`, or the signal's reason
 */
export function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  const steps: SignInSteps = {
    proveCredentials: (given) => proveInTime(given, signal),
    fetchIdToken,
    storeCookie,
    markSignedIn,
  };
  return signInBy(steps, credentials);
}

async function proveInTime(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  const attempt = ++latest;
  let isTooLate = false;
  const proving = prove(credentials).then(() => {
    // A newer attempt decides for itself what the stored tokens are worth.
    if (isTooLate && attempt === latest) return discard();
  });
  try {
    await withDeadline(proving, deadlineMs, signal);
  } catch (error) {
    isTooLate = true;
    throw error;
  }
}

async function prove(credentials: Credentials): Promise<void> {
  const { proveCredentials } = await load(() => import("./auth"));
  try {
    await proveCredentials(credentials);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    // Tokens of another sign-in are still stored: the one asked for takes their place.
    await discard();
    await proveCredentials(credentials);
  }
}

async function discard(): Promise<void> {
  const stored = readTokens();
  clearTokens();
  if (stored) await revoke(stored);
}

function fetchIdToken(): string {
  const stored = readTokens();
  if (!stored) throw new Error("The identity library stored no tokens.");
  return stored.idToken;
}

function markSignedIn(idToken: string): void {
  const player = readPlayer(idToken);
  if (!player) throw new Error("The id token lacks what makes a player.");
  tellSession({ type: "signed-in", player });
}
