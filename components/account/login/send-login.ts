import { continuing } from "@/lib/account/login/continuing";
import { classifyLoginError, type LoginFailure } from "@/lib/account/login/failure";
import { noteBreak } from "@/lib/account/login/note-break";
import { dispatchLogin } from "@/lib/account/login/store";
import { type Credentials, signIn } from "@/lib/session/sign-in/sign-in";
import { report } from "@/lib/site/browser-reports/report";

/**
 * The deadline of all calls to the identity service together, for a player who waits at the form: within five seconds they know
 * that it is down, of which 1.5 are for the proof and the drawing. It is called once; a sign-in that succeeds later is revoked.
 */
export const loginDeadlineMs = 3_500;

/** Sends the form. Rejects with the error of a sign-in that failed; an aborted one dispatches nothing. */
export async function sendLogin(credentials: Credentials, signal: AbortSignal): Promise<void> {
  dispatchLogin({ type: "submitted" });
  continuing.here = true;
  try {
    await nextPaint();
    await signIn(credentials, signal, loginDeadlineMs);
  } catch (error) {
    continuing.here = false;
    if (!signal.aborted) {
      report(error);
      const failure = failureOf(error);
      noteBreak(failure);
      dispatchLogin({ type: "failed", failure });
      if (failure.kind === "max-attempts") dispatchLogin({ type: "error-code-set", code: "max-attempts" });
    }
    throw error;
  }
  dispatchLogin({ type: "succeeded" });
}

function failureOf(error: unknown): LoginFailure {
  return classifyLoginError(error instanceof Error ? error : { name: "Unknown", message: "" });
}

/** The proof of the password keeps the thread busy for a while: the busy state is painted first. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
