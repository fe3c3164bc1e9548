import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { Select } from "@/components/ui/select";
import { provinceMutation } from "@/lib/account/profile/queries";
import { ProvinceInput } from "@/lib/account/profile/schema";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { provinceName, provincesOf } from "@/lib/market/provinces";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { useToasts } from "@/lib/site/toasts/store";
import { AccountCard, draftOf } from "./account-card";
import { Nothing } from "./address-card";
import { useAccountForm } from "./use-account-form";

/** Shown to players of a country whose provinces matter. */
export function ProvinceCard({ profile }: { profile: Profile }) {
  const t = useTranslations("account.profile");
  const { provinceCode } = profile;
  return (
    <AccountCard
      form="province"
      title={t("province.title")}
      value={provinceCode ? provinceName(provinceCode, pageTag()) : <Nothing text={t("province.none")} />}
    >
      {(onDone) => <ProvinceForm profile={profile} onDone={onDone} />}
    </AccountCard>
  );
}

function ProvinceForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const t = useTranslations("account.profile");
  const { mutateAsync } = usePlayerMutation(provinceMutation);
  const current = profile.provinceCode ?? "";
  const offered = provincesOf(profile.countryCode).map((code) => ({
    value: code,
    text: provinceName(code, pageTag()),
  }));
  const options = [{ value: "", text: "–" }, ...offered];
  const form = useAccountForm({
    name: "province",
    schema: ProvinceInput,
    defaultValues: { province: offered.some(({ value }) => value === current) ? current : "" },
    aliases: { provinceCode: "province" },
    draft: draftOf("province"),
    async onSubmit(values: ProvinceInput) {
      await mutateAsync(values);
      useToasts.getState().show("success", t("player.account.province.success.toast"));
      onDone();
    },
  });
  return (
    <Form form={form} label={t("province.title")}>
      <Select
        {...form.choice("province")}
        label={t("province.label")}
        options={options}
        autoComplete="address-level1"
      />
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
    </Form>
  );
}
