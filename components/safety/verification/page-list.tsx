import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { fileSize } from "@/lib/core/files/file-limits";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Page, Section } from "@/lib/safety/verification/section";
import { timeLeft } from "@/lib/safety/verification/time-left";
import { PagePreview } from "./page-preview";

interface PageListProps {
  pages: readonly Page[];
  sending: Section["sending"];
  onRemove: (id: number) => void;
}

/** The chosen files with what can be seen of them, and how far the one has come that is sent. */
export function PageList({ pages, sending, onRemove }: PageListProps) {
  const t = useTranslations("safety.verification");
  const tag = pageTag();
  return (
    <ul aria-label={t("upload.pages")} className="grid gap-3 empty:absolute" aria-live="polite">
      {pages.map((page, at) => {
        const { id, name, file, state, madeFrom } = page;
        const number = at + 1;
        const total = fileSize(file.size, tag);
        const progress = ({ sent, leftMs, isInterrupted }: NonNullable<Section["sending"]>) => {
          if (isInterrupted) return t("upload.interrupted");
          const facts = { sent: fileSize(file.size * sent, tag), total };
          return leftMs === null
            ? t("upload.progress", facts)
            : t("upload.progressLeft", { ...facts, left: timeLeft(leftMs, tag) });
        };
        return (
          <li key={id} className="flex items-center gap-3 rounded-md bg-raised p-3">
            <PagePreview file={file} />
            <div className="min-w-0 flex-1 wrap-anywhere">
              {sending?.pageId === id && state === "ready" ? (
                <Progress label={name} value={sending.sent} text={progress(sending)} />
              ) : (
                <>
                  <p className="font-650">{name}</p>
                  <p className="text-muted text-sm">
                    {t("upload.page", { number })} · {total}
                    {madeFrom === undefined ? null : ` · ${t("upload.madeSmaller", { size: fileSize(madeFrom, tag) })}`}
                  </p>
                </>
              )}
            </div>
            {state === "ready" ? null : <Icon name="success" />}
            {sending || state !== "ready" ? null : (
              <IconButton icon="close" label={t("upload.remove", { number })} onClick={() => onRemove(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
