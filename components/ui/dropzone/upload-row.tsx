import { Button } from "@/components/ui/button";
import { errorStyle } from "@/components/ui/control-styles";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { fileSize } from "@/lib/core/files/file-limits";
import { canRetry, type Upload } from "@/lib/core/files/uploads";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface UploadRowProps {
  upload: Upload;
  /** What has become of it; null while it is sent. */
  text: string | null;
  onRetry(): void;
  onRemove(): void;
}

/** A chosen file: how far it is, or what became of it. */
export function UploadRow({ upload, text, onRetry, onRemove }: UploadRowProps) {
  const t = useTranslations("site.form");
  const tag = pageTag();
  const { file, state } = upload;
  const { name } = file;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1 wrap-anywhere">
        {state.kind === "sending" ? (
          <Progress
            label={name}
            value={state.sent}
            text={new Intl.NumberFormat(tag, { style: "percent" }).format(state.sent)}
          />
        ) : (
          <>
            <span className="font-semibold text-sm">
              {name} <span className="font-normal text-muted figures">({fileSize(file.size, tag)})</span>
            </span>
            <span className={state.kind === "stored" ? "text-muted text-sm" : errorStyle}>{text}</span>
          </>
        )}
      </div>
      {canRetry(upload) ? (
        <Button kind="secondary-small" aria-label={t("file.againOf", { name })} onClick={onRetry}>
          {t("file.again")}
        </Button>
      ) : null}
      {state.kind === "stored" ? null : (
        <IconButton icon="close" label={t("file.remove", { name })} onClick={onRemove} />
      )}
    </li>
  );
}
