import { Button } from "@/components/ui/button";
import { linkStyle } from "@/components/ui/control-styles";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { loginErrors } from "@/lib/account/login/form-errors";
import { EmailInput } from "@/lib/account/password-reset/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { ResetControl } from "./use-reset";

/** The address of the account. What was typed into the login is there already. */
export function EmailStep({ control: { state, start } }: { control: ResetControl }) {
  const t = useTranslations("account.passwordReset");
  const tLogin = useTranslations("account.login");
  const tOneTimeCode = useTranslations("account.oneTimeCode");
  const form = useSchemaForm({
    schema: EmailInput,
    defaultValues: { email: state.form.email },
    draft: "login",
    catalogue: loginErrors,
    onSubmit: async ({ email }) => void (await start(email)),
  });
  const email = form.text("email");
  const refused = state.backendErrors.email === undefined ? null : t("emailRefused");
  return (
    <Form form={form}>
      <Field
        {...email}
        label={tLogin("email")}
        type="email"
        autoComplete="username"
        autoFocus
        error={email.error ?? refused}
      />
      <FormFailure form={form} unknownText={tOneTimeCode("unsent")} />
      <div className="grid gap-4">
        <Button type="submit" busy={form.isBusy}>
          {form.isBusy ? tOneTimeCode("sending") : t("sendCode")}
        </Button>
        <a className={linkStyle.alone} href={paths.login()}>
          {t("toLogin")}
        </a>
      </div>
    </Form>
  );
}
