import { useEffect, useReducer, useRef } from "react";
import { classifyLoginError, type LoginFailure } from "@/lib/account/login/classify";
import { emptyLogin, type FieldName, type Login, login, missingFields } from "@/lib/account/login/flow";
import { withRetries } from "@/lib/account/login/retry";
import { signIn } from "@/lib/session/sign-in";
import { report } from "@/lib/site/browser-reports/report";

interface LoginControl {
  state: Login;
  submit(given: Record<FieldName, string>): void;
  /** The failure has been read. */
  dismiss(): void;
}

/** After so long a player wants to know whether anything still happens. */
const slowMs = 5_000;

/** Runs the login flow; leaving the component gives up a sign-in that is under way. */
export function useLogin(onSignedIn: () => void): LoginControl {
  const [state, tell] = useReducer(login, emptyLogin);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const attempt = state.step === "sending" ? state.attempt : 0;
  useEffect(() => {
    if (attempt === 0) return;
    const timer = setTimeout(() => tell({ type: "waited" }), slowMs);
    return () => clearTimeout(timer);
  }, [attempt]);

  async function send({ email, password }: Record<FieldName, string>): Promise<void> {
    const own = new AbortController();
    const { signal } = own;
    stop.current = own;
    try {
      await nextPaint();
      await withRetries(() => signIn({ email: email.trim(), password }, signal), {
        isTransient: (error) => {
          const failure = failureOf(error);
          return failure.kind === "unavailable" && failure.isTransient;
        },
        onAttempt: (next) => tell({ type: "retried", attempt: next }),
        signal,
      });
      // From here on leaving means nothing any more.
      stop.current = null;
      tell({ type: "succeeded" });
      onSignedIn();
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      tell({ type: "refused", failure: failureOf(error) });
    }
  }

  return {
    state,
    submit(given) {
      if (state.step !== "filling") return;
      const missing = missingFields(given);
      tell({ type: "submitted", missing });
      if (missing.length === 0) void send(given);
    },
    dismiss: () => tell({ type: "dismissed" }),
  };
}

function failureOf(error: unknown): LoginFailure {
  return classifyLoginError(error instanceof Error ? error : { name: "Unknown", message: "" });
}

/** The proof of the password keeps the thread busy for a while: what says so is painted first. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
