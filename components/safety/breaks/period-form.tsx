"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { breakErrors } from "@/lib/safety/breaks/form-errors";
import { PeriodInput } from "@/lib/safety/breaks/forms";
import { periodText } from "./break-title";

interface PeriodFormProps {
  choices: readonly BreakRequest[];
  /** What was chosen before, when somebody comes back to change it. */
  chosen: BreakRequest | null;
  onChoose: (requested: BreakRequest) => void;
}

/** Not its place in the list, which grows when the account's own market is known. */
const nameOf = (requested: BreakRequest) => String(requested.kind === "timeOut" ? requested.hours : requested.months);

/** How long. Nothing is chosen beforehand. */
export function PeriodForm({ choices, chosen, onChoose }: PeriodFormProps) {
  const t = useTranslations("safety.breaks");
  const period = chosen ? nameOf(chosen) : "";
  const form = useSchemaForm({
    schema: PeriodInput,
    defaultValues: { period },
    catalogue: breakErrors,
    async onSubmit(input) {
      const requested = choices.find((each) => nameOf(each) === input.period);
      if (requested) onChoose(requested);
    },
  });
  return (
    <Form form={form}>
      <RadioGroup
        {...form.choice("period")}
        legend={t("choose")}
        options={choices.map((requested) => ({ value: nameOf(requested), text: periodText(requested, t) }))}
        defaultValue={period}
      />
      <Button type="submit">{t("continue")}</Button>
    </Form>
  );
}
