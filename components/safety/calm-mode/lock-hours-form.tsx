"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { Select } from "@/components/ui/select";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { lockHoursErrors } from "@/lib/safety/lock-hours/form-errors";
import { LockHoursInput } from "@/lib/safety/lock-hours/forms";
import { hourText } from "@/lib/safety/lock-hours/hour-text";
import { chooseLockHours, type LockHours } from "@/lib/safety/lock-hours/queries";
import { useToasts } from "@/lib/site/toasts/store";

/** The name under which the form keeps what is chosen. */
export const lockHoursDraft = "lock-hours";

const night: LockHours = { from: 22, to: 8 };

/** Chooses from when until when, or none any more. */
export function LockHoursForm({ hours, onDone }: { hours: LockHours | null; onDone: () => void }) {
  const t = useTranslations("safety.calmMode");
  const { from, to } = hours ?? night;
  const options = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: hourText(hour, pageTag()) }));
  const form = useSchemaForm({
    schema: LockHoursInput,
    defaultValues: { from: String(from), to: String(to) },
    draft: lockHoursDraft,
    catalogue: lockHoursErrors,
    async onSubmit(chosen) {
      await take({ from: Number(chosen.from), to: Number(chosen.to) });
      useToasts.getState().show("success", t("lockHours.saved"));
      onDone();
    },
  });

  async function remove(): Promise<void> {
    if (!(await chooseLockHours(null))) return void useToasts.getState().show("error", t("lockHours.notTaken"));
    useToasts.getState().show("success", t("lockHours.removed"));
    onDone();
  }

  return (
    <Form form={form} label={t("lockHours.title")}>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Select {...form.choice("from")} label={t("lockHours.from")} options={options} />
        <Select {...form.choice("to")} label={t("lockHours.to")} options={options} />
      </div>
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
      {hours ? (
        <Button kind="secondary" onClick={() => void remove()}>
          {t("lockHours.remove")}
        </Button>
      ) : null}
    </Form>
  );
}

async function take(hours: LockHours): Promise<void> {
  if (!(await chooseLockHours(hours))) throw new FormRefusal({ form: { code: "notTaken" } });
}
