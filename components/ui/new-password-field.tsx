import type { ControlProps } from "@/components/ui/form/form-control";
import { PasswordField } from "@/components/ui/password-field";
import { useLazy } from "@/components/ui/use-lazy";
import type { PasswordLevel } from "@/lib/core/form/password-strength";
import { loadQuietly } from "@/lib/core/lazy-import";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface NewPasswordFieldProps extends ControlProps<string> {
  label: string;
  /** The e-mail address and the names of the person: their parts are guessed first. */
  personal?: readonly string[];
}

const fills: Readonly<Record<PasswordLevel, string>> = {
  weak: "w-1/4 bg-danger",
  fair: "w-2/4 bg-gold",
  good: "w-3/4 bg-accent",
  strong: "w-full bg-accent",
};

const loadStrength = () => loadQuietly(() => import("@/lib/core/form/password-strength"));

/** A password to be chosen, with its rule, how hard it is to guess and what would make it harder. */
export function NewPasswordField({ personal = [], onChange, ...field }: NewPasswordFieldProps) {
  const t = useTranslations("site.form");
  const isEmpty = field.value === "";
  const { part } = useLazy(loadStrength, !isEmpty);
  const strength = isEmpty ? undefined : part?.passwordStrength(field.value, personal);
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        hint={t("password.hint")}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className={strength ? `h-full ${fills[strength.level]} forced-color-adjust-none` : "hidden"} />
      </div>
      {/* Its line is there with the first letter: what measures comes late, and nothing below may move under a finger then. */}
      <p role="status" className={isEmpty ? "absolute" : "min-h-lh text-muted text-sm"}>
        {strength
          ? `${t("password.strength")}: ${t(`password.${strength.level}`)}. ${strength.weakness ? t(`password.${strength.weakness}`) : ""}`
          : null}
      </p>
    </div>
  );
}
