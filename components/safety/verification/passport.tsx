import { clsx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { KycLevel } from "@/lib/safety/verification/kyc-level";
import { isNotNeeded, passportOf, stepOf, unverified, waitsForPlayer } from "@/lib/safety/verification/needed";
import type { DocumentKind, PlayerDocument } from "@/lib/safety/verification/schema";
import { DocumentBadge } from "./document-badge";
import { useDocumentName } from "./use-document-name";

const icons = {
  idDocument: "id",
  addressDocument: "home",
  paymentDocument: "wallet",
  sowDocument: "rise",
  eddQuestionnaire: "list",
  otherDocument: "empty",
} as const satisfies Record<DocumentKind, string>;

/** What is or may be asked of a player, why, by when, who reads it, and what it means for a withdrawal. */
export function Passport({ documents, level }: { documents: readonly PlayerDocument[]; level: KycLevel }) {
  const t = useTranslations("safety.verification");
  const nameOf = useDocumentName();
  const open = documents.filter(waitsForPlayer).length;
  const waiting = unverified(documents);
  const isDone = open === 0 && (level === "FULLY_VERIFIED" || level === "ENHANCED");
  const isUnasked = isNotNeeded(level, documents);
  const names = new Intl.ListFormat(pageTag(), { type: "conjunction" }).format(waiting.map(nameOf));
  const readiness = waiting.length === 0 ? t("passport.ready") : t("passport.notReady", { names });
  return (
    <Card
      title={t("passport.title")}
      action={<Badge tone={isDone ? "accent" : "plain"}>{t("passport.open", { count: open })}</Badge>}
      isFlush
    >
      <p className="flex items-center gap-2 px-4 pb-3 text-muted text-sm md:px-5">
        {isDone ? <Icon name="success" size="size-5 text-accent" /> : null}
        <span className={clsx(isDone && "text-text")}>
          {t("level", { level: t(`levels.${level}`) })}. {isUnasked ? null : t(`step.${stepOf(documents)}`)}
        </span>
      </p>
      <ul>
        {passportOf(documents).map((document) => (
          <PassportRow key={document.kind + document.id} document={document} />
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-muted text-sm md:px-5">
        <strong className="text-text">{isUnasked ? t("passport.later") : readiness}</strong> {t("passport.readers")}
      </p>
    </Card>
  );
}

function PassportRow({ document }: { document: PlayerDocument }) {
  const t = useTranslations("safety.verification");
  const name = useDocumentName()(document);
  const { kind, dueAt } = document;
  return (
    <li className="flex items-center gap-3 border-line border-t px-4 py-2.5 md:px-5">
      <span className="grid size-9 flex-none place-items-center rounded-sm bg-raised text-muted">
        <Icon name={icons[kind]} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-650">{name}</p>
        <p className="text-muted text-sm">
          {waitsForPlayer(document) && dueAt !== null
            ? `${t("passport.by", { time: formatTime(new Date(dueAt), pageTag()) })} `
            : null}
          {t(`why.${kind}`)}
        </p>
      </div>
      <DocumentBadge document={document} />
    </li>
  );
}
