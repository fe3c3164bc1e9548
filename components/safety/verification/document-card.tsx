import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { paths } from "@/lib/routing/paths";
import { waitsForPlayer } from "@/lib/safety/verification/needed";
import { canSend, rejectionOf } from "@/lib/safety/verification/rejection";
import type { PlayerDocument } from "@/lib/safety/verification/schema";
import { DocumentBadge } from "./document-badge";
import { QuestionnaireButton } from "./questionnaire-button";
import { RejectionNotice } from "./rejection-notice";
import { UploadSection } from "./upload-section";
import { useDocumentName } from "./use-document-name";

/** The section of one document: what is wanted, what became of what was sent, and the way to send it. */
export function DocumentCard({ document }: { document: PlayerDocument }) {
  const t = useTranslations("safety.verification");
  const name = useDocumentName()(document);
  const rejection = rejectionOf(document);
  const { kind, status, sentAt, decidedAt, attemptsLeft } = document;
  const at = (instant: string) => ({ time: formatTime(new Date(instant), pageTag()) });
  const isOver = waitsForPlayer(document) && !canSend(document);
  return (
    <Card title={name} action={<DocumentBadge document={document} />}>
      {rejection ? <RejectionNotice rejection={rejection} /> : null}
      {status === "EXPIRED" ? <p>{t("expired")}</p> : null}
      {status === "UNDER_REVIEW" ? <p>{t("review")}</p> : null}
      {status === "VERIFIED" ? <p>{t("verified")}</p> : null}
      {sentAt !== null || decidedAt !== null ? (
        <p className="text-muted text-sm">
          {sentAt === null ? null : t("sentAt", at(sentAt))} {decidedAt === null ? null : t("decidedAt", at(decidedAt))}
        </p>
      ) : null}
      {waitsForPlayer(document) && !isOver ? <p className="text-muted text-sm">{t(`what.${kind}`)}</p> : null}
      {isOver && rejection === null && attemptsLeft === 0 ? <p>{t("noAttempts")}</p> : null}
      {isOver || rejection?.mayBeInAccount ? (
        <LinkButton kind="secondary" href={paths.help(pageLocale())}>
          {t("support")}
        </LinkButton>
      ) : null}
      {kind === "eddQuestionnaire" ? null : <UploadSection document={document} />}
      {kind === "eddQuestionnaire" && waitsForPlayer(document) ? <QuestionnaireButton /> : null}
    </Card>
  );
}
