import { useToastForm } from "@/components/site/toasts/use-toast-form";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { marketingPreferencesMutation, marketingPreferencesQuery } from "@/lib/account/profile/queries";
import { MarketingPreferences, marketingChannels } from "@/lib/account/profile/schema";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePlayerMutation, usePlayerQuery } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";

/** Which channels we may advertise through. */
export function MarketingCard() {
  const t = useTranslations("account.profile");
  const query = usePlayerQuery(marketingPreferencesQuery);
  return (
    <Card title={t("marketing.title")}>
      <QueryState query={query} loading={<Skeleton size="h-56 rounded-md" label={t("marketing.title")} />}>
        {(preferences) => <MarketingForm preferences={preferences} />}
      </QueryState>
    </Card>
  );
}

function MarketingForm({ preferences }: { preferences: MarketingPreferences }) {
  const t = useTranslations("account.profile");
  const { mutateAsync } = usePlayerMutation(marketingPreferencesMutation);
  const form = useToastForm({
    name: "marketing",
    schema: MarketingPreferences,
    defaultValues: preferences,
    catalogue: commonErrors,
    async onSubmit(values) {
      await mutateAsync(values);
      useToasts.getState().show("success", t("player.account.notifications.update.success"));
    },
  });
  return (
    <Form form={form} label={t("marketing.title")}>
      <fieldset>
        <legend className="mb-2 text-muted">{t("marketing.intro")}</legend>
        {marketingChannels.map((channel) => (
          <Checkbox key={channel} {...form.choice(channel)}>
            {t(`marketing.${channel}`)}
          </Checkbox>
        ))}
      </fieldset>
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} />
    </Form>
  );
}
