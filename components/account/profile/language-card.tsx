import { Form } from "@/components/ui/form/form";
import { FormActions } from "@/components/ui/form/form-actions";
import { FormFailure } from "@/components/ui/form/form-failure";
import { Select } from "@/components/ui/select";
import { accountLanguages, siteLanguage } from "@/lib/account/profile/languages";
import { languageMutation } from "@/lib/account/profile/queries";
import { LanguageInput } from "@/lib/account/profile/schema";
import { isLanguage, type Language, languages as names } from "@/lib/market/languages";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { inLocale } from "@/lib/market/switch-links";
import type { Profile } from "@/lib/session/permissions/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { AccountCard, draftOf } from "./account-card";
import { Nothing } from "./address-card";
import { useAccountForm } from "./use-account-form";

interface LanguageCardProps {
  profile: Profile;
  /** The languages of the market. */
  languages: readonly Language[];
}

/** The language that the player is written to in. */
export function LanguageCard({ profile, languages }: LanguageCardProps) {
  const t = useTranslations("account.profile");
  const code = profile.languageCode ?? "";
  return (
    <AccountCard
      form="language"
      title={t("language.title")}
      value={isLanguage(code) ? names[code].name : <Nothing text={t("language.none")} />}
    >
      {(onDone) => <LanguageForm current={code} languages={languages} onDone={onDone} />}
    </AccountCard>
  );
}

interface LanguageFormProps {
  current: string;
  languages: readonly Language[];
  onDone: () => void;
}

function LanguageForm({ current, languages, onDone }: LanguageFormProps) {
  const t = useTranslations("account.profile");
  const { mutateAsync } = usePlayerMutation(languageMutation);
  const form = useAccountForm({
    name: "language",
    schema: LanguageInput,
    defaultValues: { language: accountLanguages.find((each) => each === current) ?? "en" },
    aliases: { languageCode: "language" },
    draft: draftOf("language"),
    async onSubmit(values: LanguageInput) {
      await mutateAsync(values);
      onDone();
      // No toast: the page itself is in the new language, where the market has it.
      const { language, market } = pageLocale();
      const next = siteLanguage(values.language, language, languages);
      if (next !== language) location.assign(inLocale(location, `${next}-${market}`));
    },
  });
  const options = accountLanguages.map((code) => ({ value: code, text: names[code].name }));
  return (
    <Form form={form} label={t("language.title")}>
      <Select {...form.choice("language")} label={t("language.label")} hint={t("language.hint")} options={options} />
      <FormFailure form={form} />
      <FormActions busy={form.isBusy} onCancel={onDone} />
    </Form>
  );
}
