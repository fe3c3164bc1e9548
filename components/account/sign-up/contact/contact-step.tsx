import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DateField } from "@/components/ui/date-field";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form/form";
import { FormControl } from "@/components/ui/form/form-control";
import { FormFailure } from "@/components/ui/form/form-failure";
import { Select } from "@/components/ui/select";
import { pageTag } from "@/lib/market/messages/fetch";
import { provinceName } from "@/lib/market/provinces";
import { CpfField } from "./cpf-field";
import { KeptPhone } from "./kept-phone";
import { type ContactFormOptions, useContactForm } from "./use-contact-form";

interface ContactStepProps extends ContactFormOptions {
  /** Was it left for the codes before? Then the number is likely to be wrong. */
  isBack: boolean;
  onBack?: () => void;
}

/** Date of birth, postal code, the phone number to be corrected, and the requirements of market and country. */
export function ContactStep({ isBack, onBack, ...more }: ContactStepProps) {
  const { form, t, provinces, age, birthError } = useContactForm(more);
  const { options, known } = more;
  const choices = [
    { value: "", text: "–" },
    ...provinces.map((value) => ({ value, text: provinceName(value, pageTag()) })),
  ];
  return (
    <Form form={form} label={t("steps.ContactInfo.title")}>
      {provinces.length > 0 ? (
        <Select
          {...form.choice("province")}
          label={t("fields.province")}
          options={choices}
          autoComplete="address-level1"
        />
      ) : null}
      <FormControl form={form} name="dateOfBirth">
        {(control) => (
          <DateField {...control} error={birthError} label={t("fields.dateOfBirth", { age })} autoComplete="bday" />
        )}
      </FormControl>
      {options.taxNumber === "cpf" ? <CpfField {...form.text("cpf")} label={t("fields.cpf")} /> : null}
      <Field {...form.text("postalCode")} label={t("fields.postalCode")} autoComplete="postal-code" />
      <FormControl form={form} name="phone">
        {(control) => (
          <KeptPhone {...control} label={t("fields.phone")} countries={options.countries} isDoubted={isBack} />
        )}
      </FormControl>
      {known ? (
        <FormControl form={form} name="marketingOptIn">
          {({ name, value, readOnly, onChange, onBlur }) => (
            <Checkbox
              name={name}
              checked={value === true}
              isPartly={value === null}
              aria-disabled={readOnly || undefined}
              hint={t("consents.marketingHint")}
              onChange={({ target }) => onChange(target.checked)}
              onBlur={onBlur}
            >
              {t("consents.marketing")}
            </Checkbox>
          )}
        </FormControl>
      ) : null}
      <FormFailure form={form} unknownText={t("unknown")} />
      <div className="grid gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t(form.isBusy ? "sending" : "next")}
        </Button>
        {onBack ? (
          <Button kind="quiet" onClick={onBack}>
            {t("back")}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
