"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakWish } from "@/lib/safety/breaks/break";
import { BreakFacts } from "./break-facts";
import { breakTitle } from "./break-title";
import { OpenBreaks } from "./open-breaks";
import { useBreakForm } from "./use-break-form";

interface ConfirmBreakProps {
  wish: BreakWish;
  /** Does it take the focus, because it stands where another step was? */
  takesFocus?: boolean;
  onBack: () => void;
}

/** The last step before a break: what it means in plain words, and the button that begins it. */
export function ConfirmBreak({ wish, takesFocus = false, onBack }: ConfirmBreakProps) {
  const t = useTranslations("safety.breaks");
  const form = useBreakForm(wish);
  const { element } = form;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>("[tabindex]")?.focus();
  }, [element, takesFocus]);
  return (
    <Form form={form} label={breakTitle(wish, t)}>
      <BreakFacts wish={wish} />
      <OpenBreaks />
      <FormFailure form={form} />
      <div className="grid gap-2.5">
        <Button type="submit" busy={form.isBusy}>
          {t(`${wish.kind}.start`)}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </Form>
  );
}
