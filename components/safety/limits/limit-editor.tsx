"use client";

import { useEffect, useMemo } from "react";
import { AmountField } from "@/components/ui/amount-field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { readAmount } from "@/lib/core/form/amount-input";
import { dropDraft } from "@/lib/core/form/form-drafts";
import { money } from "@/lib/core/money";
import { currencySymbol } from "@/lib/core/money-display";
import { amountFormat } from "@/lib/market/amount-notation";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { limitProblem } from "@/lib/safety/limits/bounds";
import { limitErrors } from "@/lib/safety/limits/form-errors";
import { limitSchema } from "@/lib/safety/limits/forms";
import type { Limit, LimitKind } from "@/lib/safety/limits/schema";
import { EditorActions } from "./editor-actions";
import { LimitEffect } from "./limit-effect";
import { draftOf } from "./limit-words";
import { useBoundsText } from "./use-bounds-text";
import { useChangeLimit } from "./use-change-limit";

interface LimitEditorProps {
  kind: LimitKind;
  limit: Limit;
  limits: readonly Limit[];
  raiseDelay: number | null;
  onRemove: () => void;
  onDone: () => void;
}

/** A new value for a limit: what it may be, and before it is saved, what will happen and when. Nothing is proposed. */
export function LimitEditor({ kind, limit, limits, raiseDelay, onRemove, onDone }: LimitEditorProps) {
  const t = useTranslations("safety.limits");
  const change = useChangeLimit();
  const bounds = useBoundsText(limits, limit.period);
  const { currency } = limit.used;
  const schema = useMemo(() => limitSchema(limit, limits, pageTag()), [limit, limits]);
  const draft = draftOf(kind, limit.period);
  const form = useSchemaForm({
    schema,
    defaultValues: { amount: "" },
    draft,
    catalogue: limitErrors,
    async onSubmit({ amount }) {
      await change({ kind, period: limit.period, action: "set", amount: money(amount, currency) });
      onDone();
    },
  });
  const { element } = form;
  useEffect(() => element.current?.querySelector("input")?.focus(), [element]);
  const reading = readAmount(form.form.watch("amount"), amountFormat(currency, pageTag()));
  const isFit = reading.kind === "amount" && limitProblem(reading.amountMinor, limit, limits) === null;
  const amount = isFit ? money(reading.amountMinor, currency) : null;
  const leave = () => {
    dropDraft(draft);
    onDone();
  };
  return (
    <div className="rounded-md bg-raised p-3.5">
      <Form form={form} label={t(`editor.${limit.period}`)}>
        <FormControl form={form} name="amount">
          {(control) => (
            <AmountField
              {...control}
              label={t("editor.amount", { period: t(`editor.${limit.period}`), currency: currencySymbol(currency) })}
              hint={bounds}
              currency={currency}
              repeats={false}
            />
          )}
        </FormControl>
        <LimitEffect {...{ limit, amount, raiseDelay }} />
        <FormFailure form={form} />
        <EditorActions {...{ limit, amount }} isBusy={form.isBusy} onKeep={leave} onRemove={onRemove} />
      </Form>
    </div>
  );
}
