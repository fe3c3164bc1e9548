"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { PasswordField } from "@/components/ui/password-field";
import { failureText } from "@/lib/account/login/failure-text";
import type { LoginState } from "@/lib/account/login/flow";
import { loginErrors } from "@/lib/account/login/form-errors";
import { LoginInput } from "@/lib/account/login/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Credentials } from "@/lib/session/sign-in/sign-in";
import { CoolingOffer } from "./cooling-offer";
import { LoginFailureBlock } from "./login-failure-block";

interface LoginFormProps {
  state: LoginState;
  onSubmit(credentials: Credentials, signal: AbortSignal): Promise<void>;
}

/** E-mail and password. What was typed stays; after a refusal the focus is on what has to change. */
export function LoginForm({ state, onSubmit }: LoginFormProps) {
  const t = useTranslations("account.login");
  const block = useRef<HTMLDivElement>(null);
  const { step, errors: failure } = state;
  const isSending = step !== "filling";
  const refusal =
    failure && failure.kind !== "max-attempts" ? failureText(failure, t, document.documentElement.lang) : null;
  const form = useSchemaForm({
    schema: LoginInput,
    defaultValues: { email: "", password: "" },
    draft: "login",
    catalogue: loginErrors,
    onSubmit,
  });
  const { element } = form;
  const password = form.text("password");

  useEffect(() => {
    if (!failure) return;
    if (block.current) return block.current.focus();
    const typed = element.current?.querySelector<HTMLInputElement>("input[name=password]");
    typed?.focus();
    typed?.select();
  }, [failure, element]);

  return (
    <Form form={form}>
      <Field {...form.text("email")} label={t("email")} type="email" autoComplete="username" readOnly={isSending} />
      <PasswordField
        {...password}
        label={t("password")}
        autoComplete="current-password"
        readOnly={isSending}
        error={password.error ?? (refusal?.place === "password" ? refusal.text : null)}
      />
      {refusal?.place === "block" ? <LoginFailureBlock ref={block} failure={refusal} /> : null}
      {failure?.kind === "time-out" ? <CoolingOffer info={failure.info} state={state} /> : null}
      <Button type="submit" busy={isSending}>
        {t(isSending ? "sending" : "submit")}
      </Button>
    </Form>
  );
}
