"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { forgetBonusCode, peekBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import type { DepositSchemaForm } from "./use-deposit-form";

/** The field of the code. One that came with a link is filled in, and can be removed. */
export function CodeOfBonus({ form }: { form: DepositSchemaForm }) {
  const t = useTranslations("offers.bonusCode");
  const [linked, setLinked] = useState(peekBonusCode);
  const isLinked = linked !== null && form.form.watch("bonusCode") === linked;
  function remove() {
    forgetBonusCode();
    setLinked(null);
    form.form.setValue("bonusCode", "");
    form.form.setFocus("bonusCode");
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="w-full">
        <Field
          {...form.text("bonusCode")}
          label={t("code")}
          hint={isLinked ? t("linked") : t("hint")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      {isLinked ? (
        <Button kind="quiet-small" onClick={remove}>
          {t("remove")}
        </Button>
      ) : null}
    </div>
  );
}
