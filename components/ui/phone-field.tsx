import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame } from "@/components/ui/field-frame";
import type { ControlProps } from "@/components/ui/form/form-control";
import { loadPhoneRules, type PhoneInput, readPhone } from "@/lib/core/form/phone-number";
import { memoize } from "@/lib/core/memoize";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

const collatorOf = memoize((tag: string) => new Intl.Collator(tag, { numeric: true }));
const regionNamesOf = memoize((tag: string) => new Intl.DisplayNames(tag, { type: "region" }));

interface PhoneFieldProps extends ControlProps<PhoneInput> {
  label: string;
  hint?: string;
  /** ISO country codes with their prefixes, without the plus. The value's country is offered even where it is not among them. */
  countries: Readonly<Record<string, string>>;
}

/** A phone number with the prefix of its country. A number that is pasted with its own prefix chooses the country. */
export function PhoneField({
  label,
  hint,
  countries,
  name,
  value,
  error,
  readOnly,
  onChange,
  onBlur,
}: PhoneFieldProps) {
  const t = useTranslations("site.form");
  const tag = pageTag();
  const names = regionNamesOf(tag);
  const options = Object.entries({ ...(value.country !== "" && { [value.country]: "" }), ...countries })
    .map(([country, code]) => {
      const name = names.of(country) ?? country;
      const prefix = code && `+${code}`;
      return { country, prefix, name, text: `${prefix} ${name}`.trim() };
    })
    .sort((left, right) => collatorOf(tag).compare(left.text, right.text));
  const chosen = options.find(({ country }) => country === value.country);

  async function takeOwnPrefix(): Promise<void> {
    onBlur();
    if (!/^[\s\p{Cf}]*[+＋]/u.test(value.number)) return;
    const phone = await readPhone(value).catch(() => null);
    const shared = Object.keys(countries).find((country) => countries[country] === phone?.prefix);
    const country = phone && phone.country in countries ? phone.country : shared;
    if (phone && country) onChange({ country, number: phone.body });
  }

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => (
        <div className="flex flex-wrap gap-2">
          <div className="relative grow basis-[6.25rem]">
            <select
              name={`${name}.country`}
              aria-label={t("phone.country")}
              aria-disabled={readOnly || undefined}
              autoComplete="tel-country-code"
              className={controlStyle.select}
              value={value.country}
              onChange={({ target }) => onChange({ ...value, country: target.value })}
            >
              {value.country === "" ? <option value="">{t("phone.country")}</option> : null}
              {options.map(({ country, text }) => (
                <option key={country} value={country}>
                  {text}
                </option>
              ))}
            </select>
            {/* Over the same words of the browser, which it cuts: here a name without room is on a second line, which is not seen. */}
            {chosen ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-px right-9.5 left-3.5 my-auto flex h-[1.5rem] flex-wrap gap-x-1 overflow-hidden bg-field"
              >
                <span>{chosen.prefix}</span> <span data-optional="">{chosen.name}</span>
              </span>
            ) : null}
          </div>
          <input
            {...tied}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            className={`${controlStyle.text} grow-3 basis-[7rem]`}
            readOnly={readOnly}
            value={value.number}
            onFocus={() => void loadPhoneRules().catch(() => {})}
            onChange={({ target }) => onChange({ ...value, number: target.value })}
            onBlur={() => void takeOwnPrefix()}
          />
        </div>
      )}
    </FieldFrame>
  );
}
