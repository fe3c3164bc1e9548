import { Checkbox } from "@/components/ui/checkbox";
import { linkStyle } from "@/components/ui/control-styles";
import type { SchemaForm } from "@/components/ui/form/use-schema-form";
import type { DetailsValues } from "@/lib/account/sign-up/details";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

const required = ["termsAndConditions", "cookiePolicyAccepted"] as const;

/**
 * Three consents, none of them given before. One checkbox gives those that an account needs; consent to marketing is never part of
 * it (docs/specification, ruling 47).
 */
export function ConsentFields<Output>({ form }: { form: SchemaForm<DetailsValues, Output> }) {
  const t = useTranslations("account.signUp");
  const locale = localeOfPath(location.pathname);
  const given = form.form.watch(required);
  const setAll = (isGiven: boolean) => {
    for (const name of required) form.form.setValue(name, isGiven, { shouldDirty: true, shouldValidate: isGiven });
  };
  const link = (page: "terms" | "cookie-policy", text: string) => (
    <a className={linkStyle.inText} href={paths.staticPage(locale, page)} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <fieldset className="grid min-w-0" aria-label={t("consents.legend")}>
      <Checkbox checked={given.every(Boolean)} onChange={({ target }) => setAll(target.checked)}>
        {t("consents.all")}
      </Checkbox>
      <div className="flex flex-wrap gap-x-5 border-line border-t ps-4 *:min-w-0 *:flex-[1_1_15rem]">
        <Checkbox {...form.choice("termsAndConditions")}>
          {t("consents.terms")} {link("terms", t("consents.termsLink"))}
        </Checkbox>
        <Checkbox {...form.choice("cookiePolicyAccepted")}>
          {t("consents.cookies")} {link("cookie-policy", t("consents.cookiesLink"))}
        </Checkbox>
      </div>
      <Checkbox {...form.choice("marketingOptIn")} hint={t("consents.marketingHint")}>
        {t("consents.marketing")}
      </Checkbox>
    </fieldset>
  );
}
