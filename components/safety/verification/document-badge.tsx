import { Badge } from "@/components/ui/badge";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { rejectionOf } from "@/lib/safety/verification/rejection";
import type { PlayerDocument } from "@/lib/safety/verification/schema";

/** Where a document stands, as the platform says. */
export function DocumentBadge({ document }: { document: PlayerDocument }) {
  const t = useTranslations("safety.verification");
  if (rejectionOf(document)) return <Badge tone="danger">{t("status.rejected")}</Badge>;
  // What nobody asked for is no state that has to be found.
  if (document.status === "UNREQUESTED")
    return <span className="text-end text-muted text-sm">{t("status.UNREQUESTED")}</span>;
  return <Badge tone={document.status === "VERIFIED" ? "accent" : "plain"}>{t(`status.${document.status}`)}</Badge>;
}
