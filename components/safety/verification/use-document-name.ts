import { useTranslations } from "@/lib/market/messages/use-translations";
import type { PlayerDocument } from "@/lib/safety/verification/schema";

/** What a document is called: as the platform calls one of a list, else by its kind. */
export function useDocumentName(): (document: PlayerDocument) => string {
  const t = useTranslations("safety.verification");
  return ({ kind, label }) => label ?? t(`kinds.${kind}`);
}
