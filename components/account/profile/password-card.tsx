import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PasswordField } from "@/components/ui/password-field";
import { passwordMutation } from "@/lib/account/profile/queries";
import { type PasswordInput, passwordInput } from "@/lib/account/profile/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { AccountCard } from "./account-card";
import { useAccountForm } from "./use-account-form";

/** Personal data that a password should not contain. */
interface Personal {
  email: string;
  names: readonly string[];
}

export function PasswordCard(personal: Personal) {
  const t = useTranslations("account.profile");
  return (
    <AccountCard form="password" title={t("password.title")} value={<span aria-hidden="true">••••••••</span>}>
      {(onDone) => <PasswordForm {...personal} onDone={onDone} />}
    </AccountCard>
  );
}

function PasswordForm({ email, names, onDone }: Personal & { onDone: () => void }) {
  const t = useTranslations("account.profile");
  const { mutateAsync } = usePlayerMutation(passwordMutation);
  const form = useAccountForm({
    name: "password",
    schema: passwordInput(email),
    defaultValues: { oldPassword: "", newPassword: "" },
    aliases: { password: "newPassword" },
    async onSubmit(values: PasswordInput) {
      await mutateAsync(values);
      useToasts.getState().show("success", t("player.account.password.success.toast"));
      onDone();
    },
  });
  return (
    <Form form={form} label={t("password.title")}>
      <PasswordField {...form.text("oldPassword")} label={t("password.old")} autoComplete="current-password" />
      {/* Hidden: tells a password manager whose password it is. After the first field, which has the focus. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormControl form={form} name="newPassword">
        {(control) => (
          <NewPasswordField {...control} label={t("password.new")} personal={[email, ...names].filter(Boolean)} />
        )}
      </FormControl>
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
    </Form>
  );
}
