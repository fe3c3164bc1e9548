import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { classifyLoginError } from "@/lib/account/login/classify";
import { withRetries } from "@/lib/account/login/retry";
import { dispatchLogin } from "@/lib/account/login/store";
import { dispatchSignUp, forgetSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { signIn } from "@/lib/session/sign-in";
import { report } from "@/lib/site/browser-reports/report";

/** "by-hand": after a reload the password is gone, so the player types it. */
type Status = "running" | "failed" | "by-hand";

/** Logs a new player in: five attempts three seconds apart while the service is away, then their welcome. */
export function useAutomaticLogin({ product, email }: { product: string; email: string }) {
  const router = useRouter();
  const [password] = useState(() => useSignUp.getState().password);
  const [status, setStatus] = useState<Status>(password === null ? "by-hand" : "running");
  const [attempt, setAttempt] = useState(1);
  const stopping = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the step began with
  useEffect(() => {
    if (password === null) return;
    const own = new AbortController();
    let isIn = false;
    stopping.current = own;
    withRetries(() => signIn({ email, password }, own.signal), {
      isTransient,
      onAttempt: setAttempt,
      signal: own.signal,
    })
      .then(() => {
        dispatchLogin({ type: "sign-up-completed" });
        isIn = true;
        forgetSignUp();
        router.push(paths.welcome(localeOfPath(location.pathname), product));
      })
      .catch((error: unknown) => {
        if (own.signal.aborted) return;
        report(error);
        setStatus("failed");
      });
    return () => {
      own.abort();
      // Not before: the first step would be shown while the welcome is on its way.
      if (isIn) dispatchSignUp({ type: "finished" });
    };
  }, []);

  return { status, attempt, stop: () => stopping.current?.abort() };
}

function isTransient(error: unknown): boolean {
  const failure = classifyLoginError(error instanceof Error ? error : { name: "Unknown", message: "" });
  return failure.kind === "unavailable" && failure.isTransient;
}
