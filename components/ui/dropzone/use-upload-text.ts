import { useErrorReader } from "@/components/ui/form/use-error-reader";
import { type FileLimits, fileSize, typeNames } from "@/lib/core/files/file-limits";
import type { UploadState } from "@/lib/core/files/uploads";
import { commonErrors } from "@/lib/market/messages/error-catalogue";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** What has become of a file, in words; null while it is sent. */
export function useUploadText(limits: FileLimits): (state: UploadState) => string | null {
  const t = useTranslations("site.form");
  const errors = useErrorReader(commonErrors);
  const facts = { types: typeNames(limits.types), size: fileSize(limits.maxBytes, pageTag()) };
  return (state) => {
    switch (state.kind) {
      case "sending":
        return null;
      case "stored":
        return t("file.stored");
      case "unfit":
        return t(`errors.${state.problem}`, facts);
      case "refused":
        return errors.ofForm(state.reason, state.reference);
      case "unknown": {
        const { reference } = state;
        return [t("file.unknown"), reference && t("reference", { reference })].filter(Boolean).join(" ");
      }
    }
  };
}
