import { useTranslations } from "@/lib/market/messages/use-translations";
import { hasKeptUpload } from "@/lib/safety/verification/kept-uploads";
import type { PlayerDocument } from "@/lib/safety/verification/schema";

/** A part has arrived before the page was left. The browser has the file no more, so that it has to be chosen again. */
export function KeptUploadHint({ document }: { document: PlayerDocument }) {
  const t = useTranslations("safety.verification");
  return hasKeptUpload(document) ? <p className="text-sm">{t("upload.continue")}</p> : null;
}
