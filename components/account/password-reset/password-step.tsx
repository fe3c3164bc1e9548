"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { passwordInput } from "@/lib/account/password-reset/schema";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ResetControl } from "./use-reset";

/** The new password. */
export function PasswordStep({ control: { state, changePassword, back } }: { control: ResetControl }) {
  const t = useTranslations("account.passwordReset");
  const form = useSchemaForm({
    schema: passwordInput(state.form.email),
    defaultValues: { password: "" },
    catalogue: commonErrors,
    onSubmit: ({ password }) => changePassword(password),
  });
  // The step before had the focus, which went with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes
  useEffect(() => form.element.current?.querySelector<HTMLInputElement>("input[name=password]")?.focus(), []);
  const refused = state.backendErrors.password === undefined ? null : t("passwordRefused");
  return (
    <Form form={form}>
      {/* Hidden: tells a password manager whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={state.form.email} readOnly hidden />
      <FormControl form={form} name="password">
        {(field) => (
          <NewPasswordField
            {...field}
            error={field.error ?? refused}
            label={t("newPassword")}
            personal={[state.form.email]}
          />
        )}
      </FormControl>
      <FormFailure form={form} unknownText={t("unknown")} />
      <div className="grid gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t(form.isBusy ? "saving" : "save")}
        </Button>
        <Button kind="quiet" onClick={back}>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
