"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DateRange } from "@/components/ui/date-range";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { dateOrder } from "@/lib/core/form/date-input";
import type { DateBounds } from "@/lib/core/time/date-range";
import { pageDateTag } from "@/lib/market/date-format";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { daysForm } from "@/lib/money/transactions/days-form";

interface HistoryDaysProps {
  reach: DateBounds;
  onChoose: (days: { from: string; to: string }) => void;
}

/** Chooses the first and the last day to show. */
export function HistoryDays({ reach, onChoose }: HistoryDaysProps) {
  const t = useTranslations("money.history");
  const [schema] = useState(() => daysForm(dateOrder(pageDateTag()), reach));
  const form = useSchemaForm({
    schema,
    defaultValues: { days: { from: "", to: "" } },
    catalogue: commonErrors,
    onSubmit: async ({ days }) => onChoose(days),
  });
  return (
    <Form form={form} label={t("filters.chooseDays")}>
      <FormControl form={form} name="days">
        {(control) => <DateRange {...control} legend={t("filters.chooseDays")} bounds={reach} />}
      </FormControl>
      <div>
        <Button kind="secondary" type="submit" busy={form.isBusy}>
          {t("filters.show")}
        </Button>
      </div>
    </Form>
  );
}
