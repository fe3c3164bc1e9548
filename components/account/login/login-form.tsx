import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { type FailureText, failureText } from "@/lib/account/login/failure-text";
import type { FieldName, Login } from "@/lib/account/login/flow";
import { loginRetries } from "@/lib/account/login/retry";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { LoginFailureBlock } from "./login-failure-block";

interface LoginFormProps {
  state: Login;
  emailRef: RefObject<HTMLInputElement | null>;
  onSubmit(given: Record<FieldName, string>): void;
}

/** E-mail and password. What was typed stays; after a refusal the focus is on what has to change. */
export function LoginForm({ state, emailRef, onSubmit }: LoginFormProps) {
  const t = useTranslations("account");
  const password = useRef<HTMLInputElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const isSending = state.step !== "filling";
  const missing = state.step === "filling" ? state.missing : [];
  const failure = state.step === "filling" ? state.failure : null;
  const said = failure && failureText(failure, t, document.documentElement.lang);

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
    <form noValidate className="grid gap-5" data-draft="login" onSubmit={send}>
      <Field
        ref={emailRef}
        label={t("login.email")}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
        error={missing.includes("email") ? t("login.missingEmail") : null}
      />
      <PasswordField
        ref={password}
        label={t("login.password")}
        words={{ show: t("login.showPassword"), hide: t("login.hidePassword") }}
        name="password"
        autoComplete="current-password"
        readOnly={isSending}
        error={passwordError(missing, said, t)}
      />
      {said?.place === "block" ? <LoginFailureBlock ref={block} said={said} /> : null}
      <div className="grid">
        <Button type="submit" busy={isSending}>
          {t(isSending ? "login.sending" : "login.submit")}
        </Button>
        <p role="status" className="text-muted text-sm not-empty:mt-3">
          {progress(state, t)}
        </p>
      </div>
    </form>
  );
}

function progress(state: Login, t: Translator<"account">): string | null {
  if (state.step !== "sending") return null;
  if (state.isSlow) return t("login.slow");
  const { attempt } = state;
  return attempt > 1 ? t("login.retrying", { attempt: attempt, attempts: loginRetries.attempts }) : null;
}

function passwordError(
  missing: readonly FieldName[],
  said: FailureText | null,
  t: Translator<"account">,
): string | null {
  if (missing.includes("password")) return t("login.missingPassword");
  return said?.place === "password" ? said.text : null;
}
