import { clearPlayerValues } from "@/lib/core/browser-storage";
import { removeCrmScripts } from "@/lib/site/marketing/crm-script";
import { clearCookies } from "../cookie/cookie-client";
import { dispatchSession } from "../store";
import { revoke, revokeEverywhere } from "../tokens/revoke-tokens";
import { clearTokens, readTokens, type StoredTokens } from "../tokens/token-storage";
import { leavePlatform } from "./leave-platform";

/** The steps of a sign-out, as the specification distinguishes them ("Authorisation") and ruling 27. */
export interface SignOutSteps {
  takeTokens(): StoredTokens | null;
  markSignedOut(): void;
  clearKeys(): void;
  clearCookies(): Promise<void>;
  /** Absent while no CRM tool is present. */
  leaveCrm?: () => Promise<void> | void;
  leavePlatform(tokens: StoredTokens): Promise<void>;
  /** Signs out of the identity service. */
  revoke(tokens: StoredTokens): Promise<void>;
}

/**
 * A step that fails stops none of the later ones: the player ends signed out here in any case. The first three are done
 * before this returns.
 */
export async function signOutBy(steps: SignOutSteps): Promise<void> {
  const tokens = attempt(() => steps.takeTokens()) ?? null;
  attempt(() => steps.markSignedOut());
  attempt(() => steps.clearKeys());
  await attempt(() => steps.clearCookies())?.catch(note);
  await attempt(async () => steps.leaveCrm?.())?.catch(note);
  if (!tokens) return;
  await attempt(() => steps.leavePlatform(tokens))?.catch(note);
  await attempt(() => steps.revoke(tokens))?.catch(note);
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    note(error);
    return undefined;
  }
}

function note(error: unknown): void {
  console.warn("A step of the sign-out failed.", error instanceof Error ? error.name : "");
}

let running: Promise<void> | null = null;
/** Does the sign-out that runs end the sign-ins of all devices? A call that joins it may want that, until its last step is over. */
let endsEverywhere = false;

interface HowToSignOut {
  /** The platform or the identity service has ended the sign-in: the platform need not be notified. */
  isOver?: boolean;
  /** On all devices. */
  everywhere?: boolean;
}

/** The access token that all devices are signed out by may be no longer good once its own sign-in is revoked: so that is not done first. */
async function revokeAsWanted(tokens: StoredTokens): Promise<void> {
  if (!endsEverywhere) await revoke(tokens);
  if (endsEverywhere) await revokeEverywhere(tokens);
}

/** Signs this browser out: this tab at once, the other tabs by the emptied storage. Never rejects. */
export function signOut({ isOver = false, everywhere = false }: HowToSignOut = {}): Promise<void> {
  endsEverywhere ||= everywhere;
  running ??= signOutBy({
    takeTokens: readTokens,
    markSignedOut: () => dispatchSession({ type: "signed-out" }),
    clearKeys: () => {
      clearTokens();
      clearPlayerValues();
    },
    clearCookies,
    leaveCrm: () => removeCrmScripts(),
    leavePlatform: async (tokens) => {
      if (!isOver) await leavePlatform(tokens);
    },
    revoke: revokeAsWanted,
  }).finally(() => {
    running = null;
    endsEverywhere = false;
  });
  return running;
}
