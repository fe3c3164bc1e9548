"use client";

import { useState } from "react";
import type { FieldProps } from "@/components/ui/field";
import { FieldFrame } from "@/components/ui/field-frame";

interface PasswordFieldProps extends Omit<FieldProps, "type"> {
  words: { show: string; hide: string };
}

/** A password, which its owner may look at. */
export function PasswordField({ label, hint, error, words, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const action = (
    <button type="button" className="field-action" onClick={() => setShown(!isShown)}>
      {isShown ? words.hide : words.show}
    </button>
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} action={action}>
      {(tied) => (
        <input {...input} {...tied} type={isShown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      )}
    </FieldFrame>
  );
}
