import { useTranslations } from "@/lib/market/messages/use-translations";

const codes = [
  "required",
  "tooLong",
  "email",
  "emailNoAt",
  "emailMarks",
  "emailSpace",
  "invalid",
  "code",
  "phone",
  "passwordLength",
  "passwordLetter",
  "passwordDigit",
  "passwordUnseen",
  "passwordIsEmail",
  "tooLarge",
  "negative",
  "decimals",
  "ambiguous",
  "fileEmpty",
] as const;

/** The messages of the error codes of any form; a form with its own codes uses this for the others. */
export function useErrorText(): (code: string) => string | null {
  const t = useTranslations("site");
  return (code) => {
    const known = codes.find((each) => each === code);
    return known ? t(`form.errors.${known}`) : null;
  };
}
