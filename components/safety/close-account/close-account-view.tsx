"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { TextArea } from "@/components/ui/text-area";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { closeOperation } from "@/lib/safety/close-account/operation";
import { OpenOperation } from "../open-operation";
import { CloseFacts } from "./close-facts";
import { useCloseForm } from "./use-close-form";

/** What closing the account means, and the form that does it. Nothing of it waits for a call. */
export function CloseAccountView() {
  const t = useTranslations("safety.closeAccount");
  const form = useCloseForm(t("word"));
  return (
    <div className="grid max-w-article gap-5">
      <Card title={t("title")}>
        <CloseFacts />
        <Form form={form} label={t("title")}>
          <TextArea {...form.text("reason")} label={t("reason")} hint={t("reasonHint")} />
          <Field
            {...form.text("word")}
            label={t("type", { word: t("word") })}
            autoComplete="off"
            autoCapitalize="off"
          />
          <OpenOperation operation={closeOperation}>{t("checking")}</OpenOperation>
          <FormFailure form={form} />
          <Button type="submit" kind="danger" busy={form.isBusy}>
            {t("close")}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
