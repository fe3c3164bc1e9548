import type { FieldValues } from "react-hook-form";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SchemaForm } from "./use-schema-form";

interface FormFailureProps<Input extends FieldValues, Output> {
  form: SchemaForm<Input, Output>;
  /** Advice before sending again, where it is known: "Look at your limits before you send it again." */
  unknownText?: string;
}

/** Shows an error without a field: the reason of a refusal, too many requests, or an unknown outcome. */
export function FormFailure<Input extends FieldValues, Output>({ form, unknownText }: FormFailureProps<Input, Output>) {
  const t = useTranslations("site.form");
  const { failure, errors } = form;
  if (!failure) return null;
  const { kind, reference } = failure;
  const unknown = () =>
    [unknownText ?? t("unknown"), reference && t("reference", { reference })].filter(Boolean).join(" ");
  return (
    <p role="alert" data-outcome={kind} className="rounded-md border border-danger p-4 text-sm">
      {kind === "unknown" ? unknown() : errors.ofForm(failure.reason, reference)}
    </p>
  );
}
