"use client";

import { clsx } from "clsx";
import { type DragEvent, useRef, useState } from "react";
import { controlStyle, hintStyle } from "@/components/ui/control-styles";
import { UploadRow } from "@/components/ui/dropzone/upload-row";
import { useUploadText } from "@/components/ui/dropzone/use-upload-text";
import { type SendFile, type UploadControl, useUploads } from "@/components/ui/dropzone/use-uploads";
import { FieldFrame } from "@/components/ui/field-frame";
import { type FileLimits, fileSize, typeNames } from "@/lib/core/files/file-limits";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface DropzoneText {
  label: string;
  limits: FileLimits;
}

/** Files that are sent as soon as they are chosen or dropped, each with its progress and its end. */
export function Dropzone({ send, ...text }: DropzoneText & { send: SendFile }) {
  return <DropzoneView {...text} control={useUploads(text.limits, send)} />;
}

/** A dropzone as it is drawn. The field is a native one: dropping is never the only way. */
export function DropzoneView({ label, limits, control }: DropzoneText & { control: UploadControl }) {
  const t = useTranslations("site.form");
  const tag = pageTag();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const textOf = useUploadText(limits);
  const { list, latest } = control.state;
  const ended = list.find(({ id }) => id === latest);
  const endText = ended && textOf(ended.state);

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    control.choose([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: beside the field inside, which does the same
    <div
      className={clsx(
        "grid gap-2 rounded-md border border-dashed p-4",
        isOver ? "border-accent bg-raised" : "border-muted",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FieldFrame
        label={label}
        hint={t("file.limits", { types: typeNames(limits.types), size: fileSize(limits.maxBytes, tag) })}
      >
        {(tied) => (
          <input
            {...tied}
            ref={input}
            type="file"
            multiple
            accept={limits.types.join(",")}
            className={controlStyle.file}
            onChange={({ target }) => {
              control.choose([...(target.files ?? [])]);
              // The list below has them, and the same file can be chosen again.
              target.value = "";
            }}
          />
        )}
      </FieldFrame>
      <p className={clsx(hintStyle, "pointer-coarse:hidden")}>{t("file.drop")}</p>
      <p className="sr-only" role="status">
        {ended && endText ? `${ended.file.name}: ${endText}` : null}
      </p>
      {list.length > 0 ? (
        <ul className="divide-y divide-line" aria-label={label}>
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              text={textOf(upload.state)}
              onRetry={() => control.retry(upload.id)}
              onRemove={() => {
                // The button goes with its row.
                input.current?.focus();
                control.remove(upload.id);
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
