"use client";

import { useMemo } from "react";
import { createErrorReader, type ErrorCatalogue, type ErrorReader } from "@/lib/market/messages/error-catalogue";
import type { MessageDomain } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The messages of a form's errors, by its catalogue. */
export function useErrorReader<Domain extends MessageDomain>(catalogue: ErrorCatalogue<Domain>): ErrorReader {
  const t = useTranslations(catalogue.domain);
  const tForm = useTranslations("site.form");
  return useMemo(() => createErrorReader(catalogue, t, tForm), [catalogue, t, tForm]);
}
