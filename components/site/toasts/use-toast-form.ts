import type { FieldValues } from "react-hook-form";
import { useErrorReader } from "@/components/ui/form/use-error-reader";
import { type SchemaForm, type SchemaFormOptions, useSchemaForm } from "@/components/ui/form/use-schema-form";
import type { MessageDomain } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dismissUnknownToast, showFailureToast } from "./failure-toast";

export interface ToastFormOptions<Input extends FieldValues, Output, Domain extends MessageDomain>
  extends SchemaFormOptions<Input, Output, Domain> {
  /** Names the form among those of the site. */
  name: string;
  /** The codes that a toast shows too, whatever their status. */
  toastCodes?: readonly string[];
  /** That nobody knows whether the change was saved, in the form's own words. */
  unknownText?: string;
}

/** A form of a player's page, whose failures of no field show in a toast; what no toast shows, the form does. */
export function useToastForm<Input extends FieldValues, Output, Domain extends MessageDomain = MessageDomain>(
  options: ToastFormOptions<Input, Output, Domain>,
): SchemaForm<Input, Output> {
  const { name, toastCodes, unknownText, onSubmit, ...form } = options;
  const tForm = useTranslations("site.form");
  const errors = useErrorReader(form.catalogue);
  return useSchemaForm<Input, Output, Domain>({
    ...form,
    async onSubmit(values, signal) {
      dismissUnknownToast(name);
      try {
        await onSubmit(values, signal);
      } catch (error) {
        throw showFailureToast(error, { name, errors, toastCodes, unknownText: unknownText ?? tForm("unknown") });
      }
    },
  });
}
