import { withWaitingDeadline } from "@/lib/core/http/deadline";
import { load } from "@/lib/core/lazy-import";
import { storeCookie } from "../cookie/cookie-client";
import { noteUncheckedAccess } from "../platform/unchecked-access";
import { playerIn } from "../state";
import { dispatchSession, useSession } from "../store";
import type { Credentials } from "../tokens/amplify";
import { readPlayer } from "../tokens/read-player";
import { revoke } from "../tokens/revoke-tokens";
import { clearTokens, dropUser, readTokens, storedUser } from "../tokens/token-storage";

export type { Credentials };

/** The steps of a sign-in, as the specification distinguishes them ("Authorisation"). */
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

/** The timeout of the identity service where nobody is waiting at a form. */
const patientMs = 20_000;

/** The identity library's name for the user whose sign-in was let in last in this tab. */
let accepted: string | null = null;

/**
 * Signs a player in and dispatches it in this tab.
 * @param signal lets the player change their mind: a sign-in that succeeds afterwards is undone
 * @throws the identity service's error, `DeadlinePassed`, or the signal's reason
 */
export function signIn(credentials: Credentials, signal?: AbortSignal, deadlineMs = patientMs): Promise<void> {
  // Before there is a player, so that nothing opens for them meanwhile.
  noteUncheckedAccess();
  const steps: SignInSteps = {
    proveCredentials: (given) => proveInTime(given, deadlineMs, signal),
    fetchIdToken,
    storeCookie,
    markSignedIn,
  };
  return signInBy(steps, credentials);
}

async function proveInTime(credentials: Credentials, deadlineMs: number, signal?: AbortSignal): Promise<void> {
  let isTooLate = false;
  const proving = prove(credentials).then(() => {
    if (isTooLate) return undo();
  });
  try {
    await withWaitingDeadline(proving, deadlineMs, signal);
  } catch (error) {
    isTooLate = true;
    throw error;
  }
  accepted = storedUser();
}

/** Takes back a success that came too late: its tokens are the stored ones now. */
async function undo(): Promise<void> {
  if (!playerIn(useSession.getState())) return discard();
  // A newer attempt was let in meanwhile. Tokens of the same user are as good as those that they replaced.
  const late = storedUser();
  if (!late || !accepted || late === accepted) return;
  const tokens = readTokens();
  dropUser(late, accepted);
  if (tokens) await revoke(tokens);
}

async function prove(credentials: Credentials): Promise<void> {
  const { proveCredentials } = await load(() => import("../tokens/amplify"));
  try {
    await proveCredentials(credentials);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    // Tokens of another sign-in are still stored: the requested one replaces them.
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
  dispatchSession({ type: "signed-in", player });
}
