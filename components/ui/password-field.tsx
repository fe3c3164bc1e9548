"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import type { FieldProps } from "@/components/ui/field";
import { FieldFrame } from "@/components/ui/field-frame";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** A password, which its owner may look at. */
export function PasswordField({ label, hint, error, ...input }: Omit<FieldProps, "type">) {
  const t = useTranslations("site.form");
  const [isShown, setShown] = useState(false);
  const action = (
    // In the label's line, or below it without room for both, and as high as a finger without making the line so.
    <button
      type="button"
      className="-mt-4.5 -mb-1.5 ms-auto min-h-11 rounded-sm pt-3 text-end text-muted text-sm underline"
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? "password.hide" : "password.show")}
    </button>
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} action={action}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          className={clsx(controlStyle.text, "order-1")}
        />
      )}
    </FieldFrame>
  );
}
