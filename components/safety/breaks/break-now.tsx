"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dayBreak } from "@/lib/safety/breaks/break";
import { OpenBreaks } from "./open-breaks";
import { useBreakForm } from "./use-break-form";

/** Where the law forbids a second press: one begins a break of 24 hours, and the sentence beside the button says so. */
export function BreakNow() {
  const t = useTranslations("safety.breaks");
  const form = useBreakForm(dayBreak);
  return (
    <Form form={form} label={t("day.title")}>
      <div className="grid gap-2">
        <Button type="submit" kind="secondary" busy={form.isBusy}>
          {t("day.now")}
        </Button>
        <p className="text-muted text-sm">{t("day.hint")}</p>
      </div>
      <OpenBreaks />
      <FormFailure form={form} />
    </Form>
  );
}
