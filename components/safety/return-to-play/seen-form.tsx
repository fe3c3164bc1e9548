"use client";

import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { FormFailure } from "@/components/ui/form/form-failure";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { breakSeenMutation } from "@/lib/safety/return-to-play/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { noFields } from "../submit-until-answered";

/** Goes on with the limits as they are; the page does not come again once the platform knows. */
export function SeenForm({ endedAt }: { endedAt: string }) {
  const t = useTranslations("safety.returnToPlay");
  const { mutateAsync } = usePlayerMutation(breakSeenMutation);
  const form = useSchemaForm({
    schema: noFields,
    defaultValues: {},
    catalogue: commonErrors,
    async onSubmit() {
      await mutateAsync(endedAt);
      location.assign(paths.home(pageLocale()));
    },
  });
  return (
    <Form form={form} label={t("keep")}>
      <FormFailure form={form} />
      <Button type="submit" kind="secondary" busy={form.isBusy}>
        {t("keep")}
      </Button>
    </Form>
  );
}
