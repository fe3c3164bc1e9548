import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { addressMutation } from "@/lib/account/profile/queries";
import { AddressInput } from "@/lib/account/profile/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { AccountCard, draftOf } from "./account-card";
import { useAccountForm } from "./use-account-form";

export function AddressCard({ profile }: { profile: Profile }) {
  const t = useTranslations("account.profile");
  const { street, city, postalCode } = profile;
  const lines = [street, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean);
  return (
    <AccountCard
      form="address"
      title={t("address.title")}
      value={
        lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : <Nothing text={t("address.none")} />
      }
    >
      {(onDone) => <AddressForm profile={profile} onDone={onDone} />}
    </AccountCard>
  );
}

function AddressForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTranslations("account.profile");
  const { mutateAsync } = usePlayerMutation(addressMutation);
  const { countryCode, street, city, postalCode } = profile;
  const form = useAccountForm({
    name: "address",
    schema: AddressInput,
    defaultValues: { street: street ?? "", city: city ?? "", postalCode: postalCode ?? "" },
    draft: draftOf("address"),
    async onSubmit(values: AddressInput) {
      await mutateAsync({ ...values, countryCode });
      useToasts.getState().show("success", t("player.account.address.success.toast"));
      onDone();
    },
  });
  return (
    <Form form={form} label={t("address.title")}>
      <Field {...form.text("street")} label={t("address.street")} autoComplete="street-address" />
      <Field {...form.text("postalCode")} label={t("address.postalCode")} autoComplete="postal-code" />
      <Field {...form.text("city")} label={t("address.city")} autoComplete="address-level2" hint={t("address.hint")} />
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
    </Form>
  );
}

/** Stands where nothing is saved yet. */
export function Nothing({ text }: { text: string }) {
  return <p className="text-muted">{text}</p>;
}
