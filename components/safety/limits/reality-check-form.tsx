"use client";

import { useMemo } from "react";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { RadioGroup } from "@/components/ui/radio-group";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Choices } from "@/lib/safety/reality-check/choices";
import { settingOf, settingSchema } from "@/lib/safety/reality-check/forms";
import { activitySettingsMutation } from "@/lib/safety/reality-check/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";

/** The name under which the form keeps what is chosen. */
export const realityCheckDraft = "reality-check";

interface RealityCheckFormProps {
  timer: number | null;
  choices: Choices;
  onDone: () => void;
}

/** Chooses the interval, or off. Where it was off, the market's preset is chosen first. */
export function RealityCheckForm({ timer, choices, onDone }: RealityCheckFormProps) {
  const t = useTranslations("safety.limits");
  const { mutateAsync } = usePlayerMutation(activitySettingsMutation);
  const schema = useMemo(() => settingSchema(choices), [choices]);
  const form = useSchemaForm({
    schema,
    defaultValues: { timer: settingOf(timer ?? choices.preset) },
    draft: realityCheckDraft,
    catalogue: commonErrors,
    async onSubmit({ timer: chosen }) {
      const saved = await mutateAsync(chosen);
      useToasts.getState().show("success", t(saved.timer === null ? "realityCheck.savedOff" : "realityCheck.saved"));
      onDone();
    },
  });
  const off = choices.mayBeOff ? [{ value: settingOf(null), text: t("realityCheck.off") }] : [];
  const intervals = choices.minutes.map((minutes) => ({
    value: settingOf(minutes),
    text: t("realityCheck.every", { minutes }),
  }));
  return (
    <Form form={form} label={t("realityCheck.title")}>
      <RadioGroup {...form.choice("timer")} legend={t("realityCheck.label")} options={[...intervals, ...off]} />
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
    </Form>
  );
}
