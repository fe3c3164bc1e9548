import { errorStyle } from "@/components/ui/control-styles";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { UploadFailure } from "@/lib/safety/verification/section";
import { stallMs } from "@/lib/safety/verification/upload-rules";

/** Why a document was not sent, and what is safe. */
export function UploadFailureNotice({ failure }: { failure: UploadFailure }) {
  const t = useTranslations("safety.verification");
  return (
    <p role="alert" className={errorStyle}>
      {failure === "stalled" ? t("failures.stalled", { seconds: stallMs / 1_000 }) : t(`failures.${failure}`)}
    </p>
  );
}
