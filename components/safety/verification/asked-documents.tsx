"use client";

import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { waitsForPlayer } from "@/lib/safety/verification/needed";
import type { DocumentName, PlayerDocument } from "@/lib/safety/verification/schema";
import { dispatchVerification } from "@/lib/safety/verification/store";
import { DocumentCard } from "./document-card";
import { useDocumentName } from "./use-document-name";

interface AskedDocumentsProps {
  documents: readonly PlayerDocument[];
  /** The one that is sent now. */
  selected: DocumentName | null;
}

/** The documents that wait for the player, and the section of the one that they chose. */
export function AskedDocuments({ documents, selected }: AskedDocumentsProps) {
  const t = useTranslations("safety.verification");
  const nameOf = useDocumentName();
  const chosen = documents.find((each) => selected && isOf(each, selected));
  if (chosen)
    return (
      <div className="grid justify-items-start gap-3">
        <div className="w-full">
          <DocumentCard document={chosen} />
        </div>
        <Button kind="quiet-small" onClick={() => dispatchVerification({ type: "wentBack" })}>
          {t("dialog.list")}
        </Button>
      </div>
    );
  const asked = documents.filter(waitsForPlayer);
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t("passport.open", { count: asked.length })}</p>
      <ul className="grid gap-3">
        {asked.map((document) => (
          <li key={document.kind + document.id} className="grid gap-1">
            <Button
              kind="secondary"
              onClick={() => dispatchVerification({ type: "selected", name: nameFor(document) })}
            >
              {nameOf(document)}
            </Button>
            <p className="text-muted text-sm">{t(`why.${document.kind}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameFor = ({ kind, id }: PlayerDocument): DocumentName => ({
  documentType: kind,
  ...(id !== null && { subType: id }),
});

const isOf = ({ kind, id }: PlayerDocument, { documentType, subType }: DocumentName): boolean =>
  kind === documentType && (id ?? undefined) === subType;
