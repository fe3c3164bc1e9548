import type { ControlProps } from "@/components/ui/form/form-control";
import { PasswordField } from "@/components/ui/password-field";
import { type PasswordLevel, passwordStrength } from "@/lib/core/password-strength";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface NewPasswordFieldProps extends ControlProps<string> {
  label: string;
  hint?: string;
  /** The e-mail address and the names of the person: their parts are guessed first. */
  personal?: readonly string[];
}

const fills: Readonly<Record<PasswordLevel, string>> = {
  weak: "w-1/4 bg-danger",
  fair: "w-2/4 bg-gold",
  good: "w-3/4 bg-accent",
  strong: "w-full bg-accent",
};

/** A password to be chosen, with how hard it is to guess and what would make it harder. */
export function NewPasswordField({ personal = [], onChange, ...field }: NewPasswordFieldProps) {
  const t = useTranslations("site");
  const { level, weakness } = passwordStrength(field.value, personal);
  const isEmpty = field.value === "";
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        words={{ show: t("form.password.show"), hide: t("form.password.hide") }}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className={isEmpty ? "hidden" : `h-full ${fills[level]} forced-color-adjust-none`} />
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {isEmpty
          ? null
          : `${t("form.password.strength")}: ${t(`form.password.${level}`)}. ${weakness ? t(`form.password.${weakness}`) : ""}`}
      </p>
    </div>
  );
}
