import type { SubmitFailure } from "@/lib/core/form";
import type { HttpError } from "@/lib/core/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface FormFailureProps {
  failure: SubmitFailure | null;
  /** The text of a refusal in this form, by error code. Without one the server's message is shown. */
  refusedText?: (code: string | null) => string | null;
  /** Advice before sending again, where it is known: "Look at your limits before you send it again." */
  unknownText?: string;
}

/** Shows an error without a field: the reason of a refusal, too many requests, or an unknown outcome. */
export function FormFailure({ failure, refusedText, unknownText }: FormFailureProps) {
  const t = useTranslations("site");
  if (!failure) return null;
  const refusal = ({ code, status, message }: HttpError) =>
    refusedText?.(code) ?? (status === 429 ? t("form.tooMany") : message || t("form.refused"));
  const text = failure.kind === "unknown" ? (unknownText ?? t("form.unknown")) : refusal(failure.error);
  return (
    <p role="alert" data-outcome={failure.kind} className="rounded-md border border-danger p-4 text-sm">
      {text}
    </p>
  );
}
