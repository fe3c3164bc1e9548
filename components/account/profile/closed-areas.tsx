import { Button, LinkButton } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Permissions, refusedProducts, restrictedAreas } from "@/lib/session/permissions/permissions";
import { manualClaimQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

const otherAreas = ["bonuses", "manualClaim", "deposit", "withdrawal", "payout"] as const;

/** The areas that are closed to the player, with the reason where it is known; nothing for a player who may do everything. */
export function ClosedAreas({ helpHref }: { helpHref: string }) {
  const t = useTranslations("account.notices");
  const { data: manualClaim } = usePlayerQuery(manualClaimQuery);
  // A claim that could not be read is not one that is closed.
  const { permissions, state, retry } = usePermissions(manualClaim ?? true);
  if (state === "reading")
    return (
      <p className="mb-4 flex items-center gap-3 text-muted" role="status">
        <Spinner />
        {t("closed.reading")}
      </p>
    );
  if (state === "unreadable")
    return (
      <div className="mb-4 grid gap-3" role="alert">
        <p className="text-muted">{t("closed.unreadable")}</p>
        <Button kind="secondary" onClick={retry}>
          {t("closed.retry")}
        </Button>
      </div>
    );
  const closed = state === "read" ? closedAreas(permissions) : [];
  if (closed.length === 0) return null;
  const { multibrandSuspended, payoutRisk } = permissions;
  return (
    <section className="mb-4 grid gap-3" aria-labelledby="closed-areas">
      <h3 className="font-semibold" id="closed-areas">
        {t("closed.title")}
      </h3>
      {multibrandSuspended ? <p>{t("closed.suspended")}</p> : null}
      {payoutRisk ? <p>{t("closed.payoutRisk")}</p> : null}
      <ul className="text-muted">
        {closed.map((area) => (
          <li key={area}>{t(`closed.areas.${area}`)}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t("closed.why")}</p>
      <LinkButton kind="secondary" href={helpHref}>
        {t("contact")}
      </LinkButton>
    </section>
  );
}

/** The restricted areas, the products that payout risk or a suspension closes, and what else the account may not do. */
function closedAreas(permissions: Permissions) {
  const restricted: readonly string[] = restrictedAreas(permissions);
  const isClosed = (area: (typeof otherAreas)[number]) => restricted.includes(area) || !permissions[area];
  return [...refusedProducts(permissions), ...otherAreas.filter(isClosed)];
}
