"use client";

import { useEffect, useRef } from "react";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { TextArea } from "@/components/ui/text-area";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { dataRequestErrors } from "@/lib/safety/personal-data/form-errors";
import { dataRequestSchemas } from "@/lib/safety/personal-data/forms";
import { dataRequestMutation } from "@/lib/safety/personal-data/request-queries";
import type { DataRequestKind } from "@/lib/safety/personal-data/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { requestMessages } from "./request-messages";

/** Asks for it in the player's own words. `onDone` closes it: the request is recorded, or the player wants none. */
export function RequestForm({ kind, onDone }: { kind: DataRequestKind; onDone: () => void }) {
  const t = useTranslations("safety.personalData");
  const { mutateAsync } = usePlayerMutation(dataRequestMutation);
  const place = useRef<HTMLDivElement>(null);
  const form = useSchemaForm({
    schema: dataRequestSchemas[kind],
    defaultValues: { text: "" },
    catalogue: dataRequestErrors,
    async onSubmit({ text }) {
      await mutateAsync({ kind, ...(text !== "" && { text }) });
      useToasts.getState().show("success", t("request.sent"));
      onDone();
    },
  });
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);
  return (
    <div ref={place}>
      <Form form={form} label={t(`${requestMessages[kind]}.ask`)}>
        <TextArea {...form.text("text")} label={t(`${requestMessages[kind]}.what`)} />
        <FormFailure form={form} />
        <FormActions busy={form.isBusy} label={t("request.send")} onCancel={onDone} />
      </Form>
    </div>
  );
}
