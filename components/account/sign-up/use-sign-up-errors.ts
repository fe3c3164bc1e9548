import { useErrorText } from "@/components/ui/form/error-text";
import { registrationCodes } from "@/lib/account/sign-up/failure-codes";
import { useTranslations } from "@/lib/market/messages/use-translations";

const codes = ["name", "passwordRule", "country", "accept", "birth", "tooYoung", "postalCode", "cpf"] as const;

/** The text for a field that the platform refused for its own reason: its message may be in any language. */
const ruleOf: Readonly<Record<string, string>> = {
  firstName: "name",
  lastName: "name",
  email: "email",
  password: "passwordRule",
  phone: "phone",
  dateOfBirth: "birth",
  postalCode: "postalCode",
  cpf: "cpf",
};

/** The messages of what a sign-up may be refused for: codes of fields, and those of the platform. */
export function useSignUpErrors() {
  const t = useTranslations("signup");
  const common = useErrorText();
  const failureText = (code: string | null): string | null => {
    const known = registrationCodes.find((each) => each === code);
    return known ? t(known) : null;
  };
  const messageOf = (code: string): string | null => {
    const own = codes.find((each) => each === code);
    return own ? t(`errors.${own}`) : (failureText(code) ?? common(code));
  };
  const errorText = (code: string, field: string): string | null => messageOf(code) ?? messageOf(ruleOf[field] ?? "");
  return { t, errorText, failureText };
}
