"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { labelStyle } from "@/components/ui/control-styles";
import type { ControlProps } from "@/components/ui/form/form-control";
import { PhoneField } from "@/components/ui/phone-field";
import type { PhoneInput } from "@/lib/core/form/phone-number";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface KeptPhoneProps extends ControlProps<PhoneInput> {
  label: string;
  countries: Readonly<Record<string, string>>;
  /** Is the number likely to be changed, as after a code that did not arrive? */
  isDoubted: boolean;
}

/** A number that was given in an earlier step: text with a way to correct it. It is a field where it is missing, refused or doubted. */
export function KeptPhone({ isDoubted, ...field }: KeptPhoneProps) {
  const t = useTranslations("site.form");
  const { label, name, value, countries, error, readOnly } = field;
  const prefix = countries[value.country];
  const isMissing = prefix === undefined || value.number.trim() === "";
  const [isField, setField] = useState(isDoubted);
  const [isPressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // It stays a field while the number is typed anew.
  if (!isField && (isMissing || error !== null)) setField(true);

  useEffect(() => {
    if (isPressed) frame.current?.querySelector("input")?.focus();
  }, [isPressed]);

  function change(): void {
    setField(true);
    setPressed(true);
  }

  return (
    <div ref={frame}>
      {isField ? (
        <PhoneField {...field} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {/* Named, so that a refusal of the number is shown at it, and not of the whole form. */}
          <input type="hidden" name={name} />
          <p>
            <span className={`${labelStyle} block`}>{label}</span>
            <bdi className="figures">
              +{prefix} {value.number}
            </bdi>
          </p>
          <Button kind="quiet" aria-label={t("changeOf", { what: label })} aria-disabled={readOnly} onClick={change}>
            {t("change")}
          </Button>
        </div>
      )}
    </div>
  );
}
