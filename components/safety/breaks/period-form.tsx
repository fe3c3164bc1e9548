"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakWish } from "@/lib/safety/breaks/break";
import { breakErrors } from "@/lib/safety/breaks/form-errors";
import { PeriodInput } from "@/lib/safety/breaks/forms";
import { periodText } from "./break-title";

interface PeriodFormProps {
  wishes: readonly BreakWish[];
  /** What was chosen before, when somebody comes back to change it. */
  chosen: BreakWish | null;
  onChoose: (wish: BreakWish) => void;
}

/** Not its place in the list, which grows when the account's own market is known. */
const nameOf = (wish: BreakWish) => String(wish.kind === "timeOut" ? wish.hours : wish.months);

/** How long. Nothing is chosen beforehand. */
export function PeriodForm({ wishes, chosen, onChoose }: PeriodFormProps) {
  const t = useTranslations("safety.breaks");
  const period = chosen ? nameOf(chosen) : "";
  const form = useSchemaForm({
    schema: PeriodInput,
    defaultValues: { period },
    catalogue: breakErrors,
    async onSubmit(input) {
      const wish = wishes.find((each) => nameOf(each) === input.period);
      if (wish) onChoose(wish);
    },
  });
  return (
    <Form form={form}>
      <RadioGroup
        {...form.choice("period")}
        legend={t("choose")}
        options={wishes.map((wish) => ({ value: nameOf(wish), text: periodText(wish, t) }))}
        defaultValue={period}
      />
      <Button type="submit" kind="secondary">
        {t("continue")}
      </Button>
    </Form>
  );
}
