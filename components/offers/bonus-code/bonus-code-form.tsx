"use client";

import { type ChangeEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { isUnderWay } from "@/lib/offers/bonus-code/flow";
import { bonusCodeErrors } from "@/lib/offers/bonus-code/form-errors";
import { bonusCodeSchema } from "@/lib/offers/bonus-code/forms";
import { dispatchBonusCode, useBonusCode } from "@/lib/offers/bonus-code/store";
import { forgetBonusCode, peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { ClaimPanel } from "./claim-panel";
import { codeDraft, useVerifyCode } from "./use-verify-code";

/** A code is checked first, and claimed by a button of its own. The code of a link is filled in and checked, and never claimed by itself. */
export function BonusCodeForm() {
  const t = useTranslations("offers.bonusCode");
  const flow = useBonusCode();
  const verify = useVerifyCode();
  const [linked, setLinked] = useState(peekBonusCode);
  const form = useSchemaForm({
    schema: bonusCodeSchema,
    defaultValues: { bonusCode: linked ?? "" },
    catalogue: bonusCodeErrors,
    // What a link brings counts more than what was left behind.
    ...(linked === null && { draft: codeDraft }),
    keepsDraft: true,
    onSubmit: ({ bonusCode }) => verify(bonusCode),
  });
  const { form: fields, element } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (linked !== null) element.current?.requestSubmit();
  }, []);

  const field = form.text("bonusCode");
  const isHeld = form.isBusy || isUnderWay(flow);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    dispatchBonusCode({ type: "edited" });
    return field.onChange(event);
  };
  function remove() {
    forgetBonusCode();
    setLinked(null);
    dispatchBonusCode({ type: "edited" });
    fields.setValue("bonusCode", "");
    fields.clearErrors();
    fields.setFocus("bonusCode");
  }
  const isLinked = linked !== null && fields.watch("bonusCode") === linked;
  return (
    <>
      <Form form={form} label={t("title")}>
        <div className="grid justify-items-start gap-1.5">
          <div className="w-full">
            <Field
              {...field}
              onChange={onChange}
              readOnly={isHeld}
              label={t("code")}
              hint={isLinked ? t("linked") : t("hint")}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
          {isLinked && !isHeld ? (
            <Button kind="quiet-small" onClick={remove}>
              {t("remove")}
            </Button>
          ) : null}
        </div>
        <FormFailure form={form} unknownText={t("checkUnknown")} />
        <SubmitButton form={form} kind={flow.bonusCode.bonusCodeValue === null ? "primary" : "secondary"}>
          {t("check")}
        </SubmitButton>
      </Form>
      <ClaimPanel onRefused={form.refuse} />
    </>
  );
}
