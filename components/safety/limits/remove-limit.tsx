"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { limitErrors } from "@/lib/safety/limits/form-errors";
import { formatDelay } from "@/lib/safety/limits/raise-delay";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { noFields } from "../submit-until-answered";
import { written } from "./limit-words";
import { useChangeLimit } from "./use-change-limit";

interface RemoveLimitProps {
  kind: LimitKind;
  limit: Limit;
  raiseDelay: number | null;
  onDone: () => void;
}

/** Says when a limit would end, and asks once more. The first button keeps it. */
export function RemoveLimit({ kind, limit, raiseDelay, onDone }: RemoveLimitProps) {
  const t = useTranslations("safety.limits");
  const change = useChangeLimit();
  const form = useSchemaForm({
    schema: noFields,
    defaultValues: {},
    catalogue: limitErrors,
    async onSubmit() {
      await change({ kind, period: limit.period, action: "remove" });
      onDone();
    },
  });
  const { element } = form;
  useEffect(() => element.current?.querySelector("button")?.focus(), [element]);
  const amount = limit.value ? written(limit.value) : "";
  return (
    <div className="rounded-md bg-raised p-3.5">
      <Form form={form} label={t("remove.title", { amount })}>
        <p className="font-semibold">{t("remove.title", { amount })}</p>
        <p className="text-muted text-sm">
          {raiseDelay === null
            ? t("remove.text", { amount })
            : t("remove.textAfter", { amount, wait: formatDelay(raiseDelay, pageTag()) })}
        </p>
        <FormFailure form={form} />
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={onDone}>
            {t("keep", { amount })}
          </Button>
          <Button type="submit" kind="danger" busy={form.isBusy}>
            {t("remove.confirm")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
