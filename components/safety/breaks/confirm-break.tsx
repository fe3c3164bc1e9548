"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { BreakFacts } from "./break-facts";
import { breakTitle } from "./break-title";
import { OpenBreaks } from "./open-breaks";
import { useBreakForm } from "./use-break-form";

interface ConfirmBreakProps {
  requested: BreakRequest;
  /** Does it take the focus, because it stands where another step was? */
  takesFocus?: boolean;
  onBack: () => void;
}

/** The last step before a break: what it means in plain words, and the button that begins it. */
export function ConfirmBreak({ requested, takesFocus = false, onBack }: ConfirmBreakProps) {
  const t = useTranslations("safety.breaks");
  const form = useBreakForm(requested);
  const { element } = form;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
  }, [element, takesFocus]);
  return (
    <Form form={form} label={breakTitle(requested, t)}>
      <BreakFacts requested={requested} />
      <OpenBreaks />
      <FormFailure form={form} />
      <div className="grid gap-2.5">
        {/* A break ends by itself; what nobody can take back looks like that. */}
        <Button type="submit" kind={requested.kind === "exclusion" ? "danger" : "primary"} busy={form.isBusy}>
          {t(`${requested.kind}.start`)}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
