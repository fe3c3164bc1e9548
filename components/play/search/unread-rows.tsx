import { QueryFailure } from "@/components/ui/query-failure";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { RowsFailure } from "./use-found-games";

/** Above a list of which some rows could not be read: a listbox may hold options alone. */
export function UnreadRows({ isFetching, failures, retry }: RowsFailure) {
  const t = useTranslations("play.search");
  return (
    <QueryFailure
      busy={isFetching}
      failures={failures}
      onRetry={retry}
      failure={{ title: t("failed.title"), text: t("failed.body"), look: "line" }}
    />
  );
}
