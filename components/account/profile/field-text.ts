import type { Translator } from "@/lib/market/messages/translator";

const own = ["passwordSame", "postalCode"] as const;

/** The messages of an error code of the account forms: their own, and those of the platform that have words here. */
export function fieldText(code: string, t: Translator<"player">): string | null {
  const known = own.find((each) => each === code);
  if (known) return t(`errors.${known}`);
  if (code === "error.old_password.incorrect") return t(code);
  return code === "error.postal_code.invalid" ? t("errors.postalCode") : null;
}
