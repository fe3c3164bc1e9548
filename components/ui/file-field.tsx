"use client";

import { useRef } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame } from "@/components/ui/field-frame";
import type { ControlProps } from "@/components/ui/form/form-control";
import { IconButton } from "@/components/ui/icon-button";
import { type FileLimits, fileProblem, fileSize, typeNames } from "@/lib/core/files/file-limits";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface FileFieldProps extends ControlProps<File | null> {
  label: string;
  limits: FileLimits;
}

/** One file. Its limits are shown before it is chosen; afterwards its name, its size and the button to remove it. */
export function FileField({ label, limits, name, value, error, readOnly, onChange, onBlur }: FileFieldProps) {
  const t = useTranslations("site.form");
  const tag = pageTag();
  const input = useRef<HTMLInputElement>(null);
  const facts = { types: typeNames(limits.types), size: fileSize(limits.maxBytes, tag) };
  const problem = value && fileProblem(value, limits);
  const remove = () => {
    if (input.current) input.current.value = "";
    input.current?.focus();
    onChange(null);
  };
  return (
    <FieldFrame label={label} hint={t("file.limits", facts)} error={problem ? t(`errors.${problem}`, facts) : error}>
      {(tied) => (
        <>
          <input
            {...tied}
            ref={input}
            name={name}
            type="file"
            accept={limits.types.join(",")}
            aria-disabled={readOnly || undefined}
            className={controlStyle.file}
            onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
            onBlur={onBlur}
          />
          {value ? (
            <p className="flex items-center justify-between gap-3 text-sm">
              <span className="min-w-0 break-words">
                {value.name} <span className="text-muted figures">({fileSize(value.size, tag)})</span>
              </span>
              <IconButton
                icon="close"
                label={t("file.remove", { name: value.name })}
                onClick={() => !readOnly && remove()}
              />
            </p>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
