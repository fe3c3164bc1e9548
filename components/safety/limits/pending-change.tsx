"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { limitErrors } from "@/lib/safety/limits/form-errors";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { noFields } from "../submit-until-answered";
import { moment, written } from "./limit-words";
import { useChangeLimit } from "./use-change-limit";

interface PendingChangeProps {
  kind: LimitKind;
  limit: Limit;
  canChange: boolean;
  /** The change was cancelled, or it is not known yet whether it was. */
  onDone: () => void;
}

/** The change of a limit that awaits effect, with its moment; nothing without one. */
export function PendingChange({ kind, limit, canChange, onDone }: PendingChangeProps) {
  const t = useTranslations("safety.limits");
  const { value, pendingValue, pendingDate } = limit;
  if (pendingDate === null) return null;
  return (
    <div className="grid gap-1 rounded-md border-muted border-s-3 bg-raised px-3.5 py-3 text-sm">
      <p className="font-semibold">
        {pendingValue ? t("pending.change", { amount: written(pendingValue) }) : t("pending.removal")}
      </p>
      <p className="text-muted">
        {t("pending.from", { time: moment(pendingDate) })}{" "}
        {value ? t("pending.untilThen", { amount: written(value) }) : t("pending.untilThenNone")}
      </p>
      {canChange ? <CancelChange {...{ kind, limit, onDone }} /> : null}
    </div>
  );
}

/** Needs no second press: what waits is always a looser limit. */
function CancelChange({ kind, limit, onDone }: Omit<PendingChangeProps, "canChange">) {
  const t = useTranslations("safety.limits");
  const change = useChangeLimit();
  const form = useSchemaForm({
    schema: noFields,
    defaultValues: {},
    catalogue: limitErrors,
    async onSubmit() {
      await change({ kind, period: limit.period, action: "cancel", value: limit.value });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <FormFailure form={form} />
      <div className="pt-1">
        <Button type="submit" kind="secondary-small" busy={form.isBusy}>
          {t("pending.cancel")}
        </Button>
      </div>
    </Form>
  );
}
