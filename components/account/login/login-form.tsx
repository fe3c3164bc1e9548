import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { type FailureText, failureText } from "@/lib/account/login/failure-text";
import type { FieldName, Login } from "@/lib/account/login/flow";
import { loginRetries } from "@/lib/account/login/retry";
import type { Say } from "@/lib/account/login/words";
import { LoginFailureBlock } from "./login-failure-block";

interface LoginFormProps {
  say: Say;
  state: Login;
  emailRef: RefObject<HTMLInputElement | null>;
  onSubmit(given: Record<FieldName, string>): void;
}

/** E-mail and password. What was typed stays; after a refusal the focus is on what has to change. */
export function LoginForm({ say, state, emailRef, onSubmit }: LoginFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const isSending = state.step !== "filling";
  const missing = state.step === "filling" ? state.missing : [];
  const failure = state.step === "filling" ? state.failure : null;
  const said = failure && failureText(failure, say, document.documentElement.lang);

  useEffect(() => {
    if (missing.includes("email")) emailRef.current?.focus();
    else if (missing.includes("password")) password.current?.focus();
    else if (failure && block.current) block.current.focus();
    else if (failure) {
      password.current?.focus();
      password.current?.select();
    }
  }, [missing, failure, emailRef]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onSubmit({ email: String(given.get("email")), password: String(given.get("password")) });
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <Field
        ref={emailRef}
        label={say("email")}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
        error={missing.includes("email") ? say("missingEmail") : null}
      />
      <div className="relative">
        <Field
          ref={password}
          label={say("password")}
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSending}
          error={passwordError(missing, said, say)}
        />
        <button
          type="button"
          className="-top-5 absolute right-0 min-h-11 rounded-sm text-muted text-sm underline"
          onClick={() => setShown(!isShown)}
        >
          {say(isShown ? "hidePassword" : "showPassword")}
        </button>
      </div>
      {said?.place === "block" ? <LoginFailureBlock ref={block} said={said} /> : null}
      <div className="grid">
        <Button type="submit" busy={isSending}>
          {say(isSending ? "sending" : "submit")}
        </Button>
        <p role="status" className="text-muted text-sm not-empty:mt-3">
          {progress(state, say)}
        </p>
      </div>
    </form>
  );
}

function progress(state: Login, say: Say): string | null {
  if (state.step !== "sending") return null;
  if (state.isSlow) return say("slow");
  const { attempt } = state;
  return attempt > 1 ? say("retrying", { attempt: String(attempt), attempts: String(loginRetries.attempts) }) : null;
}

function passwordError(missing: readonly FieldName[], said: FailureText | null, say: Say): string | null {
  if (missing.includes("password")) return say("missingPassword");
  return said?.place === "password" ? said.text : null;
}
