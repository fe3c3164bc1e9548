import { useMemo } from "react";
import { createErrorReader, type ErrorCatalogue, type ErrorReader } from "@/lib/market/messages/error-catalogue";
import type { MessageArea } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The messages of a form's errors, by its catalogue. */
export function useErrorReader<Area extends MessageArea>(catalogue: ErrorCatalogue<Area>): ErrorReader {
  const t = useTranslations(catalogue.area);
  const site = useTranslations("site");
  return useMemo(() => createErrorReader(catalogue, t, site), [catalogue, t, site]);
}
