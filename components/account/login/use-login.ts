import { useEffect, useReducer } from "react";
import { classifyLoginError, type LoginFailure } from "@/lib/account/login/classify";
import { emptyLogin, type Login, login } from "@/lib/account/login/flow";
import { withRetries } from "@/lib/account/login/retry";
import { type Credentials, signIn } from "@/lib/session/sign-in";
import { report } from "@/lib/site/browser-reports/report";

interface LoginControl {
  state: Login;
  /** Rejects with the error of a sign-in that failed. An aborted one tells nobody. */
  send(credentials: Credentials, signal: AbortSignal): Promise<void>;
  /** The failure has been read. */
  dismiss(): void;
}

/** After so long a player wants to know whether anything still happens. */
const slowMs = 5_000;

/** Runs the login flow. */
export function useLogin(onSignedIn: () => void): LoginControl {
  const [state, dispatch] = useReducer(login, emptyLogin);

  const attempt = state.step === "sending" ? state.attempt : 0;
  useEffect(() => {
    if (attempt === 0) return;
    const timer = setTimeout(() => dispatch({ type: "waited" }), slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);

  async function send(credentials: Credentials, signal: AbortSignal): Promise<void> {
    dispatch({ type: "submitted" });
    try {
      await nextPaint();
      await withRetries(() => signIn(credentials, signal), {
        isTransient: (error) => {
          const failure = failureOf(error);
          return failure.kind === "unavailable" && failure.isTransient;
        },
        onAttempt: (next) => dispatch({ type: "retried", attempt: next }),
        signal,
      });
    } catch (error) {
      if (!signal.aborted) {
        report(error);
        dispatch({ type: "refused", failure: failureOf(error) });
      }
      throw error;
    }
    dispatch({ type: "succeeded" });
    onSignedIn();
  }

  return { state, send, dismiss: () => dispatch({ type: "dismissed" }) };
}

function failureOf(error: unknown): LoginFailure {
  return classifyLoginError(error instanceof Error ? error : { name: "Unknown", message: "" });
}

/** The proof of the password keeps the thread busy for a while: what says so is painted first. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
